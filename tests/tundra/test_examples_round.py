"""The worked examples of Part D on setup, round, dice and movement, with their exact numbers."""

from __future__ import annotations

from itertools import permutations

import pytest

from polyana.games.tundra.deeds import Doing
from polyana.games.tundra.scoring import acorns
from polyana.games.tundra.state import Player, State
from polyana.kernel import IllegalMove, under_way
from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.tables import (
    CONTENT,
    TundraMatch,
    dice,
    goals,
    lay,
    new_game,
    next_rolls,
    place_dice,
    play,
    points,
    start,
    start_of,
    table,
    towers,
    tracks,
    tuck,
    tuck_boosts,
    turn_up,
    upgraded,
    workers,
)

ELISAVETA, POLKAN, SOFIA, KHOMA = range(4)


def turn_of(seat: int, players: int, *values: int) -> State:
    """The turn of a seat with these dice; nobody else has any."""
    state = table(players)
    goals(state)
    state.first = state.seat = seat
    for other in range(players):
        dice(state, other, *(values if other == seat else ()))
    return state


def holds(player: Player) -> tuple[int, ...]:
    """Kindling, stone, peat, berries and points."""
    return (*player.resources.values(), player.berry, player.vp)


@rule("T-203", "T-204", "T-205", "T-302", "T-303")
def test_D01_the_start_of_a_round() -> None:
    state = table(3)
    assert state.players[ELISAVETA].character == "elisaveta"
    lay(state, "c2", "elk_grove")
    lay(state, "c1", "echo_gorge", face_up=False)
    workers(state, ELISAVETA, "b1")
    towers(state, ELISAVETA, "c2")
    upgraded(state, ELISAVETA, "trade")
    tracks(state, ELISAVETA, kindling=1, stone=0, peat=2, berry=3)
    points(state, ELISAVETA, 10)
    match = start(start_of(state, 2))
    play(match, "part move", "move b1 c1", "gain peat")
    assert match.state.face_up["c1"] == "echo_gorge"
    assert holds(match.state.players[ELISAVETA]) == (1, 2, 3, 3, 12)
    assert ask(match).seat == POLKAN


@rule("T-301", "T-315")
def test_D02_one_move() -> None:
    state = turn_of(KHOMA, 4, 3)
    assert state.players[KHOMA].character == "khoma"
    match = start(state)
    play(match, "place 3 movement")
    assert {move[0] for move in ask(match).options} == {"move", "stop"}
    play(match, options(match)[0])
    moved = [said.facts for said in match.told_to(None) if said.event == "moved"]
    assert len(moved) == 1
    assert match.state.round == 2  # his only die is used, the round is over


