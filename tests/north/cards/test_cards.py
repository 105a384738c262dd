"""Every title, starting card and island is built, played, harvested, pillaged, conquered and seen at work."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.north.cards import glenn, heidel, islands, mckinnon, nanurjuk, panuk, ulaf
from tests.north.cards.tables import (
    Printed,
    Scene,
    Shore,
    amounts,
    carry_out,
    change,
    in_window,
    owned,
    small_table,
    with_cost,
)
from tests.north.tables import (
    CARDS,
    CONTENT,
    GAME,
    RING,
    alone,
    build,
    me,
    play,
    ship,
    start,
    supply,
)
from tests.north.tables import islands as open_islands
from tests.rules import rule
from tests.tables import options

DECKS = (glenn, ulaf, panuk, heidel, nanurjuk, mckinnon)
PRINTED: list[Printed] = [row for deck in DECKS for row in deck.PRINTED]
SHORES: list[Shore] = islands.SHORES
SCENES: list[Scene] = [scene for file in (*DECKS, islands) for scene in file.SCENES]

BUILT = [row for row in PRINTED if row.cost]
GROWN = [row for row in PRINTED if row.goods and row.requires]
FIELDS = [row for row in PRINTED if row.kind in ("basic_field", "field", "field_or_upgrade")]
ATTACHED = [row for row in PRINTED if row.under]
PLAYED = [row for row in PRINTED if row.requires]


def each(rows: list[Printed] | list[Shore]) -> pytest.MarkDecorator:
    """A test for every row."""
    return pytest.mark.parametrize("row", rows, ids=lambda row: row.card)


def test_every_card_has_its_row() -> None:
    assert sorted(row.card for row in PRINTED) == sorted(CONTENT.titles)
    assert sorted(row.card for row in SHORES) == sorted(CONTENT.islands)
    assert (len(PRINTED), len(SHORES)) == (114 + 18, 22)


def test_every_card_that_does_something_is_seen_at_work() -> None:
    effects = {title.id for title in CONTENT.titles.values() if title.effect}
    effects |= {island.id for island in CONTENT.islands.values() if island.effect}
    assert effects <= {scene.card for scene in SCENES}
    assert all(scene.card in CARDS for scene in SCENES)


@each(PRINTED)
@rule("N-026", "N-247")
def test_its_kind_its_icons_and_how_often_it_occurs(row: Printed) -> None:
    card = CARDS[row.card]
    assert card.kind == row.kind and " ".join(card.types) == row.types
    assert list(CONTENT.copies.values()).count(row.card) == row.copies
    assert card.starting == (row.card in CONTENT.starts[card.clan])


@each(BUILT)
@rule("N-066", "N-067", "N-068", "N-071")
def test_it_is_built_for_its_cost_and_gives_its_bonus(row: Printed) -> None:
    state = with_cost(row, row.cost)
    before = owned(state.players[0])
    match = play(state, f"build {row.card}")
    paid = Counter({kind: -number for kind, number in amounts(row.cost).items()})
    paid["spent"] = amounts(row.cost)["worker"]
    paid["hand"] = -1
    paid.update(amounts(row.bonus))
    expected = {kind: number for kind, number in paid.items() if number}
    assert change(before, owned(me(match))) == expected
    assert row.card in me(match).empire and not me(match).empire[row.card].exhausted


@each(BUILT)
@rule("N-013", "N-066")
def test_with_one_less_it_cannot_be_built(row: Printed) -> None:
    for lacking in amounts(row.cost):
        state = with_cost(row, f"{row.cost} -1 {lacking}")
        assert f"build {row.card}" not in options(start(state))


@each(BUILT)
@rule("N-071", "N-085", "N-086")
def test_it_is_constructed_for_nothing_and_gives_its_bonus(row: Printed) -> None:
    state = with_cost(row, "")
    before = owned(state.players[0])
    match = play(state, "place construct", "none", f"construct {row.card}")
    bonus = amounts(row.bonus) + Counter()
    bonus["hand"] -= 1
    assert change(before, owned(me(match))) == {kind: n for kind, n in bonus.items() if n}
    assert row.card in me(match).empire


@each(PLAYED)
@rule("N-094", "N-100")
def test_it_is_played_in_the_window_of_its_action_only(row: Printed) -> None:
    for tile in RING:
        offered = options(in_window(row, tile), "play")
        if tile != row.requires:
            assert f"play {row.card}" not in offered


@each(GROWN)
@rule("N-105", "N-106", "N-109")
def test_it_pays_its_goods_when_it_is_placed(row: Printed) -> None:
    match = in_window(row, row.requires)
    assert options(match) == [f"play {row.card}", "none"]
    before = owned(me(match))
    match = play(match, f"play {row.card}")
    attaches = options(match, "attach")
    if len(row.under) + (row.kind == "field_or_upgrade") > 1:
        assert attaches == [f"attach {name}" for name in row.under]
        match = play(match, attaches[0])
    gained = change(before, owned(me(match)))
    assert {
        kind: gained[kind] for kind in CONTENT.nouns if gained[kind] and kind != "worker"
    } == dict(amounts(row.goods))
    assert me(match).empire[row.card].under == (row.under[0] if row.under else "")


@each(FIELDS)
@rule("N-046", "N-088")
def test_it_is_harvested(row: Printed) -> None:
    state = alone(small_table(row.card))
    if row.card not in state.players[0].empire:
        build(state, 0, row.card)
    match = play(state, "place harvest", f"harvest {row.card}")
    assert supply(match) == dict(amounts(row.goods))


@each(ATTACHED)
@rule("N-088", "N-110")
def test_it_is_harvested_with_the_field_it_lies_under(row: Printed) -> None:
    state = alone(small_table(row.card))
    above = row.under[0]
    build(state, 0, row.card, under=above)
    match = play(state, "place harvest", f"harvest {above}")
    goods = next(one.goods for one in PRINTED if one.card == above)
    assert supply(match) == dict(amounts(f"{goods} {row.goods}"))


@each(SHORES)
@rule("N-148", "N-149", "N-150")
def test_an_island_is_pillaged(row: Shore) -> None:
    state = alone(small_table(row.card))
    open_islands(state, row.card)
    ship(state, 0, fish=int(row.distance == "distant"))
    before = owned(state.players[0])
    match = play(state, "pass", f"island {row.card}")
    assert change(before, owned(me(match))) == amounts(f"{row.pillage} 1 ship")
    assert row.card not in me(match).empire


@each(SHORES)
@rule("N-151", "N-155", "N-157", "N-161")
def test_an_island_is_conquered_and_gives_its_bonus(row: Shore) -> None:
    assert CARDS[row.card].kind == row.kind and CARDS[row.card].types == ("island",)
    state = alone(small_table(row.card))
    open_islands(state, row.card)
    ship(state, 0, fish=int(row.distance == "distant"), raze=row.raze)
    before = owned(state.players[0])
    match = play(state, "pass", f"island {row.card}", "conquer")
    assert change(before, owned(me(match))) == amounts(f"{row.bonus} 1 ship")
    assert row.card in me(match).empire


@each(SHORES)
@rule("N-149", "N-151")
def test_an_island_is_neither_reached_nor_conquered_with_less(row: Shore) -> None:
    state = alone(small_table(row.card))
    open_islands(state, row.card)
    ship(state, 0, fish=int(row.distance == "distant"), raze=row.raze - 1)
    match = play(state, "pass", f"island {row.card}")
    assert row.card not in me(match).empire
    if row.distance == "distant":
        state = alone(small_table(row.card))
        open_islands(state, row.card, "island_puffin_rock")
        ship(state, 0, raze=2)
        match = play(state, "pass")
        assert f"island {row.card}" not in options(match, "island")


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_card_at_work(scene: Scene) -> None:
    carry_out(scene)


@rule("N-182")
@pytest.mark.parametrize("language", ["ru", "en"])
def test_a_text_names_a_card_as_the_card_does(language: str) -> None:
    texts = GAME.texts(language)
    named = [
        (CONTENT.titles[card].name.read(language), texts[title.effect])
        for title in CONTENT.titles.values()
        for card in re.findall(r"find\((\w+)\)", title.effect)
    ]
    assert len(named) == 2
    assert all(name in text for name, text in named), named
