"""Exploration: ships sail, merchants land and walk (F-085 to F-119, F-140, F-143, F-168 to F-180)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from polyana.games.felinia.content import Gains
from polyana.games.felinia.rules.holdings import gain, gainable, sales, sell, to_bag
from polyana.games.felinia.state import FeliniaTable, Journey
from polyana.kernel import Ask, Move, Rules

STOP: Final[Move] = ("stop",)
DONE: Final[Move] = ("done",)
NONE: Final[Move] = ("none",)


def begin_exploration(table: FeliniaTable) -> None:
    """Every full ship sails, or the earliest of all; at the end all of them."""
    state = table.state
    state.phase = "exploration"
    table.tell("phase", "exploration")
    state.sailing = next_to_sail(table)


def next_to_sail(table: FeliniaTable) -> list[int]:
    """F-085, F-086, F-140: the ships that would sail as things stand, in their order."""
    ships = by_departure(table)
    if table.state.ending:
        return ships
    return [number for number in ships if is_full(table, number)] or ships[:1]


def by_departure(table: FeliniaTable) -> list[int]:
    """F-014: the ships that have a deck tile, earliest departure first."""
    ships, decks = table.state.ships, table.content.decks
    loaded = [number for number, ship in enumerate(ships) if ship.deck]
    return sorted(loaded, key=lambda number: decks[ships[number].deck].minutes)


def is_full(table: FeliniaTable, number: int) -> bool:
    """Whether all seats of a ship are taken."""
    ship = table.state.ships[number]
    return len(ship.seats) == table.content.decks[ship.deck].seats


def explore(table: FeliniaTable) -> Rules:
    """A stretch of a journey: until something new is seen or the merchant has arrived; then the next merchant."""
    state = table.state
    if state.journey is None:
        if not state.sailing:
            end_exploration(table)
            return
        set_sail(table, state.sailing[0])
    journey = state.journey
    if journey is None:
        return
    if journey.drawn:
        yield from choose_mystery(table, journey)
    elif journey.flips:
        yield from flip(table, journey)
    else:
        yield from walk(table, journey)


def end_exploration(table: FeliniaTable) -> None:
    """F-141, F-144: after the last exploration the game is over; otherwise Storage follows."""
    state = table.state
    state.phase = "over" if state.ending else "storage"
    state.turn = 0
    table.tell("phase", state.phase)


def set_sail(table: FeliniaTable, number: int) -> None:
    """F-087 to F-093: the bow merchant lands in the port; a ship without merchants loses its deck tile."""
    state = table.state
    ship = state.ships[number]
    if not ship.seats:
        table.tell("sailed_empty", table.content.ships[number].id, ship.deck)
        leave_island(table, number)
        return
    state.journey = landing(table, ship.seats[0], table.content.decks[ship.deck].kingdom)
    table.tell("landed", state.journey.seat, table.content.ships[number].id, state.journey.province)


def landing(table: FeliniaTable, seat: int, kingdom: str) -> Journey:
    """F-093: a merchant as it lands in the port of a kingdom, which is its first step."""
    mode, limits = table.state.mode, table.content.limits
    port = table.content.islands[mode].ports[kingdom]
    # F-095, F-165: tiles are turned in the basic game only
    flips = 0 if table.content.modes[mode].tiles_face_up else limits.flips_per_merchant
    return Journey(seat, port, [port], limits.free_steps - 1, flips)


def leave_island(table: FeliniaTable, number: int) -> None:
    """F-090: the deck tile is out of the game, the ship is back in Katzburg, the next one sails."""
    ship = table.state.ships[number]
    table.state.discarded.append(ship.deck)
    ship.deck = ""
    table.state.sailing.remove(number)


def flip(table: FeliniaTable, journey: Journey) -> Rules:
    """F-095 to F-099: the owner may turn a face-down tile of this kingdom; what it shows ends the step."""
    state, moves = table.state, table.content.moves["flip"]
    hidden = [moves[post] for post in turnable(table, journey)]
    if not hidden:
        journey.flips = 0
        return
    player = state.players[journey.seat]
    while True:
        options = [DONE, *hidden, *sales(table, player)]
        kingdom = kingdom_of(table, journey)
        move = yield Ask(journey.seat, "flip", options, (kingdom, journey.flips))
        if move[0] != "sell":
            break
        sell(table, journey.seat, move[1])
    if move == DONE:
        journey.flips = 0
        return
    post = move[1]
    state.face_up[post] = tile = state.face_down.pop(post)
    journey.flips -= 1
    table.tell("flipped", journey.seat, post, tile)
    table.reveal()


def turnable(table: FeliniaTable, journey: Journey) -> list[str]:
    """F-095, F-096: the posts of the kingdom of arrival whose tiles lie face down and may still be turned."""
    if not journey.flips:
        return []
    posts = table.content.islands[table.state.mode].posts[kingdom_of(table, journey)]
    return [post for post in posts if post in table.state.face_down]


def kingdom_of(table: FeliniaTable, journey: Journey) -> str:
    """The kingdom in which a merchant is."""
    return table.content.islands[table.state.mode].provinces[journey.province].kingdom


def walk(table: FeliniaTable, journey: Journey) -> Rules:
    """F-100 to F-114, F-169: steps along roads until a tile is reached, the owner stops, or something is drawn."""
    state = table.state
    player = state.players[journey.seat]
    moves = table.content.moves["step"]
    while True:
        steps, may_stop = legal_steps(table, journey)
        if not steps:
            go_home(table, journey)
            return
        options = [moves[province] for province in steps]
        if may_stop:
            options.append(STOP)
        if len(options) > 1 or sale_matters(table, journey, steps[0]):
            options += sales(table, player)
        move = yield Ask(journey.seat, "step", options, (journey.province, journey.free_steps))
        if move[0] == "sell":
            sell(table, journey.seat, move[1])
        elif move == STOP:
            go_home(table, journey)
            return
        elif enter(table, journey, move[1]):
            return


def legal_steps(table: FeliniaTable, journey: Journey) -> tuple[list[str], bool]:
    """The provinces that may be entered next, and whether the journey may stop here (F-100 to F-110, F-171)."""
    state = table.state
    free, food = journey.free_steps, state.players[journey.seat].cards["food"]
    entered = journey.entered
    near = free > 0 and tile_within(table, journey.province, free, entered)
    if not free and not food:
        return [], True
    # F-172: free steps are used before FOOD
    free, food = (free - 1, food) if free else (0, food - 1)
    steps = []
    for province in table.content.islands[state.mode].roads[journey.province]:
        if province in entered or province in state.merchants or province in state.face_down:
            continue
        if near and province not in state.face_up:
            # F-109: a tile within reach must stay within reach
            after = food + food_gained(table, journey.seat, province, food)
            if not tile_within(table, province, free + after, entered) and not way_to_a_tile(
                table, journey.seat, (*entered, province), free, after
            ):
                continue
        steps.append(province)
    return steps, not near


def way_to_a_tile(
    table: FeliniaTable, seat: int, entered: tuple[str, ...], free: int, food: int
) -> bool:
    """F-109: whether a way leads on to a tile."""
    return any(True for _ in ways_to_tiles(table, seat, entered, free, food))


def ways_to_tiles(
    table: FeliniaTable,
    seat: int,
    entered: tuple[str, ...],
    free: int,
    food: int,
    turnable: Collection[str] = (),
) -> Iterator[tuple[str, int]]:
    """F-107, F-109: every way that leads on to a tile, as its post and the FOOD that is paid on the way.

    FOOD of a crossroads pays for the steps after it. A tile that is `turnable` counts like an open one.
    """
    if not free and not food:
        return
    state, paid = table.state, 0 if free else 1
    free, food = (free - 1, food) if free else (0, food - 1)
    for end in table.content.islands[state.mode].roads[entered[-1]]:
        if end in state.face_up or end in turnable:
            yield end, paid
        elif not (end in entered or end in state.merchants or end in state.face_down):
            found = food_gained(table, seat, end, food)
            beyond = (*entered, end)
            for post, more in ways_to_tiles(table, seat, beyond, free, food + found, turnable):
                yield post, paid + more


def tile_within(table: FeliniaTable, start: str, steps: int, entered: list[str]) -> bool:
    """F-107: whether a path of so many steps leads to an open tile that no merchant holds."""
    state = table.state
    roads = table.content.islands[state.mode].roads
    face_up, face_down, merchants = state.face_up, state.face_down, state.merchants
    seen = {start, *entered}
    frontier = [start]
    for _ in range(steps):
        reached = []
        for province in frontier:
            for end in roads[province]:
                if end in face_up:
                    return True
                if end in seen or end in merchants or end in face_down:
                    continue
                seen.add(end)
                reached.append(end)
        if not reached:
            return False
        frontier = reached
    return False


def food_gained(table: FeliniaTable, seat: int, province: str, held: int) -> int:
    """The FOOD that entering a province would bring to a player who holds so much by then."""
    gains = entering(table, seat, province)
    food = sum(amount for noun, amount in gains if noun == "food")
    return gainable(table, seat, "food", food, held) if food else 0


def entering(table: FeliniaTable, seat: int, province: str) -> Gains:
    """What the symbol of a province and the owner's special tiles give for entering it."""
    reward = table.content.islands[table.state.mode].rewards.get(province)
    if reward is None:
        return ()
    event, gains, _ = reward
    running = table.content.running
    extra = (running[name].on_enter.get(event, ()) for name in table.state.players[seat].specials)
    return (*gains, *(gain for more in extra for gain in more))


