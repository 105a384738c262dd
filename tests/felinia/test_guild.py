"""Trade at the Guild, F-060 to F-069."""

from __future__ import annotations

import pytest

from polyana.games.felinia.state import Options, State
from polyana.kernel import IllegalMove
from tests.felinia.tables import CONTENT, GAME, give, harbour, play, start, table, trade, whole_game
from tests.rules import rule
from tests.tables import ask, options


def guild(stack: list[int], coins: int = 6, mode: str = "basic", **goods: int) -> State:
    """A table at the Guild with this stack, bottom token first; seat 0 has the goods, everybody the coins."""
    state = trade(table(mode), guild=stack)
    harbour(state, "deck_lion_0500", "deck_cheetah_1000", "deck_cheetah_0600", "deck_lion_0800")
    give(state, 0, **goods)
    for player in state.players:
        player.coins = coins
    return state


def rich(state: State, seat: int, units: int = 1) -> State:
    """The same table; the seat has so many GOLD and SPICE."""
    state.players[seat].cards.update(gold=units, spice=units)
    return state


def leave_in_bag(state: State, *kinds: str) -> State:
    """The same table; the bag holds only these kinds, seat 2 everything else."""
    rest = {kind: number for kind, number in state.bag.items() if kind not in kinds}
    give(state, 2, **rest)
    return state


def held(state: State, seat: int) -> dict[str, int]:
    """The goods in a hold that are there."""
    return {kind: number for kind, number in state.players[seat].hold.items() if number}


@rule("F-060")
def test_one_exchange_is_made_for_the_price_and_what_is_exchanged() -> None:
    match = start(rich(guild([1, 1, 0], wine=1), 0))
    assert ask(match).about == (3,)
    assert options(match)[:3] == ["decline", "exchange x1_spice", "exchange x2_bonus"]
    play(match, "exchange x1_spice", "give wine", "take books")
    player = match.state.players[0]
    assert player.coins == 3
    assert player.cards == {"gold": 1, "spice": 2, "food": 0}
    assert held(match.state, 0) == {"books": 1}
    # one deal for one token
    assert match.state.stacks["guild"] == []
    assert match.state.players[0].bonuses == []


@rule("F-060")
def test_the_bonus_costs_the_price_in_coins_besides_gold_and_spice() -> None:
    match = start(rich(guild([1, 0]), 0))
    play(match, "exchange x2_bonus", "bonus bonus_extra_manul")
    player = match.state.players[0]
    assert (player.coins, player.cards) == (4, {"gold": 0, "spice": 0, "food": 0})


@rule("F-060")
def test_a_token_at_the_guild_may_decline() -> None:
    match = start(rich(guild([0], wine=1), 0))
    before = GAME.encode(match.state)
    assert "decline" in options(match)
    play(match, "decline")
    after = GAME.decode(before)
    assert match.state.players == after.players
    assert match.state.round == after.round + 1


@rule("F-060")
def test_without_the_coins_an_exchange_is_offered_only_after_sales() -> None:
    match = start(guild([1, 0], coins=1, wine=2))
    assert options(match) == ["decline", "sell wine"]
    play(match, "sell wine")
    assert options(match) == ["decline", "exchange x1_spice", "sell wine"]


@rule("F-061")
def test_x1_gives_a_tile_to_the_bag_for_another_kind_and_one_spice() -> None:
    state = guild([0, 0], wine=2, books=1)
    before = dict(state.bag)
    match = start(state)
    play(match, "exchange x1_spice")
    assert options(match, "give") == ["give wine", "give books"]
    play(match, "give wine")
    assert options(match, "take") == [
        "take watches",
        "take clothing",
        "take glassware",
        "take books",
    ]
    play(match, "take watches")
    assert held(match.state, 0) == {"watches": 1, "wine": 1, "books": 1}
    assert match.state.players[0].cards == {"gold": 0, "spice": 1, "food": 0}
    assert match.state.bag == {
        **before,
        "wine": before["wine"] + 1,
        "watches": before["watches"] - 1,
    }


@rule("F-062")
@pytest.mark.parametrize("kind", list(CONTENT.goods))
def test_the_kind_taken_differs_from_the_kind_given(kind: str) -> None:
    state = guild([0])
    give(state, 0, **{kind: 1})
    match = start(state)
    play(match, "exchange x1_spice", f"give {kind}")
    others = [f"take {other}" for other in CONTENT.goods if other != kind]
    assert options(match, "take") == others
    with pytest.raises(IllegalMove):
        match.answer(0, f"take {kind}")


