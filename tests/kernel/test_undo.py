"""Undo: back to the last news and never past it, and exactly to where it was."""

from __future__ import annotations

import random

import msgspec
import pytest

from polyana import games
from polyana.kernel import Ask, IllegalMove, Match, Record, Rules, Together
from polyana.kernel.course import LONGEST_WAY_BACK
from polyana.kernel.moment import Moment
from tests.kernel.toys import (
    Desk,
    DeskTable,
    Pair,
    Play,
    Toy,
    bury,
    draw,
    dusk,
    felinia,
    moment,
    note,
    play_on,
    roll,
    saved,
    words,
)


def start(play: Play, turns: int = 8, players: int = 2) -> Match[Desk, Pair, None]:
    return Match(Toy(play, turns), Pair(players), seed=1)


def by_turns(*turns: Play) -> Play:
    """Rules of one step after another."""

    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        yield from turns[(table.state.turn - 1) % len(turns)](table)

    return play


def says(seat: int, answers: int = 1) -> Play:
    """A step in which a seat says so many things."""

    def play(table: DeskTable) -> Rules:
        for _ in range(answers):
            note(table, seat, (yield Ask(seat, "talk", words("say", "yes", "no"))))

    return play


def refusal(match: Match[Desk, Pair, None], seat: int | None = None) -> str:
    """Why nothing can be taken back; and nothing is."""
    before = match.fingerprint(), saved(match)
    assert not match.can_undo(seat)
    with pytest.raises(IllegalMove) as refused:
        match.undo(seat)
    assert (match.fingerprint(), saved(match)) == before
    return str(refused.value)


def test_nothing_can_be_undone_before_the_first_answer() -> None:
    assert refusal(start(says(0))) == "No answer has been given yet."


def test_undo_returns_through_a_step_answer_by_answer() -> None:
    match = start(by_turns(says(0, answers=4)))
    moments = []
    for _ in range(3):
        moments.append((match.fingerprint(), saved(match)))
        match.answer(0, "say yes")
    for before in reversed(moments):
        match.undo(0)
        assert (match.fingerprint(), saved(match)) == before
    assert refusal(match) == "No answer has been given yet."


def test_undo_returns_over_the_borders_of_steps() -> None:
    match = start(by_turns(says(0), says(0, answers=2), lambda table: dusk(table, 0)), turns=12)
    moments = []
    for number in range(9):
        moments.append((match.fingerprint(), saved(match), len(match.log)))
        match.answer(0, "say no" if number % 2 else "say yes")
    for before in reversed(moments):
        match.undo()
        assert (match.fingerprint(), saved(match), len(match.log)) == before
    assert match.number == 0


def test_the_log_forgets_what_is_undone_and_tells_what_comes_instead() -> None:
    match = start(by_turns(says(0, answers=2)))
    match.answer(0, "say yes")
    match.answer(0, "say yes")
    match.undo()
    match.answer(0, "say no")
    assert [told.facts for told in match.log] == [(0, "say", "yes"), (0, "say", "no")]


def test_a_draw_stands() -> None:
    match = start(by_turns(lambda table: draw(table, 0)))
    match.answer(0, "draw none")
    assert match.can_undo(0)
    match.answer(0, "draw one")
    assert refusal(match, 0).startswith("Something new has become known")
    match.answer(0, "draw none")
    match.undo(0)
    assert refusal(match, 0).startswith("Something new has become known")


def test_a_roll_stands() -> None:
    match = start(by_turns(lambda table: roll(table, 0)))
    match.answer(0, "roll nothing")
    match.undo()
    match.answer(0, "roll die")
    assert refusal(match).startswith("Something new has become known")


def test_news_before_the_next_question_counts_as_news() -> None:
    """The card is turned in a step of its own, in which nobody is asked."""

    def turn_card(table: DeskTable) -> Rules:
        table.state.chance.bits()
        return
        yield

    match = start(by_turns(says(0), turn_card))
    match.answer(0, "say yes")
    assert refusal(match, 0).startswith("Something new has become known")


def test_the_answer_of_another_fixes_what_came_before() -> None:
    match = start(by_turns(says(0), says(1, answers=2), says(0)))
    match.answer(0, "say yes")
    assert match.can_undo(0)
    assert refusal(match, 1).startswith("The last answer was somebody else's")
    match.answer(1, "say no")
    assert refusal(match, 0).startswith("The last answer was somebody else's")
    match.undo(1)
    assert refusal(match, 0).startswith("Something new has become known"), "seat 0 has seen the no"


def test_the_answer_of_another_within_a_step_fixes_what_came_before() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        for seat in (0, 1, 1, 0):
            note(table, seat, (yield Ask(seat, "talk", words("say", "yes", "no"))))

    match = start(play)
    for seat in (0, 1, 1):
        match.answer(seat, "say yes")
    match.undo(1)
    match.undo(1)
    assert refusal(match).startswith("Something new has become known")
    assert match.state.notes == ["0 say yes"]


def test_an_own_secret_answer_can_be_taken_back() -> None:
    match = start(by_turns(lambda table: bury(table, 0)))
    before = match.fingerprint()
    match.answer(0, "bury nothing")
    match.undo(0)
    assert match.fingerprint() == before


