"""What is under way is looked through as well: a deed that cannot be done is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from polyana.games.revive import deeds
from polyana.games.revive.deeds import AnyDeed, Waiting
from polyana.games.revive.state import Building, Options, State
from polyana.kernel import Match, RecordError, then
from tests.revive.tables import (
    GAME,
    ReviveMatch,
    active,
    energy,
    examples,
    give,
    play,
    slot,
    start,
    table,
    using,
)
from tests.rules import rule


def refusal(state: State) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(RecordError) as refused:
        start(state)
    return str(refused.value).removeprefix("This position cannot be: ").removesuffix(".")


def with_deed(*under_way: AnyDeed) -> State:
    """A table at which something is under way."""
    state = examples()
    then(state, *under_way)
    return state


ROWS: list[tuple[AnyDeed, str]] = [
    (deeds.EndAction(2), "there is no seat 2"),
    (deeds.EndTurn(1), "it is not the turn of this seat"),
    (deeds.SoloDiscard(0), "nobody plays alone"),
    (deeds.Aided(0, "9 gold"), "there is no effect '9 gold'"),
    (deeds.Pending(0, [Waiting("9 gold", "switch")]), "there is no effect '9 gold'"),
    (deeds.Pending(0, [Waiting("2 food", "nobody")]), "there is no 'nobody'"),
    (deeds.Pending(0, [Waiting("2 food", "score_7")]), "there is no 'score_7'"),
    (deeds.Pending(0, [Waiting("2 food", "switch", card="x")]), "there is no card 'x'"),
    (deeds.Pending(0, [Waiting("2 food", "switch", slot="x")]), "there is no slot 'x'"),
    (deeds.Pending(0, [Waiting("2 food", "switch", bound="x")]), "there is no 'x'"),
    (deeds.Pending(0, [Waiting("2 food", "switch", event="x")]), "2 food is not done like this"),
    (deeds.Pending(0, [Waiting("1 colour_resource", "kan_gifts")]), "no card was taken"),
    (deeds.Pending(0, [Waiting("3 terrain_resource", "vuk_prey")]), "the falcon has not flown"),
    (deeds.Pending(0, [Waiting("place_target", "switch")]), "seat 0 has no such ability"),
    (
        deeds.Pending(0, [Waiting("2 book", "switch", ability=True)]),
        "2 book is not the ability of seat 0",
    ),
    (
        deeds.Pending(0, [Waiting("hibernate_remove", "y_elder", card="y_elder")]),
        "'y_elder' is no card of seat 0",
    ),
    (deeds.Apply(0, Waiting("2 food -> 4 vp", "y_cook")), "2 food -> 4 vp cannot be done"),
    (deeds.Apply(0, Waiting("recharge", "switch")), "recharge cannot be done"),
    (
        deeds.Buy(0, Waiting("1 basic -> 1 crystal", "std_grey"), 2),
        "1 basic -> 1 crystal does not cost 2 basic resources",
    ),
    (deeds.Buy(0, Waiting("1 basic -> 1 crystal", "std_grey"), 1), "it cannot be paid"),
    (deeds.GainBasic(0, "switch", 0), "it is about nothing"),
    (deeds.GainBasic(0, "switch", 1, "gold"), "there is no 'gold'"),
    (deeds.Steps(0, "purple", 1), "there is no track 'purple'"),
    (deeds.AnySteps(0, "nobody", 1), "there is no 'nobody'"),
    (deeds.PayBonus(0, "b99"), "there is no bonus space 'b99'"),
    (deeds.TakeMachine(0, "b4"), "no machine comes to b4"),
    (deeds.TakeMachine(0, "b1"), "no machine comes to b1"),
    (deeds.Play(0, "y_cook"), "y_cook is no active card"),
    (deeds.PlayInto(0, "sc_gatherer_a", "side"), "the slot is not free"),
    (deeds.UseHalf(0, "y_elder", "top_1", []), "y_elder does not lie in top_1"),
    (deeds.EndPlay(0, "nobody"), "there is no card 'nobody'"),
    (deeds.Hibernate(1), "it is not the turn of this seat"),
    (deeds.WakeUp(0, "y_elder"), "'y_elder' is no card of seat 0"),
    (deeds.PlaceModule(0, "md_48"), "md_48 does not lie open"),
    (deeds.Explore(0, "a04"), "it cannot be done at a04"),
    (deeds.Explore(0, "s1"), "it cannot be done at s1"),
    (deeds.Populate(0, "s1_1"), "it cannot be done at s1_1"),
    (deeds.Build(0, "s1_1"), "it cannot be done at s1_1"),
    (deeds.Build(0, "s1_1", "nothing"), "there is no effect 'nothing'"),
    (deeds.TurnTile(0, "s1"), "s1 cannot be turned over"),
    (deeds.LayTile(0, "a04"), "a04 is not the tile that was turned over"),
    (deeds.RewardTile(0, "a04"), "a04 is not explored"),
    (deeds.EndMapAction(0, "a04", "explore"), "no explore ends at a04"),
    (deeds.EndMapAction(0, "s1_1", "party"), "no party ends at s1_1"),
    (deeds.Unlocked(0, "nowhere"), "nothing was unlocked at nowhere"),
    (deeds.Settled(0, "s1_1", {"crystal": 1}), "nobody has settled at s1_1"),
    (deeds.GrowForest(0, "s1_1"), "no forest was laid on s1_1"),
    (deeds.MoveFigure(0, "s1_4"), "no figure moves from s1_4"),
]


@rule("R-460", "R-463")
@pytest.mark.parametrize(
    ("deed", "sentence"), ROWS, ids=[f"{type(deed).__name__}-{said}" for deed, said in ROWS]
)
def test_a_deed_that_cannot_be_is_refused(deed: AnyDeed, sentence: str) -> None:
    assert refusal(with_deed(deed)) == f"{type(deed).__name__} is on the agenda: {sentence}"


def test_what_follows_a_decision_comes_before_everything_else() -> None:
    state = with_deed(deeds.EndAction(0), deeds.Play(0, "sc_gatherer_a"))
    assert refusal(state) == "Play is on the agenda: something else comes before it"
    state = with_deed(deeds.Play(0, "sc_gatherer_a"), deeds.EndAction(0))
    assert GAME.faults(state) == []


def test_a_bonus_space_pays_once() -> None:
    state = with_deed(deeds.PayBonus(0, "b1"), deeds.PayBonus(0, "b1"))
    assert refusal(state) == "PayBonus is on the agenda: b1 has paid already"
    state = with_deed(*[deeds.MoveMarker(0)] * 2)
    assert refusal(state) == "seat 0 has too many progress markers"


def test_a_half_is_used_as_a_whole_only_if_it_must_be() -> None:
    state = examples()
    slot(state, 0, "bottom_1", "y_cook")
    then(state, deeds.UseHalf(0, "y_cook", "bottom_1", []))
    assert refusal(state) == "UseHalf is on the agenda: y_cook has no such half"


def test_units_are_taken_off_a_price_that_has_them() -> None:
    state = examples()
    give(state, 0, crystal=3, gear=6, book=6, food=6)
    then(state, deeds.Explore(0, "a04", off=["gear"]))
    assert refusal(state) == "Explore is on the agenda: it cannot be done at a04"


# The table


def machine_nowhere(state: State) -> None:
    name = state.machines["grey"].stack.pop()
    state.players[0].machines[name] = ""


def same_tribe(state: State) -> None:
    state.players[1].side, state.players[1].tribe = "joxari_moon", "joxari"


def on_the_ice(state: State) -> None:
    state.players[0].figures = ["a04_1"]


def in_the_water(state: State) -> None:
    state.players[0].small -= 1
    state.buildings["pit"] = Building(0)


def falcon(state: State) -> None:
    state.players[0].falcon = "pit"


def second_card(state: State) -> None:
    state.players[0].artifact_card = state.players[1].artifact_card


def plates(state: State) -> None:
    state.players[0].plates = ["sw_star", "sw_glow"]


def armed(state: State) -> None:
    state.turn.armed = {"wings": 1}


def cube(state: State) -> None:
    state.cube = 3


def again(state: State) -> None:
    state.phase = "deal"


def shared(state: State) -> None:
    state.shared_card = "ac_10"


def asleep(state: State) -> None:
    state.players[0].hibernation = 7


def artifact(state: State) -> None:
    state.players[0].artifacts = state.artifacts[:1]


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (machine_nowhere, "seat 0 has a machine that is none, or lies nowhere"),
        (same_tribe, "two players have the same tribe"),
        (on_the_ice, "a figure stands where it cannot"),
        (in_the_water, "nobody can have built on pit"),
        (falcon, "seat 0 has a falcon, or none"),
        (second_card, "an artifact card is there twice, or is none"),
        (plates, "other switch plates are dealt than may be chosen"),
        (armed, "something is armed that cannot be"),
        (cube, "the action cube is not on its track"),
        (again, "seat 0 has something before the boards are dealt"),
        (shared, "an artifact card is shared, or none is"),
        (asleep, "seat 0 has a marker beyond the hibernation track"),
        (artifact, "an artifact is there twice, or is none"),
    ],
)
def test_a_table_that_cannot_be_is_refused(spoil: Callable[[State], None], sentence: str) -> None:
    state = examples()
    assert GAME.faults(state) == []
    spoil(state)
    assert refusal(state) == sentence


def test_a_position_with_work_under_way_goes_on_where_it_stood() -> None:
    """A game is saved before an answer and taken up again, in the middle of effects."""
    state = table()
    energy(state, 0, 0)
    active(state, 0, "y_midwife")
    give(state, 0, crystal=1)
    match = play(state, "play y_midwife", "slot bottom_1")
    again = type(match).replay(GAME, match.record())
    assert again.asks == match.asks and again.state == match.state
    assert GAME.faults(start(using(table(), 1, "1 artifact")).state) == []


@pytest.mark.parametrize(
    "options", GAME.variants(), ids=lambda options: f"{options.players}-{options.chapter}"
)
def test_every_moment_of_a_setup_is_possible(options: Options) -> None:
    match: ReviveMatch = Match(GAME, options, 6)
    for _ in range(12):
        assert GAME.faults(match.state) == []
        assert Match.resumed(GAME, match.record()).asks == match.asks
        match.answer(match.asks[0].seat, match.asks[0].options[-1])
