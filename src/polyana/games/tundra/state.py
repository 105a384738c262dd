"""What lies on the table of Tundra, as plain data. Everything is named by the ids of the content."""

from __future__ import annotations

from collections.abc import Generator
from typing import Annotated, Literal

import msgspec

from polyana.games.tundra.content import Content
from polyana.kernel import Ask, ById, Count, Id, Limits, Many, Move, Seat, Table, Together
from polyana.kernel import Options as KernelOptions
from polyana.kernel import State as KernelState

Phase = Literal["boosts", "title", "boards", "towers", "roll", "dice", "end", "over"]
Kind = Literal["order", "boost", "advisor", "title", "tower"]
Die = Annotated[int, Limits(1, 6)]
Place = Annotated[int, Limits(-1, 99)]
"""The number of a part or an option; -1 before one is chosen."""
Notation = Annotated[str, Limits(0, 200)]
"""An effect as it is written."""


class Options(KernelOptions, frozen=True, forbid_unknown_fields=True):
    """Which Tundra is played: `layout` is `standard` or the id of an alternative for that many players."""

    players: int = 2
    layout: str = "standard"
    titles_and_personal_goals: bool = False


class Board(msgspec.Struct):
    """An order board: its side, the dice on its cells, and the boosts under it."""

    upgraded: bool = False
    dice: Many[Count] = []
    starting: Id = ""
    boosts: Many[Id] = []


class Player(msgspec.Struct):
    """A player's character board and what lies around it."""

    character: Id
    title: Id
    goal: Id
    berry: Count
    resources: ById[Count]
    vp: Count
    dice_left: Count
    workers_left: Count
    towers_left: Count
    boards: ById[Board]
    workers: Many[Id] = []
    """The places of the workers on the map."""
    dice: Many[Die] = []
    """The values of the unused dice on the character board, lowest first."""
    unrolled: Count = 0
    idle: Count = 0
    """T-228: dice set aside as used."""
    advisors: ById[bool] = {}
    """The advisors in front of the player; True is upright."""
    hand: Many[Id] = []
    """The starting boosts dealt; when two are tucked, the two that left the game."""
    scored: ById[Count] = {}
    """Where the points came from."""
    goals: ById[Count] = {}
    """Points from common goals."""


class GoalCard(msgspec.Struct):
    """A common goal on the table and the die that lies on it."""

    id: Id
    seat: Seat | None = None
    die: Count = 0


class Walk(msgspec.Struct):
    """A worker that has moved in this action: where it stands, and the glades it has been on (T-308)."""

    place: Id
    seen: Many[Id]


class Doing(msgspec.Struct):
    """The action under way, so exactly that it can be left and taken up between any two picks."""

    kind: Kind
    source: Id
    """The order board, card, title or place that acts."""
    key: Notation
    open: Many[Count]
    """The parts not begun yet."""
    part: Place = -1
    times: Count = 0
    """Repetitions left, the present one included."""
    option: Place = -1
    paid: bool = False
    item: Count = 0
    units: Count = 0
    """Picks left of the item under way; 0 before it is begun."""
    walks: Many[Walk] = []
    sites: Many[Id] = []
    """T-423: the glades on which a worker was placed."""
    gathered: ById[Count] = {}
    """T-451: the figures that supplied a resource, by kind."""
    built: Many[Id] = []


class Activation(msgspec.Struct):
    """A die has been put on an order board: the actions that may still be done (T-231)."""

    board: Id
    cell: Count
    key: Notation
    """The board action as it was when the die was placed (T-234)."""
    pending: Many[Id]
    """The board itself and its boosts, as far as they have not acted."""


class State(KernelState):
    """The whole table."""

    layout: Id
    variant: bool
    """Whether special titles and personal goals are played."""
    round: Count
    phase: Phase
    first: Seat
    seat: Seat
    """Whose turn it is."""
    used: bool
    """Whether that player has used a die in this turn."""
    players: Many[Player]
    face_down: ById[Id]
    face_up: ById[Id]
    """The glade tokens by place."""
    towers: ById[Seat]
    """By place: the owner of the tower there."""
    market: Many[Id]
    deck: Many[Id]
    """The city deck; its top is the end of the list."""
    discard: Many[Id]
    goals: Many[GoalCard]
    activation: Activation | None
    bonuses: Many[Id]
    """The places of the towers whose bonus is still to be gained."""
    doing: Doing | None


TundraTable = Table[State, Content]
Stretch = Generator[Ask | Together, Move, bool]
"""A stretch of the rules; it ends with whether anybody was asked."""
