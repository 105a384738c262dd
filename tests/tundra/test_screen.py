"""The table of Tundra on the screen: every moment can be drawn, for everybody, and shows what it may."""

from __future__ import annotations

import re

import pytest

from polyana.games.tundra.screen import Screen
from polyana.games.tundra.screen.city import ROMAN
from polyana.games.tundra.state import Options
from polyana.kernel import Sight
from polyana.speech import LANGUAGES
from tests.screens import NAMES, WIDTHS, Paper, line_with
from tests.tables import options
from tests.tundra.tables import (
    CONTENT,
    GAME,
    TundraMatch,
    advisors,
    dice,
    goals,
    lay,
    market,
    new_game,
    personal_goal,
    place_dice,
    start,
    start_of,
    table,
    towers,
    tracks,
    tuck,
    upgraded,
    workers,
)

VARIANTS = (
    Options(2, "standard", False),
    Options(3, "lake_3p", True),
    Options(4, "butterfly_4p", True),
    Options(4, "ice_ring_4p", False),
)
PAPER = Paper(GAME, Screen)
TALK, written, seen = PAPER.talk, PAPER.written, PAPER.seen


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_shows_the_whole_table(options: Options, language: str) -> None:
    for number, match in enumerate(PAPER.moments(options)):
        for observer in (number % options.players, None):
            check(written(match.view(observer), language, WIDTHS[number % 3]), match, language)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_big_game_is_shown_whole_in_every_width(language: str, width: int) -> None:
    match = PAPER.moments(VARIANTS[2])[-1]
    for observer in (0, 1, 2, 3, None):
        check(written(match.view(observer), language, width), match, language)


def check(text: str, match: TundraMatch, language: str) -> None:
    """The map, the goals and the numbers of all players are there."""
    assert ROMAN[match.state.round - 1] in text
    for place in CONTENT.layouts[match.state.layout].hexes:
        assert re.search(rf"\b{place}", text), place
    for goal in match.state.goals:
        assert TALK[language].name(goal.id) in text
    for seat, player in enumerate(match.state.players):
        line = next(line for line in text.splitlines() if re.match(rf"[▸ ]{'●■▲◆'[seat]} ", line))
        for count in (player.vp, player.berry, *player.resources.values()):
            assert re.search(rf" {count or '·'} ", line)


def test_a_secret_goal_is_shown_to_its_owner_alone() -> None:
    state = table(2, variant=True)
    personal_goal(state, 1, "pg_lone_towers")
    assert "Lonely Beacons" in written(seen(state, 1))
    for observer in (0, None):
        assert "Lonely Beacons" not in written(seen(state, observer))
    state.phase = "over"
    for observer in (0, None):
        assert "■ Boris  Lonely Beacons" in written(seen(state, observer))


def below(text: str, words: str, rows: int) -> str:
    """What stands so many rows below some words, in the same hex."""
    lines = text.splitlines()
    row = next(number for number, line in enumerate(lines) if words in line)
    column = lines[row].index(words)
    under = lines[row + rows]
    left = under.rindex("│", 0, column) + 1
    return under[left : under.index("│", column)].strip()


def test_a_glade_shows_resource_bonus_name_and_figures() -> None:
    state = table()
    lay(state, "b2", "grey_scree")
    workers(state, 0, "b2", "b2")
    workers(state, 1, "b2", "b2", "b2")
    towers(state, 1, "b2")
    text = written(seen(state))
    assert "b2▰ 1★1∴" in text
    assert below(text, "b2▰", 1) == "Grey Scree"
    assert below(text, "b2▰", 2) == "♜■ ●● 3■"


def test_settlements_show_their_owner_and_face_down_glades_nothing() -> None:
    state = table()
    text = written(seen(state))
    assert below(text, "c1 ⌂", 1) == "● Anna"
    (hidden, *_) = state.face_down
    assert set(below(text, hidden, 1)) == {"░"}


def test_an_order_board_shows_dice_boosts_and_what_is_missing() -> None:
    state = table()
    tuck(state, 0, "trade", "peat_pouch")
    place_dice(state, 0, "trade", 3)
    tracks(state, 0, kindling=2, stone=2, peat=1)
    upgraded(state, 0, "movement")
    text = written(seen(state))
    assert "Trade ⇑ 2♣ 2▰ 2▤  missing 1▤" in text
    assert "Movement ⇑ upgraded" in text
    assert re.search(r"\[3\] +┌ 2∴; upgrade ×4", text)
    assert "Peat Pouch" in text
    assert re.search(r" 4 +└ +┌ 1▤", text)


def test_what_the_viewer_may_do_is_marked() -> None:
    state = table()
    dice(state, 0, 5)
    market(state, "hare_runner")
    goals(state, "goal_berries", "goal_towers")
    match = start(state)
    own = written(match.view(0))
    assert "►Full Baskets" in own
    assert "►Watchtowers" not in own
    assert "► 5 " in own
    assert "► 4 " not in own
    assert "►" not in written(match.view(1))
    match.answer(0, "place 5 movement")
    walking = written(match.view(0))
    assert all(f"►{move.split()[2]}" in walking for move in options(match, "move"))


def test_goals_show_tiers_the_race_and_who_took_them() -> None:
    state = table()
    goals(state, "goal_berries", "goal_towers")
    tracks(state, 1, berry=12)
    assert "[1][3][5]  10→2★ 15→4★ 20→6★  ●0 ■12" in line_with(written(seen(state)), "Full Baskets")
    state.goals[0].seat, state.goals[0].die = 1, 3
    assert "[3] ■" in line_with(written(seen(state)), "Full Baskets")


def test_market_cards_and_own_advisors_show_their_texts() -> None:
    state = table()
    market(state, "hare_runner")
    advisors(state, 0, "walrus_shipwright")
    text = written(seen(state))
    assert "Gain 2 moves." in line_with(text, "Hare Runner")
    assert "take a die from your supply" in line_with(text, "Walrus Shipwright")
    assert "Advisors: 1 of 3" in text


def test_every_message_of_the_screen_is_used() -> None:
    drawn = [match.view(0) for options in VARIANTS for match in PAPER.moments(options)]
    scene = Screen(GAME, new_game().view(), TALK["en"], NAMES["en"]).scene(100)
    boosts = (*CONTENT.boosts.values(), *CONTENT.starting_boosts.values())
    effects = [frame.effect for boost in boosts for frame in boost.frames]
    for effect in (*effects, *(advisor.effect for advisor in CONTENT.advisors.values())):
        assert scene.shorthand(effect)
    assert not PAPER.unused(*drawn, *rare_tables())


def rare_tables() -> list[Sight]:
    """Moments that a few random games may miss: every goal and every phase."""
    sights = [new_game().view(0), seen(start_of(table()))]
    for goal in CONTENT.personal_goals:
        state = table(4, variant=True)
        personal_goal(state, 0, goal)
        sights.append(seen(state))
    state = table(4)
    goals(state, *CONTENT.common_goals)
    upgraded(state, 0, *CONTENT.orders)
    sights.append(seen(state))
    state = table()
    for phase in ("roll", "end", "over"):
        state.phase = phase
        sights.append(seen(state))
    state.phase, state.used = "dice", True
    sights.append(seen(state))
    return sights
