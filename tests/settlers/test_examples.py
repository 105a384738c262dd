"""The worked examples of the rules (Part D), with their exact numbers."""

from __future__ import annotations

import pytest

from polyana.games.settlers.decks import BuiltDeck, faults
from tests.rules import rule
from tests.settlers.tables import (
    CONTENT,
    FOUR,
    deal,
    foundation,
    goods,
    hand,
    me,
    pile,
    place,
    play,
    row,
    settle,
    solo,
    start,
    supply,
    table,
    top,
)
from tests.tables import ask, options


@rule("S-050", "S-051", "S-053", "S-054", "S-055")
def test_1_production() -> None:
    state = table("japanese", "romans")
    deal(state, 0, "jap_farm")
    deal(state, 0, "jap_casino")
    settle(state, 0, "com_lords_fields", "com_armorer")
    state.phase = "production"
    match = start(state)
    expected = {"worker": 5, "wood": 1, "raze": 2, "defence": 1, "gold": 1, "food": 1}
    assert supply(match) == expected


@rule("S-128", "S-130")
def test_2_cleanup() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_stalls", used=1, paid={"food": 1})
    settle(state, 0, "jap_casino", used=2, paid={"worker": 2})
    goods(state, 0, food=2, worker=1)
    match = play(state, "pass", "pass")
    assert match.state.round == 2
    assert supply(match) == {"food": 2}
    assert not place(match, "jap_stalls").paid and not place(match, "jap_casino").paid


@rule("S-066", "S-067", "S-071")
def test_3_build_with_a_location() -> None:
    state = table("barbarians", "romans")
    goods(state, 0, wood=2)
    settle(state, 0, "com_mill")
    hand(state, 0, "bar_sentry_tower")
    match = play(state, "build bar_sentry_tower")
    assert supply(match) == {"raze": 1, "worker": 1}
    assert list(me(match).empire) == ["bar_sentry_tower"]
    assert pile(match, "common") == ["com_mill"]


@rule("S-086")
def test_4_raze_from_hand() -> None:
    state = table()
    goods(state, 0, raze=1)
    hand(state, 0, "com_wood_storage")
    match = play(state, "raze_hand com_wood_storage")
    assert supply(match) == {"wood": 2}
    assert pile(match, "common") == ["com_wood_storage"]


@rule("S-087", "S-089")
def test_5_raze_an_opponent() -> None:
    state = table()
    goods(state, 0, raze=2)
    settle(state, 1, "com_armorer")
    match = play(state, "raze com_armorer")
    assert supply(match) == {"stone": 1}
    assert me(match).vp == 1
    assert supply(match, 1) == {"wood": 1}
    assert me(match, 1).foundations == ["com_armorer"]


@rule("S-088", "S-090", "S-091", "S-092")
def test_6_samurai() -> None:
    state = table("barbarians", "japanese")
    goods(state, 0, raze=3)
    settle(state, 1, "jap_farm", samurai=True)
    match = play(state, "raze jap_farm")
    assert supply(match) == {} and me(match).vp == 1
    assert pile(match, "japanese") == ["jap_farm"]
    assert supply(match, 1) == {} and not me(match, 1).foundations


@rule("S-104", "S-105", "S-106", "S-107")
def test_7_exchange() -> None:
    state = table()
    goods(state, 0, worker=8)
    match = play(state, "exchange", "take wood", "take card", "draw common", "take card")
    assert len(me(match).hand) == 1  # the first card is seen before the next pick
    match = play(match, "draw common", "take card", "draw faction")
    assert supply(match) == {"wood": 1}
    assert sum(not CONTENT.cards[name].faction for name in me(match).hand) == 2
    assert len(me(match).hand) == 3


@rule("S-096", "S-140")
def test_8_activations() -> None:
    state = table()
    goods(state, 0, worker=3, stone=2)
    goods(state, 1, food=1)
    settle(state, 0, "bar_saboteurs_a", "com_masons_guild", "com_castle_a")
    state.players[1].passed = False
    match = play(state, "activate bar_saboteurs_a")
    assert supply(match) == {"worker": 2, "stone": 2, "food": 1} and supply(match, 1) == {}
    match = play(match, "pass", "activate com_masons_guild")
    assert me(match).vp == 3 and supply(match) == {"worker": 1, "food": 1}
    match = play(match, "activate com_castle_a", "draw common")
    assert len(me(match).hand) == 1 and place(match, "com_castle_a").used == 1


