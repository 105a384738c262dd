"""The table of Empires of the North on the screen: every moment can be drawn, for everybody, and shows what it may."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from polyana.games.north.content import effect_texts
from polyana.games.north.effects import GOODS
from polyana.games.north.screen import Screen
from polyana.games.north.state import Options, Phase
from polyana.kernel import Sight
from polyana.speech import LANGUAGES
from tests.north.solo import RAIDS, STRAIT, TAX, WINTER
from tests.north.solo import alone as solo
from tests.north.tables import (
    CONTENT,
    GAME,
    NorthMatch,
    build,
    give,
    hand,
    islands,
    pawn,
    play,
    points,
    ship,
    start,
    table,
)
from tests.screens import NAMES, WIDTHS, Paper, line_with, rulebook_lacks

VARIANTS = GAME.variants()[:5]
PAPER = Paper(GAME, Screen)
TALK, written, seen = PAPER.talk, PAPER.written, PAPER.seen


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_shows_the_whole_table(options: Options, language: str) -> None:
    for number, match in enumerate(PAPER.moments(options)):
        for observer in (number % options.players, None):
            width = WIDTHS[number % 3]
            text = written(match.view(observer), language, width)
            PAPER.fits(text, language, width)
            check(text, match, language)


def check(text: str, match: NorthMatch, language: str) -> None:
    """The numbers of all players and their empires are there, and the islands that lie open."""
    lines = text.splitlines()
    for seat, player in enumerate(match.state.players):
        line = next(line for line in lines if re.match(rf"[▸ ]{'●■▲◆'[seat]} ", line))
        if player.supply:
            for count in (player.vp, *(player.supply[good] for good in GOODS)):
                assert re.search(rf" {count or '·'} ", line)
        for name in player.empire:
            assert TALK[language].name(name) in text
    for name in (*match.state.near.open, *match.state.distant.open):
        assert TALK[language].name(name) in text


# The middle


def test_the_ring_is_drawn_as_a_ring_with_pawns_and_x() -> None:
    state = table()  # explore, harvest, construct, sail, populate
    pawn(state, 0, "explore")
    pawn(state, 0, "harvest", used=True)
    pawn(state, 1, "harvest")
    text = written(seen(state))
    assert "╭─────┤ Explore        ├─────╮" in text
    assert "│     │ ●              │     │" in text
    assert "│ Populate       │  │ Harvest        │" in text
    assert "│                │  │ ●×■            │" in text
    assert "│ Sail           ├──┤ Construct      │" in text


def test_neighbours_for_a_second_use_are_marked() -> None:
    state = table()
    pawn(state, 0, "explore")
    pawn(state, 0, "construct", used=True)
    give(state, 0, food=1)
    text = written(start(state).view(0))
    assert "►Harvest" in text and "►Populate" in text
    assert "►Explore" not in text and "►Sail" not in text


def test_islands_say_what_pillage_gives_and_conquest_takes() -> None:
    state = table()
    islands(state, "island_ghost", "island_edge_of_world")
    text = written(seen(state), width=120)
    assert "◇ Ghost Island  pillage 1◎ 1▰ 1ψ  conquer 1↯: conquest: 1◎ +2ψ" in text
    assert "▮ Edge of the World" in text and "conquer 2↯: 1♙ › 1★:island ≤3 +2★" in text
    assert "Distant islands (∝)" in text


def test_the_queue_shows_owners_and_loads() -> None:
    state = table()
    assert "Queue empty" in written(seen(state))
    ship(state, 0, fish=1, raze=2)
    ship(state, 1)
    assert "Queue  1 ● Anna 1∝2↯  2 ■ Boris" in written(seen(state))


def test_the_ship_under_sail_and_its_islands_are_marked() -> None:
    state = table()
    islands(state, "island_ghost", "island_edge_of_world")
    ship(state, 0, raze=1)
    match = play(state, "pass", "pass")
    text = written(match.view(0), width=120)
    assert "Under sail: ● Anna" in text
    assert "►◇ Ghost Island" in text and "►deck" in text
    assert "►▮ Edge of the World" not in text


# Empires


def test_fields_show_their_upgrades_and_the_harvest() -> None:
    state = table(clans=("heidel", "ulaf"))
    build(state, 0, "heidel_hop_poles", under="heidel_barley_field")
    assert "Barley Field + Hop Poles 4ψ" in written(seen(state))


def test_actions_stand_upright_or_are_turned() -> None:
    state = table(clans=("nanurjuk", "ulaf"))
    build(state, 0, "nanurjuk_skin_tent")
    build(state, 0, "nanurjuk_skin_tent_2", exhausted=True)
    text = written(seen(state))
    assert "▮ Skin Tent 1♙ › 1ψ / 1∝" in text
    assert "▬ Skin Tent (2) 1♙ › 1ψ / 1∝" in text
    assert " 1/2 " in line_with(text, "● Anna ⚑")


def test_what_lies_on_a_card_and_what_it_copies_is_shown() -> None:
    state = table(clans=("mckinnon", "glenn"))
    build(state, 0, "mckinnon_wool_bank", goods={"sheep": 5})
    build(state, 1, "glenn_many_hands_barn")
    build(state, 1, "glenn_shared_blueprint", link="glenn_many_hands_barn")
    text = written(seen(state), width=120)
    assert "Wool Bank 1♙ › 1@; put ≤4@ here [5@] (per 2@ at lookout: 1◎ / 1★)" in text
    assert "Next storage 2◎/2★" in text
    assert "Shared Blueprint copy another ▮ ⇒ Many-Hands Barn" in text


def test_icons_are_counted() -> None:
    state = table(clans=("nanurjuk", "ulaf"))
    build(state, 0, "nanurjuk_skin_tent")
    assert "Icons meadow 3, camp 1" in written(seen(state))


def test_what_could_be_raided_is_marked_and_who_has_passed_is_safe() -> None:
    state = table(clans=("glenn", "mckinnon"))
    give(state, 0, raze=1)
    assert "►▮ Family Strongbox" in written(start(state).view(0))
    match = play(state, "place explore")  # the turn of the other: nothing is offered
    assert "↯▮ Family Strongbox" in written(match.view(0))
    state.players[1].passed = True
    text = written(start(state).view(0))
    assert "► Family" not in text and "■ Boris · McKinnon · passed, safe from raids" in text


# Cards


def test_a_hand_card_shows_its_cost_what_is_missing_and_its_text() -> None:
    state = table(clans=("panuk", "ulaf"))
    give(state, 0, wood=2, stone=1, gold=1)
    hand(state, 0, "panuk_frozen_shipyard", "panuk_belly_slide", "panuk_belly_slide_2")
    text = written(seen(state), width=120)
    assert re.search(r"▮ Frozen Shipyard +3♣2▰ +−1♣1▰ \(1◎\) +Pay 1 worker and 1 fish", text)
    assert re.search(r"! Belly Slide ×2 +SAIL +✓ ", text)
    assert "Frozen Shipyard" not in written(seen(state, 1))


def test_a_field_says_what_it_gives() -> None:
    state = table(clans=("heidel", "ulaf"))
    hand(state, 0, "heidel_hop_poles", "heidel_mossy_quarry")
    text = written(seen(state), width=120)
    assert re.search(r"▒ Hop Poles +POPULATE +✓ +Upgrade of a field: 1ψ \[meadow, mug\]", text)
    assert re.search(r"▒ Mossy Quarry +[A-Z]+ +✓ +Field: 2▰", text)


def test_the_window_is_spelled_out() -> None:
    state = table(clans=("panuk", "ulaf"))
    hand(state, 0, "panuk_driftwood_cove")
    match = play(state, "place explore")
    text = written(match.view(0))
    assert "Declared: EXPLORE" in text
    assert re.search(r"►[^\n]*Driftwood Cove", text)


def test_the_part_that_is_offered_is_read_out() -> None:
    state = table(clans=("mckinnon", "ulaf"))
    build(state, 0, "mckinnon_wool_bank")
    give(state, 0, sheep=2)
    match = play(state, "use mckinnon_wool_bank")
    assert "Wool Bank: Pay 1 worker: gain 1 sheep." in written(match.view(0))
    match = play(match, "do")
    text = written(match.view(0))
    assert "Wool Bank: Assign up to 4 sheep from your supply to this card." in text


# The whole game


def test_clans_show_people_difficulty_and_what_they_begin_with() -> None:
    state = GAME.setup(Options(2), table().chance)
    text = written(start(state).view(0))
    assert "► Glenn  Scots  difficulty ●○○○○○○○○○ 1/10  begins with 2ψ 2♣ 1@ 5♙" in text
    assert "For a first game: Glenn, Ulaf" in text
    state.players[0].clan = "glenn"
    assert re.search(r"  Glenn +taken", written(seen(state)))


def test_the_end_is_announced() -> None:
    state = table()
    points(state, 0, 24)
    assert "The leader is 1 point from the end" in written(seen(state))
    state.last_round = True
    assert "This is the last round" in written(seen(state))
    state.phase = "over"
    text = written(seen(state))
    assert "The game is over" in text and "This is the last round" not in text


def test_a_scenario_shows_payment_event_bag_and_goals() -> None:
    state = solo(WINTER, round=2)
    give(state, 0, worker=7, food=2)
    text = " ".join(written(seen(state), width=120).split())
    assert "Next payment, round 2: 3 × 1ψ; you could pay 2." in text
    assert "Event of the round: 5 A Day of Thaw. Left in the bag: 1 2 3 4." in text
    assert "Goals · workers 7/8" in text
    give(state, 0, worker=8)
    assert "✓ workers 8/8" in written(seen(state))


def test_tired_tiles_say_what_they_cost_more() -> None:
    state = solo(WINTER)
    assert state.solo is not None
    state.solo.tired = ["explore", "harvest"]
    text = written(seen(state))
    assert "☾+1♙" in text and "☾no upgrades" in text


def test_every_message_of_the_screen_is_used() -> None:
    drawn = [match.view(0) for options in VARIANTS for match in PAPER.moments(options)]
    scene = Screen(GAME, seen(table()), TALK["en"], NAMES["en"]).scene(100)
    for effect in effect_texts(CONTENT):
        assert scene.shorthand(effect)
    assert not PAPER.unused(*drawn, *rare_tables())


def rare_tables() -> list[Sight]:
    """Moments that a few random games may miss: every phase, every goal, cards of every kind."""
    state = table(clans=("glenn", "mckinnon", "heidel"))
    build(state, 1, "mckinnon_wool_bank", goods={"sheep": 2})
    hand(state, 0, "glenn_ice_cream_man", "glenn_second_shearing", "glenn_drystone_ridge")
    state.players[1].passed = True
    sights = [seen(state)]
    for phase in get_args(Phase):
        state.phase = phase
        sights.append(seen(state))
    state.phase, state.players[0].drawn = "lookout", state.players[0].hand
    state.players[0].hand = []
    sights.append(seen(state))
    ship(state, 0)
    state.phase, state.sailing, state.taken = "expedition", state.queue.pop(), "island_ghost"
    sights.append(seen(state))
    for scenario in (WINTER, STRAIT, TAX, RAIDS):
        alone = solo(scenario, round=2)
        sights.append(seen(alone))
        for phase in get_args(Phase):
            alone.phase = phase
            sights.append(seen(alone))
    armed = solo(STRAIT, round=4)
    ship(armed, 0, raze=1)
    assert armed.solo is not None
    armed.solo.tired = ["harvest"]
    return [*sights, seen(armed)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_uses_the_words_of_the_table(language: str) -> None:
    phases = ("lookout", "action", "expedition", "cleanup")
    words = [TALK[language].say(f"screen-phase-{phase}") for phase in phases]
    words += [TALK[language].name(clan) for clan in CONTENT.clans]
    words += [TALK[language].name(scenario) for scenario in CONTENT.scenarios]
    words += [TALK[language].say("action", **{"a-id": action}) for action in CONTENT.tiles]
    assert rulebook_lacks(GAME.name, language, words) == []
