"""The table of Empires of the North in a terminal, drawn from what one seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType

from polyana import drawing
from polyana.drawing import section
from polyana.games.north.screen.cards import drawn, hand
from polyana.games.north.screen.clans import clans
from polyana.games.north.screen.empire import other_empires, own_empire
from polyana.games.north.screen.heading import heading, legend
from polyana.games.north.screen.ink import Scene
from polyana.games.north.screen.middle import middle
from polyana.games.north.screen.players import players_table
from polyana.games.north.screen.solo import scenario
from polyana.games.north.screen.under_way import under_way
from polyana.games.north.view import View


class Screen(drawing.Screen[Scene]):
    """The whole table, as wide as it is shown."""

    scene_type = Scene
    view_type = View

    def parts(self, scene: Scene) -> Iterator[RenderableType]:
        yield heading(scene)
        yield legend(scene)
        yield section(scene, "players")
        yield players_table(scene)
        yield from scenario(scene)
        yield from clans(scene)
        yield from middle(scene)
        yield from other_empires(scene)
        yield from own_empire(scene)
        yield from hand(scene)
        yield from drawn(scene)
        yield from under_way(scene, self.sight)
