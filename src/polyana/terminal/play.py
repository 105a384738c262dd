"""A game in the terminal: the table, the question, numbered moves."""

from __future__ import annotations

import shlex
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.panel import Panel
from rich.status import Status
from rich.table import Table as Grid
from rich.text import Text

from polyana import bots, games
from polyana.bots.advice import ADVISER, advise
from polyana.bots.bot import public_seed
from polyana.kernel import (
    Ask,
    IllegalMove,
    Match,
    Move,
    Options,
    Record,
    RecordError,
    State,
    move_from,
)
from polyana.kernel.record import HUMAN
from polyana.speech import Speech, TableTalk, refused
from polyana.terminal.drawing import draw, score_sheet
from polyana.terminal.rulebook import show_rules
from polyana.terminal.seats import check_number, player_names, seats_from, usual_seats

AnyMatch = Match[State, Options, object]


def started(
    name: str,
    seats: str,
    given: Mapping[str, object],
    seed: int | None,
    names: str,
    content: Path | None,
    say: Speech,
    console: Console,
) -> Session:
    """A new game; the number of seats is the number of players."""
    game = games.load(name, content)
    sitting = seats_from(seats, say)
    if sitting:
        given = {"players": len(sitting), **given}
    options = game.options(given)
    sitting = sitting or usual_seats(options.players)
    check_number(sitting, options.players, say)
    return Session(Match(game, options, seed), sitting, names, say, console)


def loaded(
    file: Path, seats: str, names: str, content: Path | None, say: Speech, console: Console
) -> Session:
    """A saved game that goes on, with the same players unless others are given."""
    record = read_record(file, say)
    match = Match.replay(games.load(record.game, content), record)
    sitting = seats_from(seats, say) or list(record.seats) or usual_seats(match.options.players)
    check_number(sitting, match.options.players, say)
    session = Session(match, sitting, names, say, console, file)
    console.print(say.say("play-loaded", turn=match.turns))
    return session


def read_record(file: Path, say: Speech) -> Record:
    """The record in a file; RecordError with a sentence if there is none."""
    return Record.from_json(read_file(file, say))


