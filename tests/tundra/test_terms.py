"""Terms: players, pieces, tracks, costs and gains (T-001 to T-013, T-021)."""

from __future__ import annotations

from itertools import product

import pytest

from polyana.games.tundra.state import Options, State
from polyana.games.tundra.view import View
from polyana.kernel import BadOptions, Chance, IllegalMove
from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.tables import (
    GAME,
    TundraMatch,
    advisors,
    dice,
    goals,
    lay,
    play,
    points,
    start,
    table,
    towers,
    tracks,
    tuck,
    upgraded,
    whole_game,
    workers,
)

RESOURCES = ("kindling", "stone", "peat")


def holds(match: TundraMatch, seat: int = 0) -> tuple[int, ...]:
    """Kindling, stone, peat and berries of a seat."""
    player = match.state.players[seat]
    return (*player.resources.values(), player.berry)


def with_die(value: int, *under: str, board: str = "trade") -> State:
    """Seat 0 has one die; boosts may lie under a board."""
    state = table()
    goals(state)
    dice(state, 0, value)
    tuck(state, 0, board, *under)
    return state


@rule("T-001")
def test_two_to_four_play_each_for_themself() -> None:
    assert {variant.players for variant in GAME.variants()} == {2, 3, 4}
    for players in (0, 1, 5):
        with pytest.raises(BadOptions):
            GAME.options({"players": players})
        with pytest.raises(BadOptions):
            GAME.setup(Options(players), Chance(1))
    for wanted in ("solo", "teams"):
        with pytest.raises(BadOptions):
            GAME.options({wanted: True})


@rule("T-001")
def test_every_seat_has_its_own_score_and_place() -> None:
    *_, match = whole_game(4, seed=3)
    assert len(match.result().scores) == len(match.result().places) == 4


@rule("T-003")
def test_berries_are_never_counted_as_resources() -> None:
    state = with_die(6)
    goals(state, "goal_resources")  # 6 / 12 / 18 resources
    tracks(state, 0, kindling=2, stone=2, peat=1, berry=20)
    match = start(state)
    play(match, "place 6 goal_resources")
    assert match.state.players[0].vp == 0


@rule("T-003")
def test_berries_are_never_paid_as_resources_nor_gained_as_one() -> None:
    state = with_die(4)
    advisors(state, 0, "wolverine_mason", "squirrel_treasurer")
    tracks(state, 0, berry=20)
    assert options(start(state), "advisor") == []
    advisors(state, 0, "ermine_courier")  # 1 resource + 2 berry
    match = start(state)
    play(match, "advisor ermine_courier")
    assert options(match) == [f"gain {kind}" for kind in RESOURCES]


@rule("T-004")
def test_workers_and_towers_are_figures_alike() -> None:
    state = with_die(6)
    lay(state, "c2", "crane_bog")
    lay(state, "c3", "smoky_hollow")
    lay(state, "d2", "grey_scree")
    workers(state, 0, "c2", "d2")
    towers(state, 0, "c3")
    match = start(state)
    play(match, "place 6 gathering")
    play(match, "gather peat", "gather peat", "gather stone")
    assert holds(match) == (0, 1, 2, 0)


@rule("T-006")
@pytest.mark.parametrize(("players", "variant"), list(product((2, 3, 4), (False, True))))
def test_nobody_ever_owns_more_or_less_than_their_pieces(players: int, variant: bool) -> None:
    for match in whole_game(players, variant, seed=5):
        state = match.state
        for seat, player in enumerate(state.players):
            assert len(player.workers) + player.workers_left == 6
            assert list(state.towers.values()).count(seat) + player.towers_left == 4
            used = sum(len(board.dice) for board in player.boards.values()) + player.idle
            used += sum(goal.seat == seat for goal in state.goals)
            owned = used + len(player.dice) + player.unrolled + player.dice_left
            assert owned == (8 if player.title == "wise" else 7)
            assert len(player.boards) == 4
            assert min(player.workers_left, player.towers_left, player.dice_left) >= 0


@rule("T-007", "T-009")
@pytest.mark.parametrize("seed", range(4))
def test_tracks_stay_within_their_ends_in_all_play(seed: int) -> None:
    for match in whole_game(2 + seed % 3, variant=seed > 1, seed=seed):
        for player in match.state.players:
            assert all(0 <= amount <= 10 for amount in player.resources.values())
            assert 0 <= player.berry <= 20


@rule("T-007", "T-008")
@pytest.mark.parametrize(("held", "after"), [(7, 9), (8, 10), (9, 10), (10, 10)])
def test_a_resource_track_ends_at_ten_and_the_rest_of_a_gain_is_lost(held: int, after: int) -> None:
    state = with_die(6, "kindling_sledge", board="architecture")  # 2 kindling on 6
    workers(state, 0)
    tracks(state, 0, kindling=held)
    match = start(state)
    play(match, "place 6 architecture")
    assert holds(match) == (after, 0, 0, 0)


@rule("T-007", "T-008")
@pytest.mark.parametrize(("held", "after"), [(17, 19), (18, 20), (19, 20), (20, 20)])
def test_the_berry_track_ends_at_twenty(held: int, after: int) -> None:
    state = with_die(3)
    tracks(state, 0, berry=held)
    match = start(state)
    play(match, "place 3 trade")
    assert match.state.players[0].berry == after


