"""The evaluation of Imperial Settlers: what it must see (Part F)."""

from __future__ import annotations

import pytest

from polyana.bots import make
from polyana.effects import Receive
from polyana.games.settlers.bot import evaluate
from polyana.games.settlers.bot.realm import realm_of
from polyana.games.settlers.bot.weights import WEIGHTS
from polyana.games.settlers.bot.worths import BY_WORD, bundle_flow, worths
from polyana.games.settlers.deeds import AnyDeed, Draw, LayDeal, Settle, Spoils, Use
from polyana.games.settlers.state import State
from polyana.kernel import Match
from tests.settlers.tables import CARDS, CONTENT, GAME, deal, goods, hand, settle, table

WORTHS = worths(CONTENT, WEIGHTS)


def standing(state: State, seat: int = 0) -> float:
    return sum(evaluate(CONTENT, state, seat).values())


def test_every_gain_has_a_worth() -> None:
    for gain in CONTENT.gains.values():
        for bundle in gain.ways:
            flow = bundle_flow(bundle)
            assert flow.fixed or flow.counted or flow.rest or bundle[0].word in BY_WORD


def test_production_is_worth_less_every_round() -> None:
    state = table()
    settle(state, 0, "bar_primeval_forest")
    seen = []
    for round_ in range(1, CONTENT.about.rounds + 1):
        state.round = round_
        seen.append(evaluate(CONTENT, state, 0)["production"])
    assert seen == sorted(seen, reverse=True)
    assert seen[-1] == 0


def test_goods_are_worth_more_with_something_to_buy() -> None:
    state = table()
    goods(state, 0, wood=2)
    idle = standing(state)
    hand(state, 0, "com_lumberjack_trail")
    goods(state, 0)
    card = standing(state)
    goods(state, 0, wood=2)
    assert standing(state) - card > idle - standing(table())


def test_goods_are_worth_nothing_after_passing_unless_they_are_stored() -> None:
    state = table()
    state.players[0].passed = True
    goods(state, 0)
    nothing = standing(state)
    goods(state, 0, wood=3, stone=2, raze=1)
    assert standing(state) == pytest.approx(nothing)
    goods(state, 0, worker=3)
    assert standing(state) > nothing  # S-128: Barbarians keep workers
    state.round = CONTENT.about.rounds
    late = standing(state)
    goods(state, 0)
    assert standing(state) == pytest.approx(late)


def test_an_action_location_is_worth_more_with_goods_for_it() -> None:
    state = table("egyptians", "romans")
    assert realm_of(WORTHS, state.players[0], 3).actions == 0
    settle(state, 0, "com_masons_guild")
    poor = realm_of(WORTHS, state.players[0], 3).actions
    settle(state, 0, "egy_egyptian_quarry", "egy_pyramid")
    assert realm_of(WORTHS, state.players[0], 3).actions > poor


def test_a_deal_pays_in_every_round_to_come() -> None:
    state = table()
    deal(state, 0, "bar_raid")
    parts = [evaluate(CONTENT, state, 0)["deals"]]
    state.round = CONTENT.about.rounds
    parts.append(evaluate(CONTENT, state, 0)["deals"])
    assert parts[0] > 1
    assert parts[1] == 0


def test_a_realm_is_remembered_by_its_cards() -> None:
    state = table()
    settle(state, 0, "bar_village")
    first = realm_of(WORTHS, state.players[0], 2)
    assert realm_of(WORTHS, state.players[0], 2) is first
    settle(state, 0, "com_ruins")
    assert realm_of(WORTHS, state.players[0], 2) is not first


@pytest.mark.parametrize(
    "deed",
    [
        Settle(0, "bar_village"),
        LayDeal(0, "bar_village"),
        Receive(0, "bar_village", CARDS["bar_village"].produces),
        Draw(0, 2),
        Spoils(0, "com_castle_a"),
        Use(0, "com_coal_mine", 0),
    ],
    ids=lambda deed: type(deed).__name__,
)
def test_what_is_under_way_has_its_expected_worth(deed: AnyDeed) -> None:
    state = table()
    before = standing(state)
    state.agenda.append(deed)
    assert standing(state) > before
    assert evaluate(CONTENT, state, 0)["under_way"] == pytest.approx(standing(state) - before)
    assert evaluate(CONTENT, state, 1)["under_way"] == 0


def test_building_is_no_loss_in_the_middle_of_it() -> None:
    """Between the card leaving the hand and the location standing there, the seat stands about as well."""
    state = table()
    goods(state, 0, wood=1)
    hand(state, 0, "bar_village")
    before = standing(state)
    state.players[0].hand.remove("bar_village")
    goods(state, 0)
    state.agenda.append(Settle(0, "bar_village"))
    assert standing(state) > before - 0.5


def test_raze_tokens_of_a_rival_are_a_danger_until_one_passes() -> None:
    state = table()
    settle(state, 0, "bar_primeval_forest")
    calm = evaluate(CONTENT, state, 0)["exposure"]
    goods(state, 1, raze=2)
    assert evaluate(CONTENT, state, 0)["exposure"] < calm
    state.players[0].passed = True
    assert evaluate(CONTENT, state, 0)["exposure"] == 0


def test_greedy_beats_random() -> None:
    scores = [0, 0]
    for seed in range(2):
        match = Match(GAME, GAME.variants()[0], seed)
        bots = [make("greedy", seed), make("random", seed)]
        while not match.over:
            seat = match.asks[0].seat
            match.answer(seat, bots[seat ^ seed].choose(match, seat))
        for seat in (0, 1):
            scores[seat ^ seed] += match.result().scores[seat]
    assert scores[0] > scores[1] + 40
