"""Why nothing can be done with a thing on the table now; the rules of a turn say what could be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from polyana.games.tundra.moves import BUY
from polyana.games.tundra.state import TundraTable
from polyana.kernel import LATER, Ask, Reason, meanwhile

Reasons = Callable[[TundraTable, Ask, str], list[Reason]]

HEADINGS: Final = (
    "track", "tracks", "map", "market", "deck", "orders", "advisors", "workers", "towers", "dice", "supply",
)  # fmt: skip
SHOWN_AT: Final = {
    "part": HEADINGS,
    "choose": HEADINGS,
    "roll": ("supply",),
    "pay": ("order", "hex", "card", "title"),
}
"""Where the page shows a move that does not name its place."""


def why_not(table: TundraTable, ask: Ask, thing: str) -> list[Reason]:
    """All that stands against it; while an action is carried out, that is asked first."""
    owner, _, own = thing.rpartition("/")
    kind, _, name = own.partition(" ")
    found = REASONS.get(kind)
    if found is None:
        return []
    if owner and owner != str(ask.seat):
        return [Reason("not_yours")]
    reasons = found(table, ask, name)
    if ask.kind == "turn":
        return reasons
    spoken = [verb for verb, kinds in SHOWN_AT.items() if kind in kinds]
    return meanwhile(ask, [kind, *name.split(), *spoken], reasons)


def offered(ask: Ask, *words: str) -> bool:
    """Whether a move that begins with these words can be made."""
    return any(option[: len(words)] == words for option in ask.options)


# Dice


def die(table: TundraTable, ask: Ask, name: str) -> list[Reason]:
    """T-222, T-229: one die is used in a turn; what can be done with it besides costs berries."""
    if any(len(option) > 1 and option[1] == name for option in ask.options):
        return []
    if table.state.used:
        return [Reason("used_die")]
    return [Reason("no_die")] if ask.kind == "turn" else [LATER]


def cell(table: TundraTable, ask: Ask, name: str) -> list[Reason]:
    """T-222, T-223: a free cell for a die of its value."""
    order, _, value = name.partition(" ")
    board = table.state.players[ask.seat].boards.get(order)
    if board is None or value not in ("1", "2", "3", "4", "5", "6"):
        return []
    if offered(ask, "place", value, order):
        return []
    if table.state.used:
        return [Reason("used_die")]
    if int(value) in board.dice:
        return [Reason("cell_taken")]
    held = int(value) in table.state.players[ask.seat].dice
    return [LATER] if held else [Reason("no_value", (int(value),))]


def goal(table: TundraTable, ask: Ask, name: str) -> list[Reason]:
    """T-701, T-702: a goal takes one die in a round, of one of its values."""
    for card in table.state.goals:
        if card.id == name:
            if any(option[0] == "place" and option[2] == name for option in ask.options):
                return []
            if table.state.used:
                return [Reason("used_die")]
            if card.seat is not None:
                return [Reason("goal_closed")]
            return [Reason("goal_dice")] if ask.kind == "turn" else [LATER]
    return []


def changed(verb: str) -> Reasons:
    """T-252, T-253, T-257: what it costs to change an unused die."""

    def found(table: TundraTable, ask: Ask, name: str) -> list[Reason]:
        if any(option[0] == verb and name in ("", option[-1]) for option in ask.options):
            return []
        player = table.state.players[ask.seat]
        title = table.content.titles[player.title]
        cost = title.reroll_cost if verb == "reroll" else title.shift_cost
        if not player.dice:
            return [Reason("no_dice")]
        if player.berry < cost:
            return [Reason("berries", (cost - player.berry, cost))]
        return [Reason("no_shift")] if ask.kind == "turn" else [LATER]

    return found


def supply(table: TundraTable, ask: Ask, name: str) -> list[Reason]:
    """T-254: one more die, for berries, while the supply has one."""
    if BUY in ask.options:
        return []
    player = table.state.players[ask.seat]
    cost = table.content.titles[player.title].buy_cost
    if not player.dice_left:
        return [Reason("no_dice_left")]
    return [Reason("berries", (cost - player.berry, cost))] if player.berry < cost else []


def aside(table: TundraTable, ask: Ask, name: str) -> list[Reason]:
    """T-228: a die is set aside only if none fits anywhere."""
    return [] if offered(ask, "idle") else [Reason("aside")]


# Cards and the map


def card(table: TundraTable, ask: Ask, name: str) -> list[Reason]:
    """T-511, T-513: an upright advisor is used once in a round; other cards by what is done."""
    if offered(ask, "advisor", name):
        return []
    state, player = table.state, table.state.players[ask.seat]
    if name in player.advisors:
        if not player.advisors[name]:
            return [Reason("sideways")]
        return [Reason("no_effect")] if ask.kind == "turn" else [LATER]
    if name in state.market:
        return [Reason("market")]
    if any(name in (board.starting, *board.boosts) for board in player.boards.values()):
        return [Reason("boost")]
    return [Reason("not_yours")] if name in table.content.actions else []


def hex_place(table: TundraTable, ask: Ask, name: str) -> list[Reason]:
    """T-401: what is done on the map is done by dice on order boards."""
    return [Reason("hex")]


def always(what: str) -> Reasons:
    """Something that a turn offers no move for."""
    return lambda table, ask, name: [Reason(what)]


REASONS: Final[dict[str, Reasons]] = {
    "die": die,
    "cell": cell,
    "goal": goal,
    "reroll": changed("reroll"),
    "shift": changed("shift"),
    "flip": always("flip"),
    "supply": supply,
    "aside": aside,
    "card": card,
    "hex": hex_place,
    "worker": always("worker"),
    "walker": always("worker"),
    "map": always("hex"),
    "order": always("order"),
    "orders": always("order"),
    "track": always("track"),
    "tracks": always("track"),
    "workers": always("workers"),
    "towers": always("towers"),
    "dice": always("dice"),
    "advisors": always("advisors"),
    "market": always("market"),
    "deck": always("deck"),
    "discard": always("deck"),
    "title": always("title"),
}
"""By the first word of a thing, as the page names it in table/spots.ts."""
