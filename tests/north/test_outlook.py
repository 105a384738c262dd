"""What people are told is what the rules do: what cards lack, what can be used and raided, what comes next."""

from __future__ import annotations

import msgspec

from polyana.games.north.outlook import CardOutlook, OwnOutlook, Payout, RoundRule
from polyana.games.north.rules.counting import COUNTERS, TYPES, Whose
from polyana.games.north.scoring import total
from polyana.games.north.state import State
from polyana.kernel import Match
from polyana.kernel.check import Moods
from tests.north.solo import RAIDS, STRAIT, TAX, WINTER, alone
from tests.north.tables import (
    CONTENT,
    GAME,
    build,
    give,
    hand,
    islands,
    play,
    points,
    seen,
    ship,
    start,
    table,
)
from tests.rules import rule
from tests.tables import options


def own(state: State, seat: int = 0) -> OwnOutlook:
    found = GAME.view(state, seat).outlook
    assert found is not None
    return found


def next_rule(state: State) -> RoundRule | None:
    solo = GAME.view(state, 0).solo
    assert solo is not None
    return solo.rule


# Cards


@rule("N-011", "N-066")
def test_a_card_in_hand_says_what_it_lacks_and_what_gold_would_pay() -> None:
    state = table(clans=("panuk", "ulaf"))
    hand(state, 0, "panuk_frozen_shipyard")  # 3 wood, 2 stone
    give(state, 0, wood=2, stone=1, gold=1)
    card = own(state).cards["panuk_frozen_shipyard"]
    assert card == CardOutlook({"wood": 1, "stone": 1}, 1, False, [])
    give(state, 0, gold=2)
    assert own(state).cards["panuk_frozen_shipyard"].ready
    assert "build panuk_frozen_shipyard" in options(start(state))


@rule("N-013")
def test_gold_in_a_cost_stands_in_for_nothing() -> None:
    state = table(clans=("mckinnon", "ulaf"))
    hand(state, 0, "mckinnon_founders_statue")  # 1 stone, 3 gold
    give(state, 0, gold=3)
    card = own(state).cards["mckinnon_founders_statue"]
    assert card == CardOutlook({"stone": 1}, 0, False, [])


@rule("N-107", "N-108")
def test_an_upgrade_says_where_it_may_lie_and_whether_it_could_be_played() -> None:
    state = table(clans=("heidel", "ulaf"))
    hand(state, 0, "heidel_hop_poles")
    card = own(state).cards["heidel_hop_poles"]
    assert card.ready and card.places == ["heidel_barley_field"]
    del state.players[0].empire["heidel_barley_field"]
    state.players[0].gone.append("heidel_barley_field")
    assert own(state).cards["heidel_hop_poles"] == CardOutlook({}, 0, False, [])


@rule("N-103")
def test_a_boost_that_could_do_nothing_is_not_ready() -> None:
    state = table(clans=("mckinnon", "ulaf"))
    hand(state, 0, "mckinnon_compound_interest")
    build(state, 0, "mckinnon_royal_mint", goods={"gold": 2})
    assert own(state).cards["mckinnon_compound_interest"].ready
    match = play(state, "place explore")
    assert "play mckinnon_compound_interest" in options(match)


@rule("N-029")
def test_hand_cards_are_judged_for_their_owner_alone() -> None:
    state = table()
    hand(state, 1, "ulaf_treasury")
    assert GAME.view(state, None).outlook is None
    assert own(state, 0).cards == {}
    assert set(own(state, 1).cards) == {"ulaf_treasury"}


# Actions


@rule("N-120", "N-129")
def test_what_can_be_used_and_raided_is_what_the_turn_offers() -> None:
    for seed in range(6):
        match, moods = Match(GAME, GAME.variants()[1], seed), Moods(seed)
        while not match.over:
            question = match.asks[0]
            if question.kind == "turn":
                found = own(match.state, question.seat)
                offered = [move[1] for move in question.options if move[0] == "use"]
                raids = [move[1] for move in question.options if move[0] == "raid"]
                built = [move[1] for move in question.options if move[0] == "build"]
                assert (found.usable, found.raidable) == (offered, raids)
                ready = {name for name, card in found.cards.items() if card.ready}
                assert set(built) <= ready
            match.answer(question.seat, moods.choose(question))


@rule("N-121")
def test_unexhausted_actions_are_counted() -> None:
    state = table(clans=("mckinnon", "ulaf"))
    build(state, 0, "mckinnon_royal_mint", exhausted=True)
    player = GAME.view(state, 1).players[0]
    assert (player.ready, player.actions) == (1, 2)


@rule("N-026")
def test_the_badges_are_what_effects_count() -> None:
    for seed in range(3):
        match, moods = Match(GAME, GAME.variants()[0], seed), Moods(seed)
        while not match.over:
            match.answer(match.asks[0].seat, moods.choose(match.asks[0]))
        for player, shown in zip(match.state.players, seen(match, None).players, strict=True):
            counted = {kind: COUNTERS[kind](Whose(CONTENT, player)) for kind in TYPES}
            assert shown.icons == {kind: number for kind, number in counted.items() if number}


