"""What a player should read before a move that may be a mistake."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polyana.games.north.outlook import final_round
from polyana.games.north.rules.empire import upgrades_of
from polyana.games.north.rules.turn import usable
from polyana.games.north.state import NorthTable, Player
from polyana.kernel import Ask, Caution, Move

GIVEN_UP: Final = ("pay_discard", "take_back")
"""The questions after which a card leaves the empire."""


def cautions(table: NorthTable, ask: Ask, move: Move) -> list[Caution]:
    """All that should be read before this answer."""
    found = CAUTIONS.get(move[0])
    return found(table, ask, move) if found is not None else []


def pass_turn(table: NorthTable, ask: Ask, move: Move) -> list[Caution]:
    """N-059: pawns and Action Locations that could still be used; N-219: for some it pays to leave pawns idle."""
    player = table.state.players[ask.seat]
    found = []
    pawns = movable(player, ask)
    if pawns and not waits_for_passing(table, player):
        found.append(Caution("pawns", (pawns,)))
    able = tuple(option[1] for option in ask.options if option[0] == "use")
    if able:
        found.append(Caution("actions", able))
    return found


def movable(player: Player, ask: Ask) -> int:
    """How many pawns a turn offers to use."""
    first = any(option[0] == "place" for option in ask.options)
    from_tiles = {option[1] for option in ask.options if option[0] == "move"}
    return sum(
        pawn.tile in from_tiles and not pawn.used if pawn.tile else first for pawn in player.pawns
    )


def waits_for_passing(table: NorthTable, player: Player) -> bool:
    """Whether a Feature pays when its owner passes."""
    every = (table.content.cards[name].feature for name in player.empire)
    return any(feature is not None and feature.event == "pass" for feature in every)


def keep(table: NorthTable, ask: Ask, move: Move) -> list[Caution]:
    """N-050: the last free Workers go for cards; the opening hand costs none."""
    kept = sum(name != "none" for name in move[1:])
    free = table.state.players[ask.seat].supply["worker"]
    return [Caution("last_workers", (kept,))] if ask.kind == "lookout" and 0 < kept == free else []


def assign(table: NorthTable, ask: Ask, move: Move) -> list[Caution]:
    """N-172, N-213: in the last round Storage pays no more, and what lies on cards scores nothing."""
    return [Caution("no_payout")] if final_round(table.content, table.state) else []


def target(table: NorthTable, ask: Ask, move: Move) -> list[Caution]:
    """N-113, N-114, N-199: what is lost when a card leaves the empire."""
    if ask.kind not in GIVEN_UP:
        return []
    player, name = table.state.players[ask.seat], move[1]
    found = []
    upgrades = tuple(upgrades_of(player, name))
    if upgrades:
        found.append(Caution("upgrades", upgrades))
    if player.empire[name].goods:
        found.append(Caution("goods_lost", (name, sum(player.empire[name].goods.values()))))
    if any(option[1] == name for option in usable(table, ask.seat, player)):
        found.append(Caution("unused", (name,)))
    return found


def island(table: NorthTable, ask: Ask, move: Move) -> list[Caution]:
    """N-151, N-157: with too little raze aboard an island can only be pillaged, and the raze is lost."""
    ship = table.state.sailing
    need = table.content.cards[move[1]].conquer
    if ship is None or ask.about[2] or not 0 < ship.raze < need:
        return []
    return [Caution("raze_short", (move[1], need, ship.raze))]


CAUTIONS: Final[dict[str, Callable[[NorthTable, Ask, Move], list[Caution]]]] = {
    "pass": pass_turn,
    "keep": keep,
    "assign": assign,
    "target": target,
    "island": island,
}
