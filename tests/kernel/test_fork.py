"""Forks share nothing with their original; imagined matches hold nothing that a seat may not know."""

from __future__ import annotations

import msgspec
import pytest

from polyana.kernel import Ask, BrokenRules, Chance, Match, Record, Rules, commitment
from tests.kernel.pages import goofspiel
from tests.kernel.toys import (
    Desk,
    DeskTable,
    Pair,
    Toy,
    fair,
    felinia,
    moment,
    note,
    play_on,
    saved,
    words,
)


def toy(moves: int) -> Match[Desk, Pair, None]:
    match = Match(Toy(fair, turns=12), Pair(3), seed=3)
    play_on(match, moves, seed=3)
    return match


@pytest.mark.parametrize("variant", [0, 3, 9])
@pytest.mark.parametrize("moves", [0, 31, 150])
def test_a_fork_of_felinia_equals_its_original_and_shares_nothing(variant: int, moves: int) -> None:
    match = felinia(variant, moves)
    before = match.fingerprint(), saved(match)
    twin = match.fork()
    assert moment(twin) == moment(match)
    assert saved(twin) == saved(match)
    play_on(twin, seed=9)
    assert twin.over
    assert (match.fingerprint(), saved(match)) == before
    play_on(match, seed=9)
    assert moment(twin) == moment(match)
    assert twin.result() == match.result()


def test_a_fork_at_any_moment_of_a_toy_goes_on_like_its_original() -> None:
    for moves in range(40):
        match = toy(moves)
        before = match.fingerprint(), saved(match)
        twin = match.fork()
        assert moment(twin) == moment(match)
        assert [twin.can_undo(seat) for seat in range(3)] == [
            match.can_undo(seat) for seat in range(3)
        ]
        play_on(twin, seed=moves)
        assert (match.fingerprint(), saved(match)) == before
        play_on(match, seed=moves)
        assert moment(twin) == moment(match)


def test_moves_in_the_original_do_not_reach_the_fork() -> None:
    match = toy(7)
    twin = match.fork()
    before = twin.fingerprint(), saved(twin)
    play_on(match)
    assert (twin.fingerprint(), saved(twin)) == before


def test_a_fork_of_a_fork_is_a_fork() -> None:
    match = toy(8)
    assert moment(match.fork().fork()) == moment(match)


def test_undo_in_a_fork_leaves_the_original_alone() -> None:
    match = toy(4)
    twin, before = match.fork(), match.fingerprint()
    while twin.can_undo():
        twin.undo()
    assert twin.number < match.number
    assert match.fingerprint() == before


def test_nothing_is_told_in_a_fork_not_even_after_an_undo() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        note(table, 0, (yield Ask(0, "talk", words("say", "yes", "no"))))

    match = Match(Toy(play), Pair(2), seed=1)
    match.answer(0, "say yes")
    for twin in (match.fork(), match.imagine(0, Chance(1))):
        twin.answer(0, "say yes")
        twin.undo()
        twin.answer(0, "say no")
        assert twin.log == []
    assert len(match.log) == 1


def test_a_fork_of_a_finished_match_is_finished() -> None:
    match = toy(1000)
    assert match.over
    assert moment(match.fork()) == moment(match)
    assert saved(match.fork()) == saved(match)


def test_forks_in_the_middle_of_a_step_may_take_other_ways() -> None:
    match = toy(2)
    ends = set()
    for option in match.asks[0].options:
        twin = match.fork()
        twin.answer(match.asks[0].seat, option)
        ends.add(twin.fingerprint())
    assert len(ends) == 3


# Imagined matches


@pytest.mark.parametrize("variant", [0, 9])
@pytest.mark.parametrize("moves", [5, 80, 200])
def test_an_imagined_match_looks_the_same_to_its_seat(variant: int, moves: int) -> None:
    match = felinia(variant, moves)
    before = match.fingerprint(), saved(match)
    for seat in range(match.options.players):
        guess = match.imagine(seat, Chance(seat))
        assert guess.view(seat).table == match.view(seat).table
        assert guess.ask_of(seat) == match.ask_of(seat)
        assert guess.state != match.state
        play_on(guess, seed=1)
        assert guess.over
    assert (match.fingerprint(), saved(match)) == before


def test_imagining_hangs_on_the_given_chance_alone() -> None:
    match = felinia(moves=40)
    assert match.imagine(0, Chance(4)).state == match.imagine(0, Chance(4)).state
    assert match.imagine(0, Chance(4)).state != match.imagine(0, Chance(5)).state


