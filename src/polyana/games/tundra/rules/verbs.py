"""Words of effects that need decisions, one row each: when it can happen, what is picked and done, what it is worth."""

from __future__ import annotations

from typing import Final

from polyana.effects import Pick, rows
from polyana.games.tundra.rules import architecture, dice, gathering, movement, trade
from polyana.games.tundra.rules.acts import Act, Wish

VERBS: Final[dict[str, Pick[Wish, Act]]] = rows(
    Pick(
        "move",
        "move",
        movement.can_move,
        movement.steps,
        movement.take_step,
        noun=True,
        worth="move",
    ),
    Pick("ride", "ride", movement.can_ride, movement.rides, movement.ride, worth="ride"),
    Pick(
        "resource",
        "gain_kind",
        gathering.can_gain,
        gathering.any_kind,
        gathering.gain_unit,
        stop=False,
        noun=True,
        worth="resource",
    ),
    Pick(
        "gather(number)",
        "gather",
        gathering.can_gather,
        gathering.harvest,
        gathering.gather,
        worth="resource",
    ),
    Pick(
        "build_tower",
        "tower_site",
        architecture.can_build,
        architecture.tower_sites,
        architecture.build_tower,
        worth="tower",
    ),
    Pick(
        "place_worker",
        "worker_site",
        architecture.can_place_worker,
        architecture.worker_sites,
        architecture.place_worker,
        worth="worker",
    ),
    Pick(
        "worker",
        "bonus_worker",
        architecture.can_welcome,
        architecture.own_glade,
        architecture.welcome,
        noun=True,
        worth="worker",
    ),
    Pick(
        "upgrade(number?)",
        "upgrade",
        trade.can_upgrade,
        trade.upgrades,
        trade.upgrade,
        worth="upgrade",
    ),
    Pick(
        "take_card", "card", trade.can_take_card, trade.market_cards, trade.take_card, worth="card"
    ),
    Pick(
        "refresh_market",
        "refresh",
        trade.can_refresh,
        trade.offer_refresh,
        trade.refresh,
        worth="refresh",
    ),
    Pick(
        "recover_advisor",
        "recover",
        trade.can_recover,
        trade.used_advisors,
        trade.recover_advisor,
        stop=False,
        worth="recover",
    ),
    Pick("reroll", "die", dice.has_dice, dice.rerolls, dice.reroll, worth="reroll"),
    Pick("shift", "die", dice.has_dice, dice.shifts, dice.shift, worth="shift"),
    Pick("flip", "die", dice.has_dice, dice.flips, dice.flip, worth="flip"),
    Pick("die", "repeat", dice.can_add_die, dice.offer_die, dice.take_die, worth="die"),
)
