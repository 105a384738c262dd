"""The coach: whether a move gives much away, by the same quick look at plans that a hint begins with."""

from __future__ import annotations

from typing import Final, NamedTuple

from polyana.bots.advice import main_parts, tellable
from polyana.bots.bot import dice, question_to
from polyana.bots.plans import Plans, imagined, valued
from polyana.bots.playout import follow
from polyana.kernel import Match, Move, Thought
from polyana.kernel.game import O, S
from polyana.kernel.table import C

TABLES: Final = 4
"""Imagined tables on which a loss must show on average."""


class Warned(NamedTuple):
    """What a move gives away, in points, what would be better, and the parts in which that is better."""

    loss: float
    better: Move
    gains: list[tuple[str, float]]


def look_over(match: Match[S, O, C], seat: int, move: Move) -> Warned | None:
    """A warning, if the best plan that begins with this move is much worse than the best of all."""
    if len(question_to(match, seat).options) == 1:
        return None
    chance = dice(0, match, seat)
    guess = imagined(match, seat, chance)
    best = max(Plans(guess.fork(), seat).found(), key=lambda plan: plan.value).moves
    own = (move, *best_after(guess, seat, move))
    if best[0] == move:
        return None
    changes: dict[str, float] = {}
    for number in range(TABLES):
        guess = guess if number == 0 else imagined(match, seat, chance)
        for sign, plan in ((1, best), (-1, own)):
            twin = guess.fork()
            follow(twin, seat, plan)
            for part, points in twin.game.evaluate(twin.state, seat).items():
                changes[part] = changes.get(part, 0.0) + sign * points / TABLES
        if sum(changes.values()) * TABLES / (number + 1) < match.game.much:
            return None
    told = main_parts(tellable(match.game, changes))
    return Warned(sum(changes.values()), best[0], told)


def best_after(guess: Thought[S, O, C], seat: int, move: Move) -> tuple[Move, ...]:
    """The best that can still be done in the same go after a move; nothing, if it ends with the move."""
    twin = guess.fork()
    twin.answer(seat, move)
    if twin.ask_of(seat) is None or twin.between_steps or not twin.can_undo(seat):
        return ()
    stands = valued(twin.game, twin.state, seat)
    plan = max(Plans(twin, seat).found(), key=lambda plan: plan.value)
    return plan.moves if plan.value > stands or not guess.game.at_rest(guess.state) else ()
