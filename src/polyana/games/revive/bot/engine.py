"""What the own board brings: cards in slots with their modules, machines with energy, the switch (Part F, 1 to 3)."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from polyana.games.revive.bot.cards import Cards, cards_of
from polyana.games.revive.bot.worths import Worths
from polyana.games.revive.content import Content
from polyana.games.revive.effects import Effect
from polyana.games.revive.rules.counting import Whose, flasks_on_boards
from polyana.games.revive.rules.standing import holds
from polyana.games.revive.state import Player

REMEMBERED: Final = 20_000
"""Boards and engines that are kept in mind before all are forgotten."""


class Board:
    """What the cards, modules, machines and energy of a player bring in every cycle to come.

    It hangs on what is owned alone, not on where the cards lie, and is remembered.
    """

    def __init__(self, worths: Worths, player: Player, names: tuple[str, ...], slots: int) -> None:
        content, halves = worths.content, worths.halves
        cards = [content.cards[name] for name in names]
        self.plays = min(float(slots), max(1.0, len(cards) / 2))
        """Cards that are played in a cycle."""
        self.room = min(1.0, 2 * slots / max(1, len(cards)))
        """How many of the cards there are slots for."""
        best = sorted((max(halves[card.id]) for card in cards), reverse=True)
        top = best[: max(1, round(2 * self.plays))]
        self.cards = self.plays * sum(top) / max(1, len(top))
        self.in_slots = in_slots(worths, player)
        """By slot and colour: what its modules give when a card of this colour is played there."""
        every = max(1, len(cards))
        share = {
            colour: sum(card.colour == colour for card in cards) / every
            for colour in ("grey", "green", "yellow")
        }
        a_slot = min(1.0, self.plays / max(1, slots))
        self.modules = worths.weights.trigger * sum(
            a_slot * share[colour] * value
            for by_colour in self.in_slots.values()
            for colour, value in by_colour.items()
        )
        switch = worths.effect(switch_effect(content, player))
        self.switch = switch - worths.weights.action / 2
        self.switch_now = max(0.0, switch - 0.3)
        """What the switch brings while it is up."""
        energy = player.energy + len(player.charged)
        uses = sorted((worths.machines[name] for name in player.machines), reverse=True)
        self.machines = sum(uses[:energy])
        self.spare = 0.15 * sum(uses[energy : energy + 2])
        """What machines without energy are good for: there is more to choose from."""
        self.total = self.cards + self.modules + max(0.0, self.switch) + self.machines + self.spare
        self.length = self.plays / worths.weights.plays + 1.0 + worths.weights.on_map
        """Turns of a cycle, its hibernation included."""


def in_slots(worths: Worths, player: Player) -> dict[str, dict[str, float]]:
    """R-075, R-090: by slot and colour what the modules give."""
    content = worths.content
    found: dict[str, dict[str, float]] = {}
    for cell, name in player.modules.items():
        by_colour = found.setdefault(content.cells[cell].slot, {})
        for colour in content.modules[name].colours:
            by_colour[colour] = by_colour.get(colour, 0.0) + worths.modules[name]
    return found


def switch_effect(content: Content, player: Player) -> Effect:
    """R-095, R-433: what the own switch gives."""
    return content.plates[player.plate] if player.plate else content.switch_effect


def open_slots(content: Content, player: Player) -> int:
    """The slots of a cycle."""
    return len(player.slots) - (not holds(content, player, "open_slot5"))


_BOARDS: dict[tuple[object, ...], Board] = {}


def board_of(worths: Worths, player: Player) -> Board:
    """The board of a player, remembered by all that it hangs on."""
    names, slots = cards_of(worths.content, player).names, open_slots(worths.content, player)
    energy = player.energy + len(player.charged)
    key = (
        *(worths, names, slots, energy, player.plate),
        *(tuple(player.machines), tuple(player.modules.items())),
    )
    found = _BOARDS.get(key)
    if found is None:
        if len(_BOARDS) >= REMEMBERED:
            _BOARDS.clear()
        found = _BOARDS[key] = Board(worths, player, names, slots)
    return found


def this_cycle(worths: Worths, player: Player, board: Board) -> tuple[float, int]:
    """What the active cards bring in the free slots, the best first; and how many are played."""
    content, halves = worths.content, worths.halves
    cards = content.cards
    pairs: list[tuple[float, str, str]] = []
    for slot in free_slots(content, player):
        about = content.slots[slot]
        by_colour = board.in_slots.get(slot)
        for name in player.active:
            top, bottom = halves[name]
            value = (
                top
                if about.half == "top"
                else bottom
                if about.half == "bottom"
                else max(top, bottom)
            )
            if by_colour is not None:
                value += by_colour.get(cards[name].colour, 0.0)
            pairs.append((value, slot, name))
    pairs.sort(reverse=True)
    used: set[str] = set()
    total = 0.0
    for value, slot, name in pairs:
        if slot not in used and name not in used:
            used.add(slot)
            used.add(name)
            total += value
    waiting = [name for name in player.active if name not in used]
    later = sum([max(halves[name]) for name in (*waiting, *player.rest)])
    return total + worths.weights.resting * board.room * later, len(used) // 2


def free_slots(content: Content, player: Player) -> list[str]:
    """The slots in which a card can be played: empty ones, and those with nothing but chains."""
    cards, slots, found = content.cards, content.slots, list[str]()
    for slot, lying in player.slots.items():
        if slots[slot].locked and not holds(content, player, "open_slot5"):
            continue
        for one in lying:
            if not cards[one.card].half(one.half).chain:
                break
        else:
            found.append(slot)
    return found


def machines_now(worths: Worths, player: Player) -> float:
    """What the energy in the reserve can still be used for before the next hibernation."""
    if not player.energy:
        return 0.0
    uses = [worths.machines[name] for name in player.machines if name not in player.charged]
    uses.sort(reverse=True)
    return sum(uses[: player.energy])


class Engine(NamedTuple):
    """The cards, modules and machines of a player as they lie."""

    cards: Cards
    board: Board
    now: float
    """What cards and machines still bring in this cycle."""
    plays: int
    """How many cards are played in it."""
    flasks: int
    """R-217: on all of them."""


_PARTS: Final = msgspec.msgpack.Encoder()
_ENGINES: Final[dict[tuple[Worths, bytes], Engine]] = {}


def engine_of(worths: Worths, whose: Whose) -> Engine:
    """The engine of a player, remembered by all that lies there."""
    player = whose.player
    lying = (
        *(player.active, player.rest, player.slots, player.modules, player.machines),
        *(player.charged, player.energy, player.plate, player.techs),
    )
    key = (worths, _PARTS.encode(lying))
    found = _ENGINES.get(key)
    if found is None:
        if len(_ENGINES) >= REMEMBERED:
            _ENGINES.clear()
        cards, board = cards_of(worths.content, player), board_of(worths, player)
        value, plays = this_cycle(worths, player, board)
        now = value + machines_now(worths, player)
        flasks = cards.flasks + flasks_on_boards(whose)
        found = _ENGINES[key] = Engine(cards, board, now, plays, flasks)
    return found
