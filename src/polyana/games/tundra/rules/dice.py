"""Changing, buying and rolling dice: free actions and cards alike (T-252 to T-263)."""

from __future__ import annotations

from bisect import insort

from polyana.games.tundra.moves import ROLL, dice_set
from polyana.games.tundra.rules.acts import Act, Wish
from polyana.games.tundra.state import Player, TundraTable
from polyana.kernel import Move


def has_dice(wish: Wish) -> bool:
    """T-257, T-263: an unused die of one's own."""
    return bool(wish.player.dice)


def rerolls(act: Act) -> list[Move]:
    """Equal dice are one option."""
    return [*act.content.moves.reroll[dice_set(act.player.dice)]]


def reroll(act: Act) -> None:
    """T-263: by a card it costs no berries."""
    reroll_die(act.table, act.player, int(act.move[1]))


def shifts(act: Act) -> list[Move]:
    """T-263: a die may change by one; 6 and 1 are no neighbours."""
    return [*act.content.moves.shift[dice_set(act.player.dice)]]


def shift(act: Act) -> None:
    """T-263: by a card it costs no berries."""
    shift_die(act.table, act.player, int(act.move[1]), int(act.move[2]))


def flips(act: Act) -> list[Move]:
    """T-263: any unused die may be flipped."""
    return [*act.content.moves.flip[dice_set(act.player.dice)]]


def flip(act: Act) -> None:
    """T-263: the die shows its opposite face."""
    value = int(act.move[1])
    change_die(act.table, act.player, value, 7 - value)


def can_add_die(wish: Wish) -> bool:
    """T-262: whether the supply holds another die."""
    return wish.player.dice_left > 0


def offer_die(act: Act) -> list[Move]:
    """T-262: a die, as long as the supply has one."""
    return [ROLL] if act.player.dice_left else []


def take_die(act: Act) -> None:
    """T-262: a die is rolled, at the price that the card names."""
    add_die(act.table, act.player)


def reroll_die(table: TundraTable, player: Player, value: int) -> None:
    """T-252: an unused die gets a new random value, maybe the same."""
    player.dice.remove(value)
    rolled = table.state.chance.die()
    insort(player.dice, rolled)
    table.tell("rerolled", table.state.seat, value, rolled)


def shift_die(table: TundraTable, player: Player, value: int, way: int) -> None:
    """T-253: an unused die changes by one."""
    change_die(table, player, value, value + way)


def change_die(table: TundraTable, player: Player, value: int, new: int) -> None:
    """An unused die shows another face."""
    player.dice.remove(value)
    insort(player.dice, new)
    table.tell("changed_die", table.state.seat, value, new)


def add_die(table: TundraTable, player: Player) -> None:
    """T-254: a die from supply is rolled and lies on the character board."""
    player.dice_left -= 1
    rolled = table.state.chance.die()
    insort(player.dice, rolled)
    table.tell("added_die", table.state.seat, rolled)
