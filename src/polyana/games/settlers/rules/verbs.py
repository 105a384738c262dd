"""The verbs of the cards: what each may be aimed at, and what it does. The only code about cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from polyana.effects import Item, affords_both, different
from polyana.games.settlers.deeds import Build, Copying, ForcedDiscard, Receive, Sift, Steal
from polyana.games.settlers.effects import MEANS, RESOURCES, Cost
from polyana.games.settlers.rules import conquest, dealing, razing
from polyana.games.settlers.rules.empire import (
    discard,
    location_of,
    lost,
    mine,
    opponents,
    seat_of,
    take_out,
    theirs,
)
from polyana.games.settlers.rules.gaining import draw_cards, gain_good
from polyana.games.settlers.state import Mark, SettlersTable
from polyana.kernel import Ask, Move, Rules, then

Targets = Callable[[SettlersTable, int, str, Item, Cost], Iterator[Move]]
Do = Callable[[SettlersTable, int, str, Item, Move], None]


class Verb(NamedTuple):
    """A word of an effect that is more than goods."""

    do: Do
    """Carries it out: seat, the card it stands on, the item, and the target (or why it happens)."""
    question: str = ""
    targets: Targets = lambda table, seat, source, item, owed: iter(())
    """The legal targets, while a price is still owed."""
    hidden: bool = False
    """Whether the targets are in hand: then it is asked even if there is only one."""


# Opponents' goods and cards


def steal_targets(
    table: SettlersTable, seat: int, source: str, item: Item, owed: Cost
) -> Iterator[Move]:
    """`steal(resource)`: S-140, S-190 an opponent with a resource in supply."""
    for _, player in opponents(table.state, seat):
        if any(player.supply[kind] for kind in RESOURCES):
            yield ("target", player.faction)


def steal(table: SettlersTable, seat: int, source: str, item: Item, move: Move) -> None:
    """S-140: the taker chooses the kind."""
    then(table.state, Steal(seat, seat_of(table.state, move[1])))


def steal_pick(table: SettlersTable, deed: Steal) -> Rules:
    """Which resource."""
    supply = table.state.players[deed.victim].supply
    options = [("gain", kind) for kind in RESOURCES if supply[kind]]
    victim = table.state.players[deed.victim].faction
    _, kind = yield Ask(deed.seat, "steal_pick", options, (victim,))
    supply[kind] -= 1
    table.tell("stole", deed.seat, kind, victim)
    gain_good(table, deed.seat, kind)


def discard_targets(
    table: SettlersTable, seat: int, source: str, item: Item, owed: Cost
) -> Iterator[Move]:
    """`enemy_discard`: S-161 an opponent with a hand card."""
    for _, player in opponents(table.state, seat):
        if player.hand:
            yield ("target", player.faction)


def enemy_discard(table: SettlersTable, seat: int, source: str, item: Item, move: Move) -> None:
    """S-161: the opponent picks."""
    then(table.state, ForcedDiscard(seat_of(table.state, move[1]), seat))


def forced_discard(table: SettlersTable, deed: ForcedDiscard) -> Rules:
    """S-161: a card of the victim's choice."""
    player, content = table.state.players[deed.seat], table.content
    options = [content.cards[name].pick for name in different(player.hand, content.printing_of)]
    by = table.state.players[deed.by].faction
    _, name = yield Ask(deed.seat, "forced_discard", options, (by,), always=True)
    player.hand.remove(name)
    discard(table, name)
    table.tell("discarded", deed.seat, name)


# Opponents' locations


def removal_targets(
    table: SettlersTable, seat: int, source: str, item: Item, owed: Cost
) -> Iterator[Move]:
    """`remove_location`: S-154 to S-156 common and faction locations, protected or not; S-248 no Fortress."""
    cards = table.content.cards
    for name, _ in theirs(table.state, seat):
        if not cards[name].fortress:
            yield cards[name].target


def remove_location(table: SettlersTable, seat: int, source: str, item: Item, move: Move) -> None:
    """S-154: discarded, not razed."""
    owner = take_out(table, move[1])
    discard(table, move[1])
    table.tell("removed", seat, move[1])
    lost(table, owner, seat)


