"""The random bot: any legal answer is as likely as any other."""

from __future__ import annotations

from typing import Final

from polyana.bots.bot import dice, question_to
from polyana.kernel import Match, Move
from polyana.kernel.game import O, S
from polyana.kernel.table import C


class Uniform:
    """Plays at random."""

    name: Final = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match[S, O, C], seat: int) -> Move:
        """One of the options, each as likely as the others."""
        return dice(self.seed, match, seat).pick(question_to(match, seat).options)
