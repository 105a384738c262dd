"""Locations that are turned, raids, and pawns that move or wake (A11, A15)."""

from __future__ import annotations

from collections.abc import Iterator

from polyana.games.north import deeds
from polyana.games.north.rules.acts import Act
from polyana.games.north.rules.empire import (
    happening,
    sites,
)
from polyana.games.north.state import NorthTable
from polyana.kernel import Move, then


def refresh_targets(act: Act) -> Iterator[Move]:
    """N-257: one other own exhausted Action Location."""
    if act.word == "islands":
        return
    cards, source = act.content.cards, act.source
    for name, site in act.player.empire.items():
        if site.exhausted and name != source:
            yield cards[name].target


def exhausted_islands(act: Act) -> list[str]:
    """N-257: own exhausted islands with an Action."""
    every = sites(act.content, act.player)
    return [card.id for card, site in every if card.distance and site.exhausted]


def refresh(act: Act) -> None:
    """N-197, N-257: the Location, or every own exhausted island, stands upright again."""
    for name in [act.target] if act.move else exhausted_islands(act):
        act.player.empire[name].exhausted = False
        act.table.tell("refreshed", act.seat, name)


def raid_targets(act: Act) -> Iterator[Move]:
    """N-129 to N-135: unexhausted Action Locations of opponents who have not passed."""
    yield from raids(act.table, act.seat)


def raids(table: NorthTable, seat: int) -> list[Move]:
    """N-060, N-129, N-133: what may be raided."""
    cards = table.content.cards
    return [
        card.raid
        for other, player in enumerate(table.state.players)
        if other != seat and not player.passed
        for name, site in player.empire.items()
        if not site.exhausted and (card := cards[name]).location
    ]


def raid(act: Act) -> None:
    """N-129, N-134: the Location is exhausted."""
    raided(act.table, act.seat, act.target)


def raided(table: NorthTable, seat: int, name: str) -> None:
    """The Location stays exhausted until it is refreshed."""
    for player in table.state.players:
        if name in player.empire:
            player.empire[name].exhausted = True
    table.tell("raided", seat, name)


def exhaust_dearest(act: Act) -> None:
    """N-236: the dearest own Location that is not exhausted is exhausted."""
    then(act.state, deeds.Dearest(act.seat))


# Pawns


def pawn_name(tile: str, used: bool) -> str:
    """A pawn by its tile; one that shows X is told apart."""
    return f"{tile}_x" if used else tile


def move_pawn_targets(act: Act) -> Iterator[Move]:
    """N-186: an own placed pawn to any other tile; pawns that are alike once."""
    placed = dict.fromkeys((pawn.tile, pawn.used) for pawn in act.player.pawns if pawn.tile)
    for tile, used in placed:
        for goal in act.state.ring:
            if goal != tile:
                yield ("pawn", pawn_name(tile, used), goal)


def move_pawn(act: Act) -> None:
    """N-186, N-189: it performs nothing and keeps its side."""
    _, name, goal = act.move
    pawn = next(pawn for pawn in act.player.pawns if pawn_name(pawn.tile, pawn.used) == name)
    act.table.tell("moved_pawn", act.seat, pawn.tile, goal)
    pawn.tile = goal
    then(act.state, *happening(act.content, act.state, act.seat, "move_pawn"))


def wake_targets(act: Act) -> Iterator[Move]:
    """N-188: own pawns that show X."""
    for tile in dict.fromkeys(pawn.tile for pawn in act.player.pawns if pawn.used):
        yield ("wake", tile)


def wake_pawn(act: Act) -> None:
    """N-188: it stays on its tile."""
    pawn = next(pawn for pawn in act.player.pawns if pawn.used and pawn.tile == act.target)
    pawn.used = False
    act.table.tell("woke_pawn", act.seat, act.target)
