"""Crates: gained unseen, opened in the own turn, some opened again (R-176, R-177, R-207, R-222)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from polyana.games.revive.rules.acts import Act
from polyana.games.revive.rules.standing import happened
from polyana.games.revive.rules.using import use
from polyana.games.revive.state import ReviveTable
from polyana.kernel import Move

USES: Final = 2
"""R-222: how often a crate is used at most, its opening included."""


def crates_left(act: Act) -> bool:
    """R-453: whether there is a crate to be gained."""
    return act.amount > 0 and bool(act.state.crates)


def gain_crates(act: Act) -> None:
    """R-207, R-453: crates from the top of the stack, closed; only their owner sees them."""
    state, player = act.state, act.player
    for _ in range(min(act.amount, len(state.crates))):
        player.closed.append(state.crates.pop())
        act.table.tell("gained_crate", act.seat)
        act.table.reveal()
        happened(act.table, act.seat, "gain_crate")


def closed_crates(table: ReviveTable, seat: int) -> Iterator[Move]:
    """R-176: every closed crate may be opened; of equal ones the first is offered."""
    crates = table.content.crates
    titles: set[str] = set()
    for name in sorted(table.state.players[seat].closed):
        if crates[name].title not in titles:
            titles.add(crates[name].title)
            yield crates[name].open


def open_crate(table: ReviveTable, seat: int, move: Move) -> None:
    """R-176: a crate is turned over and used; it stays with its owner."""
    player, crate = table.state.players[seat], table.content.crates[move[1]]
    player.closed.remove(crate.id)
    player.opened[crate.id] = 1
    table.tell("opened", seat, crate.id)
    use(table, seat, crate.effect.now, crate.id)


def opened_crates(act: Act) -> Iterator[Move]:
    """R-222: own opened crates that were used once; of equal ones the first."""
    crates = act.content.crates
    titles: set[str] = set()
    for name, uses in act.player.opened.items():
        if uses < USES and crates[name].title not in titles:
            titles.add(crates[name].title)
            yield crates[name].pick


def reopen_crate(act: Act) -> None:
    """R-222: the effect of an opened crate is used again."""
    act.player.opened[act.target] += 1
    act.table.tell("reopened", act.seat, act.target)
    use(act.table, act.seat, act.content.crates[act.target].effect.now, act.target)
