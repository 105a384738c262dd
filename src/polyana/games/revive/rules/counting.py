"""The counters of effects: what is counted for `per` (A16, R-332, R-335)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from polyana.games.revive.content import Content
from polyana.games.revive.effects import Card
from polyana.games.revive.rules.land import land
from polyana.games.revive.state import Player, State


class Whose(NamedTuple):
    """The player for whom something is counted."""

    content: Content
    state: State
    seat: int

    @property
    def player(self) -> Player:
        return self.state.players[self.seat]


# Cards


def in_slots(whose: Whose, colour: str) -> int:
    """R-078: own cards of a colour in all slots; R-221: one may count as all colours, R-375: a copied one counts."""
    cards, turn = whose.content.cards, whose.state.turn
    found = sum(
        cards[played.card].colour == colour or played.card in turn.rainbow
        for slot in whose.player.slots.values()
        for played in slot
    )
    if turn.copied and whose.seat == whose.state.seat:
        found += cards[turn.copied].colour == colour
    return found


def own_cards(whose: Whose) -> Iterator[Card]:
    """All cards of a player: in the active area, the rest area and the slots."""
    cards, player = whose.content.cards, whose.player
    for name in (*player.active, *player.rest):
        yield cards[name]
    for slot in player.slots.values():
        for played in slot:
            yield cards[played.card]


def citizens(whose: Whose, colour: str = "") -> int:
    """R-334: citizen cards in all areas, or those of a colour."""
    return sum(card.citizen and colour in ("", card.colour) for card in own_cards(whose))


# Flasks


def flasks_on_boards(whose: Whose) -> int:
    """Flasks on own machines and modules."""
    content, player = whose.content, whose.player
    machines = sum(content.machines[name].flasks for name in player.machines)
    return machines + sum(content.modules[name].flasks for name in player.modules.values())


def visible_flasks(whose: Whose) -> int:
    """R-216: also both halves of active cards, and the visible halves in slots; not the rest area."""
    cards, player = whose.content.cards, whose.player
    active = sum(cards[name].top.flasks + cards[name].bottom.flasks for name in player.active)
    visible = sum(
        cards[played.card].half(played.half).flasks
        for slot in player.slots.values()
        for played in slot
    )
    return flasks_on_boards(whose) + active + visible


def all_flasks(whose: Whose) -> int:
    """R-217: both halves of every card in all areas."""
    on_cards = sum(card.top.flasks + card.bottom.flasks for card in own_cards(whose))
    return flasks_on_boards(whose) + on_cards


# The board


def touched_oceans(whose: Whose) -> set[str]:
    """R-355: ocean hexes next to own buildings, each once."""
    content, state = whose.content, whose.state
    kinds = land(content.board, content.hash, state.ground).kinds
    beside = content.board.touching
    return {
        near
        for at, building in state.buildings.items()
        if building.seat == whose.seat
        for near in beside[at]
        if kinds.get(near) == "ocean"
    }


def rewarded_oceans(whose: Whose) -> int:
    """R-332, R-358: ocean hexes that were rewarded, by a building or a temple, each once."""
    temples = {at for at, seat in whose.state.temples.items() if seat == whose.seat}
    return len(temples.union(whose.player.oceans))


def crystal_sites(whose: Whose) -> int:
    """R-333: crystal symbols next to own buildings, each once; clusters count if they are in play (R-434)."""
    found = set[str]()
    for at, building in whose.state.buildings.items():
        if building.seat == whose.seat:
            found.update(symbols(whose.content, whose.state, at))
    return len(found)


def symbols(content: Content, state: State, at: str) -> tuple[str, ...]:
    """R-142: the crystal symbols beside a hex."""
    rim = content.board.rim.get(at, ())
    if not state.clusters:
        return rim
    return (*rim, *content.board.clusters.get(at, ()))


def on_large(whose: Whose) -> int:
    """Figures on large locations."""
    return sum(at in whose.state.large for at in whose.player.figures)


def large_buildings(whose: Whose) -> int:
    """Large buildings on the board."""
    return whose.content.counts.large_buildings - whose.player.large


# The own board


def track_value(whose: Whose) -> int:
    """The points printed under the track markers."""
    tracks = whose.content.tracks
    return sum([tracks[colour].values[space] for colour, space in whose.player.tracks.items()])


def energy(whose: Whose) -> int:
    """Energy tokens in the reserve and on machines."""
    return whose.player.energy + len(whose.player.charged)


def moved_markers(whose: Whose) -> int:
    """Tribe markers that have moved to the progress track."""
    return whose.content.counts.progress_markers_on_tribe - whose.player.markers


COUNTERS: Final[dict[str, Callable[[Whose], int]]] = {
    "yellow_in_slots": lambda whose: in_slots(whose, "yellow"),
    "green_in_slots": lambda whose: in_slots(whose, "green"),
    "grey_in_slots": lambda whose: in_slots(whose, "grey"),
    "visible_flask": visible_flasks,
    "flask": all_flasks,
    "population": lambda whose: len(whose.player.figures),
    "population_on_large": on_large,
    "ocean": rewarded_oceans,
    "ocean_touched": lambda whose: len(touched_oceans(whose)),
    "track_value": track_value,
    "energy": energy,
    "module": lambda whose: len(whose.player.modules),
    "module_pair": lambda whose: len(whose.player.modules) // 2,
    "large_building": large_buildings,
    "card": citizens,
    "card_grey": lambda whose: citizens(whose, "grey"),
    "card_green": lambda whose: citizens(whose, "green"),
    "card_yellow": lambda whose: citizens(whose, "yellow"),
    "ability_marker": moved_markers,
    "crystal_site": crystal_sites,
    "crate": lambda whose: len(whose.player.closed) + len(whose.player.opened),
}
