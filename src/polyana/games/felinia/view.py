"""What each seat may see of Felinia, and what it must guess (Part B)."""

from __future__ import annotations

from collections import Counter

import msgspec

from polyana.effects import mixed
from polyana.games.felinia.content import Content
from polyana.games.felinia.outlook import (
    KingdomView,
    SetView,
    ShipView,
    dear,
    departures,
    joins,
    kingdoms,
    reach,
    sale,
    sets,
    ship_views,
)
from polyana.games.felinia.rules.bidding import income, tokens_left
from polyana.games.felinia.rules.trade import token_price
from polyana.games.felinia.scoring import score_sheet
from polyana.games.felinia.state import FeliniaTable, Journey, Player, State
from polyana.kernel import Chance, Line, Table


class PlayerView(msgspec.Struct):
    """A player as others see them; own secrets are filled in for their owner alone."""

    coins: int
    stock: int
    tokens: int
    """Bid tokens still to be placed, or to act."""
    hold: dict[str, int]
    cards: dict[str, int]
    specials: list[str]
    tile_count: int
    bonus_count: int
    mystery_count: int
    tiles: list[str] | None = None
    bonuses: list[str] | None = None
    mysteries: list[str] | None = None
    sheet: list[Line] | None = None
    sets: dict[str, SetView] | None = None
    sale: dict[str, tuple[int, int]] | None = None
    """By thing: the coins that one unit would bring if it were sold now, and the coins that would be lost."""


class JourneyView(msgspec.Struct):
    """The merchant on its way; the cards just drawn are for its owner alone."""

    seat: int
    province: str
    entered: list[str]
    free_steps: int
    flips: int
    reach: dict[str, int]
    """The posts with a tile that it can still get to, and the FOOD that each takes."""
    drawn_count: int
    drawn: list[str] | None = None


class View(msgspec.Struct):
    """The table of Felinia as one seat sees it."""

    mode: str
    next_deck_open: bool
    round: int
    phase: str
    lap: int
    turn: int
    place: str
    first: int
    players: list[PlayerView]
    bag: dict[str, int]
    markets: dict[str, dict[str, int]]
    stacks: dict[str, list[int]]
    prices: dict[str, list[int]]
    """What each token of a stack pays, in the same order."""
    dear: list[str]
    """The places at which the token on top pays more coins than this seat has."""
    income: int
    """What a token on the own board brings in this lap; 0 outside of Bidding."""
    bonuses: list[str]
    ships: list[ShipView]
    departures: list[int]
    """The ships by departure, those without a deck tile last."""
    grey_decks: int
    blue_decks: int
    next_deck: str
    discarded: list[str]
    face_down: list[str]
    face_up: dict[str, str]
    merchants: dict[str, int]
    joins: list[str]
    """Posts with a tile on which a merchant of this seat would join others of its own."""
    kingdoms: dict[str, KingdomView]
    mystery_deck: int
    removed: list[str]
    sailing: list[int]
    journey: JourneyView | None
    ending: str


def view(content: Content, state: State, seat: int | None) -> View:
    """The one gate: everything public, and the secrets of the seat itself."""
    backs = Counter(content.decks[deck].back for deck in state.deck)
    over = state.phase == "over"
    table = Table(content, state)
    return View(
        mode=state.mode,
        next_deck_open=state.next_deck_open,
        round=state.round,
        phase=state.phase,
        lap=state.lap,
        turn=state.turn,
        place=list(state.stacks)[state.place] if state.phase == "trade" else "",
        first=state.first,
        players=[
            player_view(table, number, own=over or number == seat)
            for number in range(len(state.players))
        ],
        bag=dict(state.bag),
        markets={market: dict(goods) for market, goods in state.markets.items()},
        stacks={place: list(stack) for place, stack in state.stacks.items()},
        prices={
            place: [token_price(height) for height in range(1, len(stack) + 1)]
            for place, stack in state.stacks.items()
        },
        dear=dear(table, seat) if seat is not None else [],
        income=income(table) if state.phase == "bidding" else 0,
        bonuses=list(state.bonuses),
        ships=ship_views(table, seat),
        departures=departures(table),
        grey_decks=backs["grey"],
        blue_decks=backs["blue"],
        next_deck=state.deck[-1] if state.next_deck_open and state.deck else "",
        discarded=list(state.discarded),
        face_down=sorted(state.face_down),
        face_up=dict(state.face_up),
        merchants=dict(state.merchants),
        joins=joins(table, seat) if seat is not None else [],
        kingdoms=kingdoms(table, seat),
        mystery_deck=len(state.mysteries),
        removed=list(state.removed),
        sailing=list(state.sailing),
        journey=journey_view(table, state.journey, seat) if state.journey else None,
        ending=state.ending,
    )


