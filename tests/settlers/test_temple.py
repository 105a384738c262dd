"""Temple of Ra (S-174 to S-181, S-245, S-246) and the peaceful variant (S-182 to S-184)."""

from __future__ import annotations

from polyana.games.settlers.state import NEUTRAL, RaToken, State
from tests.rules import rule
from tests.settlers.tables import (
    CONTENT,
    foundation,
    goods,
    hand,
    me,
    pile,
    place,
    play,
    row,
    settle,
    start,
    supply,
    table,
)
from tests.tables import ask, options

TEMPLE = "egy_temple_of_ra"


def held(*factions: str, name: str = "com_castle_a", seat: int = 1, **fields: object) -> State:
    """The Egyptian player holds a location of another."""
    state = table(*(factions or ("egyptians", "romans", "barbarians")))
    settle(state, 0, TEMPLE, used=1, paid={"worker": 1})
    settle(state, seat, name, **fields)
    state.ra_tokens = {name: RaToken(0, TEMPLE)}
    return state


@rule("S-174", "S-175")
def test_taking_over_costs_nothing_and_gives_nothing_at_once() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, TEMPLE, "com_supplier")
    settle(state, 1, "com_town", "com_coal_mine", "com_quarry")
    goods(state, 0, worker=1)
    match = play(state, f"activate {TEMPLE}", "target com_coal_mine")
    assert supply(match) == {"worker": 1} and me(match).vp == 0
    assert ask(match).seat == 1
    match = play(match, "pass")
    assert "activate com_coal_mine" in options(match)  # for abilities
    match = play(match, "activate com_coal_mine")
    assert supply(match) == {"stone": 2}
    assert place(match, "com_coal_mine").paid == {"worker": 1}


@rule("S-174")
def test_a_held_location_counts_and_at_most_four_tokens_lie_out() -> None:
    state = held(name="com_coal_mine")
    goods(state, 0, wood=2, stone=1)
    hand(state, 0, "com_rubble")
    match = play(state, "build com_rubble")
    assert supply(match)["stone"] == 2  # Rubble and the held Coal Mine are grey
    state = table("egyptians", "romans")
    settle(state, 0, TEMPLE)
    names = ["com_mill", "com_town", "com_baker", "com_statue", "com_rubble"]
    settle(state, 1, *names)
    state.ra_tokens = {name: RaToken(0, "") for name in names[:4]}
    assert CONTENT.about.ra_tokens == 4 and not options(start(state), "activate")


@rule("S-176")
def test_uses_by_the_owner_count() -> None:
    state = held(used=1, paid={"worker": 1})
    goods(state, 0, worker=3)
    state.players[1].passed = state.players[2].passed = True
    match = play(state, "activate com_castle_a", "draw common")
    assert "activate com_castle_a" not in options(match)


@rule("S-177")
def test_nobody_discards_a_held_location() -> None:
    state = held("egyptians", "romans", name="com_mill")
    goods(state, 0, stone=1)
    hand(state, 0, "egy_royal_bath")
    goods(state, 1, stone=1)
    hand(state, 1, "rom_builder")
    match = play(state, "build egy_royal_bath")
    assert pile(match, "egyptians") == [TEMPLE]  # the only thing that could pay
    state = held("egyptians", "romans", name="com_mill")
    goods(state, 1, stone=1)
    hand(state, 1, "rom_builder")
    state.seat = 1
    assert not options(start(state), "build")


@rule("S-178")
def test_razing_a_held_location() -> None:
    for razer in (2, 1):  # another player, and its owner
        state = held(name="com_wood_storage")
        goods(state, razer, raze=2)
        state.seat = razer
        match = play(state, "raze com_wood_storage")
        assert supply(match, razer) == {"wood": 2}
        assert supply(match) == {"wood": 1}  # who held it
        assert me(match, 1).foundations == ["com_wood_storage"] and not match.state.ra_tokens


@rule("S-179")
def test_a_held_location_is_neither_conquered_nor_shifted() -> None:
    state = table("egyptians", "romans", "barbarians")
    settle(state, 0, TEMPLE, used=1, paid={"worker": 1})
    row(state, 1, "rom_builder", "rom_stonemason")
    state.ra_tokens = {"rom_stonemason": RaToken(0, TEMPLE)}
    settle(state, 2, "fcom_signal_fire")
    goods(state, 2, raze=5, worker=1)
    state.seat = 2
    match = start(state)
    assert options(match, "conquer") == [f"conquer {TEMPLE}", "conquer rom_builder"]
    assert me(match, 1).rows["production"] == ["rom_builder", "rom_stonemason"]
    match = play(match, "activate fcom_signal_fire")
    assert ask(match).kind != "shift"


