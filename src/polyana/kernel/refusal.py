"""Refusals: what cannot be done, in a sentence for people."""

from __future__ import annotations

from pathlib import Path


class Refusal(Exception):
    """Something that cannot be done; nothing has changed. `str()` is the sentence in English.

    `key` and `facts` let others say it in another language: the Fluent message is `refusal-<key>`. Where a game has
    words of its own for it, `home` is the folder of that game. The fact `reason` may be a refusal itself: `because`.

    >>> refusal = Refusal("Seat 3 is not at the table.", "no-seat", seat=3)
    >>> str(refusal), refusal.key, refusal.facts
    ('Seat 3 is not at the table.', 'no-seat', {'seat': 3})
    """

    home: Path | None = None
    because: Refusal | None = None

    def __init__(self, sentence: str, key: str = "", **facts: str | int) -> None:
        self.key = key
        self.facts = facts
        super().__init__(sentence)
