"""How well a seat stands in Empires of the North, by parts that can be named to a person (Part F)."""

from __future__ import annotations

from polyana.games.north.content import Content
from polyana.games.north.scoring import end_lines
from polyana.games.north.state import State


def evaluate(content: Content, state: State, seat: int) -> dict[str, float]:
    """The parts of the evaluation."""
    player = state.players[seat]
    if not player.supply:
        return {"track": 0.0}
    lines = {line.what: float(line.points) for line in end_lines(content, player)}
    return {"track": float(player.vp), **lines, "hand": 0.3 * len(player.hand)}
