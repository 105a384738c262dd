"""Hidden information, Part B: what the views show, what a seat imagines, and where undo ends."""

from __future__ import annotations

import msgspec
import pytest

from polyana.games.felinia.state import Options, State
from polyana.kernel import Chance, IllegalMove
from tests.felinia.tables import (
    CONTENT,
    GAME,
    FeliniaMatch,
    berth,
    give,
    lay,
    play,
    seen,
    settle,
    stall,
    start,
    table,
    trade,
    whole_game,
)
from tests.felinia.voyages import finish, land, mystery_deck, sail, take_bonus, turn_up
from tests.rules import rule
from tests.tables import ask

EVERYBODY = (0, 1, 2, None)


def rich() -> State:
    """An advanced table on which seat 0 owns something of everything."""
    state = table("advanced")
    give(state, 0, wine=2, books=1)
    state.players[0].cards.update(gold=1, spice=2, food=3)
    for post, tile in (("lion_post_1", "tile_lion_lynx_1"), ("irbis_post_1", "sp4_lore")):
        lay(state, post, tile)
        settle(state, 0, post)
    take_bonus(state, 0, "bonus_extra_lynx")
    state.players[0].mysteries.append(state.mysteries.pop())
    berth(state, 0, "deck_lion_0800", 0)
    return state


@rule("F-012", "F-186")
def test_what_lies_open_is_seen_by_everybody() -> None:
    state = trade(rich(), market_1=[0, 1], guild=[2, 0])
    match = start(state)
    for observer in EVERYBODY:
        view = seen(match, observer)
        for player, shown in zip(state.players, view.players, strict=True):
            assert (shown.coins, shown.stock) == (player.coins, player.stock)
            assert (shown.hold, shown.cards) == (player.hold, player.cards)
            assert shown.specials == player.specials
        assert [(s.deck, s.seats) for s in view.ships] == [(s.deck, s.seats) for s in state.ships]
        assert (view.markets, view.stacks) == (state.markets, state.stacks)
        assert view.bonuses == state.bonuses
        assert view.bag == state.bag
        assert (view.face_up, view.merchants) == (state.face_up, state.merchants)


def test_the_deck_stack_shows_only_how_many_backs_of_each_colour() -> None:
    state = table()
    state.discarded.append(state.deck.pop())
    match = start(state)
    for observer in EVERYBODY:
        view = seen(match, observer)
        assert (view.grey_decks, view.blue_decks) == (10, 5)
        assert view.discarded == state.discarded
        data = msgspec.json.encode(view).decode()
        assert not any(deck in data for deck in state.deck)


@rule("F-097")
def test_hidden_tiles_show_their_posts_alone_and_turned_ones_are_seen_by_everybody() -> None:
    state = table()
    turn_up(state, "lion_post_2")
    match = start(state)
    for observer in EVERYBODY:
        view = seen(match, observer)
        assert view.face_down == sorted(state.face_down)
        assert view.face_up == state.face_up
        data = msgspec.json.encode(view).decode()
        assert not any(tile in data for tile in state.face_down.values())


@rule("F-066", "F-105", "F-181")
def test_taken_tiles_and_mystery_cards_are_for_their_owner_alone() -> None:
    state = rich()
    match = start(state)
    for observer in EVERYBODY:
        shown, owner = seen(match, observer).players[0], state.players[0]
        assert (shown.tile_count, shown.bonus_count, shown.mystery_count) == (1, 1, 1)
        if observer == 0:
            assert (shown.tiles, shown.bonuses) == (owner.tiles, owner.bonuses)
            assert shown.mysteries == owner.mysteries
        else:
            assert (shown.tiles, shown.bonuses, shown.mysteries) == (None, None, None)
            data = msgspec.json.encode(seen(match, observer)).decode()
            assert not any(
                name in data for name in (*owner.tiles, *owner.bonuses, *owner.mysteries)
            )


