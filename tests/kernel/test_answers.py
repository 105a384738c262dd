"""Answers: what is refused, how it is said, and that nothing changes; forced answers are taken and told."""

from __future__ import annotations

import pytest

from polyana.kernel import Ask, IllegalMove, Match, Move, Rules, Together, move_from, text
from polyana.kernel.game import O, S
from polyana.kernel.table import C
from tests.kernel.pages import goofspiel
from tests.kernel.toys import (
    Desk,
    DeskTable,
    Pair,
    Play,
    Toy,
    fair,
    felinia,
    note,
    play_on,
    saved,
    words,
)


def refused(match: Match[S, O, C], seat: int, move: Move | str) -> str:
    """The sentence with which an answer is refused; the match must not change by a byte."""
    before = match.fingerprint(), saved(match), match.asks
    with pytest.raises(IllegalMove) as refusal:
        match.answer(seat, move)
    assert (match.fingerprint(), saved(match), match.asks) == before
    return str(refusal.value)


def test_the_text_of_a_move_goes_in_and_out() -> None:
    assert text(("bid", "market_2")) == "bid market_2"
    assert move_from(text(("pay", "wine", "2"))) == ("pay", "wine", "2")
    assert move_from("  pay \t wine\n2 ") == ("pay", "wine", "2")


def test_a_move_may_be_given_as_text_or_as_words() -> None:
    one, other = felinia(moves=0), felinia(moves=0)
    seat = one.asks[0].seat
    one.answer(seat, "  bid   guild ")
    other.answer(seat, ("bid", "guild"))
    assert one.fingerprint() == other.fingerprint()


def test_the_wrong_seat_is_told_whose_turn_it_is() -> None:
    match = felinia()
    asked = match.asks[0].seat
    other = (asked + 1) % 3
    sentence = refused(match, other, match.asks[0].options[0])
    assert sentence == f"Seat {other} is not asked now; it is the turn of seat {asked}."
    for nobody in (-1, 3, 99):
        assert f"Seat {nobody} is not asked now" in refused(match, nobody, "bid guild")


@pytest.mark.parametrize(
    "move", ["fly home", "", "bid", "bid guild guild", ("bid",), (), ("bid", 2), "BID GUILD"]
)
def test_an_unknown_move_is_answered_with_the_possible_ones(move: Move | str) -> None:
    match = felinia(moves=0)
    sentence = refused(match, match.asks[0].seat, move)
    assert "is not possible now" in sentence
    for option in match.asks[0].options:
        assert text(option) in sentence


def test_nothing_is_called_nothing() -> None:
    match = felinia(moves=0)
    assert refused(match, match.asks[0].seat, "").startswith("'nothing' is not possible now.")


def test_a_move_after_the_end_is_refused() -> None:
    match = Match(goofspiel.load(), goofspiel.Variant(2, 3), seed=1)
    play_on(match)
    assert match.over
    assert match.asks == []
    for seat in (0, 1, 7):
        assert refused(match, seat, "bid 1") == "The game is over; no more moves can be made."


def test_there_is_no_result_before_the_end() -> None:
    match = felinia()
    with pytest.raises(IllegalMove, match="not over yet"):
        match.result()


def test_every_illegal_answer_in_a_whole_game_changes_nothing() -> None:
    match = Match(Toy(fair, turns=6), Pair(3), seed=5)
    while not match.over:
        for seat in range(3):
            refused(match, seat, "sing")
        play_on(match, 1, seed=match.number)


# Forced answers


def start(play: Play, players: int = 2) -> Match[Desk, Pair, None]:
    return Match(Toy(play, turns=2), Pair(players), seed=1)


def test_a_forced_answer_is_taken_and_told_to_all() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        note(table, 1, (yield Ask(1, "bow", words("bow", "deeply"))))
        note(table, 0, (yield Ask(0, "go", words("go", "left", "right"))))

    match = start(play)
    assert match.number == 0
    assert match.asks[0].kind == "go"
    assert match.state.notes == ["1 bow deeply"]
    for seat in (0, 1, None):
        told = match.told_to(seat)[0]
        assert (told.event, told.facts) == ("forced", (1, "bow deeply"))


def test_a_forced_secret_answer_is_told_to_its_seat_alone() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        if table.state.turn == 1:
            yield Ask(1, "hide", words("hide", "ruby"), secret=True)
        else:
            yield Ask(0, "go", words("go", "left", "right"))

    match = start(play)
    assert [told.facts for told in match.told_to(1)] == [(1, "hide ruby")]
    assert match.told_to(0) == match.told_to(None) == []


def test_a_forced_answer_in_a_simultaneous_choice_is_told_to_its_seat_alone() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        asks = [Ask(0, "bid", words("bid", "one", "two")), Ask(1, "bid", words("bid", "ruby"))]
        yield (sealed := Together(asks))
        for seat in (0, 1):
            note(table, seat, sealed.answers[seat])

    match = start(play)
    assert [ask.seat for ask in match.asks] == [0]
    assert [told.facts for told in match.told_to(1)] == [(1, "bid ruby")]
    assert match.told_to(0) == match.told_to(None) == []
    match.answer(0, "bid two")
    assert match.state.notes == ["0 bid two", "1 bid ruby"]


def test_a_simultaneous_choice_of_forced_answers_asks_nobody() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        yield (sealed := Together([Ask(seat, "bow", words("bow", "deeply")) for seat in (0, 1)]))
        table.state.notes.append(str(len(sealed.answers)))

    match = start(play)
    assert match.over
    assert match.number == 0
    assert match.state.notes == ["2", "2"]


def test_always_asks_even_if_there_is_one_answer() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        note(table, 0, (yield Ask(0, "sign", words("sign", "here"), always=True)))

    match = start(play)
    match.answer(0, "sign here")
    match.answer(0, "sign here")
    assert match.over
    assert [told.event for told in match.log] == ["noted", "noted"]


def test_forced_answers_are_no_part_of_the_moves() -> None:
    match = felinia(moves=10_000)
    forced = [told for told in match.log if told.event == "forced"]
    assert match.over
    assert forced
    assert Match.replay(match.game, match.record()).log == match.log
