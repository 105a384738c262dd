"""Setup and the round, F-022 to F-036."""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableSequence
from typing import TypeVar

import pytest

from polyana.games.felinia.state import Options, State
from polyana.kernel import BadOptions, Chance, IllegalMove, Match
from tests.felinia.tables import CONTENT, GAME, harbour, play, start, table, trade, whole_game
from tests.rules import rule
from tests.tables import ask, options

T = TypeVar("T")

VARIANTS = GAME.variants()
SEEDS = range(40)


def fresh(players: int, seed: int = 1) -> State:
    """The advanced game as setup leaves it; it can be played by any number."""
    return GAME.setup(Options(players=players, mode="advanced"), Chance(seed))


class Unshuffled(Chance):
    """Chance that leaves every stack in the order of the content."""

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Leaves the things as they are."""


@rule("F-022")
@pytest.mark.parametrize(
    ("mode", "allowed"), [("basic", (3, 4)), ("advanced", (2, 3, 4))], ids=["basic", "advanced"]
)
def test_the_basic_game_is_for_three_or_four_and_the_advanced_for_two_to_four(
    mode: str, allowed: tuple[int, ...]
) -> None:
    assert {variant.players for variant in VARIANTS if variant.mode == mode} == set(allowed)
    for players in range(7):
        if players in allowed:
            given = GAME.options({"players": players, "mode": mode})
            assert len(Match(GAME, given, seed=1).state.players) == players
        else:
            with pytest.raises(BadOptions, match=f"is for .* players, not {players}"):
                GAME.options({"players": players, "mode": mode})
            with pytest.raises(BadOptions):
                Match(GAME, Options(players=players, mode=mode))  # type: ignore[arg-type]


@rule("F-023")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_at_random(players: int) -> None:
    first = Counter(fresh(players, seed).first for seed in range(300))
    assert set(first) == set(range(players))
    assert min(first.values()) > 300 / players * 0.7


@rule("F-023")
def test_the_first_player_bids_first() -> None:
    for seed in SEEDS:
        match = Match(GAME, Options(players=3), seed)
        assert ask(match).seat == match.state.first


@rule("F-024")
@pytest.mark.parametrize("variant", VARIANTS)
def test_everybody_starts_with_two_coins_ten_merchants_three_tokens_and_no_cards(
    variant: Options,
) -> None:
    match = Match(GAME, variant, seed=1)
    for player in match.state.players:
        assert (player.coins, player.stock) == (2, 10)
        assert player.cards == {"gold": 0, "spice": 0, "food": 0}
        assert not (player.tiles or player.specials or player.bonuses or player.mysteries)
    assert match.state.merchants == {}
    assert all(stack == [] for stack in match.state.stacks.values())
    tokens = 3 * variant.players
    play(match, *["bid guild"] * (tokens - 1))
    assert (len(match.state.stacks["guild"]), ask(match).kind) == (tokens - 1, "bid")
    play(match, "bid guild")
    assert match.state.phase == "trade"


@rule("F-025")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rows_of_start_goods_go_round_from_the_first_player(players: int) -> None:
    hands = CONTENT.start_goods[players].hands
    assert [len(hand) for hand in hands] == [2] * players
    seen = set()
    for seed in SEEDS:
        state = fresh(players, seed)
        seen.add(state.first)
        for place, hand in enumerate(hands):
            player = state.players[(state.first + place) % players]
            held = Counter({kind: number for kind, number in player.hold.items() if number})
            assert held == Counter(hand)
    assert seen == set(range(players))


@rule("F-026", "F-031")
@pytest.mark.parametrize(
    ("players", "after_hands", "after_markets"), [(2, 41, 35), (3, 39, 31), (4, 37, 27)]
)
def test_all_other_goods_are_in_the_bag(players: int, after_hands: int, after_markets: int) -> None:
    state = fresh(players)
    on_markets = sum(sum(goods.values()) for goods in state.markets.values())
    assert sum(state.bag.values()) + on_markets == after_hands
    assert sum(state.bag.values()) == after_markets


@rule("F-027", "F-028", "F-044")
@pytest.mark.parametrize(("players", "number"), [(2, 3), (3, 4), (4, 5)])
def test_the_markets_of_highest_order_are_closed(players: int, number: int) -> None:
    state = fresh(players)
    assert list(state.markets) == [f"market_{order}" for order in range(1, number + 1)]
    match = start(state)
    markets = [f"bid market_{order}" for order in range(1, number + 1)]
    assert options(match, "bid") == ["bid own_board", *markets, "bid guild"]
    for closed in range(number + 1, 6):
        with pytest.raises(IllegalMove):
            match.answer(ask(match).seat, f"bid market_{closed}")


@rule("F-028")
@pytest.mark.parametrize("players", [2, 3])
def test_a_closed_market_never_gets_goods_or_tokens(players: int) -> None:
    closed = {market.id for market in CONTENT.markets.values() if players in market.closed_for}
    assert len(closed) == 4 - players
    for match in whole_game(Options(players=players, mode="advanced"), seed=6):
        assert not closed & {*match.state.markets, *match.state.stacks}
    refilled = {told.facts[0] for told in match.log if told.event == "refilled"}
    assert refilled
    assert not closed & refilled


@rule("F-029")
def test_blue_backed_deck_tiles_lie_shuffled_below_shuffled_grey_ones() -> None:
    below, above = set(), set()
    for seed in SEEDS:
        state = fresh(3, seed)
        stack = [*state.deck, *(ship.deck for ship in reversed(state.ships))]
        backs = [CONTENT.decks[deck].back for deck in stack]
        assert backs == ["blue"] * 5 + ["grey"] * 15
        assert set(stack) == set(CONTENT.decks)
        below.add(tuple(stack[:5]))
        above.add(tuple(stack[5:]))
    assert len(below) > 20
    assert len(above) == len(SEEDS)


@rule("F-029")
@pytest.mark.parametrize("variant", VARIANTS)
def test_no_blue_backed_tile_sails_before_the_last_grey_one_is_on_a_ship(variant: Options) -> None:
    *_, match = whole_game(variant, seed=7)
    backs = [
        CONTENT.decks[str(told.facts[1])].back for told in match.log if told.event == "new_deck"
    ]
    assert backs[:11] == ["grey"] * 11
    assert set(backs[11:]) <= {"blue"}


@rule("F-030")
def test_the_top_four_deck_tiles_go_onto_the_ships_ship_one_first() -> None:
    drawn = GAME.setup(Options(players=3, next_deck_open=True), Unshuffled(1))
    grey = [deck.id for deck in CONTENT.decks.values() if deck.back == "grey"]
    # the last of the unshuffled tiles lies on top
    assert [ship.deck for ship in drawn.ships] == grey[:-5:-1]
    assert start(drawn).view(None).table.next_deck == grey[-5]  # type: ignore[attr-defined]


@rule("F-030")
@pytest.mark.parametrize("onlooker", [None, 0])
def test_the_deck_tiles_on_ships_are_open_and_sixteen_remain(onlooker: int | None) -> None:
    match = Match(GAME, Options(players=4), seed=3)
    seen = match.view(onlooker).table
    assert [ship.deck for ship in seen.ships] == [  # type: ignore[attr-defined]
        ship.deck for ship in match.state.ships
    ]
    assert all(ship.deck for ship in match.state.ships)
    assert (seen.grey_decks, seen.blue_decks) == (11, 5)  # type: ignore[attr-defined]


@rule("F-031")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_open_market_gets_two_goods_drawn_at_random(players: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in SEEDS:
        for goods in fresh(players, seed).markets.values():
            assert sum(goods.values()) == 2
            kinds.update(goods)
    # 2 goods on each of players + 1 markets; every kind comes about as often as the others
    mean = len(SEEDS) * 2 * (players + 1) / 5
    assert all(0.6 * mean < kinds[kind] < 1.4 * mean for kind in CONTENT.goods)


@rule("F-032")
def test_the_tiles_of_a_kingdom_lie_shuffled_and_face_down_on_its_posts() -> None:
    layouts: dict[str, set[tuple[str, ...]]] = {kingdom: set() for kingdom in CONTENT.kingdoms}
    for seed in SEEDS:
        state = GAME.setup(Options(players=3), Chance(seed))
        assert state.face_up == {}
        for kingdom, posts in CONTENT.islands["basic"].posts.items():
            lying = [state.face_down[post] for post in posts]
            own = [tile.id for tile in CONTENT.tiles.values() if tile.kingdom == kingdom]
            assert sorted(lying) == sorted(own)
            layouts[kingdom].add(tuple(lying))
    assert all(len(seen) > 30 for seen in layouts.values())


@rule("F-032")
@pytest.mark.parametrize("onlooker", [None, 0, 1, 2])
def test_nobody_sees_which_tile_lies_face_down(onlooker: int | None) -> None:
    match = start(table())
    seen = match.view(onlooker).table
    assert seen.face_down == sorted(match.state.face_down)  # type: ignore[attr-defined]
    text = str(seen)
    assert not [tile for tile in CONTENT.tiles if tile in text]


@rule("F-033")
@pytest.mark.parametrize("onlooker", [None, 0, 1, 2])
def test_the_bonus_tiles_lie_face_up_at_the_guild(onlooker: int | None) -> None:
    seen = start(table()).view(onlooker).table
    assert sorted(seen.bonuses) == sorted(CONTENT.bonuses)  # type: ignore[attr-defined]


@rule("F-033")
@pytest.mark.parametrize("variant", VARIANTS[::2])
def test_the_guild_never_gets_goods(variant: Options) -> None:
    for match in whole_game(variant, seed=8):
        assert "guild" not in match.state.markets
        assert "guild" in match.state.stacks


@rule("F-034")
@pytest.mark.parametrize("players", [3, 4])
def test_the_basic_game_uses_no_special_tiles_no_food_and_no_mystery_cards(players: int) -> None:
    for match in whole_game(Options(players=players), seed=9):
        state = match.state
        lying = {*state.face_down.values(), *state.face_up.values()}
        assert lying <= set(CONTENT.tiles)
        assert state.mysteries == []
        for player in state.players:
            assert player.cards["food"] == 0
            assert (player.specials, player.mysteries) == ([], [])
        if not match.over:
            assert ask(match).kind != "mystery"
            assert "exchange x3_food" not in options(match)


@rule("F-034")
def test_the_basic_map_shows_neither_food_nor_mystery() -> None:
    symbols = {province.symbol for province in CONTENT.islands["basic"].provinces.values()}
    assert symbols == {"", "coin", "gold", "spice", "goods"}


PHASES = {
    "bid": "bidding",
    **dict.fromkeys(("buy", "exchange", "give", "take", "bonus", "board"), "trade"),
    **dict.fromkeys(("flip", "step", "mystery"), "exploration"),
    "storage": "storage",
}


@rule("F-035")
@pytest.mark.parametrize("variant", VARIANTS)
def test_bidding_trade_exploration_storage_and_preparation_follow_one_another(
    variant: Options,
) -> None:
    for match in whole_game(variant, seed=10):
        state = match.state
        if match.over:
            break
        assert PHASES[ask(match).kind] == state.phase
        if state.phase != "exploration":
            assert (state.journey, state.sailing) == (None, [])
        if state.phase in ("exploration", "storage"):
            assert not any(state.stacks.values())
    story = [
        str(told.facts[0]) if told.event == "phase" else "preparation"
        for told in match.log
        if told.event in ("phase", "round")
    ]
    whole = ["trade", "exploration", "storage", "preparation"]
    # the last round ends with Exploration, or in the Preparation that finds too few deck tiles
    last = whole[:2] if match.state.ending == "merchants" else whole[:3]
    assert story == whole * (match.state.round - 1) + [*last, "over"]


@rule("F-035")
def test_a_round_in_which_nobody_can_do_anything_goes_from_trade_to_the_next_bidding() -> None:
    state = trade(table())
    harbour(state, "deck_lion_0500", "deck_cheetah_1000", "deck_cheetah_0600", "deck_lion_0800")
    match = start(state)
    events = [told.event for told in match.log if told.event != "refilled"]
    assert events == ["phase", "sailed_empty", "phase", "new_deck", "round"]
    assert [told.facts for told in match.log if told.event == "phase"] == [
        ("exploration",),
        ("storage",),
    ]
    assert (ask(match).kind, match.state.phase, match.state.round) == ("bid", "bidding", 2)


@rule("F-036")
@pytest.mark.parametrize("variant", VARIANTS)
def test_rounds_repeat_until_the_end_has_come(variant: Options) -> None:
    last = 1
    for match in whole_game(variant, seed=11):
        assert match.state.round in (last, last + 1)
        last = match.state.round
        assert not match.over or match.state.ending
    # every round began with Bidding and had all of its bids
    bids = [told for told in match.log if told.event == "bid"]
    assert len(bids) == last * 3 * variant.players
    assert last > 5
