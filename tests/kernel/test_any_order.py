"""Whatever is done to a match, in any order: it stands where its answers alone would lead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from polyana import games
from polyana.kernel import Chance, Match, Record
from tests.kernel.pages import goofspiel
from tests.kernel.toys import Pair, Toy, fair, moment, play_on

AnyMatch = Match[Any, Any, Any]
FELINIA = games.load("felinia")

STARTS: list[Callable[[int], AnyMatch]] = [
    lambda seed: Match(Toy(fair, turns=24), Pair(3), seed),
    lambda seed: Match(goofspiel.load(), goofspiel.Variant(3, 5), seed),
    lambda seed: Match(FELINIA, FELINIA.variants()[-1], seed),
]

DEEDS = st.lists(
    st.tuples(
        st.sampled_from(
            ["answer"] * 6 + ["undo", "undo", "undo own", "fork", "save", "resume", "imagine"]
        ),
        st.integers(0, 2**16),
    ),
    min_size=30,
    max_size=90,
)


def do(match: AnyMatch, deed: str, number: int) -> AnyMatch:
    """The match after a deed; for copies, the copy."""
    if deed == "answer":
        play_on(match, 1, seed=number)
    elif deed == "undo" and match.can_undo():
        match.undo()
    elif deed == "undo own":
        for seat in range(match.options.players):
            if match.can_undo(seat):
                match.undo(seat)
                break
    elif deed == "fork":
        before = match.fingerprint()
        twin = match.fork()
        assert moment(twin) == moment(match)
        play_on(twin, 5, seed=number)
        assert match.fingerprint() == before
    elif deed == "save":
        again = Match.replay(match.game, Record.from_json(match.record().to_json()))
        assert again.fingerprint() == match.fingerprint()
        return again
    elif deed == "resume":
        again = Match.resumed(match.game, Record.from_json(match.record().to_json()))
        assert moment(again) == moment(match)
        return again
    elif deed == "imagine" and not match.over:
        seat = number % match.options.players
        guess = match.imagine(seat, Chance(number))
        assert guess.view(seat).table == match.view(seat).table
        play_on(guess, 3, seed=number)
    return match


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(start=st.sampled_from(STARTS), seed=st.integers(0, 999), deeds=DEEDS)
def test_a_match_stands_where_its_answers_lead(
    start: Callable[[int], AnyMatch], seed: int, deeds: list[tuple[str, int]]
) -> None:
    match = start(seed)
    for deed, number in deeds:
        match = do(match, deed, number)
        alone = start(seed)
        for answer in match.answers:
            alone.answer(answer.seat, answer.move)
        assert moment(match) == moment(alone)
        assert match.floor >= alone.floor
        assert alone.log[len(alone.log) - len(match.log) :] == match.log
        assert moment(match.rewound(match.number)) == moment(match)
        assert match._marks[0].at <= match.floor
        assert [mark.at for mark in match._marks] == sorted({mark.at for mark in match._marks})
