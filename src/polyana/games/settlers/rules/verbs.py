"""The verbs of the cards: what each may be aimed at, and what it does. The only code about cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from polyana.effects import Receive, Verb, affords_both, always, different, rows
from polyana.games.settlers.deeds import Build, Copying, ForcedDiscard, Sift, Steal
from polyana.games.settlers.effects import MEANS, RESOURCES
from polyana.games.settlers.rules import conquest, dealing, razing
from polyana.games.settlers.rules.acts import Act
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
from polyana.games.settlers.state import RaToken, SettlersTable
from polyana.kernel import Ask, Move, Rules, then

# Opponents' goods and cards


def steal_targets(act: Act) -> Iterator[Move]:
    """`steal(resource)`: S-140, S-190 an opponent with a resource in supply."""
    for _, player in opponents(act.state, act.seat):
        if any(player.supply[kind] for kind in RESOURCES):
            yield ("target", player.faction)


def steal(act: Act) -> None:
    """S-140: the taker chooses the kind."""
    then(act.state, Steal(act.seat, seat_of(act.state, act.target)))


def steal_pick(table: SettlersTable, deed: Steal) -> Rules:
    """Which resource."""
    supply = table.state.players[deed.victim].supply
    options = [("gain", kind) for kind in RESOURCES if supply[kind]]
    victim = table.state.players[deed.victim].faction
    _, kind = yield Ask(deed.seat, "steal_pick", options, (victim,))
    supply[kind] -= 1
    table.tell("stole", deed.seat, kind, victim)
    gain_good(table, deed.seat, kind)


def discard_targets(act: Act) -> Iterator[Move]:
    """`enemy_discard`: S-161 an opponent with a hand card."""
    for _, player in opponents(act.state, act.seat):
        if player.hand:
            yield ("target", player.faction)


def enemy_discard(act: Act) -> None:
    """S-161: the opponent picks."""
    then(act.state, ForcedDiscard(seat_of(act.state, act.target), act.seat))


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


def removal_targets(act: Act) -> Iterator[Move]:
    """`remove_location`: S-154 to S-156 common and faction locations, protected or not; S-248 no Fortress."""
    cards = act.content.cards
    for name, _ in theirs(act.state, act.seat):
        if not cards[name].fortress:
            yield cards[name].target


def remove_location(act: Act) -> None:
    """S-154: discarded, not razed."""
    owner = take_out(act.table, act.target)
    discard(act.table, act.target)
    act.table.tell("removed", act.seat, act.target)
    lost(act.table, owner, act.seat)


def block_targets(act: Act) -> Iterator[Move]:
    """`block_action`: S-169 an opponent's action location; S-249 no Fortress."""
    cards = act.content.cards
    for name, location in theirs(act.state, act.seat):
        if cards[name].use and not cards[name].fortress and not location.blocked:
            yield cards[name].target


def block_action(act: Act) -> None:
    """S-169: nobody can activate it this round."""
    location_of(act.state, act.target).blocked = True
    act.table.tell("blocked", act.seat, act.target)


def control_targets(act: Act) -> Iterator[Move]:
    """`take_control`: S-174 while a Ra token is left; S-248 no Fortress; a location bears one token."""
    state, cards = act.state, act.content.cards
    if len(state.ra_tokens) < act.content.about.ra_tokens:
        for name, _ in theirs(state, act.seat):
            if not cards[name].fortress and name not in state.ra_tokens:
                yield cards[name].target


def take_control(act: Act) -> None:
    """S-174, S-175: it is the active player's until the round end; nothing is gained."""
    act.state.ra_tokens[act.target] = RaToken(act.seat, act.source)
    act.table.tell("took_control", act.seat, act.target)


# The own empire


def refresh_targets(act: Act) -> Iterator[Move]:
    """`refresh`: S-167 another own action location that was used."""
    for name, location in mine(act.state, act.seat):
        if location.used and name != act.source:
            yield act.content.cards[name].target


def refresh(act: Act) -> None:
    """S-167: its goods go, all its uses are back; S-168: a block stays."""
    location = location_of(act.state, act.target)
    location.used, location.paid = 0, {}
    act.table.tell("refreshed", act.seat, act.target)


def production_targets(act: Act) -> Iterator[Move]:
    """`copy_production`: S-171 an own production location; S-172 none that acts in this chain already."""
    cards = act.content.cards
    acting = {deed.source for deed in act.state.agenda if isinstance(deed, Copying)}
    for name, _ in mine(act.state, act.seat):
        if cards[name].produces and name != act.source and name not in acting:
            yield cards[name].target


def copy_production(act: Act) -> None:
    """S-171, S-172: what it produces, with its choices."""
    name = act.target
    act.table.tell("copied", act.seat, name)
    key = act.content.cards[name].produces
    then(act.state, Receive(act.seat, name, key), Copying(act.seat, act.source))


def hand_common(act: Act) -> Iterator[Move]:
    """`hand_foundation`: S-170 any common card, also Ruins."""
    content = act.content
    for name in different(act.player.hand, content.printing_of):
        if not content.cards[name].faction:
            yield content.cards[name].target


def hand_foundation(act: Act) -> None:
    """S-170: no raze; the card is shown and turned down."""
    player = act.player
    player.hand.remove(act.target)
    player.foundations.append(act.target)
    act.table.tell("foundation", act.seat, act.target)


def row_common(act: Act) -> Iterator[Move]:
    """`row_foundation`: S-270 any common card and any row."""
    for _, name in hand_common(act):
        for row in act.player.rows:
            yield ("target", name, row)


def row_foundation(act: Act) -> None:
    """S-269, S-270: always at the far left."""
    player = act.player
    player.hand.remove(act.target)
    player.rows[act.move[2]].insert(0, act.target)
    act.table.tell("foundation", act.seat, act.target)


