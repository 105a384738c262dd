"""The games, their components and their rules."""

from __future__ import annotations

from typing import Literal

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery

from polyana.server import offer, wire
from polyana.server.api.given import GameName, Hash

FOR_EVER = "public, max-age=31536000, immutable"


@get("/")
async def list_games() -> list[wire.GameInfo]:
    """Every game that can be played."""
    return offer.all_games()


@get(
    "/{game:str}/content", responses={200: ResponseSpec(wire.GameContent, generate_examples=False)}
)
async def game_content(
    game: GameName,
    request: Request[None, None, State],
    v: Hash = "",
    lang: FromQuery[Literal["ru", "en", ""]] = "",
) -> Response[bytes]:
    """What a page needs to draw the game. With its pack as `v` the answer never changes."""
    pack = offer.game_info(game).pack
    tag = f'"{pack}{lang}"'
    headers = {"ETag": tag, "Cache-Control": FOR_EVER if v == pack else "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type=MediaType.JSON)
    return Response(offer.content_of(game, lang), headers=headers, media_type=MediaType.JSON)


@get("/{game:str}/rules")
async def game_rules(game: GameName, lang: FromQuery[Literal["ru", "en"]] = "en") -> wire.GameRules:
    """How to play, and the numbered rules, in Markdown."""
    return offer.rules_of(game, lang)


game_routes = Router(
    "/games", route_handlers=[list_games, game_content, game_rules], tags=["games"]
)
