"""A game at play: a course with its seed and a log of all that happens."""

from __future__ import annotations

from polyana.kernel.asking import Move, move_from
from polyana.kernel.course import Course
from polyana.kernel.game import Game, O, S
from polyana.kernel.moment import Answer, Mark
from polyana.kernel.pledge import Pledge
from polyana.kernel.state import Told
from polyana.kernel.table import C


class Play(Course[S, O, C]):
    """What is played at a table: whatever happens is told, and can be found again from the seed."""

    def __init__(
        self, game: Game[S, O, C], options: O, seed: int, pledge: Pledge | None = None
    ) -> None:
        super().__init__(game, options)
        self.seed = seed
        self.pledge = pledge
        """What the seed was made of, if it was pledged to the players."""
        self.log: list[Told] = []
        self.start: Mark | None = None
        """Where the match began, if not with the setup of its seed."""

    @property
    def first(self) -> int:
        """How many answers had been given where the match begins: it is known move by move from there on."""
        return 0 if self.start is None else self.start.at

    @property
    def turns(self) -> int:
        """How many turns have been begun.

        >>> from polyana import games
        >>> from polyana.kernel import Match
        >>> match = Match(games.load("felinia"), seed=7)
        >>> match.answer(1, "bid guild")
        >>> match.answer(2, "bid guild")
        >>> match.turns
        2
        """
        return self.answers[-1].turn if self.answers else 0

    def _turn_of(self, seat: int) -> int:
        """The turn to which the next answer belongs, if this seat gives it."""
        if not self.answers or not self.between_steps:
            return max(1, self.turns)
        if self._together is not None:  # a turn of all of them, whoever answers first
            return self.turns + 1
        begun_by = seat
        for answer in reversed(self.answers):
            if answer.turn != self.turns:
                break
            begun_by = answer.seat
        return self.turns + (seat != begun_by or self.options.players == 1)

    def answer(self, seat: int, move: Move | str) -> None:
        """Gives a seat's answer, as a tuple or as text. IllegalMove says what was expected and changes nothing.

        >>> from polyana import games
        >>> from polyana.kernel import Match
        >>> match = Match(games.load("felinia"), seed=7)
        >>> match.answer(1, ("bid", "guild"))
        >>> match.answer(1, "bid guild")
        Traceback (most recent call last):
        polyana.kernel.asking.IllegalMove: Seat 1 is not asked now; it is the turn of seat 2.
        """
        if isinstance(move, str):
            move = move_from(move)
        ask = self._legal(seat, move)
        floor = self.floor
        sealed = self._together is not None
        if self.alone is None and not sealed and self.answers and self.answers[-1].seat != seat:
            self.floor = len(self.answers)  # somebody else's answer fixes what came before
        hidden = self._hidden_by(seat)
        turn = self._turn_of(seat)
        self.answers.append(Answer(seat, move, ask.secret, len(self.log), turn))
        try:
            self._give(seat, move)
        except BaseException:
            self._take_back()
            self.floor = floor
            raise
        if hidden and not hidden <= self.game.secrets(self.state, self.alone):
            self._stand()  # a bot has shown what it held

    def _hidden_by(self, seat: int) -> set[str]:
        """What a bot hides from the only person at the table; nothing where there are more people."""
        if self.alone is None or seat == self.alone:
            return set()
        return self.game.secrets(self.state, self.alone)

    def _stand(self) -> None:
        """Nothing that was answered so far can be taken back any more."""
        self.floor = len(self.answers)
        self._forget_marks()

    def _take_back(self) -> None:
        """Returns to the moment before the last answer; what was told since has not happened."""
        log = self._table.log
        del self.log[self.answers[-1].told :]
        super()._take_back()
        self._table.log = log
