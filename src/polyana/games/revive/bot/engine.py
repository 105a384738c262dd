"""What the own board brings: cards in slots with their modules, machines with energy, the switch (Part F, 1 to 3)."""

from __future__ import annotations

from typing import Final

from polyana.games.revive.bot.worths import Worths
from polyana.games.revive.content import Content
from polyana.games.revive.effects import Effect
from polyana.games.revive.rules.standing import holds
from polyana.games.revive.state import Player

REMEMBERED: Final = 20_000
"""Boards that are kept in mind before all are forgotten."""


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
        self.switch = worths.effect(switch_effect(content, player)) - worths.weights.action / 2
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


def owned(player: Player) -> tuple[str, ...]:
    """All cards of a player, whatever lies where."""
    every = [*player.active, *player.rest]
    for slot in player.slots.values():
        every += [played.card for played in slot]
    return tuple(sorted(every))


def open_slots(content: Content, player: Player) -> int:
    """The slots of a cycle."""
    return len(player.slots) - (not holds(content, player, "open_slot5"))


_BOARDS: dict[tuple[object, ...], Board] = {}


def board_of(worths: Worths, player: Player) -> Board:
    """The board of a player, remembered by all that it hangs on."""
    names, slots = owned(player), open_slots(worths.content, player)
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
    locked = not holds(content, player, "open_slot5")
    for slot, lying in player.slots.items():
        about = content.slots[slot]
        if about.locked and locked:
            continue
        if lying and not all(cards[one.card].half(one.half).chain for one in lying):
            continue
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


def machines_now(worths: Worths, player: Player) -> float:
    """What the energy in the reserve can still be used for before the next hibernation."""
    if not player.energy:
        return 0.0
    uses = [worths.machines[name] for name in player.machines if name not in player.charged]
    uses.sort(reverse=True)
    return sum(uses[: player.energy])
