"""Thoughts: tables that somebody imagines, to think on. What a bot needs of a match, and nothing more."""

from __future__ import annotations

from collections.abc import Iterable

from polyana.kernel.asking import Move
from polyana.kernel.chance import Chance
from polyana.kernel.course import Course
from polyana.kernel.game import Game, O, S
from polyana.kernel.moment import Answer, Mark
from polyana.kernel.table import C


class Thought(Course[S, O, C]):
    """A table as a seat imagines it: all that the seat cannot see is guessed.

    It has no seed, no log and no record, and it does not know what was answered before the current step.

    >>> from polyana import games
    >>> from polyana.kernel import Match
    >>> match = Match(games.load("felinia"), seed=7)
    >>> thought = Thought.of(match, 1, Chance(3))
    >>> thought.answer(1, ("bid", "guild"))
    >>> thought.asks[0].seat, match.number
    (2, 0)
    """

    _is_glance = False
    """Whether nobody will return to any moment of it: then no mark is kept."""

    @classmethod
    def of(cls, course: Course[S, O, C], seat: int, chance: Chance) -> Thought[S, O, C]:
        """What a seat imagines of a table, or of somebody's thought; sealed answers of others are not known."""
        game, mark = course.game, course._marks[-1]
        given = course.answers[mark.at :]
        if course._together is not None:
            sealed = course._sealed_at - mark.at
            given[sealed:] = [answer for answer in given[sealed:] if answer.seat == seat]
        state = game.imagine(game.decode(mark.state), seat, chance)
        return cls._at(game, course.options, state, given, max(0, course.floor - mark.at))

    @classmethod
    def _at(
        cls, game: Game[S, O, C], options: O, state: S, given: list[Answer], floor: int
    ) -> Thought[S, O, C]:
        """A thought that begins at a state, with the answers that were given since."""
        thought = cls(game, options)
        thought.answers = given
        thought.floor = floor
        thought._marks = [Mark(game.encode(state), 0)]
        thought._restore(state, given)
        return thought

    def answer(self, seat: int, move: Move) -> None:
        """Gives a seat's answer. IllegalMove says what was expected; then, and if the rules fail, nothing changes."""
        ask, answers = self._ask, self.answers
        if ask is None or ask.seat != seat or move not in ask.options:
            ask = self._legal(seat, move)
        floor = self.floor
        if self._together is None and answers and answers[-1].seat != seat:
            self.floor = len(answers)  # somebody else's answer fixes what came before
        answers.append(Answer(seat, move, ask.secret, 0))
        try:
            self._give(seat, move)
        except BaseException:
            self._take_back()
            self.floor = floor
            raise

    def fork(self) -> Thought[S, O, C]:
        """An independent copy."""
        twin = Thought(self.game, self.options)
        twin.answers = self.answers.copy()
        twin.floor = self.floor
        twin._marks = self._marks.copy()
        mark = self._marks[-1]
        twin._restore(self.game.decode(mark.state), self.answers[mark.at :])
        return twin

    def after(self, seat: int, moves: Iterable[Move]) -> S | None:
        """The state after some answers of a seat, None if not all are possible; this thought stays as it is.

        >>> from polyana import games
        >>> from polyana.kernel import Match
        >>> thought = Thought.of(Match(games.load("felinia"), seed=7), 1, Chance(3))
        >>> thought.after(1, [("bid", "guild")]) == thought.state
        False
        """
        twin = self.fork()
        twin._is_glance = True
        for move in moves:
            ask = twin.ask_of(seat)
            if ask is None or move not in ask.options:
                return None
            twin.answer(seat, move)
        return twin.state

    def _mark(self) -> None:
        if not self._is_glance:
            super()._mark()
