"""Hidden information, imagination, where steps end, and undo (Parts B and C)."""

from __future__ import annotations

import msgspec
import pytest

from polyana import bots
from polyana.games.north.state import State
from polyana.kernel import BadOptions, Chance, IllegalMove, Match
from polyana.kernel.check import Moods
from tests.north.solo import TAX, to_event
from tests.north.tables import (
    GAME,
    NorthMatch,
    build,
    discarded,
    give,
    hand,
    island_top,
    islands,
    me,
    play,
    seen,
    ship,
    start,
    supply,
    table,
    top,
)
from tests.rules import rule
from tests.tables import ask, options


def shows(match: NorthMatch, seat: int | None, name: str) -> bool:
    """Whether a card can be seen from a seat, on the table or in a question."""
    return f'"{name}"'.encode() in msgspec.json.encode(match.view(seat))


def asked_whatever_is_imagined(match: NorthMatch, kind: str, foreign: int = 1) -> bool:
    """Whether an opponent who guesses the hand is led to the same open question, with the same table."""
    assert ask(match).kind == kind and ask(match).seat != foreign
    for seed in range(25):
        guess = match.imagine(foreign, Chance(seed))
        if [question.kind for question in guess.asks] != [kind]:
            return False
        if msgspec.json.encode(guess.view(foreign).table) != msgspec.json.encode(
            match.view(foreign).table
        ):
            return False
    return True


def rich() -> State:
    """A table with something hidden in every kind of place."""
    state = table(clans=("nanurjuk", "ulaf"))
    hand(state, 0, "nanurjuk_skin_tent", "nanurjuk_break_camp")
    hand(state, 1, "ulaf_treasury")
    discarded(state, 1, "ulaf_valkyrie")
    return state


# What is seen


@rule("N-029")
def test_who_sees_what() -> None:
    match = start(rich())
    assert shows(match, 0, "nanurjuk_skin_tent") and not shows(match, 1, "nanurjuk_skin_tent")
    assert shows(match, 1, "ulaf_treasury") and not shows(match, 0, "ulaf_treasury")
    assert not shows(match, None, "ulaf_treasury") and not shows(match, None, "nanurjuk_skin_tent")
    for seat in (0, 1, None):
        assert shows(match, seat, "ulaf_valkyrie")  # discard piles are open
        assert not shows(match, seat, match.state.players[0].deck[-1])
        assert not shows(match, seat, match.state.near.deck[-1])
    both = seen(match, None).players
    assert [player.hand_size for player in both] == [2, 1]
    assert [player.deck for player in both] == [28, 28]
    assert seen(match, None).near.deck == 10 and seen(match, None).distant.deck == 8


def test_supplies_empires_queue_pawns_and_tracks_are_open() -> None:
    state = rich()
    give(state, 0, wood=3)
    build(state, 0, "nanurjuk_dog_sled", exhausted=True)
    ship(state, 0, fish=1, raze=2)
    match = play(state, "place populate", "none")
    for seat in (1, None):
        shown = seen(match, seat)
        assert shown.players[0].supply["wood"] == 3 and shown.players[0].workers == 6
        assert [site.card for site in shown.players[0].empire if site.exhausted] == [
            "nanurjuk_dog_sled"
        ]
        assert (shown.queue[0].fish, shown.queue[0].raze) == (1, 2)
        assert shown.players[0].pawns[0].tile == "populate"


def test_secrets_are_the_decks_and_the_cards_of_others() -> None:
    state = rich()
    state.players[0].drawn = [state.players[0].deck.pop()]
    drawn = state.players[0].drawn[0]
    assert {"nanurjuk_skin_tent", drawn} <= GAME.secrets(state, 1)
    assert not {"nanurjuk_skin_tent", drawn} & GAME.secrets(state, 0)
    assert set(state.players[0].deck) <= GAME.secrets(state, 0)
    assert set(state.near.deck) <= GAME.secrets(state, None)
    assert not set(state.near.open) & GAME.secrets(state, None)


def test_the_cards_of_opening_and_lookout_are_their_owners_and_discards_become_known() -> None:
    match: NorthMatch = Match(GAME, GAME.options({"players": 2}), 3)
    match = play(match, "clan glenn", "clan ulaf")
    assert len(seen(match, 0).players[0].drawn) == 5 and seen(match, 1).players[0].drawn == []
    assert seen(match, 1).players[0].drawn_size == 5
    drawn = list(me(match).drawn)
    match.answer(0, f"keep {drawn[0]} {drawn[1]} {drawn[2]}")
    assert seen(match, 1).players[0].discard == []  # not before all have answered
    assert match.moves_for(1)[-1] == (0, "")
    match.answer(1, options(match)[0])
    assert sorted(seen(match, 1).players[0].discard) == sorted(drawn[3:])
    assert not shows(match, 1, drawn[0]) and match.moves_for(1)[-2] == (0, "")
    assert len(seen(match, 1).players[1].drawn) == 4  # the Lookout
    assert not match.can_undo(0) and not match.can_undo(1)


