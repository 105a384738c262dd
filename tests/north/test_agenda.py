"""What is under way is looked through as well: a deed that cannot be done is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from polyana.effects import GoOn, Receive
from polyana.games.north import deeds
from polyana.games.north.state import State
from polyana.kernel import RecordError, then
from tests.north.solo import WINTER, alone, to_event
from tests.north.tables import GAME, build, give, hand, ship, start, table, take_away
from tests.rules import rule


def refusal(state: State) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(RecordError) as refused:
        start(state)
    return str(refused.value).removeprefix("This position cannot be: ").removesuffix(".")


def with_deed(deed: deeds.AnyDeed) -> State:
    """A table at which something is under way."""
    state = table(clans=("nanurjuk", "mckinnon"))
    build(state, 0, "nanurjuk_dog_sled", "nanurjuk_skin_tent")
    build(state, 1, "mckinnon_royal_mint", goods={"gold": 2})
    then(state, deed)
    return state


@pytest.mark.parametrize(
    ("deed", "sentence"),
    [
        (deeds.Payouts(2), "Payouts is on the agenda: there is no seat 2"),
        (deeds.Token(), "Token is on the agenda: nobody plays alone"),
        (
            Receive(0, "nanurjuk_dog_sled", "nanurjuk_skin_tent/bonus"),
            "Receive is on the agenda: nanurjuk_dog_sled has no gain nanurjuk_skin_tent/bonus",
        ),
        (
            GoOn(0, "nanurjuk_dog_sled", "nanurjuk_dog_sled/0", 0, 3),
            "GoOn is on the agenda: nanurjuk_dog_sled/0 has no way 0 with item 3",
        ),
        (
            deeds.Use(0, "nanurjuk_dog_sled", "nanurjuk_skin_tent"),
            "Use is on the agenda: nanurjuk_dog_sled has no part 0 of nanurjuk_skin_tent",
        ),
        (
            deeds.Payout(1, "mckinnon_royal_mint", 3),
            "Payout is on the agenda: mckinnon_royal_mint does not hold 3 sets",
        ),
        (deeds.PayAny(0, "nanurjuk_dog_sled", 1), "seat 0 cannot pay what it owes"),
        (
            deeds.PayGoods(0, "nanurjuk_dog_sled", {"raze": 1}),
            "PayGoods is on the agenda: something is owed that is not paid",
        ),
        (deeds.GainAny(0, "nobody", "good", 1), "GainAny is on the agenda: there is no 'nobody'"),
        (
            deeds.GainAny(0, "nanurjuk_dog_sled", "good", 0),
            "GainAny is on the agenda: it is about nothing",
        ),
        (
            deeds.Assign(0, "nanurjuk_dog_sled", "food", 1),
            "Assign is on the agenda: nothing is put on nanurjuk_dog_sled",
        ),
        (
            deeds.Assign(1, "mckinnon_royal_mint", "silver", 1),
            "Assign is on the agenda: there is no 'silver'",
        ),
        (deeds.Arrive(0), "Arrive is on the agenda: no ship of this seat is under sail"),
        (deeds.Opening(), "Opening is on the agenda: too few cards are drawn"),
        (
            deeds.Happened(0, "explore", ["nobody"]),
            "Happened is on the agenda: there is no 'nobody'",
        ),
        (deeds.Settle(0, "nanurjuk_star_path"), "a card is being played that is none"),
        (
            deeds.Settle(0, "mckinnon_pawnshop"),
            "Settle is on the agenda: mckinnon_pawnshop is no card of this clan",
        ),
        (
            deeds.EndBoost(0, "nanurjuk_skin_tent"),
            "EndBoost is on the agenda: nanurjuk_skin_tent is no Boost",
        ),
        (
            deeds.Attach(0, "nanurjuk_caribou_trail"),
            "Attach is on the agenda: nanurjuk_caribou_trail has no place",
        ),
        (
            deeds.Discount(0, "nanurjuk_star_path", 1, {"wood": 1}),
            "Discount is on the agenda: nanurjuk_star_path does not cost what is saved",
        ),
        (
            deeds.Discount(0, "nanurjuk_star_path", 1),
            "Discount is on the agenda: seat 0 cannot pay for it",
        ),
    ],
)
@rule("N-267")
def test_a_deed_that_cannot_be_is_refused(deed: deeds.AnyDeed, sentence: str) -> None:
    assert refusal(with_deed(deed)) == sentence


def test_a_part_is_begun_only_if_it_can_be_paid() -> None:
    state = with_deed(deeds.DoPart(0, "nanurjuk_skin_tent", "nanurjuk_skin_tent", 0))
    assert GAME.faults(state) == []
    give(state, 0, worker=0)
    assert refusal(state) == "DoPart is on the agenda: seat 0 cannot pay for it"
    then(state, deeds.Payouts(0))
    assert refusal(state) == "DoPart is on the agenda: something else comes before it"


def test_what_is_owed_is_paid_before_anything_else() -> None:
    state = with_deed(deeds.PayAny(0, "nanurjuk_dog_sled", 1))
    give(state, 0, food=2)
    then(state, deeds.PayGoods(0, "nanurjuk_dog_sled", {"food": 1}))
    assert GAME.faults(state) == []
    then(state, deeds.Payouts(0))
    assert refusal(state) == "PayAny is on the agenda: something else comes before it"


def test_a_card_is_played_once() -> None:
    state = table(clans=("nanurjuk", "mckinnon"))
    take_away(state, "nanurjuk_break_camp")
    state.playing = ["nanurjuk_break_camp"]
    then(state, deeds.EndBoost(0, "nanurjuk_break_camp"))
    assert GAME.faults(state) == []
    then(state, deeds.EndBoost(0, "nanurjuk_break_camp"))
    assert refusal(state) == "a card is being played that is none"


def test_an_island_is_taken_by_a_ship_under_sail() -> None:
    state = table(clans=("nanurjuk", "mckinnon"))
    ship(state, 0)
    state.sailing = state.queue.pop()
    then(state, deeds.Take(0))
    said = refusal(state)
    assert said == "Take is on the agenda: the island is chosen, or not yet chosen"


def empty_bag(state: State) -> None:
    assert state.solo is not None
    state.solo.bag = []


def no_token(state: State) -> None:
    assert state.solo is not None
    state.solo.token = 0


def two_tokens(state: State) -> None:
    state.phase = "lookout"
    then(state, deeds.Token(), deeds.Token())


def no_demand(state: State) -> None:
    then(state, deeds.Demand(0, rule=False))  # A Day of Thaw asks for nothing


@rule("N-227")
@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (empty_bag, "the bag holds too few tokens for the rounds to come"),
        (no_token, "no token was drawn in this round"),
        (two_tokens, "two tokens are drawn at once"),
        (no_demand, "Demand is on the agenda: nothing is demanded"),
    ],
)
def test_the_tokens_last_for_the_rounds(spoil: Callable[[State], None], sentence: str) -> None:
    state = alone(WINTER)
    assert GAME.faults(state) == []
    spoil(state)
    assert refusal(state) == sentence


@rule("N-225", "N-245")
def test_phases_that_cannot_be() -> None:
    state = alone(WINTER, round=4)
    state.phase = "cleanup"
    assert refusal(state) == "there is no Cleanup after the last round"
    state = to_event(WINTER, 1)
    hand(state, 0, "glenn_cousin")
    state.phase = "opening"
    assert refusal(state) == "cards are dealt before the opening"
    state = table()
    state.phase = "clans"
    assert refusal(state) == "something lies on the table before the clans are chosen"
    state.round, state.phase = 0, "action"
    assert refusal(state) == "round 0 is played"
