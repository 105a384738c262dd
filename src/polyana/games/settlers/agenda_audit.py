"""What can be on the agenda of Imperial Settlers: deeds of people at the table, with cards and gains that exist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from polyana.effects import Gain, GoOn, Receive
from polyana.games.settlers import deeds
from polyana.games.settlers.content import Content
from polyana.games.settlers.deeds import AnyDeed
from polyana.games.settlers.effects import CARDS, FREE, SUPPLY, Cost
from polyana.games.settlers.rules.paying import can_pay
from polyana.games.settlers.state import State
from polyana.kernel import Own

SOLO = (
    *(deeds.BotTakes, deeds.Collect, deeds.Attack, deeds.Strike, deeds.ClearLine),
    *(deeds.BotConquest, deeds.Refill, deeds.EndAttack),
)
"""What only the virtual player does."""
CONQUEST = (deeds.ClearLine, deeds.BotConquest, deeds.Refill)
"""What he does only with a faction of his own."""
AT_ONCE = (
    *(deeds.Activate, deeds.UseStall, deeds.Build, deeds.MakeDeal),
    *(deeds.Steal, deeds.ForcedDiscard, deeds.KeepCard),
)
"""What follows a decision at once: nothing can come in between."""


def agenda_faults(content: Content, state: State) -> Iterator[str]:
    """Sentences about deeds that nobody could have begun, or that could not be done."""
    for place, deed in enumerate(state.agenda, 1):
        last = place == len(state.agenda)
        for fault in (*_seat_faults(state, deed), *_deed_faults(content, state, deed, last)):
            yield f"{type(deed).__name__} is on the agenda: {fault}"
    yield from _debt_faults(content, state)


def _seat_faults(state: State, deed: AnyDeed) -> Iterator[str]:
    """Whoever does something, or suffers it, is at the table."""
    if isinstance(deed, Own) and deed.seat >= state.seats:
        yield f"there is no seat {deed.seat}"
    if isinstance(deed, deeds.Steal) and deed.victim >= len(state.players):
        yield f"there is no seat {deed.victim}"
    if isinstance(deed, deeds.ForcedDiscard) and deed.by >= state.seats:
        yield f"there is no seat {deed.by}"
    if isinstance(deed, SOLO) and state.seats > 1:
        yield "nobody plays alone"
    if isinstance(deed, CONQUEST) and not state.players[-1].faction:
        yield "the virtual player has no faction"


def _deed_faults(content: Content, state: State, deed: AnyDeed, last: bool) -> Iterator[str]:
    """Cards, gains and triggers that there are, in a place where they can go on."""
    cards = content.cards
    first_use = isinstance(deed, deeds.Use) and not deed.again
    if not last and (first_use or isinstance(deed, AT_ONCE)):
        yield "something else comes before it"
    match deed:
        case Receive(_, source, gain):
            yield from _gain_faults(content, state, source, gain)
        case GoOn(_, source, gain, way, item):
            yield from _gain_faults(content, state, source, gain)
            options = content.gains[gain].ways if gain in content.gains else ()
            if way >= len(options) or item > len(options[way]):
                yield f"{gain} has no way {way} with item {item}"
        case deeds.SetOff(_, source, event, number):
            if source not in cards or number >= len(cards[source].when.get(event, ())):
                yield f"{source} has no trigger {number} for {event}"
        case deeds.Happen(_, event, built):
            if (built not in cards) if event == "build" else built:
                yield f"{built!r} was not built"
        case deeds.Activate(_, card) | deeds.Use(_, card):
            use = cards[card].use if card in cards else None
            part = deed.part if isinstance(deed, deeds.Use) else 0
            if use is None or part >= len(use.parts) or not _in_play(state, card):
                yield f"{card} has no action {part}"
        case deeds.Sift(_, source, drawn):
            yield from _known(content, source)
            if drawn not in CARDS:
                yield f"there is no deck for {drawn}"
        case deeds.DealPays(_, good):
            if good not in (*SUPPLY, *CARDS, "vp"):
                yield f"there is no good {good}"
        case deeds.Build(_, card) | deeds.Settle(_, card):
            if card not in cards or not cards[card].category:
                yield f"{card} cannot be built"
        case deeds.MakeDeal(_, card) | deeds.LayDeal(_, card):
            if card not in cards or not cards[card].deal:
                yield f"{card} makes no Deal"
        case deeds.Spoils(_, card) | deeds.PickSpoil(_, card):
            if card not in cards or not cards[card].raze:
                yield f"{card} cannot be razed"
        case deeds.KeepCard(seat, gate):
            if not _in_play(state, gate) or cards[gate].keeps != "hand_card":
                yield f"no card can be kept at {gate}"
            elif seat < state.seats and not state.players[seat].hand:
                yield "there is no card to keep"
        case deeds.UseStall(_, stall):
            if stall not in state.stalls:
                yield f"there is no stall {stall}"
        case deeds.Tithe(seat, source):
            yield from _known(content, source)
            hand = state.players[seat].hand if seat < state.seats else []
            if any(name in cards and name not in hand for name in state.gained):
                yield f"{state.gained} are not all in hand"
        case (
            deeds.PayResource(_, source)
            | deeds.PayCard(_, source)
            | deeds.PayDeal(_, source)
            | deeds.PayLocation(_, source)
            | deeds.Copying(_, source)
        ):
            yield from _known(content, source)


def _gain_faults(content: Content, state: State, source: str, key: str) -> Iterator[str]:
    """A gain belongs to its source; S-122, S-252: some look at the location itself."""
    if key not in content.gains or key not in gains_of(content, source):
        yield f"{source} has no gain {key}"
    elif _looks_at_source(content.gains[key]) and not _in_play(state, source):
        yield f"{source} is not in play"


def _looks_at_source(gain: Gain) -> bool:
    return any(
        item.word == "fortification" or any(term.counter == "kept" for term in item.terms)
        for way in gain.ways
        for item in way
    )


def gains_of(content: Content, source: str) -> set[str]:
    """The keys of all gains of a card, a faction board or a token."""
    if source in content.boards:
        return {content.boards[source].production}
    keys: set[str] = set()
    if source in content.cards:
        card = content.cards[source]
        keys |= {card.produces, card.bonus}
        if card.use is not None:
            keys |= {*card.use.follow, *(part.gain for part in card.use.parts)}
        for triggers in card.when.values():
            keys |= {part.gain for trigger in triggers for part in trigger.parts}
    for name, faces in content.tokens.items():
        for face in faces:
            if source in (name, face.id):
                keys |= {face.production, face.lose_location, face.gain}
                keys |= {face.part.gain} if face.part is not None else set()
    return keys


def _known(content: Content, source: str) -> Iterator[str]:
    if source not in content.cards and not gains_of(content, source):
        yield f"there is no {source!r}"


def _in_play(state: State, name: str) -> bool:
    return any(name in player.empire for player in state.players)


def _debt_faults(content: Content, state: State) -> Iterator[str]:
    """S-066, S-096: what is owed, and what comes next for a price, can be paid."""
    for seat, player in enumerate(state.players[: state.seats]):
        owed = Counter(
            type(deed) for deed in state.agenda if isinstance(deed, Own) and deed.seat == seat
        )
        debt = Cost(
            any=owed[deeds.PayResource],
            hand_card=owed[deeds.PayCard],
            deal=owed[deeds.PayDeal],
            location=owed[deeds.PayLocation],
        )
        if not can_pay(state, player, debt):
            yield f"seat {seat} cannot pay what it owes"
    if state.agenda:
        deed = state.agenda[-1]
        price = _price(content, deed)
        if isinstance(deed, Own) and not can_pay(state, state.players[deed.seat], price):
            yield f"seat {deed.seat} cannot pay for {type(deed).__name__}"


def _price(content: Content, deed: AnyDeed) -> Cost:
    """What a deed that comes next will cost."""
    match deed:
        case deeds.Build(_, card, by_card):
            return content.cards[card].price if by_card else content.cards[card].cost
        case deeds.MakeDeal():
            return content.deal_price
        case deeds.UseStall(_, stall):
            part = content.tokens[stall][0].part
            return part.cost if part is not None else FREE
        case deeds.Use(_, card, number, False):
            use = content.cards[card].use
            return use.parts[number].cost if use is not None else FREE
        case _:
            return FREE
