"""What effects count (N-024 to N-027)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from polyana.games.north.content import Content
from polyana.games.north.rules.empire import sites
from polyana.games.north.state import Player

TYPES: Final = (
    *("meadow", "house", "workshop", "harbour", "hero", "island", "tartan", "axe", "penguin"),
    *("yeti", "totem", "mug", "bench", "camp", "sled", "bank", "ledger"),
)


class Whose(NamedTuple):
    """The player for whom something is counted."""

    content: Content
    player: Player


def icons(kind: str, whose: Whose) -> int:
    """N-026: the icons of a type on all cards of the own empire, upgrades included."""
    cards = whose.content.cards
    return sum([cards[name].types.count(kind) for name in whose.player.empire])


def spent_workers(whose: Whose) -> int:
    """Workers on the own clan tile."""
    return whose.player.spent


def distinct_types(whose: Whose) -> int:
    """Different type icons in the own empire."""
    return len({kind for card, _ in sites(*whose) for kind in card.types})


def idle_pawns(whose: Whose) -> int:
    """Own pawns that do not show X, placed or not."""
    return sum(not pawn.used for pawn in whose.player.pawns)


def assigned_goods(whose: Whose) -> int:
    """Goods, not Workers, on all own cards."""
    return sum(sum(site.goods.values()) for site in whose.player.empire.values())


COUNTERS: Final[dict[str, Callable[[Whose], int]]] = {
    **{kind: partial(icons, kind) for kind in TYPES},
    "spent_worker": spent_workers,
    "distinct_type": distinct_types,
    "idle_pawn": idle_pawns,
    "assigned_good": assigned_goods,
}
