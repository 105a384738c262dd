"""The table of Revive in a terminal, drawn from what one seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType

from polyana import drawing
from polyana.drawing import section
from polyana.games.revive.screen.displays import common_tracks, displays
from polyana.games.revive.screen.heading import heading, legend
from polyana.games.revive.screen.ink import Scene
from polyana.games.revive.screen.land import board, corners
from polyana.games.revive.screen.offers import offers
from polyana.games.revive.screen.own import own_board, own_cards
from polyana.games.revive.screen.players import others, players_table
from polyana.games.revive.screen.tale import tale
from polyana.games.revive.screen.under_way import under_way
from polyana.games.revive.view import View


class Screen(drawing.Screen[Scene]):
    """The whole table, as wide as it is shown."""

    scene_type = Scene
    view_type = View

    def parts(self, scene: Scene) -> Iterator[RenderableType]:
        yield heading(scene)
        yield legend(scene)
        yield from tale(scene)
        yield section(scene, "displays")
        yield from displays(scene)
        yield from common_tracks(scene)
        yield section(scene, "map")
        yield board(scene)
        yield from corners(scene)
        yield section(scene, "players")
        yield players_table(scene)
        yield from others(scene)
        yield from own_board(scene)
        yield from own_cards(scene)
        yield from offers(scene, self.sight)
        yield from under_way(scene, self.sight)
