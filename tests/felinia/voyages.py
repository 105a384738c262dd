"""Small voyages: ships that land, posts as a test needs them, and the end of a game."""

from __future__ import annotations

from polyana.games.felinia.state import State
from polyana.kernel import Result
from tests.felinia.tables import CONTENT, FeliniaMatch, berth, start

DECKS = {
    (deck.kingdom, deck.seats): name for name, deck in CONTENT.decks.items() if deck.back == "grey"
}
"""A grey-backed deck tile for every kingdom with one seat and (but for Irbis and Tiger) with two."""


def land(state: State, kingdom: str, *seats: int) -> FeliniaMatch:
    """A match at the landing of a ship with merchants of these seats, bow first; no other ship sails."""
    berth(state, 0, DECKS[kingdom, len(seats)], *seats)
    return start(sail(state, 0))


def sail(state: State, *numbers: int) -> State:
    """Puts the table into Exploration: these ships sail, in this order."""
    state.phase, state.sailing = "exploration", list(numbers)
    return state


def turn_up(state: State, *posts: str) -> None:
    """Turns the tiles on these posts face up."""
    for post in posts:
        state.face_up[post] = state.face_down.pop(post)


def bare(state: State, *posts: str) -> None:
    """Takes the tiles of these posts out of the game."""
    for post in posts:
        tile = state.face_down.pop(post, "") or state.face_up.pop(post)
        state.removed.append(tile)


def stand(state: State, seat: int, *posts: str) -> None:
    """Puts merchants on posts; nobody gets the tiles, which leave the game."""
    bare(state, *posts)
    state.players[seat].stock -= len(posts)
    state.merchants.update(dict.fromkeys(posts, seat))


def finish(state: State) -> Result:
    """The result if the game ended with this table."""
    state.phase, state.ending = "exploration", "merchants"
    return start(state).result()


def collect(state: State, seat: int, kind: str, number: int) -> None:
    """Gives a player so many trade tiles of a kind, off the island and without a merchant."""
    lying = state.face_up or state.face_down
    posts = [
        post
        for post, tile in lying.items()
        if tile in CONTENT.tiles and CONTENT.tiles[tile].kind == kind
    ]
    state.players[seat].tiles += [lying.pop(post) for post in posts[:number]]


def take_bonus(state: State, seat: int, *bonuses: str) -> None:
    """Gives a player bonus tiles of the Guild."""
    for bonus in bonuses:
        state.bonuses.remove(bonus)
        state.players[seat].bonuses.append(bonus)


def own(state: State, seat: int, *specials: str) -> None:
    """Gives a player special tiles, off the island and without a merchant."""
    for special in specials:
        post = next(post for post, tile in state.face_up.items() if tile == special)
        state.players[seat].specials.append(state.face_up.pop(post))


def mystery_deck(state: State, *cards: str) -> None:
    """Leaves these cards in the mystery deck, top first; the others of a table of four hold the rest."""
    state.mysteries = list(reversed(cards))
    for design in CONTENT.mysteries.values():
        for seat in range(1, 1 + design.copies - cards.count(design.id)):
            state.players[seat].mysteries.append(design.id)


def points(state: State, seat: int = 0) -> dict[str, int]:
    """The score sheet of a player if the game ended with this table, by the sort of line; no lines without points."""
    sheet: dict[str, int] = {}
    for line in finish(state).sheets[seat]:
        sheet[line.what] = sheet.get(line.what, 0) + line.points
    return {what: number for what, number in sheet.items() if number}
