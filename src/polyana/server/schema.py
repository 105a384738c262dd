"""The description of the API, with the views of all games, from which the page makes its types."""

from __future__ import annotations

from functools import cache
from typing import Any, get_type_hints

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from polyana import games
from polyana.server.workers import game_called


@cache
def game_views() -> dict[str, Any]:
    """JSON schemas of what each game shows: `felinia.View` and what it is made of."""
    found: dict[str, Any] = {}
    for name in games.names():
        seen = get_type_hints(type(game_called(name)).view)["return"]
        _, parts = msgspec.json.schema_components(
            [seen], ref_template="#/components/schemas/{name}"
        )
        text = msgspec.json.encode(parts).decode()
        for part in parts:
            old = f'"#/components/schemas/{part}"'
            text = text.replace(old, f'"#/components/schemas/{name}.{part}"')
        named = msgspec.json.decode(text, type=dict[str, Any])
        found |= {f"{name}.{part}": schema for part, schema in named.items()}
    return found


class WithGames(JsonRenderPlugin):
    """The description as JSON, with the games' views added."""

    def render(self, request: Request, openapi_schema: dict[str, Any]) -> bytes:  # type: ignore[type-arg]
        components = dict(openapi_schema.get("components", {}))
        components["schemas"] = {**components.get("schemas", {}), **game_views()}
        return self.render_json(request, {**openapi_schema, "components": components})


def description(version: str) -> OpenAPIConfig:
    """Where and how the API is described."""
    return OpenAPIConfig(
        title="Polyana",
        version=version,
        description="An open table for modern Euro board games. See docs/server.md.",
        path="/schema",
        render_plugins=[WithGames()],
    )
