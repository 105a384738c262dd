"""Decks, hands and whatever else lies face down."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from polyana.kernel import Chance, Table
from polyana.kernel.table import C, S


def refill(table: Table[S, C], deck: list[str], discards: list[str], *which: str) -> None:
    """An empty deck is made anew from its discard pile; everybody is told which."""
    if deck or not discards:
        return
    deck += discards
    discards.clear()
    table.state.chance.shuffle(deck)
    table.tell("reshuffled", *which)


def different(cards: Sequence[str], titles: Mapping[str, str]) -> list[str]:
    """One card of each title: copies are alike.

    >>> different(["mill", "mill_2", "farm"], {"mill": "Mill", "mill_2": "Mill", "farm": "Farm"})
    ['mill', 'farm']
    """
    if len(cards) < 2:
        return list(cards)
    found: dict[str, str] = {}
    for card in cards:
        found.setdefault(titles[card], card)
    return list(found.values())


# What a seat cannot see


def mixed(cards: Iterable[str], chance: Chance) -> list[str]:
    """Hidden cards in a random order. They are sorted first, so that it hangs on nothing but which they are.

    >>> mixed(["b", "c", "a"], Chance(1)) == mixed(["c", "a", "b"], Chance(1))
    True
    """
    found = sorted(cards)
    chance.shuffle(found)
    return found


def guesses(hidden: Iterable[tuple[str, str]], chance: Chance) -> dict[str, str]:
    """What may lie in place of every hidden card: those of a group are mixed among themselves.

    Every card is given with its group (its deck, its back), and has an id of its own. So hands, decks and whatever lies
    face down keep their sizes, and what a seat knows stays where it is.

    >>> sorted(guesses([("red", "ace"), ("red", "king"), ("blue", "ten")], Chance(3)).items())
    [('ace', 'king'), ('king', 'ace'), ('ten', 'ten')]
    """
    groups: dict[str, list[str]] = {}
    for group, card in hidden:
        groups.setdefault(group, []).append(card)
    found: dict[str, str] = {}
    for group in sorted(groups):
        found.update(zip(groups[group], mixed(groups[group], chance), strict=True))
    return found
