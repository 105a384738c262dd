"""The verbs of the cards, one row each: what each may be aimed at, when it can happen, what it does (A15)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from polyana.effects import Item, Price, affords, number_of, rows
from polyana.games.north import deeds
from polyana.games.north.deeds import How
from polyana.games.north.effects import GOODS, MEANS, RESOURCES, SUPPLY, Card, Gain, Part
from polyana.games.north.rules import islands, ships
from polyana.games.north.rules.counting import COUNTERS, Whose
from polyana.games.north.rules.empire import (
    enter,
    fields,
    happening,
    may_be_copied,
    pay_goods_of,
    ready,
    return_to_hand,
    sites,
    upgrades_of,
)
from polyana.games.north.rules.holdings import (
    can_draw,
    gain_good,
    leave_hand,
    look_at,
    lose_points,
)
from polyana.games.north.rules.paying import alike, can_pay, without_site
from polyana.games.north.rules.promise import can_perform, keeps_promise
from polyana.games.north.state import NorthTable, Player, clockwise
from polyana.kernel import Move, then, under_way
from polyana.notation import Goods, UpTo


class Act(NamedTuple):
    """A verb at work: whose it is, the card it stands on, and the item of the effect."""

    table: NorthTable
    seat: int
    source: str
    item: Item

    @property
    def player(self) -> Player:
        """Whoever does it."""
        return self.table.state.players[self.seat]

    @property
    def word(self) -> str:
        """The first argument, a word."""
        return str(self.item.args[0])

    @property
    def number(self) -> int:
        """The first argument, a number."""
        number = self.item.args[0]
        assert isinstance(number, int)
        return number

    @property
    def goods(self) -> Goods:
        """The first argument, a number of goods."""
        goods = self.item.args[0]
        assert isinstance(goods, Goods | UpTo)
        return goods.goods if isinstance(goods, UpTo) else goods


def always(act: Act) -> bool:
    """It can always happen."""
    return True


class Verb(NamedTuple):
    """A word of an effect that is more than goods."""

    signature: str
    do: Callable[[Act, Move], None]
    """Carries it out; the move is its target, empty if it has none."""
    question: str = ""
    targets: Callable[[Act], Iterable[Move]] | None = None
    possible: Callable[[Act], bool] = always
    """Whether it can happen, if it has no target."""
    hidden: Callable[[Act], bool] | None = None
    """Whether it hangs on hidden cards what it can do: then it is asked even with one answer."""
    optional: bool = False
    """N-021: whether it may be declined in a bundle with other items."""
    brings: str = ""
    """N-091: the action that it may make possible."""
    worth: float = 0.0
    """What bots think of it, in Resources."""


# Actions in capitals


def declare(act: Act, move: Move) -> None:
    """N-092, N-096: the action is performed as from a tile, window included."""
    then(act.table.state, deeds.Declare(act.seat, act.item.word))  # type: ignore[arg-type]


def may_declare(act: Act) -> bool:
    """N-090, N-091."""
    return can_declare(act.table, act.seat, act.item.word)


def can_declare(table: NorthTable, seat: int, action: str) -> bool:
    """N-090: whether an action can be carried out, or a card played in its window makes it possible (N-091)."""
    return can_perform(table, seat, action) or any(enablers(table, seat, action))


def enablers(table: NorthTable, seat: int, action: str) -> Iterator[str]:
    """N-091: the hand cards that make a declared action possible when they are played in its window."""
    cards = table.content.cards
    for name in alike(table.content, table.state.players[seat].hand):
        card = cards[name]
        if card.requires != action:
            continue
        if card.kind == "boost":
            if any(brings(table, seat, name, part, action) for part in card.parts):
                yield name
        elif action == "HARVEST" and card.field:
            yield name


def brings(table: NorthTable, seat: int, source: str, part: Part, action: str) -> bool:
    """N-091: whether a part of a Boost makes an action possible."""
    for way in table.content.gains[part.key].ways:
        for item in way:
            verb = VERBS.get(item.word)
            if verb is None or verb.brings != action or verb.targets is None:
                continue
            act = Act(table, seat, source, item)
            if action == "SAIL" and any(True for _ in verb.targets(act)):
                return can_do(table, seat, source, part)
            if action == "CONSTRUCT" and any(
                table.content.cards[name].cost is not None for _, name in verb.targets(act)
            ):
                return can_do(table, seat, source, part)
    return False


# Goods and Workers on cards


def has_to_assign(act: Act) -> bool:
    """N-173: whether a unit can be put on the card; an exact number must be there in full."""
    supply, goods = act.player.supply, act.goods
    held = sum(supply[kind] for kind in kinds_of(goods.noun))
    return held >= (1 if isinstance(act.item.args[0], UpTo) else goods.amount)


def kinds_of(noun: str) -> tuple[str, ...]:
    """N-014, N-173: what may be put on a card for a noun; gold never stands for a Resource."""
    return {"resource": RESOURCES, "good": GOODS}.get(noun, (noun,))


def assign(act: Act, move: Move) -> None:
    """N-171, N-173."""
    upto = isinstance(act.item.args[0], UpTo)
    goods = act.goods
    then(
        act.table.state,
        deeds.Assign(act.seat, act.source, goods.noun, goods.amount, upto=upto),
    )


def has_assigned(act: Act) -> bool:
    """Whether anything lies on own cards that could be taken."""
    every = act.player.empire.values()
    if act.goods.noun == "worker":
        return any(site.workers for site in every)
    return any(site.goods for site in every)


def remove(act: Act, move: Move) -> None:
    """N-175."""
    goods = act.goods
    then(act.table.state, deeds.Remove(act.seat, act.source, goods.noun, goods.amount))  # type: ignore[arg-type]


def recover(act: Act, move: Move) -> None:
    """N-176: all of them, if there are fewer."""
    player = act.player
    number = min(act.goods.amount, player.spent)
    player.spent -= number
    player.supply["worker"] += number
    act.table.tell("recovered", act.seat, number)


def payout_targets(act: Act) -> Iterator[Move]:
    """N-195: own cards with at least one full set on them."""
    for card, _ in sites(act.table.content, act.player):
        if full_sets(act.player, card):
            yield card.target


def full_sets(player: Player, card: Card) -> int:
    """N-190, N-193, N-196: how many full sets of Goods lie on a card with Storage."""
    if card.storage is None:
        return 0
    goods = player.empire[card.id].goods
    kinds = kinds_of(card.storage.noun)
    return sum(goods.get(kind, 0) for kind in kinds) // card.storage.number


def payout(act: Act, move: Move) -> None:
    """N-195: as in Lookout, but for so many sets at most."""
    card = act.table.content.cards[move[1]]
    sets = min(act.number, full_sets(act.player, card))
    then(act.table.state, deeds.Payout(act.seat, card.id, sets))


# Cards


def linkable(act: Act) -> Iterator[Card]:
    """N-178 to N-180: the other own cards that may be copied; a fixed link leaves no choice."""
    content, player = act.table.content, act.player
    own = player.empire.get(act.source)
    link = own.link if own is not None and not content.cards[act.source].relink else ""
    for card, _ in sites(content, player):
        if may_be_copied(card) and card.id != act.source and link in ("", card.id):
            yield card


def copy_targets(act: Act) -> Iterator[Move]:
    """N-258: those whose effect can be used now, as if it stood on the copying card."""
    for card in linkable(act):
        if can_use(act.table, act.seat, act.source, card):
            yield card.target


def copies_hidden(act: Act) -> bool:
    """Whether it hangs on the hand if one of them can be used."""
    every = (part for card in linkable(act) for part in card.parts)
    return any(hangs_on_hand(act.table, part) for part in every)


def copy(act: Act, move: Move) -> None:
    """N-177, N-179: its effect is used as if printed here."""
    if act.source in act.player.empire:
        act.player.empire[act.source].link = move[1]
    act.table.tell("copied", act.seat, act.source, move[1])
    then(act.table.state, deeds.Use(act.seat, act.source, move[1]))


def find_targets(act: Act) -> Iterator[Move]:
    """N-182, N-183: the cards of the own deck that are looked for."""
    cards, named = act.table.content.cards, act.word
    for name in alike(act.table.content, sorted(act.player.deck)):
        card = cards[name]
        by_type = named == "type" and str(act.item.args[1]) in card.types and card.kind != "boost"
        if by_type or card.title == named:
            yield card.pick


def find(act: Act, move: Move) -> None:
    """N-182, N-183: the card is shown and taken; the deck is shuffled in any case."""
    player = act.player
    if move:
        player.deck.remove(move[1])
        player.hand.append(move[1])
        act.table.tell("found", act.seat, move[1])
    else:
        act.table.tell("found_nothing", act.seat)
    act.table.state.chance.shuffle(player.deck)


def has_deck(act: Act) -> bool:
    """Whether there is a deck to search."""
    return bool(act.player.deck)


def returnable(act: Act) -> Iterator[Card]:
    """N-201: other own clan cards but starting cards."""
    for card, _ in sites(act.table.content, act.player):
        if card.id != act.source and not card.starting and not card.distance:
            yield card


def take_back_targets(act: Act) -> Iterator[Move]:
    """N-104: of those, none by which the declared action becomes impossible."""
    for card in returnable(act):
        if without_site(act.player, card.id, lambda: keeps_promise(act.table, act.seat), hand=True):
            yield card.target


def spares_construct(act: Act) -> bool:
    """N-251: whether it hangs on the hand what may be taken back while CONSTRUCT is declared."""
    declared = under_way(act.table.state, deeds.Perform)
    if declared is None or declared.seat != act.seat:
        return False
    return any(True for _ in returnable(act))


def take_back(act: Act, move: Move) -> None:
    """N-201."""
    return_to_hand(act.table, act.seat, move[1])


def build_targets(act: Act) -> Iterator[Move]:
    """N-202: goods-cost Locations in hand that can be paid with the discount."""
    cards, player = act.table.content.cards, act.player
    for name in alike(act.table.content, player.hand):
        cost = cards[name].cost
        if cost is not None and any(
            affords(player.supply, cheaper, MEANS) for cheaper in discounts(cost, act.number)
        ):
            yield cards[name].build


def discounts(cost: Price, less: int) -> list[Price]:
    """N-202: the prices that are left when so many Goods are saved, in every way."""
    named, others = dict(cost.named), dict(cost.others)
    kinds = [kind for kind in (*named, *others) if kind != "worker"]
    if not less or not kinds:
        return [cost]
    found = []
    for kind in kinds:
        side = named if kind in named else others
        side[kind] -= 1
        left = Price(named=_left(named), others=_left(others))
        found += discounts(left, less - 1)
        side[kind] += 1
    return found


def _left(amounts: dict[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((kind, number) for kind, number in amounts.items() if number)


def build(act: Act, move: Move) -> None:
    """N-202: an ordinary building for less."""
    leave_hand(act.table, act.seat, move[1])
    then(act.table.state, deeds.Discount(act.seat, move[1], act.number))


def has_discard(act: Act) -> bool:
    """Whether there is anything in the own discard pile."""
    return bool(act.player.discard)


def salvage(act: Act, move: Move) -> None:
    """N-204."""
    then(act.table.state, deeds.Salvage(act.seat, act.source, act.number))


def can_scout(act: Act) -> bool:
    """Whether there are cards to look at."""
    return can_draw(act.player)


def scout(act: Act, move: Move) -> None:
    """N-259: the cards are looked at, then some are taken."""
    look_at(act.table, act.seat, act.number)
    act.table.tell("scouted", act.seat, len(act.player.drawn))
    taken = act.item.args[1]
    assert isinstance(taken, int)
    then(act.table.state, deeds.Scout(act.seat, act.source, taken))


def gather_targets(act: Act) -> Iterator[Move]:
    """N-111, N-203: own Field and upgrade cards."""
    for card, _ in sites(act.table.content, act.player):
        if card.goods:
            yield card.target


def gather(act: Act, move: Move) -> None:
    """N-203: exactly one card's Goods."""
    pay_goods_of(act.table, act.seat, act.table.content.cards[move[1]])


