"""Revive: tribes leave the ice, explore, populate and build, until the last artifact is found."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from polyana.games.revive import auditing, bot, rules, scoring
from polyana.games.revive import box as boxed
from polyana.games.revive import variants as kinds
from polyana.games.revive import view as seen
from polyana.games.revive.cautions import cautions
from polyana.games.revive.content import Content, effect_texts, names, stories
from polyana.games.revive.outlook import wants
from polyana.games.revive.reading import load_content
from polyana.games.revive.reasons import REASONS, why_not
from polyana.games.revive.rules import setup
from polyana.games.revive.signs import SIGNS
from polyana.games.revive.state import Options, State
from polyana.games.revive.vocabulary import card_texts
from polyana.kernel import (
    Ask,
    Caution,
    Chance,
    Game,
    Move,
    Reason,
    Result,
    Table,
    override_for,
)
from polyana.notation import Sign


class Revive(Game[State, Options, Content]):
    """The game as the kernel knows it."""

    name = "revive"
    version = 1
    free = True
    promises = ("cycle", "engine", "tracks", "goals", "sites", "actions", "armed")
    untold = ("under_way", "clock")
    things = tuple(REASONS)
    option_needs: ClassVar = {
        "long_game": {"players": (2, 3, 4)},
        "content": {"chapter": ("none",)},
        "tale": {"chapter": ("chapter_2", "chapter_3", "chapter_4", "chapter_5")},
    }
    options_type = Options
    state_type = State

    def variants(self) -> list[Options]:
        return kinds.variants()

    def options(self, given: Mapping[str, object]) -> Options:
        options = super().options(given)
        kinds.check_options(self.content, options)
        return options

    def sequel(self, options: Options, result: Result) -> Options:
        return kinds.sequel(self.content, options, result)

    def setup(self, options: Options, chance: Chance) -> State:
        kinds.check_options(self.content, options)
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

    def box(self) -> boxed.Box:
        return boxed.box(self.content)

    def names(self, language: str) -> dict[str, str]:
        return names(self.content, language)

    def texts(self, language: str) -> dict[str, str]:
        wording = card_texts(language)
        said = {effect: wording.sentence(effect) for effect in effect_texts(self.content)}
        return said | stories(self.content, language)

    def signs(self) -> dict[str, tuple[Sign, ...]]:
        return SIGNS.rows(effect_texts(self.content))

    def at_rest(self, state: State) -> bool:
        return not state.agenda

    def round_of(self, state: State) -> int:
        return state.players[state.first].turns + 1

    def traits(self, state: State) -> dict[str, list[list[str]]]:
        players = len(state.players)
        found = {
            "tribe": [[player.side] for player in state.players],
            "order": [[str(1 + (seat - state.first) % players)] for seat in range(players)],
            "large": [list(state.large.values())] * players,
        }
        if state.options.artifact_cards != "shared":
            found["artifact_card"] = [[player.artifact_card] for player in state.players]
        if state.players[0].plate:
            found["plate"] = [[player.plate] for player in state.players]
        return found

    def audit(self, state: State) -> list[str]:
        return auditing.audit(self.content, state)

    def secrets(self, state: State, seat: int | None) -> set[str]:
        return seen.secrets(self.content, state, seat)


def load(content: Path | None = None) -> Revive:
    """The game with its content, or with what a folder or `POLYANA_CONTENT` overrides of it."""
    loaded = load_content(override_for("revive", content))
    return Revive(loaded, loaded.hash)
