"""Plans: own answers in a row, and what they are worth.

Decisions are small (sell, then buy, then board), so an answer is judged by the best plan of own answers it begins:
plans are followed until the step of the game ends, somebody else is asked or something new becomes known.
"""

from __future__ import annotations

import heapq
import math
from typing import Final, Generic, NamedTuple

from polyana.bots.bot import question_to
from polyana.bots.plan import Plan
from polyana.kernel import Ask, Chance, Game, Move, Thought
from polyana.kernel.course import Course
from polyana.kernel.game import O, S
from polyana.kernel.table import C


class Care(NamedTuple):
    """How carefully plans are looked for."""

    tries: int
    """Answers tried at most for one decision, besides its own options."""
    slack: float
    """Points by which a plan may lie behind the best one and still be followed."""
    length: int
    """Own answers in a row at most."""


QUICK: Final = Care(tries=60, slack=1.0, length=6)
THOROUGH: Final = Care(tries=1000, slack=8.0, length=12)
"""For the one decision that is really made: in Tundra it finds plans that are better by nearly half a point a turn."""

Moment = tuple[bytes, str, tuple[str | int, ...]]
"""What makes two moments of a turn the same: the table and the question."""


def imagined(table: Course[S, O, C], seat: int, chance: Chance) -> Thought[S, O, C]:
    """A table as the seat imagines it; where several are asked at once, the others have answered at random."""
    guess = Thought.of(table, seat, chance)
    for ask in guess.asks:
        if ask.seat != seat:
            guess.answer(ask.seat, chance.pick(ask.options))
    return guess


def valued(game: Game[S, O, C], state: S, seat: int) -> float:
    """How well a seat stands, in points: the sum of all parts of the game's evaluation."""
    return sum(game.evaluate(state, seat).values())


def opens_nothing(before: Ask, after: Ask) -> bool:
    """Whether the same question is asked again and nothing can be answered that could not be answered before."""
    same = (after.kind, after.about) == (before.kind, before.about)
    return same and set(after.options) <= set(before.options)


class Begun(NamedTuple, Generic[S, O, C]):
    """A plan that goes on: the thought after it, and the answers that were possible before on the very same table."""

    plan: Plan
    thought: Thought[S, O, C]
    table: bytes
    known: frozenset[Move]


class Plans(Generic[S, O, C]):
    """The plans of own answers on one imagined table, the most promising followed first; the table is used up."""

    def __init__(self, guess: Thought[S, O, C], seat: int, care: Care = QUICK) -> None:
        self.seat = seat
        self.care = care
        self.table = guess.game.encode(guess.state)
        self.values = {self.table: valued(guess.game, guess.state, seat)}
        plan = Plan((), self.values[self.table], False)
        self.root = Begun(plan, guess, self.table, frozenset())
        self.seen = moments_of_turn(guess, seat)
        self.ended: list[Plan] = []
        self.unended: list[Plan] = []
        self.open: list[tuple[float, int, Begun[S, O, C]]] = []
        self.best = -math.inf
        self.tries = 0

    def found(self) -> list[Plan]:
        """The plans that were followed to their end; if there are none, all that were begun."""
        self._continue(self.root)
        most = self.tries + self.care.tries
        while self.open and self.tries < most:
            behind, _, node = heapq.heappop(self.open)
            if -behind < self.best - self.care.slack:
                break
            self._continue(node)
        return self.ended or self.unended

    def _continue(self, node: Begun[S, O, C]) -> None:
        """Tries every next answer of a plan, but none that could as well have been given before."""
        plan, ask = node.plan, question_to(node.thought, self.seat)
        moves = [move for move in ask.options if move not in node.known]
        for move in moves:
            # the last one may have the table of this plan, which is not needed any more
            twin = node.thought if move is moves[-1] else node.thought.fork()
            twin.answer(self.seat, move)
            self.tries += 1
            table, news = twin.game.encode(twin.state), not twin.can_undo(self.seat)
            value = self._value(twin, table)
            rests = twin.between_steps
            longer = Plan((*plan.moves, move), value, news, table if rests else b"")
            after = twin.ask_of(self.seat)
            if after is None or news or rests:
                self.ended.append(longer)
                self.best = max(self.best, value)
                continue
            self.unended.append(longer)
            moment = (table, after.kind, after.about)
            idle = value < plan.value and opens_nothing(ask, after)
            if not idle and moment not in self.seen and len(longer.moves) < self.care.length:
                self.seen.add(moment)
                known = node.known.union(ask.options) if table == node.table else frozenset()
                # while nothing has happened yet (a way chosen, not gone) there is nothing to judge by
                promise = math.inf if table == self.table else value
                entry = (-promise, self.tries, Begun(longer, twin, table, known))
                heapq.heappush(self.open, entry)

    def _value(self, thought: Thought[S, O, C], table: bytes) -> float:
        """How well the seat stands on this table, looked at once."""
        value = self.values.get(table)
        if value is None:
            self.values[table] = value = valued(thought.game, thought.state, self.seat)
        return value


def moments_of_turn(thought: Thought[S, O, C], seat: int) -> set[Moment]:
    """The moments of this turn so far, this one included: what leads back to one of them leads nowhere."""
    twin, seen = thought.fork(), set()
    while True:
        ask = question_to(twin, seat)
        seen.add((twin.game.encode(twin.state), ask.kind, ask.about))
        if not twin.can_undo(seat):
            return seen
        twin.undo(seat)
