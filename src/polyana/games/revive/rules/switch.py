"""The switch: once up, it gives a resource, the effect of a plate, or a copy of somebody's lower half (A8, R-375)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from polyana.games.revive import deeds
from polyana.games.revive.effects import Card, Effect
from polyana.games.revive.rules.acts import Act
from polyana.games.revive.rules.standing import holds
from polyana.games.revive.rules.using import use
from polyana.games.revive.state import Player, ReviveTable
from polyana.kernel import Ask, Move, Rules, then

SWITCH: Final[Move] = ("switch",)
OWN: Final[Move] = ("own",)


def switches(table: ReviveTable, seat: int) -> tuple[Move, ...]:
    """R-095, R-096: only in the upper position."""
    return (SWITCH,) if table.state.players[seat].switch_up else ()


def use_switch(table: ReviveTable, seat: int) -> None:
    """R-095, R-464: it moves down and gives its effect; then it has happened."""
    table.state.players[seat].switch_up = False
    table.tell("switched", seat)
    then(table.state, deeds.UseSwitch(seat), deeds.Happened(seat, "use_switch"))


def switch_effect(table: ReviveTable, deed: deeds.UseSwitch) -> Rules | None:
    """R-095, R-375, R-433: the own plate or the printed effect, or a copy; R-408: alone there is nobody to copy."""
    content, player = table.content, table.state.players[deed.seat]
    if holds(content, player, "copy_lower_half"):
        cards = copies(table, deed.seat)
        if cards:
            return choose_copy(table, deed, cards)
    use_own(table, deed.seat)
    return None


def use_own(table: ReviveTable, seat: int) -> None:
    """R-095, R-433: a basic resource, or what the plate of the owner says."""
    plate = table.state.players[seat].plate
    effect = table.content.plates[plate] if plate else table.content.switch_effect
    use(table, seat, effect.now, plate or "switch")


def can_refresh(act: Act) -> bool:
    """R-096: whether the switch is down."""
    return not act.player.switch_up


def refresh_switch(act: Act) -> None:
    """R-096: the switch moves up."""
    act.player.switch_up = True
    act.table.tell("switch_up", act.seat)


# Copies


def lower_half(card: Card) -> Effect:
    """R-375: what can be copied of a card."""
    return card.bottom.effect


def face_up(player: Player) -> Iterator[str]:
    """R-375: the cards in the active area and in the slots."""
    yield from player.active
    for slot in player.slots.values():
        for played in slot:
            yield played.card


def copies(table: ReviveTable, seat: int) -> list[Move]:
    """R-375: cards of the others, of equal ones the first; halves that end in a hibernation cannot be copied."""
    cards, titles = table.content.cards, set[str]()
    found: list[Move] = []
    for other, player in enumerate(table.state.players):
        for name in face_up(player) if other != seat else ():
            card = cards[name]
            if card.title not in titles and lower_half(card).now and not lower_half(card).must:
                titles.add(card.title)
                found.append(("copy", name))
    return found


def choose_copy(table: ReviveTable, deed: deeds.UseSwitch, cards: list[Move]) -> Rules:
    """R-375: asks for the card; it counts as lying in the slots while its half is used."""
    move = yield Ask(deed.seat, "copy_card", [*cards, OWN])
    if move == OWN:
        use_own(table, deed.seat)
        return
    card = table.content.cards[move[1]]
    table.state.turn.copied = card.id
    table.tell("copied", deed.seat, card.id)
    then(table.state, deeds.EndCopy(deed.seat))
    use(table, deed.seat, lower_half(card).now, card.id)


def end_copy(table: ReviveTable) -> None:
    """R-375: the copied card counts no longer."""
    table.state.turn.copied = ""
