"""Random play on rich tables: every card of the box in play, plenty of goods, everything checked at every decision."""

from __future__ import annotations

import random

import pytest

from polyana.games.settlers import Settlers
from polyana.games.settlers.content import Content
from polyana.games.settlers.effects import SUPPLY
from polyana.games.settlers.state import Options, State
from polyana.kernel.check import Checker
from tests.settlers.tables import CARDS, FOUR, GAME, deal, hand, settle, solo, start, table


def rich(seed: int) -> State:
    """A table in the fourth round on which much can happen."""
    dice = random.Random(seed)
    factions = dice.sample(FOUR, dice.choice([1, 2, 2, 3, 4]))
    promo = dice.choice(["none", "all"])
    if len(factions) == 1:
        bot = dice.choice([name for name in FOUR if name not in factions] + [""])
        state = solo(factions[0], bot=bot, promo=promo, seed=seed)
    else:
        fire = dice.random() < 0.8
        state = table(*factions, fire=fire, promo=promo, seed=seed)
    state.round = 4
    for seat, player in enumerate(state.players):
        furnish(state, seat, player.faction, dice)
    for deck in state.decks.values():
        dice.shuffle(deck)
    state.phase = "production"
    return state


def furnish(state: State, seat: int, faction: str, dice: random.Random) -> None:
    """Locations, Deals, hand cards and goods for a seat."""
    common = [*state.decks["common"]]
    own = [*state.decks.get(faction, ())]
    settle(state, seat, *dice.sample(common, 2 if seat >= state.seats else 6))
    if own:
        settle(state, seat, *dice.sample(own, 3 if seat >= state.seats else 7))
    if seat >= state.seats:
        for name in dice.sample(state.decks["attack"], 4):
            deal(state, seat, name)
        return
    left = list(state.decks[faction])
    dice.shuffle(left)
    for name in left[:3]:
        deal(state, seat, name)
    hand(state, seat, *left[3:7], *dice.sample(state.decks["common"], 4))
    player = state.players[seat]
    player.supply = {good: dice.randint(0, 5) for good in SUPPLY}
    for name, location in player.empire.items():
        if CARDS[name].fortress:
            location.level = dice.randint(0, 5)
        if CARDS[name].keeps == "resource":
            location.kept = dice.randint(0, 6)


class RichChecker(Checker[State, Options, Content]):
    """Checks a game that begins at a rich table."""

    def __init__(self, game: Settlers, seed: int) -> None:
        state = rich(seed)
        super().__init__(game, state.options, seed)
        self.match = start(state)
        self.keen = set()  # tempers alone: the rare things are wanted


@pytest.mark.parametrize("seed", range(12))
def test_everything_holds_on_a_rich_table(seed: int) -> None:
    assert RichChecker(GAME, seed).play() > 10
