"""Small voyages: ships that land, posts as a test needs them, games played at random, and the end of a game."""

from __future__ import annotations

import random
from collections.abc import Iterator

from polyana.games.felinia import Options, State
from polyana.kernel import Ask, Match, Move, Result
from tests.felinia.tables import CONTENT, GAME, FeliniaMatch, berth, start

DECKS = {
    (deck.kingdom, deck.seats): name for name, deck in CONTENT.decks.items() if deck.back == "grey"
}
"""A grey-backed deck tile for every kingdom with one seat and (but for Irbis and Tiger) with two."""


def land(state: State, kingdom: str, *seats: int) -> FeliniaMatch:
    """A match at the landing of a ship with merchants of these seats, bow first; no other ship sails."""
    berth(state, 0, DECKS[kingdom, len(seats)], *seats)
    return start(sail(state, 0))


def sail(state: State, *numbers: int) -> State:
    """Puts the table into Exploration: these ships sail, in this order."""
    state.phase, state.sailing = "exploration", list(numbers)
    return state


def turn_up(state: State, *posts: str) -> None:
    """Turns the tiles on these posts face up."""
    for post in posts:
        state.face_up[post] = state.face_down.pop(post)


def bare(state: State, *posts: str) -> None:
    """Takes the tiles of these posts out of the game."""
    for post in posts:
        tile = state.face_down.pop(post, "") or state.face_up.pop(post)
        state.removed.append(tile)


def finish(state: State) -> Result:
    """The result if the game ended with this table."""
    state.phase, state.ending = "exploration", "merchants"
    return start(state).result()


def told(match: FeliniaMatch, event: str) -> list[tuple[str | int, ...]]:
    """The facts of every event of this name in the log."""
    return [entry.facts for entry in match.log if entry.event == event]


EAGERNESS = {"board": 50.0, "keep": 3.0, "pay": 3.0, "done": 0.3, "stop": 0.3, "decline": 0.02, "sell": 0.01}


def keen(chance: random.Random, ask: Ask) -> Move:
    """A random answer of somebody who wants to sail: uniform players hardly ever get a merchant on board."""
    weights = [EAGERNESS.get(move[0], 1.0) for move in ask.options]
    return chance.choices(ask.options, weights)[0]


def moments(mode: str, players: int, seed: int, next_deck_open: bool = False) -> Iterator[FeliniaMatch]:
    """A whole game of keen random players, seen at every decision and once more at its end."""
    options = Options(players=players, mode=mode, next_deck_open=next_deck_open)  # type: ignore[arg-type]
    match, chance = Match(GAME, options, seed), random.Random(seed)
    while not match.over:
        yield match
        (question,) = match.asks
        match.answer(question.seat, keen(chance, question))
    yield match
