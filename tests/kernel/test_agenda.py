"""The agenda: deeds in their order, steps that end where they must, and a meaning for every kind of deed."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from polyana import games
from polyana.kernel import (
    Ask,
    Chance,
    Count,
    Deed,
    Id,
    Many,
    Match,
    Meanings,
    Phases,
    Record,
    Rules,
    Seat,
    State,
    Table,
    carry_on,
    carry_through,
    then,
)


class Greet(Deed):
    seat: Seat


class Look(Deed):
    times: Count


class Parlour(State):
    """A made-up game: everybody says hello, one after the other, and now and then something is looked at."""

    phase: Id
    agenda: Many[Greet | Look]
    said: Many[Id]


ParlourTable = Table[Parlour, None]


def greet(table: ParlourTable, deed: Greet) -> Rules:
    move = yield Ask(deed.seat, "greet", [("hello",), ("look",)])
    table.state.said.append(f"{deed.seat} {move[0]}")
    if move == ("look",):
        then(table.state, Look(2), Greet(deed.seat))


def look(table: ParlourTable, deed: Look) -> None:
    table.state.said.append("look")
    if deed.times > 1:
        then(table.state, Look(deed.times - 1))
    else:
        table.reveal()


def evening(table: ParlourTable) -> None:
    if len(table.state.said) > 4:
        table.state.phase = "over"
    else:
        then(table.state, Greet(0), Greet(1))


MEANINGS: Meanings = {Greet: greet, Look: look}
PHASES: Phases[ParlourTable] = {"evening": evening}
Step = Callable[[ParlourTable, Meanings, Phases[ParlourTable]], Rules]


def parlour(*deeds: Greet | Look) -> ParlourTable:
    table = Table(None, Parlour(Chance(1), "evening", [], []))
    then(table.state, *deeds)
    return table


def played(table: ParlourTable, answers: list[str], step: Step = carry_on) -> list[int]:
    """Plays one step with these answers; who was asked."""
    asked = []
    rules = step(table, MEANINGS, PHASES)
    try:
        ask = next(rules)
        while isinstance(ask, Ask):
            asked.append(ask.seat)
            ask = rules.send((answers.pop(0),))
    except StopIteration:
        pass
    return asked


def test_what_is_put_on_the_agenda_comes_in_its_order_before_what_waits() -> None:
    table = parlour(Greet(0))
    then(table.state, Look(1), Greet(1))
    assert table.state.agenda == [Greet(0), Greet(1), Look(1)]


def test_a_step_ends_after_an_answer() -> None:
    table = parlour()
    assert played(table, ["hello"]) == [0]
    assert table.state.agenda == [Greet(1)]


def test_a_long_step_goes_on_until_nothing_is_under_way() -> None:
    table = parlour()
    assert played(table, ["hello", "hello"], carry_through) == [0, 1]
    assert table.state.said == ["0 hello", "1 hello"] and not table.state.agenda


def test_every_step_ends_after_news() -> None:
    for step in (carry_on, carry_through):
        table = parlour(Look(2), Greet(0))
        assert played(table, [], step) == []
        assert table.state.said == ["look", "look"] and table.state.agenda == [Greet(0)]


def test_a_step_ends_with_the_game() -> None:
    table = parlour()
    table.state.said = ["hello"] * 5
    assert played(table, []) == [] and table.state.phase == "over"


# The games


@pytest.mark.plain
@pytest.mark.parametrize("name", ["settlers", "tundra", "north", "revive"])
def test_every_kind_of_deed_has_a_meaning_that_takes_it(name: str) -> None:
    kinds = get_args(import_module(f"polyana.games.{name}.deeds").AnyDeed)
    meanings: dict[type[Deed], Callable[..., object]]
    meanings = import_module(f"polyana.games.{name}.rules").DEEDS
    assert set(meanings) == set(kinds)
    for kind, meaning in meanings.items():
        taken = list(get_type_hints(meaning).values())[1]
        assert taken is kind or taken is Deed  # of some the kind says everything


@pytest.mark.parametrize(
    ("name", "log", "kind"), [("settlers", 115, "draw_deck"), ("tundra", 71, "card")]
)
def test_a_game_saved_in_another_shape_goes_on_with_its_whole_history(
    name: str, log: int, kind: str
) -> None:
    """The records were made when the work under way had another shape, in the middle of an action."""
    data = (Path(__file__).parent / "old" / f"{name}.json").read_bytes()
    record = Record.from_json(data)
    match = Match.replay(games.load(name), record)
    assert match.start is None and match.number == len(record.moves)
    assert len(match.log) == log and match.asks[0].kind == kind
    match.answer(match.asks[0].seat, match.asks[0].options[0])
    again = Match.replay(match.game, Record.from_json(match.record().to_json()))
    assert again.fingerprint() == match.fingerprint()
