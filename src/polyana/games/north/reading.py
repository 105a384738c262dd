"""Reading the content files of Empires of the North: every entry typed, every effect compiled, every copy a card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from polyana.effects import Gain, Item, apart, both, bundles, listed, written
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
    SECOND_USE,
    SUPPLY,
    Card,
    Cost,
    Feature,
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
    Side,
    When,
    amounts,
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
        tired: dict[str, Cost] = {tile.action: self.tile(tile) for tile in tiles.values()}
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
            actions={tile.id: tile.action for tile in tiles.values()},
            buildable=self.names(lambda card: card.cost is not None),
            features=self.names(lambda card: card.feature is not None),
            grounds=self.names(lambda card: card.field and not card.upgrade),
            enabling=self.names(self.enables),
            tired=tired,
            tired_again={action: both(SECOND_USE, cost) for action, cost in tired.items()},
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
            by_goods=frozenset(key for key, gain in self.gains.items() if _by_goods(gain)),
        )

    # Cards

    def names(self, fits: Callable[[Card], bool]) -> frozenset[str]:
        """The cards of some kind."""
        return frozenset(name for name, card in self.cards.items() if fits(card))

    def enables(self, card: Card) -> bool:
        """N-091: whether a card may make the action possible in whose window it is played."""
        every = [self.gains[part.gain] for part in card.parts]
        words = {item.word for gain in every for way in gain.ways for item in way}
        brings = any(word in VERBS and VERBS[word].brings for word in words)
        return bool(card.requires) and (card.field or brings)

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
            location=title.kind == "action",
            field=title.kind in ("basic_field", "field", "field_or_upgrade"),
            upgrade=title.kind in ("upgrade", "field_or_upgrade"),
            clan=clan,
            starting=starting,
            requires=title.requires,
            cost=cost,
            weight=cost.total if cost is not None else 0,
            goods=self.goods(file, own, title.goods),
            parts=found,
            price=_only_price(found),
            sure=len(found) == 1 and self.gains[found[0].gain].sure,
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
        found = () if is_feature else self.parts(file, own, "action", effect)
        conquer = dict(self.goods(file, own, island.conquer))
        if set(conquer) - {"raze"}:
            raise Where(file, own).wrong("conquest-price")
        return Card(
            id=own,
            title=own,
            kind=island.kind,
            types=island.types,
            location=not is_feature,
            distance=island.distance,
            weight=conquer.get("raze", 0),
            conquer=conquer.get("raze", 0),
            feature=self.feature(file, own, effect) if is_feature else None,
            parts=found,
            price=_only_price(found),
            sure=len(found) == 1 and self.gains[found[0].gain].sure,
            bonus=self.gain(file, own, f"{own}/bonus", "bonus", island.bonus),
            pillage=self.gain(file, own, f"{own}/pillage", "pillage", island.pillage),
        )

    def has(self, part: Part, word: str, args: int = 1) -> bool:
        """Whether a verb stands in the gain of a part, with at least so many arguments."""
        every = (item for way in self.gains[part.gain].ways for item in way)
        return any(item.word == word and len(item.args) >= args for item in every)

    def assigns(self, part: Part) -> bool:
        """Whether a part puts something on its card, as a gain or as a price."""
        paid = (verb.word for cost in part.costs for verb in cost.verbs)
        return self.has(part, "assign") or "assign" in paid

    def feature(self, file: str, own: str, effect: Effect | None) -> Feature:
        match effect:
            case When(event, args, inner) if isinstance(inner, Side):
                with Where(file, own).looking():
                    key = self.add_gain(f"{own}/when", "feature", inner)
                return Feature(event, str(args[0]) if args else "", (Part(key, (FREE,)),))
        raise Where(file, own).wrong("feature")

    def storage(self, file: str, own: str, text: str) -> Storage | None:
        if not text:
            return None
        match self.parse(file, own, text):
            case At("storage", (Goods(number, noun),), inner) if isinstance(inner, Side):
                with Where(file, own).looking():
                    key = self.add_gain(f"{own}/storage", "storage", inner)
                return Storage(number, noun, key)
        raise Where(file, own).wrong("no-storage", part=text)

    # Effects

    def parts(self, file: str, own: str, why: Why, effect: Effect) -> tuple[Part, ...]:
        with Where(file, own).looking():
            every = enumerate(parts(effect))
            return tuple(self.part(f"{own}/{number}", why, node) for number, node in every)

    def part(self, key: str, why: Why, node: Effect) -> Part:
        prices, side, times, must = written(node)
        if not isinstance(times, int):
            raise Misfit("cannot-stand", part=f"x {times}")
        costs = tuple(map(_price, prices)) or (FREE,)
        self.add_gain(key, why, side)
        moves = apart([("pay", _word(cost)) for cost in costs])
        return Part(key, costs, moves, times=times, must=must)

    def gain(self, file: str, own: str, key: str, why: Why, text: str) -> str:
        """The key of the gain that a text describes; empty for no text."""
        if not text:
            return ""
        side = self.parse(file, own, text)
        if not isinstance(side, Side):
            raise Where(file, own).wrong("cannot-stand", part=text)
        with Where(file, own).looking():
            return self.add_gain(key, why, side)

    def add_gain(self, key: str, why: Why, side: Side) -> str:
        ways = bundles(side)
        every = [item for way in ways for item in way]
        verbs = {item.word: VERBS[item.word] for item in every if item.word in VERBS}
        for word in (item.word for item in every):
            if word == "hand_card" or (word in verbs and verbs[word].do is None):
                raise Misfit("only-price", word=word)
        hidden = any(verb.hidden is not None for verb in verbs.values())
        sure = any(_is_sure(item) for item in every)
        self.gains[key] = Gain.of(key, why, ways, hidden=hidden, sure=sure)
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
            with Where("tiles.toml", tile.id).looking():
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


def _price(side: Effect) -> Cost:
    """A price of goods, hand cards and verbs; Misfit says what cannot be paid."""
    if not isinstance(side, Goods | Call | Bundle):
        raise Misfit("cannot-stand", part=str(side))
    goods, verbs = listed(side, GIVEN)
    cards, good = goods.pop("hand_card", 0), goods.pop("good", 0)
    if (
        bool(cards) + len(verbs) > 1
    ):  # what is left after one thing is given is looked at, not after two
        raise Misfit("cannot-pay", noun=str(side))
    return msgspec.structs.replace(Cost.of(goods, MEANS, hand_card=cards, good=good), verbs=verbs)


def _only_price(found: tuple[Part, ...]) -> Cost | None:
    """The price of an effect, if it has only one, of goods that are not all of the payer's choice."""
    costs = [cost for part in found for cost in part.costs]
    return costs[0] if len(costs) == 1 and costs[0].plain and not costs[0].good else None


def _word(cost: Cost) -> str:
    """What tells a price apart from others: the first thing in it."""
    named = (*cost.named, *cost.others)
    if named:
        return named[0][0]
    if cost.verbs:
        return cost.verbs[0].word
    return "hand_card" if cost.hand_card else "good" if cost.good else "resource"


def _is_sure(item: Item) -> bool:
    """Whether an item always brings something."""
    plain = item.word in SUPPLY or item.word in ("vp", "resource", "good")
    return plain and not item.counter


def _by_goods(gain: Gain) -> bool:
    """Whether it hangs on the Goods and Workers at hand if a gain brings anything."""
    every = [item for way in gain.ways for item in way]
    counted = any(term.counter == "spent_worker" for item in every for term in item.terms)
    return counted or any(item.word in VERBS and VERBS[item.word].by_goods for item in every)


load_content: Final = Loader(
    Path(__file__).parent / "content", read_content, check_content, refused
)
