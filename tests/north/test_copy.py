"""Copying: links to other Action Locations (N-177 to N-181, N-258)."""

from __future__ import annotations

from pathlib import Path

from polyana.kernel import Chance
from tests.north.tables import (
    bare,
    build,
    give,
    hand,
    me,
    play,
    rewritten,
    spent,
    start,
    supply,
    table,
    workers,
)
from tests.rules import rule
from tests.tables import ask, options


@rule("N-177")
def test_the_copying_card_exhausts_and_the_copied_one_does_not() -> None:
    state = table(clans=("glenn", "ulaf"))
    build(state, 0, "glenn_shared_blueprint", "glenn_shearing_party")
    give(state, 0, sheep=2)
    match = play(state, "use glenn_shared_blueprint")
    assert me(match).vp == 3 and supply(match) == {} and workers(match) == (4, 1)
    assert me(match).empire["glenn_shared_blueprint"].exhausted
    assert not me(match).empire["glenn_shearing_party"].exhausted


@rule("N-178")
def test_copy_cards_and_cards_that_assign_or_store_are_not_copied() -> None:
    state = table(clans=("panuk", "glenn"))
    build(state, 0, "panuk_ice_mirror", "panuk_penguin_larder", "panuk_raven_totem")
    give(state, 0, fish=2)
    assert "use panuk_ice_mirror" not in options(start(state))
    build(state, 0, "panuk_yeti_porters", "island_log_island", exhausted=True)
    match = play(state, "use panuk_ice_mirror")  # what is exhausted may be copied
    assert options(match) == ["target panuk_yeti_porters", "target island_log_island"]
    match = play(match, "target island_log_island")
    assert supply(match) == {"fish": 2, "wood": 2}


@rule("N-178")
def test_a_copy_card_does_not_copy_another(tmp_path: Path) -> None:
    state = table(clans=("panuk", "glenn"))
    build(state, 0, "panuk_ice_mirror", "panuk_yeti_porters", "island_log_island")
    build(state, 0, "island_chalk_cliffs")
    both = rewritten(state, tmp_path, "panuk.toml", "worker -> 1 wood + 1 stone", "copy(action)")
    for copying in ("panuk_ice_mirror", "panuk_yeti_porters"):
        match = play(both.fork(), f"use {copying}")
        assert options(match) == ["target island_log_island", "target island_chalk_cliffs"]


@rule("N-178")
def test_a_copy_card_copies_nothing_if_it_stands_alone() -> None:
    state = table(clans=("panuk", "glenn"))
    build(state, 0, "panuk_ice_mirror")
    assert "use panuk_ice_mirror" not in options(start(state))
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_spirit_mask", "nanurjuk_dog_sled")
    assert options(start(state), "use") == ["use nanurjuk_spirit_mask", "use nanurjuk_dog_sled"]


@rule("N-179")
def test_the_link_is_chosen_at_the_first_use_and_stays() -> None:
    state = table(clans=("panuk", "glenn"))
    build(state, 0, "panuk_ice_mirror", "panuk_yeti_porters", "island_log_island")
    match = play(state, "use panuk_ice_mirror")
    assert options(match) == ["target panuk_yeti_porters", "target island_log_island"]
    match = play(match, "target panuk_yeti_porters")
    assert me(match).empire["panuk_ice_mirror"].link == "panuk_yeti_porters"
    me(match).empire["panuk_ice_mirror"].exhausted = False
    match = play(start(match.state), "pass", "use panuk_ice_mirror")
    assert ask(match).kind == "turn"  # nothing to choose any more
    assert supply(match) == {"wood": 2, "stone": 2}


@rule("N-179")
def test_a_linked_card_that_cannot_be_used_leaves_no_other_choice() -> None:
    state = table(clans=("panuk", "glenn"))
    build(state, 0, "panuk_penguin_school", "island_log_island")
    build(state, 0, "panuk_ice_mirror", link="panuk_penguin_school")
    assert "use panuk_ice_mirror" not in options(start(state))  # no fish for the School


@rule("N-179")
def test_a_new_link_is_chosen_when_the_old_card_has_left() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_dog_sled", "nanurjuk_river_trade_route", "nanurjuk_skin_tent")
    build(state, 0, "nanurjuk_spirit_mask", link="nanurjuk_river_trade_route")
    match = play(state, "use nanurjuk_dog_sled", "target nanurjuk_river_trade_route", "gain food")
    assert me(match).empire["nanurjuk_spirit_mask"].link == ""


