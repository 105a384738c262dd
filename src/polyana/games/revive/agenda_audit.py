"""What can be on the agenda of Revive: deeds of people at the table that can be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from polyana.games.revive import deeds
from polyana.games.revive.board import PIT
from polyana.games.revive.content import Content
from polyana.games.revive.deeds import AnyDeed, Waiting
from polyana.games.revive.effects import BASIC, COLOUR_OF, COLOURS, Clause
from polyana.games.revive.rules.building import quotes_for
from polyana.games.revive.rules.cards import free_slots
from polyana.games.revive.rules.counting import Whose, own_cards
from polyana.games.revive.rules.exploring import explore_quote
from polyana.games.revive.rules.holdings import basic_kinds
from polyana.games.revive.rules.populating import offered_techs
from polyana.games.revive.rules.reach import OFF, aided, choices, is_payable, less
from polyana.games.revive.rules.tokens import free_cities
from polyana.games.revive.rules.usable import can
from polyana.games.revive.rules.verbs import WORDS
from polyana.games.revive.state import Player, ReviveTable, State, alone
from polyana.kernel import Table

NEXT: Final = (
    deeds.Buy, deeds.Play, deeds.PlayInto, deeds.UseHalf, deeds.Explore, deeds.Populate, deeds.Build,
    deeds.MoveFigure, deeds.PlaceModule, deeds.TakeMachine,
)  # fmt: skip
"""What follows a decision at once: nothing can come before it."""
COUNTED: Final = (
    deeds.GainBasic, deeds.Steps, deeds.AnySteps, deeds.GainModules, deeds.Buy,
)  # fmt: skip
"""Of which something is left."""
ENDS: Final = ("explore", "populate", "populate_large", "build", "build_large")
"""What a map action may end with."""
BOUND: Final = ("", *BASIC, *COLOURS, *COLOUR_OF)
"""What a bound noun can mean: a kind that was paid, a colour, a terrain."""


def agenda_faults(content: Content, state: State) -> Iterator[str]:
    """Sentences about deeds that nobody could have begun, or that could not be done."""
    for deed in state.agenda:
        if deed.seat >= len(state.players):
            yield f"{type(deed).__name__} is on the agenda: there is no seat {deed.seat}"
            return
    table = Table(content, state)
    for place, deed in enumerate(state.agenda):
        above = state.agenda[place + 1 :]
        faults = list(_order_faults(content, deed, above))
        faults = faults or list(_deed_faults(table, deed, above))
        for fault in faults:
            yield f"{type(deed).__name__} is on the agenda: {fault}"
    yield from _marker_faults(content, state)


def _order_faults(content: Content, deed: AnyDeed, above: list[AnyDeed]) -> Iterator[str]:
    """Nothing comes before what follows a decision at once, and something is left of what is counted."""
    if isinstance(deed, COUNTED) and not deed.left:
        yield "it is about nothing"
    repeats = isinstance(deed, deeds.Apply) and _times(content, deed.entry) > 1
    at_once = isinstance(deed, NEXT) or (isinstance(deed, deeds.Apply) and not repeats)
    if at_once and above:
        yield "something else comes before it"


def _times(content: Content, entry: Waiting) -> int:
    """How often an exchange may be repeated."""
    return content.clauses[entry.clause].times if entry.clause in content.clauses else 1


def _deed_faults(table: ReviveTable, deed: AnyDeed, above: list[AnyDeed]) -> Iterator[str]:
    """What each kind of deed needs so that it can be done."""
    content, state = table.content, table.state
    player = state.players[deed.seat]
    match deed:
        case deeds.Pending(_, found) | deeds.UseHalf(_, _, _, found):
            for entry in found:
                yield from _entry_faults(content, state, deed.seat, entry)
            if isinstance(deed, deeds.UseHalf):
                yield from _half_faults(content, player, deed)
        case deeds.Apply(seat, entry):
            faults = list(_entry_faults(content, state, seat, entry))
            yield from faults
            if not faults and not can_be_applied(table, seat, entry):
                yield f"{entry.clause} cannot be done"
        case deeds.Buy(seat, entry, left):
            yield from _entry_faults(content, state, seat, entry)
            yield from _buy_faults(content, player, entry, left)
        case deeds.GainBasic(_, source) | deeds.AnySteps(_, source) | deeds.GainModules(_, source):
            yield from _source_faults(content, source)
            if isinstance(deed, deeds.GainBasic) and deed.but not in ("", *BASIC):
                yield f"there is no {deed.but!r}"
        case deeds.Aided(_, clause) if clause not in content.clauses:
            yield f"there is no effect {clause!r}"
        case deeds.Steps(_, colour) if colour not in COLOURS:
            yield f"there is no track {colour!r}"
        case deeds.PayBonus() | deeds.TakeMachine():
            yield from _space_faults(content, player, deed, above)
        case deeds.Play(_, card) | deeds.PlayInto(_, card):
            yield from _play_faults(content, player, deed, card)
        case deeds.EndPlay(_, card) if card not in content.cards:
            yield f"there is no card {card!r}"
        case deeds.Hibernate(seat, card) | deeds.WakeUp(seat, card):
            yield from _sleep_faults(content, state, seat, card)
        case deeds.SoloDiscard() if not alone(state):
            yield "nobody plays alone"
        case deeds.EndTurn(seat) if seat != state.seat:
            yield "it is not the turn of this seat"
        case deeds.AbilityUsed() if player.falcon == PIT:
            yield "the falcon has not flown"
        case deeds.PlaceModule(_, module) if module not in state.modules.open:
            yield f"{module} does not lie open"
        case _:
            yield from _map_faults(table, deed, above)


# Entries


def _entry_faults(content: Content, state: State, seat: int, entry: Waiting) -> Iterator[str]:
    """R-460: a pending effect is a clause of the content, and what it is bound to is there."""
    clause, player = content.clauses.get(entry.clause), state.players[seat]
    if clause is None:
        yield f"there is no effect {entry.clause!r}"
        return
    yield from _source_faults(content, entry.source)
    if entry.card and entry.card not in content.cards:
        yield f"there is no card {entry.card!r}"
    if entry.slot and entry.slot not in content.slots:
        yield f"there is no slot {entry.slot!r}"
    if entry.event not in ("", "ocean_reward") or entry.times > clause.times:
        yield f"{entry.clause} is not done like this"
    words = set(_words(clause))
    if entry.bound not in BOUND:
        yield f"there is no {entry.bound!r}"
    if "colour_resource" in words and entry.bound not in COLOURS:
        yield "no card was taken"
    if "terrain_resource" in words and entry.bound not in COLOUR_OF:
        yield "the falcon has not flown"
    ability = content.sides[player.side].ability.now
    own = {word for one in ability for word in _words(one)}
    if any(WORDS[word].sort == "token" and word not in own for word in words):
        yield f"seat {seat} has no such ability"
    if entry.ability and clause not in ability:
        yield f"{entry.clause} is not the ability of seat {seat}"
    if "hibernate_remove" in words:
        yield from _sleep_faults(content, state, seat, entry.card, by_card=True)


def can_be_applied(table: ReviveTable, seat: int, entry: Waiting) -> bool:
    """R-463: what is applied next can be done; a repeat finds out for itself."""
    clause = table.content.clauses[entry.clause]
    return clause.times > 1 or can(table, seat, entry, clause)


def _words(clause: Clause) -> Iterator[str]:
    """Every word of a clause."""
    if clause.item is not None:
        yield clause.item.word
    for way in clause.ways:
        for part in way:
            yield from _words(part)


def _source_faults(content: Content, source: str) -> Iterator[str]:
    """What an effect comes from has a name, is a hex, or a space of a track."""
    every = (content.names_of, content.cards, content.crates, content.sides)
    named = any(source in things for things in every)
    track, _, space = source.rpartition("_")
    spaces = {
        "score": content.score_bonuses,
        "progress": content.progress_bonuses,
        "hibernation": content.rewards,
    }
    on_track = track in spaces and space.isdigit() and int(space) in spaces[track]
    on_board = source in content.board.index or source in content.bonuses or source == "switch"
    if not (named or on_track or on_board):
        yield f"there is no {source!r}"


def _buy_faults(content: Content, player: Player, entry: Waiting, left: int) -> Iterator[str]:
    """R-049: of an exchange no more is owed than it costs, and it can be paid."""
    clause = content.clauses.get(entry.clause)
    price = clause.price if clause is not None else None
    if price is None or left > price.any:
        yield f"{entry.clause} does not cost {left} basic resources"
    held = sum(player.supply[kind] for kind in (*basic_kinds(player), "crystal"))
    if held < left:
        yield "it cannot be paid"


# The own board


def _space_faults(
    content: Content,
    player: Player,
    deed: deeds.PayBonus | deeds.TakeMachine,
    above: Iterable[AnyDeed],
) -> Iterator[str]:
    """R-157, R-159: a bonus space pays once, and a machine comes into one that has paid."""
    bonus = content.bonuses.get(deed.space)
    if bonus is None:
        yield f"there is no bonus space {deed.space!r}"
    elif isinstance(deed, deeds.PayBonus):
        if bonus.id in player.spaces or deed in above:
            yield f"{bonus.id} has paid already"
    elif bonus.kind != "special" or bonus.id not in player.spaces:
        yield f"no machine comes to {bonus.id}"
    elif bonus.id in player.machines.values():
        yield f"a machine lies on {bonus.id} already"


def _marker_faults(content: Content, state: State) -> Iterator[str]:
    """R-055: all markers that may still come find a space on the progress track."""
    moving = Counter(deed.seat for deed in state.agenda if isinstance(deed, deeds.MoveMarker))
    for seat, player in enumerate(state.players):
        to_come = moving[seat] + player.markers + len(content.bonuses) - len(player.spaces)
        if player.progress + to_come >= len(content.progress):
            yield f"seat {seat} has too many progress markers"


def _play_faults(
    content: Content, player: Player, deed: deeds.Play | deeds.PlayInto, card: str
) -> Iterator[str]:
    """R-070: an active card is played into a free slot."""
    if card not in player.active:
        yield f"{card} is no active card"
    slots = list(free_slots(content, player))
    if not slots or (isinstance(deed, deeds.PlayInto) and deed.slot not in slots):
        yield "the slot is not free"


def _half_faults(content: Content, player: Player, deed: deeds.UseHalf) -> Iterator[str]:
    """R-226: the card lies in its slot with a half that may not be left in part."""
    lying = [one for one in player.slots.get(deed.slot, ()) if one.card == deed.card]
    if len(lying) != 1:
        yield f"{deed.card} does not lie in {deed.slot}"
    elif not content.cards[deed.card].half(lying[0].half).effect.must:
        yield f"{deed.card} has no such half"


def _sleep_faults(
    content: Content, state: State, seat: int, card: str, by_card: bool = False
) -> Iterator[str]:
    """R-224: whoever hibernates is in turn, by an own card if by any."""
    if seat != state.seat:
        yield "it is not the turn of this seat"
    own = {one.id for one in own_cards(Whose(content, state, seat))}
    if (card or by_card) and card not in own:
        yield f"{card!r} is no card of seat {seat}"


# The map


def _map_faults(table: ReviveTable, deed: AnyDeed, above: list[AnyDeed]) -> Iterator[str]:
    """Map actions that can be taken, and their steps at places that there are."""
    content, state = table.content, table.state
    player = state.players[deed.seat]
    turning = [one.place for one in above if isinstance(one, deeds.TurnTile)]
    known = {*state.explored, *turning}
    match deed:
        case deeds.Explore() | deeds.Populate() | deeds.Build():
            yield from _action_faults(table, deed)
        case deeds.TakeCitizen(_, place) | deeds.TurnTile(_, place):
            if place not in content.board.explore or place in known:
                yield f"{place} cannot be turned over"
        case deeds.LayTile(_, place) if place not in turning:
            if state.explored[-1:] != [place] or place in state.turned:
                yield f"{place} is not the tile that was turned over"
        case deeds.RewardTile(_, place) if place not in known:
            yield f"{place} is not explored"
        case deeds.EndMapAction(_, place, event):
            if event not in ENDS or (event == "explore" and place not in known):
                yield f"no {event} ends at {place}"
        case deeds.Unlocked(_, place, before):
            if place not in content.board.index or before not in ("", *player.techs):
                yield f"nothing was unlocked at {place}"
        case deeds.Settled(_, place, paid):
            if place not in content.board.index or not set(paid) <= set(BASIC):
                yield f"nobody has settled at {place}"
        case deeds.GrowForest(_, place) if place not in state.laid:
            yield f"no forest was laid on {place}"
        case deeds.MoveFigure(seat, place):
            free = any(True for _ in free_cities(table, seat))
            if place not in player.figures or place in state.large or not free:
                yield f"no figure moves from {place}"


def _action_faults(
    table: ReviveTable, deed: deeds.Explore | deeds.Populate | deeds.Build
) -> Iterator[str]:
    """R-110, R-132, R-135: a map action at a place where it can be taken and paid."""
    content, state, place = table.content, table.state, deed.place
    if deed.aids and deed.aids not in content.clauses:
        yield f"there is no effect {deed.aids!r}"
        return
    reach = aided(table, deed)
    match deed:
        case deeds.Explore():
            possible = place in reach.land.hidden and _is_explorable(table, deed)
        case deeds.Populate():
            cities = (*reach.land.of_kind.get("city", ()), *content.board.corners)
            possible = place in cities and place not in reach.player.figures
            possible = possible and bool(offered_techs(reach, place))
        case deeds.Build():
            deserts = reach.land.of_kind.get("desert", ())
            possible = place in deserts and place not in state.buildings
            possible = possible and bool(quotes_for(reach, place))
    if not possible:
        yield f"it cannot be done at {place}"


def _is_explorable(table: ReviveTable, deed: deeds.Explore) -> bool:
    """R-119: whether the tile can be paid with the units that were taken off."""
    reach = aided(table, deed)
    quote = explore_quote(reach, deed.place)
    for kind in deed.off:
        if quote is None or not quote.units or OFF.get(kind) not in choices(reach.player, quote):
            return False
        quote = less(quote, kind)
    return quote is not None and is_payable(reach.player.supply, quote)