# Turning


def refresh_targets(act: Act) -> Iterator[Move]:
    """N-257: one other own exhausted Action Location."""
    if act.word == "islands":
        return
    for card, site in sites(act.table.content, act.player):
        if site.exhausted and card.id != act.source:
            yield card.target


def exhausted_islands(act: Act) -> list[str]:
    """N-257: own exhausted islands with an Action."""
    every = sites(act.table.content, act.player)
    return [card.id for card, site in every if card.distance and site.exhausted]


def refresh(act: Act, move: Move) -> None:
    """N-197, N-257."""
    for name in [move[1]] if move else exhausted_islands(act):
        act.player.empire[name].exhausted = False
        act.table.tell("refreshed", act.seat, name)


def raid_targets(act: Act) -> Iterator[Move]:
    """N-129 to N-135: unexhausted Action Locations of opponents who have not passed."""
    yield from raids(act.table, act.seat)


def raids(table: NorthTable, seat: int) -> Iterator[Move]:
    """N-060, N-129, N-133: what may be raided."""
    for other, player in enumerate(table.state.players):
        if other != seat and not player.passed:
            for card, _ in ready(table.content, player):
                yield card.raid


def raid(act: Act, move: Move) -> None:
    """N-129, N-134: the Location is exhausted."""
    raided(act.table, act.seat, move[1])


