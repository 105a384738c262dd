"""What lies on the table of Tundra, as plain data. Everything is named by the ids of the content."""

from __future__ import annotations

from collections.abc import Generator
from typing import Literal

import msgspec

from polyana.games.tundra.content import Content
from polyana.kernel import Ask, Move, Table, Together
from polyana.kernel import Options as KernelOptions
from polyana.kernel import State as KernelState

Phase = Literal["boosts", "title", "boards", "towers", "roll", "dice", "end", "over"]
Kind = Literal["order", "boost", "advisor", "title", "tower"]


class Options(KernelOptions, frozen=True, forbid_unknown_fields=True):
    """Which Tundra is played: `layout` is `standard` or the id of an alternative for that many players."""

    players: int = 2
    layout: str = "standard"
    titles_and_personal_goals: bool = False


class Board(msgspec.Struct):
    """An order board: its side, the dice on its cells, and the boosts under it."""

    upgraded: bool = False
    dice: list[int] = []
    starting: str = ""
    boosts: list[str] = []


class Player(msgspec.Struct):
    """A player's character board and what lies around it."""

    character: str
    title: str
    goal: str
    berry: int
    resources: dict[str, int]
    vp: int
    dice_left: int
    workers_left: int
    towers_left: int
    boards: dict[str, Board]
    workers: list[str] = []
    """The places of the workers on the map."""
    dice: list[int] = []
    """The values of the unused dice on the character board, lowest first."""
    unrolled: int = 0
    idle: int = 0
    """T-228: dice set aside as used."""
    advisors: dict[str, bool] = {}
    """The advisors in front of the player; True is upright."""
    hand: list[str] = []
    """The starting boosts dealt; when two are tucked, the two that left the game."""
    scored: dict[str, int] = {}
    """Where the points came from."""
    goals: dict[str, int] = {}
    """Points from common goals."""


class GoalCard(msgspec.Struct):
    """A common goal on the table and the die that lies on it."""

    id: str
    seat: int | None = None
    die: int = 0


class Walk(msgspec.Struct):
    """A worker that has moved in this action: where it stands, and the glades it has been on (T-308)."""

    place: str
    seen: list[str]


class Doing(msgspec.Struct):
    """The action under way, so exactly that it can be left and taken up between any two picks."""

    kind: Kind
    source: str
    """The order board, card, title or place that acts."""
    key: str
    open: list[int]
    """The parts not begun yet."""
    part: int = -1
    times: int = 0
    """Repetitions left, the present one included."""
    option: int = -1
    paid: bool = False
    item: int = 0
    units: int = 0
    """Picks left of the item under way; 0 before it is begun."""
    walks: list[Walk] = []
    sites: list[str] = []
    """T-423: the glades on which a worker was placed."""
    gathered: dict[str, int] = {}
    """T-451: the figures that supplied a resource, by kind."""
    built: list[str] = []


class Activation(msgspec.Struct):
    """A die has been put on an order board: the actions that may still be done (T-231)."""

    board: str
    cell: int
    key: str
    """The board action as it was when the die was placed (T-234)."""
    pending: list[str]
    """The board itself and its boosts, as far as they have not acted."""


class State(KernelState):
    """The whole table."""

    layout: str
    variant: bool
    """Whether special titles and personal goals are played."""
    round: int
    phase: Phase
    first: int
    seat: int
    """Whose turn it is."""
    used: bool
    """Whether that player has used a die in this turn."""
    players: list[Player]
    face_down: dict[str, str]
    face_up: dict[str, str]
    """The glade tokens by place."""
    towers: dict[str, int]
    """By place: the owner of the tower there."""
    market: list[str]
    deck: list[str]
    """The city deck; its top is the end of the list."""
    discard: list[str]
    goals: list[GoalCard]
    activation: Activation | None
    bonuses: list[str]
    """The places of the towers whose bonus is still to be gained."""
    doing: Doing | None


TundraTable = Table[State, Content]
Stretch = Generator[Ask | Together, Move, bool]
"""A stretch of the rules; it ends with whether anybody was asked."""
