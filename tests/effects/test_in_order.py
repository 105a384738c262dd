"""Gains item by item: goods at once, questions with the rest on the agenda, ways that can do nothing not offered."""

from __future__ import annotations

from collections.abc import Iterator

from polyana.effects import (
    Act,
    Gain,
    GoOn,
    InOrder,
    Item,
    Receive,
    Verb,
    always,
    begin,
    bundles,
    can_happen,
    rows,
)
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


class FarmAct(Act[Farm, dict[str, Gain]]):
    optional: bool = False


def standing(act: FarmAct) -> Iterator[Move]:
    for name in ("barn", "mill"):
        if name not in act.table.state.razed:
            yield ("target", name)


def raze(act: FarmAct) -> None:
    act.state.razed.append(act.target)


def empty(act: FarmAct) -> bool:
    return not act.state.goods


def plough(act: FarmAct) -> None:
    act.state.goods["field"] = 1


def search(act: FarmAct) -> None:
    act.state.goods["found"] = int(bool(act.move))


VERBS: dict[str, Verb[FarmAct]] = rows(
    Verb("raze", raze, "which", standing),
    Verb("burn", raze, "which", standing, hidden=always),
    Verb("plough", plough, possible=empty),
    Verb("search", search, "which", standing, possible=empty),
)


def gain_good(table: FarmTable, seat: int, good: str, number: int) -> None:
    goods = table.state.goods
    goods[good] = goods.get(good, 0) + number


def gain_points(act: FarmAct) -> None:
    gain_good(act.table, act.seat, act.item.word, act.item.amount)


def act_of(
    table: FarmTable, seat: int, source: str, item: Item, gain: Gain, bundle: tuple[Item, ...]
) -> FarmAct:
    return FarmAct(table, seat, source, item, optional=gain.optional)


def works(table: FarmTable, seat: int, source: str, bundle: tuple[Item, ...]) -> bool:
    return all(
        item.word not in VERBS or can_happen(VERBS[item.word], FarmAct(table, seat, source, item))
        for item in bundle
    )


GAINS = InOrder(
    gains=lambda table: table.content,
    act=act_of,
    fixed={"wood": gain_good},
    plain={"vp": gain_points},
    begin=lambda act: begin(VERBS[act.item.word], act, act.optional),
    works=works,
    question=lambda gain: "choice",
)


def rest(table: FarmTable) -> None:
    table.state.phase = "over"


PHASES: Phases[FarmTable] = {"day": rest}


def gain(text: str, optional: bool = False) -> Gain:
    ways = bundles(parse(text))  # type: ignore[arg-type]
    return Gain.of("gain", "card", ways, optional=optional)


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


def test_what_can_do_nothing_does_nothing() -> None:
    table = farm("1 wood + plough + raze + 1 vp", razed=("barn", "mill"))
    assert list(carry_on(table, {Receive: GAINS.receive, GoOn: GAINS.go_on}, PHASES)) == []
    assert table.state.goods == {"wood": 1, "vp": 1}


def test_what_others_cannot_see_is_asked_even_without_a_target() -> None:
    table = farm("burn", razed=("barn", "mill"))
    assert step(table, "decline") == ["decline"] and table.state.razed == ["barn", "mill"]


def test_a_verb_that_needs_no_target_may_be_done_without_one() -> None:
    table = farm("search")
    assert step(table, "none") == ["target barn", "target mill", "none"]
    assert table.state.goods == {"found": 0}
    table = farm("1 wood + search")
    assert step(table, "target mill") == ["target barn", "target mill"]
    assert table.state.goods == {"wood": 1, "found": 1}
