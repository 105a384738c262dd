"""How far players reach, and what a map action costs: range, discounts, what is armed, as one quote (A9, R-179)."""

from __future__ import annotations

from collections.abc import Container, Mapping
from itertools import count
from typing import Final, NamedTuple

import msgspec

from polyana.effects import Item, Price
from polyana.games.revive.board import PIT
from polyana.games.revive.deeds import MapAction
from polyana.games.revive.effects import SUPPLY
from polyana.games.revive.rules.cards import use_up
from polyana.games.revive.rules.holdings import gain, pay
from polyana.games.revive.rules.quote import Amounts, Quote
from polyana.games.revive.rules.standing import standing, while_in_slot
from polyana.games.revive.rules.using import land_of
from polyana.games.revive.rules.ways import Site, Ways
from polyana.games.revive.state import Player, ReviveTable
from polyana.kernel import Move

TARGET_DISCOUNT: Final = 2
"""R-363: what the own target takes off the own action there."""
UNARMED: Final[dict[str, int]] = {}
Held = tuple[int, int, int, int]
"""A supply in the order of `SUPPLY`."""


class TileSpans(NamedTuple):
    """How far tiles may be, so that their Explore can be paid; negative if it cannot at all."""

    most: int
    by_price: dict[Amounts, int]


_TILE_SPANS: Final[dict[tuple[str, Held, int, int, int], TileSpans]] = {}
_MOST: Final = 1 << 14
"""Supplies that are kept in mind before all are forgotten."""


# Range


