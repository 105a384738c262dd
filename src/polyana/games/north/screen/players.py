"""All players at a glance."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, number
from polyana.games.north.effects import GOODS
from polyana.games.north.screen.ink import Scene, symbol
from polyana.games.north.view import PlayerView


def players_table(scene: Scene) -> RenderableType:
    """One line for each player: points, Goods, Workers, ships, cards."""
    grid = Grid(
        box=None, pad_edge=False, padding=(0, 1 if scene.narrow else 2, 0, 0), header_style=""
    )
    grid.add_column(no_wrap=True)
    grid.add_column(Text(scene.say("column-clan"), FAINT), no_wrap=True)
    grid.add_column(symbol("vp"), justify="right", no_wrap=True)
    grid.add_column(Text(scene.say("column-total"), FAINT), justify="right", no_wrap=True)
    for good in GOODS:
        grid.add_column(symbol(good), justify="right", no_wrap=True)
    grid.add_column(symbol("worker"), no_wrap=True)
    grid.add_column(symbol("ship"), no_wrap=True)
    grid.add_column(symbol("ready"), no_wrap=True)
    for column in ("hand", "deck"):
        grid.add_column(Text(scene.say(f"column-{column}"), FAINT), no_wrap=True)
    for seat, player in enumerate(scene.view.players):
        grid.add_row(*line(scene, seat, player))
    return grid


def line(scene: Scene, seat: int, player: PlayerView) -> list[Text]:
    """The line of one player; before the clans are chosen there is nothing to count."""
    turn = "▸" if seat in scene.asked else " "
    begins = seat == scene.view.first and scene.view.solo is None and bool(player.supply)
    name = Text.assemble(
        (turn, "bold"),
        scene.player(seat, 12 if scene.narrow else 18),
        (" ⚑" if begins else "", "bold"),
    )
    clan = scene.name(player.clan)
    if not player.supply:
        return [name, clan]
    return [
        name,
        clan,
        number(player.vp),
        Text(str(player.points), FAINT),
        *(number(player.supply.get(good, 0)) for good in GOODS),
        Text(workers(player)),
        Text(ships(scene, seat, player)),
        Text(f"{player.ready}/{player.actions}"),
        Text(str(player.hand_size + player.drawn_size)),
        Text(f"{player.deck}+{len(player.discard)}"),
    ]


def workers(player: PlayerView) -> str:
    """Free, spent and assigned Workers: `3/2/1`; the last only if there are any."""
    counted = [player.workers, player.spent, *([player.assigned] if player.assigned else ())]
    return "/".join(map(str, counted))


def ships(scene: Scene, seat: int, player: PlayerView) -> str:
    """Ships at home, and those at sea: `1+2`."""
    away = [*scene.view.queue, *([scene.view.sailing] if scene.view.sailing is not None else [])]
    at_sea = sum(ship.seat == seat for ship in away)
    home = player.ships + player.common_ships
    return f"{home}+{at_sea}" if at_sea else str(home)
