"""The end of the Expedition phase, Cleanup, and the end of the game (A13, A16, A17)."""

from __future__ import annotations

from polyana.games.north import deeds
from polyana.games.north.rules.islands import renew
from polyana.games.north.rules.solo import round_rule
from polyana.games.north.state import NorthTable, Pawn
from polyana.kernel import then


def expedition(table: NorthTable) -> None:
    """N-147: all ships one after the other, with what a scenario asks before and after."""
    then(
        table.state,
        *round_rule(table, "expedition_start"),
        deeds.Sailing(),
        deeds.EndExpedition(),
    )


def end_expedition(table: NorthTable) -> None:
    """N-237: what a scenario asks after the last ship; then the round ends."""
    then(table.state, *round_rule(table, "expedition_end"), deeds.EndRound())


def end_round(table: NorthTable) -> None:
    """N-207, N-225, N-249: after the last round the game is over without Cleanup."""
    state, content = table.state, table.content
    if state.solo is not None:
        last = state.round >= content.solo.rounds
    else:
        last = state.last_round or state.round >= content.limits.round_limit
    state.phase = "over" if last else "cleanup"
    table.tell("phase", state.phase)


def cleanup(table: NorthTable) -> None:
    """N-205: Workers, cards, pawns, islands, first player; then a new round (N-206)."""
    state, limits = table.state, table.content.limits
    for player in state.players:
        player.supply["worker"] += player.spent
        player.spent = 0
        for site in player.empire.values():
            site.exhausted = False
    if state.solo is not None:
        # N-231: tiles on which a pawn stands are tired in the next round
        state.solo.tired = [
            tile for tile in state.ring if any(pawn.tile == tile for pawn in state.players[0].pawns)
        ]
        state.solo.missed = False
    for player in state.players:
        player.pawns = [Pawn() for _ in player.pawns]
        player.passed = False
    renew(table, "near", limits.near_islands_open)
    renew(table, "distant", limits.distant_islands_open)
    state.first = (state.first + 1) % len(state.players)
    state.round += 1
    state.phase = "lookout"