def block_targets(
    table: SettlersTable, seat: int, source: str, item: Item, owed: Cost
) -> Iterator[Move]:
    """`block_action`: S-169 an opponent's action location; S-249 no Fortress."""
    cards = table.content.cards
    for name, location in theirs(table.state, seat):
        if cards[name].use and not cards[name].fortress and not location.blocked:
            yield cards[name].target


def block_action(table: SettlersTable, seat: int, source: str, item: Item, move: Move) -> None:
    """S-169: nobody can activate it this round."""
    location_of(table.state, move[1]).blocked = True
    table.tell("blocked", seat, move[1])


def control_targets(
    table: SettlersTable, seat: int, source: str, item: Item, owed: Cost
) -> Iterator[Move]:
    """`take_control`: S-174 while a Ra token is left; S-248 no Fortress; a location bears one token."""
    state, cards = table.state, table.content.cards
    if len(state.marks) < table.content.about.ra_tokens:
        for name, _ in theirs(state, seat):
            if not cards[name].fortress and name not in state.marks:
                yield cards[name].target


def take_control(table: SettlersTable, seat: int, source: str, item: Item, move: Move) -> None:
    """S-174, S-175: it is the active player's until the round end; nothing is gained."""
    table.state.marks[move[1]] = Mark(seat, source)
    table.tell("took_control", seat, move[1])


# The own empire


def refresh_targets(
    table: SettlersTable, seat: int, source: str, item: Item, owed: Cost
) -> Iterator[Move]:
    """`refresh`: S-167 another own action location that was used."""
    for name, location in mine(table.state, seat):
        if location.used and name != source:
            yield table.content.cards[name].target


def refresh(table: SettlersTable, seat: int, source: str, item: Item, move: Move) -> None:
    """S-167: its goods go, all its uses are back; S-168: a block stays."""
    location = location_of(table.state, move[1])
    location.used, location.paid = 0, {}
    table.tell("refreshed", seat, move[1])


def production_targets(
    table: SettlersTable, seat: int, source: str, item: Item, owed: Cost
) -> Iterator[Move]:
    """`copy_production`: S-171 an own production location; S-172 none that acts in this chain already."""
    cards = table.content.cards
    acting = {deed.source for deed in table.state.agenda if isinstance(deed, Copying)}
    for name, _ in mine(table.state, seat):
        if cards[name].produces and name != source and name not in acting:
            yield cards[name].target


def copy_production(table: SettlersTable, seat: int, source: str, item: Item, move: Move) -> None:
    """S-171, S-172: what it produces, with its choices."""
    name = move[1]
    table.tell("copied", seat, name)
    key = table.content.cards[name].produces
    then(table.state, Receive(seat, name, key), Copying(seat, source))


def hand_common(
    table: SettlersTable, seat: int, source: str, item: Item, owed: Cost
) -> Iterator[Move]:
    """`hand_foundation`: S-170 any common card, also Ruins."""
    content = table.content
    for name in different(table.state.players[seat].hand, content.printing_of):
        if not content.cards[name].faction:
            yield content.cards[name].target


def hand_foundation(table: SettlersTable, seat: int, source: str, item: Item, move: Move) -> None:
    """S-170: no raze; the card is shown and turned down."""
    player = table.state.players[seat]
    player.hand.remove(move[1])
    player.foundations.append(move[1])
    table.tell("foundation", seat, move[1])


def row_common(
    table: SettlersTable, seat: int, source: str, item: Item, owed: Cost
) -> Iterator[Move]:
    """`row_foundation`: S-270 any common card and any row."""
    for _, name in hand_common(table, seat, source, item, owed):
        for row in table.state.players[seat].rows:
            yield ("target", name, row)


def row_foundation(table: SettlersTable, seat: int, source: str, item: Item, move: Move) -> None:
    """S-269, S-270: always at the far left."""
    player = table.state.players[seat]
    player.hand.remove(move[1])
    player.rows[move[2]].insert(0, move[1])
    table.tell("foundation", seat, move[1])


def hand_faction(
    table: SettlersTable, seat: int, source: str, item: Item, owed: Cost
) -> Iterator[Move]:
    """`build_hand`: S-153 a faction card from hand, paid without L."""
    player, content = table.state.players[seat], table.content
    for name in different(player.hand, content.printing_of):
        card = content.cards[name]
        if card.faction and affords_both(player.supply, owed, card.price, MEANS):
            yield card.target


