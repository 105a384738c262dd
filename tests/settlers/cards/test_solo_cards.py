"""The cards of the virtual player: Attack and Conquest cards, a row for each."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.settlers.cards.tables import give, goods_of, holds
from tests.settlers.tables import CONTENT, deal, me, play, settle, solo, top

ATTACKS = [
    ("att_wood", "W", "att_wood_2", "com_old_forest"),
    ("att_gold", "G", "att_wood", "com_carpenters_workshop"),
    ("att_card", "C", "att_worker", "com_town_square"),
    ("att_stone", "S", "att_wood", "com_mason_a"),
    ("att_worker", "P", "att_wood", "com_hamlet_b"),
    ("att_vp", "V", "att_wood", "com_joiner"),
    ("att_food", "F", "att_wood", "com_brewer"),
]
"""An Attack card, its good, a second target, and a location whose Raze field has both."""


def test_every_attack_card_has_its_row() -> None:
    assert {row[0] for row in ATTACKS} == set(CONTENT.attack_cards)


@pytest.mark.parametrize(("card", "good", "other", "location"), ATTACKS)
@rule("S-197", "S-198", "S-199")
def test_an_attack_takes_what_has_both_goods(
    card: str, good: str, other: str, location: str
) -> None:
    state = solo()
    state.round = 5
    settle(state, 0, "com_rubble", location)
    deal(state, 1, other)
    top(state, "attack", card, "att_gold_3")
    match = play(state, "pass")
    assert match.state.collection == [location]
    assert list(me(match).empire) == ["com_rubble"]
    assert holds(match) == goods_of("")
    assert [held.card for held in me(match, 1).deals] == ["att_gold_3", card, other]


@pytest.mark.parametrize(("card", "good"), [row[:2] for row in ATTACKS])
@rule("S-188", "S-191")
def test_an_attack_card_is_a_deal_of_the_virtual_player(card: str, good: str) -> None:
    state = solo("japanese")
    settle(state, 0, "jap_ninjas", samurai=True)
    give(state, 0, "P")
    deal(state, 1, card)
    match = play(state, "activate jap_ninjas", *(["draw faction"] if good == "C" else []))
    assert holds(match) == goods_of(good)
    assert me(match, 1).deals == [] and match.state.decks["attack"][0] == card


CONQUESTS = {
    "conq_production": ("production", "bar_village"),
    "conq_feature": ("feature", "bar_idol"),
    "conq_action": ("action", "bar_rabble"),
}
"""By Conquest card: its row, and the leftmost location there."""


def test_every_conquest_card_has_its_row() -> None:
    assert set(CONQUESTS) == set(CONTENT.conquest_cards)
    assert all(card.row == CONQUESTS[card.id][0] for card in CONTENT.conquest_cards.values())


@pytest.mark.parametrize("card", CONQUESTS)
@rule("S-305")
def test_a_conquest_card_takes_the_leftmost_location_of_its_row(card: str) -> None:
    row, location = CONQUESTS[card]
    for seed in range(40):
        state = solo("barbarians", bot="romans", seed=seed)
        settle(state, 0, "bar_primeval_forest", "bar_border", "bar_pack_a")
        settle(state, 0, "bar_village", "bar_idol", "bar_rabble")
        match = play(state, "pass")
        drawn = [told.facts[0] for told in match.log if told.event == "bot_conquest"]
        if drawn == [row]:
            assert set(me(match).empire) == {
                *("bar_primeval_forest", "bar_border", "bar_pack_a"),
                *({"bar_village", "bar_idol", "bar_rabble"} - {location}),
            }
            assert me(match, 1).rows["line"][-1] == location
            assert len(match.state.collection) == 1
            return
    raise AssertionError("this card was never drawn")
