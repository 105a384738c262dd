"""Effects in signs, as short as they are printed on a card: `1♙ › 1◎ ×2`."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Final

from rich.text import Text

from polyana.drawing.flow import FAINT
from polyana.drawing.scene import C, P, Scene, V
from polyana.notation import Argument, Goods, Row, Sign, UpTo, Word

STROKES: Final = {
    "pays": (" › ", "bold"),
    "or": (" / ", FAINT),
    "then": ("; ", FAINT),
    "when": (": ", ""),
    "per": (":", ""),
    "most": (" ≤", ""),
    "times": (" ×", FAINT),
    "must": ("!", "bold"),
}
MESSAGES: Final = {"verb": "short", "counter": "short", "event": "when", "moment": "at"}
"""How the messages begin in which a screen says a word in short: `screen-short-steal`, `screen-when-build`."""


def shorthand(scene: Scene[C, V, P], row: Row) -> Text:
    """A row of signs in one line."""
    line = Text()
    before: Sign | Word | None = None
    for sign in row:
        if ends(before) and begins(sign):
            line.append(" ", FAINT)
        line.append_text(word(scene, sign) if isinstance(sign, Word) else drawn(scene, sign))
        before = sign
    return line


def begins(sign: Sign | Word) -> bool:
    """Whether something stands here that is kept apart from what ends before it."""
    return isinstance(sign, Word) or not sign.stroke or sign.stroke == "from"


def ends(sign: Sign | Word | None) -> bool:
    """Whether something ends here that is kept apart from what begins behind it."""
    if isinstance(sign, Word):
        return sign.kind in ("verb", "counter")
    return sign is not None and (not sign.stroke or sign.stroke == "most")


def drawn(scene: Scene[C, V, P], sign: Sign) -> Text:
    """A sign with its number, or a stroke."""
    if sign.stroke == "from":
        return Text(f"{sign.n}→")
    if sign.stroke:
        return Text.assemble(STROKES[sign.stroke], str(sign.n or ""))
    return scene.sign(sign.of, sign.n or None) if sign.of else Text(str(sign.n))


def word(scene: Scene[C, V, P], what: Word) -> Text:
    """A word in the short words of the screen; in its signs where there are none."""
    message = f"{MESSAGES[what.kind]}-{what.name}"
    if not scene.says(message):
        return shorthand(scene, what.signs)
    said = scene.weave(message, args=len(what.args), **arguments(scene, what.args))
    return said if what.kind in ("verb", "counter") else said.append(": ")


def arguments(
    scene: Scene[C, V, P], args: tuple[tuple[Argument, ...], ...]
) -> dict[str, Text | str | int]:
    """The arguments of a word by letter: what has a sign as its sign, words to choose by as they are."""
    said: dict[str, Text | str | int] = {}
    for letter, values in zip(ascii_lowercase, args, strict=False):
        first, *more = (argument(scene, value) for value in values)
        said[letter] = Text.assemble(*map(as_text, (first, *more))) if more else first
    return said


def argument(scene: Scene[C, V, P], value: Argument) -> Text | str | int:
    match value:
        case int():
            return value
        case str() if scene.draws(value):
            return scene.sign(value)
        case Goods(amount, noun):
            return scene.sign(noun, amount)
        case UpTo(Goods(amount, noun)):
            return Text.assemble("≤", scene.sign(noun, amount))
        case _:
            return str(value)


def as_text(said: Text | str | int) -> Text:
    return said if isinstance(said, Text) else Text(str(said))
