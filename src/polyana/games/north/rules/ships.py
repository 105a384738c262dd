"""Ships at home and in the queue (A12)."""

from __future__ import annotations

from polyana.games.north.state import NorthTable, Player, Ship


def has_ship(player: Player) -> bool:
    """N-138: whether a ship is at home."""
    return player.ships > 0 or player.common_ships > 0


def send(table: NorthTable, seat: int, fish: int, raze: int) -> None:
    """N-089, N-244: a ship goes to the end of the queue with its load, a Clan Ship before a Common Ship."""
    state = table.state
    player = state.players[seat]
    common = not player.ships
    if common:
        player.common_ships -= 1
    else:
        player.ships -= 1
    player.supply["fish"] -= fish
    player.supply["raze"] -= raze
    state.queue.append(Ship(seat, fish, raze, common))
    table.tell("sailed", seat, fish, raze)


def come_home(table: NorthTable, ship: Ship) -> None:
    """N-157: the ship returns to its owner; its load is lost."""
    player = table.state.players[ship.seat]
    if ship.common:
        player.common_ships += 1
    else:
        player.ships += 1


def gain_ship(table: NorthTable, seat: int, common: bool) -> bool:
    """N-004, N-218, N-260: a new ship, available at once; whether there was one."""
    state = table.state
    player = state.players[seat]
    if common:
        if not state.common_ships:
            return False
        state.common_ships -= 1
        player.common_ships += 1
    else:
        if not third_ship_waits(table, seat):
            return False
        player.third_ship = True
        player.ships += 1
    table.tell("gained_ship", seat, "common" if common else "clan")
    return True


def third_ship_waits(table: NorthTable, seat: int) -> bool:
    """N-218: whether a Clan Ship of this clan is left in the box."""
    player = table.state.players[seat]
    clan = table.content.clans[player.clan]
    return clan.clan_ships_total > clan.clan_ships_start and not player.third_ship
