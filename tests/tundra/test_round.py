"""The round: its start, the roll, its end (T-201 to T-212, T-241 to T-246)."""

from __future__ import annotations

from collections import Counter

import pytest

from polyana.games.tundra.state import State
from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.tables import (
    TundraMatch,
    advisors,
    deck,
    dice,
    last_die,
    lay,
    market,
    place_dice,
    play,
    start,
    start_of,
    table,
    title,
    towers,
    tracks,
    upgraded,
    whole_game,
    workers,
)

PHASE_1 = {"title_part", "move", "gain_kind", "bonus_next", "bonus_worker", "card"}
FREE = {"reroll", "shift", "buy", "advisor"}


def happened(match: TundraMatch, *events: str) -> list[str]:
    """What happened, as far as it is of these kinds, in order."""
    return [said.event for said in match.told_to(None) if said.event in events]


# Phase 1


@rule("T-201")
@pytest.mark.parametrize(("number", "taken"), [(1, 4), (2, 4), (3, 5), (4, 5)])
def test_four_dice_are_taken_in_rounds_1_and_2_and_five_in_3_and_4(number: int, taken: int) -> None:
    match = start(start_of(table(3), number))
    for player in match.state.players:
        assert (player.unrolled, player.dice, player.dice_left) == (taken, [], 7 - taken)


@rule("T-202")
def test_each_player_does_title_boards_and_towers_before_the_next_begins() -> None:
    state = table(3)
    state.first = 1
    for seat, glade in enumerate(("c1", "c2", "c3")):
        upgraded(state, seat, "trade")
        lay(state, glade, ("firefly_marsh", "old_shrine", "seven_boulders")[seat])
        towers(state, seat, glade)
    match = start(start_of(state))
    asked: list[tuple[int, str | int]] = []
    while match.state.phase != "dice":
        question = ask(match)
        if not asked or asked[-1] != (question.seat, question.about[0]):
            asked.append((question.seat, question.about[0]))
        now = match.state.players
        later = {1: (2, 0), 2: (0,), 0: ()}[question.seat]
        assert all(now[seat].vp == 0 for seat in later)
        play(match, options(match, "gain")[0] if options(match, "gain") else options(match)[0])
    assert asked == [
        *((1, "modest"), (1, "c2"), (2, "modest"), (2, "c3"), (0, "modest"), (0, "c1")),
    ]


@rule("T-203")
@pytest.mark.parametrize("first", ["move", "resource"])
def test_the_base_title_gives_a_move_and_a_resource_in_either_order(first: str) -> None:
    match = start(start_of(table()))
    assert (ask(match).kind, ask(match).seat) == ("title_part", 0)
    assert options(match) == ["part move", "part resource", "stop"]
    play(match, f"part {first}")
    kinds = {"move": "move", "resource": "gain_kind"}
    assert ask(match).kind == kinds.pop(first)
    play(match, options(match)[0])
    (second,) = kinds.values()
    assert (ask(match).kind, ask(match).seat) == (second, 0)
    play(match, options(match)[0])
    assert ask(match).seat == 1  # one move and one resource: no more


@rule("T-203", "T-016")
def test_the_title_ability_may_be_left_out_or_done_in_part() -> None:
    match = start(start_of(table()))
    play(match, "stop")
    assert (ask(match).seat, ask(match).kind) == (1, "title_part")
    play(match, "part move", "stop", "gain peat")
    first, second = match.state.players
    assert sum(first.resources.values()) == 0
    assert second.resources == {"kindling": 0, "stone": 0, "peat": 1}
    assert second.workers == ["b3", "d3"]


@rule("T-204")
@pytest.mark.parametrize("boards", [[], ["trade"], ["trade", "movement"]])
def test_each_own_upgraded_board_brings_a_point_after_the_title(boards: list[str]) -> None:
    state = table()
    upgraded(state, 0, *boards)
    upgraded(state, 1, "gathering", "architecture", "trade", "movement")
    match = start(start_of(state))
    assert match.state.players[0].vp == 0
    play(match, "stop")
    assert [player.vp for player in match.state.players] == [len(boards), 0]
    play(match, "stop")
    assert [player.vp for player in match.state.players] == [len(boards), 4]


@rule("T-205")
def test_the_bonus_of_every_own_tower_comes_after_the_boards() -> None:
    state = table()
    lay(state, "c2", "windfall_glen")
    lay(state, "c3", "dry_pinewood")
    lay(state, "d2", "white_heath")
    upgraded(state, 0, "trade")
    towers(state, 0, "c2", "c3")
    towers(state, 1, "d2")
    match = start(start_of(state, 2))
    play(match, "stop")
    player = match.state.players[0]
    assert (player.vp, player.berry, player.resources["stone"]) == (1 + 1, 2 + 1, 1)
    facts = [said.facts for said in match.told_to(None) if said.event in ("scored", "acts")]
    assert facts[:4] == [
        *((0, "title", "modest"), (0, "boards", 1), (0, "tower", "c2"), (0, "tower", "c3")),
    ]
    play(match, "stop")
    assert match.state.players[1].vp == 2