@rule("S-196", "S-197", "S-199", "S-200", "S-201")
def test_9_solo_attack() -> None:
    state = solo()
    state.round = 5
    settle(
        state, 0, "com_carpenters_workshop", "com_marketplace", "com_joiner", "com_wood_supplier"
    )
    deal(state, 1, "att_worker")
    deal(state, 1, "att_gold")
    # the first attack reveals wood, the second food, which hits nothing
    top(state, "attack", "att_wood", "att_food")
    match = play(state, "pass")
    assert match.state.collection == ["com_marketplace"]
    line = [held.card for held in me(match, 1).deals]
    assert line == ["att_food", "att_worker", "att_wood", "att_gold"]


@rule("S-219")
def test_10_placement() -> None:
    state = table("romans", "barbarians")
    goods(state, 0, stone=6)
    hand(state, 0, "rom_administration", "rom_roman_fortress", "rom_administration_2")
    for card in ("com_mill", "com_town", "com_baker"):
        foundation(state, 0, card)
    state.players[1].passed = True
    match = play(state, "build rom_administration", "pick com_mill", "choose gold")
    match = play(match, "build rom_roman_fortress", "pay stone stone", "pick com_town", "choose vp")
    match = play(match, "build rom_administration_2", "pay stone stone", "pick com_baker")
    while match.asks and ask(match).kind == "trigger_choice":
        play(match, "choose vp")
    assert me(match).rows["feature"] == [
        "rom_administration_2",
        "rom_roman_fortress",
        "rom_administration",
    ]


@pytest.mark.parametrize(
    ("faction", "names", "prices"),
    [
        ("egyptians", ("egy_pyramid", "egy_caravan", "egy_altar_of_bast"), (2, 3, 4)),
        ("barbarians", ("bar_hillfort", "fbar_bravest_scoundrels", "bar_idol"), (2, 4, 4)),
    ],
)
@rule("S-224", "S-226", "S-272")
def test_11_and_12_conquest_prices(
    faction: str, names: tuple[str, ...], prices: tuple[int, ...]
) -> None:
    for raze in (1, 2, 3, 4):
        state = table("romans", faction)
        row(state, 1, *names)
        goods(state, 0, raze=raze)
        match = start(state)
        within = [name for name, price in zip(names, prices, strict=True) if price <= raze]
        assert options(match, "conquer") == [f"conquer {name}" for name in within]


@rule("S-225", "S-236", "S-269")
def test_13_barrier() -> None:
    state = table("barbarians", "romans")
    row(state, 1, "rom_builder", "rom_stonemason")
    foundation(state, 1, "com_mill", into="production")
    goods(state, 0, raze=3)
    match = start(state)
    assert options(match, "conquer") == ["conquer rom_builder"]
    goods(state, 0, raze=4)
    assert len(options(start(state), "conquer")) == 2
    state.seat = 1
    goods(state, 1, stone=1, food=1)
    hand(state, 1, "rom_roman_bank")
    settle(state, 1, "com_town")
    match = play(state, "build rom_roman_bank", "pick com_mill")
    assert me(match, 1).rows["production"] == ["rom_roman_bank", "rom_builder", "rom_stonemason"]


@rule("S-256", "S-258", "S-262")
def test_14_siege() -> None:
    state = table("romans", "egyptians")
    goods(state, 0, raze=2)
    paid = {"gold": 1}
    settle(state, 1, "fegy_scarab_fortress", level=3, used=1, paid=paid)
    settle(state, 1, "fegy_scarab_fortress_2", level=2, used=1, paid=paid)
    goods(state, 1, gold=2)
    match = play(state, "besiege fegy_scarab_fortress")
    assert supply(match) == {}
    assert place(match, "fegy_scarab_fortress").level == 0
    assert place(match, "fegy_scarab_fortress_2").level == 2
    assert place(match, "fegy_scarab_fortress").paid == paid
    assert "activate fegy_scarab_fortress" not in options(match)


