"""The solo game, and what a chapter of the campaign adds (A20, R-432, R-438, R-439, R-446, R-447)."""

from __future__ import annotations

from polyana.games.revive.rules.tracks import score
from polyana.games.revive.scoring import rating
from polyana.games.revive.state import State
from tests.revive.tables import (
    CONTENT,
    ReviveMatch,
    active,
    artifacts,
    ask,
    at_work,
    energy,
    figure,
    give,
    me,
    options,
    past_bonuses,
    play,
    reveal,
    start,
    supply,
    table,
    told,
    using,
)
from tests.rules import rule


def solo(cube: int = 1) -> State:
    state = table(1)
    state.cube = cube
    return state


def slept(match: ReviveMatch) -> ReviveMatch:
    """Goes through a hibernation, throwing nothing away and taking the first of everything."""
    while ask(match).kind != "main":
        done = ask(match).kind == "solo_discard"
        match = play(match, "done" if done else options(match)[0])
    return match


@rule("R-400")
def test_one_action_in_a_turn() -> None:
    match = play(solo(), "switch", "gain food")
    assert me(match).turns == 1, "only the end of the turn was left, so it is not asked for"
    assert "hibernate" in options(match)


@rule("R-401", "R-402")
def test_the_cube_moves_for_plays_and_hibernations_and_for_nothing_else() -> None:
    match = start(solo())
    assert match.state.cube == CONTENT.solo.cube_start == 1
    match = play(match, "switch", "gain food")
    assert match.state.cube == 1
    match = play(match, "play sc_gatherer_a", "slot top_1")
    assert match.state.cube == 2 and me(match).progress == 0
    match = slept(play(match, "hibernate"))
    assert match.state.cube == 4
    state = table(2)
    assert play(state, "play sc_gatherer_a", "slot top_1").state.cube == 0


@rule("R-402", "R-211")
def test_another_play_inside_a_play_does_not_move_the_cube() -> None:
    state = solo()
    active(state, 0, "y_goatherd", "sc_gatherer_a")
    match = play(state, "play y_goatherd", "slot top_1", "card sc_gatherer_a", "slot top_2")
    assert len(me(match).slots["top_2"]) == 1 and match.state.cube == 2


@rule("R-402", "R-224")
def test_a_card_that_hibernates_does_not_move_the_cube_a_second_time() -> None:
    name = next(
        card.id
        for card in CONTENT.cards.values()
        if card.top.effect.must or card.bottom.effect.must
    )
    half = "top_1" if CONTENT.cards[name].top.effect.must else "bottom_1"
    state = solo()
    energy(state, 0, 0)
    active(state, 0, name)
    match = play(state, f"play {name}", f"slot {half}", "use")
    for _ in range(20):
        if me(match).turns:
            break
        kind = ask(match).kind
        match = play(match, "done" if kind == "solo_discard" else options(match)[0])
    assert (match.state.cube, me(match).removed) == (2, [name]), "one for the play alone"


@rule("R-403")
def test_D25_the_game_ends_when_the_cube_arrives_and_the_turn_is_finished() -> None:
    state = solo(19)
    give(state, 0, crystal=1)
    match = play(state, "play sc_gatherer_a", "slot top_1", "end_turn")
    assert match.state.cube == 20 and not match.over
    match = slept(play(match, "hibernate"))
    assert match.state.cube == CONTENT.solo.cube_end == 21 and me(match).hibernation == 2
    assert not match.over, "free actions first"
    assert play(match, "end_turn").over
    assert rating(CONTENT, 104) == 3


@rule("R-404", "R-406")
def test_the_last_artifact_does_not_end_the_game_and_later_ones_are_spare() -> None:
    state = solo()
    assert len(state.artifacts) == 3
    artifacts(state, "af_globe")
    state.players[0].hibernation = 3
    match = slept(play(state, "hibernate"))
    assert match.state.artifacts == [] and not match.state.ending and not me(match).end_tile
    state = solo()
    artifacts(state)
    match = start(using(state, 0, "1 artifact"))
    assert me(match).spare == 1


