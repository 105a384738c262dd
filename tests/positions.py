"""Forged positions: real ones with one thing changed. Each is refused with a sentence, or it can be played on in time.

`python -m tests.positions --rounds 20` forges many positions of every game and prints what went wrong.
"""

from __future__ import annotations

import argparse
import random
import re
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from types import FrameType
from typing import Literal, NamedTuple, get_args, get_origin

import msgspec

from polyana import games
from polyana.games import AnyGame
from polyana.kernel import Chance, Match, Options, Record, RecordError, State
from polyana.kernel.check import Moods

NUMBERS = (-1, 10**6, 10**9, 10**15)
FEW = (0, 1, 2, 5, 7, 40, 500, 9_999)
"""Numbers that may lie within the limits, though not within the rules; with those next to the true one."""
LONG = 10_000
SECONDS = 2.0
ANSWERS = 30

AnyMatch = Match[State, Options, object]


class TooSlow(BaseException):
    """A position that holds everybody up; nothing in the rules may catch it."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """TooSlow if what is done here takes more of the processor than that, even in an endless loop."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


class Spot(NamedTuple):
    """Something in a position that can be changed: where, what it is, and how to put another in its place."""

    where: str
    value: object
    put: Callable[[object], None]
    others: tuple[object, ...] = ()
    """The other values its type allows, if they can be counted."""
    owner: str = ""
    """The kind of struct it is a field of: deeds of all kinds lie on one agenda."""

    @property
    def kind(self) -> str:
        """Where, without the numbers and names of the things on the way."""
        return self.owner + " " + re.sub(r"\[[^]]*\]", "[]", self.where)


def spots(thing: object, where: str = "") -> Iterator[Spot]:
    """Everything in a position that can be changed."""
    match thing:
        case msgspec.Struct():
            for field in msgspec.structs.fields(type(thing)):
                value = getattr(thing, field.name)
                others = get_args(field.type) if get_origin(field.type) is Literal else ()
                here = f"{where}.{field.name}".removeprefix(".")
                yield Spot(here, value, _setter(thing, field.name), others, type(thing).__name__)
                yield from spots(value, here)
        case list():
            for number, value in enumerate(thing):
                yield Spot(f"{where}[{number}]", value, _placer(thing, number))
                yield from spots(value, f"{where}[{number}]")
        case dict():
            for name, value in thing.items():
                yield Spot(f"{where}[{name}]", value, _placer(thing, name))
                yield Spot(f"{where} key [{name}]", name, _renamer(thing, name))
                yield from spots(value, f"{where}[{name}]")


def _setter(thing: msgspec.Struct, name: str) -> Callable[[object], None]:
    return lambda value: msgspec.structs.force_setattr(thing, name, value)


def _placer(things: list[object] | dict[str, object], at: int | str) -> Callable[[object], None]:
    return lambda value: things.__setitem__(at, value)  # type: ignore[index]


def _renamer(things: dict[str, object], name: str) -> Callable[[object], None]:
    def rename(value: object) -> None:
        renamed = {str(value) if key == name else key: thing for key, thing in things.items()}
        things.clear()
        things.update(renamed)

    return rename


def forgeries(spot: Spot, words: list[str], dice: random.Random) -> list[object]:
    """What a stranger might write in a place."""
    match spot.value:
        case bool():
            return [not spot.value]
        case int():
            near = [spot.value - 1, spot.value + 1, *dice.sample(FEW, 3)]
            return [*NUMBERS, *near]
        case str() if spot.others:
            return ["nonsense", *(other for other in spot.others if other != spot.value)]
        case str():
            return ["", "nonsense", *dice.sample(words, min(3, len(words)))]
        case list():
            many = [(spot.value * LONG)[:size] for size in (LONG, 400)]
            return [[], spot.value * 2, spot.value[1:], spot.value[:-1], spot.value[::-1], *many]
        case dict():
            some = dict(list(spot.value.items())[1:])
            more = {**spot.value, "nonsense": next(iter(spot.value.values()), 0)}
            return [{}, some, more]
        case None:
            return []
        case _:
            return [None]


