"""The evaluation of Empires of the North: what it must see (Part F)."""

from __future__ import annotations

import pytest

from polyana import bots
from polyana.effects import Receive
from polyana.games.north import deeds
from polyana.games.north.bot import evaluate, realm, rounds
from polyana.games.north.bot.plan import able, plan
from polyana.games.north.bot.realm import Realm, realm_of
from polyana.games.north.bot.weights import WEIGHTS
from polyana.games.north.bot.worths import FINE, worths
from polyana.games.north.deeds import AnyDeed
from polyana.games.north.rules.verbs import VERBS
from polyana.games.north.state import State
from polyana.kernel import Match
from polyana.kernel.check import Moods
from tests.north.tables import (
    CONTENT,
    GAME,
    build,
    give,
    hand,
    islands,
    pawn,
    play,
    points,
    ship,
    table,
)
from tests.tables import ask

WORTHS = worths(CONTENT, WEIGHTS)


def parts(state: State, seat: int = 0) -> dict[str, float]:
    return evaluate(CONTENT, state, seat)


def standing(state: State, seat: int = 0) -> float:
    return sum(parts(state, seat).values())


def realm_at(state: State, left: float = 2.0, seat: int = 0) -> Realm:
    return realm_of(WORTHS, state.players[seat], round(FINE * left))


def played(seed: int, variant: int) -> list[State]:
    """Tables in the course of a game, every twentieth."""
    match = Match(GAME, GAME.variants()[variant], seed)
    moods, found = Moods(seed), []
    while not match.over and match.number < 400:
        asked = match.asks[0]
        match.answer(asked.seat, moods.choose(asked))
        if not match.number % 20:
            found.append(match.fork().state)
    return found


# Parts and memory


@pytest.mark.parametrize("variant", range(len(GAME.variants())))
def test_the_parts_have_names_and_what_is_remembered_is_what_is_reckoned_anew(variant: int) -> None:
    solo = GAME.variants()[variant].players == 1
    named = {
        *("track", "cards", "goods", "workers", "engine", "ships", "storage", "pawns", "rounds"),
        *("under_way", "plans", "hand", *(("goals", "penalties") if solo else ("rivals", "lead"))),
    }
    for state in played(2, variant)[1:]:
        for seat in range(len(state.players)):
            before = parts(state, seat)
            assert set(before) == named
            realm._REALMS.clear()
            assert parts(state, seat) == before


def test_a_realm_is_remembered_by_all_that_it_hangs_on() -> None:
    state = table()
    first = realm_at(state)
    assert realm_at(state) is first
    give(state, 0, wood=3)
    assert realm_at(state) is first
    build(state, 0, "glenn_tug_green")
    assert realm_at(state) is not first
    second = realm_at(state)
    build(state, 0, "glenn_second_shearing", under="glenn_home_pasture")
    assert realm_at(state) is not second
    assert realm_at(state, 1.0) is not realm_at(state)


def test_bots_think_something_of_every_verb_that_does_something() -> None:
    silent = {"take_back", "sweep", "place_free", "harvest", "launch"}
    assert {name for name, verb in VERBS.items() if not verb.worth} == silent


def test_before_the_first_cards_one_clan_is_as_good_as_another() -> None:
    match = Match(GAME, GAME.variants()[0], 1)
    assert parts(match.state) == {"track": 0.0}
    match.answer(0, "clan heidel")
    match.answer(1, "clan mckinnon")
    assert parts(match.state) == {"track": 0.0}


# Rounds


def test_the_rounds_to_come_are_one_fewer_when_a_round_has_ended() -> None:
    """Else a bot would pass for the sake of the new round."""
    for vp in (0, 10, 18):
        state = table()
        points(state, 1, vp)
        for player in state.players:
            player.passed = True
        before = rounds.rounds_left(CONTENT, state, WEIGHTS)
        state.round += 1
        state.phase = "lookout"
        assert rounds.rounds_left(CONTENT, state, WEIGHTS) == pytest.approx(before - 1)


def test_the_last_round_is_the_last_and_the_solo_game_has_four() -> None:
    state = table()
    state.last_round = True
    assert rounds.rounds_left(CONTENT, state, WEIGHTS) == 0
    alone = table(scenario="kings_tax")
    assert rounds.rounds_left(CONTENT, alone, WEIGHTS) == 3


def test_passing_gives_up_what_the_pawns_could_do() -> None:
    state = table()
    before = standing(state)
    state.players[0].passed = True
    assert standing(state) < before - 1


