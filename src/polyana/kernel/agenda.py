"""The agenda: work under way as data, so that a game can be left and taken up between any two decisions.

A deed says what is still to be done, in a small struct of its own kind. The agenda is a pile of deeds, and what lies on
top comes next. A game says once, in a table, what each kind of deed means.

>>> from polyana.kernel import Chance, Deed, State
>>> class Draw(Deed):
...     seat: int
...     number: int
>>> class Shuffle(Deed):
...     pass
>>> class Desk(State):
...     phase: str
...     agenda: list[Draw | Shuffle]
>>> desk = Desk(Chance(7), "turn", [])
>>> then(desk, Draw(seat=1, number=2), Shuffle())
>>> desk.agenda.pop()
Draw(seat=1, number=2)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Protocol, TypeVar

from polyana.kernel.asking import Rules
from polyana.kernel.chance import Chance
from polyana.kernel.deed import Deed


class Pile(Protocol):
    """Deeds of a game on top of each other."""

    def pop(self) -> Deed: ...

    def __len__(self) -> int: ...

    def __reversed__(self) -> Iterator[Deed]: ...


class Busy(Protocol):
    """A state with an agenda. When that is empty, the phase says what comes next."""

    @property
    def chance(self) -> Chance: ...

    @property
    def phase(self) -> str: ...

    @property
    def agenda(self) -> Pile: ...


class BusyTable(Protocol):
    """A table whose state has an agenda."""

    news: int

    @property
    def state(self) -> Busy: ...


T = TypeVar("T", bound=BusyTable)
D = TypeVar("D")
K = TypeVar("K", bound=Deed)

Meanings = Mapping[type[Deed], Callable[..., Rules | None]]
"""What each kind of deed means: `{Draw: draw}`, where `draw(table, deed: Draw)` does it or returns its questions."""
Phases = Mapping[str, Callable[[T], Rules | None]]
"""What happens in each phase when nothing is on the agenda. A phase that is not listed is the end of the game."""


def simply(do: Callable[[T], Rules | None]) -> Callable[[T, Deed], Rules | None]:
    """The meaning of a deed that says everything by its kind: what does it is given the table alone."""

    def mean(table: T, deed: Deed) -> Rules | None:
        return do(table)

    return mean


class Agenda(Protocol[D]):
    """Whoever has an agenda of deeds."""

    @property
    def agenda(self) -> list[D]: ...


def then(state: Agenda[D], *deeds: D) -> None:
    """These come next, in this order, before all that waits already."""
    agenda = state.agenda
    if len(deeds) == 1:  # nearly always
        agenda.append(deeds[0])
        return
    for deed in reversed(deeds):
        agenda.append(deed)  # much faster than extending it by a slice


def under_way(state: Busy, kind: type[K]) -> K | None:
    """The deed of this kind that comes next of all on the agenda, if there is any.

    >>> from polyana.kernel import Chance, Deed, State
    >>> class Draw(Deed):
    ...     number: int
    >>> class Desk(State):
    ...     phase: str
    ...     agenda: list[Draw]
    >>> under_way(Desk(Chance(7), "turn", [Draw(3), Draw(2)]), Draw)
    Draw(number=2)
    """
    for deed in reversed(state.agenda):
        if isinstance(deed, kind):
            return deed
    return None


def carry_on(table: T, meanings: Meanings, phases: Phases[T]) -> Rules:
    """One step of a game with an agenda: deed after deed, and what the phase does when there is none.

    The step ends after news and after an answer, so that between two steps the state alone says how things go on.
    """
    state = table.state
    agenda, chance = state.agenda, state.chance
    news, counter = table.news, chance.counter
    while True:
        if agenda:
            deed = agenda.pop()
            questions = meanings[type(deed)](table, deed)
        elif (phase := phases.get(state.phase)) is not None:
            questions = phase(table)
        else:
            return _nothing()
        if questions is not None:
            return questions
        if table.news != news or chance.counter != counter:
            return _nothing()


def _nothing() -> Rules:
    """The rest of a step that asks nothing."""
    yield from ()


def carry_through(table: T, meanings: Meanings, phases: Phases[T]) -> Rules:
    """A longer step: it goes on after an answer as long as something is under way.

    Where hands are hidden it would not do, because nobody else could imagine the answers since the start of the step.
    """
    state = table.state
    agenda, chance = state.agenda, state.chance
    news, counter, answered = table.news, chance.counter, False
    while True:
        if agenda:
            deed = agenda.pop()
            questions = meanings[type(deed)](table, deed)
        elif answered or (phase := phases.get(state.phase)) is None:
            return
        else:
            questions = phase(table)
        if questions is not None:
            yield from questions
            if not agenda:
                return
            answered = True
        if table.news != news or chance.counter != counter:
            return
