"""What every drawing of a table needs: who looks, what they may do, and the words for it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from rich.rule import Rule
from rich.text import Text

from polyana.drawing.flow import FAINT
from polyana.drawing.symbols import Symbols
from polyana.kernel import Move, Sight, move_from
from polyana.speech import TableTalk

SHAPES: Final = "●■▲◆"
"""Players differ by shape as well as by colour."""
COLOURS: Final = ("#3B6FB6", "#D9822B", "#2A9D8F", "#8E5BA6")
"""The colours of the seats, where a game has no others; they hold on dark and on light ground."""
CAN_DO: Final = "bold #E0218A"
"""The one colour that means: you can do this. It always comes with the pointer `►`."""


class Seen(Protocol):
    """A view of a table: it shows something of every player."""

    @property
    def players(self) -> Sequence[Any]: ...


C = TypeVar("C")
V = TypeVar("V", bound=Seen)
P = TypeVar("P")


@dataclass(frozen=True)
class Scene(Generic[C, V, P]):
    """A table as somebody looks at it: the content of the game, the view of the seat, and the words for them."""

    symbols: ClassVar[Symbols] = Symbols({})
    """The signs of the game."""

    content: C
    view: V
    talk: TableTalk
    players: Sequence[str]
    seat: int | None
    moves: frozenset[Move]
    asked: frozenset[int]
    width: int

    @property
    def viewer(self) -> P | None:
        """What is seen of the player that looks; spectators are none."""
        if self.seat is None:
            return None
        player: P = self.view.players[self.seat]
        return player

    @cached_property
    def named(self) -> frozenset[str]:
        """Everything that an answer of the viewer names."""
        return frozenset(word for move in self.moves for word in move[1:])

    @property
    def narrow(self) -> bool:
        """Whether there is room for the necessary only."""
        return self.width < 100

    def say(self, name: str, /, **args: str | int) -> str:
        """A message of this screen."""
        return self.talk.say(f"screen-{name}", **args)

    def says(self, name: str) -> bool:
        """Whether this screen has such a message."""
        return self.talk.has(f"screen-{name}")

    def weave(self, name: str, /, **pieces: Text | str | int) -> Text:
        """A message of this screen with coloured pieces in it, in the order its language wants."""
        plain: dict[str, str | int] = {}
        coloured: dict[str, Text] = {}
        for key, piece in pieces.items():
            if isinstance(piece, Text):
                stand_in = chr(0xE000 + len(coloured))
                coloured[stand_in] = piece
                plain[key] = stand_in
            else:
                plain[key] = piece
        woven = Text()
        for part in re.split("([\ue000-\ue0ff])", self.say(name, **plain)):
            woven.append_text(coloured.get(part, Text(part)))
        return woven

    def draws(self, word: str) -> bool:
        """Whether there is a sign for a word."""
        return word in self.symbols

    def sign(self, word: str, number: int | None = None) -> Text:
        """The sign of a word, with how many of it there are."""
        return self.symbols(word, number)

    def colour(self, seat: int) -> str:
        """The colour of a player."""
        return COLOURS[seat]

    def token(self, seat: int, number: int = 1) -> Text:
        """A player's shape in the player's colour."""
        return Text(SHAPES[seat] * number, f"bold {self.colour(seat)}")

    def player(self, seat: int, width: int = 0) -> Text:
        """A player's shape and name, cut to a width if one is given."""
        text = Text(f"{SHAPES[seat]} {self.players[seat]}", f"bold {self.colour(seat)}")
        if width:
            text.truncate(width, overflow="ellipsis")
        return text

    def name(self, thing: str, style: str = "") -> Text:
        """The name of a component."""
        return Text(self.talk.name(thing), style)

    def pointer(self, *moves: Move) -> Text:
        """The sign that the viewer may do one of these; a blank of the same width if not."""
        return Text("►", CAN_DO) if self.moves.intersection(moves) else Text(" ")


def own_moves(sight: Sight) -> frozenset[Move]:
    """What the seat that looks may answer."""
    own = [question for question in sight.questions if question.seat == sight.seat]
    return frozenset(move_from(option) for question in own for option in question.options)


def asked(sight: Sight) -> frozenset[int]:
    """The seats that are asked something."""
    return frozenset(question.seat for question in sight.questions)


def section(scene: Scene[C, V, P], name: str) -> Rule:
    """The title of a part of the table."""
    return Rule(Text(scene.say(f"section-{name}"), "bold"), align="left", style=FAINT)
