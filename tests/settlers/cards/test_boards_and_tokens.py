"""The faction boards and the promo tokens, a row for each."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from tests.rules import rule
from tests.settlers.cards.tables import BOARDS, give, goods_of, holds, opponent_of
from tests.settlers.tables import (
    CONTENT,
    SettlersMatch,
    deal,
    hand,
    me,
    play,
    settle,
    start,
    table,
    top,
)
from tests.tables import options

STORED = {"barbarians": "P", "japanese": "F", "romans": "R", "egyptians": "G"}


def test_every_board_has_its_row() -> None:
    assert set(CONTENT.factions) == set(BOARDS) == set(STORED)


@pytest.mark.parametrize("faction", BOARDS)
@rule("S-055")
def test_a_board_produces(faction: str) -> None:
    state = table(faction, opponent_of(faction))
    state.phase = "production"
    match = start(state)
    assert holds(match) == goods_of(BOARDS[faction])
    assert holds(match, 1) == goods_of(BOARDS[opponent_of(faction)])


@pytest.mark.parametrize("faction", STORED)
@rule("S-128", "S-130")
def test_a_board_stores_one_good_in_any_number(faction: str) -> None:
    state = table(faction, opponent_of(faction))
    give(state, 0, "WSFGPRD" * 3)
    match = play(state, "pass", "pass")
    assert holds(match) == goods_of(STORED[faction] * 3 + "C")  # and the card of the next Lookout


@dataclass(frozen=True)
class Face:
    """A face of a token: Barbarians and Romans play with its group from the Production phase of a round on."""

    token: str
    face: str
    group: str
    round: int
    left: str
    """The Barbarians' goods, points and cards beyond those of their board."""
    their_left: str = ""
    have: str = ""
    spent: str = ""
    """What of the board's goods was paid."""
    moves: tuple[str, ...] = ()
    deals: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.face} in round {self.round}"


RAIDS = ("bar_raid", "bar_raid_2", "bar_raid_3")
VILLAGES = ("bar_village", "bar_village_2", "bar_idol")
RABBLE = ("bar_rabble", "bar_rabble_2", "bar_robbers")

FACES = [
    Face("promo_council", "council", "council", 1, "V", have="F", spent="P",
         moves=("stall promo_council",), lacks=("stall promo_council",)),
    Face("promo_war", "war", "events", 1, "RG", "RG"),
    Face("promo_war", "mobilisation", "events", 2, "PD", "PD"),
    Face("promo_gold", "golden_path", "events", 3, "GR", "GR"),
    Face("promo_fair_timber", "timber", "fair", 1, "G", have="W",
         moves=("stall promo_fair_timber",), lacks=("stall promo_fair_timber",)),
    Face("promo_fair_mason", "mason", "fair", 1, "PV", have="S",
         moves=("stall promo_fair_mason",), lacks=("stall promo_fair_mason",)),
    Face("promo_fair_larder", "larder", "fair", 1, "PP", have="F",
         moves=("stall promo_fair_larder",), lacks=("stall promo_fair_larder",)),
    Face("promo_fair_curio", "curio", "fair", 1, "VV", have="G",
         moves=("stall promo_fair_curio",), lacks=("stall promo_fair_curio",)),
    Face("promo_amber_road", "amber road, two Deals", "amber_road", 1, "WW", deals=RAIDS[:2]),
    Face("promo_amber_road", "amber road, three Deals", "amber_road", 1, "WWWG", deals=RAIDS),
    Face("promo_amber_road", "amber road, six Deals", "amber_road", 1, "WWWPPPGG",
         deals=(*RAIDS, *VILLAGES)),
    Face("promo_amber_road", "amber road, nine Deals", "amber_road", 1, "WWWPPPPPPGG",
         deals=(*RAIDS, *VILLAGES, *RABBLE)),
    Face("promo_exp_letter_home", "letter home", "expedition", 1, "C",
         moves=("pass", "expedition promo_exp_letter_home")),
    Face("promo_exp_high_ridge", "high ridge", "expedition", 1, "V",
         moves=("pass", "expedition promo_exp_high_ridge")),
    Face("promo_exp_old_walls", "old walls", "expedition", 1, "C",
         moves=("pass", "expedition promo_exp_old_walls", "pick com_town")),
]  # fmt: skip

