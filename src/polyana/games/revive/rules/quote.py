"""What a map action costs, as one quote (R-179)."""

from __future__ import annotations

import msgspec

Amounts = tuple[tuple[str, int], ...]


class Quote(msgspec.Struct, frozen=True, gc=False):
    """What an action costs now. The same quote decides whether it may be taken, what is paid, and what is shown."""

    range: int
    """R-100: food for the way."""
    cost: Amounts
    """R-214: the own cost of the action, discounts taken off."""
    units: int = 0
    """R-119: so many units of the cost are still taken off, in kinds of the payer's choice."""
    books: tuple[int, ...] = ()
    """R-122: the players who get a book each."""
    uses: tuple[str, ...] = ()
    """R-179: what is armed and is used up by it."""

    @property
    def total(self) -> dict[str, int]:
        """All that is paid, as long as no unit is taken off by choice."""
        found = dict(self.cost)
        if self.range:
            found["food"] = found.get("food", 0) + self.range
        if self.books:
            found["book"] = found.get("book", 0) + len(self.books)
        return found
