"""All players at a glance."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, number
from polyana.games.settlers.effects import SUPPLY
from polyana.games.settlers.screen.ink import Scene, symbol
from polyana.games.settlers.view import PlayerView


def players_table(scene: Scene) -> RenderableType:
    """One line for each player: points, goods, cards."""
    grid = Grid(
        box=None, pad_edge=False, padding=(0, 1 if scene.narrow else 2, 0, 0), header_style=""
    )
    grid.add_column(no_wrap=True)
    grid.add_column(Text(scene.say("column-faction"), FAINT), no_wrap=True)
    grid.add_column(symbol("vp"), justify="right", no_wrap=True)
    grid.add_column(Text(scene.say("column-total"), FAINT), justify="right", no_wrap=True)
    for good in SUPPLY:
        grid.add_column(symbol(good), justify="right", no_wrap=True)
    for column in ("hand", "deck"):
        grid.add_column(Text(scene.say(f"column-{column}"), FAINT), no_wrap=True)
    grid.add_column(symbol("location"), no_wrap=True)
    for seat, player in enumerate(scene.view.players):
        grid.add_row(*line(scene, seat, player))
    return grid


def line(scene: Scene, seat: int, player: PlayerView) -> list[Text]:
    """The line of one player."""
    turn = "▸" if seat in scene.asked else " "
    flag = (
        " ⚑" if seat == scene.view.first and scene.view.phase not in ("factions", "decks") else ""
    )
    name = Text.assemble(
        (turn, "bold"), scene.player(seat, 12 if scene.narrow else 18), (flag, "bold")
    )
    return [
        name,
        Text.assemble(scene.reach(player.faction), scene.name(player.faction)),
        number(player.vp),
        Text(str(sum(line.points for line in player.sheet)), FAINT),
        *(number(player.supply[good]) for good in SUPPLY),
        Text.assemble(
            symbol("common_card", player.hand_common),
            " ",
            symbol("faction_card", player.hand_faction),
        ),
        symbol("faction_card", player.faction_deck),
        Text(locations(scene, player)),
    ]


def locations(scene: Scene, player: PlayerView) -> str:
    """How many faction locations and how many common ones there are: `3+5`."""
    cards = scene.content.cards
    faction = sum(bool(cards[place.card].faction) for place in player.empire)
    return f"{faction}+{len(player.empire) - faction}"
