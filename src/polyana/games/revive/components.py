"""The components of Revive as the content files write them, one structure for each kind of entry."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from polyana.kernel import Entry, Named, Shown, Text
from polyana.maps import Hex

Colour = Literal["grey", "green", "yellow"]
"""The colours of tracks, cards, modules and machines."""
Gem = Literal["purple", "orange", "white"]
"""The colours of main artifacts."""
HexKind = Literal["desert", "forest", "mountain", "field", "ocean", "city"]
HalfName = Literal["top", "bottom"]
Number = Annotated[int, msgspec.Meta(ge=0, le=999)]
Label = Literal["1+", "2+", "3+", "4"]
"""R-012: the smallest number of players that uses an artifact."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something inside an entry."""


# board.toml


class BoardEntry(Named, frozen=True, kw_only=True):
    """R-001: the main board; its middle is the pit."""

    layout: Literal["pointy"]
    pit: Hex
    hex_count: Number
    tile_hexes: Number


class Place(Entry, frozen=True, kw_only=True):
    """R-002: a place for a tile of four hexes."""

    id: str
    kind: Literal["start", "area"]
    hexes: tuple[Hex, ...]


class LargePlace(Named, frozen=True, kw_only=True):
    """R-104: a corner for a large location, which is one big hex beside those it touches."""

    touches: tuple[Hex, ...]
    at: Shown[tuple[float, float]]


class CrystalSymbol(Entry, frozen=True, kw_only=True):
    """R-142: a crystal on the rim, drawn at a hex off the board."""

    id: str
    at: Shown[Hex]
    touches: tuple[Hex, ...]


class Cluster(Entry, frozen=True, kw_only=True):
    """R-434: a crystal cluster on a corner that hexes share."""

    id: str
    touches: tuple[Hex, ...]


class ScoreTrack(Entry, frozen=True, kw_only=True):
    """R-052: how long the score track is."""

    length: Number


class ScoreBonus(Entry, frozen=True, kw_only=True):
    """R-051: what a space of the score track pays once."""

    at: Number
    effect: str


class HibernationTrack(Entry, frozen=True, kw_only=True):
    """R-029, R-186, R-188: where the track begins and ends, and where an artifact is removed."""

    start: Number
    last: Number
    remove_main_artifact_on_entering: Number


class HibernationSpace(Entry, frozen=True, kw_only=True):
    """R-185: a space of the hibernation track and its reward."""

    space: Number
    reward: str


# tiles.toml, large_locations.toml


class StartTile(Named, frozen=True, kw_only=True):
    """R-004: a starting tile, face up from the beginning; `ocean` is the reward of its ocean hex."""

    hexes: tuple[HexKind, ...]
    ocean: str = ""


class AreaTile(Named, frozen=True, kw_only=True):
    """R-005: an area tile; cost and points stand on its back."""

    cost: str
    vp: Number
    hexes: tuple[HexKind, ...]
    ocean: str = ""


class LargeKind(Named, frozen=True, kw_only=True):
    """R-335: a large location and what it scores."""

    effect: str
    campaign: bool


class PresenceStep(Part, frozen=True, kw_only=True):
    """R-336: points for presence on at least so many tiles."""

    tiles: Number
    vp: Number


class TilePresence(Entry, frozen=True, kw_only=True):
    """R-336: the steps of tile presence."""

    steps: tuple[PresenceStep, ...]


class LargeTile(Entry, frozen=True, kw_only=True):
    """R-006: a tile with a large location on each side."""

    id: str
    side_a: str
    side_b: str
    campaign: bool


# player_board.toml


class ResourceEntry(Named, frozen=True, kw_only=True):
    """R-040: a resource and its cap."""

    cap: Number
    basic: bool


class Track(Named, frozen=True, kw_only=True):
    """R-155, R-161: a machine track: the points printed on its spaces, and what a step beyond the last gives."""

    id: Colour
    terrain: HexKind
    resource: str
    values: tuple[Number, ...]
    last: Number
    beyond_last: str


