"""Production (chapter 5)."""

from __future__ import annotations

from polyana.games.settlers.rules.dealing import good_of
from polyana.games.settlers.rules.empire import mine, tokens_in_force
from polyana.games.settlers.rules.razing import gain_one
from polyana.games.settlers.rules.turn import begin_actions
from polyana.games.settlers.state import Deed, SettlersTable, clockwise, then


def production(table: SettlersTable) -> None:
    """S-050: from the first player clockwise each completes the whole production; then the actions begin."""
    state = table.state
    table.tell("production")
    then(
        state,
        *[Deed("produce", seat) for seat in clockwise(state, state.first)],
        Deed("begin_actions"),
    )


def produce(table: SettlersTable, deed: Deed) -> None:
    """S-051, S-052: board, tokens, Deals, School of Diplomacy, then locations, Samurai first."""
    state, content, seat = table.state, table.content, deed.seat
    player, cards = state.players[seat], content.cards
    state.gained.clear()
    deeds = [Deed("gain", seat, player.faction, content.boards[player.faction].production)]
    deeds += [
        Deed("gain", seat, token.id, token.production)
        for token in tokens_in_force(table)
        if token.production
    ]
    deeds += [Deed("deal_pays", seat, key=good_of(table, deal)) for deal in player.deals]
    if player.deals:
        deeds.append(Deed("event", seat, key="produce_deals"))
    places = [name for name, _ in mine(state, seat) if cards[name].produces]
    places.sort(key=lambda name: not cards[name].samurai)
    deeds += [Deed("gain", seat, name, cards[name].produces) for name in places]
    then(state, *deeds)


def deal_pays(table: SettlersTable, deed: Deed) -> None:
    """S-053: exactly one good; S-056: it may be returned to School of Diplomacy."""
    gain_one(table, deed.seat, deed.key, "deals", key="gained")


def actions_begin(table: SettlersTable, deed: Deed) -> None:
    """The Production phase is over."""
    begin_actions(table)