class Reach:
    """The range of a player at one moment: where ways begin, and what is taken off their price (R-107 to R-109).

    `aids` are the reductions that belong to this very action (R-213).
    """

    __slots__ = (
        "_aids", "_found", "_held", "_less", "_rules", "_saved", "anywhere",
        "armed", "land", "local", "player", "rules", "seat", "table",
    )  # fmt: skip

    def __init__(self, table: ReviveTable, seat: int, aids: tuple[Item, ...] = ()) -> None:
        content, state = table.content, table.state
        player = state.players[seat]
        self.table, self.seat, self.player = table, seat, player
        own_turn = seat == state.seat and state.phase == "turn"
        armed = self.armed = state.turn.armed if own_turn else UNARMED
        """R-174: what is armed serves the player in turn."""
        self.land = land_of(table)
        rules = self.rules = standing(content, player)
        """The standing rules of the player."""
        numbers = self._rules = rules.numbers
        aids = self._aids = (*aids, *while_in_slot(content, player))
        self._less = numbers.get("skip_hexes", 0)
        self._saved = numbers.get("explore_food", 0)
        self.anywhere = "explore_anywhere" in armed
        """R-220: whether an Explore needs no way."""
        if aids:
            self._less += added(aids, "range")
            self.anywhere = self.anywhere or any(item.word == "explore_anywhere" for item in aids)
        self._found: Ways | None = None
        self.local = rules.local or bool(
            (state.workshops and seat in state.workshops.values())
            or (state.targets and seat in state.targets.values())
        )
        """Whether prices differ from place to place."""
        supply = player.supply
        self._held = (supply["crystal"], supply["gear"], supply["book"], supply["food"])

    @property
    def ways(self) -> Ways:
        """Where ways lead, and how far everything is; tokens at a target left aside. Looked for when it is needed."""
        found = self._found
        if found is None:
            found = self._found = self._ways()
        return found

    def _ways(self) -> Ways:
        """R-100 to R-104, R-359: from the nearest own piece, or from a temple for less, whichever is cheaper."""
        table, seat, land, skipped = self.table, self.seat, self.land, self.rules.skipped
        origins = origins_of(table, seat)
        placed = table.state.temples
        if not placed:
            return land.ways(origins, skipped)
        temples = [at for at, owner in placed.items() if owner == seat]
        less = self._rules.get("temple_range", 0)
        if not temples or not less:
            return land.ways((*origins, *temples), skipped)
        near, by_temple = land.ways(origins, skipped), land.ways(temples, skipped)
        every = range(max(len(near.rings()), len(by_temple.rings())))
        return land.ways_by(tuple(near.reached(n) | by_temple.reached(n + less) for n in every))

    def food(self, place: str) -> int | None:
        """R-100, R-109: the food for the cheapest way to a hex, a corner or a tile, what is armed left aside.

        None if no way leads there (R-106).
        """
        found = self.ways.far(place)
        return None if found is None else max(0, found - self._taken_off(place))

    def _taken_off(self, place: str) -> int:
        """R-108, R-365: what standing reductions take off every way, and an own target off the way to it."""
        less = self._less
        if self.local and self.table.state.targets.get(place) == self.seat:
            less += self._rules.get("target_range", 0)
        return less

    # Discounts

    def discount(self, action: str, place: str) -> int:
        """R-214, R-383: the units that standing reductions and tokens take off the own cost of a map action."""
        state, rules = self.table.state, self._rules
        found = added(self._aids, action) if self._aids else 0
        if not self.local:
            return found
        if state.workshops:
            found += self._by_workshops(place)
        if "falcon_discount" in rules and self._is_beside(place, self.player.falcon):
            found += rules["falcon_discount"]
        if action != "explore" and state.targets.get(place) == self.seat:
            found += TARGET_DISCOUNT
        if action == "build":
            found += self._on_site(place)
        return found

    def _is_beside(self, place: str, token: str) -> bool:
        """R-374: a hex or location adjacent to a token; a tile if any of its hexes is."""
        return token in self.table.content.board.around[place]

    def _by_workshops(self, place: str) -> int:
        """R-373: own workshops next to the place, at most one unless a technology says more."""
        around, workshops = self.table.content.board.around[place], self.table.state.workshops
        found = sum(owner == self.seat and at in around for at, owner in workshops.items())
        return min(found, self._rules.get("workshop_stack", 1))

    def _on_site(self, place: str) -> int:
        """R-370, R-371: a Build on an own desert tile, and next to mountains."""
        found = 0
        if self.table.state.laid.get(place) == self.seat:
            found += self._rules.get("own_desert_discount", 0)
        each = self._rules.get("build_discount_per_mountain", 0)
        if each:
            found += each * sum(kind == "mountain" for _, kind in self.land.beside(place))
        return found

    # Prices

    def span(self, action: str, place: str, price: Amounts, books: int = 0) -> int:
        """R-126: how far a place may be, so that an action there can be paid; negative if it cannot at all."""
        saved, taken_off, off = self._saved if action == "explore" else 0, self._less, 0
        if self.local or self._aids or self.armed:
            taken_off = self._taken_off(place) + self.armed.get("range", 0)
            off = self.discount(action, place) + self.armed.get(action, 0)
        far = furthest(self._held, action, price, off, saved, books)
        return far + taken_off if far >= 0 else far

    def allows(self, action: str, place: str, price: Amounts, books: tuple[int, ...] = ()) -> bool:
        """R-106, R-126: whether an action can be reached and paid, as its quote says."""
        if self.anywhere and action == "explore":
            quote = self.quote(action, place, price, books)
            return quote is not None and is_payable(self.player.supply, quote)
        span = self.span(action, place, price, len(books))
        if span < 0:
            return False
        far = self.ways.far(place)
        return far is not None and far <= span

    def within(self, action: str, price: Amounts, taken: Container[str]) -> list[Site]:
        """R-106, R-126: the places that are not taken where an action can be paid, if nobody gets a book for it."""
        if self.local:
            near = self.ways.near(action, self._unpaid())
            return [
                site
                for site in near
                if site[0] not in taken and site[2] <= self.span(action, site[0], price)
            ]
        span = self.span(action, "", price)
        if span < 0:
            return []
        near = self.ways.near(action, span)
        return [site for site in near if site[2] <= span and site[0] not in taken]

    def _unpaid(self) -> int:
        """The longest way that could be paid if nothing else were."""
        crystal, _, _, food = self._held
        numbers = self._rules
        standing_off = self._less + self._saved + numbers.get("target_range", 0)
        return food + crystal + standing_off + self.armed.get("range", 0)

    def tiles_within(self) -> list[Move]:
        """R-110, R-126: the face-down tiles that can be reached and paid, each at its price."""
        table = self.table
        if self.local:
            near = self.ways.near("explore", self._unpaid())
            return [
                move
                for at, move, far in near
                if far <= self.span("explore", at, price_of(table, at))
            ]
        most, spans = self._tile_spans()
        if most < 0:
            return []
        backs, tiles = table.content.tiles, table.state.tiles
        near = self.ways.near("explore", most)
        return [move for at, move, far in near if far <= spans[backs[tiles[at]].price]]

    def _tile_spans(self) -> TileSpans:
        """How far tiles may be, wherever prices are not local."""
        content, armed = self.table.content, self.armed
        taken_off, off = self._less, 0
        if self._aids or armed:
            taken_off += armed.get("range", 0)
            off = self.discount("explore", "") + armed.get("explore", 0)
        key = (content.hash, self._held, off, self._saved, taken_off)
        found = _TILE_SPANS.get(key)
        if found is None:
            if len(_TILE_SPANS) >= _MOST:
                _TILE_SPANS.clear()
            prices = {content.tiles[name].price for name in content.area_tiles}
            spans = {price: self.span("explore", "", price) for price in prices}
            found = _TILE_SPANS[key] = TileSpans(max(spans.values()), spans)
        return found

    def quote(
        self, action: str, place: str, price: Amounts = (), books: tuple[int, ...] = ()
    ) -> Quote | None:
        """R-179: what an action costs there with all that is armed; None if no way leads there.

        `action` is a map action, or the ability of a tribe, which pays range alone (R-107).
        """
        armed, far = self.armed, self.food(place)
        uses: list[str] = []
        off, by_armed = self.discount(action, place) if price else 0, armed.get(action, 0)
        if action == "explore" and self._saved:
            way, price = with_saved_food(self._saved, far or 0, price, off + by_armed)
            far = None if far is None else way
        if action == "explore" and self.anywhere and far != 0:
            if "explore_anywhere" in armed:
                uses.append("explore_anywhere")
            far = 0
        elif far and "range" in armed:
            uses.append("range")
            far = max(0, far - armed["range"])
        if far is None:
            return None
        if by_armed and sum(number for _, number in price) > off:
            off += by_armed
            uses.append(action)
        return Quote(far, *discounted(action, price, off), books, tuple(uses))


