"""Small tables of Empires of the North to prove rules on: a state in a few lines, never fifty moves."""

from __future__ import annotations

from pathlib import Path

import msgspec

from polyana.games.north import North, load
from polyana.games.north.content import Content
from polyana.games.north.effects import SUPPLY
from polyana.games.north.state import Options, Pawn, Player, Sea, Ship, Site, State
from polyana.games.north.view import View
from polyana.kernel import Chance, Match
from tests.contents import HouseSet
from tests.tables import Tables

GAME: North = load()
CONTENT: Content = GAME.content
CARDS = CONTENT.cards
HOUSE = HouseSet("north")
NorthMatch = Match[State, Options, Content]
TABLES = Tables(GAME, View, lambda state: state.options, audited=True)
start, play, seen = TABLES.start, TABLES.play, TABLES.seen

TWO = ("glenn", "ulaf")
RING = ("explore", "harvest", "construct", "sail", "populate")
"""The ring of the worked examples."""


def table(
    players: int = 2, clans: tuple[str, ...] = TWO, scenario: str | None = None, seed: int = 1
) -> State:
    """The Action phase of round 1, the turn of seat 0: starting cards and 5 Workers, no Goods, empty hands.

    `players` counts where no clans are named; a scenario has one player, the first clan. Decks lie in the
    order of the content, two islands of each distance are open: a test puts on top and opens what it needs.
    """
    number = 1 if scenario else players if clans == TWO else len(clans)
    named = {"scenario": scenario} if scenario else {}
    options = msgspec.convert({"players": number, **named}, Options)
    state = GAME.setup(options, Chance(seed))
    chosen = [*clans, *(clan for clan in CONTENT.about.clans if clan not in clans)]
    for player, clan in zip(state.players, chosen, strict=False):
        player.clan = clan
        player.supply = {**dict.fromkeys(SUPPLY, 0), "worker": CONTENT.clans[clan].start_workers}
        player.ships = CONTENT.clans[clan].clan_ships_start
        player.pawns = [Pawn() for _ in range(CONTENT.limits.pawns_per_player)]
        player.deck = list(CONTENT.decks[clan])
        player.empire = {name: Site() for name in CONTENT.starts[clan]}
    for distance, sea in (("near", state.near), ("distant", state.distant)):
        sea.deck = list(CONTENT.seas[distance])
        sea.open = [sea.deck.pop(), sea.deck.pop()]
    state.ring = list(RING)
    if state.solo is not None:
        state.solo.bag = [4, 3, 2, 1]
        state.solo.token = 5
    state.phase = "action"
    return state


def take_away(state: State, name: str) -> None:
    """Takes a card from wherever it is."""
    piles = [state.near.deck, state.near.discard, state.near.open, state.playing]
    piles += [state.distant.deck, state.distant.discard, state.distant.open]
    for player in state.players:
        piles += [player.deck, player.discard, player.hand, player.drawn, player.gone]
        player.empire.pop(name, None)
    for pile in piles:
        if name in pile:
            pile.remove(name)


def give(state: State, seat: int, **amounts: int) -> None:
    """Sets what a supply holds of these kinds: `give(state, 0, wood=2, worker=1)`; other kinds stay as they are."""
    assert set(amounts) <= set(SUPPLY)
    state.players[seat].supply |= amounts


def hand(state: State, seat: int, *names: str) -> None:
    """Puts cards into a hand."""
    for name in names:
        take_away(state, name)
        state.players[seat].hand.append(name)


def build(state: State, seat: int, *names: str, **fields: object) -> Site:
    """Puts cards into an empire in this order, islands too: `build(state, 0, "x", exhausted=True, under="y")`."""
    for name in names:
        take_away(state, name)
        state.players[seat].empire[name] = msgspec.convert(fields, Site)
    return state.players[seat].empire[names[-1]]


def bare(state: State, seat: int, *names: str) -> None:
    """Puts starting cards out of the game, these or all: an empire without Fields."""
    player = state.players[seat]
    for name in names or CONTENT.starts[player.clan]:
        take_away(state, name)
        player.gone.append(name)


def top(state: State, seat: int, *names: str) -> None:
    """Puts cards on top of a clan deck, the first to be drawn first."""
    for name in reversed(names):
        take_away(state, name)
        state.players[seat].deck.append(name)


def deck(state: State, seat: int, *names: str) -> None:
    """Leaves exactly these cards in a clan deck, the first on top; what was there else is discarded."""
    player = state.players[seat]
    player.discard += [name for name in player.deck if name not in names]
    player.deck = []
    top(state, seat, *names)


def discarded(state: State, seat: int, *names: str) -> None:
    """Leaves exactly these cards in a discard pile; what was there else goes under the deck."""
    player = state.players[seat]
    player.deck[:0] = [name for name in player.discard if name not in names]
    player.discard = []
    for name in names:
        take_away(state, name)
        player.discard.append(name)


def islands(state: State, *names: str) -> None:
    """Leaves exactly these islands open; the others return to their decks."""
    for sea in (state.near, state.distant):
        sea.deck[:0] = sea.open
        sea.open = []
    for name in names:
        take_away(state, name)
        sea_for(state, name).open.append(name)


def island_top(state: State, name: str) -> None:
    """Puts an island on top of its deck."""
    take_away(state, name)
    sea_for(state, name).deck.append(name)


def sea_for(state: State, name: str) -> Sea:
    """The sea that an island belongs to."""
    return state.near if CARDS[name].distance == "near" else state.distant


def ship(state: State, seat: int, fish: int = 0, raze: int = 0, common: bool = False) -> None:
    """An own ship at the end of the queue; a Common Ship comes from the box."""
    if common:
        state.common_ships -= 1
    else:
        state.players[seat].ships -= 1
    state.queue.append(Ship(seat, fish, raze, common))


def pawn(state: State, seat: int, tile: str, used: bool = False) -> None:
    """Places an unplaced pawn; `used` shows X."""
    free = next(one for one in state.players[seat].pawns if not one.tile)
    free.tile, free.used = tile, used


def points(state: State, seat: int, vp: int) -> None:
    """Sets the track."""
    state.players[seat].vp = vp
    state.players[seat].scored = {"action": vp}


def spent(state: State, seat: int, number: int) -> None:
    """So many Workers lie on the clan tile."""
    state.players[seat].spent = number


def alone(state: State, seat: int = 0) -> State:
    """All others have passed: the seat goes on alone."""
    for number, player in enumerate(state.players):
        player.passed = number != seat
    return state


def rewritten(state: State, folder: Path, file: str, old: str, new: str) -> NorthMatch:
    """A match with another text on a card, for what no card of the box says."""
    return Match.at(load(HOUSE.override(folder, file, old, new)), state.options, state)


def me(match: NorthMatch, seat: int = 0) -> Player:
    """A player as the table stands now."""
    return match.state.players[seat]


def supply(match: NorthMatch, seat: int = 0) -> dict[str, int]:
    """The Goods of which a player has any; Workers are `me(match).supply["worker"]`."""
    held = me(match, seat).supply
    return {good: amount for good, amount in held.items() if amount and good != "worker"}


def workers(match: NorthMatch, seat: int = 0) -> tuple[int, int]:
    """Free and spent Workers."""
    return me(match, seat).supply["worker"], me(match, seat).spent
