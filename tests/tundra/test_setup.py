"""Setup: characters, map, workers, starting boosts, market, goals, first player (T-101 to T-120)."""

from __future__ import annotations

from collections import Counter
from math import atan2, sqrt, tau

import msgspec
import pytest

from polyana.games.tundra.content import title_name
from polyana.games.tundra.state import Options, Player
from polyana.games.tundra.view import View
from polyana.kernel import BadOptions, Chance, IllegalMove, text
from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.tables import (
    CONTENT,
    GAME,
    TundraMatch,
    new_game,
    play,
    start,
    table,
    tracks,
    tuck_boosts,
)

LAYOUTS = [(layout.entry.players, name) for name, layout in CONTENT.layouts.items()]
ALTERNATIVES = {
    2: [],
    3: ["lake_3p", "moot_3p", "trefoil_3p"],
    4: ["ice_ring_4p", "butterfly_4p"],
}


def chosen(layout: str) -> str:
    """What the options call a layout."""
    return "standard" if CONTENT.layouts[layout].entry.kind == "standard" else layout


def steps_between(layout: str, place: str, other: str) -> int:
    """How far two hexes lie apart."""
    hexes = CONTENT.layouts[layout].hexes
    (q, r), (to_q, to_r) = hexes[place], hexes[other]
    east, south = to_q - q, to_r - r
    return (abs(east) + abs(south) + abs(east + south)) // 2


@rule("T-101")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_has_another_one_of_the_four_characters(players: int) -> None:
    found = [player.character for player in new_game(players).state.players]
    assert len(set(found)) == players
    assert set(found) <= {"elisaveta", "polkan", "sofia", "khoma"}


@rule("T-101")
def test_characters_differ_in_the_gender_of_the_title_alone() -> None:
    def without_seat(player: Player) -> Player:
        return msgspec.structs.replace(player, character="", hand=[], workers=[])

    first, *others = map(without_seat, new_game(4).state.players)
    assert others == [first] * 3
    names = [title_name(CONTENT, "modest", who, "ru") for who in CONTENT.characters]
    assert names == ["Скромная", "Скромный", "Скромная", "Скромный"]


@rule("T-102")
@pytest.mark.parametrize(("players", "layout"), LAYOUTS)
def test_seats_run_clockwise_round_the_map(players: int, layout: str) -> None:
    at = [(sqrt(3) * (q + r / 2), 1.5 * r) for q, r in CONTENT.layouts[layout].entry.settlements]
    east, south = sum(x for x, _ in at) / players, sum(y for _, y in at) / players
    angles = [atan2(y - south, x - east) for x, y in at]  # y grows downwards
    turns = [
        (after - before) % tau
        for before, after in zip(angles, [*angles[1:], angles[0]], strict=True)
    ]
    assert sum(turns) == pytest.approx(tau)


@rule("T-102", "T-108")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_seat_i_owns_settlement_space_i(seat: int) -> None:
    state = table(3)
    state.seat = seat
    tracks(state, seat, stone=2, berry=1)
    match = start(state)
    play(match, "place 1 architecture")
    home = ("a1", "f6", "f1")[seat]
    assert options(match, "put") == [f"put {home}"]
    for observer in (0, 1, 2, None):
        sight = match.view(observer).table
        assert isinstance(sight, View)
        assert sight.settlements[seat] == home


@rule("T-103")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_seven_dice_and_four_basic_order_boards(players: int) -> None:
    for player in new_game(players).state.players:
        assert (player.dice_left, player.unrolled, player.dice) == (7, 0, [])
        assert list(player.boards) == ["architecture", "movement", "gathering", "trade"]
        assert not any(board.upgraded for board in player.boards.values())


@rule("T-104")
@pytest.mark.parametrize(
    ("players", "classes"), [(2, {0: 12}), (3, {0: 12, 3: 6}), (4, {0: 12, 3: 6, 4: 6})]
)
def test_the_dots_of_a_glade_token_say_from_how_many_players_on_it_is_used(
    players: int, classes: dict[int, int]
) -> None:
    state = new_game(players).state
    lying = [*state.face_down.values(), *state.face_up.values()]
    assert len(set(lying)) == len(lying)
    assert Counter(CONTENT.glades[token].dots for token in lying) == classes


@rule("T-105")
@pytest.mark.parametrize(("players", "layout"), LAYOUTS)
def test_one_token_lies_on_every_glade_hex(players: int, layout: str) -> None:
    state = new_game(players, chosen(layout)).state
    assert state.layout == layout
    assert sorted([*state.face_down, *state.face_up]) == sorted(CONTENT.layouts[layout].glades)
    assert len(state.face_up) == 2 * players


@rule("T-105")
def test_the_tokens_are_shuffled() -> None:
    on_c2 = {new_game(2, seed=seed).state.face_down["c2"] for seed in range(200)}
    assert on_c2 == {name for name, glade in CONTENT.glades.items() if glade.dots == 0}