def sale_matters(table: FeliniaTable, journey: Journey, province: str) -> bool:
    """Whether a sale made first would change what a step brings: the bag is empty, or the cards are out."""
    state, seat = table.state, journey.seat
    gains = entering(table, seat, province)
    tile = state.face_up.get(province)
    if tile in table.content.running:
        gains = (*gains, *table.content.running[tile].on_take)
    if not gains:
        return False
    sellable = {thing for _, thing in sales(table, state.players[seat])}
    if not sellable:
        return False
    brought: dict[str, int] = {}
    for noun, amount in gains:
        brought[noun] = brought.get(noun, 0) + amount
    for noun, amount in brought.items():
        if noun == "random_goods":
            if sum(state.bag.values()) < amount and sellable.intersection(state.bag):
                return True
        elif noun in sellable and gainable(table, seat, noun, amount) < amount:
            return True
    return False


def enter(table: FeliniaTable, journey: Journey, province: str) -> bool:
    """Enters a province: its reward, then its tile. True if the step of the rules ends here."""
    state, seat = table.state, journey.seat
    if journey.free_steps:
        journey.free_steps -= 1
        table.tell("stepped", seat, province, 0)
    else:
        state.players[seat].cards["food"] -= 1
        table.tell("stepped", seat, province, 1)
    journey.province = province
    journey.entered.append(province)
    drawn = reward(table, journey, province)
    if province in state.face_up:
        found_post(table, journey, province)
        return True
    return drawn


