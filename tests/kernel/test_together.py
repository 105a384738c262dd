"""Simultaneous choices: any order, sealed until all are in, open to second thoughts before that."""

from __future__ import annotations

from itertools import permutations

import msgspec
import pytest

from polyana.kernel import Ask, Chance, IllegalMove, Match, Move, Rules, Together
from tests.kernel.pages import goofspiel
from tests.kernel.toys import Desk, DeskTable, Pair, Toy, moment, saved, sealed_names


def start(players: int = 3, secret: bool = False, turns: int = 2) -> Match[Desk, Pair, None]:
    return Match(Toy(sealed_names(secret), turns), Pair(players), seed=1)


def seen_by(match: Match[Desk, Pair, None], seat: int | None) -> bytes:
    """All bytes that leave the match for somebody."""
    return msgspec.json.encode((match.view(seat), match.told_to(seat), match.moves_for(seat)))


def test_all_are_asked_and_may_answer_in_any_order() -> None:
    bids = ["bid 3", "bid 1", "bid 3"]
    ends = set()
    for order in permutations(range(3)):
        match = Match(goofspiel.load(), goofspiel.Variant(3, 5), seed=4)
        for number, seat in enumerate(order):
            assert {ask.seat for ask in match.asks} == set(order[number:])
            match.answer(seat, bids[seat])
        ends.add((match.game.encode(match.state), tuple(match.log)))
    assert len(ends) == 1


def test_nobody_sees_anothers_answer_before_all_are_in() -> None:
    match = start()
    match.answer(1, "name zebra")
    for seat in (0, 2):
        own_options = match.view(seat).questions
        assert all(question.options == [] for question in own_options if question.seat != seat)
        shown = msgspec.json.encode(
            (match.view(seat).table, match.told_to(seat), match.moves_for(seat))
        )
        assert b"zebra" not in shown
    assert b"zebra" not in seen_by(match, None)
    assert match.moves_for(0) == [(1, "")]
    assert match.moves_for(1) == [(1, "name zebra")]


def test_what_others_see_does_not_hang_on_the_sealed_answer() -> None:
    one, other = start(), start()
    one.answer(1, "name zebra")
    other.answer(1, "name heron")
    for seat in (0, 2, None):
        assert seen_by(one, seat) == seen_by(other, seat)
    assert seen_by(one, 1) != seen_by(other, 1)


def test_open_answers_are_shown_when_all_are_in() -> None:
    match = start()
    for seat in (2, 0, 1):
        match.answer(seat, "name zebra")
    assert match.moves_for(None) == [(2, "name zebra"), (0, "name zebra"), (1, "name zebra")]
    assert b"zebra" in seen_by(match, None)


def test_secret_answers_stay_secret_when_all_are_in() -> None:
    match = start(secret=True, turns=1)
    for seat in (2, 0, 1):
        match.answer(seat, "name zebra")
    assert match.over
    assert match.moves_for(0) == [(2, ""), (0, "name zebra"), (1, "")]
    assert b"zebra" not in seen_by(match, None)


def test_a_seat_answers_once() -> None:
    match = start()
    match.answer(1, "name zebra")
    before = match.fingerprint(), saved(match)
    with pytest.raises(
        IllegalMove, match="Seat 1 is not asked now; it is the turn of seat 0 and 2"
    ):
        match.answer(1, "name heron")
    assert (match.fingerprint(), saved(match)) == before


def test_each_seat_takes_back_its_own_answer_until_all_are_in() -> None:
    match = start()
    match.answer(0, "name zebra")
    before = match.fingerprint(), saved(match)
    match.answer(1, "name heron")
    assert match.can_undo(0)
    assert match.can_undo(1)
    assert not match.can_undo(2)
    match.undo(1)
    assert (match.fingerprint(), saved(match)) == before
    match.answer(1, "name heron")
    match.undo(0)
    assert [ask.seat for ask in match.asks] == [0, 2]
    assert match.moves_for(1) == [(1, "name heron")]
    match.answer(2, "name zebra")
    match.answer(0, "name heron")
    assert match.state.notes == ["0 name heron", "1 name heron", "2 name zebra"]


