"""What an effect becomes when it is loaded: gains with their items, parts with their prices, triggers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from polyana.kernel import Move
from polyana.notation import (
    Argument,
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
    options,
    parts,
)
from polyana.notation import Item as ItemNode
from polyana.notation import items as items_of

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


class Term(msgspec.Struct, frozen=True):
    """So many, or so many for every group that a counter counts (S-007)."""

    amount: int
    counter: str = ""
    group: int = 1
    limit: int | None = None

    def times(self, count: int) -> int:
        """How many, when the counter stands at `count`."""
        total = self.amount * (count // self.group)
        return total if self.limit is None else min(total, self.limit)


class Item(msgspec.Struct, frozen=True):
    """One thing that is gained or done."""

    word: str
    terms: tuple[Term, ...] = (Term(1),)
    args: tuple[Argument, ...] = ()

    @property
    def fixed(self) -> int:
        """How many, if nothing has to be counted."""
        return sum(term.amount for term in self.terms)


class Gain(msgspec.Struct, frozen=True):
    """What is received in one go: one bundle out of `options` (S-003, S-004)."""

    key: str
    why: str
    """Where its points are booked."""
    options: tuple[tuple[Item, ...], ...]
    moves: tuple[Move, ...]
    optional: bool = False
    """S-002, S-271: it may be declined."""


class Cost(msgspec.Struct, frozen=True):
    """A price. `resources` may be paid in gold (S-014), `others` may not (S-016); `resource` is any mix."""

    resources: tuple[tuple[str, int], ...] = ()
    others: tuple[tuple[str, int], ...] = ()
    resource: int = 0
    location: int = 0
    hand_card: int = 0
    deal: int = 0
    total: int = 0
    """All the goods of the price, without locations, cards and Deals."""

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
        bundles = tuple(_bundle(items_of(option)) for option in options(side))
        words: list[Move] = [("choose", bundle[0].word) for bundle in bundles]
        targeted = any(item.word in TARGETED for bundle in bundles for item in bundle)
        self.gains[key] = Gain(key, why, bundles, _apart(words), optional and targeted)
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
    goods = dict(goods)
    picked = {noun: goods.pop(noun, 0) for noun in ("resource", "location", "hand_card", "deal")}
    resources = tuple((kind, goods.pop(kind)) for kind in RESOURCES if kind in goods)
    others = tuple((kind, goods.pop(kind)) for kind in SUPPLY if kind in goods)
    for noun in goods:
        raise ValueError(f"{noun} cannot be paid")
    total = sum(amount for _, amount in (*resources, *others)) + picked["resource"]
    return Cost(resources=resources, others=others, total=total, **picked)


def _bundle(nodes: Iterable[ItemNode]) -> tuple[Item, ...]:
    """The items of a bundle; S-009: all its points are one gain, at the place of the last of them."""
    found = [_item(node) for node in nodes]
    points = [item for item in found if item.word == "vp"]
    if len(points) > 1:
        last = max(place for place, item in enumerate(found) if item.word == "vp")
        whole = Item("vp", tuple(term for item in points for term in item.terms))
        found[last] = whole
        found = [item for item in found if item.word != "vp" or item is whole]
    return tuple(found)


def _item(node: ItemNode) -> Item:
    match node:
        case Goods(amount, noun):
            found = Item(noun, (Term(amount),))
        case Per(Goods(amount, noun), counter, group, limit):
            found = Item(noun, (Term(amount, counter, group, limit),))
        case Verb(name, args):
            found = Item(name, args=args)
    if found.word in ("resource", "location", "hand_card", "deal"):
        raise ValueError(f"{found.word} is a price; it cannot be gained")
    return found


def _apart(moves: list[Move]) -> tuple[Move, ...]:
    """The moves, each different: a second one with the same word is numbered."""
    return tuple(
        (verb, f"{word}_{before}")
        if (before := moves[: number + 1].count((verb, word))) > 1
        else (verb, word)
        for number, (verb, word) in enumerate(moves)
    )
