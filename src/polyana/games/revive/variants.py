"""The kinds of table that can be set up, what follows a chapter, and options that do not go together (A21, A22)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from polyana.games.revive.chapters import (
    ALL,
    ENDED,
    NONE,
    SKIPPED,
    Ended,
    best_of,
    chapter_of,
    in_play,
    tale_so_far,
    written,
)
from polyana.games.revive.content import Content
from polyana.games.revive.state import ChapterName, Options
from polyana.kernel import BadOptions, Result
from polyana.speech import refused


def variants() -> list[Options]:
    """One of each kind; the checks play all of them."""
    return [
        *(Options(players=players) for players in (1, 2, 3, 4)),
        Options(players=3, tribes="choice"),
        Options(players=2, artifact_cards="choice"),
        Options(players=4, artifact_cards="shared"),
        Options(players=2, long_game=True),
        Options(players=4, long_game=True),
        *(Options(players=players, content=ALL) for players in (1, 2, 3, 4)),
        Options(players=2, chapter="chapter_1"),
        Options(players=3, chapter="chapter_2"),
        Options(players=1, chapter="chapter_3"),
        Options(players=4, chapter="chapter_4"),
        Options(players=2, chapter="chapter_5"),
    ]


def sequel(content: Content, options: Options, result: Result) -> Options:
    """R-443: the next chapter, with how this one ended in its tale; after the last one a game with all content."""
    chapter = chapter_of(content, options)
    if chapter is None:
        return options
    if chapter.number == len(content.chapters):
        return msgspec.structs.replace(options, chapter=NONE, tale=NONE, content=ALL)
    following: ChapterName = f"chapter_{chapter.number + 1}"  # type: ignore[assignment]
    now = Ended(options.players, best_of(result))
    told = written([*tale_so_far(content, options), now])
    return msgspec.structs.replace(options, chapter=following, tale=told)


# What is refused


class BadTable(BadOptions):
    """Options that do not go together; the sentence stands in the locale of the game."""

    home = Path(__file__).parent

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__("", key, **facts)
        self.args = (refused(self, "en"),)


def check_options(content: Content, options: Options) -> None:
    """R-422: BadOptions with a sentence if a game cannot be set up like this."""
    least = content.variants["long_game"].min_players
    if options.long_game and options.players < least:
        raise BadTable("long-game", least=least)
    if options.chapter != NONE and options.content != NONE:
        raise BadTable("chapter-content")
    for name in in_play(content, options):
        if name not in content.switches:
            known = ", ".join((NONE, ALL, *content.switches))
            raise BadTable("option-value", option="content", wanted=known, value=name or "''")
    check_tale(content, options)


def check_tale(content: Content, options: Options) -> None:
    """R-441, R-422: a tale belongs to a chapter and tells of earlier ones alone."""
    if options.tale == NONE:
        return
    chapter = chapter_of(content, options)
    if chapter is None:
        raise BadTable("tale-chapter")
    most = chapter.number - 1
    words = [word.strip() for word in options.tale.split(",")]
    if len(words) > most:
        raise BadTable("tale-long", given=len(words), most=most)
    for word in words:
        if word != SKIPPED and not ENDED.fullmatch(word):
            raise BadTable("tale-entry", entry=word)
