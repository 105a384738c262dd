"""Machines and their energy (R-171 to R-175, R-181, R-206)."""

from __future__ import annotations

from polyana.games.revive.deeds import Waiting
from polyana.games.revive.rules.usable import works
from polyana.games.revive.rules.using import use
from polyana.games.revive.state import ReviveTable
from polyana.kernel import Move


def usable_machines(table: ReviveTable, seat: int) -> list[Move]:
    """R-171, R-175, R-181: own machines without energy that could do something, if there is energy in the reserve."""
    player, machines = table.state.players[seat], table.content.machines
    found: list[Move] = []
    if not player.energy or table.state.turn.slept:
        return found
    for name in player.machines:
        if name not in player.charged:
            machine = machines[name]
            clauses = machine.clauses
            if clauses[0].sure or works(table, seat, Waiting("", name), clauses):
                found.append(machine.use)
    return found


def use_machine(table: ReviveTable, seat: int, move: Move) -> None:
    """R-171: an energy goes from the reserve onto the machine, and its effect is used."""
    player, machine = table.state.players[seat], table.content.machines[move[1]]
    player.energy -= 1
    player.charged.append(machine.id)
    table.tell("used_machine", seat, machine.id)
    use(table, seat, machine.clauses, machine.id)
