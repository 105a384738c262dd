"""The Action phase: one action per turn until all have passed (A5 to A7, A10, A11)."""

from __future__ import annotations

from typing import Final

from polyana.effects import affords
from polyana.games.north import deeds
from polyana.games.north.components import Action
from polyana.games.north.effects import FREE, MEANS, SECOND_USE, Cost
from polyana.games.north.rules.empire import happening
from polyana.games.north.rules.holdings import leave_hand, look_at_the_track, spend
from polyana.games.north.rules.paying import covers, pay
from polyana.games.north.rules.turning import raided, raids
from polyana.games.north.rules.verbs import can_use, declarable, pays
from polyana.games.north.state import NorthTable, Player
from polyana.kernel import Ask, Move, Rules, then

PASS: Final[Move] = ("pass",)


def begin_actions(table: NorthTable) -> None:
    """N-056, N-065: the first player begins; whoever is at the end of the track already makes this round the last."""
    state = table.state
    state.phase, state.seat = "action", state.first
    table.tell("phase", "action")
    for player in state.players:
        look_at_the_track(table, player)


def take_turn(table: NorthTable) -> Rules | None:
    """N-056, N-062: one action of the player whose turn it is; the phase ends when all have passed."""
    state = table.state
    players, seat = state.players, state.seat
    for _ in players:
        if not players[seat].passed:
            state.seat = seat
            return choose_action(table, seat)
        seat = (seat + 1) % len(players)
    state.phase = "expedition"
    table.tell("phase", "expedition")
    return None


def choose_action(table: NorthTable, seat: int) -> Rules:
    """N-057: build, use a pawn, raid, use an Action Location, or pass."""
    player = table.state.players[seat]
    options = [
        *buildable(table, player),
        *pawn_moves(table, seat, player),
        *usable(table, seat, player),
        *(raids(table, seat) if player.supply["raze"] else ()),
        PASS,
    ]
    move = yield Ask(seat, "turn", options, always=True)
    then(table.state, deeds.EndTurn())
    if move == PASS:
        pass_turn(table, seat)
    else:
        ACTIONS[move[0]](table, seat, move)


def end_turn(table: NorthTable) -> None:
    """N-056: it is the turn of the next player clockwise, once the action is carried out."""
    table.state.seat = (table.state.seat + 1) % len(table.state.players)


def buildable(table: NorthTable, player: Player) -> list[Move]:
    """N-066, N-069, N-070: goods-cost Locations in hand that can be paid."""
    cards, supply = table.content.cards, player.supply
    found: dict[str, Move] = {}
    for name in player.hand:
        card = cards[name]
        cost = card.cost
        if cost is None or card.title in found:  # N-244: copies of a title are alike
            continue
        if affords(supply, cost, MEANS):
            found[card.title] = card.build
    return list(found.values())


def price_of(table: NorthTable, action: Action, second: bool) -> Cost:
    """N-078, N-232: what it costs to use a tile: food for a second use, and more on its tired side."""
    content = table.content
    if is_tired(table, content.tiles[action].id):
        return content.tired_again[action] if second else content.tired[action]
    return SECOND_USE if second else FREE


def is_tired(table: NorthTable, tile: str) -> bool:
    """N-231: whether a tile shows its tired side."""
    solo = table.state.solo
    return solo is not None and tile in solo.tired


def pawn_moves(table: NorthTable, seat: int, player: Player) -> list[Move]:
    """N-090: first and second uses of pawns, as far as the action of the tile can be declared."""
    active = [pawn.tile for pawn in player.pawns if not pawn.used]
    if not active:
        return []
    placed = [tile for tile in active if tile]
    legal = declarable(table, seat)
    found = first_uses(table, player, legal) if len(placed) < len(active) else []
    if placed:
        found += second_uses(table, player, legal, placed)
    return found


def payable(table: NorthTable, player: Player, actions: list[str], second: bool) -> list[str]:
    """N-078, N-232: the tiles of these actions of which a first or a second use can be paid."""
    content, supply, solo = table.content, player.supply, table.state.solo
    tiles, tired = content.tiles, solo.tired if solo is not None else ()
    fresh = not second or affords(supply, SECOND_USE, MEANS)
    if not tired:
        return [tiles[action].id for action in actions] if fresh else []
    dearer = content.tired_again if second else content.tired
    found = []
    for action in actions:
        tile = tiles[action].id
        if covers(supply, dearer[action]) if tile in tired else fresh:
            found.append(tile)
    return found


