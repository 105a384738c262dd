"""How well a seat stands in Felinia (Part F): the features behind the bots."""

from __future__ import annotations

from polyana.games.felinia.content import Content
from polyana.games.felinia.scoring import total
from polyana.games.felinia.state import State


def evaluate(content: Content, state: State, seat: int) -> dict[str, float]:
    """Parts in points."""
    return {"points": float(total(content, state, seat))}
