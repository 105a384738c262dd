"""A saved game, step by step."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from polyana import games
from polyana.kernel import Match, Options, Record, Sight, State
from polyana.kernel.moment import turn_ends
from polyana.kernel.record import unpack_frames
from polyana.speech import Speech, TableTalk
from polyana.terminal.drawing import draw, score_sheet
from polyana.terminal.play import read_record
from polyana.terminal.seats import player_names, usual_seats


def run(file: Path, content: Path | None, say: Speech, console: Console) -> None:
    """Shows a record move by move."""
    record = read_record(file, say)
    match = Match.replay(games.load(record.game, content), record)
    Replay(match, record, say, console).run()


class Replay:
    """Steps through the answers of a match; under changed rules through the positions stored with it."""

    def __init__(
        self, match: Match[State, Options, object], record: Record, say: Speech, console: Console
    ) -> None:
        self.match = match
        self.say = say
        self.console = console
        self.talk = TableTalk(match.game, say.language)
        seats = list(record.seats) or usual_seats(match.options.players)
        self.players = player_names(seats, "", say)
        lost = match.first > (record.start.at if record.start else 0)
        self.frames = dict(unpack_frames(record.frames)) if lost and record.frames else {}
        self.first = 0 if self.frames else match.first
        self.ends = [0, *turn_ends(match.answers)]

    def run(self) -> None:
        """Enter goes on, b back, a number jumps to the end of that turn, q ends."""
        if self.frames or self.first:
            message = "replay-frames" if self.frames else "replay-old"
            self.console.print(self.say.say(message, game=self.talk.say("game-name")), style="dim")
        number = self.first
        while True:
            self._show(number)
            try:
                typed = self.console.input(self.say.say("replay-prompt") + " > ").strip()
            except EOFError:
                return
            if typed == "q" or (not typed and number == self.match.number):
                return
            if typed == "b":
                number -= 1
            elif typed.isdigit():
                number = self.ends[min(int(typed), len(self.ends) - 1)]
            else:
                number += 1
            number = max(self.first, min(number, self.match.number))

    def _show(self, number: int) -> None:
        """The table after so many answers, and what the last of them did."""
        last, answers = self.match.number, self.match.answers
        turn = answers[number - 1].turn if number > 0 else 0
        turns = self.match.turns
        self.console.rule(
            self.say.say("replay-title", turn=turn, turns=turns, number=number, last=last)
        )
        if self.frames:
            sight = self._stored(number)
            told = []
        else:
            match = self.match.rewound(number)
            sight = match.view()
            told = match.log[match.answers[-1].told :] if match.answers else match.log
        self.console.print(draw(self.match.game, sight, self.talk, self.players))
        lines = [self.talk.told(event, self.players) for event in told if event.only is None]
        if lines:
            self.console.print(Panel(Text("\n".join(lines)), border_style="dim"))
        if number == last and self.match.over:
            self.console.print(score_sheet(self.match, self.talk, self.say, self.players))

    def _stored(self, number: int) -> Sight:
        """A stored position, as a spectator sees it."""
        game = self.match.game
        state = game.decode(self.frames.get(number, self.frames[max(self.frames)]))
        return Sight(
            game=game.name,
            seat=None,
            number=number,
            questions=[],
            table=game.view(state, None),
            over=game.over(state),
            commitment=self.match.commitment,
            seed=None,
            can_undo=False,
        )
