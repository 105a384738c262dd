"""The table of Imperial Settlers in a terminal, drawn from what one seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType

from polyana import drawing
from polyana.drawing import section
from polyana.games.settlers.screen.cards import hand, lookout
from polyana.games.settlers.screen.empire import factions, other_empires, own_empire
from polyana.games.settlers.screen.heading import heading, legend
from polyana.games.settlers.screen.ink import Scene
from polyana.games.settlers.screen.middle import tokens, virtual_player
from polyana.games.settlers.screen.players import players_table
from polyana.games.settlers.view import View


class Screen(drawing.Screen[Scene]):
    """The whole table, as wide as it is shown."""

    scene_type = Scene
    view_type = View

    def parts(self, scene: Scene) -> Iterator[RenderableType]:
        yield heading(scene)
        yield legend(scene)
        yield section(scene, "players")
        yield players_table(scene)
        yield from factions(scene)
        yield from other_empires(scene)
        yield from virtual_player(scene)
        yield from tokens(scene)
        yield from own_empire(scene)
        yield from hand(scene)
        yield from lookout(scene)
