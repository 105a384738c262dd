"""Small tables of the solo game."""

from __future__ import annotations

from polyana.games.north.state import State
from tests.north.tables import NorthMatch, play, table
from tests.tables import options

WINTER, STRAIT, TAX, RAIDS = (
    *("hungry_winter", "masters_of_the_strait"),
    *("kings_tax", "season_of_raids"),
)


def alone(scenario: str, clan: str = "glenn", round: int = 1) -> State:
    """The Action phase of a scenario."""
    state = table(clans=(clan,), scenario=scenario)
    state.round = round
    return state


def to_event(scenario: str, number: int, clan: str = "glenn") -> State:
    """The start of a round whose event is known."""
    state = alone(scenario, clan)
    assert state.solo is not None
    state.phase = "lookout"
    state.solo.token = 0
    state.solo.bag = [*(token for token in range(1, 6) if token != number), number]
    return state


def event(state: State) -> NorthMatch:
    """The Lookout without a card kept; the event follows."""
    return play(state, "keep none")


def tired(match: NorthMatch) -> list[str]:
    """The tiles on their tired side."""
    assert match.state.solo is not None
    return match.state.solo.tired


def solo_answer(match: NorthMatch) -> str:
    """Passes, keeps nothing, pays nothing."""
    offers = options(match)
    return next((move for move in ("pass", "keep none", "refuse") if move in offers), offers[0])
