"""What is in the box, as the page draws it: the board, tiles, cards, machines and tribes, with effects as notation."""

from __future__ import annotations

import msgspec

from polyana.games.revive.board import KINDS
from polyana.games.revive.content import Content
from polyana.games.revive.effects import Card, Half
from polyana.maps import Hex


class CornerFace(msgspec.Struct, frozen=True):
    """A corner for a large location: where its middle is drawn, and the hexes beside it."""

    at: tuple[float, float]
    touches: tuple[Hex, ...]


class TileFace(msgspec.Struct, frozen=True):
    """The front of a tile: its four hexes, and the reward of its ocean."""

    hexes: tuple[str, ...]
    ocean: str


class HalfFace(msgspec.Struct, frozen=True):
    """A half of a card."""

    effect: str
    chain: bool
    flasks: int


class CardFace(msgspec.Struct, frozen=True):
    """A card; starting cards look alike in all sets."""

    colour: str
    citizen: bool
    top: HalfFace
    bottom: HalfFace


class MachineFace(msgspec.Struct, frozen=True):
    """A machine; one of a tribe board has no colour."""

    colour: str
    effect: str
    flasks: int


class ModuleFace(msgspec.Struct, frozen=True):
    """A module with one or two colours."""

    colours: tuple[str, ...]
    effect: str
    flasks: int


class TrackFace(msgspec.Struct, frozen=True):
    """A machine track: the points printed on its spaces, and the resource of its colour."""

    values: tuple[int, ...]
    resource: str


class BonusFace(msgspec.Struct, frozen=True):
    """A bonus space of the machine tracks."""

    kind: str
    colour: str
    needs: dict[str, int]
    machine: str


class ProgressFace(msgspec.Struct, frozen=True):
    """A space of the progress track."""

    vp: int
    bonus: str


class CellFace(msgspec.Struct, frozen=True):
    """A module cell; `instant` is the activation symbol."""

    id: str
    instant: bool


class SlotFace(msgspec.Struct, frozen=True):
    """A slot with its module cells."""

    half: str
    cells: tuple[CellFace, ...]


class TechFace(msgspec.Struct, frozen=True):
    """A technology at its position in the tree."""

    id: str
    pos: int
    effect: str
    cost: int
    endvp: int


class SideFace(msgspec.Struct, frozen=True):
    """A side of a tribe board."""

    tribe: str
    moon: bool
    ability: str
    token: str
    tokens: int
    edges: tuple[tuple[int, int], ...]
    techs: tuple[TechFace, ...]


class ChapterFace(msgspec.Struct, frozen=True):
    """A chapter of the campaign, and its cards by what they are: prologue, unlock, law, event, bright, dim."""

    number: int
    unlocks: tuple[str, ...]
    bright_from: tuple[int, ...]
    cards: dict[str, str]


class CampaignFace(msgspec.Struct, frozen=True):
    """A card of the campaign: what a law gives at the setup, what an event gives to whom."""

    kind: str
    setup: str
    effect: str
    others: str


class Box(msgspec.Struct, frozen=True):
    """All that the table is drawn from."""

    hexes: dict[str, Hex]
    """In the order of the ground; the corners follow."""
    corners: dict[str, CornerFace]
    kinds: dict[str, str]
    """By the letter of the ground."""
    places: dict[str, tuple[str, ...]]
    rim: dict[str, Hex]
    clusters: dict[str, tuple[Hex, ...]]
    tiles: dict[str, TileFace]
    large: dict[str, str]
    score: int
    score_bonuses: dict[int, str]
    hibernation: int
    removing: int
    """R-186: entering this space an artifact is removed."""
    rewards: dict[int, str]
    caps: dict[str, int]
    tracks: dict[str, TrackFace]
    bonuses: dict[str, BonusFace]
    progress: tuple[ProgressFace, ...]
    slots: dict[str, SlotFace]
    switch: str
    plates: dict[str, str]
    cards: dict[str, CardFace]
    """By title."""
    copies: dict[str, str]
    """The titles of starting cards and crates by their ids."""
    machines: dict[str, MachineFace]
    modules: dict[str, ModuleFace]
    crates: dict[str, str]
    """By title."""
    artifacts: dict[str, str]
    """The colours of the main artifacts."""
    categories: dict[str, str]
    artifact_cards: dict[str, dict[str, str]]
    """By card and colour the category."""
    sides: dict[str, SideFace]
    markers: int
    figures: int
    small: int
    large_buildings: int
    cube_end: int
    chapters: dict[str, ChapterFace]
    campaign: dict[str, CampaignFace]


