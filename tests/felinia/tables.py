"""Small tables of Felinia to prove rules on: a state in one line, never fifty moves."""

from __future__ import annotations

import random
from collections.abc import Iterator

from polyana.games.felinia import Felinia, load
from polyana.games.felinia.content import Content
from polyana.games.felinia.state import Options, State
from polyana.games.felinia.view import View
from polyana.kernel import Ask, Chance, Match, Move
from tests.tables import Tables, moments

GAME: Felinia = load()
CONTENT: Content = GAME.content
FeliniaMatch = Match[State, Options, Content]


def variant(state: State) -> Options:
    """The variant that is played at a table."""
    return Options(len(state.players), state.mode, state.next_deck_open)


TABLES = Tables(GAME, View, variant)
start, play, seen = TABLES.start, TABLES.play, TABLES.seen


def table(
    mode: str = "basic", players: int = 3, seed: int = 1, next_deck_open: bool = False
) -> State:
    """A table after setup with seat 0 as first player; empty holds, so that a test gives what it needs."""
    options = Options(players=players, mode=mode, next_deck_open=next_deck_open)  # type: ignore[arg-type]
    state = GAME.setup(options, Chance(seed))
    state.first = 0
    for seat in range(players):
        for kind in CONTENT.goods:
            take_back(state, seat, kind)
    return state


def take_back(state: State, seat: int, kind: str) -> None:
    """Returns all goods of a kind from a hold to the bag."""
    state.bag[kind] += state.players[seat].hold[kind]
    state.players[seat].hold[kind] = 0


def give(state: State, seat: int, **goods: int) -> None:
    """Moves goods from the bag to a hold: `give(state, 0, wine=2)`."""
    for kind, number in goods.items():
        assert state.bag[kind] >= number, f"the bag holds only {state.bag[kind]} {kind}"
        state.bag[kind] -= number
        state.players[seat].hold[kind] += number


def stall(state: State, market: str, **goods: int) -> None:
    """Lays out exactly these goods on a market."""
    for kind in CONTENT.goods:
        state.bag[kind] += state.markets[market][kind]
        state.markets[market][kind] = 0
    for kind, number in goods.items():
        assert state.bag[kind] >= number, f"the bag holds only {state.bag[kind]} {kind}"
        state.bag[kind] -= number
        state.markets[market][kind] = number


def berth(state: State, number: int, deck: str, *seats: int) -> None:
    """Puts a deck tile on a ship, wherever it was, with merchants of these seats on board (bow first)."""
    ship = state.ships[number]
    swapped = ship.deck
    for other in state.ships:
        if other.deck == deck:
            other.deck = swapped
    state.deck = [swapped if tile == deck else tile for tile in state.deck]
    state.discarded = [swapped if tile == deck else tile for tile in state.discarded]
    ship.deck = deck
    for seat in seats:
        state.players[seat].stock -= 1
        ship.seats.append(seat)


def harbour(state: State, *decks: str) -> None:
    """Puts these deck tiles on the ships, the first ship first."""
    for number, deck in enumerate(decks):
        berth(state, number, deck)


def lay(state: State, post: str, tile: str, face_up: bool = True) -> None:
    """Puts a tile on a post, swapping it with whatever lay there (of the same kingdom)."""
    for tiles in (state.face_down, state.face_up):
        old = next((place for place, lying in tiles.items() if lying == tile), None)
        if old is not None:
            here = state.face_down if post in state.face_down else state.face_up
            tiles[old], here[post] = here[post], tile
            break
    if face_up and post in state.face_down:
        state.face_up[post] = state.face_down.pop(post)


def settle(state: State, seat: int, *posts: str) -> None:
    """Puts merchants on posts; their tiles go to the owner as if taken."""
    for post in posts:
        tile = state.face_down.pop(post, "") or state.face_up.pop(post)
        player = state.players[seat]
        (player.tiles if tile in CONTENT.tiles else player.specials).append(tile)
        player.stock -= 1
        state.merchants[post] = seat


def trade(state: State, **stacks: list[int]) -> State:
    """Puts the table into Trade with these stacks, bottom token first: `trade(s, market_1=[1, 0])`."""
    for place, stack in stacks.items():
        state.stacks[place] = list(stack)
    state.phase, state.lap, state.turn, state.place = "trade", 1, 0, 0
    return state


LIKED = {
    "board": 20.0,
    "buy": 3.0,
    "pay": 3.0,
    "done": 2.0,
    "decline": 0.02,
    "back": 0.05,
    "sell": 0.005,
}
"""What lively players like to do, so that ships fill and merchants walk; everything else weighs 1."""


def whole_game(options: Options, seed: int) -> Iterator[FeliniaMatch]:
    """A game of lively players: the same match again at every decision, and once more when it is over."""
    dice = random.Random(seed)

    def lively(question: Ask) -> Move:
        weights = [LIKED.get(move[0], 1.0) for move in question.options]
        return dice.choices(question.options, weights)[0]

    return moments(Match(GAME, options, seed), lively)
