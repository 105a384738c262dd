"""How a person in a test plays: by clicking on what is lit on the board, and on the buttons of moves."""

from __future__ import annotations

import json
import random
from collections import Counter
from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import Page

from polyana import bots, games
from polyana.kernel import Match, Record

Json = dict[str, Any]
PATIENCE = 20_000


@cache
def record_of(
    game: str, moves: int, seats: tuple[str, ...], seed: int, bot: str, variant: tuple[Any, ...]
) -> bytes:
    """A game of which so many moves have been played; one that waits for the first seat, unless it is over."""
    rules = games.load(game)
    match: Any = Match(rules, rules.options({"players": len(seats), **dict(variant)}), seed=seed)
    player = bots.make(bot, seed)
    while not match.over:
        asked = match.asks[0].seat
        if match.number >= moves and seats[asked] == "human":
            break
        match.answer(asked, player.choose(match, asked))
    record: Record = msgspec.structs.replace(match.record(), seats=list(seats))
    return record.to_json()


def table_at(
    page: Page,
    game: str,
    *,
    moves: int = 0,
    seats: tuple[str, ...] = ("human", "random"),
    seed: int = 7,
    bot: str = "random",
    **variant: Any,
) -> Json:
    """A new table of this person, where so many moves have been made. `human` seats are theirs."""
    return bring(page, record_of(game, moves, seats, seed, bot, tuple(sorted(variant.items()))))


def bring(page: Page, record: bytes) -> Json:
    """A new table of this person, made from a record."""
    kind = {"Content-Type": "application/json"}
    answer = page.request.post("/api/records", data=record, headers=kind, timeout=60_000)
    assert answer.status == 201, answer.text()
    return dict(answer.json())


def accept(page: Page, path: str, name: str = "") -> None:
    """Follows an invite and sits down, under this name."""
    page.goto(path)
    page.get_by_test_id("invited-name").fill(name)
    page.get_by_test_id("accept").click()


def table_info(page: Page, table: str) -> Json:
    return dict(page.request.get(f"/api/tables/{table}").json())


def sit_down(page: Page, table: str) -> Json:
    """Opens the table's page; what can be done there, once something can be."""
    page.goto(f"/table/{table}")
    return wait_for_more(page, None)


def wait_for_more(page: Page, before: Json | None, asked: bool = True) -> Json:
    """What can be done, as soon as that is something else than before."""
    known = json.dumps(before, separators=(",", ":"), ensure_ascii=False)
    now: Json = page.evaluate(
        "([known, asked, patience]) => glade.next(known, asked, patience)",
        [known, asked, PATIENCE],
    )
    assert not now.pop("late", False), f"nothing could be done any more:\n{before}\n{now}"
    assert not now["trouble"], now["trouble"]
    return now


def click(page: Page, what: str) -> None:
    """Clicks where the element really is to be seen; it is a fault if something lies over all of it."""
    at = page.evaluate("what => glade.point(what)", what)
    assert at is not None, f"{what} is lit, but cannot be clicked"
    page.mouse.click(*at)


def spot(name: str) -> str:
    return f".lit[data-anchor={json.dumps(name)}]"


def click_something(page: Page, now: Json, choice: random.Random) -> str:
    """One click, and what it was on: the curtain, a yes, a spot, or a button if chance wants it so.

    On a phone what is lit may lie in another tab, and all moves in groups: then one of these is opened.
    """
    if now["curtain"]:
        kind, what = "curtain", "[data-testid=curtain] button"
    elif now["confirm"]:
        kind, what = "confirm", "[data-testid=confirm]"
    elif now["lit"] and (not now["moves"] or choice.random() < 0.8):
        kind, what = "spot", spot(choice.choice(sorted(now["lit"])))
    elif now["moves"]:
        kind, what = "button", f"[data-move={json.dumps(choice.choice(sorted(now['moves'])))}]"
    else:
        kind, what = "group", f"[data-fold={json.dumps(choice.choice(sorted(now['folds'])))}]"
    click(page, what)
    return kind


def make_a_move(page: Page, choice: random.Random) -> Json:
    """Clicks until a move has been made, as soon as this person is asked; how the table is then."""
    now = wait_for_more(page, None)
    began = now["revision"]
    while now["revision"] == began:
        click_something(page, now, choice)
        now = wait_for_more(page, now, asked=False)
    return now


def play_to_the_end(page: Page, now: Json, seed: int, most: int = 1500) -> Counter[str]:
    """Plays until the score sheet lies on the table; how often what was clicked."""
    choice, clicks = random.Random(seed), Counter[str]()
    while now["status"] != "over":
        assert clicks.total() < most, "the game does not end"
        clicks[click_something(page, now, choice)] += 1
        now = wait_for_more(page, now)
    return clicks


def totals_on_the_sheet(page: Page) -> dict[int, int]:
    """Each seat's points as the score sheet shows them."""
    shown = page.locator("[data-testid=score-sheet] [data-total]").evaluate_all(
        """cells => cells.map((cell) => [
          Number(cell.dataset.total), Number(cell.textContent.replace("−", "-")),
        ])"""
    )
    return {int(seat): int(points) for seat, points in shown}


def sheet_rows(page: Page) -> dict[str, list[int]]:
    """The rows of the score sheet by name: everybody's points, by seat; an empty cell is nothing."""
    shown = page.locator("[data-testid=score-sheet] tbody tr").evaluate_all(
        """rows => rows.map((row) => [
          row.querySelector("th").textContent.trim(),
          [...row.querySelectorAll("td")]
            .sort((a, b) => a.dataset.points - b.dataset.points)
            .map((cell) => Number(cell.textContent.replace("−", "-"))),
        ])"""
    )
    return dict(shown)
