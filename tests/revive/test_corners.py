"""Corners of the rules: where two of them meet, and the second half of those that say two things."""

from __future__ import annotations

from polyana.games.revive.rules.counting import COUNTERS, Whose
from polyana.kernel import Match
from tests.revive.tables import (
    CONTENT,
    GAME,
    active,
    artifacts,
    ask,
    at,
    crate,
    examples,
    figure,
    give,
    machine,
    me,
    module,
    options,
    past_bonuses,
    play,
    rest,
    slot,
    start,
    supply,
    table,
    tile,
    token,
    using,
)
from tests.rules import rule

QUAY_DESERT = at(1, 0)
"""It lies next to the ocean of `st_quay`, which gives a module."""


@rule("R-064", "R-112")
def test_no_free_action_stands_between_the_steps_of_an_explore() -> None:
    state = examples()
    tile(state, "a14", "ta_04")
    give(state, 0, crystal=3, gear=6, book=6, food=6)
    state.players[0].vp = 22
    match = play(state, "explore a14")
    assert ask(match).kind == "pick_artifact", "of the score track; trades must wait"
    assert options(match) == ["take purple", "take orange", "take white"]
    match = play(match, "take purple", "take deck", "lay 0")
    assert "trade gear" in options(match), "the action is over"


@rule("R-204", "R-384")
def test_an_ability_that_was_paid_for_is_used() -> None:
    """The marker moves for an ability that is used: once the crystal is paid the token must be placed."""
    state = examples("nadair_moon")
    give(state, 0, crystal=1, food=3)
    match = play(using(state, 0, "ability"), "do nadair_moon place_forest")
    assert ask(match).kind == "ability_target" and "decline" not in options(match)
    state = examples("kaniban_sun", other="joxari_sun")
    give(state, 0, food=1)
    match = play(using(state, 0, "ability"), "do kaniban_sun take_card")
    assert ask(match).kind == "pick_card_display" and "decline" not in options(match)


@rule("R-315", "R-185")
def test_the_artifact_of_a_hibernation_is_compulsory_once_it_is_chosen() -> None:
    state = table()
    state.players[0].hibernation = 5
    match = play(state, "hibernate")
    assert {"reward 5", "reward 6"} <= set(options(match)), "another reward may be chosen"
    match = play(match, "reward 6")
    assert options(match) == ["take purple", "take orange", "take white"]


@rule("R-224", "R-117", "R-364")
def test_a_turn_that_ends_at_once_takes_nothing_from_the_others() -> None:
    """Seat 0 builds on a target of seat 1 and, before the ocean reward, hibernates by a card that a machine plays."""
    state = examples("nadair_sun", other="joxari_moon")
    machine(state, 0, "my_carousel")
    past_bonuses(state, 0)
    token(state, 1, QUAY_DESERT)
    figure(state, 0, "s1_4", "nad_trails")
    give(state, 0, gear=3, crystal=0)
    active(state, 0, "y_elder")
    match = play(state, f"build {QUAY_DESERT}", "machine my_carousel")
    assert match.state.targets == {QUAY_DESERT: 1}, "the module is still pending"
    match = play(match, "card y_elder", "slot bottom_1", "use")
    while ask(match).kind != "main":
        match = play(match, options(match)[0])
    assert match.state.targets == {} and supply(match, 1) == {"gear": 3}
    assert me(match).removed == ["y_elder"] and (me(match).turns, ask(match).seat) == (1, 1)


# The second half


@rule("R-014", "R-311")
def test_the_end_tile_comes_with_the_last_main_artifact_but_not_in_solo() -> None:
    for players in (1, 2):
        state = table(players)
        artifacts(state, "af_globe")
        match = play(using(state, 0, "1 artifact"), "take purple")
        assert me(match).end_tile is match.state.ending is (players == 2)
        assert me(match).spare == 0, "the tile lies on top of the spare ones"
        state = match.state
        state.agenda.clear()
        assert me(start(using(state, 0, "1 artifact"))).spare == 1


@rule("R-189", "R-042")
def test_crates_and_trades_after_a_hibernation_until_the_turn_ends() -> None:
    state = table()
    machine(state, 0, "mg_hammer")
    crate(state, 0, "cr_gears_1")
    give(state, 0, crystal=1, gear=5)
    match = play(state, "hibernate", "gain book", "gain book")
    assert options(match) == [
        *("trade gear", "trade book", "trade food", "crate cr_gears_1", "end_turn"),
    ]
    match = play(match, "crate cr_gears_1")
    assert me(match).supply["gear"] == 7
    match = play(match, "trade food")
    assert supply(match) == {"gear": 6, "book": 2, "food": 1} and me(match).turns == 1


