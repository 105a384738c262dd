"""The round (F-035, F-036): which phase the table is in, and so which step comes next."""

from __future__ import annotations

from polyana.games.felinia.rules.bidding import place_token
from polyana.games.felinia.rules.exploration import explore
from polyana.games.felinia.rules.storage import store
from polyana.games.felinia.rules.trade import act
from polyana.games.felinia.state import FeliniaTable
from polyana.kernel import Rules

STEPS = {"bidding": place_token, "trade": act, "exploration": explore, "storage": store}


def step(table: FeliniaTable) -> Rules:
    """One token placed, one token acting, a stretch of a journey, or one player's storage."""
    return STEPS[table.state.phase](table)