class Bonus(Entry, frozen=True, kw_only=True):
    """R-156: a bonus space; `needs` says where the markers must stand."""

    id: str
    kind: Literal["standard", "special", "cards", "artifact"]
    colour: Colour
    needs: dict[Colour, Number]
    machine: str = ""
    effect: str = ""


class MachineEntry(Named, frozen=True, kw_only=True):
    """A standard or special machine."""

    colour: Colour
    effect: str
    flasks: Number


class ProgressSpace(Entry, frozen=True, kw_only=True):
    """R-056, R-057: a space of the progress track."""

    space: Number
    vp: Number
    bonus: str = ""


class Cell(Part, frozen=True, kw_only=True):
    """R-086: a module cell; `instant` is the activation symbol."""

    instant: bool


class Slot(Named, frozen=True, kw_only=True):
    """R-071, R-072: a slot for cards with its module cells."""

    half: Literal["top", "bottom", "choice"]
    locked: bool
    cells: tuple[Cell, ...]


class Switch(Entry, frozen=True, kw_only=True):
    """R-095: what the switch gives."""

    name: Text
    effect: str


class SwitchPlate(Named, frozen=True, kw_only=True):
    """R-433: what the switch gives instead."""

    effect: str
    campaign: bool


# cards.toml, machines.toml, modules.toml, crates.toml


class StartSets(Entry, frozen=True, kw_only=True):
    """R-025: the sets of starting cards, which are alike."""

    sets: tuple[str, ...]


class HalfEntry(Part, frozen=True, kw_only=True):
    """A half of a card; `chain` is the slot symbol (R-073)."""

    effect: str
    chain: bool
    flasks: Number


class CardEntry(Named, frozen=True, kw_only=True):
    """A starting card or a citizen card."""

    colour: Colour
    top: HalfEntry
    bottom: HalfEntry


class ModuleEntry(Named, frozen=True, kw_only=True):
    """R-090: a module with one or two colours."""

    colours: tuple[Colour, ...]
    effect: str
    flasks: Number


class CrateEntry(Named, frozen=True, kw_only=True):
    """A kind of crate."""

    effect: str
    copies: Number


# artifacts.toml


class MainArtifact(Named, frozen=True, kw_only=True):
    """R-012: a main artifact; it is used from `min_players` on."""

    colour: Gem
    label: Label
    min_players: Number


class SpareArtifact(Entry, frozen=True, kw_only=True):
    """R-312: the spare artifacts."""

    name: Text
    count: Shown[int]
    unlimited: bool
    endvp: Number


class EndTile(Entry, frozen=True, kw_only=True):
    """R-311: the end-of-game tile."""

    name: Text
    count: Shown[int]
    endvp: Number


class Category(Named, frozen=True, kw_only=True):
    """R-332: what an artifact card may count."""

    effect: str


class ArtifactCard(Named, frozen=True, kw_only=True):
    """R-331: an artifact card with the category of each colour."""

    purple: str
    orange: str
    white: str


# tribes.toml


class Tribe(Named, frozen=True, kw_only=True):
    """R-021, R-435: a tribe; `switch` is the part of the campaign's content that brings it."""

    campaign: bool
    switch: str = ""


class Tokens(Part, frozen=True, kw_only=True):
    """The tokens that a moon side brings along."""

    kind: str
    count: Number


class Tech(Named, frozen=True, kw_only=True):
    """R-122: a technology of a tribe board, at its position in the tree."""

    pos: Number
    effect: str
    cost: Number
    endvp: Number


class Side(Named, frozen=True, kw_only=True):
    """A side of a tribe board: its ability and its tree of technologies."""

    tribe: str
    side: Literal["sun", "moon"]
    ability: str
    campaign: bool
    edges: tuple[tuple[int, int], ...]
    tech: tuple[Tech, ...]
    switch: str = ""
    """R-436: the part of the campaign's content that brings a moon side."""
    tokens: Tokens | None = None


class Token(Named, frozen=True, kw_only=True):
    """A token of a moon side."""

    count: Number
    side: str


# words.toml


class Word(Named, frozen=True, kw_only=True):
    """What a kind of hex or a colour is called."""
