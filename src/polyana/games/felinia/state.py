"""What lies on the table of Felinia, as plain data. Everything is named by the ids of the content."""

from __future__ import annotations

from typing import Literal

import msgspec

from polyana.games.felinia.content import Content
from polyana.kernel import ById, Count, Id, Many, Seat, Table
from polyana.kernel import Options as KernelOptions
from polyana.kernel import State as KernelState

Mode = Literal["basic", "advanced"]
Phase = Literal["bidding", "trade", "exploration", "storage", "over"]
Ending = Literal["", "merchants", "decks"]


class Options(KernelOptions, frozen=True, forbid_unknown_fields=True):
    """Which Felinia is played."""

    players: int = 3
    mode: Mode = "basic"
    next_deck_open: bool = False


class Player(msgspec.Struct):
    """A player's board and what lies around it."""

    coins: Count
    stock: Count
    hold: ById[Count]
    cards: ById[Count]
    tiles: Many[Id] = []
    specials: Many[Id] = []
    bonuses: Many[Id] = []
    mysteries: Many[Id] = []


class Ship(msgspec.Struct):
    """A ship at the quay: its deck tile (empty if it has none) and the owners of its merchants, bow first."""

    deck: Id = ""
    seats: Many[Seat] = []


class Journey(msgspec.Struct):
    """The bow merchant of the ship that is sailing, on its way over the island."""

    seat: Seat
    province: Id
    entered: Many[Id]
    free_steps: Count
    flips: Count
    drawn: Many[Id] = []


class State(KernelState):
    """The whole table."""

    mode: Mode
    next_deck_open: bool
    players: Many[Player]
    first: Seat
    bag: ById[Count]
    markets: ById[ById[Count]]
    stacks: ById[Many[Seat]]
    bonuses: Many[Id]
    ships: Many[Ship]
    deck: Many[Id]
    discarded: Many[Id]
    face_down: ById[Id]
    face_up: ById[Id]
    merchants: ById[Seat]
    mysteries: Many[Id]
    removed: Many[Id] = []
    round: Count = 1
    phase: Phase = "bidding"
    lap: Count = 1
    turn: Count = 0
    place: Count = 0
    sailing: Many[Count] = []
    journey: Journey | None = None
    ending: Ending = ""


FeliniaTable = Table[State, Content]
