"""What must always hold (N-267 to N-272), and that a table on which it does not is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from polyana.games.north.state import Pawn, Ship, Site, State
from polyana.kernel import Match, RecordError
from polyana.kernel.check import Moods
from tests.north.solo import WINTER, alone
from tests.north.tables import (
    GAME,
    NorthMatch,
    build,
    hand,
    islands,
    pawn,
    points,
    ship,
    start,
    table,
)
from tests.rules import rule


def rich() -> State:
    """A table with something of everything."""
    state = table(clans=("nanurjuk", "mckinnon"))
    islands(state, "island_ghost", "island_log_island", "island_golden_spit", "island_dragon_back")
    build(state, 0, "nanurjuk_spirit_mask", link="nanurjuk_dog_sled")
    build(state, 0, "nanurjuk_dog_sled", "nanurjuk_snow_house", "island_puffin_rock")
    build(state, 0, "nanurjuk_whalebone_beach", under="nanurjuk_gravel_spit")
    build(state, 1, "mckinnon_royal_mint", goods={"gold": 2})
    hand(state, 0, "nanurjuk_break_camp")
    hand(state, 1, "mckinnon_pawnshop", "mckinnon_wool_bank")
    ship(state, 0, fish=1, raze=2)
    ship(state, 1, common=True)
    pawn(state, 0, "sail")
    points(state, 0, 5)
    return state


def refused(state: State, spoil: Callable[[State], None]) -> str:
    """What is said about a table on which something was spoiled."""
    assert GAME.faults(state) == []
    spoil(state)
    faults = GAME.faults(state)
    assert faults
    with pytest.raises(RecordError, match=r"This position cannot be"):
        start(state)
    return faults[0]


def lose_a_card(state: State) -> None:
    state.players[0].deck.remove("nanurjuk_star_path")


def double_a_card(state: State) -> None:
    state.players[0].hand.append("nanurjuk_star_path")


def swap_hands(state: State) -> None:
    state.players[0].hand, state.players[1].hand = state.players[1].hand, state.players[0].hand


def foreign_card(state: State) -> None:
    state.players[1].deck.remove("mckinnon_gilded_hall")
    state.players[0].empire["mckinnon_gilded_hall"] = Site()


def out_of_the_game(state: State) -> None:
    state.players[0].deck.remove("nanurjuk_star_path")
    state.players[0].gone.append("nanurjuk_star_path")


def unknown_card(state: State) -> None:
    state.players[0].hand.append("nanurjuk_snowman")


def lose_an_island(state: State) -> None:
    state.distant.open.remove("island_golden_spit")


def mix_the_seas(state: State) -> None:
    state.near.discard.append(state.distant.open.pop())


def many_islands(state: State) -> None:
    state.near.open.append(state.near.deck.pop())


@rule("N-267")
@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lose_a_card, "the cards [] are there too often, ['nanurjuk_star_path'] are gone"),
        (double_a_card, "the cards ['nanurjuk_star_path'] are there too often, [] are gone"),
        (swap_hands, "seat 0 holds cards of another clan"),
        (foreign_card, "seat 0 has a card of another clan in the empire"),
        (out_of_the_game, "seat 0 lost a card that is no starting card"),
        (unknown_card, "there is no card nanurjuk_snowman"),
        (lose_an_island, "the cards [] are there too often, ['island_golden_spit'] are gone"),
        (mix_the_seas, "the near islands are mixed with others"),
        (many_islands, "more islands are open than there are places for them"),
    ],
)
def test_every_card_and_island_is_in_one_place(
    spoil: Callable[[State], None], sentence: str
) -> None:
    assert refused(rich(), spoil) == sentence


def third_ship(state: State) -> None:
    state.players[0].ships += 1


def third_of_another(state: State) -> None:
    state.players[0].third_ship = True
    state.players[0].ships += 1


def common_too_many(state: State) -> None:
    state.common_ships += 1


def overload(state: State) -> None:
    state.queue[0].raze = 3


def two_fish(state: State) -> None:
    state.queue[0].fish = 2


def nobodys_ship(state: State) -> None:
    state.queue.append(Ship(3))


@rule("N-268")
@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (third_ship, "seat 0 has other Clan Ships than its own"),
        (third_of_another, "seat 0 has a third Clan Ship"),
        (common_too_many, "there are 4 Common Ships"),
        (overload, "a ship carries more than it can"),
        (two_fish, "a ship carries more than it can"),
        (nobodys_ship, "a ship belongs to nobody"),
    ],
)
def test_ships_add_up_and_carry_no_more_than_they_can(
    spoil: Callable[[State], None], sentence: str
) -> None:
    assert refused(rich(), spoil) == sentence


@rule("N-268")
def test_ulaf_alone_may_have_three_clan_ships() -> None:
    state = table(clans=("ulaf", "glenn"))
    state.players[0].third_ship = True
    state.players[0].ships = 3
    assert GAME.faults(state) == []


def owe(state: State) -> None:
    state.players[0].supply["wood"] = -1


def owe_workers(state: State) -> None:
    state.players[0].spent = -1


def owe_on_a_card(state: State) -> None:
    state.players[1].empire["mckinnon_royal_mint"].goods["gold"] = -1


def fall_below(state: State) -> None:
    state.players[0].vp, state.players[0].scored = -1, {"action": -1}


def from_nowhere(state: State) -> None:
    state.players[0].vp += 1


def other_things(state: State) -> None:
    state.players[0].supply["silver"] = 1


@rule("N-269")
@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (owe, "players[0].supply[wood] is -1, not from 0 to 9999"),
        (owe_workers, "players[0].spent is -1, not from 0 to 9999"),
        (
            owe_on_a_card,
            "players[1].empire[mckinnon_royal_mint].goods[gold] is -1, not from 0 to 9999",
        ),
        (fall_below, "players[0].vp is -1, not from 0 to 9999"),
        (from_nowhere, "seat 0 has points on the track that came from nowhere"),
        (other_things, "seat 0 has a supply of other things"),
    ],
)
def test_nothing_is_negative_and_the_track_adds_up(
    spoil: Callable[[State], None], sentence: str
) -> None:
    assert refused(rich(), spoil) == sentence


def third_pawn(state: State) -> None:
    state.players[0].pawns.append(Pawn())


def sleeping_pawn(state: State) -> None:
    state.players[0].pawns[1].used = True


def lost_pawn(state: State) -> None:
    state.players[0].pawns[0].tile = "market"


def turned_field(state: State) -> None:
    state.players[0].empire["nanurjuk_ice_hole"].exhausted = True


def turned_feature(state: State) -> None:
    state.players[0].empire["nanurjuk_snow_house"].exhausted = True


@rule("N-270")
@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (third_pawn, "seat 0 has another number of pawns"),
        (sleeping_pawn, "seat 0 has a pawn that shows X and is not placed"),
        (lost_pawn, "seat 0 has a pawn on no tile"),
        (turned_field, "seat 0 has nanurjuk_ice_hole exhausted, which is no Action Location"),
        (turned_feature, "seat 0 has nanurjuk_snow_house exhausted, which is no Action Location"),
    ],
)
def test_two_pawns_each_and_only_action_locations_turned(
    spoil: Callable[[State], None], sentence: str
) -> None:
    assert refused(rich(), spoil) == sentence


def loose_upgrade(state: State) -> None:
    state.players[0].empire["nanurjuk_whalebone_beach"].under = ""


def wrong_field(state: State) -> None:
    state.players[0].empire["nanurjuk_whalebone_beach"].under = "nanurjuk_ice_hole"


def under_no_field(state: State) -> None:
    state.players[0].empire["nanurjuk_whalebone_beach"].under = "nanurjuk_dog_sled"


def own_link(state: State) -> None:
    state.players[0].empire["nanurjuk_spirit_mask"].link = "nanurjuk_spirit_mask"


def feature_link(state: State) -> None:
    state.players[0].empire["nanurjuk_spirit_mask"].link = "nanurjuk_snow_house"


def absent_link(state: State) -> None:
    state.players[0].empire["nanurjuk_spirit_mask"].link = "nanurjuk_star_path"


def link_of_another(state: State) -> None:
    state.players[0].empire["nanurjuk_dog_sled"].link = "island_puffin_rock"


def laden_sled(state: State) -> None:
    state.players[0].empire["nanurjuk_dog_sled"].workers = 1


def built_boost(state: State) -> None:
    state.players[0].hand.remove("nanurjuk_break_camp")
    state.players[0].empire["nanurjuk_break_camp"] = Site()


MASK = "seat 0 has nanurjuk_spirit_mask linked to nothing that it could copy"


@rule("N-271")
@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (loose_upgrade, "seat 0 has the upgrade nanurjuk_whalebone_beach under no Field"),
        (
            wrong_field,
            "seat 0 has nanurjuk_whalebone_beach under nanurjuk_ice_hole, which does not fit",
        ),
        (under_no_field, "seat 0 has nanurjuk_whalebone_beach under no Field"),
        (own_link, MASK),
        (feature_link, MASK),
        (absent_link, MASK),
        (link_of_another, "seat 0 has nanurjuk_dog_sled linked to nothing that it could copy"),
        (laden_sled, "seat 0 has something on nanurjuk_dog_sled"),
        (built_boost, "seat 0 has the Boost nanurjuk_break_camp in the empire"),
    ],
)
def test_upgrades_links_and_what_lies_on_cards(
    spoil: Callable[[State], None], sentence: str
) -> None:
    assert refused(rich(), spoil) == sentence


def at_dawn() -> State:
    """The start of a round."""
    state = table(clans=("glenn", "ulaf"))
    build(state, 0, "glenn_quarry_path")
    state.phase = "lookout"
    return state


def passed(state: State) -> None:
    state.players[1].passed = True


def spent_worker(state: State) -> None:
    state.players[0].spent = 1


def placed_pawn(state: State) -> None:
    pawn(state, 0, "sail")


def exhausted_card(state: State) -> None:
    state.players[0].empire["glenn_quarry_path"].exhausted = True


def queued_ship(state: State) -> None:
    ship(state, 0)


def closed_island(state: State) -> None:
    state.distant.discard.append(state.distant.open.pop())


@rule("N-272")
@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (passed, "seat 1 begins the round with something done already"),
        (spent_worker, "seat 0 begins the round with something done already"),
        (placed_pawn, "seat 0 begins the round with something done already"),
        (exhausted_card, "seat 0 begins the round with exhausted cards"),
        (queued_ship, "ships wait in the queue at the start of a round"),
        (closed_island, "too few distant islands are open at the start of a round"),
    ],
)
def test_how_a_round_begins(spoil: Callable[[State], None], sentence: str) -> None:
    assert refused(at_dawn(), spoil) == sentence


def token_twice(state: State) -> None:
    assert state.solo is not None
    state.solo.bag.append(state.solo.token)


def fifth_round(state: State) -> None:
    state.round = 5


def tired_market(state: State) -> None:
    assert state.solo is not None
    state.solo.tired = ["market"]


def no_scenario(state: State) -> None:
    state.solo = None


@rule("N-227", "N-225")
@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (token_twice, "the token of the round is still in the bag"),
        (fifth_round, "round 5 is played"),
        (tired_market, "a tired tile is none"),
        (no_scenario, "what the solo game keeps belongs to one player alone"),
    ],
)
def test_the_solo_game_adds_up(spoil: Callable[[State], None], sentence: str) -> None:
    assert refused(alone(WINTER), spoil) == sentence


@rule("N-267", "N-268", "N-269", "N-270", "N-271", "N-272")
@pytest.mark.parametrize("number", range(len(GAME.variants())))
def test_all_of_it_holds_at_every_moment_of_a_game(number: int) -> None:
    match: NorthMatch = Match(GAME, GAME.variants()[number], number)
    moods = Moods(number)
    while not match.over:
        question = match.asks[0]
        match.answer(question.seat, moods.choose(question))
        assert GAME.faults(match.state) == []
