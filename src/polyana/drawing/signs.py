"""Effects in signs, as short as they are printed on a card: `1♙ › 1◎ ×2`."""

from __future__ import annotations

from string import ascii_lowercase
from typing import Final

from rich.text import Text

from polyana.drawing.flow import FAINT
from polyana.drawing.scene import C, Scene, V
from polyana.notation import Argument, Deed, Row, Sign

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
"""How the messages begin in which a screen says a deed in short: `screen-short-steal`, `screen-when-build`."""


def shorthand(scene: Scene[C, V], row: Row) -> Text:
    """A row of signs in one line."""
    line = Text()
    before: Sign | Deed | None = None
    for sign in row:
        if ends(before) and begins(sign):
            line.append(" ", FAINT)
        line.append_text(deed(scene, sign) if isinstance(sign, Deed) else drawn(scene, sign))
        before = sign
    return line


def begins(sign: Sign | Deed) -> bool:
    """Whether something stands here that is kept apart from what ends before it."""
    return isinstance(sign, Deed) or not sign.mark or sign.mark == "from"


def ends(sign: Sign | Deed | None) -> bool:
    """Whether something ends here that is kept apart from what begins behind it."""
    if isinstance(sign, Deed):
        return sign.kind in ("verb", "counter")
    return sign is not None and (not sign.mark or sign.mark == "most")


def drawn(scene: Scene[C, V], sign: Sign) -> Text:
    """A sign with its number, or a mark."""
    if sign.mark == "from":
        return Text(f"{sign.n}→")
    if sign.mark:
        return Text.assemble(STROKES[sign.mark], str(sign.n or ""))
    return scene.sign(sign.of, sign.n or None) if sign.of else Text(str(sign.n))


def deed(scene: Scene[C, V], what: Deed) -> Text:
    """A deed in the short words of the screen; in its signs where there are none."""
    message = f"{MESSAGES[what.kind]}-{what.name}"
    if not scene.says(message):
        return shorthand(scene, what.signs)
    said = scene.weave(message, args=len(what.args), **arguments(scene, what.args))
    return said if what.kind in ("verb", "counter") else said.append(": ")


def arguments(
    scene: Scene[C, V], args: tuple[tuple[Argument, ...], ...]
) -> dict[str, Text | str | int]:
    """The arguments of a deed by letter: what has a sign as its sign, words to choose by as they are."""
    said: dict[str, Text | str | int] = {}
    for letter, values in zip(ascii_lowercase, args, strict=False):
        first, *more = (argument(scene, value) for value in values)
        said[letter] = Text.assemble(*map(as_text, (first, *more))) if more else first
    return said


def argument(scene: Scene[C, V], value: Argument) -> Text | str | int:
    match value:
        case int():
            return value
        case str() if scene.draws(value):
            return scene.sign(value)
        case _:
            return str(value)


def as_text(said: Text | str | int) -> Text:
    return said if isinstance(said, Text) else Text(str(said))
