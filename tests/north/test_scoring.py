"""Final scoring, the score sheet and ties (A17)."""

from __future__ import annotations

from polyana.games.north.state import State
from polyana.kernel import Line
from tests.north.tables import (
    build,
    give,
    hand,
    islands,
    me,
    play,
    points,
    seen,
    ship,
    start,
    table,
)
from tests.rules import rule


def ended(state: State) -> list[dict[str, int]]:
    """The score sheets of a game that ends now."""
    state.last_round = True
    match = play(state, *["pass"] * len(state.players))
    assert match.over
    return [{line.what: line.points for line in sheet} for sheet in match.result().sheets]


def places(state: State) -> list[int]:
    """The places of a game that ends now."""
    state.last_round = True
    return play(state, *["pass"] * len(state.players)).result().places


@rule("N-209")
def test_every_card_in_the_empire_is_worth_a_point() -> None:
    state = table(clans=("glenn", "ulaf"))
    points(state, 0, 7)
    build(state, 0, "glenn_drystone_ridge", "glenn_welcome_hearth", "island_puffin_rock")
    build(state, 0, "glenn_second_shearing", under="glenn_home_pasture")
    sheet = ended(state)[0]
    kinds = ("starting_cards", "fields", "locations", "islands")
    assert [sheet[kind] for kind in kinds] == [3, 2, 1, 1]
    assert sum(sheet.values()) == 7 + 7


@rule("N-210", "N-211", "N-212")
def test_E27_goods_in_supply() -> None:
    state = table()
    give(state, 0, food=1, wood=2, sheep=1, fish=1, gold=2, raze=3)
    sheet = ended(state)[0]
    assert (sheet["resources"], sheet["gold"], sheet["raze"]) == (2, 2, 3)
    assert sum(sheet.values()) == 7 + 3  # and the three starting cards


@rule("N-210")
def test_resources_are_added_before_they_are_halved() -> None:
    state = table()
    give(state, 0, food=1, wood=1, stone=1, sheep=1, fish=1)
    give(state, 1, food=1)
    assert [sheet["resources"] for sheet in ended(state)] == [2, 0]


@rule("N-213")
def test_what_scores_nothing() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_royal_mint", goods={"gold": 4})
    hand(state, 0, "mckinnon_pawnshop", "mckinnon_gilded_hall")
    give(state, 0, worker=9)
    ship(state, 0, fish=1, raze=2)
    sheet = seen(start(state), None).players[0].sheet
    assert sum(line.points for line in sheet) == 4  # four cards in the empire


@rule("N-214")
def test_the_highest_total_wins() -> None:
    state = table(clans=("glenn", "ulaf", "panuk"))
    points(state, 0, 5)
    points(state, 1, 4)
    give(state, 1, gold=3)
    assert places(state) == [2, 1, 3]


@rule("N-215")
def test_a_tie_goes_to_most_cards() -> None:
    state = table(clans=("glenn", "ulaf"))
    points(state, 0, 1)
    build(state, 1, "ulaf_treasury")
    give(state, 0, worker=9)
    assert places(state) == [2, 1]


@rule("N-216")
def test_E29_then_to_most_workers_the_assigned_ones_too() -> None:
    state = table(clans=("glenn", "heidel"))
    points(state, 0, 1)
    build(state, 0, "glenn_welcome_hearth")
    build(state, 1, "heidel_fireside_bench", workers=3)
    points(state, 1, 1)
    give(state, 0, worker=6)
    give(state, 1, worker=3)
    state.players[1].spent = 1
    assert places(state) == [2, 1]


@rule("N-217")
def test_then_to_most_cards_in_hand_and_then_it_is_shared() -> None:
    state = table(clans=("glenn", "ulaf", "panuk"))
    hand(state, 1, "ulaf_outpost")
    assert places(state) == [2, 1, 2]
    assert places(table(clans=("glenn", "ulaf", "panuk"))) == [1, 1, 1]


@rule("N-262")
def test_points_on_the_track_are_named_by_their_source() -> None:
    state = table(clans=("nanurjuk", "panuk"))
    build(state, 0, "nanurjuk_dog_sled", "nanurjuk_ring_of_fires", "nanurjuk_caribou_trail")
    hand(state, 0, "nanurjuk_skin_tent", "nanurjuk_pack_ice")
    give(state, 0, wood=1)
    match = play(state, "build nanurjuk_skin_tent", "pass", "use nanurjuk_dog_sled")
    match = play(match, "target nanurjuk_caribou_trail", "gain fish", "place sail")
    match = play(match, "play nanurjuk_pack_ice", "target nanurjuk_skin_tent", "load 0 0")
    assert me(match).scored == {"bonus": 1, "action": 2, "feature": 2, "boost": 2}
    assert me(match).vp == 7
    sheet = seen(match, 1).players[0].sheet
    assert [line.what for line in sheet] == [
        *("action", "boost", "feature", "bonus", "storage", "pillage"),
        *("starting_cards", "fields", "locations", "islands", "resources", "gold", "raze"),
    ]
    assert Line("resources", 0, (1,)) in sheet  # fish 1
    assert sum(line.points for line in sheet) == seen(match, 1).players[0].points


@rule("N-262")
def test_storage_and_pillaging_are_sources_too() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_royal_mint", goods={"gold": 2})
    islands(state, "island_hot_springs")
    ship(state, 0)
    match = play(state, "pass", "pass", "island island_hot_springs", "keep none", "keep none")
    assert me(match).scored == {"pillage": 1, "storage": 2}
