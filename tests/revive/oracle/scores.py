"""Final scoring, line by line from A18."""

from __future__ import annotations

import re
from collections.abc import Callable

from polyana.games.revive.state import State
from tests.revive.oracle.box import (
    CORNERS,
    LARGE,
    MACHINES,
    MODULES,
    OWN,
    RELICS,
    SYMBOLS,
    card,
    techs,
)


def total(state: State, seat: int) -> int:
    """R-325 to R-332: everything that a player has at the end."""
    player = state.players[seat]
    points: int = player.vp + OWN["progress"][player.progress]["vp"]
    points += sum(tech["endvp"] for tech in techs(player))
    kinds = {kind["id"]: kind["effect"] for kind in LARGE["kind"]}
    for corner, kind in state.large.items():
        if corner in player.figures:
            points += worth(state, seat, kinds[kind])
    for bonus in OWN["bonus"]:
        if bonus["kind"] == "cards" and bonus["id"] in player.spaces:
            points += 2 * citizens(state, seat, bonus["colour"])
    points += 4 * player.end_tile + 2 * player.spare
    points += sum(player.supply.values()) // 5
    return points + artifact_card(state, seat)


def artifact_card(state: State, seat: int) -> int:
    """R-331: each category as often as 1 plus the own main artifacts of its colour."""
    player = state.players[seat]
    name = state.shared_card or player.artifact_card
    (face,) = (one for one in RELICS["artifact_card"] if one["id"] == name)
    effects = {one["id"]: one["effect"] for one in RELICS["category"]}
    colours = {one["id"]: one["colour"] for one in RELICS["main_artifact"]}
    return sum(
        worth(state, seat, effects[face[colour]])
        * (1 + sum(colours[one] == colour for one in player.artifacts))
        for colour in ("purple", "orange", "white")
    )


def worth(state: State, seat: int, effect: str) -> int:
    """What stands behind `end:`."""
    ending = effect.partition("end: ")[2]
    if ending == "tile_presence":
        return presence(state, seat)
    found = re.fullmatch(r"(\d+) endvp per (\w+)", ending)
    assert found, effect
    return int(found[1]) * count(state, seat, found[2])


def count(state: State, seat: int, what: str) -> int:
    """R-332, R-335: how many of it a player has."""
    player = state.players[seat]
    values = {track["id"]: track["values"] for track in OWN["track"]}
    own = [at for at, one in state.buildings.items() if one.seat == seat]
    symbols = {
        name: at for name, at in SYMBOLS.items() if state.clusters or name.startswith("crystal ")
    }
    temples = {at for at, owner in state.temples.items() if owner == seat}
    counters: dict[str, Callable[[], int]] = {
        "crate": lambda: len(player.closed) + len(player.opened),
        "energy": lambda: player.energy + len(player.charged),
        "module": lambda: len(player.modules),
        "module_pair": lambda: len(player.modules) // 2,
        "population": lambda: len(player.figures),
        "population_on_large": lambda: sum(at in CORNERS for at in player.figures),
        "ability_marker": lambda: 5 - player.markers,
        "flask": lambda: flasks(state, seat),
        "card": lambda: citizens(state, seat),
        "ocean": lambda: len(temples | set(player.oceans)),
        "crystal_site": lambda: sum(any(at in own for at in near) for near in symbols.values()),
        "track_value": lambda: sum(values[name][at] for name, at in player.tracks.items()),
        "large_building": lambda: sum(state.buildings[at].large for at in own),
    }
    return counters[what]()


def cards(state: State, seat: int) -> list[str]:
    """All cards of a player, wherever they lie."""
    player = state.players[seat]
    lying = [played.card for slot in player.slots.values() for played in slot]
    return [*player.active, *player.rest, *lying]


def citizens(state: State, seat: int, colour: str = "") -> int:
    """R-334: never starting cards, and none that have left the game."""
    own = [name for name in cards(state, seat) if not name.startswith("sc_")]
    return sum(colour in ("", card(name)["colour"]) for name in own)


def flasks(state: State, seat: int) -> int:
    """R-217: on machines, modules and both halves of all cards."""
    player = state.players[seat]
    found = sum(MACHINES[name]["flasks"] for name in player.machines if name in MACHINES)
    found += sum(MODULES[name]["flasks"] for name in player.modules.values())
    for name in cards(state, seat):
        found += card(name)["top"]["flasks"] + card(name)["bottom"]["flasks"]
    return int(found)


def presence(state: State, seat: int) -> int:
    """R-336: 3, 7, 12 or 15 points."""
    own = [at for at, one in state.buildings.items() if one.seat == seat]
    stood = {at.partition("_")[0] for at in (*own, *state.players[seat].figures)}
    tiles = len(stood - set(CORNERS))
    steps = LARGE["tile_presence"]["steps"]
    return max((int(step["vp"]) for step in steps if tiles >= step["tiles"]), default=0)