def read_file(file: Path, say: Speech) -> bytes:
    """What a file holds; RecordError with a sentence if it cannot be read."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise RecordError(
            say.say("error-file", file=str(file), reason=str(error.strerror or error))
        ) from None


class Session:
    """Plays one match with whoever sits at this keyboard."""

    def __init__(
        self,
        match: AnyMatch,
        seats: list[str],
        names: str,
        say: Speech,
        console: Console,
        file: Path | None = None,
    ) -> None:
        self.match = match
        self.seats = seats
        self.say = say
        self.console = console
        self.talk = TableTalk(match.game, say.language)
        self.players = player_names(seats, names, say)
        self.bots = {
            seat: bots.make(name, public_seed(match, seat))
            for seat, name in enumerate(seats)
            if name != HUMAN
        }
        self.people = [seat for seat, name in enumerate(seats) if name == HUMAN]
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None
        match.alone = self.looking
        self.read = 0
        """How much of the log has been shown."""
        self.file = file or Path(f"{match.game.name}-{match.seed}.polyana.json")

    def run(self) -> None:
        """Plays until the game is over or the person leaves; leaving saves the game."""
        self.console.print(
            self.say.say(
                "play-welcome",
                game=self.talk.say("game-name"),
                commitment=self.match.commitment[:16] + "…",
            ),
            style="dim",
        )
        try:
            while not self.match.over:
                self._next_answer()
        except (EOFError, KeyboardInterrupt, _Leave):
            self._save(self.file)
            self.console.print(self.say.say("play-left"))
            return
        self._show_end()

    def _next_answer(self) -> None:
        asked = self.match.asks
        for ask in asked:
            if ask.seat in self.bots:
                self._bot_answers(ask.seat)
                return
        self._person_answers(asked[0])

    def _bot_answers(self, seat: int) -> None:
        with self._thinking(self.players[seat]):
            move = self._bot_move(seat)
        self.match.answer(seat, move)

    def _bot_move(self, seat: int) -> Move:
        """What a bot answers."""
        return self.bots[seat].choose(self.match, seat)

    def _thinking(self, player: str) -> Status:
        """A line that lives while somebody thinks: who, and for how long."""
        begun = time.monotonic()
        return self.console.status(
            Ticking(
                lambda: self.say.say(
                    "play-thinking", player=player, seconds=int(time.monotonic() - begun)
                )
            )
        )

    def _person_answers(self, ask: Ask) -> None:
        if self.looking != ask.seat:
            self._curtain(ask.seat)
        self._show(ask)
        while self._command(ask, self.console.input("> ").strip()):
            pass

    def _curtain(self, seat: int) -> None:
        """Between two people at one keyboard: what one may see is gone before the other looks."""
        self.console.clear()
        self.console.input(self.say.say("play-curtain", player=self.players[seat]) + " ")
        self.looking = seat

    def _command(self, ask: Ask, typed: str) -> bool:
        """Does what was typed; True to ask for another line."""
        word, _, rest = typed.partition(" ")
        match word:
            case "" if len(ask.options) > 1:
                return True
            case "":
                return self._move(ask, "1")  # there is nothing to choose: Enter will do
            case "?":
                show_rules(self.match.game.name, rest, self.say, self.console)
            case "u":
                return self._undo(ask)
            case "h":
                self._hint(ask)
            case "w" | "why":
                self._why_not(ask, rest)
            case "l":
                self._show_log(0)
            case "s":
                self._save(Path(rest) if rest else self.file)
            case "q":
                raise _Leave
            case _:
                return self._move(ask, typed)
        return True

    def _move(self, ask: Ask, typed: str) -> bool:
        if typed.isdigit() and 1 <= int(typed) <= len(ask.options):
            move = ask.options[int(typed) - 1]
        else:
            move = move_from(typed)
        if move not in ask.options:
            self._complain(self.say.say("play-unknown", given=typed, last=len(ask.options)))
            return True
        if objection := self._objection(move):
            self._complain(objection)
            return True
        self.match.answer(ask.seat, move)
        return False

    def _objection(self, move: Move) -> str:
        """Why a legal move is not made all the same; empty if it is."""
        return ""

    def _undo(self, ask: Ask) -> bool:
        try:
            self.match.undo(ask.seat)
        except IllegalMove as error:
            self._complain(refused(error, self.say.language))
            return True
        self.read = min(self.read, len(self.match.log))
        self.console.print(self.say.say("play-undone"), style="dim")
        return False

    def _hint(self, ask: Ask) -> None:
        (name,) = player_names([ADVISER], "", self.say)
        bot = bots.make(ADVISER, public_seed(self.match, ask.seat))
        with self._thinking(name):
            move, gains, then, serves = advise(self.match, ask.seat, bot)
        said = self.say.say("play-hint", bot=name, move=self.talk.move(move))
        self.console.print(said, style="green", markup=False)
        if serves is not None:
            self.console.print(self.talk.serves(*serves), style="green", markup=False)
        if gains or serves is None:
            self.console.print(self.talk.good_for(gains), style="green", markup=False)
        if then:
            self.console.print(self.talk.prepares(then), style="green", markup=False)

    def _why_not(self, ask: Ask, thing: str) -> None:
        """Why nothing can be done with a thing, by its name on the page, such as `ship 2`, or in this language."""
        wanted = thing.casefold()
        moves = [self.talk.move(move) for move in ask.options]
        found = [move for move in moves if wanted and wanted in move.casefold()]
        if found:
            sentence = self.talk.say("whynot-possible", moves="; ".join(found))
        else:
            reasons = next(
                filter(None, (self.match.why_not(ask.seat, one) for one in self._named(thing))), []
            )
            sentence = self.talk.why_not(reasons, [ask], self.players)
        self.console.print(sentence, style="yellow", markup=False)

    def _named(self, thing: str) -> list[str]:
        """The things that a name may mean: itself, or a card, place or good of this name wherever it may lie."""
        wanted = thing.casefold()
        ids = [one for one, name in self.talk.names.items() if name.casefold() == wanted]
        return [thing, *(f"{kind} {one}" for one in ids for kind in self.match.game.things)]

    def _save(self, file: Path) -> None:
        record = msgspec.structs.replace(self.match.record(), seats=self.seats)
        try:
            file.write_bytes(record.to_json())
        except OSError as error:
            reason = str(error.strerror or error)
            self._complain(self.say.say("error-write", file=str(file), reason=reason))
            return
        message = "play-kept" if self.match.over else "play-saved"
        self.console.print(self.say.say(message, file=str(file)), style="dim", soft_wrap=True)

    def _complain(self, sentence: str) -> None:
        self.console.print(sentence, style="red", markup=False)

    # What is shown

    def _show(self, ask: Ask) -> None:
        self._show_table(ask.seat)
        self._show_log(self.read)
        self.read = len(self.match.log)
        self._introduce()
        self.console.print(Text(self.talk.question(ask, self.players), style="bold"))
        self.console.print(self._listed(ask.options))
        self._show_cautions(ask)
        self.console.print(self.say.say("play-prompt"), style="dim")

    def _introduce(self) -> None:
        """What is said before the question."""

    def _show_table(self, seat: int | None) -> None:
        self.console.print(draw(self.match.game, self.match.view(seat), self.talk, self.players))

    def _listed(self, moves: Sequence[Move]) -> Grid:
        """The legal moves with their numbers, in columns that fit."""
        texts = [f"{number:>2}  {self.talk.move(move)}" for number, move in enumerate(moves, 1)]
        width = max(map(len, texts)) + 2
        columns = max(1, min(len(texts), (self.console.width - 2) // width))
        rows = -(-len(texts) // columns)
        grid = Grid.grid(padding=(0, 2))
        for row in range(rows):
            grid.add_row(*texts[row::rows])
        return grid

    def _show_cautions(self, ask: Ask) -> None:
        """What should be read before some of the moves, each sentence once, after their numbers."""
        (question,) = [one for one in self.match.view(ask.seat).questions if one.seat == ask.seat]
        numbers: dict[str, list[str]] = {}
        for number, move in enumerate(question.options, 1):
            for caution in question.cautions.get(move, ()):
                numbers.setdefault(self.talk.caution(caution), []).append(str(number))
        for sentence, moves in numbers.items():
            self.console.print(f"! {', '.join(moves)}: {sentence}", style="yellow", markup=False)

    def _show_log(self, since: int) -> None:
        told = self.match.told_to(self.looking, since)
        if not told:
            return
        lines = [self.talk.told(event, self.players) for event in told]
        self.console.print(
            Panel(Text("\n".join(lines)), title=self.say.say("play-log"), border_style="dim")
        )

    def _show_end(self) -> None:
        self._show_table(self.looking)
        self._show_log(self.read)
        self.console.print(score_sheet(self.match, self.talk, self.say, self.players))
        seed = self.say.say(
            "play-seed", seed=str(self.match.seed), commitment=self.match.commitment
        )
        self.console.print(seed, style="dim", soft_wrap=True)
        self._save(self.file)
        self._show_sequel()

    def _show_sequel(self) -> None:
        """How to play what follows, if that is another game than the same again."""
        match = self.match
        following = match.game.sequel(match.options, match.result())
        if following != match.options:
            name = self.talk.sequel(following) or self.say.say("play-following")
            command = shlex.join(command_for(match.game.name, self.seats, following))
            said = self.say.say("play-sequel", name=name, command=command)
            self.console.print(said, style="bold", markup=False, soft_wrap=True)


def command_for(game: str, seats: Sequence[str], options: Options) -> list[str]:
    """The words by which a game with these seats and options is begun.

    >>> " ".join(command_for("felinia", ["human", "medium"], Options(players=2)))
    'polyana play felinia --seats human,medium'
    """
    words = ["polyana", "play", game, "--seats", ",".join(seats)]
    for field in msgspec.structs.fields(options):
        value = getattr(options, field.name)
        if field.name != "players" and value != field.default:
            said = str(value).lower() if isinstance(value, bool) else value
            words += ["--option", f"{field.name}={said}"]
    return words


class Ticking:
    """A text that is said anew whenever the screen is drawn."""

    def __init__(self, say: Callable[[], str]) -> None:
        self.say = say

    def __rich__(self) -> str:
        return self.say()


class _Leave(Exception):
    """The person wants to stop."""
