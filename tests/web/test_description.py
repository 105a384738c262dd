"""The page's types are made from a description of the API that is kept beside it."""

from __future__ import annotations

from pathlib import Path

from polyana.server.describe import whole_description

KEPT = Path(__file__).parents[2] / "web" / "openapi.json"


def test_the_kept_description_is_that_of_the_server() -> None:
    assert KEPT.read_bytes().strip() == whole_description(), (
        "web/openapi.json is not what the server does; renew it with `make openapi`."
    )
