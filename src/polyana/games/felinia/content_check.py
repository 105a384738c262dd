"""Whether the content is a whole Felinia: counts, references, roads and reach."""

from __future__ import annotations

from collections import Counter

from polyana.games.felinia.components import CARDS, COUNTERS, GUILD, DeckTile, Mode
from polyana.games.felinia.content import Content, Island
from polyana.kernel import Where


def check_content(content: Content) -> None:
    """Raises a ContentError that names file, entry and reason."""
    _check_setup(content)
    for mode in content.modes.values():
        _check_mode(content, mode)
    _check_start(content)
    _check_tiles(content)
    _check_kingdoms(content)
    _check_decks(content)
    _check_specials(content)
    _check_cards(content)
    for name, island in content.islands.items():
        _check_island(content, name, island)


def _in_setup(entry: str) -> Where:
    return Where("setup.toml", entry)


def _check_setup(content: Content) -> None:
    """Goods, ships, cards and places."""
    limits, goods = content.limits, _in_setup("goods")
    goods.want(len(content.goods) == 5, "five-goods")
    total = sum(kind.count for kind in content.goods.values())
    goods.want(total == 45, "goods-tiles", given=total)
    for kind in content.goods.values():
        _in_setup(kind.id).known("kingdom", [kind.kingdom], content.kingdoms)
    _in_setup("ship").want(len(content.ships) == limits.ships, "ships", wanted=limits.ships)
    _in_setup("limits").want(len(limits.bid_income) == limits.bid_tokens_per_player, "bid-income")
    _in_setup("resource").want(set(content.resources) == set(CARDS), "resources")
    for resource in content.resources.values():
        cards = limits.cards_per_resource
        _in_setup(resource.id).want(
            resource.cards == cards, "cards", wanted=cards, given=resource.cards
        )
    orders: dict[int, str] = {}
    places = [(market.id, market.order) for market in content.markets.values()]
    for place, order in (*places, (content.guild.id, content.guild.order)):
        taken = orders.get(order, "")
        _in_setup(place).want(not taken, "order", other=taken)
        orders[order] = place
    guild = content.guild.id
    _in_setup(guild).want(guild == GUILD, "guild-id", wanted=GUILD)
    _in_setup("mode").want(set(content.modes) == {"basic", "advanced"}, "modes")


def _check_mode(content: Content, mode: Mode) -> None:
    here = _in_setup(mode.id)
    here.known("exchange", mode.exchanges, content.exchanges)
    offered = tuple(one.id for one in content.exchanges.values() if mode.id in one.modes)
    here.want(mode.exchanges == offered, "exchanges", wanted=", ".join(offered))
    wanted = f"map_{mode.id}"
    here.want(mode.map == wanted, "mode-map", wanted=wanted)
    for players in mode.players:
        here.want(players in content.start_goods, "no-start-goods", players=players)
        opened = [m for m in content.markets.values() if players not in m.closed_for]
        _in_setup("market").want(
            len(opened) == players + 1, "open-markets", wanted=players + 1, players=players
        )


def _check_start(content: Content) -> None:
    number = content.limits.start_goods_per_player
    for start in content.start_goods.values():
        here = _in_setup(start.id)
        whole = len(start.hands) == start.players
        here.want(whole, "hands")
        for hand in start.hands:
            here.known("kind-of-goods", hand, content.goods)
            here.want(len(hand) == number, "hand", wanted=number)


def _check_kingdoms(content: Content) -> None:
    every = Where("kingdoms.toml", "kingdom")
    every.want(len(content.kingdoms) == 5, "five-kingdoms")
    for kingdom in content.kingdoms.values():
        here = Where("kingdoms.toml", kingdom.id)
        here.known("kind-of-goods", [kingdom.goods], content.goods)
        here.known("kind-of-trade-tile", kingdom.tile_mix, content.kinds)
        here.known("special-tile", kingdom.special, content.specials)
        tiles = Counter(t.kind for t in content.tiles.values() if t.kingdom == kingdom.id)
        mixed = tiles == Counter(kingdom.tile_mix)
        here.want(mixed, "tile-mix")
        here.want(tiles.total() == 6, "six-tiles", given=tiles.total())
        lying = {s.id for s in content.specials.values() if s.kingdom == kingdom.id}
        listed = lying == set(kingdom.special)
        here.want(listed, "special-list")


def _check_decks(content: Content) -> None:
    every, number = Where("deck_tiles.toml", "deck"), len(content.decks)
    every.want(number == 20, "deck-tiles", given=number)
    blue = [deck.kingdom for deck in content.decks.values() if deck.back == "blue"]
    every.want(sorted(blue) == sorted(content.kingdoms), "blue-backs")
    times: dict[int, str] = {}
    for deck in content.decks.values():
        here = Where("deck_tiles.toml", deck.id)
        here.known("kingdom", [deck.kingdom], content.kingdoms)
        _check_deck(content, here, deck)
        here.want(deck.minutes not in times, "same-time", other=times.get(deck.minutes, ""))
        times[deck.minutes] = deck.id