def test_undo_without_a_seat_takes_back_the_last_sealed_answer() -> None:
    match = start()
    match.answer(2, "name zebra")
    match.answer(0, "name zebra")
    match.undo()
    assert match.moves_for(2) == [(2, "name zebra")]


def test_who_has_not_answered_takes_nothing_back() -> None:
    match = start()
    match.answer(0, "name zebra")
    with pytest.raises(IllegalMove, match="somebody else's"):
        match.undo(2)


def test_nothing_is_taken_back_when_all_are_in() -> None:
    match = start()
    for seat in range(3):
        match.answer(seat, "name zebra")
    assert not any(match.can_undo(seat) for seat in (0, 1, 2, None))
    with pytest.raises(IllegalMove, match="new has become known"):
        match.undo(2)


def test_forks_and_saved_games_keep_the_sealed_answers() -> None:
    match = start()
    match.answer(2, "name zebra")
    match.answer(0, "name heron")
    record = match.record()
    for copy in (
        match.fork(),
        Match.replay(match.game, record),
        Match.resumed(match.game, record),
    ):
        assert moment(copy) == moment(match)
        assert copy.moves_for(1) == [(2, ""), (0, "")]
        copy.undo(2)
        copy.answer(1, "name zebra")
        copy.answer(2, "name heron")
        assert copy.state.notes == ["0 name heron", "1 name zebra", "2 name heron"]


def test_an_imagined_match_knows_no_sealed_answer_of_others() -> None:
    match = start()
    match.answer(2, "name zebra")
    match.answer(0, "name heron")
    guess = match.imagine(0, Chance(5))
    assert [(answer.seat, answer.move) for answer in guess.answers] == [(0, ("name", "heron"))]
    assert [ask.seat for ask in guess.asks] == [1, 2]
    guess.answer(2, "name heron")
    guess.answer(1, "name heron")
    assert guess.state.notes == ["0 name heron", "1 name heron", "2 name heron"]
    assert [ask.seat for ask in match.asks] == [1]


def two_names(table: DeskTable) -> Rules:
    """Everybody names two different beasts, all at once; then they are noted."""
    beasts = [("name", beast) for beast in ("zebra", "heron", "lynx")]

    def next_name(seat: int, named: list[Move]) -> Ask | None:
        left = [beast for beast in beasts if beast not in named]
        return Ask(seat, "name", left, tuple(word for _, word in named)) if len(left) > 1 else None

    seats = range(len(table.state.purses))
    sealed = Together([Ask(seat, "name", beasts) for seat in seats], next_name)
    yield sealed
    table.state.notes += [beast for seat in seats for _, beast in sealed.picks[seat]]
    table.state.turn += 1


def test_a_choice_of_several_picks_is_sealed_as_one() -> None:
    match = Match(Toy(two_names, 1), Pair(2), seed=1)
    before = match.fingerprint()
    match.answer(0, "name heron")
    assert [(ask.seat, ask.about) for ask in match.asks] == [(0, ("heron",)), (1, ())]
    with pytest.raises(IllegalMove):
        match.answer(0, "name heron")
    match.answer(0, "name lynx")
    match.answer(1, "name lynx")
    assert match.moves_for(1) == [(0, ""), (0, ""), (1, "name lynx")]
    assert [ask.seat for ask in match.asks] == [1]
    guess = match.imagine(1, Chance(2))
    assert [(ask.seat, ask.about) for ask in guess.asks] == [(0, ()), (1, ("lynx",))]
    assert match.fork().asks == match.asks
    assert Match.replay(match.game, match.record()).asks == match.asks
    for seat in (0, 1, 0):
        match.undo(seat)
    assert match.fingerprint() == before
    for seat, name in ((1, "zebra"), (0, "lynx"), (1, "heron"), (0, "zebra")):
        match.answer(seat, f"name {name}")
    assert match.over and match.state.notes == ["lynx", "zebra", "zebra", "heron"]