def player_view(table: FeliniaTable, seat: int, own: bool) -> PlayerView:
    """F-066, F-105, F-181: others see how many tiles and cards a player has taken, not which."""
    player = table.state.players[seat]
    seen = PlayerView(
        coins=player.coins,
        stock=player.stock,
        tokens=tokens_left(table, seat),
        hold=dict(player.hold),
        cards=dict(player.cards),
        specials=list(player.specials),
        tile_count=len(player.tiles),
        bonus_count=len(player.bonuses),
        mystery_count=len(player.mysteries),
    )
    if own:
        seen.tiles = list(player.tiles)
        seen.bonuses = list(player.bonuses)
        seen.mysteries = list(player.mysteries)
        seen.sheet = score_sheet(table.content, table.state, seat)
        seen.sets = sets(table, seat)
        seen.sale = sale(table, seat)
    return seen


def journey_view(table: FeliniaTable, journey: Journey, seat: int | None) -> JourneyView:
    """The two cards just drawn are seen by the drawing player only."""
    return JourneyView(
        seat=journey.seat,
        province=journey.province,
        entered=list(journey.entered),
        free_steps=journey.free_steps,
        flips=journey.flips,
        reach=reach(table, journey),
        drawn_count=len(journey.drawn),
        drawn=list(journey.drawn) if journey.seat == seat else None,
    )


def imagine(content: Content, state: State, seat: int, chance: Chance) -> State:
    """The same table to this seat, with a random guess in place of all that it cannot see."""
    others = [player for number, player in enumerate(state.players) if number != seat]
    imagine_decks(content, state, chance)
    imagine_tiles(content, state, others, chance)
    imagine_bonuses(others, chance)
    imagine_mysteries(state, others, seat, chance)
    state.chance = Chance(chance.bits())
    return state


def imagine_decks(content: Content, state: State, chance: Chance) -> None:
    """The stack holds the tiles not yet seen, blue backs below grey ones; an open top tile is known."""
    deck = state.deck
    shown = [deck.pop()] if state.next_deck_open and deck else []
    blue = mixed([tile for tile in deck if content.decks[tile].back == "blue"], chance)
    grey = mixed([tile for tile in deck if content.decks[tile].back == "grey"], chance)
    state.deck = blue + grey + shown


def imagine_tiles(content: Content, state: State, others: list[Player], chance: Chance) -> None:
    """Face-down tiles and those the others took are mixed within each kingdom, for its mix and posts are public."""
    hidden = list(state.face_down.values())
    for player in others:
        hidden += player.tiles
    pools: dict[str, list[str]] = {}
    for tile in sorted(hidden):
        pools.setdefault(content.tiles[tile].kingdom, []).append(tile)
    for pool in pools.values():
        chance.shuffle(pool)
    for post, tile in state.face_down.items():
        state.face_down[post] = pools[content.tiles[tile].kingdom].pop()
    for player in others:
        kingdoms = sorted(content.tiles[tile].kingdom for tile in player.tiles)
        player.tiles = [pools[kingdom].pop() for kingdom in kingdoms]


def imagine_bonuses(others: list[Player], chance: Chance) -> None:
    """The others' bonus tiles are known as a whole, but not whose is whose."""
    pool = mixed([bonus for player in others for bonus in player.bonuses], chance)
    for player in others:
        player.bonuses = [pool.pop() for _ in player.bonuses]


def imagine_mysteries(state: State, others: list[Player], seat: int, chance: Chance) -> None:
    """The deck and the others' cards are mixed; nobody gets two alike (F-176)."""
    pool = list(state.mysteries)
    journey = state.journey
    foreign = journey is not None and journey.seat != seat
    if journey is not None and foreign:
        pool += journey.drawn
    for player in others:
        pool += player.mysteries
    pool.sort()
    sizes = [len(player.mysteries) for player in others]
    hands = None
    while hands is None:
        chance.shuffle(pool)
        hands = deal_unlike(pool, sizes)
    for player, hand in zip(others, hands, strict=True):
        player.mysteries = hand
        for card in hand:
            pool.remove(card)
    if journey is not None and foreign:
        journey.drawn = [pool.pop() for _ in journey.drawn]
    state.mysteries = pool


def deal_unlike(pool: list[str], sizes: list[int]) -> list[list[str]] | None:
    """Hands of these sizes without two alike, dealt from the end of the pool; None if the cards do not work out."""
    left = pool[::-1]
    hands = []
    for size in sizes:
        hand = list(dict.fromkeys(left))[:size]
        if len(hand) < size:
            return None
        for card in hand:
            left.remove(card)
        hands.append(hand)
    return hands


def secrets(content: Content, state: State, seat: int | None) -> set[str]:
    """Ids that a view for this seat must not contain."""
    hidden = set(state.deck[:-1] if state.next_deck_open else state.deck)
    hidden.update(state.face_down.values())
    if state.phase == "over":
        return hidden
    seen: set[str] = set()
    cards = set(state.mysteries)
    if state.journey is not None:
        (seen if state.journey.seat == seat else cards).update(state.journey.drawn)
    for number, player in enumerate(state.players):
        if number == seat:
            seen.update(player.mysteries)
        else:
            hidden.update(player.tiles)
            hidden.update(player.bonuses)
            cards.update(player.mysteries)
    return hidden | (cards - seen)
