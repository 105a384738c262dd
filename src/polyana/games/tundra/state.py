"""What lies on the table of Tundra, as plain data. Everything is named by the ids of the content."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from polyana.games.tundra.content import Content
from polyana.games.tundra.deeds import AnyDeed
from polyana.kernel import ById, Count, Id, Limits, Many, Seat, Table
from polyana.kernel import Options as KernelOptions
from polyana.kernel import State as KernelState

Phase = Literal["boosts", "title", "boards", "towers", "roll", "dice", "end", "over"]
Die = Annotated[int, Limits(1, 6)]


class Options(KernelOptions, frozen=True, forbid_unknown_fields=True):
    """Which Tundra is played: `layout` is `standard` or the id of an alternative for that many players."""

    players: int = 2
    layout: str = "standard"
    titles_and_personal_goals: bool = False


class Board(msgspec.Struct):
    """An order board: its side, the dice on its cells, and the boosts under it."""

    upgraded: bool = False
    dice: Many[Die] = []
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
    die: Annotated[int, Limits(0, 6)] = 0


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
    agenda: Many[AnyDeed] = []
    """What is under way: a die that was placed, above it the bonuses of towers, on top an action."""


TundraTable = Table[State, Content]