# Prices


def price_of(table: ReviveTable, place: str) -> Amounts:
    """R-110: what the back of a tile asks for."""
    return table.content.tiles[table.state.tiles[place]].price


def with_saved_food(saved: int, far: int, price: Amounts, off: int) -> tuple[int, Amounts]:
    """R-360: food that each Explore saves: printed food, as far as that makes it cheaper, else range."""
    units = dict(price)
    printed = max(0, min(saved, units.get("food", 0), sum(units.values()) - off))
    way = min(saved - printed, far)
    printed = min(saved - way, units.get("food", 0))
    if printed:
        units["food"] -= printed
    left = tuple((kind, number) for kind, number in units.items() if number)
    return far - way, left


def discounted(action: str, price: Amounts, off: int) -> tuple[Amounts, int]:
    """R-047, R-119: a price with so many units less, and the units that are still taken off by choice."""
    if not off:
        return price, 0
    if off >= sum(number for _, number in price):
        return (), 0
    if len(price) == 1 or action != "explore":
        return reduced(price, off), 0
    return price, off


def furthest(held: Held, action: str, price: Amounts, off: int, saved: int, books: int) -> int:
    """R-126: the longest way that a supply can pay besides an action; negative if it cannot pay the action.

    `off` units are taken off the price, `saved` is the food that an Explore saves, so many books go to others.
    """
    cost, units = discounted(action, price, off) if off else (price, 0)
    if saved or units:
        return _furthest(held, action, price, off, saved, books)
    crystal, gear, book, food = held
    book -= books
    for kind, number in cost:
        if kind == "gear":
            gear -= number
        elif kind == "book":
            book -= number
        elif kind == "food":
            food -= number
        else:
            crystal -= number
    for left in (gear, book, food):
        if left < 0:
            crystal += left
    return crystal + max(0, food) if crystal >= 0 else -1


