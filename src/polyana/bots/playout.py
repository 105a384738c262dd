"""Playouts: how a game goes on in a bot's thoughts, everybody doing what looks best to them."""

from __future__ import annotations

from typing import Final

from polyana.bots.bot import question_to
from polyana.bots.greedy import averaged
from polyana.bots.lines import Lines, imagined
from polyana.bots.tree import Branch
from polyana.kernel import Chance, Match
from polyana.kernel.game import O, S
from polyana.kernel.table import C

GUESSES: Final = 3
"""Imagined tables over which lines are averaged if chance has a say in the best."""


def play_on(table: Match[S, O, C], chance: Chance) -> set[int]:
    """Whoever is asked takes the line that looks best to them; the seats that have answered.

    A line must be found in full, as the greedy bot finds it: with a shorter search most exchanges at Felinia's Guild
    were overlooked, and what the bot foresaw never happened.
    """
    asks = table.asks
    if len(asks) == 1:
        seat = asks[0].seat
        follow(table, seat, best_line(table, seat, chance))
        return {seat}
    first = {ask.seat: best_line(table, ask.seat, chance)[:1] for ask in asks}
    for seat, line in first.items():
        follow(table, seat, line)
    return set(first)


def best_line(table: Match[S, O, C], seat: int, chance: Chance) -> Branch:
    """What looks best to a seat that sees no more of the table than it may."""
    options = question_to(table, seat).options
    if len(options) == 1:
        return (options[0],)
    lines = Lines(imagined(table, seat, chance), seat).found()
    best = max(lines, key=lambda line: line.value)
    if best.news:
        best = max(averaged(lines, table, seat, chance, GUESSES), key=lambda line: line.value)
    return best.moves


def follow(table: Match[S, O, C], seat: int, line: Branch) -> None:
    """Gives the answers of a line, as far as they are possible on this table."""
    for move in line:
        ask = table.ask_of(seat)
        if ask is None or move not in ask.options:
            return
        table.answer(seat, move)
