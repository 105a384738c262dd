"""Broken content is refused with file, entry and reason; good content may override the house set."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyana.games.felinia.reading import load_content
from polyana.kernel import ContentError
from tests.contents import HouseSet
from tests.felinia.tables import CONTENT
from tests.rules import rule

HOUSE = HouseSet("felinia")
entry, house, override, refusal = HOUSE.entry, HOUSE.text, HOUSE.override, HOUSE.refusal
DECKS, SETUP, KINGDOMS = "deck_tiles.toml", "setup.toml", "kingdoms.toml"
TILES, SPECIALS, BONUSES = "trade_tiles.toml", "special_tiles.toml", "bonus_tiles.toml"
MYSTERIES, BASIC, ADVANCED = "mystery_cards.toml", "map_basic.toml", "map_advanced.toml"


@rule("F-013", "F-014", "F-015")
@pytest.mark.parametrize(
    ("within", "old", "new", "named", "reason"),
    [
        ("deck_lion_0500", "2 watches", "2 watchs", "deck_lion_0500", "did you mean 'watches'?"),
        ("deck_lion_0500", "1 coin", "1 gold", "deck_lion_0500", "goods and coins, not"),
        ("deck_lion_0500", "2 watches", "3 watches", "deck_lion_0500", "two like goods"),
        ("deck_lion_0500", "1 coin", "2 coin", "deck_lion_0500", "two like goods"),
        ("deck_lion_0500", "+ 1 coin", "/ 1 wine", "deck_lion_0500", ""),
        (
            "deck_lion_0500",
            "2 watches",
            "2 wine",
            "deck_lion_0500",
            "goods of its kingdom, watches",
        ),
        ("deck_lion_0500", " -> board", "", "deck_lion_0500", "cost -> board"),
        ("deck_lion_0500", "-> board", "-> keep", "deck_lion_0500", "cost -> board"),
        ("deck_lion_0500", "-> board", "-> -> board", "deck_lion_0500", "column"),
        ("deck_lion_0500", "seats = 1", "seats = 3", "deck_lion_0500", "1 or 2 seats, not 3"),
        ("deck_lion_0500", "grey", "red", "deck_lion_0500", "red"),
        ("deck_lion_0500", "grey", "blue", "deck", "one blue-backed tile for each kingdom"),
        ("deck_lion_0845", "blue", "grey", "deck", "one blue-backed tile for each kingdom"),
        ("deck_lion_0500", '"lion"', '"puma"', "deck_lion_0500", "there is no kingdom puma"),
        ("deck_lion_0500", "300", "301", "deck_lion_0500", "301 do not fit the time 5:00"),
        ("deck_lion_0500", 'time = "5:00"', 'time = "five"', "deck_lion_0500", "do not fit"),
        ("deck_lion_0800", '"deck_lion_0800"', '"deck_lion_0500"', "deck_lion_0500", "used twice"),
        ("deck_lion_0500", "seats", "benches", "deck_lion_0500", "benches"),
        ("deck_lion_0500", "seats = 1\n", "", "deck_lion_0500", "seats"),
        ("deck_lion_0500", "seats = 1", 'seats = "one"', "deck_lion_0500", "seats"),
        (
            "deck_lion_0500",
            'source = "rulebook"',
            'source = "hearsay"',
            "deck_lion_0500",
            "hearsay",
        ),
    ],
)
def test_a_broken_deck_tile_is_refused(
    tmp_path: Path, within: str, old: str, new: str, named: str, reason: str
) -> None:
    error = refusal(tmp_path, DECKS, old, new, within)
    assert (error.file, error.entry) == (DECKS, named)
    assert reason in error.reason


@rule("F-014")
def test_two_ships_cannot_depart_at_one_time(tmp_path: Path) -> None:
    twin = entry(DECKS, "deck_lion_0800").replace('"8:00"', '"5:00"').replace("480", "300")
    error = refusal(tmp_path, DECKS, entry(DECKS, "deck_lion_0800"), twin)
    assert (error.entry, error.reason) == (
        "deck_lion_0800",
        "departs at the time of deck_lion_0500",
    )


@rule("F-013", "F-017", "F-018")
@pytest.mark.parametrize(
    ("file", "name", "named", "reason"),
    [
        (DECKS, "deck_lion_0500", "deck", "20 deck tiles, not 19"),
        (TILES, "tile_lion_lynx_1", "tile", "30 trade tiles, not 29"),
        (BONUSES, "bonus_extra_lynx", "bonus", "5 bonus tiles"),
        (SPECIALS, "sp1_pantry", "leopard", "there is no special tile sp1_pantry"),
        (MYSTERIES, "mystery_grotto", "mystery", "18 mystery cards, not 15"),
        (KINGDOMS, "lion", "watches", "there is no kingdom lion"),
        (SETUP, "ship_4", "ship", "there are 4 ships"),
        (SETUP, "wine", "deck_lion_0845", "goods and coins, not"),
        (SETUP, "food", "resource", "gold, spice and food"),
        (SETUP, "market_3", "market", "are open with"),
        (SETUP, "basic", "mode", "basic and advanced"),
        (SETUP, "start_3p", "basic", "no start goods for 3 players"),
        (SETUP, "x1_spice", "basic", "there is no exchange x1_spice"),
        (SETUP, "guild", "guild", "missing"),
        (BASIC, "dock_lion", "lion", "has no dock"),
    ],
)
def test_a_missing_entry_is_refused(
    tmp_path: Path, file: str, name: str, named: str, reason: str
) -> None:
    error = refusal(tmp_path, file, entry(file, name), "")
    assert error.entry == named
    assert reason in error.reason


@rule("F-005", "F-025", "F-027")
@pytest.mark.parametrize(
    ("within", "old", "new", "named", "reason"),
    [
        ("wine", "count = 9", "count = 8", "goods", "45 goods tiles, not 44"),
        ("wine", '"tiger"', '"puma"', "wine", "there is no kingdom puma"),
        (
            "start_3p",
            '"glassware", "watches"',
            '"glassware", "tea"',
            "start_3p",
            "kind of goods tea",
        ),
        ("start_3p", '"glassware", "watches"', '"glassware"', "start_3p", "every hand has 2 goods"),
        ("start_3p", ', ["glassware", "watches"]', "", "start_3p", "one hand for every player"),
        ("market_5", "[2, 3]", "[2]", "market", "4 are open with 3 players"),
        ("guild", '"guild"', '"club"', "club", "the Guild's id is guild"),
        ("basic", "map_basic", "map_tiny", "basic", "its map is map_basic"),
        ("basic", "players = [3, 4]", "players = [3, 5]", "basic", "no start goods for 5 players"),
        ("x1_spice", "1 spice", "1 coin", "x1_spice", "an exchange is"),
        ("x2_bonus", "take_bonus", "take_bonuses", "x2_bonus", "did you mean 'take_bonus'?"),
        ("coin", '"1 coin"', '"1 coin -> 1 gold"', "coin", "only plain goods"),
        ("coin", '"1 coin"', '"1 coin / 1 gold"', "coin", ""),
        ("coin", '"1 coin"', '"1 vp"', "coin", ""),
        ("coin", '"1 coin"', '"1 wine"', "coin", ""),
        ("coin", "modes", "mode", "coin", "mode"),
    ],
)
def test_broken_numbers_and_places_are_refused(
    tmp_path: Path, within: str, old: str, new: str, named: str, reason: str
) -> None:
    error = refusal(tmp_path, SETUP, old, new, within)
    assert (error.file, error.entry) == (SETUP, named)
    assert reason in error.reason


@pytest.mark.parametrize(
    ("old", "new", "named", "reason"),
    [
        ("[limits]", "[bounds]", "limits", "the table [limits] is missing"),
        ("coin_cap = 6", "coin_cap = -1", "limits", "coin_cap"),
        ("coin_cap = 6\n", "", "limits", "coin_cap"),
        ("bid_income = [1, 2, 3]", "bid_income = [1, 2]", "limits", "an entry for every lap"),
        ("ships = 4", "ships = 5", "ship", "there are 5 ships"),
    ],
)
def test_broken_limits_are_refused(
    tmp_path: Path, old: str, new: str, named: str, reason: str
) -> None:
    error = refusal(tmp_path, SETUP, old, new)
    assert (error.file, error.entry) == (SETUP, named)
    assert reason in error.reason


@rule("F-017", "F-018")
@pytest.mark.parametrize(
    ("file", "within", "old", "new", "named", "reason"),
    [
        (KINGDOMS, "lion", "lynx = 1", "lynx = 2", "lion", "tile_mix is not that of its tiles"),
        (KINGDOMS, "lion", "lynx = 1", "lion = 1", "lion", "there is no kind of trade tile lion"),
        (KINGDOMS, "lion", '"watches"', '"tea"', "lion", "there is no kind of goods tea"),
        (KINGDOMS, "lion", '"sp3_hermit", ', "", "lion", "special is not the list of its tiles"),
        (TILES, "panther", "cap = 4", "cap = 5", "panther", "the cap is 3 or 4, not 5"),
        (TILES, "panther", "[1, 2, 3, 4]", "[1, 2, 3, 5]", "panther", "points_each is"),
        (TILES, "panther", "count = 5", "count = 6", "panther", "but there are 5 tiles"),
        (
            TILES,
            "tile_lion_lynx_1",
            '"lynx"',
            '"puma"',
            "tile_lion_lynx_1",
            "there is no kind puma",
        ),
        (SPECIALS, "sp1_pantry", "per food", "per foot", "sp1_pantry", "did you mean 'food'?"),
        (SPECIALS, "sp1_pantry", "2 vp", "2 gold", "sp1_pantry", "a special tile cannot do"),
        (SPECIALS, "sp5_kitchen", "enter_food", "enter_wood", "sp5_kitchen", "'enter_food'"),
        (SPECIALS, "sp5_kitchen", "on take", "on taking", "sp5_kitchen", "did you mean 'on take'?"),
        (SPECIALS, "sp6_caravan", "= true", "= false", "sp6_caravan", "removed_after_take"),
        (SPECIALS, "sp7_tollhouse", '1 coin", "when', '1 vp", "when', "sp7_tollhouse", ""),
        (
            BONUSES,
            "bonus_plus_panther",
            "one(panther)",
            "one(lynx)",
            "bonus_plus_panther",
            "does not fit",
        ),
        (
            BONUSES,
            "bonus_plus_panther",
            "plus_one(",
            "plus_two(",
            "bonus_plus_panther",
            "'plus_one'",
        ),
        (
            MYSTERIES,
            "mystery_grotto",
            "copies = 3",
            "copies = 2",
            "mystery",
            "18 mystery cards, not 17",
        ),
        (
            MYSTERIES,
            "mystery_grotto",
            '"keep"',
            '"1 wine -> keep"',
            "mystery_grotto",
            "effect and cost",
        ),
        (
            MYSTERIES,
            "mystery_grotto",
            'cost = ""',
            'cost = "wine"',
            "mystery_grotto",
            "effect and cost",
        ),
    ],
)
def test_broken_tiles_and_cards_are_refused(
    tmp_path: Path, file: str, within: str, old: str, new: str, named: str, reason: str
) -> None:
    error = refusal(tmp_path, file, old, new, within)
    assert error.entry == named
    assert reason in error.reason


@rule("F-019", "F-020", "F-021")
@pytest.mark.parametrize(
    ("within", "old", "new", "named", "reason"),
    [
        (
            "road_1",
            "lion_cross_1",
            "lion_cross_9",
            "lion_port - lion_cross_9",
            "no province lion_cross_9",
        ),
        (
            "",
            '["lion_port", "lion_post_1"]',
            '["lion_port", "nowhere"]',
            "lion_port - nowhere",
            "no province",
        ),
        ("road_1", "lion_cross_1", "lion_post_4", "road_1", "without a common border"),
        ("", '  ["lion_port", "lion_cross_1"],\n', "", "road_1", "without a common border"),
        ("road_3", "lion_post_1", "leopard_post_6", "road_3", "abroad does not fit its kingdoms"),
        ("lion_post_1", '"post"', '"port"', "lion", "has one port, not 2"),
        ("lion_post_1", '"post"', '"crossroads"', "lion", "6 tiles for 5 posts"),
        ("lion_post_1", '"post"', '"village"', "lion_post_1", "village"),
        ("lion_port", '"port"', '"crossroads"', "lion", "has one port, not 0"),
        ("lion_cross_1", '"gold"', '"silver"', "lion_cross_1", "there is no symbol silver"),
        ("lion_cross_1", '"gold"', '"food"', "lion_cross_1", "food does not belong to this mode"),
        ("lion_cross_1", "symbols = 1", "symbols = 3", "lion_cross_1", "once or twice"),
        ("lion_cross_1", "symbols = 1", "symbols = 0", "lion_cross_1", "symbol and symbols differ"),
        (
            "lion_post_1",
            'symbol = ""\nsymbols = 0',
            'symbol = "gold"\nsymbols = 1',
            "lion_post_1",
            "only crossroads",
        ),
        ("lion_post_1", '"lion"', '"puma"', "province", "every kingdom has provinces"),
        ("dock_lion", '"lion"', '"tiger"', "lion", "has no dock"),
        ("lion_post_2", '"lion_post_2"', '"lion_post_1"', "lion_post_1", "used twice"),
    ],
)
def test_a_broken_map_is_refused(
    tmp_path: Path, within: str, old: str, new: str, named: str, reason: str
) -> None:
    error = refusal(tmp_path, BASIC, old, new, within)
    assert (error.file, error.entry) == (BASIC, named)
    assert reason in error.reason


@rule("F-021")
def test_a_road_abroad_is_refused_on_the_basic_map(tmp_path: Path) -> None:
    road = entry(BASIC, "road_3")
    abroad = road.replace("lion_post_1", "leopard_post_6").replace(
        "abroad = false", "abroad = true"
    )
    error = refusal(tmp_path, BASIC, road, abroad)
    assert (error.entry, error.reason) == ("road_3", "no road of this map crosses a border")


@rule("F-020")
def test_a_post_to_which_no_road_leads_is_refused(tmp_path: Path) -> None:
    (road,) = [
        road.id for road in CONTENT.islands["basic"].road_list if "lion_post_6" in (road.a, road.b)
    ]
    error = refusal(tmp_path, BASIC, entry(BASIC, road), "")
    assert (error.entry, error.reason) == (
        "lion_post_6",
        "no road leads here from the port of its kingdom",
    )


def test_a_road_written_twice_is_refused(tmp_path: Path) -> None:
    road = entry(BASIC, "road_3")
    error = refusal(tmp_path, BASIC, road, road + road)
    assert (error.entry, error.reason) == ("road_3", "this id is used twice")
    again = road.replace('"road_3"', '"road_99"')
    error = refusal(tmp_path, BASIC, road, road + again)
    assert (error.entry, error.reason) == ("road_99", "joins what road_3 joins already")


def test_a_doubled_mystery_symbol_is_refused(tmp_path: Path) -> None:
    error = refusal(tmp_path, ADVANCED, "symbols = 1", "symbols = 2", "lion_cross_3")
    assert (error.entry, error.reason) == ("lion_cross_3", "a mystery symbol is shown once")


def test_a_special_tile_cannot_have_the_id_of_a_trade_tile(tmp_path: Path) -> None:
    override(tmp_path, KINGDOMS, '"sp8_goldwash"', '"tile_lion_lynx_1"', "lion")
    twin = house(SPECIALS).replace("sp8_goldwash", "tile_lion_lynx_1")
    (tmp_path / SPECIALS).write_text(twin, encoding="utf-8")
    with pytest.raises(ContentError, match="tile_lion_lynx_1: is a trade tile already"):
        load_content(tmp_path)


@pytest.mark.parametrize(
    ("file", "within", "old", "new", "reason"),
    [
        (SETUP, "market_1", '"market_1"', '"market 1"', "an id is one plain word"),
        (SETUP, "ship_1", '"ship_1"', '"Bold Tail"', "an id is one plain word"),
        (BONUSES, "bonus_extra_lynx", '"bonus_extra_lynx"', '""', "an id is one plain word"),
        (SETUP, "ship_2", '"ship_2"', '"ship_1"', "this id is used twice"),
        (SETUP, "green", '"green"', '"red"', "this id is used twice"),
        (SETUP, "market_2", "order = 2", "order = 1", "has the order of market_1"),
        (SETUP, "gold", "cards = 11", "cards = 12", "has 11 cards"),
        (SETUP, "wine", 'ru = "Вино", ', "", "name.ru is missing"),
        (SETUP, "advanced", ', "x3_food"', "", "its exchanges are x1_spice, x2_bonus, x3_food"),
        (SETUP, "basic", '"x2_bonus"', '"x1_spice"', "its exchanges are x1_spice, x2_bonus"),
    ],
)
def test_content_that_no_table_could_use_is_refused(
    tmp_path: Path, file: str, within: str, old: str, new: str, reason: str
) -> None:
    assert reason in refusal(tmp_path, file, old, new, within).reason
