"""Mystery cards, F-175 to F-182."""

from __future__ import annotations

import msgspec
import pytest

from polyana.games.felinia.state import Options, State
from polyana.kernel import IllegalMove
from tests.felinia.tables import FeliniaMatch, berth, give, play, start, table, whole_game
from tests.felinia.voyages import DECKS, bare, mystery_deck, points, sail
from tests.rules import rule
from tests.tables import ask, options, told

GROTTO, WELL, YARN = "mystery_grotto", "mystery_moon_well", "mystery_stone_yarn"
VINEYARD, TOWER = "mystery_vineyard", "mystery_tower"


def before_the_place(*cards: str, seats: tuple[int, ...] = (0,)) -> State:
    """A Lion ship about to land at a table of four; these cards are the mystery deck, top first."""
    state = table("advanced", players=4)
    mystery_deck(state, *cards)
    berth(state, 0, DECKS["lion", len(seats)], *seats)
    return sail(state, 0)


def enter(state: State) -> FeliniaMatch:
    """The merchant has entered the mysterious place lion_cross_3."""
    match = start(state)
    play(match, "step lion_cross_1", "step lion_cross_3")
    return match


@rule("F-175")
def test_the_top_two_cards_are_drawn_and_one_may_be_kept() -> None:
    for choice, kept in (("keep 1", [GROTTO]), ("keep 2", [WELL]), ("none", [])):
        match = enter(before_the_place(GROTTO, WELL, YARN))
        assert ask(match).kind == "mystery" and ask(match).about == (GROTTO, WELL)
        assert set(options(match)) == {"keep 1", "keep 2", "none"}
        play(match, choice)
        assert match.state.players[0].mysteries == kept
        # not a second one, and the journey goes on
        assert ask(match).kind == "step"
        assert len(match.state.mysteries) == 3 - len(kept)


@rule("F-176")
def test_a_card_like_ones_own_cannot_be_kept() -> None:
    state = before_the_place(GROTTO, WELL, YARN)
    state.mysteries.remove(GROTTO)
    state.players[0].mysteries.append(GROTTO)
    state.mysteries.append(GROTTO)
    state.players[2].mysteries.remove(GROTTO)
    match = enter(state)
    assert options(match) == ["keep 2", "none"]
    with pytest.raises(IllegalMove):
        match.answer(0, "keep 1")


@rule("F-176")
def test_of_two_cards_alike_one_is_offered() -> None:
    match = enter(before_the_place(GROTTO, GROTTO, YARN))
    assert ask(match).about == (GROTTO, GROTTO)
    assert options(match) == ["keep 1", "none"]


@rule("F-176")
@pytest.mark.parametrize("seed", range(6))
def test_nobody_ever_owns_two_alike(seed: int) -> None:
    for match in whole_game(Options(players=4, mode="advanced"), seed):
        for player in match.state.players:
            assert len(set(player.mysteries)) == len(player.mysteries)


@rule("F-177")
def test_a_card_that_shows_goods_costs_a_tile_of_that_kind() -> None:
    state = before_the_place(VINEYARD, TOWER, YARN)
    give(state, 0, wine=2, books=1)
    match = enter(state)
    # there are no watches for the tower
    assert options(match, "keep") == ["keep 1"]
    bag = match.state.bag["wine"]
    play(match, "keep 1")
    assert match.state.players[0].mysteries == [VINEYARD]
    assert match.state.players[0].hold["wine"] == 1 and match.state.players[0].hold["books"] == 1
    assert match.state.bag["wine"] == bag + 1


@rule("F-177")
def test_selling_the_last_tile_makes_its_card_too_dear() -> None:
    state = before_the_place(VINEYARD, GROTTO, YARN)
    give(state, 0, wine=1)
    match = enter(state)
    play(match, "sell wine")
    assert ask(match).about == (VINEYARD, GROTTO)
    assert options(match) == ["keep 2", "none"]