def raided(table: NorthTable, seat: int, name: str) -> None:
    """The Location stays exhausted until it is refreshed."""
    for player in table.state.players:
        if name in player.empire:
            player.empire[name].exhausted = True
    table.tell("raided", seat, name)


def exhaust_dearest(act: Act, move: Move) -> None:
    """N-236."""
    then(act.table.state, deeds.Dearest(act.seat))


# Pawns


def pawn_name(tile: str, used: bool) -> str:
    """A pawn by its tile; one that shows X is told apart."""
    return f"{tile}_x" if used else tile


def move_pawn_targets(act: Act) -> Iterator[Move]:
    """N-186: an own placed pawn to any other tile; pawns that are alike once."""
    placed = dict.fromkeys((pawn.tile, pawn.used) for pawn in act.player.pawns if pawn.tile)
    for tile, used in placed:
        for goal in act.table.state.ring:
            if goal != tile:
                yield ("pawn", pawn_name(tile, used), goal)


def move_pawn(act: Act, move: Move) -> None:
    """N-186, N-189: it performs nothing and keeps its side."""
    _, name, goal = move
    pawn = next(pawn for pawn in act.player.pawns if pawn_name(pawn.tile, pawn.used) == name)
    act.table.tell("moved_pawn", act.seat, pawn.tile, goal)
    pawn.tile = goal
    then(act.table.state, *happening(act.table.content, act.table.state, act.seat, "move_pawn"))


