"""Effects in symbols, as short as they are printed on a board: `2= › ♜ ×2`."""

from __future__ import annotations

from functools import cache

from rich.text import Text

from polyana.drawing import FAINT, joined
from polyana.games.tundra.effects import VOCABULARY
from polyana.games.tundra.screen.ink import Scene, symbol
from polyana.notation import (
    Bundle,
    Choice,
    Effect,
    Exchange,
    Goods,
    Item,
    Per,
    Repeat,
    Side,
    Verb,
    items,
    parts,
)
from polyana.notation import options as choices

DRAWN = {
    "build_tower": "tower",
    "place_worker": "worker",
    "settle_worker": "worker",
    "take_card": "card",
}
COUNTED = {"own_tower": "tower", "own_worker": "worker"}


@cache
def parsed(effect: str) -> Effect:
    """The nodes of an effect; the content has been checked, so it is known to be right."""
    return VOCABULARY.parse(effect, file="content", entry=effect)


def shorthand(scene: Scene, effect: str) -> Text:
    """The effect of a content entry in symbols."""
    return joined((part(scene, one) for one in parts(parsed(effect))), "; ")


def part(scene: Scene, effect: Effect) -> Text:
    """One part: what it costs, what it gives, how often."""
    match effect:
        case Repeat(once, times):
            often = counter(scene, times) if isinstance(times, str) else Text(str(times))
            return Text.assemble(part(scene, once), (" ×", FAINT), often)
        case Exchange(cost, gain):
            return Text.assemble(side(scene, cost), (" › ", "bold"), side(scene, gain))
        case Goods() | Per() | Verb() | Bundle() | Choice():
            return side(scene, effect)
        case _:
            return Text(scene.wording.describe(effect))


def side(scene: Scene, gain: Side) -> Text:
    """A price or a gain, with its alternatives."""
    bundles = (joined((item(scene, one) for one in items(each)), " ") for each in choices(gain))
    return joined(bundles, " / ")


def item(scene: Scene, thing: Item) -> Text:
    """One thing gained or done."""
    match thing:
        case Goods(amount, noun):
            return symbol(noun, amount)
        case Per(Goods(amount, noun), counted, _, limit):
            most = "" if limit is None else f" ≤{limit}"
            return Text.assemble(symbol(noun, amount), ":", counter(scene, counted), most)
        case Verb(name) if name in DRAWN:
            return symbol(DRAWN[name])
        case Verb(name, (int(amount),)):
            return Text(scene.say(f"short-{name}", n=amount))
        case Verb(name):
            return Text(scene.say(f"short-{name}", n=0))


def counter(scene: Scene, name: str) -> Text:
    """What is counted."""
    return symbol(COUNTED[name]) if name in COUNTED else Text(scene.say(f"short-{name}"))
