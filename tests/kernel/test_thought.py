"""Thoughts: what bots think on is exactly what an imagined match is, and holds nothing besides."""

from __future__ import annotations

import random
from typing import Any

import pytest

from polyana import games
from polyana.kernel import Ask, Chance, IllegalMove, Match, Rules, Thought
from tests.kernel.pages import goofspiel
from tests.kernel.toys import Desk, DeskTable, Pair, Toy, fair, felinia, note, play_on, words

AnyMatch = Match[Any, Any, Any]
AnyThought = Thought[Any, Any, Any]


def moment(table: AnyMatch | AnyThought, seats: int) -> list[object]:
    """All that somebody who thinks can learn of a table."""
    return [
        table.game.encode(table.state),
        table.asks,
        table.over,
        table.between_steps,
        [table.can_undo(seat) for seat in range(seats)],
        table.result() if table.over else None,
    ]


def compare(match: AnyMatch, dice: random.Random, decisions: int) -> None:
    """Thoughts and imagined matches of every seat go the same way for some decisions, and so do their copies."""
    seats = match.options.players
    for seat in range(seats):
        luck = dice.getrandbits(64)
        guess, thought = match.imagine(seat, Chance(luck)), Thought.of(match, seat, Chance(luck))
        assert moment(thought, seats) == moment(guess, seats)
        for _ in range(decisions):
            if guess.over:
                break
            ask = dice.choice(guess.asks)
            move = dice.choice(ask.options)
            before = moment(thought, seats)
            twin = thought.fork()
            assert moment(twin, seats) == before
            after = thought.after(ask.seat, [move])
            guess.answer(ask.seat, move)
            twin.answer(ask.seat, move)
            assert after == twin.state == guess.state
            assert moment(twin, seats) == moment(guess, seats)
            assert moment(thought, seats) == before
            deeper = guess.imagine(seat, Chance(luck)), Thought.of(twin, seat, Chance(luck))
            assert moment(deeper[1], seats) == moment(deeper[0], seats)
            thought = twin


@pytest.mark.parametrize("name", [*games.names(), "goofspiel", "toy"])
def test_thoughts_go_as_imagined_matches_do(name: str) -> None:
    dice = random.Random(name)
    for number in range(4):
        match: AnyMatch
        if name == "toy":
            match = Match(Toy(fair, turns=12), Pair(3), number)
        elif name == "goofspiel":
            match = Match(goofspiel.load(), goofspiel.Variant(2, 13), number)
        else:
            game = games.load(name)
            match = Match(game, dice.choice(game.variants()), number)
        for _ in range(3):
            if not match.over:
                compare(match, dice, decisions=12)
                play_on(match, dice.randrange(40), seed=number)


def test_a_thought_looks_the_same_to_its_seat_and_leaves_the_match_alone() -> None:
    match = felinia(9, 80)
    before = match.fingerprint()
    for seat in range(match.options.players):
        thought = Thought.of(match, seat, Chance(seat))
        assert match.game.view(thought.state, seat) == match.game.view(match.state, seat)
        assert thought.ask_of(seat) == match.ask_of(seat)
        assert thought.state != match.state
    assert match.fingerprint() == before


def test_a_thought_hangs_on_the_given_chance_alone() -> None:
    match = felinia(moves=40)
    states = [Thought.of(match, 0, Chance(number)).state for number in (4, 4, 5)]
    assert states[0] == states[1] != states[2]


def test_a_thought_holds_neither_seed_nor_log_nor_what_was_before() -> None:
    match = Match(goofspiel.load(), goofspiel.Variant(2, 13), seed=77)
    play_on(match, 6)
    thought = Thought.of(match, 0, Chance(1))
    assert not {"seed", "log", "start", "record"} & {*dir(thought)}
    assert thought.number < match.number
    assert not any(match.game.encode(match.state) in mark.state for mark in thought._marks)
    assert not thought.can_undo(0)


def test_what_others_have_sealed_is_not_in_a_thought() -> None:
    match = Match(goofspiel.load(), goofspiel.Variant(2, 13), seed=77)
    match.answer(1, match.asks[1].options[0])
    assert [ask.seat for ask in Thought.of(match, 0, Chance(1)).asks] == [0, 1]
    assert [ask.seat for ask in Thought.of(match, 1, Chance(1)).asks] == [0]


def test_an_illegal_answer_changes_nothing() -> None:
    thought = Thought.of(felinia(moves=5), 0, Chance(1))
    before = moment(thought, 2)
    asked = thought.asks[0].seat
    for seat, move in ((asked, ("fly",)), (1 - asked, thought.asks[0].options[0])):
        with pytest.raises(IllegalMove):
            thought.answer(seat, move)
    assert thought.after(asked, [("fly",)]) is None
    assert moment(thought, 2) == before


def test_an_exception_in_the_rules_leaves_the_thought_as_it_was() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        _, what = yield Ask(0, "talk", words("say", "yes", "bad"))
        note(table, 0, ("say", what))
        table.state.deck.pop()
        if what == "bad":
            raise ZeroDivisionError

    thought: Thought[Desk, Pair, None] = Thought.of(Match(Toy(play), Pair(2), seed=1), 0, Chance(1))
    thought.answer(0, ("say", "yes"))
    before = moment(thought, 2)
    with pytest.raises(ZeroDivisionError):
        thought.answer(0, ("say", "bad"))
    assert moment(thought, 2) == before