@pytest.mark.parametrize(("level", "points"), [(2, 3), (1, 1)])
@rule("S-254", "S-255", "S-009")
def test_15_sphinx_and_fortress(level: int, points: int) -> None:
    state = table("egyptians", "romans")
    settle(state, 0, "egy_sphinx")
    settle(state, 0, "fegy_scarab_fortress", level=level)
    match = play(state, "pass", "pass")
    assert me(match).vp == points


@pytest.mark.parametrize(
    ("foreign", "gained"),
    [(2, {"worker": 2}), (3, {"worker": 2, "raze": 1}), (5, {"worker": 2, "raze": 1}),
     (6, {"worker": 2, "raze": 2})],
)  # fmt: skip
@rule("S-266", "S-007")
def test_16_production_by_foreign_locations(foreign: int, gained: dict[str, int]) -> None:
    state = table("barbarians", "romans")
    names = ["rom_gardens", "rom_spies", "rom_engineers", "rom_colossus", "rom_headquarters"]
    settle(state, 0, *[*names, "rom_roman_fortress"][:foreign])
    goods(state, 0, wood=1)
    hand(state, 0, "fbar_trophy_camp")
    foundation(state, 0, "com_mill")
    match = play(state, "build fbar_trophy_camp", "pick com_mill")
    assert supply(match) == gained


@rule("S-223", "S-229", "S-230", "S-231", "S-232")
def test_17_conquest_in_full() -> None:
    state = table("barbarians", "romans")
    settle(state, 0, "bar_village")
    settle(state, 0, "com_carpenters_workshop")
    goods(state, 0, raze=2)
    settle(state, 1, "rom_builder")
    match = play(state, "conquer rom_builder")
    assert supply(match) == {"wood": 1, "stone": 1}
    assert me(match).rows["production"] == ["bar_village", "rom_builder"]
    assert supply(match, 1) == {"worker": 1}
    assert me(match).vp == 0  # the Workshop would pay for a brown building


@rule("S-212", "S-214", "S-217")
def test_18_deck_check() -> None:
    base = list(dict.fromkeys(CONTENT.cards[card].playset for card in CONTENT.decks["barbarians"]))
    legal = [name for name in base if name != "bar_raid"] + ["fbar_bravest_scoundrels"]
    assert faults(CONTENT, BuiltDeck("raiders", "barbarians", tuple(legal)), "standard") == []
    other = [name for name in base if name != "bar_saboteurs"]
    other += ["fbar_mammoth_platoon", "fbar_ram_crew"]
    found = faults(CONTENT, BuiltDeck("riders", "barbarians", tuple(other)), "standard")
    assert [fault.condition for fault in found] == ["structure"]
    assert found[0].facts == {"wanted": "3, 6, 9", "had": "3, 5, 11"}


@rule("S-303", "S-304", "S-305", "S-308", "S-310")
def test_19_solo_conquest_step() -> None:
    for seed in range(60):
        state = solo("egyptians", bot="romans", solo_difficulty="hard", seed=seed)
        state.round = 3
        row(state, 0, "fegy_scarab_fortress", "egy_goldsmith")
        state.players[0].empire["fegy_scarab_fortress"].level = 4
        settle(state, 1, "rom_builder")
        match = play(state, "pass")
        rows = [told.facts[0] for told in match.log if told.event == "bot_conquest"]
        assert len(rows) == 3
        assert len(me(match, 1).rows["line"]) == 3
        assert "rom_builder" in pile(match, "romans") or "rom_builder" in me(match, 1).rows["line"]
        if "action" in rows:
            assert place(match, "fegy_scarab_fortress").level == 0
            assert set(me(match).empire) == {"fegy_scarab_fortress", "egy_goldsmith"}
        if rows == ["action", "feature", "action"]:
            assert match.state.collection == []
            return
    raise AssertionError("this order of rows never came")


@rule("S-031")
def test_four_factions_at_one_table() -> None:
    match = start(table(*FOUR))
    assert [player.faction for player in match.state.players] == list(FOUR)
