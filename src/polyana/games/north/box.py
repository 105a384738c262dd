"""What is in the box, as the page draws it: faces of cards, tiles, clans and scenarios, with effects as notation."""

from __future__ import annotations

import msgspec

from polyana.games.north.components import GoalLine, Medals, Scenario, Title
from polyana.games.north.content import Content
from polyana.games.north.effects import Card, Moment


class CardFace(msgspec.Struct, frozen=True, kw_only=True):
    """The face of a card, islands included. Copies look alike; an island has a distance and no clan."""

    kind: str
    clan: str = ""
    starting: bool = False
    types: tuple[str, ...] = ()
    copies: int = 1
    requires: str = ""
    cost: dict[str, int] | None = None
    """What a goods-cost Location costs; other cards have no cost."""
    goods: dict[str, int] = {}
    effect: str = ""
    storage: str = ""
    bonus: str = ""
    distance: str = ""
    pillage: str = ""
    conquer: int = 0


class TileFace(msgspec.Struct, frozen=True):
    """Both sides of an Action tile."""

    action: str
    normal: str
    tired: str


class ClanFace(msgspec.Struct, frozen=True, kw_only=True):
    """A clan as it is chosen; what is told of it comes with the texts."""

    faction: str
    difficulty: int
    starts: tuple[str, ...]
    goods: dict[str, int]
    """What it begins with."""
    workers: int
    ships: int
    types: tuple[str, ...]
    first_game: bool
    """N-044: whether it is good for a first game."""


class ScenarioFace(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario as it is told."""

    difficulty: int
    goal: tuple[GoalLine, ...]
    target: int
    medals: Medals
    when: str
    demand: dict[str, int]
    """What is asked each time, if something is."""


class Box(msgspec.Struct, frozen=True):
    """All that the table is drawn from."""

    faces: dict[str, CardFace]
    """By title."""
    copies: dict[str, str]
    """Further copies of a card: the title of each. All other cards are called like theirs."""
    tiles: dict[str, TileFace]
    clans: dict[str, ClanFace]
    scenarios: dict[str, ScenarioFace]
    end: int
    """N-064: whoever gets so far makes the round the last one."""
    solo_rounds: int
    tokens: int


def box(content: Content) -> Box:
    """Packs the box."""
    firsts = {card.title: card for card in reversed(content.cards.values())}
    return Box(
        faces={name: face(content, card) for name, card in firsts.items()},
        copies={card.id: card.title for card in content.cards.values() if card.id != card.title},
        tiles={
            tile.id: TileFace(tile.action, tile.normal, tile.tired)
            for tile in content.tiles.values()
        },
        clans={name: clan(content, name) for name in content.about.clans},
        scenarios={name: scenario(content, entry) for name, entry in content.scenarios.items()},
        end=content.limits.end_trigger_vp,
        solo_rounds=content.solo.rounds,
        tokens=content.solo.tokens,
    )


def face(content: Content, card: Card) -> CardFace:
    """The face of a card."""
    printed = content.titles.get(card.title) or content.islands[card.title]
    cost = card.cost
    return CardFace(
        kind=card.kind,
        clan=card.clan,
        starting=card.starting,
        types=card.types,
        copies=printed.copies,
        requires=card.requires,
        cost={**dict(cost.named), **dict(cost.others)} if cost is not None else None,
        goods=dict(card.goods),
        effect=printed.effect,
        storage=printed.storage if isinstance(printed, Title) else "",
        bonus=printed.bonus,
        distance=card.distance,
        pillage="" if isinstance(printed, Title) else printed.pillage,
        conquer=card.conquer,
    )


def clan(content: Content, name: str) -> ClanFace:
    """A clan, with all that it begins with (N-039, N-040)."""
    entry = content.clans[name]
    goods: dict[str, int] = {}
    for start in content.starts[name]:
        card = content.cards[start]
        printed = content.gains[card.bonus].ways[0] if card.bonus else ()
        for good, number in (*card.goods, *((item.word, item.amount) for item in printed)):
            goods[good] = goods.get(good, 0) + number
    return ClanFace(
        faction=entry.faction.id,
        difficulty=entry.difficulty,
        starts=content.starts[name],
        goods=goods,
        workers=entry.start_workers,
        ships=entry.clan_ships_start,
        types=entry.own_types,
        first_game=name in content.about.first_game,
    )


def scenario(content: Content, entry: Scenario) -> ScenarioFace:
    """A scenario."""
    return ScenarioFace(
        difficulty=entry.difficulty,
        goal=entry.goal,
        target=entry.target,
        medals=entry.medals,
        when=entry.round_rule.when,
        demand=demanded(content.rules[entry.id]),
    )


def demanded(moment: Moment) -> dict[str, int]:
    """What has to be paid, by noun."""
    cost = moment.demand
    if cost is None:
        return {}
    every = (*cost.named, *cost.others, ("resource", cost.any), ("hand_card", cost.hand_card))
    return {noun: number for noun, number in every if number}