@rule("F-178")
def test_keeping_is_voluntary() -> None:
    state = before_the_place(GROTTO, VINEYARD, YARN)
    give(state, 0, wine=1)
    match = enter(state)
    play(match, "none")
    assert match.state.players[0].mysteries == []
    assert match.state.players[0].hold["wine"] == 1


@rule("F-178")
def test_cards_that_cannot_be_kept_are_shown_and_put_back_by_the_player() -> None:
    match = enter(before_the_place(VINEYARD, TOWER, YARN))
    assert (ask(match).kind, options(match)) == ("mystery", ["none"])
    play(match, "none")
    assert ask(match).kind == "step"


@rule("F-179")
@pytest.mark.parametrize(
    ("first", "second"),
    [("none", (YARN, GROTTO)), ("keep 1", (YARN, WELL)), ("keep 2", (YARN, GROTTO))],
)
def test_cards_not_kept_go_under_the_deck_in_the_order_drawn(
    first: str, second: tuple[str, str]
) -> None:
    match = start(before_the_place(GROTTO, WELL, YARN, seats=(0, 0)))
    play(match, "step lion_cross_1", "step lion_cross_3", first, "stop")
    play(match, "step lion_cross_1", "step lion_cross_3")
    # the third card was on top; below it the first drawn lies above the second
    assert ask(match).about == second


@rule("F-180")
def test_the_only_card_of_the_deck_is_drawn_alone() -> None:
    match = enter(before_the_place(GROTTO))
    assert ask(match).about == (GROTTO,)
    assert options(match) == ["keep 1", "none"]
    play(match, "none")
    assert match.state.mysteries == [GROTTO]


@rule("F-180")
def test_an_empty_deck_gives_nothing() -> None:
    match = enter(before_the_place())
    assert ask(match).kind == "step"
    assert told(match, "drew_mystery") == [(0, 0)]


@rule("F-181")
def test_cards_are_secret_while_they_are_chosen_and_after() -> None:
    state = table("advanced", players=4)
    state.mysteries.remove(VINEYARD)
    state.mysteries.remove(GROTTO)
    state.mysteries += [GROTTO, VINEYARD]
    berth(state, 0, DECKS["lion", 1], 0)
    give(state, 0, wine=1)
    match = enter(sail(state, 0))
    for moment in ("choosing", "kept"):
        for seat in (1, 2, 3, None):
            seen = msgspec.json.encode(
                (match.view(seat), match.told_to(seat), match.moves_for(seat))
            ).decode()
            assert "mystery_" not in seen.replace("mystery_count", "").replace(
                "mystery_deck", ""
            ), moment
            assert "keep" not in seen
        assert VINEYARD.encode() in msgspec.json.encode(match.view(0))
        if moment == "choosing":
            play(match, "keep 1")
    # that wine was paid is public, for which card is not
    assert [entry.facts for entry in match.told_to(1) if entry.event == "kept_mystery"] == [
        (0, "wine")
    ]
    assert match.view(1).table.players[0].mystery_count == 1  # type: ignore[attr-defined]
    assert match.view(1).table.players[0].hold["wine"] == 0  # type: ignore[attr-defined]


@rule("F-182")
@pytest.mark.parametrize(("number", "worth"), [(0, 0), (1, 1), (2, 4), (3, 6), (5, 10)])
def test_one_card_gives_one_point_more_give_two_each(number: int, worth: int) -> None:
    state = table("advanced")
    for card in dict.fromkeys(list(state.mysteries)):
        if len(state.players[0].mysteries) < number:
            state.mysteries.remove(card)
            state.players[0].mysteries.append(card)
    assert points(state).get("mystery", 0) == worth


def test_a_merchant_that_ends_its_steps_in_a_mysterious_place_still_looks_at_the_cards() -> None:
    state = before_the_place(GROTTO, WELL, YARN)
    bare(state, *list(state.face_up))
    state.players[2].cards["food"] = 33
    match = enter(state)
    play(match, "keep 2")
    assert match.state.players[0].mysteries == [WELL]
    assert told(match, "went_home") == [(0,)]
