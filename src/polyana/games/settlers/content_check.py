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
            here.want(name not in found, "id-taken")
            found.add(name)


def _check_numbers(content: Content) -> None:
    """S-031, S-039, S-055, S-224 to S-256: prices and numbers that make sense."""
    about = content.about
    game = Where("game.toml", "game")
    game.want(about.players.min == 1, "solo-game")
    most = about.players.max
    game.want(len(content.factions) >= max(most, 2), "factions", players=most)
    game.want(about.rounds > 0 and about.ra_tokens >= 0, "rounds")
    rows, colours = get_args(Category), get_args(Colour)
    Where("game.toml", "row").want(tuple(content.rows) == rows, "rows", wanted=", ".join(rows))
    Where("game.toml", "colour").want(
        sorted(content.colours) == sorted(colours), "colours", wanted=", ".join(colours)
    )
    for colour in content.colours.values():
        Where("game.toml", colour.id).want(colour.good in GAINED, "no-good", good=colour.good)
    prices = content.conquest_price
    conquest = Where("game.toml", "conquest_price")
    conquest.want(min(prices.leftmost, prices.step, prices.protected) > 0, "prices")
    raze = content.raze_price
    Where("game.toml", "raze_price").want(min(raze.hand, raze.enemy, raze.protected) > 0, "prices")
    for entry, goods in (
        ("conquest_price", content.compensation),
        ("raze_price", content.razed_owner_gets),
    ):
        known = all(good in SUPPLY for good, _ in goods)
        Where("game.toml", entry).want(known, "compensation")
    siege = Where("game.toml", "siege")
    siege.want(content.siege_price > 0, "siege-price")
    siege.want(content.siege.max_fortifications > 0, "at-least-one", field="max_fortifications")
    exchange = Where("factions.toml", "exchange")
    known = all(good in (*RESOURCES, "card") for good in content.exchange_goods)
    exchange.want(known, "exchanged")


def _check_sizes(content: Content) -> None:
    """S-032, S-034, S-186: every file holds as many cards as it says."""
    counts: Counter[str] = Counter()
    for name, printing in content.printings.items():
        here = Where(content.files[name], name)
        here.want(printing.copies > 0, "at-least-one", field="copies")
        counts[content.files[name].removesuffix(".toml")] += printing.copies
    counts["attack"] = sum(card.copies for card in content.attack_cards.values())
    counts["conquest"] = sum(card.copies for card in content.conquest_cards.values())
    counts["promo"] = sum(token.copies for token in content.token_entries.values())
    for stem, head in content.deck_heads.items():
        number = counts[stem]
        Where(f"{stem}.toml", "deck").want(
            head.size == number, "deck-cards", given=head.size, count=number
        )


def _check_printing(content: Content, printing: Printing) -> None:
    """Fields in their place: what common cards, faction cards and Fortresses have (S-026 to S-028, S-086)."""
    here = Where(content.files[printing.id], printing.id)
    card = content.cards[printing.id]
    for good in (*card.raze, *((card.deal,) if card.deal else ())):
        here.want(good in GAINED, "field-good", good=good)
    if card.faction:
        here.want(card.deal, "deal-field")
        size = len(content.playsets[card.playset])
        here.want(
            printing.playset_copies == size,
            "playset-copies",
            given=printing.playset_copies,
            playset=card.playset,
            count=size,
        )
    else:
        here.want(not card.deal, "common-deal")
        here.want(len(card.raze) in (0, 2), "common-raze")
        here.want(not card.cost.location, "common-location")
    if card.category == "production":
        here.want(card.produces, "produces-nothing")
    if card.category == "action":
        here.want(card.use is not None, "no-action")
    if card.use is not None:
        one = printing.parts == "one"
        here.want(not one or card.use.times == 1, "parts-one")
        here.want(card.use.times <= 2, "used-twice")
    for triggers in card.when.values():
        for trigger in triggers:
            lists = [(*part.cost.others, *part.cost.named) for part in trigger.parts]
            if len(lists) > 1:
                here.want(all(lists), "trigger-price")
    _check_fortress(content, printing, here)


def _check_fortress(content: Content, printing: Printing, here: Where) -> None:
    """S-028, S-247 to S-254: a Fortress has levels and an action that raises it; nothing else has."""
    fortifies = "1 fortification" in printing.effect
    if not printing.fortress:
        here.want(not printing.levels and not fortifies, "only-fortress")
        return
    most = content.siege.max_fortifications
    here.want(printing.category == "action", "fortress-row")
    here.want(fortifies and "fort_vp" in printing.effect, "fortress-pays")
    here.want(len(printing.levels) == most, "levels", wanted=most)
    here.want(all(a <= b for a, b in pairwise(printing.levels)), "levels-fall")
    here.want(not printing.raze, "fortress-raze")


def _check_decks(content: Content) -> None:
    """S-212, S-218: the base decks and the ready decks are legal."""
    for name in content.decks:
        deck = content.decks[name]
        faction = content.cards[deck[0]].faction
        playsets = tuple(dict.fromkeys(content.cards[card].playset for card in deck))
        stem = content.factions[faction].deck
        file = f"{stem}.toml" if name == faction else f"fire_{stem}.toml"
        for fault in faults(content, BuiltDeck(name, faction, playsets), "standard"):
            raise ContentError(file, name, fault)


def _check_solo(content: Content) -> None:
    """S-186, S-203, S-205, S-297, S-304: Attack cards, ranks and difficulties of the solo game fit together."""
    for entry in content.attack_cards.values():
        here = Where("attack.toml", entry.id)
        here.want(entry.target in GAINED, "no-good", good=entry.target)
        here.want(content.cards[entry.id].deal == entry.target, "attack-deal")
    for card in content.cards.values():
        if card.faction and card.raze:
            goods = content.solo.japanese_deal_priority
            Where("game.toml", "solo").want(card.deal in goods, "deal-priority", good=card.deal)
    for difficulty in content.difficulties.values():
        here = Where("game.toml", difficulty.id)
        here.want(len(difficulty.conquests) == content.about.rounds, "conquests")
    steps = [rank.from_vp for rank in content.ranks.values()]
    rising = steps[0] == 0 and all(a < b for a, b in pairwise(steps))
    Where("game.toml", "solo_rank").want(rising, "ranks")


def _check_tokens(content: Content) -> None:
    """S-277 to S-288: every kind of token has what it needs."""
    for token in content.token_entries.values():
        here = Where("promo.toml", token.id)
        faces = content.tokens[token.id]
        if token.kind == "stall":
            here.want(token.limit, "stall-limit")
            here.want(faces[0].part is not None, "stall-price")
        if token.kind == "event":
            here.want(len(token.sides) == 2, "event-sides")
        here.want(token.kind == "event" or not token.sides, "only-event")


def _check_options(content: Content) -> None:
    """S-038: the options of the file are those of the game, with the same defaults."""
    defaults = msgspec.structs.asdict(Options())
    for option in content.options.values():
        here = Where("game.toml", option.id)
        here.want(option.id in defaults, "no-option", option=option.id)
        default = "none" if option.default == () else option.default
        here.want(default == defaults[option.id], "option-default", wanted=str(defaults[option.id]))
