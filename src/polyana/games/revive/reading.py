"""Reading the content files of Revive: every entry typed, every effect compiled, every copy with an id of its own."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, Protocol, TypeVar, get_args

from polyana.games.revive import board as boards
from polyana.games.revive import components as box
from polyana.games.revive import modes
from polyana.games.revive.compiling import Compiler
from polyana.games.revive.content import Content
from polyana.games.revive.content_check import check_board, check_content, check_side
from polyana.games.revive.effects import (
    BASIC,
    COLOURS,
    Bonus,
    Card,
    Cell,
    Crate,
    Effect,
    Half,
    Machine,
    Module,
    Technology,
    Tile,
    TribeSide,
)
from polyana.kernel import ContentFiles, Loader, Named, Where
from polyana.speech import refused

BOARD: Final = "board.toml"
TILES: Final = "tiles.toml"
LARGE: Final = "large_locations.toml"
OWN: Final = "player_board.toml"
CARDS: Final = "cards.toml"
MODES: Final = "modes.toml"
CAMPAIGN: Final = "campaign.toml"
TRIBES: Final = "tribes.toml"
ARTIFACTS: Final = "artifacts.toml"
GEMS: Final[tuple[str, ...]] = get_args(box.Gem)

N = TypeVar("N", bound=Named)


class WithEffect(Protocol):
    """An entry that does one thing."""

    @property
    def effect(self) -> str: ...


def read_content(files: ContentFiles) -> Content:
    """All components, with their effects compiled."""
    return _Reader(files).content()


class _Reader:
    """Reads the files entry by entry, so that an error can name the entry."""

    def __init__(self, files: ContentFiles) -> None:
        self.files = files
        self.compiler = Compiler()
        self.named: dict[str, Named] = {}
        self.machines: dict[str, Machine] = {}

    def content(self) -> Content:
        files = self.files
        entry = files.value(BOARD, "board", box.BoardEntry)
        places = files.entries(BOARD, "place", box.Place)
        corners = self.keep(files.entries(BOARD, "large_place", box.LargePlace))
        rim = files.entries(BOARD, "crystal", box.CrystalSymbol)
        clusters = files.entries(BOARD, "cluster", box.Cluster)
        check_board(entry, places, corners, rim, clusters)
        tiles = self.tiles()
        large = self.keep(files.entries(LARGE, "kind", box.LargeKind))
        slots = self.keep(files.entries(OWN, "slot", box.Slot))
        cells = self.cells(slots)
        bonuses = self.bonuses()
        tracks = self.keep(files.entries(OWN, "track", box.Track))
        switch = files.value(OWN, "switch", box.Switch)
        plates = self.keep(files.entries(OWN, "switch_plate", box.SwitchPlate))
        starting = self.cards("start_card")
        sets = files.value(CARDS, "start_sets", box.StartSets).sets
        citizens = self.cards("citizen")
        categories = self.keep(files.entries(ARTIFACTS, "category", box.Category))
        tribes = self.keep(files.entries(TRIBES, "tribe", box.Tribe))
        self.keep(files.entries(TRIBES, "token", box.Token))
        side_entries = files.entries(TRIBES, "side", box.Side)
        special = self.special_machines()
        costs = files.value(MODES, "costs", modes.Costs)
        solo = files.value(MODES, "solo", modes.SoloNumbers)
        campaign = self.keep(files.entries(CAMPAIGN, "card", modes.CampaignCard))
        progress = files.entries(OWN, "progress", box.ProgressSpace)
        self.compiler.ground()
        return Content(
            entry=entry,
            board=boards.drawn(entry, places, corners, rim, clusters),
            corners=corners,
            crystals=rim,
            score_track=files.value(BOARD, "score_track", box.ScoreTrack),
            score_bonuses={
                bonus.at: self.effect(BOARD, name, bonus.effect)
                for name, bonus in files.entries(BOARD, "score_bonus", box.ScoreBonus).items()
            },
            hibernation=files.value(BOARD, "hibernation_track", box.HibernationTrack),
            rewards={
                space.space: self.effect(BOARD, name, space.reward)
                for name, space in files.entries(BOARD, "hibernation", box.HibernationSpace).items()
            },
            start_tiles=tuple(name for name, tile in tiles.items() if not tile.back),
            area_tiles=tuple(name for name, tile in tiles.items() if tile.back),
            tiles=tiles,
            large_kinds=large,
            large_effects=self.effects(LARGE, large),
            large_tiles=files.entries(LARGE, "tile", box.LargeTile),
            presence=files.value(LARGE, "tile_presence", box.TilePresence),
            resources=files.entries(OWN, "resource", box.ResourceEntry),
            tracks=tracks,
            beyond={
                name: self.compiler.goods(OWN, name, track.beyond_last)
                for name, track in tracks.items()
            },
            bonuses=bonuses,
            bonuses_at={name: _bonuses_at(name, track, bonuses) for name, track in tracks.items()},
            progress=tuple(progress.values()),
            progress_bonuses={
                space.space: self.effect(OWN, name, space.bonus)
                for name, space in progress.items()
                if space.bonus
            },
            slots=slots,
            cells=cells,
            cells_of={
                slot: tuple(name for name, cell in cells.items() if cell.slot == slot)
                for slot in slots
            },
            switch=switch,
            switch_effect=self.effect(OWN, "switch", switch.effect),
            plates=self.effects(OWN, plates),
            cards={
                **{
                    card.id: card
                    for first in starting.values()
                    for card in (self.copy(first, letter) for letter in sets)
                },
                **citizens,
            },
            citizens=tuple(citizens),
            start_sets={
                letter.lower(): tuple(f"{name}_{letter.lower()}" for name in starting)
                for letter in sets
            },
            special=special,
            modules=self.modules(),
            crates=self.crates(),
            main_artifacts=self.keep(files.entries(ARTIFACTS, "main_artifact", box.MainArtifact)),
            spare_artifact=files.value(ARTIFACTS, "spare_artifact", box.SpareArtifact),
            end_tile=files.value(ARTIFACTS, "end_tile", box.EndTile),
            categories=categories,
            category_effects=self.effects(ARTIFACTS, categories),
            artifact_cards=self.keep(files.entries(ARTIFACTS, "artifact_card", box.ArtifactCard)),
            tribes=tribes,
            sides={name: self.side(side) for name, side in side_entries.items()},
            side_entries=side_entries,
            machines=self.machines,
            counts=files.value(MODES, "counts", modes.Counts),
            costs=costs,
            buildings={
                "small": self.units(MODES, "costs", costs.small_building),
                "large": self.units(MODES, "costs", costs.large_building),
            },
            numbers={
                row.count: row
                for row in files.entries(MODES, "players", modes.PlayerCount).values()
            },
            start_gains=tuple(
                self.compiler.goods(MODES, name, row.gain)
                for name, row in files.entries(
                    MODES, "start_resources", modes.StartResources
                ).items()
            ),
            solo=solo,
            solo_gain=self.compiler.goods(MODES, "solo", solo.start),
            ratings=tuple(files.entries(MODES, "solo_rating", modes.SoloRating).values()),
            variants=self.keep(files.entries(MODES, "variant", modes.Variant)),
            switches=self.keep(files.entries(MODES, "module_switch", modes.ContentSwitch)),
            chapters=self.keep(files.entries(CAMPAIGN, "chapter", modes.Chapter)),
            campaign=campaign,
            campaign_effects={name: self.campaign(card) for name, card in campaign.items()},
            epilogues=tuple(
                self.keep(files.entries(CAMPAIGN, "epilogue", modes.Epilogue)).values()
            ),
            words={
                **files.entries("words.toml", "hex_kind", box.Word),
                **files.entries("words.toml", "colour", box.Word),
            },
            names_of=self.named,
            effects=self.compiler.effects,
            clauses=self.compiler.clauses,
            picks={word: ("take", word) for word in (*BASIC, *COLOURS, *GEMS, "spare", "deck")},
        )

    def keep(self, entries: dict[str, N]) -> dict[str, N]:
        """Entries with names: they are remembered, so that everything can be called by its name."""
        self.named.update(entries)
        return entries

    # Effects

    def effect(self, file: str, own: str, text: str) -> Effect:
        return self.compiler.effect(file, own, text)

    def effects(self, file: str, entries: Mapping[str, WithEffect]) -> dict[str, Effect]:
        return {name: self.effect(file, name, entry.effect) for name, entry in entries.items()}

    def campaign(self, card: modes.CampaignCard) -> dict[str, Effect]:
        """R-431: what a law or an event does."""
        texts = {"setup": card.setup, "effect": card.effect, "others": card.others}
        return {when: self.effect(CAMPAIGN, card.id, text) for when, text in texts.items() if text}

    # The board

    def tiles(self) -> dict[str, Tile]:
        """Starting tiles and area tiles."""
        found = {}
        for name, start in self.keep(
            self.files.entries(TILES, "start_tile", box.StartTile)
        ).items():
            ocean = self.effect(TILES, name, start.ocean) if start.ocean else None
            found[name] = Tile(id=name, hexes=start.hexes, ocean=ocean)
        for name, area in self.keep(self.files.entries(TILES, "area_tile", box.AreaTile)).items():
            if name in found:
                raise Where(TILES, name).wrong("tile-id")
            ocean = self.effect(TILES, name, area.ocean) if area.ocean else None
            price = self.units(TILES, name, area.cost)
            back = f"{area.cost} {area.vp}"
            found[name] = Tile(
                id=name, hexes=area.hexes, ocean=ocean, back=back, price=price, vp=area.vp
            )
        return found

    def units(self, file: str, own: str, text: str) -> tuple[tuple[str, int], ...]:
        """What a map action costs, crystals first."""
        price = self.compiler.price(file, own, text)
        return (*price.others, *price.named)

    # The player board

    def cells(self, slots: Mapping[str, box.Slot]) -> dict[str, Cell]:
        """R-086: the cells of a slot are numbered: `top_1_3`."""
        found = {}
        for slot, entry in slots.items():
            for number, cell in enumerate(entry.cells, 1):
                own = f"{slot}_{number}"
                found[own] = Cell(id=own, slot=slot, instant=cell.instant, pick=("cell", own))
        return found

    def bonuses(self) -> dict[str, Bonus]:
        """The bonus spaces; those of standard machines name theirs."""
        standard = self.keep(self.files.entries(OWN, "standard_machine", box.MachineEntry))
        for name, entry in standard.items():
            self.add_machine(OWN, name, entry)
        found = {}
        for name, bonus in self.files.entries(OWN, "bonus", box.Bonus).items():
            here = Where(OWN, name)
            here.want((bonus.kind == "standard") == bool(bonus.machine), "standard-machine")
            here.known("machine", [bonus.machine] if bonus.machine else [], standard)
            here.want((bonus.kind in ("cards", "artifact")) == bool(bonus.effect), "bonus-effect")
            found[name] = Bonus(
                id=name,
                kind=bonus.kind,
                colour=bonus.colour,
                needs=tuple((own, bonus.needs[own]) for own in COLOURS if own in bonus.needs),
                machine=bonus.machine,
                effect=self.effect(OWN, name, bonus.effect),
            )
        return found

    # Cards, machines, modules, crates

    def cards(self, key: str) -> dict[str, Card]:
        """Cards with both halves."""
        found = {}
        for name, entry in self.keep(self.files.entries(CARDS, key, box.CardEntry)).items():
            found[name] = Card(
                id=name,
                title=name,
                colour=entry.colour,
                citizen=key == "citizen",
                top=self.half(name, entry.top),
                bottom=self.half(name, entry.bottom),
                play=("play", name),
                pick=("card", name),
            )
        return found

    def half(self, own: str, entry: box.HalfEntry) -> Half:
        return Half(
            effect=self.effect(CARDS, own, entry.effect), chain=entry.chain, flasks=entry.flasks
        )

    def copy(self, card: Card, letter: str) -> Card:
        """R-016: a starting card of a set."""
        own = f"{card.title}_{letter.lower()}"
        return Card(
            id=own,
            title=card.title,
            colour=card.colour,
            citizen=False,
            top=card.top,
            bottom=card.bottom,
            play=("play", own),
            pick=("card", own),
        )

    def add_machine(self, file: str, own: str, entry: box.MachineEntry) -> None:
        effect = self.effect(file, own, entry.effect)
        self.machines[own] = Machine(
            id=own,
            colour=entry.colour,
            text=effect.text,
            clauses=effect.now,
            flasks=entry.flasks,
            use=("machine", own),
            pick=("take", own),
        )

    def special_machines(self) -> dict[str, tuple[str, ...]]:
        """R-008: the special machines by colour."""
        file = "machines.toml"
        every = self.keep(self.files.entries(file, "machine", box.MachineEntry))
        for name, entry in every.items():
            if name in self.machines:
                raise Where(file, name).wrong("machine-id")
            self.add_machine(file, name, entry)
        return {
            colour: tuple(name for name, entry in every.items() if entry.colour == colour)
            for colour in COLOURS
        }

    def modules(self) -> dict[str, Module]:
        file = "modules.toml"
        found = {}
        for name, entry in self.keep(self.files.entries(file, "module", box.ModuleEntry)).items():
            found[name] = Module(
                id=name,
                colours=entry.colours,
                effect=self.effect(file, name, entry.effect),
                flasks=entry.flasks,
                pick=("take", name),
            )
        return found

    def crates(self) -> dict[str, Crate]:
        """R-016: every copy of a kind has an id of its own."""
        file = "crates.toml"
        found = {}
        for name, entry in self.keep(self.files.entries(file, "crate", box.CrateEntry)).items():
            effect = self.effect(file, name, entry.effect)
            for copy in range(1, entry.copies + 1):
                own = f"{name}_{copy}"
                found[own] = Crate(
                    id=own, title=name, effect=effect, open=("crate", own), pick=("take", own)
                )
        return found

    # Tribes

    def side(self, entry: box.Side) -> TribeSide:
        """A side of a tribe board with its tree of technologies."""
        check_side(entry)
        at = {tech.pos: tech.id for tech in entry.tech}
        techs = {}
        for tech in entry.tech:
            self.named[tech.id] = tech
            effect = self.effect(TRIBES, tech.id, tech.effect)
            near = [
                at[one + other - tech.pos] for one, other in entry.edges if tech.pos in (one, other)
            ]
            techs[tech.id] = Technology(
                id=tech.id,
                pos=tech.pos,
                cost=tech.cost,
                endvp=tech.endvp,
                effect=effect,
                joined=() if tech.pos == 1 else tuple(near),
                spares_books=any(item.word == "no_extra_books" for item in effect.always),
                pick=("tech", tech.id),
            )
            if effect.machine:
                self.machines[tech.id] = Machine(
                    id=tech.id,
                    colour="",
                    text=self.effect(TRIBES, tech.id, tech.effect.removeprefix("machine: ")).text,
                    clauses=effect.machine,
                    flasks=0,
                    use=("machine", tech.id),
                    pick=("take", tech.id),
                )
        return TribeSide(
            id=entry.id,
            tribe=entry.tribe,
            moon=entry.side == "moon",
            switch=entry.switch,
            ability=self.effect(TRIBES, entry.id, entry.ability),
            techs=techs,
            token=entry.tokens.kind if entry.tokens else "",
            tokens=entry.tokens.count if entry.tokens else 0,
        )


def _bonuses_at(
    name: str, track: box.Track, bonuses: Mapping[str, Bonus]
) -> tuple[tuple[str, ...], ...]:
    """By space of a track: the bonus spaces that need a marker just there."""
    return tuple(
        tuple(own for own, bonus in bonuses.items() if dict(bonus.needs).get(name) == space)
        for space in range(track.last + 1)
    )


load_content: Final = Loader(
    Path(__file__).parent / "content", read_content, check_content, refused
)
