"""What must always hold on a table of Tundra: no piece is lost or made, no limit broken."""

from __future__ import annotations

from collections.abc import Iterator

from polyana.games.tundra.content import Content
from polyana.games.tundra.counting import towers_of
from polyana.games.tundra.rules.setup import in_play
from polyana.games.tundra.state import Player, State


def audit(content: Content, state: State) -> list[str]:
    """Sentences about anything that cannot be."""
    faults = [*_map_faults(content, state), *_card_faults(content, state)]
    for seat, player in enumerate(state.players):
        faults += [f"seat {seat} {fault}" for fault in _piece_faults(content, state, seat, player)]
        faults += [f"seat {seat} {fault}" for fault in _track_faults(content, player)]
        faults += [f"seat {seat} {fault}" for fault in _board_faults(content, state, player)]
    if state.phase == "dice" and not state.used and not state.players[state.seat].dice:
        faults.append("the turn of a player without unused dice has begun")
    if not 1 <= state.round <= content.about.rounds:
        faults.append(f"round {state.round} is played")
    return faults


def _map_faults(content: Content, state: State) -> Iterator[str]:
    """T-104, T-105, T-404: the tokens of the player count, one on every glade; one tower on a face-up glade."""
    layout, players = content.layouts[state.layout], len(state.players)
    lying = {**state.face_down, **state.face_up}
    if sorted(lying) != sorted(layout.glades) or len(state.face_down) + len(state.face_up) != len(
        lying
    ):
        yield "the tokens do not cover the glades"
    yield from _same("glade tokens", list(lying.values()), in_play(content.glades, players))
    for place in state.towers:
        if place not in state.face_up:
            yield f"a tower stands on {place}, which is no face-up glade"


def _card_faults(content: Content, state: State) -> Iterator[str]:
    """T-013, T-113, T-116: every city card is in one place, and so is every starting boost."""
    players = len(state.players)
    cards = [*state.deck, *state.market, *state.discard]
    starting: list[str] = []
    for player in state.players:
        cards += player.advisors
        starting += player.hand
        for board in player.boards.values():
            cards += board.boosts
            starting += [board.starting] if board.starting else []
    yield from _same("city cards", cards, [*content.advisors, *content.boosts])
    yield from _same("starting boosts", starting, in_play(content.starting_boosts, players))
    if len(state.market) > content.setup.city_market[players]:
        yield f"the market holds {len(state.market)} cards"
    goals = [player.goal for player in state.players if player.goal]
    if len(goals) != len(set(goals)) or len(goals) != (players if state.variant else 0):
        yield f"the personal goals are {goals}"


def _piece_faults(content: Content, state: State, seat: int, player: Player) -> Iterator[str]:
    """T-006: workers, towers and dice, in supply and in use."""
    limits, places = content.limits, content.layouts[state.layout].neighbours
    workers = player.workers_left + len(player.workers)
    if workers != limits.workers_per_player or player.workers_left < 0:
        yield f"has {workers} workers"
    towers = player.towers_left + len(towers_of(state, seat))
    if towers != limits.towers_per_player or player.towers_left < 0:
        yield f"has {towers} towers"
    for place in player.workers:
        if place not in places or place in state.face_down:
            yield f"has a worker on {place}, which is no place to stand"
    dice = player.dice_left + player.unrolled + len(player.dice) + player.idle
    dice += sum(len(board.dice) for board in player.boards.values())
    dice += sum(goal.seat == seat for goal in state.goals)
    if dice != content.titles[player.title].dice_max or player.dice_left < 0:
        yield f"has {dice} dice"
    if any(not 1 <= value <= 6 for value in player.dice) or player.dice != sorted(player.dice):
        yield f"has the dice {player.dice}"


def _track_faults(content: Content, player: Player) -> Iterator[str]:
    """T-007, T-009: between nothing and the end of the track; points add up."""
    if not 0 <= player.berry <= content.limits.berry_max:
        yield f"has {player.berry} berries"
    for kind, amount in player.resources.items():
        if not 0 <= amount <= content.limits.resource_max:
            yield f"has {amount} {kind}"
    scored = content.start.vp + sum(player.scored.values()) + sum(player.goals.values())
    if player.vp != scored:
        yield f"has {player.vp} points, but scored {scored}"


def _board_faults(content: Content, state: State, player: Player) -> Iterator[str]:
    """T-114, T-223, T-504, T-507: dice on different cells, and no more cards than the title allows."""
    title = content.titles[player.title]
    if len(player.advisors) > title.advisors_max:
        yield f"has {len(player.advisors)} advisors"
    for name, board in player.boards.items():
        if len(set(board.dice)) != len(board.dice):
            yield f"has two dice on one cell of {name}"
        if len(board.boosts) > title.market_boosts_per_order:
            yield f"has {len(board.boosts)} market boosts under {name}"
    tucked = sum(board.starting != "" for board in player.boards.values())
    if tucked > content.setup.start_boosts_kept:
        yield f"has tucked {tucked} starting boosts"


def _same(what: str, found: list[str], wanted: list[str]) -> Iterator[str]:
    if sorted(found) != sorted(wanted):
        yield f"the {what} are {sorted(found)} instead of {sorted(wanted)}"
