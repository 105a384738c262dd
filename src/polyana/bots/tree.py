"""The tree of the searching bot: what was tried at a moment of the game, how often, and how it went.

A node is a moment as the thinking seat knows it: the open answers that led there, whatever chance decided and others
hold in their hands. So a node is met on many imagined tables, and its figures are means over them.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from polyana.kernel import Move

CURIOSITY: Final = 0.6
"""How much a promising answer that was seldom tried is preferred."""
SHARPNESS: Final = 1.2
"""Points by which an answer must look better to be taken e times as seriously."""
DOUBT: Final = 0.2
"""The share of attention that all answers get alike, however they look."""
LEAST_RANGE: Final = 2.0
"""Points that count as a great difference at least."""

Branch = tuple[Move, ...]
"""A plan: answers of one seat in a row."""
Reply = tuple[tuple[int, Branch], ...]
"""What was answered at a node, by seat; several at once where all were asked together."""


class Arm:
    """A plan: how it looked at first sight, in points gained, and what came of it."""

    __slots__ = ("glances", "looks", "total", "visits")

    def __init__(self) -> None:
        self.looks = 0.0
        self.glances = 0
        self.visits = 0
        self.total = 0.0

    def look(self, gain: float) -> None:
        """Takes note of how it looks on one more table; the mean counts."""
        self.glances += 1
        self.looks += (gain - self.looks) / self.glances


class Node:
    """A moment of the game: for every seat that is asked there the answers that were looked at, and what follows."""

    __slots__ = ("arms", "children", "visits")

    def __init__(self) -> None:
        self.arms: dict[int, dict[Branch, Arm]] = {}
        self.children: dict[Reply, Node] = {}
        self.visits = 0

    def child(self, reply: Reply) -> Node:
        """The moment after these answers."""
        node = self.children.get(reply)
        if node is None:
            node = self.children[reply] = Node()
        return node

    def after(self, seat: int, moves: Branch) -> Node:
        """The moment after some answers of a seat; of the plans that begin with them, what is left."""
        rest = Node()
        for plan, arm in self.arms.get(seat, {}).items():
            length = len(plan)
            if plan == moves[:length]:
                return self.child(((seat, plan),)).after(seat, moves[length:])
            if plan[: len(moves)] == moves:
                rest.arms.setdefault(seat, {})[plan[len(moves) :]] = arm
                rest.children[((seat, plan[len(moves) :]),)] = self.child(((seat, plan),))
                rest.visits += arm.visits
        return rest if moves else self


class Scale:
    """The range of values that a seat has met, to which its values are compared."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low, self.high = math.inf, -math.inf

    def widen(self, value: float) -> None:
        """Takes note of a value."""
        self.low, self.high = min(self.low, value), max(self.high, value)

    @property
    def unit(self) -> float:
        """What a point is worth on a scale from 0 to 1."""
        return 1 / max(self.high - self.low, LEAST_RANGE)


def choose(arms: dict[Branch, Arm], legal: Sequence[Branch], scale: Scale) -> Branch:
    """The plan to try next (PUCT): what went well, what looks good, and what was seldom tried.

    A plan that was never tried is taken to be worth as much less than the mean as it looks worse than the best.
    """
    tried, total, best = 0, 0.0, -math.inf
    for plan in legal:
        arm = arms[plan]
        tried += arm.visits
        total += arm.total
        best = max(best, arm.looks)
    weights = [math.exp((arms[plan].looks - best) / SHARPNESS) for plan in legal]
    share = (1 - DOUBT) / sum(weights)
    alike = DOUBT / len(legal)
    mean = total / tried if tried else 0.0
    wish = CURIOSITY * math.sqrt(tried + 1)
    unit, top, chosen = scale.unit, -math.inf, legal[0]
    for plan, weight in zip(legal, weights, strict=True):
        arm = arms[plan]
        visits = arm.visits
        value = arm.total / visits if visits else mean + arm.looks - best
        score = value * unit + wish * (share * weight + alike) / (1 + visits)
        if score > top:
            top, chosen = score, plan
    return chosen
