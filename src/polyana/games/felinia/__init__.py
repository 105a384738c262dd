"""Felinia: merchant cats buy goods, board ships and found trading posts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from polyana.games.felinia import auditing, bot, rules, scoring
from polyana.games.felinia import view as seen
from polyana.games.felinia.cautions import cautions
from polyana.games.felinia.content import Content, names
from polyana.games.felinia.outlook import wants
from polyana.games.felinia.reading import load_content
from polyana.games.felinia.reasons import REASONS, why_not
from polyana.games.felinia.rules import setup
from polyana.games.felinia.rules.setup import check_players
from polyana.games.felinia.state import Options, State
from polyana.games.felinia.vocabulary import card_texts
from polyana.kernel import Ask, Caution, Chance, Game, Move, Reason, Result, Table, override_for


class Felinia(Game[State, Options, Content]):
    """The game as the kernel knows it."""

    name = "felinia"
    version = 3
    promises = ("promise", "ships", "deals", "future")
    much = 1.2
    things = tuple(REASONS)
    options_type = Options
    state_type = State

    def variants(self) -> list[Options]:
        return [
            Options(players=players, mode=mode, next_deck_open=shown)
            for mode in ("basic", "advanced")
            for players in self.content.modes[mode].players
            for shown in (False, True)
        ]

    def options(self, given: Mapping[str, object]) -> Options:
        options = super().options(given)
        check_players(self.content, options)
        return options

    def setup(self, options: Options, chance: Chance) -> State:
        return setup(self.content, options, chance)

    step = staticmethod(rules.step)

    def over(self, state: State) -> bool:
        return state.phase == "over"

    def result(self, state: State) -> Result:
        return scoring.result(self.content, state)

    def view(self, state: State, seat: int | None) -> seen.View:
        return seen.view(self.content, state, seat)

    def cautions(self, state: State, ask: Ask, move: Move) -> list[Caution]:
        return cautions(Table(self.content, state), ask, move)

    def why_not(self, state: State, ask: Ask, thing: str) -> list[Reason]:
        return why_not(Table(self.content, state), ask, thing)

    def wants(self, state: State, seat: int) -> dict[str, dict[str, int]]:
        return wants(Table(self.content, state), seat)

    def imagine(self, state: State, seat: int, chance: Chance) -> State:
        return seen.imagine(self.content, state, seat, chance)

    def evaluate(self, state: State, seat: int) -> dict[str, float]:
        return bot.evaluate(self.content, state, seat)

    def forecast(self, state: State, seat: int) -> float:
        return bot.forecast(self.content, state, seat)

    def names(self, language: str) -> dict[str, str]:
        return names(self.content, language)

    def texts(self, language: str) -> dict[str, str]:
        return card_texts(language).texts(self.content)

    def stretch_of(self, state: State) -> str:
        return str(state.round)

    def round_of(self, state: State) -> int:
        return state.round

    def traits(self, state: State) -> dict[str, list[list[str]]]:
        players = len(state.players)
        return {
            "order": [[str(1 + (seat - state.first) % players)] for seat in range(players)],
            "mode": [[state.mode]] * players,
        }

    def audit(self, state: State) -> list[str]:
        return auditing.audit(self.content, state)

    def secrets(self, state: State, seat: int | None) -> set[str]:
        return seen.secrets(self.content, state, seat)


def load(content: Path | None = None) -> Felinia:
    """The game with its content, or with what a folder or `POLYANA_CONTENT` overrides of it."""
    loaded = load_content(override_for("felinia", content))
    return Felinia(loaded, loaded.hash)
