"""What can be on the agenda of Empires of the North: deeds of people at the table that can be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from polyana.effects import GoOn, Receive, affords
from polyana.games.north import deeds
from polyana.games.north.content import Content
from polyana.games.north.deeds import AnyDeed
from polyana.games.north.effects import GOODS, MEANS, RESOURCES, SUPPLY, Card, Cost
from polyana.games.north.rules.empire import may_be_copied, places_for
from polyana.games.north.rules.finding import discounts
from polyana.games.north.rules.paying import covers
from polyana.games.north.rules.storing import full_sets
from polyana.games.north.state import Player, State
from polyana.kernel import Own
from polyana.notation import Goods

ALONE = (deeds.Token, deeds.SoloEvent, deeds.Demand, deeds.CountPaid, deeds.Dearest)
"""What happens in the solo game only."""
NEXT = (deeds.Arrive, deeds.Take, deeds.DoPart, deeds.PayGoods, deeds.PayAny)
"""What follows a decision at once: nothing can come in between but goods that are paid."""


def agenda_faults(content: Content, state: State) -> Iterator[str]:
    """Sentences about deeds that nobody could have begun, or that could not be done."""
    for place, deed in enumerate(state.agenda, 1):
        at_once = all(isinstance(before, deeds.PayGoods) for before in state.agenda[place:])
        for fault in (*_seat_faults(state, deed, at_once), *_number_faults(deed)):
            yield f"{type(deed).__name__} is on the agenda: {fault}"
    if any(isinstance(deed, Own) and deed.seat >= len(state.players) for deed in state.agenda):
        return
    for deed in state.agenda:
        for fault in _deed_faults(content, state, deed):
            yield f"{type(deed).__name__} is on the agenda: {fault}"
    yield from _card_faults(state)
    yield from _token_faults(content, state)
    yield from _debt_faults(state)


def _seat_faults(state: State, deed: AnyDeed, at_once: bool) -> Iterator[str]:
    """Whoever does something is at the table, and nothing comes before what follows at once."""
    if isinstance(deed, Own) and deed.seat >= len(state.players):
        yield f"there is no seat {deed.seat}"
    if isinstance(deed, ALONE) and state.solo is None:
        yield "nobody plays alone"
    if isinstance(deed, NEXT) and not at_once:
        yield "something else comes before it"


def _number_faults(deed: AnyDeed) -> Iterator[str]:
    """What is owed or gained is something."""
    match deed:
        case deeds.PayAny(number=0) | deeds.GainAny(number=0):
            yield "it is about nothing"
        case deeds.PayCard(left=0) | deeds.Demand(left=0):
            yield "it is about nothing"


def _deed_faults(content: Content, state: State, deed: AnyDeed) -> Iterator[str]:
    """Cards, gains and goods that there are."""
    cards = content.cards
    match deed:
        case deeds.Opening():
            keep = content.limits.opening_keep
            if any(len(player.drawn) < keep for player in state.players):
                yield "too few cards are drawn"
        case deeds.PayGoods(_, source, named, others):
            yield from _known(content, source)
            if set(named) - set(RESOURCES) or set(others) - set(MEANS.others):
                yield "something is owed that is not paid"
        case deeds.PayAny(_, source) | deeds.GainAny(_, source) | deeds.Remove(_, source):
            yield from _known(content, source)
        case deeds.Salvage(_, source) | deeds.Scout(_, source):
            yield from _known(content, source)
        case deeds.PayCard(_, source, gain):
            yield from _gain_faults(content, source, gain) if gain else _known(content, source)
        case deeds.PaySite(_, source, gain) | Receive(_, source, gain):
            yield from _gain_faults(content, source, gain)
        case GoOn(_, source, gain, way, item):
            yield from _gain_faults(content, source, gain)
            ways = content.gains[gain].ways if gain in content.gains else ()
            if way >= len(ways) or item > len(ways[way]):
                yield f"{gain} has no way {way} with item {item}"
        case deeds.Use(_, source, effect, part) | deeds.DoPart(_, source, effect, part):
            yield from _known(content, source)
            parts = cards[effect].parts if effect in cards else ()
            if part > len(parts) or not parts or not _may_use(content, source, effect):
                yield f"{source} has no part {part} of {effect}"
            elif isinstance(deed, deeds.DoPart):
                yield from _part_faults(content, state, deed)
        case deeds.Payout(seat, source, sets):
            player = state.players[seat]
            if source not in player.empire or sets > full_sets(player, cards[source]):
                yield f"{source} does not hold {sets} sets"
        case deeds.Happened(_, _, waiting):
            for name in waiting:
                yield from _known(content, name)
        case deeds.Assign(seat, source, noun, left, _, upto):
            yield from _assign_faults(content, source, noun)
            if not upto and state.players[seat].supply.get(noun, 0) < left:
                yield f"there are no {left} {noun}"
        case deeds.EndBoost() | deeds.Attach() | deeds.Discount() | deeds.Settle():
            if deed.card not in cards or cards[deed.card].clan != state.players[deed.seat].clan:
                yield f"{deed.card} is no card of this clan"
            else:
                yield from _play_faults(content, state, deed, cards[deed.card])
        case deeds.Arrive(seat) | deeds.Take(seat):
            if state.sailing is None or state.sailing.seat != seat:
                yield "no ship of this seat is under sail"
            if bool(state.taken) != isinstance(deed, deeds.Take):
                yield "the island is chosen, or not yet chosen"
        case deeds.Demand(_, rule):
            scenario, number = state.options.scenario, state.solo.token if state.solo else 0
            asked = content.rules[scenario] if rule else content.events[scenario][number - 1]
            if asked.demand is None or not number:
                yield "nothing is demanded"


def _known(content: Content, source: str) -> Iterator[str]:
    """What something comes from is a card, a tile, a scenario or an event."""
    if source not in content.cards and not gains_of(content, source):
        yield f"there is no {source!r}"


def gains_of(content: Content, source: str) -> set[str]:
    """The keys of all gains of a card, a tile, a scenario or an event."""
    if source in content.cards:
        card = content.cards[source]
        keys = {card.bonus, card.pillage, *(part.gain for part in card.parts)}
        keys |= {part.gain for part in card.feature.parts} if card.feature is not None else set()
        return keys - {""}
    return {key for key in content.gains if key.partition("/")[0] == source}


def _gain_faults(content: Content, source: str, gain: str) -> Iterator[str]:
    """A gain belongs to its source, or to a card that the source copies (N-181)."""
    own = gains_of(content, source)
    copied = source in content.cards and content.cards[source].copies
    if copied:
        for card in content.cards.values():
            own |= {part.gain for part in card.parts} if may_be_copied(card) else set()
    if gain not in own or gain not in content.gains:
        yield f"{source} has no gain {gain}"


def _may_use(content: Content, source: str, effect: str) -> bool:
    """Whether a card uses its own effect, or one that it copies."""
    if source == effect:
        return True
    copying = source in content.cards and content.cards[source].copies
    return copying and may_be_copied(content.cards[effect])


def _part_faults(content: Content, state: State, deed: deeds.DoPart) -> Iterator[str]:
    """N-020: a part is begun if one of its prices can be paid."""
    parts = content.cards[deed.effect].parts
    player = state.players[deed.seat]
    if deed.part == len(parts):
        yield f"{deed.effect} has no part {deed.part}"
    elif not any(_payable(player, cost) for cost in parts[deed.part].costs):
        yield f"seat {deed.seat} cannot pay for it"


def _payable(player: Player, cost: Cost) -> bool:
    """Whether the goods of a price are there, and what it assigns."""
    for verb in cost.verbs:
        match verb.args:
            case (Goods(number, noun),) if player.supply[noun] < number:
                return False
    return covers(player.supply, cost)


def _assign_faults(content: Content, source: str, noun: str) -> Iterator[str]:
    """N-171: things are put on cards of the own empire that take them."""
    if noun not in (*SUPPLY, "resource", "good"):
        yield f"there is no {noun!r}"
    if source not in content.cards or not content.cards[source].assigns:
        yield f"nothing is put on {source}"


def _play_faults(
    content: Content,
    state: State,
    deed: deeds.EndBoost | deeds.Attach | deeds.Discount | deeds.Settle,
    card: Card,
) -> Iterator[str]:
    """A card is played as what it is."""
    player = state.players[deed.seat]
    match deed:
        case deeds.EndBoost() if card.kind != "boost":
            yield f"{card.id} is no Boost"
        case deeds.Attach():
            if not card.upgrade or not (card.field or places_for(content, player, card)):
                yield f"{card.id} has no place"
        case deeds.Settle() if card.cost is None:
            yield f"{card.id} is not built for goods"
        case deeds.Discount():
            yield from _discount_faults(player, deed, card)


def _discount_faults(player: Player, deed: deeds.Discount, card: Card) -> Iterator[str]:
    """N-202: what is saved is in the price, and the rest can be paid."""
    if card.cost is None:
        yield f"{card.id} is not built for goods"
        return
    amounts = {**dict(card.cost.named), **dict(card.cost.others)}
    left = {kind: amount - deed.saved.get(kind, 0) for kind, amount in amounts.items()}
    if set(deed.saved) - set(GOODS) or set(deed.saved) - set(amounts) or min(left.values()) < 0:
        yield f"{card.id} does not cost what is saved"
        return
    rest = Cost.of({kind: amount for kind, amount in left.items() if amount}, MEANS)
    if not any(affords(player.supply, price, MEANS) for price in discounts(rest, deed.left)):
        yield f"seat {deed.seat} cannot pay for it"


def _card_faults(state: State) -> Iterator[str]:
    """N-267: each card that is being played is played once."""
    played = Counter(
        deed.card
        for deed in state.agenda
        if isinstance(deed, deeds.Attach | deeds.Discount | deeds.Settle | deeds.EndBoost)
    )
    if played - Counter(state.playing):
        yield "a card is being played that is none"


def _token_faults(content: Content, state: State) -> Iterator[str]:
    """N-227: one token is drawn in every round, and the event is that of the token."""
    if state.solo is None:
        return
    kinds = Counter(type(deed) for deed in state.agenda)
    begun = not (state.phase == "opening" or (state.phase == "lookout" and _before_token(state)))
    if len(state.solo.bag) < content.solo.rounds - state.round + (not begun):
        yield "the bag holds too few tokens for the rounds to come"
    if kinds[deeds.Token] > 1:
        yield "two tokens are drawn at once"
    if begun and not state.solo.token:
        yield "no token was drawn in this round"


def _before_token(state: State) -> bool:
    """Whether the token of the round is still to be drawn."""
    early = (deeds.Opening, deeds.Token)
    return not state.agenda or any(isinstance(deed, early) for deed in state.agenda)


def _debt_faults(state: State) -> Iterator[str]:
    """N-020: what is owed can be paid."""
    for seat, player in enumerate(state.players):
        named: Counter[str] = Counter()
        others: Counter[str] = Counter()
        picked: Counter[str] = Counter()
        for deed in state.agenda:
            match deed:
                case deeds.PayGoods(owner, _, goods, more) if owner == seat:
                    named.update(goods)
                    others.update(more)
                case deeds.PayAny(owner, _, number, noun) if owner == seat:
                    picked[noun] += number
        debt = Cost(
            named=tuple(named.items()),
            others=tuple(others.items()),
            any=picked["resource"],
            good=picked["good"],
        )
        if not covers(player.supply, debt):
            yield f"seat {seat} cannot pay what it owes"
