"""What lies on the table of Revive, as plain data. Everything is named by the ids of the content."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from polyana.games.revive.components import HalfName
from polyana.games.revive.content import Content
from polyana.games.revive.deeds import AnyDeed
from polyana.kernel import ById, Count, Id, Limits, Many, Seat, Table
from polyana.kernel import Options as KernelOptions
from polyana.kernel import State as KernelState

Phase = Literal[
    "tribes", "sides", "deal", "artifact_cards", "plates", "law", "begin", "turn", "over"
]  # fmt: skip
"""R-032: the setup in its order, then turn after turn."""
ChapterName = Literal["none", "chapter_1", "chapter_2", "chapter_3", "chapter_4", "chapter_5"]


class Options(KernelOptions, frozen=True, forbid_unknown_fields=True):
    """R-421: which Revive is played.

    `content` names parts of the campaign's content with commas between them, `all` or `none`. `chapter` is a chapter of
    the campaign, and `tale` tells how earlier ones ended: `2:97,-,3:121` (R-441).
    """

    players: Annotated[int, Limits(1, 4)] = 2
    tribes: Literal["random", "choice"] = "random"
    artifact_cards: Literal["secret", "choice", "shared"] = "secret"
    long_game: bool = False
    content: Annotated[str, Limits(0, 200)] = "none"
    chapter: ChapterName = "none"
    tale: Annotated[str, Limits(0, 60)] = "none"


class Played(msgspec.Struct, gc=False):
    """R-074: a card in a slot, and the half that is visible."""

    card: Id
    half: HalfName


class Building(msgspec.Struct, omit_defaults=True, gc=False):
    """A building on a hex."""

    seat: Seat
    large: bool = False


class Player(msgspec.Struct, omit_defaults=True, gc=False):
    """A tribe and all that belongs to it."""

    tribe: Id = ""
    side: Id = ""
    supply: ById[Count] = {}
    """R-040: crystals, gears, books and food."""
    energy: Count = 0
    """In the reserve."""
    machines: ById[Id] = {}
    """R-171: the machines that may be used, with the bonus space of each; empty for one of the tribe board."""
    charged: Many[Id] = []
    """The machines on which energy lies."""
    active: Many[Id] = []
    rest: Many[Id] = []
    slots: ById[Many[Played]] = {}
    """By slot the cards in it, the newest last."""
    removed: Many[Id] = []
    """R-224: cards that have left the game."""
    modules: ById[Id] = {}
    """By cell."""
    fired: Many[Id] = []
    """R-089: the cells whose activation symbol is spent."""
    closed: Many[Id] = []
    """R-207: crates that are closed; their owner alone knows them."""
    opened: ById[Count] = {}
    """R-222: opened crates, and how often each was used."""
    switch_up: bool = True
    plate: Id = ""
    plates: Many[Id] = []
    """R-433: the switch plates dealt, until one is kept."""
    artifact_card: Id = ""
    artifact_cards: Many[Id] = []
    """R-418: the artifact cards dealt, until one is kept."""
    put_back: Id = ""
    """R-418: the artifact card that was not kept; its owner knows that nobody has it."""
    artifacts: Many[Id] = []
    spare: Count = 0
    """R-312: spare artifacts."""
    end_tile: bool = False
    tracks: ById[Count] = {}
    """R-022: by colour the space of the marker."""
    spaces: Many[Id] = []
    """R-157: the bonus spaces that have paid."""
    markers: Count = 0
    """R-204: progress markers left on the tribe board."""
    progress: Count = 0
    """R-055: progress markers on the progress track."""
    vp: Count = 0
    """R-050: the points on the score track."""
    hibernation: Count = 0
    """The space of the hibernation marker."""
    techs: Many[Id] = []
    """R-124: the unlocked technologies."""
    fresh: Id = ""
    """R-388: the technology whose `at once` parts are just being resolved."""
    figures: Many[Id] = []
    """The locations where own figures stand."""
    small: Count = 0
    large: Count = 0
    """R-136: buildings in the supply."""
    oceans: Many[Id] = []
    """R-144: the ocean hexes that were rewarded by adjacency."""
    tokens: Count = 0
    """R-384: tokens of the tribe side in the supply."""
    falcon: Id = ""
    """R-379: where the falcon is."""
    turns: Count = 0
    """Turns that are over."""


class Display(msgspec.Struct, omit_defaults=True, gc=False):
    """A stack and what lies open beside it; the top of the stack is the end of the list."""

    stack: Many[Id] = []
    open: Many[Id] = []


class Turn(msgspec.Struct, omit_defaults=True, gc=False):
    """What the player in turn has done, and what is armed."""

    actions: Count = 0
    asleep: bool = False
    """R-191: whether the fixed steps of a hibernation are under way."""
    slept: bool = False
    """R-181: whether energy has returned: no machine may be used any more."""
    armed: ById[Count] = {}
    """R-174: `range`, the map actions with their discounts, `rotate_card`, `all_colours`, `explore_anywhere`."""
    rainbow: Many[Id] = []
    """R-221: the cards that count as all colours until their plays are resolved; one can be played inside another."""
    copied: Id = ""
    """R-375: the card of somebody else that counts as lying in a slot while its half is used."""


class State(KernelState):
    """The whole table."""

    options: Options
    phase: Phase
    first: Seat
    seat: Seat
    """Whose turn it is."""
    turn: Turn
    players: Many[Player]
    tiles: ById[Id]
    """By tile place; nobody knows those that are not explored."""
    turned: Many[Id]
    """R-003: the places whose tile lies in orientation 1."""
    explored: Many[Id]
    """The area places that were explored, in order."""
    ground: Annotated[str, Limits(0, 200)]
    """What is known of the board, a letter for every hex and corner in the order of the board (`board.LETTERS`)."""
    large: ById[Id]
    """R-006: by corner its large location."""
    clusters: bool
    """R-434: whether the crystal clusters lie on the board."""
    buildings: ById[Building]
    """By hex."""
    laid: ById[Seat]
    """R-352, R-368: by hex the owner of the forest or desert tile that covers it."""
    temples: ById[Seat]
    targets: ById[Seat]
    workshops: ById[Seat]
    citizens: Display
    machines: ById[Display]
    """R-008: by colour."""
    modules: Display
    module_discard: Many[Id]
    """R-094: the open pile of discarded modules."""
    discarded: Many[Id]
    """R-405: what the solo player has thrown away."""
    crates: Many[Id]
    """R-011: the stack; its top is the end of the list."""
    energy: Count
    """Energy tokens in the supply."""
    artifacts: Many[Id]
    """R-012: the main artifacts in the craters."""
    spare: Count
    """R-416: spare artifacts that lie beside them."""
    laid_out: Count
    """R-439: how many artifacts lay there at the beginning."""
    shared_card: Id
    """R-419: the artifact card that counts for everybody."""
    event: bool
    """R-438: whether the event of the chapter has happened."""
    cube: Count
    """R-401: the action cube of the solo game; 0 with several players."""
    ending: bool
    """R-313: the last main artifact is gone."""
    last: Many[Seat]
    """R-313: who still has a last turn, in this order."""
    agenda: Many[AnyDeed]
    """What is still to be done before the phase goes on; the last comes first."""


ReviveTable = Table[State, Content]


def clockwise(state: State, start: int) -> Iterator[int]:
    """All seats from one on."""
    number = len(state.players)
    for further in range(number):
        yield (start + further) % number


def alone(state: State) -> bool:
    """Whether one player plays."""
    return len(state.players) == 1
