"""What the words of an effect mean in play: when each can happen, what is picked, and what is then done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from polyana.effects import Item
from polyana.games.tundra.deeds import Doing
from polyana.games.tundra.rules import architecture, dice, gathering, movement, trade
from polyana.games.tundra.state import Player, TundraTable
from polyana.kernel import Move, Rules


class Verb(NamedTuple):
    """A word that needs a decision: one pick for each unit of it."""

    question: str
    can: Callable[[TundraTable, Player, Item], bool]
    """Whether it could do anything, were it begun now."""
    offer: Callable[[TundraTable, Player, Doing, Item], list[Move]]
    """The picks in the action under way; none if it can do nothing more."""
    do: Callable[[TundraTable, Player, Doing, Item, Move], Rules | None]
    """Carries out a pick; what it still has to ask, it asks itself."""
    stop: bool = True
    """Whether the pick may be declined: declining a plain gain is never useful."""


VERBS: Final[dict[str, Verb]] = {
    "move": Verb("move", movement.can_move, movement.steps, movement.take_step),
    "ride": Verb("ride", movement.can_ride, movement.rides, movement.ride),
    "resource": Verb(
        "gain_kind", gathering.can_gain, gathering.any_kind, gathering.gain_unit, stop=False
    ),
    "gather": Verb("gather", gathering.can_gather, gathering.harvest, gathering.gather),
    "build_tower": Verb(
        "tower_site", architecture.can_build, architecture.tower_sites, architecture.build_tower
    ),
    "place_worker": Verb(
        "worker_site",
        architecture.can_place_worker,
        architecture.worker_sites,
        architecture.place_worker,
    ),
    "worker": Verb(
        "bonus_worker", architecture.can_welcome, architecture.own_glade, architecture.welcome
    ),
    "upgrade": Verb("upgrade", trade.can_upgrade, trade.upgrades, trade.upgrade),
    "take_card": Verb("card", trade.can_take_card, trade.market_cards, trade.take_card),
    "refresh_market": Verb("refresh", trade.can_refresh, trade.offer_refresh, trade.refresh),
    "recover_advisor": Verb(
        "recover", trade.can_recover, trade.used_advisors, trade.recover_advisor, stop=False
    ),
    "reroll": Verb("die", dice.has_dice, dice.rerolls, dice.reroll),
    "shift": Verb("die", dice.has_dice, dice.shifts, dice.shift),
    "flip": Verb("die", dice.has_dice, dice.flips, dice.flip),
    "die": Verb("repeat", dice.can_add_die, dice.offer_die, dice.take_die),
}
