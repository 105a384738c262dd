"""What a game provides, and nothing else."""

from __future__ import annotations

import difflib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import ClassVar, Final, Generic, Self, TypeVar

import msgspec

from polyana.kernel.asking import Ask, Move, Rules
from polyana.kernel.chance import Chance
from polyana.kernel.limits import beyond
from polyana.kernel.refusal import Refusal
from polyana.kernel.state import Fact, State
from polyana.kernel.table import C, Table

OptionValue = str | int | bool


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The variant that is played. A game adds its own; how many people play is always one of them."""

    players: int


class BadOptions(Refusal):
    """Options that no game can be set up with; the sentence says which and what would be right."""


class Line(msgspec.Struct, frozen=True):
    """One line of a score sheet."""

    what: str
    points: int
    facts: tuple[Fact, ...] = ()
    note: bool = False
    """Whether it only says something: how the scenario ended, how far a goal was reached."""


class Caution(msgspec.Struct, frozen=True):
    """Something to be read before a move that may be a mistake: the Fluent message is `caution-<what>`."""

    what: str
    facts: tuple[Fact, ...] = ()


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be done now: the Fluent message is `whynot-<what>`."""

    what: str
    facts: tuple[Fact, ...] = ()


LATER: Final = Reason("later")
"""Nothing stands against it but that something else is asked first."""


def meanwhile(ask: Ask, words: Iterable[str], reasons: list[Reason]) -> list[Reason]:
    """What stands against a thing while something else is asked, and that something else is.

    `words` are those by which moves speak of the thing. Nothing, if an answer does: then it can be chosen.

    >>> ask = Ask(0, "pay", [("pay", "wood"), ("pay", "gold")])
    >>> meanwhile(ask, ["gold"], [LATER])
    []
    >>> [reason.what for reason in meanwhile(ask, ["mill"], [LATER])]
    ['later', 'asked']
    """
    named = set(words)
    if not reasons or any(not named.isdisjoint(option) for option in ask.options):
        return []
    return [*reasons, Reason("asked")]


class Result(msgspec.Struct, frozen=True):
    """How a game ended: points, places (1 is first, ties share a place), and the score sheet of every seat."""

    scores: list[int]
    places: list[int]
    sheets: list[list[Line]]

    @classmethod
    def ranked(
        cls, sheets: list[list[Line]], tie_breaks: Sequence[tuple[int, ...]] | None = None
    ) -> Result:
        """The result of these sheets: most points first, then whatever breaks ties; still tied, a place is shared.

        >>> sheets = [[Line("towers", 4)], [Line("towers", 3), Line("goods", 1)], [Line("towers", 4)]]
        >>> Result.ranked(sheets, [(2,), (7,), (2,)]).places
        [2, 1, 2]
        """
        scores = [sum(line.points for line in sheet) for sheet in sheets]
        breaks = tie_breaks if tie_breaks is not None else [()] * len(scores)
        ranks = [(points, *more) for points, more in zip(scores, breaks, strict=True)]
        places = [1 + sum(other > own for other in ranks) for own in ranks]
        return cls(scores, places, sheets)

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741 - S, O, C: state, options, content


