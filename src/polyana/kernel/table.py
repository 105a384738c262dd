"""The table at which the rules of a game work: its state, its content, and a voice to tell what happened."""

from __future__ import annotations

from typing import Generic, TypeVar

from polyana.kernel.state import Fact, State, Told

S = TypeVar("S", bound=State)
C = TypeVar("C")


class Table(Generic[S, C]):
    """What a step of the rules is given. `log` is None in forks and playouts: nothing is told there."""

    __slots__ = ("content", "log", "news", "state")

    def __init__(self, content: C, state: S, log: list[Told] | None = None) -> None:
        self.content = content
        self.state = state
        self.log = log
        self.news = 0

    def tell(self, event: str, *facts: Fact, only: int | None = None) -> None:
        """Reports what happened."""
        if self.log is not None:
            self.log.append(Told(event, facts, only))

    def reveal(self) -> None:
        """Something hidden became known (a tile was turned, a card looked at): no undo past this moment.

        Whatever chance decides counts as news by itself. After news, and after a secret or simultaneous answer, a
        step must end before it asks again: so the start of a step and the open answers since are all a seat knows.
        """
        self.news += 1
