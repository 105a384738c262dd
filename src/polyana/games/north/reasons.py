"""Why nothing can be done with a thing on the table now; the rules of a turn say what could be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polyana.effects import shortage
from polyana.games.north.effects import MEANS, RESOURCES, Card, Cost
from polyana.games.north.rules.paying import covers
from polyana.games.north.rules.turn import action_of, price_of
from polyana.games.north.rules.verbs import declarable
from polyana.games.north.state import NorthTable, Player
from polyana.kernel import LATER, Ask, Fact, Reason, meanwhile

Reasons = Callable[[NorthTable, Ask, str], list[Reason]]

SETUP: Final = ("clans", "opening")
"""Phases before anybody has anything."""


def why_not(table: NorthTable, ask: Ask, thing: str) -> list[Reason]:
    """All that stands against it; while something is being carried out, that is asked first."""
    kind, _, name = thing.partition(" ")
    if ask.kind == "window" and kind in WINDOW:
        return WINDOW[kind](table, ask, name)
    found = REASONS.get(kind)
    if found is None or table.state.phase in SETUP:
        return []
    if ask.kind == "turn":
        return found(table, ask, name)
    titles = [card.id for card in titled(table, ask, name)]
    return meanwhile(ask, [kind, *name.split(), *titles], found(table, ask, name))


def lack(what: str, missing: dict[str, int]) -> Reason:
    """What is missing for something: numbers and goods in turn."""
    facts: list[Fact] = []
    for good, number in missing.items():
        facts += [number, good]
    return Reason(what, tuple(facts))


def titled(table: NorthTable, ask: Ask, title: str) -> list[Card]:
    """The cards of a title in the own hand."""
    cards = table.content.cards
    every = (cards[name] for name in table.state.players[ask.seat].hand)
    return [card for card in every if card.title == title]


# Cards


def in_hand(table: NorthTable, ask: Ask, name: str) -> list[Reason]:
    """N-066, N-094: Locations are built; all else is played when its action is declared."""
    held = titled(table, ask, name)
    if not held or any(card.build in ask.options for card in held):
        return []
    card = held[0]
    if card.cost is not None:
        missing = shortage(table.state.players[ask.seat].supply, card.cost, MEANS)
        return [lack("build", missing)] if missing else [LATER]
    if card.requires:
        return [Reason("window", (table.content.tiles[card.requires].id,))]
    return []


def in_window(table: NorthTable, ask: Ask, name: str) -> list[Reason]:
    """N-094, N-252: what is played in the window of an action names it, and does something."""
    held = titled(table, ask, name)
    if not held or any(card.play in ask.options for card in held):
        return []
    card = held[0]
    if card.requires == ask.about[0]:
        return [Reason("no_effect")]
    if card.requires:
        return [Reason("window", (table.content.tiles[card.requires].id,))]
    return [Reason("build_later")]


def at_place(table: NorthTable, ask: Ask, name: str) -> list[Reason]:
    """N-118, N-129: own Action Locations are used, those of others raided."""
    if any(option[0] in ("use", "raid") and option[1] == name for option in ask.options):
        return []
    for seat, player in enumerate(table.state.players):
        if name in player.empire:
            card = table.content.cards[name]
            if seat == ask.seat:
                return own_place(ask, player, card)
            return rivals_place(table, ask, player, card)
    return []


def own_place(ask: Ask, player: Player, card: Card) -> list[Reason]:
    """N-118, N-120: why an own card is not used."""
    if not card.location:
        return [Reason("field" if card.field or card.upgrade else "no_action")]
    if player.empire[card.id].exhausted:
        return [Reason("exhausted")]
    costs = [card.price] if card.price is not None else [c for p in card.parts for c in p.costs]
    short = [cost for cost in costs if not covers(player.supply, cost)]
    missing = [found for cost in short if (found := not_covered(player, cost))]
    if missing and len(short) == len(costs):
        return [lack("use", missing[0])]
    return [Reason("no_target")] if ask.kind == "turn" else [LATER]


def not_covered(player: Player, cost: Cost) -> dict[str, int]:
    """What of a price is missing."""
    return shortage(player.supply, cost, MEANS)


def rivals_place(table: NorthTable, ask: Ask, owner: Player, card: Card) -> list[Reason]:
    """N-060, N-129, N-133: why the card of somebody else is not raided."""
    if not card.location:
        return [Reason("no_raid")]
    if owner.empire[card.id].exhausted:
        return [Reason("raided")]
    if owner.passed:
        return [Reason("safe")]
    return [LATER] if table.state.players[ask.seat].supply["raze"] else [Reason("raze")]


def on_card(table: NorthTable, ask: Ask, name: str) -> list[Reason]:
    """N-171: what lies on a card stays there."""
    return [Reason("stored")]


# Tiles and pawns


def tile(table: NorthTable, ask: Ask, name: str) -> list[Reason]:
    """N-076 to N-090: a pawn is placed, or goes to a tile beside it for a food."""
    if name not in table.state.ring or any(goes_to(option) == name for option in ask.options):
        return []
    player, action = table.state.players[ask.seat], action_of(table, name)
    active = [pawn for pawn in player.pawns if not pawn.used]
    if not active:
        return [Reason("no_pawn")]
    if action not in declarable(table, ask.seat):
        return [Reason(f"tile_{name}")]
    ring, here = table.state.ring, table.state.ring.index(name)
    beside = (ring[here - 1], ring[(here + 1) % len(ring)])
    if all(pawn.tile for pawn in active) and not any(pawn.tile in beside for pawn in active):
        return [Reason("too_far")]
    second = all(pawn.tile for pawn in active)
    missing = not_covered(player, price_of(table, action, second))
    if missing:
        return [lack("tile", missing)]
    return [Reason("tired")] if ask.kind == "turn" else [LATER]


def goes_to(option: tuple[str, ...]) -> str:
    """The tile on which a move puts a pawn."""
    return option[-1] if option[0] in ("place", "move") else ""


def pawn(table: NorthTable, ask: Ask, name: str) -> list[Reason]:
    """N-078: a pawn that has been used twice rests; one that is placed may go on to a tile beside it."""
    player = table.state.players[ask.seat]
    if name == "home":
        if any(option[0] == "place" for option in ask.options):
            return []
        if all(one.tile for one in player.pawns):
            return [Reason("no_pawn")]
        return [Reason("no_tile")] if ask.kind == "turn" else [LATER]
    if any(option[0] == "move" and option[1] == name for option in ask.options):
        return []
    here = [one for one in player.pawns if name and one.tile == name]
    if not here:
        return []
    if all(one.used for one in here):
        return [Reason("pawn_used")]
    ring, at = table.state.ring, table.state.ring.index(name)
    goals = (ring[at - 1], ring[(at + 1) % len(ring)])
    missing = [not_covered(player, price_of(table, action_of(table, goal), True)) for goal in goals]
    if all(missing):
        return [lack("pawn", missing[0])]
    return [Reason("pawn_stuck")] if ask.kind == "turn" else [LATER]


# The sea, goods and piles


def island(table: NorthTable, ask: Ask, name: str) -> list[Reason]:
    """N-142: islands are taken in the Expedition phase, ship after ship."""
    ships = any(ship.seat == ask.seat for ship in table.state.queue)
    return [Reason("island" if ships else "island_no_ship")]


def ship(table: NorthTable, ask: Ask, name: str) -> list[Reason]:
    """N-140: ships wait for the Expedition phase."""
    number = int(name) if name in "123456789" and name else 0
    if not 0 < number <= len(table.state.queue):
        return []
    own = table.state.queue[number - 1].seat == ask.seat
    return [Reason("ship" if own else "foreign_ship")]


def good(table: NorthTable, ask: Ask, name: str) -> list[Reason]:
    """Goods are spent by what is done."""
    return goods(table, ask, f"{ask.seat} {name}")


def goods(table: NorthTable, ask: Ask, name: str) -> list[Reason]:
    """Goods before a player: the seat and the good."""
    seat, _, kind = name.partition(" ")
    if seat != str(ask.seat):
        return [Reason("foreign_goods")]
    if kind in (*RESOURCES, "gold"):
        return [Reason("goods")]
    return [Reason(f"goods_{kind}")] if kind in ("raze", "worker") else []


def always(what: str) -> Reasons:
    """Something that a turn offers no move for."""
    return lambda table, ask, name: [Reason(what)]


REASONS: Final[dict[str, Reasons]] = {
    "hand": in_hand,
    "at": at_place,
    "on": on_card,
    "tile": tile,
    "pawn": pawn,
    "island": island,
    "top": island,
    "ship": ship,
    "berth": always("berth"),
    "queue": always("berth"),
    "good": good,
    "stock": goods,
    "deck": always("deck"),
    "discard": always("discard"),
    "clan": always("clan"),
}
"""By the first word of a thing, as the page names it in table/spots.ts."""
WINDOW: Final[dict[str, Reasons]] = {"hand": in_window}
"""The same while an action is declared and not carried out yet."""
