"""The solo game with conquest (S-295 to S-313)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from polyana.games.settlers.scoring import faction_locations
from polyana.games.settlers.state import Deal, Options, State
from polyana.kernel import Match
from tests.rules import rule
from tests.settlers.tables import (
    CARDS,
    CONTENT,
    GAME,
    SettlersMatch,
    foundation,
    goods,
    me,
    pile,
    place,
    play,
    row,
    seen,
    settle,
    solo,
    start,
    supply,
)
from tests.tables import ask, options


def rows_drawn(match: SettlersMatch) -> list[str]:
    """The rows that the Conquest cards named."""
    return [str(told.facts[0]) for told in match.log if told.event == "bot_conquest"]


def after(build: Callable[[int], State], wanted: str) -> SettlersMatch:
    """The attack phase of a table in which the Conquest cards named a row; `build` lays the table by seed."""
    for seed in range(200):
        match = play(build(seed), "pass")
        if wanted in rows_drawn(match):
            return match
    raise AssertionError(f"{wanted} never came")


@rule("S-295", "S-296", "S-297")
def test_setup() -> None:
    match = Match(GAME, Options(players=1), 5)
    play(match, "faction romans")
    assert ask(match).kind == "bot_faction" and "faction romans" not in options(match)
    play(match, "faction japanese")
    assert ask(match).kind == "bot_deck"
    assert options(match) == ["deck base", "deck fire_japanese_full"]
    play(match, "deck base", "deck base")
    line = me(match, 1).rows["line"]
    assert len(line) == 3 and len(match.state.decks["japanese"]) == 27
    told = [str(told.facts[0]) for told in match.log if told.event == "bot_took"]
    assert line == told[::-1]  # each to the left of the one before
    assert len(CONTENT.conquest_cards) == 3
    assert {card.row for card in CONTENT.conquest_cards.values()} == set(CONTENT.rows)


@rule("S-298", "S-299", "S-302")
def test_the_line_is_one_row() -> None:
    state = solo("romans", bot="japanese")
    row(state, 1, "jap_dojo", "fjap_heron_castle", "jap_farm")
    settle(state, 0, "rom_engineers")
    goods(state, 0, raze=4, worker=2)
    match = start(state)
    assert options(match, "conquer") == ["conquer jap_dojo", "conquer jap_farm"]
    assert seen(match, 0).conquest_prices == {"jap_dojo": 2, "jap_farm": 4}
    assert not options(match, "besiege")  # no Fortifications
    match = play(match, "activate rom_engineers")
    assert set(options(match)) == {
        "target jap_dojo",
        "target jap_farm",
    }  # locations for all effects


@rule("S-299", "S-300", "S-301")
def test_conquering_from_the_line() -> None:
    state = solo("romans", bot="japanese")
    row(state, 1, "jap_farm", "jap_dojo")
    for name in ("com_mill", "com_town"):
        state.decks["common"].remove(name)
        state.collection.append(name)
    goods(state, 0, raze=2)
    match = play(state, "conquer jap_farm")
    assert supply(match) == {"worker": 1, "food": 1}
    assert match.state.collection == ["com_mill"] and pile(match, "common") == ["com_town"]
    assert not any(me(match, 1).supply.values())
    assert me(match, 1).rows["line"] == ["jap_dojo"]
    state = solo("romans", bot="japanese")
    row(state, 1, "jap_farm")
    goods(state, 0, raze=2)
    assert play(state, "conquer jap_farm").state.collection == []


@rule("S-303", "S-311")
def test_the_line_is_discarded_and_refilled_in_every_round() -> None:
    state = solo("romans", bot="japanese", solo_difficulty="easy")
    row(state, 1, "jap_farm", "jap_dojo", "jap_gate")
    match = play(state, "pass")
    assert rows_drawn(match) == []  # no conquest in round 1
    assert set(pile(match, "japanese")) == {"jap_farm", "jap_dojo", "jap_gate"}
    assert len(me(match, 1).rows["line"]) == 3 and match.state.collection == []
    state = solo("romans", bot="japanese", solo_difficulty="easy")
    state.discards["japanese"] = state.decks["japanese"][1:]
    del state.decks["japanese"][1:]
    assert len(me(play(state, "pass"), 1).rows["line"]) == 1


@pytest.mark.parametrize(
    ("difficulty", "numbers"),
    [("easy", (0, 1, 1, 2, 0)), ("medium", (1, 1, 2, 2, 0)), ("hard", (2, 2, 3, 3, 0))],
)
@rule("S-295", "S-304")
def test_conquests_by_round(difficulty: str, numbers: tuple[int, ...]) -> None:
    for number, expected in enumerate(numbers, 1):
        state = solo("romans", bot="japanese", solo_difficulty=difficulty)
        state.round = number
        assert len(rows_drawn(play(state, "pass"))) == expected


@rule("S-305", "S-307", "S-312")
def test_a_conquest_takes_the_leftmost_location() -> None:
    def build(seed: int) -> State:
        state = solo("romans", bot="japanese", seed=seed)
        row(state, 0, "rom_builder", "rom_stonemason")
        settle(state, 0, "fcom_field_infirmary")
        state.players[0].empire["rom_builder"].token = True
        return state

    match = after(build, "production")
    line = me(match, 1).rows["line"]
    assert line[-1] == "rom_builder" and len(line) == 3  # refilled to its left
    assert me(match).rows["production"] == ["rom_stonemason"]
    assert len(match.state.collection) == 1 and not CARDS[match.state.collection[0]].faction
    assert me(match).scored == {"trigger": 1}  # Field Infirmary


@rule("S-305")
def test_a_row_without_a_location_is_spared() -> None:
    def build(seed: int) -> State:
        state = solo("romans", bot="japanese", seed=seed)
        row(state, 0, "rom_builder")
        return state

    match = after(build, "feature")
    assert list(me(match).empire) == ["rom_builder"] and match.state.collection == []


@rule("S-306")
def test_every_attempt_is_one_in_three() -> None:
    drawn: list[str] = []
    for seed in range(60):
        state = solo("romans", bot="japanese", solo_difficulty="hard", seed=seed)
        state.round = 4
        drawn += rows_drawn(play(state, "pass"))
    assert len(drawn) == 180
    assert all(40 <= drawn.count(name) <= 80 for name in CONTENT.rows)
    by_game = [tuple(drawn[start : start + 3]) for start in range(0, 180, 3)]
    assert any(len(set(game)) == 1 for game in by_game)  # shuffled back after each


@rule("S-308")
def test_a_fortress_is_besieged() -> None:
    def build(seed: int) -> State:
        state = solo("egyptians", bot="japanese", seed=seed)
        settle(state, 0, "fegy_scarab_fortress", level=3)
        return state

    match = after(build, "action")
    assert place(match, "fegy_scarab_fortress").level == 0 and match.state.collection == []


@rule("S-309")
def test_a_row_foundation_does_not_help() -> None:
    def build(seed: int) -> State:
        state = solo("romans", bot="japanese", seed=seed)
        row(state, 0, "rom_builder", "rom_stonemason")
        foundation(state, 0, "com_mill", into="production")
        return state

    match = after(build, "production")
    assert me(match).rows["production"] == ["com_mill", "rom_stonemason"]


@rule("S-312")
def test_losing_to_an_attack_is_losing_to_an_opponent() -> None:
    state = solo("japanese", bot="romans")
    state.round = 5
    settle(state, 0, "fjap_song_of_the_fallen", "com_joiner")
    for name in ("att_vp", "att_wood", "att_food"):
        state.decks["attack"].remove(name)
    state.players[1].deals = [Deal("att_vp")]
    state.decks["attack"] += ["att_food", "att_wood"]
    match = play(state, "pass")
    assert "com_joiner" in match.state.collection and me(match).vp == 2


@rule("S-310", "S-313")
def test_conquered_locations_count_for_the_win() -> None:
    state = solo("romans", bot="japanese")
    settle(state, 0, "rom_builder", "jap_farm", "com_mill")
    assert faction_locations(CONTENT, state.players[0]) == 2