@rule("S-180")
def test_whose_passing_protects_a_held_location() -> None:
    state = held(name="com_wood_storage")
    goods(state, 2, raze=2)
    state.seat = 2
    state.players[1].passed = True
    assert options(start(state), "raze") == ["raze com_wood_storage"]
    state.players[1].passed = False
    state.players[0].passed = True
    assert options(start(state), "raze") == []


@rule("S-181")
def test_tokens_return_at_the_round_end() -> None:
    state = held()
    match = play(state, "pass", "pass", "pass")
    assert not match.state.ra_tokens and match.state.round == 2


@rule("S-245", "S-246")
def test_without_the_temple_held_locations_are_neutral() -> None:
    state = table("egyptians", "romans", "barbarians")
    settle(state, 0, TEMPLE, used=1, paid={"worker": 1})
    row(state, 1, "rom_gladiator_school")
    settle(state, 1, "com_wood_storage", "rom_gardens")
    state.ra_tokens = {
        "rom_gladiator_school": RaToken(0, TEMPLE),
        "com_wood_storage": RaToken(0, TEMPLE),
    }
    goods(state, 2, raze=6, worker=1)
    goods(state, 0, worker=1)
    goods(state, 1, worker=1)
    state.seat = 2
    match = play(state, f"conquer {TEMPLE}")
    assert {mark.seat for mark in match.state.ra_tokens.values()} == {NEUTRAL}
    assert "activate rom_gladiator_school" not in options(match)  # not the former holder
    match = play(match, "pass")
    assert "activate rom_gladiator_school" not in options(match)  # not its owner
    match = play(match, "pass")
    assert ask(match).seat == 2
    state = match.state
    assert "raze com_wood_storage" not in options(match)  # its owner has passed


@rule("S-246")
def test_a_neutral_location_may_be_taken_and_works_next_round() -> None:
    state = table("egyptians", "romans", "barbarians")
    row(state, 1, "rom_builder")
    settle(state, 1, "com_wood_storage")
    state.ra_tokens = {
        "rom_builder": RaToken(NEUTRAL, TEMPLE),
        "com_wood_storage": RaToken(NEUTRAL, TEMPLE),
    }
    goods(state, 2, raze=4)
    state.seat = 2
    match = start(state)
    assert "raze com_wood_storage" in options(match)
    match = play(match, "conquer rom_builder")
    assert supply(match, 2) == {"raze": 2}  # no production this round
    assert match.state.ra_tokens["rom_builder"].seat == NEUTRAL
    match = play(match, "pass", "pass", "pass")
    while ask(match).kind == "lookout_pick":
        play(match, options(match)[0])
    assert supply(match, 2)["wood"] == 1 and supply(match, 2)["stone"] == 1


@rule("S-182")
def test_peace_brings_a_common_card() -> None:
    state = table("romans", "barbarians", peaceful=True)
    state.phase = "lookout"
    match = start(state)
    for player in match.state.players:
        assert len(player.hand) == 2
        assert sum(not CONTENT.cards[name].faction for name in player.hand) == 1


@rule("S-183", "S-184")
def test_peace_leaves_razing_from_hand_and_what_cards_do() -> None:
    state = table("barbarians", "romans", peaceful=True)
    settle(state, 0, "bar_dark_chapel_a", "fbar_mammoth_platoon", "fbar_ram_crew")
    row(state, 1, "rom_builder")
    settle(state, 1, "from_border_castrum", level=2)
    settle(state, 1, "com_mill")
    hand(state, 0, "com_town")
    foundation(state, 0, "com_baker")
    goods(state, 0, raze=6)
    match = start(state)
    verbs = {move.split()[0] for move in options(match)}
    assert "raze_hand" in verbs and not verbs & {"raze", "conquer", "besiege"}
    assert {"activate bar_dark_chapel_a", "activate fbar_mammoth_platoon"} <= set(options(match))
    match = play(match, "activate fbar_ram_crew", "choose siege")
    assert me(match).vp == 2