@rule("F-062")
def test_the_kind_taken_must_be_in_the_bag() -> None:
    match = start(leave_in_bag(guild([0], wine=1), "wine", "books", "glassware"))
    play(match, "exchange x1_spice", "give wine")
    assert options(match, "take") == ["take glassware", "take books"]
    with pytest.raises(IllegalMove):
        match.answer(0, "take watches")


@rule("F-063")
def test_a_tile_cannot_be_exchanged_if_the_bag_holds_no_other_kind() -> None:
    match = start(leave_in_bag(guild([0], wine=1, books=1), "wine"))
    play(match, "exchange x1_spice")
    assert options(match, "give") == ["give books"]


@rule("F-063", "F-053")
def test_without_any_tile_to_exchange_nobody_is_asked() -> None:
    match = start(leave_in_bag(guild([1, 0], wine=2), "wine"))
    # wine alone is in the hold of seat 0 and in the bag; seat 1 has nothing at all
    assert match.state.stacks["guild"] == []
    assert held(match.state, 0) == {"wine": 2}
    assert [told.event for told in match.log[:2]] == ["no_deal", "no_deal"]


@rule("F-063", "F-053")
def test_with_an_empty_bag_a_sold_tile_can_be_taken_for_another() -> None:
    match = start(leave_in_bag(guild([0], coins=1, wine=1, books=1)))
    assert options(match) == ["decline", "sell wine", "sell books"]
    play(match, "sell wine", "exchange x1_spice", "give books", "take wine")
    assert held(match.state, 0) == {"wine": 1}


@rule("F-053")
@pytest.mark.parametrize(
    ("coins", "goods", "gold", "spice", "asked"),
    [
        (2, 1, 0, 0, True),  # a swap
        (1, 1, 0, 0, False),  # the only tile would have to be sold
        (1, 2, 0, 0, True),  # one tile is sold, one is swapped
        (0, 2, 0, 0, False),
        (0, 1, 1, 0, True),  # GOLD pays for the swap
        (2, 0, 0, 0, False),  # nothing to exchange
        (2, 0, 1, 1, True),  # a bonus tile
        (0, 0, 1, 1, False),  # GOLD and SPICE are needed for the bonus
        (0, 0, 2, 1, True),  # the second GOLD pays
        (0, 0, 1, 3, True),  # two SPICE pay
        (2, 0, 1, 0, False),
        (2, 0, 0, 1, False),
    ],
)
def test_who_can_make_no_exchange_even_after_sales_is_not_asked(
    coins: int, goods: int, gold: int, spice: int, asked: bool
) -> None:
    state = guild([1, 0], wine=goods)
    give(state, 1, books=1)
    state.players[0].coins = coins
    state.players[0].cards.update(gold=gold, spice=spice)
    match = start(state)
    assert ask(match).kind == "exchange"
    assert ask(match).seat == (0 if asked else 1)


@rule("F-064")
def test_without_a_spice_card_the_exchange_is_still_allowed() -> None:
    state = guild([0], wine=1)
    state.players[1].cards["spice"] = 33
    match = start(state)
    play(match, "exchange x1_spice", "give wine", "take books")
    assert held(match.state, 0) == {"books": 1}
    assert match.state.players[0].coins == 5
    assert match.state.players[0].cards["spice"] == 0


@rule("F-065")
def test_x2_pays_gold_and_spice_for_any_bonus_tile_left() -> None:
    state = rich(guild([0]), 0, units=2)
    state.bonuses.remove("bonus_extra_lynx")
    state.players[1].bonuses.append("bonus_extra_lynx")
    match = start(state)
    play(match, "exchange x2_bonus")
    left = [bonus for bonus in CONTENT.bonuses if bonus != "bonus_extra_lynx"]
    assert options(match, "bonus") == [f"bonus {bonus}" for bonus in left]
    play(match, "bonus bonus_plus_ocelot")
    player = match.state.players[0]
    assert player.bonuses == ["bonus_plus_ocelot"]
    assert player.cards == {"gold": 1, "spice": 1, "food": 0}
    assert sorted(match.state.bonuses) == sorted(set(left) - {"bonus_plus_ocelot"})


@rule("F-066")
def test_a_bonus_tile_is_seen_by_its_owner_alone() -> None:
    match = start(rich(guild([0]), 0))
    play(match, "exchange x2_bonus", "bonus bonus_plus_ocelot")
    for onlooker in (None, 1, 2):
        seen = match.view(onlooker).table
        assert seen.players[0].bonus_count == 1  # type: ignore[attr-defined]
        assert "bonus_plus_ocelot" not in str(seen)
    own = match.view(0).table.players[0]  # type: ignore[attr-defined]
    assert own.bonuses == ["bonus_plus_ocelot"]


