"""Small tables of Imperial Settlers to prove rules on: a state in a few lines, never fifty moves."""

from __future__ import annotations

from typing import Any

import msgspec

from polyana.games.settlers import Settlers, load
from polyana.games.settlers.content import Content
from polyana.games.settlers.effects import SUPPLY
from polyana.games.settlers.rules.empire import location_of
from polyana.games.settlers.state import Deal, Location, Options, Player, State
from polyana.games.settlers.view import View
from polyana.kernel import Chance, Match
from tests.tables import Tables

GAME: Settlers = load()
CONTENT: Content = GAME.content
CARDS = CONTENT.cards
SettlersMatch = Match[State, Options, Content]
TABLES = Tables(GAME, View, lambda state: state.options)
start, play, seen = TABLES.start, TABLES.play, TABLES.seen

TWO = ("barbarians", "romans")
FOUR = ("barbarians", "romans", "japanese", "egyptians")


def table(*factions: str, seed: int = 1, bot: str = "", **options: Any) -> State:
    """The Action phase of round I, the turn of seat 0: empty hands, supplies and empires.

    Every faction deck holds all cards of the faction, the Common deck all 96: a test gives what it needs.
    """
    factions = factions or TWO
    given = {"players": len(factions), "format": "open", **options}
    variant = msgspec.convert(given, Options)
    state = GAME.setup(variant, Chance(seed))
    for player, faction in zip(state.players, (*factions, bot), strict=False):
        player.faction = player.deck = faction
        player.playsets = [
            name for name, cards in CONTENT.playsets.items() if CARDS[cards[0]].faction == faction
        ]
    common = [card for stem in CONTENT.common.values() for card in stem]
    if not (variant.fire and variant.format == "open"):
        common = list(CONTENT.common["common"])
    state.decks = {"common": common}
    for player in state.players:
        if player.faction:
            state.decks[player.faction] = CONTENT.cards_of(player.playsets)
    state.discards = {name: [] for name in state.decks}
    if state.seats == 1:
        state.decks["attack"] = [card.id for card in CARDS.values() if card.pile == "attack"]
    state.phase = "action"
    return state


def solo(faction: str = "barbarians", bot: str = "", **options: Any) -> State:
    """The same for the solo game; with a faction for the virtual player it is the one with conquest."""
    return table(faction, bot=bot, fire=bool(bot), **options)


def invite(state: State, name: str) -> None:
    """A card of a faction that nobody plays joins the table, with its playset, as if it had been conquered."""
    card = CARDS[name]
    if card.playset not in [known for player in state.players for known in player.playsets]:
        state.players[0].playsets.append(card.playset)
        state.decks.setdefault(card.faction, []).extend(CONTENT.playsets[card.playset])
        state.discards.setdefault(card.faction, [])


def take_away(state: State, name: str) -> None:
    """Takes a card from wherever it is."""
    if CARDS[name].faction:
        invite(state, name)
    piles = [*state.decks.values(), *state.discards.values(), state.revealed, state.collection]
    for player in state.players:
        piles += [
            player.hand,
            player.foundations,
            player.draft,
            player.aside,
            *player.rows.values(),
        ]
        player.empire.pop(name, None)
        player.deals = [deal for deal in player.deals if deal.card != name]
    for pile in piles:
        if name in pile:
            pile.remove(name)


def goods(state: State, seat: int, **amounts: int) -> None:
    """Sets the whole supply: `goods(state, 0, wood=2, raze=1)`."""
    state.players[seat].supply = {good: amounts.get(good, 0) for good in SUPPLY}


def hand(state: State, seat: int, *names: str) -> None:
    """Puts cards into a hand."""
    for name in names:
        take_away(state, name)
        state.players[seat].hand.append(name)


def settle(state: State, seat: int, *names: str, **fields: object) -> Location:
    """Puts locations into an empire in this order, each faction card to the far left of its row."""
    player = state.players[seat]
    for name in names:
        take_away(state, name)
        player.empire[name] = msgspec.convert(fields, Location)
        if CARDS[name].faction:
            row = "line" if seat >= state.seats else CARDS[name].category
            player.rows[row].insert(0, name)
    return player.empire[names[-1]]


def row(state: State, seat: int, *names: str) -> None:
    """Locations of one row as they stand from left to right."""
    settle(state, seat, *reversed(names))


def deal(state: State, seat: int, name: str, at: str = "") -> None:
    """Puts a Deal under a board, or a marker at an opponent's location."""
    take_away(state, name)
    state.players[seat].deals.append(Deal(name, at))


def foundation(state: State, seat: int, name: str, into: str = "") -> None:
    """A Foundation of a seat, or one at the left end of a row."""
    take_away(state, name)
    player = state.players[seat]
    if into:
        player.rows[into].insert(0, name)
    else:
        player.foundations.append(name)


def top(state: State, deck: str, *names: str) -> None:
    """Puts cards on top of a deck, the first to be drawn first."""
    for name in reversed(names):
        take_away(state, name)
        state.decks[deck].append(name)


def only(state: State, deck: str, *names: str) -> None:
    """Leaves exactly these cards in a deck; the others are discarded."""
    for name in list(state.decks[deck]):
        if name not in names:
            state.decks[deck].remove(name)
            state.discards[deck].append(name)


def me(match: SettlersMatch, seat: int = 0) -> Player:
    """A player as the table stands now."""
    return match.state.players[seat]


def supply(match: SettlersMatch, seat: int = 0) -> dict[str, int]:
    """What a player has of which there is any."""
    return {good: amount for good, amount in me(match, seat).supply.items() if amount}


def place(match: SettlersMatch, name: str) -> Location:
    """A location as it lies now."""
    return location_of(match.state, name)


def pile(match: SettlersMatch, name: str) -> list[str]:
    """A discard pile."""
    return match.state.discards[name]
