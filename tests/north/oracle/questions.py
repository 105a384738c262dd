"""Which answers a question may have, worked out again from the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import Final

from polyana.games.north.state import State
from polyana.kernel import Ask
from tests.north.oracle.box import CARDS, RESOURCES, Card, titles
from tests.north.oracle.possible import (
    DECLINABLE,
    FOOD,
    TILES,
    TIRED,
    Place,
    can_declare,
    can_do,
    can_perform,
    can_use,
    fields,
    given_one,
    happens,
    hosts,
    makes_possible,
    mixes,
    paid,
    raids,
    reach,
    targets,
    units,
)


def turn(place: Place) -> set[str]:
    """N-057: all that a player may do in a turn."""
    state, player = place.state, place.state.players[place.seat]
    found = {"pass"}
    for name in place.hand:
        cost = CARDS[name].cost
        if cost is not None and mixes(place.supply, cost):
            found.add(f"build {name}")
    tired = state.solo.tired if state.solo is not None else []
    for tile in TILES:
        more = TIRED.get(tile, ()) if tile in tired else ()
        if not can_declare(place, tile.upper()):
            continue
        if any(not pawn.tile for pawn in player.pawns) and any(paid(place, "", more)):
            found.add(f"place {tile}")
        if any(paid(place, "", (*FOOD, *more))):
            here = state.ring.index(tile)
            beside = {state.ring[here - 1], state.ring[here - len(state.ring) + 1]}
            pawns = {pawn.tile for pawn in player.pawns if pawn.tile in beside and not pawn.used}
            found |= {f"move {start} {tile}" for start in pawns}
    for card, site in place.cards():
        ready = card.kind == "action" and not site.exhausted
        if ready and can_use(place.turned(card.id), card.id, card):
            found.add(f"use {card.id}")
    return found | (raids(place) if place.supply["raze"] else set())


def window(place: Place, action: str) -> set[str]:
    """N-093 to N-103, N-251, N-252: what may be played in a window."""
    if not can_perform(place, action):
        forced = {f"play {name}" for name in makes_possible(place, action)}
        return forced or {"none"}
    found = {"none"}
    for name in place.hand:
        card = CARDS[name]
        if card.requires != action:
            continue
        stands = card.kind in ("field", "field_or_upgrade")
        if can_use(place, name, card) if card.kind == "boost" else stands or hosts(place, card):
            found.add(f"play {name}")
    return found


def effect_of(place: Place, source: str) -> Card:
    """The card whose text is carried out: the source, or what it copies."""
    card = CARDS[source]
    return CARDS[place.empire[source].link] if card.copies and place.empire[source].link else card


def aimed(place: Place, source: str, word: str) -> set[str] | None:
    """What a verb may be aimed at, and whether it may be declined (N-021, N-251)."""
    for part in effect_of(place, source).parts:
        for way in part.gains:
            for one in way:
                if one.word != word:
                    continue
                found = targets(place, source, one)
                spoilt = bool(place.declared) and not can_perform(place, place.declared)
                kept = spoilt and one.word in ("take_back", "pillage_now")
                if one.word in DECLINABLE and len(way) > 1 and not kept:
                    found.add("decline")
                return found
    return None


def price(place: Place, source: str, word: str, move: str) -> set[str]:
    """N-243: what may be given for a price."""
    found = set()
    for part in effect_of(place, source).parts:
        for one in (one for cost in part.costs for one in cost if one.word == word):
            for after in given_one(place, source, one):
                useful = any(happens(after, source, item) for way in part.gains for item in way)
                if useful and (not place.declared or can_perform(after, place.declared)):
                    found.add(f"{move} {_gone(place, after)}")
    return found


def _gone(before: Place, after: Place) -> str:
    """The card that was given."""
    for name in before.hand:
        if name not in after.hand:
            return name
    for name, site in before.empire.items():
        if name not in after.empire and site.under not in set(before.empire) - set(after.empire):
            return name
        if name in after.empire and after.empire[name].exhausted and not site.exhausted:
            return name
    raise AssertionError("nothing was given")


VERBS: Final = {
    **{kind: kind for kind in ("gather", "take_back", "payout", "raid", "move_pawn", "copy")},
    **{kind: kind for kind in ("wake_pawn", "move_ship", "refresh")},
    "build_pick": "build",
}
"""The questions that aim a verb."""


def answers(state: State, ask: Ask) -> set[str] | None:
    """The answers that a question should have; None for those that are proved elsewhere."""
    place, source = Place.of(state, ask.seat), str(ask.about[0]) if ask.about else ""
    supply, player = place.supply, state.players[ask.seat]
    match ask.kind:
        case "turn":
            return turn(place)
        case "window":
            return window(place, source)
        case "opening":
            return kept(player.drawn, 3, 3)
        case "lookout":
            return kept(player.drawn, 0, supply["worker"])
        case "construct":
            return {f"construct {name}" for name in place.hand if CARDS[name].cost is not None}
        case "harvest":
            return {f"harvest {name}" for name in fields(place)}
        case "load":
            loads = product(range(min(1, supply["fish"]) + 1), range(min(2, supply["raze"]) + 1))
            return {f"load {fish} {raze}" for fish, raze in loads}
        case "attach":
            stands = {"stand"} if CARDS[source].kind == "field_or_upgrade" else set[str]()
            return stands | {f"attach {name}" for name in hosts(place, CARDS[source])}
        case "take":
            return {"pillage", "conquer"} if CARDS[source].conquer <= int(ask.about[1]) else set()
        case "salvage":
            return {"done", *(f"take {name}" for name in player.discard)}
        case "scout":
            return {"done", *(f"take {name}" for name in player.drawn)}
        case "find":
            return {"none", *(f"take {name}" for name in found_by(place, source))}
        case "storage":
            return {f"sets {number}" for number in range(int(ask.about[1]) + 1)}
        case "dearest":
            return {f"target {name}" for name in dearest(place)}
        case "gain_resource":
            return {f"gain {kind}" for kind in RESOURCES}
        case "pay_resource":
            return {f"pay {kind}" for kind in (*RESOURCES, "gold") if supply[kind]}
        case "remove":
            return {
                "done",
                *lying(place, "worker" if "worker" in _text(source, "remove") else "good"),
            }
        case "assign":
            noun = _text(source, "assign").split()[-1]
            return {"done", *(f"assign {kind}" for kind in units(noun) if supply[kind])}
        case "part":
            part = CARDS[str(ask.about[1])].parts[int(ask.about[2]) - 1]
            return {"skip", *(["do"] if can_do(place, source, part) else [])}
        case kind if kind in VERBS:
            return aimed(place, source, VERBS[kind])
    return _price_answers(place, ask, source)


def _price_answers(place: Place, ask: Ask, source: str) -> set[str] | None:
    """What may be given, which way is chosen, where a ship goes."""
    offered = set(map(" ".join, ask.options))
    match ask.kind:
        case "pay_card" if source in CARDS:
            return price(place, source, "hand_card", "discard")
        case "pay_discard":
            return price(place, source, "discard", "target")
        case "pay_exhaust":
            return price(place, source, "exhaust", "target")
        case "choice" if effect_of(place, source).parts:
            ways = next(
                part.gains for part in effect_of(place, source).parts if len(part.gains) > 1
            )
            works = [way for way in ways if any(happens(place, source, one) for one in way)]
            return {f"choose {way[0].word}" for way in works}
        case "early_ship":  # a card with both ways does not say which was chosen
            both = [aimed(place, source, word) for word in ("pillage_now", "conquer_now")]
            return offered if offered in both else set()
        case "island":
            fish, raze, how = ask.about
            early = ("conquer", "free") if how == "conquer" else (str(how),)
            every = [reach(place, int(fish), int(raze), way) for way in early]
            return offered if offered in every else every[0]
    return None


def kept(drawn: list[str], least: int, most: int) -> set[str]:
    """The sets of cards that may be kept."""
    sizes = range(least, min(most, len(drawn)) + 1)
    sets = [found for size in sizes for found in combinations(drawn, size)]
    return {" ".join(("keep", *found)) if found else "keep none" for found in sets}


def dearest(place: Place) -> list[str]:
    """N-236: the dearest unexhausted Action Locations."""
    ready = [card for card, site in place.cards() if card.kind == "action" and not site.exhausted]
    price = {card.id: sum(card.cost.values()) if card.cost else card.conquer for card in ready}
    return [name for name, units in price.items() if units == max(price.values())]


def lying(place: Place, noun: str) -> set[str]:
    """What may be taken from own cards."""
    if noun == "worker":
        return {f"remove {name} worker" for name, site in place.empire.items() if site.workers}
    return {f"remove {n} {kind}" for n, site in place.empire.items() for kind in site.goods}


def _text(source: str, word: str) -> str:
    """What stands in brackets behind a verb of a card."""
    every = (one for part in CARDS[source].parts for way in part.gains for one in way)
    return next(one.args for one in every if one.word == word)


def found_by(place: Place, source: str) -> Iterator[str]:
    """N-182, N-183: the cards of the deck that a card looks for."""
    texts = [
        one.args
        for part in CARDS[source].parts
        for way in part.gains
        for one in way
        if one.word == "find"
    ]
    for name in place.state.players[place.seat].deck:
        card = CARDS[name]
        for text in texts:
            icon = text.removeprefix("type ")
            if card.title == text or (icon != text and icon in card.types and card.kind != "boost"):
                yield name


def differences(state: State, ask: Ask) -> str:
    """What the rules offer too much or too little; empty if both agree."""
    wanted = answers(state, ask)
    if wanted is None:
        return ""
    alike = {_key(words) for words in wanted}
    offered = [_key(" ".join(move)) for move in ask.options]
    if len(set(offered)) < len(offered) and ask.kind not in ("refresh",):
        return f"{ask.kind} {ask.about}: offered twice in {offered}"
    more, less = sorted(set(offered) - alike), sorted(alike - set(offered))
    return f"{ask.kind} {ask.about}: too much {more}, missing {less}" if more or less else ""


HANDS: Final = ("build", "play", "construct", "discard", "take", "keep")
"""Moves that name cards of a hand, a deck or a pile, where copies are alike (N-244)."""


def _key(words: str) -> str:
    verb, _, rest = words.partition(" ")
    return f"{verb} {' '.join(sorted(titles(rest).split()))}" if verb in HANDS else words
