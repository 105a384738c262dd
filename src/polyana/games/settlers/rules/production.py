"""Production (chapter 5)."""

from __future__ import annotations

from polyana.effects import Receive
from polyana.games.settlers.deeds import AnyDeed, BeginActions, DealPays, Happen, Produce
from polyana.games.settlers.rules.dealing import good_of
from polyana.games.settlers.rules.empire import mine, tokens_in_force
from polyana.games.settlers.rules.razing import gain_one
from polyana.games.settlers.state import SettlersTable, clockwise
from polyana.kernel import then


def production(table: SettlersTable) -> None:
    """S-050: from the first player clockwise each completes the whole production; then the actions begin."""
    state = table.state
    table.tell("production")
    then(state, *map(Produce, clockwise(state, state.first)), BeginActions())


def produce(table: SettlersTable, deed: Produce) -> None:
    """S-051, S-052: board, tokens, Deals, School of Diplomacy, then locations, Samurai first."""
    state, content, seat = table.state, table.content, deed.seat
    player, cards = state.players[seat], content.cards
    state.gained.clear()
    deeds: list[AnyDeed] = [
        Receive(seat, player.faction, content.boards[player.faction].production),
        *(
            Receive(seat, token.id, token.production)
            for token in tokens_in_force(table)
            if token.production
        ),
        *(DealPays(seat, good_of(table, deal)) for deal in player.deals),
    ]
    if player.deals:
        deeds.append(Happen(seat, "produce_deals"))
    places = [name for name, _ in mine(state, seat) if cards[name].produces]
    places.sort(key=lambda name: not cards[name].samurai)
    deeds += [Receive(seat, name, cards[name].produces) for name in places]
    then(state, *deeds)


def deal_pays(table: SettlersTable, deed: DealPays) -> None:
    """S-053: exactly one good; S-056: it may be returned to School of Diplomacy."""
    gain_one(table, deed.seat, deed.good, "deals", returnable=True)
