"""Gains: goods, points, cards and Samurai, and the bundles they come in (chapters 1, 2 and 12)."""

from __future__ import annotations

from typing import Final

import msgspec

from polyana import effects
from polyana.effects import different, refill
from polyana.games.settlers.deeds import DeploySamurai, Draw, Sift
from polyana.games.settlers.effects import SUPPLY
from polyana.games.settlers.rules.acts import Act
from polyana.games.settlers.rules.counting import COUNTERS
from polyana.games.settlers.rules.empire import mine, protected
from polyana.games.settlers.state import SettlersTable, State
from polyana.kernel import Ask, Move, Rules, then

GOODS: Final = frozenset(SUPPLY)
STOP: Final[Move] = ("stop",)
DECK: Final[dict[str, Move]] = {"common": ("draw", "common"), "faction": ("draw", "faction")}


def gain_good(table: SettlersTable, seat: int, good: str, number: int = 1) -> None:
    """S-012: from the general supply, which never runs out."""
    table.state.players[seat].supply[good] += number
    if table.log is not None:
        table.tell("gained", seat, good, number)


def score(table: SettlersTable, seat: int, points: int, why: str) -> None:
    """S-017: points are scored at once; S-173: every Sphinx adds to a gain that is large enough."""
    if not points:
        return
    state = table.state
    player = state.players[seat]
    player.vp += points
    player.scored[why] = player.scored.get(why, 0) + points
    if table.log is not None:
        table.tell("scored", seat, points, why)
    if points > 1:
        cards, more = table.content.cards, 0
        for name, _ in mine(state, seat):
            for least, extra in cards[name].echoes:
                if points >= least:
                    more += extra
        if more:
            player.vp += more
            player.scored["trigger"] = player.scored.get("trigger", 0) + more
            table.tell("scored", seat, more, "trigger")


def number_of(act: Act) -> int:
    """S-007, S-008: how many, counted now."""
    return effects.number_of(act.item, COUNTERS, act)


# Drawing cards


def can_draw(state: State, seat: int, deck: str) -> bool:
    """S-022 to S-024: whether a deck can supply a card."""
    name = "common" if deck == "common" else state.players[seat].faction
    if state.decks[name]:
        return True
    reshuffled = deck == "common" or state.options.reshuffle_faction
    return reshuffled and bool(state.discards[name])


def take_top(table: SettlersTable, name: str) -> str | None:
    """The top card of a deck; S-022, S-023: an empty one may be made anew from its discard pile."""
    state = table.state
    deck = state.decks[name]
    if not deck and (name == "common" or state.options.reshuffle_faction):
        refill(table, deck, state.discards[name], name)
    if not deck:
        return None
    table.reveal()
    return deck.pop()


def draw_card(table: SettlersTable, seat: int, deck: str) -> str | None:
    """S-019, S-020: a card of the Common or the own Faction deck into the hand."""
    player = table.state.players[seat]
    name = take_top(table, "common" if deck == "common" else player.faction)
    if name is None:
        return None
    player.hand.append(name)
    if table.log is not None:
        table.tell("drew", seat, deck)
        table.tell("drew_card", seat, name, only=seat)
    return name


def draw_cards(
    table: SettlersTable, seat: int, word: str, number: int, returnable: bool = False
) -> None:
    """`common_card` and `faction_card` fix the deck; for `card` it is chosen each time."""
    if word == "card":
        if number:
            then(table.state, Draw(seat, number, returnable))
        return
    for _ in range(number):
        name = draw_card(table, seat, word.removesuffix("_card"))
        if name is not None and returnable:
            table.state.gained.append(name)


def draw(table: SettlersTable, deed: Draw) -> Rules | None:
    """S-019: one card after the other, the deck of choice; S-024: what no deck can supply is lost."""
    options = [move for deck, move in DECK.items() if can_draw(table.state, deed.seat, deck)]
    return choose_deck(table, deed, options) if options else None


