"""Refusals: what cannot be done, in a sentence for people."""

from __future__ import annotations

from pathlib import Path
from typing import Self


class Refusal(Exception):
    """Something that cannot be done; nothing has changed. `str()` is the sentence in English.

    `key` and `facts` let others say it in another language: the Fluent message is `refusal-<key>`. Where a game has
    words of its own for it, `home` is the folder of that game. The fact `reason` may be refusals themselves: `because`.

    >>> refusal = Refusal("Seat 3 is not at the table.", "no-seat", seat=3)
    >>> str(refusal), refusal.key, refusal.facts
    ('Seat 3 is not at the table.', 'no-seat', {'seat': 3})
    """

    home: Path | None = None

    def __init__(
        self,
        sentence: str,
        key: str = "",
        because: tuple[Refusal, ...] = (),
        /,
        **facts: str | int,
    ) -> None:
        self.key = key
        self.because = because
        self.facts = facts
        super().__init__(sentence)

    def __reduce__(self) -> tuple[object, ...]:
        """A refusal comes whole out of another process, whatever its kind is made from."""
        return type(self)._again, self.args, self.__dict__

    @classmethod
    def _again(cls, *args: object) -> Self:
        return cls.__new__(cls, *args)
