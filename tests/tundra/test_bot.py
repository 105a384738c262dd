"""The evaluation of Tundra and how the greedy bot plays by it (Part F)."""

from __future__ import annotations

import random

import pytest

from polyana import bots
from polyana.games.tundra import bot
from polyana.games.tundra.bot import BY_ROUND, WEIGHTS, evaluate
from polyana.games.tundra.bot.lore import Lore
from polyana.games.tundra.bot.means import Means
from polyana.games.tundra.state import Options, State
from polyana.kernel import Chance, Match, text
from polyana.kernel.check import Moods
from tests.tables import ask
from tests.tundra.tables import (
    CONTENT,
    GAME,
    TundraMatch,
    advisors,
    dice,
    goals,
    last_die,
    lay,
    market,
    new_game,
    personal_goal,
    place_dice,
    play,
    start,
    start_of,
    table,
    towers,
    tracks,
    tuck,
    upgraded,
    workers,
)


def part(state: State, name: str, seat: int = 0) -> float:
    """One part of the evaluation."""
    return evaluate(CONTENT, state, seat)[name]


def standing(state: State, seat: int = 0) -> float:
    """The whole evaluation."""
    return sum(evaluate(CONTENT, state, seat).values())


def choice(match: TundraMatch, seed: int = 0) -> str:
    """What the greedy bot answers to the open question."""
    return text(bots.make("greedy", seed).choose(match, ask(match).seat))


def means(state: State) -> Means:
    """What seat 0 could do now."""
    return Means(Lore(CONTENT, WEIGHTS), state, 0)


def at_home(state: State) -> State:
    """Seat 0 keeps its workers in its settlement, where they supply nothing and cannot build."""
    home = CONTENT.layouts[state.layout].settlements[0]
    workers(state, 0, home, home)
    return state


# The evaluation


@pytest.mark.parametrize("variant", [False, True], ids=["base", "variant"])
def test_when_the_game_is_over_the_parts_are_the_score(variant: bool) -> None:
    match, moods = new_game(players=3, variant=variant, seed=4), Moods(4)
    while not match.over:
        match.answer(match.asks[0].seat, moods.choose(match.asks[0]))
    scores = match.result().scores
    for seat, score in enumerate(scores):
        parts = evaluate(CONTENT, match.state, seat)
        rivals = parts.pop("rivals")
        assert sum(parts.values()) == score
        best = max(player.vp for other, player in enumerate(match.state.players) if other != seat)
        assert rivals == -WEIGHTS.rivals * best  # their personal goals are not known


def test_a_rivals_personal_goal_is_not_looked_at() -> None:
    state = table(variant=True)
    personal_goal(state, 1, "pg_towers_home")
    before = evaluate(CONTENT, state, 0)
    personal_goal(state, 1, "pg_lone_towers")
    assert evaluate(CONTENT, state, 0) == before


def test_the_nearer_an_upgrade_the_better() -> None:
    state, worth = at_home(table()), []
    for stone, kindling in ((0, 0), (1, 1), (2, 1), (2, 2), (3, 2)):
        tracks(state, 0, stone=stone, kindling=kindling)
        worth.append(part(state, "boards"))
    assert worth == sorted(set(worth))


def test_an_upgraded_board_is_worth_its_points_in_every_round_to_come() -> None:
    worth = []
    for number in (1, 2, 3, 4):
        state = at_home(table())
        state.round = number
        before = part(state, "boards")
        upgraded(state, 0, "gathering")
        worth.append(part(state, "boards") - before)
    assert worth == sorted(worth, reverse=True)
    assert worth[0] > 3
    assert worth[3] < 1


def test_a_tower_is_worth_its_bonus_in_every_round_to_come() -> None:
    worth = []
    for number in (1, 3, 4):
        state = at_home(table())
        state.round = number
        lay(state, "c2", "white_heath")
        towers(state, 0, "c2")
        worth.append(part(state, "towers"))
    assert worth == [6, 2, 0]  # 2 points each time


def test_a_worker_where_a_tower_can_be_built_promises_one() -> None:
    state = table()
    lay(state, "b1", "white_heath")
    workers(state, 0, "b1")
    tracks(state, 0, peat=2)
    poor = part(state, "towers")
    dice(state, 0, 1, 2, 3, 6)
    ready = part(state, "towers")
    state.towers["b1"] = 1
    taken = part(state, "towers")
    assert 0 == taken < poor < ready


