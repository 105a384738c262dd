"""Razing: from hand, against opponents, by cards; spoils and tithes (chapters 9 and 15)."""

from __future__ import annotations

from collections.abc import Iterator

from polyana.effects import Item, different
from polyana.games.settlers.content import Card, Content
from polyana.games.settlers.deeds import Happen, PickSpoil, Spoils, Tithe
from polyana.games.settlers.rules.acts import Act
from polyana.games.settlers.rules.empire import (
    discard,
    is_virtual,
    lost,
    mine,
    owner_of,
    protected,
    take_out,
    theirs,
)
from polyana.games.settlers.rules.gaining import GOODS, STOP, draw_cards, gain_good, score
from polyana.games.settlers.rules.paying import hand_over, lies_on
from polyana.games.settlers.state import NEUTRAL, Location, SettlersTable, State
from polyana.kernel import Ask, Move, Rules, then


def razeable_hand(table: SettlersTable, seat: int) -> Iterator[str]:
    """S-086: hand cards with a Raze field; copies are alike."""
    cards = table.content.cards
    for name in different(table.state.players[seat].hand, table.content.printing_of):
        if cards[name].raze:
            yield name


def razeable(state: State, content: Content, seat: int) -> list[tuple[str, Location]]:
    """S-087, S-183: opponents' locations with a Raze field; in the peaceful variant none is razed."""
    cards = content.cards
    return [] if state.options.peaceful else [at for at in theirs(state, seat) if cards[at[0]].raze]


def raze_price(content: Content, name: str, location: Location) -> int:
    """S-087, S-088: 2R for an opponent's location, one more if it is protected."""
    numbers = content.raze_price
    return numbers.enemy + (numbers.protected if protected(content, name, location) else 0)


def raze_from_hand(table: SettlersTable, seat: int, name: str) -> None:
    """S-086: the card is discarded, its goods are gained."""
    table.state.players[seat].hand.remove(name)
    discard(table, name)
    table.tell("razed_hand", seat, name)
    take_spoils(table, seat, name)


def raze_location(table: SettlersTable, seat: int, name: str) -> None:
    """S-087 to S-092, S-145: a location is razed; a common one becomes a Foundation of its owner, with 1W.

    S-178: the wood goes to whoever held it by a Ra token; S-189: the virtual player gets neither.
    """
    state, content = table.state, table.content
    mark = state.ra_tokens.get(name)
    owner = take_out(table, name)
    holder = owner if mark is None or mark.seat == NEUTRAL else mark.seat
    table.tell("razed", seat, name)
    if content.cards[name].faction or is_virtual(state, owner):
        discard(table, name)
    else:
        state.players[owner].foundations.append(name)
        for good, number in content.razed_owner_gets:
            gain_good(table, holder, good, number)
    lost(table, owner, seat)
    take_spoils(table, seat, name)


def take_spoils(table: SettlersTable, seat: int, name: str) -> None:
    """The goods of the Raze field, then S-094: the triggers of razing."""
    table.state.gained.clear()
    then(table.state, Spoils(seat, name), Happen(seat, "raze"))


def spoils(table: SettlersTable, deed: Spoils) -> None:
    """S-009: the points of a Raze field are one gain; cards are drawn one after the other."""
    card, state = table.content.cards[deed.card], table.state
    points = 0
    for good in card.raze:
        if good in GOODS:
            gain_good(table, deed.seat, good)
            state.gained.append(good)
        else:
            points += good == "vp"
    score(table, deed.seat, points, "raze")
    draw_cards(table, deed.seat, "card", card.raze.count("card"), returnable=True)


# Verbs


def hand_targets(act: Act) -> Iterator[Move]:
    """`raze_hand`: S-086 a hand card with a Raze field."""
    for name in razeable_hand(act.table, act.seat):
        yield act.content.cards[name].target


def raze_hand(act: Act) -> None:
    """Dark Chapel: the price was paid onto the card."""
    raze_from_hand(act.table, act.seat, act.target)


def enemy_targets(act: Act) -> Iterator[Move]:
    """`raze_enemy`: S-143 protection costs 1R more, S-164 unless it is ignored; chapter 9 for the rest."""
    content = act.content
    spare = act.player.supply["raze"] - act.owed.raze()
    for name, location in theirs(act.state, act.seat):
        card = content.cards[name]
        if card.raze and surcharge(content, act.item, name, location) <= spare:
            yield card.target


