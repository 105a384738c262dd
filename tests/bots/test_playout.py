"""Playouts: how a game goes on in a bot's thoughts."""

from __future__ import annotations

import pytest

from polyana import bots, games
from polyana.bots.budget import Budget, Clock
from polyana.bots.playout import Habits, best_plan, follow, play_on
from polyana.kernel import Ask, Chance, Match, Rules, Thought, text
from tests.bots.stalls import Stalls, answers, chest, dice, finish
from tests.kernel.toys import Desk, DeskTable, Pair, Play, note, words


def fair(table: DeskTable) -> Rules:
    """Both take something, one after the other."""
    seat = len(table.state.notes)
    note(table, seat, (yield Ask(seat, "take", words("won", "copper", "gold", "dust"))))
    table.state.turn = int(seat == 1)


def table_of(rules: Play, seed: int = 1) -> Thought[Desk, Pair, None]:
    """What the first seat imagines of a new table."""
    return Thought.of(Match(Stalls(rules), Pair(2), seed), 0, Chance(seed))


def test_everybody_takes_what_looks_best_to_them() -> None:
    match = table_of(fair)
    assert [play_on(match, Chance(1)), play_on(match, Chance(1))] == [{0}, {1}]
    assert match.over and match.state.notes == ["0 won gold", "1 won gold"]


def test_a_plan_is_played_to_its_end() -> None:
    match = table_of(chest)
    play_on(match, Chance(1))
    assert match.over and match.state.notes == ["0 won gold"]


def test_who_is_asked_together_answers_together() -> None:
    match = table_of(answers)
    seats = {ask.seat for ask in match.asks}
    assert len(seats) > 1
    assert play_on(match, Chance(1)) == seats
    assert {answer.seat for answer in match.answers} == seats


def test_nobody_peeps_at_what_chance_will_bring() -> None:
    matches = [table_of(dice, seed) for seed in range(12)]
    plans = {best_plan(match, match.asks[0], Chance(5)) for match in matches}
    assert len(plans) == 1


def test_a_plan_that_is_no_longer_possible_is_followed_as_far_as_it_goes() -> None:
    def gate(table: DeskTable) -> Rules:
        yield Ask(0, "gate", words("open", "gate", "door"))
        _, prize = yield Ask(0, "grab", words("grab", "copper", "gold"))
        finish(table, prize)

    match = table_of(gate)
    follow(match, 0, (("open", "door"), ("grab", "silver"), ("grab", "gold")))
    assert [text(answer.move) for answer in match.answers] == ["open door"]


def test_a_habit_is_kept_to_where_it_brings_the_same() -> None:
    habits, first = Habits(), table_of(fair)
    assert habits.recall(first, first.asks[0]) is None
    plan = best_plan(first, first.asks[0], Chance(1), habits)
    again = table_of(fair, seed=2)
    assert habits.recall(again, again.asks[0]) == plan == (("won", "gold"),)
    habits.keep(again.asks[0], plan, gain=-3.0)  # elsewhere it brought less
    assert habits.recall(again, again.asks[0]) is None
    habits.keep(again.asks[0], (*plan, ("won", "gold")), gain=0.0)
    assert habits.recall(again, again.asks[0]) is None  # it cannot be followed to its end
    follow(again, 0, plan)
    assert habits.recall(again, again.asks[0]) is None  # everybody has habits of their own


def test_what_chance_has_a_say_in_does_not_become_a_habit() -> None:
    habits, match = Habits(), table_of(dice)
    best_plan(match, match.asks[0], Chance(1), habits)
    assert not habits.plans


@pytest.mark.parametrize("habits", [None, Habits()], ids=["anew", "by habit"])
@pytest.mark.parametrize("name", games.names())
def test_playouts_foresee_most_of_what_greedy_players_do(name: str, habits: Habits | None) -> None:
    game = games.load(name)
    options = next(one for one in game.variants() if one.players == 2)
    match, alike, asked = Match(game, options, seed=4), 0, 0
    players = [bots.make("greedy", seed) for seed in (1, 2)]
    while not match.over and asked < 60:
        ask = match.asks[0]
        move = players[ask.seat].choose(match, ask.seat)
        if len(ask.options) > 1 and len(match.asks) == 1:
            asked += 1
            thought = Thought.of(match, ask.seat, Chance(asked))
            alike += best_plan(thought, ask, Chance(asked), habits)[0] == move
        match.answer(ask.seat, move)
    assert alike > 0.75 * asked


def test_a_clock_tells_how_many_turns_a_budget_suffices_for() -> None:
    clock = Clock(Budget(turns=8))
    assert (clock.turns_in_all, clock.is_up, clock.is_late) == (8, False, False)
    clock.turns = 8
    assert clock.is_up and not clock.is_late
    late = Clock(Budget(seconds=1e-9))
    assert late.is_late and late.is_up
    pace = Clock(Budget(seconds=100.0))
    pace.turns = 3
    assert pace.turns_in_all > 3
