"""What an effect becomes when it is loaded: gains with their items, parts with their prices, triggers."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from polyana.effects import Item, Means, Price, apart, bundles
from polyana.kernel import Move
from polyana.notation import (
    Bundle,
    Choice,
    Effect,
    Exchange,
    Goods,
    Must,
    Per,
    Repeat,
    Side,
    Verb,
    Vocabulary,
    When,
    Wording,
    amounts,
    parts,
)

RESOURCES: Final = ("wood", "stone", "food")
SUPPLY: Final = (*RESOURCES, "gold", "worker", "raze", "defence")
"""S-013: what a player's supply holds."""
CARDS: Final = ("card", "common_card", "faction_card")
COLOURS: Final = ("red", "brown", "grey", "pink", "gold", "blue", "black", "purple")
COUNTERS: Final = (
    *(f"{colour}_location" for colour in ("red", "brown", "grey", "pink", "gold", "black")),
    *("samurai", "deal", "enemy_location", "protected_location", "removed_fortification", "kept"),
)

VOCABULARY: Final = Vocabulary(
    nouns=(
        *(*SUPPLY, "vp", *CARDS, "resource", "samurai", "fortification"),
        *("location", "hand_card", "deal"),
    ),
    counters=COUNTERS,
    moments=("free", "end", "round end", "production", "cleanup"),
    events=(
        *("build(built)", "raze", "deal", "gain_vp(number)", "enemy_exchange", "produce_deals"),
        *("conquer", "siege", "lose_location"),
    ),
    verbs=(
        *("steal(noun)", "raze_hand", "raze_enemy(ignored?)", "raze_own", "tithe(number)"),
        *("copy_spoil", "sift(drawn, number, number, rest)", "cancel_deal(bonus?)", "steal_deal"),
        *("copy_deal", "build_deal", "build_hand", "remove_location", "enemy_deal"),
        *("enemy_discard", "refresh", "block_action", "take_control", "hand_foundation"),
        *("row_foundation", "copy_production(which)", "keep_here(noun)", "tier(counter, step*)"),
        *("conquer(place, ignored?)", "siege", "shift_left(whose)", "place_defence", "fort_vp"),
        *(
            "claim_first",
            "roll(noun, noun*)",
            "store(stored)",
            "store_resources(number)",
            "storage_cap(number)",
        ),
    ),
    kinds={
        "built": (*COLOURS, "faction"),
        "ignored": ("ignore_protection", "ignore_token"),
        "drawn": CARDS,
        "rest": ("discard", "shuffle"),
        "bonus": ("gain",),
        "which": ("any", "other"),
        "place": ("any", "leftmost"),
        "whose": ("enemy", "own", "any"),
        "stored": ("resource", *SUPPLY),
    },
)

TARGETED: Final = frozenset(
    {
        *("steal", "raze_hand", "raze_enemy", "raze_own", "copy_spoil", "cancel_deal"),
        *("steal_deal", "copy_deal", "build_deal", "build_hand", "remove_location", "enemy_deal"),
        *("enemy_discard", "refresh", "block_action", "take_control", "hand_foundation"),
        *("row_foundation", "copy_production", "conquer", "siege", "shift_left", "place_defence"),
    }
)
"""S-002, S-003: verbs that need a legal target."""


@cache
def card_texts(language: str) -> Wording:
    """The words of the cards in a language."""
    words = files("polyana.games.settlers").joinpath("locale", f"effects.{language}.ftl")
    return Wording(VOCABULARY, language, words)


class Gain(msgspec.Struct, frozen=True):
    """What is received in one go: one bundle out of `options` (S-003, S-004)."""

    key: str
    why: str
    """Where its points are booked."""
    options: tuple[tuple[Item, ...], ...]
    moves: tuple[Move, ...]
    optional: bool = False
    """S-002, S-271: it may be declined."""


MEANS: Final = Means(RESOURCES, SUPPLY[len(RESOURCES) :], stand_in="gold", any="resource")
"""S-014 to S-016: gold may be paid in place of resources, nothing in place of other goods."""
PICKED: Final = ("location", "hand_card", "deal")
"""What else is paid; it is picked one by one."""


class Cost(Price, frozen=True, kw_only=True):
    """A price; besides goods it may cost locations, hand cards and Deals."""

    location: int = 0
    hand_card: int = 0
    deal: int = 0

    def raze(self) -> int:
        """The raze tokens in it."""
        return dict(self.others).get("raze", 0)


