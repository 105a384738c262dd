"""Energy that comes back from a machine (R-206)."""

from __future__ import annotations

from collections.abc import Iterator

from polyana.games.revive.rules.acts import Act
from polyana.kernel import Move


def rechargeable(act: Act) -> Iterator[Move]:
    """R-206: own machines with energy, but never the one whose effect it is."""
    for name in act.player.charged:
        if name != act.source:
            yield act.content.machines[name].pick


def recharge(act: Act) -> None:
    """R-206: the energy of a machine returns to the reserve; the machine is usable again."""
    act.player.charged.remove(act.target)
    act.player.energy += 1
    act.table.tell("recharged", act.seat, act.target)
