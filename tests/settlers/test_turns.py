"""The Action phase: turns, passing, free steps (S-058 to S-065)."""

from __future__ import annotations

from tests.rules import rule
from tests.settlers.tables import (
    FOUR,
    deal,
    goods,
    hand,
    me,
    place,
    play,
    row,
    settle,
    start,
    supply,
    table,
)
from tests.tables import ask, options


@rule("S-058", "S-059")
def test_one_action_then_the_next_player() -> None:
    state = table("romans", "barbarians", promo="fair")
    state.stalls = {}
    hand(state, 0, "com_ruins", "rom_builder", "com_wood_storage")
    settle(state, 0, "com_lumberjacks")
    settle(state, 1, "com_mill", "bar_village")
    goods(state, 0, worker=2, raze=3, food=1)
    settle(state, 1, "fbar_wolf_stockade", level=1)
    match = start(state)
    verbs = {move.split()[0] for move in options(match)}
    assert verbs == {
        *("build", "deal", "raze_hand", "raze", "activate", "exchange", "conquer", "besiege"),
        "pass",
    }
    match = play(match, "build com_ruins")
    assert ask(match).seat == 1
    match = play(match, "pass")
    assert ask(match).seat == 0 and "exchange" in options(match)  # again and again


@rule("S-060", "S-061")
def test_passing_is_final_and_the_last_goes_on() -> None:
    state = table(*FOUR)
    goods(state, 2, worker=6)
    goods(state, 0, defence=1)
    settle(state, 0, "com_mill")
    match = play(state, "pass", "pass")
    assert ask(match).seat == 2
    match = play(match, "exchange", "take wood", "stop", "pass")
    assert ask(match).seat == 2  # everybody else has passed
    match = play(match, "exchange", "take wood", "stop")
    assert ask(match).seat == 2
    match = play(match, "pass")
    assert match.state.round == 2


@rule("S-062")
def test_nothing_targets_a_player_who_has_passed() -> None:
    state = table("romans", "japanese", "egyptians")
    settle(state, 0, "rom_engineers", "bar_saboteurs_a", "bar_robbers", "rom_spies", "bar_pack_a")
    settle(state, 0, "egy_temple_of_ra", "egy_scorpion_breeder", "egy_desert")
    settle(state, 0, "fcom_signal_fire")
    row(state, 1, "jap_farm", "jap_rice_fields")
    settle(state, 1, "com_castle_a", "fjap_heron_castle")
    state.players[1].empire["fjap_heron_castle"].level = 2
    deal(state, 1, "jap_dojo")
    hand(state, 1, "com_mill")
    hand(state, 0, "com_town")
    goods(state, 1, wood=2)
    goods(state, 0, worker=9, raze=9)
    state.players[2].passed = True
    aimed = {
        *("activate rom_engineers", "activate bar_saboteurs_a", "activate bar_robbers"),
        *("activate rom_spies", "activate bar_pack_a", "activate egy_temple_of_ra"),
        *("activate egy_scorpion_breeder", "activate egy_desert"),
    }
    match = start(state)
    assert aimed <= set(options(match))
    assert options(match, "raze") and options(match, "conquer") and options(match, "besiege")
    state.players[1].passed = True
    match = start(state)
    assert not aimed & set(options(match))
    assert not options(match, "raze") and not options(match, "conquer")
    assert not options(match, "besiege")
    match = play(match, "activate fcom_signal_fire")
    assert ask(match).kind != "shift"


@rule("S-063", "S-165")
def test_features_of_a_passed_player_keep_working() -> None:
    state = table("romans", "egyptians")
    settle(state, 1, "egy_oasis")
    state.players[1].passed = True
    goods(state, 0, worker=12)
    match = play(state, "exchange", *["take wood"] * 6)
    assert supply(match, 1) == {"worker": 4}  # at most four in a round


@rule("S-064")
def test_free_steps_before_and_after_the_action() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "com_mill", "com_town", "jap_gate", "jap_shrine")
    goods(state, 0, defence=2, worker=5, wood=1)
    hand(state, 0, "com_baker", "com_ruins")
    match = play(state, "defend com_mill", "deploy jap_gate", "keep jap_gate", "pick com_baker")
    assert ask(match).kind == "turn" and me(match).vp == 1
    match = play(match, "exchange", "take stone", "stop")
    assert ask(match).kind == "end_turn" and ask(match).seat == 0
    match = play(match, "keep jap_shrine stone", "defend com_town")
    assert place(match, "jap_shrine").kept == 1
    assert ask(match).seat == 0
    match = play(match, "end_turn")
    assert not options(match, "defend")  # never in another player's turn


@rule("S-065")
def test_the_turn_ends_by_itself_without_a_free_step() -> None:
    state = table()
    goods(state, 0, worker=2)
    match = play(state, "exchange", "take wood")
    assert ask(match).seat == 1
    state = table()
    goods(state, 0, worker=2, defence=1)
    settle(state, 0, "com_mill")
    match = play(state, "exchange", "take wood")
    assert ask(match).kind == "end_turn" and options(match) == ["defend com_mill", "end_turn"]
