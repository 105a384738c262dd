"""The Action phase: one action per turn until all have passed (A5 to A7, A10, A11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from polyana.effects import affords, both
from polyana.games.north import deeds
from polyana.games.north.components import Action
from polyana.games.north.effects import FREE, MEANS, Cost
from polyana.games.north.rules.empire import happening, ready
from polyana.games.north.rules.holdings import leave_hand, look_at_the_track, spend
from polyana.games.north.rules.paying import alike, exhaust, pay
from polyana.games.north.rules.turning import raided, raids
from polyana.games.north.rules.verbs import can_declare, can_use
from polyana.games.north.state import NorthTable, Player
from polyana.kernel import Ask, Move, Rules, then

PASS: Final[Move] = ("pass",)
SECOND_USE: Final = Cost(named=(("food", 1),), total=1)
"""N-078."""


def begin_actions(table: NorthTable, deed: deeds.BeginActions) -> None:
    """N-056, N-065: the first player begins; whoever is at the end of the track already makes this round the last."""
    state = table.state
    state.phase, state.seat = "action", state.first
    table.tell("phase", "action")
    for player in state.players:
        look_at_the_track(table, player)


def take_turn(table: NorthTable) -> Rules | None:
    """N-056, N-062: one action of the player whose turn it is; the phase ends when all have passed."""
    state = table.state
    if all(player.passed for player in state.players):
        state.phase = "expedition"
        table.tell("phase", "expedition")
        return None
    while state.players[state.seat].passed:
        state.seat = (state.seat + 1) % len(state.players)
    return choose_action(table, state.seat)


def choose_action(table: NorthTable, seat: int) -> Rules:
    """N-057: build, use a pawn, raid, use an Action Location, or pass."""
    player = table.state.players[seat]
    options = [
        *buildable(table, player),
        *first_uses(table, seat, player),
        *second_uses(table, seat, player),
        *usable(table, seat, player),
        *(raids(table, seat) if player.supply["raze"] else ()),
        PASS,
    ]
    move = yield Ask(seat, "turn", options, always=True)
    then(table.state, deeds.EndTurn())
    ACTIONS[move[0]](table, seat, player, move)


def end_turn(table: NorthTable, deed: deeds.EndTurn) -> None:
    """N-056: it is the turn of the next player clockwise, once the action is carried out."""
    table.state.seat = (table.state.seat + 1) % len(table.state.players)


def buildable(table: NorthTable, player: Player) -> Iterator[Move]:
    """N-066, N-069, N-070: goods-cost Locations in hand that can be paid."""
    cards, supply = table.content.cards, player.supply
    for name in alike(table.content, player.hand):
        cost = cards[name].cost
        if cost is not None and affords(supply, cost, MEANS):
            yield cards[name].build


def extra(table: NorthTable, action: str) -> Cost:
    """N-232: what the tired side of a tile costs more."""
    solo = table.state.solo
    tired = solo is not None and table.content.tiles[action].id in solo.tired
    return table.content.tired[action] if tired else FREE


def is_tired(table: NorthTable, tile: str) -> bool:
    """N-231: whether a tile shows its tired side."""
    solo = table.state.solo
    return solo is not None and tile in solo.tired


def legal_actions(table: NorthTable, seat: int, price: Cost) -> dict[str, Cost]:
    """By tile: what using it with a pawn costs in all, if its action can be paid and declared (N-090, N-232)."""
    supply = table.state.players[seat].supply
    found = {}
    for action, tile in table.content.tiles.items():
        more = extra(table, action)
        cost = price if more is FREE else both(price, more)
        if affords(supply, cost, MEANS) and can_declare(table, seat, action):
            found[tile.id] = cost
    return found


def first_uses(table: NorthTable, seat: int, player: Player) -> Iterator[Move]:
    """N-076: an unplaced pawn on any tile."""
    if any(not pawn.tile for pawn in player.pawns):
        for tile in legal_actions(table, seat, FREE):
            yield PLACE[tile]


def second_uses(table: NorthTable, seat: int, player: Player) -> Iterator[Move]:
    """N-078, N-079: for a food, a placed active pawn to a tile beside it."""
    placed = dict.fromkeys(pawn.tile for pawn in player.pawns if pawn.tile and not pawn.used)
    if not placed:
        return
    ring = table.state.ring
    legal = legal_actions(table, seat, SECOND_USE)
    for tile in placed:
        here = ring.index(tile)
        for goal in (ring[here - 1], ring[(here + 1) % len(ring)]):
            if goal in legal:
                yield MOVE[tile][goal]


def usable(table: NorthTable, seat: int, player: Player) -> Iterator[Move]:
    """N-118, N-120: unexhausted Action Locations of which at least one part can be carried out."""
    for card, site in ready(table.content, player):
        site.exhausted = True  # N-119: it turns sideways first, so it is no target of its own
        possible = can_use(table, seat, card.id, card)
        site.exhausted = False
        if possible:
            yield card.use


# Carrying out


def build(table: NorthTable, seat: int, player: Player, move: Move) -> None:
    """N-066, N-067: the cost is paid, the card enters."""
    name = move[1]
    cost = table.content.cards[name].cost
    assert cost is not None
    leave_hand(table, seat, name)
    then(table.state, *pay(table, seat, name, cost), deeds.Settle(seat, name))


def place(table: NorthTable, seat: int, player: Player, move: Move) -> None:
    """N-076: first use."""
    pawn = next(pawn for pawn in player.pawns if not pawn.tile)
    use_tile(table, seat, move[1], FREE)
    pawn.tile = move[1]
    table.tell("placed_pawn", seat, move[1])


def second_use(table: NorthTable, seat: int, player: Player, move: Move) -> None:
    """N-078, N-082: food is paid, the pawn moves and shows X, then the window opens."""
    _, tile, goal = move
    pawn = next(pawn for pawn in player.pawns if pawn.tile == tile and not pawn.used)
    use_tile(table, seat, goal, SECOND_USE)
    pawn.tile, pawn.used = goal, True
    table.tell("moved_on", seat, tile, goal)


def use_tile(table: NorthTable, seat: int, tile: str, price: Cost) -> None:
    """The price of using a tile is paid, then its action is declared."""
    action = action_of(table, tile)
    more = extra(table, action)
    cost = price if more is FREE else both(price, more)
    owed = pay(table, seat, tile, cost)
    then(table.state, *owed, deeds.Declare(seat, action, is_tired(table, tile)))


def action_of(table: NorthTable, tile: str) -> Action:
    """The action of a tile."""
    return next(entry.action for entry in table.content.tiles.values() if entry.id == tile)


def use_location(table: NorthTable, seat: int, player: Player, move: Move) -> None:
    """N-118, N-119: it turns sideways, then its text is carried out."""
    exhaust(table, seat, move[1])
    then(table.state, deeds.Use(seat, move[1], move[1]))


def raid(table: NorthTable, seat: int, player: Player, move: Move) -> None:
    """N-129: for a raze token a Location of an opponent is exhausted."""
    spend(table, seat, "raze", 1)
    raided(table, seat, move[1])


def pass_turn(table: NorthTable, seat: int, player: Player, move: Move) -> None:
    """N-059, N-219: out for this round; Features that wait for it pay, by the pawns as they are now."""
    player.passed = True
    table.tell("passed", seat)
    then(table.state, *happening(table.content, table.state, seat, "pass"))


TILES: Final = ("explore", "populate", "construct", "harvest", "sail")
PLACE: Final[dict[str, Move]] = {tile: ("place", tile) for tile in TILES}
MOVE: Final[dict[str, dict[str, Move]]] = {
    tile: {goal: ("move", tile, goal) for goal in TILES} for tile in TILES
}
ACTIONS: Final = {
    "build": build,
    "place": place,
    "move": second_use,
    "use": use_location,
    "raid": raid,
    "pass": pass_turn,
}
