"""Explore: pay, score, take a citizen, turn the tile over, lay it; then buildings gain from what lies there (A10)."""

from __future__ import annotations

from typing import Final

from polyana.games.revive import deeds
from polyana.games.revive.board import with_kinds
from polyana.games.revive.rules.building import gained_from
from polyana.games.revive.rules.cards import take_citizen
from polyana.games.revive.rules.quote import Quote
from polyana.games.revive.rules.reach import Reach, aided, choices, less, pay_quote, price_of
from polyana.games.revive.rules.setup import kinds_on
from polyana.games.revive.rules.tracks import score
from polyana.games.revive.rules.using import land_of
from polyana.games.revive.state import ReviveTable, clockwise
from polyana.kernel import Ask, Move, Rules, then

LAY: Final[dict[bool, Move]] = {False: ("lay", "0"), True: ("lay", "1")}


def explores(reach: Reach) -> list[Move]:
    """R-110, R-111: the face-down tiles that can be reached and paid."""
    if reach.anywhere:
        table, hidden = reach.table, reach.land.hidden
        moves = table.content.board.explore
        return [moves[at] for at in hidden if reach.allows("explore", at, price_of(table, at))]
    return reach.tiles_within()


def explore_quote(reach: Reach, place: str) -> Quote | None:
    """R-110: range and the printed cost."""
    return reach.quote("explore", place, price_of(reach.table, place))


def explore(table: ReviveTable, deed: deeds.Explore) -> Rules | None:
    """R-112, R-119: what discounts take off is chosen; then it is paid and scored, and the steps follow."""
    state, seat, place = table.state, deed.seat, deed.place
    quote = explore_quote(aided(table, deed), place)
    assert quote is not None
    for kind in deed.off:
        quote = less(quote, kind)
    if quote.units:
        return take_off(table, deed, quote)
    tile = table.content.tiles[state.tiles[place]]
    table.tell("explored", seat, place)
    pay_quote(table, seat, quote)
    then(
        state,
        deeds.TakeCitizen(seat, place),
        deeds.TurnTile(seat, place),
        deeds.LayTile(seat, place),
        deeds.RewardTile(seat, place),
        deeds.EndMapAction(seat, place, "explore"),
    )
    score(table, seat, tile.vp)
    return None


def take_off(table: ReviveTable, deed: deeds.Explore, quote: Quote) -> Rules:
    """R-119: asks for the kind of the next unit that a discount takes off."""
    options = choices(table.state.players[deed.seat], quote)
    _, kind = yield Ask(deed.seat, "explore_discount", options, (deed.place, quote.units))
    then(table.state, deeds.Explore(deed.seat, deed.place, deed.aids, [*deed.off, kind]))


# The citizen


def citizen(table: ReviveTable, deed: deeds.TakeCitizen) -> Rules | None:
    """R-113, R-114: an open card or the top of the deck; nothing if there is neither."""
    content, display = table.content, table.state.citizens
    options = [content.cards[name].pick for name in display.open]
    if display.stack:
        options.append(content.picks["deck"])
    return pick_citizen(table, deed, options) if options else None


def pick_citizen(table: ReviveTable, deed: deeds.TakeCitizen, options: list[Move]) -> Rules:
    """Asks for the card; R-366: one of the deck was never in the display."""
    state, seat = table.state, deed.seat
    move = yield Ask(seat, "pick_card_display", options, (deed.place,))
    if move != table.content.picks["deck"]:
        take_citizen(table, seat, move[1])
        return
    name = state.citizens.stack.pop()
    state.players[seat].active.append(name)
    table.tell("drew_card", seat, name)
    table.reveal()


# The tile


def turn_tile(table: ReviveTable, deed: deeds.TurnTile) -> None:
    """R-112: everybody sees the front; until it is laid otherwise the tile lies in orientation 0."""
    table.state.explored.append(deed.place)
    table.tell("turned_tile", deed.seat, deed.place, table.state.tiles[deed.place])
    table.reveal()
    lay(table, deed.place, turned=False)


def lay(table: ReviveTable, place: str, *, turned: bool) -> None:
    """R-003: the hexes of a tile become known, one way round or the other."""
    content, state = table.content, table.state
    kinds = kinds_on(content, place, state.tiles[place], turned)
    state.ground = with_kinds(content.board, state.ground, kinds)


def lay_tile(table: ReviveTable, deed: deeds.LayTile) -> Rules | None:
    """R-115: the explorer chooses between the two orientations, if they differ."""
    hexes = table.content.tiles[table.state.tiles[deed.place]].hexes
    return choose_orientation(table, deed) if hexes != hexes[::-1] else None


def choose_orientation(table: ReviveTable, deed: deeds.LayTile) -> Rules:
    """Asks how the tile lies."""
    about = (deed.place, table.state.tiles[deed.place])
    move = yield Ask(deed.seat, "orientation", list(LAY.values()), about)
    turned = move == LAY[True]
    if turned:
        table.state.turned.append(deed.place)
        lay(table, deed.place, turned=True)
    table.tell("laid_tile", deed.seat, deed.place, int(turned))


def reward_tile(table: ReviveTable, deed: deeds.RewardTile) -> None:
    """R-116, R-117, R-148: owners of buildings next to the new hexes gain, clockwise from the explorer."""
    board, state = table.content.board, table.state
    new = board.places[deed.place]
    around = board.around[deed.place]
    beside = [(at, one) for at, one in state.buildings.items() if at in around and at not in new]
    if not beside:
        return
    kinds = land_of(table).kinds
    for seat in reversed([*clockwise(state, deed.seat)]):
        found = []
        for site, building in beside:
            if building.seat == seat:
                near = [at for at in board.touching[site] if at in new]
                found += gained_from(table, kinds, site, building, near)
        if found:
            then(state, deeds.Pending(seat, found))
