"""Small tables of Tundra to prove rules on: a state in a few lines, never fifty moves."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from polyana.games.tundra import Tundra, load
from polyana.games.tundra.content import Content
from polyana.games.tundra.rules.round import start_round
from polyana.games.tundra.rules.setup import in_play
from polyana.games.tundra.state import GoalCard, Options, State
from polyana.games.tundra.view import View
from polyana.kernel import Chance, Match, Table
from polyana.kernel.check import Moods
from tests.tables import Tables, moments

GAME: Tundra = load()
CONTENT: Content = GAME.content
TundraMatch = Match[State, Options, Content]
TABLES = Tables(GAME, View, lambda state: Options(len(state.players), state.layout, state.variant))
start, play, seen = TABLES.start, TABLES.play, TABLES.seen


def table(
    players: int = 2, layout: str = "standard", variant: bool = False, seed: int = 1
) -> State:
    """The dice phase of round I, the turn of seat 0, everybody with the dice 1 2 3 4.

    Nothing is under the boards, the market and the goals are the first of their files, tracks are empty:
    a test gives what it needs.
    """
    options = Options(players=players, layout=layout, titles_and_personal_goals=variant)
    state = GAME.setup(options, Chance(seed))
    state.phase = "dice"
    market(state, *[*CONTENT.advisors, *CONTENT.boosts][: CONTENT.setup.city_market[players]])
    goals(
        state,
        *in_play(CONTENT.common_goals, players)[: CONTENT.setup.goals_shown[players]],
    )
    for seat in range(players):
        tracks(state, seat)
        dice(state, seat, 1, 2, 3, 4)
    return state


def tracks(
    state: State, seat: int, kindling: int = 0, stone: int = 0, peat: int = 0, berry: int = 0
) -> None:
    """Sets all four tracks: `tracks(state, 0, stone=2, berry=1)`."""
    player = state.players[seat]
    player.resources = {"kindling": kindling, "stone": stone, "peat": peat}
    player.berry = berry


def points(state: State, seat: int, vp: int) -> None:
    """Sets the points, as if scored with cards."""
    player = state.players[seat]
    player.scored, player.goals, player.vp = {"cards": vp}, {}, vp


def dice(state: State, seat: int, *values: int, left: int | None = None) -> None:
    """Puts exactly these unused dice on the character board; `left` in supply, the others set aside."""
    player = state.players[seat]
    player.unrolled, player.idle, player.dice = 0, 0, sorted(values)
    on_cells = sum(len(board.dice) for board in player.boards.values())
    on_cells += sum(goal.seat == seat for goal in state.goals)
    player.dice_left = CONTENT.titles[player.title].dice_max - len(values) - on_cells
    if left is not None:
        player.idle = player.dice_left - left
        player.dice_left = left


def place_dice(state: State, seat: int, board: str, *values: int) -> None:
    """Puts dice from supply on cells of an order board, as used."""
    state.players[seat].boards[board].dice += values
    state.players[seat].dice_left -= len(values)


def lay(state: State, place: str, token: str, face_up: bool = True) -> None:
    """Puts a glade token on a place, swapping it with whatever lay there."""
    lying = {**state.face_down, **state.face_up}
    old = next((where for where, other in lying.items() if other == token), None)
    here = state.face_up if place in state.face_up else state.face_down
    if old is not None:
        there = state.face_up if old in state.face_up else state.face_down
        there[old], here[place] = here[place], token
    if face_up:
        turn_up(state, place)
    elif place in state.face_up:
        state.face_down[place] = state.face_up.pop(place)


def turn_up(state: State, *places: str) -> None:
    """Turns glades face up."""
    for place in places:
        if place in state.face_down:
            state.face_up[place] = state.face_down.pop(place)


def workers(state: State, seat: int, *places: str) -> None:
    """Puts the workers of a seat on exactly these places; glades there are turned up."""
    turn_up(state, *places)
    player = state.players[seat]
    player.workers = list(places)
    player.workers_left = CONTENT.limits.workers_per_player - len(places)


def towers(state: State, seat: int, *places: str) -> None:
    """Puts towers of a seat on these glades, which are turned up."""
    turn_up(state, *places)
    for place in places:
        state.towers[place] = seat
        state.players[seat].towers_left -= 1


def market(state: State, *cards: str) -> None:
    """Lays out exactly these city cards; the others of the market go under the deck."""
    state.deck[:0] = state.market
    state.market = []
    for card in cards:
        take_away(state, card)
        state.market.append(card)


def deck(state: State, *cards: str) -> None:
    """Puts city cards on top of the deck, the first to be drawn first."""
    for card in reversed(cards):
        take_away(state, card)
        state.deck.append(card)


def take_away(state: State, card: str) -> None:
    """Takes a city card from wherever it is."""
    for pile in (state.deck, state.market, state.discard):
        if card in pile:
            pile.remove(card)
    for player in state.players:
        player.advisors.pop(card, None)
        for board in player.boards.values():
            if card in board.boosts:
                board.boosts.remove(card)


def advisors(state: State, seat: int, *cards: str, upright: bool = True) -> None:
    """Lays advisors out in front of a seat."""
    for card in cards:
        take_away(state, card)
        state.players[seat].advisors[card] = upright


def tuck(state: State, seat: int, board: str, *cards: str) -> None:
    """Puts boosts under an order board of a seat: market boosts, or a starting boost out of anybody's hand."""
    for card in cards:
        if card in CONTENT.boosts:
            take_away(state, card)
            state.players[seat].boards[board].boosts.append(card)
        else:
            deal(state, seat, card)
            state.players[seat].hand.remove(card)
            state.players[seat].boards[board].starting = card


