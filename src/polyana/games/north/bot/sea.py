"""What the ships in the queue will bring home, each taking the best that those before it leave."""

from __future__ import annotations

from polyana.games.north.bot.realm import Realm
from polyana.games.north.state import Ship, State


def islands_of(realm: Realm, names: list[str], raze: int) -> list[tuple[float, str]]:
    """What each of these islands is worth to the owner of a ship with so much raze."""
    return [(realm.new.island(name, raze), name) for name in names]


def best_of(realm: Realm, near: list[str], distant: list[str], ship: Ship) -> tuple[float, str]:
    """The best island for a ship, and what it is worth; unnamed if it is the top of a deck."""
    unseen = realm.worths.unseen[realm.step]
    pillage = realm.events["pillage"]
    found = [(unseen["near"] + pillage, ""), *islands_of(realm, near, ship.raze)]
    if ship.fish:
        far = pillage + realm.events["pillage_distant"]
        found += [(unseen["distant"] + far, ""), *islands_of(realm, distant, ship.raze)]
    return max(found)


def voyages(realms: list[Realm], state: State, seat: int) -> float:
    """What the ships of a seat will bring."""
    near, distant, value = state.near.open.copy(), state.distant.open.copy(), 0.0
    for ship in state.queue:
        worth, name = best_of(realms[ship.seat], near, distant, ship)
        if name in near:
            near.remove(name)
        elif name:
            distant.remove(name)
        if ship.seat == seat:
            value += worth
    return value
