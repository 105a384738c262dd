"""Whether the content is a whole Tundra: counts, references, words in their place, maps that hang together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise

from polyana.games.tundra.components import Limits, Tiers, Title
from polyana.games.tundra.content import Content
from polyana.games.tundra.effects import RESOURCES, Action, Cost
from polyana.games.tundra.layout import Layout
from polyana.games.tundra.moves import FACES
from polyana.games.tundra.rules.counting import COUNTERS
from polyana.games.tundra.rules.setup import Dotted, in_play
from polyana.kernel import Where
from polyana.maps import groups, neighbours


def check_content(content: Content) -> None:
    """Raises a ContentError that names file, entry and reason."""
    _check_ids(content)
    _check_setup(content)
    _check_start(content)
    _check_orders(content)
    for title in content.titles.values():
        _check_title(content, title)
    for players in _players(content):
        _check_pools(content, players)
    _check_goals(content)
    _check_words(content)
    for layout in content.layouts.values():
        _check_layout(content, layout)


def _players(content: Content) -> range:
    return range(content.about.players.min, content.about.players.max + 1)


def _check_ids(content: Content) -> None:
    """A move names components by id alone, so an id is one word and belongs to one component."""
    found: set[str] = set()
    for file, names in (
        ("orders.toml", content.orders),
        ("titles.toml", content.titles),
        ("characters.toml", content.characters),
        ("glades.toml", content.glades),
        ("common_goals.toml", content.common_goals),
        ("personal_goals.toml", content.personal_goals),
        ("city.toml", [*content.advisors, *content.boosts]),
        ("starting_boosts.toml", content.starting_boosts),
        ("layouts.toml", content.layouts),
    ):
        for name in names:
            here = Where(file, name)
            here.want(name not in found, "id-taken")
            found.add(name)


def _check_setup(content: Content) -> None:
    """T-001, T-106, T-113 to T-117: numbers for every number of players."""
    about, setup, most = content.about, content.setup, content.about.players.max
    game, numbers = Where("game.toml", "game"), Where("game.toml", "setup")
    game.want(1 < about.players.min <= most, "two-players")
    game.want(not about.solo, "no-solo")
    Where("characters.toml", "character").want(
        len(content.characters) >= most, "characters", wanted=most
    )
    for table in (
        *(setup.city_market, setup.goals_pool, setup.goals_shown),
        *(setup.start_boosts, setup.glades),
    ):
        for players in _players(content):
            numbers.want(table.get(players, 0) > 0, "no-number-for", players=players)
    kept, dealt = setup.start_boosts_kept, setup.start_boosts_dealt
    numbers.want(0 < kept <= dealt, "boosts-kept", dealt=dealt, kept=kept)
    numbers.want(kept <= len(content.orders), "boost-per-board")
    choice, options = content.switches.layout, Where("game.toml", "options")
    for players in _players(content):
        found = content.layout_of(players, choice)
        options.want(found, "no-layout", layout=choice, players=players)


def _check_start(content: Content) -> None:
    """T-007, T-012, T-112: tracks and pieces."""
    start, limits, base = content.start, content.limits, content.titles[content.base_title]
    tracks, most = Where("game.toml", "start"), limits.resource_max
    for kind in RESOURCES:
        tracks.want(0 <= getattr(start, kind) <= most, "off-track", track=kind)
    tracks.want(0 <= start.berry <= limits.berry_max, "off-track", track="berry")
    tracks.want(start.vp >= 0, "off-track", track="vp")
    pieces = Where("game.toml", "limits")
    pieces.want(limits.towers_per_glade == 1, "one-tower")
    pieces.want(limits.towers_per_player > 0, "at-least-one", field="towers_per_player")
    pieces.want(limits.vp_lap > 0, "vp-lap")
    free, taken = content.free_actions, content.dice.taken_at_round_start
    prices = (free.reroll_cost, free.shift_cost, free.buy_cost)
    Where("game.toml", "free_actions").want(not free.shift_wraps, "shift-wraps")
    Where("game.toml", "free_actions").want(
        prices == (base.reroll_cost, base.shift_cost, base.buy_cost), "base-prices", title=base.id
    )
    Where("game.toml", "dice").want(taken == base.dice_at_round_start, "base-dice", title=base.id)


def _check_orders(content: Content) -> None:
    """T-006, T-013, T-478: four boards with payable prices, and a city of forty cards."""
    number = len(content.orders)
    Where("orders.toml", "order").want(number == 4, "four-boards", given=number)
    for order in content.orders.values():
        here = Where("orders.toml", order.id)
        here.want(order.upgrade_cost, "no-price")
        for kind, amount in order.upgrade_cost.items():
            here.want(kind in RESOURCES, "paid-in-resources", given=kind)
            payable = 0 < amount <= content.limits.resource_max
            here.want(payable, "unpayable", amount=amount, kind=kind)
    cards = len(content.advisors) + len(content.boosts)
    Where("city.toml", "advisor, boost").want(cards == 40, "city-cards", given=cards)


def _check_title(content: Content, title: Title) -> None:
    """T-902, T-911 to T-924: dice, limits and prices; the frame marks what differs from the base title."""
    here, base, limits = (
        Where("titles.toml", title.id),
        content.titles[content.base_title],
        content.limits,
    )
    dice = title.dice_at_round_start
    here.want(len(dice) == content.about.rounds, "dice-every-round")
    common = [number - title.own_die for number in dice]
    usual = [number - base.own_die for number in base.dice_at_round_start]
    here.want(common == usual, "common-dice", wanted=str(usual), given=str(common))
    most = limits.dice_per_player + title.white_die
    here.want(title.dice_max == most, "dice-max", wanted=most, given=title.dice_max)
    here.want(max(dice) <= most, "too-many-dice")
    prices = (title.reroll_cost, title.shift_cost, title.buy_cost)
    here.want(min(prices) > 0, "free-action-price")
    here.want(title.advisors_max > 0, "at-least-one", field="advisors_max")
    here.want(title.market_boosts_per_order > 0, "at-least-one", field="market_boosts_per_order")
    workers = content.start.workers_on_map + content.settlers[title.id]
    here.want(workers <= limits.workers_per_player, "workers", given=workers)
    numbers = ("dice_at_round_start", "dice_max", "advisors_max", "market_boosts_per_order")
    marked = (*numbers, "reroll_cost", "shift_cost", "buy_cost")
    differ = sorted(name for name in marked if getattr(title, name) != getattr(base, name))
    here.want(sorted(title.framed) == differ, "framed", title=base.id, wanted=str(differ))


def _check_pools(content: Content, players: int) -> None:
    """T-104, T-107, T-113, T-117: how much is in play with so many players."""
    setup = content.setup
    special = {name: title for name, title in content.titles.items() if title.kind == "special"}
    dealt = players * setup.start_boosts_dealt
    pools: list[tuple[Where, Mapping[str, Dotted], int]] = [
        (Where("glades.toml", "glade"), content.glades, setup.glades[players]),
        (Where("starting_boosts.toml", "starting_boost"), content.starting_boosts, dealt),
        (
            Where("common_goals.toml", "common_goal"),
            content.common_goals,
            setup.goals_pool[players],
        ),
    ]
    for here, cards, wanted in pools:
        number = len(in_play(cards, players))
        here.want(number == wanted, "in-play", players=players, wanted=wanted, given=number)
    numbers = Where("game.toml", "setup")
    numbers.want(setup.start_boosts[players] == dealt, "dealt", players=players, wanted=dealt)
    shown, pool = setup.goals_shown[players], setup.goals_pool[players]
    numbers.want(shown <= pool, "goals-shown", players=players, shown=shown, pool=pool)
    for here, dotted in (
        (Where("titles.toml", "title"), in_play(special, players)),
        (Where("personal_goals.toml", "personal_goal"), in_play(content.personal_goals, players)),
    ):
        here.want(len(dotted) >= players, "too-few", given=len(dotted), players=players)


def _check_goals(content: Content) -> None:
    """T-701, T-704: known counters, rising tiers, white values."""
    known = ", ".join(COUNTERS)
    for common in content.common_goals.values():
        here = Where("common_goals.toml", common.id)
        here.want(common.counts in COUNTERS, "no-counter", counter=common.counts, known=known)
        here.want(_rising(common.tiers), "tiers-rise")
        white = sorted(set(common.dice) & set(FACES))
        here.want(
            white and white == sorted(common.dice), "white-values", given=str(list(common.dice))
        )
    for goal in content.personal_goals.values():
        here = Where("personal_goals.toml", goal.id)
        here.want(goal.counts in COUNTERS, "no-counter", counter=goal.counts, known=known)
        here.want(_rising(goal.tiers), "tiers-rise")


def _rising(tiers: Tiers) -> bool:
    return bool(tiers) and all(a < c and b < d for (a, b), (c, d) in pairwise(tiers))


def _check_words(content: Content) -> None:
    """Actions do something, at a price that can be paid, with words that mean something in their place."""
    files = {
        **dict.fromkeys(content.titles, "titles.toml"),
        **dict.fromkeys(content.orders, "orders.toml"),
        **dict.fromkeys(content.glades, "glades.toml"),
        **dict.fromkeys(content.starting_boosts, "starting_boosts.toml"),
    }
    for key, action in content.actions.items():
        name = key.partition("/")[0]
        here, words = Where(files.get(name, "city.toml"), name), set(_words(action))
        here.want(action.at_once or action.parts, "no-effect")
        for part in action.parts:
            here.want(_payable(content.limits, part.cost), "costs-too-much")
        here.want("settle_worker" not in words, "settle-worker")
        here.want(name in content.glades or "worker" not in words, "worker-bonus")


def _payable(limits: Limits, cost: Cost | None) -> bool:
    """T-007: whether the tracks are long enough for a price; one track for what is equal, all for any mix."""
    if cost is None:
        return True
    named = max((amount for _, amount in cost.named), default=0)
    single = max(named, cost.equal) <= limits.resource_max
    whole = cost.equal + cost.any + sum(amount for _, amount in cost.named)
    return (
        single and whole <= limits.resource_max * len(RESOURCES) and cost.berry <= limits.berry_max
    )


def _words(action: Action) -> Iterable[str]:
    for part in action.parts:
        for bundle in part.options:
            yield from (item.word for item in bundle)


def _check_layout(content: Content, layout: Layout) -> None:
    """T-106, T-109, T-110, T-940, T-951: a map, its settlements, its start glades and its edge."""
    entry, players = layout.entry, layout.entry.players
    here = Where("layouts.toml", entry.id)
    here.want(players in _players(content), "nobody-plays", players=players)
    alike = [other.entry.id for other in content.layouts.values() if other.entry.players == players]
    standard = [name for name in alike if content.layouts[name].entry.kind == "standard"]
    here.want(len(standard) == 1, "one-standard", players=players, given=len(standard))
    wanted = content.setup.glades[players]
    here.want(len(layout.glades) == wanted, "glades", wanted=wanted, given=len(layout.glades))
    for listed in (layout.settlements, layout.start, layout.workers):
        here.want(len(listed) == players, "every-seat")
    for seat in range(players):
        _check_seat(content, layout, here, seat)
    starts = [place for start in layout.start for place in start]
    here.want(len(set(starts)) == len(starts), "start-twice")
    hexes = {*entry.glades, *entry.settlements}
    here.want(hexes.isdisjoint(entry.lake), "lake-token")
    for at in entry.edge:
        here.want(at in entry.glades, "edge-no-glade", at=str(list(at)))
        opens = not {*hexes, *entry.lake}.issuperset(neighbours(at))
        here.want(opens, "edge-closed", at=str(list(at)))
    whole = len(list(groups(layout.neighbours, layout.hexes))) == 1
    here.want(whole, "map-parts")


def _check_seat(content: Content, layout: Layout, here: Where, seat: int) -> None:
    near = set(layout.neighbours[layout.settlements[seat]]) & set(layout.glades)
    start, workers = set(layout.start[seat]), layout.workers[seat]
    here.want(len(near) >= 2, "settlement-glades", seat=seat)
    two = len(start) == 2 and start <= set(layout.glades)
    here.want(two, "two-starts", seat=seat)
    here.want(layout.entry.prescribed or start <= near, "starts-beside", seat=seat)
    number = content.start.workers_on_map
    here.want(len(workers) == number, "starting-workers", seat=seat, wanted=number)
    here.want(set(workers) <= start, "workers-start", seat=seat)
