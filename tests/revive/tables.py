"""Small tables of Revive to prove rules on: a state in a few lines, never fifty moves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from polyana.games import revive
from polyana.games.revive import Revive, load
from polyana.games.revive.board import ice, with_kinds
from polyana.games.revive.content import Content
from polyana.games.revive.deeds import Pending
from polyana.games.revive.effects import BASIC, SUPPLY
from polyana.games.revive.rules.setup import kinds_on, start_board
from polyana.games.revive.rules.using import entries
from polyana.games.revive.state import (
    Building,
    Display,
    Options,
    Played,
    Player,
    ReviveTable,
    State,
)
from polyana.games.revive.view import View
from polyana.kernel import Ask, Chance, Match, Table, text

GAME: Revive = load()
CONTENT: Content = GAME.content
BOARD = CONTENT.board
FOLDER = Path(revive.__file__).parent / "content"
ReviveMatch = Match[State, Options, Content]

SIDES = ("nadair_sun", "hofstadterians_sun", "joxari_sun", "kaniban_sun")
GATE_CITY, GATE_DESERT = "s4_3", "s4_2"
"""The city and the desert of `st_gate` in the worked examples, at (-2, 2) and (-2, 1)."""
STARTS = [place for place in BOARD.places if place not in BOARD.explore]


def at(q: int, r: int) -> str:
    """The hex at these coordinates, as the worked examples name them."""
    return next(name for name, where in BOARD.hexes.items() if where == (q, r))


def table(
    players: int = 2, sides: tuple[str, ...] = SIDES, seed: int = 1, **named: object
) -> State:
    """The first turn of seat 0: nothing in the supply, one energy, no piece on the board.

    Everybody has their set of starting cards, `sc_gatherer_a` and the two after it active, the other three resting. The
    starting tiles lie in the order of the content and unturned, the area tiles as well; stacks lie in the order of the
    content, too, so a test puts on top and opens what it needs. Players have the sides that are named; `named` are
    options.
    """
    options = msgspec.convert({"players": players, **named}, Options)
    state = GAME.setup(options, Chance(seed))
    state.first = state.seat = 0
    for seat, player in enumerate(state.players):
        player.side = sides[seat]
        player.tribe = CONTENT.sides[player.side].tribe
        start_board(CONTENT, player)
        cards = list(CONTENT.start_sets["abcd"[seat]])
        player.active, player.rest = cards[:3], cards[3:]
        player.artifact_card = list(CONTENT.artifact_cards)[seat]
        state.energy -= player.energy
    if options.artifact_cards == "shared":
        state.shared_card = state.players[0].artifact_card
        for player in state.players:
            player.artifact_card = ""
    counts = CONTENT.counts
    state.citizens = _display(CONTENT.citizens, counts.citizens_shown)
    state.modules = _display(tuple(CONTENT.modules), counts.modules_shown)
    for colour in state.machines:
        shown = counts.machines_shown_per_colour
        state.machines[colour] = _display(CONTENT.special[colour], shown)
    state.crates = list(CONTENT.crates)[::-1]
    state.large = dict(zip(BOARD.corners, CONTENT.large_kinds, strict=False))
    state.tiles = dict(zip(BOARD.places, (*CONTENT.start_tiles, *CONTENT.area_tiles), strict=True))
    state.turned = []
    _lay_ground(state)
    state.phase = "turn"
    return state


def _display(names: tuple[str, ...], shown: int) -> Display:
    return Display(list(names[shown:])[::-1], list(names[:shown]))


def _lay_ground(state: State) -> None:
    state.ground = ice(BOARD)
    for place in (*STARTS, *state.explored):
        kinds = kinds_on(CONTENT, place, state.tiles[place], place in state.turned)
        state.ground = with_kinds(BOARD, state.ground, kinds)


def examples(side: str = "joxari_sun", players: int = 2, other: str = "kaniban_sun") -> State:
    """The starting tiles of the worked examples: `st_quay` on `s2`, `st_gate` on `s4`, `st_thaw` on `s5`."""
    state = table(players, (side, other, "nadair_sun", "hofstadterians_sun"))
    tile(state, "s2", "st_quay")
    tile(state, "s4", "st_gate")
    tile(state, "s5", "st_thaw", turned=True)
    return state


# The board


def tile(state: State, place: str, name: str, turned: bool = False) -> None:
    """Puts a tile on a place, in exchange for what lay there; one on an area place stays face down."""
    other = next(where for where, lying in state.tiles.items() if lying == name)
    state.tiles[place], state.tiles[other] = name, state.tiles[place]
    state.turned = [one for one in state.turned if one not in (place, other)]
    if turned:
        state.turned.append(place)
    _lay_ground(state)


def reveal(state: State, place: str, name: str = "", turned: bool = False) -> None:
    """Explores an area place, with a tile of choice."""
    tile(state, place, name or state.tiles[place], turned)
    state.explored.append(place)
    _lay_ground(state)


def building(state: State, seat: int, where: str, large: bool = False) -> None:
    """A building of a player on a hex; nothing is gained."""
    player = state.players[seat]
    player.small, player.large = player.small - (not large), player.large - large
    state.buildings[where] = Building(seat, large)


def token(state: State, seat: int, where: str) -> None:
    """A token of the own moon side on a hex or a location; a forest or desert tile changes the ground."""
    player = state.players[seat]
    player.tokens -= 1
    kind = CONTENT.sides[player.side].token
    if kind in ("forest_tile", "desert_tile"):
        state.laid[where] = seat
        state.ground = with_kinds(BOARD, state.ground, {where: kind.removesuffix("_tile")})
    else:
        getattr(state, f"{kind}s")[where] = seat


def figure(state: State, seat: int, where: str, tech: str = "") -> None:
    """A figure of a player on a location; a technology is unlocked by it: the next one, if none is named."""
    player = state.players[seat]
    free = [name for name in CONTENT.sides[player.side].techs if name not in player.techs]
    player.techs.append(tech or free[0])
    player.figures.append(where)
    unlock_machine(player, player.techs[-1])


def tech(state: State, seat: int, *names: str) -> None:
    """Technologies of a player are unlocked; their figures stand on the large locations, one after the other."""
    for name, corner in zip(names, BOARD.corners, strict=False):
        figure(state, seat, corner, name)


def unlock_machine(player: Player, name: str) -> None:
    """A technology that is a machine may be used."""
    if name in CONTENT.machines:
        player.machines[name] = ""


# Players


def give(state: State, seat: int, **amounts: int) -> None:
    """Sets what a supply holds of these kinds: `give(state, 0, gear=2)`; other kinds stay as they are."""
    assert set(amounts) <= set(SUPPLY)
    state.players[seat].supply |= amounts


def energy(state: State, seat: int, number: int) -> None:
    """Sets the energy in a reserve; it comes from the supply."""
    state.energy -= number - state.players[seat].energy
    state.players[seat].energy = number


def take_away(state: State, name: str) -> None:
    """Takes a card, a machine, a module or a crate from wherever it is."""
    piles = [state.citizens.stack, state.citizens.open, state.modules.stack, state.modules.open]
    piles += [state.module_discard, state.crates]
    for display in state.machines.values():
        piles += [display.stack, display.open]
    for player in state.players:
        piles += [player.active, player.rest, player.removed, player.closed]
        player.opened.pop(name, None)
        player.machines.pop(name, None)
        player.modules = {cell: one for cell, one in player.modules.items() if one != name}
        for slot in player.slots.values():
            slot[:] = [played for played in slot if played.card != name]
    for pile in piles:
        if name in pile:
            pile.remove(name)


def active(state: State, seat: int, *names: str) -> None:
    """Leaves exactly these cards in an active area; what was there else rests, citizens go under the deck."""
    player = state.players[seat]
    for name in player.active:
        if name in CONTENT.citizens:
            state.citizens.stack.insert(0, name)
        else:
            player.rest.append(name)
    player.active = []
    for name in names:
        take_away(state, name)
        player.active.append(name)


def rest(state: State, seat: int, *names: str) -> None:
    """Puts cards into a rest area."""
    for name in names:
        take_away(state, name)
        state.players[seat].rest.append(name)


def slot(state: State, seat: int, where: str, *names: str, half: str = "") -> None:
    """Puts cards into a slot in this order; the side slot needs the half."""
    own = half or CONTENT.slots[where].half
    for name in names:
        take_away(state, name)
        played = msgspec.convert({"card": name, "half": own}, Played)
        state.players[seat].slots[where].append(played)


def machine(state: State, seat: int, *names: str, charged: bool = False) -> None:
    """Machines of a player, on bonus spaces that have paid."""
    player = state.players[seat]
    for name in names:
        take_away(state, name)
        space = _space_for(player, name)
        player.machines[name] = space
        player.spaces.append(space)
        player.progress += 1
        if charged:
            player.charged.append(name)
            state.energy -= 1


def _space_for(player: Player, name: str) -> str:
    """The next bonus space where a machine may lie."""
    return next(
        own
        for own, bonus in CONTENT.bonuses.items()
        if own not in player.spaces
        and (
            bonus.machine == name
            or (bonus.kind == "special" and bonus.colour == CONTENT.machines[name].colour)
        )
    )


def module(state: State, seat: int, cell: str, name: str) -> None:
    """Puts a module into a cell; an activation symbol there is spent."""
    take_away(state, name)
    state.players[seat].modules[cell] = name
    if CONTENT.cells[cell].instant and cell not in state.players[seat].fired:
        state.players[seat].fired.append(cell)


def crate(state: State, seat: int, *names: str, opened: int = 0) -> None:
    """Crates of a player, closed or opened and used so often."""
    player = state.players[seat]
    for name in names:
        take_away(state, name)
        if opened:
            player.opened[name] = opened
        else:
            player.closed.append(name)


def tracks(state: State, seat: int, **spaces: int) -> None:
    """Puts track markers on spaces; nothing is paid: `tracks(state, 0, grey=6)`."""
    state.players[seat].tracks |= spaces


def past_bonuses(state: State, *seats: int) -> None:
    """All bonus spaces of the machine tracks have paid already, so that steps set nothing going."""
    for seat in seats:
        state.players[seat].spaces = list(CONTENT.bonuses)


def shown(state: State, *names: str) -> None:
    """Leaves exactly these citizen cards in the display; the others return under the deck."""
    state.citizens.stack[:0] = state.citizens.open
    state.citizens.open = []
    for name in names:
        take_away(state, name)
        state.citizens.open.append(name)


def top(state: State, *names: str) -> None:
    """Puts citizens, modules, machines or crates on top of their stacks, the first to come first."""
    for name in reversed(names):
        take_away(state, name)
        if name in CONTENT.crates:
            state.crates.append(name)
        elif name in CONTENT.modules:
            state.modules.stack.append(name)
        elif name in CONTENT.machines:
            state.machines[CONTENT.machines[name].colour].stack.append(name)
        else:
            state.citizens.stack.append(name)


def artifacts(state: State, *names: str) -> None:
    """Leaves exactly these main artifacts on the board."""
    state.artifacts = list(names)


def using(
    state: State, seat: int, effect: str, source: str = "switch", must: bool = False, **more: str
) -> State:
    """A player uses an effect of the content, its parts without a prefix; or one clause of such an effect."""
    whole = CONTENT.effects.get(effect)
    clauses = whole.now if whole is not None else (CONTENT.clauses[effect],)
    found = entries(clauses, source, must=must, **more)
    state.agenda.append(Pending(seat, found))
    return state


# Playing


def start(state: State) -> ReviveMatch:
    """The match that begins at a position."""
    return Match.at(GAME, state.options, state)


def play(at: State | ReviveMatch, *moves: str) -> ReviveMatch:
    """Gives answers, each by whoever is asked first; the audit is green after each."""
    match = at if isinstance(at, Match) else start(at)
    for move in moves:
        match.answer(match.asks[0].seat, move)
        assert match.game.audit(match.state) == []
    return match


def at_work(state: State) -> ReviveTable:
    """A table for the small functions of the rules."""
    return Table(CONTENT, state)


def ask(match: ReviveMatch) -> Ask:
    """The open question."""
    return match.asks[0]


def options(match: ReviveMatch, verb: str = "") -> list[str]:
    """The answers to the open question, or those that begin with a verb."""
    return [text(move) for move in ask(match).options if not verb or move[0] == verb]


def told(match: ReviveMatch, event: str) -> list[tuple[Any, ...]]:
    """The facts of all that was told of a kind, in order."""
    return [line.facts for line in match.log if line.event == event]


def me(match: ReviveMatch, seat: int = 0) -> Player:
    """A player as the table stands now."""
    return match.state.players[seat]


def supply(match: ReviveMatch, seat: int = 0) -> dict[str, int]:
    """The resources of which a player has any."""
    return {kind: number for kind, number in me(match, seat).supply.items() if number}


def basics(match: ReviveMatch, seat: int = 0) -> tuple[int, ...]:
    """Gears, books and food of a player."""
    return tuple(me(match, seat).supply[kind] for kind in BASIC)


def seen(match: ReviveMatch, seat: int | None) -> View:
    """The table as a seat, or a spectator, sees it."""
    found = match.view(seat).table
    assert isinstance(found, View)
    return found
