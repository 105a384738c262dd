"""Gains item by item: goods at once, questions with the rest on the agenda, ways that can do nothing not offered."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from polyana.effects import Gain, GoOn, InOrder, Item, Receive, Verb, aim, bundles, has_target, rows
from polyana.kernel import (
    Ask,
    ById,
    Chance,
    Count,
    Id,
    Many,
    Move,
    Phases,
    Rules,
    State,
    Table,
    carry_on,
    then,
)
from polyana.notation import parse


class Farm(State):
    phase: Id
    agenda: Many[Receive | GoOn]
    goods: ById[Count]
    razed: Many[Id]


FarmTable = Table[Farm, dict[str, Gain]]


class Act(msgspec.Struct):
    table: FarmTable
    seat: int
    source: str
    item: Item
    optional: bool
    move: Move = ()


def standing(act: Act) -> Iterator[Move]:
    for name in ("barn", "mill"):
        if name not in act.table.state.razed:
            yield ("target", name)


def raze(act: Act) -> None:
    act.table.state.razed.append(act.move[1])


VERBS: dict[str, Verb[Act]] = rows(Verb("raze", raze, "which", standing))


def gain_goods(act: Act) -> None:
    goods = act.table.state.goods
    goods[act.item.word] = goods.get(act.item.word, 0) + act.item.amount


def act_of(
    table: FarmTable, seat: int, source: str, item: Item, gain: Gain, bundle: tuple[Item, ...]
) -> Act:
    return Act(table, seat, source, item, gain.optional)


def works(table: FarmTable, seat: int, source: str, bundle: tuple[Item, ...]) -> bool:
    return all(
        item.word not in VERBS
        or has_target(VERBS[item.word], Act(table, seat, source, item, False))
        for item in bundle
    )


GAINS = InOrder(
    gains=lambda table: table.content,
    act=act_of,
    plain={"wood": gain_goods, "vp": gain_goods},
    begin=lambda act: aim(VERBS[act.item.word], act, act.optional),
    works=works,
    question=lambda gain: "choice",
)


def rest(table: FarmTable) -> None:
    table.state.phase = "over"


PHASES: Phases[FarmTable] = {"day": rest}


def gain(text: str, optional: bool = False) -> Gain:
    ways = bundles(parse(text))  # type: ignore[arg-type]
    moves = tuple(("choose", way[0].word) for way in ways)
    return Gain("gain", "card", ways, moves, optional)


def farm(text: str, optional: bool = False, razed: tuple[str, ...] = ()) -> FarmTable:
    table = Table({"gain": gain(text, optional)}, Farm(Chance(1), "day", [], {}, list(razed)))
    then(table.state, Receive(0, "card", "gain"))
    return table


def step(table: FarmTable, answer: str = "") -> list[str]:
    """Plays one step; what was offered."""
    rules: Rules = carry_on(table, {Receive: GAINS.receive, GoOn: GAINS.go_on}, PHASES)
    try:
        asked = next(rules)
        rules.send(tuple(answer.split()))
    except StopIteration:
        pass
    else:
        raise AssertionError("a step asks once")
    assert isinstance(asked, Ask)
    return [" ".join(move) for move in asked.options]


def test_what_is_behind_a_question_waits_until_it_is_answered() -> None:
    table = farm("1 wood + raze + 2 vp")
    assert step(table, "target mill") == ["target barn", "target mill"]
    assert table.state.goods == {"wood": 1} and table.state.razed == ["mill"]
    assert table.state.agenda == [GoOn(0, "card", "gain", way=0, item=2)]
    with_rest = carry_on(table, {Receive: GAINS.receive, GoOn: GAINS.go_on}, PHASES)
    assert list(with_rest) == [] and table.state.goods == {"wood": 1, "vp": 2}


def test_a_way_that_can_do_nothing_is_not_offered() -> None:
    assert step(farm("1 wood / raze / 1 vp"), "choose vp") == [
        "choose wood",
        "choose raze",
        "choose vp",
    ]
    assert step(farm("1 wood / raze / 1 vp", razed=("barn", "mill")), "choose vp") == [
        "choose wood",
        "choose vp",
    ]


def test_only_what_is_optional_may_be_declined() -> None:
    assert "decline" not in step(farm("raze"), "target barn")
    table = farm("raze", optional=True)
    assert "decline" in step(table, "decline") and not table.state.razed
