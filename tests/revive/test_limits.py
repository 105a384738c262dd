"""Limits, empty supplies, and small rules about turns (R-069, R-180, R-215, R-225, R-437, A23, R-468, R-469)."""

from __future__ import annotations

import msgspec

from polyana.games.revive.rules.counting import COUNTERS, Whose
from polyana.games.revive.state import Options
from polyana.kernel import Ask, Chance, Match, Move
from polyana.kernel.playout import play_out
from tests.revive.tables import (
    CONTENT,
    GAME,
    active,
    ask,
    energy,
    examples,
    figure,
    give,
    machine,
    me,
    options,
    play,
    start,
    supply,
    table,
    tech,
    told,
    tracks,
    using,
)
from tests.rules import rule


@rule("R-069")
def test_there_is_no_clock_of_actions_with_several_players() -> None:
    match = play(table(), "switch", "gain food", "play sc_gatherer_a", "slot top_1")
    assert match.state.cube == 0 and told(match, "cube") == []


@rule("R-180", "R-068")
def test_machines_may_be_used_before_a_hibernation_and_their_energy_returns() -> None:
    state = table()
    machine(state, 0, "mg_crane")
    match = play(state, "machine mg_crane")
    assert "hibernate" in options(match) and me(match).energy == 0
    match = play(match, "hibernate")
    assert (me(match).energy, me(match).charged) == (1, [])


@rule("R-215")
def test_a_basic_resource_of_choice_for_every_figure() -> None:
    state = table()
    tech(state, 0, "nad_trails", "nad_verse")
    match = play(using(state, 0, "1 basic per population"), "gain gear", "gain food")
    assert supply(match) == {"gear": 1, "food": 1} and ask(match).kind == "main"
    assert ask(start(using(table(), 0, "1 basic per population"))).kind == "main"


@rule("R-225")
def test_flasks_are_counted_and_do_nothing_of_their_own() -> None:
    name = next(card.id for card in CONTENT.cards.values() if card.top.flasks and card.citizen)
    state = table()
    before = COUNTERS["flask"](Whose(CONTENT, state, 0))
    active(state, 0, name)
    whose = Whose(CONTENT, state, 0)
    assert COUNTERS["flask"](whose) == before + sum(
        half.flasks for half in (CONTENT.cards[name].top, CONTENT.cards[name].bottom)
    )
    assert not any("flask" in clause.word for clause in CONTENT.clauses.values())


@rule("R-437")
def test_the_law_of_the_first_chapter_gives_everybody_a_crate_in_the_setup() -> None:
    chosen = msgspec.convert({"players": 3, "chapter": "chapter_1"}, Options)
    match = Match(GAME, chosen, 5)
    while match.state.phase != "turn":
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    assert [len(player.closed) for player in match.state.players] == [1, 1, 1]


@rule("R-452", "R-455")
def test_an_empty_stack_of_machines_leaves_the_display_short() -> None:
    state = table()
    energy(state, 0, 0)
    display = state.machines["grey"]
    state.discarded, display.stack = display.stack, []
    tracks(state, 0, grey=3)
    match = play(using(state, 0, "1 step_grey"), f"take {display.open[0]}")
    assert len(match.state.machines["grey"].open) == 2
    places = [one for one in CONTENT.bonuses.values() if one.kind in ("standard", "special")]
    assert len(places) == 9 and sum(one.kind == "standard" for one in places) == 3
    assert sum(one.colour == "grey" and one.kind == "special" for one in places) * 4 == 8


@rule("R-468", "R-042")
def test_an_action_is_resolved_when_nothing_is_pending_for_anybody() -> None:
    state = examples()
    give(state, 0, food=6, gear=6, book=6)
    figure(state, 0, "s1_4", "jox_packs")
    figure(state, 1, "s3_1")
    give(state, 1, book=6)
    match = play(state, "populate s3_1", "tech jox_move")
    assert ask(match).kind != "main" and me(match, 1).supply["book"] == 7
    match = play(match, "done" if "done" in options(match) else "decline")
    assert ask(match).kind == "main" and me(match, 1).supply["book"] == 6


@rule("R-469")
def test_every_turn_is_finite_even_for_somebody_who_never_stops_by_choice() -> None:
    """The longest turns: free actions and effects as long as there are any, on tables with all trades."""

    def restless(ask: Ask) -> Move:
        moves = [move for move in ask.options if move[0] not in ("end_turn", "done", "decline")]
        return moves[-1] if moves else ask.options[-1]

    for seed in range(4):
        chosen = msgspec.convert({"players": 2, "content": "all"}, Options)
        state = GAME.setup(chosen, Chance(seed))
        assert play_out(GAME, state, restless, limit=20_000) < 20_000
        assert GAME.over(state)
