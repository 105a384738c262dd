"""Katzburg: the heading of the table, the market street with the Guild, and the quay."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import CAN_DO, FAINT, Flow, joined
from polyana.games.felinia.components import GUILD
from polyana.games.felinia.outlook import ShipView
from polyana.games.felinia.screen.ink import EMPTY_SEAT, Scene, marked, symbol

PHASES = ("bidding", "trade", "exploration", "storage")


def heading(scene: Scene) -> RenderableType:
    """Round and phase, what is going on, who is first, what is left in the deck and in the bag."""
    view = scene.view
    title = Text.assemble(
        (scene.talk.say("game-name"), "bold"),
        (" · ", FAINT),
        scene.talk.name(view.mode),
        (" · ", FAINT),
        (scene.say("round", round=view.round), "bold"),
    )
    facts = [scene.weave("first", player=scene.player(view.first)), deck(scene)]
    if view.next_deck:
        facts.append(next_deck(scene))
    top = Grid.grid(expand=True)
    top.add_column(no_wrap=True)
    top.add_column(justify="right")
    top.add_row(title, phases(scene))
    return Group(top, now(scene), Flow(facts, "   "), Flow(bag(scene)))


def phases(scene: Scene) -> Text:
    """The phases of a round with the present one marked."""
    if scene.view.phase == "over":
        return Text.assemble((f" {scene.say('phase-over')} ", "bold reverse"))
    steps = []
    for phase in PHASES:
        word = scene.say(f"phase-{phase}")
        here = phase == scene.view.phase
        steps.append(Text(f" {word} " if here else word, "bold reverse" if here else FAINT))
    return joined(steps, " › ")


def now(scene: Scene) -> Text:
    """One sentence about what is going on."""
    view, limits = scene.view, scene.content.limits
    journey = view.journey
    if view.phase == "bidding":
        laps = len(limits.bid_income)
        said = scene.weave("now-bidding", lap=view.lap, laps=laps, coins=view.income)
    elif view.phase == "trade" and view.stacks[view.place]:
        stack = view.stacks[view.place]
        place = Text(scene.talk.name(view.place), "bold")
        said = scene.weave(
            "now-trade",
            place=place,
            player=scene.player(stack[-1]),
            price=view.prices[view.place][-1],
        )
    elif journey is not None:
        where = Text(scene.talk.name(journey.province), "bold")
        player = scene.player(journey.seat)
        message = "now-flips" if journey.flips else "now-walk"
        said = scene.weave(
            message, player=player, province=where, steps=journey.free_steps, flips=journey.flips
        )
    elif view.phase == "storage":
        free, price = limits.storage_free, limits.storage_extra_price
        said = scene.weave("now-storage", free=free, price=price)
    else:
        between = {"trade": "now-next", "exploration": "now-sail"}
        said = scene.weave(between.get(view.phase, "now-over"))
    if view.ending and view.phase != "over":
        said.append("  ").append(scene.say(f"ending-{view.ending}"), "bold")
    return said


def deck(scene: Scene) -> Text:
    """How many deck tiles are left, by their backs."""
    grey = Text(str(scene.view.grey_decks), "bold")
    blue = Text(str(scene.view.blue_decks), "bold #5AA9E0")
    return scene.weave("deck", grey=grey, blue=blue)


def next_deck(scene: Scene) -> Text:
    """The open tile on top of the stack."""
    tile = scene.content.decks[scene.view.next_deck]
    seats = Text(EMPTY_SEAT * tile.seats)
    fare = scene.fare(scene.content.fares[tile.id])
    shown = Text(" ").join([scene.kingdom(tile.kingdom), Text(tile.time, "bold"), seats, fare])
    return scene.weave("next-deck", deck=shown)


def bag(scene: Scene) -> list[Text]:
    """What is in the bag, goods named in full, and what things sell for."""
    prices = scene.content.sale
    items = [Text(scene.say("bag"), FAINT)]
    for kind, number in scene.view.bag.items():
        items.append(Text.assemble(scene.goods(kind), (f"{number} ", "bold"), scene.name(kind)))
    worth = Text.assemble(
        *(symbol("goods"), f"{prices.goods} ", symbol("gold"), f"{prices.gold} "),
        *(symbol("spice"), f"{prices.spice}"),
    )
    items.append(scene.weave("sale", prices=worth))
    return items


def market_street(scene: Scene) -> RenderableType:
    """The stalls in the order of resolution, the Guild last; below each its stack, the top token first."""
    view = scene.view
    stalls = Grid.grid(expand=True, padding=(0, 1))
    for _ in view.stacks:
        stalls.add_column(ratio=1)
    stalls.add_row(*(stall_name(scene, place) for place in view.stacks))
    stalls.add_row(*(wares(scene, place) for place in view.stacks))
    for depth in range(max(map(len, view.stacks.values()))):
        stalls.add_row(*(bid(scene, place, depth) for place in view.stacks))
    return Group(stalls, Flow(bonuses(scene)))


def stall_name(scene: Scene, place: str) -> Text:
    """The name of a stall; an arrow at the one being resolved, those done are faint."""
    name = scene.name(place)
    if scene.view.phase == "trade":
        places = list(scene.view.stacks)
        if place == scene.view.place:
            return Text.assemble(("▶ ", "bold"), (name.plain, "bold underline"))
        if places.index(place) < places.index(scene.view.place):
            name.stylize(FAINT)
            return name
    name.stylize("bold")
    return name


def wares(scene: Scene, place: str) -> RenderableType:
    """The goods of a market, or the exchanges of the Guild."""
    if place == GUILD:
        return Flow(exchanges(scene), " ")
    goods = scene.view.markets[place]
    for_sale = place == scene.view.place
    tiles = []
    for kind, number in goods.items():
        mark = "►" if for_sale and ("buy", kind) in scene.moves else ""
        tile = Text.assemble((mark, CAN_DO), scene.goods(kind))
        tiles += [tile] * number
    return Flow(tiles or [Text("—", FAINT)], "")


def exchanges(scene: Scene) -> list[Text]:
    """What the Guild offers, in symbols: goods for other goods and a card, cards for a bonus tile."""
    offers = []
    for exchange in scene.content.modes[scene.view.mode].exchanges:
        card = scene.content.swaps.get(exchange)
        if card is None:
            offer = Text.assemble(symbol("gold"), symbol("spice"), "→★")
        else:
            offer = Text.assemble(symbol("goods"), "→", symbol("goods"), symbol(card))
        if ("exchange", exchange) in scene.moves:
            offer = Text.assemble(("►", CAN_DO), offer)
        offers.append(offer)
    return offers


def bid(scene: Scene, place: str, depth: int) -> Text:
    """A token of a stack, counted from the top, with the price it faces."""
    stack, prices = scene.view.stacks[place], scene.view.prices[place]
    if depth >= len(stack):
        return Text()
    price, seat = prices[-1 - depth], stack[-1 - depth]
    line = Text.assemble((f"{price}", "bold"), symbol("coin"), " ", scene.player(seat))
    line.no_wrap, line.overflow = True, "ellipsis"
    return line


def bonuses(scene: Scene) -> list[Text]:
    """The bonus tiles still at the Guild."""
    title = marked("★", Text(scene.say("bonuses"), FAINT))
    names = [scene.name(bonus) for bonus in scene.view.bonuses]
    return [title, *(names or [Text("—", FAINT)])]


def quay(scene: Scene) -> RenderableType:
    """The ships by departure time: where to, who sits there, the fare, and whether they sail."""
    gap = 1 if scene.narrow else 2
    ships = Grid(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style=FAINT)
    for title in ("time", "kingdom", "ship", "seats", "fare", "tiles", "sails"):
        ships.add_column(scene.say(f"quay-{title}"), no_wrap=True)
    if scene.viewer is not None:
        ships.add_column(scene.say("quay-missing"))
    for number in scene.view.departures:
        ships.add_row(*berth(scene, number))
    return ships


def berth(scene: Scene, number: int) -> list[RenderableType]:
    """A line of the quay."""
    ship, name = scene.view.ships[number], scene.content.ships[number].id
    if not ship.deck:
        return [Text("    —", FAINT), "", Text(scene.talk.name(name), FAINT)]
    mark = "►" if ("board", name) in scene.moves else " "
    tile = scene.content.decks[ship.deck]
    tiles = scene.view.kingdoms[tile.kingdom].left
    line: list[RenderableType] = [
        Text.assemble((mark, CAN_DO), (f"{tile.time:>5}", "bold")),
        scene.kingdom(tile.kingdom),
        scene.name(name),
        seats(scene, ship),
        scene.fare(scene.content.fares[ship.deck]),
        Text(str(tiles), "" if tiles else "bold reverse"),
        sails(scene, ship),
    ]
    if scene.viewer is not None:
        line.append(missing(scene, ship))
    return line


def seats(scene: Scene, ship: ShipView) -> Text:
    """Who sits on a ship, the bow first."""
    sitting = [scene.token(seat) if scene.narrow else scene.player(seat, 12) for seat in ship.seats]
    free = scene.content.decks[ship.deck].seats - len(ship.seats)
    return Text(" ").join([*sitting, *[Text(EMPTY_SEAT)] * free])


def sails(scene: Scene, ship: ShipView) -> Text:
    """Whether a ship sails as things stand, and why; whether the viewer's merchant would get no tile there."""
    signs = [marked("»", scene.say(f"sails-{ship.sails}"))] if ship.sails else []
    if ship.fruitless:
        signs.append(Text("∅", "bold") if scene.narrow else marked("∅", scene.say("fruitless")))
    return Text(" ").join(signs)


def missing(scene: Scene, ship: ShipView) -> Text:
    """What the viewer lacks for the fare of a ship with a free seat."""
    viewer = scene.viewer
    if viewer is None or ship.lacks is None:
        return Text()
    if not viewer.stock:
        return Text(scene.say("no-merchants"), FAINT)
    if not ship.lacks:
        return marked("✓", scene.say("fare-at-hand"))
    return Text().join(
        symbol("coin") if unit == "coin" else scene.goods(unit) for unit in ship.lacks
    )