def test_another_player_does_not_see_the_options_of_a_window() -> None:
    match = play(rich(), "place construct")
    assert options(match) == ["play nanurjuk_break_camp", "none"]
    (question,) = match.view(1).questions
    assert question.kind == "window" and question.options == []
    assert seen(match, 1).declared == "CONSTRUCT"


# What is guessed


def test_what_a_seat_imagines_looks_the_same_and_differs_in_what_is_hidden() -> None:
    state = rich()
    match = start(state)
    hands, islands_on_top = set(), set()
    for seed in range(12):
        guess = match.imagine(1, Chance(seed))
        assert GAME.faults(guess.state) == []
        assert msgspec.json.encode(guess.view(1).table) == msgspec.json.encode(match.view(1).table)
        assert me(guess, 1).hand == ["ulaf_treasury"]  # its own hand
        assert len(me(guess).hand) == 2 and len(me(guess).deck) == len(me(match).deck)
        assert sorted([*me(guess).hand, *me(guess).deck]) == sorted(
            [*me(match).hand, *me(match).deck]
        )
        assert sorted(me(guess, 1).deck) == sorted(me(match, 1).deck)
        hands.add(tuple(me(guess).hand))
        islands_on_top.add(guess.state.near.deck[-1])
    assert len(hands) > 5 and len(islands_on_top) > 3


def test_cards_drawn_and_not_chosen_are_guessed_too() -> None:
    match: NorthMatch = Match(GAME, GAME.options({"players": 2}), 3)
    match = play(match, "clan glenn", "clan ulaf")
    guesses = [match.imagine(1, Chance(seed)) for seed in range(8)]
    assert all(len(me(guess).drawn) == 5 for guess in guesses)
    assert len({tuple(me(guess).drawn) for guess in guesses}) > 4
    assert all(me(guess, 1).drawn == me(match, 1).drawn for guess in guesses)


def test_the_same_view_gives_the_same_move() -> None:
    def bot_move(first: str, last: str) -> str:
        state = table(clans=("glenn", "ulaf"))
        hand(state, 0, "glenn_tug_green")
        give(state, 0, wood=2, stone=2, food=1)
        hand(state, 1, first)
        state.players[1].deck.sort(key=lambda name: (name == last, name))
        return " ".join(bots.make("greedy", 3).choose(start(state), 0))

    assert bot_move("ulaf_treasury", "ulaf_outpost") == bot_move("ulaf_outpost", "ulaf_treasury")


# Questions that are always asked


def test_a_turn_is_asked_even_if_passing_is_all() -> None:
    state = table()
    for player in state.players:
        player.pawns[0].tile = player.pawns[1].tile = "sail"
    match = start(state)
    assert options(match) == ["pass"] and ask(match).always


def test_the_window_is_asked_unless_the_hand_is_empty() -> None:
    state = table(clans=("glenn", "ulaf"))
    hand(state, 0, "glenn_tug_green")
    match = play(state, "place populate")
    assert options(match) == ["none"]
    assert asked_whatever_is_imagined(match, "window")
    match = play(table(), "place populate")
    assert ask(match).kind == "turn"


def test_construct_is_asked_with_one_card_too() -> None:
    state = table(clans=("glenn", "ulaf"))
    hand(state, 0, "glenn_tug_green", "glenn_cousin")
    match = play(state, "place construct", "none")
    assert options(match) == ["construct glenn_tug_green"]
    assert asked_whatever_is_imagined(match, "construct")


def test_building_for_less_is_asked_even_if_nothing_can_be_built() -> None:
    state = table(clans=("nanurjuk", "ulaf"))
    build(state, 0, "nanurjuk_pack_sledge", "nanurjuk_caribou_trail")
    hand(state, 0, "nanurjuk_break_camp")
    match = play(state, "use nanurjuk_pack_sledge", "target nanurjuk_caribou_trail")
    assert options(match) == ["decline"]
    assert asked_whatever_is_imagined(match, "build_pick")


