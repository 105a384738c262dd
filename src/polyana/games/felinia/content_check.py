"""Whether the content is a whole Felinia: counts, references, roads and reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from polyana.games.felinia.components import CARDS, COUNTERS, GUILD
from polyana.games.felinia.content import Content, Island
from polyana.kernel import ContentError


def check_content(content: Content) -> None:
    """Raises a ContentError that names file, entry and reason."""
    _check_setup(content)
    _check_tiles(content)
    _check_kingdoms(content)
    _check_decks(content)
    _check_cards(content)
    for mode, island in content.islands.items():
        _check_island(content, mode, island)


def _want(condition: bool, file: str, entry: str, reason: str) -> None:
    if not condition:
        raise ContentError(file, entry, reason)


def _known(file: str, entry: str, what: str, names: Iterable[str], known: Iterable[str]) -> None:
    for name in names:
        _want(name in known, file, entry, f"there is no {what} {name}")


def _check_setup(content: Content) -> None:
    file, limits = "setup.toml", content.limits
    _want(len(content.goods) == 5, file, "goods", "there are five kinds of goods")
    total = sum(kind.count for kind in content.goods.values())
    _want(total == 45, file, "goods", f"there are 45 goods tiles, not {total}")
    for goods in content.goods.values():
        _known(file, goods.id, "kingdom", [goods.kingdom], content.kingdoms)
    _want(len(content.ships) == limits.ships, file, "ship", f"there are {limits.ships} ships")
    _want(
        len(limits.bid_income) == limits.bid_tokens_per_player,
        file,
        "limits",
        "bid_income needs an entry for every lap",
    )
    _want(set(content.resources) == set(CARDS), file, "resource", "these are gold, spice and food")
    for resource in content.resources.values():
        cards = limits.cards_per_resource
        _want(
            resource.cards == cards, file, resource.id, f"has {cards} cards, not {resource.cards}"
        )
    places = [(market.id, market.order) for market in content.markets.values()]
    orders: dict[int, str] = {}
    for place, order in (*places, (content.guild.id, content.guild.order)):
        _want(order not in orders, file, place, f"has the order of {orders.get(order)}")
        orders[order] = place
    _want(content.guild.id == GUILD, file, content.guild.id, f"the Guild's id is {GUILD}")
    _want(set(content.modes) == {"basic", "advanced"}, file, "mode", "these are basic and advanced")
    for mode in content.modes.values():
        _known(file, mode.id, "exchange", mode.exchanges, content.exchanges)
        offered = tuple(
            exchange.id for exchange in content.exchanges.values() if mode.id in exchange.modes
        )
        _want(mode.exchanges == offered, file, mode.id, f"its exchanges are {', '.join(offered)}")
        _want(mode.map == f"map_{mode.id}", file, mode.id, f"its map is map_{mode.id}")
        for players in mode.players:
            _want(
                players in content.start_goods,
                file,
                mode.id,
                f"no start goods for {players} players",
            )
            opened = [m for m in content.markets.values() if players not in m.closed_for]
            _want(
                len(opened) == players + 1,
                file,
                "market",
                f"{players + 1} are open with {players} players",
            )
    for start in content.start_goods.values():
        _want(len(start.hands) == start.players, file, start.id, "needs one hand for every player")
        for hand in start.hands:
            _known(file, start.id, "kind of goods", hand, content.goods)
            _want(
                len(hand) == limits.start_goods_per_player,
                file,
                start.id,
                f"every hand has {limits.start_goods_per_player} goods",
            )


def _check_kingdoms(content: Content) -> None:
    file = "kingdoms.toml"
    _want(len(content.kingdoms) == 5, file, "kingdom", "there are five kingdoms")
    for kingdom in content.kingdoms.values():
        _known(file, kingdom.id, "kind of goods", [kingdom.goods], content.goods)
        _known(file, kingdom.id, "kind of trade tile", kingdom.tile_mix, content.kinds)
        _known(file, kingdom.id, "special tile", kingdom.special, content.specials)
        tiles = Counter(t.kind for t in content.tiles.values() if t.kingdom == kingdom.id)
        _want(
            tiles == Counter(kingdom.tile_mix),
            file,
            kingdom.id,
            "tile_mix is not that of its tiles",
        )
        _want(tiles.total() == 6, file, kingdom.id, f"has 6 trade tiles, not {tiles.total()}")
        lying = {s.id for s in content.specials.values() if s.kingdom == kingdom.id}
        _want(
            lying == set(kingdom.special), file, kingdom.id, "special is not the list of its tiles"
        )


def _check_decks(content: Content) -> None:
    file = "deck_tiles.toml"
    _want(
        len(content.decks) == 20, file, "deck", f"there are 20 deck tiles, not {len(content.decks)}"
    )
    blue = [deck.kingdom for deck in content.decks.values() if deck.back == "blue"]
    _want(
        sorted(blue) == sorted(content.kingdoms),
        file,
        "deck",
        "one blue-backed tile for each kingdom",
    )
    times: dict[int, str] = {}
    for deck in content.decks.values():
        _known(file, deck.id, "kingdom", [deck.kingdom], content.kingdoms)
        _want(deck.seats in (1, 2), file, deck.id, f"has 1 or 2 seats, not {deck.seats}")
        hours, _, minutes = deck.time.partition(":")
        fits = (
            hours.isdigit() and minutes.isdigit() and int(hours) * 60 + int(minutes) == deck.minutes
        )
        _want(fits, file, deck.id, f"minutes {deck.minutes} do not fit the time {deck.time}")
        _want(
            deck.minutes not in times,
            file,
            deck.id,
            f"departs at the time of {times.get(deck.minutes)}",
        )
        times[deck.minutes] = deck.id
        fare = content.fares[deck.id]
        counts = sorted(n for _, n in fare.goods)
        shaped = (counts, fare.coins) in (([1, 2], 0), ([2], 1))
        _want(
            shaped,
            file,
            deck.id,
            "a fare is two like goods and another one, or two like goods and 1 coin",
        )
        own = content.kingdoms[deck.kingdom].goods
        _want(
            own in dict(fare.goods),
            file,
            deck.id,
            f"its fare needs the goods of its kingdom, {own}",
        )


def _check_tiles(content: Content) -> None:
    file = "trade_tiles.toml"
    _want(
        len(content.tiles) == 30,
        file,
        "tile",
        f"there are 30 trade tiles, not {len(content.tiles)}",
    )
    for tile in content.tiles.values():
        _known(file, tile.id, "kingdom", [tile.kingdom], content.kingdoms)
        _known(file, tile.id, "kind", [tile.kind], content.kinds)
    for kind in content.kinds.values():
        _want(kind.cap in (3, 4), file, kind.id, f"the cap is 3 or 4, not {kind.cap}")
        steps = tuple(range(1, kind.cap + 1))
        _want(kind.points_each == steps, file, kind.id, f"points_each is {list(steps)}")
        count = sum(tile.kind == kind.id for tile in content.tiles.values())
        _want(
            count == kind.count,
            file,
            kind.id,
            f"count is {kind.count}, but there are {count} tiles",
        )


def _check_cards(content: Content) -> None:
    file = "special_tiles.toml"
    _want(len(content.specials) == 8, file, "special", "there are 8 special tiles")
    for special in content.specials.values():
        _known(file, special.id, "kingdom", [special.kingdom], content.kingdoms)
        _want(special.id not in content.tiles, file, special.id, "is a trade tile already")
        running = content.running[special.id]
        _known(file, special.id, "counter", [*running.points_per, *running.rates], COUNTERS)
    _want(len(content.bonuses) == 5, "bonus_tiles.toml", "bonus", "there are 5 bonus tiles")
    for bonus in content.bonuses.values():
        _known("bonus_tiles.toml", bonus.id, "kind of trade tile", [bonus.kind], content.kinds)
    copies = sum(card.copies for card in content.mysteries.values())
    _want(
        copies == 18, "mystery_cards.toml", "mystery", f"there are 18 mystery cards, not {copies}"
    )
    for card in content.mysteries.values():
        costs = [card.cost] if card.cost else []
        _known("mystery_cards.toml", card.id, "kind of goods", costs, content.goods)


def _check_island(content: Content, mode: str, island: Island) -> None:
    file = f"map_{mode}.toml"
    _want(
        set(island.posts) == set(content.kingdoms), file, "province", "every kingdom has provinces"
    )
    for name, province in island.provinces.items():
        _known(file, name, "kingdom", [province.kingdom], content.kingdoms)
        _want(
            bool(province.symbol) == (province.symbols > 0), file, name, "symbol and symbols differ"
        )
        _want(province.symbols in (0, 1, 2), file, name, "shows its symbol once or twice")
        _want(
            province.kind == "crossroads" or not province.symbol,
            file,
            name,
            "only crossroads show a symbol",
        )
        if province.symbol:
            allowed = content.symbols[province.symbol].modes
            _want(mode in allowed, file, name, f"{province.symbol} does not belong to this mode")
    joined: dict[frozenset[str], str] = {}
    for road in island.road_list:
        ends = frozenset((road.a, road.b))
        _want(ends not in joined, file, road.id, f"joins what {joined.get(ends)} joins already")
        joined[ends] = road.id
        a, b = island.provinces[road.a], island.provinces[road.b]
        _want(
            road.b in island.borders[road.a],
            file,
            road.id,
            "joins provinces without a common border",
        )
        _want(
            road.abroad == (a.kingdom != b.kingdom),
            file,
            road.id,
            "abroad does not fit its kingdoms",
        )
        _want(
            not (road.abroad and mode == "basic"),
            file,
            road.id,
            "no road of this map crosses a border",
        )
    for kingdom in content.kingdoms.values():
        _check_kingdom_on(content, mode, island, kingdom.id)


def _check_kingdom_on(content: Content, mode: str, island: Island, kingdom: str) -> None:
    file = f"map_{mode}.toml"
    provinces = [p for p in island.provinces.values() if p.kingdom == kingdom]
    ports = [p.id for p in provinces if p.kind == "port"]
    _want(len(ports) == 1, file, kingdom, f"has one port, not {len(ports)}")
    _want(kingdom in island.docks, file, kingdom, "has no dock")
    tiles = 6 + (len(content.kingdoms[kingdom].special) if content.modes[mode].special_tiles else 0)
    posts = island.posts[kingdom]
    _want(len(posts) == tiles, file, kingdom, f"has {tiles} tiles for {len(posts)} posts")
    if mode == "basic":
        crossroads = sum(p.kind == "crossroads" for p in provinces)
        _want(crossroads == 2, file, kingdom, f"has 2 crossroads, not {crossroads}")
    near = _reach(island, ports[0], content.limits.free_steps - 1)
    _want(any(post in near for post in posts), file, kingdom, "no post lies within the free steps")
    far = _reach(island, ports[0], len(island.provinces))
    for post in posts:
        _want(post in far, file, post, "no road leads here from the port of its kingdom")


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
