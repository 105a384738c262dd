"""The table of Revive on the screen: every moment can be drawn, for everybody, and shows what it may."""

from __future__ import annotations

from typing import get_args

import pytest

from polyana.games.revive.rules.land import land
from polyana.games.revive.screen import Screen
from polyana.games.revive.state import Options, Phase
from polyana.kernel import Match, Sight
from polyana.speech import LANGUAGES
from tests.revive.tables import (
    BOARD,
    CONTENT,
    GAME,
    GATE_CITY,
    GATE_DESERT,
    ReviveMatch,
    active,
    at,
    building,
    crate,
    examples,
    figure,
    give,
    machine,
    module,
    play,
    reveal,
    slot,
    start,
    table,
    tech,
    token,
    tracks,
    using,
)
from tests.screens import NAMES, WIDTHS, Paper, line_with

VARIANTS = [GAME.variants()[number] for number in (0, 1, 3, 10, 14)]
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


def check(text: str, match: ReviveMatch, language: str) -> None:
    """All players are there, what lies open, and what the corners score."""
    for player in NAMES[language][: match.options.players]:
        assert player in text
    state = match.state
    flat = " ".join(text.split())
    for name in (*state.citizens.open, *state.modules.open, *state.large.values()):
        assert TALK[language].name(name) in flat


# The map


def test_hexes_show_kind_pieces_and_labels() -> None:
    state = examples()
    building(state, 0, at(1, 0))
    building(state, 1, GATE_DESERT, large=True)
    figure(state, 0, GATE_CITY)
    figure(state, 1, GATE_CITY)
    text = written(seen(state))
    assert "∙▪●" in text and "∙▮■" in text and "⌂●■" in text
    assert TALK["en"].name(GATE_CITY) in text


def test_face_down_tiles_show_number_points_and_cost() -> None:
    text = written(seen(table()))
    assert "░░" in text
    for place, tile in seen(table()).table.tiles.items():  # type: ignore[attr-defined]
        if tile.cost:
            assert f"{tile.vp}★" in text, place


def test_places_that_may_be_chosen_have_the_pointer_and_a_price() -> None:
    state = examples()
    figure(state, 0, GATE_CITY)
    give(state, 0, gear=3, food=2)
    text = written(start(state).view(0), width=120)
    label = TALK["en"].name(GATE_DESERT)
    assert f"►{label}" in text
    line = line_with(text, f"►small building: {label}")
    assert "3⚙" in line and "+" in line
    assert "►large building" not in text
    assert "range" in line_with(text, f"►small building: {TALK['en'].name(at(1, 0))}")


def test_prices_name_who_is_paid_and_what_is_used_up() -> None:
    state = examples()
    figure(state, 1, GATE_CITY)
    give(state, 0, book=6, food=6, gear=6)
    state.turn.armed = {"range": 1, "build": 2}
    text = written(start(state).view(0), width=120)
    assert "books to ■" in text and "with what is prepared" in text
    assert "range −1" in text and "build −2" in text


def test_tokens_are_drawn_and_explained_where_a_tribe_has_any() -> None:
    state = examples("joxari_moon", other="vukuntur_moon")
    token(state, 0, GATE_CITY)
    text = written(seen(state))
    assert "⌂⊕●" in text and "⊕ target" in text and "◎≻■" in text and "≻ falcon" in text
    assert "⊕ target" not in written(seen(examples()))


# The own board


def test_slots_show_cards_chains_and_modules() -> None:
    state = table()
    slot(state, 0, "top_1", "sc_gatherer_a")
    module(state, 0, "top_1_3", "md_01")
    text = written(seen(state), width=120)
    line = line_with(text, "Upper slot 1")
    assert "Gatherer" in line and "2ψ" in line and "∞" in line
    assert "3 ψ▤ Rain Barrel: 1▤" in text or "3 ▤ψ Rain Barrel: 1▤" in text
    assert "2! –" in line_with(text, "Upper slot 2")
    assert "locked" in line_with(text, "Side slot")


def test_tracks_say_what_each_bonus_still_needs() -> None:
    state = table()
    tracks(state, 0, grey=6, green=4)
    text = " ".join(written(seen(state), width=120).split())
    assert "5• [6] 7•" in text
    assert "⚙ special machine 1♣" in text


def test_technologies_say_price_and_why_not() -> None:
    state = examples("joxari_sun")
    first = next(iter(CONTENT.sides["joxari_sun"].techs))
    line = line_with(written(seen(state), width=120), TALK["en"].name(first))
    assert "○" in line and "1▤" in line and "too expensive" in line
    tech(state, 0, first)
    assert "✓" in line_with(written(seen(state), width=120), TALK["en"].name(first))


def test_own_crates_are_seen_by_their_owner_alone() -> None:
    state = table()
    crate(state, 0, "cr_tools_1")
    assert "Tools and Plans" in written(seen(state, 0))
    assert "Tools and Plans" not in written(seen(state, 1))
    assert "Tools and Plans" not in written(seen(state, None))


def test_machines_with_energy_are_marked() -> None:
    state = table()
    machine(state, 0, "std_yellow", charged=True)
    text = written(seen(state), width=120)
    assert "Energy: 1 in reserve, 1 on machines" in text
    assert "Snowshoes: range −1 ↯" in text


# What is asked


def test_pending_effects_are_said_in_words() -> None:
    state = table()
    give(state, 0, food=3, crystal=1)
    active(state, 0, "y_cook")
    text = written(start(using(state, 0, "1 module")).view(0), width=120)
    assert "►Switch: Gain 1 module." in text