def test_an_open_answer_before_a_simultaneous_choice_can_be_taken_back_until_another_answers() -> (
    None
):
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        note(table, 0, (yield Ask(0, "talk", words("say", "yes", "no"))))
        yield Together([Ask(seat, "point", words("point", "up", "down")) for seat in (0, 1)])

    match = start(play)
    before = match.fingerprint()
    match.answer(0, "say yes")
    match.answer(0, "point up")
    match.undo(0)
    match.undo(0)
    assert match.fingerprint() == before
    match.answer(0, "say no")
    match.answer(1, "point up")
    assert refusal(match, 0).startswith("The last answer was somebody else's")
    match.undo(1)
    assert match.state.notes == ["0 say no"]
    match.undo(0)
    assert match.state.notes == []


def test_the_end_of_a_game_stands_because_it_shows_the_seed() -> None:
    match = start(by_turns(says(0)), turns=1)
    match.answer(0, "say yes")
    assert match.over
    assert match.view(0).seed == match.seed
    assert refusal(match, 0) == "The game is over and its seed is shown; nothing can be taken back."


def test_only_marks_that_undo_can_reach_are_kept() -> None:
    match = start(by_turns(says(0)), turns=30)
    for _ in range(20):
        match.answer(0, "say yes")
    assert len(match._marks) == 21
    match = start(by_turns(says(0), says(1)), turns=30)
    for number in range(20):
        match.answer(number % 2, "say yes")
    assert [mark.at for mark in match._marks] == [19, 20]


def test_who_is_alone_among_bots_takes_back_their_answers_too() -> None:
    match = start(by_turns(says(0), says(1, answers=2)), turns=30)
    match.alone = 0
    moments = []
    for seat in (0, 1, 1, 0, 1, 1):
        if seat == 0:
            moments.append((match.fingerprint(), saved(match), len(match.log)))
        match.answer(seat, "say yes")
    assert match.undo(0) == [1, 1, 0]
    assert (match.fingerprint(), saved(match), len(match.log)) == moments[1]
    assert match.undo(0) == [1, 1, 0]
    assert (match.fingerprint(), saved(match), len(match.log)) == moments[0]
    assert refusal(match, 0) == "No answer has been given yet."


def test_bots_take_back_nothing_but_their_own() -> None:
    match = start(by_turns(says(0), says(1)))
    match.alone = 0
    match.answer(0, "say yes")
    assert refusal(match, 1).startswith("The last answer was somebody else's")
    match.answer(1, "say no")
    assert match.undo(1) == [1]
    assert match.undo(0) == [0]


def test_what_a_bot_has_rolled_stands() -> None:
    match = start(by_turns(says(0), lambda table: roll(table, 1)))
    match.alone = 0
    match.answer(0, "say yes")
    assert match.can_undo(0)
    match.answer(1, "roll die")
    assert refusal(match, 0).startswith("Something new has become known")


def test_a_secret_that_a_bot_has_shown_stands() -> None:
    """In Imperial Settlers a hand is hidden; what is built out of it is not."""
    match = Match(games.load("settlers"), seed=3)
    match.alone = human = 0
    dice = random.Random(5)
    shown = 0
    while not match.over:
        ask = match.asks[0]
        hidden = match.game.secrets(match.state, human)
        match.answer(ask.seat, dice.choice(ask.options))
        if ask.seat != human and not match.over:
            disclosed = hidden - match.game.secrets(match.state, human)
            shown += bool(disclosed)
            assert not (disclosed and match.can_undo(human))
    assert shown > 5


def test_a_way_back_is_not_endless() -> None:
    match = start(by_turns(says(0), says(1)), turns=1000)
    match.alone = 0
    for number in range(500):
        match.answer(number % 2, "say yes")
    assert len(match._marks) == LONGEST_WAY_BACK
    while match.can_undo(0):
        match.undo(0)
    assert 300 <= match.number <= 302


def test_records_know_who_is_alone() -> None:
    match = felinia(moves=0)
    match.alone = 1
    play_on(match, 12, seed=1)
    assert match.can_undo(1)
    record = msgspec.structs.replace(match.record(), seats=["easy", "human", "easy", "easy"])
    assert record.alone == 1
    again = Match.replay(match.game, Record.from_json(record.to_json()))
    assert again.fingerprint() == match.fingerprint()
    assert again.undo(1) == match.undo(1)
    assert again.fingerprint() == match.fingerprint()
    assert msgspec.structs.replace(record, seats=["human", "human", "easy", "easy"]).alone is None


def test_a_moment_takes_the_way_back_along() -> None:
    match = felinia(moves=0)
    match.alone = 1
    play_on(match, 12, seed=1)
    here = Match.from_moment(match.game, Moment.from_bytes(match.moment()))
    assert here.undo(1)[-1] == 1 and here.number < match.number
    short = match.moment(way_back=False)
    assert len(short) < len(match.moment())
    assert Match.from_moment(match.game, Moment.from_bytes(short)).state == match.state


@pytest.mark.parametrize("variant", [0, 3, 9])
def test_in_felinia_undo_restores_every_moment_it_reaches(variant: int) -> None:
    match = felinia(variant, moves=0)
    undone = 0
    while not match.over:
        asked = match.asks[0].seat
        before = moment(match), match.log.copy(), match._marks[-1]
        play_on(match, 1, seed=match.number)
        if match.can_undo(asked):
            undone += 1
            match.undo(asked)
            assert (moment(match), match.log, match._marks[-1]) == before
            play_on(match, 1, seed=match.number)
    assert undone > 50


def test_in_felinia_a_turned_tile_stands() -> None:
    match = felinia(moves=0)
    while match.asks[0].kind != "flip":
        play_on(match, 1, seed=match.number)
    ask = match.asks[0]
    match.answer(ask.seat, next(move for move in ask.options if move[0] == "flip"))
    assert not match.can_undo(ask.seat)
    assert not match.can_undo()
