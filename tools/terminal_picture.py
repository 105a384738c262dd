"""Draws the picture of a terminal game for the README: `make picture`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import DIMMED_MONOKAI

from polyana import bots, games
from polyana.kernel import Match
from polyana.terminal.play import Session
from polyana.terminal.voice import voice

DOCS = Path(__file__).parent.parent / "docs"
ROUND = 6


def main() -> None:
    """A game among greedy bots, shown at a market of its sixth round."""
    game = games.load("felinia")
    match = Match(game, game.options({"players": 3}), seed=20)
    seats = [bots.make("greedy", seat) for seat in range(3)]
    while match.state.round < ROUND or match.asks[0].kind != "buy" or match.asks[0].seat:  # type: ignore[attr-defined]
        seat = match.asks[0].seat
        match.answer(seat, seats[seat].choose(match, seat))
    console = Console(file=io.StringIO(), record=True, width=112, highlight=False)
    session = Session(
        match, ["human", "greedy", "random"], "Anna,Boris,Clara", voice("en"), console
    )
    session.read = match.answers[-3].told
    session._show(match.asks[0])
    # the picture must not fetch anything: without the font faces it uses the reader's own monospace
    frame = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    picture = console.export_svg(
        title="polyana play felinia", theme=DIMMED_MONOKAI, code_format=frame
    )
    picture = re.sub(r"<!--.*?-->", "", picture, flags=re.DOTALL)
    (DOCS / "terminal.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
