"""Points during the game, and the common goals (T-601 to T-718)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from polyana.games.tundra.state import State
from polyana.kernel import Match
from polyana.kernel.check import Moods
from tests.rules import rule
from tests.tables import ask, options, told
from tests.tundra.scenes import copse, holds, owner, use
from tests.tundra.tables import (
    CONTENT,
    GAME,
    advisors,
    dice,
    goals,
    last_die,
    play,
    start,
    table,
    towers,
    tracks,
    tuck,
    upgraded,
    workers,
)

SOURCES = {"upgrades", "boards", "towers", "orders", "cards"}


@rule("T-601", "T-602")
@pytest.mark.parametrize("number", range(0, 16, 3))
def test_points_come_from_the_known_sources_and_are_booked_at_once(number: int) -> None:
    match, moods = Match(GAME, GAME.variants()[number], number), Moods(number)
    while not match.over:
        question = match.asks[0]
        match.answer(question.seat, moods.choose(question))
        for seat, player in enumerate(match.state.players):
            booked = [facts for facts in told(match, "scored") if facts[0] == seat]
            reached = [facts for facts in told(match, "goal") if facts[0] == seat]
            assert player.vp == sum(int(facts[-1]) for facts in booked + reached)
            assert {facts[1] for facts in booked} <= SOURCES
    result = match.result()
    for seat, player in enumerate(match.state.players):
        personal = [line.points for line in result.sheets[seat] if line.what == "personal_goal"]
        assert result.scores[seat] == player.vp + sum(personal)
        assert bool(personal) is match.state.variant


@rule("T-602")
def test_points_stand_on_the_track_before_the_next_pick() -> None:
    state = copse()
    upgraded(state, 0, "architecture")
    towers(state, 0, "a1", "b2")
    tracks(state, 0, stone=4)
    match = use(state, 1, "architecture", "pay stone")
    assert owner(match).vp == 1 and ask(match).kind == "equal_kind"


def test_the_nine_goals_are_as_the_rulebook_has_them() -> None:
    assert [(goal.counts, goal.tiers) for goal in CONTENT.common_goals.values()] == [
        ("city_card", ((3, 2), (5, 4), (7, 6))),
        ("upgraded_board", ((2, 2), (3, 4), (4, 6))),
        ("berry", ((10, 2), (15, 4), (20, 6))),
        ("own_tower", ((2, 2), (3, 4), (4, 6))),
        ("own_worker", ((2, 2), (4, 4), (6, 6))),
        ("glade_kindling", ((2, 2), (3, 4), (4, 6))),
        ("glade_stone", ((2, 2), (3, 4), (4, 6))),
        ("glade_peat", ((2, 2), (3, 4), (4, 6))),
        ("resource", ((6, 2), (12, 4), (18, 6))),
    ]


@rule("T-701", "T-718")
@pytest.mark.parametrize(
    ("goal", "white"),
    [
        ("goal_city_cards", "123"),
        ("goal_upgraded_orders", "456"),
        ("goal_berries", "135"),
        ("goal_towers", "124"),
        ("goal_workers", "356"),
        ("goal_kindling_glades", "146"),
        ("goal_stone_glades", "235"),
        ("goal_peat_glades", "245"),
        ("goal_resources", "246"),
    ],
)
def test_a_goal_accepts_its_white_values_alone(goal: str, white: str) -> None:
    state = copse()
    goals(state, goal)
    dice(state, 0, 1, 2, 3, 4, 5, 6)
    offered = [move for move in options(start(state), "place") if move.endswith(goal)]
    assert offered == [f"place {value} {goal}" for value in white]
    assert (CONTENT.common_goals[goal].dots == 3) is goal.endswith("_glades")


@rule("T-702", "T-224")
def test_a_used_goal_is_closed_for_everybody_until_the_end_of_the_round() -> None:
    state = copse()
    goals(state, "goal_berries", "goal_resources")
    dice(state, 0, 1, 3)
    dice(state, 1, 1, 3, 5)
    match = start(state)
    play(match, "place 1 goal_berries")
    assert ask(match).seat == 1
    assert not [move for move in options(match) if move.endswith("goal_berries")]
    play(match, "place 1 movement", "stop")
    assert ask(match).seat == 0
    assert not [move for move in options(match) if move.endswith("goal_berries")]
    taken, free = match.state.goals
    assert (taken.seat, taken.die) == (0, 1) and free.seat is None


@rule("T-702")
def test_in_the_next_round_the_goal_is_open_again() -> None:
    state = last_die(copse(), 1)
    goals(state, "goal_berries")
    match = start(state)
    play(match, "place 1 goal_berries")
    assert match.state.round == 2 and match.state.goals[0].seat is None


@rule("T-703")
def test_a_player_may_use_several_goals_in_one_round() -> None:
    state = copse()
    goals(state, "goal_berries", "goal_city_cards", "goal_towers")
    dice(state, 0, 1, 1, 1)
    dice(state, 1)
    match = start(state)
    play(match, "place 1 goal_berries", "place 1 goal_city_cards", "place 1 goal_towers")
    assert set(owner(match).goals) == {"goal_berries", "goal_city_cards", "goal_towers"}


def give_cards(state: State, number: int) -> None:
    """So many city cards, boosts and advisors, some of them used; and two starting boosts, which do not count."""
    tuck(state, 0, "trade", "knapsack")
    tuck(state, 0, "movement", "snowshoes")
    boosts = (
        *(("architecture", "fur_boots"), ("movement", "ice_cellar")),
        *(("gathering", "dog_team"), ("trade", "amber_charm")),
    )
    for board, boost in boosts[: number - min(number // 2, 3)]:
        tuck(state, 0, board, boost)
    held = ("hare_runner", "owl_stargazer", "raven_lawyer")[: min(number // 2, 3)]
    for advisor in held:
        advisors(state, 0, advisor, upright=advisor != "hare_runner")


def stand_on(kind: str) -> Callable[[State, int], None]:
    """Figures on so many glades of a kind; two on the first, and others on other kinds and at home."""

    def give(state: State, number: int) -> None:
        of_kind = [p for p, t in state.face_up.items() if CONTENT.glades[t].resource == kind]
        other = next(p for p, t in state.face_up.items() if CONTENT.glades[t].resource == "none")
        workers(state, 0, *of_kind[: max(0, number - 1)], *of_kind[:1], other, "c1")
        if number > 1:
            towers(state, 0, of_kind[number - 1], other)
        workers(state, 1, *of_kind)

    return give


def give_resources(state: State, number: int) -> None:
    """So many resources of all kinds, and berries, which do not count."""
    third = number // 3
    tracks(state, 0, kindling=third, stone=third, peat=number - 2 * third, berry=9)


Giving = Callable[[State, int], None]
REACHED: list[tuple[str, Giving, dict[int, int]]] = [
    ("goal_city_cards", give_cards, {0: 0, 2: 0, 3: 2, 4: 2, 5: 4, 6: 4, 7: 6}),
    (
        "goal_upgraded_orders",
        lambda state, number: upgraded(state, 0, *list(CONTENT.orders)[:number]),
        {0: 0, 1: 0, 2: 2, 3: 4, 4: 6},
    ),
    (
        "goal_berries",
        lambda state, number: tracks(state, 0, berry=number, stone=5),
        {0: 0, 9: 0, 10: 2, 14: 2, 15: 4, 19: 4, 20: 6},
    ),
    (
        "goal_towers",
        lambda state, number: towers(state, 0, *["a1", "b2", "d2", "e2"][:number]),
        {0: 0, 1: 0, 2: 2, 3: 4, 4: 6},
    ),
    (
        "goal_workers",  # c1 is a settlement: workers there count
        lambda state, number: workers(state, 0, *["c1", "b1", "b1", "c1", "d1", "c4"][:number]),
        {0: 0, 1: 0, 2: 2, 3: 2, 4: 4, 5: 4, 6: 6},
    ),
    ("goal_kindling_glades", stand_on("kindling"), {1: 0, 2: 2, 3: 4}),
    ("goal_stone_glades", stand_on("stone"), {1: 0, 2: 2, 3: 4}),
    ("goal_peat_glades", stand_on("peat"), {1: 0, 2: 2, 3: 4}),
    ("goal_resources", give_resources, {0: 0, 5: 0, 6: 2, 11: 2, 12: 4, 17: 4, 18: 6, 30: 6}),
]


@rule("T-704", "T-705", "T-706", "T-707")
@rule("T-711", "T-712", "T-713", "T-714", "T-715", "T-716", "T-717")
@pytest.mark.parametrize(("goal", "give", "tiers"), REACHED)
def test_the_highest_tier_reached_pays_and_nothing_is_spent(
    goal: str, give: Giving, tiers: dict[int, int]
) -> None:
    for number, points in tiers.items():
        state = copse()
        goals(state, goal)
        give(state, number)
        # the next player is rich: what others have does not count
        tracks(state, 1, kindling=9, stone=9, peat=9, berry=20)
        die = CONTENT.common_goals[goal].dice[0]
        dice(state, 0, die, 2)
        match = start(state)
        before = holds(match), sorted(owner(match).workers), dict(match.state.towers)
        play(match, f"place {die} {goal}")
        assert owner(match).vp == points, number
        assert owner(match).goals == {goal: points}
        assert (holds(match), sorted(owner(match).workers), match.state.towers) == before
        assert not match.state.agenda and ask(match).kind == "turn"


@rule("T-707")
def test_a_die_on_a_goal_activates_no_board_and_no_boost() -> None:
    state = copse()
    goals(state, "goal_berries")
    for board, boost in zip(CONTENT.orders, ("wooden_spoon", "snowshoes"), strict=False):
        tuck(state, 0, board, boost)
    match = use(state, 3, "goal_berries")
    assert holds(match) == (0, 0, 0, 0) and owner(match).vp == 0
    assert told(match, "activated") == [] and ask(match).seat == 1


@rule("T-716")
def test_the_fourth_glade_of_a_kind_pays_six() -> None:
    state = table(players=4)  # with two players only three glades of a kind are in play
    kindling = [
        place
        for place, token in {**state.face_down, **state.face_up}.items()
        if CONTENT.glades[token].resource == "kindling"
    ]
    goals(state, "goal_kindling_glades")
    workers(state, 0, *kindling[:4], kindling[0])
    match = start(state)
    play(match, "place 1 goal_kindling_glades")
    assert owner(match).vp == 6