@rule("T-106")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_standard_layout_is_the_default_and_only_some_alternatives_exist(players: int) -> None:
    assert Options(players).layout == "standard"
    assert new_game(players).state.layout == f"standard_{players}p"
    for layout in [name for names in ALTERNATIVES.values() for name in names]:
        wanted = {"players": players, "layout": layout}
        if layout in ALTERNATIVES[players]:
            assert GAME.setup(GAME.options(wanted), Chance(1)).layout == layout
        else:
            with pytest.raises(BadOptions, match="layout"):
                GAME.options(wanted)


@rule("T-107")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_variant_deals_everybody_a_special_title_and_a_personal_goal(players: int) -> None:
    titles, goals = Counter[str](), Counter[str]()
    for seed in range(150):
        dealt = new_game(players, variant=True, seed=seed).state.players
        titles.update({player.title for player in dealt})
        goals.update({player.goal for player in dealt})
    assert titles.total() == goals.total() == 150 * players  # never the same one twice at a table
    dotted = {
        *("pg_edge_figures", "pg_kindling_majority", "pg_stone_majority", "pg_peat_majority"),
    }
    assert set(goals) == set(CONTENT.personal_goals) - (dotted if players == 2 else set())
    assert set(titles) == set(CONTENT.titles) - {"modest"}


@rule("T-107")
def test_without_the_variant_everybody_has_the_base_title_and_no_personal_goal() -> None:
    for player in new_game(4).state.players:
        assert (player.title, player.goal) == ("modest", "")


@rule("T-107")
def test_the_title_is_dealt_before_the_workers_are_placed() -> None:
    inspiring = [
        (seat, player)
        for seed in range(20)
        for seat, player in enumerate(new_game(2, variant=True, seed=seed).state.players)
        if player.title == "inspiring"
    ]
    assert inspiring
    for seat, player in inspiring:
        assert player.workers.count(("c1", "c4")[seat]) == 2
        assert player.workers_left == 2


@rule("T-109")
@pytest.mark.parametrize(("players", "layout"), LAYOUTS)
def test_the_two_start_glades_of_each_seat_are_face_up(players: int, layout: str) -> None:
    state, entry = new_game(players, chosen(layout)).state, CONTENT.layouts[layout]
    assert all(len(set(glades)) == 2 for glades in entry.start)
    assert sorted(state.face_up) == sorted(place for glades in entry.start for place in glades)
    if not entry.entry.prescribed:
        for seat, glades in enumerate(entry.start):
            for glade in glades:
                assert steps_between(layout, entry.settlements[seat], glade) == 1


@rule("T-110")
@pytest.mark.parametrize(("players", "layout"), LAYOUTS)
def test_a_worker_stands_on_each_of_them_and_four_stay_in_supply(players: int, layout: str) -> None:
    state, entry = new_game(players, chosen(layout)).state, CONTENT.layouts[layout]
    for seat, player in enumerate(state.players):
        assert sorted(player.workers) == sorted(entry.workers[seat])
        assert all(place in state.face_up for place in player.workers)
        assert (player.workers_left, player.towers_left) == (4, 4)
    assert state.towers == {}


@rule("T-110")
def test_a_layout_that_prescribes_the_workers_alone_decides_where_they_stand() -> None:
    workers = [player.workers for player in new_game(3, "moot_3p").state.players]
    assert workers == [["a2", "d5"], ["e4", "e1"], ["d1", "a1"]]
    for seat, places in enumerate(workers):
        home = CONTENT.layouts["moot_3p"].settlements[seat]
        assert [steps_between("moot_3p", home, place) for place in places] == [2, 2]


@rule("T-111", "T-112")
@pytest.mark.parametrize("variant", [False, True])
def test_tracks_start_at_3_berries_and_2_of_each_resource_whatever_the_workers_stand_on(
    variant: bool,
) -> None:
    for seed in range(20):
        for player in new_game(4, variant=variant, seed=seed).state.players:
            assert player.resources == {"kindling": 2, "stone": 2, "peat": 2}
            assert (player.berry, player.vp) == (3, 0)


@rule("T-113")
@pytest.mark.parametrize(("players", "cards"), [(2, 8), (3, 12), (4, 16)])
def test_four_starting_boosts_are_dealt_to_everybody_and_none_is_left(
    players: int, cards: int
) -> None:
    match = new_game(players)
    hands = [player.hand for player in match.state.players]
    assert [len(hand) for hand in hands] == [4] * players
    used = {card for card, boost in CONTENT.starting_boosts.items() if boost.dots <= players}
    assert len(used) == cards
    assert sorted(card for hand in hands for card in hand) == sorted(used)
    assert new_game(players, seed=2).state.players[0].hand != hands[0]


