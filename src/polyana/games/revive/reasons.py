"""Why nothing can be done with a thing on the table now; the rules and the prices that are shown say what could be."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from polyana.games.revive.outlook import Due, own_outlook
from polyana.games.revive.rules.cards import has_free_slot
from polyana.games.revive.rules.using import land_of
from polyana.games.revive.state import Player, ReviveTable
from polyana.kernel import LATER, Ask, Fact, Reason, meanwhile

Reasons = Callable[[ReviveTable, Ask, str], list[Reason]]


def why_not(table: ReviveTable, ask: Ask, thing: str) -> list[Reason]:
    """All that stands against it; while something is being resolved, that is asked first."""
    kind, _, name = thing.partition(" ")
    found = REASONS.get(kind)
    if found is None or table.state.phase != "turn":
        return []
    if ask.kind in ("main", kind):
        return found(table, ask, name)
    reasons = found(table, ask, name) if ask.seat == table.state.seat else [LATER]
    traded = ["trade"] if name == "crystal" else []  # at any time
    return meanwhile(ask, [kind, *name.split(), *traded], reasons)


def offered(ask: Ask, name: str, verbs: tuple[str, ...]) -> bool:
    """Whether one of these things can be done with it."""
    return any(option[0] in verbs and name in option[1:] for option in ask.options)


def no_action(table: ReviveTable) -> list[Reason]:
    """R-060, R-181: why no action may be taken any more in this turn."""
    turn, players = table.state.turn, len(table.state.players)
    if turn.slept:
        return [Reason("slept")]
    allowed = table.content.numbers[players].actions_per_turn
    return [Reason("no_actions", (allowed,))] if turn.actions >= allowed else []


def lack(player: Player, what: str, dues: Iterable[Due]) -> list[Reason]:
    """What is missing where the least is, numbers and resources in turn; crystals have been put in (R-046)."""
    missing = min((due.lacks for due in dues), key=lambda one: sum(one.values()), default={})
    spare, facts = player.supply["crystal"], list[Fact]()
    for kind, number in missing.items():
        filled = 0 if kind == "crystal" else min(spare, number)
        spare -= filled
        if number > filled:
            facts += [number - filled, kind]
    return [Reason(what, tuple(facts))] if facts else []


# The map


def tile(table: ReviveTable, ask: Ask, name: str) -> list[Reason]:
    """R-110: a face-down tile within reach, for range and the price on its back."""
    if name not in table.state.tiles or ("explore", name) in ask.options:
        return []
    if name in table.state.explored:
        return [Reason("explored")]
    spent = no_action(table)
    if spent:
        return spent
    due = own_outlook(table, ask.seat).explore.get(name)
    if due is None:
        return [Reason("out_of_reach")]
    return lack(table.state.players[ask.seat], "explore", [due])


def place(table: ReviveTable, ask: Ask, name: str) -> list[Reason]:
    """R-120, R-135: deserts are built on, locations populated."""
    state, player = table.state, table.state.players[ask.seat]
    if offered(ask, name, ("build", "populate")) or name not in table.content.board.index:
        return []
    if name in state.buildings:
        return [Reason("built")]
    if name in player.figures:
        return [Reason("figure")]
    spent = no_action(table)
    if spent:
        return spent
    land, own = land_of(table), own_outlook(table, ask.seat)
    for action in ("build", "populate"):
        if name in land.sites[action]:
            if name in own.build:
                dues = [raised.due for raised in own.build[name].values()]
            else:
                dues = [*own.populate.get(name, {}).values()]
            return lack(player, action, dues) or [Reason("out_of_reach")]
    return [Reason("terrain" if name in land.kinds else "unexplored")]


# Cards and components


def component(table: ReviveTable, ask: Ask, name: str) -> list[Reason]:
    """R-070, R-171, R-176: cards are played, machines used, crates opened."""
    state, player = table.state, table.state.players[ask.seat]
    if offered(ask, name, ("play", "machine", "crate", "trade")):
        return []
    if name in player.active:
        spent = no_action(table)
        free = has_free_slot(table.content, player)
        return spent or ([LATER] if free else [Reason("no_slot")])
    if name in player.machines:
        return machine(table, ask, player, name)
    for what, found in (
        ("resting", player.rest),
        ("played", [one.card for slot in player.slots.values() for one in slot]),
        ("module", player.modules.values()),
        ("crate_opened", player.opened),
        ("citizen", state.citizens.open),
        ("module_offered", state.modules.open),
        ("machine_offered", [one for row in state.machines.values() for one in row.open]),
        ("not_yours", [one for other in state.players for one in (*other.active, *other.machines)]),
    ):
        if name in found:
            return [Reason(what)]
    return []


def machine(table: ReviveTable, ask: Ask, player: Player, name: str) -> list[Reason]:
    """R-171, R-175, R-181: why an own machine does not run."""
    if name in player.charged:
        return [Reason("charged")]
    if table.state.turn.slept:
        return [Reason("slept_machine")]
    if not player.energy:
        return [Reason("no_energy")]
    return [Reason("no_effect")] if ask.kind == "main" else [LATER]


def tech(table: ReviveTable, ask: Ask, name: str) -> list[Reason]:
    """R-123, R-132: technologies are unlocked by populating."""
    if offered(ask, name, ("trade", "machine", "tech")):
        return []
    known = own_outlook(table, ask.seat).techs.get(name)
    return [Reason(f"tech_{known.why or 'populate'}")] if known is not None else []


# The own board


def switch(table: ReviveTable, ask: Ask, name: str) -> list[Reason]:
    """R-095, R-096: the switch is used as an action while it is up."""
    if ("switch",) in ask.options:
        return []
    up = table.state.players[ask.seat].switch_up
    return no_action(table) if up else [Reason("switch_down")]


def sleep(table: ReviveTable, ask: Ask, name: str) -> list[Reason]:
    """R-068: a hibernation takes the place of actions."""
    if ("hibernate",) in ask.options:
        return []
    turn = table.state.turn
    if turn.slept:
        return [Reason("slept")]
    return [Reason("awake")] if turn.actions or ask.kind == "main" else [LATER]


def slot(table: ReviveTable, ask: Ask, name: str) -> list[Reason]:
    """R-073: a card goes into a slot that is empty, or whose cards all show the slot symbol."""
    if ("slot", name) in ask.options or name not in table.state.players[ask.seat].slots:
        return []
    return [Reason("slot_taken" if ask.kind == "slot" else "slot")]


def good(table: ReviveTable, ask: Ask, name: str) -> list[Reason]:
    """R-045: crystals are traded for basic resources; all else is paid by what is done."""
    trades = any(
        option[0] == "trade" and option[1] in ("gear", "book", "food") for option in ask.options
    )
    lit = trades and (name == "crystal" or ("trade", name) in ask.options)
    if lit:
        return []
    short = name == "crystal" and not table.state.players[ask.seat].supply["crystal"]
    return [Reason("no_crystal" if short else "goods")]


def always(what: str) -> Reasons:
    """Something that a turn offers no move for."""
    return lambda table, ask, name: [Reason(what)]


REASONS: Final[dict[str, Reasons]] = {
    "tile": tile,
    "hex": place,
    "thing": component,
    "tech": tech,
    "switch": switch,
    "hibernate": sleep,
    "reward": always("reward"),
    "good": good,
    "slot": slot,
    "cell": always("cell"),
    "gem": always("gem"),
    "size": always("size"),
    "track": always("track"),
    "marker": always("track"),
    "bonus": always("track"),
    "progress": always("progress"),
    "deck": always("citizen"),
    "citizens": always("citizen"),
    "machines": always("machine_offered"),
    "modules": always("module_offered"),
    "rest": always("resting"),
    "artifacts": always("artifacts"),
    "stock": always("goods"),
    "points": always("points"),
    "tribe": always("chosen"),
    "side": always("chosen"),
}
"""By the first word of a thing, as the page names it in table/spots.ts."""
