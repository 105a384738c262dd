"""How Revive is played, as the content files write it: numbers of players, variants, solo, the campaign."""

from __future__ import annotations

from typing import Literal

import msgspec

from polyana.games.revive.components import Label, Number
from polyana.kernel import Entry, Named, Shown, Text

# modes.toml


class Counts(Entry, frozen=True, kw_only=True):
    """How many there are of everything."""

    citizens_shown: Number
    modules_shown: Number
    machines_shown_per_colour: Number
    large_locations_used: Number
    energy_tokens: Number
    start_energy: Number
    start_cards_active: Number
    start_cards_rest: Number
    small_buildings: Number
    large_buildings: Number
    figures: Number
    progress_markers_on_tribe: Number


class Costs(Entry, frozen=True, kw_only=True):
    """R-135, R-146, R-330: the prices of buildings, and what leftovers are worth."""

    small_building: str
    large_building: str
    large_building_multiplier: Number
    leftover_resources_per_point: Number


class PlayerCount(Entry, frozen=True, kw_only=True):
    """R-012, R-400: what a number of players means."""

    count: Number
    artifact_labels: tuple[Label, ...]
    main_artifacts: Number
    actions_per_turn: Number
    end_tile: bool


class StartResources(Entry, frozen=True, kw_only=True):
    """R-030: what the players begin with, by their place in the order of turns."""

    seat: Number
    gain: str


class SoloNumbers(Entry, frozen=True, kw_only=True):
    """R-401, R-402: the clock of the solo game."""

    start: str
    cube_start: Number
    cube_end: Number
    step_play_card: Number
    step_hibernate: Number


class SoloRating(Entry, frozen=True, kw_only=True):
    """R-407: what a total is called."""

    from_: Number = msgspec.field(name="from")
    name: Text


class Variant(Named, frozen=True, kw_only=True):
    """A21: a variant."""

    meaning: Shown[str]
    min_players: Number = 1


class ContentSwitch(Named, frozen=True, kw_only=True):
    """A22: a part of the campaign's content."""

    meaning: Shown[str]
    campaign: bool


# campaign.toml


class Chapter(Named, frozen=True, kw_only=True):
    """R-431, R-432: a chapter; `bright_from` by number of players."""

    number: Number
    unlocks: tuple[str, ...]
    bright_from: tuple[Number, ...]


class CampaignCard(Named, frozen=True, kw_only=True):
    """R-431: a card of the campaign; laws and events do something."""

    number: Number
    chapter: Number
    kind: Literal["prologue", "unlock", "law", "event", "bright", "dim"]
    text: Text
    unlocks: Shown[tuple[str, ...]] = ()
    setup: str = ""
    trigger: str = ""
    effect: str = ""
    others: str = ""


class Epilogue(Named, frozen=True, kw_only=True):
    """R-445: what is read after the last chapter."""

    bright: Number
    text: Text
