"""The rules of Empires of the North: setup, lookout, actions, expeditions, cleanup, solo."""

from __future__ import annotations

from typing import Final

from polyana.effects import GoOn, Receive
from polyana.games.north import deeds
from polyana.games.north.rules import (
    actions,
    carrying,
    cleanup,
    expedition,
    lookout,
    paying,
    solo,
    turn,
)
from polyana.games.north.rules.setup import choose_clan, draw_opening, opening, setup
from polyana.games.north.state import NorthTable
from polyana.kernel import Meanings, Phases, Rules, carry_on, simply, then

__all__ = ["setup", "step"]

PHASES: Final[Phases[NorthTable]] = {
    "clans": choose_clan,
    "opening": draw_opening,
    "lookout": lookout.begin_round,
    "action": turn.take_turn,
    "expedition": cleanup.expedition,
    "cleanup": cleanup.cleanup,
}
"""What happens when nothing is on the agenda."""


def begin_actions(table: NorthTable) -> None:
    """N-263: the Action phase begins, in the solo game with what the scenario asks."""
    turn.begin_actions(table)
    then(table.state, *solo.round_rule(table, "action_start"))


DEEDS: Final[Meanings] = {
    # lookout
    deeds.Opening: simply(opening),
    deeds.LookoutDraw: simply(lookout.draw_lookout),
    deeds.Lookout: simply(lookout.lookout),
    deeds.Payouts: lookout.payouts,
    deeds.Payout: lookout.payout,
    deeds.BeginActions: simply(begin_actions),
    deeds.EndTurn: simply(turn.end_turn),
    # paying
    deeds.PayGoods: paying.pay_goods,
    deeds.PayAny: paying.pay_any,
    deeds.PayCard: carrying.pay_card,
    deeds.PaySite: carrying.pay_site,
    # effects
    deeds.Use: carrying.use,
    deeds.DoPart: carrying.do_part,
    Receive: carrying.GAINS.receive,
    GoOn: carrying.GAINS.go_on,
    deeds.GainAny: carrying.gain_any,
    deeds.Happened: carrying.happened,
    deeds.Assign: carrying.assign,
    deeds.Remove: carrying.remove,
    deeds.Salvage: carrying.salvage,
    deeds.Scout: carrying.scout,
    # actions
    deeds.Declare: actions.declare,
    deeds.Perform: actions.perform,
    deeds.EndBoost: actions.end_boost,
    deeds.Attach: actions.attach,
    deeds.Discount: actions.discount,
    deeds.Settle: actions.settle,
    # expeditions
    deeds.Sailing: simply(expedition.sail_on),
    deeds.Arrive: expedition.arrive,
    deeds.Take: expedition.take,
    deeds.EndExpedition: simply(cleanup.end_expedition),
    deeds.EndRound: simply(cleanup.end_round),
    # the solo game
    deeds.Token: simply(solo.draw_token),
    deeds.SoloEvent: solo.solo_event,
    deeds.Demand: solo.demand,
    deeds.CountPaid: simply(solo.count_paid),
    deeds.Dearest: solo.dearest,
}


def step(table: NorthTable) -> Rules:
    """One decision and all that it sets going without a further one."""
    return carry_on(table, DEEDS, PHASES)
