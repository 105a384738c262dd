"""Range, discounts and what is armed: the quote of a map action (A9, R-174, R-179, R-214)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from polyana.effects import Item
from polyana.games.revive.bits import Bits
from polyana.games.revive.rules.land import Land
from polyana.games.revive.rules.quote import Quote
from polyana.games.revive.rules.reach import Reach, choices, is_payable, less
from polyana.games.revive.state import State
from polyana.kernel import Ask, Chance, Move
from polyana.kernel.playout import play_out
from polyana.maps import reach as reach_over
from tests.revive.tables import (
    BOARD,
    CONTENT,
    GAME,
    GATE_CITY,
    at,
    at_work,
    building,
    examples,
    figure,
    give,
    reveal,
    slot,
)
from tests.rules import rule


def far(state: State, place: str, seat: int = 0) -> int | None:
    return Reach(at_work(state), seat).food(place)


def quoted(state: State, action: str, place: str, **price: int) -> Quote:
    found = Reach(at_work(state), 0).quote(action, place, tuple(price.items()))
    assert found is not None
    return found


def aid(word: str, *args: str | int) -> tuple[Item, ...]:
    return (Item(word=word, args=args),)


# Ways


@rule("R-100")
def test_D02_D03_D04_range_counts_the_hexes_between() -> None:
    state = examples("nadair_sun")
    assert far(state, "a04") == 2
    assert far(state, GATE_CITY) == 1
    assert far(state, at(1, 0)) == 0
    figure(state, 0, GATE_CITY, "nad_pupil")
    assert far(state, at(1, 0)) == 2
    assert far(state, at(-2, 1)) == 0


@rule("R-101")
def test_the_pit_is_the_origin_until_the_first_own_piece_and_never_again() -> None:
    state = examples("nadair_sun")
    building(state, 1, at(-2, 1))
    assert far(state, GATE_CITY) == 1, "a piece of somebody else is no origin"
    figure(state, 0, "nw", "nad_pupil")
    assert far(state, GATE_CITY) is None, (
        "the figure on the corner is cut off, and the pit counts no more"
    )
    state = examples("nadair_sun")
    building(state, 0, at(2, -1))
    assert (far(state, at(2, -2)), far(state, GATE_CITY)) == (0, 3)


@rule("R-102", "R-106", "R-111")
def test_ways_lead_over_occupied_hexes_but_never_over_unexplored_ones() -> None:
    state = examples("nadair_sun")
    for name in ("s1_4", "s1_2"):
        building(state, 1, name)
    assert far(state, "a04") == 2
    assert far(state, "a05") is None and far(state, "a07") is None
    reveal(state, "a04")
    assert far(state, "a05") == 4
    assert far(state, "a07") is None


@rule("R-103")
def test_pit_and_large_locations_are_crossed_as_one_hex() -> None:
    state = examples("nadair_sun")
    figure(state, 0, at(-1, 0), "nad_pupil")
    assert far(state, at(1, 0)) == 1, "over the pit; round it there are two"
    state = examples("nadair_sun")
    reveal(state, "a02")
    reveal(state, "a06")
    figure(state, 0, at(-2, -4), "nad_pupil")
    assert far(state, at(-5, -3)) == 1, "over the corner; round it there are two"


@rule("R-104")
def test_a_large_location_is_reached_over_a_revealed_hex_it_touches() -> None:
    state = examples("nadair_sun")
    figure(state, 0, at(-1, 0), "nad_pupil")
    for name in ("a08", "a10"):
        reveal(state, name)
    assert far(state, "nw") is None
    reveal(state, "a02")
    assert far(state, "nw") == 5
    figure(state, 0, at(-3, -3), "nad_verse")
    assert far(state, "nw") == 0
    state = examples("nadair_sun")
    figure(state, 0, "nw", "nad_pupil")
    assert (far(state, "a02"), far(state, "a06"), far(state, "a10")) == (0, 0, None)


@rule("R-105")
def test_an_unexplored_tile_is_as_far_as_its_nearest_hex() -> None:
    state = examples("nadair_sun")
    found = Reach(at_work(state), 0)
    ways = [found.food(name) for name in ("a08_1", "a08_2", "a08_3", "a08_4")]
    assert ways == [None, 2, None, 2] and found.food("a08") == 2
    figure(state, 0, at(-1, -1), "nad_pupil")
    assert far(state, "a08") == 0


@rule("R-351")
def test_skipped_kinds_cost_nothing_and_the_cheapest_way_need_not_be_the_shortest() -> None:
    state = examples("nadair_sun")
    figure(state, 0, at(1, -1), "nad_pupil")
    goal = at(2, -3)
    kinds = Reach(at_work(state), 0).land.kinds
    assert (kinds["s1_2"], kinds["s1_3"], far(state, goal)) == ("forest", "mountain", 1)
    figure(state, 0, "se", "nad_trails")
    assert far(state, goal) == 0, "over the forest, not over the mountain"
    assert far(state, "a04") == 0, "over the forest as well"
    state = examples("nadair_sun")
    figure(state, 0, at(-1, 1), "nad_trails")
    assert Reach(at_work(state), 0).land.kinds[at(-1, 0)] == "ocean"
    assert far(state, at(-1, -1)) == 0


@rule("R-359", "R-358")
def test_D32_a_temple_is_an_origin_with_less_range() -> None:
    state = examples("hofstadterians_moon")
    figure(state, 0, at(1, -1), "hof_bell")
    assert far(state, GATE_CITY) == 2
    state.temples[at(2, 0)] = 0
    assert far(state, GATE_CITY) == 2, "without hof_causeway the figure is nearer"
    assert far(state, "a15") == 0, "the temple lies next to it"
    state.players[0].techs[0] = "hof_causeway"
    assert far(state, GATE_CITY) == 1
    state.temples[at(2, 0)] = 1
    assert far(state, GATE_CITY) == 2, "a temple of somebody else"


@rule("R-358")
def test_a_temple_is_no_piece_the_pit_stays_an_origin_beside_it() -> None:
    state = examples("hofstadterians_moon")
    state.temples[at(2, 0)] = 0
    assert (far(state, GATE_CITY), far(state, at(1, 1))) == (1, 0)


@rule("R-365")
def test_less_range_to_the_own_target() -> None:
    state = examples("joxari_moon")
    building(state, 0, at(1, 0))
    state.targets[GATE_CITY] = 0
    assert far(state, GATE_CITY) == 2
    state.players[0].techs = ["jox_longsight"]
    assert (far(state, GATE_CITY), far(state, at(-2, 1))) == (0, 2)
    state.targets[GATE_CITY] = 1
    assert far(state, GATE_CITY) == 2


@rule("R-377", "R-108")
def test_all_range_reductions_add_up_and_lower_nothing_else() -> None:
    state = examples("vukuntur_sun")
    building(state, 0, at(1, 0))
    assert far(state, GATE_CITY) == 2
    state.players[0].techs = ["vuk_wings"]
    assert far(state, GATE_CITY) == 1
    slot(state, 0, "top_1", CARD_WITH_RANGE)
    assert far(state, GATE_CITY) == 0
    state.turn.armed = {"range": 3}
    assert quoted(state, "populate", GATE_CITY, book=2) == Quote(0, (("book", 2),))
    assert Reach(at_work(state), 0, aid("range", 2)).food(GATE_CITY) == 0


CARD_WITH_RANGE = next(
    card.id
    for card in CONTENT.cards.values()
    if any(item.word == "range" for item in card.top.effect.in_slot)
)


@rule("R-107")
def test_abilities_pay_range_with_every_reduction_of_range_but_no_discount() -> None:
    state = examples("nadair_moon")
    building(state, 0, at(1, 0))
    state.workshops[at(-1, 1)] = 0
    state.turn.armed = {"build": 2, "range": 1}
    assert quoted(state, "place_forest", GATE_CITY) == Quote(1, (), uses=("range",))


@rule("R-109")
def test_the_order_of_reductions_each_origin_then_all_and_never_below_zero() -> None:
    state = examples("hofstadterians_moon")
    figure(state, 0, at(1, -1), "hof_causeway")
    state.temples[at(2, 0)] = 0
    slot(state, 0, "top_1", CARD_WITH_RANGE)
    assert far(state, GATE_CITY) == 0, "from the temple 3 - 2 - 1"
    assert far(state, at(1, 1)) == 0
    assert far(state, "a14") == 0, "a surplus of the nearest origin is not carried over"
    give(state, 0, crystal=0, gear=2)
    price = (("gear", 3),)
    assert not Reach(at_work(state), 0).allows("build", at(1, 1), price), "nor does it pay a gear"


@rule("R-379")
def test_the_falcon_is_one_more_origin_beside_the_pit_and_beside_pieces() -> None:
    state = examples("vukuntur_moon")
    assert state.players[0].falcon == "pit"
    state.players[0].falcon = at(-3, 2)
    assert (far(state, GATE_CITY), far(state, at(1, 0))) == (0, 0)
    building(state, 0, at(2, -1))
    assert (far(state, GATE_CITY), far(state, at(1, 0))) == (0, 0)
    assert far(state, at(0, -1)) == 1, "from the building; the pit is no origin any more"


# Discounts


@rule("R-214", "R-047")
def test_a_discount_lowers_the_own_cost_only_and_never_below_zero() -> None:
    state = examples("nadair_sun")
    building(state, 0, at(1, 0))
    state.turn.armed = {"build": 9}
    assert quoted(state, "build", at(-2, 1), gear=3) == Quote(2, (), uses=("build",))
    assert quoted(state, "populate", GATE_CITY, book=2) == Quote(2, (("book", 2),))


@rule("R-174", "R-179")
def test_what_is_armed_serves_its_owner_in_the_own_turn() -> None:
    state = examples("nadair_sun")
    state.turn.armed = {"build": 1, "range": 1}
    found = Reach(at_work(state), 1).quote("build", at(-2, 1), (("gear", 3),))
    assert found == Quote(1, (("gear", 3),))


@rule("R-179")
def test_what_changes_nothing_stays_armed() -> None:
    state = examples("nadair_sun")
    state.turn.armed = {"build": 2, "range": 1, "explore_anywhere": 1, "explore": 1}
    assert quoted(state, "build", at(1, 0), gear=3) == Quote(0, (("gear", 1),), uses=("build",))
    assert quoted(state, "build", at(-2, 1), gear=3).uses == ("range", "build")
    state.workshops[at(1, -1)] = state.workshops[at(2, 0)] = 0
    assert quoted(state, "build", at(1, 0), gear=1) == Quote(0, ()), (
        "a standing reduction is enough"
    )


@rule("R-179", "R-220")
def test_explore_anywhere_comes_in_place_of_range_if_any_is_due() -> None:
    state = examples("nadair_sun")
    state.turn.armed = {"range": 1, "explore_anywhere": 1}
    assert quoted(state, "explore", "a04", gear=3) == Quote(
        0, (("gear", 3),), uses=("explore_anywhere",)
    )
    assert quoted(state, "explore", "a22", gear=3).uses == ("explore_anywhere",)
    assert far(state, "a22") is None
    building(state, 0, at(2, -2))
    assert quoted(state, "explore", "a04", gear=3) == Quote(0, (("gear", 3),))
    assert Reach(at_work(state), 0).quote("build", at(-5, 2), (("gear", 3),)) is None


@rule("R-213")
def test_reductions_in_one_bundle_belong_to_that_action() -> None:
    state = examples("nadair_sun")
    found = Reach(at_work(state), 0, (*aid("range", 2), *aid("discount", "explore", 1)))
    assert found.quote("explore", "a04", (("gear", 3),)) == Quote(0, (("gear", 2),))
    assert found.quote("build", at(1, 0), (("gear", 3),)) == Quote(0, (("gear", 3),))


@rule("R-360")
def test_one_food_less_for_each_explore_printed_or_range() -> None:
    state = examples("joxari_sun")
    figure(state, 0, at(1, -1), "jox_packs")
    assert quoted(state, "explore", "a04", food=3) == Quote(1, (("food", 2),))
    assert quoted(state, "explore", "a04", gear=3) == Quote(0, (("gear", 3),))
    assert quoted(state, "explore", "a03", gear=3) == Quote(0, (("gear", 3),)), "nothing to save"
    state.turn.armed = {"explore": 2}
    assert quoted(state, "explore", "a04", food=2).total == {}, (
        "the range is saved, not the discount"
    )
    assert quoted(state, "build", at(1, 0), gear=3) == Quote(0, (("gear", 3),))


@rule("R-363")
def test_the_own_target_takes_two_off_build_and_populate() -> None:
    state = examples("joxari_moon")
    state.targets[at(-2, 1)] = state.targets[GATE_CITY] = 0
    assert quoted(state, "build", at(-2, 1), gear=3) == Quote(1, (("gear", 1),))
    assert quoted(state, "populate", GATE_CITY, book=1) == Quote(1, ())
    state.targets[GATE_CITY] = 1
    assert quoted(state, "populate", GATE_CITY, book=2).cost == (("book", 2),)


@rule("R-370")
def test_less_for_a_build_on_an_own_desert_tile() -> None:
    state = examples("kaniban_moon")
    state.laid[at(-2, 1)] = 0
    assert quoted(state, "build", at(-2, 1), gear=3).cost == (("gear", 3),)
    state.players[0].techs = ["kan_camp"]
    assert quoted(state, "build", at(-2, 1), gear=3).cost == (("gear", 1),)
    assert quoted(state, "build", at(1, 0), gear=3).cost == (("gear", 3),)


@rule("R-371")
def test_less_for_each_mountain_next_to_the_building_hex() -> None:
    state = examples("formika_sun")
    state.players[0].techs = ["for_quarry"]
    figure(state, 0, at(0, -1), "for_lode")
    kinds = Reach(at_work(state), 0).land.kinds
    assert kinds[at(1, 1)] == "mountain" and kinds[at(1, 0)] == "desert"
    assert quoted(state, "build", at(1, 0), gear=3).cost == (("gear", 2),)
    assert quoted(state, "build", at(-2, 1), gear=3).cost == (("gear", 3),)


@rule("R-373", "R-374")
def test_workshops_next_to_the_place_one_at_most_or_two() -> None:
    state = examples("formika_moon")
    site, tile_place = at(-2, 1), "a14"
    state.workshops[at(-1, 1)] = 0
    state.workshops[at(-3, 2)] = 0
    assert quoted(state, "build", site, gear=3).cost == (("gear", 2),)
    assert quoted(state, "populate", GATE_CITY, book=2).cost == (("book", 1),)
    assert quoted(state, "explore", tile_place, gear=3) == Quote(1, (("gear", 2),))
    assert quoted(state, "build", at(1, 0), gear=3).cost == (("gear", 3),)
    state.players[0].techs = ["for_guild"]
    assert quoted(state, "build", site, gear=3).cost == (("gear", 1),)
    state.workshops[at(-1, 0)] = 0
    assert quoted(state, "build", site, gear=3).cost == (("gear", 1),), "two of three"
    del state.workshops[at(-1, 0)]
    state.workshops[at(-3, 2)] = 1
    assert quoted(state, "build", site, gear=3).cost == (("gear", 2),), "own ones alone"


@rule("R-374", "R-382")
def test_next_to_a_large_location_are_the_hexes_it_touches() -> None:
    state = examples("vukuntur_moon")
    reveal(state, "a02")
    state.players[0].falcon = at(-3, -3)
    assert quoted(state, "populate", "nw", book=2).cost == (("book", 2),)
    state.players[0].techs = ["vuk_shadow"]
    assert quoted(state, "populate", "nw", book=2).cost == (("book", 1),)
    assert quoted(state, "explore", "a06", gear=3).cost == (("gear", 2),)
    assert quoted(state, "explore", "a08", gear=3).cost == (("gear", 3),)


@rule("R-383")
def test_discounts_of_different_kinds_add_up() -> None:
    state = examples("joxari_moon")
    state.targets[at(-2, 1)] = 0
    state.workshops[at(-1, 1)] = 0
    state.turn.armed = {"build": 1}
    assert quoted(state, "build", at(-2, 1), gear=5).cost == (("gear", 1),)
    assert quoted(state, "build", at(-2, 1), gear=3) == Quote(1, ()), "and the armed one stays"


# Choice and payment


@rule("R-119")
def test_units_of_an_explore_cost_are_taken_off_by_choice_crystals_included() -> None:
    state = examples("nadair_sun")
    figure(state, 0, at(1, -2), "nad_pupil")
    state.turn.armed = {"explore": 2}
    quote = quoted(state, "explore", "a03", crystal=1, food=2)
    assert (quote.cost, quote.units) == ((("crystal", 1), ("food", 2)), 2)
    give(state, 0, crystal=0, food=1)
    assert [move[1] for move in choices(state.players[0], quote)] == ["crystal", "food"]
    one = less(quote, "food")
    assert [move[1] for move in choices(state.players[0], one)] == ["crystal"]
    give(state, 0, food=2)
    assert is_payable(state.players[0].supply, less(one, "crystal"))
    assert less(quote, "crystal").cost == (("food", 1),), "one kind left takes the other unit"
    state.turn.armed = {"explore": 5}
    assert quoted(state, "explore", "a03", crystal=1, food=2) == Quote(0, (), uses=("explore",))


@rule("R-126", "R-046")
def test_a_quote_is_payable_with_crystals_in_place_of_what_is_short() -> None:
    state = examples("nadair_sun")
    player = state.players[0]
    quote = Quote(2, (("gear", 3),))
    give(state, 0, food=1, gear=1, crystal=3)
    assert is_payable(player.supply, quote)
    give(state, 0, food=0)
    assert not is_payable(player.supply, quote)
    assert not is_payable(player.supply, Quote(0, (("crystal", 2), ("gear", 3))))
    assert is_payable(player.supply, Quote(0, (("crystal", 1), ("gear", 3))))


def picked(chance: Chance, ask: Ask) -> Move:
    return ask.options[chance.below(len(ask.options))]


@rule("R-106", "R-126")
def test_what_may_be_done_is_always_what_its_quote_says() -> None:
    """The quick answer for plain prices agrees with the quote on positions from random games."""
    agreed = 0
    for seed in range(6):
        options = GAME.options({"players": 2 + seed % 3, "content": "all" if seed % 2 else "none"})
        state = GAME.setup(options, Chance(seed))
        chance = Chance(seed)
        for _ in range(12):
            play_out(GAME, state, partial(picked, chance), limit=25)
            for seat, player in enumerate(state.players):
                reach = Reach(at_work(state), seat)
                for place in (*BOARD.explore, *BOARD.index):
                    for price in ((("gear", 3),), (("crystal", 1), ("food", 2)), (("book", 2),)):
                        quote = reach.quote("explore", place, price, (0,))
                        payable = quote is not None and is_payable(player.supply, quote)
                        assert reach.allows("explore", place, price, (0,)) == payable
                        agreed += payable
    assert agreed > 100


@rule("R-100", "R-102", "R-103", "R-104", "R-351")
def test_ways_found_ring_by_ring_are_those_found_step_by_step() -> None:
    """The board as bits agrees with the plain search of `maps` on grounds from random games."""
    for seed in range(4):
        state = GAME.setup(GAME.options({"players": 3}), Chance(seed))
        play_out(GAME, state, partial(picked, Chance(seed)), limit=40 + 150 * seed)
        kinds = Reach(at_work(state), 0).land.kinds
        for skipped in ((), ("mountain", "ocean")):
            for origin in ("pit", "nw", *list(kinds)[:: 9 + seed]):
                toll = {name: kind not in skipped for name, kind in kinds.items()}
                plain = reach_over(BOARD.touching, [origin], toll).toll
                ways = Reach(at_work(state), 0).land.ways([origin], skipped)
                assert {at: ways.far(at) for at in BOARD.index} == {
                    at: plain.get(at) for at in BOARD.index
                }


class Interrupted(Bits, frozen=True, kw_only=True):
    """A board on which somebody else looks for ways whenever a ring is found."""

    others: list[Callable[[], object]]

    def touching(self, bits: int) -> int:
        found = super().touching(bits)
        if self.others:
            self.others.pop()()
        return found


@rule("R-100")
def test_ways_may_be_asked_for_while_somebody_looks_for_them() -> None:
    """A server plays an old table again in a thread of its own, on lands at which others look, too."""
    state = GAME.setup(GAME.options({"players": 3}), Chance(3))
    play_out(GAME, state, partial(picked, Chance(3)), limit=400)
    expected = {name: Land(BOARD, state.ground, {}).ways(["nw"]).far(name) for name in BOARD.index}
    others: list[Callable[[], object]] = []
    bits = Interrupted(**msgspec.structs.asdict(BOARD.bits), others=others)
    ways = Land(msgspec.structs.replace(BOARD, bits=bits), state.ground, {}).ways(["nw"])
    others += [lambda: [*map(ways.far, BOARD.index)]] * 3
    assert {name: ways.far(name) for name in BOARD.index} == expected and not others