def _furthest(held: Held, action: str, price: Amounts, off: int, saved: int, books: int) -> int:
    """The same where what is saved or taken off is a matter of choice: one hex further after the other."""
    supply, others = dict(zip(SUPPLY, held, strict=True)), (0,) * books
    for far in count():
        way, own = with_saved_food(saved, far, price, off) if saved else (far, price)
        if not is_payable(supply, Quote(way, *discounted(action, own, off), others)):
            break
    return far - 1


def aided(table: ReviveTable, deed: MapAction) -> Reach:
    """The range for a map action under way, with the reductions that belong to it (R-213)."""
    aids = table.content.clauses[deed.aids].aids if deed.aids else ()
    return Reach(table, deed.seat, aids)


def origins_of(table: ReviveTable, seat: int) -> list[str]:
    """R-101, R-379: own pieces, or the pit as long as there is none; a falcon besides."""
    state = table.state
    player = state.players[seat]
    found = [at for at, building in state.buildings.items() if building.seat == seat]
    found += player.figures
    if not found:
        found.append(PIT)
    if player.falcon:
        found.append(player.falcon)
    return found


def added(items: tuple[Item, ...], what: str) -> int:
    """R-108: the numbers of reductions together: of `range`, or of the discounts of a map action."""
    found = 0
    for item in items:
        if what == (item.args[0] if item.word == "discount" else item.word):
            number = item.args[-1]
            assert isinstance(number, int)
            found += number
    return found


def reduced(price: Amounts, units: int) -> Amounts:
    """A price with so many units less, in the order in which it is written."""
    found = []
    for kind, number in price:
        off = min(number, units)
        units -= off
        if number > off:
            found.append((kind, number - off))
    return tuple(found)


# Paying


def is_payable(held: Mapping[str, int], quote: Quote) -> bool:
    """R-046, R-126: whether all of it can be paid, crystals in place of what is short, and units taken off at best."""
    return left_over(held, quote) >= 0


def left_over(held: Mapping[str, int], quote: Quote) -> int:
    """The crystals that are not needed, with units taken off at best; negative if it cannot be paid."""
    total, own = quote.total, dict(quote.cost)
    crystals = total.pop("crystal", 0)
    lack, saved = crystals - held["crystal"], own.get("crystal", 0)
    for kind, number in total.items():
        short = number - held[kind]
        if short > 0:
            lack += short
            saved += min(short, own.get(kind, 0))
    return min(quote.units, saved) - lack


def pay_quote(table: ReviveTable, seat: int, quote: Quote) -> None:
    """R-046, R-127, R-179: everything is paid, the books come to their new owners, what was armed for it is gone."""
    total, state = quote.total, table.state
    named = tuple((kind, number) for kind, number in total.items() if kind != "crystal")
    others = tuple((kind, number) for kind, number in total.items() if kind == "crystal")
    pay(table, seat, Price(named=named, others=others))
    for other in quote.books:
        gain(table, other, "book", 1)
    for word in quote.uses:
        if word == "explore_anywhere":
            use_up(table, word)
        else:
            del state.turn.armed[word]


OFF: Final[dict[str, Move]] = {kind: ("less", kind) for kind in SUPPLY}
"""The moves that take a unit of a kind off a cost."""


def choices(player: Player, quote: Quote) -> list[Move]:
    """R-119: the kinds of which a unit may be taken off, so that the rest can still be paid."""
    return [OFF[kind] for kind, _ in quote.cost if is_payable(player.supply, less(quote, kind))]


def less(quote: Quote, kind: str) -> Quote:
    """R-119: a unit of a kind is taken off; the last kind that is left takes all other units."""
    own = tuple((one, number - (one == kind)) for one, number in quote.cost)
    own, units = tuple(pair for pair in own if pair[1]), quote.units - 1
    if units and len(own) == 1:
        own, units = reduced(own, units), 0
    return msgspec.structs.replace(quote, cost=own, units=units)
