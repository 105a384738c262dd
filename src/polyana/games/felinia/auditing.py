"""What must always hold on a table of Felinia: no piece is lost or made, no limit broken, nobody's turn nobody's."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from polyana.games.felinia.components import CARDS, GUILD
from polyana.games.felinia.content import Content
from polyana.games.felinia.rules.setup import open_markets
from polyana.games.felinia.state import Journey, State

ROUNDS = 17
"""No game can last longer: every round a ship sails, and its deck tile is out of the game."""


def audit(content: Content, state: State) -> list[str]:
    """Sentences about anything that cannot be."""
    # what the later questions rely on comes first
    faults = [*_table_faults(content, state), *_seat_faults(state)]
    if faults:
        return faults
    return [
        *_goods_faults(content, state),
        *_player_faults(content, state),
        *_tile_faults(content, state),
        *_ship_faults(content, state),
        *_phase_faults(content, state),
    ]


def _table_faults(content: Content, state: State) -> Iterator[str]:
    """F-022, F-027: players, markets, stacks and ships as they are set up."""
    players = len(state.players)
    if players not in content.modes[state.mode].players:
        yield f"{players} people play the {state.mode} game"
        return
    markets = open_markets(content, players)
    if list(state.markets) != markets or list(state.stacks) != [*markets, GUILD]:
        yield f"the markets are {list(state.markets)}, the stacks {list(state.stacks)}"
    if len(state.ships) != len(content.ships):
        yield f"there are {len(state.ships)} ships"
    kinds = [state.bag, *state.markets.values(), *(player.hold for player in state.players)]
    if any(set(goods) != set(content.goods) for goods in kinds):
        yield "there are goods of other kinds"
    if any(set(player.cards) != set(CARDS) for player in state.players):
        yield "there are cards of other kinds"


def _seat_faults(state: State) -> Iterator[str]:
    """Whoever acts, bids, sails or stands somewhere is at the table."""
    named = [state.first, *state.merchants.values()]
    for stack in state.stacks.values():
        named += stack
    for ship in state.ships:
        named += ship.seats
    if state.journey is not None:
        named.append(state.journey.seat)
    if max(named) >= len(state.players):
        yield f"there is no seat {max(named)}"


def _goods_faults(content: Content, state: State) -> Iterator[str]:
    """F-005: bag, markets and holds together, kind by kind."""
    for kind, goods in content.goods.items():
        count = state.bag[kind] + sum(market[kind] for market in state.markets.values())
        count += sum(player.hold[kind] for player in state.players)
        if count != goods.count:
            yield f"there are {count} {kind} instead of {goods.count}"
    amounts = [
        *state.bag.values(),
        *(n for market in state.markets.values() for n in market.values()),
    ]
    if min(amounts) < 0:
        yield "the bag or a market holds less than nothing"


def _player_faults(content: Content, state: State) -> Iterator[str]:
    """F-002, F-003, F-007: merchants, coins, bid tokens and cards."""
    limits = content.limits
    for seat, player in enumerate(state.players):
        merchants = player.stock + list(state.merchants.values()).count(seat)
        merchants += sum(ship.seats.count(seat) for ship in state.ships)
        if merchants != limits.merchants_per_player:
            yield f"seat {seat} has {merchants} merchants"
        if not 0 <= player.coins <= limits.coin_cap:
            yield f"seat {seat} has {player.coins} coins"
        if min(player.stock, *player.hold.values(), *player.cards.values()) < 0:
            yield f"seat {seat} has less than nothing of something"
        if len(set(player.mysteries)) < len(player.mysteries):
            yield f"seat {seat} has two mystery cards alike"
    tokens = sum(map(len, state.stacks.values()))
    if tokens > limits.bid_tokens_per_player * len(state.players):
        yield f"{tokens} tokens have been placed"
    three = limits.card_values[1]
    for card in content.resources:
        # F-008 limits gains alone: a payment may break a three when no single card is left
        if sum(player.cards[card] for player in state.players) > three * limits.cards_per_resource:
            yield f"more {card} cards are in use than there are"


def _tile_faults(content: Content, state: State) -> Iterator[str]:
    """F-032, F-164: every tile and card is in one place; on a post lies one tile, or a merchant stands there."""
    mode, island = content.modes[state.mode], content.islands[state.mode]
    lying = [*state.face_down.values(), *state.face_up.values()]
    tiles = [tile for player in state.players for tile in player.tiles]
    specials = [tile for player in state.players for tile in player.specials]
    wanted = [*content.tiles, *(content.specials if mode.special_tiles else ())]
    yield from _same("trade tiles", [*lying, *tiles, *specials, *state.removed], wanted)
    yield from _known("trade tile", [*tiles, *state.face_down.values()], content.tiles)
    yield from _known("special tile", specials, content.specials)
    taken = [*state.face_down, *state.face_up, *state.merchants]
    yield from _known("post", taken, [post for posts in island.posts.values() for post in posts])
    if len(set(taken)) < len(taken):
        yield "a merchant stands on a post with a tile, or two tiles lie on it"
    bonuses = [*state.bonuses, *(bonus for player in state.players for bonus in player.bonuses)]
    yield from _same("bonus tiles", bonuses, content.bonuses)
    cards = [*state.mysteries, *(card for player in state.players for card in player.mysteries)]
    cards += state.journey.drawn if state.journey else []
    copies = [card.id for card in content.mysteries.values() for _ in range(card.copies)]
    yield from _same("mystery cards", cards, copies if mode.mystery else [])


def _ship_faults(content: Content, state: State) -> Iterator[str]:
    """F-014, F-072: every deck tile is in one place, and nobody sits on a ship without a seat."""
    decks = [*state.deck, *state.discarded, *(ship.deck for ship in state.ships if ship.deck)]
    yield from _same("deck tiles", decks, content.decks)
    for ship in state.ships:
        deck = content.decks.get(ship.deck)
        if len(ship.seats) > (deck.seats if deck else 0):
            yield f"{ship.deck or 'a ship without deck tile'} has more merchants than seats"


def _phase_faults(content: Content, state: State) -> Iterator[str]:
    """F-035 to F-038, F-046: the turn is somebody's, and what belongs to one phase is not there in another."""
    players, tokens = len(state.players), content.limits.bid_tokens_per_player
    if not 1 <= state.round <= ROUNDS:
        yield f"round {state.round} is played"
    if state.phase == "bidding" and not (
        1 <= state.lap <= tokens and 0 <= state.turn < players and state.place == 0
    ):
        yield f"player {state.turn} bids in lap {state.lap}"
    if state.phase == "trade" and (
        state.lap != 1 or any(list(state.stacks.values())[: state.place])
    ):
        yield "trade has passed over a token"
    if state.phase in ("exploration", "storage", "over") and any(state.stacks.values()):
        yield f"tokens lie out in the phase {state.phase}"
    if state.turn > (players if state.phase == "storage" else players - 1):
        yield f"it is the turn of player {state.turn}"
    sailing = [state.ships[number].deck for number in state.sailing if number < len(state.ships)]
    if len(set(sailing)) != len(state.sailing) or not all(sailing):
        yield f"the ships {state.sailing} sail"
    if state.sailing and state.phase != "exploration":
        yield f"ships sail in the phase {state.phase}"
    if state.journey is not None:
        yield from _journey_faults(content, state, state.journey)


