"""The ring of five Action tiles, drawn as a ring: neighbours are joined by a line."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from polyana.drawing import CAN_DO, FAINT
from polyana.games.north.screen.ink import Scene, goods, symbol

ROOM: Final = 16
"""How much fits into a line of a tile."""
BOX: Final = ROOM + 2
GAP: Final = "  "
WIDTH: Final = 2 * BOX + len(GAP)


def ring(scene: Scene) -> list[Text]:
    """N-079: the first tile above, then clockwise; the last is beside the first again."""
    top, right, low_right, low_left, left = (tile(scene, name) for name in scene.view.ring)
    edge, side = "─" * ROOM, (WIDTH - BOX) // 2
    blank, arm = " " * 4, "─" * (side - 5)
    return [
        line(" " * side, f"╭{edge}╮"),
        line(blank, f"╭{arm}┤", top[0], f"├{arm}╮"),
        line(blank, "│", " " * len(arm), "│", top[1], "│", " " * len(arm), "│"),
        line(blank, "│", " " * len(arm), f"╰{edge}╯", " " * len(arm), "│"),
        line(f"╭───┴{edge[4:]}╮", GAP, f"╭{edge[4:]}┴───╮"),
        line("│", left[0], "│", GAP, "│", right[0], "│"),
        line("│", left[1], "│", GAP, "│", right[1], "│"),
        line(f"╰───┬{edge[4:]}╯", GAP, f"╰{edge[4:]}┬───╯"),
        line(f"╭───┴{edge[4:]}╮", GAP, f"╭{edge[4:]}┴───╮"),
        line("│", low_left[0], f"├{'─' * len(GAP)}┤", low_right[0], "│"),
        line("│", low_left[1], "│", GAP, "│", low_right[1], "│"),
        line(f"╰{edge}╯", GAP, f"╰{edge}╯"),
    ]


def line(*pieces: Text | str) -> Text:
    """A line of the ring; what is no text of a tile is faint."""
    return Text.assemble(*((one, FAINT) if isinstance(one, str) else one for one in pieces))


def tile(scene: Scene, name: str) -> tuple[Text, Text]:
    """A tile in two lines: its name, and the pawns on it; a tired one says what it costs more."""
    mark = Text("►", CAN_DO) if name in scene.goals else Text(" ")
    solo = scene.view.solo
    tired = solo is not None and name in solo.tired
    title = Text.assemble(mark, scene.name(name, "dim" if tired else "bold"))
    below = Text.assemble(" ", pawns(scene, name))
    if solo is not None and tired:
        more = solo.extra[name]
        cost = Text.assemble("+", goods(more, "")) if more else Text(scene.say("tired-harvest"))
        below.append_text(Text.assemble("  " if below.plain.strip() else "", symbol("tired"), cost))
    return padded(title), padded(below)


def pawns(scene: Scene, name: str) -> Text:
    """All pawns on a tile; one that cannot be used again shows X."""
    found = Text()
    for seat, player in enumerate(scene.view.players):
        for pawn in player.pawns:
            if pawn.tile == name:
                found.append_text(Text.assemble(scene.token(seat), "×" if pawn.used else ""))
    return found


def padded(text: Text) -> Text:
    """As wide as a tile."""
    text.append(" " * (ROOM - text.cell_len))
    return text