def _check_deck(content: Content, here: Where, deck: DeckTile) -> None:
    here.want(deck.seats in (1, 2), "seats", given=deck.seats)
    hours, _, minutes = deck.time.partition(":")
    fits = hours.isdigit() and minutes.isdigit() and int(hours) * 60 + int(minutes) == deck.minutes
    here.want(fits, "time", minutes=deck.minutes, time=deck.time)
    fare = content.fares[deck.id]
    here.want((sorted(n for _, n in fare.goods), fare.coins) in (([1, 2], 0), ([2], 1)), "fare")
    own = content.kingdoms[deck.kingdom].goods
    here.want(own in dict(fare.goods), "fare-goods", goods=own)


def _check_tiles(content: Content) -> None:
    file, number = "trade_tiles.toml", len(content.tiles)
    Where(file, "tile").want(number == 30, "trade-tiles", given=number)
    for tile in content.tiles.values():
        Where(file, tile.id).known("kingdom", [tile.kingdom], content.kingdoms)
        Where(file, tile.id).known("kind", [tile.kind], content.kinds)
    for kind in content.kinds.values():
        here = Where(file, kind.id)
        here.want(kind.cap in (3, 4), "cap", given=kind.cap)
        steps = list(range(1, kind.cap + 1))
        here.want(list(kind.points_each) == steps, "points-each", wanted=str(steps))
        count = sum(tile.kind == kind.id for tile in content.tiles.values())
        here.want(count == kind.count, "count", given=kind.count, count=count)


def _check_specials(content: Content) -> None:
    file = "special_tiles.toml"
    Where(file, "special").want(len(content.specials) == 8, "eight-specials")
    for special in content.specials.values():
        here, running = Where(file, special.id), content.running[special.id]
        here.known("kingdom", [special.kingdom], content.kingdoms)
        own = special.id not in content.tiles
        here.want(own, "trade-tile-already")
        here.known("counter", [*running.points_per, *running.rates], COUNTERS)


def _check_cards(content: Content) -> None:
    file = "bonus_tiles.toml"
    Where(file, "bonus").want(len(content.bonuses) == 5, "five-bonuses")
    for bonus in content.bonuses.values():
        Where(file, bonus.id).known("kind-of-trade-tile", [bonus.kind], content.kinds)
    file, copies = "mystery_cards.toml", sum(card.copies for card in content.mysteries.values())
    Where(file, "mystery").want(copies == 18, "mystery-cards", given=copies)
    for card in content.mysteries.values():
        costs = [card.cost] if card.cost else []
        Where(file, card.id).known("kind-of-goods", costs, content.goods)


def _check_island(content: Content, mode: str, island: Island) -> None:
    file = f"map_{mode}.toml"
    Where(file, "province").want(set(island.posts) == set(content.kingdoms), "no-provinces")
    for name, province in island.provinces.items():
        here, symbol = Where(file, name), province.symbol
        here.known("kingdom", [province.kingdom], content.kingdoms)
        fits = bool(symbol) == (province.symbols > 0)
        here.want(fits, "symbols-differ")
        here.want(province.symbols in (0, 1, 2), "symbols-shown")
        here.want(province.kind == "crossroads" or not symbol, "crossroads-only")
        here.want(not symbol or mode in content.symbols[symbol].modes, "symbol-mode", symbol=symbol)
    _check_roads(mode, island)
    for kingdom in content.kingdoms.values():
        _check_kingdom_on(content, mode, island, kingdom.id)


def _check_roads(mode: str, island: Island) -> None:
    joined: dict[frozenset[str], str] = {}
    for road in island.road_list:
        here, ends = Where(f"map_{mode}.toml", road.id), frozenset((road.a, road.b))
        here.want(ends not in joined, "road-twice", other=joined.get(ends, ""))
        joined[ends] = road.id
        borders = road.b in island.borders[road.a]
        here.want(borders, "road-border")
        crosses = island.provinces[road.a].kingdom != island.provinces[road.b].kingdom
        here.want(road.abroad == crosses, "road-abroad")
        here.want(not (road.abroad and mode == "basic"), "road-basic")


def _check_kingdom_on(content: Content, mode: str, island: Island, kingdom: str) -> None:
    file = f"map_{mode}.toml"
    here = Where(file, kingdom)
    provinces = [p for p in island.provinces.values() if p.kingdom == kingdom]
    ports = [p.id for p in provinces if p.kind == "port"]
    here.want(len(ports) == 1, "one-port", given=len(ports))
    here.want(kingdom in island.docks, "no-dock")
    tiles = 6 + (len(content.kingdoms[kingdom].special) if content.modes[mode].special_tiles else 0)
    posts = island.posts[kingdom]
    here.want(len(posts) == tiles, "posts", tiles=tiles, posts=len(posts))
    if mode == "basic":
        crossroads = sum(p.kind == "crossroads" for p in provinces)
        here.want(crossroads == 2, "crossroads", given=crossroads)
    near = _reach(island, ports[0], content.limits.free_steps - 1)
    reached = any(post in near for post in posts)
    here.want(reached, "no-post-near")
    far = _reach(island, ports[0], len(island.provinces))
    for post in posts:
        Where(file, post).want(post in far, "no-road")


def _reach(island: Island, start: str, steps: int) -> set[str]:
    """The provinces within so many steps of a port, on roads that pass through no post."""
    seen, frontier = {start}, [start]
    for _ in range(steps):
        frontier = [
            end
            for province in frontier
            if island.provinces[province].kind != "post"
            for end in island.roads[province]
            if end not in seen
        ]
        seen.update(frontier)
    return seen
