"""Works in sight: the towers that could be built, and the order boards, upgraded or soon to be."""

from __future__ import annotations

from typing import NamedTuple

from polyana.games.tundra.bot.means import Means
from polyana.games.tundra.bot.memory import Memory
from polyana.games.tundra.bot.prospects import BUILD, NOW, UPGRADE


class Works(NamedTuple):
    """What works are worth to a seat."""

    towers: float
    boards: float


_REMEMBERED: Memory[Works] = Memory()


def works_of(means: Means, sites: tuple[str, ...], starts: int, opens: int) -> Works:
    """The works of a seat that has workers on these tokens and so many starts of a round before it.

    `opens` says whether towers could be built and boards upgraded now, or are just being.
    """
    key = (means, sites, starts, opens)
    found = _REMEMBERED.get(key)
    if found is None:
        found = Works(building(means, sites, opens), boards(means, starts, opens))
        _REMEMBERED.keep(key, found)
    return found


def building(means: Means, sites: tuple[str, ...], opens: int) -> float:
    """The towers that could be built under the own workers."""
    weights = means.weights
    if not means.towers_left or not sites:
        return 0.0
    pairs = 0
    for amount in means.resources.values():
        pairs += amount // 2
    chance = weights.site * min(1.0, means.left / 4)
    if opens & BUILD * NOW:
        chance = weights.pending
    elif opens & BUILD:
        chance += weights.site_ready
    # what a tower would bring in all
    bonuses = means.lore.bonuses
    gains = [means.at_once(token) + bonuses[token][means.rounds] for token in sites]
    gains.sort(reverse=True)
    price, worth = 2 * means.resource - means.worker(-1), 0.0
    for number, gain in enumerate(gains[: means.towers_left][:2]):
        if gain <= price:
            break
        if number == pairs:
            chance *= weights.site_unpaid
        worth += chance * (gain - price)
        chance *= weights.second
    return worth


def boards(means: Means, starts: int, opens: int) -> float:
    """Upgraded boards score every round and act better; the nearest upgrades are worth their nearness."""
    lore, weights, resources = means.lore, means.weights, means.resources
    worth = best = second = 0.0
    for name, upgraded in means.boards.items():
        gain = starts + lore.better[name] * means.left
        if upgraded:
            worth += gain
            continue
        price, whole = lore.prices[name]
        missing = 0
        for kind, needed in price:
            if resources[kind] < needed:
                missing += needed - resources[kind]
        if missing >= len(weights.upgrade_near):
            continue
        near = weights.upgrade_near[missing]
        if not missing and opens & UPGRADE * NOW:
            near = weights.pending
        elif not missing and opens & UPGRADE:
            near += weights.upgrade_ready
        near *= 1 + gain - whole * means.resource
        if near > best:
            best, second = near, best
        elif near > second:
            second = near
    return worth + (best + weights.second * second) * min(1.0, means.left / 4)
