"""A match: one running game, with undo, forks, records and views for every game alike.

A moment of a game is the state at the start of the current step plus the answers given since. Everything here -
undo, fork, save, resume - copies that state and gives the answers again.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Generic, NamedTuple

import msgspec

from polyana.kernel.asking import (
    NOTHING,
    Ask,
    BrokenRules,
    IllegalMove,
    Move,
    Rules,
    Together,
    move_from,
    text,
)
from polyana.kernel.chance import MASK, Chance, commitment
from polyana.kernel.game import BadOptions, Game, O, Result, S
from polyana.kernel.record import FORMAT, Record, RecordError, Snapshot, pack_frames
from polyana.kernel.table import C, Table, Told


class Mark(NamedTuple):
    """The start of a step: the state as bytes, and how many answers had been given before it."""

    state: bytes
    at: int


class Answer(NamedTuple):
    """A move that somebody made; `told` is the length of the log just before it."""

    seat: int
    move: Move
    secret: bool
    told: int


class Question(msgspec.Struct, frozen=True):
    """What is asked of whom, as a seat may see it: the options are for the asked seat alone."""

    seat: int
    kind: str
    about: tuple[str | int, ...]
    options: list[str]


class Sight(msgspec.Struct, frozen=True):
    """All that one seat (or a spectator) sees of a match; it can be sent as it is."""

    game: str
    seat: int | None
    number: int
    questions: list[Question]
    table: msgspec.Struct
    over: bool
    commitment: str
    seed: int | None
    can_undo: bool


class Match(Generic[S, O, C]):
    """One running game.

    >>> from polyana import games
    >>> match = Match(games.load("felinia"), seed=7)
    >>> ask = match.asks[0]
    >>> ask.kind, len(ask.options) > 5
    ('bid', True)
    >>> match.answer(ask.seat, "bid guild")
    >>> match.undo()
    >>> match.number
    0
    """

    def __init__(
        self,
        game: Game[S, O, C],
        options: O | None = None,
        seed: int | None = None,
    ) -> None:
        self.game = game
        self.options: O = game.variants()[0] if options is None else options
        self.seed = secrets.randbits(64) if seed is None else seed
        self.log: list[Told] = []
        self.answers: list[Answer] = []
        self.floor = 0
        """Answers below this number can no longer be undone."""
        self.start: Snapshot | None = None
        self._marks: list[Mark] = []
        self._put(game.setup(self.options, Chance(self.seed & MASK)), self.log)
        self._go(NOTHING)

    @classmethod
    def at(cls, game: Game[S, O, C], options: O, state: S, seed: int = 0) -> Match[S, O, C]:
        """A match that begins at a position, between two steps: for studies, puzzles and tests."""
        match = cls(game, options, seed)
        match._restore_snapshot(Snapshot(0, msgspec.Raw(msgspec.json.encode(state))), [])
        return match

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
    def number(self) -> int:
        """How many answers have been given."""
        return len(self.answers)

    def ask_of(self, seat: int) -> Ask | None:
        """The open question to a seat, if there is one."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def answer(self, seat: int, move: Move | str) -> None:
        """Gives a seat's answer, as a tuple or as text. IllegalMove says what was expected and changes nothing."""
        if isinstance(move, str):
            move = move_from(move)
        ask = self._legal(seat, move)
        floor = self.floor
        sealed = self._together is not None
        if not sealed and self.answers and self.answers[-1].seat != seat:
            self.floor = len(self.answers)  # somebody else's answer fixes what came before
        self.answers.append(Answer(seat, move, ask.secret or sealed, len(self.log)))
        try:
            self._give(seat, move)
        except BaseException:
            self._take_back()
            self.floor = floor
            raise

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last answer (of this seat, if one is given) can be taken back."""
        return self._undo_refusal(seat) == ""

    def undo(self, seat: int | None = None) -> None:
        """Takes back the last answer; in a secret simultaneous choice a seat takes back its own.

        IllegalMove if something new has become known since, or if the last answer is somebody else's.
        """
        refusal = self._undo_refusal(seat)
        if refusal:
            raise IllegalMove(refusal)
        for index in range(len(self.answers) - 1, self._sealed_at - 1, -1):
            if self._together is not None and seat in (None, self.answers[index].seat):
                del self._together.answers[self.answers[index].seat]
                del self.answers[index]
                return
        self._take_back()

    def result(self) -> Result:
        """Points, places and score sheets; IllegalMove while the game goes on."""
        if not self.over:
            raise IllegalMove("The game is not over yet.")
        return self.game.result(self.state)

    # What leaves the table

    def view(self, seat: int | None = None) -> Sight:
        """All that a seat, or a spectator, may see now."""
        return Sight(
            game=self.game.name,
            seat=seat,
            number=len(self.answers),
            questions=[
                Question(
                    ask.seat,
                    ask.kind,
                    ask.about if ask.seat == seat or not ask.secret else (),
                    [text(move) for move in ask.options] if ask.seat == seat else [],
                )
                for ask in self.asks
            ],
            table=self.game.view(self.state, seat),
            over=self.over,
            commitment=self.commitment,
            seed=self.seed if self.over else None,
            can_undo=seat is not None and self.can_undo(seat),
        )

    def told_to(self, seat: int | None, since: int = 0) -> list[Told]:
        """The log as a seat, or a spectator, may read it."""
        return [told for told in self.log[since:] if told.only is None or told.only == seat]

    def moves_for(self, seat: int | None) -> list[tuple[int, str]]:
        """The moves so far as a seat may see them; another's secret move is empty."""
        return [(a.seat, text(a.move) if not a.secret or a.seat == seat else "") for a in self.answers]

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown from the start."""
        return commitment(self.game.name, self.seed)

    def fingerprint(self) -> str:
        """A hash of everything that makes this moment of the game."""
        moment = (self.asks, self.answers, self.floor, self.log)
        digest = hashlib.sha256(self.game.encode(self.state))
        digest.update(msgspec.msgpack.encode(moment))
        return digest.hexdigest()

    # Copies

    def fork(self) -> Match[S, O, C]:
        """An independent copy to try things on; nothing is told in it."""
        twin = self._blank()
        mark = self._marks[-1]
        twin._restore(self.game.decode(mark.state), self.answers[mark.at :])
        return twin

    def imagine(self, seat: int, chance: Chance) -> Match[S, O, C]:
        """A match that looks the same to the seat, with all that it cannot see guessed: what bots think on."""
        twin = self._blank()
        mark = self._marks[-1]
        state = self.game.imagine(self.game.decode(mark.state), seat, chance)
        if self._together is not None:  # what others have answered so far is not known
            sealed = self.answers[self._sealed_at :]
            twin.answers[self._sealed_at :] = [answer for answer in sealed if answer.seat == seat]
        twin._marks = [Mark(self.game.encode(state), mark.at)]
        twin.floor = max(twin.floor, mark.at)
        twin._restore(state, twin.answers[mark.at :])
        return twin

    def _blank(self) -> Match[S, O, C]:
        twin: Match[S, O, C] = object.__new__(type(self))
        twin.game = self.game
        twin.options = self.options
        twin.seed = self.seed
        twin.log = []
        twin.answers = self.answers.copy()
        twin.floor = self.floor
        twin.start = self.start
        twin._marks = self._marks.copy()
        return twin

    # Records

    def record(self) -> Record:
        """The game so far, to save or to send."""
        mark = self._marks[-1]
        return Record(
            polyana=FORMAT,
            game=self.game.name,
            rules=self.game.version,
            content=self.game.content_hash,
            options=msgspec.to_builtins(self.options),
            seed=self.seed,
            commitment=self.commitment,
            moves=[(answer.seat, text(answer.move)) for answer in self.answers],
            snapshot=self._snapshot(mark),
            start=self.start,
            over=self.over,
            frames=pack_frames(self.frames()) if self.over else "",
        )

    def _snapshot(self, mark: Mark) -> Snapshot:
        return Snapshot(mark.at, msgspec.Raw(msgspec.json.encode(self.game.decode(mark.state))))

    @classmethod
    def replay(cls, game: Game[S, O, C], record: Record) -> Match[S, O, C]:
        """The match of a record, at its last move, with its log.

        If the rules or the content have changed since, the game goes on from its snapshot.
        """
        if record.game != game.name:
            raise RecordError(f"This is a record of {record.game}, not of {game.name}.")
        if record.commitment != commitment(record.game, record.seed):
            raise RecordError("This record is damaged: its seed does not fit its commitment.")
        same = (record.rules, record.content) == (game.version, game.content_hash)
        base = record.start if same else record.snapshot
        try:
            match = cls(game, game.options(record.options), record.seed)
        except (BadOptions, ValueError) as error:
            raise RecordError(f"This record cannot be set up: {error}") from None
        if base is not None:
            match._restore_snapshot(base, record.moves[: base.at])
        for seat, words in record.moves[match.number :]:
            try:
                match.answer(seat, words)
            except IllegalMove as error:
                if not same:
                    break  # an answer of the unfinished step that the new rules do not know: it is asked again
                where = f"move {match.number + 1}, {words!r} by seat {seat}"
                raise RecordError(f"This record is damaged at {where}: {error}") from None
        if same and not match._stands_at(record.snapshot):
            raise RecordError("This record is damaged: its moves do not lead to the position it holds.")
        return match

    def _restore_snapshot(self, snapshot: Snapshot, moves: Sequence[tuple[int, str]]) -> None:
        """Puts the match at a snapshot of a record; what came before it cannot be undone."""
        self.start = snapshot
        self.answers = [Answer(seat, move_from(words), False, 0) for seat, words in moves]
        self.floor = snapshot.at
        self.log.clear()
        self._marks = []
        try:
            state = msgspec.json.decode(snapshot.state, type=self.game.state_type)
            faults = self.game.audit(state)
            if not faults:
                self._put(state, self.log)
                self._go(NOTHING)
        except Exception as error:  # whatever a foreign position does to the rules, it is the record's fault
            raise RecordError(f"The position in this record cannot be used: {error!r}.") from None
        if faults:
            raise RecordError(f"The position in this record cannot be: {faults[0]}.")

    def _stands_at(self, snapshot: Snapshot) -> bool:
        """Whether this match has reached the position of a snapshot."""
        mark = self._marks[-1]
        try:
            state = msgspec.json.decode(snapshot.state, type=self.game.state_type)
        except msgspec.MsgspecError:
            return False
        return mark.at == snapshot.at and mark.state == self.game.encode(state)

    def frames(self) -> list[tuple[int, bytes]]:
        """The state at the start of the game and after every answer, each with the number of moves made."""
        game, frames = self.game, []
        match = Match(game, self.options, self.seed)
        if self.start is not None:
            before = [(answer.seat, text(answer.move)) for answer in self.answers[: self.start.at]]
            match._restore_snapshot(self.start, before)
        frames.append((match.number, game.encode(match.state)))
        for answer in self.answers[match.number :]:
            match.answer(answer.seat, answer.move)
            frames.append((match.number, game.encode(match.state)))
        return frames

    # How it runs

    def _put(self, state: S, log: list[Told] | None) -> None:
        """Puts a state on the table, between two steps."""
        self._table: Table[S, C] = Table(self.game.content, state, log)
        self._rules: Rules | None = None
        self._known = (0, 0)
        self._closed = False
        self._ask: Ask | None = None
        self._together: Together | None = None
        self._sealed_at = 0

    def _legal(self, seat: int, move: Move) -> Ask:
        """The question that this move answers; IllegalMove if there is none."""
        if self.over:
            raise IllegalMove("The game is over; no more moves can be made.")
        ask = self.ask_of(seat)
        if ask is None:
            whose = " and ".join(str(open_ask.seat) for open_ask in self.asks)
            raise IllegalMove(f"Seat {seat} is not asked now; it is the turn of seat {whose}.")
        if move not in ask.options:
            expected = ", ".join(text(option) for option in ask.options)
            given = text(move) or "nothing"
            raise IllegalMove(f"{given!r} is not possible now. Seat {seat} may answer: {expected}.")
        return ask

    def _give(self, seat: int, move: Move) -> None:
        """Hands an answer to the rules; in a simultaneous choice only when all are in."""
        together = self._together
        if together is None:
            self._go(move)
            return
        together.answers[seat] = move
        if len(together.answers) == len(together.asks):
            self.floor = len(self.answers)
            self._go(NOTHING)

    def _go(self, answer: Move) -> None:
        """Runs the rules until somebody has a real choice or the game is over."""
        table = self._table
        known = (table.news, table.state.chance.counter)
        self._open(self._next_question(answer), len(self.answers))
        if (table.news, table.state.chance.counter) != known:
            self.floor = len(self.answers)
        while len(self._marks) > 1 and self._marks[1].at <= self.floor:
            del self._marks[0]

    def _open(self, question: Ask | Together | None, sealed_at: int) -> None:
        """Puts a question to the players; `sealed_at` answers had been given before it."""
        self._sealed_at = sealed_at
        if isinstance(question, Together):
            self._ask, self._together = None, question
        else:
            self._ask, self._together = question, None

    def _start_step(self) -> Rules:
        """Starts the rules on the state of the last mark."""
        self._rules = rules = self.game.step(self._table)
        self._known = (self._table.news, self._table.state.chance.counter)
        self._closed = False
        return rules

    def _next_question(self, answer: Move) -> Ask | Together | None:
        """The next question somebody has to think about; None at the end of the game."""
        game, table = self.game, self._table
        while True:
            if self._rules is None:
                self._marks.append(Mark(game.encode(table.state), len(self.answers)))
                if game.over(table.state):
                    return None
                rules = self._start_step()
                answer = NOTHING
            else:
                rules = self._rules
            try:
                question = next(rules) if answer is NOTHING else rules.send(answer)
            except StopIteration:
                self._rules = None
                continue
            if self._closed or (table.news, table.state.chance.counter) != self._known:
                raise BrokenRules(
                    f"{game.name} asks {question} after news or a secret answer; the step must end first"
                )
            if isinstance(question, Together):
                self._closed = True
                if not self._answer_forced(question):
                    return question
                answer = NOTHING
                continue
            self._closed = question.secret
            if not question.options:
                raise BrokenRules(f"{game.name} asks {question.kind!r} without any option")
            if len(question.options) > 1 or question.always:
                return question
            answer = question.options[0]
            only = question.seat if question.secret else None
            table.tell("forced", question.seat, text(answer), only=only)

    def _answer_forced(self, together: Together) -> bool:
        """Takes the forced answers of a simultaneous choice; whether that was all of them."""
        for ask in together.asks:
            if not ask.options:
                raise BrokenRules(f"{self.game.name} asks {ask.kind!r} without any option")
            if len(ask.options) == 1 and not ask.always:
                together.answers[ask.seat] = ask.options[0]
                self._table.tell("forced", ask.seat, text(ask.options[0]), only=ask.seat)
        return len(together.answers) == len(together.asks)

    def _undo_refusal(self, seat: int | None) -> str:
        """Why nothing can be taken back now, or an empty string."""
        if not self.answers:
            return "No answer has been given yet."
        sealed = self.answers[self._sealed_at :] if self._together is not None else []
        if any(seat in (None, answer.seat) for answer in sealed):
            return ""
        if sealed or (seat is not None and self.answers[-1].seat != seat):
            return "The last answer was somebody else's; only its giver can take it back."
        if len(self.answers) <= self.floor:
            return "Something new has become known since the last answer; it stands."
        return ""

    def _take_back(self) -> None:
        """Returns to the moment before the last answer."""
        last = self.answers.pop()
        del self.log[last.told :]
        while self._marks[-1].at > len(self.answers):
            del self._marks[-1]
        mark = self._marks[-1]
        self._restore(self.game.decode(mark.state), self.answers[mark.at :])
        self._table.log = self.log

    def _restore(self, state: S, given: Sequence[Answer]) -> None:
        """Puts the state of the last mark on the table and silently gives the answers since."""
        self._put(state, None)
        sealed_at = len(self.answers) - len(given)
        question = None
        if not self.game.over(state):
            self._start_step()
            question = self._next_question(NOTHING)
        for number, answer in enumerate(given, sealed_at + 1):
            if isinstance(question, Together):
                question.answers[answer.seat] = answer.move
                if len(question.answers) < len(question.asks):
                    continue
                question = self._next_question(NOTHING)
            else:
                question = self._next_question(answer.move)
            sealed_at = number
        self._open(question, sealed_at)