FREE: Final = Cost()


class Part(msgspec.Struct, frozen=True):
    """A price and what it gives."""

    cost: Cost
    gain: str
    """The key of the gain."""
    move: Move


class Trigger(msgspec.Struct, frozen=True):
    """What happens at an event: `arg` narrows it down, one of the parts is used."""

    arg: str
    parts: tuple[Part, ...]


class Use(msgspec.Struct, frozen=True):
    """What the action of a location is: one of its parts, `times` per round, then what follows (S-002, S-005)."""

    parts: tuple[Part, ...]
    times: int
    follow: tuple[str, ...] = ()


class Compiler:
    """Turns the nodes of effects into gains, and keeps them by their keys."""

    def __init__(self) -> None:
        self.gains: dict[str, Gain] = {}

    def gain(self, key: str, why: str, side: Side, optional: bool = False) -> str:
        """Compiles what is gained; its key."""
        ways = ways_of(side)
        words: list[Move] = [("choose", way[0].word) for way in ways]
        targeted = any(item.word in TARGETED for way in ways for item in way)
        self.gains[key] = Gain(key, why, ways, apart(words), optional and targeted)
        return key

    def part(self, key: str, why: str, node: Exchange | Side, optional: bool = False) -> Part:
        """Compiles a price, if there is one, and what it gives."""
        if isinstance(node, Exchange):
            cost, side = price(amounts(node.cost)), node.gain
        else:
            cost, side = FREE, node
        self.gain(key, why, side, optional)
        return Part(cost, key, ("part", self.gains[key].options[0][0].word))

    def use(self, key: str, effect: Effect, one: bool) -> Use | None:
        """The action of a location, None if it has none: parts up to the first prefix."""
        found: list[Part] = []
        follow: list[str] = []
        times = 1
        for number, node in enumerate(parts(effect)):
            once, repeat = (node.part, node.times) if isinstance(node, Repeat) else (node, 1)
            if not isinstance(repeat, int):
                raise ValueError(f"'x {repeat}' cannot stand here")
            match once:
                case Exchange() | Verb() | Goods() | Per() | Bundle() | Choice() if (
                    one or not found
                ):
                    found.append(self.part(f"{key}/{number}", "action", once))
                    times = repeat
                case Verb() | Goods() | Per() | Bundle() | Choice():
                    follow.append(self.gain(f"{key}/{number}", "action", once, optional=True))
                case _:
                    raise ValueError(f"{once} cannot stand here")
        return Use(tuple(found), times, tuple(follow)) if found else None

    def trigger(self, key: str, node: When, one: bool) -> Trigger:
        """S-006: with several parts only one is used."""
        found: list[Part] = []
        inner = parts(node.effect)
        if len(inner) > 1 and not one:
            raise ValueError('several parts of a trigger need parts = "one"')
        for number, part in enumerate(inner):
            if isinstance(part, Repeat | Must) or not isinstance(
                part, Exchange | Goods | Per | Verb | Bundle | Choice
            ):
                raise ValueError(f"{part} cannot stand here")
            found.append(self.part(f"{key}/{number}", "trigger", part, optional=True))
        return Trigger(str(node.args[0]) if node.args else "", tuple(found))


def price(goods: dict[str, int]) -> Cost:
    """The price of a list of goods; ValueError if something in it cannot be paid."""
    plain = {noun: amount for noun, amount in goods.items() if noun not in PICKED}
    return Cost.of(plain, MEANS, **{noun: goods.get(noun, 0) for noun in PICKED})


def ways_of(side: Side) -> tuple[tuple[Item, ...], ...]:
    """The bundles of a gain, ready to be carried out; ValueError if something in them cannot be gained."""
    found = bundles(side)
    for item in (item for bundle in found for item in bundle):
        if item.word in (*PICKED, MEANS.any):
            raise ValueError(f"{item.word} is a price; it cannot be gained")
    return tuple(_points_together(bundle) for bundle in found)


def _points_together(bundle: tuple[Item, ...]) -> tuple[Item, ...]:
    """S-009: all points of a bundle are one gain, at the place of the last of them."""
    points = [item for item in bundle if item.word == "vp"]
    if len(points) < 2:
        return bundle
    last = max(place for place, item in enumerate(bundle) if item.word == "vp")
    whole = msgspec.structs.replace(points[0], more=tuple(points[1:]))
    return tuple(
        whole if place == last else item
        for place, item in enumerate(bundle)
        if place == last or item.word != "vp"
    )
