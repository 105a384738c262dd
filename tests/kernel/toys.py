"""Toy games to prove the kernel on: one desk, and rules as short as a test needs them."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec

from polyana import games
from polyana.kernel import (
    Ask,
    Chance,
    Count,
    Game,
    Id,
    Line,
    Many,
    Match,
    Move,
    Options,
    Result,
    Rules,
    State,
    Table,
    Together,
)
from polyana.kernel.game import O, S
from polyana.kernel.table import C

CARDS = [f"card_{number}" for number in range(12)]


class Pair(Options, frozen=True, forbid_unknown_fields=True):
    """A toy is for two, or for as many as a test wants."""

    players: int = 2


class Desk(State):
    """Open notes, a covered deck, and what each seat holds for itself."""

    turn: Count
    notes: Many[Id]
    deck: Many[Id]
    purses: Many[Many[Id]]


class DeskView(msgspec.Struct):
    """The desk as a seat sees it."""

    turn: int
    notes: list[str]
    deck: int
    purses: list[int]
    own: list[str]


DeskTable = Table[Desk, None]
Play = Callable[[DeskTable], Rules]


class Toy(Game[Desk, Pair, None]):
    """A game with any rules; it is over after so many turns, which the rules count."""

    name = "toy"
    version = 1
    options_type = Pair
    state_type = Desk

    def __init__(self, play: Play, turns: int = 6) -> None:
        super().__init__(None, "toy-content")
        self.play = play
        self.turns = turns

    def variants(self) -> list[Pair]:
        return [Pair(2), Pair(3)]

    def setup(self, options: Pair, chance: Chance) -> Desk:
        deck = CARDS.copy()
        chance.shuffle(deck)
        return Desk(chance, 0, [], deck, [[] for _ in range(options.players)])

    def step(self, table: DeskTable) -> Rules:
        return self.play(table)

    def over(self, state: Desk) -> bool:
        return state.turn >= self.turns

    def result(self, state: Desk) -> Result:
        scores = [len(purse) for purse in state.purses]
        places = [1 + sum(other > score for other in scores) for score in scores]
        return Result(scores, places, [[Line("cards", score)] for score in scores])

    def view(self, state: Desk, seat: int | None) -> DeskView:
        own = [] if seat is None else state.purses[seat]
        sizes = [len(purse) for purse in state.purses]
        return DeskView(state.turn, state.notes.copy(), len(state.deck), sizes, own.copy())

    def imagine(self, state: Desk, seat: int, chance: Chance) -> Desk:
        others = [purse for number, purse in enumerate(state.purses) if number != seat]
        pool = [*state.deck, *(card for purse in others for card in purse)]
        chance.shuffle(pool)
        for purse in others:
            purse[:] = [pool.pop() for _ in purse]
        state.deck = pool
        state.chance = Chance(chance.bits())
        return state

    def evaluate(self, state: Desk, seat: int) -> dict[str, float]:
        return {"cards": len(state.purses[seat])}

    def audit(self, state: Desk) -> list[str]:
        cards = sorted(state.deck + [card for purse in state.purses for card in purse])
        return [] if cards == sorted(CARDS) else [f"the cards are {cards}"]

    def secrets(self, state: Desk, seat: int | None) -> set[str]:
        own = set() if seat is None else set(state.purses[seat])
        return set(CARDS) - own


def words(verb: str, *things: str) -> list[Move]:
    """Moves of one verb."""
    return [(verb, thing) for thing in things]


def note(table: DeskTable, seat: int, move: Move) -> None:
    """Writes a move down for all to see."""
    table.state.notes.append(f"{seat} {' '.join(move)}")
    table.tell("noted", seat, *move)


def fair(table: DeskTable) -> Rules:
    """Six turns that use all a game may use: talk, draws, dice, secrets, a silent step, a simultaneous choice."""
    state = table.state
    state.turn += 1
    yield from FAIR[(state.turn - 1) % len(FAIR)](table, state.turn % len(state.purses))


def talk(table: DeskTable, seat: int) -> Rules:
    """Open answers of several seats in one step, a forced one between them."""
    other = (seat + 1) % len(table.state.purses)
    for speaker in (seat, seat, other, other, seat):
        note(table, speaker, (yield Ask(speaker, "talk", words("say", "yes", "no", "perhaps"))))
        note(table, other, (yield Ask(other, "nod", words("nod", "politely"))))


def draw(table: DeskTable, seat: int) -> Rules:
    """A card is drawn, or not."""
    note(table, seat, (move := (yield Ask(seat, "draw", words("draw", "one", "none")))))
    if move[1] == "one" and table.state.deck:
        card = table.state.deck.pop()
        table.state.purses[seat].append(card)
        table.tell("drew", seat, card, only=seat)
        table.reveal()


def roll(table: DeskTable, seat: int) -> Rules:
    """A die is rolled, or not."""
    note(table, seat, (move := (yield Ask(seat, "roll", words("roll", "die", "nothing")))))
    if move[1] == "die":
        note(table, seat, ("rolled", str(table.state.chance.die())))


def bury(table: DeskTable, seat: int) -> Rules:
    """A card of the purse goes under the deck, and nobody else knows which."""
    purse = table.state.purses[seat]
    moves = [*words("bury", *purse), ("bury", "nothing")]
    _, card = yield Ask(seat, "bury", moves, tuple(purse), always=True, secret=True)
    if card != "nothing":
        purse.remove(card)
        table.state.deck.insert(0, card)
    table.tell("buried", seat)


def dusk(table: DeskTable, seat: int) -> Rules:
    """Nobody is asked."""
    note(table, seat, ("dusk",))
    return
    yield


def point(table: DeskTable, seat: int) -> Rules:
    """All point at once; the seat in turn has one way to go and is not asked."""
    ways = ("north", "south", "west")
    sealed = Together(
        [
            Ask(other, "point", words("point", *(ways[:1] if other == seat else ways)))
            for other in range(len(table.state.purses))
        ]
    )
    yield sealed
    for other in sorted(sealed.answers):
        note(table, other, sealed.answers[other])


FAIR: list[Callable[[DeskTable, int], Rules]] = [talk, draw, roll, bury, dusk, point]


def sealed_names(secret: bool = False) -> Play:
    """Rules in which all write down an animal at once."""

    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        animals = words("name", "zebra", "heron")
        seats = range(len(table.state.purses))
        yield (sealed := Together([Ask(seat, "name", animals, secret=secret) for seat in seats]))
        if not secret:
            for seat in seats:
                note(table, seat, sealed.answers[seat])

    return play


def play_on(match: Match[S, O, C], moves: int = 10_000, seed: int = 0) -> None:
    """Plays so many random moves, or to the end."""
    dice = random.Random(seed)
    for _ in range(moves):
        if match.over:
            return
        ask = dice.choice(match.asks)
        match.answer(ask.seat, dice.choice(ask.options))


def moment(match: Match[S, O, C]) -> tuple[object, ...]:
    """Everything that makes a moment but the log and the floor: what a fork and a resumed game share."""
    moves = [(answer.seat, answer.move, answer.secret) for answer in match.answers]
    return match.game.encode(match.state), match.asks, moves, match.over


def saved(match: Match[S, O, C]) -> bytes:
    """The bytes of the match on paper."""
    return match.record().to_json()


def felinia(variant: int = 0, moves: int = 60, seed: int = 7) -> Match[State, Options, object]:
    """A match of Felinia after some random moves."""
    game = games.load("felinia")
    match = Match(game, game.variants()[variant], seed)
    play_on(match, moves, seed)
    return match