def build_hand(table: SettlersTable, seat: int, source: str, item: Item, move: Move) -> None:
    """S-153: it counts as building."""
    table.state.players[seat].hand.remove(move[1])
    then(table.state, Build(seat, move[1], by_card=True))


def defence_targets(
    table: SettlersTable, seat: int, source: str, item: Item, owed: Cost
) -> Iterator[Move]:
    """`place_defence`: S-271 as a Defence token of one's own."""
    yield from defence_places(table, seat)


def defence_places(table: SettlersTable, seat: int) -> Iterator[Move]:
    """S-108, S-109, S-113: own common locations, with `fire` all; none that is protected already."""
    state, content = table.state, table.content
    fire, cards = state.options.fire, content.cards
    for name, location in mine(state, seat):
        card = cards[name]
        if not (location.token or location.samurai or card.shield) and (fire or not card.faction):
            yield card.defend


def place_defence(table: SettlersTable, seat: int, source: str, item: Item, move: Move) -> None:
    """S-111: from the general supply; it stays until Cleanup."""
    location_of(table.state, move[1]).token = True
    table.tell("defended", seat, move[1])


# The rest


def sift(table: SettlersTable, seat: int, source: str, item: Item, move: Move) -> None:
    """`sift(deck, n, k, rest)`: S-146."""
    drawn, looks, keeps, rest = item.args
    assert isinstance(looks, int) and isinstance(keeps, int)
    then(table.state, Sift(seat, source, str(drawn), looks, keeps, rest == "shuffle"))


def claim_first(table: SettlersTable, seat: int, source: str, item: Item, move: Move) -> None:
    """S-280: first player of the next round."""
    table.state.next_first = seat
    table.tell("claimed_first", seat)


def roll(table: SettlersTable, seat: int, source: str, item: Item, move: Move) -> None:
    """S-281: one good of the list, all equally likely."""
    good = str(table.state.chance.pick(item.args))
    table.tell("rolled", seat, good)
    if good == "card":
        draw_cards(table, seat, good, 1)
    else:
        gain_good(table, seat, good)


VERBS: Final[dict[str, Verb]] = {
    "steal": Verb(steal, "target_player", steal_targets),
    "raze_hand": Verb(razing.raze_hand, "raze_card", razing.hand_targets, hidden=True),
    "raze_enemy": Verb(razing.raze_enemy, "target_location", razing.enemy_targets),
    "raze_own": Verb(razing.raze_own, "target_location", razing.own_targets),
    "tithe": Verb(razing.tithe),
    "copy_spoil": Verb(razing.copy_spoil, "target_location", razing.spoil_targets),
    "sift": Verb(sift),
    "cancel_deal": Verb(dealing.cancel_deal, "target_deal", dealing.cancel_targets),
    "steal_deal": Verb(dealing.steal_deal, "target_deal", dealing.steal_targets),
    "copy_deal": Verb(dealing.copy_deal, "target_deal", dealing.copy_targets),
    "build_deal": Verb(dealing.build_deal, "build_pick", dealing.build_deal_targets),
    "build_hand": Verb(build_hand, "build_pick", hand_faction, hidden=True),
    "remove_location": Verb(remove_location, "target_location", removal_targets),
    "enemy_deal": Verb(dealing.enemy_deal, "target_location", dealing.route_targets),
    "enemy_discard": Verb(enemy_discard, "target_player", discard_targets),
    "refresh": Verb(refresh, "target_location", refresh_targets),
    "block_action": Verb(block_action, "target_location", block_targets),
    "take_control": Verb(take_control, "target_location", control_targets),
    "hand_foundation": Verb(hand_foundation, "foundation_card", hand_common, hidden=True),
    "row_foundation": Verb(row_foundation, "foundation_card", row_common, hidden=True),
    "copy_production": Verb(copy_production, "copy_target", production_targets),
    "conquer": Verb(conquest.conquer_by_card, "target_location", conquest.conquest_targets),
    "siege": Verb(conquest.siege_by_card, "target_location", conquest.siege_targets),
    "shift_left": Verb(conquest.shift_left, "shift", conquest.shift_targets),
    "place_defence": Verb(place_defence, "defence_place", defence_targets),
    "claim_first": Verb(claim_first),
    "roll": Verb(roll),
}