@rule("T-206")
def test_the_owner_chooses_the_order_of_bonuses_if_one_of_them_needs_a_decision() -> None:
    state = table()
    for place, token in (("c2", "dry_pinewood"), ("c3", "firefly_marsh"), ("d2", "white_heath")):
        lay(state, place, token)
    towers(state, 0, "c2", "c3", "d2")
    match = start(start_of(state))
    play(match, "stop")
    assert (ask(match).kind, ask(match).seat) == ("bonus_next", 0)
    assert options(match) == ["bonus c2", "bonus c3", "bonus d2"]
    play(match, "bonus d2")
    assert options(match) == ["bonus c2", "bonus c3"]
    play(match, "bonus c3", "gain stone")
    # the one that is left is plain, and so nobody is asked
    assert (ask(match).kind, ask(match).seat) == ("title_part", 1)
    assert match.state.players[0].vp == 2 + 1 + 1


@rule("T-206")
def test_nobody_is_asked_for_the_order_of_plain_bonuses_nor_of_a_single_one() -> None:
    state = table()
    for place, token in (("c2", "dry_pinewood"), ("c3", "firefly_marsh"), ("d2", "white_heath")):
        lay(state, place, token)
    towers(state, 0, "c2", "d2")
    towers(state, 1, "c3")
    match = start(start_of(state))
    play(match, "stop")
    assert (ask(match).kind, ask(match).seat) == ("title_part", 1)
    play(match, "stop")
    assert (ask(match).kind, ask(match).about[0]) == ("gain_kind", "c3")


@rule("T-206")
def test_a_worker_bonus_without_a_worker_in_supply_needs_no_decision() -> None:
    state = table()
    lay(state, "c2", "dry_pinewood")
    lay(state, "c3", "magpie_thicket")
    towers(state, 0, "c2", "c3")
    workers(state, 0, "c1", "c1", "c1", "c1", "c1", "c1")
    match = start(start_of(state))
    play(match, "stop")
    assert ask(match).seat == 1


@rule("T-207")
def test_no_free_action_in_phase_1() -> None:
    state = table()
    tracks(state, 0, berry=20)
    advisors(state, 0, "hare_runner", "ermine_courier")
    lay(state, "c2", "firefly_marsh")
    lay(state, "c3", "old_shrine")
    towers(state, 0, "c2", "c3")
    match = start(start_of(state))
    while ask(match).seat == 0:
        assert ask(match).kind in PHASE_1
        assert not any(move[0] in FREE for move in ask(match).options)
        play(match, options(match)[0])


# Phase 2


@rule("T-211", "T-221")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_rolls_and_the_others_set_their_dice_to_the_same_values(
    first: int,
) -> None:
    state = table(3)
    state.first = first
    match = start(start_of(state, 3))
    play(match, "stop", "stop", "stop")
    (rolled,) = [said.facts for said in match.told_to(None) if said.event == "rolled"]
    assert rolled[0] == first
    for player in match.state.players:
        assert player.dice == sorted(rolled[1:])
        assert (len(player.dice), player.unrolled) == (5, 0)
    assert (ask(match).kind, ask(match).seat) == ("turn", first)


@rule("T-211", "T-221")
def test_the_roll_is_random() -> None:
    faces = Counter[int]()
    for seed in range(60):
        match = start(start_of(table(seed=seed)))
        play(match, "stop", "stop")
        faces.update(match.state.players[0].dice)
        assert (ask(match).kind, ask(match).seat) == ("turn", match.state.first)
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert min(faces.values()) > 20


@rule("T-212")
def test_all_but_the_tireless_hold_the_same_values_after_every_roll() -> None:
    tireless = 0
    for seed in range(6):
        rolls = 0
        for match in whole_game(3, variant=True, seed=seed):
            if happened(match, "rolled") and len(happened(match, "rolled")) > rolls:
                rolls += 1
                hands = {
                    tuple(player.dice)
                    for player in match.state.players
                    if player.title != "tireless"
                }
                assert len(hands) == 1
                for player in match.state.players:
                    if player.title == "tireless":
                        tireless += 1
                        common, own = Counter(min(hands)), Counter(player.dice)
                        assert common < own and (own - common).total() == 1
        assert rolls == 4
    assert tireless


