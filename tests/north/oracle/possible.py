"""What can be paid, declared, used and aimed at, worked out again from the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import Final

import msgspec

from polyana.games.north.deeds import Perform
from polyana.games.north.state import Site, State
from tests.north.oracle.box import CARDS, GOODS, RESOURCES, Bundle, Card, Item, Part

TILES: Final = ("explore", "populate", "construct", "harvest", "sail")
TIRED: Final[dict[str, Bundle]] = {
    "explore": (Item("worker"),),
    "populate": (Item("food"),),
    "construct": (Item("resource"),),
    "sail": (Item("food"),),
}
FOOD: Final = (Item("food"),)
DECLINABLE: Final = {
    *("refresh", "raid", "move_pawn", "wake_pawn", "move_ship", "pillage_now", "conquer_now"),
    *("gather", "take_back", "build", "payout"),
}
"""N-021: verbs that may be declined in a bundle with other items."""


@dataclass(frozen=True)
class Place:
    """All that counts for what one player may do, as things stand or as they would stand."""

    state: State
    seat: int
    supply: dict[str, int]
    spent: int
    hand: tuple[str, ...]
    empire: dict[str, Site]
    declared: str = ""
    """The action whose window is open."""

    @classmethod
    def of(cls, state: State, seat: int) -> Place:
        """As things stand."""
        player = state.players[seat]
        declared = [d for d in state.agenda if isinstance(d, Perform) and d.seat == seat]
        return cls(
            state,
            seat,
            dict(player.supply),
            player.spent,
            tuple(player.hand),
            dict(player.empire),
            declared[-1].action if declared else "",
        )

    def without(self, name: str) -> Place:
        """A card has left the empire; a Field takes its upgrades along."""
        stay = {n: site for n, site in self.empire.items() if name not in (n, site.under)}
        return replace(self, empire=stay)

    def turned(self, name: str) -> Place:
        """A card is exhausted."""
        sideways = msgspec.structs.replace(self.empire[name], exhausted=True)
        return replace(self, empire={**self.empire, name: sideways})

    def less(self, paid: Counter[str]) -> Place:
        """Goods and Workers are paid."""
        left = {kind: number - paid[kind] for kind, number in self.supply.items()}
        return replace(self, supply=left, spent=self.spent + paid["worker"])

    def cards(self) -> Iterator[tuple[Card, Site]]:
        """The cards of the empire."""
        return ((CARDS[name], site) for name, site in self.empire.items())


# Paying


def mixes(supply: dict[str, int], cost: Counter[str]) -> list[Counter[str]]:
    """N-011 to N-017: every way to pay a price, gold in place of Resources."""
    fixed = Counter({kind: cost[kind] for kind in ("gold", "raze", "worker") if cost[kind]})
    ways = [fixed]
    for kind in RESOURCES:
        ways = [
            way + Counter({kind: cost[kind] - gold, "gold": gold})
            for way in ways
            for gold in range(cost[kind] + 1)
        ]
    for _ in range(cost["resource"]):
        ways = [way + Counter({kind: 1}) for way in ways for kind in (*RESOURCES, "gold")]
    return [way for way in ways if all(supply[kind] >= way[kind] for kind in way)]


def paid(place: Place, source: str, cost: Bundle) -> Iterator[Place]:
    """What may be left after a price is paid, in every way (N-020, N-243)."""
    goods = Counter[str]()
    for one in cost:
        if one.word in (*GOODS, "worker", "resource"):
            goods[one.word] += one.number
    for way in mixes(place.supply, goods):
        yield from given(place.less(way), source, [one for one in cost if one.word not in goods])


def given(place: Place, source: str, cost: list[Item]) -> Iterator[Place]:
    """Cards that are discarded or exhausted, Workers that are assigned."""
    if not cost:
        yield place
        return
    for after in given_one(place, source, cost[0]):
        yield from given(after, source, cost[1:])


def given_one(place: Place, source: str, one: Item) -> Iterator[Place]:
    """What is left after one card is given, or a Worker assigned."""
    match one.word:
        case "hand_card":
            for name in place.hand:
                yield replace(place, hand=tuple(other for other in place.hand if other != name))
        case "assign":
            if place.supply["worker"]:
                left = {**place.supply, "worker": place.supply["worker"] - 1}
                yield replace(place, supply=left)
        case "exhaust":
            for card, site in place.cards():
                if card.id != source and card.kind == "action" and not site.exhausted:
                    yield place.turned(card.id)
        case "discard":
            for card, _ in place.cards():
                if card.id != source and (one.args == "location" or card.goods):
                    yield place.without(card.id)


# What is possible


def can_perform(place: Place, action: str) -> bool:
    """N-090: whether an action tile would do anything as things stand."""
    player = place.state.players[place.seat]
    match action:
        case "EXPLORE":
            return bool(player.deck or player.discard)
        case "CONSTRUCT":
            return any(CARDS[name].cost is not None for name in place.hand)
        case "HARVEST":
            return bool(fields(place))
        case "SAIL":
            return player.ships + player.common_ships > 0
    return True


def can_declare(place: Place, action: str) -> bool:
    """N-090, N-091: whether an action may be taken: it does something, or a card played in its window makes it so."""
    return can_perform(place, action) or any(makes_possible(place, action))


def makes_possible(place: Place, action: str) -> Iterator[str]:
    """N-091: the cards that make an action possible when they are played in its window."""
    for name in place.hand:
        card = CARDS[name]
        if card.requires != action:
            continue
        if card.kind != "boost":
            if action == "HARVEST" and card.kind in ("field", "field_or_upgrade"):
                yield name
            continue
        words = {item.word for part in card.parts for way in part.gains for item in way}
        if action == "SAIL" and "pillage_now" in words and early(place, "pillage"):
            yield name
        if action == "CONSTRUCT" and "take_back" in words:
            every = taken_back(replace(place, declared=""), name)
            if any(CARDS[other].cost is not None for other in every):
                yield name


def can_use(place: Place, source: str, effect: Card) -> bool:
    """N-020, N-022, N-120, N-243: one part that can be paid, after which its gain does something."""
    return any(can_do(place, source, part) for part in effect.parts)


def can_do(place: Place, source: str, part: Part) -> bool:
    """Whether a part can be paid, and its gain then does something."""
    for cost in part.costs:
        for after in paid(place, source, cost):
            kept = not after.declared or can_perform(after, after.declared)
            useful = any(happens(after, source, one) for way in part.gains for one in way)
            if useful and (kept or not cost):
                return True
    return False


def happens(place: Place, source: str, one: Item) -> bool:
    """Whether an item of a gain could do something."""
    player = place.state.players[place.seat]
    match one.word:
        case "vp" | "resource" | "good" | "worker" | "food" | "wood" | "stone" | "sheep" | "fish":
            return number(place, one) > 0
        case "gold" | "raze":
            return number(place, one) > 0
        case "card" | "scout":
            return bool(player.deck or player.discard)
        case "EXPLORE" | "POPULATE" | "CONSTRUCT" | "HARVEST" | "SAIL":
            return can_declare(place, one.word)
        case "assign":
            kinds = units(one.args.split()[-1])
            return any(place.supply[kind] for kind in kinds)
        case "remove":
            every = place.empire.values()
            return any(site.workers if "worker" in one.args else site.goods for site in every)
        case "recover":
            return place.spent > 0
        case "find":
            return bool(player.deck)
        case "salvage":
            return bool(player.discard)
        case "others":
            seats = enumerate(place.state.players)
            return any(seat != place.seat and not other.passed for seat, other in seats)
        case "gain_ship":
            return place.state.common_ships > 0
    return bool(targets(place, source, one))


def number(place: Place, one: Item) -> int:
    """N-024 to N-027: how many, counted now."""
    if not one.counter:
        return one.number
    player = place.state.players[place.seat]
    match one.counter:
        case "spent_worker":
            count = place.spent
        case "distinct_type":
            count = len({icon for card, _ in place.cards() for icon in card.types})
        case "idle_pawn":
            count = sum(not pawn.used for pawn in player.pawns)
        case "assigned_good":
            count = sum(sum(site.goods.values()) for site in place.empire.values())
        case icon:
            count = sum(card.types.count(icon) for card, _ in place.cards())
    return min(one.number * (count // one.group), one.most)


def units(noun: str) -> tuple[str, ...]:
    """N-173: the goods that a word of a card stands for."""
    return {"resource": RESOURCES, "good": GOODS}.get(noun, (noun,))


# Targets


def targets(place: Place, source: str, one: Item) -> set[str]:
    """The moves by which a verb may be aimed, as texts."""
    empire = list(place.cards())
    match one.word:
        case "copy":
            return {f"target {card.id}" for card in copied(place, source, "relink" in one.args)}
        case "refresh" if one.args == "islands":
            return {card.id for card, site in empire if card.distance and site.exhausted}
        case "refresh":
            return {f"target {c.id}" for c, site in empire if site.exhausted and c.id != source}
        case "gather":
            return {f"target {card.id}" for card, _ in empire if card.goods}
        case "take_back":
            return {f"target {name}" for name in taken_back(place, source)}
        case "payout":
            return {f"target {card.id}" for card, site in empire if full_sets(card, site)}
        case "raid":
            return raids(place)
        case "move_pawn":
            return moved_pawns(place)
        case "wake_pawn":
            return {
                f"wake {pawn.tile}" for pawn in place.state.players[place.seat].pawns if pawn.used
            }
        case "move_ship":
            queue = enumerate(place.state.queue)
            mine = [spot for spot, ship in queue if ship.seat == place.seat]
            steps = range(1, int(one.args) + 1)
            return {f"advance {spot + 1} {far}" for spot in mine for far in steps if far <= spot}
        case "pillage_now":
            return early(place, "pillage")
        case "conquer_now":
            return early(place, "free" if one.args else "conquer")
        case "build":
            return {f"build {name}" for name in place.hand if cheaper(place, name, int(one.args))}
    raise AssertionError(f"{one.word} has no targets")


def copied(place: Place, source: str, relink: bool) -> Iterator[Card]:
    """N-178 to N-180, N-258: the Action Locations that a card may use as if they were its own text."""
    link = "" if relink or source not in place.empire else place.empire[source].link
    for card, _ in place.cards():
        if card.id == source or card.kind != "action" or card.copies or card.assigns:
            continue
        if link in ("", card.id) and can_use(place, source, card):
            yield card


def taken_back(place: Place, source: str) -> list[str]:
    """N-201, N-104: other clan cards but starting ones, none by which a declared action is spoilt."""
    found = []
    for card, _ in place.cards():
        if card.id == source or card.starting or card.distance:
            continue
        after = replace(place.without(card.id), hand=(*place.hand, card.id))
        if not place.declared or can_perform(after, place.declared):
            found.append(card.id)
    return found


def cheaper(place: Place, name: str, less: int) -> bool:
    """N-202: whether a card can be paid with so many units taken off its cost, workers excepted."""
    cost = CARDS[name].cost
    if cost is None:
        return False
    units = [kind for kind in cost.elements() if kind != "worker"]
    rest = Counter({"worker": cost["worker"]})
    ways = combinations(units, max(0, len(units) - less))
    return any(mixes(place.supply, rest + Counter(way)) for way in ways)


def full_sets(card: Card, site: Site) -> int:
    """N-190, N-193, N-196: how many whole sets lie on a card with Storage."""
    if card.storage is None:
        return 0
    stored = sum(site.goods.get(kind, 0) for kind in units(card.storage.word))
    return stored // card.storage.number


def raids(place: Place) -> set[str]:
    """N-129 to N-133: the locations of others that may be raided."""
    return {
        f"raid {name}"
        for seat, other in enumerate(place.state.players)
        if seat != place.seat and not other.passed
        for name, site in other.empire.items()
        if CARDS[name].kind == "action" and not site.exhausted
    }


def moved_pawns(place: Place) -> set[str]:
    """N-186: every pawn on a tile, and every other tile that it may go to."""
    pawns = [pawn for pawn in place.state.players[place.seat].pawns if pawn.tile]
    return {
        f"pawn {pawn.tile}{'_x' if pawn.used else ''} {tile}"
        for pawn, tile in product(pawns, TILES)
        if tile != pawn.tile
    }


def reach(place: Place, fish: int, raze: int, how: str) -> set[str]:
    """N-148, N-149, N-151, N-159, N-166, N-167: the islands that a ship may take."""
    found = set()
    for distance, sea in (("near", place.state.near), ("distant", place.state.distant)):
        if distance == "distant" and not fish:
            continue
        need = [name for name in sea.open if how != "conquer" or CARDS[name].conquer <= raze]
        found |= {f"island {name}" for name in need}
        if how in ("", "pillage") and (sea.deck or sea.discard):
            found.add(f"top {distance}")
    return found


def early(place: Place, how: str) -> set[str]:
    """N-162 to N-167: own ships that could set out now; of neighbours with one load the last."""
    queue = place.state.queue
    found = set()
    for spot, ship in enumerate(queue):
        load = (ship.seat, ship.fish, ship.raze)
        last = spot + 1 == len(queue) or load != (
            *(queue[spot + 1].seat, queue[spot + 1].fish, queue[spot + 1].raze),
        )
        if ship.seat == place.seat and last and reach(place, ship.fish, ship.raze, how):
            found.add(f"ship {spot + 1}")
    return found


def fields(place: Place) -> set[str]:
    """The Field cards of an empire."""
    return {
        card.id
        for card, site in place.cards()
        if card.goods and not site.under and card.kind != "upgrade"
    }


def hosts(place: Place, upgrade: Card) -> set[str]:
    """N-107: the Fields that share a Good type."""
    return {name for name in fields(place) if set(CARDS[name].goods) & set(upgrade.goods)}