@rule("F-175", "F-181")
def test_the_two_cards_just_drawn_are_for_the_drawing_player_alone() -> None:
    match = land(table("advanced"), "lion", 1)
    play(match, "step lion_cross_1", "step lion_cross_3")
    for observer in EVERYBODY:
        view, sight = seen(match, observer), match.view(observer)
        assert view.journey is not None and view.journey.drawn_count == 2
        assert view.mystery_deck == 16
        drawn = list(ask(match).about)
        if observer == 1:
            assert view.journey.drawn == drawn and list(sight.questions[0].about) == drawn
        else:
            assert view.journey.drawn is None
            assert (sight.questions[0].about, sight.questions[0].options) == ((), [])
            assert not any(str(card) in msgspec.json.encode(sight).decode() for card in drawn)


@rule("F-158")
def test_scores_are_shown_at_the_end_and_before_it_only_to_their_owner() -> None:
    state = rich()
    match = start(state)
    for observer in EVERYBODY:
        sheets = [player.sheet for player in seen(match, observer).players]
        assert [sheet is not None for sheet in sheets] == [
            number == observer for number in (0, 1, 2)
        ]
    result = finish(state)
    match = start(state)
    for observer in EVERYBODY:
        assert [player.sheet for player in seen(match, observer).players] == result.sheets
        assert seen(match, observer).players[0].mysteries == state.players[0].mysteries


def secrets_of(state: State, observer: int | None) -> set[str]:
    """What Part B hides from an observer."""
    hidden = {*state.deck, *state.face_down.values()}
    if state.next_deck_open and state.deck:
        hidden.remove(state.deck[-1])
    if state.phase == "over":
        return hidden
    hidden.update(CONTENT.mysteries)
    for seat, player in enumerate(state.players):
        if seat == observer:
            hidden.difference_update(player.mysteries)
        else:
            hidden.update(player.tiles, player.bonuses)
    if state.journey is not None and state.journey.seat == observer:
        hidden.difference_update(state.journey.drawn)
    return hidden


@rule("F-066", "F-105", "F-181")
@pytest.mark.parametrize("variant", GAME.variants())
def test_no_view_ever_names_what_is_hidden(variant: Options) -> None:
    observers = (*range(variant.players), None)
    for match in whole_game(variant, 8):
        for observer in observers:
            data = msgspec.json.encode(match.view(observer)).decode()
            hidden = secrets_of(match.state, observer)
            assert not [name for name in hidden if f'"{name}"' in data]
            assert GAME.secrets(match.state, observer) <= hidden


def test_the_open_deck_tile_is_no_secret_at_the_end_either() -> None:
    state = table(next_deck_open=True)
    finish(state)
    match = start(state)
    assert seen(match, None).next_deck == state.deck[-1]
    assert state.deck[-1] not in GAME.secrets(match.state, None)


@rule("F-176")
@pytest.mark.parametrize("variant", GAME.variants())
def test_what_a_seat_imagines_looks_the_same_to_it_and_can_be(variant: Options) -> None:
    chance = Chance(3)
    for number, match in enumerate(whole_game(variant, 9)):
        if number % 4 or match.over:
            continue
        for seat in range(variant.players):
            guess = match.imagine(seat, chance)
            assert seen(guess, seat) == seen(match, seat)
            assert GAME.audit(guess.state) == []
            assert_possible(match.state, guess.state)


def assert_possible(real: State, guess: State) -> None:
    """Blue backs lie below grey ones, tiles on the island belong to their kingdom, as many as were taken there."""
    backs = [CONTENT.decks[deck].back for deck in guess.deck]
    assert backs == [CONTENT.decks[deck].back for deck in real.deck]
    island = CONTENT.islands[guess.mode]
    for post, tile in guess.face_down.items():
        assert CONTENT.tiles[tile].kingdom == island.provinces[post].kingdom
    for mine, theirs in zip(real.players, guess.players, strict=True):
        kingdoms = [CONTENT.tiles[tile].kingdom for tile in mine.tiles]
        assert sorted(CONTENT.tiles[tile].kingdom for tile in theirs.tiles) == sorted(kingdoms)


