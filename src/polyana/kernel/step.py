"""One step of the rules at work, and the promises it is held to."""

from __future__ import annotations

from typing import Generic

from polyana.kernel.asking import NOTHING, Ask, BrokenRules, Move, Together, text
from polyana.kernel.game import Game, O, S
from polyana.kernel.table import C, Table


class Step(Generic[S, O, C]):
    """A step that is being played on a table. It takes forced answers by itself and tells them."""

    __slots__ = ("_closed", "_game", "_known", "_rules", "_table")

    def __init__(self, game: Game[S, O, C], table: Table[S, C]) -> None:
        self._game = game
        self._table = table
        self._known = (table.news, table.state.chance.counter)
        self._rules = game.step(table)
        self._closed = False

    def next(self, answer: Move) -> Ask | Together | None:
        """Hands the rules an answer; what somebody has to think about next, None at the end of the step."""
        table, rules = self._table, self._rules
        while True:
            try:
                question = next(rules) if answer is NOTHING else rules.send(answer)
            except StopIteration:
                return None
            if self._closed or (table.news, table.state.chance.counter) != self._known:
                self._broken(
                    f"asks {question!r} after news or a secret answer; the step must end first"
                )
            if isinstance(question, Together):
                self._closed = True
                self._answer_forced(question)
                if not question.complete:
                    return question
                answer = NOTHING
                continue
            self._closed = question.secret
            if not question.options:
                self._broken(f"asks {question.kind!r} without any option")
            if len(question.options) > 1 or question.always:
                return question
            answer = question.options[0]
            only = question.seat if question.secret else None
            table.tell("forced", question.seat, text(answer), only=only)

    def _answer_forced(self, together: Together) -> None:
        """Takes the forced answers of a simultaneous choice; each is told to its own seat alone."""
        if len({ask.seat for ask in together.asks}) < len(together.asks):
            self._broken("asks a seat twice at once")
        for ask in together.asks:
            if not ask.options:
                self._broken(f"asks {ask.kind!r} without any option")
            if len(ask.options) == 1 and not ask.always:
                together.give(ask.seat, ask.options[0])
                self._table.tell("forced", ask.seat, text(ask.options[0]), only=ask.seat)

    def _broken(self, what: str) -> None:
        raise BrokenRules(f"{self._game.name} {what}")
