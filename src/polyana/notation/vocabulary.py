"""The words of one game, and the check that its cards use no others."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches

from msgspec import Struct

from polyana.kernel import Where
from polyana.notation.nodes import Argument, Call, Effect, Goods, Item, Tier, UpTo
from polyana.notation.parser import RESERVED, Arguments, NotationError, parse, values

_SIGNATURE = re.compile(r"(?P<name>[A-Za-z_]\w*(?: [A-Za-z_]\w*)*)(?:\((?P<kinds>[^()]*)\))?")
_KIND = re.compile(r"(?P<kind>[a-z_]+)(?P<how>[?*]?)")

_A = {"number": "a number", "goods": "goods such as '2 food'", "tier": "a tier such as '7:5'"}


class Signature(Struct, frozen=True):
    """How a verb, event or moment is written: its name and the kinds of its arguments."""

    name: str
    kinds: tuple[str, ...] = ()
    least: int = 0
    endless: bool = False

    @classmethod
    def read(cls, text: str) -> Signature:
        """The signature that is written like a use of the word.

        >>> Signature.read("discount(action, number?)")
        Signature(name='discount', kinds=('action', 'number'), least=1, endless=False)
        """
        written = _SIGNATURE.fullmatch(text)
        if written is None:
            raise ValueError(f"{text!r} is not a signature such as 'rate(counter, number)'")
        kinds: list[str] = []
        least = 0
        endless = False
        for argument in re.split(r",\s*", written["kinds"]) if written["kinds"] else ():
            kind = _KIND.fullmatch(argument)
            if kind is None or endless or (least < len(kinds) and not kind["how"]):
                raise ValueError(f"{text!r}: {argument!r} cannot be an argument here")
            kinds.append(kind["kind"])
            least += not kind["how"]
            endless = kind["how"] == "*"
        return cls(written["name"], tuple(kinds), least, endless)

    def kind(self, place: int) -> str:
        """The kind of the argument in that place; the last kind may go on for ever."""
        return self.kinds[min(place, len(self.kinds) - 1)]

    def takes(self, count: int) -> bool:
        return self.least <= count and (self.endless or count <= len(self.kinds))

    def __str__(self) -> str:
        marks = ["" if place < self.least else "?" for place in range(len(self.kinds))]
        if self.endless:
            marks[-1] = "*"
        shown = ", ".join(kind + mark for kind, mark in zip(self.kinds, marks, strict=True))
        return f"{self.name}({shown})" if shown else self.name


class Vocabulary:
    """The nouns, counters, moments, events and verbs of a game.

    Verbs, events and moments are given the way they are written: `rate(counter, number)`. The kinds
    of arguments are `number` (3), `noun`, `counter`, `goods` (2 food, upto 2 food), `tier` (7:5),
    `word` (anything) and those of `kinds`, each a list of words. `?` marks an argument that may be
    left out, `*` one that may stand any number of times.

    >>> tundra = Vocabulary(nouns=["berry", "vp"], counters=["own_tower"], verbs=["gather(number)"])
    >>> tundra.parse("2 berry -> 1 vp x own_tower", file="orders.toml", entry="architecture")
    ... # doctest: +ELLIPSIS
    Repeat(part=Exchange(...), times='own_tower')
    >>> tundra.parse("2 bery -> 1 vp", file="orders.toml", entry="architecture")
    Traceback (most recent call last):
    polyana.kernel.content.ContentError: orders.toml: architecture: '2 bery -> 1 vp': column 3: \