def wake_targets(act: Act) -> Iterator[Move]:
    """N-188: own pawns that show X."""
    for tile in dict.fromkeys(pawn.tile for pawn in act.player.pawns if pawn.used):
        yield ("wake", tile)


def wake_pawn(act: Act, move: Move) -> None:
    """N-188: it stays on its tile."""
    pawn = next(pawn for pawn in act.player.pawns if pawn.used and pawn.tile == move[1])
    pawn.used = False
    act.table.tell("woke_pawn", act.seat, move[1])


# Ships


def move_ship_targets(act: Act) -> Iterator[Move]:
    """N-140: an own queued ship up to so many places forward; the first cannot move."""
    for place in islands.own_ships(act.table.state, act.seat):
        for steps in range(1, min(act.number, place) + 1):
            yield ("advance", str(place + 1), str(steps))


def move_ship(act: Act, move: Move) -> None:
    """N-140, N-141: those passed fall back one place; the load stays with its ship."""
    place, steps = int(move[1]) - 1, int(move[2])
    queue = act.table.state.queue
    queue.insert(place - steps, queue.pop(place))
    act.table.tell("moved_ship", act.seat, place + 1, place + 1 - steps)


def how(act: Act) -> How:
    """Which early expedition it is."""
    return "pillage" if act.item.word == "pillage_now" else "conquer"


def early_targets(act: Act) -> Iterator[Move]:
    """N-162 to N-167: own queued ships that could take an island now."""
    free = bool(act.item.args)
    for place in islands.early_ships(act.table, act.seat, how(act), free):
        yield ("ship", str(place + 1))


def early(act: Act, move: Move) -> None:
    """N-163, N-164: the ship leaves the queue; the others close up."""
    state = act.table.state
    state.sailing = state.queue.pop(int(move[1]) - 1)
    free = bool(act.item.args)
    then(state, deeds.Arrive(act.seat, how(act), free))


def ship_waits(act: Act) -> bool:
    """N-004, N-218: whether there is a ship to gain."""
    if act.word == "common":
        return act.table.state.common_ships > 0
    return ships.third_ship_waits(act.table, act.seat)


def gain_ship(act: Act, move: Move) -> None:
    """N-260."""
    ships.gain_ship(act.table, act.seat, act.word == "common")


# Others


