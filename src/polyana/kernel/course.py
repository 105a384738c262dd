"""The course of a game: the open questions, answers that are given and taken back, and the marks to return to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic

from polyana.kernel.asking import NOTHING, Ask, BrokenRules, IllegalMove, Move, Together, text
from polyana.kernel.game import Game, O, Result, S
from polyana.kernel.moment import Answer, Mark
from polyana.kernel.state import Told
from polyana.kernel.step import Step
from polyana.kernel.table import C, Table

UNDO_REFUSALS: Final = {
    "undo-nothing": "No answer has been given yet.",
    "undo-foreign": "The last answer was somebody else's; only its giver can take it back.",
    "undo-over": "The game is over and its seed is shown; nothing can be taken back.",
    "undo-news": "Something new has become known since the last answer; it stands.",
}
SILENT: Final = 10_000
"""Steps in a row without a question after which a game counts as endless."""
LONGEST_WAY_BACK = 200
"""Steps that can be taken back at most; every one is kept in memory."""


class Course(Generic[S, O, C]):
    """What is common to matches and thoughts: questions, answers, undo. A moment is the last mark and the answers
    since; to return to a moment, or to copy it, its state is decoded and the answers are given again.
    """

    def __init__(self, game: Game[S, O, C], options: O) -> None:
        self.game = game
        self.options = options
        self.answers: list[Answer] = []
        self.floor = 0
        """Answers below this number can no longer be undone."""
        self.agreed_floor = 0
        """Answers below this number cannot be undone by agreement either: something new became known."""
        self._marks: list[Mark] = []

    alone: int | None = None
    """The only person among bots: takes answers back together with those that bots gave since."""
    by_agreement = False
    """Whether people may agree to take answers back over those of others; the way back is then kept for it."""

    # What a player does

    @property
    def asks(self) -> list[Ask]:
        """The open questions: one, several in a secret simultaneous choice, none when the game is over."""
        if self._together is None:
            return [] if self._ask is None else [self._ask]
        return [ask for ask in self._together.asks if ask.seat not in self._together.answers]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._ask is None and self._together is None

    @property
    def state(self) -> S:
        """The state as it is now. To look at; changes come through `answer` alone."""
        return self._table.state

    @property
    def between_steps(self) -> bool:
        """Whether the last answer ended a step with nothing under way, so that a new stretch of play begins."""
        return self._marks[-1].at == len(self.answers) and self.game.at_rest(self.state)

    def ask_of(self, seat: int) -> Ask | None:
        """The open question to a seat, if there is one.

        >>> from polyana import games
        >>> from polyana.kernel import Match
        >>> match = Match(games.load("felinia"), seed=7)
        >>> match.ask_of(1).kind, match.ask_of(0)
        ('bid', None)
        """
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    @property
    def number(self) -> int:
        """How many answers have been given."""
        return len(self.answers)

    def result(self) -> Result:
        """Points, places and score sheets; IllegalMove while the game goes on.

        >>> from polyana import games
        >>> from polyana.kernel import Match
        >>> Match(games.load("felinia"), seed=7).result()
        Traceback (most recent call last):
        polyana.kernel.asking.IllegalMove: The game is not over yet.
        """
        if not self.over:
            raise IllegalMove("The game is not over yet.", "not-over")
        return self.game.result(self.state)

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last answer (of this seat, if one is given) can be taken back.

        >>> from polyana import games
        >>> from polyana.kernel import Match
        >>> match = Match(games.load("felinia"), seed=7)
        >>> match.answer(1, "bid guild")
        >>> match.can_undo(1), match.can_undo(2)
        (True, False)
        """
        return self._undo_refusal(seat) == ""

    def undo(self, seat: int | None = None) -> list[int]:
        """Takes back the last answer; in a secret simultaneous choice a seat takes back its own.

        Whoever is alone among bots takes back their own last answer and all that bots answered since. Returns whose
        answers were taken back, the last one first. IllegalMove if something new has become known since, or if the last
        answer is somebody else's.

        >>> from polyana import games
        >>> from polyana.kernel import Match
        >>> match = Match(games.load("felinia"), seed=7)
        >>> match.answer(1, "bid guild")
        >>> match.undo(seat=1)
        [1]
        >>> match.number
        0
        """
        refusal = self._undo_refusal(seat)
        if refusal:
            raise IllegalMove(UNDO_REFUSALS[refusal], refusal)
        undone = [self._withdraw(seat if self._is_sealed(seat) else None)]
        while seat is not None and undone[-1] != seat:
            undone.append(self._withdraw(None))
        return undone

    def can_take_back(self, seat: int) -> bool:
        """Whether a seat's last answer, and all that others answered since, could be taken back if they agreed."""
        mine = [number for number, answer in enumerate(self.answers) if answer.seat == seat]
        return self.by_agreement and bool(mine) and not self.over and mine[-1] >= self.agreed_floor

    def take_back(self, seat: int) -> list[int]:
        """By agreement a seat's last answer is taken back, and all since; whose they were, the last one first.

        IllegalMove if something has been drawn, rolled or turned up since.

        >>> from polyana import games
        >>> from polyana.kernel import Match
        >>> match = Match(games.load("felinia"), seed=7)
        >>> match.by_agreement = True
        >>> match.answer(1, "bid guild")
        >>> match.answer(2, "bid guild")
        >>> match.can_undo(1), match.take_back(1)
        (False, [2, 1])
        """
        if not self.can_take_back(seat):
            raise IllegalMove(UNDO_REFUSALS["undo-news"], "undo-news")
        undone = [self._withdraw(None)]
        while undone[-1] != seat:
            undone.append(self._withdraw(None))
        self.floor = min(self.floor, len(self.answers))
        return undone

    def _withdraw(self, seat: int | None) -> int:
        """Takes back the last answer (of this seat, if one is given) and says whose it was."""
        for index in range(len(self.answers) - 1, self._sealed_at - 1, -1):
            if self._together is not None and seat in (None, self.answers[index].seat):
                giver = self.answers.pop(index).seat
                self._together.take_back(giver)
                return giver
        giver = self.answers[-1].seat
        self._take_back()
        return giver

    # How it runs

    def _put(self, state: S, log: list[Told] | None) -> None:
        """Puts a state on the table, between two steps."""
        self._table: Table[S, C] = Table(self.game.content, state, log)
        self._step: Step[S, O, C] | None = None
        self._ask: Ask | None = None
        self._together: Together | None = None
        self._sealed_at = 0

    def _legal(self, seat: int, move: Move) -> Ask:
        """The question that this move answers; IllegalMove if there is none."""
        if self.over:
            raise IllegalMove("The game is over; no more moves can be made.", "over")
        ask = self.ask_of(seat)
        if ask is None:
            asked = [str(open_ask.seat) for open_ask in self.asks]
            sentence = (
                f"Seat {seat} is not asked now; it is the turn of seat {' and '.join(asked)}."
            )
            raise IllegalMove(sentence, "not-asked", seat=seat, whose=", ".join(asked))
        if move not in ask.options:
            expected = ", ".join(text(option) for option in ask.options)
            given = " ".join(map(str, move)) or "nothing"
            sentence = f"{given!r} is not possible now. Seat {seat} may answer: {expected}."
            raise IllegalMove(sentence, "not-possible", move=given, seat=seat, expected=expected)
        return ask

    def _give(self, seat: int, move: Move) -> None:
        """Hands an answer to the rules; in a simultaneous choice only when all are in."""
        together = self._together
        if together is None:
            self._go(move)
            return
        together.give(seat, move)
        if together.complete:
            self.floor = self.agreed_floor = len(self.answers)
            self._go(NOTHING)

    def _go(self, answer: Move) -> None:
        """Runs the rules until somebody has a real choice or the game is over."""
        table = self._table
        known = (table.news, table.state.chance.counter)
        self._open(self._next_question(answer), len(self.answers))
        if (table.news, table.state.chance.counter) != known:
            self.floor = self.agreed_floor = len(self.answers)
        self._forget_marks()

    def _open(self, question: Ask | Together | None, sealed_at: int) -> None:
        """Puts a question to the players; `sealed_at` answers had been given before it."""
        self._sealed_at = sealed_at
        if isinstance(question, Together):
            self._ask, self._together = None, question
        else:
            self._ask, self._together = question, None

    def _next_question(self, answer: Move) -> Ask | Together | None:
        """The next question somebody has to think about; None at the end of the game."""
        for _ in range(SILENT):
            if self._step is not None:
                question = self._step.next(answer)
                if question is not None:
                    return question
            self._mark()
            if self.game.over(self._table.state):
                return None
            self._step = Step(self.game, self._table)
            answer = NOTHING
        raise BrokenRules(
            f"{self.game.name} asks nobody anything for {SILENT} steps and does not end"
        )

    def _mark(self) -> None:
        """Notes the start of a step. Of steps without an answer between them only the last is ever returned to."""
        mark = Mark(self.game.encode(self._table.state), len(self.answers))
        if self._marks and self._marks[-1].at == mark.at:
            self._marks[-1] = mark
        else:
            self._marks.append(mark)

    def _undo_refusal(self, seat: int | None) -> str:
        """Why nothing can be taken back now, or an empty string."""
        if not self.answers:
            return "undo-nothing"
        if self._is_sealed(seat):
            return ""
        if self.over:
            return "undo-over"
        mine = len(self.answers) - 1
        if seat is not None and seat == self.alone:
            while mine >= self.floor and self.answers[mine].seat != seat:
                mine -= 1
        elif self._is_sealed(None) or (seat is not None and self.answers[mine].seat != seat):
            return "undo-foreign"
        return "" if mine >= self.floor else "undo-news"

    def _is_sealed(self, seat: int | None) -> bool:
        """Whether this seat, or anybody, has answered a simultaneous question that others still think about."""
        if self._together is None:
            return False
        return any(seat in (None, answer.seat) for answer in self.answers[self._sealed_at :])

    def _forget_marks(self) -> None:
        """Drops the marks to which nothing returns any more; and the oldest, where nothing new was known for long."""
        marks = self._marks
        if len(marks) > LONGEST_WAY_BACK:
            self.floor = max(self.floor, marks[-LONGEST_WAY_BACK].at)
            self.agreed_floor = max(self.agreed_floor, marks[-LONGEST_WAY_BACK].at)
        kept = self.agreed_floor if self.by_agreement else self.floor
        while len(marks) > 1 and marks[1].at <= kept:
            del marks[0]

    def _take_back(self) -> None:
        """Returns to the moment before the last answer."""
        self.answers.pop()
        while self._marks[-1].at > len(self.answers):
            del self._marks[-1]
        mark = self._marks[-1]
        self._restore(self.game.decode(mark.state), self.answers[mark.at :])

    def _restore(self, state: S, given: Sequence[Answer]) -> None:
        """Puts the state of the last mark on the table and silently gives the answers since."""
        self._put(state, None)
        sealed_at = len(self.answers) - len(given)
        question = None
        if not self.game.over(state):
            self._step = Step(self.game, self._table)
            question = self._next_question(NOTHING)
        for number, answer in enumerate(given, sealed_at + 1):
            if isinstance(question, Together):
                question.give(answer.seat, answer.move)
                if not question.complete:
                    continue
                question = self._next_question(NOTHING)
            else:
                question = self._next_question(answer.move)
            sealed_at = number
        self._open(question, sealed_at)
