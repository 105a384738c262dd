"""From text to nodes: one Lark parser for all games; every word is shown to the game's vocabulary."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import NamedTuple, Protocol, TypeAlias

from lark import Lark, Token, Transformer, UnexpectedInput, v_args
from lark.exceptions import UnexpectedToken, VisitError

from polyana.kernel import Misfit
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
    Part,
    Per,
    Repeat,
    Sequence,
    Side,
    Tier,
    UpTo,
    When,
)

RESERVED = frozenset({"when", "must", "per", "max", "upto", "x"})
"""Words of the notation itself, which no game may use for its own."""


class NotationError(Misfit):
    """A text that is not in the notation: in which column (counted from 1), and why."""

    def __init__(self, column: int, key: str, sentence: str, **facts: str | int) -> None:
        self.column = column
        why = Misfit(key, sentence, **facts)
        self.reason = str(why)
        sentence = "column {column}: {reason}"
        super().__init__("column", sentence, (why,), column=column, reason=self.reason)


class Placed(NamedTuple):
    """An argument and the column in which it stands."""

    value: Argument
    column: int


Arguments: TypeAlias = tuple[Placed, ...]


class Words(Protocol):
    """Who knows the words of a game: a `NotationError` answers a word that does not belong."""

    def noun(self, word: str, column: int) -> str: ...

    def counter(self, word: str, column: int) -> str: ...

    def item(self, word: str, args: Arguments, column: int) -> Item: ...

    def event(self, word: str, args: Arguments, column: int) -> str: ...

    def moment(self, words: str, args: Arguments, column: int) -> str: ...


class AnyWords:
    """Takes every word; one that stands without a number is a verb."""

    def noun(self, word: str, column: int) -> str:
        return word

    def counter(self, word: str, column: int) -> str:
        return word

    def item(self, word: str, args: Arguments, column: int) -> Item:
        return Call(word, values(args))

    def event(self, word: str, args: Arguments, column: int) -> str:
        return word

    def moment(self, words: str, args: Arguments, column: int) -> str:
        return words


def values(args: Arguments) -> tuple[Argument, ...]:
    """The arguments without their columns."""
    return tuple(placed.value for placed in args)


def parse(text: str, words: Words | None = None) -> Effect:
    """The nodes of an effect text; `words` are those of a game, without them every word is taken.

    >>> parse("2 wood -> 3 vp")
    Exchange(cost=Goods(amount=2, noun='wood'), gain=Goods(amount=3, noun='vp'))
    >>> parse("2 wood -> -> 3 vp")
    Traceback (most recent call last):
    polyana.notation.parser.NotationError: column 11: '->' cannot stand here; \
