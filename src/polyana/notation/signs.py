"""The row of signs of an effect, as short as a card prints it: `1 worker -> 2 vp` is a worker, an arrow, 2 stars.

A row is plain data. It is made here, once; the terminal and the page only draw it. docs/notation.md says how a game
chooses its signs.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from string import ascii_lowercase
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from polyana.notation.nodes import (
    Argument,
    At,
    Bundle,
    Call,
    Choice,
    Effect,
    Exchange,
    Goods,
    Item,
    Must,
    Per,
    Repeat,
    Sequence,
    Side,
    Tier,
    UpTo,
    When,
    items,
    options,
)
from polyana.notation.vocabulary import Signature, Vocabulary

STROKES: Final = ("pays", "or", "then", "when", "per", "most", "times", "from", "must")
"""What may stand between pictures: an arrow, a slash, ... Every drawer has its own strokes for them."""

_PIECE: Final = re.compile(
    r"(?P<stroke>->)|(?P<less>-)?\$(?P<letter>[a-z])(?P<more>\+)?|(?P<picture>[A-Za-z_]+)"
)


class Sign(Struct, frozen=True, omit_defaults=True):
    """A picture with its number, a stroke between pictures, which may have one, too, or a bare number."""

    of: str = ""
    stroke: str = ""
    n: int = 0
    """How many; 0 stands where nothing is counted."""


class Word(Struct, frozen=True):
    """A verb, an event, a moment or a counter: a drawer has its own short words for it, or draws its signs."""

    kind: Literal["verb", "event", "moment", "counter"]
    name: str
    args: tuple[tuple[Argument, ...], ...]
    """What stands for `$a`, `$b`, ... of its message: one each, several where the last goes on for ever."""
    signs: tuple[Sign, ...]


Row: TypeAlias = tuple[Sign | Word, ...]


class Signs:
    """Shows the effects of a game in signs.

    A word is shown by the picture of the same name, with its arguments beside it. `shown` says otherwise for verbs,
    moments, counters and events (`when build`), in pictures, `->` and arguments: `$a` is the first one, `-$a` a number
    that is taken off, `$a+` one from which on it holds. `words` gives other pictures to the words of a kind.

    >>> words = Vocabulary(nouns=["vp", "card"], verbs=["sift(number, number)"], events=["build(colour)"],
    ...                    kinds={"colour": ["red"]})
    >>> signs = Signs(words, {"sift": "$a card -> $b hand_card"}, {"colour": {"red": "red_house"}})
    >>> [sign.of or sign.stroke for sign in pictures(signs.row("when build(red): sift(3, 1); 2 vp"))]
    ['build', 'red_house', 'when', 'card', 'pays', 'hand_card', 'then', 'vp']
    """

    def __init__(
        self,
        vocabulary: Vocabulary,
        shown: Mapping[str, str] | None = None,
        words: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        self.vocabulary = vocabulary
        self.shown = shown or {}
        self.words = words or {}
        self._rows: dict[str, Row] = {}
        events = {f"when {event}" for event in vocabulary.events}
        known = {*vocabulary.verbs, *vocabulary.moments, *vocabulary.counters, *events}
        for word in sorted({*self.shown} - known):
            raise ValueError(f"{word!r} is no verb, moment, counter or event that could be shown")

    def row(self, effect: str) -> Row:
        """The signs of an effect of a content that has been checked; none for no effect."""
        if effect not in self._rows:
            self._rows[effect] = tuple(self._effect(self.vocabulary.read(effect)))
        return self._rows[effect]

    def rows(self, effects: Iterable[str]) -> dict[str, tuple[Sign, ...]]:
        """The pictures of many effects, by their notation: what the page is given."""
        return {effect: pictures(self.row(effect)) for effect in effects}

    def _effect(self, effect: Effect) -> Iterator[Sign | Word]:
        match effect:
            case Sequence(several):
                yield from self._apart((self._effect(part) for part in several), "then")
            case When(event, args, inner):
                yield self._deed("event", self.vocabulary.events[event], args)
                yield from self._effect(inner)
            case At(moment, args, inner):
                yield self._deed("moment", self.vocabulary.moments[moment], args)
                yield from self._effect(inner)
            case Must(part):
                yield Sign(stroke="must")
                yield from self._effect(part)
            case Repeat(part, int(times)):
                yield from self._effect(part)
                yield Sign(stroke="times", n=times)
            case Repeat(part, str(counter)):
                yield from self._effect(part)
                yield Sign(stroke="times")
                yield self._counter(counter)
            case Exchange(cost, gain):
                yield from self._side(cost)
                yield Sign(stroke="pays")
                yield from self._side(gain)
            case Goods() | Per() | Call() | Bundle() | Choice():
                yield from self._side(effect)

    def _side(self, side: Side) -> Iterator[Sign | Word]:
        """A price or a gain, with its alternatives."""
        bundles = ((s for item in items(each) for s in self._item(item)) for each in options(side))
        yield from self._apart(bundles, "or")

    def _apart(self, rows: Iterable[Iterable[Sign | Word]], stroke: str) -> Iterator[Sign | Word]:
        """The rows one after another with a stroke between them."""
        for number, row in enumerate(rows):
            if number:
                yield Sign(stroke=stroke)
            yield from row

    def _item(self, item: Item) -> Iterator[Sign | Word]:
        """One thing gained or done."""
        match item:
            case Goods(amount, noun):
                yield Sign(noun, n=amount)
            case Per(Goods(amount, noun), counter, group, limit):
                yield Sign(noun, n=amount)
                yield Sign(stroke="per", n=group if group > 1 else 0)
                yield self._counter(counter)
                if limit is not None:
                    yield Sign(stroke="most", n=limit)
            case Call(name, args):
                yield self._deed("verb", self.vocabulary.verbs[name], args)

    def _counter(self, counter: str) -> Word:
        return self._deed("counter", Signature(counter), ())

    def _deed(
        self,
        kind: Literal["verb", "event", "moment", "counter"],
        signature: Signature,
        args: tuple[Argument, ...],
    ) -> Word:
        named = tuple(
            self.words.get(signature.kind(place), {}).get(value, value)
            if isinstance(value, str)
            else value
            for place, value in enumerate(args)
        )
        given: tuple[tuple[Argument, ...], ...] = tuple((value,) for value in named)
        if signature.endless and len(named) >= len(signature.kinds):
            before = len(signature.kinds) - 1
            given = (*given[:before], named[before:])
        how = self.shown.get(f"when {signature.name}" if kind == "event" else signature.name)
        signs = _by_itself(signature.name, named) if how is None else _as_shown(how, given)
        if kind == "event":
            signs = (*signs, Sign(stroke="when"))
        return Word(kind, signature.name, given, signs)


def pictures(row: Row) -> tuple[Sign, ...]:
    """The row with every word in its own signs."""
    return tuple(sign for one in row for sign in (one.signs if isinstance(one, Word) else (one,)))


def _by_itself(name: str, args: tuple[Argument, ...]) -> tuple[Sign, ...]:
    """A word that nothing is said about: its number, its picture, its other arguments."""
    numbers = [Sign(n=value) for value in args if isinstance(value, int)]
    others = [sign for value in args if not isinstance(value, int) for sign in _argument(value)]
    return _counted([*numbers, Sign(name), *others])


def _as_shown(how: str, args: tuple[tuple[Argument, ...], ...]) -> tuple[Sign, ...]:
    """A word as its game shows it; from an argument that goes on for ever it is shown anew for each of them."""
    signs: list[Sign] = []
    for piece in _PIECE.finditer(how):
        if piece["stroke"]:
            signs.append(Sign(stroke="pays"))
        elif piece["picture"]:
            signs.append(Sign(piece["picture"]))
        else:
            place = ascii_lowercase.index(piece["letter"])
            given = args[place] if place < len(args) else ()
            if len(given) > 1:
                tail = how[piece.start() :]
                for value in given:
                    signs += _as_shown(tail, (*args[:place], (value,)))
                break
            for value in given:
                signs += _argument(value, less=bool(piece["less"]), more=bool(piece["more"]))
    return _counted(signs)


def _argument(value: Argument, *, less: bool = False, more: bool = False) -> tuple[Sign, ...]:
    match value:
        case int() if more:
            return (Sign(stroke="from", n=value),)
        case int():
            return (Sign(n=-value if less else value),)
        case str():
            return (Sign(value),)
        case Goods(amount, noun):
            return (Sign(noun, n=amount),)
        case UpTo(Goods(amount, noun)):
            return (Sign(stroke="most", n=amount), Sign(noun))
        case Tier(reached, worth):
            return (Sign(stroke="from", n=reached), Sign(n=worth))


def _counted(signs: list[Sign]) -> tuple[Sign, ...]:
    """Numbers that stand before a picture become those of the picture."""
    row: list[Sign] = []
    for sign in signs:
        if sign.of and row and row[-1] == Sign(n=row[-1].n):
            row[-1] = Sign(sign.of, n=row[-1].n)
        else:
            row.append(sign)
    return tuple(row)