def test_what_break_camp_takes_back_is_asked_whatever_the_hand() -> None:
    state = table(clans=("nanurjuk", "ulaf"))
    build(state, 0, "nanurjuk_caribou_trail")
    hand(state, 0, "nanurjuk_break_camp", "nanurjuk_skin_tent")
    match = play(state, "place construct", "play nanurjuk_break_camp")
    assert options(match) == ["target nanurjuk_caribou_trail", "decline"]
    assert asked_whatever_is_imagined(match, "take_back")
    state = table(clans=("nanurjuk", "ulaf"))
    build(state, 0, "nanurjuk_skin_tent")
    hand(state, 0, "nanurjuk_break_camp")
    match = play(state, "place construct", "play nanurjuk_break_camp")
    assert options(match) == ["target nanurjuk_skin_tent"]
    assert asked_whatever_is_imagined(match, "take_back")


def test_a_card_discarded_as_a_price_is_asked_with_one_too() -> None:
    state = table(clans=("nanurjuk", "ulaf"))
    build(state, 0, "nanurjuk_star_path")
    hand(state, 0, "nanurjuk_skin_tent", "nanurjuk_caribou_trail")
    match = play(state, "use nanurjuk_star_path")
    assert options(match) == ["discard nanurjuk_caribou_trail"]
    assert asked_whatever_is_imagined(match, "pay_card")


def test_a_choice_with_an_action_that_hangs_on_the_hand_is_asked() -> None:
    state = table(clans=("mckinnon", "ulaf"))
    build(state, 0, "mckinnon_hired_overseer")
    give(state, 0, gold=1)
    hand(state, 0, "mckinnon_gilded_hall")
    match = play(state, "use mckinnon_hired_overseer")
    assert options(match) == ["choose HARVEST", "choose POPULATE"]
    assert asked_whatever_is_imagined(match, "choice")


def test_finding_is_asked_with_none_alone_too() -> None:
    state = table(clans=("ulaf", "glenn"))
    hand(state, 0, "ulaf_ravens", "ulaf_floki_workshop")
    match = play(state, "place explore", "play ulaf_ravens")
    assert options(match) == ["choose find", "choose scout"]
    match = play(match, "choose find")
    assert options(match) == ["none"]
    assert asked_whatever_is_imagined(match, "find")


def test_scouting_is_secret_card_by_card() -> None:
    state = table(clans=("ulaf", "glenn"))
    hand(state, 0, "ulaf_ravens")
    match = play(state, "place explore", "play ulaf_ravens", "choose scout")
    assert ask(match).secret and ask(match).always
    assert asked_whatever_is_imagined(match, "scout")
    match = play(match, options(match)[0])
    assert ask(match).kind == "scout" and asked_whatever_is_imagined(match, "scout")


def test_a_demand_of_a_hand_card_is_asked_and_the_card_too() -> None:
    state = to_event(TAX, 1)
    hand(state, 0, "glenn_cousin")
    match = play(state, "keep none")
    assert ask(match).kind == "demand" and ask(match).always
    match = play(match, "pay")
    assert options(match) == ["discard glenn_cousin"] and ask(match).kind == "pay_card"


def test_what_hangs_on_open_things_is_forced() -> None:
    state = table(clans=("ulaf", "glenn"))
    islands(state)
    build(state, 0, "ulaf_storm_gate")
    ship(state, 0)
    hand(state, 0, "ulaf_outpost")
    match = play(state, "use ulaf_storm_gate")  # one way, one ship, one island: the top card
    assert ask(match).seat == 1 and len(match.state.near.discard) == 1


def test_an_imagined_hand_that_leaves_no_answer_lets_the_deed_lapse() -> None:
    state = table(clans=("glenn", "ulaf"))
    hand(state, 0, "glenn_tug_green")
    match = play(state, "place construct", "none")
    lapsed = 0
    for seed in range(40):
        guess = match.imagine(1, Chance(seed))
        if options(guess) == ["decline"]:
            lapsed += 1
            guess.answer(0, "decline")
            assert GAME.faults(guess.state) == [] and ask(guess).seat == 1
    assert lapsed  # some guess holds a Boost or a Field alone


# Steps and undo


def test_a_card_that_is_played_leaves_the_hand_with_the_answer() -> None:
    state = table(clans=("glenn", "ulaf"))
    hand(state, 0, "glenn_shared_blueprint")
    give(state, 0, wood=1, stone=3, gold=1)
    match = play(state, "build glenn_shared_blueprint")
    assert ask(match).kind == "pay_mix" and me(match).hand == []
    assert seen(match, 1).playing == ["glenn_shared_blueprint"]
    assert shows(match, None, "glenn_shared_blueprint")


