"""Setup of the table and of the players (A1, A2)."""

from __future__ import annotations

import pytest

from polyana.games.revive.board import KINDS
from polyana.games.revive.rules.setup import kinds_on
from polyana.games.revive.state import Options, State
from polyana.kernel import Chance, Match
from polyana.maps import distance
from tests.revive.tables import BOARD, CONTENT, GAME, STARTS, ReviveMatch, ask, at, seen, told
from tests.rules import rule


def dealt(players: int = 2, seed: int = 1, **named: object) -> ReviveMatch:
    """A match at its first turn; whatever is asked before is answered with the first option."""
    match = Match(GAME, GAME.options({"players": players, **named}), seed)
    while match.state.phase != "turn" or match.asks[0].kind != "main":
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    return match


def laid(players: int = 2, seed: int = 1, **named: object) -> State:
    return GAME.setup(GAME.options({"players": players, **named}), Chance(seed))


# A1


@rule("R-001", "R-015")
def test_the_board_has_one_pit_thirty_tile_places_and_four_corners() -> None:
    assert len(BOARD.hexes) == 121
    assert BOARD.hexes["pit"] == (0, 0) and "pit" not in BOARD.place_of
    assert len(STARTS) == 5 and len(BOARD.explore) == 25
    assert BOARD.corners == ("nw", "ne", "sw", "se")
    ground = laid().ground
    assert [KINDS.get(ground[BOARD.index[name]]) for name in ("pit", "nw")] == ["pit", "large"]


@rule("R-002")
def test_every_place_is_a_rhombus_of_four_hexes() -> None:
    for hexes in BOARD.places.values():
        first, one, other, last = (BOARD.hexes[name] for name in hexes)
        near = ((first, one), (first, other), (one, other), (one, last), (other, last))
        assert [distance(*pair) for pair in near] == [1] * 5 and distance(first, last) == 2


@rule("R-003")
def test_a_tile_lies_one_way_round_or_the_other() -> None:
    straight = kinds_on(CONTENT, "a04", "ta_01", False)
    turned = kinds_on(CONTENT, "a04", "ta_01", True)
    assert list(straight.values()) == ["desert", "forest", "mountain", "city"]
    assert turned == dict(zip(straight, reversed(straight.values()), strict=True))


@rule("R-004")
def test_starting_tiles_lie_face_up_in_any_order_and_orientation() -> None:
    orders, turned = set(), set()
    for seed in range(40):
        state = laid(seed=seed)
        assert sorted(state.tiles[place] for place in STARTS) == sorted(CONTENT.start_tiles)
        orders.add(tuple(state.tiles[place] for place in STARTS))
        turned |= {place in state.turned for place in STARTS}
        known = [name for name in BOARD.hexes if state.ground[BOARD.index[name]] != "."]
        assert len(known) == 1 + 5 * 4
    assert len(orders) > 20 and turned == {True, False}


@rule("R-005")
def test_fronts_of_area_tiles_are_hidden_and_no_back_gives_its_front_away() -> None:
    match = dealt()
    for place, shown in seen(match, 0).tiles.items():
        tile = CONTENT.tiles[match.state.tiles[place]]
        if place in BOARD.explore:
            assert shown.tile == "" and shown.vp == tile.vp and shown.cost
        else:
            assert shown.tile == tile.id
    backs = [CONTENT.tiles[name].back for name in CONTENT.area_tiles]
    assert len(set(backs)) == 12 and all(backs.count(back) in (2, 3) for back in backs)


@rule("R-006")
def test_four_of_five_large_tiles_lie_in_the_corners_with_either_side_up() -> None:
    found = set()
    for seed in range(60):
        large = laid(seed=seed).large
        assert sorted(large) == sorted(BOARD.corners)
        sides = [
            next(t for t, one in CONTENT.large_tiles.items() if kind in (one.side_a, one.side_b))
            for kind in large.values()
        ]
        assert not any(CONTENT.large_kinds[kind].campaign for kind in large.values())
        found |= set(large.values())
        assert sides
    assert len(found) == 8


@rule("R-007", "R-008", "R-009", "R-011")
def test_displays_and_stacks() -> None:
    state = laid()
    assert (len(state.citizens.stack), len(state.citizens.open)) == (34, 5)
    for colour in ("grey", "green", "yellow"):
        display = state.machines[colour]
        assert (len(display.stack), len(display.open)) == (7, 3)
        assert all(CONTENT.machines[name].colour == colour for name in display.open)
    assert (len(state.modules.stack), len(state.modules.open)) == (43, 5)
    assert (len(state.crates), state.energy) == (28, 28)


@rule("R-012", "R-013")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_artifacts_by_the_number_of_players(players: int) -> None:
    state = laid(players)
    assert len(state.artifacts) == state.laid_out == 3 * players
    colours = [CONTENT.main_artifacts[name].colour for name in state.artifacts]
    assert {colours.count(gem) for gem in ("purple", "orange", "white")} == {players}
    assert all(CONTENT.main_artifacts[name].min_players <= players for name in state.artifacts)


