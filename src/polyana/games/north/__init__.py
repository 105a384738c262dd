"""Empires of the North: six clans build, harvest, sail and conquer until somebody reaches 25 points."""

from __future__ import annotations

from pathlib import Path

from polyana.games.north import auditing, bot, scoring
from polyana.games.north import view as seen
from polyana.games.north.content import Content, effect_texts, names
from polyana.games.north.reading import load_content
from polyana.games.north.rules import setup, step
from polyana.games.north.signs import SIGNS
from polyana.games.north.state import NorthTable, Options, State
from polyana.games.north.vocabulary import card_texts
from polyana.kernel import Chance, Game, Result, Rules, override_for
from polyana.notation import Sign


class North(Game[State, Options, Content]):
    """The game as the kernel knows it."""

    name = "north"
    version = 1
    options_type = Options
    state_type = State

    def variants(self) -> list[Options]:
        """N-248: two, three and four players, and the four scenarios."""
        alone = [Options(1, name) for name in self.content.scenarios]  # type: ignore[arg-type]
        return [*(Options(players) for players in (2, 3, 4)), *alone]

    def setup(self, options: Options, chance: Chance) -> State:
        return setup(self.content, options, chance)

    def step(self, table: NorthTable) -> Rules:
        return step(table)

    def over(self, state: State) -> bool:
        return state.phase == "over"

    def result(self, state: State) -> Result:
        return scoring.result(self.content, state)

    def view(self, state: State, seat: int | None) -> seen.View:
        return seen.view(self.content, state, seat)

    def imagine(self, state: State, seat: int, chance: Chance) -> State:
        return seen.imagine(self.content, state, seat, chance)

    def evaluate(self, state: State, seat: int) -> dict[str, float]:
        return bot.evaluate(self.content, state, seat)

    def names(self, language: str) -> dict[str, str]:
        return names(self.content, language)

    def texts(self, language: str) -> dict[str, str]:
        wording = card_texts(language)
        return {effect: wording.sentence(effect) for effect in effect_texts(self.content)}

    def signs(self) -> dict[str, tuple[Sign, ...]]:
        return SIGNS.rows(effect_texts(self.content))

    def at_rest(self, state: State) -> bool:
        return not state.agenda

    def round_of(self, state: State) -> int:
        return state.round

    def traits(self, state: State) -> dict[str, list[list[str]]]:
        players = len(state.players)
        order = [[str(1 + (seat - state.first) % players)] for seat in range(players)]
        found = {"clan": [[player.clan] for player in state.players], "order": order}
        if state.solo is not None:
            return {"clan": found["clan"], "scenario": [[state.options.scenario]]}
        return found

    def audit(self, state: State) -> list[str]:
        return auditing.audit(self.content, state)

    def secrets(self, state: State, seat: int | None) -> set[str]:
        return seen.secrets(self.content, state, seat)


def load(content: Path | None = None) -> North:
    """The game with its content, or with what a folder or `POLYANA_CONTENT` overrides of it."""
    loaded = load_content(override_for("north", content))
    return North(loaded, loaded.hash)
