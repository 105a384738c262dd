"""Reading the content files of Empires of the North: every entry typed, every effect compiled, every copy a card."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from polyana.effects import Item, apart, bundles
from polyana.games.north.components import (
    About,
    Clan,
    Event,
    Island,
    Limits,
    Noun,
    RoundRule,
    Scenario,
    SoloNumbers,
    Tile,
    Title,
    TypeIcon,
)
from polyana.games.north.content import Content
from polyana.games.north.content_check import check_content
from polyana.games.north.effects import (
    FREE,
    MEANS,
    SUPPLY,
    Card,
    Cost,
    Feature,
    Gain,
    Moment,
    Part,
    Storage,
    Why,
)
from polyana.games.north.rules.verbs import VERBS
from polyana.games.north.vocabulary import VOCABULARY
from polyana.kernel import ContentFiles, Loader, Misfit, Move, Where
from polyana.notation import (
    At,
    Bundle,
    Call,
    Effect,
    Exchange,
    Goods,
    Must,
    Repeat,
    Side,
    When,
    amounts,
    items,
    options,
    parts,
)
from polyana.speech import refused

MOVES: Final = {
    "build": "build", "use": "use", "play": "play", "target": "target", "pick": "take",
    "raid": "raid", "island": "island",
}  # fmt: skip
"""The moves that name a card, built once."""
GIVEN: Final = ("exhaust", "discard", "assign")
"""Verbs that may stand in a price."""


def read_content(files: ContentFiles) -> Content:
    """All components, with their effects compiled."""
    return _Reader(files).content()


class _Reader:
    """Reads the files entry by entry, so that an error can name the entry."""

    def __init__(self, files: ContentFiles) -> None:
        self.files = files
        self.gains: dict[str, Gain] = {}
        self.cards: dict[str, Card] = {}
        self.titles: dict[str, Title] = {}

    def content(self) -> Content:
        game = "tiles.toml"
        about = self.files.value(game, "game", About)
        tiles = self.files.entries(game, "tile", Tile)
        clans, starts, decks = {}, {}, {}
        for name in about.clans:
            file = f"{name}.toml"
            clans[name] = self.files.value(file, "clan", Clan)
            starts[name] = self.read_titles(file, "start", name)
            decks[name] = self.read_titles(file, "card", name)
        islands = self.files.entries("islands.toml", "island", Island)
        for island in islands.values():
            self.add("islands.toml", self.island(island), 1)
        scenarios = self.files.entries("solo.toml", "scenario", Scenario)
        return Content(
            about=about,
            tiles={tile.action: tile for tile in tiles.values()},
            limits=self.files.value(game, "components", Limits),
            nouns=self.files.entries(game, "noun", Noun),
            types=self.files.entries(game, "type", TypeIcon),
            clans=clans,
            titles=self.titles,
            islands=islands,
            solo=self.files.value("solo.toml", "solo", SoloNumbers),
            scenarios=scenarios,
            tired={tile.action: self.tile(tile) for tile in tiles.values()},
            setups={
                name: self.gain("solo.toml", name, f"{name}/setup", "solo", scenario.setup)
                for name, scenario in scenarios.items()
            },
            rules={
                name: self.moment(name, scenario.round_rule) for name, scenario in scenarios.items()
            },
            events={
                name: tuple(
                    self.moment(event.id, event)
                    for event in sorted(scenario.event, key=lambda event: event.number)
                )
                for name, scenario in scenarios.items()
            },
            cards=self.cards,
            copies={card.id: card.title for card in self.cards.values()},
            starts=starts,
            decks=decks,
            seas={
                distance: tuple(name for name, one in islands.items() if one.distance == distance)
                for distance in ("near", "distant")
            },
            gains=self.gains,
        )

    # Cards

    def read_titles(self, file: str, key: str, clan: str) -> tuple[str, ...]:
        """All copies of all titles of a file; their ids."""
        found: list[str] = []
        for name, title in self.files.entries(file, key, Title).items():
            if name in self.titles:
                raise Where(file, name).wrong("card-id")
            self.titles[name] = title
            found += self.add(file, self.title(file, title, clan, key == "start"), title.copies)
        return tuple(found)

    def add(self, file: str, first: Card, copies: int) -> list[str]:
        found = []
        for copy in range(1, copies + 1):
            own = first.title if copy == 1 else f"{first.title}_{copy}"
            if own in self.cards:
                raise Where(file, first.title).wrong("card-called", name=own)
            moves: dict[str, Move] = {field: (verb, own) for field, verb in MOVES.items()}
            self.cards[own] = msgspec.structs.replace(first, id=own, **moves)
            found.append(own)
        return found

    def title(self, file: str, title: Title, clan: str, starting: bool) -> Card:
        own = title.id
        effect = self.parse(file, own, title.effect) if title.effect else None
        feature, found = None, tuple[Part, ...]()
        if title.kind == "feature":
            feature = self.feature(file, own, effect)
        elif effect is not None:
            why: Why = "boost" if title.kind == "boost" else "action"
            found = self.parts(file, own, why, effect)
        cost = self.cost(file, own, title.cost) if title.cost else None
        return Card(
            id=own,
            title=own,
            kind=title.kind,
            types=title.types,
            clan=clan,
            starting=starting,
            requires=title.requires,
            cost=cost,
            weight=cost.total if cost is not None else 0,
            goods=self.goods(file, own, title.goods),
            parts=found,
            feature=feature,
            storage=self.storage(file, own, title.storage),
            bonus=self.gain(file, own, f"{own}/bonus", "bonus", title.bonus),
            assigns=bool(title.storage) or any(self.assigns(part) for part in found),
            copies=any(self.has(part, "copy") for part in found),
            relink=any(self.has(part, "copy", 2) for part in found),
        )

    def island(self, island: Island) -> Card:
        file, own = "islands.toml", island.id
        effect = self.parse(file, own, island.effect)
        is_feature = island.kind == "feature"
        conquer = dict(self.goods(file, own, island.conquer))
        if set(conquer) - {"raze"}:
            raise Where(file, own).wrong("conquest-price")
        return Card(
            id=own,
            title=own,
            kind=island.kind,
            types=island.types,
            distance=island.distance,
            weight=conquer.get("raze", 0),
            conquer=conquer.get("raze", 0),
            feature=self.feature(file, own, effect) if is_feature else None,
            parts=() if is_feature else self.parts(file, own, "action", effect),
            bonus=self.gain(file, own, f"{own}/bonus", "bonus", island.bonus),
            pillage=self.gain(file, own, f"{own}/pillage", "pillage", island.pillage),
        )

    def has(self, part: Part, word: str, args: int = 1) -> bool:
        """Whether a verb stands in the gain of a part, with at least so many arguments."""
        every = (item for way in self.gains[part.key].ways for item in way)
        return any(item.word == word and len(item.args) >= args for item in every)

    def assigns(self, part: Part) -> bool:
        """Whether a part puts something on its card, as a gain or as a price."""
        paid = (verb.word for cost in part.costs for verb in cost.verbs)
        return self.has(part, "assign") or "assign" in paid

    def feature(self, file: str, own: str, effect: Effect | None) -> Feature:
        match effect:
            case When(event, args, inner) if isinstance(inner, Side):
                key = self.add_gain(f"{own}/when", "feature", inner)
                return Feature(event, str(args[0]) if args else "", key)
        raise Where(file, own).wrong("feature")

    def storage(self, file: str, own: str, text: str) -> Storage | None:
        if not text:
            return None
        match self.parse(file, own, text):
            case At("storage", (Goods(number, noun),), inner) if isinstance(inner, Side):
                return Storage(number, noun, self.add_gain(f"{own}/storage", "storage", inner))
        raise Where(file, own).wrong("no-storage", part=text)

    # Effects

    def parts(self, file: str, own: str, why: Why, effect: Effect) -> tuple[Part, ...]:
        with Where(file, own).looking():
            every = enumerate(parts(effect))
            return tuple(self.part(f"{own}/{number}", why, node) for number, node in every)

    def part(self, key: str, why: Why, node: object) -> Part:
        must = isinstance(node, Must)
        once: object = node.part if isinstance(node, Must) else node
        times: int | str = 1
        if isinstance(once, Repeat):
            times, once = once.times, once.part
        if not isinstance(times, int):
            raise Misfit("not-here", part=f"x {times}")
        costs: tuple[Cost, ...] = (FREE,)
        if isinstance(once, Exchange):
            costs, once = tuple(_price(way) for way in options(once.cost)), once.gain
        if not isinstance(once, Side):
            raise Misfit("not-here", part=str(once))
        self.add_gain(key, why, once)
        moves = apart([("choose", _word(cost)) for cost in costs])
        return Part(key, costs, moves, times, must)

    def gain(self, file: str, own: str, key: str, why: Why, text: str) -> str:
        """The key of the gain that a text describes; empty for no text."""
        if not text:
            return ""
        side = self.parse(file, own, text)
        if not isinstance(side, Side):
            raise Where(file, own).wrong("not-here", part=text)
        return self.add_gain(key, why, side)

    def add_gain(self, key: str, why: Why, side: Side) -> str:
        ways = bundles(side)
        moves = apart([("choose", way[0].word) for way in ways])
        every = [item for way in ways for item in way]
        sure = any(_is_sure(item) for item in every)
        hidden = any(item.word in VERBS and VERBS[item.word].hidden is not None for item in every)
        self.gains[key] = Gain(key, why, ways, moves, sure, hidden)
        return key

    def cost(self, file: str, own: str, text: str) -> Cost:
        with Where(file, own).looking():
            return _price(self.parse(file, own, text))

    def goods(self, file: str, own: str, text: str) -> tuple[tuple[str, int], ...]:
        with Where(file, own).looking():
            return tuple(amounts(self.parse(file, own, text)).items()) if text else ()

    def tile(self, tile: Tile) -> Cost:
        """N-232: both sides of a tile; what the tired one costs more."""
        self.gain("tiles.toml", tile.id, f"{tile.id}/normal", "action", tile.normal)
        node = self.parse("tiles.toml", tile.id, tile.tired)
        if isinstance(node, Exchange):
            self.add_gain(f"{tile.id}/tired", "action", node.gain)
            return _price(node.cost)
        self.gain("tiles.toml", tile.id, f"{tile.id}/tired", "action", tile.tired)
        return FREE

    def moment(self, own: str, entry: RoundRule | Event) -> Moment:
        file = "solo.toml"
        reward = entry.reward if isinstance(entry, Event) else ""
        return Moment(
            effect=self.gain(file, own, f"{own}/effect", "solo", entry.effect),
            demand=self.cost(file, own, entry.demand) if entry.demand else None,
            reward=self.gain(file, own, f"{own}/reward", "solo", reward),
            penalty=self.gain(file, own, f"{own}/penalty", "solo", entry.penalty),
        )

    def parse(self, file: str, own: str, text: str) -> Effect:
        return VOCABULARY.parse(text, file=file, entry=own)


def _price(side: object) -> Cost:
    """A price of goods, hand cards and verbs; Misfit says what cannot be paid."""
    if not isinstance(side, Goods | Call | Bundle):
        raise Misfit("not-here", part=str(side))
    goods: dict[str, int] = {}
    verbs: list[Item] = []
    for item in items(side):
        match item:
            case Goods(amount, noun):
                goods[noun] = goods.get(noun, 0) + amount
            case Call(name, args) if name in GIVEN:
                verbs.append(Item(word=name, args=args))
            case _:
                raise Misfit("not-paid", part=str(item))
    cards = goods.pop("hand_card", 0)
    price = Cost.of(goods, MEANS)
    return msgspec.structs.replace(price, hand_card=cards, verbs=tuple(verbs))


def _word(cost: Cost) -> str:
    """What tells a price apart from others: the first thing in it."""
    named = (*cost.named, *cost.others)
    if named:
        return named[0][0]
    return cost.verbs[0].word if cost.verbs else "hand_card" if cost.hand_card else "resource"


def _is_sure(item: Item) -> bool:
    """Whether an item always brings something."""
    plain = item.word in SUPPLY or item.word in ("vp", "resource", "good")
    return plain and not item.counter


load_content: Final = Loader(
    Path(__file__).parent / "content", read_content, check_content, refused
)