def others_there(act: Act) -> bool:
    """Whether another player has not passed."""
    every = enumerate(act.table.state.players)
    return any(seat != act.seat and not player.passed for seat, player in every)


def others(act: Act, move: Move) -> None:
    """N-060, N-219: each other player who has not passed gains it, clockwise."""
    state, goods = act.table.state, act.goods
    for seat in clockwise(state, act.seat):
        if seat != act.seat and not state.players[seat].passed:
            gain_good(act.table, seat, goods.noun, goods.amount)


# The tiles themselves


def construct_targets(act: Act) -> Iterator[Move]:
    """N-085, N-087: goods-cost Locations in hand."""
    cards = act.table.content.cards
    for name in alike(act.table.content, act.player.hand):
        if cards[name].cost is not None:
            yield ("construct", name)


def construct(act: Act, move: Move) -> None:
    """N-085, N-086: it is placed for nothing."""
    leave_hand(act.table, act.seat, move[1])
    act.table.tell("constructed", act.seat, move[1])
    then(act.table.state, *enter(act.table, act.seat, move[1]))


def harvest_targets(act: Act) -> Iterator[Move]:
    """N-088, N-111: own Field cards."""
    for card in fields(act.table.content, act.player):
        yield ("harvest", card.id)


def harvest(act: Act, move: Move) -> None:
    """N-088: all Goods of the Field, and of its upgrades if the tile is not tired (N-232)."""
    cards = act.table.content.cards
    names = [move[1], *(upgrades_of(act.player, move[1]) if act.word == "stack" else ())]
    act.table.tell("harvested", act.seat, move[1])
    for name in names:
        pay_goods_of(act.table, act.seat, cards[name])


def load_targets(act: Act) -> Iterator[Move]:
    """N-142, N-143, N-146: what the ship carries."""
    if not ships.has_ship(act.player):
        return
    supply, limits = act.player.supply, act.table.content.limits
    for raze in range(min(limits.max_raze_per_ship, supply["raze"]) + 1):
        for fish in range(min(limits.max_fish_per_ship, supply["fish"]) + 1):
            yield ("load", str(fish), str(raze))


def launch(act: Act, move: Move) -> None:
    """N-089."""
    ships.send(act.table, act.seat, int(move[1]), int(move[2]))


# The solo game


def lose(act: Act, move: Move) -> None:
    """N-230."""
    lose_points(act.table, act.seat, act.goods.amount)


def tire(act: Act, move: Move) -> None:
    """N-234: the tile shows its tired side now."""
    solo, tile = act.table.state.solo, act.table.content.tiles[act.word].id
    if solo is not None and tile not in solo.tired:
        solo.tired.append(tile)
    act.table.tell("tired", tile)


def rest(act: Act, move: Move) -> None:
    """N-234: all tiles show their normal side."""
    if act.table.state.solo is not None:
        act.table.state.solo.tired.clear()
    act.table.tell("rested")


def sweep(act: Act, move: Move) -> None:
    """N-235: the open islands of a kind are replaced."""
    limits = act.table.content.limits
    near = act.word == "near"
    number = limits.near_islands_open if near else limits.distant_islands_open
    islands.renew(act.table, act.word, number)


def rival_takes(act: Act, move: Move) -> None:
    """N-235: the island that has lain longest is discarded, if there is one."""
    sea = act.table.state.near if act.word == "near" else act.table.state.distant
    if sea.open:
        name = sea.open.pop(0)
        sea.discard.append(name)
        act.table.tell("rival_took", name)