# What will be paid


@rule("N-190", "N-191")
def test_the_next_payout_is_told_by_card_and_by_way() -> None:
    state = table(clans=("mckinnon", "ulaf"))
    build(state, 0, "mckinnon_wool_bank", goods={"sheep": 5})
    build(state, 0, "mckinnon_royal_mint", goods={"gold": 3})
    paid = GAME.view(state, 1).players[0].payouts
    assert paid == [
        Payout("mckinnon_wool_bank", 2, [{"gold": 2}, {"vp": 2}]),
        Payout("mckinnon_royal_mint", 3, [{"vp": 3}]),
    ]
    state.last_round = True
    assert GAME.view(state, 1).players[0].payouts == []


@rule("N-064", "N-225")
def test_the_distance_of_the_leader_to_the_end() -> None:
    state = table()
    points(state, 1, 22)
    assert (GAME.view(state, None).to_end, GAME.view(state, None).final) == (3, False)
    points(state, 1, 27)
    state.last_round = True
    assert (GAME.view(state, None).to_end, GAME.view(state, None).final) == (0, True)
    state = alone(WINTER, round=4)
    assert (GAME.view(state, 0).to_end, GAME.view(state, 0).final) == (None, True)


# What a scenario asks


@rule("N-237", "N-265")
def test_the_next_payment_of_a_scenario_is_counted() -> None:
    state = alone(WINTER, round=2)
    give(state, 0, worker=7, food=2)
    assert next_rule(state) == RoundRule(2, 3, 2, False, "", short=True)
    state = alone(TAX, round=4)
    give(state, 0, wood=1, gold=2)
    assert next_rule(state) == RoundRule(4, 4, 3, False, "", short=True)


@rule("N-237")
def test_after_it_was_asked_the_next_round_counts() -> None:
    state = alone(RAIDS, round=2)  # asked at the start of the Action phase
    assert next_rule(state) == RoundRule(3, 2, 0, False, "", short=True)
    state.round = 4
    assert next_rule(state) is None
    match = play(alone(TAX, round=1), "pass")  # nothing to pay with: lost, and on to round 2
    solo = seen(match, 0).solo
    assert solo is not None and solo.rule is not None
    assert (solo.rule.round, solo.rule.times) == (2, 2)


@rule("N-242")
def test_goals_and_medals_are_told_as_the_score_sheet_will_tell_them() -> None:
    state = alone(WINTER)
    needed = CONTENT.scenarios[WINTER].medals
    for score, medals in (
        (needed.bronze - 1, []),
        (needed.bronze, ["bronze"]),
        (needed.gold, ["gold", "silver", "bronze"]),
    ):
        vp = score - (total(CONTENT, state.players[0]) - state.players[0].vp)
        state.players[0].vp, state.players[0].scored = vp, {"action": vp}
        shown = GAME.view(state, 0).solo
        assert shown is not None and shown.medals == medals
        target = shown.goals[-1]
        assert (target.counter, target.reached, target.met) == ("points", score, bool(medals))


@rule("N-237")
def test_while_it_is_asked_the_question_says_how_often() -> None:
    state = alone(TAX, round=2)
    give(state, 0, wood=2)
    match = play(state, "pass")
    assert match.asks[0].kind == "demand"
    shown = seen(match, 0).solo
    assert shown is not None and shown.rule is not None and shown.rule.round == 3


@rule("N-238")
def test_an_armed_first_ship_averts_the_rival() -> None:
    state = alone(STRAIT)
    islands(state, "island_ghost", "island_puffin_rock")
    assert next_rule(state) == RoundRule(1, 1, 0, False, "island_ghost")
    ship(state, 0, raze=1)
    found = next_rule(state)
    assert found is not None and found.averted


@rule("N-232", "N-228")
def test_tired_tiles_say_what_they_cost_more() -> None:
    state = alone(WINTER)
    assert state.solo is not None
    state.solo.tired = ["explore", "construct", "harvest", "sail"]
    shown = GAME.view(state, 0).solo
    assert shown is not None and not shown.event_ahead
    assert shown.extra == {
        "explore": {"worker": 1},
        "construct": {"resource": 1},
        "harvest": {},
        "sail": {"food": 1},
    }


# How much it is


def test_a_view_is_sent_after_every_move_and_stays_small() -> None:
    match, moods = Match(GAME, GAME.variants()[2], 5), Moods(5)
    largest = 0
    while not match.over:
        question = match.asks[0]
        largest = max(largest, len(msgspec.json.encode(match.view(question.seat))))
        match.answer(question.seat, moods.choose(question))
    assert largest < 20_000