def _journey_faults(content: Content, state: State, journey: Journey) -> Iterator[str]:
    """F-087 to F-095: the bow merchant of the first ship is on the way, over provinces of this island."""
    limits, mode = content.limits, content.modes[state.mode]
    bow = state.ships[state.sailing[0]].seats[:1] if state.sailing else []
    if bow != [journey.seat]:
        yield f"a merchant of seat {journey.seat} is on a journey without a ship"
    provinces = content.islands[state.mode].provinces
    yield from _known("province", [journey.province, *journey.entered], provinces)
    if journey.free_steps >= limits.free_steps:
        yield f"a merchant has {journey.free_steps} free steps"
    if journey.flips > (0 if mode.tiles_face_up else limits.flips_per_merchant):
        yield f"a merchant may turn {journey.flips} tiles"
    if len(journey.drawn) > limits.mystery_draw:
        yield f"a merchant has drawn {len(journey.drawn)} mystery cards"


def _same(what: str, found: list[str], wanted: Collection[str]) -> Iterator[str]:
    if sorted(found) != sorted(wanted):
        yield f"the {what} are {sorted(found)} instead of {sorted(wanted)}"


def _known(what: str, found: list[str], known: Collection[str]) -> Iterator[str]:
    for name in found:
        if name not in known:
            yield f"there is no {what} {name!r}"