@rule("F-066")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_bonus_tile_stays_with_its_player_until_the_end(seed: int) -> None:
    owned: list[list[str]] = [[], [], [], []]
    for match in whole_game(Options(players=4, mode="advanced"), seed):
        for seat, player in enumerate(match.state.players):
            assert player.bonuses[: len(owned[seat])] == owned[seat]
            owned[seat] = list(player.bonuses)


@rule("F-066")
def test_a_bonus_tile_cannot_be_sold() -> None:
    state = guild([0, 0], wine=1)
    state.players[0].bonuses.append(state.bonuses.pop())
    match = start(state)
    sold = {"gold", "spice", *CONTENT.goods}
    assert all(move.split()[1] in sold for move in options(match, "sell"))
    with pytest.raises(IllegalMove):
        match.answer(0, f"sell {match.state.players[0].bonuses[0]}")


@rule("F-067")
@pytest.mark.parametrize(
    ("gold", "spice", "left", "possible"),
    [(1, 1, 5, True), (0, 3, 5, False), (3, 0, 5, False), (1, 1, 1, True), (3, 3, 0, False)],
)
def test_x2_needs_gold_and_spice_and_a_bonus_tile(
    gold: int, spice: int, left: int, possible: bool
) -> None:
    state = guild([0], wine=1)
    state.players[0].cards.update(gold=gold, spice=spice)
    while len(state.bonuses) > left:
        state.players[1].bonuses.append(state.bonuses.pop())
    match = start(state)
    assert ("exchange x2_bonus" in options(match)) == possible
    assert "exchange x1_spice" in options(match)


@rule("F-068")
def test_several_tokens_make_several_exchanges_of_the_same_or_of_different_sort() -> None:
    match = start(rich(guild([0, 0, 0], wine=1), 0))
    play(match, "exchange x1_spice", "give wine", "take books")
    play(match, "exchange x1_spice", "give books", "take wine")
    play(match, "exchange x2_bonus", "bonus bonus_extra_lynx")
    player = match.state.players[0]
    assert (player.coins, player.bonuses) == (0, ["bonus_extra_lynx"])
    assert player.cards == {"gold": 0, "spice": 2, "food": 0}
    assert held(match.state, 0) == {"wine": 1}


@rule("F-069")
@pytest.mark.parametrize(
    "there_and_back",
    [
        ["exchange x1_spice", "back"],
        ["exchange x1_spice", "give wine", "back", "back"],
        ["exchange x1_spice", "give wine", "back", "give books", "back", "back"],
        ["exchange x2_bonus", "back"],
    ],
)
def test_until_the_last_choice_the_player_may_go_back_and_has_paid_nothing(
    there_and_back: list[str],
) -> None:
    match = start(rich(guild([1, 0], wine=1, books=1), 0))
    before, question = GAME.encode(match.state), ask(match)
    for move in there_and_back:
        play(match, move)
        assert GAME.encode(match.state) == before
    assert ask(match) == question


@rule("F-069")
def test_the_price_is_paid_with_the_last_choice() -> None:
    match = start(rich(guild([1, 0], wine=1), 0))
    play(match, "exchange x1_spice", "give wine")
    assert (match.state.players[0].coins, held(match.state, 0)) == (6, {"wine": 1})
    play(match, "take books")
    assert (match.state.players[0].coins, held(match.state, 0)) == (4, {"books": 1})


@rule("F-069")
def test_a_tile_sold_while_choosing_can_no_longer_be_given() -> None:
    match = start(guild([0], coins=3, wine=1, books=1))
    play(match, "exchange x1_spice", "give wine", "sell wine")
    assert ask(match).kind == "give"
    assert options(match, "give") == ["give books"]
    # the last tile sold: no exchange is left, and the token goes
    play(match, "sell books")
    assert match.state.stacks["guild"] == []
    assert match.state.players[0].coins == 5


@rule("F-069")
def test_gold_sold_while_choosing_a_bonus_takes_the_bonus_away() -> None:
    state = rich(guild([0], coins=3, wine=1), 0)
    match = start(state)
    play(match, "exchange x2_bonus", "sell gold")
    assert ask(match).kind == "exchange"
    assert options(match, "exchange") == ["exchange x1_spice"]
    assert match.state.players[0].bonuses == []