def test_stores_lose_their_worth_with_the_dice_that_could_use_them() -> None:
    state = at_home(table())
    tracks(state, 0, kindling=2, stone=2, peat=2, berry=6)
    early = part(state, "resources"), part(state, "berries")
    last_die(state, number=4)
    late = part(state, "resources"), part(state, "berries")
    assert early[0] > 2
    assert early[1] > 1.5
    assert late == (0, 0)  # the last die is as good as used


def test_resources_beyond_all_demand_are_worth_little() -> None:
    state = at_home(table())
    upgraded(state, 0, *CONTENT.orders)
    tracks(state, 0, kindling=4, stone=4, peat=4)
    needed = means(state).resource
    tracks(state, 0, kindling=9, stone=9, peat=9)
    assert means(state).resource < needed / 2


def test_berries_that_can_buy_no_die_any_more_are_worth_little() -> None:
    state = at_home(table())
    state.round = 4
    tracks(state, 0, berry=12)
    dice(state, 0, 1, 2, 3, left=2)
    buying = part(state, "berries")
    dice(state, 0, 1, 2, 3, left=0)
    assert part(state, "berries") < buying / 1.5


def test_a_die_is_worth_what_it_can_do() -> None:
    state = at_home(table())
    market(state)
    upgraded(state, 0, "movement")
    dice(state, 0, 1, 6)
    free = part(state, "dice")
    place_dice(state, 0, "movement", 6)
    assert part(state, "dice") < free


def test_a_card_counts_for_the_dice_and_rounds_to_come() -> None:
    state = at_home(table())
    bare = evaluate(CONTENT, state, 0)
    tuck(state, 0, "trade", "acorn_casket")
    advisors(state, 0, "ermine_courier")
    first = evaluate(CONTENT, state, 0)
    state.round = 3
    third = evaluate(CONTENT, state, 0)
    state.players[0].advisors["ermine_courier"] = False
    used = evaluate(CONTENT, state, 0)
    assert first["boosts"] > third["boosts"] > bare["boosts"] == 0
    assert first["advisors"] > third["advisors"] > used["advisors"] > bare["advisors"] == 0


def test_a_goal_in_reach_is_worth_more_than_one_that_a_rival_may_take() -> None:
    state = at_home(table())
    state.round = 4
    goals(state, "goal_upgraded_orders")
    upgraded(state, 0, "trade", "gathering", "movement")
    dice(state, 1, 1)
    dice(state, 0, 1, 2)
    no_die = part(state, "goals")
    dice(state, 0, 1, 4)
    safe = part(state, "goals")
    upgraded(state, 1, "trade", "gathering")
    dice(state, 1, 5)
    race = part(state, "goals")
    assert no_die < race < safe < 4


def test_the_fit_by_round_speaks_of_parts_that_there_are() -> None:
    state = table(players=2)
    personal_goal(state, 0, next(iter(CONTENT.personal_goals)))
    parts = evaluate(CONTENT, state, 0)
    assert set(BY_ROUND) == {1, 2, 3, 4}
    assert {part for fitted in BY_ROUND.values() for part in fitted} <= set(parts)


def test_in_the_last_round_what_is_only_good_for_later_counts_less() -> None:
    worth = []
    for number in (1, 4):
        state = start_of(at_home(table()), number)
        state.players[0].dice = [1, 2, 3, 4, 5, 6]
        before = standing(state)
        tracks(state, 0, kindling=2, stone=2, peat=2)
        worth.append(standing(state) - before)
    assert 0 < worth[1] < 0.7 * worth[0]


# What is under way


def test_a_die_placed_promises_what_it_will_do() -> None:
    state = table()
    lay(state, "b1", "white_heath")
    workers(state, 0, "b1")
    tracks(state, 0, peat=2)
    dice(state, 0, 2, 6)
    match = start(state)
    before = standing(match.state)
    play(match, "place 6 architecture")
    placed = standing(match.state)
    play(match, "build b1")
    assert before - 1 < placed  # a search does not drop the line
    assert placed < standing(match.state)


