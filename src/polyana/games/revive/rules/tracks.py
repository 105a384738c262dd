"""Points, machine tracks with their bonus spaces, and the progress track (A4, A13)."""

from __future__ import annotations

from typing import Final

from polyana.games.revive import deeds
from polyana.games.revive.effects import COLOURS
from polyana.games.revive.rules.acts import Act
from polyana.games.revive.rules.holdings import gain, refill
from polyana.games.revive.rules.using import use
from polyana.games.revive.state import Player, ReviveTable
from polyana.kernel import Ask, Move, Rules, then

TRACKS: Final[tuple[Move, ...]] = tuple(("track", colour) for colour in COLOURS)


# Points


def score(table: ReviveTable, seat: int, points: int) -> None:
    """R-050, R-051, R-054: the marker moves; the bonus spaces it reaches or passes pay in their order."""
    player = table.state.players[seat]
    before = player.vp
    player.vp += points
    if table.log is not None:
        table.tell("scored", seat, points)
    bonuses = table.content.score_bonuses
    for at in reversed([at for at in bonuses if before < at <= player.vp]):
        use(table, seat, bonuses[at].now, f"score_{at}", must=True)


def scores_plainly(act: Act) -> bool:
    """R-461: whether points reach no bonus space; R-052: the spaces lie on the first round of the track."""
    if act.item.counter:
        return False
    before = act.player.vp
    after = before + act.item.amount
    return not any(before < at <= after for at in act.table.content.score_bonuses)


# Steps


def pays(player: Player, needs: tuple[tuple[str, int], ...]) -> bool:
    """R-156: whether all markers that a bonus space needs stand on or beyond their spaces."""
    return all(player.tracks[colour] >= space for colour, space in needs)


def steps_plainly(table: ReviveTable, player: Player, colour: str, number: int) -> bool:
    """R-461: whether steps on a track pay no bonus space."""
    content, at = table.content, player.tracks[colour]
    spaces = content.bonuses_at[colour]
    for space in range(at + 1, min(at + number, len(spaces) - 1) + 1):
        for name in spaces[space]:
            others = (need for need in content.bonuses[name].needs if need[0] != colour)
            if name not in player.spaces and all(player.tracks[one] >= n for one, n in others):
                return False
    return True


def make_steps(table: ReviveTable, deed: deeds.Steps) -> None:
    """R-155, R-161, R-162: step by step; a bonus space that is reached is resolved before the next step."""
    content, state = table.content, table.state
    player, colour = state.players[deed.seat], deed.colour
    last, made, left = content.tracks[colour].last, 0, deed.left
    paid: list[str] = []
    while left and not paid:
        left -= 1
        if player.tracks[colour] == last:
            for kind, number in content.beyond[colour]:
                gain(table, deed.seat, kind, number)
            continue
        player.tracks[colour] += 1
        made += 1
        for name in content.bonuses_at[colour][player.tracks[colour]]:
            if name not in player.spaces and pays(player, content.bonuses[name].needs):
                paid.append(name)
    if made and table.log is not None:
        table.tell("stepped", deed.seat, colour, made, player.tracks[colour])
    if left:
        then(state, deeds.Steps(deed.seat, colour, left))
    then(state, *(deeds.PayBonus(deed.seat, name) for name in paid))


def any_steps(table: ReviveTable, deed: deeds.AnySteps) -> Rules:
    """R-203: the track is chosen step by step."""
    _, colour = yield Ask(deed.seat, "pick_track", TRACKS, (deed.source, deed.left))
    step_on(table, deed.seat, deed.source, colour, deed.left)


def step_on(table: ReviveTable, seat: int, source: str, colour: str, number: int) -> None:
    """R-203: of so many steps of choice the first is made on this track."""
    if number > 1:
        then(table.state, deeds.AnySteps(seat, source, number - 1))
    then(table.state, deeds.Steps(seat, colour, 1))


def pay_bonus(table: ReviveTable, deed: deeds.PayBonus) -> None:
    """R-157 to R-160: a machine, an artifact, or the card bonus; then the progress marker moves (R-058)."""
    player, bonus = table.state.players[deed.seat], table.content.bonuses[deed.space]
    player.spaces.append(bonus.id)
    table.tell("bonus_space", deed.seat, bonus.id)
    then(table.state, deeds.MoveMarker(deed.seat))
    if bonus.kind == "standard":
        player.machines[bonus.machine] = bonus.id
    elif bonus.kind == "special":
        then(table.state, deeds.TakeMachine(deed.seat, bonus.id))
    else:
        use(table, deed.seat, bonus.effect.now, bonus.id, must=True)


def take_machine(table: ReviveTable, deed: deeds.TakeMachine) -> Rules | None:
    """R-159, R-163: one of the open machines of the colour; without any the cell stays empty."""
    display = table.state.machines[table.content.bonuses[deed.space].colour]
    return pick_machine(table, deed) if display.open else None


def pick_machine(table: ReviveTable, deed: deeds.TakeMachine) -> Rules:
    """Asks which machine; the display is refilled at once (R-010)."""
    content, state = table.content, table.state
    display = state.machines[content.bonuses[deed.space].colour]
    options = [content.machines[name].pick for name in display.open]
    _, name = yield Ask(deed.seat, "pick_machine", options, (deed.space,))
    display.open.remove(name)
    state.players[deed.seat].machines[name] = deed.space
    table.tell("took_machine", deed.seat, name)
    refill(table, display, content.counts.machines_shown_per_colour)


# Progress


def move_marker(table: ReviveTable, deed: deeds.MoveMarker) -> None:
    """R-056: the marker covers the lowest free space; its bonus is gained at once."""
    player = table.state.players[deed.seat]
    player.progress += 1
    table.tell("progress", deed.seat, player.progress)
    bonus = table.content.progress_bonuses.get(player.progress)
    if bonus is not None:
        use(table, deed.seat, bonus.now, f"progress_{player.progress}", must=True)


def progress_value(table: ReviveTable, player: Player) -> int:
    """R-057: the value of the lowest free space."""
    return table.content.progress[player.progress].vp
