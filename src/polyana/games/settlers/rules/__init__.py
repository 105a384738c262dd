"""The rules of Imperial Settlers, in the order of the rulebook: setup, lookout, production, actions, cleanup, solo."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

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
from polyana.games.settlers.state import Deed, SettlersTable
from polyana.kernel import Rules

__all__ = ["setup", "step"]

PHASES: Final[dict[str, Callable[[SettlersTable], Rules | None]]] = {
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


def nothing(table: SettlersTable, deed: Deed) -> None:
    """A mark on the agenda, such as that a location is copying another (S-172)."""


DEEDS: Final[dict[str, Callable[[SettlersTable, Deed], Rules | None]]] = {
    # lookout and production
    "reveal": lookout.reveal,
    "lookout_pick": lookout.lookout_pick,
    "lookout_rest": lookout.lookout_rest,
    "end_lookout": lookout.end_lookout,
    "bot_takes": lookout.bot_takes,
    "draft_deal": lookout.draft_deal,
    "draft_keep": lookout.draft_keep,
    "draft_pass": lookout.draft_pass,
    "produce": production.produce,
    "deal_pays": production.deal_pays,
    "begin_actions": production.actions_begin,
    # paying
    "pay_resource": paying.pay_resource,
    "pay_card": paying.pay_card,
    "pay_deal": paying.pay_deal,
    "pay_location": paying.pay_location,
    # gaining
    "gain": carrying.gain,
    "go_on": carrying.go_on,
    "event": carrying.event,
    "trigger": carrying.trigger,
    "draw": gaining.draw,
    "sift": gaining.sift_draw,
    "samurai": gaining.samurai,
    "copying": nothing,
    # actions
    "build": building.build,
    "build_free": building.build_free,
    "settle": building.built,
    "make_deal": dealing.make_deal,
    "deal": dealing.deal_made,
    "spoils": razing.spoils,
    "spoil_pick": razing.spoil_pick,
    "tithe": razing.tithe_pick,
    "activate": carrying.activate,
    "use": carrying.use_action,
    "exchange": building.exchange,
    "stall": turn.use_stall,
    "keep_card": turn.keep_card,
    "expedition": turn.expedition,
    "steal": verbs.steal_pick,
    "forced_discard": verbs.forced_discard,
    # the virtual player
    "collect": solo.collect,
    "attack": solo.attack,
    "strike": solo.strike,
    "clear_line": solo.clear_line,
    "bot_conquest": solo.bot_conquest,
    "refill": solo.refill,
    "end_attack": solo.end_attack,
}


def step(table: SettlersTable) -> Rules:
    """One decision and all that it sets going without a further one.

    It ends after every answer and after all news, so that between two steps the state alone says how things go on.
    """
    state = table.state
    agenda, chance = state.agenda, state.chance
    news, counter = table.news, chance.counter
    while True:
        if agenda:
            deed = agenda.pop()
            doing = DEEDS[deed.what](table, deed)
        else:
            doing = PHASES[state.phase](table)
        if doing is not None:
            yield from doing
            return
        if table.news != news or chance.counter != counter or state.phase == "over":
            return
