"""The map of Tundra: what stands on each of its places."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from polyana.drawing import CAN_DO, FAINT, Flow, HexPaper
from polyana.games.tundra.screen.ink import Scene, symbol

WIDEST: Final = 22
TARGETS: Final = ("move", "walk", "ride", "build", "put", "bonus")
"""The verbs of moves that end with a place."""


def tundra(scene: Scene) -> RenderableType:
    """The whole map and what its signs mean."""
    layout = scene.content.layouts[scene.view.layout]
    paper = HexPaper([*layout.hexes.values(), *layout.entry.lake], scene.width, WIDEST)
    longest = max(len(scene.talk.name(token)) for token in scene.content.glades)
    paper.height = 4 if longest < paper.width else 5
    for place, at in layout.hexes.items():
        paper.draw(at, hex_lines(scene, place, paper.width - 1, paper.height - 1))
    for at in layout.entry.lake:
        paper.fill(at, water)
    return Group(*paper.rows(), Flow(legend(scene)))


def water(row: int, width: int) -> Text:
    """A row of a lake."""
    wave = symbol("lake")
    return Text((" " * (row % 2) + f"{wave.plain}  " * width)[: width - 2], wave.style)


def hex_lines(scene: Scene, place: str, width: int, height: int) -> list[Text]:
    """What stands on a place: label, name, figures."""
    view = scene.view
    target = any(move[0] in TARGETS and move[-1] == place for move in scene.moves)
    mark = ("►" if target else "", CAN_DO)
    label = Text(place, CAN_DO if target else "bold")
    if place in view.settlements:
        owner = view.settlements.index(place)
        head = Text.assemble(mark, label, " ", symbol("settlement"))
        names = [scene.player(owner, width)]
    elif place in view.face_up:
        glade = scene.content.glades[view.face_up[place]]
        bonus = Text("").join(scene.shorthand(glade.tower).split(" "))
        head = Text.assemble(label, symbol(glade.resource), " ", bonus)
        if head.cell_len > width:
            head = Text.assemble(label, symbol(glade.resource), bonus)
        room = head.cell_len < width
        head = Text.assemble(mark if room else "", head)
        colour = symbol(glade.resource).style
        names = [Text(line, colour) for line in wrapped(scene.talk.name(glade.id), width)]
    else:
        head = Text.assemble(mark, label)
        names = [Text(symbol("face_down").plain * (width - 4), FAINT)]
    names += [Text()] * (height - 2 - len(names))
    # where the label fills the hex, the mark goes to the figures
    standing = Text.assemble("" if "►" in head.plain else mark, figures(scene, place))
    return [head, *names[: height - 2], standing]


def wrapped(name: str, width: int) -> list[str]:
    """A name in one line or two; a word too long is cut."""
    if len(name) <= width:
        return [name]
    first, _, rest = name.partition(" ")
    return [word if len(word) <= width else word[: width - 1] + "." for word in (first, rest)]


def figures(scene: Scene, place: str) -> Text:
    """The tower and the workers on a place, in the marks of their owners."""
    view = scene.view
    found = []
    if place in view.towers:
        owner = view.towers[place]
        found.append(Text.assemble(("♜", f"bold {scene.colour(owner)}"), scene.token(owner)))
    for seat, player in enumerate(view.players):
        standing = player.workers.count(place)
        if standing:
            many = Text(f"{standing}", f"bold {scene.colour(seat)}") if standing > 2 else None
            found.append(
                Text.assemble(many, scene.token(seat)) if many else scene.token(seat, standing)
            )
    return Text(" ").join(found)


def legend(scene: Scene) -> list[Text]:
    """What the signs of the table mean."""
    signs = [
        *("kindling", "stone", "peat", "resource", "equal", "berry", "vp"),
        *("move", "worker", "tower", "settlement", "card", "advisor", "boost"),
    ]
    if scene.content.layouts[scene.view.layout].entry.lake:
        signs.append("lake")
    return [
        Text.assemble(symbol(sign), " ", (scene.say(f"legend-{sign}"), FAINT)) for sign in signs
    ]
