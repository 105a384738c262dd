"""The table of Tundra in a terminal, drawn from what one seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType

from polyana import drawing
from polyana.drawing import section
from polyana.games.tundra.screen.boards import own_boards
from polyana.games.tundra.screen.city import heading, market
from polyana.games.tundra.screen.goals import common_goals, personal_goals
from polyana.games.tundra.screen.hexes import tundra
from polyana.games.tundra.screen.ink import Scene
from polyana.games.tundra.screen.players import advisors, hand, players_table
from polyana.games.tundra.view import View


class Screen(drawing.Screen[Scene]):
    """The whole table, as wide as it is shown."""

    scene_type = Scene
    view_type = View

    def parts(self, scene: Scene) -> Iterator[RenderableType]:
        yield heading(scene)
        yield section(scene, "map")
        yield tundra(scene)
        if scene.view.market:
            yield section(scene, "market")
            yield market(scene)
        if scene.view.goals:
            yield section(scene, "goals")
            yield common_goals(scene)
        yield section(scene, "players")
        yield players_table(scene)
        if scene.viewer is not None:
            yield section(scene, "own")
            yield from own_things(scene)
        yield from personal_goals(scene)


def own_things(scene: Scene) -> Iterator[RenderableType]:
    """What lies before the viewer: dice and prices, order boards, advisors."""
    yield from own_boards(scene)
    yield from advisors(scene)
    yield from hand(scene)
