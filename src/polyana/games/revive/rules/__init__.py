"""The rules of Revive: setup, turns, actions, effects, hibernation, the end."""

from __future__ import annotations

from typing import Final

from polyana.games.revive import deeds
from polyana.games.revive.rules import (
    ability,
    artifacts,
    building,
    cards,
    exploring,
    hibernating,
    holdings,
    map_actions,
    modules,
    pending,
    populating,
    solo,
    standing,
    switch,
    tokens,
    tracks,
    turn,
)
from polyana.games.revive.rules.setup import (
    begin_law,
    begin_turns,
    choose_side,
    choose_tribe,
    deal,
    keep_artifact_cards,
    keep_plates,
    setup,
)
from polyana.games.revive.state import ReviveTable
from polyana.kernel import Meanings, Phases, Rules, carry_on, simply

__all__ = ["DEEDS", "PHASES", "setup", "step"]

PHASES: Final[Phases[ReviveTable]] = {
    "tribes": choose_tribe,
    "sides": choose_side,
    "deal": deal,
    "artifact_cards": keep_artifact_cards,
    "plates": keep_plates,
    "law": begin_law,
    "begin": begin_turns,
    "turn": turn.take_turn,
}
"""What happens when nothing is on the agenda."""

DEEDS: Final[Meanings] = {
    # effects
    deeds.Pending: pending.resolve,
    deeds.Apply: pending.apply,
    deeds.Happened: standing.wake_triggers,
    deeds.Buy: pending.pay_units,
    deeds.GainBasic: holdings.gain_basic,
    # tracks
    deeds.Steps: tracks.make_steps,
    deeds.AnySteps: tracks.any_steps,
    deeds.PayBonus: tracks.pay_bonus,
    deeds.TakeMachine: tracks.take_machine,
    deeds.MoveMarker: tracks.move_marker,
    # cards
    deeds.Play: cards.play,
    deeds.PlayInto: cards.play_into,
    deeds.UseHalf: cards.use_half,
    deeds.EndPlay: cards.end_play,
    # the map
    deeds.Aided: map_actions.end_aids,
    deeds.Explore: exploring.explore,
    deeds.TakeCitizen: exploring.citizen,
    deeds.TurnTile: exploring.turn_tile,
    deeds.LayTile: exploring.lay_tile,
    deeds.RewardTile: exploring.reward_tile,
    deeds.Populate: populating.populate,
    deeds.Unlocked: populating.unlocked,
    deeds.Build: building.build,
    deeds.Settled: building.settled,
    deeds.EndMapAction: map_actions.end_map_action,
    deeds.GrowForest: tokens.grow_forest,
    deeds.MoveFigure: tokens.figure_moves,
    # the own board
    deeds.AbilityUsed: ability.ability_used,
    deeds.MoveTribeMarker: ability.move_tribe_marker,
    deeds.GainModules: modules.gain_modules,
    deeds.PlaceModule: modules.place_module,
    deeds.UseSwitch: switch.switch_effect,
    deeds.EndCopy: simply(switch.end_copy),
    # artifacts
    deeds.RemoveArtifact: artifacts.remove_artifact,
    # hibernation
    deeds.Hibernate: hibernating.hibernate,
    deeds.SoloDiscard: solo.solo_discard,
    deeds.MoveHibernation: hibernating.move_hibernation,
    deeds.Reward: hibernating.reward,
    deeds.WakeUp: hibernating.wake_up,
    # turns
    deeds.EndAction: simply(turn.end_action),
    deeds.EndFree: simply(turn.end_free),
    deeds.EndTurn: turn.end_turn,
}


def step(table: ReviveTable) -> Rules:
    """One decision and all that it sets going without a further one."""
    return carry_on(table, DEEDS, PHASES)