def test_a_turn_can_be_undone_until_somebody_else_answers() -> None:
    state = table(clans=("glenn", "ulaf"))
    hand(state, 0, "glenn_cousin")
    before = start(state).fingerprint()
    match = play(state, "place populate", "play glenn_cousin")
    assert me(match).supply["worker"] == 7
    match.undo(0)
    match.undo(0)
    assert match.fingerprint() == before
    match = play(match, "place populate", "none", "place populate")
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove):
        match.undo(0)


def test_a_payment_can_be_undone() -> None:
    state = table(clans=("glenn", "ulaf"))
    hand(state, 0, "glenn_ceilidh_barn")
    give(state, 0, wood=2, gold=1)
    match = play(state, "build glenn_ceilidh_barn", "pay wood wood")
    assert supply(match) == {"gold": 1}
    match.undo(0)
    match.undo(0)
    assert supply(match) == {"wood": 2, "gold": 1} and me(match).hand == ["glenn_ceilidh_barn"]


@pytest.mark.parametrize(
    "moves",
    [
        ("place explore", "none"),  # a draw
        ("place explore", "play ulaf_ravens", "choose scout"),  # cards are looked at
        ("place explore", "play ulaf_ravens", "choose find", "none"),  # the deck is shuffled
        ("use ulaf_storm_gate", "top near"),  # an island is turned up
        ("use ulaf_storm_gate", "island island_hermit_holm"),  # its box holds a card
    ],
)
def test_nothing_is_undone_past_news(moves: tuple[str, ...]) -> None:
    state = table(clans=("ulaf", "glenn"))
    islands(state, "island_hermit_holm", "island_log_island")
    island_top(state, "island_chalk_cliffs")
    hand(state, 0, "ulaf_ravens")
    top(state, 0, "ulaf_outpost", "ulaf_treasury")
    build(state, 0, "ulaf_storm_gate")
    ship(state, 0)
    match = play(state, *moves)
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove):
        match.undo(0)


def test_an_early_pillage_of_an_open_island_can_be_undone() -> None:
    state = table(clans=("ulaf", "glenn"))
    islands(state, "island_log_island", "island_chalk_cliffs")
    build(state, 0, "ulaf_storm_gate")
    ship(state, 0)
    match = play(state, "use ulaf_storm_gate", "island island_log_island")
    assert supply(match) == {"wood": 3} and match.can_undo(0)
    match.undo(0)
    assert match.state.sailing is not None and ask(match).kind == "island"


def test_a_random_clan_is_news() -> None:
    match: NorthMatch = Match(GAME, GAME.options({"players": 2}), 3)
    chosen = play(match.fork(), "clan glenn")
    assert chosen.can_undo(0)
    assert not play(match, "clan random").can_undo(0)


def test_an_answer_that_is_sealed_can_be_taken_back() -> None:
    match: NorthMatch = Match(GAME, GAME.options({"players": 2}), 3)
    match = play(match, "clan glenn", "clan ulaf")
    match = play(match, options(match)[0])
    assert match.can_undo(0)
    match.undo(0)
    assert [question.seat for question in match.asks] == [0, 1]


# Every decision


def test_every_kind_of_question_comes_up_and_has_legal_answers() -> None:
    kinds: set[str] = set()
    for seed in range(100):
        choices = GAME.variants()
        match: NorthMatch = Match(GAME, choices[seed % len(choices)], seed)
        moods = Moods(seed)
        while not match.over:
            kinds.update(question.kind for question in match.asks)
            question = match.asks[0]
            assert question.options
            match.answer(question.seat, moods.choose(question))
    assert kinds >= {
        *("clan", "opening", "lookout", "storage", "turn", "pay_mix", "window", "attach"),
        *("construct", "harvest", "load", "choice", "price", "part", "gain_resource"),
        *("pay_resource", "assign", "copy", "refresh", "pay_exhaust", "pay_discard"),
        *("take_back", "pay_card", "salvage", "find", "remove", "move_pawn", "wake_pawn"),
        *("move_ship", "island", "take", "demand", "dearest", "raid", "build_pick"),
        *("early_ship", "gather", "scout", "payout"),
    }


def test_a_foreign_seat_and_an_illegal_move_change_nothing() -> None:
    match = start(rich())
    before = match.fingerprint()
    for seat, move in ((1, "pass"), (0, "build ulaf_treasury"), (0, "nonsense"), (0, "")):
        with pytest.raises(IllegalMove):
            match.answer(seat, move)
    assert match.fingerprint() == before


def test_options_are_validated() -> None:
    for given in ({"players": 5}, {"players": 1, "scenario": "none"}, {"players": 2, "fire": True}):
        with pytest.raises(BadOptions):
            GAME.options(given)