@rule("T-008")
def test_a_kind_whose_track_is_full_may_still_be_chosen_and_is_lost() -> None:
    state = with_die(6)
    upgraded(state, 0, "gathering")
    tracks(state, 0, stone=10)
    match = start(state)
    play(match, "place 6 gathering", "gain stone")
    assert holds(match) == (0, 10, 0, 0)
    assert options(match) == [f"gain {kind}" for kind in RESOURCES]


@rule("T-009")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    state = with_die(1)
    tracks(state, 0, stone=2)  # a worker costs 2 equal and 1 berry
    match = start(state)
    play(match, "place 1 architecture")
    assert ask(match).seat == 1
    assert holds(match) == (0, 2, 0, 0)
    tracks(state, 0, stone=2, berry=1)
    match = start(state)
    play(match, "place 1 architecture", "put c1")
    assert holds(match) == (0, 0, 0, 0)


@rule("T-010")
def test_any_resource_gained_is_of_the_players_choice_unit_by_unit() -> None:
    state = with_die(6)
    upgraded(state, 0, "gathering")  # 4 resources of any kinds on 6
    match = start(state)
    play(match, "place 6 gathering", "gain stone", "gain peat", "gain kindling", "gain stone")
    assert holds(match) == (1, 2, 1, 0)
    assert ask(match).seat == 1


@rule("T-010")
def test_any_resource_as_a_cost_is_any_mix_of_kinds() -> None:
    state = with_die(4)
    advisors(state, 0, "wolverine_mason")  # 2 resource -> build_tower
    lay(state, "b1", "white_heath")
    tracks(state, 0, kindling=1, stone=1, peat=1)
    match = start(state)
    play(match, "advisor wolverine_mason", "build b1")
    assert options(match) == [f"pay {kind}" for kind in RESOURCES]
    play(match, "pay kindling")
    assert options(match) == ["pay stone", "pay peat"]
    play(match, "pay peat")
    assert holds(match) == (0, 1, 0, 0)
    assert match.state.towers == {"b1": 0}


@rule("T-011")
def test_equal_resources_are_of_one_single_kind() -> None:
    state = with_die(6)
    tracks(state, 0, kindling=1, stone=1, peat=1)
    match = start(state)
    play(match, "place 6 architecture")  # a tower costs 2 equal
    assert match.state.towers == {}
    assert ask(match).seat == 1


@rule("T-011")
def test_the_kind_is_chosen_anew_for_every_repetition() -> None:
    state = with_die(1)
    tracks(state, 0, kindling=2, stone=4, peat=1, berry=2)
    match = start(state)
    play(match, "place 1 architecture", "put c1")
    assert options(match) == ["pay kindling", "pay stone"]
    play(match, "pay stone", "put c1", "pay kindling")
    assert holds(match) == (0, 2, 1, 0)


@rule("T-012")
@pytest.mark.parametrize(
    ("vp", "token", "track"), [(0, 0, 0), (49, 0, 49), (50, 50, 0), (99, 50, 49), (104, 100, 4)]
)
def test_a_lap_of_fifty_is_shown_by_a_token(vp: int, token: int, track: int) -> None:
    state = table()
    assert [player.vp for player in state.players] == [0, 0]
    points(state, 0, vp)
    for seat in (0, 1, None):
        sight = start(state).view(seat).table
        assert isinstance(sight, View)
        shown = sight.players[0]
        assert (shown.vp, shown.acorns, shown.vp - shown.acorns) == (vp, token, track)


@rule("T-013")
@pytest.mark.parametrize(("boosts", "vp"), [(("fur_boots",), 2), (("peat_pouch",), 0)])
def test_starting_boosts_are_no_city_cards(boosts: tuple[str, ...], vp: int) -> None:
    state = with_die(1, *boosts)
    goals(state, "goal_city_cards")  # 3 / 5 / 7
    advisors(state, 0, "hare_runner")
    advisors(state, 0, "fox_trickster", upright=False)
    match = start(state)
    play(match, "place 1 goal_city_cards")
    assert match.state.players[0].vp == vp


@rule("T-021")
def test_boards_boosts_advisors_goals_titles_tracks_dice_and_figures_are_public() -> None:
    state = table(3, variant=True)
    tracks(state, 0, kindling=1, stone=2, peat=3, berry=4)
    tuck(state, 0, "trade", "fur_boots", "peat_pouch")
    advisors(state, 0, "hare_runner", upright=False)
    upgraded(state, 0, "movement")
    lay(state, "c2", "crane_bog")
    towers(state, 0, "c2")
    match = start(state)
    play(match, f"place 1 {state.goals[0].id}", "end_turn")
    for seat in (0, 1, 2, None):
        sight = match.view(seat).table
        assert isinstance(sight, View)
        assert (sight.towers, sight.market) == (match.state.towers, match.state.market)
        for card, goal in zip(sight.goals, match.state.goals, strict=True):
            assert (card.id, card.seat, card.die) == (goal.id, goal.seat, goal.die)
        for shown, player in zip(sight.players, match.state.players, strict=True):
            for name in ("title", "berry", "resources", "vp", "dice", "dice_left", "boards"):
                assert getattr(shown, name) == getattr(player, name)
            for name in ("workers", "workers_left", "towers_left", "advisors", "character"):
                assert getattr(shown, name) == getattr(player, name)


def test_an_illegal_answer_says_what_would_be_right_and_changes_nothing() -> None:
    match = start(table())
    before = match.fingerprint()
    with pytest.raises(IllegalMove, match="place 1 architecture"):
        match.answer(0, "place 6 architecture")
    assert match.fingerprint() == before