@rule("T-114")
def test_two_of_the_four_are_tucked_under_different_boards_and_two_leave_the_game() -> None:
    match = new_game(2)
    hand = list(match.state.players[0].hand)
    first = match.ask_of(0)
    assert first is not None
    assert len(first.options) == 4 * 4
    match.answer(0, f"tuck {hand[2]} trade")
    match.answer(1, f"tuck {match.state.players[1].hand[0]} trade")
    second = match.ask_of(0)
    assert second is not None
    assert {text(move) for move in second.options} == {
        f"tuck {card} {board}"
        for card in (hand[0], hand[1], hand[3])
        for board in ("architecture", "movement", "gathering")
    }
    with pytest.raises(IllegalMove):
        match.answer(0, f"tuck {hand[0]} trade")
    match.answer(0, f"tuck {hand[0]} movement")
    match.answer(1, f"tuck {match.state.players[1].hand[1]} movement")
    boards = match.state.players[0].boards
    tucked = {name: board.starting for name, board in boards.items() if board.starting}
    assert tucked == {"trade": hand[2], "movement": hand[0]}
    assert ask(match).kind == "title_part"


@rule("T-115")
def test_boosts_are_chosen_by_all_at_once_in_any_order() -> None:
    match = new_game(3)
    for _ in range(2):
        assert [asked.seat for asked in match.asks] == [0, 1, 2]
        for seat in (2, 0, 1):
            wanted = match.ask_of(seat)
            assert wanted is not None
            match.answer(seat, wanted.options[0])
    assert ask(match).kind == "title_part"


@rule("T-115")
def test_nobody_sees_a_tucked_boost_before_the_last_player_is_done() -> None:
    match = new_game(3)
    held = {card for player in match.state.players for card in player.hand}
    own = {seat: set(match.state.players[seat].hand) for seat in (0, 1, 2)}
    for number, seat in enumerate((0, 1, 2, 0, 1, 2)):
        assert match.state.phase == "boosts", number
        for observer in (0, 1, 2, None):
            others = held - own.get(observer, set()) if observer is not None else held
            seen = (match.view(observer), match.told_to(observer), match.moves_for(observer))
            shown = msgspec.json.encode(seen).decode()
            assert not [card for card in others if card in shown], (number, observer)
        wanted = match.ask_of(seat)
        assert wanted is not None
        match.answer(seat, wanted.options[-1])
    opened = [told.facts for told in match.told_to(None) if told.event == "starting_boost"]
    assert len(opened) == 6
    sight = match.view(None).table
    assert isinstance(sight, View)
    for owner, card, board in opened:
        assert sight.players[int(owner)].boards[str(board)].starting == card


@rule("T-116")
@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 5), (4, 6)])
def test_the_city_deck_of_forty_is_shuffled_and_the_market_opened(players: int, cards: int) -> None:
    markets = set()
    for seed in range(5):
        match = new_game(players, seed=seed)
        tuck_boosts(match)
        state = match.state
        assert (len(state.market), len(state.deck), state.discard) == (cards, 40 - cards, [])
        assert {*state.market, *state.deck} == {*CONTENT.advisors, *CONTENT.boosts}
        markets.add(tuple(state.market))
    assert len(markets) == 5


@rule("T-117")
@pytest.mark.parametrize(("players", "pool"), [(2, 6), (3, 9), (4, 9)])
def test_as_many_common_goals_are_opened_as_there_are_players(players: int, pool: int) -> None:
    opened = set[str]()
    for seed in range(60):
        match = new_game(players, seed=seed)
        tuck_boosts(match)
        goals = [goal.id for goal in match.state.goals]
        assert len(set(goals)) == len(goals) == players
        opened.update(goals)
    assert len(opened) == pool
    if players == 2:
        assert all(CONTENT.common_goals[goal].dots == 0 for goal in opened)


@rule("T-118")
def test_market_and_goals_are_opened_only_when_the_boosts_have_been_chosen() -> None:
    match = new_game(2)
    while match.state.phase == "boosts":
        assert (match.state.market, match.state.goals) == ([], [])
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    assert match.state.market
    assert match.state.goals


def opening(match: TundraMatch) -> list[str]:
    """What was told of the setup, in order, each kind of event once."""
    return list(dict.fromkeys(told.event for told in match.told_to(None)))


@rule("T-119")
def test_the_first_player_is_random_and_determined_last() -> None:
    firsts = Counter[int]()
    for seed in range(90):
        match = new_game(3, seed=seed)
        tuck_boosts(match)
        firsts[match.state.first] += 1
        assert ask(match).seat == match.state.first
    assert min(firsts[seat] for seat in (0, 1, 2)) > 15
    assert opening(match) == ["starting_boost", "market", "goals", "round", "acts"]


@rule("T-120")
def test_the_round_marker_starts_on_one() -> None:
    match = new_game(2)
    assert match.state.round == 1
    tuck_boosts(match)
    assert match.state.round == 1
