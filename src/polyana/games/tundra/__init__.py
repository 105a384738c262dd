"""Tundra: four estates explore the north; a roll of dice decides what everybody may order."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from polyana.games.tundra import auditing, bot, rules, scoring
from polyana.games.tundra import view as seen
from polyana.games.tundra.cautions import cautions
from polyana.games.tundra.content import Content, names
from polyana.games.tundra.outlook import wants
from polyana.games.tundra.reading import load_content
from polyana.games.tundra.reasons import REASONS, why_not
from polyana.games.tundra.rules import setup
from polyana.games.tundra.rules.setup import alternatives, began_with, chosen_layout
from polyana.games.tundra.signs import SIGNS
from polyana.games.tundra.state import Options, State
from polyana.games.tundra.vocabulary import card_texts
from polyana.kernel import Ask, Caution, Chance, Game, Move, Reason, Result, Table, override_for
from polyana.notation import Sign, effects_of


class Tundra(Game[State, Options, Content]):
    """The game as the kernel knows it."""

    name = "tundra"
    version = 1
    promises = ("dice", "towers", "boards", "boosts", "advisors")
    untold = ("under_way",)
    things = tuple(REASONS)
    options_type = Options
    state_type = State

    def variants(self) -> list[Options]:
        numbers = self.content.about.players
        return [
            Options(players=players, layout=layout, titles_and_personal_goals=variant)
            for variant in (False, True)
            for players in range(numbers.min, numbers.max + 1)
            for layout in ("standard", *alternatives(self.content, players))
        ]

    def options(self, given: Mapping[str, object]) -> Options:
        options = super().options(given)
        chosen_layout(self.content, options)
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

    def names(self, language: str) -> dict[str, str]:
        return names(self.content, language)

    def texts(self, language: str) -> dict[str, str]:
        return card_texts(language).texts(self.content)

    def signs(self) -> dict[str, tuple[Sign, ...]]:
        return SIGNS.rows(effects_of(self.content))

    def round_of(self, state: State) -> int:
        return state.round

    def traits(self, state: State) -> dict[str, list[list[str]]]:
        return began_with(state)

    def audit(self, state: State) -> list[str]:
        return auditing.audit(self.content, state)

    def secrets(self, state: State, seat: int | None) -> set[str]:
        return seen.secrets(self.content, state, seat)


def load(content: Path | None = None) -> Tundra:
    """The game with its content, or with what a folder or `POLYANA_CONTENT` overrides of it."""
    loaded = load_content(override_for("tundra", content))
    return Tundra(loaded, loaded.hash)
