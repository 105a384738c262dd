"""The content of Revive as the rules know it: typed entries, and everything compiled from their effects."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from string import ascii_lowercase

from polyana.games.revive.board import PIT, Board
from polyana.games.revive.components import (
    ArtifactCard,
    BoardEntry,
    Category,
    CrystalSymbol,
    EndTile,
    HibernationTrack,
    LargeKind,
    LargePlace,
    LargeTile,
    MainArtifact,
    ProgressSpace,
    ResourceEntry,
    ScoreTrack,
    Slot,
    SpareArtifact,
    Switch,
    TilePresence,
    Track,
    Tribe,
    Word,
)
from polyana.games.revive.components import Side as SideEntry
from polyana.games.revive.effects import (
    SUPPLY,
    Bonus,
    Card,
    Cell,
    Clause,
    Crate,
    Effect,
    Machine,
    Module,
    Tile,
    TribeSide,
)
from polyana.games.revive.modes import (
    CampaignCard,
    Chapter,
    ContentSwitch,
    Costs,
    Counts,
    Epilogue,
    PlayerCount,
    SoloNumbers,
    SoloRating,
    Variant,
)
from polyana.kernel import Content as KernelContent
from polyana.kernel import Move, Named, Shown
from polyana.maps import half_steps
from polyana.speech import Speech


class Content(KernelContent, frozen=True, kw_only=True):
    """All components of the game, with what is compiled from them."""

    entry: BoardEntry
    board: Board
    corners: dict[str, LargePlace]
    crystals: dict[str, CrystalSymbol]
    score_track: ScoreTrack
    score_bonuses: dict[int, Effect]
    """R-051: by space of the score track."""
    hibernation: HibernationTrack
    rewards: dict[int, Effect]
    """R-185: by space of the hibernation track."""
    start_tiles: tuple[str, ...]
    area_tiles: tuple[str, ...]
    tiles: dict[str, Tile]
    large_kinds: dict[str, LargeKind]
    large_effects: dict[str, Effect]
    large_tiles: dict[str, LargeTile]
    presence: TilePresence
    resources: dict[str, ResourceEntry]
    tracks: dict[str, Track]
    beyond: dict[str, tuple[tuple[str, int], ...]]
    """R-161: by track what a step beyond its last space gives."""
    bonuses: dict[str, Bonus]
    """R-028: the 15 bonus spaces."""
    bonuses_at: dict[str, tuple[tuple[str, ...], ...]]
    """By track and space: the bonus spaces that a marker entering it may pay."""
    progress: tuple[ProgressSpace, ...]
    """R-055: from space 1 on."""
    progress_bonuses: dict[int, Effect]
    slots: dict[str, Slot]
    cells: dict[str, Cell]
    cells_of: dict[str, tuple[str, ...]]
    """By slot: its module cells."""
    switch: Switch
    switch_effect: Effect
    plates: dict[str, Effect]
    cards: dict[str, Card]
    """Every card by its id; starting cards by set."""
    citizens: tuple[str, ...]
    start_sets: dict[str, tuple[str, ...]]
    """R-025: by set its six cards."""
    machines: dict[str, Machine]
    """Standard and special machines, and those of tribe boards."""
    special: dict[str, tuple[str, ...]]
    """R-008: by colour."""
    modules: dict[str, Module]
    crates: dict[str, Crate]
    main_artifacts: dict[str, MainArtifact]
    spare_artifact: SpareArtifact
    end_tile: EndTile
    categories: dict[str, Category]
    category_effects: dict[str, Effect]
    artifact_cards: dict[str, ArtifactCard]
    tribes: dict[str, Tribe]
    sides: dict[str, TribeSide]
    counts: Counts
    costs: Costs
    buildings: dict[str, tuple[tuple[str, int], ...]]
    """R-135: the price of a small and a large building."""
    numbers: dict[int, PlayerCount]
    start_gains: tuple[tuple[tuple[str, int], ...], ...]
    """R-030: what the players begin with, by their place in the order of turns."""
    solo: SoloNumbers
    solo_gain: tuple[tuple[str, int], ...]
    ratings: tuple[SoloRating, ...]
    variants: dict[str, Variant]
    switches: dict[str, ContentSwitch]
    chapters: dict[str, Chapter]
    campaign: dict[str, CampaignCard]
    campaign_effects: dict[str, dict[str, Effect]]
    """By card what it does: `setup`, `effect`, `others`."""
    epilogues: tuple[Epilogue, ...]
    names_of: Shown[dict[str, Named]]
    """Everything that has a name, by its id."""
    words: Shown[dict[str, Word]]
    side_entries: Shown[dict[str, SideEntry]]
    effects: dict[str, Effect]
    """By their notation."""
    clauses: dict[str, Clause]
    """R-460: by their notation; what is pending is found here."""
    picks: dict[str, Move]
    """The moves that take an artifact by its colour, a corner, a bundle of basic resources."""


def names(content: Content, language: str) -> dict[str, str]:
    """The names of all components, goods as they stand within a sentence. Copies of a kind are called alike."""
    every: tuple[Iterable[Named], ...] = (content.names_of.values(), content.words.values())
    found = {entry.id: entry.name.read(language) for group in every for entry in group}
    for card in content.cards.values():
        found[card.id] = found[card.title]
    for crate in content.crates.values():
        found[crate.id] = found[crate.title]
    for side in content.sides.values():
        found[side.id] = side_name(content, side, found, language)
    locale = Path(__file__).parent / "locale"
    words = Speech(language, locale / f"effects.{language}.ftl", locale / f"{language}.ftl")
    goods = (*SUPPLY, "basic", "vp", "energy", "crate", "module", "artifact")
    found |= {good: words.say(f"noun-{good}", n=1) for good in goods}
    return found | dict(places_named(content, words)) | dict(spaces_named(content, words, found))


def places_named(content: Content, words: Speech) -> Iterator[tuple[str, str]]:
    """A hex is called by its row from the north and its place in the row, `f8`; tile places are counted."""
    hexes = content.board.hexes
    west = min(half_steps(at, "pointy")[0] for at in hexes.values())
    north = min(row for _, row in hexes.values())
    for name, at in hexes.items():
        if name != PIT:
            column = (half_steps(at, "pointy")[0] - west) // 2 + 1
            yield name, f"{ascii_lowercase[at[1] - north]}{column}"
    for number, name in enumerate(content.board.explore, 1):
        yield name, words.say("name-tile", n=number)
    starts = [name for name in content.board.places if name not in content.board.explore]
    for number, name in enumerate(starts, 1):
        yield name, words.say("name-start-tile", n=number)


def spaces_named(
    content: Content, words: Speech, found: Mapping[str, str]
) -> Iterator[tuple[str, str]]:
    """Spaces of all tracks from which effects come, module cells, the switch."""
    for slot, cells in content.cells_of.items():
        for number, name in enumerate(cells, 1):
            yield name, words.say("name-cell", slot=found[slot], n=number)
    for name, bonus in content.bonuses.items():
        needs = [words.say("name-need", colour=colour, n=n) for colour, n in bonus.needs]
        yield name, words.say("name-space", kind=bonus.kind, needs=", ".join(needs))
    for track, spaces in (
        ("score", content.score_bonuses),
        ("progress", content.progress_bonuses),
        ("hibernation", content.rewards),
    ):
        for space in spaces:
            yield f"{track}_{space}", words.say(f"name-{track}", n=space)
    yield "switch", words.say("name-switch")


def side_name(content: Content, side: TribeSide, found: dict[str, str], language: str) -> str:
    """A side of a tribe board is called after its tribe and its ability: `Nadair: Plant a Forest`."""
    return f"{found[side.tribe]}: {content.side_entries[side.id].name.read(language)}"


def effect_texts(content: Content) -> list[str]:
    """Every effect that a person may read, once: whole ones, and the clauses that can be pending."""
    return list(dict.fromkeys(text for text in (*content.effects, *content.clauses) if text))


def stories(content: Content, language: str) -> dict[str, str]:
    """What the cards of the campaign and its epilogues tell, by their ids."""
    cards = {card.id: card.text.read(language) for card in content.campaign.values()}
    return cards | {epilogue.id: epilogue.text.read(language) for epilogue in content.epilogues}
