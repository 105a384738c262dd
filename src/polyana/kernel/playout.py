"""Playouts: a state played to its end by somebody's choices, as fast as the rules can go."""

from __future__ import annotations

from collections.abc import Callable

from polyana.kernel.asking import Ask, Move, Together
from polyana.kernel.game import Game, O, S
from polyana.kernel.table import C, Table

Choose = Callable[[Ask], Move]


def play_out(game: Game[S, O, C], state: S, choose: Choose, limit: int = 1_000_000) -> int:
    """Plays a state, as it lies between two steps, to the end of the game; how many decisions that took.

    No snapshots, no log; the state is changed in place. Stops after the step in which `limit` is reached.
    """
    table: Table[S, C] = Table(game.content, state)
    step, over = game.step, game.over
    decisions = 0
    while decisions < limit and not over(state):
        rules = step(table)
        try:
            question = next(rules)
            while True:
                if type(question) is Ask:  # faster than isinstance()
                    if len(question.options) > 1 or question.always:
                        decisions += 1
                        answer = choose(question)
                    else:
                        answer = question.options[0]
                    question = rules.send(answer)
                else:
                    assert isinstance(question, Together)
                    while not question.complete:
                        for ask in question.asks:
                            if ask.seat in question.answers:
                                continue
                            if len(ask.options) > 1 or ask.always:
                                decisions += 1
                                question.give(ask.seat, choose(ask))
                            else:
                                question.give(ask.seat, ask.options[0])
                    question = next(rules)
        except StopIteration:
            pass
    return decisions