def guesses(state: State, seat: int, number: int = 12) -> list[State]:
    """What a seat may imagine at this table."""
    return [
        GAME.imagine(GAME.decode(GAME.encode(state)), seat, Chance(seed)) for seed in range(number)
    ]


def test_imagining_changes_all_that_is_hidden_and_nothing_that_is_seen() -> None:
    state = table(players=3)
    settle(state, 1, "lion_post_1", "lion_post_2", "tiger_post_1")
    take_bonus(state, 1, "bonus_extra_lynx")
    take_bonus(state, 2, "bonus_plus_ocelot")
    settle(state, 0, "lion_post_3")
    several = guesses(state, 0)
    for hidden in (
        [tuple(guess.deck) for guess in several],
        [tuple(guess.face_down.values()) for guess in several],
        [tuple(guess.players[1].tiles) for guess in several],
        [tuple(guess.players[1].bonuses) for guess in several],
        [guess.chance.counter for guess in several],
    ):
        assert len(set(hidden)) > 1
    for guess in several:
        assert guess.players[0] == state.players[0]
        assert (guess.bag, guess.markets, guess.bonuses) == (
            state.bag,
            state.markets,
            state.bonuses,
        )


def test_an_open_next_deck_tile_is_known_and_the_rest_is_guessed() -> None:
    state = table(next_deck_open=True)
    several = guesses(state, 0)
    assert {guess.deck[-1] for guess in several} == {state.deck[-1]}
    assert len({guess.deck[-2] for guess in several}) > 1


@rule("F-181")
def test_the_drawing_player_knows_the_cards_the_others_guess_them() -> None:
    match = land(table("advanced"), "lion", 1)
    play(match, "step lion_cross_1", "step lion_cross_3")
    drawn = list(ask(match).about)
    own_guesses = [guess.journey for guess in guesses(match.state, 1)]
    assert all(journey is not None and journey.drawn == drawn for journey in own_guesses)
    foreign = {tuple(guess.journey.drawn) for guess in guesses(match.state, 0) if guess.journey}
    assert len(foreign) > 1 and all(len(cards) == 2 for cards in foreign)


@rule("F-176")
def test_nobody_is_imagined_with_two_cards_alike_even_if_hardly_any_deal_works() -> None:
    state = table("advanced", players=4)
    mystery_deck(state)
    hands = {
        0: list(CONTENT.mysteries),
        1: ["mystery_grotto", "mystery_library", "mystery_vineyard", "mystery_tower"],
        2: ["mystery_grotto", "mystery_moon_well", "mystery_stone_yarn"],
        3: ["mystery_moon_well", "mystery_stone_yarn", "mystery_ribbons"],
    }
    for seat, hand in hands.items():
        state.players[seat].mysteries = hand
    assert GAME.audit(state) == []
    for guess in guesses(state, 0, 100):
        assert GAME.audit(guess) == []
        assert [len(player.mysteries) for player in guess.players] == [8, 4, 3, 3]


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_guess_hangs_on_nothing_that_the_seat_cannot_see(mode: str) -> None:
    options = Options(players=3, mode=mode)  # type: ignore[arg-type]
    for number, match in enumerate(whole_game(options, 10)):
        if number % 25 or match.over:
            continue
        one, other = guesses(match.state, 0, 2)
        for seed in range(3):
            first = GAME.imagine(GAME.decode(GAME.encode(one)), 0, Chance(seed))
            second = GAME.imagine(GAME.decode(GAME.encode(other)), 0, Chance(seed))
            assert GAME.encode(first) == GAME.encode(second)


