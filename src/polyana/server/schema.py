"""The description of the API, with the views of all games, from which the page makes its types."""

from __future__ import annotations

from functools import cache
from typing import Any, get_type_hints

import msgspec
from litestar import Request, Response, Router
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Method
from litestar.types.internal_types import PathParameterDefinition

from polyana.server.page import NOT_SQUEEZED
from polyana.server.problems import Problem, not_found
from polyana.server.workers import game_called, served

HERE = "#/components/schemas/"


@cache
def game_parts() -> dict[str, Any]:
    """JSON schemas of what each game shows: `felinia.View` and `felinia.Content`, and what they are made of."""
    found: dict[str, Any] = {}
    for name in served():
        game = game_called(name)
        seen = [get_type_hints(type(game).view)["return"], type(game.box())]
        _, parts = msgspec.json.schema_components(seen, ref_template=HERE + name + ".{name}")
        found |= {f"{name}.{part}": schema for part, schema in parts.items()}
    return found


def completed(described: dict[str, Any]) -> dict[str, Any]:
    """What Litestar found out by itself, with the games, the refusals, and the body of a record."""
    whole: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(described))
    schemas = whole["components"]["schemas"]
    problem = msgspec.json.schema_components([Problem], ref_template=HERE + "{name}")[1]
    schemas |= game_parts() | problem
    views = [{"$ref": f"{HERE}{name}.View"} for name in served()]
    for shown in ("Sight", "GameRules"):
        schemas[shown]["properties"]["table"] = {"anyOf": views}
    schemas["GameContent"]["properties"]["content"] = {
        "anyOf": [
            {"$ref": f"{HERE}{name}.{type(game_called(name).box()).__name__}"} for name in served()
        ]
    }
    del schemas["Struct"]
    refused = {
        "description": "What was refused, and why",
        "content": {"application/json": {"schema": {"$ref": f"{HERE}Problem"}}},
    }
    for path, methods in whole["paths"].items():
        for operation in methods.values():
            operation["responses"].pop("400", None)
            if path.startswith("/api/"):
                operation["responses"]["default"] = refused
    whole["paths"]["/api/records"]["post"]["requestBody"] = {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": f"{HERE}Record"}}},
    }
    return whole


class Complete(JsonRenderPlugin):
    """The whole description as JSON, written once and not compressed: programs read it, seldom."""

    written = b""

    def render(self, request: Request, openapi_schema: dict[str, Any]) -> bytes:  # type: ignore[type-arg]
        self.written = self.written or msgspec.json.encode(completed(openapi_schema))
        return self.written


def operation_name(
    handler: HTTPRouteHandler, method: Method, path: list[str | PathParameterDefinition]
) -> str:
    """An operation is called like the function that does it."""
    return handler.handler_name


def in_our_words(answer: Response[Any]) -> Response[Any]:
    """What is not there is said as everywhere, not by a bare page of Litestar's."""
    if answer.status_code == 404:
        raise not_found("page")
    return answer


def description(version: str) -> OpenAPIConfig:
    """Where and how the API is described."""
    return OpenAPIConfig(
        title="Polyana",
        version=version,
        description="An open table for modern Euro board games. See docs/server.md.",
        openapi_router=Router(
            "/schema",
            route_handlers=[],
            include_in_schema=False,
            opt={NOT_SQUEEZED: True},
            after_request=in_our_words,
        ),
        render_plugins=[Complete()],
        operation_id_creator=operation_name,
    )
