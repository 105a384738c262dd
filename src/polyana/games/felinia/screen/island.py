"""The island of Felinia: each kingdom as a tree of roads that grows from its port, one level for each step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from polyana.drawing import CAN_DO, FAINT, SHAPES, Flow
from polyana.games.felinia.components import Province
from polyana.games.felinia.content import Island
from polyana.games.felinia.screen.ink import (
    FACE_DOWN,
    PARCHMENT,
    SUPERSCRIPT,
    Scene,
    marked,
    plate,
    symbol,
)

PORT = Text("≈", "bold #4A8FA8")


def island(scene: Scene) -> RenderableType:
    """All kingdoms, one below another, and what the signs mean."""
    trees = {kingdom: kingdom_tree(scene, kingdom) for kingdom in scene.content.kingdoms}
    stem_width = 2 + max(branch.stem.cell_len for tree in trees.values() for branch in tree)
    lines = []
    for kingdom, tree in trees.items():
        bar = ("▌ ", scene.content.kingdoms[kingdom].hex)
        for branch in tree:
            stem = branch.stem
            for ends in branch.ends.lines(scene.width - 2 - stem_width):
                gap = " " * (stem_width - stem.cell_len)
                lines.append(Text.assemble(bar, stem, gap, ends))
                stem = branch.below
    return Group(*lines, Flow(legend(scene)))


class Branch(NamedTuple):
    """A line of a tree: a crossroads with what leads to it, where its roads end, and the stem of a second line."""

    stem: Text
    ends: Flow
    below: Text


def kingdom_tree(scene: Scene, kingdom: str) -> list[Branch]:
    """A kingdom with its port, then every crossroads, each with the posts along its roads."""
    chart = scene.content.islands[scene.view.mode]
    port = chart.ports[kingdom]
    parents = road_tree(chart, port)
    goods = scene.goods(scene.content.kingdoms[kingdom].goods)
    landing = [label(scene, chart.provinces[port]), *ways(scene, chart, port, parents)]
    tree = [Branch(marked(scene.kingdom(kingdom), goods), Flow(landing), Text("│", FAINT))]
    for twig, below, crossroads in twigs(parents, port, ""):
        stem = Text.assemble((twig, FAINT), label(scene, chart.provinces[crossroads]))
        ends = Flow(ways(scene, chart, crossroads, parents))
        tree.append(Branch(stem, ends, Text(below, FAINT)))
    return tree


def road_tree(chart: Island, port: str) -> dict[str, str]:
    """Every crossroads of the port's kingdom with the province through which it is reached soonest."""
    kingdom = chart.provinces[port].kingdom
    parents = {port: ""}
    frontier = [port]
    for province in frontier:
        for end in chart.roads[province]:
            there = chart.provinces[end]
            if there.kind == "crossroads" and there.kingdom == kingdom and end not in parents:
                parents[end] = province
                frontier.append(end)
    return parents


def twigs(parents: dict[str, str], start: str, indent: str) -> Iterator[tuple[str, str, str]]:
    """The crossroads beyond a province in reading order, each after the lines beside and below it."""
    children = [province for province, parent in parents.items() if parent == start]
    for child in children:
        beyond = indent + ("   " if child == children[-1] else "│  ")
        below = beyond + ("│" if child in parents.values() else "")
        yield indent + ("└─ " if child == children[-1] else "├─ "), below, child
        yield from twigs(parents, child, beyond)


def label(scene: Scene, province: Province) -> Text:
    """A port or crossroads with its symbol."""
    if province.kind == "port":
        sign = PORT
    elif province.symbol:
        sign = symbol.times(province.symbol, province.symbols)
    else:
        sign = Text("·", FAINT)
    mark = "►" if can_do(scene, province.id) else ""
    return Text.assemble((mark, CAN_DO), sign, " ", named(scene, province.id))


def can_do(scene: Scene, province: str) -> bool:
    """Whether the viewer may now enter a province or turn its tile."""
    return ("step", province) in scene.moves or ("flip", province) in scene.moves


def named(scene: Scene, province: str) -> Text:
    """The name of a province; where a merchant walks now, and came along, stands out."""
    name = scene.name(province)
    journey = scene.view.journey
    if journey is not None and journey.province == province:
        return plate(f"{SHAPES[journey.seat]} {name.plain}", scene.colour(journey.seat))
    if journey is not None and province in journey.entered:
        name.stylize("underline")
    if can_do(scene, province):
        name.stylize(CAN_DO)
    return name


def ways(scene: Scene, chart: Island, start: str, parents: dict[str, str]) -> list[Text]:
    """Where the roads of a province lead, except to the crossroads drawn above or below it."""
    kingdom = chart.provinces[start].kingdom
    found = []
    for end in chart.roads[start]:
        province = chart.provinces[end]
        if province.kind == "post":
            found.append(
                Text.assemble(way(scene, province, kingdom), " ", on_post(scene, province))
            )
        elif parents.get(end) != start and parents[start] != end:
            found.append(marked(Text("⇄", FAINT), way(scene, province, kingdom)))
    return found


def way(scene: Scene, end: Province, kingdom: str) -> Text:
    """A province at the end of a road; one abroad names its kingdom."""
    text = Text.assemble(("►" if can_do(scene, end.id) else "", CAN_DO), named(scene, end.id))
    if end.id in scene.view.joins:
        text.append("+", "bold")
    if end.kingdom != kingdom:
        text.append(" (").append_text(scene.kingdom(end.kingdom)).append(")")
    return text


def on_post(scene: Scene, province: Province) -> Text:
    """The tile of a post, face down or face up with its cap, or the merchant that stays there."""
    view, post = scene.view, province.id
    if post in view.merchants:
        owner = view.merchants[post]
        return plate(SHAPES[owner], scene.colour(owner))
    if post in view.face_down:
        return Text(FACE_DOWN, scene.content.kingdoms[province.kingdom].hex)
    tile = view.face_up.get(post, "")
    if tile in scene.content.tiles:
        kind = scene.content.kinds[scene.content.tiles[tile].kind]
        return plate(scene.talk.name(kind.id) + str(kind.cap).translate(SUPERSCRIPT), PARCHMENT)
    if tile:
        return plate("★ " + scene.talk.name(tile), PARCHMENT)
    return Text("—", FAINT)


def legend(scene: Scene) -> list[Text]:
    """What the signs of the island mean."""
    mode = scene.content.modes[scene.view.mode]
    signs: list[tuple[str | Text, str]] = [(PORT, "port")]
    for name, entry in scene.content.symbols.items():
        if mode.id in entry.modes:
            signs.append((symbol(name), name))
    signs.append(("★", "special") if mode.special_tiles else (FACE_DOWN, "face-down"))
    signs.append(("⇄", "road"))
    if scene.seat is not None:
        signs.append(("+", "borders"))
    return [marked(sign, Text(scene.say(f"legend-{word}"), FAINT)) for sign, word in signs]