def test_a_tile_shows_both_ways_to_lie_and_what_they_bring() -> None:
    state = examples()
    kinds = land(BOARD, CONTENT.hash, state.ground).kinds
    site = next(near for near in BOARD.around["a04"] if kinds.get(near) == "desert")
    building(state, 0, site)
    give(state, 0, food=6, gear=6, book=6)
    match = play(state, "explore a04")
    while match.asks[0].kind != "orientation":
        match.answer(0, match.asks[0].options[0])
    text = written(match.view(0), width=120)
    assert "►As it lies: " in text and "►Turned round: " in text


def test_rewards_of_a_hibernation_are_said() -> None:
    state = table()
    state.players[0].hibernation = 2
    match = play(state, "hibernate")
    text = written(match.view(0), width=120)
    assert "►2 Gain 2 basic resources." in text and "►3 Gain 1 module" in text


# The whole game


def test_the_end_is_announced() -> None:
    state = table()
    state.ending = True
    assert "these are the last turns" in written(seen(state))
    state.phase = "over"
    text = written(seen(state))
    assert "The game is over" in text and "last turns" not in text


def test_the_solo_game_shows_its_clock_and_rating() -> None:
    state = table(1)
    state.cube = 7
    state.players[0].vp = 80
    text = written(seen(state))
    assert "Time cube: 7 of 21, now Minor victory" in text


def test_a_chapter_shows_its_law_and_how_it_ended() -> None:
    state = table(2, chapter="chapter_2", tale="2:97")
    text = " ".join(written(seen(state), width=120).split())
    assert "Chapter 2, “The Lever”" in text and "Law “" in text and "Prologue “" in text
    assert "☀ The Thaw bright ending: 97 of 90" in text
    state.phase = "over"
    text = written(seen(state), width=120)
    assert "☁ The Lever" in text and "Dim ending" in text
    assert "Next comes the chapter “Knocking under the Mountain”" in text


def test_every_message_of_the_screen_is_used() -> None:
    drawn = [match.view(0) for options in VARIANTS for match in PAPER.moments(options)]
    scene = Screen(GAME, seen(table()), TALK["en"], NAMES["en"]).scene(100)
    for effect in in_signs():
        assert scene.shorthand(effect)
    assert not PAPER.unused(*drawn, *rare_tables())


def in_signs() -> list[str]:
    """Every effect that the screen draws in signs; technologies and what scores at the end are said in words."""
    effects = [
        card.half(half).effect for card in CONTENT.cards.values() for half in ("top", "bottom")
    ]
    effects += [one.effect for one in CONTENT.modules.values()]
    effects += [one.effect for one in CONTENT.crates.values()]
    effects += [*CONTENT.plates.values(), *CONTENT.rewards.values(), CONTENT.switch_effect]
    effects += [*CONTENT.score_bonuses.values(), *CONTENT.progress_bonuses.values()]
    effects += [tile.ocean for tile in CONTENT.tiles.values() if tile.ocean is not None]
    clauses = [clause for one in CONTENT.machines.values() for clause in one.clauses]
    return [*(one.text for one in effects), *(clause.text for clause in clauses)]


def rare_tables() -> list[Sight]:
    """Moments that a few random games may miss."""
    sights = []
    state = table(3, ("joxari_moon", "formika_moon", "vukuntur_moon"))
    state.turn.armed = dict.fromkeys(
        ("range", "explore", "populate", "build", "rotate_card", "all_colours", "explore_anywhere"), 1
    )  # fmt: skip
    state.turn.rainbow = ["sc_smith_a"]
    machine(state, 1, "std_grey", charged=True)
    crate(state, 1, "cr_tools_1", opened=1)
    slot(state, 1, "top_1", "sc_gatherer_b")
    tech(state, 1, "for_guild")
    state.artifacts.remove("af_globe")
    state.players[1].artifacts = ["af_globe"]
    give(state, 0, gear=6, food=6, book=6, crystal=3)
    sights.append(start(state).view(0))
    for phase in get_args(Phase):
        state.phase = phase
        sights.append(seen(state))
    temple = examples("nadair_moon")
    figure(temple, 0, GATE_CITY)
    give(temple, 0, crystal=1, food=3, gear=5, book=6)
    sights.append(start(temple).view(0))
    match = play(using(temple, 0, "ability"))
    while match.asks[0].kind != "ability_target":
        match.answer(0, match.asks[0].options[0])
    sights.append(match.view(0))
    temple.spare, temple.ending = 2, True
    sights.append(seen(temple))
    cheap = examples()
    reveal(cheap, "a04")
    cheap.turn.armed = {"explore": 1}
    give(cheap, 0, gear=6, food=6, book=6)
    sights.append(start(cheap).view(0))
    over = table(1, chapter="chapter_5", tale="-,1:80,-,1:200")
    sights.append(seen(over))
    over.phase, over.players[0].vp, over.event = "over", 150, True
    sights.append(seen(over))
    far = table(2, chapter="chapter_1")
    figure(far, 0, GATE_CITY)
    sights.append(seen(far))
    far.phase, far.players[0].vp = "over", 120
    sights += [seen(far), seen(table(2, ("hofstadterians_moon", "joxari_sun")))]
    far.players[0].vp = 0
    sights.append(seen(far))
    settled = examples()
    for place in land(BOARD, CONTENT.hash, settled.ground).of_kind["city"]:
        figure(settled, 0, place)
    sights.append(seen(settled))
    paid = examples()
    figure(paid, 1, GATE_CITY)
    give(paid, 0, book=6, food=6)
    sights.append(start(paid).view(0))
    dealt = Match(GAME, Options(players=2, artifact_cards="choice"), seed=1)
    return [*sights, dealt.view(0)]
