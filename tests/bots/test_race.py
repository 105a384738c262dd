"""The race at the root of a search: paired laps, who drops out, and how races of several processes are added."""

from __future__ import annotations

from polyana.bots.race import FIELD, HOPELESS, WIDENS, Race
from polyana.bots.roots import added, winner
from polyana.bots.tree import Branch

RED: Branch = (("take", "red"),)
BLUE: Branch = (("take", "blue"),)


def test_what_looks_hopeless_does_not_start() -> None:
    assert Race({RED: 1.0, BLUE: 1.0 - HOPELESS - 0.1}).running == [RED]
    many: dict[Branch, float] = {(("take", str(number)),): 0.0 for number in range(FIELD + 3)}
    assert len(Race(many).running) == FIELD


def test_luck_that_falls_on_all_lines_alike_decides_nothing() -> None:
    race = Race({RED: 0.0, BLUE: 0.0})
    for luck in (-20.0, 15.0, 3.0, -8.0, 30.0, 1.0):
        race.run({RED: luck + 4.0, BLUE: luck})
    assert race.is_decided and race.running == [RED]


def test_a_plan_that_is_now_better_now_worse_stays() -> None:
    race = Race({RED: 0.0, BLUE: 0.0})
    for ahead in (6.0, -6.0, 5.0, -4.0):
        race.run({RED: ahead, BLUE: 0.0})
    assert not race.is_decided
    assert race.ranking() == [RED, BLUE]


def test_races_with_other_leaders_are_added_plan_by_plan() -> None:
    one, two = Race({RED: 0.0, BLUE: 0.0}), Race({BLUE: 0.1, RED: 0.0})
    one.run({RED: 10.5, BLUE: 10.0})
    two.run({RED: 50.0, BLUE: 52.0})
    votes = [{plan[0]: race.record(plan) for plan in race.running} for race in (one, two)]
    assert [winner(each) for each in votes] == [RED[0], BLUE[0]]
    assert winner(added(*votes)) == BLUE[0]


def test_fewer_lines_start_if_there_is_no_time_for_two_laps() -> None:
    many: dict[Branch, float] = {(("take", str(number)),): -number / 10 for number in range(FIELD)}
    race, lap = Race(many), dict[Branch, float]()
    for plan in race.running:
        if race.is_full(lap, turns=8):
            break
        lap[plan] = 0.0
    assert len(lap) == 4  # twice four, but not twice five
    race.run(lap)
    assert set(race.running) <= set(lap)
    assert not race.is_full({}, turns=0)  # in later laps all that are left run


def test_a_later_lap_that_not_all_have_finished_does_not_count() -> None:
    race = Race({RED: 0.0, BLUE: 0.0})
    race.run({RED: 0.0, BLUE: 1.0})
    before = race.ranking()
    race.run({RED: 100.0})
    assert (len(race.laps), race.ranking()) == (1, before)


def test_the_field_widens_as_the_laps_go() -> None:
    many = [(("take", str(number)),) for number in range(FIELD + 2)]
    race = Race({plan: -number / 10 for number, plan in enumerate(many)})
    for lap in range(WIDENS):
        assert race.running == many[:FIELD]
        race.run({plan: (-1.0) ** lap * number for number, plan in enumerate(race.running)})
    assert race.running == many[: FIELD + 1]
    late = many[FIELD]
    assert race.ranking()[0] != late  # it only looks worse so far
    race.run({plan: 40.0 if plan == late else 0.0 for plan in race.running})
    assert race.ranking()[0] == late
    assert race.record(late)[0] < race.record(many[0])[0]
    assert not race.is_beaten(many[0], late)  # one lap proves nothing


def test_nobody_joins_a_race_that_is_decided() -> None:
    many = [(("take", str(number)),) for number in range(FIELD + 2)]
    race = Race({plan: -number / 10 for number, plan in enumerate(many)})
    for _ in range(WIDENS):
        race.run({plan: 50.0 if plan == many[0] else 0.0 for plan in race.running})
    assert race.is_decided and race.running == many[:1]
