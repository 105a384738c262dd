"""Advice: the move of a bot, and what it is good for, said in a sentence."""

from __future__ import annotations

import re

import pytest

from polyana import bots, games
from polyana.bots.advice import ADVISER, advise, main_parts, tellable
from polyana.bots.greedy import Greedy
from polyana.kernel import Match, Options, State, text
from polyana.speech import LANGUAGES, TableTalk
from tests.bots.stalls import Stalls, chest, pawnshop, twins
from tests.kernel.toys import Pair


def test_the_adviser_is_a_bot() -> None:
    assert bots.make(ADVISER).name == ADVISER


def test_what_is_paid_is_told_with_what_it_buys() -> None:
    advice = advise(Match(Stalls(pawnshop), Pair(2), seed=8), 0, Greedy(1))
    assert text(advice.move) == "pawn hat"
    assert advice.gains == [("won", 1.0)]  # dust for the hat, silver for it
    assert advice.then == [("buy", "silver")]


def test_a_choice_that_changes_nothing_by_itself_is_told_by_where_it_leads() -> None:
    advice = advise(Match(Stalls(chest), Pair(2), seed=8), 0, Greedy(1))
    assert (text(advice.move), advice.gains) == ("enter attic", [("won", 3.0)])
    assert advice.then == [("open", "left"), ("grab", "gold")]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The Bold Tail needs wine and glassware."),
        ("ru", "Пригодится для корабля «Смелый Хвост»: на него не хватает вина и посуды."),
    ],
)
def test_a_hint_names_what_the_goods_are_needed_for(language: str, said: str) -> None:
    talk = TableTalk(games.load("felinia"), language)
    assert talk.serves("ship_1", ("wine", "glassware"), 1) == said


@pytest.mark.parametrize("name", games.names())
def test_what_is_wanted_has_a_name_in_every_game(name: str) -> None:
    match: Match[State, Options, object] = Match(games.load(name), seed=5)
    names, served, bot = match.game.names("en"), False, Greedy(1)
    talks = [TableTalk(match.game, language) for language in LANGUAGES]
    while match.number < 60:
        seat = match.asks[0].seat
        for thing, lacks in match.game.wants(match.state, seat).items():
            assert all(good in names and number > 0 for good, number in lacks.items())
            for talk in talks if lacks else ():
                assert re.fullmatch(r"[^_{}]+\.", talk.serves(thing, [*lacks], 0))
        served = served or advise(match, seat, bot).serves is not None
        match.answer(seat, bot.choose(match, seat))
    assert served


@pytest.mark.parametrize("name", games.names())
def test_what_hints_leave_out_are_parts_of_the_evaluation(name: str) -> None:
    game, parts = games.load(name), set[str]()
    bot = Greedy(1)
    for options in (game.variants()[0], game.variants()[-1]):
        match: Match[State, Options, object] = Match(game, options, seed=5)
        while match.number < 30:
            parts |= {*match.game.evaluate(match.state, 0)}
            match.answer(match.asks[0].seat, bot.choose(match, match.asks[0].seat))
    assert {*game.promises, *game.untold} <= parts


def test_a_promise_that_was_used_is_no_cost() -> None:
    felinia = games.load("felinia")
    changes = {"ships": 4.0, "deals": -3.0, "goods": -1.0}
    assert tellable(felinia, changes) == {"ships": 4.0, "goods": -1.0}
    assert tellable(games.load("tundra"), {"under_way": 2.0, "points": 1.0}) == {"points": 1.0}


def test_advice_leaves_the_match_as_it_is() -> None:
    match = Match(Stalls(twins), Pair(2), seed=8)
    before = match.fingerprint()
    advise(match, 0, Greedy(1))
    assert match.fingerprint() == before


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({}, []),
        ({"a": 0.2, "b": -0.2}, []),
        ({"a": 1.0, "b": 2.0, "c": 3.0, "d": 4.0}, [("d", 4.0), ("c", 3.0), ("b", 2.0)]),
        ({"a": -1.0, "b": -2.0, "c": -3.0, "d": 0.5}, [("d", 0.5), ("c", -3.0), ("b", -2.0)]),
        ({"a": -1.26, "b": 0.74}, [("b", 0.5), ("a", -1.5)]),
    ],
)
def test_at_most_three_parts_are_named_and_a_gain_among_them(
    changes: dict[str, float], named: list[tuple[str, float]]
) -> None:
    assert main_parts(changes) == named


@pytest.mark.parametrize(
    ("language", "gains", "said"),
    [
        ("en", [("tiles", 3.0)], "What it brings: points for trade tiles."),
        (
            "en",
            [("tiles", 2.5), ("coins", -1.0)],
            "What it brings: points for trade tiles. What it costs: coins.",
        ),
        (
            "en",
            [("coins", -1.0)],
            "It pays off later; for now it costs you: coins.",
        ),
        ("en", [], "For the moment this changes hardly anything."),
        (
            "ru",
            [("tiles", 2.5), ("groups", 1.0), ("rivals", -1.0)],
            "Что это даёт: очки за торговые жетоны, очки за группы купцов. "
            "Чего стоит: соперники догоняют.",
        ),
        ("ru", [("rivals", 1.0)], "Что это даёт: соперники отстают."),
        ("ru", [], "Прямо сейчас это почти ничего не меняет."),
    ],
)
def test_a_hint_says_in_a_sentence_what_it_is_good_for(
    language: str, gains: list[tuple[str, float]], said: str
) -> None:
    assert TableTalk(games.load("felinia"), language).good_for(gains) == said


@pytest.mark.parametrize("name", games.names())
def test_every_game_says_what_its_hints_are_good_for(name: str) -> None:
    match: Match[State, Options, object] = Match(games.load(name), seed=5)
    talks = [TableTalk(match.game, language) for language in LANGUAGES]
    bot = Greedy(1)
    while match.number < 60:
        seat = match.asks[0].seat
        if match.number % 12 == 0:
            advice = advise(match, seat, bot)
            assert advice.move in match.asks[0].options
            for talk in talks:
                assert re.fullmatch(r"[^_{}]+\.", talk.good_for(advice.gains))
                assert not advice.then or re.fullmatch(r"[^_{}]+\.", talk.prepares(advice.then))
        match.answer(seat, bot.choose(match, seat))
