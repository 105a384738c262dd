"""Plays random games, and compares every question and every change with the second opinion."""

from __future__ import annotations

from collections import Counter
from typing import Final

from polyana.games.north import North
from polyana.games.north.content import Content
from polyana.games.north.state import Options, State
from polyana.kernel import Ask, Match, Move
from polyana.kernel.check import Moods
from polyana.kernel.state import Told
from tests.north.oracle.box import CARDS, GOODS
from tests.north.oracle.ledger import Ledger, payment_fault, pillage_faults, result_faults
from tests.north.oracle.possible import TIRED
from tests.north.oracle.questions import differences
from tests.north.oracle.scatter import scattered

QUIET: Final = (
    *(
        "paid",
        "used",
        "exhausted",
        "copied",
        "forced",
        "placed_pawn",
        "moved_on",
        "discarded",
        "gave_up",
    ),
    "assigned",
)
"""What is told before a price is paid in full."""


class Referee:
    """One random game with both opinions at every decision, from the start or from a table in great disorder."""

    def __init__(self, game: North, options: Options, seed: int, disorder: bool = False) -> None:
        self.match: Match[State, Options, Content] = Match(game, options, seed)
        self.ledger = Ledger(options.players)
        if disorder:
            self.match = Match.at(game, options, scattered(game, options, seed))
            self.ledger = Ledger.of(self.match.state)
        self.moods = Moods(seed)
        self.read = 0
        self.prices: list[Counter[str]] | None = None
        """What the action under way may cost, until it is paid."""
        self.less = 0
        self.bill: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()

    def play(self, most: int = 9_999) -> list[str]:
        """The faults at the first decision that has any; none if both opinions agree to the end."""
        match = self.match
        while not match.over and match.number < most:
            faults = [fault for ask in match.asks if (fault := differences(match.state, ask))]
            if faults:
                return faults
            ask = match.asks[0]
            self.kinds[ask.kind] += 1
            move = self.moods.choose(ask)
            self._before(ask, move)
            match.answer(ask.seat, move)
            faults = self._after()
            if faults:
                return [f"{' '.join(move)}: {fault}" for fault in faults]
        return result_faults(match.state, match.result()) if match.over else []

    def _before(self, ask: Ask, move: Move) -> None:
        """What the answer should cost, as far as it is one price."""
        solo = self.match.state.solo
        tired = [tile for tile in (solo.tired if solo is not None else ()) if tile == move[-1]]
        if ask.kind == "turn":
            self.ledger.tired_harvest = tired == ["harvest"] and move[0] in ("place", "move")
            self.prices, self.less, self.bill = None, 0, Counter()
        match move[0]:
            case "build":
                cost = CARDS[move[1]].cost
                assert cost is not None
                self.prices, self.bill = [cost], Counter()
                self.less = 1 if ask.kind == "build_pick" else 0
            case "place" | "move":
                more = [one.word for tile in tired for one in TIRED.get(tile, ())]
                self.prices = [Counter([*(["food"] if move[0] == "move" else []), *more])]
            case "use":
                parts = CARDS[move[1]].parts
                if len(parts) == 1 and not CARDS[move[1]].copies:
                    goods = (*GOODS, "worker", "resource")
                    self.prices = [
                        Counter({one.word: one.number for one in cost if one.word in goods})
                        for cost in parts[0].costs
                    ]

    def _after(self) -> list[str]:
        """Whether what was told since the answer is right, and the table is what was told."""
        lines = self.match.log[self.read :]
        self.read += len(lines)
        faults = [fault for line in lines if (fault := self._paid(line))]
        self.ledger.read(lines)
        return [*faults, *self.ledger.faults(self.match.state), *pillage_faults(lines)]

    def _paid(self, line: Told) -> str:
        """Whether the price was right when something else happens."""
        if line.event == "paid" and self.prices is not None:
            self.bill[str(line.facts[1])] += int(line.facts[2])
        if line.event in QUIET or self.prices is None:
            return ""
        prices, self.prices = self.prices, None
        return payment_fault(self.bill, prices, self.less)