def first_uses(table: NorthTable, player: Player, legal: list[str]) -> list[Move]:
    """N-076: an unplaced pawn on any tile."""
    return [PLACE[tile] for tile in payable(table, player, legal, second=False)]


def second_uses(
    table: NorthTable, player: Player, legal: list[str], placed: list[str]
) -> list[Move]:
    """N-078, N-079: for a food, a placed active pawn to a tile beside it."""
    ring, goals = table.state.ring, payable(table, player, legal, second=True)
    found = []
    for tile in dict.fromkeys(placed) if goals else ():
        here = ring.index(tile)
        for goal in (ring[here - 1], ring[(here + 1) % len(ring)]):
            if goal in goals:
                found.append(MOVE[tile][goal])
    return found


def usable(table: NorthTable, seat: int, player: Player) -> list[Move]:
    """N-118, N-120: unexhausted Action Locations of which at least one part can be carried out."""
    supply, found, cards = player.supply, [], table.content.cards
    for name, site in player.empire.items():
        if site.exhausted or not (card := cards[name]).location:
            continue
        price = card.price
        if price is not None:
            if price is not FREE and not affords(supply, price, MEANS):
                continue
            if card.sure:
                found.append(card.use)
                continue
        site.exhausted = True  # N-119: it turns sideways first, so it is no target of its own
        if can_use(table, seat, name, card) if price is None else pays(table, seat, card):
            found.append(card.use)
        site.exhausted = False
    return found


# Carrying out


def build(table: NorthTable, seat: int, move: Move) -> None:
    """N-066, N-067: the cost is paid, the card enters."""
    name = move[1]
    cost = table.content.cards[name].cost
    assert cost is not None
    leave_hand(table, seat, name)
    then(table.state, *pay(table, seat, name, cost), deeds.Settle(seat, name))


def place(table: NorthTable, seat: int, move: Move) -> None:
    """N-076: the first use of a pawn costs nothing: it is placed on any tile."""
    pawn = next(pawn for pawn in table.state.players[seat].pawns if not pawn.tile)
    use_tile(table, seat, move[1], second=False)
    pawn.tile = move[1]
    table.tell("placed_pawn", seat, move[1])


def second_use(table: NorthTable, seat: int, move: Move) -> None:
    """N-078, N-082: food is paid, the pawn moves and shows X, then the window opens."""
    _, tile, goal = move
    player = table.state.players[seat]
    pawn = next(pawn for pawn in player.pawns if pawn.tile == tile and not pawn.used)
    use_tile(table, seat, goal, second=True)
    pawn.tile, pawn.used = goal, True
    table.tell("moved_on", seat, tile, goal)


def use_tile(table: NorthTable, seat: int, tile: str, second: bool) -> None:
    """The price of using a tile is paid, then its action is declared."""
    action = action_of(table, tile)
    owed = pay(table, seat, tile, price_of(table, action, second))
    then(table.state, *owed, deeds.Declare(seat, action, is_tired(table, tile)))


def action_of(table: NorthTable, tile: str) -> Action:
    """The action of a tile."""
    return table.content.actions[tile]


def use_location(table: NorthTable, seat: int, move: Move) -> None:
    """N-118, N-119: it turns sideways, then its text is carried out."""
    table.state.players[seat].empire[move[1]].exhausted = True
    table.tell("used", seat, move[1])
    then(table.state, deeds.Use(seat, move[1], move[1]))


def raid(table: NorthTable, seat: int, move: Move) -> None:
    """N-129: for a raze token a Location of an opponent is exhausted."""
    spend(table, seat, "raze", 1)
    raided(table, seat, move[1])


def pass_turn(table: NorthTable, seat: int) -> None:
    """N-059, N-219: out for this round; Features that wait for it pay, by the pawns as they are now."""
    table.state.players[seat].passed = True
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
}
"""By the first word of an answer that names something."""
