"""What is in the box, as the page draws it: faces of cards, boards and tokens, with their effects as notation."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from polyana.games.settlers.components import Printing
from polyana.games.settlers.content import Card, Content


class CardFace(msgspec.Struct, frozen=True, kw_only=True):
    """The face of a card. Copies look alike; `faction` is empty on common cards."""

    category: str
    faction: str = ""
    colours: tuple[str, ...] = ()
    cost: dict[str, int] = {}
    deal: str = ""
    raze: tuple[str, ...] = ()
    effect: str = ""
    bonus: str = ""
    one_part: bool = False
    """Whether only one of the parts of its effect is used each time."""
    round_cap: int = 0
    """How often it pays in a round at most; 0 is no limit."""
    uses: int = 0
    """How often its action may be used in a round."""
    end_vp: int = 0
    emblems: int = 0
    """How many cards of this name are in a deck, as the emblems on the picture say."""
    shield: bool = False
    levels: tuple[int, ...] = ()
    """What the steps of a Fortress pay."""
    keeps: str = ""
    fire: bool = False
    """Whether it belongs to the expansion."""


class BoardFace(msgspec.Struct, frozen=True):
    """A faction board."""

    effect: str
    stores: tuple[str, ...]
    samurai: bool


class TokenFace(msgspec.Struct, frozen=True):
    """A promo token; one with two sides is told by them."""

    kind: str
    group: str
    effect: str = ""
    limit: str = ""
    sides: dict[str, str] = {}
    """The effects of its sides by their names."""


class Prices(msgspec.Struct, frozen=True):
    """The numbers that the table speaks of."""

    exchange: str
    deal: str
    raze_hand: int
    siege: int


class Box(msgspec.Struct, frozen=True):
    """All that the table is drawn from."""

    rounds: int
    faces: dict[str, CardFace]
    """By printing."""
    copies: dict[str, str]
    """Further copies of a card, and Attack cards: the printing of each. All other cards are called like theirs."""
    attacks: dict[str, str]
    """By kind of Attack card: the good that it aims at."""
    conquests: dict[str, str]
    """By Conquest card: its row."""
    colours: dict[str, str]
    """By colour: the good that it stands for."""
    boards: dict[str, BoardFace]
    tokens: dict[str, TokenFace]
    prices: Prices
    difficulties: dict[str, tuple[int, ...]]
    """Conquests of the virtual player by round."""


def box(content: Content) -> Box:
    """Packs the box."""
    firsts = {card.printing: card for card in reversed(content.cards.values())}
    return Box(
        rounds=content.about.rounds,
        faces={name: face(entry, firsts[name]) for name, entry in content.printings.items()},
        copies={
            card.id: card.printing for card in content.cards.values() if card.id != card.printing
        },
        attacks={card.id: card.target for card in content.attack_cards.values()},
        conquests={card.id: card.row for card in content.conquest_cards.values()},
        colours={name: colour.good for name, colour in content.colours.items()},
        boards={
            name: BoardFace(entry.effect, content.boards[name].stores, entry.samurai)
            for name, entry in content.factions.items()
        },
        tokens=dict(tokens(content)),
        prices=Prices(
            exchange=content.exchange.effect,
            deal=next(good for good, _ in content.deal_price.named),
            raze_hand=content.raze_price.hand,
            siege=content.siege_price,
        ),
        difficulties={name: entry.conquests for name, entry in content.difficulties.items()},
    )


def face(printing: Printing, card: Card) -> CardFace:
    """The face of a card."""
    cost = [*card.cost.named, *card.cost.others]
    cost += [("location", card.cost.location)] if card.cost.location else []
    return CardFace(
        category=card.category,
        faction=card.faction,
        colours=card.colours,
        cost=dict(cost),
        deal=card.deal,
        raze=card.raze,
        effect=printing.effect,
        bonus=printing.bonus,
        one_part=printing.parts == "one",
        round_cap=printing.round_cap,
        uses=card.use.times if card.use else 0,
        end_vp=card.end_vp,
        emblems=printing.playset_copies,
        shield=card.shield,
        levels=card.levels,
        keeps=card.keeps,
        fire=card.set == "fire",
    )


def tokens(content: Content) -> Iterable[tuple[str, TokenFace]]:
    """The promo tokens by their ids."""
    for name, entry in content.token_entries.items():
        sides = {side.id: side.effect for side in entry.sides}
        yield name, TokenFace(entry.kind, entry.group, entry.effect, entry.limit or "", sides)
