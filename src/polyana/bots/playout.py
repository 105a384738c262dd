"""Playouts: how a game goes on in a bot's thoughts, everybody doing what looks best to them."""

from __future__ import annotations

from typing import Final

from polyana.bots.greedy import averaged
from polyana.bots.lines import Lines, imagined, standing
from polyana.bots.tree import Branch
from polyana.kernel import Ask, Chance, Match, Move
from polyana.kernel.game import O, S
from polyana.kernel.table import C

GUESSES: Final = 3
"""Imagined tables over which lines are averaged if chance has a say in the best."""
SAME: Final = 0.01
"""Points that a line may bring more or less than before, and still be the same."""

Situation = tuple[int, str, tuple[str | int, ...], tuple[Move, ...]]
"""What a seat is asked, and what it may answer."""


class Habits:
    """Lines that were found to be the best, for when the same question comes again on a table that hardly differs.

    Most of what a player would do does not hang on which line the thinking bot has just tried. A habit is kept to where
    the line brings exactly what it brought before; otherwise the seat looks around anew.
    """

    def __init__(self) -> None:
        self.lines: dict[Situation, tuple[Branch, float]] = {}

    def recall(self, table: Match[S, O, C], ask: Ask) -> Branch | None:
        """The line that was best before, if it brings the same here."""
        known = self.lines.get(situation(ask))
        if known is None:
            return None
        line, gain = known
        twin, seat = table.fork(), ask.seat
        before = standing(twin, seat)
        whole = follow(twin, seat, line)
        return line if whole and abs(standing(twin, seat) - before - gain) < SAME else None

    def keep(self, ask: Ask, line: Branch, gain: float) -> None:
        """Remembers a line and what it brings."""
        self.lines[situation(ask)] = line, gain


def situation(ask: Ask) -> Situation:
    """What makes two questions the same."""
    return ask.seat, ask.kind, ask.about, tuple(ask.options)


def play_on(table: Match[S, O, C], chance: Chance, habits: Habits | None = None) -> set[int]:
    """Whoever is asked takes the line that looks best to them; the seats that have answered.

    A line must be found in full, as the greedy bot finds it: with a shorter search most exchanges at Felinia's Guild
    were overlooked, and what the bot foresaw never happened.
    """
    asks = table.asks
    if len(asks) == 1:
        follow(table, asks[0].seat, best_line(table, asks[0], chance, habits))
        return {asks[0].seat}
    first = {ask.seat: best_line(table, ask, chance, habits)[:1] for ask in asks}
    for seat, line in first.items():
        follow(table, seat, line)
    return set(first)


def best_line(
    table: Match[S, O, C], ask: Ask, chance: Chance, habits: Habits | None = None
) -> Branch:
    """What looks best to a seat that sees no more of the table than it may."""
    seat = ask.seat
    if len(ask.options) == 1:
        return (ask.options[0],)
    if len(table.asks) > 1:
        habits = None
    habit = habits.recall(table, ask) if habits is not None else None
    if habit is not None:
        return habit
    search = Lines(imagined(table, seat, chance), seat)
    before = search.root.line.value
    lines = search.found()
    best = max(lines, key=lambda line: line.value)
    if best.news:
        best = max(averaged(lines, table, seat, chance, GUESSES), key=lambda line: line.value)
    elif habits is not None:
        habits.keep(ask, best.moves, best.value - before)
    return best.moves


def follow(table: Match[S, O, C], seat: int, line: Branch) -> bool:
    """Gives the answers of a line, as far as they are possible on this table; whether all were."""
    for move in line:
        ask = table.ask_of(seat)
        if ask is None or move not in ask.options:
            return False
        table.answer(seat, move)
    return True
