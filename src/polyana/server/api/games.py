"""The games, their components and their rules."""

from __future__ import annotations

from typing import Literal

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery

from polyana.server import offer, wire
from polyana.server.api.given import GameName, Hash
from polyana.server.page import NOT_SQUEEZED

FOR_EVER = "public, max-age=31536000, immutable"


@get("/")
async def list_games() -> list[wire.GameInfo]:
    """Every game that can be played."""
    return offer.all_games()


@get(
    "/{game:str}/content",
    responses={200: ResponseSpec(wire.GameContent, generate_examples=False)},
    opt={NOT_SQUEEZED: True},
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
    return _ready(request, offer.content_of(game, lang), headers)


@get(
    "/{game:str}/rules",
    responses={200: ResponseSpec(wire.GameRules, generate_examples=False)},
    opt={NOT_SQUEEZED: True},
)
async def game_rules(
    game: GameName,
    request: Request[None, None, State],
    lang: FromQuery[Literal["ru", "en"]] = "en",
) -> Response[bytes]:
    """The rulebook in Markdown, its signs, and a table from which its pictures are drawn."""
    return _ready(request, offer.rules_of(game, lang), {})


@get(
    "/{game:str}/lesson",
    responses={200: ResponseSpec(wire.GameLesson, generate_examples=False)},
    opt={NOT_SQUEEZED: True},
)
async def game_lesson(
    game: GameName,
    request: Request[None, None, State],
    lang: FromQuery[Literal["ru", "en"]] = "en",
) -> Response[bytes]:
    """The guided first round: what is said where, and which moves are made."""
    return _ready(request, offer.lesson_of(game, lang), {})


def _ready(
    request: Request[None, None, State], data: bytes, headers: dict[str, str]
) -> Response[bytes]:
    """An answer that is always the same."""
    headers["Vary"] = "Accept-Encoding"
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        data = offer.squeezed(data)
    return Response(data, headers=headers, media_type=MediaType.JSON)


game_routes = Router(
    "/games", route_handlers=[list_games, game_content, game_rules, game_lesson], tags=["games"]
)
