"""A match: one running game, with undo, forks and records for every game alike.

A moment of a game is the state at the start of the current step plus the answers given since. Everything here -
undo, fork, save, resume - copies that state and gives the answers again.
"""

from __future__ import annotations

import secrets

import msgspec

from polyana.kernel.asking import NOTHING, move_from, text
from polyana.kernel.chance import MASK, Chance
from polyana.kernel.game import Game, O, S
from polyana.kernel.moment import Answer, Mark, Moment
from polyana.kernel.pledge import Pledge
from polyana.kernel.record import FORMAT, Record, RecordError, Snapshot, pack_frames
from polyana.kernel.refusal import Refusal
from polyana.kernel.shown import Shown
from polyana.kernel.table import C


class Match(Shown[S, O, C]):
    """One running game.

    >>> from polyana import games
    >>> match = Match(games.load("felinia"), seed=7)
    >>> ask = match.asks[0]
    >>> ask.kind, len(ask.options) > 5
    ('bid', True)
    >>> match.answer(ask.seat, "bid guild")
    >>> match.undo() == [ask.seat]
    True
    >>> match.number
    0
    """

    def __init__(
        self,
        game: Game[S, O, C],
        options: O | None = None,
        seed: int | None = None,
        pledge: Pledge | None = None,
        *,
        bare: bool = False,
    ) -> None:
        """A new game, set up and run to the first question; a `bare` match has no table yet."""
        options = game.variants()[0] if options is None else options
        if seed is None:
            seed = secrets.randbits(64) if pledge is None else pledge.seed
        super().__init__(game, options, seed & MASK, pledge)
        self._frames = ""
        if not bare:
            self._put(game.setup(self.options, Chance(self.seed)), self.log)
            self._go(NOTHING)

    @classmethod
    def at(cls, game: Game[S, O, C], options: O, state: S, seed: int = 0) -> Match[S, O, C]:
        """A match that begins at a position, between two steps: for studies, puzzles and tests.

        >>> from polyana import games
        >>> match = Match(games.load("felinia"), seed=7)
        >>> study = Match.at(match.game, match.options, match.state)
        >>> study.asks == match.asks, study.state == match.state
        (True, True)
        """
        return cls._begun(game, options, seed & MASK, Mark(game.encode(state), 0), [])

    @classmethod
    def _begun(
        cls,
        game: Game[S, O, C],
        options: O,
        seed: int,
        start: Mark,
        answers: list[Answer],
        pledge: Pledge | None = None,
    ) -> Match[S, O, C]:
        """A match that begins at a mark; the answers before it are known but cannot be undone."""
        match = cls(game, options, seed, pledge, bare=True)
        match.answers = answers
        match.floor = match.agreed_floor = start.at
        match.start = start
        try:
            state = game.decode(start.state)
            faults = game.faults(state)
            if not faults:
                seats = len(game.result(state).scores)
                if seats != options.players:
                    faults = [f"its players are {seats} instead of {options.players}"]
            if not faults:
                match._put(state, match.log)
                match._go(NOTHING)
                match.look_around()
        except Exception as error:  # a foreign position may make the rules fail in any way
            sentence = f"This position cannot be used: {error!r}."
            raise RecordError(sentence, "position-unusable", reason=repr(error)) from error
        if faults:
            raise RecordError(
                f"This position cannot be: {faults[0]}.", "position-impossible", reason=faults[0]
            )
        return match

    # Copies

    def fork(self) -> Match[S, O, C]:
        """An independent copy to try things on; nothing is told in it.

        >>> from polyana import games
        >>> match = Match(games.load("felinia"), seed=7)
        >>> twin = match.fork()
        >>> twin.answer(1, "bid guild")
        >>> twin.number, match.number
        (1, 0)
        """
        twin = Match(self.game, self.options, self.seed, self.pledge, bare=True)
        twin.answers = self.answers.copy()
        twin.floor = self.floor
        twin.start = self.start
        twin._marks = self._marks.copy()
        mark = self._marks[-1]
        twin._restore(self.game.decode(mark.state), self.answers[mark.at :])
        return twin

    def imagine(self, seat: int, chance: Chance) -> Match[S, O, C]:
        """A match that looks the same to the seat, with all that it cannot see guessed: what bots think on.

        >>> from polyana import games
        >>> match = Match(games.load("felinia"), seed=7)
        >>> guess = match.imagine(1, Chance(3))
        >>> guess.view(1).table == match.view(1).table, guess.state == match.state
        (True, False)
        """
        twin = Match(self.game, self.options, 0, bare=True)  # the seed would tell everything
        mark = self._marks[-1]
        state = self.game.imagine(self.game.decode(mark.state), seat, chance)
        twin.answers = self.answers.copy()
        if self._together is not None:  # what others have answered so far is not known
            sealed = self.answers[self._sealed_at :]
            twin.answers[self._sealed_at :] = [answer for answer in sealed if answer.seat == seat]
        twin.start = Mark(self.game.encode(state), mark.at)
        twin._marks = [twin.start]
        twin.floor = max(self.floor, mark.at)
        twin._restore(state, twin.answers[mark.at :])
        return twin

    def rewound(self, number: int) -> Match[S, O, C]:
        """The match as it was after so many answers, with its log; as far back as its record reaches.

        >>> from polyana import games
        >>> match = Match(games.load("felinia"), seed=7)
        >>> match.answer(1, "bid guild")
        >>> match.answer(2, "bid guild")
        >>> match.rewound(1).asks[0].seat
        2
        """
        dealt = (self.seed, self.pledge)
        return self._played(self.game, self.options, dealt, self.start, self.answers, number)

    @classmethod
    def _played(
        cls,
        game: Game[S, O, C],
        options: O,
        dealt: tuple[int, Pledge | None],
        start: Mark | None,
        answers: list[Answer],
        number: int,
    ) -> Match[S, O, C]:
        """A match to which so many answers are given again, from its start."""
        seed, pledge = dealt
        if start is None:
            match = cls(game, options, seed, pledge)
        else:
            match = cls._begun(game, options, seed, start, answers[: start.at], pledge)
        for answer in answers[match.number : number]:
            match.answer(answer.seat, answer.move)
        return match

    # Other processes

    @property
    def mark(self) -> Mark:
        """The start of the current step."""
        return self._marks[-1]

    def moment(self, way_back: bool = True) -> bytes:
        """This match, to go on with in another process: `Match.from_moment` makes a fork of it there.

        Without a way back it is much shorter, and only the answers of the current step can be taken back.
        """
        options = msgspec.Raw(msgspec.msgpack.encode(self.options))
        marks, floor = self._marks, self.floor
        if not way_back:
            marks, floor = marks[-1:], max(floor, self.mark.at)
        moment = Moment(
            game=self.game.name,
            options=options,
            seed=self.seed,
            start=self.start,
            marks=marks,
            answers=self.answers,
            floor=floor,
            alone=self.alone,
            pledge=self.pledge,
        )
        return msgspec.msgpack.encode(moment)

    @classmethod
    def from_moment(cls, game: Game[S, O, C], moment: Moment) -> Match[S, O, C]:
        """A fork of the match that sent a moment."""
        match = cls(game, _options(game, moment), moment.seed, moment.pledge, bare=True)
        match.answers = moment.answers
        match.floor = moment.floor
        match.alone = moment.alone
        match.start = moment.start
        match._marks = moment.marks
        mark = match.mark
        match._restore(game.decode(mark.state), match.answers[mark.at :])
        return match

    @classmethod
    def again(cls, game: Game[S, O, C], moment: Moment, number: int) -> Match[S, O, C]:
        """The match that sent a moment as it was after so many answers, played from its start, with its log."""
        options = _options(game, moment)
        dealt = (moment.seed, moment.pledge)
        return cls._played(game, options, dealt, moment.start, moment.answers, number)

    def listen(self) -> None:
        """From now on a fork, too, has a log of what happens."""
        self._table.log = self.log

    # Records

    def record(self, frames: bool = True) -> Record:
        """The game so far, to save or to send. A finished game carries its frames, unless they are not wanted.

        >>> from polyana import games
        >>> match = Match(games.load("felinia"), seed=7)
        >>> match.answer(1, "bid guild")
        >>> match.record().moves
        [(1, 'bid guild')]
        """
        return Record(
            polyana=FORMAT,
            game=self.game.name,
            rules=self.game.version,
            content=self.game.content_hash,
            options=msgspec.to_builtins(self.options),
            seed=self.seed,
            commitment=self.commitment,
            pledge=self.pledge,
            moves=[(answer.seat, text(answer.move)) for answer in self.answers],
            secret=[number for number, answer in enumerate(self.answers) if answer.secret],
            floor=self.floor,
            snapshot=Snapshot.of(self.game, self.mark),
            start=None if self.start is None else Snapshot.of(self.game, self.start),
            over=self.over,
            frames=(self._frames or pack_frames(self.frames())) if frames and self.over else "",
        )

    @classmethod
    def replay(
        cls, game: Game[S, O, C], record: Record, by_agreement: bool = False
    ) -> Match[S, O, C]:
        """The match of a record, at its last move, with its log.

        If the rules or the content have changed since, its moves decide: where they still lead to the snapshot nothing
        is lost, elsewhere the game goes on from there. A snapshot that was written by the same rules when states of
        this game had another shape says nothing any more: then the moves alone count.

        >>> from polyana import games
        >>> match = Match(games.load("felinia"), seed=7)
        >>> match.answer(1, "bid guild")
        >>> again = Match.replay(match.game, match.record())
        >>> again.fingerprint() == match.fingerprint()
        True
        """
        record.check(game)
        try:
            return cls._played_again(game, record, by_agreement)
        except RecordError:
            if (record.rules, record.content) == (game.version, game.content_hash):
                raise
            return cls.resumed(game, record, by_agreement)

    @classmethod
    def resumed(
        cls, game: Game[S, O, C], record: Record, by_agreement: bool = False
    ) -> Match[S, O, C]:
        """The match of a record, gone on with from its snapshot, under whatever rules and content are there now."""
        record.check(game)
        match = cls._first_moment(game, record, record.snapshot)
        match.by_agreement = by_agreement
        for seat, words in record.moves[match.number :]:
            try:
                match.answer(seat, words)
            except Exception:  # the rules do not take this answer of the unfinished step: they ask
                break
        return match._as_far_as(record)

    @classmethod
    def _played_again(
        cls, game: Game[S, O, C], record: Record, by_agreement: bool
    ) -> Match[S, O, C]:
        """The match of a record, played from its start; RecordError if that does not lead to its snapshot."""
        match = cls._first_moment(game, record, record.start)
        match.by_agreement = by_agreement
        for seat, words in record.moves[match.number :]:
            try:
                match.answer(seat, words)
            except Exception as error:  # a damaged record may make the rules fail in any way
                where = f"move {match.number + 1}, {words!r} by seat {seat}"
                raise RecordError(
                    f"This record is damaged at {where}: {error}",
                    "record-move",
                    number=match.number + 1,
                    move=words,
                    seat=seat,
                ) from error
        if not match._stands_at(record):
            raise RecordError(
                "This record is damaged: its moves do not lead to the position it holds.",
                "record-elsewhere",
            )
        return match._as_far_as(record)

    def _as_far_as(self, record: Record) -> Match[S, O, C]:
        """Takes over what a record says besides its moves: which of them stand, and frames that nobody can play."""
        self.floor = max(self.floor, min(record.floor, self.number))
        if self.over and self.start is not None:
            self._frames = record.frames  # what lies before the start cannot be played again
        return self

    @classmethod
    def _first_moment(
        cls, game: Game[S, O, C], record: Record, start: Snapshot | None
    ) -> Match[S, O, C]:
        """The match of a record as it is set up, or as it stood at a snapshot."""
        try:
            options = game.options(record.options)
            if start is None:
                match = cls(game, options, record.seed, record.pledge)
                match.alone = record.alone
                return match
            mark = start.mark(game)
        except Exception as error:  # a damaged record may hold anything
            sentence = f"This record cannot be set up: {error}"
            why = (error,) if isinstance(error, Refusal) else ()
            raise RecordError(sentence, "record-setup", why, reason=str(error)) from error
        secret = set(record.secret)
        answers: list[Answer] = []
        turn = 0  # while nothing is known of the rules, a turn ends where somebody else answers
        for number, (seat, words) in enumerate(record.moves[: start.at]):
            if not 0 <= seat < options.players or not words.isprintable():
                sentence = f"This record is damaged at move {number + 1}, before its start."
                raise RecordError(sentence, "record-before", number=number + 1)
            turn += not answers or answers[-1].seat != seat
            answers.append(Answer(seat, move_from(words), number in secret, 0, turn))
        match = cls._begun(game, options, record.seed, mark, answers, record.pledge)
        match.alone = record.alone
        return match

    def _stands_at(self, record: Record) -> bool:
        """Whether this match has reached the position that a record holds."""
        secret = {number for number, answer in enumerate(self.answers) if answer.secret}
        if self.over != record.over or not secret.issuperset(record.secret):
            return False
        if record.rules == self.game.version and not record.snapshot.has_shape_of(self.game):
            return True
        try:
            return self._marks[-1] == record.snapshot.mark(self.game)
        except (ValueError, OverflowError, RecursionError):
            return False

    def frames(self) -> list[tuple[int, bytes]]:
        """The state at the start of the game and after every answer, each with the number of moves made."""
        game, match = self.game, self.rewound(0)
        frames = [(match.number, game.encode(match.state))]
        for answer in self.answers[match.number :]:
            match.answer(answer.seat, answer.move)
            frames.append((match.number, game.encode(match.state)))
        return frames


def _options(game: Game[S, O, C], moment: Moment) -> O:
    """The options of a moment; they were checked when its table was made."""
    return msgspec.msgpack.decode(moment.options, type=game.options_type)
