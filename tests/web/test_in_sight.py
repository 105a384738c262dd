"""At every decision of a game all that can be chosen is in sight, and nothing scrolls."""

from __future__ import annotations

import os
import random
import re
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from polyana import games
from tests.web.conftest import NewPerson
from tests.web.playing import Json, click_something, sit_down, table_at, wait_for_more

LAID_OUT: list[tuple[str, int, dict[str, Any]]] = [
    ("felinia", 3, {}),
    ("felinia", 2, {"mode": "advanced"}),
    ("felinia", 4, {"mode": "advanced"}),
    ("tundra", 2, {}),
    ("tundra", 4, {}),
    ("settlers", 2, {}),
    ("settlers", 4, {}),
    ("settlers", 1, {}),
    ("north", 2, {}),
    ("north", 4, {}),
    ("north", 1, {"scenario": "kings_tax"}),
    ("revive", 2, {}),
    ("revive", 4, {}),
    ("revive", 1, {}),
    ("revive", 2, {"chapter": "chapter_5"}),
]
WIDE: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
LEAST = 0.99

SEEN = """() => {
  // Whole in the window, and in every panel around it that would have to be scrolled.
  const within = (box, { left, top, right, bottom }) =>
    box.left >= left - 2 && box.top >= top - 2 && box.right <= right + 2 && box.bottom <= bottom + 2;
  const inside = (element, box) => {
    if (!within(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false;
    for (let around = element.parentElement; around; around = around.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(around).overflow))
        if (!within(box, around.getBoundingClientRect())) return false;
    return true;
  };
  const marked = [...document.querySelectorAll(".tabs .holds")].length > 0;
  const lit = [...document.querySelectorAll("main .lit")].map((element) => {
    const box = element.getBoundingClientRect();
    return [element.dataset.anchor, box.width > 0 ? inside(element, box) : null];
  });
  const page = document.documentElement;
  const board = document.querySelector("#panel-board").getBoundingClientRect();
  return {
    lit, marked,
    wide: page.scrollWidth - innerWidth,
    high: page.scrollHeight - innerHeight,
    board: [board.x, board.y, board.width, board.height].map(Math.round),
    question: (() => {
      const box = document.querySelector(".question-place").getBoundingClientRect();
      return [box.x, box.y, box.width, box.height].map(Math.round);
    })(),
    under: (() => {
      const { scrollHeight, clientHeight } = document.querySelector(".question");
      return scrollHeight - clientHeight > 2 ? scrollHeight - clientHeight : 0;
    })(),
  };
}"""


def play(page: Page, now: Json, seed: int, most: int) -> list[Json]:
    """What is seen at each click of a game."""
    choice = random.Random(seed)
    seen: list[Json] = []
    while now["status"] != "over" and len(seen) < most:
        seen.append(page.evaluate(SEEN))
        click_something(page, now, choice)
        now = wait_for_more(page, now)
    return seen


LANGUAGES = ("en", "ru")
MOVE = re.compile(r"^move-([\w-]+) =((?:.*\n)(?:[ }].*\n)*)", re.MULTILINE)
GAMES = Path(games.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted({game for game, *_ in LAID_OUT}))
def test_moves_that_may_be_many_have_a_word_for_their_group(game: str, language: str) -> None:
    words = GAMES / game / "locale"
    moves = MOVE.findall((words / f"{language}.ftl").read_text())
    groups = (words / f"table.{language}.ftl").read_text()
    assert moves
    assert not [verb for verb, said in moves if "$a" in said and f"group-{verb} =" not in groups]


# Of each game a whole one in the usual window; the others, a small laptop and a phone see the beginning. The rest, and
# large screens, come with `make check`.
ONE_EACH = list({game: table for table in reversed(LAID_OUT) for game in table[:1]}.values())
WHOLE = 1500
EVERYTHING = bool(os.environ.get("POLYANA_WHOLE"))
BEGINNING = WHOLE if EVERYTHING else 50
SEEN_ON = [
    *((*table, WIDE, WHOLE if table in ONE_EACH else BEGINNING) for table in LAID_OUT),
    *(
        (*table, screen, BEGINNING)
        for screen in (LAPTOP, LARGE)[: 1 + EVERYTHING]
        for table in ONE_EACH
    ),
]


@pytest.mark.parametrize(("game", "players", "variant", "screen", "most"), SEEN_ON)
def test_everything_is_in_sight(
    page: Page, game: str, players: int, variant: dict[str, Any], screen: Any, most: int
) -> None:
    page.set_viewport_size(screen)
    seats = ("human", *["random"] * (players - 1))
    table = table_at(page, game, seats=seats, seed=11, **variant)["id"]
    seen = play(page, sit_down(page, table), seed=3, most=most)
    scrolls = [
        (number, one["wide"], one["high"])
        for number, one in enumerate(seen)
        if one["wide"] or one["high"]
    ]
    assert not scrolls, f"the page scrolls: {scrolls[:5]} of {len(seen)}"
    lit = [(name, inside) for one in seen for name, inside in one["lit"]]
    outside = sorted({name for name, inside in lit if not inside})
    share = sum(bool(inside) for _, inside in lit) / len(lit)
    assert share >= LEAST, (share, outside[:20])
    hidden = {one["under"] for one in seen} - {0}
    assert not hidden, f"the question is so many pixels too high: {sorted(hidden)}"
    # Before the game begins the board may have the table for itself; from then on nothing moves.
    assert len(list(groupby(one["board"] for one in seen))) <= 2, "the board moves"
    assert len({tuple(one["question"]) for one in seen}) == 1, "the question moves"


@pytest.mark.parametrize("game", games.names())
def test_a_hint_is_in_sight_with_its_buttons(new_person: NewPerson, game: str) -> None:
    page = new_person(likes={"language": "ru"})
    page.set_viewport_size(LAPTOP)
    for moves in (0, 30, 60):
        sit_down(page, table_at(page, game, moves=moves, seats=("human", "easy", "easy"))["id"])
        page.get_by_test_id("hint").click()
        expect(page.get_by_test_id("good-for")).to_be_visible(timeout=60_000)
        assert not page.evaluate(SEEN)["under"]


@pytest.mark.parametrize(("game", "players", "variant"), ONE_EACH)
def test_on_a_phone_the_tabs_say_where_something_can_be_chosen(
    new_person: NewPerson, game: str, players: int, variant: dict[str, Any]
) -> None:
    page = new_person(phone=True)
    seats = ("human", *["random"] * (players - 1))
    table = table_at(page, game, seats=seats, **variant)["id"]
    seen = play(page, sit_down(page, table), 3, BEGINNING)
    assert all(one["wide"] <= 0 for one in seen), "the page is wider than the screen"
    for one in seen:
        hidden = [name for name, inside in one["lit"] if inside is None]
        assert one["marked"] or not hidden, f"nothing says where to find {hidden}"