def hand_faction(act: Act) -> Iterator[Move]:
    """`build_hand`: S-153 a faction card from hand, paid without L."""
    player, content = act.player, act.content
    for name in different(player.hand, content.printing_of):
        card = content.cards[name]
        if card.faction and affords_both(player.supply, act.owed, card.price, MEANS):
            yield card.target


def build_hand(act: Act) -> None:
    """S-153: it counts as building."""
    act.player.hand.remove(act.target)
    then(act.state, Build(act.seat, act.target, by_card=True))


def defence_targets(act: Act) -> Iterator[Move]:
    """`place_defence`: S-271 as a Defence token of one's own."""
    yield from defence_places(act.table, act.seat)


def defence_places(table: SettlersTable, seat: int) -> Iterator[Move]:
    """S-108, S-109, S-113: own common locations, with `fire` all; none that is protected already."""
    state, content = table.state, table.content
    fire, cards = state.options.fire, content.cards
    for name, location in mine(state, seat):
        card = cards[name]
        if not (location.token or location.samurai or card.shield) and (fire or not card.faction):
            yield card.defend


def place_defence(act: Act) -> None:
    """S-111: from the general supply; it stays until Cleanup."""
    location_of(act.state, act.target).token = True
    act.table.tell("defended", act.seat, act.target)


# The rest


def sift(act: Act) -> None:
    """`sift(deck, n, k, rest)`: n cards are drawn, k kept, the rest put away; S-146 with too few, what there is."""
    drawn, looks, keeps, rest = act.item.args
    assert isinstance(looks, int) and isinstance(keeps, int)
    then(act.state, Sift(act.seat, act.source, str(drawn), looks, keeps, rest == "shuffle"))


def claim_first(act: Act) -> None:
    """S-280: first player of the next round."""
    act.state.next_first = act.seat
    act.table.tell("claimed_first", act.seat)


def roll(act: Act) -> None:
    """S-281: one good of the list, all equally likely."""
    good = str(act.state.chance.pick(act.item.args))
    act.table.tell("rolled", act.seat, good)
    if good == "card":
        draw_cards(act.table, act.seat, good, 1)
    else:
        gain_good(act.table, act.seat, good)


VERBS: Final[dict[str, Verb[Act]]] = rows(
    Verb("steal(noun)", steal, "target_player", steal_targets, worth=1.2),
    Verb("raze_hand", razing.raze_hand, "raze_card", razing.hand_targets, hidden=always, worth=1.3),
    Verb(
        "raze_enemy(ignored?)",
        razing.raze_enemy,
        "target_location",
        razing.enemy_targets,
        worth=2.4,
    ),
    Verb("raze_own", razing.raze_own, "target_location", razing.own_targets, worth=1.0),
    Verb("tithe(number)", razing.tithe, worth=1.2),
    Verb("copy_spoil", razing.copy_spoil, "target_location", razing.spoil_targets, worth=0.9),
    Verb("sift(drawn, number, number, rest)", sift, worth=0.9),
    Verb(
        "cancel_deal(bonus?)",
        dealing.cancel_deal,
        "target_deal",
        dealing.cancel_targets,
        worth=1.4,
    ),
    Verb("steal_deal", dealing.steal_deal, "target_deal", dealing.steal_targets, worth=2.2),
    Verb("copy_deal", dealing.copy_deal, "target_deal", dealing.copy_targets, worth=0.8),
    Verb(
        "build_deal",
        dealing.build_deal,
        "build_pick",
        dealing.build_deal_targets,
        spends=True,
        worth=1.4,
    ),
    Verb(
        "build_hand",
        build_hand,
        "build_pick",
        hand_faction,
        hidden=always,
        spends=True,
        worth=1.6,
    ),
    Verb("remove_location", remove_location, "target_location", removal_targets, worth=2.5),
    Verb("enemy_deal", dealing.enemy_deal, "target_location", dealing.route_targets, worth=2.2),
    Verb("enemy_discard", enemy_discard, "target_player", discard_targets, worth=0.5),
    Verb("refresh", refresh, "target_location", refresh_targets, worth=1.6),
    Verb("block_action", block_action, "target_location", block_targets, worth=0.7),
    Verb("take_control", take_control, "target_location", control_targets, worth=1.0),
    Verb("hand_foundation", hand_foundation, "foundation_card", hand_common, hidden=always),
    Verb(
        "row_foundation",
        row_foundation,
        "foundation_card",
        row_common,
        hidden=always,
        worth=0.2,
    ),
    Verb("copy_production(which)", copy_production, "copy_target", production_targets, worth=1.5),
    Verb(
        "conquer(place, ignored?)",
        conquest.conquer_by_card,
        "target_location",
        conquest.conquest_targets,
        worth=4.5,
    ),
    Verb("siege", conquest.siege_by_card, "target_location", conquest.siege_targets, worth=1.5),
    Verb("shift_left(whose)", conquest.shift_left, "shift", conquest.shift_targets, worth=0.3),
    Verb("place_defence", place_defence, "defence_place", defence_targets, worth=0.2),
    Verb("claim_first", claim_first, worth=0.2),
    Verb("roll(noun, noun*)", roll, worth=0.6),
    # words by which lasting effects are read
    Verb("keep_here(noun)"),
    Verb("tier(counter, tier*)"),
    Verb("fort_vp"),
    Verb("store(stored)"),
    Verb("store_resources(number)"),
    Verb("storage_cap(number)"),
)

AIMED: Final = frozenset(name for name, verb in VERBS.items() if verb.targets is not None)
"""S-002, S-003: verbs that need a legal target."""
