"""Decks that are made anew, and guesses in place of hidden cards."""

from __future__ import annotations

from polyana.effects import guesses, refill
from polyana.kernel import Chance, State, Table, Told


def test_an_empty_deck_is_made_anew_once_and_told() -> None:
    log: list[Told] = []
    table: Table[State, None] = Table(None, State(Chance(3)), log)
    deck: list[str] = []
    discards = ["a", "b", "c"]
    refill(table, deck, discards, "common")
    assert sorted(deck) == ["a", "b", "c"] and not discards
    assert log == [Told("reshuffled", ("common",))]
    discards.append("d")
    refill(table, deck, discards, "common")
    assert len(deck) == 3 and discards == ["d"] and len(log) == 1
    refill(table, [], [], "common")
    assert len(log) == 1


def test_guesses_stay_within_their_group_and_know_nothing_of_the_truth() -> None:
    hidden = [("red", name) for name in "abcd"] + [("blue", name) for name in "xyz"]
    found = guesses(hidden, Chance(5))
    assert sorted(found) == sorted(found.values()) == list("abcdxyz")
    assert {found[name] for name in "abcd"} == set("abcd")
    # the same places with the cards in another order get the same cards
    places = [found[name] for _, name in hidden]
    turned = [("red", name) for name in "dcba"] + [("blue", name) for name in "zyx"]
    other = guesses(turned, Chance(5))
    assert [other[name] for _, name in turned] == places