expected a number or a word
    """
    try:
        tree = _parser().parse(text)
    except UnexpectedInput as error:
        raise _explained(error, text) from None
    try:
        return _Builder(words or AnyWords()).transform(tree)
    except VisitError as error:
        raise error.orig_exc from None


@cache
def _parser() -> Lark:
    grammar = files("polyana.notation").joinpath("grammar.lark").read_text(encoding="utf-8")
    return Lark(grammar, parser="lalr", lexer="basic", maybe_placeholders=True)


class _Written(NamedTuple):
    """A name with its arguments: a verb, a noun or a moment; its place tells which."""

    name: str
    args: Arguments
    column: int


class _Prefix(NamedTuple):
    """What stands before a colon."""

    node: type[When] | type[At]
    name: str
    args: tuple[Argument, ...]


class _Clause(NamedTuple):
    """A part and the prefixes that stand before it."""

    prefixes: tuple[_Prefix, ...]
    part: Part


@v_args(inline=True)
class _Builder(Transformer[Token, Effect]):
    """Builds the nodes from the leaves up: a method for every rule of the grammar."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def start(self, *clauses: _Clause | None) -> Effect:
        sections: list[tuple[tuple[_Prefix, ...], list[Part]]] = []
        for clause in clauses:
            if clause is None:
                continue
            if clause.prefixes or not sections or not sections[-1][0]:
                sections.append((clause.prefixes, [clause.part]))
            else:
                sections[-1][1].append(clause.part)
        return _sequence(_governed(prefixes, parts) for prefixes, parts in sections)

    def governed(self, prefix: _Prefix, clause: _Clause) -> _Clause:
        return _Clause((prefix, *clause.prefixes), clause.part)

    def when(self, event: Token, args: Arguments | Placed | None) -> _Prefix:
        given = (args,) if isinstance(args, Placed) else args or ()
        return _Prefix(When, self.words.event(str(event), given, _column(event)), values(given))

    def at(self, call: _Written) -> _Prefix:
        return _Prefix(At, self.words.moment(*call), values(call.args))

    def at_phrase(self, phrase: _Written, args: Arguments | None) -> _Prefix:
        return self.at(phrase._replace(args=args or ()))

    def at_number(self, moment: Token, number: Placed) -> _Prefix:
        return self.at(_Written(str(moment), (number,), _column(moment)))

    def phrase(self, *words: Token) -> _Written:
        return _Written(" ".join(words), (), _column(words[0]))

    def part(
        self, must: Token | None, cost: Side | None, gain: Side, times: int | str | None
    ) -> _Clause:
        whole: Side | Exchange = gain if cost is None else Exchange(cost, gain)
        repeated: Side | Exchange | Repeat = whole if times is None else Repeat(whole, times)
        return _Clause((), repeated if must is None else Must(repeated))

    def times(self, times: Token) -> int | str:
        if times.type == "TIMES":
            return int(times[1:])
        return self.words.counter(str(times), _column(times))

    def side(self, *options: Item | Bundle) -> Side:
        return options[0] if len(options) == 1 else Choice(options)

    def bundle(self, *items: Item) -> Item | Bundle:
        return items[0] if len(items) == 1 else Bundle(items)

    def goods(self, amount: Token, noun: Token) -> Goods:
        return Goods(int(amount), self.words.noun(str(noun), _column(noun)))

    def per(self, goods: Goods, group: Token | None, counter: Token, limit: Token | None) -> Per:
        return Per(
            goods,
            self.words.counter(str(counter), _column(counter)),
            group=1 if group is None else int(group),
            limit=None if limit is None else int(limit),
        )

    def named(self, call: _Written) -> Item:
        return self.words.item(*call)

    def call(self, name: Token, args: Arguments | None) -> _Written:
        return _Written(str(name), args or (), _column(name))

    def args(self, *given: Placed | Arguments) -> Arguments:
        flat: list[Placed] = []
        for argument in given:
            flat.extend((argument,) if isinstance(argument, Placed) else argument)
        return tuple(flat)

    def word(self, name: Token) -> Placed:
        return Placed(str(name), _column(name))

    def pair(self, first: Token, second: Token) -> Arguments:
        return self.word(first), self.word(second)

    def integer(self, number: Token) -> Placed:
        return Placed(int(number), _column(number))

    def amount(self, number: Token, noun: Token) -> Placed:
        return Placed(self.goods(number, noun), _column(number))

    def upto(self, number: Token, noun: Token) -> Placed:
        return Placed(UpTo(self.goods(number, noun)), _column(number))

    def tier(self, reached: Token, worth: Token) -> Placed:
        return Placed(Tier(int(reached), int(worth)), _column(reached))


def _governed(prefixes: tuple[_Prefix, ...], parts: list[Part]) -> Part | When | At:
    if not prefixes:
        return parts[0]
    first, *rest = prefixes
    inner = _governed(tuple(rest), parts) if rest else _sequence(parts)
    return first.node(first.name, first.args, inner)


def _sequence(parts: Iterable[Part | When | At]) -> Effect:
    found = tuple(parts)
    return found[0] if len(found) == 1 else Sequence(found)


def _column(token: Token) -> int:
    return token.column or 1


_EXPECTED = {
    "INT": "a number",
    "NAME": "a word",
    "TIMES": "'x2'",
    "X": "'x2'",
    "MUST": "'must'",
    "$END": "the end",
}


def _explained(error: UnexpectedInput, text: str) -> NotationError:
    """The parser's complaint as a sentence for somebody who writes cards."""
    if not isinstance(error, UnexpectedToken):
        found = text[error.column - 1]
        if found.isdigit():
            why = "'{found}' cannot stand here: a number is 1 or more, and a space follows it"
            return NotationError(error.column, "notation-number", why, found=found)
        why = "{found} cannot stand here: it means nothing"
        return NotationError(error.column, "notation-sign", why, found=repr(found))
    literals = {terminal.name: repr(terminal.pattern.value) for terminal in _parser().terminals}
    right = sorted(
        {_EXPECTED.get(name) or literals[name] for name in error.accepts or error.expected}
    )
    expected = " or ".join(right)
    if error.token.type == "$END":
        why = "the text stops too early; expected {expected}"
        return NotationError(len(text) + 1, "notation-short", why, expected=expected)
    why = "{found} cannot stand here; expected {expected}"
    found = repr(str(error.token))
    return NotationError(error.column, "notation-token", why, found=found, expected=expected)