class Game(ABC, Generic[S, O, C]):
    """A game: its options, its state, its rules, and what each seat may see of them."""

    name: ClassVar[str]
    version: ClassVar[int]
    """Raised whenever a change of the rules makes old records replay differently."""
    free: ClassVar[bool] = False
    """Whether options can be combined at will; the variants are then one of each kind."""
    things: ClassVar[tuple[str, ...]] = ()
    """The first words by which `why_not` knows things with a name: `ship`, `hand`."""
    option_needs: ClassVar[Mapping[str, Mapping[str, Sequence[OptionValue]]]] = {}
    """When an option means anything: by its name, the values that other options must have for it."""
    first_options: ClassVar[Mapping[str, OptionValue]] = {}
    """What is otherwise than usual at a table of somebody who plays this game for the first time."""
    promises: ClassVar[tuple[str, ...]] = ()
    """Parts of the evaluation that say what may still come; what they lose has come or was used, and is no cost."""
    untold: ClassVar[tuple[str, ...]] = ()
    """Parts of the evaluation that no player would speak of: hints leave them out."""
    much: ClassVar[float] = 2.0
    """Points that a move must give away, by the evaluation, before the coach says anything."""
    options_type: type[O]
    state_type: type[S]

    def __init__(self, content: C, content_hash: str = "") -> None:
        self.content = content
        self.content_hash = content_hash
        self.encode = msgspec.msgpack.Encoder().encode
        self.decode = msgspec.msgpack.Decoder(self.state_type).decode
        self._beyond = beyond(self.state_type)

    def __reduce__(self) -> tuple[type[Self], tuple[C, str]]:
        """A game goes to other processes with its content."""
        return type(self), (self.content, self.content_hash)

    @abstractmethod
    def variants(self) -> list[O]:
        """All kinds of table this game can be set up for; the checks play every one of them."""

    def sequel(self, options: O, result: Result) -> O:
        """The options of the next game after one with these options has ended like this: the same again.

        A campaign lives in the options alone, and goes on here; the number of players stays. The message `sequel` in
        the game's locale says what the next game is called.
        """
        return options

    @abstractmethod
    def setup(self, options: O, chance: Chance) -> S:
        """The table before the first step."""

    @abstractmethod
    def step(self, table: Table[S, C]) -> Rules:
        """One short stretch of play, a turn or a phase; started again and again until the game is over."""

    @abstractmethod
    def over(self, state: S) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def result(self, state: S) -> Result:
        """Points, places and score sheets; of a game that goes on, as if it ended now."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> msgspec.Struct:
        """What a seat may see, or a spectator (None): the only gate through which a state leaves."""

    def cautions(self, state: S, ask: Ask, move: Move) -> list[Caution]:
        """What the asked seat should read before it gives this answer; nearly always nothing.

        It leaves with the view, so it may hang only on what the seat can see.
        """
        return []

    def why_not(self, state: S, ask: Ask, thing: str) -> list[Reason]:
        """Why the asked seat can do nothing with a thing on the table, named as the page names it: `ship 2`.

        Nothing if a move lies on it, if the game knows no such thing, or if there is no better reason than that
        something else is asked; where there is one, `meanwhile` says both. It leaves for the seat, so it may hang only
        on what the seat can see.
        """
        return []

    def wants(self, state: S, seat: int) -> dict[str, dict[str, int]]:
        """What a seat may want to do next, by the id of the thing, and how much of what it still lacks for it.

        For hints: a move that brings what is lacking is good for that thing. Only what the seat can see may stand here.
        """
        return {}

    @abstractmethod
    def imagine(self, state: S, seat: int, chance: Chance) -> S:
        """A state that looks the same to the seat; all that it cannot see is guessed. May change what it is given."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> dict[str, float]:
        """How well a seat stands, in points, by parts that can be named to a person."""

    def at_rest(self, state: S) -> bool:
        """Whether nothing is under way between two steps, so that a position can be judged. For the bots.

        Only a game whose steps are shorter than what a player does in one go has to say.
        """
        return True

    def stretch_of(self, state: S) -> str:
        """The stretch of play, a round for example, that bots play out in their thoughts before they judge a table.

        Empty if stretches are too long for that: then the bots judge when everybody has had a turn.
        """
        return ""

    def forecast(self, state: S, seat: int) -> float:
        """How well a seat stands at the end of a stretch, in points; the evaluation, if nothing better is known."""
        return sum(self.evaluate(state, seat).values())

    def round_of(self, state: S) -> int:
        """Which round is being played, from 1 on; a game without rounds is one long round. For the arena."""
        return 1

    def traits(self, state: S) -> dict[str, list[list[str]]]:
        """What the seats began with, by the name of the choice: the ids of every seat. For the arena.

        Asked for during the first round. A choice of the whole table, such as a map, is the same for every seat; one
        that is not made at this table is left out. `choice-<name>` in the game's locale is its title.
        """
        return {}

    def audit(self, state: S) -> list[str]:
        """Sentences about anything on this table that cannot be: lost pieces, broken limits, ids of nothing.

        Whatever passes must be playable: positions come from strangers, too.
        """
        return []

    def faults(self, state: S) -> list[str]:
        """All that cannot be: what lies beyond the limits of its type, or else what the audit finds."""
        excess = self._beyond(state) if self._beyond else ""
        return [excess.removeprefix(".")] if excess else self.audit(state)

    def secrets(self, state: S, seat: int | None) -> set[str]:
        """Ids that must not occur anywhere in what the seat sees. For the checks."""
        return set()

    def box(self) -> object:
        """What is in the box: the components as the page draws them; all of the content, unless a game says less."""
        return self.content

    def names(self, language: str) -> dict[str, str]:
        """The names of components by their ids, as people read them."""
        return {}

    def texts(self, language: str) -> dict[str, str]:
        """What the effects of cards and tiles say, by their notation."""
        return {}

    def signs(self) -> Mapping[str, Sequence[object]]:
        """What the effects of cards and tiles look like in signs, by their notation."""
        return {}

    def options(self, given: Mapping[str, object]) -> O:
        """Validated options from a mapping; texts such as `true` and `3` are understood.

        Raises BadOptions with a sentence for people.
        """
        known = _fields(self.options_type)
        for key in given:
            if key not in known:
                near = difflib.get_close_matches(key, known, 1)
                hint = f"; did you mean {near[0]}?" if near else ""
                raise BadOptions(
                    f"{self.name} has no option {key} (it has {', '.join(known)}){hint}",
                    "option-unknown",
                    game=self.name,
                    option=key,
                    known=", ".join(known),
                    near=near[0] if near else "none",
                )
        for key, value in given.items():
            try:
                msgspec.convert(value, known[key].type, strict=False)
            except msgspec.ValidationError:
                wanted, refusal, facts = _wanted(known[key].type)
                sentence = f"{self.name}: {key} must be {wanted}, not {value}"
                raise BadOptions(sentence, refusal, option=key, value=str(value), **facts) from None
        try:
            options = msgspec.convert(dict(given), self.options_type, strict=False)
        except msgspec.ValidationError as error:
            sentence = f"{self.name}: {error}"
            raise BadOptions(
                sentence, "options-misfit", game=self.name, reason=str(error)
            ) from None
        numbers = sorted({variant.players for variant in self.variants()})
        if options.players not in numbers:
            allowed = " or ".join(map(str, numbers))
            sentence = f"{self.name} is for {allowed} players, not {options.players}"
            raise BadOptions(
                sentence,
                "option-players",
                game=self.name,
                allowed=", ".join(map(str, numbers)),
                players=options.players,
            )
        return options


@cache
def _fields(options: type[Options]) -> dict[str, msgspec.structs.FieldInfo]:
    return {field.name: field for field in msgspec.structs.fields(options)}


def _wanted(kind: type) -> tuple[str, str, dict[str, str | int]]:
    """What an option of this type may be: in English, and as a refusal with its facts."""
    match msgspec.inspect.type_info(kind):
        case msgspec.inspect.LiteralType(values=values):
            words = [str(value) for value in values]
        case msgspec.inspect.BoolType():
            words = ["true", "false"]
        case msgspec.inspect.IntType(ge=int(least), le=int(most)):
            facts = {"least": least, "most": most}
            return f"a number from {least} to {most}", "option-range", {**facts}
        case msgspec.inspect.IntType():
            return "a number", "option-number", {}
        case other:
            words = [type(other).__name__.removesuffix("Type").lower()]
    return " or ".join(words), "option-value", {"wanted": ", ".join(words)}
