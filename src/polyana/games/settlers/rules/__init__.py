"""The rules of Imperial Settlers, in the order of the rulebook: setup, lookout, production, actions, cleanup, solo."""

from __future__ import annotations

from typing import Final

from polyana.effects import GoOn, Receive
from polyana.games.settlers import deeds
from polyana.games.settlers.rules import (
    building,
    carrying,
    cleanup,
    dealing,
    gaining,
    lookout,
    paying,
    production,
    razing,
    solo,
    turn,
    verbs,
)
from polyana.games.settlers.rules.setup import choose_decks, choose_faction, setup
from polyana.games.settlers.state import SettlersTable
from polyana.kernel import Meanings, Phases, Rules, carry_on, simply

__all__ = ["DEEDS", "setup", "step"]

PHASES: Final[Phases[SettlersTable]] = {
    "factions": choose_faction,
    "decks": choose_decks,
    "lookout": lookout.lookout,
    "production": production.production,
    "action": turn.take_turn,
    "round_end": cleanup.round_end,
    "cleanup": cleanup.cleanup,
    "attack": solo.attack_phase,
    "next_round": cleanup.next_round,
}
"""What happens when nothing is on the agenda."""


def end_copying(table: SettlersTable) -> None:
    """S-172: the location has copied another; it may do so again."""


DEEDS: Final[Meanings] = {
    # lookout and production
    deeds.Reveal: lookout.reveal,
    deeds.LookoutPick: lookout.lookout_pick,
    deeds.LookoutRest: simply(lookout.lookout_rest),
    deeds.BotTakes: lookout.bot_takes,
    deeds.DraftDeal: simply(lookout.draft_deal),
    deeds.DraftKeep: simply(lookout.draft_keep),
    deeds.DraftPass: simply(lookout.draft_pass),
    deeds.DraftEnd: simply(lookout.draft_end),
    deeds.EndLookout: simply(lookout.end_lookout),
    deeds.Produce: production.produce,
    deeds.DealPays: production.deal_pays,
    deeds.BeginActions: simply(turn.begin_actions),
    # paying
    deeds.PayResource: paying.pay_resource,
    deeds.PayCard: paying.pay_card,
    deeds.PayDeal: paying.pay_deal,
    deeds.PayLocation: paying.pay_location,
    # gaining
    Receive: carrying.GAINS.receive,
    GoOn: carrying.GAINS.go_on,
    deeds.Happen: carrying.happen,
    deeds.SetOff: carrying.set_off,
    deeds.Draw: gaining.draw,
    deeds.Sift: gaining.sift_draw,
    deeds.DeploySamurai: gaining.deploy_samurai,
    deeds.Copying: simply(end_copying),
    # actions
    deeds.Build: building.build,
    deeds.Settle: building.built,
    deeds.MakeDeal: dealing.make_deal,
    deeds.LayDeal: dealing.lay_deal,
    deeds.Spoils: razing.spoils,
    deeds.PickSpoil: razing.pick_spoil,
    deeds.Tithe: razing.tithe_pick,
    deeds.Activate: carrying.activate,
    deeds.Use: carrying.use_action,
    deeds.Exchange: building.exchange,
    deeds.UseStall: turn.use_stall,
    deeds.KeepCard: turn.keep_card,
    deeds.GoOnExpedition: turn.expedition,
    deeds.Steal: verbs.steal_pick,
    deeds.ForcedDiscard: verbs.forced_discard,
    # the virtual player
    deeds.Collect: simply(solo.collect),
    deeds.Attack: simply(solo.attack),
    deeds.Strike: simply(solo.strike),
    deeds.ClearLine: simply(solo.clear_line),
    deeds.BotConquest: simply(solo.bot_conquest),
    deeds.Refill: simply(solo.refill),
    deeds.EndAttack: simply(solo.end_attack),
}


def step(table: SettlersTable) -> Rules:
    """One decision and all that it sets going without a further one."""
    return carry_on(table, DEEDS, PHASES)
