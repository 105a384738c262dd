"""What people are told about the next Production is what it will give."""

from __future__ import annotations

from polyana.games.settlers.outlook import Outlook
from polyana.games.settlers.state import RaToken, State
from tests.settlers.tables import CONTENT, GAME, deal, settle, table


def outlook(state: State, seat: int = 0) -> Outlook | None:
    return GAME.view(state, None).players[seat].outlook


def goods(state: State, seat: int = 0) -> dict[str, int]:
    found = outlook(state, seat)
    assert found is not None
    return found.goods


def test_board_deals_and_locations_are_counted() -> None:
    state = table("romans", "barbarians")
    before = goods(state)
    settle(state, 0, "com_quarry")
    deal(state, 0, "rom_gardens")
    after = goods(state)
    assert after["stone"] == before["stone"] + 1
    assert sum(after.values()) == sum(before.values()) + 2


def test_a_deed_is_told_as_more() -> None:
    state = table("romans", "barbarians")
    seen = outlook(state)
    assert seen is not None
    assert not seen.more
    settle(state, 0, "com_working_peasants")
    seen = outlook(state)
    assert seen is not None
    assert seen.more


def test_a_location_held_by_a_ra_token_produces_for_its_holder() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, "egy_temple_of_ra")
    settle(state, 1, "com_quarry")
    before = [goods(state, seat).get("stone", 0) for seat in (0, 1)]
    grey = [player.colours.get("grey", 0) for player in GAME.view(state, None).players]
    state.ra_tokens = {"com_quarry": RaToken(0, "egy_temple_of_ra")}
    assert [goods(state, seat).get("stone", 0) for seat in (0, 1)] == [before[0] + 1, before[1] - 1]
    seen = GAME.view(state, None).players
    assert [player.colours.get("grey", 0) for player in seen] == [grey[0] + 1, grey[1] - 1]


def test_after_the_last_production_nothing_is_told() -> None:
    state = table("romans", "barbarians")
    state.round = CONTENT.about.rounds
    assert outlook(state) is None
    state.phase = "lookout"
    assert outlook(state) is not None


def test_tokens_lie_as_they_will_in_that_round() -> None:
    state = table("romans", "barbarians", promo="all")
    with_war = goods(state)
    assert GAME.view(state, None).in_force["war"] == "production: 1 raze"
    state.round += 1
    assert goods(state) != with_war


def test_a_location_says_when_it_is_used_up() -> None:
    state = table("romans", "barbarians")
    name = next(name for name, card in CONTENT.cards.items() if card.use and card.use.times == 2)
    settle(state, 0, name)
    told = []
    for used in range(3):
        state.players[0].empire[name].used = used
        (place,) = GAME.view(state, None).players[0].empire
        told.append(place.used_up)
    assert told == [False, False, True]