class Forgery(NamedTuple):
    """A forged position that is accepted and cannot be played on."""

    game: str
    options: Options
    moment: str
    where: str
    kind: str
    value: str
    error: str

    def __str__(self) -> str:
        return f"{self.game} {self.moment}: {self.where} = {self.value}: {self.error}\n  {self.options}"


class Forger:
    """Forges positions of a game and tries them."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.dice = random.Random(f"{game.name} {seed}")
        self.tried = 0
        self.accepted = 0

    def round(self, options: Options, each: int) -> Iterator[Forgery]:
        """Forges one position of a random game: so many places of each kind."""
        seed = self.dice.getrandbits(32)
        match, moods = Match(self.game, options, seed), Moods(seed)
        moments = []
        while not match.over:
            moments.append(match.record(frames=False).snapshot)
            ask = self.dice.choice(match.asks)
            match.answer(ask.seat, moods.choose(ask))
        # among a few moments the one at which most is under way
        few = [snapshot.mark(self.game) for snapshot in self.dice.sample(moments, 5)]
        mark = max(few, key=lambda mark: len(self._kinds(mark.state)))
        for number in self._places(mark.state, each):
            yield from self._forge(options, mark.state, number, f"seed {seed}, move {mark.at}")

    def _places(self, paper: bytes, each: int) -> list[int]:
        """The numbers of some spots, a few of each kind."""
        return [
            number
            for numbers in self._kinds(paper).values()
            for number in self.dice.sample(numbers, min(each, len(numbers)))
        ]

    def _kinds(self, paper: bytes) -> dict[str, list[int]]:
        """The numbers of all spots by their kind."""
        kinds: dict[str, list[int]] = {}
        for number, spot in enumerate(spots(self.game.decode(paper))):
            kinds.setdefault(spot.kind, []).append(number)
        return kinds

    def _forge(self, options: Options, paper: bytes, number: int, moment: str) -> Iterator[Forgery]:
        """Forges one spot in every way."""
        found = list(spots(self.game.decode(paper)))
        words = sorted({spot.value for spot in found if isinstance(spot.value, str)})
        for value in forgeries(found[number], words, self.dice):
            state = self.game.decode(paper)
            spot = next(islice(spots(state), number, None))
            spot.put(value)
            self.tried += 1
            try:
                with limited(SECONDS):
                    self.accepted += self._plays_on(options, state)
            except (Exception, TooSlow) as error:
                last = traceback.extract_tb(error.__traceback__)[-1]
                fault = f"{error!r} at {last.filename.partition('polyana/')[2]}:{last.lineno}"
                short = repr(value)[:60]
                yield Forgery(self.game.name, options, moment, spot.where, spot.kind, short, fault)

    def _plays_on(self, options: Options, state: State) -> bool:
        """Whether a position is accepted; then it must be as good as any other."""
        try:
            match = Match.at(self.game, options, state)
        except RecordError:
            return False
        dice = random.Random(7)
        for number in range(ANSWERS):
            if match.over:
                match.result()
                break
            ask = dice.choice(match.asks)
            if number % 6 == 0:
                self.game.evaluate(match.imagine(ask.seat, Chance(7)).state, ask.seat)
            match.answer(ask.seat, dice.choice(ask.options))
        for seat in (None, *range(options.players)):
            match.view(seat)
        again = Record.from_json(match.record().to_json())
        assert Match.replay(self.game, again).asks == match.asks
        return True


def main() -> int:
    """Forges positions of all games or some, every variant in turn; prints what cannot be played on."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--rounds", type=int, default=20, help="positions of each variant")
    parser.add_argument("--each", type=int, default=2, help="places of each kind in a position")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    failed = 0
    for name in given.games:
        game = games.load(name)
        forger, known = Forger(game, given.seed), set[tuple[str, str]]()
        for _ in range(given.rounds):
            for options in game.variants():
                for forgery in forger.round(options, given.each):
                    failed += 1
                    if (forgery.kind, forgery.error) not in known:
                        known.add((forgery.kind, forgery.error))
                        print(forgery, flush=True)
        print(f"{name}: {forger.tried} forged, {forger.accepted} accepted, {len(known)} faults")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
