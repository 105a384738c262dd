"""What must hold on every table of Imperial Settlers (chapter 23)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from polyana.games.settlers.content import Content
from polyana.games.settlers.deeds import OnTheWay
from polyana.games.settlers.rules.setup import common_cards, deck_cards
from polyana.games.settlers.state import NEUTRAL, Location, Player, State


def audit(content: Content, state: State) -> list[str]:
    """Sentences about anything that cannot be; empty if all is well."""
    if state.phase in ("factions", "decks"):
        return []
    faults = list(_card_faults(content, state))
    for seat, player in enumerate(state.players):
        every = (
            *_supply_faults(player),
            *_location_faults(content, player, not state.agenda),
            *_row_faults(content, state, seat, player),
        )
        faults += [f"seat {seat} {fault}" for fault in every]
    faults += _table_faults(content, state)
    return faults


def _card_faults(content: Content, state: State) -> Iterator[str]:
    """S-314: every card is in exactly one place."""
    found: list[str] = []
    for deck in (*state.decks.values(), *state.discards.values()):
        found += deck
    found += [*state.revealed, *state.collection]
    for player in state.players:
        found += [*player.hand, *player.draft, *player.aside, *player.empire, *player.foundations]
        found += [deal.card for deal in player.deals]
        found += [name for row in player.rows.values() for name in row if name not in player.empire]
        for location in player.empire.values():
            found += location.under
    # a second deed of the same card only says how it goes on
    found += {deed.card: 0 for deed in state.agenda if isinstance(deed, OnTheWay)}
    wanted = common_cards(content, state.options)
    for player in state.players:
        if player.faction:
            wanted += deck_cards(content, player)
    if state.seats == 1:
        wanted += [card.id for card in content.cards.values() if card.pile == "attack"]
    if sorted(found) != sorted(wanted):
        twice = sorted((Counter(found) - Counter(wanted)).elements())
        gone = sorted((Counter(wanted) - Counter(found)).elements())
        yield f"the cards {twice} are there too often, {gone} are gone"
    for name, pile in state.discards.items():
        if any(content.cards[card].pile != name for card in pile):
            yield f"the discard pile {name} holds foreign cards"


def _supply_faults(player: Player) -> Iterator[str]:
    """S-315, S-316: nothing below nothing; points add up."""
    for good, amount in player.supply.items():
        if amount < 0:
            yield f"has {amount} {good}"
    if player.vp != sum(player.scored.values()) or any(n < 0 for n in player.scored.values()):
        yield f"has {player.vp} points, but scored {player.scored}"


def _location_faults(content: Content, player: Player, settled: bool) -> Iterator[str]:
    """S-318: one protection, levels on Fortresses only; nothing used more often than it may be."""
    for name, location in player.empire.items():
        card = content.cards[name]
        if location.token + location.samurai + card.shield > 1:
            yield f"has {name} protected twice"
        most = content.siege.max_fortifications if card.fortress else 0
        if not 0 <= location.level <= most:
            yield f"has {name} at level {location.level}"
        if location.used > (card.use.times if card.use else 0):
            yield f"has used {name} {location.used} times"
        if location.used and not location.paid and settled:
            yield f"has used {name} without a mark"
        if (location.under and card.keeps != "hand_card") or (
            location.kept and card.keeps != "resource"
        ):
            yield f"keeps something at {name}"


def _row_faults(content: Content, state: State, seat: int, player: Player) -> Iterator[str]:
    """S-219, S-222: faction locations stand in their rows, and only they and Foundations do."""
    standing = [name for row in player.rows.values() for name in row]
    if len(set(standing)) != len(standing):
        yield "has a card in two rows"
    for name in player.empire:
        if content.cards[name].faction and name not in standing:
            yield f"has {name} in no row"
    for row, names in player.rows.items():
        for name in names:
            card = content.cards[name]
            if name in player.empire and seat < state.seats and card.category != row:
                yield f"has {name} in the row {row}"
    if any(content.cards[name].faction for name in player.foundations):
        yield "has a faction card as a Foundation"


def _table_faults(content: Content, state: State) -> Iterator[str]:
    """S-174, S-157, S-317: Ra tokens and markers lie at locations; Cleanup leaves nothing behind."""
    if len(state.marks) > content.about.ra_tokens:
        yield "more Ra tokens lie out than there are"
    where = {name: seat for seat, player in enumerate(state.players) for name in player.empire}
    for name, mark in state.marks.items():
        if name not in where or (mark.seat != NEUTRAL and where[name] == mark.seat):
            yield f"the Ra token at {name} holds nothing"
    for seat, player in enumerate(state.players):
        for deal in player.deals:
            if deal.at and where.get(deal.at, seat) == seat:
                yield f"a marker of seat {seat} lies at {deal.at}"
    if state.phase == "lookout":
        for player in state.players:
            if any(_is_marked(location) for location in player.empire.values()):
                yield "a location carries goods after Cleanup"


def _is_marked(location: Location) -> bool:
    return bool(location.paid or location.token or location.used or location.blocked)
