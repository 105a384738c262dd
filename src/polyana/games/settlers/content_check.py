"""Whether the content is a whole Imperial Settlers: counts, references, cards that can be played, legal decks."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import get_args

import msgspec

from polyana.games.settlers.components import Category, Colour, Printing
from polyana.games.settlers.content import Content
from polyana.games.settlers.decks import BuiltDeck, faults
from polyana.games.settlers.effects import RESOURCES, SUPPLY
from polyana.games.settlers.state import Options
from polyana.kernel import ContentError, Where

GAINED = (*SUPPLY, "vp", "card")
"""What Raze and Deal fields may give."""


def check_content(content: Content) -> None:
    """Raises a ContentError that names file, entry and reason."""
    _check_ids(content)
    _check_numbers(content)
    _check_sizes(content)
    for printing in content.printings.values():
        _check_printing(content, printing)
    _check_decks(content)
    _check_solo(content)
    _check_tokens(content)
    _check_options(content)


def _check_ids(content: Content) -> None:
    """A move names components by id alone, so an id belongs to one component."""
    found: set[str] = set()
    for file, names in (
        ("factions.toml", content.factions),
        ("game.toml", [*content.rows, *content.ranks, *content.difficulties]),
        ("common.toml", content.cards),
        ("conquest.toml", content.conquest_cards),
        ("promo.toml", content.token_entries),
        ("promo.toml", [s.id for t in content.token_entries.values() for s in t.sides]),
        ("factions.toml", content.presets),
    ):
        for name in names:
            where = (
                content.files.get(content.cards[name].printing, file)
                if name in content.cards
                else file
            )
            here = Where(where, name)
            here.want(name not in found, "another component has this id already")
            found.add(name)


def _check_numbers(content: Content) -> None:
    """S-031, S-039, S-055, S-224 to S-256: prices and numbers that make sense."""
    about = content.about
    game = Where("game.toml", "game")
    game.want(about.players.min == 1, "there is a solo game")
    most = about.players.max
    game.want(len(content.factions) >= max(most, 2), f"{most} players need as many factions")
    game.want(about.rounds > 0 and about.ra_tokens >= 0, "rounds and tokens are numbers")
    rows, colours = get_args(Category), get_args(Colour)
    Where("game.toml", "row").want(tuple(content.rows) == rows, f"the rows are {rows}")
    Where("game.toml", "colour").want(
        sorted(content.colours) == sorted(colours), f"the colours are {colours}"
    )
    for colour in content.colours.values():
        Where("game.toml", colour.id).want(colour.good in GAINED, f"there is no good {colour.good}")
    prices = content.conquest_price
    conquest = Where("game.toml", "conquest_price")
    conquest.want(min(prices.leftmost, prices.step, prices.protected) > 0, "prices are 1 or more")
    raze = content.raze_price
    Where("game.toml", "raze_price").want(
        min(raze.hand, raze.enemy, raze.protected) > 0, "prices are 1 or more"
    )
    for entry, goods in (
        ("conquest_price", content.compensation),
        ("raze_price", content.razed_owner_gets),
    ):
        known = all(good in SUPPLY for good, _ in goods)
        Where("game.toml", entry).want(known, "a compensation is goods of the supply")
    siege = Where("game.toml", "siege")
    siege.want(content.siege_price > 0, "the price of a siege is in raze tokens")
    siege.want(content.siege.max_fortifications > 0, "max_fortifications is 1 or more")
    exchange = Where("factions.toml", "exchange")
    known = all(good in (*RESOURCES, "card") for good in content.exchange_goods)
    exchange.want(known, "workers are exchanged for resources and cards only")


def _check_sizes(content: Content) -> None:
    """S-032, S-034, S-186: every file holds as many cards as it says."""
    counts: Counter[str] = Counter()
    for name, printing in content.printings.items():
        here = Where(content.files[name], name)
        here.want(printing.copies > 0, "copies is 1 or more")
        counts[content.files[name].removesuffix(".toml")] += printing.copies
    counts["attack"] = sum(card.copies for card in content.attack_cards.values())
    counts["conquest"] = sum(card.copies for card in content.conquest_cards.values())
    counts["promo"] = sum(token.copies for token in content.token_entries.values())
    for stem, head in content.deck_heads.items():
        number = counts[stem]
        Where(f"{stem}.toml", "deck").want(
            head.size == number, f"size says {head.size}, but there are {number}"
        )


def _check_printing(content: Content, printing: Printing) -> None:
    """Fields in their place: what common cards, faction cards and Fortresses have (S-026 to S-028, S-086)."""
    here = Where(content.files[printing.id], printing.id)
    card = content.cards[printing.id]
    for good in (*card.raze, *((card.deal,) if card.deal else ())):
        here.want(good in GAINED, f"a Raze or Deal field cannot give {good}")
    if card.faction:
        here.want(card.deal, "a faction card has a Deal field")
        size = len(content.playsets[card.playset])
        here.want(
            printing.playset_copies == size,
            f"playset_copies says {printing.playset_copies}, but {card.playset} has {size} cards",
        )
    else:
        here.want(not card.deal, "a common card has no Deal field")
        here.want(len(card.raze) in (0, 2), "a Raze field of a common card has two goods")
        here.want(not card.cost.location, "a common card costs no location")
    if card.category == "production":
        here.want(card.produces, "a production location produces something")
    if card.category == "action":
        here.want(card.use is not None, "an action location has an action")
    if card.use is not None:
        one = printing.parts == "one"
        here.want(not one or card.use.times == 1, 'with parts = "one" an action is used once')
        here.want(card.use.times <= 2, "an action is used twice at most")
    for triggers in card.when.values():
        for trigger in triggers:
            lists = [(*part.cost.others, *part.cost.named) for part in trigger.parts]
            if len(lists) > 1:
                here.want(all(lists), "every part of such a trigger has a price")
    _check_fortress(content, printing, here)


def _check_fortress(content: Content, printing: Printing, here: Where) -> None:
    """S-028, S-247 to S-254."""
    fortifies = "1 fortification" in printing.effect
    if not printing.fortress:
        here.want(not printing.levels and not fortifies, "only a Fortress has Fortifications")
        return
    most = content.siege.max_fortifications
    here.want(printing.category == "action", "a Fortress stands in the action row")
    here.want(fortifies and "fort_vp" in printing.effect, "a Fortress is fortified and pays")
    here.want(len(printing.levels) == most, f"levels lists the points of {most} levels")
    here.want(all(a <= b for a, b in pairwise(printing.levels)), "the points of levels do not fall")
    here.want(not printing.raze, "a Fortress has no Raze field")


def _check_decks(content: Content) -> None:
    """S-212, S-218: the base decks and the ready decks are legal."""
    for name in content.decks:
        deck = content.decks[name]
        faction = content.cards[deck[0]].faction
        playsets = tuple(dict.fromkeys(content.cards[card].playset for card in deck))
        stem = content.factions[faction].deck
        file = f"{stem}.toml" if name == faction else f"fire_{stem}.toml"
        for fault in faults(content, BuiltDeck(name, faction, playsets), "standard"):
            raise ContentError(file, name, f"{fault.condition}: {fault.reason}")


def _check_solo(content: Content) -> None:
    """S-186, S-203, S-205, S-297, S-304."""
    for entry in content.attack_cards.values():
        here = Where("attack.toml", entry.id)
        here.want(entry.target in GAINED, f"there is no good {entry.target}")
        here.want(
            content.cards[entry.id].deal == entry.target, "the Deal is one of the target good"
        )
    for card in content.cards.values():
        if card.faction and card.raze:
            goods = content.solo.japanese_deal_priority
            Where("game.toml", "solo").want(
                card.deal in goods, f"japanese_deal_priority lacks {card.deal}"
            )
    for difficulty in content.difficulties.values():
        here = Where("game.toml", difficulty.id)
        here.want(len(difficulty.conquests) == content.about.rounds, "conquests for every round")
    steps = [rank.from_vp for rank in content.ranks.values()]
    rising = steps[0] == 0 and all(a < b for a, b in pairwise(steps))
    Where("game.toml", "solo_rank").want(rising, "the ranks rise from 0 VP")


def _check_tokens(content: Content) -> None:
    """S-277 to S-288: every kind of token has what it needs."""
    for token in content.token_entries.values():
        here = Where("promo.toml", token.id)
        faces = content.tokens[token.id]
        if token.kind == "stall":
            here.want(token.limit, "a stall has a limit: table or player")
            here.want(faces[0].part is not None, "a stall has a price")
        if token.kind == "event":
            here.want(len(token.sides) == 2, "an event has two sides")
        here.want(token.kind == "event" or not token.sides, "only an event has sides")


def _check_options(content: Content) -> None:
    """S-038: the options of the file are those of the game, with the same defaults."""
    defaults = msgspec.structs.asdict(Options())
    for option in content.options.values():
        here = Where("game.toml", option.id)
        here.want(option.id in defaults, f"the game has no option {option.id}")
        default = "none" if option.default == () else option.default
        here.want(default == defaults[option.id], f"the default is {defaults[option.id]}")