BY_THEMSELVES = {"promo_dice_tower", "promo_refugees", "promo_exp_supply_train"}
"""Tokens with a test of their own below; of the sides, Confiscation has one."""


def test_every_token_has_its_row() -> None:
    assert {face.token for face in FACES} | BY_THEMSELVES == set(CONTENT.token_entries)
    sides = {side.id for entry in CONTENT.token_entries.values() for side in entry.sides}
    assert sides <= {face.face for face in FACES} | {"confiscation"}


def with_token(
    group: str, round: int, have: str = "", deals: tuple[str, ...] = ()
) -> SettlersMatch:
    """The Production phase of a round, with a group of tokens."""
    state = table("barbarians", "romans", promo=group)
    state.phase, state.round = "production", round
    give(state, 0, have)
    give(state, 1, have)
    for name in deals:
        deal(state, 0, name)
    top(state, "common", "com_mill", "com_town", "com_ruins")
    return start(state)


@pytest.mark.parametrize("face", FACES, ids=str)
@rule("S-277", "S-279", "S-280", "S-282", "S-283", "S-284", "S-287", "S-288", "S-292")
def test_a_token_gives(face: Face) -> None:
    match = play(with_token(face.group, face.round, face.have, face.deals), *face.moves)
    assert holds(match) == goods_of(BOARDS["barbarians"] + face.left) - goods_of(face.spent)
    assert holds(match, 1) == goods_of(BOARDS["romans"] + face.have + face.their_left)
    for move in face.lacks:  # S-279: once per round for the whole table
        assert move not in options(match)


@rule("S-280")
def test_the_council_makes_its_user_first_player() -> None:
    match = play(with_token("council", 1, "F"), "stall promo_council", "pass", "pass")
    assert (match.state.round, match.state.first) == (2, 0)
    match = play(with_token("council", 1, "F"), "pass", "pass")
    assert (match.state.round, match.state.first) == (2, 1)


@rule("S-279", "S-281")
def test_the_dice_tower_inn_gives_one_of_six_goods_to_each_player_once() -> None:
    seen = set()
    for seed in range(60):
        state = table("barbarians", "romans", promo="dice_tower", seed=seed)
        state.phase = "production"
        match = play(state, "stall promo_dice_tower")
        if "draw common" in options(match):
            match = play(match, "draw common")
        (gained,) = (holds(match) - (goods_of(BOARDS["barbarians"]) - goods_of("P"))).elements()
        seen.add(gained)
        assert "stall promo_dice_tower" in options(match)
        match = play(match, "pass")
        assert "stall promo_dice_tower" not in options(match)
    assert seen == set("WSFGRC")


@rule("S-286")
def test_refugees_come_for_a_razed_and_for_a_conquered_location() -> None:
    state = table("barbarians", "romans", promo="refugees")
    state.seat = 1
    give(state, 1, "RRRR")
    settle(state, 0, "com_mill", "bar_idol")
    hand(state, 0, "com_sawmill")
    match = play(state, "raze com_mill")
    assert holds(match) == goods_of("WPC")  # the wood is that of every razed location
    match = play(match, "build com_sawmill", "conquer bar_idol")
    assert holds(match) == goods_of("PPP")  # and one worker is that of every conquest


@rule("S-285")
def test_confiscation_leaves_two_goods_of_what_could_be_stored() -> None:
    state = table("barbarians", "romans", promo="events")
    state.round = 2
    give(state, 0, "PPPWW")
    give(state, 1, "RS")
    match = play(state, "pass", "pass")
    assert options(match) == ["store worker", "stop"]
    match = play(match, "store worker", "store worker")
    assert holds(match) == goods_of("PPC") and holds(match, 1) == goods_of("RC")


@rule("S-293")
def test_the_supply_train_keeps_two_resources_of_choice() -> None:
    match = with_token("expedition", 1, "WSF")
    match = play(match, "pass", "expedition promo_exp_supply_train", "pass")
    match = play(match, "store wood", "store food")
    assert me(match).supply["worker"] == 5  # stored by the board
    assert holds(match) == goods_of("PPPPPWFC")
    assert holds(match, 1) == goods_of("RC")