VERBS: Final[dict[str, Verb]] = rows(
    Verb("EXPLORE", declare, possible=may_declare, worth=1.0),
    Verb("POPULATE", declare, possible=may_declare, worth=2.4),
    Verb("CONSTRUCT", declare, possible=may_declare, hidden=always, worth=2.8),
    Verb("HARVEST", declare, possible=may_declare, hidden=always, worth=2.3),
    Verb("SAIL", declare, possible=may_declare, hidden=always, worth=2.7),
    Verb("assign(goods)", assign, possible=has_to_assign, worth=1.2),
    Verb("remove(goods)", remove, possible=has_assigned, worth=1.5),
    Verb("recover(goods)", recover, possible=lambda act: act.player.spent > 0, worth=1.6),
    Verb("copy(copied, link?)", copy, "copy", copy_targets, hidden=copies_hidden, worth=2.5),
    Verb("find(word, type?)", find, "find", find_targets, has_deck, hidden=always, worth=1.8),
    Verb("move_pawn", move_pawn, "move_pawn", move_pawn_targets, optional=True, worth=0.8),
    Verb("wake_pawn", wake_pawn, "wake_pawn", wake_targets, optional=True, worth=1.5),
    Verb(
        "refresh(refreshed)", refresh, "refresh", refresh_targets,
        lambda act: act.word == "islands" and bool(exhausted_islands(act)), optional=True, worth=1.8,
    ),
    Verb("exhaust(exhausted)", exhaust_dearest, worth=-1.0),
    Verb("raid(price)", raid, "raid", raid_targets, optional=True, worth=1.2),
    Verb("move_ship(number)", move_ship, "move_ship", move_ship_targets, optional=True, worth=0.6),
    Verb(
        "pillage_now", early, "early_ship", early_targets, optional=True, brings="SAIL", worth=2.6
    ),
    Verb("conquer_now(price?)", early, "early_ship", early_targets, optional=True, worth=3.0),
    Verb("gain_ship(ship)", gain_ship, possible=ship_waits, worth=3.0),
    Verb("gather(ground)", gather, "gather", gather_targets, optional=True, worth=1.6),
    Verb("discard(given)", lambda act, move: None, worth=-2.0),
    Verb(
        "take_back(given)", take_back, "take_back", take_back_targets,
        hidden=spares_construct, optional=True, brings="CONSTRUCT",
    ),
    Verb("build(number)", build, "build_pick", build_targets, hidden=always, optional=True, worth=1.0),
    Verb("salvage(number)", salvage, possible=has_discard, worth=1.2),
    Verb("scout(number, number)", scout, possible=can_scout, worth=1.8),
    Verb("payout(number)", payout, "payout", payout_targets, optional=True, worth=2.0),
    Verb("others(goods)", others, possible=others_there, worth=-0.3),
    Verb("lose(goods)", lose, worth=-2.0),
    Verb("tire(tile)", tire, worth=-0.7),
    Verb("rest(tiles)", rest, worth=0.7),
    Verb("sweep(distance)", sweep),
    Verb("rival_takes(distance)", rival_takes, worth=-0.5),
    Verb("place_free", construct, "construct", construct_targets, hidden=always),
    Verb("harvest(how)", harvest, "harvest", harvest_targets),
    Verb("launch", launch, "load", load_targets),
)  # fmt: skip


# What can happen


def possible(table: NorthTable, seat: int, source: str, item: Item) -> bool:
    """N-022: whether an item of a gain could do something now."""
    word = item.word
    if word in SUPPLY or word in ("vp", "resource", "good"):
        return bool(count(table, seat, item))
    if word == "card":
        return can_draw(table.state.players[seat])
    verb, act = VERBS[word], Act(table, seat, source, item)
    if verb.targets is not None and any(True for _ in verb.targets(act)):
        return True
    return (verb.targets is None or verb.possible is not always) and verb.possible(act)


def count(table: NorthTable, seat: int, item: Item) -> int:
    """N-024: how many, counted now."""
    if not item.counter and not item.more:
        return item.amount
    return number_of(item, COUNTERS, Whose(table.content, table.state.players[seat]))


def works(table: NorthTable, seat: int, source: str, gain: Gain) -> bool:
    """Whether a gain could do something in one of its ways."""
    return gain.sure or any(way_works(table, seat, source, way) for way in gain.ways)


def way_works(table: NorthTable, seat: int, source: str, way: tuple[Item, ...]) -> bool:
    """N-018: whether a way of a gain could do something."""
    return any(possible(table, seat, source, item) for item in way)


def can_do(table: NorthTable, seat: int, source: str, part: Part) -> bool:
    """N-020, N-022: whether a part can be paid, and then does something."""
    gain = table.content.gains[part.key]
    return any(can_pay(table, seat, source, cost, gain, works) for cost in part.costs)


def hangs_on_hand(table: NorthTable, part: Part) -> bool:
    """Whether it hangs on hidden cards if a part can be done."""
    return table.content.gains[part.key].hidden or any(cost.hand_card for cost in part.costs)


def can_use(table: NorthTable, seat: int, source: str, card: Card) -> bool:
    """N-120: whether at least one part of an effect can be carried out."""
    return any(can_do(table, seat, source, part) for part in card.parts)
