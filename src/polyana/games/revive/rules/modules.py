"""Modules: from the display into a cell, whose activation symbol fires the first one (A7)."""

from __future__ import annotations

from polyana.games.revive import deeds
from polyana.games.revive.rules.acts import Act
from polyana.games.revive.rules.holdings import refill_modules
from polyana.games.revive.rules.using import use
from polyana.games.revive.state import ReviveTable
from polyana.kernel import Ask, Move, Rules, then


def open_modules(table: ReviveTable) -> list[Move]:
    """R-085: the modules of the display."""
    return [table.content.modules[name].pick for name in table.state.modules.open]


def module_targets(act: Act) -> list[Move]:
    """R-085, R-092: a module of the display, as long as there is one."""
    return open_modules(act.table) if act.amount > 0 else []


def gain_module(act: Act) -> None:
    """R-085: the module that was chosen; R-010: further ones see the refilled display."""
    left = act.amount - 1
    if left:
        then(act.state, deeds.GainModules(act.seat, act.source, left))
    then(act.state, deeds.PlaceModule(act.seat, act.target))


def gain_modules(table: ReviveTable, deed: deeds.GainModules) -> Rules | None:
    """R-085, R-451: one module after the other, as long as the display has any."""
    return pick_module(table, deed) if table.state.modules.open else None


def pick_module(table: ReviveTable, deed: deeds.GainModules) -> Rules:
    """Asks for the next module."""
    about = (deed.source, deed.left)
    _, name = yield Ask(deed.seat, "pick_module", open_modules(table), about)
    if deed.left > 1:
        then(table.state, deeds.GainModules(deed.seat, deed.source, deed.left - 1))
    then(table.state, deeds.PlaceModule(deed.seat, name))


def place_module(table: ReviveTable, deed: deeds.PlaceModule) -> Rules:
    """R-085, R-087, R-091: asks for the cell, of a locked slot as well; what lies there is discarded first."""
    content, state, seat = table.content, table.state, deed.seat
    player, module = state.players[seat], content.modules[deed.module]
    cells = [cell.pick for cell in content.cells.values()]
    _, cell = yield Ask(seat, "pick_cell", cells, (module.id,))
    replaced = player.modules.pop(cell, "")
    if replaced:
        state.module_discard.append(replaced)
        table.tell("discarded_module", seat, replaced)
    state.modules.open.remove(module.id)
    player.modules[cell] = module.id
    table.tell("placed_module", seat, module.id, cell)
    refill_modules(table)
    if content.cells[cell].instant and cell not in player.fired:
        player.fired.append(cell)  # spent even if the effect is left
        use(table, seat, module.effect.now, module.id)
