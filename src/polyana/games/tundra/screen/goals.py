"""Common goals with the race for them, and the secret goals that may be seen."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, Flow, joined
from polyana.games.tundra.components import Tiers
from polyana.games.tundra.screen.ink import Scene, die, symbol
from polyana.games.tundra.view import GoalView


def common_goals(scene: Scene) -> RenderableType:
    """One line for each goal: its white dice, the tiers, how far everybody is, and who took it."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for _ in range(4):
        grid.add_column(no_wrap=True)
    grid.add_column()
    for goal in scene.view.goals:
        card = scene.content.common_goals[goal.id]
        pointer = scene.pointer(*(("place", str(value), goal.id) for value in card.dice))
        counted = Text(scene.say(f"counts-{card.counts}"), FAINT)
        name = Text.assemble(pointer, scene.name(goal.id, "bold"))
        own = 0 if scene.seat is None else goal.progress[scene.seat].points
        grid.add_row(
            name, white_dice(scene, goal), tiers(card.tiers, own), race(scene, goal), counted
        )
    return grid


def white_dice(scene: Scene, goal: GoalView) -> Text:
    """The dice that may lie here, or the one that does and whose it is."""
    if goal.seat is not None:
        return Text.assemble(die(goal.die), " ", scene.token(goal.seat))
    dice = scene.content.common_goals[goal.id].dice
    return joined((Text(f"[{value}]") for value in dice), "")


def tiers(steps: Tiers, reached: int) -> Text:
    """What is needed and what it brings; the tier that is reached stands out."""
    return joined(
        (
            Text.assemble(
                (f"{needed}→", FAINT if points != reached else "bold"),
                (f"{points}★", "bold reverse" if points == reached else ""),
            )
            for needed, points in steps
        ),
        " ",
    )


def race(scene: Scene, goal: GoalView) -> Text:
    """How far each seat has come."""
    return joined(
        (
            Text.assemble(scene.token(seat), str(one.count))
            for seat, one in enumerate(goal.progress)
        ),
        " ",
    )


def personal_goals(scene: Scene) -> Iterator[RenderableType]:
    """The secret goal of the viewer, and what it would bring now; at the end those of all."""
    for seat, player in enumerate(scene.view.players):
        if player.goal is None or player.goal_line is None:
            continue
        card = scene.content.personal_goals[player.goal]
        count = int(player.goal_line.facts[1])
        yield Flow(
            [
                Text(scene.say("own-goal"), FAINT),
                *([] if seat == scene.seat else [scene.player(seat)]),
                scene.name(player.goal, "bold"),
                Text(scene.say(f"counts-{card.counts}")),
                Text.assemble(
                    (str(count), "bold"), "  ", tiers(card.tiers, player.goal_line.points)
                ),
                symbol("vp", player.goal_line.points),
            ]
        )
