"""Effects in signs, as short as they are printed on a card: `1♙ › 1◎ ×2`."""

from __future__ import annotations

from functools import cache

from rich.text import Text

from polyana.drawing import FAINT, joined
from polyana.games.settlers.effects import VOCABULARY
from polyana.games.settlers.screen.ink import SYMBOLS, Scene, symbol
from polyana.notation import (
    Argument,
    At,
    Bundle,
    Choice,
    Effect,
    Exchange,
    Goods,
    Item,
    Must,
    Per,
    Repeat,
    Sequence,
    Side,
    Step,
    Verb,
    When,
    items,
    parts,
)
from polyana.notation import options as choices

COUNTED = {
    "samurai": "samurai",
    "deal": "deal",
    "protected_location": "defence",
    "removed_fortification": "fortification",
}
"""Counters that have a sign."""


@cache
def parsed(effect: str) -> Effect:
    """The nodes of an effect; the content has been checked, so it is known to be right."""
    return VOCABULARY.parse(effect, file="content", entry=effect)


def sentence(scene: Scene, effect: str) -> str:
    """The effect of a content entry in words."""
    return scene.wording.describe(parsed(effect)) if effect else ""


def shorthand(scene: Scene, effect: str) -> Text:
    """The effect of a content entry in signs; nothing for none."""
    return part(scene, parsed(effect)) if effect else Text()


def part(scene: Scene, effect: Effect) -> Text:
    """One part: when, what it costs, what it gives, how often."""
    match effect:
        case Sequence():
            return joined((part(scene, one) for one in parts(effect)), "; ")
        case When("build", (str(built),), what):
            place = symbol("location") if built == "faction" else location_of(scene, built)
            happens = scene.weave("when-build", faction=int(built == "faction"), a=place)
            return Text.assemble(happens, ": ", part(scene, what))
        case When(event, args, what):
            happens = scene.weave(f"when-{event}", **arguments(args))
            return Text.assemble(happens, ": ", part(scene, what))
        case At(moment, _, what):
            return Text.assemble(scene.say(f"at-{moment}"), ": ", part(scene, what))
        case Repeat(once, times):
            return Text.assemble(part(scene, once), (" ×", FAINT), str(times))
        case Must(once):
            return part(scene, once)
        case Exchange(cost, gain):
            return Text.assemble(side(scene, cost), (" › ", "bold"), side(scene, gain))
        case Goods() | Per() | Verb() | Bundle() | Choice():
            return side(scene, effect)


def side(scene: Scene, gain: Side) -> Text:
    """A price or a gain, with its alternatives."""
    bundles = (joined((item(scene, one) for one in items(each)), " ") for each in choices(gain))
    return joined(bundles, " / ")


def item(scene: Scene, thing: Item) -> Text:
    """One thing gained or done."""
    match thing:
        case Goods(amount, noun):
            return symbol(noun, amount)
        case Per(Goods(amount, noun), counted, group, limit):
            most = "" if limit is None else f" ≤{limit}"
            many = "" if group == 1 else str(group)
            return Text.assemble(symbol(noun, amount), ":", many, counter(scene, counted), most)
        case Verb("tier", (_, *steps)):
            return joined((step(one) for one in steps if isinstance(one, Step)), " ")
        case Verb("roll", nouns):
            signs = Text().join(symbol(str(noun)) for noun in nouns)
            return scene.weave("short-roll", goods=signs)
        case Verb(name, args):
            return scene.weave(f"short-{name}", args=len(args), **arguments(args))


def step(tier: Step) -> Text:
    """From so many kept on, so many points."""
    return Text.assemble(f"{tier.reached}→", symbol("vp", tier.worth))


def arguments(args: tuple[Argument, ...]) -> dict[str, Text | str | int]:
    """The arguments of a verb or an event by letter: goods as signs, words to choose by as they are."""
    said: dict[str, Text | str | int] = {}
    for letter, argument in zip("abcd", args, strict=False):
        match argument:
            case int():
                said[letter] = argument
            case str() if argument in SYMBOLS:
                said[letter] = symbol(argument)
            case _:
                said[letter] = str(argument)
    return said


def counter(scene: Scene, name: str) -> Text:
    """What is counted."""
    colour = name.removesuffix("_location")
    if colour in scene.content.colours:
        return location_of(scene, colour)
    return symbol(COUNTED[name]) if name in COUNTED else Text(scene.say(f"counts-{name}"))


def location_of(scene: Scene, colour: str) -> Text:
    """A location of a colour."""
    return Text.assemble(symbol(scene.content.colours[colour].good), symbol("location"))
