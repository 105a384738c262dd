"""Hibernation: five fixed steps, then trades and crates until the turn ends (A15)."""

from __future__ import annotations

from typing import Final

from polyana.games.revive import deeds
from polyana.games.revive.deeds import Waiting
from polyana.games.revive.rules.acts import Act
from polyana.games.revive.rules.holdings import cut
from polyana.games.revive.rules.standing import happened
from polyana.games.revive.state import Player, ReviveTable, alone
from polyana.kernel import Ask, Move, Rules, then

HIBERNATE: Final[Move] = ("hibernate",)
"""R-068: an action, only while none has been taken in this turn."""
BEGUN: Final = (
    deeds.Unlocked, deeds.Settled, deeds.EndMapAction,
    deeds.AbilityUsed, deeds.MoveTribeMarker, deeds.MoveMarker,
)  # fmt: skip
"""R-224: the steps of actions and abilities that were begun and need no decision of their own."""


def hibernate_remove(act: Act) -> None:
    """R-224: a card hibernates, ends the turn and leaves the game."""
    then(act.table.state, deeds.Hibernate(act.seat, act.entry.card))


def hibernate(table: ReviveTable, deed: deeds.Hibernate) -> None:
    """R-181 to R-184, R-190: energy, cards and switch; then the marker, the reward, and what waits for it (R-191)."""
    state = table.state
    player, turn = state.players[deed.seat], state.turn
    turn.asleep = turn.slept = True
    turn.armed = {}
    table.tell("hibernated", deed.seat)
    player.energy += len(player.charged)
    player.charged = []
    player.active += player.rest
    player.rest = []
    for slot in player.slots.values():
        player.rest += [played.card for played in slot]
        slot.clear()
    player.switch_up = True
    then(
        state,
        deeds.MoveHibernation(deed.seat),
        deeds.Reward(deed.seat),
        deeds.WakeUp(deed.seat, deed.card),
    )
    if alone(state):
        then(state, deeds.SoloDiscard(deed.seat))


def move_hibernation(table: ReviveTable, deed: deeds.MoveHibernation) -> None:
    """R-185, R-186, R-188: one space up; entering the fourth removes an artifact; on the last it stays."""
    track, player = table.content.hibernation, table.state.players[deed.seat]
    if player.hibernation == track.last:
        return
    player.hibernation += 1
    table.tell("hibernation_space", deed.seat, player.hibernation)
    if player.hibernation == track.remove_main_artifact_on_entering:
        then(table.state, deeds.RemoveArtifact(deed.seat))


def reward_spaces(table: ReviveTable, player: Player) -> list[Move]:
    """R-185: the rewards up to the space that was reached."""
    every = table.content.rewards.items()
    return [
        ("reward", str(space)) for space, effect in every
        if space <= player.hibernation and effect.now
    ]  # fmt: skip


def reward(table: ReviveTable, deed: deeds.Reward) -> Rules | None:
    """R-185: one reward of choice."""
    options = reward_spaces(table, table.state.players[deed.seat])
    return choose_reward(table, deed, options) if options else None


def choose_reward(table: ReviveTable, deed: deeds.Reward, options: list[Move]) -> Rules:
    """Asks for the reward."""
    _, space = yield Ask(deed.seat, "hibernation_reward", options)
    # an artifact is refused by choosing another reward
    found = [
        Waiting(clause.text, f"hibernation_{space}", must=clause.word == "artifact")
        for clause in table.content.rewards[int(space)].now
    ]
    then(table.state, deeds.Pending(deed.seat, found))


def wake_up(table: ReviveTable, deed: deeds.WakeUp) -> None:
    """R-042, R-189, R-191: what waits for a hibernation follows, surplus is lost; R-224: the card leaves the game."""
    state, seat = table.state, deed.seat
    if state.turn.asleep:
        state.turn.asleep = False
        then(state, deeds.WakeUp(seat, deed.card))
        happened(table, seat, "hibernate")
        return
    cut(table)
    if deed.card:
        leave_game(state.players[seat], deed.card)
        table.tell("left_game", seat, deed.card)
        end_at_once(table, seat)


def leave_game(player: Player, card: str) -> None:
    """R-224: a card leaves the game, wherever it has got to meanwhile."""
    for pile in (player.active, player.rest):
        if card in pile:
            pile.remove(card)
    for slot in player.slots.values():
        slot[:] = [played for played in slot if played.card != card]
    player.removed.append(card)


def end_at_once(table: ReviveTable, seat: int) -> None:
    """R-224: the turn ends; what is pending for its player is lost, what others get and what was begun is not."""
    agenda = table.state.agenda
    kept = [deed for deed in agenda if deed.seat != seat or isinstance(deed, BEGUN)]
    agenda[:] = [deeds.EndTurn(seat), *kept]
