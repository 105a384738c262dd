"""How effects become pending when a component is used, and the land on which they work."""

from __future__ import annotations

from collections.abc import Iterable

from polyana.games.revive.deeds import Pending, Waiting
from polyana.games.revive.effects import Clause
from polyana.games.revive.rules.land import Land, land
from polyana.games.revive.state import ReviveTable
from polyana.kernel import then


def entries(
    clauses: Iterable[Clause],
    source: str,
    *,
    card: str = "",
    bound: str = "",
    must: bool = False,
    slot: str = "",
) -> list[Waiting]:
    """The pending effects that clauses become when a component is used."""
    return [Waiting(clause.text, source, card, bound, 0, must, slot) for clause in clauses]


def use(
    table: ReviveTable,
    seat: int,
    clauses: Iterable[Clause],
    source: str,
    *,
    card: str = "",
    bound: str = "",
    must: bool = False,
) -> None:
    """R-460: a component is used; its clauses are pending for a player, before all that waits already (R-465)."""
    found = entries(clauses, source, card=card, bound=bound, must=must)
    if found:
        then(table.state, Pending(seat, found))


def land_of(table: ReviveTable) -> Land:
    """The revealed part of the board."""
    content = table.content
    return land(content.board, content.hash, table.state.ground)