def reward(table: FeliniaTable, journey: Journey, province: str) -> bool:
    """F-115 to F-119, F-173 to F-175, F-191 to F-195: what the symbol gives; True if something was drawn."""
    found = table.content.islands[table.state.mode].rewards.get(province)
    if found is None:
        return False
    event, gains, mystery = found
    counter = table.state.chance.counter
    gain(table, journey.seat, gains)
    for special in table.state.players[journey.seat].specials:
        extra = table.content.running[special].on_enter.get(event)
        if extra is not None:
            gain(table, journey.seat, extra)
    if mystery:
        return draw_mystery(table, journey)
    return table.state.chance.counter != counter


def draw_mystery(table: FeliniaTable, journey: Journey) -> bool:
    """F-175, F-180: the top two cards are looked at; True if there were any."""
    deck = table.state.mysteries
    while deck and len(journey.drawn) < table.content.limits.mystery_draw:
        journey.drawn.append(deck.pop())
    table.tell("drew_mystery", journey.seat, len(journey.drawn))
    if not journey.drawn:
        return False
    table.tell("saw_mystery", journey.seat, *journey.drawn, only=journey.seat)
    table.reveal()
    return True


def choose_mystery(table: FeliniaTable, journey: Journey) -> Rules:
    """F-176 to F-181: one card may be kept if it is new to the owner and its goods are paid; the rest go under."""
    state, seat, drawn = table.state, journey.seat, journey.drawn
    player, keep = state.players[seat], table.content.moves["keep"]
    options = [
        keep[str(number)]
        for number, card in enumerate(drawn, 1)
        if card not in drawn[: number - 1] and can_keep(table, seat, card)
    ]
    options += [NONE, *sales(table, player)]
    move = yield Ask(seat, "mystery", options, tuple(drawn), always=True, secret=True)
    if move[0] == "sell":
        sell(table, seat, move[1])
        return
    if move == NONE:
        table.tell("left_mystery", seat)
    else:
        card = drawn.pop(int(move[1]) - 1)
        cost = table.content.mystery_costs[card]
        if cost:
            to_bag(table, seat, cost)
        player.mysteries.append(card)
        table.tell("kept_mystery", seat, cost or "none")
        table.tell("kept_which", seat, card, only=seat)
    # F-179: the first drawn lies above the second; the top of the deck is the end of the list
    state.mysteries[:0] = drawn[::-1]
    drawn.clear()


def can_keep(table: FeliniaTable, seat: int, card: str) -> bool:
    """F-176, F-177: no two alike, and the goods it shows must be at hand."""
    player = table.state.players[seat]
    cost = table.content.mystery_costs[card]
    return card not in player.mysteries and (not cost or player.hold[cost] > 0)


def found_post(table: FeliniaTable, journey: Journey, post: str) -> None:
    """F-104, F-184: the merchant stays, its owner takes the tile."""
    state, seat = table.state, journey.seat
    tile = state.face_up.pop(post)
    state.merchants[post] = seat
    table.tell("founded", seat, post, tile)
    if tile in table.content.tiles:
        state.players[seat].tiles.append(tile)
    else:
        take_special(table, seat, tile)
    end_journey(table)


def take_special(table: FeliniaTable, seat: int, special: str) -> None:
    """F-184 to F-196: what it gives at once; it lies open, or leaves the game."""
    running = table.content.running[special]
    gain(table, seat, running.on_take)
    if running.leaves:
        table.state.removed.append(special)
        table.tell("left_game", special)
    else:
        table.state.players[seat].specials.append(special)


def go_home(table: FeliniaTable, journey: Journey) -> None:
    """F-111, F-112: without a tile the merchant returns to stock; rewards are kept."""
    table.state.players[journey.seat].stock += 1
    table.tell("went_home", journey.seat)
    end_journey(table)


def end_journey(table: FeliniaTable) -> None:
    """The next merchant of the ship lands, or the ship sails home."""
    state = table.state
    number = state.sailing[0]
    state.ships[number].seats.pop(0)
    state.journey = None
    if not state.ships[number].seats:
        leave_island(table, number)
