"""What must hold of the content as a whole; whatever does not is refused with file, entry and reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from polyana.games.revive.components import (
    BoardEntry,
    Cluster,
    CrystalSymbol,
    LargePlace,
    Place,
    Side,
)
from polyana.games.revive.content import Content
from polyana.games.revive.effects import BASIC, COLOURS, SUPPLY, Effect
from polyana.games.revive.rules.verbs import WORDS
from polyana.games.revive.vocabulary import TRIGGERS
from polyana.kernel import Where
from polyana.maps import Hex, distance

BOARD: Final = "board.toml"
OWN: Final = "player_board.toml"
TRIBES: Final = "tribes.toml"
ARTIFACTS: Final = "artifacts.toml"
MODES: Final = "modes.toml"
CAMPAIGN: Final = "campaign.toml"
POSITIONS: Final = [1, 2, 3, 4, 5, 6, 7]
KINDS: Final = ("prologue", "unlock", "law", "event", "bright", "dim")


def check_board(
    entry: BoardEntry,
    places: Mapping[str, Place],
    corners: Mapping[str, LargePlace],
    rim: Mapping[str, CrystalSymbol],
    clusters: Mapping[str, Cluster],
) -> None:
    """R-001 to R-003: every hex belongs to one place, and every tile fits every place both ways round."""
    found: dict[Hex, str] = {entry.pit: entry.id}
    for name, place in places.items():
        here = Where(BOARD, name)
        here.want(len(place.hexes) == entry.tile_hexes, "tile-hexes", wanted=entry.tile_hexes)
        here.want(_is_rhombus(place.hexes), "rhombus")
        for at in place.hexes:
            here.want(at not in found, "hex-twice", hex=f"{at[0]},{at[1]}", other=found.get(at, ""))
            found[at] = name
    Where(BOARD, entry.id).want(
        len(found) == entry.hex_count, "hex-count", wanted=entry.hex_count, given=len(found)
    )
    beside = {
        **{name: corner.touches for name, corner in corners.items()},
        **{name: symbol.touches for name, symbol in rim.items()},
        **{name: cluster.touches for name, cluster in clusters.items()},
    }
    for name, touches in beside.items():
        here = Where(BOARD, name)
        here.want(name not in places, "id-of-place")
        for at in touches:
            here.want(at in found, "no-hex", hex=f"{at[0]},{at[1]}")


def _is_rhombus(hexes: tuple[Hex, ...]) -> bool:
    """R-002: both middle hexes touch each other and both ends."""
    if len(hexes) != 4:
        return True
    end, middle, other, far = hexes
    near = ((end, middle), (end, other), (middle, other), (middle, far), (other, far))
    return all(distance(one, two) == 1 for one, two in near) and distance(end, far) == 2


def check_side(side: Side) -> None:
    """R-123, R-389: seven technologies, each of which can be reached from the first."""
    here = Where(TRIBES, side.id)
    here.want(sorted(tech.pos for tech in side.tech) == POSITIONS, "positions")
    here.want(len({tech.id for tech in side.tech}) == len(side.tech), "tech-twice")
    for one, other in side.edges:
        here.want(one in POSITIONS and other in POSITIONS, "edge", edge=f"{one}-{other}")
    reached = {1}
    for _ in POSITIONS:
        reached |= {pos for edge in side.edges if reached & {*edge} for pos in edge}
    here.want(sorted(reached) == POSITIONS, "unreachable")


def check_content(content: Content) -> None:
    """Counts, kinds and names."""
    check_tiles(content)
    check_own_board(content)
    check_cards(content)
    check_artifacts(content)
    check_tribes(content)
    check_modes(content)
    check_campaign(content)


def check_tiles(content: Content) -> None:
    """R-002, R-005: tiles for all places; no back gives its front away."""
    places = content.board.explore
    file = "tiles.toml"
    for kind, tiles, wanted in (
        ("start_tile", content.start_tiles, len(content.board.places) - len(places)),
        ("area_tile", content.area_tiles, len(places)),
    ):
        Where(file, kind).want(len(tiles) == wanted, "tiles", wanted=wanted, given=len(tiles))
    backs = Counter(content.tiles[name].back for name in content.area_tiles)
    for name, tile in content.tiles.items():
        here = Where(file, name)
        here.want(len(tile.hexes) == content.entry.tile_hexes, "tile-kinds")
        oceans = tile.hexes.count("ocean")
        here.want(oceans <= 1 and bool(oceans) == (tile.ocean is not None), "ocean")
        here.want(not tile.back or backs[tile.back] > 1, "back")
    check_large_locations(content)
    track, last = Where(BOARD, "hibernation"), content.hibernation.last
    track.want([*content.rewards] == [*range(1, last + 1)], "hibernation-spaces", last=last)
    for at in content.score_bonuses:
        Where(BOARD, "score_bonus").want(
            0 < at <= content.score_track.length, "score-bonus", space=at
        )


def check_large_locations(content: Content) -> None:
    """R-006: sides that are there, tiles enough for the corners."""
    file = "large_locations.toml"
    for name, tile in content.large_tiles.items():
        Where(file, name).known("large-kind", (tile.side_a, tile.side_b), content.large_kinds)
    base = sum(not tile.campaign for tile in content.large_tiles.values())
    used, corners = content.counts.large_locations_used, len(content.board.corners)
    Where(file, "tile").want(base >= used, "large-tiles", wanted=used)
    Where(MODES, "counts").want(used == corners, "corners", wanted=corners)


def check_own_board(content: Content) -> None:
    """R-040, R-055, R-156: resources, tracks, bonus spaces, the progress track, slots."""
    here = Where(OWN, "resource")
    here.want(sorted(content.resources) == sorted(SUPPLY), "resources", wanted=", ".join(SUPPLY))
    basic = [name for name, entry in content.resources.items() if entry.basic]
    here.want(sorted(basic) == sorted(BASIC), "basic", wanted=", ".join(BASIC))
    Where(OWN, "track").want(
        sorted(content.tracks) == sorted(COLOURS), "tracks", wanted=", ".join(COLOURS)
    )
    for name, track in content.tracks.items():
        Where(OWN, name).want(len(track.values) == track.last + 1, "track-values")
    for name, bonus in content.bonuses.items():
        needs = ((colour, space, content.tracks[colour].last) for colour, space in bonus.needs)
        for colour, space, last in needs:
            Where(OWN, name).want(0 < space <= last, "bonus-needs", colour=colour, space=space)
    spaces = [space.space for space in content.progress]
    Where(OWN, "progress").want(spaces == [*range(1, len(spaces) + 1)], "progress-spaces")
    markers = len(content.bonuses) + content.counts.progress_markers_on_tribe
    Where(OWN, "progress").want(len(spaces) > markers, "progress-markers", wanted=markers + 1)
    locked = [name for name, slot in content.slots.items() if slot.locked]
    choice = [name for name, slot in content.slots.items() if slot.half == "choice"]
    Where(OWN, "slot").want(len(locked) == 1 and locked == choice, "locked-slot")


def check_cards(content: Content) -> None:
    """R-008, R-025, R-090: colours and numbers of cards, machines, modules."""
    counts = content.counts
    dealt = counts.start_cards_active + counts.start_cards_rest
    for cards in content.start_sets.values():
        here = Where("cards.toml", "start_card")
        here.want(len(cards) == dealt, "start-cards", wanted=dealt, given=len(cards))
    Where("cards.toml", "start_sets").want(
        len(content.start_sets) >= max(content.numbers), "start-sets", wanted=max(content.numbers)
    )
    for colour in COLOURS:
        Where("machines.toml", "machine").want(
            len(content.special[colour]) >= counts.machines_shown_per_colour,
            "few-machines", colour=colour,
        )  # fmt: skip
    for name, module in content.modules.items():
        colours = module.colours
        fine = 1 <= len(colours) == len(set(colours)) <= 2
        Where("modules.toml", name).want(fine, "module-colours")
        only_now("modules.toml", name, module.effect)
    for crate in content.crates.values():
        only_now("crates.toml", crate.title, crate.effect)
    for plate, effect in content.plates.items():
        only_now(OWN, plate, effect)


def only_now(file: str, own: str, effect: Effect) -> None:
    """What is used in one go has no parts for later."""
    later = (*effect.must, *effect.at_once, *effect.any_time, *effect.machine, *effect.triggers)
    holding = (*effect.always, *effect.in_slot, *effect.end)
    Where(file, own).want(effect.now and not (later or holding), "only-now", part=effect.text)


def check_artifacts(content: Content) -> None:
    """R-012, R-026, R-331: labels, categories and cards enough for everybody."""
    for name, card in content.artifact_cards.items():
        here = Where(ARTIFACTS, name)
        here.known("category", (card.purple, card.orange, card.white), content.categories)
    need = 2 * max(content.numbers)
    Where(ARTIFACTS, "artifact_card").want(
        len(content.artifact_cards) >= need, "artifact-cards", wanted=need
    )
    for name, effect in content.category_effects.items():
        Where(ARTIFACTS, name).want(len(effect.end) == 1, "category-effect")
    for count, row in content.numbers.items():
        used = [
            one
            for one in content.main_artifacts.values()
            if one.min_players <= count and one.label in row.artifact_labels
        ]
        Where(MODES, f"players {count}").want(
            len(used) == row.main_artifacts, "artifacts", wanted=row.main_artifacts, given=len(used)
        )


def check_tribes(content: Content) -> None:
    """R-021, R-384: both sides of every tribe; tokens are known."""
    for name, tribe in content.tribes.items():
        here = Where(TRIBES, name)
        sides = [side for side in content.sides.values() if side.tribe == name]
        here.want(sorted(side.moon for side in sides) == [False, True], "sides")
        here.want(tribe.campaign == bool(tribe.switch), "campaign-switch")
        here.known("switch", [tribe.switch] if tribe.switch else [], content.switches)
    base = sum(not tribe.switch for tribe in content.tribes.values())
    Where(TRIBES, "tribe").want(
        base >= max(content.numbers), "few-tribes", wanted=max(content.numbers)
    )
    for name, side in content.sides.items():
        here = Where(TRIBES, name)
        here.known("tribe", [side.tribe], content.tribes)
        here.known("token", [side.token] if side.token else [], content.names_of)
        here.want(side.moon == bool(side.switch), "campaign-switch")
        here.known("switch", [side.switch] if side.switch else [], content.switches)
        here.want(len(side.ability.now) == 1, "ability")
        for tech in side.techs.values():
            Where(TRIBES, tech.id).want(
                not (tech.effect.now or tech.effect.must or tech.effect.end), "tech-moment"
            )
    for name, card in content.cards.items():
        for half in (card.top, card.bottom):
            words = _words(half.effect)
            fine = not any(WORDS[word].sort == "token" for word in words)
            Where("cards.toml", card.title).want(fine, "token-word", name=name)


def _words(effect: Effect) -> Iterable[str]:
    """The words of what an effect does when it is used."""
    for clause in effect.now:
        if clause.item is not None:
            yield clause.item.word


def check_modes(content: Content) -> None:
    """R-030, R-407: a row for every number of players; the ratings begin at 0."""
    here = Where(MODES, "players")
    here.want([*content.numbers] == [1, 2, 3, 4], "player-numbers")
    Where(MODES, "start_resources").want(
        len(content.start_gains) >= max(content.numbers), "start-resources"
    )
    floors = [rating.from_ for rating in content.ratings]
    Where(MODES, "solo_rating").want(floors == sorted(floors) and floors[0] == 0, "ratings")
    solo = content.solo
    Where(MODES, "solo").want(
        solo.cube_start < solo.cube_end == len(content.progress), "cube", last=len(content.progress)
    )


def check_campaign(content: Content) -> None:
    """R-430, R-431: five chapters of six cards each, in their order."""
    for number, chapter in enumerate(content.chapters.values(), 1):
        here = Where(CAMPAIGN, chapter.id)
        here.want(chapter.id == f"chapter_{number}" and chapter.number == number, "chapter-order")
        here.known("switch", chapter.unlocks, content.switches)
        here.want(len(chapter.bright_from) == max(content.numbers), "bright-from")
        kinds = [card.kind for card in content.campaign.values() if card.chapter == number]
        here.want(kinds == [*KINDS], "chapter-cards")
    numbers = [card.number for card in content.campaign.values()]
    Where(CAMPAIGN, "card").want(numbers == [*range(1, len(numbers) + 1)], "card-order")
    for name, card in content.campaign.items():
        here = Where(CAMPAIGN, name)
        is_event = card.kind == "event"
        here.want(is_event == bool(card.trigger and card.effect and card.others), "event")
        here.known("trigger", [card.trigger] if card.trigger else [], TRIGGERS)
        here.want((card.kind == "law") == bool(card.setup or (card.effect and not is_event)), "law")
    floors = [epilogue.bright for epilogue in content.epilogues]
    Where(CAMPAIGN, "epilogue").want(floors == sorted(floors) and floors[0] == 0, "epilogues")
