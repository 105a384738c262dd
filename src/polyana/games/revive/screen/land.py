"""The main board: hexes with what stands on them, face-down tiles, large locations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from polyana.drawing import CAN_DO, FAINT, Flow, HexPaper
from polyana.games.revive.board import ICE, KINDS, PIT
from polyana.games.revive.screen.ink import Scene, symbol

WIDEST: Final = 8
HEIGHT: Final = 3
ON_THE_MAP: Final = ("explore", "populate", "build", "target")
"""The verbs of moves that end with a place."""
KINDS_SHOWN: Final = ("desert", "forest", "mountain", "field", "ocean", "city", "pit")
PIECES: Final = ("figure", "small", "large")
TOKENS: Final = ("temple", "target", "workshop", "falcon")


def board(scene: Scene) -> RenderableType:
    """The whole board and what its signs mean."""
    hexes = scene.content.board.hexes
    paper = HexPaper(list(hexes.values()), scene.width, WIDEST)
    paper.height = HEIGHT
    for name, at in hexes.items():
        lines = ice(scene, name) if letter(scene, name) == ICE else ground(scene, name, paper.width)
        paper.draw(at, lines)
    return Group(*paper.rows(), Flow(legend(scene)), Flow(crystals(scene), " "))


def letter(scene: Scene, name: str) -> str:
    """What is known of a hex or a corner."""
    return scene.view.ground[scene.content.board.index[name]]


def is_target(scene: Scene, place: str) -> bool:
    """Whether a move of the viewer ends here."""
    return any(move[0] in ON_THE_MAP and move[-1] == place for move in scene.moves)


def ice(scene: Scene, name: str) -> list[Text]:
    """A hex of a face-down tile: the first shows number and points, the second the cost (R-005)."""
    place, _, corner = name.rpartition("_")
    tile = scene.view.tiles[place]
    if corner == "1":
        mark = is_target(scene, place)
        number = scene.talk.name(place).split()[-1]
        head = Text.assemble(("►" if mark else "", CAN_DO), (number, CAN_DO if mark else "bold"))
        return [head, symbol("vp", tile.vp)]
    if corner == "2":
        return [symbol(kind, number) for kind, number in tile.cost.items()]
    return [Text(symbol("ice").plain * 2, FAINT)] * 2


def ground(scene: Scene, name: str, width: int) -> list[Text]:
    """A revealed hex: its kind and what stands there, then its label, with the pointer where there is room."""
    room = width - 1
    kind = KINDS[letter(scene, name)]
    top, label = Text.assemble(symbol(kind), standing(scene, name)), Text()
    if name != PIT:
        label = Text(scene.talk.name(name), CAN_DO if is_target(scene, name) else FAINT)
    if top.cell_len > room:
        top, label = top[:room], Text.assemble(top[room:])
    if is_target(scene, name):
        if label.cell_len < room:
            label = Text.assemble(("►", CAN_DO), label)
        elif top.cell_len < room:
            top = Text.assemble(("►", CAN_DO), top)
    return [top, label]


def standing(scene: Scene, name: str) -> Text:
    """Building, figures and tokens on a hex or a large location, in the marks of their owners."""
    view, found = scene.view, Text()
    building = view.buildings.get(name)
    if building is not None:
        size = symbol("large" if building.large else "small")
        found.append_text(Text.assemble(size, scene.token(building.seat)))
    for seat, player in enumerate(view.players):
        if name in player.figures:
            found.append_text(scene.token(seat))
        if player.falcon == name:
            found.append_text(Text.assemble(symbol("falcon"), scene.token(seat)))
    for token in ("temple", "target", "workshop"):
        owner = getattr(view, f"{token}s").get(name)
        if owner is not None:
            found.append_text(Text.assemble(symbol(token), scene.token(owner)))
    return found


def legend(scene: Scene) -> list[Text]:
    """What the signs of the map mean; tokens only where a tribe has any."""
    signs = [*KINDS_SHOWN, *PIECES]
    sides = [scene.content.sides[player.side] for player in scene.view.players if player.side]
    signs += [token for token in TOKENS if any(side.token == token for side in sides)]
    return [Text.assemble(symbol(sign), " ", (scene.say(f"map-{sign}"), FAINT)) for sign in signs]


def crystals(scene: Scene) -> list[Text]:
    """R-142: the hexes beside crystal symbols."""
    every = dict(scene.content.board.rim)
    if scene.view.clusters:
        for name, symbols in scene.content.board.clusters.items():
            every[name] = (*every.get(name, ()), *symbols)
    lead = Text.assemble(symbol("crystal"), (f" {scene.say('crystals-beside')}", FAINT))
    order = [name for name in scene.content.board.hexes if name in every]
    order.sort(key=lambda name: (len(scene.talk.name(name)), scene.talk.name(name)))
    order.sort(key=lambda name: scene.talk.name(name)[0])
    labels = ((scene.talk.name(name), len(every[name])) for name in order)
    return [lead, *(Text(label + (f"×{n}" if n > 1 else ""), FAINT) for label, n in labels)]


def corners(scene: Scene) -> Iterator[RenderableType]:
    """R-327: the large locations with what they score and who is there."""
    for corner, kind in scene.view.large.items():
        effect = scene.content.large_kinds[kind].effect
        there = standing(scene, corner)
        yield Text.assemble(
            scene.reach(corner),
            (f"{scene.talk.name(corner)}: ", FAINT),
            scene.name(kind, "bold"),
            " " if there else "",
            there,
            "  ",
            scene.sentence(effect),
        )