def deal(state: State, seat: int, *cards: str) -> None:
    """Puts starting boosts into the hand of a seat, swapping them with cards of it."""
    own = state.players[seat].hand
    for card in cards:
        holder = next(player.hand for player in state.players if card in player.hand)
        if holder is not own:
            other = next(number for number, held in enumerate(own) if held not in cards)
            holder[holder.index(card)], own[other] = own[other], card


def upgraded(state: State, seat: int, *boards: str) -> None:
    """Turns order boards to their upgraded side, without points."""
    for board in boards:
        state.players[seat].boards[board].upgraded = True


def goals(state: State, *cards: str) -> None:
    """Opens exactly these common goals."""
    state.goals = [GoalCard(card) for card in cards]


def title(state: State, seat: int, name: str) -> None:
    """Gives a seat a title; its supply of dice changes with it."""
    player = state.players[seat]
    change = CONTENT.titles[name].dice_max - CONTENT.titles[player.title].dice_max
    player.title = name
    player.dice_left += change


def personal_goal(state: State, seat: int, goal: str) -> None:
    """Gives a seat a personal goal, swapping it with whoever holds it."""
    for player in state.players:
        if player.goal == goal:
            player.goal = state.players[seat].goal
    state.players[seat].goal = goal


def start_of(state: State, number: int = 1) -> State:
    """The start of a round, before the title of seat 0; all dice are back in supply."""
    for player in state.players:
        player.dice, player.idle = [], 0
        player.dice_left = CONTENT.titles[player.title].dice_max
        for board in player.boards.values():
            board.dice = []
    state.round = number
    start_round(Table(CONTENT, state))
    return state


def last_die(state: State, number: int = 1) -> State:
    """The last turn of a round: only seat 0 has a die left, a 1."""
    state.round = number
    for seat in range(len(state.players)):
        dice(state, seat, *([1] if seat == 0 else []))
    return state


def next_rolls(state: State, *values: int) -> None:
    """The next dice rolled will show these values."""
    for seed in count():
        rolled = Chance(seed)
        if all(rolled.die() == value for value in values):
            state.chance = Chance(seed)
            return


def new_game(
    players: int = 2, layout: str = "standard", variant: bool = False, seed: int = 1
) -> TundraMatch:
    """A game from its very beginning: everybody holds four starting boosts."""
    return Match(GAME, Options(players, layout, variant), seed)


def tuck_boosts(match: TundraMatch) -> None:
    """Everybody tucks the first boosts of their hand under the first boards."""
    while match.state.phase == "boosts":
        open_ask = match.asks[0]
        match.answer(open_ask.seat, open_ask.options[0])


def whole_game(players: int, variant: bool = False, seed: int = 1) -> Iterator[TundraMatch]:
    """A game at random from its very beginning, at every decision and at its end."""
    return moments(new_game(players, variant=variant, seed=seed), Moods(seed).choose)
