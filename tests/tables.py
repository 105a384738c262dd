"""Tables of any game to prove rules on: a match that begins at a position, its question, its answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic, TypeVar

import msgspec

from polyana.kernel import Ask, Caution, Game, Match, Move, text
from polyana.kernel.game import O, S
from polyana.kernel.state import Fact
from polyana.kernel.table import C

V = TypeVar("V", bound=msgspec.Struct)


class Tables(Generic[S, O, C, V]):
    """The tables of one game; `options` says which variant a position belongs to.

    Where they are `audited`, nothing impossible lies on the table after any answer.
    """

    def __init__(
        self,
        game: Game[S, O, C],
        view: type[V],
        options: Callable[[S], O],
        audited: bool = False,
    ) -> None:
        self.game = game
        self.view = view
        self.options = options
        self.audited = audited

    def start(self, state: S) -> Match[S, O, C]:
        """The match that begins at a position."""
        return Match.at(self.game, self.options(state), state)

    def play(self, at: S | Match[S, O, C], *moves: str) -> Match[S, O, C]:
        """Gives answers one after another, each by whoever is asked first."""
        match = at if isinstance(at, Match) else self.start(at)
        for move in moves:
            match.answer(match.asks[0].seat, move)
            if self.audited:
                assert match.game.audit(match.state) == []
        return match

    def seen(self, match: Match[S, O, C], seat: int | None) -> V:
        """The table as a seat, or a spectator, sees it."""
        shown = match.view(seat).table
        assert isinstance(shown, self.view)
        return shown


def ask(match: Match[S, O, C]) -> Ask:
    """The open question; where several seats are asked at once, the first."""
    return match.asks[0]


def options(match: Match[S, O, C], verb: str = "") -> list[str]:
    """The legal moves as text, or those with one verb."""
    return [text(move) for move in ask(match).options if verb in ("", move[0])]


def cautions(match: Match[S, O, C]) -> dict[str, list[Caution]]:
    """What the asked seat reads before each of its moves."""
    (question,) = match.view(ask(match).seat).questions
    return question.cautions


def told(match: Match[S, O, C], event: str) -> list[tuple[Fact, ...]]:
    """The facts of every event of this name in the log."""
    return [entry.facts for entry in match.log if entry.event == event]


def moments(match: Match[S, O, C], choose: Callable[[Ask], Move]) -> Iterator[Match[S, O, C]]:
    """The same match at every decision to come, and once more when it is over."""
    while not match.over:
        yield match
        question = match.asks[0]
        match.answer(question.seat, choose(question))
    yield match
