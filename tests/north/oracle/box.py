"""What lies in the box: the cards as their TOML files print them, read by a few lines of our own."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from polyana.games import north

FOLDER: Final = Path(north.__file__).parent / "content"
RESOURCES: Final = ("food", "wood", "stone", "sheep", "fish")
GOODS: Final = (*RESOURCES, "gold", "raze")
ITEM: Final = re.compile(
    r"(?:(?P<number>\d+) )?(?P<word>\w+)(?:\((?P<args>[^)]*)\))?"
    r"(?: per (?:(?P<group>\d+) )?(?P<counter>\w+)(?: max (?P<most>\d+))?)?"
)


@dataclass(frozen=True)
class Item:
    """One thing that is paid, gained or done."""

    word: str
    number: int = 1
    args: str = ""
    counter: str = ""
    group: int = 1
    most: int = 9_999


Bundle = tuple[Item, ...]
Side = tuple[Bundle, ...]


@dataclass(frozen=True)
class Part:
    """A part of an effect: several prices, one of them is paid; several gains, one of them follows."""

    costs: Side
    gains: Side


@dataclass(frozen=True)
class Card:
    """A card as it is printed."""

    id: str
    title: str
    kind: str
    types: tuple[str, ...]
    clan: str = ""
    starting: bool = False
    distance: str = ""
    requires: str = ""
    cost: Counter[str] | None = None
    goods: Counter[str] = field(default_factory=Counter)
    parts: tuple[Part, ...] = ()
    event: str = ""
    storage: Item | None = None
    pillage: str = ""
    conquer: int = 0

    @property
    def assigns(self) -> bool:
        """Whether something may lie on it."""
        words = {
            item.word for part in self.parts for side in (*part.costs, *part.gains) for item in side
        }
        return self.storage is not None or "assign" in words

    @property
    def copies(self) -> bool:
        """Whether it copies another card."""
        return any(bundle[0].word == "copy" for part in self.parts for bundle in part.gains)


def item(text: str) -> Item:
    """`2 vp per 3 tartan max 3`."""
    found = ITEM.fullmatch(text.strip())
    assert found is not None, text
    return Item(
        found["word"],
        int(found["number"] or 1),
        found["args"] or "",
        found["counter"] or "",
        int(found["group"] or 1),
        int(found["most"] or 9_999),
    )


def side(text: str) -> Side:
    """`1 food + 1 wood / 1 gold`."""
    return tuple(tuple(item(one) for one in way.split(" + ")) for way in text.split(" / "))


def part(text: str) -> Part:
    """`1 food -> 1 raze x2`; how often does not matter for what is possible."""
    once = re.sub(r" x\d+$", "", text.removeprefix("must "))
    cost, arrow, gain = once.rpartition(" -> ")
    return Part(side(cost) if arrow else ((),), side(gain))


def amounts(text: str) -> Counter[str]:
    """`2 wood + worker` as numbers by kind."""
    return Counter({one.word: one.number for one in side(text)[0]}) if text else Counter()


def _card(entry: dict[str, Any], number: int, clan: str, starting: bool) -> Card:
    effect: str = entry.get("effect", "")
    event, colon, _ = effect.partition(":")
    cost = entry.get("cost")
    storage = entry.get("storage", "")
    return Card(
        id=entry["id"] if number == 1 else f"{entry['id']}_{number}",
        title=entry["id"],
        kind=entry["kind"],
        types=tuple(entry["types"]),
        clan=clan,
        starting=starting,
        distance=entry.get("distance", ""),
        requires=entry.get("requires", ""),
        cost=amounts(cost) if cost else None,
        goods=amounts(entry.get("goods", "")),
        parts=() if colon or not effect else tuple(part(one) for one in effect.split("; ")),
        event=event.removeprefix("when ") if colon else "",
        storage=item(storage.partition(":")[0].removeprefix("storage ")) if storage else None,
        pillage=entry.get("pillage", ""),
        conquer=amounts(entry.get("conquer", ""))["raze"],
    )


def _read() -> dict[str, Card]:
    found: list[Card] = []
    for path in sorted(FOLDER.glob("*.toml")):
        entries = tomllib.loads(path.read_text(encoding="utf-8"))
        for key in ("start", "card", "island"):
            for entry in entries.get(key, ()):
                copies = range(1, entry["copies"] + 1)
                found += [_card(entry, number, path.stem, key == "start") for number in copies]
    return {card.id: card for card in found}


CARDS: Final = _read()


def titles(words: str) -> str:
    """A move with the titles of its cards: copies are alike."""
    return " ".join(CARDS[word].title if word in CARDS else word for word in words.split())
