"""What hangs on hidden cards is always asked, and nothing else: Part B, in random games and at tables in disorder."""

from __future__ import annotations

import pytest

from polyana.kernel import Chance, Match
from polyana.kernel.check import Moods
from tests.north.oracle.scatter import scattered
from tests.north.tables import GAME, NorthMatch

VARIANTS = [options for options in GAME.variants() if options.players > 1]
ALWAYS = {
    *("opening", "lookout", "turn", "window", "construct", "build_pick", "pay_card", "scout"),
    "find",
}
"""Part B: asked even with one answer."""
SOMETIMES = {"part", "choice", "copy", "take_back", "pay_discard", "pay_exhaust"}
"""Asked even with one answer where the hand is at stake."""
TOGETHER = {"opening", "lookout"}
"""Asked of all at once: whoever imagines does not know who has answered what."""
LONGEST = 150


def questions(match: NorthMatch) -> list[tuple[object, ...]]:
    """The open questions; those that may be answered by the kernel with all their answers."""
    return [
        (ask.seat, ask.kind, ask.about, None if ask.always else tuple(ask.options))
        for ask in match.asks
    ]


@pytest.mark.parametrize("disorder", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_whoever_guesses_the_hands_is_led_to_the_same_questions(seed: int, disorder: bool) -> None:
    variant = VARIANTS[seed % len(VARIANTS)]
    match: NorthMatch = Match(GAME, variant, seed)
    if disorder:
        match = Match.at(GAME, variant, scattered(GAME, variant, seed))
    moods, asked = Moods(seed), 0
    while not match.over and asked < LONGEST:
        asked += 1
        ask = match.asks[0]
        assert ask.always or ask.kind not in ALWAYS
        assert not ask.always or ask.kind in ALWAYS | SOMETIMES
        for other in range(variant.players):
            if other != ask.seat and ask.kind not in TOGETHER:
                guess = match.imagine(other, Chance(seed * 1000 + asked))
                assert questions(guess) == questions(match)
        match.answer(ask.seat, moods.choose(ask))
