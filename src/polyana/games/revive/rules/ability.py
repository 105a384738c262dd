"""The tribe ability: it is used as a whole, then a tribe marker moves to the progress track (R-204, R-205, R-385)."""

from __future__ import annotations

from polyana.games.revive import deeds
from polyana.games.revive.deeds import Waiting
from polyana.games.revive.effects import Clause
from polyana.games.revive.rules.acts import Act
from polyana.games.revive.rules.standing import happened
from polyana.games.revive.rules.tracks import move_marker
from polyana.games.revive.rules.using import land_of
from polyana.games.revive.state import ReviveTable
from polyana.kernel import then


def ability_clauses(act: Act) -> tuple[Clause, ...]:
    """What the ability of the own side does."""
    return act.content.sides[act.player.side].ability.now


def use_ability(act: Act) -> None:
    """R-204: an exchange is offered first; anything else goes straight to its own question, which may be declined."""
    for clause in reversed(ability_clauses(act)):
        entry = Waiting(clause.text, act.player.side, ability=True)
        if clause.price is not None:
            then(act.state, deeds.Pending(act.seat, [entry]))
        else:
            then(act.state, deeds.Apply(act.seat, entry, optional=True))


def ability_used(table: ReviveTable, deed: deeds.AbilityUsed) -> None:
    """R-385: `when ability` parts come before the marker moves; some ask where the falcon has ended."""
    then(table.state, deeds.MoveTribeMarker(deed.seat))
    falcon = table.state.players[deed.seat].falcon
    happened(table, deed.seat, "ability", bound=land_of(table).kinds.get(falcon, ""))


def move_tribe_marker(table: ReviveTable, deed: deeds.MoveTribeMarker) -> None:
    """R-204: without a marker on the tribe board nothing moves."""
    player = table.state.players[deed.seat]
    if player.markers:
        player.markers -= 1
        move_marker(table, deeds.MoveMarker(deed.seat))
