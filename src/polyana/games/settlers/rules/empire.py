"""Empires: whose location is whose, rows, protection, and what happens when a card leaves (chapters 2, 12, 15, 19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from polyana.effects import Receive
from polyana.games.settlers.content import Content, PromoToken
from polyana.games.settlers.deeds import AnyDeed, Happen
from polyana.games.settlers.state import (
    NEUTRAL,
    Deal,
    Location,
    Player,
    SettlersTable,
    State,
    groups,
)
from polyana.kernel import then


def mine(state: State, seat: int) -> Iterable[tuple[str, Location]]:
    """The locations that count as a player's: S-174 with those held by Ra tokens, S-246 without neutral ones."""
    ra_tokens = state.ra_tokens
    if not ra_tokens:
        return state.players[seat].empire.items()
    own = state.players[seat].empire.items()
    return [
        *((name, location) for name, location in own if name not in ra_tokens),
        *(
            (name, location_of(state, name))
            for name, mark in ra_tokens.items()
            if mark.seat == seat
        ),
    ]


def theirs(state: State, seat: int) -> Iterator[tuple[str, Location]]:
    """S-030, S-062, S-180: the locations of opponents who have not passed."""
    ra_tokens = state.ra_tokens
    for owner, player in enumerate(state.players):
        if not ra_tokens:
            if owner != seat and not player.passed:
                yield from player.empire.items()
            continue
        for name, location in player.empire.items():
            holder = owner
            if name in ra_tokens and ra_tokens[name].seat != NEUTRAL:
                holder = ra_tokens[name].seat
            if holder != seat and not state.players[holder].passed:
                yield name, location


def opponents(state: State, seat: int) -> Iterator[tuple[int, Player]]:
    """S-062: the opponents who have not passed; the virtual player is one of them."""
    for other, player in enumerate(state.players):
        if other != seat and not player.passed:
            yield other, player


def owner_of(state: State, name: str) -> int:
    """In whose empire a location stands."""
    for seat, player in enumerate(state.players):
        if name in player.empire:
            return seat
    raise KeyError(name)


def seat_of(state: State, faction: str) -> int:
    """The seat of a faction."""
    return next(seat for seat, player in enumerate(state.players) if player.faction == faction)


def location_of(state: State, name: str) -> Location:
    """The location of a card in play."""
    return state.players[owner_of(state, name)].empire[name]


def row_of(player: Player, name: str) -> list[str]:
    """The row in which a card stands."""
    for row in player.rows.values():
        if name in row:
            return row
    raise KeyError(name)


def protected(content: Content, name: str, location: Location) -> bool:
    """S-109, S-110: a Defence token, a Samurai or a printed shield; never more than one."""
    return location.token or location.samurai or content.cards[name].shield


def is_virtual(state: State, seat: int) -> bool:
    """Whether it is the virtual player of the solo game."""
    return seat >= state.seats


def settle(table: SettlersTable, seat: int, name: str, leftmost: bool) -> None:
    """A card enters an empire: S-219 built to the far left of its row, S-229 conquered next to the board."""
    player, card = table.state.players[seat], table.content.cards[name]
    player.empire[name] = Location()
    if card.faction:
        row = player.rows["line" if is_virtual(table.state, seat) else card.category]
        row.insert(0 if leftmost else len(row), name)


def take_out(table: SettlersTable, name: str) -> int:
    """A location leaves its empire, with all that lies on and under it; where it goes is up to the caller.

    S-068, S-092, S-228: goods, tokens and Samurai to the general supply, cards to their piles. Its owner is returned.
    """
    state, content = table.state, table.content
    owner = owner_of(state, name)
    player = state.players[owner]
    location = player.empire.pop(name)
    if content.cards[name].faction:
        row_of(player, name).remove(name)  # S-221: the others close up
    for card in location.under:
        discard(table, card)
    state.ra_tokens.pop(name, None)  # S-178: the token returns
    for held in state.ra_tokens.values():
        if held.temple == name:
            held.seat = NEUTRAL  # S-245
    end_routes(table, name)
    return owner


def end_routes(table: SettlersTable, name: str) -> None:
    """S-159, S-239: the Deals made with this location end, their markers are turned up."""
    for player in table.state.players:
        for deal in [deal for deal in player.deals if deal.at == name]:
            drop_deal(table, player, deal)


def drop_deal(table: SettlersTable, player: Player, deal: Deal) -> None:
    """A Deal is gone; a marker is seen for the first time now."""
    player.deals.remove(deal)
    discard(table, deal.card)
    if deal.at:
        table.reveal()


def discard(table: SettlersTable, name: str) -> None:
    """S-021: to the pile of the deck it came from; S-191: an Attack card under its deck."""
    state, pile = table.state, table.content.cards[name].pile
    if pile == "attack":
        state.decks[pile].insert(0, name)
    else:
        state.discards[pile].append(name)


def lost(table: SettlersTable, owner: int, by: int) -> None:
    """S-235, S-273, S-286, S-312: an opponent took a location away; the card has left already."""
    state = table.state
    if owner == by or is_virtual(state, owner):
        return
    deeds: list[AnyDeed] = [Happen(owner, "lose_location")]
    for token in tokens_in_force(table):
        if token.lose_location:
            deeds.append(Receive(owner, token.id, token.lose_location))
    then(state, *deeds)


def tokens_in_force(table: SettlersTable) -> list[PromoToken]:
    """The promo tokens of this game, two-sided ones as they lie this round (S-277, S-282)."""
    return tokens_in_round(table, table.state.round)


def tokens_in_round(table: SettlersTable, number: int) -> list[PromoToken]:
    """The promo tokens of this game, two-sided ones as they lie in a round."""
    promo = table.state.options.promo
    if promo == "none":
        return []
    chosen = groups(promo)
    return [
        faces[(number - 1) % len(faces)]
        for faces in table.content.tokens.values()
        if faces[0].group in chosen or "all" in chosen
    ]