@rule("N-180")
def test_a_relinking_card_chooses_anew_at_every_use() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_skin_tent", "nanurjuk_river_trade_route", "nanurjuk_dog_sled_2")
    build(state, 0, "nanurjuk_spirit_mask", link="nanurjuk_skin_tent")
    give(state, 0, fish=1)
    match = play(state, "use nanurjuk_spirit_mask")
    assert options(match) == [
        *("target nanurjuk_skin_tent", "target nanurjuk_river_trade_route"),
        "target nanurjuk_dog_sled_2",
    ]
    match = play(match, "target nanurjuk_river_trade_route")
    assert supply(match) == {"gold": 1}
    assert me(match).empire["nanurjuk_spirit_mask"].link == "nanurjuk_river_trade_route"


@rule("N-181")
def test_only_the_effect_is_copied_not_icons_and_bonus() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_spirit_mask", "nanurjuk_skin_tent")
    match = play(state, "use nanurjuk_spirit_mask", "choose fish")
    assert supply(match) == {"fish": 1} and me(match).vp == 0  # no bonus of the tent


@rule("N-181")
def test_other_means_other_than_the_copying_card() -> None:
    state = table(clans=("glenn", "ulaf"))
    build(state, 0, "glenn_shared_blueprint")
    build(state, 0, "glenn_neighbours_hand", exhausted=True)
    give(state, 0, food=1)
    match = play(state, "use glenn_shared_blueprint")
    assert not me(match).empire["glenn_neighbours_hand"].exhausted  # it refreshes the card copied
    state = table(clans=("nanurjuk", "glenn"))
    bare(state, 0)
    build(state, 0, "nanurjuk_spirit_mask", "nanurjuk_dog_sled")
    match = play(state, "use nanurjuk_spirit_mask", "gain wood")
    assert me(match).discard == ["nanurjuk_dog_sled"]  # never the mask itself
    assert me(match).empire["nanurjuk_spirit_mask"].link == "" and me(match).vp == 2


@rule("N-258")
def test_costs_and_counters_apply_as_if_it_stood_on_the_copying_card() -> None:
    state = table(clans=("glenn", "ulaf"))
    build(state, 0, "glenn_shared_blueprint", "glenn_ceilidh_barn")
    give(state, 0, food=1, worker=1)
    spent(state, 0, 1)
    assert options(start(state), "use") == []  # 2 spent Workers give nothing: no paying for it
    spent(state, 0, 5)
    match = play(state, "use glenn_shared_blueprint")
    assert me(match).vp == 2 and workers(match) == (0, 6)


@rule("N-258")
def test_only_what_can_be_used_now_may_be_linked() -> None:
    state = table(clans=("panuk", "glenn"))
    build(state, 0, "panuk_ice_mirror", "panuk_penguin_school", "panuk_yeti_porters")
    build(state, 0, "panuk_yeti_choir")
    match = play(state, "use panuk_ice_mirror")
    assert options(match) == ["target panuk_yeti_porters", "target panuk_yeti_choir"]


@rule("N-258")
def test_a_copy_that_hangs_on_the_hand_is_asked_even_with_one_target() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_spirit_mask", "nanurjuk_star_path")
    state.players[0].empire["nanurjuk_star_path"].exhausted = True
    hand(state, 0, "nanurjuk_skin_tent", "nanurjuk_caribou_trail")
    match = play(state, "use nanurjuk_spirit_mask")
    assert options(match) == ["target nanurjuk_star_path"] and ask(match).always
    for seed in range(20):  # whatever hand the opponent imagines, the same question is open
        guess = match.imagine(1, Chance(seed))
        assert [question.kind for question in guess.asks] == ["copy"]
    match = play(match, "target nanurjuk_star_path", "discard nanurjuk_caribou_trail", "none")
    match = play(match, "construct nanurjuk_skin_tent")
    assert me(match).vp == 1


@rule("N-258")
def test_a_copy_that_hangs_on_open_things_alone_is_not_asked() -> None:
    state = table(clans=("nanurjuk", "glenn"))
    build(state, 0, "nanurjuk_spirit_mask", "nanurjuk_river_trade_route")
    give(state, 0, fish=1)
    hand(state, 0, "nanurjuk_skin_tent")
    match = play(state, "use nanurjuk_spirit_mask")
    assert supply(match) == {"gold": 1}


@rule("N-022", "N-258")
def test_a_paid_effect_that_would_do_nothing_is_not_copied() -> None:
    """Neighbour's Hand refreshes another Location for a food; the copying card itself is no other."""
    state = table(clans=("glenn", "ulaf"))
    build(state, 0, "glenn_shared_blueprint", "glenn_neighbours_hand")
    give(state, 0, food=2)
    assert options(start(state), "use") == []
    build(state, 0, "glenn_shearing_party", exhausted=True)
    assert "use glenn_shared_blueprint" in options(start(state))
    match = play(state, "use glenn_shared_blueprint")
    assert not me(match).empire["glenn_shearing_party"].exhausted and supply(match) == {"food": 1}