def test_steps_and_units_left_are_worth_something() -> None:
    state = table()
    upgraded(state, 0, "movement")
    workers(state, 0, "b1")
    dice(state, 0, 2, 6)
    match = start(state)
    left = []
    play(match, "place 6 movement")
    while ask(match).kind == "move":
        left.append(part(match.state, "under_way"))
        match.answer(0, ask(match).options[0])
    assert left == sorted(set(left), reverse=True)
    assert left[0] > 1.5
    assert part(match.state, "under_way", seat=1) == 0


def test_what_was_gathered_is_not_promised_again() -> None:
    state = table()
    lay(state, "b1", "crane_bog")
    lay(state, "b2", "dry_pinewood")
    workers(state, 0, "b1", "b2")
    dice(state, 0, 2, 6)
    match = start(state)
    play(match, "place 6 gathering")
    two = part(match.state, "under_way")
    play(match, "gather peat")
    assert part(match.state, "under_way") == pytest.approx(two / 2, rel=0.05)


def test_a_bargain_under_way_promises_what_can_be_paid() -> None:
    state = table()
    state.round = 4
    upgraded(state, 0, "architecture")
    towers(state, 0, "b1", "c2", "c3")
    tracks(state, 0, peat=4, stone=1)
    dice(state, 0, 2)
    match = start(state)
    play(match, "place 2 architecture")
    assert part(match.state, "under_way") == pytest.approx(2 * WEIGHTS.pending)


# The greedy bot


def test_greedy_upgrades_when_it_can() -> None:
    state = table()
    tracks(state, 0, kindling=2, stone=2, peat=2)
    match = start(state)
    moves = []
    while ask(match).seat == 0:
        moves.append(choice(match))
        play(match, moves[-1])
    assert "upgrade trade" in moves


def test_greedy_takes_a_full_goal_before_a_rival_does() -> None:
    state = table()
    goals(state, "goal_upgraded_orders")
    state.round = 4
    for seat in (0, 1):
        upgraded(state, seat, *CONTENT.orders)
        dice(state, seat, 2, 5)
    assert choice(start(state)) == "place 5 goal_upgraded_orders"


def test_greedy_does_not_reroll_its_berries_away() -> None:
    state = start_of(table())
    tracks(state, 0, berry=5)
    match = start(state)
    moves = []
    while ask(match).seat == 0:
        moves.append(choice(match))
        play(match, moves[-1])
    assert sum(move.startswith("reroll") for move in moves) <= 1


def test_greedy_does_not_know_what_is_hidden() -> None:
    bot, chances, moods = bots.make("greedy", seed=3), random.Random(21), Moods(8)
    match, looked = new_game(variant=True, seed=21), 0
    while not match.over and looked < 25:
        asked = match.asks[0]
        if match.state.phase != "boosts" and match.number % 4 == 0:
            other = match.imagine(asked.seat, Chance(chances.getrandbits(64)))
            assert bot.choose(match, asked.seat) == bot.choose(other, asked.seat)
            looked += 1
        match.answer(asked.seat, moods.choose(asked))
    assert looked == 25


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players: int) -> None:
    match: TundraMatch = Match(GAME, Options(players=players), seed=1)
    seats = [bots.make(name, 5) for name in ("greedy", *["random"] * (players - 1))]
    while not match.over:
        seat = match.asks[0].seat
        match.answer(seat, seats[seat].choose(match, seat))
    result = match.result()
    assert result.winners == [0]
    assert result.scores[0] >= 35


# What is remembered


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_remembered_is_what_would_be_reckoned(players: int) -> None:
    """Tables are looked at in the course of a game, and once more with nothing in mind."""
    match, chance = new_game(players, seed=players), Chance(players)
    memories = [room._REMEMBERED for room in (bot.ground, bot.means, bot.hand, bot.works)]
    seen = []
    for _ in range(400):
        if match.over:
            break
        one = match.asks[0]
        match.answer(one.seat, chance.pick(one.options))
        seat = chance.below(players)
        seen.append((GAME.encode(match.state), seat, evaluate(CONTENT, match.state, seat)))
    for looked_at, seat, parts in seen[::4]:
        for memory in memories:
            memory.clear()
        assert evaluate(CONTENT, GAME.decode(looked_at), seat) == parts
