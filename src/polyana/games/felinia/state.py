"""What lies on the table of Felinia, as plain data. Everything is named by the ids of the content."""

from __future__ import annotations

from typing import Literal

import msgspec

from polyana.games.felinia.components import Content
from polyana.kernel import Options as KernelOptions
from polyana.kernel import State as KernelState
from polyana.kernel import Table

Phase = Literal["bidding", "trade", "exploration", "storage", "over"]
Ending = Literal["", "merchants", "decks"]


class Options(KernelOptions, frozen=True, forbid_unknown_fields=True):
    """Which Felinia is played."""

    players: int = 3
    mode: Literal["basic", "advanced"] = "basic"
    next_deck_open: bool = False


class Player(msgspec.Struct):
    """A player's board and what lies around it."""

    coins: int
    stock: int
    hold: dict[str, int]
    cards: dict[str, int]
    tiles: list[str] = []
    specials: list[str] = []
    bonuses: list[str] = []
    mysteries: list[str] = []


class Ship(msgspec.Struct):
    """A ship at the quay: its deck tile (empty if it has none) and the owners of its merchants, bow first."""

    deck: str = ""
    seats: list[int] = []


class Journey(msgspec.Struct):
    """The bow merchant of the ship that is sailing, on its way over the island."""

    seat: int
    province: str
    entered: list[str]
    free_steps: int
    flips: int
    drawn: list[str] = []


class State(KernelState):
    """The whole table."""

    mode: str
    next_deck_open: bool
    players: list[Player]
    first: int
    bag: dict[str, int]
    markets: dict[str, dict[str, int]]
    stacks: dict[str, list[int]]
    bonuses: list[str]
    ships: list[Ship]
    deck: list[str]
    discarded: list[str]
    face_down: dict[str, str]
    face_up: dict[str, str]
    merchants: dict[str, int]
    mysteries: list[str]
    removed: list[str] = []
    round: int = 1
    phase: Phase = "bidding"
    lap: int = 1
    turn: int = 0
    place: int = 0
    sailing: list[int] = []
    journey: Journey | None = None
    ending: Ending = ""


FeliniaTable = Table[State, Content]
