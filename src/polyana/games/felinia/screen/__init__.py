"""The table of Felinia in a terminal, drawn from what one seat sees."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table as Grid

from polyana import drawing
from polyana.drawing import section
from polyana.games.felinia.screen.boards import boards, secrets, tile_table
from polyana.games.felinia.screen.city import heading, market_street, quay
from polyana.games.felinia.screen.ink import Scene
from polyana.games.felinia.screen.island import island
from polyana.games.felinia.view import View


class Screen(drawing.Screen[Scene]):
    """The whole table, as wide as it is shown."""

    scene_type = Scene
    view_type = View

    def parts(self, scene: Scene) -> Iterator[RenderableType]:
        yield heading(scene)
        yield section(scene, "street")
        yield market_street(scene)
        yield section(scene, "quay")
        yield quay(scene)
        yield section(scene, "island")
        yield island(scene)
        yield section(scene, "players")
        yield boards(scene)
        yield from own_things(scene)


def own_things(scene: Scene) -> Iterator[RenderableType]:
    """The kinds of tiles and, beside or below them, what the viewer alone sees."""
    yield section(scene, "tiles" if scene.viewer is None else "own")
    if scene.viewer is None or scene.narrow:
        yield tile_table(scene)
        yield secrets(scene)
        return
    row = Grid.grid(expand=True, padding=(0, 2, 0, 0))
    row.add_column()
    row.add_column(ratio=1)
    row.add_row(tile_table(scene), secrets(scene))
    yield row
