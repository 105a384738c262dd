"""Setup and the course of a round (N-030 to N-048, N-245 to N-249)."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyana.games.north import load
from polyana.games.north.state import Options
from polyana.kernel import BadOptions, ContentError, Match
from tests.north.tables import (
    CARDS,
    CONTENT,
    GAME,
    HOUSE,
    NorthMatch,
    alone,
    build,
    give,
    me,
    pawn,
    play,
    seen,
    start,
    supply,
    table,
    workers,
)
from tests.rules import rule
from tests.tables import ask, options, told

CLANS = ("glenn", "ulaf", "panuk", "heidel", "nanurjuk", "mckinnon")


def opened(*clans: str, seed: int = 1) -> NorthMatch:
    """A game after the choice of clans, before the opening cards are chosen."""
    match = Match(GAME, Options(len(clans)), seed)
    return play(match, *(f"clan {clan}" for clan in clans))


def keep_first(match: NorthMatch) -> NorthMatch:
    """Everybody keeps the first set that is offered."""
    for question in list(match.asks):
        match.answer(question.seat, question.options[0])
    return match


@rule("N-030")
def test_the_islands_are_two_decks_with_two_open_each() -> None:
    state = opened("glenn", "ulaf").state
    assert len(state.near.deck) == 12 - 2 and len(state.near.open) == 2
    assert len(state.distant.deck) == 10 - 2 and len(state.distant.open) == 2
    for distance, sea in (("near", state.near), ("distant", state.distant)):
        assert sea.discard == []
        assert {CARDS[name].distance for name in (*sea.deck, *sea.open)} == {distance}
    orders = {tuple(opened("glenn", "ulaf", seed=seed).state.near.open) for seed in range(8)}
    assert len(orders) > 4


@rule("N-031")
def test_the_ring_is_random_and_stays() -> None:
    rings = {tuple(opened("glenn", "ulaf", seed=seed).state.ring) for seed in range(10)}
    assert len(rings) > 5
    assert all(
        sorted(ring) == ["construct", "explore", "harvest", "populate", "sail"] for ring in rings
    )
    match = keep_first(keep_first(opened("glenn", "ulaf")))
    ring = list(match.state.ring)
    match = play(match, "pass", "pass")
    assert match.state.round == 2 and match.state.ring == ring


@rule("N-032")
def test_no_clan_is_taken_twice() -> None:
    match = Match(GAME, Options(3), 1)
    assert options(match) == [*(f"clan {clan}" for clan in CLANS), "clan random"]
    match = play(match, "clan heidel", "clan glenn")
    left = ["clan ulaf", "clan panuk", "clan nanurjuk", "clan mckinnon", "clan random"]
    assert options(match) == left
    match = play(match, "clan ulaf")
    for player in match.state.players:
        own = (*player.deck, *player.drawn, *player.empire)
        assert len(own) == 33 and {CARDS[name].clan for name in own} == {player.clan}


@rule("N-033", "N-035")
def test_the_starting_cards_lie_in_the_empire_and_the_rest_is_shuffled() -> None:
    decks = set()
    for seed in range(6):
        state = opened("glenn", "ulaf", seed=seed).state
        glenn = state.players[0]
        assert list(glenn.empire) == ["glenn_oat_strip", "glenn_birch_copse", "glenn_home_pasture"]
        assert not any(CARDS[name].starting for name in (*glenn.deck, *glenn.drawn))
        assert len(glenn.deck) + len(glenn.drawn) == 30
        decks.add(tuple(glenn.deck))
    assert len(decks) == 6


@rule("N-034")
def test_one_starting_card_is_no_field() -> None:
    others = [card.id for card in CARDS.values() if card.starting and card.kind != "basic_field"]
    assert others == ["mckinnon_family_strongbox"]
    state = alone(table(clans=("mckinnon", "ulaf")))
    give(state, 0, gold=1)
    assert "use mckinnon_family_strongbox" in options(start(state))
    match = play(state, "place harvest")
    assert options(match) == ["harvest mckinnon_rented_moor", "harvest mckinnon_toll_quarry"]


@rule("N-036", "N-037", "N-038", "N-040")
def test_ships_pawns_track_and_workers() -> None:
    for player in opened(*CLANS[:4]).state.players:
        assert player.ships == 2 and player.common_ships == 0
        assert [(pawn.tile, pawn.used) for pawn in player.pawns] == [("", False), ("", False)]
        assert player.vp == 0 and player.supply["worker"] == 5 and player.spent == 0


@rule("N-036")
def test_the_third_ship_of_ulaf_waits_in_the_box() -> None:
    totals = {clan.id: clan.clan_ships_total for clan in CONTENT.clans.values()}
    assert totals == {**dict.fromkeys(CLANS, 2), "ulaf": 3}
    match = opened("glenn", "ulaf")
    assert me(match, 1).ships == 2 and not me(match, 1).third_ship


@rule("N-039")
@pytest.mark.parametrize(
    ("clan", "goods"),
    [
        ("glenn", {"food": 2, "wood": 2, "sheep": 1}),
        ("ulaf", {"wood": 2, "stone": 1, "food": 1, "fish": 1, "raze": 1}),
        ("panuk", {"fish": 2, "stone": 2, "food": 1}),
        ("heidel", {"food": 3, "wood": 2, "stone": 2, "fish": 1}),
        ("nanurjuk", {"fish": 1, "food": 1, "wood": 1, "stone": 1}),
        ("mckinnon", {"food": 2, "sheep": 1, "wood": 1, "stone": 1, "gold": 1}),
    ],
)
def test_the_starting_cards_give_their_goods(clan: str, goods: dict[str, int]) -> None:
    """E-03: Glenn and McKinnon, whose Strongbox gives its bonus; the others by their cards."""
    match = opened(clan, "glenn" if clan != "glenn" else "ulaf")
    assert supply(match) == goods


@rule("N-041")
def test_the_first_player_is_random() -> None:
    firsts = {opened(*CLANS[:3], seed=seed).state.first for seed in range(20)}
    assert firsts == {0, 1, 2}


@rule("N-042", "N-043")
def test_three_of_five_cards_are_kept_before_the_first_round() -> None:
    match = opened("glenn", "ulaf")
    assert [question.seat for question in match.asks] == [0, 1]  # at once
    assert all(question.secret and question.kind == "opening" for question in match.asks)
    drawn = list(me(match).drawn)
    assert len(drawn) == 5
    assert all(len(move) == 1 + 3 for move in ask(match).options)
    kept = [*ask(match).options[0][1:]]
    match.answer(0, match.asks[0].options[0])
    assert me(match).hand == [] and seen(match, 1).players[0].discard == []
    match.answer(1, match.asks[0].options[0])
    assert sorted(me(match).hand) == sorted(kept)
    assert sorted((*kept, *me(match).discard)) == sorted(drawn)
    assert workers(match) == (5, 0) and ask(match).kind == "lookout"


@rule("N-044")
def test_the_first_game_is_glenn_against_ulaf() -> None:
    assert CONTENT.about.first_game == ("glenn", "ulaf")


@rule("N-245")
def test_clans_are_chosen_in_seat_order_before_anything_is_shuffled() -> None:
    match = Match(GAME, Options(2), 1)
    assert ask(match).seat == 0 and not ask(match).secret
    state = match.state
    assert state.near.deck == [] and state.ring == [] and state.players[0].deck == []
    match.answer(0, "clan glenn")
    assert ask(match).seat == 1 and seen(match, 1).players[0].clan == "glenn"
    assert match.state.ring == []


@rule("N-245")
def test_a_random_clan_is_one_of_those_left() -> None:
    drawn = set()
    for seed in range(40):
        match = play(Match(GAME, Options(2), seed), "clan heidel", "clan random")
        drawn.add(me(match, 1).clan)
    assert drawn == set(CLANS) - {"heidel"}


@rule("N-245", "N-041")
def test_the_first_player_is_drawn_after_the_clans() -> None:
    match = opened("glenn", "ulaf")
    events = [told.event for told in match.log]
    assert events.index("first_player") > max(
        number for number, event in enumerate(events) if event == "chose_clan"
    )


@rule("N-246")
def test_every_clan_has_an_empire_and_a_difficulty() -> None:
    assert {clan.id: (clan.faction.en, clan.difficulty) for clan in CONTENT.clans.values()} == {
        "glenn": ("Scots", 1),
        "ulaf": ("Vikings", 3),
        "panuk": ("Inuit", 3),
        "heidel": ("Vikings", 5),
        "nanurjuk": ("Inuit", 7),
        "mckinnon": ("Scots", 8),
    }


@rule("N-247")
def test_titles_occur_one_to_three_times_and_thirty_in_all() -> None:
    for clan in CLANS:
        titles = [title for title in CONTENT.titles.values() if title.id.startswith(f"{clan}_")]
        copies = [title.copies for title in titles if not CARDS[title.id].starting]
        assert set(copies) <= {1, 2, 3} and sum(copies) == 30
        assert len(CONTENT.starts[clan]) == 3 and len(CONTENT.decks[clan]) == 30


@rule("N-247")
@pytest.mark.parametrize("number", [1, 4])
def test_content_with_other_counts_is_refused(tmp_path: Path, number: int) -> None:
    text = HOUSE.text("glenn.toml")
    at = text.index("copies = 3")
    changed = text[:at] + f"copies = {number}" + text[at + len("copies = 3") :]
    (tmp_path / "glenn.toml").write_text(changed, encoding="utf-8")
    with pytest.raises(ContentError, match="glenn"):
        load(tmp_path)


@rule("N-248")
def test_seven_kinds_of_table() -> None:
    alone_with = ["hungry_winter", "masters_of_the_strait", "kings_tax", "season_of_raids"]
    variants = [(one.players, one.scenario) for one in GAME.variants()]
    assert [players for players, _ in variants] == [2, 3, 4, 1, 1, 1, 1]
    assert [scenario for players, scenario in variants if players == 1] == alone_with
    for wrong in ({"players": 5}, {"players": 0}, {"players": 1, "scenario": "x"}, {"fire": True}):
        with pytest.raises(BadOptions):
            GAME.options(wrong)


@rule("N-045")
def test_a_round_is_lookout_actions_expedition_cleanup() -> None:
    match = keep_first(opened("glenn", "ulaf"))
    first = match.state.first
    assert ask(match).kind == "lookout" and match.state.phase == "lookout"
    match = keep_first(match)
    assert ask(match).kind == "turn" and match.state.phase == "action"
    match = play(match, "place sail")
    while match.state.phase == "action":
        match = play(match, "pass" if "pass" in options(match) else options(match)[-1])
    assert ask(match).kind == "island" and match.state.phase == "expedition"
    match = play(match, options(match)[0])
    assert ask(match).kind == "lookout" and match.state.round == 2
    assert match.state.first == 1 - first
    assert [facts[0] for facts in told(match, "phase")] == ["action", "expedition", "cleanup"]


@rule("N-046", "N-117")
def test_fields_pay_nothing_at_the_start_of_a_round() -> None:
    state = table()
    build(state, 0, "glenn_drystone_ridge")
    match = play(state, "pass", "pass")
    assert ask(match).kind == "lookout"
    match = keep_first(match)
    assert ask(match).kind == "turn" and match.state.round == 2
    assert supply(match) == {} and supply(match, 1) == {}


@rule("N-047")
def test_workers_are_not_exchanged() -> None:
    match = start(alone(table()))
    assert {move.split()[0] for move in options(match)} == {"place", "pass"}


@rule("N-048")
def test_goods_stay_at_the_end_of_a_round() -> None:
    state = table()
    give(state, 0, food=3, wood=1, stone=2, sheep=4, fish=5, gold=6, raze=7)
    held = dict(state.players[0].supply)
    match = play(state, "pass", "pass")
    assert match.state.round == 2 and me(match).supply == held


@rule("N-249")
def test_round_thirty_is_the_last() -> None:
    state = table()
    state.round = 29
    match = play(state, "pass", "pass")
    assert match.state.round == 30 and not match.over
    state.round = 30
    pawn(state, 0, "explore")
    match = play(state, "pass", "pass")
    assert match.over and me(match).pawns[0].tile == "explore"  # without Cleanup
