"""The card text of an effect: one sentence for each part, in Russian or English, through Fluent.

The frames of the sentences stand in `locale/` beside this file; a game brings the messages for its own words.
docs/notation.md says how they are named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import groupby
from string import ascii_lowercase
from typing import Literal

import msgspec

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
from polyana.speech import MissingText, Speech

ACCUSATIVE = "acc"
"""The one case that may be left out where it looks like the nominative."""

EFFECT_KEYS = ("effect", "effects", "tower")
"""The keys of the content that hold effects."""


class Wording(Speech):
    """Says the effects of a game in one language.

    `texts` are the game's Fluent files with the messages for its words.
    """

    def __init__(self, vocabulary: Vocabulary, language: str, *texts: Traversable) -> None:
        self.vocabulary = vocabulary
        frames = files("polyana.notation").joinpath("locale", f"{language}.ftl")
        super().__init__(language, frames, *texts)

    def describe(self, effect: Effect) -> str:
        """The card text of an effect; empty for no effect."""
        if isinstance(effect, Sequence):
            return " ".join(self._sentence(part) for part in effect.parts)
        return self._sentence(effect)

    def texts(self, content: object) -> dict[str, str]:
        """The card texts of all effects anywhere in a content, by their notation."""
        return {effect: self.sentence(effect) for effect in effects_of(content)}

    def sentence(self, effect: str) -> str:
        """The card text of an effect of a content that has been checked."""
        return self.describe(self.vocabulary.read(effect))

    def clause(self, effect: str, frame: Literal["pay", "gain"] = "gain") -> str:
        """A price or a gain as part of a sentence: `pay 2 berries`, `gain 1 pie`."""
        side = self.vocabulary.read(effect)
        if not isinstance(side, Goods | Per | Call | Bundle | Choice):
            raise TypeError(f"{effect!r} is more than a price or a gain")
        return self._side(side, frame)

    def whole(self, text: str) -> str:
        """A clause as a sentence of its own."""
        said = self._text("sentence", text=text)
        return said[0].upper() + said[1:]

    def goods(self, goods: Goods, case: str = "") -> str:
        """A number of goods, as in a price: `2 berries`; in Russian also in a case: `1 ягоду`."""
        noun = self._text(f"noun-{goods.noun}", case, n=goods.amount)
        return self._text("goods", n=goods.amount, noun=noun)

    def lacking(self) -> list[str]:
        """Every message that the vocabulary needs and that is missing or broken; empty when all is well."""
        complaints: dict[str, None] = {}
        for say in self._samples():
            try:
                say()
            except MissingText as missing:
                complaints[str(missing)] = None
        return list(complaints)

    def _sentence(self, effect: Effect) -> str:
        if isinstance(effect, Call) and self.has(f"verb-{effect.name}", "alone"):
            return self.whole(self._verb(effect, "alone"))
        return self.whole(self._effect(effect))

    def _effect(self, effect: Effect) -> str:
        match effect:
            case When(event, args, inner):
                said = self._call("event", self.vocabulary.events[event], args)
                return self._text("when", event=said, effect=self._effect(inner))
            case At(moment, args, inner):
                said = self._call("moment", self.vocabulary.moments[moment], args)
                return self._text("at", moment=said, effect=self._effect(inner))
            case Sequence(parts):
                return "; ".join(self._effect(part) for part in parts)
            case Must(part):
                return self._text("must", deed=self._effect(part))
            case Repeat(part, times):
                deed = self._effect(part)
                if isinstance(times, int):
                    return self._text("times", deed=deed, n=times)
                return self._text("times-counter", deed=deed, counter=self._counter(times))
            case Exchange(cost, gain):
                return self._text(
                    "exchange", cost=self._side(cost, "pay"), gain=self._side(gain, "gain")
                )
            case Goods() | Per() | Call() | Bundle() | Choice():
                return self._side(effect, "gain")

    def _side(self, side: Side, frame: str) -> str:
        """What is paid or gained: `gain 1 stone or 1 berry`, `build a tower or gain 1 VP`."""
        choices = [items(option) for option in options(side)]
        link = "either" if any(len(choice) > 1 for choice in choices) else "or"
        if any(isinstance(item, Call) for choice in choices for item in choice):
            return self._list([self._deeds(choice, frame) for choice in choices], link)
        case = self._case(frame)
        said = self._list([self._goods_list(choice, case) for choice in choices], link)
        return self._text(self._own_frame(frame, [one for c in choices for one in c]), goods=said)

    def _deeds(self, bundle: tuple[Item, ...], frame: str) -> str:
        """What is done one after the other; goods that stand side by side share their verb."""
        said: list[str] = []
        link = "and"
        for are_verbs, run in groupby(bundle, key=lambda item: isinstance(item, Call)):
            group = tuple(run)
            if are_verbs:
                for verb, often in groupby(item for item in group if isinstance(item, Call)):
                    deed, number = self._verb(verb), len(list(often))
                    said.append(deed if number == 1 else self._text("again", deed=deed, n=number))
            else:
                goods = self._goods_list(group, self._case(frame))
                said.append(self._text(self._own_frame(frame, group), goods=goods))
                link = "also" if len(group) > 1 or isinstance(group[0], Per) else link
        return self._list(said, link)

    def _own_frame(self, frame: str, bundle: Iterable[Item]) -> str:
        """The frame of a noun that stands alone, where its game has one: a card is discarded, not paid."""
        nouns = {getattr(item, "noun", "") for item in bundle}
        own = f"{frame}-{nouns.pop()}"
        return own if not nouns and self.has(own) else frame

    def _goods_list(self, bundle: tuple[Item, ...], case: str) -> str:
        said: list[str] = []
        for item in bundle:
            match item:
                case Goods():
                    said.append(self.goods(item, case))
                case Per(goods, counter, group, limit):
                    each = self._counter(counter, group)
                    text = self._text("per", goods=self.goods(goods, case), counter=each)
                    said.append(text if limit is None else self._text("max", text=text, n=limit))
                case Call():
                    raise TypeError(f"{item} is no goods")
        return self._list(said, "also" if any(isinstance(item, Per) for item in bundle) else "and")

    def _list(self, texts: list[str], link: str) -> str:
        """`a, b and c`; `either a, or b, or c`."""
        said, *rest = texts
        for place, text in enumerate(rest):
            last = place == len(rest) - 1
            if link == "either":
                said = self._text("either-first" if place == 0 else "either-more", a=said, b=text)
            else:
                said = self._text(link if last else "comma", a=said, b=text)
        return said

    def _verb(self, verb: Call, form: str = "") -> str:
        return self._call("verb", self.vocabulary.verbs[verb.name], verb.args, form)

    def _counter(self, counter: str, group: int = 1) -> str:
        return self._text(f"counter-{counter}", n=group)

    def _call(
        self, what: str, signature: Signature, args: tuple[Argument, ...], form: str = ""
    ) -> str:
        """The message of a verb, event or moment, with its arguments as `$a`, `$b`, ..."""
        message = f"{what}-{signature.name}"
        said: dict[str, str | int] = {}
        for place, (letter, kind) in enumerate(zip(ascii_lowercase, signature.kinds, strict=False)):
            case = self._case(message, letter)
            if signature.endless and place == len(signature.kinds) - 1:
                rest = [str(self._argument(kind, value, case)) for value in args[place:]]
                said |= {letter: self._list(rest, "and")} if rest else {}
            elif place < len(args):
                said[letter] = self._argument(kind, args[place], case)
                if isinstance(goods := args[place], Goods):
                    said[f"{letter}-n"] = goods.amount
        return self._text(message, form, args=len(args), **said)

    def _argument(self, kind: str, value: Argument, case: str) -> str | int:
        match value:
            case int():
                return value
            case str():
                return self._text(f"{kind}-{value}", case, n=1)
            case Goods():
                return self.goods(value, case or self._case("gain"))
            case UpTo(goods):
                return self._text("upto", goods=self.goods(goods, self._case("upto")))
            case Tier(reached, worth):
                return self._text("tier", reached=reached, worth=worth)

    def _case(self, message: str, attribute: str = "case") -> str:
        """The case in which a message wants what is put into it: its `.case`, or `.a` for `$a`."""
        return self._text(message, attribute) if self.has(message, attribute) else ""

    def _text(self, message: str, attribute: str = "", **args: str | int) -> str:
        return self.form(message, attribute, (ACCUSATIVE,), **args)

    def _samples(self) -> Iterator[Callable[[], str]]:
        """Every word of the vocabulary in use, with the numbers that Russian tells apart."""
        words = self.vocabulary
        for number in (1, 2, 5):
            for noun in words.nouns:
                yield partial(self._side, Goods(number, noun), "gain")
            for counter in words.counters:
                yield partial(self._counter, counter, number)
        for what, signatures in (
            ("moment", words.moments),
            ("event", words.events),
            ("verb", words.verbs),
        ):
            for signature in signatures.values():
                for args in self._sample_arguments(signature):
                    yield partial(self._call, what, signature, args)

    def _sample_arguments(self, signature: Signature) -> Iterator[tuple[Argument, ...]]:
        words = self.vocabulary
        samples: dict[str, tuple[Argument, ...]] = {
            "number": (1, 2, 5),
            "goods": tuple(Goods(2, noun) for noun in words.nouns),
            "tier": (Tier(3, 2),),
            "word": (),
            "noun": words.nouns,
            "counter": words.counters,
            **words.kinds,
        }
        for count in range(signature.least, len(signature.kinds) + 1):
            columns = [samples[kind] for kind in signature.kinds[:count]]
            longest = max(map(len, columns), default=1)
            for row in range(longest):
                if all(columns):
                    yield tuple(column[row % len(column)] for column in columns)


def effects_of(content: object) -> list[str]:
    """Every effect anywhere in a content, once."""
    found = effects_in(msgspec.to_builtins(content, str_keys=True))
    return list(dict.fromkeys(effect for effect in found if effect))


def effects_in(node: object) -> Iterator[str]:
    """Every effect within plain data, in order.

    >>> list(effects_in({"id": "mill", "frames": [{"cells": [6, 5], "effect": "2 berry"}]}))
    ['2 berry']
    """
    if isinstance(node, list | tuple):
        for inner in node:
            yield from effects_in(inner)
    elif isinstance(node, dict):
        for key, inner in node.items():
            if key not in EFFECT_KEYS:
                yield from effects_in(inner)
            else:
                yield from [inner] if isinstance(inner, str) else inner