@rule("R-014")
def test_the_end_tile_lies_on_the_pile_and_not_in_solo() -> None:
    assert not any(player.end_tile for player in dealt(2).state.players)
    assert CONTENT.numbers[2].end_tile and not CONTENT.numbers[1].end_tile


@rule("R-016")
def test_copies_have_ids_of_their_own() -> None:
    assert {"cr_tools_1", "cr_tools_2"} <= set(CONTENT.crates)
    assert {f"sc_smith_{letter}" for letter in "abcd"} <= set(CONTENT.cards)
    assert BOARD.places["a04"] == ("a04_1", "a04_2", "a04_3", "a04_4")
    assert at(3, -3) == "a04_1"


# A2


@rule("R-020")
def test_the_first_player_is_random_and_seats_follow_clockwise() -> None:
    firsts = [dealt(4, seed=seed).state.first for seed in range(40)]
    assert set(firsts) == {0, 1, 2, 3}
    match = dealt(3, seed=2)
    assert ask(match).seat == match.state.first


@rule("R-021")
def test_each_player_gets_a_random_base_tribe_sun_side_up() -> None:
    found = set()
    for seed in range(40):
        tribes = [player.tribe for player in dealt(3, seed=seed).state.players]
        assert len(set(tribes)) == 3
        found |= set(tribes)
    assert found == {"nadair", "hofstadterians", "joxari", "kaniban"}
    assert all(player.side == f"{player.tribe}_sun" for player in dealt(4).state.players)


@rule("R-022", "R-023", "R-024", "R-027", "R-028", "R-029")
def test_boards_at_the_start() -> None:
    for player in dealt(4).state.players:
        assert player.tracks == {"grey": 0, "green": 0, "yellow": 0}
        assert (player.energy, player.switch_up) == (1, True)
        assert (player.small, player.large, player.figures, player.techs) == (5, 3, [], [])
        assert (len(CONTENT.bonuses), player.spaces, player.markers) == (15, [], 5)
        assert (player.vp, player.hibernation, player.progress) == (0, 1, 0)


@rule("R-025")
def test_each_player_gets_a_random_set_three_cards_resting_and_three_active() -> None:
    sets, actives = set(), set()
    for seed in range(30):
        for player in dealt(4, seed=seed).state.players:
            assert (len(player.active), len(player.rest)) == (3, 3)
            titles = sorted(CONTENT.cards[name].title for name in (*player.active, *player.rest))
            assert len(set(titles)) == 6
            sets.add(player.active[0][-1])
            actives.add(frozenset(CONTENT.cards[name].title for name in player.active))
    assert sets == set("abcd") and len(actives) == 20


@rule("R-026")
def test_artifact_cards_are_secret() -> None:
    match = dealt(3)
    cards = [player.artifact_card for player in match.state.players]
    assert len(set(cards)) == 3
    assert [player.artifact_card for player in seen(match, 1).players] == ["", cards[1], ""]
    assert [player.artifact_card for player in seen(match, None).players] == ["", "", ""]


@rule("R-030")
def test_starting_resources_D01() -> None:
    match = dealt(4)
    first = match.state.first
    by_place = [match.state.players[(first + place) % 4] for place in range(4)]
    held = [
        tuple(player.supply[kind] for kind in ("crystal", "gear", "book", "food"))
        for player in by_place
    ]
    assert held == [(1, 0, 0, 0), (1, 1, 0, 0), (1, 1, 1, 0), (1, 1, 1, 1)]
    assert all((one.energy, one.vp, one.hibernation) == (1, 0, 1) for one in by_place)
    assert dealt(1).state.players[0].supply == {"crystal": 1, "gear": 0, "book": 0, "food": 0}


@rule("R-031")
def test_rest_areas_are_open_knowledge_in_no_order() -> None:
    match = dealt(2)
    for viewer in (0, 1, None):
        shown = [player.rest for player in seen(match, viewer).players]
        assert shown == [sorted(player.rest) for player in match.state.players]


@rule("R-032")
def test_the_order_of_the_setup() -> None:
    options = Options(players=3, tribes="choice", artifact_cards="choice", content="all")
    match = Match(GAME, options, 5)
    kinds: list[str] = []
    while ask(match).kind != "main":
        kinds += [ask(match).kind] if kinds[-1:] != [ask(match).kind] else []
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    assert kinds == ["choose_tribe", "choose_side", "keep_artifact_card", "keep_switch_plate"]
    order = [
        line.event for line in match.log if line.event in ("chose_side", "dealt", "kept_plate")
    ]
    assert order == ["chose_side"] * 3 + ["dealt"] + ["kept_plate"] * 3
    assert told(match, "dealt") == [(match.state.first,)]
