"""The table of Tundra on the screen: every moment can be drawn, for everybody, and shows what it may."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import polyana.games.tundra as tundra
from polyana.games.tundra.screen import Screen
from polyana.games.tundra.screen.city import ROMAN
from polyana.games.tundra.state import Options
from polyana.kernel import Chance, Match, Sight
from polyana.kernel.check import Moods
from polyana.speech import LANGUAGES
from tests.paper import NAMES, WIDTHS, Paper, line_with, messages
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

LOCALE = Path(tundra.__file__).parent / "locale"
VARIANTS = (
    (2, "standard", False),
    (3, "lake_3p", True),
    (4, "butterfly_4p", True),
    (4, "ice_ring_4p", False),
)
PAPER = Paper(GAME, Screen)
TALK, written, seen = PAPER.talk, PAPER.written, PAPER.seen


@cache
def moments(players: int, layout: str, variant: bool) -> list[TundraMatch]:
    """A game at random: the first moment of every kind of question from round II on, the beginning and the end."""
    match = Match(GAME, Options(players, layout, variant), 3)
    moods, wanted, kept = Moods(3), set[str](), [match.fork()]
    while not match.over:
        ask = match.asks[0]
        if ask.kind not in wanted and match.state.round > 1:
            wanted.add(ask.kind)
            kept.append(match.fork())
        match.answer(ask.seat, moods.choose(ask))
    return [*kept[:4], match]


@pytest.mark.parametrize(("players", "layout", "variant"), VARIANTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_moments_can_be_drawn_for_everybody(
    players: int, layout: str, variant: bool, language: str
) -> None:
    for number, match in enumerate(moments(players, layout, variant)):
        for observer in (number % players, None):
            width = WIDTHS[number % 3]
            check(written(match.view(observer), language, width), match, language, width)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_big_game_can_be_drawn_in_every_width(language: str, width: int) -> None:
    match = moments(4, "butterfly_4p", True)[-1]
    for observer in (0, 1, 2, 3, None):
        check(written(match.view(observer), language, width), match, language, width)


def check(text: str, match: TundraMatch, language: str, width: int) -> None:
    """Nothing is cut off, no raw id is shown, and the table is there."""
    assert "…" not in text
    assert "_" not in text
    if language == "ru":
        # the labels of places (a1) and Roman numbers are the same in all languages
        assert not re.search("[A-Za-z]", re.sub(r"\b[a-h]\d|[IV]+[⁴⁵]", "", text)), text
    assert max(map(len, text.splitlines())) <= width
    assert ROMAN[match.state.round - 1] in text
    for place in CONTENT.layouts[match.state.layout].hexes:
        assert re.search(rf"\b{place}", text), place
    for goal in match.state.goals:
        assert TALK[language].name(goal.id) in text
    for seat, player in enumerate(match.state.players):
        line = next(line for line in text.splitlines() if re.match(rf"[▸ ]{'●■▲◆'[seat]} ", line))
        for count in (player.vp, player.berry, *player.resources.values()):
            assert re.search(rf" {count or '·'} ", line)


@pytest.mark.parametrize(("players", "layout", "variant"), VARIANTS)
def test_nothing_hidden_is_shown(players: int, layout: str, variant: bool) -> None:
    """Whatever a seat cannot know may be different, and its screen is the same."""
    for number, match in enumerate(moments(players, layout, variant)[:-1]):
        seat = number % players
        guess = match.imagine(seat, Chance(99))
        assert written(match.view(seat)) == written(guess.view(seat))


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
    assert all(f"►{move.split()[2]}" in walking for move in options_of(match, "move"))


def options_of(match: TundraMatch, verb: str) -> list[str]:
    """The text forms of the moves with a verb."""
    return [" ".join(move) for move in match.asks[0].options if move[0] == verb]


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
    for variant in VARIANTS:
        for match in moments(*variant):
            written(match.view(0))
    for sight in rare_tables():
        written(sight)
    scene = Screen(GAME, new_game().view(), TALK["en"], NAMES["en"]).scene(100)
    boosts = (*CONTENT.boosts.values(), *CONTENT.starting_boosts.values())
    effects = [frame.effect for boost in boosts for frame in boost.frames]
    for effect in (*effects, *(advisor.effect for advisor in CONTENT.advisors.values())):
        assert scene.shorthand(effect)
    assert not PAPER.unused()


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


def test_both_languages_have_the_same_messages_with_the_same_facts() -> None:
    assert messages(LOCALE / "screen.ru.ftl") == messages(LOCALE / "screen.en.ftl")