@rule("R-405")
def test_displays_are_thrown_away_one_by_one_and_refilled_at_the_end() -> None:
    state = solo()
    card, machine = state.citizens.open[0], state.machines["grey"].open[1]
    module = state.modules.open[2]
    match = play(state, "hibernate")
    assert ask(match).kind == "solo_discard" and len(options(match)) == 5 + 9 + 5 + 1
    assert me(match).hibernation == 1 and me(match).switch_up, "between the steps 4 and 5"
    match = play(match, f"card {card}", f"take {machine}", f"take {module}")
    assert len(options(match)) == 17 and match.state.discarded == [card, machine, module]
    match = play(match, "done")
    assert len(match.state.citizens.open) == len(match.state.modules.open) == 5
    assert card not in match.state.citizens.open and me(match).hibernation == 2
    assert ask(play(table(2), "hibernate")).kind != "solo_discard"


# The campaign


@rule("R-438", "R-446", "R-409")
def test_an_event_happens_once_to_whoever_caused_it_and_to_the_others() -> None:
    state = table(chapter="chapter_1")
    artifacts(state, "af_globe", "af_violin")
    match = play(using(state, 0, "1 artifact"), "take purple")
    assert me(match).vp == 2 and told(match, "chapter_event")[0][0] == 0
    assert (ask(match).seat, ask(match).kind) == (1, "pick_basic")
    assert "decline" in options(match)
    match = play(match, "gain food")
    assert supply(match, 1) == {"food": 1} and match.state.event
    again = match.state
    again.agenda.clear()
    again.artifacts = ["af_violin"]
    assert me(play(using(again, 0, "1 artifact"))).vp == 2
    state = table(1, chapter="chapter_1")
    match = play(using(state, 0, "1 artifact"), "take purple")
    assert me(match).vp == 2 and ask(match).kind == "main", "alone `others` falls away"


@rule("R-446")
def test_a_populated_large_location_and_a_large_building_set_events_off() -> None:
    state = table(2, chapter="chapter_2")
    reveal(state, "a02", "ta_02")
    figure(state, 0, "a02_3", "nad_trails")
    energy(state, 0, 0)
    give(state, 0, food=1, book=2)
    state.players[1].switch_up = False
    match = play(state, "populate nw")
    assert me(match).energy == 1 and me(match, 1).switch_up and match.state.event
    state = table(2, chapter="chapter_3")
    past_bonuses(state, 0)
    give(state, 0, gear=5)
    figure(state, 0, "s1_4", "nad_trails")
    site = next(option for option in options(start(state), "build"))
    match = play(state, site, "size large")
    while ask(match).kind != "pick_module":
        match = play(match, options(match)[0])
    assert match.state.event


@rule("R-439", "R-446")
def test_the_tenth_tile_and_half_of_the_artifacts() -> None:
    state = table(2, chapter="chapter_4")
    for place in ("a01", "a02", "a03", "a05", "a06", "a07", "a08", "a09", "a10"):
        reveal(state, place)
    give(state, 0, crystal=0, gear=6, book=6, food=6)
    past_bonuses(state, 0, 1)
    match = play(state, "explore a04", "take deck", "lay 0")
    assert match.state.event, "the tenth"
    state = table(2, chapter="chapter_4")
    give(state, 0, crystal=0, gear=6, book=6, food=6)
    assert not play(state, "explore a04", "take deck", "lay 0").state.event
    state = table(2, chapter="chapter_5")
    assert (state.laid_out, len(state.artifacts)) == (6, 6)
    state.artifacts = state.artifacts[:5]
    match = play(using(state, 0, "1 artifact"), "take purple")
    assert not match.state.event, "two of six are gone"
    state = match.state
    state.agenda.clear()
    match = play(using(state, 1, "1 artifact"), options(start(using(state, 1, "1 artifact")))[0])
    assert match.state.event


@rule("R-447")
def test_a_law_works_like_a_technology_of_everybody() -> None:
    state = table(2, chapter="chapter_2")
    match = play(state, "switch", "gain food")
    assert me(match).vp == 1
    match = play(match, "end_turn", "switch", "gain food")
    assert me(match, 1).vp == 1


@rule("R-054")
def test_D21_bonuses_of_the_score_track_in_their_order() -> None:
    state = table()
    state.players[0].vp = 12
    score(at_work(state), 0, 12)
    match = start(state)
    assert len(me(match).closed) == 1, "13 first: a crate"
    assert "do score_24 artifact" in options(match) or ask(match).kind == "pick_artifact"
