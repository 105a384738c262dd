"""Why something cannot be done now: the reasons of all games, over games played at random.

Where a move lies is said by the page (`table/spots.ts`), so the page's own function is run here.
"""

from __future__ import annotations

import shutil
import subprocess
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from polyana import games
from polyana.kernel import Chance, Match, Reason, text
from polyana.kernel.check import Moods
from polyana.speech import TableTalk
from polyana.speech.fluent import LANGUAGES

ROOT = Path(__file__).parents[1]
PLAYERS = ("Anna", "Ben", "Cleo", "Dan")
LONGEST = 160
"""Decisions of each game that are looked at."""


class Moment(NamedTuple):
    """A decision: who is asked, what was answered, what is lit, and what has been lit for that seat before."""

    seat: int
    move: str
    lit: frozenset[str]
    unlit: frozenset[str]


class Played(NamedTuple):
    """A game played at random."""

    options: Any
    seed: int
    moments: list[Moment]


def variants(game: Any) -> list[Any]:
    """A few kinds of table, as different as can be."""
    every = game.variants()
    return [every[0], every[len(every) // 2], every[-1]]


def spots(name: str, asked: list[tuple[Any, list[str]]], folder: Path) -> list[list[str]]:
    """The spots that are lit at these questions: views and moves."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no node in the path")
    box = folder / f"{name}.json"
    box.write_bytes(msgspec.json.encode(games.load(name).box()))
    source = ROOT / "src/polyana/games" / name / "table/spots.ts"
    lines = [msgspec.json.encode({"view": view, "options": moves}) for view, moves in asked]
    command = [node, str(ROOT / "tests/web/spots.mjs"), str(source), str(box)]
    ran = subprocess.run(command, cwd=ROOT, input=b"\n".join(lines), capture_output=True)
    assert ran.returncode == 0, ran.stderr.decode()
    return [msgspec.json.decode(line) for line in ran.stdout.splitlines()]


@cache
def played(name: str, folder: Path) -> list[Played]:
    """Games of a name, with what was lit at each decision."""
    game: Any = games.load(name)
    asked: list[tuple[Any, list[str]]] = []
    found: list[tuple[Any, int, list[tuple[int, str]]]] = []
    for seed, options in enumerate(variants(game)):
        match: Any = Match(game, options, seed)
        moods, answers = Moods(seed), list[tuple[int, str]]()
        while not match.over and len(answers) < LONGEST:
            ask = match.asks[0]
            asked.append((match.view(ask.seat).table, [text(move) for move in ask.options]))
            answers.append((ask.seat, text(moods.choose(ask))))
            match.answer(*answers[-1])
        found.append((options, seed, answers))
    lit = iter(spots(name, asked, folder))
    whole = []
    for options, seed, answers in found:
        known: dict[int, set[str]] = {}
        moments = []
        for seat, move in answers:
            now = frozenset(next(lit)) - {"done"}
            things = known.setdefault(seat, set())
            moments.append(Moment(seat, move, now, frozenset(things - now)))
            things |= now
        whole.append(Played(options, seed, moments))
    return whole


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("boxes")


@pytest.mark.parametrize("name", games.names())
def test_no_reason_is_given_for_what_is_possible(name: str, folder: Path) -> None:
    game: Any = games.load(name)
    for options, seed, moments in played(name, folder):
        match: Any = Match(game, options, seed)
        for seat, move, lit, _ in moments:
            for thing in lit:
                reasons = match.why_not(seat, thing)
                assert not reasons, (match.number, match.asks[0].kind, thing, reasons)
            match.answer(seat, move)


@pytest.mark.parametrize("name", games.names())
def test_reasons_can_be_said_in_both_languages(name: str, folder: Path) -> None:
    game: Any = games.load(name)
    talks = [TableTalk(game, language) for language in LANGUAGES]
    given: Counter[str] = Counter()
    for options, seed, moments in played(name, folder):
        match: Any = Match(game, options, seed)
        for seat, move, _, unlit in moments:
            for thing in unlit:
                reasons = match.why_not(seat, thing)
                given.update(reason.what for reason in reasons)
                for talk in talks:
                    said = talk.why_not(reasons, match.asks, PLAYERS)
                    assert said.endswith((".", "?", "!", ")")), said
                    assert "_" not in said, said
            match.answer(seat, move)
    if game.things:
        assert len(given) > 8, given


@pytest.mark.parametrize("name", ["north", "revive", "settlers", "tundra"])
def test_what_a_thing_needs_is_said_while_something_else_is_asked(name: str, folder: Path) -> None:
    game: Any = games.load(name)
    given: Counter[str] = Counter()
    for options, seed, moments in played(name, folder):
        match: Any = Match(game, options, seed)
        for seat, move, _, unlit in moments:
            for thing in unlit:
                *needs, last = match.why_not(seat, thing) or [Reason("asked")]
                if last.what == "asked":
                    given.update(reason.what for reason in needs)
            match.answer(seat, move)
    assert len(given) > 5, given


@pytest.mark.parametrize(
    ("name", "language", "reason", "said"),
    [
        ("settlers", "ru", Reason("build", (2, "stone")), "Чтобы построить, не хватает 2 камней."),
        (
            "north",
            "ru",
            Reason("build", (1, "sheep", 5, "fish", 1, "worker")),
            "Чтобы построить, не хватает 1 овцы, 5 рыб и 1 рабочего.",
        ),
        (
            "felinia",
            "ru",
            Reason("fare", (1, "glassware", 2, "wine", 1, "coin")),
            "Чтобы сесть на корабль, не хватает посуды, вина (2) и монеты.",
        ),
        (
            "revive",
            "en",
            Reason("explore", (1, "book", 2, "food")),
            "To explore it you lack 1 book and 2 food.",
        ),
    ],
)
def test_what_is_missing_stands_in_its_case(
    name: str, language: str, reason: Reason, said: str
) -> None:
    assert TableTalk(games.load(name), language).why_not([reason], [], PLAYERS) == said


@pytest.mark.parametrize("name", games.names())
def test_reasons_hang_on_nothing_hidden(name: str, folder: Path) -> None:
    game: Any = games.load(name)
    for options, seed, moments in played(name, folder):
        match: Any = Match(game, options, seed)
        for number, (seat, move, _, unlit) in enumerate(moments):
            twin = match.imagine(seat, Chance(seed * 1000 + number))
            for thing in unlit:
                assert twin.why_not(seat, thing) == match.why_not(seat, thing), thing
            match.answer(seat, move)


@pytest.mark.parametrize("name", games.names())
def test_what_is_no_thing_has_no_reason_of_its_own(name: str, folder: Path) -> None:
    """Names come from strangers: whatever they say, the answer is a list."""
    game: Any = games.load(name)
    options, seed, moments = played(name, folder)[0]
    kinds = {thing.split(" ")[0] for moment in moments for thing in moment.lit}
    match: Any = Match(game, options, seed)
    for seat, move, _, _ in moments[:40]:
        for kind in (*kinds, "", "nothing", "-1", "é"):
            for rest in ("", " ", " nothing", " -1", " 99", " ²", " 0 0", " 0/0 1,1", " 99,99"):
                assert isinstance(match.why_not(seat, kind + rest), list)
        match.answer(seat, move)


@pytest.mark.parametrize("name", games.names())
def test_who_is_not_asked_is_told_whose_turn_it_is(name: str) -> None:
    game: Any = games.load(name)
    options = next(one for one in game.variants() if one.players > 1)
    match: Any = Match(game, options, 3)
    while len(match.asks) > 1:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    (ask,) = match.asks
    other = (ask.seat + 1) % options.players
    assert match.why_not(other, "anything") == [Reason("turn", (ask.seat,))]
    for language in LANGUAGES:
        talk = TableTalk(game, language)
        said = talk.why_not(match.why_not(other, "anything"), match.asks, PLAYERS)
        assert PLAYERS[ask.seat] in said
        assert talk.question(ask, PLAYERS) in said
    while not match.over:
        match.answer(match.asks[0].seat, Moods(1).choose(match.asks[0]))
    assert match.why_not(0, "anything") == [Reason("over")]
