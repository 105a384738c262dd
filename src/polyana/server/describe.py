"""Prints the description of the API without a server: `python -m polyana.server.describe > openapi.json`."""

from __future__ import annotations

import msgspec

from polyana.server.app import create_app
from polyana.server.schema import completed
from polyana.server.settings import Settings


def whole_description() -> bytes:
    """The JSON that a server gives at /schema/openapi.json, a line for each thing: changes can be read."""
    app = create_app(Settings(database="sqlite://"))
    return msgspec.json.format(
        msgspec.json.encode(completed(app.openapi_schema.to_schema())), indent=1
    )


if __name__ == "__main__":
    print(whole_description().decode())
