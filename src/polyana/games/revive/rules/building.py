"""Build: pay, place the building, gain from what lies around it (A12)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from polyana.games.revive import deeds
from polyana.games.revive.deeds import Waiting
from polyana.games.revive.effects import STEP_OF
from polyana.games.revive.rules.counting import symbols
from polyana.games.revive.rules.holdings import gain
from polyana.games.revive.rules.quote import Amounts, Quote
from polyana.games.revive.rules.reach import Reach, aided, is_payable, pay_quote
from polyana.games.revive.rules.standing import happened, standing
from polyana.games.revive.rules.tracks import score
from polyana.games.revive.rules.using import entries, land_of
from polyana.games.revive.state import Building, ReviveTable
from polyana.kernel import Ask, Move, Rules, then

SIZES: Final[dict[str, Move]] = {size: ("size", size) for size in ("small", "large")}


def builds(reach: Reach) -> list[Move]:
    """R-135, R-136: the desert hexes without a building where one could be built and paid."""
    player, table = reach.player, reach.table
    size = "small" if player.small else "large"  # where a large one can be paid, a small one can
    if not player.small and not player.large:
        return []
    price = table.content.buildings[size]
    return [move for _, move, _ in reach.within("build", price, table.state.buildings)]


def sizes(reach: Reach) -> list[tuple[str, Amounts]]:
    """R-135, R-136: the buildings in the supply, with their printed prices."""
    player, prices = reach.player, reach.table.content.buildings
    left = {"small": player.small, "large": player.large}
    return [(size, price) for size, price in prices.items() if left[size]]


def quotes_for(reach: Reach, at: str) -> dict[str, Quote]:
    """R-135: by size what a building costs there, as far as it can be paid."""
    found = {}
    for size, price in sizes(reach):
        quote = reach.quote("build", at, price)
        if quote is not None and is_payable(reach.player.supply, quote):
            found[size] = quote
    return found


def build(table: ReviveTable, deed: deeds.Build) -> Rules:
    """R-137: asks for the size, builds, and leaves the steps that follow."""
    quotes = quotes_for(aided(table, deed), deed.place)
    _, size = yield Ask(deed.seat, "building_size", [SIZES[size] for size in quotes], (deed.place,))
    raise_building(table, deed, quotes[size], large=size == "large")


def raise_building(table: ReviveTable, deed: deeds.Build, quote: Quote, *, large: bool) -> None:
    """R-137: paid and placed; what lies around it is pending in the order of choice."""
    state, seat, place = table.state, deed.seat, deed.place
    player = state.players[seat]
    table.tell("built", seat, place, "large" if large else "small")
    pay_quote(table, seat, quote)
    if large:
        player.large -= 1
    else:
        player.small -= 1
    building = state.buildings[place] = Building(seat, large)
    kinds, board = land_of(table).kinds, table.content.board
    found = gained_from(table, kinds, place, building, board.touching[place])
    each = worth_of(table, building)
    found += [Waiting(f"{each} crystal", place) for _ in symbols(table.content, state, place)]
    then(
        state,
        deeds.Settled(seat, place, dict(quote.cost)),
        deeds.EndMapAction(seat, place, "build_large" if large else "build"),
    )
    if found:
        then(state, deeds.Pending(seat, found))


# What lies around a building


def worth_of(table: ReviveTable, building: Building) -> int:
    """R-146: a large building doubles terrain steps and crystals."""
    return table.content.costs.large_building_multiplier if building.large else 1


def gained_from(
    table: ReviveTable,
    kinds: Mapping[str, str],
    site: str,
    building: Building,
    near: Iterable[str],
) -> list[Waiting]:
    """R-141, R-144 to R-148: steps for terrain, which are always taken, and rewards of new oceans, once a hex."""
    each, oceans = worth_of(table, building), table.state.players[building.seat].oceans
    found: list[Waiting] = []
    for at in near:
        kind = kinds.get(at, "")
        if kind in STEP_OF:
            found.append(Waiting(f"{each} {STEP_OF[kind]}", site, must=True))
        elif kind == "ocean" and at not in oceans:
            oceans.append(at)  # it counts as taken even if it is left
            found += ocean_reward(table, at)
    return found


def ocean_reward(table: ReviveTable, at: str) -> list[Waiting]:
    """R-144: the reward printed on an ocean hex; R-464: then it has happened."""
    content, state = table.content, table.state
    effect = content.tiles[state.tiles[content.board.place_of[at]]].ocean
    found = entries(effect.now, at) if effect is not None else []
    if found:
        found[-1].event = "ocean_reward"
    return found


# Targets and desert tiles


def settled(table: ReviveTable, deed: deeds.Settled) -> None:
    """R-137, R-363, R-364, R-369: a target returns, and then the owner of a desert tile scores."""
    state, place = table.state, deed.place
    if place in state.laid and place in state.buildings:
        owner = state.laid[place]
        more = standing(table.content, state.players[owner]).numbers.get("desert_bonus", 0)
        score(table, owner, 1 + more)
    if place in state.targets:
        return_target(table, deed)


def return_target(table: ReviveTable, deed: deeds.Settled) -> None:
    """R-363 to R-365: the owner of a target gains what somebody else has paid for the action itself."""
    state = table.state
    owner = state.targets.pop(deed.place)
    state.players[owner].tokens += 1
    table.tell("target_returned", owner, deed.place)
    if owner != deed.seat:
        for kind, number in deed.paid.items():
            gain(table, owner, kind, number)
    happened(table, owner, "target_resolved")
