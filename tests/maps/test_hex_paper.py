"""Maps of hexes in the terminal: neighbours share their lines, with pointy tops and with flat ones."""

from __future__ import annotations

from rich.text import Text

from polyana.drawing import HexPaper
from polyana.maps import Top, disc


def drawn(top: Top) -> list[str]:
    paper = HexPaper(disc((0, 0), 1), 40, 8, top)
    for q, r in disc((0, 0), 1):
        paper.draw((q, r), [Text(f"{q},{r}")])
    return [line.plain.rstrip() for line in paper.rows()]


def test_with_pointy_tops_rows_stand_half_a_hex_aside() -> None:
    assert drawn("pointy") == [
        "           ╭───────┬───────╮",
        "           │ 0,-1  │ 1,-1  │",
        "           │       │       │",
        "           │       │       │",
        "       ╭───┴───┬───┴───┬───┴───╮",
        "       │ -1,0  │  0,0  │  1,0  │",
        "       │       │       │       │",
        "       │       │       │       │",
        "       ╰───┬───┴───┬───┴───┬───╯",
        "           │ -1,1  │  0,1  │",
        "           │       │       │",
        "           │       │       │",
        "           ╰───────┴───────╯",
    ]


def test_with_flat_tops_columns_stand_half_a_hex_lower() -> None:
    assert drawn("flat") == [
        "               ╭───────╮",
        "               │ 0,-1  │",
        "       ╭───────┤       ├───────╮",
        "       │ -1,0  │       │ 1,-1  │",
        "       │       ├───────┤       │",
        "       │       │  0,0  │       │",
        "       ├───────┤       ├───────┤",
        "       │ -1,1  │       │  1,0  │",
        "       │       ├───────┤       │",
        "       │       │  0,1  │       │",
        "       ╰───────┤       ├───────╯",
        "               │       │",
        "               ╰───────╯",
    ]


def test_a_map_is_as_wide_as_there_is_room_and_not_wider_than_wanted() -> None:
    board = disc((0, 0), 2)
    assert [HexPaper(board, room, 22).width for room in (40, 80, 200)] == [6, 14, 22]
    assert max(len(line.plain) for line in filled(board, 40)) <= 40


def filled(board: list[tuple[int, int]], room: int) -> list[Text]:
    paper = HexPaper(board, room, 22)
    for at in board:
        paper.fill(at, lambda _, width: Text("≈" * width))
    return paper.rows()
