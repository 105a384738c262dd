"""What the options of a table mean: the parts of the campaign that are in play, its chapter, its tale (A22)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from polyana.games.revive.content import Content
from polyana.games.revive.modes import CampaignCard, Chapter
from polyana.games.revive.state import Options
from polyana.kernel import Result

NONE: Final = "none"
ALL: Final = "all"
SKIPPED: Final = "-"
"""R-441: a chapter that was not played."""
ENDED: Final = re.compile(r"([1-4]):(\d{1,3})")


def in_play(content: Content, options: Options) -> tuple[str, ...]:
    """R-421, R-440: the parts of the campaign's content that are used."""
    chapter = chapter_of(content, options)
    if chapter is not None:
        every = content.chapters.values()
        return tuple(name for one in every if one.number <= chapter.number for name in one.unlocks)
    if options.content in (NONE, ALL):
        return tuple(content.switches) if options.content == ALL else ()
    return tuple(word.strip() for word in options.content.split(","))


def tribes_in_play(content: Content, options: Options) -> list[str]:
    """R-021, R-435: the tribe boards from which the players get theirs."""
    switches = in_play(content, options)
    return [
        name
        for name, tribe in content.tribes.items()
        if not tribe.switch or tribe.switch in switches
    ]


# The campaign


def chapter_of(content: Content, options: Options) -> Chapter | None:
    """R-431: the chapter that is played; None for a game outside the campaign."""
    return None if options.chapter == NONE else content.chapters[options.chapter]


_CARDS: Final[dict[tuple[str, int, str], CampaignCard]] = {}


def chapter_card(content: Content, number: int, kind: str) -> CampaignCard:
    """R-431: the card of this kind of a chapter; laws are asked for all the time."""
    key = (content.hash, number, kind)
    if key not in _CARDS:
        every = content.campaign.values()
        _CARDS[key] = next(card for card in every if (card.chapter, card.kind) == (number, kind))
    return _CARDS[key]


class Ended(NamedTuple):
    """R-441: how an earlier chapter ended: with so many players, and the best total."""

    players: int
    best: int


def tale_of(options: Options) -> list[Ended | None]:
    """R-441: the earlier chapters one by one; None for one that was not played. The options have been checked."""
    if options.tale == NONE:
        return []
    return [_ended(word.strip()) for word in options.tale.split(",")]


def _ended(word: str) -> Ended | None:
    found = ENDED.fullmatch(word)
    return Ended(int(found[1]), int(found[2])) if found else None


def tale_so_far(content: Content, options: Options) -> list[Ended | None]:
    """R-441: an entry for every earlier chapter of the one that is played; those that are missing were not played."""
    chapter = chapter_of(content, options)
    earlier = chapter.number - 1 if chapter else 0
    return [*tale_of(options), *[None] * earlier][:earlier]


def best_of(result: Result) -> int:
    """R-441: the best total, as a tale can hold it."""
    return min(999, max(0, *result.scores))


def written(tale: list[Ended | None]) -> str:
    """A tale as an option: `2:97,-,3:121`."""
    words = (f"{ended.players}:{ended.best}" if ended else SKIPPED for ended in tale)
    return ",".join(words) or NONE
