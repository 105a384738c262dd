"""The middle of the table: the ring of Action tiles, the sea with its islands, the queue of ships."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import CAN_DO, FAINT, Flow, joined, section
from polyana.games.north.screen.ink import Scene, goods, symbol
from polyana.games.north.screen.ring import WIDTH, ring
from polyana.games.north.state import Ship
from polyana.games.north.view import SeaView


def middle(scene: Scene) -> Iterator[RenderableType]:
    """Ring and sea side by side."""
    if not scene.view.ring:
        return
    yield section(scene, "middle")
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=WIDTH)
    grid.add_column(ratio=1)
    grid.add_row(Group(*ring(scene)), Group(*sea(scene)))
    yield grid


def sea(scene: Scene) -> Iterator[RenderableType]:
    """N-136: near islands, the queue from the arrow downwards, distant islands."""
    yield from islands(scene, "near", scene.view.near)
    yield from queue(scene)
    yield from islands(scene, "distant", scene.view.distant)


def islands(scene: Scene, distance: str, shown: SeaView) -> Iterator[RenderableType]:
    """The open islands of a distance, and the pile."""
    top = scene.pointer(("top", distance))
    title = Text.assemble((scene.say(f"islands-{distance}"), "bold"))
    if distance == "distant":
        title.append_text(Text.assemble(" (", symbol("fish"), ")"))
    piles = scene.say("island-piles", deck=shown.deck, discards=len(shown.discard))
    yield Flow([title, Text.assemble(top, (piles, FAINT))], " ")
    for name in shown.open:
        yield island(scene, name)


def island(scene: Scene, name: str) -> RenderableType:
    """An island: what pillaging gives; what conquering takes, and what it then does."""
    entry = scene.content.islands[name]
    pillage = Text.assemble((scene.say("pillage"), FAINT), " ", scene.shorthand(entry.pillage))
    price = symbol("raze", scene.content.cards[name].conquer)
    conquer = Text.assemble(
        (scene.say("conquer"), FAINT), " ", price, ": ", scene.shorthand(entry.effect)
    )
    if entry.bonus:
        conquer.append_text(Text.assemble(" ", ("+", FAINT), scene.shorthand(entry.bonus)))
    kind = symbol("feature") if entry.kind == "feature" else symbol("ready")
    title = Text.assemble(scene.pointer(("island", name)), kind, " ", scene.name(name, "bold"))
    return Flow([title, pillage, conquer])


def queue(scene: Scene) -> Iterator[RenderableType]:
    """N-136: the ships in their order, each with its owner and its load."""
    view = scene.view
    title = Text(scene.say("queue"), "bold")
    if view.sailing is not None:
        title.append_text(Text.assemble("  ▸", ship(scene, view.sailing)))
    if not view.queue:
        yield Text.assemble(title, " ", (scene.say("queue-empty"), FAINT))
        return
    ships = [
        Text.assemble(reachable(scene, place), f"{place} ", ship(scene, one))
        for place, one in enumerate(view.queue, 1)
    ]
    yield Flow([title, *ships], "  ")


def reachable(scene: Scene, place: int) -> Text:
    """The sign that a ship of the queue may be chosen."""
    chosen = any(move[0] in ("ship", "advance") and move[1] == str(place) for move in scene.moves)
    return Text("►", CAN_DO) if chosen else Text()


def ship(scene: Scene, one: Ship) -> Text:
    """A ship with its load."""
    load = goods({"fish": one.fish, "raze": one.raze}, "")
    return joined((part for part in (scene.player(one.seat, 12), load) if part), " ")
