"""What a link shows before it is opened: title and sentence, for messengers that look at a page's head."""

from __future__ import annotations

from functools import cache
from html import escape
from pathlib import Path
from typing import Final

import msgspec
from litestar import Request
from litestar.datastructures import State

from polyana.games import UnknownGame
from polyana.server import offer
from polyana.server.hall import Hall
from polyana.server.problems import Rejection
from polyana.server.storage.models import OVER, PERSON, WAITING
from polyana.speech import LANGUAGES, Speech

WORDS: Final = Path(__file__).parent / "locale"
TITLE: Final = "<title>Polyana</title>"
MARK: Final = "<!-- preview -->"
ICON: Final = "/icon-512.png"


class Preview(msgspec.Struct, frozen=True):
    """The head of a page."""

    title: str
    about: str
    found: bool = True


@cache
def words(language: str) -> Speech:
    """What the server itself says to people, in one language."""
    return Speech(language, WORDS / f"{language}.ftl")


def language_of(request: Request[None, None, State]) -> str:
    """The language that whoever looks likes best, of those we speak."""
    liked = [
        part.strip()[:2].lower() for part in request.headers.get("accept-language", "").split(",")
    ]
    return next((one for one in liked if one in LANGUAGES), "en")


async def preview(request: Request[None, None, State], place: list[str]) -> Preview:
    """The head for a place of the page: the lobby, a table, the rules of a game."""
    say = words(language_of(request))
    usual = Preview(say.say("preview-title"), say.say("preview-about"))
    try:
        if len(place) != 2:
            return usual
        if place[0] == "rules":
            name = offer.game_info(place[1]).name[say.language]
            return Preview(say.say("preview-rules", game=name), usual.about)
        if place[0] == "table":
            return await _table(request.app.state.hall, place[1], say)
    except (Rejection, UnknownGame):
        return msgspec.structs.replace(usual, found=False)
    return usual


async def _table(hall: Hall, table: str, say: Speech) -> Preview:
    async with hall.at(table) as live:
        stored = live.stored
        host = next((seat for seat in live.seats if seat.guest == stored.maker), None)
        who = host.name if host is not None and host.kind == PERSON else ""
        status = stored.status
        game = offer.game_info(stored.game)
        say = words(stored.language) if stored.language in LANGUAGES else say
    about = "running"
    if status == WAITING:
        about = "invited" if who else "waiting"
    elif status == OVER:
        about = "over"
    name = game.name[say.language]
    return Preview(
        say.say("preview-table", game=name), say.say(f"preview-{about}", player=who, game=name)
    )


def headed(index: bytes, seen: Preview, address: str) -> bytes:
    """The page with this head; `address` is where it was asked for."""
    tags = {
        "og:type": "website",
        "og:site_name": "Polyana",
        "og:title": seen.title,
        "og:description": seen.about,
        "og:image": address + ICON,
    }
    lines = "\n    ".join(
        f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()
    )
    page = index.decode().replace(TITLE, f"<title>{escape(seen.title)}</title>", 1)
    return page.replace(MARK, lines, 1).encode()