# What is worth something


def test_goods_are_worth_more_with_something_to_build() -> None:
    state = table()
    pawn(state, 0, "sail", used=True)
    pawn(state, 0, "explore", used=True)
    poor = standing(state)
    give(state, 0, wood=2, stone=2)
    idle = standing(state) - poor
    hand(state, 0, "glenn_shearing_party")
    rich = standing(state)
    give(state, 0, wood=0, stone=0)
    assert rich - standing(state) > idle


def test_an_action_location_is_worth_less_towards_the_end() -> None:
    state = table()
    bare = parts(state)["engine"]
    build(state, 0, "glenn_many_hands_barn")
    early = parts(state)["engine"] - bare
    state.last_round = True
    assert early > 0.5
    assert parts(state)["engine"] == 0


def test_icons_that_are_counted_raise_a_use() -> None:
    state = table()
    build(state, 0, "glenn_tug_green", "glenn_tug_green_2")
    few = max(use.net for use in realm_at(state).uses) if realm_at(state).uses else 0.0
    build(state, 0, "glenn_neighbours_hand", "glenn_ceilidh_barn")
    assert max(use.net for use in realm_at(state).uses) > few


def test_what_lies_on_a_bank_pays_in_every_lookout_to_come() -> None:
    state = table(clans=("mckinnon", "ulaf"))
    site = build(state, 0, "mckinnon_wool_bank")
    nothing = parts(state)["storage"]
    site.goods = {"sheep": 4}
    early = parts(state)["storage"]
    state.round = 4
    assert nothing == 0
    assert early > parts(state)["storage"] > 0


def test_a_ship_counts_with_what_those_before_it_leave() -> None:
    state = table()
    islands(state, "island_amber_beach", "island_hot_springs")
    ship(state, 0)
    first = parts(state)["ships"]
    state.queue.clear()
    state.players[0].ships += 1
    ship(state, 1)
    ship(state, 0)
    assert 0 < parts(state)["ships"] < first


def test_raze_aboard_opens_conquest_and_fish_the_distant_sea() -> None:
    state = table(clans=("ulaf", "glenn"))
    build(state, 0, "ulaf_white_keep", "ulaf_treasury", "ulaf_watchtower")
    islands(state, "island_amber_beach", "island_golden_spit")
    ship(state, 0)
    empty = parts(state)["ships"]
    state.queue[0].raze = 1
    assert parts(state)["ships"] > empty + 2
    state.queue[0].raze = 0
    state.queue[0].fish = 1
    assert parts(state)["ships"] > empty


def test_plans_reckon_with_workers_and_with_what_a_use_gives() -> None:
    state = table(clans=("heidel", "glenn"))
    build(state, 0, "heidel_mead_hall")
    own = realm_at(state)
    give(state, 0, food=2)
    fed = plan(own, state.players[0], 0, set()).value
    give(state, 0, food=1)
    assert fed > 0
    assert plan(own, state.players[0], 0, set()).value == 0


def test_plans_reckon_only_with_what_can_happen() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_star_path")
    own = realm_at(state)
    assert "CONSTRUCT" not in able(CONTENT, state, 0)
    nothing = plan(own, state.players[0], 0, able(CONTENT, state, 0)).value
    hand(state, 0, "nanurjuk_caribou_trail", "nanurjuk_ring_of_fires")
    assert nothing == 0
    assert plan(own, state.players[0], 0, able(CONTENT, state, 0)).value > 0


def test_a_rival_who_stands_better_is_bad_news_and_a_raid_good() -> None:
    state = table()
    build(state, 1, "ulaf_loot_market")
    give(state, 1, raze=2)
    before = parts(state)["rivals"]
    state.players[1].empire["ulaf_loot_market"].exhausted = True
    assert parts(state)["rivals"] > before
    give(state, 1, gold=3)
    assert parts(state)["rivals"] < before


def test_a_placed_pawn_is_worth_less_and_least_without_food() -> None:
    state = table()
    give(state, 0, food=2)
    both = parts(state)["pawns"]
    pawn(state, 0, "sail")
    one = parts(state)["pawns"]
    give(state, 0, food=0)
    assert both > one > parts(state)["pawns"] > 0


# Under way