def surcharge(content: Content, item: Item, name: str, location: Location) -> int:
    """What protection adds to a raze by a card."""
    if "ignore_protection" in item.args or not protected(content, name, location):
        return 0
    return content.raze_price.protected


def raze_enemy(act: Act) -> None:
    """S-103: the surcharge lies on the card as well."""
    state, name = act.state, act.target
    location = state.players[owner_of(state, name)].empire[name]
    more = surcharge(act.content, act.item, name, location)
    if more:
        hand_over(act.table, act.seat, (("raze", more),), lies_on(act.table, act.source))
    raze_location(act.table, act.seat, name)


def own_targets(act: Act) -> Iterator[Move]:
    """`raze_own`: S-145 own common locations in play with a Raze field; S-174 also one held by a Ra token."""
    cards = act.content.cards
    for name, _ in mine(act.state, act.seat):
        if cards[name].raze and not cards[name].faction:
            yield cards[name].target


def raze_own(act: Act) -> None:
    """S-145: its goods, a Foundation and 1W."""
    raze_location(act.table, act.seat, act.target)


def spoil_targets(act: Act) -> Iterator[Move]:
    """`copy_spoil`: S-144 an opponent's location with a Raze field."""
    cards = act.content.cards
    for name, _ in theirs(act.state, act.seat):
        if cards[name].raze:
            yield cards[name].target


def copy_spoil(act: Act) -> None:
    """S-144: one good of it; the location stays."""
    then(act.state, PickSpoil(act.seat, act.target))


def pick_spoil(table: SettlersTable, deed: PickSpoil) -> Rules:
    """Which good of the Raze field."""
    card: Card = table.content.cards[deed.card]
    options = [("gain", good) for good in dict.fromkeys(card.raze)]
    _, good = yield Ask(deed.seat, "spoil_pick", options, (deed.card,))
    gain_one(table, deed.seat, good, "action")


def gain_one(
    table: SettlersTable, seat: int, good: str, why: str, returnable: bool = False
) -> None:
    """One good of a Raze or Deal field."""
    if good in GOODS:
        gain_good(table, seat, good)
        if returnable:
            table.state.gained.append(good)
    elif good == "vp":
        score(table, seat, 1, why)
    else:
        draw_cards(table, seat, good, 1, returnable)


# Tithes


def tithe(act: Act) -> None:
    """S-141: goods just gained may be returned; S-142: after a raze all points of it are one gain."""
    per_good = int(str(act.item.args[0]))
    then(act.state, Tithe(act.seat, act.source, per_good, at_once=act.why == "trigger"))


def tithe_pick(table: SettlersTable, deed: Tithe) -> Rules | None:
    """One good after the other."""
    state, cards = table.state, table.content.cards
    player = state.players[deed.seat]
    held = [name for name in state.gained if name in cards]
    options: list[Move] = [
        ("return", good)
        for good in dict.fromkeys(state.gained)
        if good in GOODS and player.supply[good]
    ]
    options += [("return", name) for name in different(held, table.content.printing_of)]
    if options:
        return ask_tithe(table, deed, [*options, STOP])
    end_tithe(table, deed)
    return None


def ask_tithe(table: SettlersTable, deed: Tithe, options: list[Move]) -> Rules:
    """Asks for a good to return."""
    state = table.state
    player = state.players[deed.seat]
    move = yield Ask(deed.seat, "tithe", options, (deed.source, deed.points), always=True)
    if move == STOP:
        end_tithe(table, deed)
        return
    good = move[1]
    state.gained.remove(good)
    if good in GOODS:
        hand_over(table, deed.seat, ((good, 1),), None)
    else:
        player.hand.remove(good)
        discard(table, good)
        table.tell("discarded", deed.seat, good)
    if deed.at_once:
        score(table, deed.seat, deed.points, "tithe")  # S-056: a gain of its own
    else:
        deed.returned += 1
    then(state, deed)


def end_tithe(table: SettlersTable, deed: Tithe) -> None:
    """S-142: the points of a tithe after a raze."""
    table.state.gained.clear()
    score(table, deed.seat, deed.returned * deed.points, "tithe")