there is no noun 'bery'; did you mean 'berry'?
    """

    def __init__(
        self,
        *,
        nouns: Iterable[str],
        counters: Iterable[str] = (),
        moments: Iterable[str] = (),
        events: Iterable[str] = (),
        verbs: Iterable[str] = (),
        kinds: Mapping[str, Iterable[str]] | None = None,
    ) -> None:
        self.nouns = tuple(nouns)
        self.counters = tuple(counters)
        self.moments = _signatures(moments)
        self.events = _signatures(events)
        self.verbs = _signatures(verbs)
        self.kinds = {kind: tuple(words) for kind, words in (kinds or {}).items()}
        self._read: dict[str, Effect] = {}
        self._check()

    def parse(self, text: str, *, file: str, entry: str) -> Effect:
        """The nodes of an effect; a `ContentError` says which word or form is wrong, and where."""
        with Where(file, entry).looking(text):
            return parse(text, self)

    def read(self, effect: str) -> Effect:
        """The nodes of an effect of a content that has been checked; each is read once."""
        if effect not in self._read:
            self._read[effect] = self.parse(effect, file="content", entry=effect)
        return self._read[effect]

    def noun(self, word: str, column: int) -> str:
        return _known("noun", word, self.nouns, column)

    def counter(self, word: str, column: int) -> str:
        return _known("counter", word, self.counters, column)

    def item(self, word: str, args: Arguments, column: int) -> Item:
        if word in self.nouns and not args:
            return Goods(1, word)
        if not args:
            _known("noun or verb", word, (*self.nouns, *self.verbs), column)
        return Call(self._call("verb", self.verbs, word, args, column), values(args))

    def event(self, word: str, args: Arguments, column: int) -> str:
        return self._call("event", self.events, word, args, column)

    def moment(self, words: str, args: Arguments, column: int) -> str:
        return self._call("moment", self.moments, words, args, column)

    def _call(
        self, what: str, known: Mapping[str, Signature], word: str, args: Arguments, column: int
    ) -> str:
        signature = known[_known(what, word, known, column)]
        if not signature.takes(len(args)):
            why, right = "{what} '{word}' has other arguments: write {right}", str(signature)
            raise NotationError(
                column, "notation-arguments", why, what=what, word=word, right=right
            )
        for place, (value, at) in enumerate(args):
            self._argument(signature.kind(place), value, at)
        return word

    def _argument(self, kind: str, value: Argument, column: int) -> None:
        match kind, value:
            case "number", int():
                return
            case "goods", Goods() | UpTo():
                return
            case "tier", Tier():
                return
            case "word", str():
                return
            case "noun", str():
                self.noun(value, column)
            case "counter", str():
                self.counter(value, column)
            case _, str() if kind in self.kinds:
                _known(kind, value, self.kinds[kind], column)
            case _:
                right = _A.get(kind, f"a {kind}")
                why = "{value} should be {right}"
                raise NotationError(
                    column, "notation-argument", why, value=repr(str(value)), kind=kind, right=right
                )

    def _check(self) -> None:
        words = {*self.nouns, *self.counters, *self.moments, *self.events, *self.verbs}
        for word in sorted(words & RESERVED):
            raise ValueError(f"{word!r} belongs to the notation itself")
        for word in sorted({*self.nouns} & {*self.verbs}):
            raise ValueError(f"{word!r} cannot be a noun and a verb")
        own = {"number", "noun", "counter", "goods", "tier", "word", *self.kinds}
        for signature in (*self.moments.values(), *self.events.values(), *self.verbs.values()):
            for kind in signature.kinds:
                if kind not in own:
                    raise ValueError(f"{signature}: there is no kind {kind!r}")


def _signatures(texts: Iterable[str]) -> dict[str, Signature]:
    read = [Signature.read(text) for text in texts]
    return {signature.name: signature for signature in read}


def _known(what: str, word: str, known: Collection[str], column: int) -> str:
    """The word itself if it is known; otherwise a complaint that names the nearest one."""
    if word in known:
        return word
    near = get_close_matches(word, known, n=1, cutoff=0.5)
    if near:
        why = "there is no {what} '{word}'; did you mean '{near}'?"
        raise NotationError(column, "notation-near", why, what=what, word=word, near=near[0])
    if known:
        why, words = "there is no {what} '{word}'; known: {known}", ", ".join(sorted(known))
        raise NotationError(column, "notation-known", why, what=what, word=word, known=words)
    why = "there is no {what} '{word}'; this game has none"
    raise NotationError(column, "notation-none", why, what=what, word=word)
