"""How long something takes, whatever else the machine has to do."""

from __future__ import annotations

import time
from collections.abc import Callable


def least_seconds(run: Callable[[], object], enough: float, tries: int = 5) -> float:
    """The shortest of several tries, in seconds; no more of them once one is short enough."""
    least = float("inf")
    for _ in range(tries):
        began = time.perf_counter()
        run()
        least = min(least, time.perf_counter() - began)
        if least < enough:
            break
    return least
