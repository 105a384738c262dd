"""The content files as they stand, and the board as hexes next to hexes."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import polyana.games.revive as game
from polyana.games.revive.state import Player, State

FOLDER: Final = Path(game.__file__).parent / "content"
SIDES: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def read(name: str) -> dict[str, Any]:
    """One file."""
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


BOARD, TILES, OWN, MODES = read("board"), read("tiles"), read("player_board"), read("modes")
LARGE, RELICS = read("large_locations"), read("artifacts")
CARDS: Final = {
    entry["id"]: entry for kind in ("start_card", "citizen") for entry in read("cards")[kind]
}
MODULES: Final = {entry["id"]: entry for entry in read("modules")["module"]}
MACHINES: Final = {entry["id"]: entry for entry in read("machines")["machine"]}
TRIBE_SIDES: Final = {entry["id"]: entry for entry in read("tribes")["side"]}
TILE: Final = {one["id"]: one for kind in ("start_tile", "area_tile") for one in TILES[kind]}
PLACES: Final = {place["id"]: place for place in BOARD["place"]}
HEXES: Final = {
    tuple(at): f"{place['id']}_{number}"
    for place in BOARD["place"]
    for number, at in enumerate(place["hexes"], 1)
} | {tuple(BOARD["board"]["pit"]): "pit"}
CORNERS: Final = {
    corner["id"]: [HEXES[tuple(at)] for at in corner["touches"]] for corner in BOARD["large_place"]
}


def neighbours() -> dict[str, set[str]]:
    """Who touches whom, corners included."""
    found: dict[str, set[str]] = {name: set() for name in (*HEXES.values(), *CORNERS)}
    for (q, r), name in HEXES.items():
        found[name] |= {HEXES[q + x, r + y] for x, y in SIDES if (q + x, r + y) in HEXES}
    for corner, touches in CORNERS.items():
        found[corner] |= set(touches)
        for at in touches:
            found[at].add(corner)
    return found


BESIDE: Final = neighbours()
SYMBOLS: Final = {
    name: [HEXES[tuple(at)] for at in one["touches"]]
    for kind in ("crystal", "cluster")
    for name, one in ((f"{kind} {entry['id']}", entry) for entry in BOARD[kind])
}


def card(name: str) -> dict[str, Any]:
    """A card; a starting card has the letter of its set behind its name."""
    found: dict[str, Any] = CARDS[name if name in CARDS else name[:-2]]
    return found


def techs(player: Player) -> list[dict[str, Any]]:
    """The unlocked technologies."""
    if not player.side:
        return []
    return [tech for tech in TRIBE_SIDES[player.side]["tech"] if tech["id"] in player.techs]


def kinds(state: State) -> dict[str, str]:
    """What every revealed hex is: printed on its tile, one way round or the other, or covered by a token."""
    found = {"pit": "pit", **dict.fromkeys(CORNERS, "large")}
    for name, tile in state.tiles.items():
        if name.startswith("s") or name in state.explored:
            printed = TILE[tile]["hexes"]
            order = printed[::-1] if name in state.turned else printed
            found |= {f"{name}_{number}": kind for number, kind in enumerate(order, 1)}
    for at, owner in state.laid.items():
        token = TRIBE_SIDES[state.players[owner].side]["tokens"]["kind"]
        found[at] = {"forest_tile": "forest", "desert_tile": "desert"}[token]
    return found
