"""The tale of the campaign: what may be read at the table of a chapter, how chapters ended, what comes next (A22)."""

from __future__ import annotations

import msgspec

from polyana.games.revive.chapters import Ended, best_of, chapter_card, chapter_of, tale_so_far
from polyana.games.revive.content import Content
from polyana.games.revive.scoring import result
from polyana.games.revive.state import State


class Ending(msgspec.Struct):
    """R-432: how a chapter ended. One that was not played has no players, no card and is not bright."""

    chapter: str
    players: int = 0
    best: int = 0
    threshold: int = 0
    """The best total from which its ending is bright with so many players."""
    bright: bool = False
    card: str = ""
    """The card that is read at its end, the bright one or the dim one."""


class Tale(msgspec.Struct):
    """R-444: all that the table of a chapter tells of the campaign; it is the same for everybody."""

    chapter: str
    threshold: int
    """R-432: the best total from which this chapter ends brightly, with the players at this table."""
    cards: list[str]
    """What may be read now: prologue, unlock, law; the event once it happened; the ending when the game is over."""
    chronicle: list[Ending]
    """The earlier chapters in order; when the game is over this one is the last."""
    epilogue: str = ""
    """R-445: what is read after the last chapter."""
    following: str = ""
    """When the game is over: the next chapter, if there is one."""
    unlocks: list[str] = []
    """What the next chapter brings."""


def tale(content: Content, state: State) -> Tale | None:
    """The tale as it can be told now; None at a table without a chapter."""
    chapter = chapter_of(content, state.options)
    if chapter is None:
        return None
    kinds = ["prologue", "unlock", "law", *(["event"] if state.event else [])]
    told = Tale(
        chapter=chapter.id,
        threshold=threshold(content, chapter.id, state.options.players),
        cards=[chapter_card(content, chapter.number, kind).id for kind in kinds],
        chronicle=[
            ending(content, name, one)
            for name, one in zip(
                content.chapters, tale_so_far(content, state.options), strict=False
            )
        ],
    )
    if state.phase == "over":
        finish(content, state, told)
    return told


def finish(content: Content, state: State, told: Tale) -> None:
    """The game is over: the ending of this chapter, then the epilogue or what the next chapter brings."""
    best = best_of(result(content, state))
    now = ending(content, told.chapter, Ended(state.options.players, best))
    told.cards.append(now.card)
    told.chronicle.append(now)
    later = list(content.chapters)[len(told.chronicle) :]
    if later:
        told.following = later[0]
        told.unlocks = list(content.chapters[later[0]].unlocks)
    else:
        told.epilogue = epilogue(content, sum(one.bright for one in told.chronicle))


def threshold(content: Content, chapter: str, players: int) -> int:
    """R-432: the best total from which a chapter ends brightly."""
    return content.chapters[chapter].bright_from[players - 1]


def ending(content: Content, chapter: str, ended: Ended | None) -> Ending:
    """R-432: bright from the threshold on, otherwise dim; R-441: None is a chapter that was not played."""
    if ended is None:
        return Ending(chapter)
    wanted = threshold(content, chapter, ended.players)
    bright = ended.best >= wanted
    card = chapter_card(content, content.chapters[chapter].number, "bright" if bright else "dim")
    return Ending(chapter, ended.players, ended.best, wanted, bright, card.id)


def epilogue(content: Content, bright: int) -> str:
    """R-445: the entry with the highest `bright` that is not above the number of bright endings."""
    reached = [entry for entry in content.epilogues if entry.bright <= bright]
    return max(reached, key=lambda entry: entry.bright).id