def box(content: Content) -> Box:
    """Packs the box."""
    board = content.board
    firsts = {card.title: card for card in content.cards.values()}
    return Box(
        hexes=board.hexes,
        corners={
            name: CornerFace(place.at, place.touches) for name, place in content.corners.items()
        },
        kinds=KINDS,
        places=board.places,
        rim={name: symbol.at for name, symbol in content.crystals.items()},
        clusters=cluster_hexes(content),
        tiles={
            name: TileFace(tile.hexes, tile.ocean.text if tile.ocean else "")
            for name, tile in content.tiles.items()
        },
        large={name: effect.text for name, effect in content.large_effects.items()},
        score=content.score_track.length,
        score_bonuses={at: effect.text for at, effect in content.score_bonuses.items()},
        hibernation=content.hibernation.last,
        removing=content.hibernation.remove_main_artifact_on_entering,
        rewards={space: effect.text for space, effect in content.rewards.items()},
        caps={name: resource.cap for name, resource in content.resources.items()},
        tracks={
            name: TrackFace(track.values, track.resource) for name, track in content.tracks.items()
        },
        bonuses={
            name: BonusFace(bonus.kind, bonus.colour, dict(bonus.needs), bonus.machine)
            for name, bonus in content.bonuses.items()
        },
        progress=tuple(ProgressFace(space.vp, space.bonus) for space in content.progress),
        slots={
            name: SlotFace(
                slot.half,
                tuple(
                    CellFace(cell, content.cells[cell].instant) for cell in content.cells_of[name]
                ),
            )
            for name, slot in content.slots.items()
        },
        switch=content.switch_effect.text,
        plates={name: effect.text for name, effect in content.plates.items()},
        cards={name: face(card) for name, card in firsts.items()},
        copies={card.id: card.title for card in content.cards.values() if card.id != card.title}
        | {crate.id: crate.title for crate in content.crates.values()},
        machines={
            name: MachineFace(machine.colour, machine.text, machine.flasks)
            for name, machine in content.machines.items()
        },
        modules={
            name: ModuleFace(module.colours, module.effect.text, module.flasks)
            for name, module in content.modules.items()
        },
        crates={crate.title: crate.effect.text for crate in content.crates.values()},
        artifacts={name: artifact.colour for name, artifact in content.main_artifacts.items()},
        categories={name: effect.text for name, effect in content.category_effects.items()},
        artifact_cards={
            name: {"purple": card.purple, "orange": card.orange, "white": card.white}
            for name, card in content.artifact_cards.items()
        },
        sides={name: side(content, name) for name in content.sides},
        markers=content.counts.progress_markers_on_tribe,
        figures=content.counts.figures,
        small=content.counts.small_buildings,
        large_buildings=content.counts.large_buildings,
        cube_end=content.solo.cube_end,
        chapters={
            name: ChapterFace(
                chapter.number,
                chapter.unlocks,
                chapter.bright_from,
                {
                    card.kind: card.id
                    for card in content.campaign.values()
                    if card.chapter == chapter.number
                },
            )
            for name, chapter in content.chapters.items()
        },
        campaign={
            name: CampaignFace(card.kind, card.setup, card.effect, card.others)
            for name, card in content.campaign.items()
        },
    )


def cluster_hexes(content: Content) -> dict[str, tuple[Hex, ...]]:
    """R-434: by cluster the hexes between which it lies."""
    found: dict[str, tuple[Hex, ...]] = {}
    for name, clusters in content.board.clusters.items():
        for cluster in clusters:
            found[cluster] = (*found.get(cluster, ()), content.board.hexes[name])
    return found


def face(card: Card) -> CardFace:
    """The face of a card."""
    return CardFace(card.colour, card.citizen, half(card.top), half(card.bottom))


def half(printed: Half) -> HalfFace:
    """A half of a card."""
    return HalfFace(printed.effect.text, printed.chain, printed.flasks)


def side(content: Content, name: str) -> SideFace:
    """A side of a tribe board."""
    printed, entry = content.sides[name], content.side_entries[name]
    return SideFace(
        tribe=printed.tribe,
        moon=printed.moon,
        ability=printed.ability.text,
        token=printed.token,
        tokens=printed.tokens,
        edges=entry.edges,
        techs=tuple(
            TechFace(tech.id, tech.pos, tech.effect.text, tech.cost, tech.endvp)
            for tech in printed.techs.values()
        ),
    )
