"""All players at a glance, and what lies before the others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, Flow, joined, number
from polyana.games.revive.effects import COLOURS, SUPPLY
from polyana.games.revive.screen.ink import COLOUR_TRACKS, Scene, colours, symbol
from polyana.games.revive.view import PlayerView

GEMS: Final = ("purple", "orange", "white")


def players_table(scene: Scene) -> RenderableType:
    """One line for each player: points, supply, tracks, progress, sleep, pieces, cards, crates, modules, artifacts."""
    padding = (0, 1 if scene.narrow else 2, 0, 0)
    grid = Grid(box=None, pad_edge=False, padding=padding, header_style="")
    grid.add_column(no_wrap=True)
    grid.add_column(symbol("vp"), justify="right", no_wrap=True)
    grid.add_column(Text(scene.say("column-total"), FAINT), justify="right", no_wrap=True)
    for good in (*SUPPLY, "energy"):
        grid.add_column(symbol(good), justify="right", no_wrap=True)
    for colour in COLOURS:
        grid.add_column(symbol(COLOUR_TRACKS[colour]), justify="right", no_wrap=True)
    for column in ("progress", "sleep"):
        grid.add_column(Text(scene.say(f"column-{column}"), FAINT), no_wrap=True)
    for sign in ("figure", "small", "card", "crate", "module", "artifact"):
        grid.add_column(symbol(sign), no_wrap=True)
    for seat, player in enumerate(scene.view.players):
        grid.add_row(*line(scene, seat, player))
    return grid


def line(scene: Scene, seat: int, player: PlayerView) -> list[Text]:
    """The line of one player; before the boards are dealt there is nothing to count."""
    turn = "▸" if seat in scene.asked else " "
    name = Text.assemble((turn, "bold"), scene.player(seat, 10 if scene.narrow else 18))
    if not player.supply:
        return [name]
    return [
        name,
        number(player.vp),
        Text(str(player.points), FAINT),
        *(number(player.supply[kind]) for kind in SUPPLY),
        Text(beside(player.energy, len(player.charged))),
        *(Text(str(player.tracks[colour])) for colour in COLOURS),
        Text(str(player.progress)),
        Text(str(player.hibernation)),
        Text(str(len(player.figures))),
        Text(f"{player.small}/{player.large}"),
        Text(f"{len(player.active)}+{len(player.rest)}"),
        Text(beside(player.closed_size, len(player.opened))),
        Text(str(len(player.modules))),
        artifacts(player),
    ]


def beside(ready: int, used: int) -> str:
    """What is ready, and what is in use: `1+2`."""
    return f"{ready}+{used}" if used else str(ready)


def artifacts(player: PlayerView) -> Text:
    """Main artifacts, spare ones, the end tile."""
    spare = f"+{player.spare}" if player.spare else ""
    return Text(f"{len(player.artifacts)}{spare}{'!' if player.end_tile else ''}")


# What lies before the others


def others(scene: Scene) -> Iterator[RenderableType]:
    """The boards of the others: tribe, slots, machines, technologies, what is in reach."""
    for seat, player in enumerate(scene.view.players):
        if seat != scene.seat and player.supply:
            yield Text.assemble(scene.player(seat), "  ", scene.name(player.side, "bold"))
            yield Flow([*facts(scene, player)], "  ")


def facts(scene: Scene, player: PlayerView) -> Iterator[Text]:
    """What a rival has, in short."""
    cards = scene.content.cards
    slots = [
        joined(
            (scene.tinted(one.card, cards[one.card].colour) for one in player.slots[slot]), " + "
        )
        for slot in player.slots
        if player.slots[slot]
    ]
    yield from named(scene, "slots", slots)
    active = [scene.tinted(name, cards[name].colour) for name in player.active]
    yield from named(scene, "active", active)
    yield from named(scene, "machines", [machine(scene, player, name) for name in player.machines])
    yield from named(scene, "techs", [scene.name(name) for name in player.techs])
    yield from named(scene, "opened", [scene.name(name) for name in player.opened])
    gems = [scene.content.main_artifacts[name].colour for name in player.artifacts]
    found = [Text(scene.talk.say("gem", **{"a-id": gem})) for gem in gems]
    yield from named(scene, "artifacts", found)


def named(scene: Scene, what: str, things: list[Text]) -> Iterator[Text]:
    """Things behind their name, one by one so that lines may wrap between them."""
    for place, thing in enumerate(things):
        lead = Text(f"{scene.say(f'of-{what}')}: ", FAINT) if not place else Text()
        yield Text.assemble(lead, thing, "" if place == len(things) - 1 else ",")


def machine(scene: Scene, player: PlayerView, name: str) -> Text:
    """A machine; one with energy on it is spent."""
    used = name in player.charged
    colour = scene.content.machines[name].colour
    title = Text(scene.talk.name(name), FAINT if used else "")
    return Text.assemble(colours((colour,)), " " if colour else "", title, "↯" if used else "")
