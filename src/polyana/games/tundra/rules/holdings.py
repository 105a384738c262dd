"""What players own, and the small verbs that keep the books: gain, score, pay (T-003 to T-012, T-601)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Final

from polyana.effects import affords
from polyana.games.tundra.deeds import Kind
from polyana.games.tundra.effects import MEANS, Cost
from polyana.games.tundra.moves import PAY
from polyana.games.tundra.state import Player, TundraTable
from polyana.kernel import Ask, Move, Rules, Together

Choice = Generator[Ask | Together, Move, Move]
"""Rules that end with a move chosen."""

SOURCES: Final[dict[Kind, str]] = {
    "order": "orders",
    "boost": "cards",
    "advisor": "cards",
    "title": "title",
    "tower": "towers",
}
"""The line of the score sheet for points from each kind of action."""


def gain(table: TundraTable, player: Player, track: str, amount: int, kind: Kind = "order") -> None:
    """T-008: a track moves up, to its end; what is beyond is lost. Points are booked by the kind of action."""
    limits = table.content.limits
    if track == "vp":
        score(table, player, SOURCES[kind], amount)
        return
    if track == "berry":
        gained = min(amount, limits.berry_max - player.berry)
        player.berry += gained
    else:
        gained = min(amount, limits.resource_max - player.resources[track])
        player.resources[track] += gained
    if table.log is not None:
        table.tell("gained", table.state.seat, track, gained)


def score(table: TundraTable, player: Player, source: str, points: int) -> None:
    """T-602: points are booked the moment they are earned."""
    player.vp += points
    player.scored[source] = player.scored.get(source, 0) + points
    if table.log is not None:
        table.tell("scored", table.state.seat, source, points)


def payable(player: Player, cost: Cost) -> bool:
    """T-009: whether a price can be paid in full."""
    if player.berry < cost.berry:
        return False
    return not cost.total or affords(player.resources, cost, MEANS)


def open_kind(table: TundraTable, player: Player, cost: Cost) -> tuple[str, list[Move]]:
    """The first choice of kind that a price leaves open, and its options: none if there is nothing to choose."""
    if cost.equal:
        return "equal_kind", kinds(table, player, cost.equal, cost)
    return "pay_kind", kinds(table, player, 1, cost) if cost.any else []


def kinds(table: TundraTable, player: Player, amount: int, cost: Cost | None = None) -> list[Move]:
    """The kinds of which a player has so many, besides what a price names."""
    moves = table.content.moves.pay
    named = dict(cost.named) if cost is not None and cost.named else {}
    return [
        moves[kind]
        for kind, held in player.resources.items()
        if held - named.get(kind, 0) >= amount
    ]


def pay(table: TundraTable, player: Player, cost: Cost, picked: Move) -> Rules:
    """Pays a price. T-010, T-011: the kinds are asked for, unless the pick was a kind itself (`pay stone`)."""
    seat = table.state.seat
    first = picked if picked[0] == "pay" and picked != PAY else None
    if cost.berry:
        player.berry -= cost.berry
        table.tell("paid", seat, "berry", cost.berry)
    for kind, amount in cost.named:
        spend(table, player, kind, amount)
    if cost.equal:
        if first is None:
            first = yield from choose_kind(seat, "equal_kind", kinds(table, player, cost.equal))
        spend(table, player, first[1], cost.equal)
        first = None
    for left in range(cost.any, 0, -1):
        if first is None:
            options = kinds(table, player, 1)
            # with nothing to spare all of it is paid, in whatever order
            every = sum(player.resources.values()) == left
            first = options[0] if every else (yield from choose_kind(seat, "pay_kind", options))
        spend(table, player, first[1], 1)
        first = None


def choose_kind(seat: int, question: str, options: Sequence[Move]) -> Choice:
    """One of the kinds; a single one is not asked for."""
    return options[0] if len(options) == 1 else (yield Ask(seat, question, options))


def spend(table: TundraTable, player: Player, kind: str, amount: int) -> None:
    """Resources leave their track."""
    player.resources[kind] -= amount
    table.tell("paid", table.state.seat, kind, amount)
