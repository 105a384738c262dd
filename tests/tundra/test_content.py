"""Broken content is refused with file, entry and reason; good content may override the house set."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyana.games.tundra import load
from tests.contents import HouseSet
from tests.rules import rule
from tests.tundra.tables import CONTENT

HOUSE = HouseSet("tundra")
entry, house, refusal = HOUSE.entry, HOUSE.text, HOUSE.refusal
GAME, ORDERS, TITLES, GLADES = "game.toml", "orders.toml", "titles.toml", "glades.toml"
CITY, STARTING, LAYOUTS = "city.toml", "starting_boosts.toml", "layouts.toml"
WORD = "an id is one plain word such as market_2"
COMMON, PERSONAL, CHARACTERS = "common_goals.toml", "personal_goals.toml", "characters.toml"


def test_one_changed_file_replaces_its_namesake(tmp_path: Path) -> None:
    changed = house(CITY).replace('"4 berry -> 2 vp"', '"3 berry -> 2 vp"')
    (tmp_path / CITY).write_text(changed, encoding="utf-8")
    game = load(tmp_path)
    assert game.content.advisors["bunting_jam_maker"].effect == "3 berry -> 2 vp"
    assert game.content.hash != CONTENT.hash
    assert game.content.orders == CONTENT.orders


@pytest.mark.parametrize(
    ("effect", "reason"),
    [
        ("2 moove", "column 3: there is no noun 'moove'; did you mean 'move'?"),
        ("1 bery", "did you mean 'berry'?"),
        ("take_crad", "did you mean 'take_card'?"),
        (
            "1 berry per own_twoer",
            "column 13: there is no counter 'own_twoer'; did you mean 'own_tower'?",
        ),
        ("1 berry per berry", "there is no counter 'berry'"),
        ("gather", "write gather(number)"),
        ("reroll(2)", "reroll"),
        ("1 stone -> -> 1 vp", "column"),
        ("0 move", "a number is 1 or more"),
        ("", "an effect is missing"),
        ("2 equal", "'equal' is a price; it cannot be gained"),
        ("2 move -> 1 vp", "move cannot be paid"),
        ("1 vp -> 2 stone", "vp cannot be paid"),
        ("1 worker", "worker is a bonus of towers only"),
        ("settle_worker", "settle_worker stands behind `setup:` of a title only"),
        ("round_start: 2 move", "cannot stand here"),
        ("must 2 move", "every part of an action is optional"),
        ("3 stone -> upgrade", "an upgrade cannot be bought with resources"),
        ("11 stone -> 1 vp", "costs more than a track holds"),
        ("11 equal -> 1 vp", "costs more than a track holds"),
        ("31 resource -> 1 vp", "costs more than a track holds"),
        ("21 berry -> 1 vp", "costs more than a track holds"),
    ],
)
def test_an_effect_that_means_nothing_is_refused(tmp_path: Path, effect: str, reason: str) -> None:
    error = refusal(tmp_path, CITY, '"2 move"', f'"{effect}"', "hare_runner")
    assert (error.file, error.entry) == (CITY, "hare_runner")
    assert reason in error.reason


@pytest.mark.parametrize(
    ("file", "within", "old", "new"),
    [
        (ORDERS, "trade", "take_card; 1 berry", "take_card; 1 bery"),
        (GLADES, "white_heath", "2 vp", "2 vpp"),
        (CITY, "fur_boots", '"1 move"', '"1 mvoe"'),
        (STARTING, "trowel", "build_tower", "build_towre"),
        (TITLES, "thrifty", "take_card", "take_cart"),
    ],
)
def test_every_file_names_the_nearest_word(
    tmp_path: Path, file: str, within: str, old: str, new: str
) -> None:
    error = refusal(tmp_path, file, old, new, within)
    assert (error.file, error.entry) == (file, within)
    assert "column" in error.reason and "did you mean" in error.reason


@pytest.mark.parametrize(
    "cells", ["6, 5", "6, 5, 4, 3", "4, 5, 6", "7, 5, 4", "6, 6, 5, 4", "6, 4, 5"]
)
def test_frames_run_over_the_cells_from_six_to_one(tmp_path: Path, cells: str) -> None:
    error = refusal(tmp_path, CITY, "[6, 5, 4]", f"[{cells}]", "acorn_casket")
    assert error.entry == "acorn_casket"
    assert "the frames run over the cells 6 to 1" in error.reason


@rule("T-006", "T-101", "T-104", "T-113", "T-116", "T-117")
@pytest.mark.parametrize(
    ("file", "name", "named", "reason"),
    [
        (CITY, "hare_runner", "advisor, boost", "there are 40 city cards, not 39"),
        (CITY, "fur_boots", "advisor, boost", "there are 40 city cards, not 39"),
        (GLADES, "dry_pinewood", "glade", "2 players use 12, not 11"),
        (GLADES, "elk_grove", "glade", "3 players use 18, not 17"),
        (GLADES, "frozen_ford", "glade", "4 players use 24, not 23"),
        (STARTING, "peat_pouch", "starting_boost", "2 players use 8, not 7"),
        (STARTING, "trowel", "starting_boost", "4 players use 16, not 15"),
        (COMMON, "goal_towers", "common_goal", "2 players use 6, not 5"),
        (COMMON, "goal_peat_glades", "common_goal", "3 players use 9, not 8"),
        (ORDERS, "movement", "order", "there are four order boards, not 3"),
        (CHARACTERS, "sofia", "character", "4 are needed"),
        (TITLES, "modest", "title", "there is one base title, not 0"),
        (LAYOUTS, "standard_3p", "options", "there is no layout standard for 3 players"),
    ],
)
def test_a_missing_entry_is_refused(
    tmp_path: Path, file: str, name: str, named: str, reason: str
) -> None:
    error = refusal(tmp_path, file, entry(file, name), "")
    assert error.file == (GAME if named == "options" else file)
    assert (error.entry, error.reason) == (named, reason)


@pytest.mark.parametrize("kind", ["title", "personal_goal"])
def test_too_few_titles_or_personal_goals_are_refused(tmp_path: Path, kind: str) -> None:
    file = f"{kind}s.toml"
    few = house(file).split(f"[[{kind}]]")[:4]
    error = refusal(tmp_path, file, house(file), f"[[{kind}]]".join(few))
    assert (error.file, error.entry) == (file, kind)
    assert "do not suffice for" in error.reason


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        (CITY, "hare_runner", "ermine_courier", "this id is used twice"),
        (CITY, "fur_boots", "ice_cellar", "this id is used twice"),
        (CITY, "fur_boots", "hare_runner", "another component has this id already"),
        (CITY, "fur_boots", "trowel", "another component has this id already"),
        (CITY, "fur_boots", "trade", "another component has this id already"),
        (CITY, "hare_runner", "wise", "another component has this id already"),
        (CITY, "hare_runner", "dry_pinewood", "another component has this id already"),
        (COMMON, "goal_berries", "trade", "another component has this id already"),
        (COMMON, "goal_berries", "goal_towers", "this id is used twice"),
        (PERSONAL, "pg_towers_home", "goal_towers", "another component has this id already"),
        (CHARACTERS, "sofia", "khoma", "this id is used twice"),
        (LAYOUTS, "lake_3p", "moot_3p", "this id is used twice"),
        (ORDERS, "movement", "trade", "this id is used twice"),
        (CITY, "hare_runner", "hare runner", WORD),
        (CITY, "hare_runner", "Hare", WORD),
        (CITY, "hare_runner", "", WORD),
    ],
)
def test_an_id_belongs_to_one_component_and_is_one_word(
    tmp_path: Path, file: str, old: str, new: str, reason: str
) -> None:
    error = refusal(tmp_path, file, f'id = "{old}"', f'id = "{new}"')
    assert (error.entry, error.reason) == (new or "advisor 2", reason)


@pytest.mark.parametrize(
    ("file", "within", "old", "new", "reason"),
    [
        (ORDERS, "movement", "peat = 2", "berry = 2", "an upgrade is paid in resources, not berry"),
        (ORDERS, "movement", "kindling = 3", "kindling = 11", "11 kindling cannot be paid"),
        (ORDERS, "movement", " kindling = 3, peat = 2 ", "", "upgrade_cost is the price"),
        (GLADES, "dry_pinewood", '"kindling"', '"gold"', "gold"),
        (GLADES, "dry_pinewood", "tower", "turret", "turret"),
        (GLADES, "dry_pinewood", "1 vp +", "1 vp ->", "vp cannot be paid"),
        (COMMON, "goal_berries", 'counts = "berry"', 'counts = "beri"', "there is no counter beri"),
        (COMMON, "goal_berries", "[10, 2], [15, 4]", "[15, 2], [10, 4]", "the tiers rise"),
        (COMMON, "goal_berries", "[15, 4]", "[15, 2]", "the tiers rise"),
        (COMMON, "goal_berries", "[[10, 2], [15, 4], [20, 6]]", "[]", "the tiers rise"),
        (COMMON, "goal_berries", "[1, 3, 5]", "[1, 3, 7]", "are no white values"),
        (COMMON, "goal_berries", "[1, 3, 5]", "[1, 1, 3]", "are no white values"),
        (COMMON, "goal_berries", "[1, 3, 5]", "[]", "are no white values"),
        (PERSONAL, "pg_tower_chain", '"tower_chain"', '"tower_chian"', "there is no counter"),
        (PERSONAL, "pg_tower_chain", "[2, 2], [3, 5]", "[3, 2], [3, 5]", "the tiers rise"),
        (TITLES, "modest", "round_start: 1", "1", "a title cannot do"),
        (TITLES, "inspiring", "settle_worker x2", "settle_worker x5", "has no 7 workers"),
        (TITLES, "inspiring", "settle_worker x2", "2 berry", "a title cannot do"),
        (TITLES, "tireless", "own_die = 1", "own_die = 0", "without its own dice it holds"),
        (TITLES, "wise", "dice_max = 8", "dice_max = 7", "has 8 dice, not 7"),
        (TITLES, "wise", "white_die = true", "white_die = false", "has 7 dice, not 8"),
        (TITLES, "wise", "[4, 4, 5, 5]", "[4, 4, 5]", "a number for every round"),
        (TITLES, "generous", '["shift_cost"]', "[]", "framed is what differs from modest"),
        (TITLES, "generous", "shift_cost = 1", "shift_cost = 0", "would have no end"),
        (TITLES, "thrifty", "advisors_max = 4", "advisors_max = 0", "advisors_max is 1 or more"),
        (CHARACTERS, "sofia", '"female"', '"abbess"', "abbess"),
        (CHARACTERS, "sofia", "color", "colour", "colour"),
        (CITY, "hare_runner", ', en = "Hare Runner"', "", "name.en is missing"),
        (CITY, "hare_runner", '"house"', '"hearsay"', "hearsay"),
    ],
)
def test_a_broken_entry_is_refused(
    tmp_path: Path, file: str, within: str, old: str, new: str, reason: str
) -> None:
    error = refusal(tmp_path, file, old, new, within)
    assert (error.file, error.entry) == (file, within)
    assert reason in error.reason


@rule("T-001", "T-007", "T-112")
@pytest.mark.parametrize(
    ("old", "new", "named", "reason"),
    [
        ("min = 2", "min = 1", "game", "two players or more"),
        ("solo = false", "solo = true", "game", "there is no solo mode"),
        ("2 = 4, 3 = 5, 4 = 6", "2 = 4, 3 = 5", "setup", "a number for 4 players is missing"),
        ("2 = 6, 3 = 9, 4 = 9", "2 = 6, 3 = 9", "setup", "a number for 4 players is missing"),
        ("shown   = { 2 = 2", "shown   = { 2 = 7", "setup", "2 players cannot see 7 of 6 goals"),
        ("start_boosts_kept  = 2", "start_boosts_kept  = 5", "setup", "5 cannot be kept"),
        ("{ 2 = 8,", "{ 2 = 9,", "setup", "2 players are dealt 8 boosts"),
        ("berry = 3", "berry = 21", "start", "berry is off its track"),
        ("kindling = 2", "kindling = -1", "start", "kindling is off its track"),
        ("vp = 0", "vp = -1", "start", "vp is off its track"),
        ("towers_per_glade = 1", "towers_per_glade = 2", "limits", "one tower"),
        ("towers_per_player = 4", "towers_per_player = 0", "limits", "1 or more"),
        ("[limits]", "[limit]", "limits", "the table [limits] is missing"),
        ("[4, 4, 5, 5]", "[4, 4, 5, 6]", "dice", "the base title modest takes other dice"),
        ("buy_cost = 6", "buy_cost = 5", "free_actions", "has other prices"),
        ("shift_wraps = false", "shift_wraps = true", "free_actions", "6 and 1 do not meet"),
        ('layout = "standard"', 'layout = "lake_3p"', "options", "no layout lake_3p for 2 players"),
    ],
)
def test_numbers_that_fit_no_table_are_refused(
    tmp_path: Path, old: str, new: str, named: str, reason: str
) -> None:
    error = refusal(tmp_path, GAME, old, new)
    assert (error.file, error.entry) == (GAME, named)
    assert reason in error.reason


GLADES_OF_TWO = "[0, 1], [1, 1], [-1, 2], [0, 2],\n]"
EDGE_OF_TWO = "[-1, 1], [1, 1], [-1, 2], [0, 2],\n]"


@rule("T-951", "T-109", "T-110")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("settlements = [[-1, 0], [2, 0]]", "settlements = [[-1, 0]]", "listed for every seat"),
        ("settlements = [[-1, 0], [2, 0]]", "settlements = [[-1, 0], [-1, 0]]", "listed twice"),
        ("settlements = [[-1, 0], [2, 0]]", "settlements = [[-1, 0], [9, 9]]", "fewer than two"),
        (GLADES_OF_TWO, "[0, 1], [1, 1], [-1, 2],\n]", "there is no glade at [0, 2]"),
        (EDGE_OF_TWO, "[-1, 1], [1, 1], [-1, 2], [0, 0],\n]", "[0, 0] has no open side"),
        (EDGE_OF_TWO, "[-1, 1], [1, 1], [-1, 2], [-1, 0],\n]", "[-1, 0] is no glade"),
        ("start = [[[0, -1], [-1, 1]]", "start = [[[0, -1]]", "seat 0 has two start glades"),
        ("start = [[[0, -1], [-1, 1]]", "start = [[[0, -1], [1, -1]]", "beside its settlement"),
        ("start = [[[0, -1], [-1, 1]]", "start = [[[0, -1], [7, 7]]", "no glade at [7, 7]"),
        ("workers = [[[0, -1], [-1, 1]]", "workers = [[[0, -1], [0, 0]]", "on its start glades"),
        ("workers = [[[0, -1], [-1, 1]]", "workers = [[[0, -1]]", "starts with 2 workers"),
        ("lake = []", "lake = [[0, 0]]", "a lake cannot carry a token"),
    ],
)
def test_a_map_nobody_can_play_on_is_refused(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    error = refusal(tmp_path, LAYOUTS, old, new, "standard_2p")
    assert (error.file, error.entry) == (LAYOUTS, "standard_2p")
    assert reason in error.reason


@rule("T-951")
def test_glades_that_nobody_can_reach_are_refused(tmp_path: Path) -> None:
    far = entry(LAYOUTS, "standard_2p").replace("[0, 2],\n]", "[0, 9],\n]")
    error = refusal(tmp_path, LAYOUTS, entry(LAYOUTS, "standard_2p"), far)
    assert (error.entry, error.reason) == ("standard_2p", "the map falls into parts")


@rule("T-951")
def test_a_map_with_too_few_glades_is_refused(tmp_path: Path) -> None:
    small = entry(LAYOUTS, "standard_2p").replace(", [0, 2],\n]", ",\n]")
    error = refusal(tmp_path, LAYOUTS, entry(LAYOUTS, "standard_2p"), small)
    assert (error.entry, error.reason) == ("standard_2p", "has 12 glades, not 11")