def splits(match: TundraMatch, path: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """All ways in which the moves of an action are spread over workers, as sorted numbers of moves."""
    if ask(match).kind != "move":
        return {tuple(sorted(path, reverse=True))}
    found: set[tuple[int, ...]] = set()
    for move in ask(match).options:
        if move[0] == "stop":
            continue
        twin = match.fork()
        twin.answer(ask(match).seat, move)
        moved = list(path)
        if move[0] == "move":
            moved.append(1)
        else:
            moved[int(move[1]) - 1] += 1
        found |= splits(twin, tuple(moved))
    return found


@rule("T-306")
def test_D03_three_moves_are_split_in_three_ways() -> None:
    state = turn_of(SOFIA, 3, 4)
    upgraded(state, SOFIA, "movement")
    workers(state, SOFIA, "c1", "d1", "e1")
    turn_up(state, *CONTENT.layouts["standard_3p"].glades)
    match = start(state)
    play(match, "place 4 movement")
    assert splits(match) == {(3,), (2, 1), (1, 1, 1)}


@rule("T-254", "T-258", "T-259")
def test_D04_buying_a_die() -> None:
    state = turn_of(POLKAN, 2, 5)
    place_dice(state, POLKAN, "trade", 1, 4, 6)
    dice(state, ELISAVETA, 6, 6)
    tracks(state, POLKAN, berry=7)
    next_rolls(state, 2)
    match = start(state)
    play(match, "buy")
    player = match.state.players[POLKAN]
    assert (player.berry, player.dice, player.dice_left) == (1, [2, 5], 2)
    play(match, "place 5 architecture", "end_turn", "place 6 architecture")
    assert (ask(match).seat, match.state.players[POLKAN].dice) == (POLKAN, [2])
    play(match, "place 2 architecture", "place 6 trade", "stop")
    assert match.state.round == 2  # one more turn, and then no more


def trading() -> State:
    """Sofia puts a 3 on Trade; the pouch and the boots lie under it, a peat glade lies beside her worker."""
    state = turn_of(SOFIA, 3, 3)
    tuck(state, SOFIA, "trade", "peat_pouch", "fur_boots")
    tracks(state, SOFIA, stone=3, peat=2)
    workers(state, SOFIA, "e1")
    lay(state, "d1", "crane_bog")
    return state


@rule("T-231", "T-232")
def test_D05_peat_then_move_then_an_upgrade() -> None:
    match = start(trading())
    play(match, "place 3 trade", "act peat_pouch")
    assert holds(match.state.players[SOFIA]) == (0, 3, 3, 0, 0)
    play(match, "act fur_boots", "move e1 d1")
    assert options(match) == ["upgrade gathering", "stop"]
    assert match.state.players[SOFIA].resources["peat"] == 4
    play(match, "upgrade gathering")
    assert holds(match.state.players[SOFIA]) == (0, 1, 1, 2, 1)


@rule("T-232")
@pytest.mark.parametrize("order", list(permutations(["trade", "peat_pouch", "fur_boots"])))
def test_D05_all_six_orders_are_legal(order: tuple[str, ...]) -> None:
    match = start(trading())
    play(match, "place 3 trade")
    for name in order:
        if ask(match).kind == "next_action":
            play(match, f"act {name}")
        while under_way(match.state, Doing):
            play(match, "stop")
    acts = [said.facts[2] for said in match.told_to(None) if said.event == "acts"]
    assert acts[:3] == list(order)


@rule("T-015")
def test_D05_the_peat_cannot_be_taken_between_berries_and_upgrade() -> None:
    state = trading()
    tracks(state, SOFIA, kindling=3, stone=3, peat=2)
    match = start(state)
    play(match, "place 3 trade", "act trade")
    assert match.state.players[SOFIA].berry == 2
    assert set(options(match)) == {
        "upgrade architecture",
        "upgrade movement",
        "upgrade trade",
        "stop",
    }
    with pytest.raises(IllegalMove):
        match.answer(SOFIA, "act peat_pouch")


@rule("T-253")
def test_D10_shifting() -> None:
    state = turn_of(POLKAN, 2, 1, 6)
    tracks(state, POLKAN, berry=4)
    match = start(state)
    for illegal in ("shift 1 -1", "shift 6 +1"):
        with pytest.raises(IllegalMove):
            match.answer(POLKAN, illegal)
    play(match, "shift 6 -1")
    assert (match.state.players[POLKAN].dice, match.state.players[POLKAN].berry) == ([1, 5], 2)
    play(match, "shift 5 +1")
    assert (match.state.players[POLKAN].dice, match.state.players[POLKAN].berry) == ([1, 6], 0)


@rule("T-012")
def test_D11_a_lap_of_the_point_track() -> None:
    state = turn_of(ELISAVETA, 2, 5)
    goals(state, "goal_berries")
    tracks(state, ELISAVETA, berry=15)  # 4 points
    points(state, ELISAVETA, 48)
    match = start(state)
    play(match, "place 5 goal_berries")
    assert match.state.players[ELISAVETA].vp == 52
    assert acorns(CONTENT, 52) == (50, 2)


@rule("T-104", "T-109", "T-113", "T-116", "T-117")
@pytest.mark.parametrize(
    ("players", "glades", "face_up", "market", "shown", "dealt"),
    [(2, 12, 4, 4, 2, 8), (3, 18, 6, 5, 3, 12), (4, 24, 8, 6, 4, 16)],
)
def test_D15_sizes_of_the_setup(
    players: int, glades: int, face_up: int, market: int, shown: int, dealt: int
) -> None:
    match = new_game(players)
    state = match.state
    assert len(state.face_down) + len(state.face_up) == glades
    assert len(state.face_up) == face_up
    assert sum(len(player.hand) for player in state.players) == dealt
    tuck_boosts(match)
    assert (len(match.state.market), len(match.state.goals)) == (market, shown)


@rule("T-233")
def test_D16_two_boards_share_one_picture_of_frames() -> None:
    picture = ((6, 5), (4, 3, 2, 1))
    alike = {
        name
        for name, order in CONTENT.orders.items()
        if tuple(frame.cells for frame in order.basic.frames) == picture
    }
    assert alike == {"architecture", "movement"}
