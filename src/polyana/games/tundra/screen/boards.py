"""The viewer's own board: tracks, dice and prices, and the four order boards cell by cell."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import CAN_DO, FAINT, Flow
from polyana.games.tundra.components import Frame
from polyana.games.tundra.effects import RESOURCES
from polyana.games.tundra.screen.ink import EDGE, PLACED, Scene, die, price, symbol
from polyana.games.tundra.state import Board
from polyana.games.tundra.view import PlayerView

CELLS = range(6, 0, -1)


def own_boards(scene: Scene) -> Iterator[RenderableType]:
    """Character, tracks and dice, then the four order boards two by two."""
    viewer = scene.viewer
    if viewer is None:
        return
    yield Flow(character(scene, viewer))
    yield Flow(tracks(scene, viewer), "   ")
    yield Flow(dice_and_prices(scene, viewer), "   ")
    grid = Grid.grid(expand=True, padding=0)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    names = list(viewer.boards)
    for pair in zip(names[::2], names[1::2], strict=True):
        headed = any(boosts_under(viewer.boards[name]) for name in pair)
        grid.add_row(*(order_board(scene, viewer, name, headed) for name in pair))
    yield grid


def character(scene: Scene, viewer: PlayerView) -> list[Text]:
    """Who the viewer is, and what the title does."""
    title = scene.content.titles[viewer.title]
    facts = [
        scene.name(viewer.character, f"bold {scene.content.characters[viewer.character].color}"),
        Text(scene.title(viewer), "bold"),
    ]
    if title.effect:
        facts.append(Text(scene.sentence(title.effect)))
    return facts


def tracks(scene: Scene, viewer: PlayerView) -> list[Text]:
    """The four tracks with their ends, and the points."""
    limits = scene.content.limits
    counts = {**viewer.resources, "berry": viewer.berry}
    found = []
    for kind in (*RESOURCES, "berry"):
        end = limits.berry_max if kind == "berry" else limits.resource_max
        track = Text.assemble(symbol(kind), (f" {counts[kind]}", "bold"))
        if not scene.narrow and kind != "berry":
            track.append(" " + "▪" * counts[kind], str(symbol(kind).style))
            track.append("·" * (end - counts[kind]), FAINT)
        else:
            track.append(f"/{end}", FAINT)
        found.append(track)
    lap = Text(f"+{viewer.acorns} ", FAINT) if viewer.acorns else Text()
    found.append(Text.assemble(lap, (str(viewer.vp - viewer.acorns), "bold"), symbol("vp")))
    return found


def dice_and_prices(scene: Scene, viewer: PlayerView) -> list[Text]:
    """The unused dice, what is left in supply, and what changing and buying dice costs."""
    dice = [die(value) for value in viewer.dice] + [Text("[ ]")] * viewer.unrolled
    found = [Text.assemble((scene.say("own-dice"), FAINT), " ", Text(" ").join(dice) or "—")]
    found.append(Text(scene.say("own-supply", dice=viewer.dice_left), FAINT))
    for verb, cost in viewer.dice_prices.items():
        able = any(move[0] == verb for move in scene.moves)
        word = Text(scene.say(f"price-{verb}"), CAN_DO if able else FAINT)
        berries = symbol("berry", cost.berries)
        found.append(Text.assemble(("►" if able else "", CAN_DO), word, " ", berries))
    return found


def order_board(scene: Scene, viewer: PlayerView, name: str, headed: bool) -> RenderableType:
    """An order board with the boosts under it: one row says what one die does here."""
    order, board = scene.content.orders[name], viewer.boards[name]
    side = order.upgraded if board.upgraded else order.basic
    grid = Grid(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="", show_header=headed)
    grid.add_column(min_width=4)
    grid.add_column(ratio=3, min_width=15)
    columns: list[tuple[Frame, ...]] = [side.frames]
    for boost in boosts_under(board):
        card = scene.content.boosts.get(boost) or scene.content.starting_boosts[boost]
        pointer = Text("") if ("act", boost) not in scene.moves else Text("►", CAN_DO)
        grid.add_column(Text.assemble(pointer, (scene.talk.name(boost), "italic")), ratio=2)
        columns.append(card.frames)
    for value in CELLS:
        cell = board_cell(scene, name, board, value)
        grid.add_row(cell, *(framed(scene, frames, value) for frames in columns))
    return Panel(
        grid, title=board_title(scene, viewer, name), title_align="left", border_style=EDGE
    )


def boosts_under(board: Board) -> list[str]:
    """The starting boost, then those of the market."""
    return [*([board.starting] if board.starting else []), *board.boosts]


def board_title(scene: Scene, viewer: PlayerView, name: str) -> Text:
    """The name of a board, and its price, with what is still missing, unless it is upgraded."""
    board = viewer.boards[name]
    tucks = [move for move in scene.moves if move[0] == "tuck" and move[-1] == name]
    pointer = scene.pointer(("act", name), ("upgrade", name), *tucks)
    title = Text.assemble(pointer, scene.name(name, "bold"), " ")
    if board.upgraded:
        return title.append(f"⇑ {scene.say('upgraded')}", "bold")
    missing = viewer.lacks[name]
    title.append("⇑ ", FAINT).append_text(price(scene.content.orders[name].upgrade_cost))
    if missing:
        return title.append_text(
            Text.assemble((f"  {scene.say('missing')} ", FAINT), price(missing))
        )
    return title.append("  ✓", "bold")


def board_cell(scene: Scene, name: str, board: Board, value: int) -> Text:
    """A cell: the die on it, or its value, marked if a die may be put there."""
    pointer = scene.pointer(("place", str(value), name))
    if value in board.dice:
        return Text.assemble(pointer, (f"[{value}]", PLACED))
    return Text.assemble(pointer, (f" {value} ", CAN_DO if pointer.plain != " " else ""))


def framed(scene: Scene, frames: tuple[Frame, ...], value: int) -> Text:
    """The part of a frame beside a cell: its effect stands at its first cell."""
    frame = next(frame for frame in frames if value in frame.cells)
    if value != frame.cells[0]:
        return Text("└" if value == frame.cells[-1] else "│", FAINT)
    bracket = "╶" if len(frame.cells) == 1 else "┌"
    return Text.assemble((f"{bracket} ", FAINT), scene.shorthand(frame.effect))
