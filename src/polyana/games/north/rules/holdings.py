"""What players own, and the small verbs that keep the books: gain, spend, score, draw (A1, A15)."""

from __future__ import annotations

from polyana.effects import refill
from polyana.games.north.effects import GOODS
from polyana.games.north.state import NorthTable, Player


def gain_good(table: NorthTable, seat: int, good: str, number: int = 1) -> None:
    """N-003, N-169: from the general supply, which never runs out; a Worker is free at once (N-084)."""
    table.state.players[seat].supply[good] += number
    if table.log is not None:
        table.tell("gained", seat, good, number)


def spend(table: NorthTable, seat: int, good: str, number: int) -> None:
    """N-016: Goods go to the general supply, Workers to the own clan tile."""
    player = table.state.players[seat]
    player.supply[good] -= number
    if good == "worker":
        player.spent += number
    if table.log is not None:
        table.tell("paid", seat, good, number)


def score(table: NorthTable, seat: int, points: int, why: str) -> None:
    """N-009: points are marked at once. N-064, N-250: reaching the end of the track ends the game with this round."""
    if not points:
        return
    player = table.state.players[seat]
    player.vp += points
    player.scored[why] = player.scored.get(why, 0) + points
    if table.log is not None:
        table.tell("scored", seat, points, why)
    look_at_the_track(table, player)


def look_at_the_track(table: NorthTable, player: Player) -> None:
    """N-064, N-065: whoever stands at the end of the track in an Action phase makes this round the last one."""
    state = table.state
    if state.phase != "action" or state.last_round or state.solo is not None:
        return
    if player.vp >= table.content.limits.end_trigger_vp:
        state.last_round = True
        table.tell("last_round", str(state.round))


def lose_points(table: NorthTable, seat: int, points: int) -> None:
    """N-230: the track never falls below 0."""
    player = table.state.players[seat]
    lost = min(points, player.vp)
    if lost:
        player.vp -= lost
        player.scored["solo"] = player.scored.get("solo", 0) - lost
        table.tell("lost_points", seat, lost)


def can_draw(player: Player) -> bool:
    """N-007: whether a card can be drawn at all."""
    return bool(player.deck or player.discard)


def top_card(table: NorthTable, seat: int) -> str | None:
    """N-005, N-007: the top of the own deck, which is made anew from the discard pile if it is empty."""
    player = table.state.players[seat]
    if not player.deck:
        refill(table, player.deck, player.discard, player.clan)
        if not player.deck:
            return None
    table.reveal()
    return player.deck.pop()


def draw(table: NorthTable, seat: int, number: int = 1) -> None:
    """Cards into the hand."""
    player = table.state.players[seat]
    drawn = 0
    for _ in range(number):
        card = top_card(table, seat)
        if card is None:
            break
        player.hand.append(card)
        drawn += 1
        table.tell("drew_card", seat, card, only=seat)
    if drawn:
        table.tell("drew", seat, drawn)


def look_at(table: NorthTable, seat: int, number: int) -> None:
    """N-049, N-259: cards are drawn to be looked at, for their owner alone."""
    player = table.state.players[seat]
    for _ in range(number):
        card = top_card(table, seat)
        if card is None:
            break
        player.drawn.append(card)
        table.tell("drew_card", seat, card, only=seat)


def leave_hand(table: NorthTable, seat: int, card: str) -> None:
    """A card is being played or built: it is in no zone until that is done (N-099)."""
    table.state.players[seat].hand.remove(card)
    table.state.playing.append(card)


def discard(table: NorthTable, seat: int, card: str) -> None:
    """N-006: a clan card goes to its owner's discard pile."""
    table.state.players[seat].discard.append(card)
    table.tell("discarded", seat, card)


def goods_in(player: Player) -> int:
    """All Goods of a supply, Workers apart."""
    return sum(player.supply[good] for good in GOODS)
