"""Refusals: what cannot be done, in a sentence for people."""

from __future__ import annotations


class Refusal(Exception):
    """Something that cannot be done; nothing has changed. `str()` is the sentence in English.

    `key` and `facts` let others say it in another language: the Fluent message is `refusal-<key>`.

    >>> refusal = Refusal("Seat 3 is not at the table.", "no-seat", seat=3)
    >>> str(refusal), refusal.key, refusal.facts
    ('Seat 3 is not at the table.', 'no-seat', {'seat': 3})
    """

    def __init__(self, sentence: str, key: str = "", **facts: str | int) -> None:
        self.key = key
        self.facts = facts
        super().__init__(sentence)
