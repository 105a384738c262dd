"""Everything in a state has limits, and positions from elsewhere are held to them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from polyana import games
from polyana.kernel import ById, Chance, Count, Id, Limits, Many, Match, RecordError, State
from polyana.kernel.check import Violation, check_game
from polyana.kernel.limits import beyond, unlimited
from tests.kernel.pages import goofspiel
from tests.kernel.toys import Desk, Pair, Toy, fair


class Coin(msgspec.Struct):
    """Something small in a state."""

    worth: Annotated[int, Limits(1, 6)]


class Note(msgspec.Struct, tag=True):
    """Something else, which may lead to more."""

    text: Id
    next: Note | None = None


class Purse(msgspec.Struct, tag=True):
    """A state in small with all that states are made of."""

    coins: Many[Coin]
    names: ById[Count]
    note: Note | Coin2 | None = None
    mood: Literal["merry", "sad"] = "merry"
    open: bool = False


class Coin2(msgspec.Struct, tag=True):
    """The other kind of a note."""

    worth: Annotated[int, Limits(-1, 6)]


def test_every_game_sets_limits_to_everything_in_its_state() -> None:
    for name in games.names():
        assert unlimited(games.load(name).state_type) == [], name


class Loose(State):
    """A state that forgets all its limits."""

    number: int
    text: str
    cards: Many[str]
    piles: ById[list[Id]]
    anything: object
    maybe: Annotated[int, msgspec.Meta(ge=0)] | None


def test_what_has_no_limits_is_named() -> None:
    assert unlimited(Loose) == [
        "Loose.number: int has no limits",
        "Loose.text: str has no limits",
        "Loose.cards: str has no limits",
        "Loose.piles: list has no limits",
        "Loose.anything: <class 'object'> is none of the types a state is made of",
        "Loose.maybe: int has no limits",
    ]


def test_the_checks_refuse_a_game_without_limits() -> None:
    class Forgetful(Toy):
        """A toy whose state forgets its limits."""

        state_type = Loose  # type: ignore[assignment]

        def __init__(self) -> None:
            super().__init__(fair)
            self.decode = msgspec.msgpack.Decoder(Desk).decode

    with pytest.raises(Violation, match=r"toy: Loose\.number: int has no limits"):
        check_game(Forgetful(), 0, 1)


@pytest.mark.parametrize(
    ("purse", "fault"),
    [
        (Purse([Coin(1), Coin(6)], {"a": 0}, Note("x", Note("y"))), ""),
        (Purse([], {}, Coin2(-1)), ""),
        (Purse([Coin(1), Coin(7)], {}), ".coins[1].worth is 7, not from 1 to 6"),
        (Purse([Coin(10**15)], {}), f".coins[0].worth is {10**15}, not from 1 to 6"),
        (Purse([Coin(1)] * 501, {}), ".coins has the length 501, not from 0 to 500"),
        (Purse([], {"a": -1}), ".names[a] is -1, not from 0 to 9999"),
        (
            Purse([], {"a" * 81: 1}),
            ".names, a name in it has the length 81, not from 0 to 80",
        ),
        (Purse([], {}, Coin2(-2)), ".note.worth is -2, not from -1 to 6"),
        (
            Purse([], {}, Note("x", Note("y" * 81))),
            ".note.next.text has the length 81, not from 0 to 80",
        ),
    ],
)
def test_what_is_beyond_its_limits_is_named_with_its_place(purse: Purse, fault: str) -> None:
    look = beyond(Purse)
    assert look is not None
    assert look(purse) == fault


def test_a_position_beyond_its_limits_is_refused() -> None:
    game = Toy(fair)
    desk = game.setup(Pair(2), Chance(3))
    desk.turn = 10**15
    with pytest.raises(RecordError, match=f"cannot be: turn is {10**15}, not from 0 to 9999"):
        Match.at(game, Pair(2), desk)


def test_a_counter_of_chance_has_64_bits() -> None:
    game = goofspiel.load()
    state = game.setup(goofspiel.Variant(), Chance(3))
    state.chance.counter = 2**64 - 1
    assert Match.at(game, goofspiel.Variant(), state).asks
    state.chance.counter = -1
    with pytest.raises(RecordError, match=r"chance\.counter is -1"):
        Match.at(game, goofspiel.Variant(), state)