def test_whose_bonus_tile_is_whose_does_not_show_in_a_guess() -> None:
    one, other = table(), table()
    for state, owners in ((one, (1, 2)), (other, (2, 1))):
        for bonus, seat in zip(("bonus_extra_lynx", "bonus_plus_ocelot"), owners, strict=True):
            take_bonus(state, seat, bonus)
    assert guesses(one, 0) == guesses(other, 0)


# Undo


def final(match: FeliniaMatch, move: str) -> bool:
    """Makes a move; whether it cannot be taken back. If it can, it is, and everything is as before."""
    seat, before, asked = ask(match).seat, GAME.encode(match.state), match.asks
    match.answer(seat, move)
    if not match.can_undo(seat):
        with pytest.raises(IllegalMove):
            match.undo(seat)
        return True
    match.undo(seat)
    assert (GAME.encode(match.state), match.asks) == (before, asked)
    match.answer(seat, move)
    return False


@rule("F-116")
def test_goods_drawn_at_random_are_not_undone() -> None:
    assert final(land(table("advanced"), "irbis", 0), "step irbis_cross_2")
    state = table("advanced")
    lay(state, "tiger_post_1", "sp6_caravan")
    match = land(state, "tiger", 0, 0)
    play(match, "step tiger_cross_1")
    assert final(match, "step tiger_post_1")


@rule("F-096", "F-098")
def test_a_turned_tile_is_not_undone() -> None:
    match = land(table(), "lion", 0)
    assert final(match, "flip lion_post_1")
    assert final(match, "flip lion_post_2")


@rule("F-136")
def test_refilled_markets_are_not_undone() -> None:
    state = table()
    give(state, 0, wine=2, books=2)
    state.phase = "storage"
    assert final(start(state), "pay")


@rule("F-133")
def test_a_new_deck_tile_is_not_undone() -> None:
    state = table()
    for market in state.markets:
        stall(state, market)
    for market, kind in zip(state.markets, CONTENT.goods, strict=False):
        stall(state, market, **{kind: 3})
    counter = state.chance.counter
    match = land(state, "lion", 0)
    play(match, "done")
    assert final(match, "stop")
    # no goods were drawn: the deck tile alone is the news
    assert match.state.chance.counter == counter and match.state.round == 2


@rule("F-175")
def test_drawn_mystery_cards_are_not_undone_but_the_choice_is() -> None:
    match = land(table("advanced"), "lion", 0)
    assert not final(match, "step lion_cross_1")
    assert final(match, "step lion_cross_3")
    assert not final(match, "none")


def test_nobody_undoes_past_the_answer_of_another() -> None:
    match = start(table())
    play(match, "bid guild", "bid market_1")
    assert not match.can_undo(0)
    match.undo(1)
    with pytest.raises(IllegalMove):
        match.undo(0)


@rule("F-069")
def test_whatever_shows_nothing_new_can_be_undone() -> None:
    state = table()
    give(state, 0, clothing=2, wine=1)
    state.players[0].coins = 4
    state.players[0].cards.update(gold=2, spice=2)
    berth(state, 0, "deck_cheetah_1000")
    berth(state, 1, "deck_cheetah_0600")
    stall(state, "market_1", wine=1, books=1)
    match = start(trade(state, market_1=[0], guild=[0]))
    for move in (
        *("sell gold", "buy wine", "board ship_1"),
        *("exchange x1_spice", "give wine", "back", "give wine", "take books"),
    ):
        assert not final(match, move), move


@rule("F-115")
def test_a_symbol_without_a_draw_can_be_undone() -> None:
    state = table()
    turn_up(state, "lion_post_1", "lion_post_2", "lion_post_3")
    berth(state, 0, "deck_lion_0800", 0, 0)
    match = start(sail(state, 0))
    play(match, "done")
    assert not final(match, "step lion_cross_1")
    assert match.state.players[0].cards["gold"] == 1
    assert not final(match, "step lion_post_1")
    assert not final(match, "sell gold")
