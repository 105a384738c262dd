"""Table talk: questions, moves, the log and the score sheet of any game as sentences.

A game's `locale/ru.ftl` and `en.ftl` hold its messages (those of its terminal screen may stand in `screen.ru.ftl`).
The facts of a question, a move, an event or a score line are put in as `$a`, `$b`, `$c`, ..., ids by their names. A
leading seat number becomes `$player`, and the letters count from the fact after it. `$a-id` is the bare id of `$a`, to
choose by; `$all` are all facts, `$rest` those after `$a`, `$count` says how many there are. Numbers and goods in turn
are also one list, `$lacking`: each of them is said by the message `lack`, in the case that it needs.

| message | says |
|---|---|
| `ask-bid` | the question of an `Ask` of kind `bid`; the facts are its `about` |
| `move-bid` | the button of the move `bid market_2`; the facts are the words after the first |
| `told-bought` | a line of the log; the facts are those of `table.tell` |
| `line-gold` | a line of the score sheet |
| `caution-cap` | what is read before a move that may be a mistake |
| `whynot-lack` | why something cannot be done now; these stand in `whynot.ru.ftl` |
| `part-coins` | what a gain in this part of the evaluation means, for hints; its form `.cost`, if it has one, a loss |
| `lack` | something that is missing: `$n` of `$good`, the id is `$good-id`; with 0 for `$n` the good alone |
| `serves` | what the `$goods` that a move brings are needed for: `$thing`, which then lacks `$left` units |
| `sequel` | the next game, where `Game.sequel` gives other options; the facts are these options by their names |
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from string import ascii_lowercase
from typing import TypeVar

import msgspec

from polyana.kernel import (
    Ask,
    Caution,
    Fact,
    Game,
    Line,
    Move,
    Options,
    Question,
    Reason,
    State,
    Told,
)
from polyana.speech.fluent import Speech

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741 - as in the kernel
C = TypeVar("C")


class TableTalk(Speech):
    """What is said at a table of one game, in one language."""

    def __init__(self, game: Game[S, O, C], language: str) -> None:
        folder = files(type(game).__module__).joinpath("locale")
        shared = files("polyana.speech").joinpath("locale")
        texts = [shared.joinpath(f"{part}.{language}.ftl") for part in ("hint", "whynot")]
        texts += [folder.joinpath(f"{part}{language}.ftl") for part in ("", "screen.", "whynot.")]
        super().__init__(language, *(text for text in texts if text.is_file()))
        self.names = game.names(language)

    def name(self, thing: str) -> str:
        """The name of a component; words that are no ids stay as they are."""
        return self.names.get(thing, thing)

    def question(self, ask: Ask | Question, players: Sequence[str]) -> str:
        """What is asked of whom, in one sentence."""
        return self.say(f"ask-{ask.kind}", **self._facts((ask.seat, *ask.about), players))

    def move(self, move: Move) -> str:
        """What a move does, as on a button; words that are numbers count as such, so that plurals work."""
        said = self._lettered(move[1:])
        for letter, word in zip(ascii_lowercase, move[1:], strict=False):
            if word.isdigit():
                said[letter] = int(word)
        return self.say(f"move-{move[0]}", **said)

    def told(self, told: Told, players: Sequence[str]) -> str:
        """What happened, as a line of the log."""
        if told.event == "forced":
            move = self.move(tuple(str(told.facts[1]).split()))
            return self.say("told-forced", player=self._player(told.facts[0], players), move=move)
        return self.say(f"told-{told.event}", **self._facts(told.facts, players))

    def line(self, line: Line) -> str:
        """What a line of the score sheet is for."""
        return self.say(f"line-{line.what}", **self._lettered(line.facts))

    def row(self, line: Line) -> str:
        """What a line is called where the sheets of all players stand side by side: without anybody's own numbers.

        The form `.row` says it; without one the form `.kind`, unless the line is about a thing with a name.
        """
        name = f"line-{line.what}"
        named = any(isinstance(fact, str) for fact in line.facts)
        form = "row" if self.has(name, "row") else "" if named else "kind"
        return self.form(name, form, ("kind",), **self._lettered(line.facts))

    def caution(self, caution: Caution) -> str:
        """What should be read before a move."""
        return self.say(f"caution-{caution.what}", **self._lettered(caution.facts))

    def why_not(
        self, reasons: Sequence[Reason], asks: Sequence[Ask], players: Sequence[str]
    ) -> str:
        """Why something cannot be done now; these are the open questions, the own one first."""
        question = self.question(asks[0], players) if asks else ""
        return " ".join(
            self.say(f"whynot-{reason.what}", question=question, **self._lettered(reason.facts))
            for reason in reasons or [Reason("asked")]
        )

    def part(self, part: str, form: str = "") -> str:
        """The name of a part of the evaluation; `cost` is its form for a loss."""
        return self.form(f"part-{part}", form, ("cost",))

    def sequel(self, options: Options) -> str:
        """What the game calls the next one, with these options; empty if it has no word for it."""
        facts: dict[str, str | int] = {}
        for key, value in msgspec.structs.asdict(options).items():
            facts |= {key: self.name(str(value)), f"{key}-id": str(value)}
        return self.say("sequel", **facts) if self.has("sequel") else ""

    def good_for(self, gains: Sequence[tuple[str, float]]) -> str:
        """What a move is good for and what it costs, in one sentence."""
        gained = [self.part(part) for part, points in gains if points > 0]
        paid = [self.part(part, "cost") for part, points in gains if points < 0]
        message = "both" if gained and paid else "good" if gained else "dear" if paid else "even"
        return self.say(f"hint-{message}", gains=", ".join(gained), costs=", ".join(paid))

    def serves(self, thing: str, goods: Sequence[str], left: int) -> str:
        """What the goods that a move brings are needed for, in one sentence."""
        needed = self.lacking([(0, good) for good in goods])
        named = {"thing": self.name(thing), "thing-id": thing}
        return self.say("serves", goods=needed, left=left, **named)

    def lacking(self, goods: Sequence[tuple[int, str]]) -> str:
        """Goods that are missing, as a list; 0 stands for any number."""
        *some, last = [
            self.say("lack", n=number, good=self.name(good), **{"good-id": good})
            for number, good in goods
        ]
        return self.say("hint-and", some=", ".join(some), last=last) if some else last

    def prepares(self, moves: Sequence[Move]) -> str:
        """What comes after a move, in one sentence."""
        said, *rest = [self.move(move) for move in moves]
        for one in rest:
            said = self.say("hint-after", move=said, next=one)
        return self.say("hint-then", moves=said)

    def _facts(self, facts: Sequence[Fact], players: Sequence[str]) -> dict[str, str | int]:
        said: dict[str, str | int] = {}
        if facts and isinstance(facts[0], int):
            said["player"] = self._player(facts[0], players)
            facts = facts[1:]
        return said | self._lettered(facts)

    def _lettered(self, facts: Sequence[Fact]) -> dict[str, str | int]:
        named = [str(fact) if isinstance(fact, int) else self.name(fact) for fact in facts]
        said: dict[str, str | int] = {"all": ", ".join(named), "rest": ", ".join(named[1:])}
        said["count"] = len(facts)
        for letter, fact in zip(ascii_lowercase, facts, strict=False):
            said[letter] = fact if isinstance(fact, int) else self.name(fact)
            if isinstance(fact, str):
                said[f"{letter}-id"] = fact
        if goods := in_turn(facts):
            said["lacking"] = self.lacking(goods)
        return said

    def _player(self, seat: Fact, players: Sequence[str]) -> str:
        return players[seat] if isinstance(seat, int) and seat < len(players) else str(seat)


def in_turn(facts: Sequence[Fact]) -> list[tuple[int, str]]:
    """Numbers and goods, if these are the facts; else nothing.

    >>> in_turn((2, "stone", 1, "gold")), in_turn((2, "stone", 1)), in_turn(("stone", 2))
    ([(2, 'stone'), (1, 'gold')], [], [])
    """
    pairs = zip(facts[::2], facts[1::2], strict=False)
    found = [(n, good) for n, good in pairs if isinstance(n, int) and isinstance(good, str)]
    return found if 2 * len(found) == len(facts) else []
