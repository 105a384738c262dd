"""Rules that do what no rules may do are stopped, with a sentence for their author."""

from __future__ import annotations

import pytest

from polyana.kernel import Ask, BrokenRules, Match, Rules, Together
from tests.kernel.toys import Desk, DeskTable, Pair, Play, Toy, saved, words

YES_NO = words("say", "yes", "no")


def start(play: Play) -> Match[Desk, Pair, None]:
    return Match(Toy(play), Pair(2), seed=1)


def stopped(play: Play, *answers: str) -> str:
    """The sentence with which rules are stopped, at once or at the last of some answers of seat 0."""
    if not answers:
        with pytest.raises(BrokenRules) as broken:
            start(play)
        return str(broken.value)
    running = start(play)
    for answer in answers[:-1]:
        running.answer(0, answer)
    before = running.fingerprint(), saved(running)
    with pytest.raises(BrokenRules) as broken:
        running.answer(0, answers[-1])
    assert (running.fingerprint(), saved(running)) == before
    return str(broken.value)


def test_asking_after_chance() -> None:
    def play(table: DeskTable) -> Rules:
        yield Ask(0, "talk", YES_NO)
        table.state.chance.die()
        yield Ask(0, "again", YES_NO)

    sentence = stopped(play, "say yes")
    assert sentence.startswith("toy asks Ask(seat=0, kind='again'")
    assert sentence.endswith("after news or a secret answer; the step must end first")


def test_asking_after_chance_at_the_start_of_a_step() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.chance.die()
        yield Ask(0, "talk", YES_NO)

    assert "after news" in stopped(play)


def test_asking_after_something_was_shown() -> None:
    def play(table: DeskTable) -> Rules:
        yield Ask(0, "talk", YES_NO)
        table.reveal()
        yield Together([Ask(seat, "again", YES_NO) for seat in (0, 1)])

    assert "after news" in stopped(play, "say no")


def test_asking_after_a_secret_answer() -> None:
    def play(table: DeskTable) -> Rules:
        yield Ask(0, "talk", YES_NO)
        yield Ask(0, "whisper", YES_NO, secret=True)
        yield Ask(0, "again", YES_NO)

    assert "after news or a secret answer" in stopped(play, "say no", "say no")


def test_asking_after_a_forced_secret_answer() -> None:
    def play(table: DeskTable) -> Rules:
        yield Ask(0, "whisper", YES_NO[:1], secret=True)
        yield Ask(0, "again", YES_NO)

    assert "after news or a secret answer" in stopped(play)


def test_asking_after_a_simultaneous_choice() -> None:
    def play(table: DeskTable) -> Rules:
        yield Together([Ask(0, "point", YES_NO), Ask(1, "point", YES_NO[:1])])
        yield Ask(0, "again", YES_NO)

    assert "after news or a secret answer" in stopped(play, "say no")


def test_asking_without_options() -> None:
    def play(table: DeskTable) -> Rules:
        yield Ask(0, "talk", YES_NO)
        yield Ask(0, "choose", [])

    assert stopped(play, "say no") == "toy asks 'choose' without any option"


def test_asking_one_of_several_without_options() -> None:
    def play(table: DeskTable) -> Rules:
        yield Together([Ask(0, "point", YES_NO), Ask(1, "choose", [])])

    assert stopped(play) == "toy asks 'choose' without any option"


def test_asking_a_seat_twice_at_once() -> None:
    def play(table: DeskTable) -> Rules:
        yield Together([Ask(0, "point", YES_NO), Ask(0, "point", YES_NO)])

    assert stopped(play) == "toy asks a seat twice at once"


@pytest.mark.plain
def test_going_on_for_ever_without_asking(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(table: DeskTable) -> Rules:
        if not table.state.notes:
            _, said = yield Ask(0, "talk", YES_NO)
            if said == "no":
                table.state.notes.append("silence")

    monkeypatch.setattr("polyana.kernel.course.SILENT", 50)
    assert (
        stopped(play, "say yes", "say no")
        == "toy asks nobody anything for 50 steps and does not end"
    )


def test_a_simultaneous_choice_of_nobody_is_over_at_once() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        yield Together([])

    assert start(play).over


def test_several_silent_steps_are_no_fault() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        table.state.chance.bits()
        return
        yield

    assert Match(Toy(play, turns=500), Pair(2), seed=1).over
