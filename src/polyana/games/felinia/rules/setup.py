"""Setup (F-022 to F-034, F-163 to F-166, F-197 to F-198)."""

from __future__ import annotations

from polyana.games.felinia.components import CARDS, GUILD
from polyana.games.felinia.content import Content
from polyana.games.felinia.state import Options, Player, Ship, State
from polyana.kernel import BadOptions, Chance


def setup(content: Content, options: Options, chance: Chance) -> State:
    """The table before the first bid."""
    check_players(content, options)
    players = options.players
    first = chance.below(players)
    bag = {kind: goods.count for kind, goods in content.goods.items()}
    state = State(
        chance=chance,
        mode=options.mode,
        next_deck_open=options.next_deck_open,
        players=start_players(content, players, first, bag),
        first=first,
        bag=bag,
        markets={
            market: dict.fromkeys(content.goods, 0) for market in open_markets(content, players)
        },
        stacks={place: [] for place in (*open_markets(content, players), GUILD)},
        bonuses=list(content.bonuses),
        ships=[Ship() for _ in content.ships],
        deck=deck_stack(content, chance),
        discarded=[],
        face_down={},
        face_up={},
        merchants={},
        mysteries=[],
    )
    for ship in state.ships:
        ship.deck = state.deck.pop()
    for market in state.markets:
        fill_market(state, market, content.limits.goods_per_market_start)
    lay_tiles(content, state)
    if content.modes[options.mode].mystery:
        state.mysteries = [
            card.id for card in content.mysteries.values() for _ in range(card.copies)
        ]
        chance.shuffle(state.mysteries)
    return state


def check_players(content: Content, options: Options) -> None:
    """F-022: the basic game is for 3 or 4, the advanced game for 2 to 4."""
    allowed = content.modes[options.mode].players
    if options.players not in allowed:
        numbers = " or ".join(str(number) for number in allowed)
        raise BadOptions(
            f"The {options.mode} game of Felinia is for {numbers} players, not {options.players}.",
            "option-players",
            game=f"felinia ({options.mode})",
            allowed=", ".join(map(str, allowed)),
            players=options.players,
        )


def start_players(content: Content, players: int, first: int, bag: dict[str, int]) -> list[Player]:
    """F-024 to F-026: coins, merchants and the given goods; the first row is the first player's."""
    seats = []
    for seat in range(players):
        hold = dict.fromkeys(content.goods, 0)
        for kind in content.start_goods[players].hands[(seat - first) % players]:
            hold[kind] += 1
            bag[kind] -= 1
        seats.append(
            Player(
                coins=content.limits.start_coins,
                stock=content.limits.merchants_per_player,
                hold=hold,
                cards=dict.fromkeys(CARDS, 0),
            )
        )
    return seats


def open_markets(content: Content, players: int) -> list[str]:
    """F-027: the markets that are open with so many players, in the order of resolution."""
    return [market.id for market in content.markets.values() if players not in market.closed_for]


def deck_stack(content: Content, chance: Chance) -> list[str]:
    """F-029: the blue-backed tiles below, the grey-backed above. The top is the end of the list."""
    blue = [deck.id for deck in content.decks.values() if deck.back == "blue"]
    grey = [deck.id for deck in content.decks.values() if deck.back == "grey"]
    chance.shuffle(blue)
    chance.shuffle(grey)
    return blue + grey


def fill_market(state: State, market: str, size: int) -> list[str]:
    """F-031, F-136, F-137: draws goods until the market holds `size`; what was drawn."""
    goods, drawn = state.markets[market], []
    for _ in range(size - sum(goods.values())):
        kind = draw_from_bag(state)
        if kind is None:
            break
        goods[kind] += 1
        drawn.append(kind)
    return drawn


def draw_from_bag(state: State) -> str | None:
    """A random goods tile out of the bag; None if the bag is empty."""
    bag = state.bag
    total = sum(bag.values())
    if not total:
        return None
    number = state.chance.below(total)
    for kind, count in bag.items():
        number -= count
        if number < 0:
            bag[kind] -= 1
            return kind
    raise AssertionError("the bag was counted wrong")


def lay_tiles(content: Content, state: State) -> None:
    """F-032, F-164: in each kingdom its tiles are shuffled and laid on its posts."""
    mode = content.modes[state.mode]
    where = state.face_up if mode.tiles_face_up else state.face_down
    for kingdom in content.kingdoms.values():
        tiles = [tile.id for tile in content.tiles.values() if tile.kingdom == kingdom.id]
        if mode.special_tiles:
            tiles += kingdom.special
        state.chance.shuffle(tiles)
        for post, tile in zip(content.islands[state.mode].posts[kingdom.id], tiles, strict=True):
            where[post] = tile
