"""The option of an open next deck tile, F-197 to F-200."""

from __future__ import annotations

import random

import pytest

from polyana.games.felinia.state import Options
from polyana.games.felinia.view import View
from polyana.kernel import Match
from tests.felinia.tables import GAME, LIKED, FeliniaMatch, play, start, table, whole_game
from tests.rules import rule
from tests.tables import ask, told


def shown(match: FeliniaMatch, seat: int | None = None) -> str:
    """The deck tile that lies open on the stack."""
    seen = match.view(seat).table
    assert isinstance(seen, View)
    return seen.next_deck


@rule("F-197")
def test_the_tile_shown_to_everybody_is_the_next_to_be_used() -> None:
    announced: list[str] = []
    used = 0
    for match in whole_game(Options(players=3, next_deck_open=True), 2):
        tiles = [facts[1] for facts in told(match, "new_deck")]
        if len(tiles) > used:
            assert tiles[used] == announced[-1]
            used = len(tiles)
        announced.append(shown(match))
        assert {shown(match, seat) for seat in (0, 1, 2, None)} == {announced[-1]}
    assert used > 5


@rule("F-197", "F-198")
def test_it_is_open_from_the_setup_on_and_only_with_the_option() -> None:
    for mode in ("basic", "advanced"):
        state = table(mode, next_deck_open=True)
        assert shown(start(state)) == state.deck[-1]
        assert shown(start(table(mode))) == ""


@rule("F-199")
def test_the_tile_after_it_is_turned_when_all_empty_ships_are_filled() -> None:
    state = table(next_deck_open=True)
    for number in (1, 2):
        state.discarded.append(state.ships[number].deck)
        state.ships[number].deck = ""
    stack = list(state.deck)
    state.phase = "storage"
    match = start(state)
    assert [match.state.ships[number].deck for number in (1, 2)] == [stack[-1], stack[-2]]
    events = [(entry.event, entry.facts[-1]) for entry in match.log if "deck" in entry.event]
    assert events == [
        ("new_deck", stack[-1]),
        ("new_deck", stack[-2]),
        ("next_deck", stack[-3]),
    ]
    assert shown(match) == stack[-3]


@rule("F-199")
def test_the_open_tile_stays_on_top_while_the_round_is_played() -> None:
    match = start(table(next_deck_open=True))
    top = shown(match)
    for _ in range(8):
        play(match, "bid guild")
        assert shown(match) == top
    assert match.state.round == 1


@rule("F-199")
def test_an_empty_stack_shows_nothing() -> None:
    state = table(next_deck_open=True)
    state.discarded += [*state.deck[1:], state.ships[0].deck]
    state.ships[0].deck = ""
    del state.deck[1:]
    state.phase = "storage"
    match = start(state)
    assert ask(match).kind == "bid"
    assert shown(match) == "" and told(match, "next_deck") == []


@rule("F-200")
@pytest.mark.parametrize("variant", [v for v in GAME.variants() if not v.next_deck_open])
def test_the_option_changes_nothing_else(variant: Options) -> None:
    shut = Match(GAME, variant, 11)
    opened = Match(GAME, Options(variant.players, variant.mode, next_deck_open=True), 11)
    dice = random.Random(11)
    while not shut.over:
        assert shut.asks == opened.asks
        moves = ask(shut).options
        move = dice.choices(moves, [LIKED.get(move[0], 1.0) for move in moves])[0]
        for match in (shut, opened):
            match.answer(ask(match).seat, move)
    assert opened.over
    opened.state.next_deck_open = False
    assert opened.state == shut.state
    assert opened.result() == shut.result()