def choose_deck(table: SettlersTable, deed: Draw, options: list[Move]) -> Rules:
    """Asks for the deck and draws."""
    _, deck = yield Ask(deed.seat, "draw_deck", options, (deed.number,))
    if deed.number > 1:
        then(table.state, Draw(deed.seat, deed.number - 1, deed.returnable))
    name = draw_card(table, deed.seat, deck)
    if name is not None and deed.returnable:
        table.state.gained.append(name)


def sift_draw(table: SettlersTable, deed: Sift) -> Rules | None:
    """S-146, S-147: cards are drawn to be looked at; `card` asks for the deck each time."""
    if not deed.looks:
        return sift_keep(table, deed)
    state, seat = table.state, deed.seat
    decks = list(DECK) if deed.drawn == "card" else [deed.drawn.removesuffix("_card")]
    options = [DECK[deck] for deck in decks if can_draw(state, seat, deck)]
    left = deed.looks - 1 if options else 0
    then(state, msgspec.structs.replace(deed, looks=left))
    if len(options) > 1:
        return sift_deck(table, deed, options)
    if options:
        look_at(table, seat, options[0][1])
    return None


def sift_deck(table: SettlersTable, deed: Sift, options: list[Move]) -> Rules:
    """Asks for the deck of the next card to look at."""
    _, deck = yield Ask(deed.seat, "draw_deck", options, (deed.looks,))
    look_at(table, deed.seat, deck)


def look_at(table: SettlersTable, seat: int, deck: str) -> None:
    """A card is put aside, for its finder alone."""
    player = table.state.players[seat]
    name = take_top(table, "common" if deck == "common" else player.faction)
    if name is not None:
        player.aside.append(name)
        table.tell("drew", seat, deck)
        table.tell("drew_card", seat, name, only=seat)


def sift_keep(table: SettlersTable, deed: Sift) -> Rules | None:
    """S-146: keep so many of the cards drawn; the rest is discarded, or shuffled back unseen."""
    player = table.state.players[deed.seat]
    if len(player.aside) > deed.keeps:
        return pick_kept(table, deed)
    player.hand += player.aside
    player.aside.clear()
    return None


def pick_kept(table: SettlersTable, deed: Sift) -> Rules:
    """Picks a card to keep, until there are enough."""
    state, content = table.state, table.content
    player = state.players[deed.seat]
    options = [content.cards[name].pick for name in different(player.aside, content.printing_of)]
    _, name = yield Ask(deed.seat, "sift_keep", options, (deed.source,), always=True, secret=True)
    player.aside.remove(name)
    player.hand.append(name)
    if deed.keeps > 1:
        then(state, msgspec.structs.replace(deed, keeps=deed.keeps - 1))
        return
    for rest in player.aside:
        pile = content.cards[rest].pile
        (state.decks if deed.shuffled else state.discards)[pile].append(rest)
        if deed.shuffled:
            state.chance.shuffle(state.decks[pile])
            table.tell("shuffled_back", deed.seat)
        else:
            table.tell("discarded", deed.seat, rest)
    player.aside.clear()
    table.reveal()


# Samurai


def samurai_places(table: SettlersTable, seat: int) -> list[Move]:
    """S-114, S-117 to S-120: own faction locations without protection, for the Japanese player alone."""
    state, content = table.state, table.content
    player = state.players[seat]
    if not player.faction or not content.factions[player.faction].samurai:
        return []
    return [
        content.cards[name].deploy
        for name, location in player.empire.items()
        if content.cards[name].faction
        and name not in state.ra_tokens
        and not protected(content, name, location)
    ]


def deploy_samurai(table: SettlersTable, deed: DeploySamurai) -> Rules | None:
    """S-119: workers from the general supply, deployed at once; those without a place are lost."""
    options = samurai_places(table, deed.seat)
    return place_samurai(table, deed, options) if options else None


def place_samurai(table: SettlersTable, deed: DeploySamurai, options: list[Move]) -> Rules:
    """Asks where the next Samurai goes."""
    _, name = yield Ask(deed.seat, "samurai_place", options, (deed.number,))
    table.state.players[deed.seat].empire[name].samurai = True
    table.tell("deployed", deed.seat, name)
    if deed.number > 1:
        then(table.state, DeploySamurai(deed.seat, deed.number - 1))