def test_an_imagined_match_holds_neither_the_seed_nor_the_way_back() -> None:
    match = Match(goofspiel.load(), goofspiel.Variant(2, 13), seed=77)
    play_on(match, 6)
    guess = match.imagine(0, Chance(1))
    assert guess.seed != match.seed
    assert guess.start is not None
    assert not any(match.game.encode(match.state) in mark.state for mark in guess._marks)
    assert not guess.can_undo(0)


def test_an_imagined_match_can_be_saved_and_replayed() -> None:
    for moves in (3, 5, 9, 1000):
        match = toy(moves)
        guess = match.imagine(1, Chance(8))
        play_on(guess, seed=2)
        again = Match.replay(match.game, Record.from_json(saved(guess)))
        assert moment(again) == moment(guess)


def test_guesses_differ_where_a_seat_cannot_know() -> None:
    match = toy(1000)
    hands = {str(match.imagine(0, Chance(number)).state.deck) for number in range(20)}
    assert len(hands) > 10
    for number in range(20):
        state = match.imagine(0, Chance(number)).state
        assert state.purses[0] == match.state.purses[0]
        assert match.game.audit(state) == []


# Views, and the seed behind a hash


def test_the_seed_is_shown_at_the_end_and_fits_the_hash_of_the_start() -> None:
    match = Match(goofspiel.load(), seed=1234567890123456789)
    hashes = {match.view(seat).commitment for seat in (0, 1, None)}
    while not match.over:
        assert match.view(0).seed is match.view(None).seed is None
        assert b"1234567890123456789" not in msgspec.json.encode(match.view(0))
        play_on(match, 1)
    (shown,) = hashes | {match.view(None).commitment}
    seed = match.view(None).seed
    assert seed == 1234567890123456789
    assert commitment("goofspiel", seed) == shown
    assert commitment("felinia", seed) != shown


def test_a_seed_is_a_number_of_64_bits() -> None:
    game = goofspiel.load()
    assert Match(game, seed=-1).seed == 2**64 - 1
    assert Match(game, seed=2**64 + 5).seed == 5
    assert len({Match(game).seed for _ in range(20)}) == 20
    assert Match.replay(game, Record.from_json(saved(Match(game, seed=-1)))).seed == 2**64 - 1


def test_a_view_can_be_sent_and_options_are_for_the_asked_seat_alone() -> None:
    match = felinia(9, moves=30)
    asked = match.asks[0].seat
    for seat in (*range(match.options.players), None):
        (question,) = match.view(seat).questions
        assert question.seat == asked
        assert bool(question.options) == (seat == asked)
        assert len(msgspec.json.encode(match.view(seat))) < 20_000


def test_what_a_secret_question_is_about_is_shown_to_its_seat_alone() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        yield Ask(1, "peek", words("peek", "left", "right"), ("ruby",), secret=True)

    match = Match(Toy(play), Pair(2), seed=1)
    assert match.view(1).questions[0].about == ("ruby",)
    assert match.view(0).questions[0].about == match.view(None).questions[0].about == ()
    match.answer(1, "peek left")
    assert match.moves_for(0) == match.moves_for(None) == [(1, "")]
    assert match.moves_for(1) == [(1, "peek left")]


# What goes wrong inside the rules


def test_an_exception_in_the_rules_leaves_the_match_as_it_was() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        _, what = yield Ask(0, "talk", words("say", "yes", "bad", "worse"))
        table.state.notes.append(what)
        table.state.deck.pop()
        table.tell("said", what)
        table.reveal()
        if what == "bad":
            raise ZeroDivisionError
        if what == "worse":
            yield Ask(1, "late", words("say", "yes", "no"))

    match = Match(Toy(play), Pair(2), seed=1)
    match.answer(0, "say yes")
    before = match.fingerprint(), saved(match)
    for move, error in (("say bad", ZeroDivisionError), ("say worse", BrokenRules)):
        with pytest.raises(error):
            match.answer(0, move)
        assert (match.fingerprint(), saved(match)) == before
    match.answer(0, "say yes")
    assert match.state.notes == ["yes", "yes"]
    assert [told.facts for told in match.log] == [("yes",), ("yes",)]


def test_an_exception_some_steps_later_leaves_the_match_as_it_was() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        if table.state.turn % 3 == 1:
            note(table, 0, (yield Ask(0, "talk", words("say", "yes", "bad"))))
        elif table.state.turn % 3 == 0 and table.state.notes[-1] == "0 say bad":
            raise KeyError("bad")

    match = Match(Toy(play, turns=20), Pair(2), seed=1)
    match.answer(0, "say yes")
    before = match.fingerprint(), saved(match)
    with pytest.raises(KeyError):
        match.answer(0, "say bad")
    assert (match.fingerprint(), saved(match)) == before
    assert match.can_undo(0)
    match.undo(0)
    assert match.state.notes == []
