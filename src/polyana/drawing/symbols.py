"""The small signs of a game in a terminal: a shape and a colour for each word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rich.text import Text

from polyana.drawing.flow import joined


class Symbols:
    """The signs of a game by their words.

    >>> symbol = Symbols({"wood": ("♣", "#A9713A")})
    >>> symbol("wood").plain, symbol("wood", 2).plain, symbol.times("wood", 2).plain
    ('♣', '2♣', '♣♣')
    """

    def __init__(self, drawn: Mapping[str, tuple[str, str]]) -> None:
        self.drawn = drawn

    def __call__(self, word: str, number: int | None = None) -> Text:
        """A sign, with how many of it there are."""
        shape, colour = self.drawn[word]
        return Text(f"{'' if number is None else number}{shape}", colour)

    def times(self, word: str, number: int) -> Text:
        """A sign, drawn as often as it counts."""
        shape, colour = self.drawn[word]
        return Text(shape * number, colour)

    def row(self, amounts: Mapping[str, int] | Iterable[tuple[str, int]], gap: str = " ") -> Text:
        """Numbers of signs, side by side; what there is none of is left out.

        >>> Symbols({"wood": ("♣", ""), "gold": ("◎", "")}).row({"wood": 2, "gold": 0}).plain
        '2♣'
        """
        pairs = amounts.items() if isinstance(amounts, Mapping) else amounts
        return joined((self(word, number) for word, number in pairs if number), gap)

    def __contains__(self, word: object) -> bool:
        return word in self.drawn

    def __iter__(self) -> Iterator[str]:
        return iter(self.drawn)