@pytest.mark.parametrize(
    "deed",
    [
        deeds.Settle(0, "glenn_village_bell"),
        deeds.Attach(0, "glenn_second_shearing"),
        Receive(0, "island_ghost", "island_ghost/pillage"),
        deeds.GainAny(0, "glenn_many_hands_barn", "resource", 2),
        deeds.Perform(0, "POPULATE"),
        deeds.Declare(0, "HARVEST"),
        deeds.Declare(0, "SAIL"),
        deeds.Use(0, "glenn_many_hands_barn", "glenn_many_hands_barn"),
        deeds.Scout(0, "glenn_far_sighted_shepherd", 2),
    ],
    ids=lambda deed: type(deed).__name__,
)
def test_what_is_under_way_has_its_expected_worth(deed: AnyDeed) -> None:
    state = table()
    before = standing(state)
    state.agenda.append(deed)
    assert standing(state) > before
    assert parts(state)["under_way"] == pytest.approx(standing(state) - before)
    assert parts(state, 1)["under_way"] == 0


@pytest.mark.parametrize(
    "deed",
    [
        deeds.PayGoods(0, "glenn_village_bell", {"wood": 2}),
        deeds.PayAny(0, "island_midnight_market", 1),
        deeds.PayCard(0, "panuk_sorting_shed"),
        deeds.PaySite(0, "nanurjuk_dog_sled", "nanurjuk_dog_sled/0", "discard"),
    ],
    ids=lambda deed: type(deed).__name__,
)
def test_what_is_owed_is_deducted(deed: AnyDeed) -> None:
    state = table()
    state.agenda.append(deed)
    assert parts(state)["under_way"] < 0


def test_building_is_no_loss_in_the_middle_of_it() -> None:
    """Between the card leaving the hand and the Location standing there, the seat stands about as well."""
    state = table()
    give(state, 0, wood=2)
    hand(state, 0, "glenn_many_hands_barn")
    before = standing(state)
    state.players[0].hand.clear()
    give(state, 0, wood=0)
    state.agenda.append(deeds.Settle(0, "glenn_many_hands_barn"))
    assert standing(state) > before - 0.5


def test_what_is_just_being_asked_about_is_not_forgotten() -> None:
    """Its deed has left the agenda; else a bot would rather pass than look further."""
    state = table()
    hand(state, 0, "glenn_cousin")
    match = play(state, "place harvest", "none")
    assert ask(match).kind == "harvest"
    assert parts(match.state)["under_way"] > 1
    assert parts(match.state, 1)["under_way"] == 0


# The solo game


def test_goals_that_are_missing_count_and_those_that_are_met_do_not() -> None:
    state = table(scenario="hungry_winter")
    few = parts(state)["goals"]
    give(state, 0, worker=7)
    assert few < parts(state)["goals"] < 0
    give(state, 0, worker=8)
    assert parts(state)["goals"] == 0
    give(state, 0, worker=9)
    assert parts(state)["goals"] == 0


def test_what_the_round_rule_will_ask_is_kept_in_mind() -> None:
    state = table(scenario="hungry_winter")
    hungry = parts(state)["penalties"]
    give(state, 0, food=1)
    assert hungry < parts(state)["penalties"] < 0
    give(state, 0, food=2)
    assert parts(state)["penalties"] == 0


def test_greedy_beats_random() -> None:
    scores = [0, 0]
    for seed in range(2):
        match = Match(GAME, GAME.variants()[0], seed)
        players = [bots.make("greedy", seed), bots.make("random", seed)]
        while not match.over:
            seat = match.asks[0].seat
            match.answer(seat, players[seat ^ seed].choose(match, seat))
        for seat in (0, 1):
            scores[seat ^ seed] += match.result().scores[seat]
    assert scores[0] > scores[1] + 40


def test_gold_that_a_goal_asks_for_pays_no_tax() -> None:
    state = table(scenario="kings_tax")
    give(state, 0, gold=2)
    short = parts(state)["penalties"]
    give(state, 0, gold=3)
    assert short < parts(state)["penalties"]


def test_raze_is_a_step_towards_an_island() -> None:
    state = table(scenario="masters_of_the_strait")
    give(state, 0, raze=0)
    unarmed = parts(state)["goals"]
    give(state, 0, raze=1)
    assert unarmed < parts(state)["goals"] < 0


def test_alone_a_plan_is_judged_at_the_end_of_the_round() -> None:
    assert GAME.stretch_of(table(scenario="hungry_winter")) == "1"
    assert GAME.stretch_of(table()) == ""  # when both have had a turn
    assert GAME.stretch_of(table(players=4)) == "1"
