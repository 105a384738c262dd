"""Playing cards: slots, halves, chains, repeats; cards moved between slots, active area and rest area (A6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from polyana.games.revive import deeds
from polyana.games.revive.content import Content
from polyana.games.revive.deeds import Waiting
from polyana.games.revive.effects import COLOURS, Card
from polyana.games.revive.rules.acts import Act
from polyana.games.revive.rules.holdings import refill
from polyana.games.revive.rules.standing import happened, holds, triggered
from polyana.games.revive.rules.using import entries, use
from polyana.games.revive.state import Played, Player, ReviveTable
from polyana.kernel import Ask, Move, Rules, then

SLOT: Final[dict[str, Move]] = {
    slot: ("slot", slot) for slot in ("top_1", "top_2", "bottom_1", "bottom_2", "side")
}
HALVES: Final[tuple[Move, ...]] = (("half", "top"), ("half", "bottom"))
USE: Final[Move] = ("use",)
LEAVE: Final[Move] = ("leave",)


# Slots


def free_slots(content: Content, player: Player) -> list[str]:
    """R-072, R-073: open slots that are empty, or show the slot symbol on every visible half."""
    return [*open_slots(content, player)]


def has_free_slot(content: Content, player: Player) -> bool:
    """Whether a card could be played at all."""
    for _ in open_slots(content, player):
        return True
    return False


def open_slots(content: Content, player: Player) -> Iterator[str]:
    """R-072, R-073: the free slots, one after the other."""
    cards, slots = content.cards, content.slots
    for name, lying in player.slots.items():
        for one in lying:
            if not cards[one.card].half(one.half).chain:
                break
        else:
            if not slots[name].locked or holds(content, player, "open_slot5"):
                yield name


def colours_of(table: ReviveTable, card: Card) -> tuple[str, ...]:
    """R-221: the colours that a card counts as while it is played."""
    return COLOURS if card.id in table.state.turn.rainbow else (card.colour,)


# A play


def plays(table: ReviveTable, seat: int) -> list[Move]:
    """R-070: every card of the active area, if there is a free slot."""
    content, player = table.content, table.state.players[seat]
    if not player.active or not has_free_slot(content, player):
        return []
    return [content.cards[name].play for name in player.active]


def play_card(table: ReviveTable, seat: int, move: Move) -> None:
    """R-061: the action."""
    then(table.state, deeds.Play(seat, move[1]))


def play(table: ReviveTable, deed: deeds.Play) -> Rules:
    """R-070: asks for the slot."""
    slots = free_slots(table.content, table.state.players[deed.seat])
    _, slot = yield Ask(deed.seat, "slot", [SLOT[name] for name in slots], (deed.card,))
    then(table.state, deeds.PlayInto(deed.seat, deed.card, slot))


def play_into(table: ReviveTable, deed: deeds.PlayInto) -> Rules | None:
    """R-071, R-072, R-219: the half of the slot; in the side slot, and with `rotate_card`, it is chosen."""
    half = table.content.slots[deed.slot].half
    armed = half != "choice" and is_rotating(table, deed.seat)
    if half == "choice" or armed:
        return choose_half(table, deed)
    enter(table, deed, half)
    return None


def is_rotating(table: ReviveTable, seat: int) -> bool:
    """R-174: whether `rotate_card` is armed for this player."""
    return seat == table.state.seat and bool(table.state.turn.armed.get("rotate_card"))


def choose_half(table: ReviveTable, deed: deeds.PlayInto) -> Rules:
    """Asks for the half; R-179: an armed `rotate_card` is used up if the other half is taken."""
    own = table.content.slots[deed.slot].half
    _, half = yield Ask(deed.seat, "half", HALVES, (deed.card, deed.slot))
    if own not in ("choice", half):
        use_up(table, "rotate_card")
    enter(table, deed, half)


def use_up(table: ReviveTable, word: str) -> None:
    """R-179: one of what is armed is used up."""
    armed = table.state.turn.armed
    armed[word] -= 1
    if not armed[word]:
        del armed[word]


def enter(table: ReviveTable, deed: deeds.PlayInto, half: str) -> None:
    """R-074, R-075: the card lies in the slot; its half, the modules and the repeats are pending, in any order."""
    content, state, seat = table.content, table.state, deed.seat
    player, card = state.players[seat], content.cards[deed.card]
    if seat == state.seat and "all_colours" in state.turn.armed:
        use_up(table, "all_colours")
        state.turn.rainbow.append(card.id)
    colours = colours_of(table, card)
    waiting = triggered(table, seat, "play_card", colours)  # not by its own play
    earlier = list(player.slots[deed.slot])
    player.active.remove(card.id)
    player.slots[deed.slot].append(Played(card.id, "top" if half == "top" else "bottom"))
    table.tell("played", seat, card.id, deed.slot, half)
    others = [
        *fired_modules(table, player, deed.slot, card),
        *repeats(table, earlier, deed.slot, card),
        *waiting,
    ]
    then(state, deeds.EndPlay(seat, card.id))
    effect = card.half(half).effect
    if effect.must:
        then(state, deeds.UseHalf(seat, card.id, deed.slot, others))
    else:
        found = [*entries(effect.now, card.id, card=card.id), *others]
        if found:
            then(state, deeds.Pending(seat, found))


def fired_modules(table: ReviveTable, player: Player, slot: str, card: Card) -> Iterator[Waiting]:
    """R-075, R-076, R-090: the modules of the slot that match the card, once each."""
    content, colours = table.content, colours_of(table, card)
    for cell in content.cells_of[slot]:
        name = player.modules.get(cell)
        if name is not None and any(colour in colours for colour in content.modules[name].colours):
            yield from entries(content.modules[name].effect.now, name, card=card.id)


def repeats(table: ReviveTable, earlier: list[Played], slot: str, card: Card) -> Iterator[Waiting]:
    """R-075, R-077, R-083: the visible half of every earlier card of the same colour in the slot."""
    cards, colours = table.content.cards, colours_of(table, card)
    for played in earlier:
        if cards[played.card].colour in colours:
            effect = cards[played.card].half(played.half).effect
            yield from entries(effect.now, played.card, card=played.card, slot=slot)


def use_half(table: ReviveTable, deed: deeds.UseHalf) -> Rules:
    """R-224, R-226: the half is used as a whole, its last part after everything else of the play; or it is left."""
    state, card = table.state, table.content.cards[deed.card]
    (played,) = (one for one in state.players[deed.seat].slots[deed.slot] if one.card == card.id)
    effect = card.half(played.half).effect
    move = yield Ask(deed.seat, "use_half", [USE, LEAVE], (card.id,))
    found = list(deed.others)
    if move == USE:
        use(table, deed.seat, effect.must, card.id, card=card.id, must=True)
        found = [*entries(effect.now, card.id, card=card.id), *found]
    if found:
        then(state, deeds.Pending(deed.seat, found))


def end_play(table: ReviveTable, deed: deeds.EndPlay) -> None:
    """R-221: the card has its own colour again."""
    rainbow = table.state.turn.rainbow
    if deed.card in rainbow:
        rainbow.remove(deed.card)


# Another play


def another_cards(act: Act) -> list[Move]:
    """R-084: active cards of the colour, if there is a free slot; white is any, and so is an armed `all_colours`."""
    content, state = act.content, act.state
    if not has_free_slot(content, act.player):
        return []
    every = act.word == "white" or (act.seat == state.seat and "all_colours" in state.turn.armed)
    cards = (content.cards[name] for name in act.player.active)
    return [card.pick for card in cards if every or card.colour == act.word]


def play_another(act: Act) -> None:
    """R-211: another card is played at once; it is no action."""
    then(act.state, deeds.Play(act.seat, act.target))


# Cards that are moved


def movable(act: Act) -> Iterator[Move]:
    """R-208: the cards in the own slots, but never the one that has caused it."""
    for slot in act.player.slots.values():
        for played in slot:
            if played.card != act.entry.card:
                yield act.content.cards[played.card].pick


def slot_to_rest(act: Act) -> None:
    """R-208: a card from a slot to the rest area."""
    for slot in act.player.slots.values():
        slot[:] = [played for played in slot if played.card != act.target]
    act.player.rest.append(act.target)
    act.table.tell("rested", act.seat, act.target)


def resting(act: Act) -> list[Move]:
    """R-031, R-209: the cards of the rest area, which are open knowledge."""
    return [act.content.cards[name].pick for name in sorted(act.player.rest)]


def rest_to_active(act: Act) -> None:
    """R-209: a card of the rest area to the active area."""
    act.player.rest.remove(act.target)
    act.player.active.append(act.target)
    act.table.tell("woke", act.seat, act.target)


def unplayed(act: Act) -> list[Move]:
    """The cards of the active area."""
    return [act.content.cards[name].pick for name in act.player.active]


def active_to_rest_top(act: Act) -> None:
    """R-218: an active card rests, and its upper half is used; this is no play."""
    card = act.content.cards[act.target]
    act.player.active.remove(card.id)
    act.player.rest.append(card.id)
    act.table.tell("rested", act.seat, card.id)
    use(act.table, act.seat, card.top.effect.now, card.id, card=card.id)


# The display


def offered_cards(act: Act) -> list[Move]:
    """R-210: the open cards of the display, or those of a colour."""
    cards = (act.content.cards[name] for name in act.state.citizens.open)
    return [card.pick for card in cards if act.word in ("", card.colour)]


def take_card(act: Act) -> None:
    """R-210: an open card of the display."""
    take_citizen(act.table, act.seat, act.target)


def take_citizen(table: ReviveTable, seat: int, name: str) -> None:
    """R-010, R-464: an open card comes into the active area, the display is refilled; then it has happened."""
    state = table.state
    state.citizens.open.remove(name)
    state.players[seat].active.append(name)
    table.tell("took_card", seat, name)
    refill(table, state.citizens, table.content.counts.citizens_shown)
    happened(table, seat, "take_card", bound=table.content.cards[name].colour)