@rule("R-192", "R-181")
def test_energy_and_machines_gained_in_a_hibernation_wait_for_the_next_turn() -> None:
    state = table()
    machine(state, 0, "mg_hammer", charged=True)
    give(state, 0, crystal=1)
    state.players[0].hibernation, state.players[0].tracks["green"] = 3, 1
    artifacts(state, "af_globe", "af_violin")
    match = play(state, "hibernate", "take purple", "reward 4", "track green")
    assert me(match).energy == 2 and "std_green" in me(match).machines
    assert options(match, "machine") == [], "neither the new one nor the old one"
    match = play(match, "end_turn", "switch", "gain food", "end_turn")
    assert options(match, "machine") == ["machine mg_hammer"], "no card lies in a slot yet"
    match = play(match, "play sc_gatherer_a", "slot top_1")
    assert "machine std_green" in options(match)


@rule("R-217")
def test_at_the_end_flasks_count_in_all_areas_and_on_both_halves() -> None:
    state = table()
    whose = Whose(CONTENT, state, 0)
    assert COUNTERS["flask"](whose) == 0
    machine(state, 0, "mg_jemmy")
    module(state, 0, "side_1", "md_32")
    active(state, 0, "y_fermenter")
    assert COUNTERS["flask"](whose) == 2 + 2 + 2, "machine, module, both halves of an active card"
    rest(state, 0, "r_miner")
    slot(state, 0, "bottom_1", "g_ranger")
    assert COUNTERS["flask"](whose) == 8, "resting, and the hidden half in a slot"
    assert COUNTERS["visible_flask"](whose) == 6


@rule("R-388", "R-378")
def test_a_technology_waits_for_events_once_its_at_once_parts_are_resolved() -> None:
    state = examples("vukuntur_sun")
    figure(state, 0, "s4_3", "vuk_wings")
    give(state, 0, book=3)
    match = play(state, "populate s3_1", "tech vuk_cache")
    while ask(match).kind == "order_effect":
        match = play(match, options(match)[0])
    assert (me(match).supply["crystal"], len(me(match).closed)) == (1, 1)
    state = match.state
    state.agenda.clear()
    match = start(using(state, 0, "1 crate"))
    assert (me(match).supply["crystal"], len(me(match).closed)) == (2, 2)


@rule("R-431", "R-437", "R-447")
def test_law_and_event_of_a_chapter_hold_in_that_chapter_alone() -> None:
    for number in range(1, 6):
        chapter = f"chapter_{number}"
        dealt = Match(GAME, GAME.options({"players": 2, "chapter": chapter}), 5)
        while ask(dealt).kind != "main":
            dealt.answer(dealt.asks[0].seat, dealt.asks[0].options[0])
        crates = [len(player.closed) for player in dealt.state.players]
        assert crates == [number == 1] * 2, "law 1: a crate at the start"
        assert dealt.state.clusters and bool(me(dealt).plate) is (number > 1)
        match = play(table(chapter=chapter), "switch", "gain food")
        assert me(match).vp == (number == 2), "law 2: a point for the switch"
        state = table(chapter=chapter)
        artifacts(state, "af_globe", "af_violin", "af_crown", "af_chess", "af_umbrella")
        match = play(using(state, 0, "1 artifact"), "take purple")
        assert match.state.event is (number == 1), "event 1: the first artifact"


@rule("R-064", "R-462")
def test_no_free_action_stands_in_the_middle_of_an_exchange() -> None:
    """What is paid for is chosen at once, although a crystal could be traded."""
    state = table()
    active(state, 0, "sc_pathfinder_a")
    give(state, 0, crystal=1, gear=1)
    match = play(state, "play sc_pathfinder_a", "slot top_1", "do sc_pathfinder_a other_basic")
    assert ask(match).kind == "pay_basic"
    match = play(match, "pay gear")
    assert (ask(match).kind, options(match)) == (
        "pick_basic",
        ["gain book", "gain food", "decline"],
    )
    match = play(match, "gain book")
    assert options(match) == ["more", "stop"]
    state = examples("nadair_moon")
    give(state, 0, crystal=2, food=3)
    match = play(using(state, 0, "ability"), "do nadair_moon place_forest")
    assert ask(match).kind == "ability_target"
    state = table(sides=("kaniban_sun", "nadair_sun"))
    give(state, 0, crystal=2, food=1)
    match = play(using(state, 0, "ability"), "do kaniban_sun take_card")
    assert ask(match).kind == "pick_card_display"
