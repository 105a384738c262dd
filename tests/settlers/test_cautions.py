"""What a player of Imperial Settlers is told before a mistake, and the prices that are shown."""

from __future__ import annotations

from polyana.games.settlers.rules.razing import raze_price
from polyana.kernel import Caution
from tests.rules import rule
from tests.settlers.tables import (
    CONTENT,
    foundation,
    goods,
    hand,
    play,
    seen,
    settle,
    solo,
    start,
    table,
)
from tests.tables import ask, cautions, options


@rule("S-104", "S-128")
def test_a_pass_with_a_pair_of_workers_is_cautioned_unless_they_are_stored() -> None:
    state = table("romans", "barbarians")
    goods(state, 0, worker=3)
    assert cautions(start(state)) == {"pass": [Caution("workers", (3,))]}
    goods(state, 0, worker=1)
    assert cautions(start(state)) == {}
    state = table("barbarians", "romans")
    goods(state, 0, worker=3)
    assert cautions(start(state)) == {}  # Barbarians store them,
    state.round = CONTENT.about.rounds
    assert cautions(start(state)) == {"pass": [Caution("workers", (3,))]}  # but not at the end


@rule("S-067", "S-096")
def test_a_location_that_could_still_act_is_not_given_away_unread() -> None:
    state = table("romans", "japanese")
    settle(state, 0, "com_gold_mine", used=1, paid={"worker": 1})
    settle(state, 0, "com_castle_a", used=2, paid={"worker": 2})
    settle(state, 0, "com_castle_b", blocked=True)
    settle(state, 0, "com_goldsmiths_workshop")
    foundation(state, 0, "com_mill")
    goods(state, 0, stone=1, worker=1)
    hand(state, 0, "rom_builder")
    match = play(state, "build rom_builder")
    assert ask(match).kind == "pay_location" and len(options(match)) == 5
    # the castles are used up or blocked, and there is no gold for the goldsmiths
    assert cautions(match) == {"pick com_gold_mine": [Caution("discard", ("com_gold_mine",))]}


@rule("S-087", "S-088", "S-062")
def test_the_prices_of_razing_are_those_that_the_rules_ask_for() -> None:
    state = table("barbarians", "romans", "japanese")
    settle(state, 0, "com_mill")
    settle(state, 1, "com_town")
    settle(state, 1, "com_castle_a", token=True)
    settle(state, 2, "com_gold_mine")
    state.players[2].passed = True
    goods(state, 0, raze=9)
    match = start(state)
    shown = seen(match, 0).raze_prices
    assert {f"raze {name}" for name in shown} == set(options(match, "raze"))
    town = state.players[1].empire["com_town"]
    assert shown["com_town"] == raze_price(CONTENT, "com_town", town) == 2
    assert shown["com_castle_a"] == 3
    assert set(seen(match, 1).raze_prices) == {"com_mill"}
    match = play(match, "raze com_castle_a")
    assert match.state.players[0].supply["raze"] <= 9 - 3


@rule("S-183")
def test_in_peace_nothing_has_a_price() -> None:
    state = table("barbarians", "romans", peaceful=True)
    settle(state, 1, "com_town")
    assert seen(start(state), 0).raze_prices == {}


@rule("S-204")
def test_the_race_with_the_collection_is_the_last_line_of_the_sheet() -> None:
    state = solo()
    settle(state, 0, "bar_village")
    line = seen(start(state), 0).players[0].sheet[-1]
    assert (line.what, line.facts[:2]) == ("solo_won", (1, 0))
