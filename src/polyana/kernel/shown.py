"""What leaves a table: what a seat may see of a game, and why it can do nothing with a thing."""

from __future__ import annotations

import hashlib

import msgspec

from polyana.kernel.asking import Ask, text
from polyana.kernel.game import O, Reason, S
from polyana.kernel.moment import Question, Sight, moves_shown
from polyana.kernel.play import Play
from polyana.kernel.pledge import commitment
from polyana.kernel.state import Told
from polyana.kernel.table import C


class Shown(Play[S, O, C]):
    """What is played, as everybody may see it: views, the log, the moves."""

    def view(self, seat: int | None = None) -> Sight:
        """All that a seat, or a spectator, may see now.

        >>> from polyana import games
        >>> from polyana.kernel import Match
        >>> match = Match(games.load("felinia"), seed=7)
        >>> [bool(match.view(seat).questions[0].options) for seat in (1, 0, None)]
        [True, False, False]
        """
        return Sight(
            game=self.game.name,
            seat=seat,
            number=len(self.answers),
            questions=[self._question(ask, seat) for ask in self.asks],
            table=self.game.view(self.state, seat),
            over=self.over,
            commitment=self.commitment,
            seed=self.seed if self.over else None,
            can_undo=seat is not None and self.can_undo(seat),
            turn=self.turns,
            moved=self._moved(seat),
        )

    def look_around(self) -> None:
        """Shows the table to everybody: a position that cannot be shown cannot be played."""
        for seat in (None, *range(self.options.players)):
            self.view(seat)
        if self.over:
            self.result()

    def _moved(self, seat: int | None) -> int:
        """How many answers had been given at the end of a seat's last turn; a turn that it is in does not count."""
        under_way = self.turns if seat is not None and self.ask_of(seat) is not None else 0
        for number in range(len(self.answers), 0, -1):
            answer = self.answers[number - 1]
            if answer.seat == seat and answer.turn != under_way:
                return number
        return 0

    def _question(self, ask: Ask, seat: int | None) -> Question:
        """A question as a seat may see it."""
        if ask.seat != seat:
            return Question(ask.seat, ask.kind, () if ask.secret else ask.about, [])
        cautions = {
            text(move): found
            for move in ask.options
            if (found := self.game.cautions(self.state, ask, move))
        }
        options = [text(move) for move in ask.options]
        return Question(ask.seat, ask.kind, ask.about, options, cautions)

    def why_not(self, seat: int, thing: str) -> list[Reason]:
        """Why a seat can do nothing with a thing on the table. Nothing: because something else is asked of it.

        >>> from polyana import games
        >>> from polyana.kernel import Match
        >>> match = Match(games.load("felinia"), seed=7)
        >>> match.why_not(0, "ship deck_1")
        [Reason(what='turn', facts=(1,))]
        """
        if self.over:
            return [Reason("over")]
        for ask in self.asks:
            if ask.seat == seat:
                return self.game.why_not(self.state, ask, thing)
        return [Reason("turn", (ask.seat,)) for ask in self.asks[:1]]

    def told_to(self, seat: int | None, since: int = 0) -> list[Told]:
        """The log as a seat, or a spectator, may read it.

        >>> from polyana import games
        >>> from polyana.kernel import Match
        >>> match = Match(games.load("felinia"), seed=7)
        >>> match.answer(1, "bid guild")
        >>> match.told_to(None)
        [Told(event='bid', facts=(1, 'guild'), only=None)]
        """
        return [told for told in self.log[since:] if told.only is None or told.only == seat]

    def moves_for(self, seat: int | None) -> list[tuple[int, str]]:
        """The moves so far as a seat may see them; another's secret or sealed move is empty.

        >>> from polyana import games
        >>> from polyana.kernel import Match
        >>> match = Match(games.load("felinia"), seed=7)
        >>> match.answer(1, "bid guild")
        >>> match.moves_for(seat=0)
        [(1, 'bid guild')]
        """
        return moves_shown(self.answers, self.open_to_all, seat)

    @property
    def open_to_all(self) -> int:
        """How many answers are sealed no longer: in a simultaneous choice those before it."""
        return len(self.answers) if self._together is None else self._sealed_at

    @property
    def commitment(self) -> str:
        """The hash of the seed, or of what was pledged, shown from the start."""
        if self.pledge is not None:
            return self.pledge.commitment(self.game.name)
        return commitment(self.game.name, self.seed)

    def fingerprint(self) -> str:
        """A hash of everything that makes this moment of the game."""
        moment = (self.asks, self.answers, self.floor, self.log)
        digest = hashlib.sha256(self.game.encode(self.state))
        digest.update(msgspec.msgpack.encode(moment))
        return digest.hexdigest()