# Phase 4


def round_end(number: int) -> State:
    """The last die of a round, with a used advisor, an idle die, dice on boards and goals, a market with gaps."""
    state = table(3)
    advisors(state, 0, "hare_runner", upright=False)
    advisors(state, 1, "fox_trickster", "ermine_courier", upright=False)
    last_die(state, number)
    place_dice(state, 0, "trade", 2, 3)
    place_dice(state, 1, "movement", 6)
    state.goals[0].seat, state.goals[0].die = 2, 1
    state.players[2].dice_left -= 1
    state.players[2].idle, state.players[2].dice_left = 1, state.players[2].dice_left - 1
    market(state, "crane_barker", "fur_boots")
    deck(state, "dog_team", "knucklebones", "ice_cellar", "amber_charm", "town_bell", "bear_candle")
    return state


@rule("T-241")
def test_after_the_dice_of_round_4_the_game_ends_at_once() -> None:
    match = start(round_end(4))
    assert not match.over
    play(match, "place 1 architecture")
    state = match.state
    assert match.over
    assert state.round == 4
    assert state.first == 0
    assert state.market == ["crane_barker", "fur_boots"]
    assert state.discard == []
    assert state.players[0].advisors == {"hare_runner": False}
    assert state.players[0].boards["trade"].dice == [2, 3]
    assert state.goals[0].seat == 2


@rule("T-242")
def test_all_dice_return_to_supply_and_all_cells_are_free_again() -> None:
    state = round_end(1)
    dice(state, 2, left=0)  # bought dice, too
    match = start(state)
    play(match, "place 1 architecture")
    for player in match.state.players:
        assert player.dice_left + player.unrolled == 7
        assert (player.dice, player.idle) == ([], 0)
        assert not any(board.dice for board in player.boards.values())
    assert all((goal.seat, goal.die) == (None, 0) for goal in match.state.goals)


@rule("T-243")
def test_the_whole_market_is_discarded_and_a_full_new_one_dealt() -> None:
    match = start(round_end(1))
    play(match, "place 1 architecture")
    assert match.state.market == [
        *("dog_team", "knucklebones", "ice_cellar", "amber_charm", "town_bell"),
    ]
    assert match.state.discard == ["crane_barker", "fur_boots"]


@rule("T-244")
def test_used_advisors_are_turned_upright() -> None:
    match = start(round_end(2))
    play(match, "place 1 architecture")
    assert match.state.players[0].advisors == {"hare_runner": True}
    assert match.state.players[1].advisors == {"fox_trickster": True, "ermine_courier": True}


@rule("T-245", "T-246")
@pytest.mark.parametrize(("number", "first"), [(1, 0), (2, 1), (3, 2)])
def test_the_marker_advances_and_the_next_player_clockwise_is_first(
    number: int, first: int
) -> None:
    state = round_end(number)
    state.first = first
    match = start(state)
    play(match, "place 1 architecture")
    assert match.state.round == number + 1
    assert match.state.first == (first + 1) % 3
    assert ask(match).seat == (first + 1) % 3


@rule("T-002")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_four_rounds_of_start_roll_dice_and_end(players: int) -> None:
    rounds = []
    for match in whole_game(players, seed=players):
        rounds.append(match.state.round)
    assert list(dict.fromkeys(rounds)) == [1, 2, 3, 4]
    assert rounds == sorted(rounds)
    events = [
        said.event
        for said in match.told_to(None)
        if said.event in ("round", "rolled", "ended_turn", "over")
    ]
    in_order = [
        event for number, event in enumerate(events) if number == 0 or events[number - 1] != event
    ]
    assert in_order == [*(["round", "rolled", "ended_turn"] * 4), "over"]


@rule("T-207", "T-227")
@pytest.mark.parametrize("seed", range(3))
def test_free_actions_belong_to_turns_and_turns_to_the_dice_in_all_play(seed: int) -> None:
    for match in whole_game(2 + seed, variant=True, seed=seed):
        for question in match.asks:
            verbs = {move[0] for move in question.options}
            if question.kind != "turn":
                assert not verbs & {"buy", "advisor", "place", "idle", "end_turn"}
                assert match.state.phase == "dice" or not verbs & {"reroll", "shift", "flip"}
            else:
                assert match.state.phase == "dice"
                assert ("end_turn" in verbs) == match.state.used
                assert not (match.state.used and verbs & {"place", "idle"})


def test_a_title_without_ability_asks_nothing_at_the_start_of_the_round() -> None:
    state = table(variant=True)
    title(state, 0, "wise")
    title(state, 1, "hard_working")
    assert ask(start(start_of(state))).kind == "turn"
