"""The Lookout phase: cards for Workers, then Storage (A4, A15)."""

from __future__ import annotations

from polyana.games.north import deeds
from polyana.games.north.effects import Card
from polyana.games.north.rules.holdings import gain_good, look_at, score, spend
from polyana.games.north.rules.setup import keep_drawn, keeps
from polyana.games.north.rules.storing import full_sets
from polyana.games.north.state import NorthTable, clockwise
from polyana.kernel import Ask, Move, Rules, Together, then


def begin_round(table: NorthTable) -> None:
    """N-045, N-263: the Lookout with all that belongs to it, then the actions."""
    state = table.state
    table.tell("round", str(state.round))
    alone = state.solo is not None
    then(
        state,
        *([deeds.Token()] if alone else ()),
        deeds.LookoutDraw(),
        deeds.Lookout(),
        *(deeds.Payouts(seat) for seat in clockwise(state, state.first)),
        *([deeds.SoloEvent()] if alone else ()),
        deeds.BeginActions(),
    )


def draw_lookout(table: NorthTable) -> None:
    """N-049, N-053: everybody draws cards, kept apart from the hand."""
    for seat in range(len(table.state.players)):
        look_at(table, seat, table.content.limits.lookout_draw)
    table.reveal()


def lookout(table: NorthTable) -> Rules:
    """N-049 to N-052, N-055: everybody keeps any number of the cards, a free Worker for each, at once."""
    state = table.state
    asks = []
    for seat, player in enumerate(state.players):
        options = keeps(table.content, player.drawn, 0, player.supply["worker"])
        asks.append(Ask(seat, "lookout", options, always=True, secret=True))
    sealed = Together(asks)
    yield sealed
    for seat in range(len(state.players)):
        kept = keep_drawn(table, seat, sealed.answers[seat])
        if kept:
            spend(table, seat, "worker", kept)
    table.reveal()


# Storage


def payouts(table: NorthTable, deed: deeds.Payouts) -> None:
    """N-054, N-190: every card with Storage pays for its full sets."""
    player, cards = table.state.players[deed.seat], table.content.cards
    found = []
    for name, site in player.empire.items():
        if site.goods:
            sets = full_sets(player, cards[name])
            if sets:
                found.append(deeds.Payout(deed.seat, name, sets))
    then(table.state, *found)


def payout(table: NorthTable, deed: deeds.Payout) -> Rules | None:
    """N-191, N-192, N-194: each set chooses for itself; what lies on the card stays."""
    card = table.content.cards[deed.source]
    assert card.storage is not None
    if len(table.content.gains[card.storage.gain].ways) > 1:
        return choose_sets(table, deed, card)
    pay_sets(table, deed, card, 0, deed.sets)
    return None


def choose_sets(table: NorthTable, deed: deeds.Payout, card: Card) -> Rules:
    """Asks how many of the sets give the first option."""
    assert card.storage is not None
    words = [way[0].word for way in table.content.gains[card.storage.gain].ways]
    options: list[Move] = [("sets", str(number)) for number in range(deed.sets, -1, -1)]
    _, first = yield Ask(deed.seat, "storage", options, (deed.source, deed.sets, *words))
    pay_sets(table, deed, card, 0, int(first))
    pay_sets(table, deed, card, 1, deed.sets - int(first))


def pay_sets(table: NorthTable, deed: deeds.Payout, card: Card, way: int, sets: int) -> None:
    """So many sets pay in one way."""
    assert card.storage is not None
    gain = table.content.gains[card.storage.gain]
    if not sets:
        return
    table.tell("paid_out", deed.seat, card.id, sets)
    for item in gain.ways[way]:
        if item.word == "vp":
            score(table, deed.seat, item.amount * sets, gain.why)
        else:
            gain_good(table, deed.seat, item.word, item.amount * sets)
