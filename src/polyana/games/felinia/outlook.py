"""What people look for all the time: where merchants can get, which ships sail, what things are worth to a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from polyana.games.felinia.content import Content, Fare
from polyana.games.felinia.rules.exploration import (
    by_departure,
    landing,
    next_to_sail,
    turnable,
    ways_to_tiles,
)
from polyana.games.felinia.rules.holdings import room_for_coins, sale_price
from polyana.games.felinia.rules.trade import open_fare, token_price
from polyana.games.felinia.scoring import set_worth, tile_numbers
from polyana.games.felinia.state import FeliniaTable, Journey, Ship


class ShipView(msgspec.Struct):
    """A ship at the quay, and what it means for the seat that looks."""

    deck: str
    seats: list[int]
    sails: str
    """Why it sails as things stand: `now`, `next`, `last`, `full`, `earliest`; empty if it does not."""
    lacks: list[str] | None
    """What the seat lacks for the fare, unit by unit; None if nobody can board, and for spectators."""
    fruitless: bool
    """Whether a merchant of the seat that boards now can reach no tile that is left for it."""


class SetView(msgspec.Struct):
    """A set of trade tiles: how many, what they bring, and what one more would add."""

    count: int
    points: int
    more: int


class KingdomView(msgspec.Struct):
    """The tiles of a kingdom: how many are left on posts; of each kind how many are open, hidden perhaps, and gone."""

    left: int
    tiles: dict[str, tuple[int, int, int]]


def reach(table: FeliniaTable, journey: Journey, food: int | None = None) -> dict[str, int]:
    """F-107, F-109: the posts with a tile that a merchant can still get to, and the least FOOD that each takes.

    `food` is what its owner would hold by then; if left out, it is what the owner holds now.
    """
    found: dict[str, int] = {}
    for post, paid in ways(table, journey, food):
        found[post] = min(paid, found.get(post, paid))
    return found


def ways(
    table: FeliniaTable, journey: Journey, food: int | None = None
) -> Iterator[tuple[str, int]]:
    """Every way on which a merchant can still get to a tile: its post, and the FOOD that it takes."""
    seat, entered, free = journey.seat, tuple(journey.entered), journey.free_steps
    held = table.state.players[seat].cards["food"] if food is None else food
    return ways_to_tiles(table, seat, entered, free, held, turnable(table, journey))


def ship_views(table: FeliniaTable, seat: int | None) -> list[ShipView]:
    """The ships as a seat, or a spectator, sees them."""
    leaving = table.state.sailing
    if table.state.phase in ("bidding", "trade"):
        leaving = next_to_sail(table)
    return [ship_view(table, number, seat, leaving) for number in range(len(table.state.ships))]


def ship_view(table: FeliniaTable, number: int, seat: int | None, leaving: list[int]) -> ShipView:
    """A ship as a seat, or a spectator, sees it; `leaving` are those that sail as things stand."""
    ship = table.state.ships[number]
    seen = ShipView(ship.deck, list(ship.seats), sails(table, number, leaving), None, False)
    fare = open_fare(table, ship)
    if seat is not None and fare is not None and table.state.phase != "over":
        seen.lacks = lacks(table, fare, seat)
        seen.fruitless = fruitless(table, ship, seat)
    return seen


def departures(table: FeliniaTable) -> list[int]:
    """F-014: the ships by departure, those without a deck tile last."""
    loaded = by_departure(table)
    return [*loaded, *(n for n in range(len(table.state.ships)) if n not in loaded)]


def sails(table: FeliniaTable, number: int, leaving: list[int]) -> str:
    """F-085, F-086, F-140: why a ship sails as things stand."""
    state = table.state
    if number not in leaving:
        return ""
    if state.phase == "exploration":
        return "now" if number == leaving[0] else "next"
    if state.phase not in ("bidding", "trade"):
        return ""
    if state.ending:
        return "last"
    return "earliest" if open_fare(table, state.ships[number]) is not None else "full"


def lacks(table: FeliniaTable, fare: Fare, seat: int) -> list[str]:
    """F-072: what a player lacks for a complete fare."""
    player = table.state.players[seat]
    goods = [kind for kind, number in fare.goods for _ in range(number - player.hold[kind])]
    return [*goods, *["coin"] * (fare.coins - player.coins)]


def wants(table: FeliniaTable, seat: int) -> dict[str, dict[str, int]]:
    """By ship with a free seat, what a player lacks for its fare."""
    found: dict[str, dict[str, int]] = {}
    for name, ship in zip(table.content.ships, table.state.ships, strict=True):
        fare = open_fare(table, ship) if ship.deck else None
        if fare is not None:
            found[name.id] = dict(Counter(lacks(table, fare, seat)))
    return found


def fruitless(table: FeliniaTable, ship: Ship, seat: int) -> bool:
    """F-083: whether those who sit before a merchant of this seat may leave it no tile within its reach."""
    kingdom, posts = table.content.decks[ship.deck].kingdom, set[str]()
    for post, _ in ways(table, landing(table, seat, kingdom)):
        posts.add(post)
        if len(posts) > len(ship.seats):
            return False  # one is left, wherever the others go
    return True


def joins(table: FeliniaTable, seat: int) -> list[str]:
    """F-150: the posts with a tile on which a merchant would join others of the same player."""
    state = table.state
    borders = table.content.islands[state.mode].borders
    own = {post for post, owner in state.merchants.items() if owner == seat}
    return [post for post in (*state.face_up, *sorted(state.face_down)) if own & borders[post]]


def sale(table: FeliniaTable, seat: int) -> dict[str, tuple[int, int]]:
    """F-120, F-123: what one unit would bring now if it were sold, and how many coins of its price would be lost."""
    player = table.state.players[seat]
    room = room_for_coins(table, player)
    prices = {thing: sale_price(table, thing) for thing in (*player.hold, "gold", "spice")}
    return {thing: (min(price, room), max(0, price - room)) for thing, price in prices.items()}


def dear(table: FeliniaTable, seat: int) -> list[str]:
    """F-048: the places at which the next token pays more coins than a player has."""
    coins = table.state.players[seat].coins
    return [place for place, stack in table.state.stacks.items() if token_price(len(stack)) > coins]


def sets(table: FeliniaTable, seat: int) -> dict[str, SetView]:
    """F-146 to F-148: the sets of a player, those without a tile too."""
    content, player = table.content, table.state.players[seat]
    found = {}
    for kind, number in tile_numbers(content, player).items():
        points = set_worth(content, player, kind, number)
        more = set_worth(content, player, kind, number + 1) - points
        found[kind] = SetView(number, points, more)
    return found


def kingdoms(table: FeliniaTable, seat: int | None) -> dict[str, KingdomView]:
    """F-105: what lies open, what may lie hidden, and what is gone as far as this seat can know."""
    state, content = table.state, table.content
    shown = sorts(content, state.face_up.values())
    own = sorts(content, state.players[seat].tiles if seat is not None else ())
    found = {}
    for name, kingdom in content.kingdoms.items():
        posts = content.islands[state.mode].posts[name]
        hidden = len(state.face_down.keys() & posts)
        tiles = {}
        for kind, number in kingdom.tile_mix.items():
            up = shown.get((name, kind), 0)
            perhaps = min(number - up - own.get((name, kind), 0), hidden)
            tiles[kind] = (up, perhaps, number - up - perhaps)
        found[name] = KingdomView(hidden + len(state.face_up.keys() & posts), tiles)
    return found


def sorts(content: Content, names: Iterable[str]) -> dict[tuple[str, str], int]:
    """How many trade tiles of each kingdom and kind there are among these tiles."""
    found: dict[tuple[str, str], int] = {}
    for name in names:
        tile = content.tiles.get(name)
        if tile is not None:
            sort = tile.kingdom, tile.kind
            found[sort] = found.get(sort, 0) + 1
    return found
