"""Imperial Settlers with We Didn't Start the Fire: four factions build, deal, raze and conquer for five rounds."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from polyana.games.settlers import auditing, bot, rules, scoring
from polyana.games.settlers import box as boxed
from polyana.games.settlers import view as seen
from polyana.games.settlers.cautions import cautions
from polyana.games.settlers.content import Content, effect_texts, names
from polyana.games.settlers.outlook import wants
from polyana.games.settlers.reading import load_content
from polyana.games.settlers.reasons import REASONS, why_not
from polyana.games.settlers.rules import setup
from polyana.games.settlers.rules.setup import began_with
from polyana.games.settlers.signs import SIGNS
from polyana.games.settlers.state import Options, State
from polyana.games.settlers.variants import check_options, variants
from polyana.games.settlers.vocabulary import card_texts
from polyana.kernel import Ask, Caution, Chance, Game, Move, Reason, Result, Table, override_for
from polyana.notation import Sign


class Settlers(Game[State, Options, Content]):
    """The game as the kernel knows it."""

    name = "settlers"
    version = 1
    free = True
    promises = ("production", "deals", "actions", "hand", "features", "fodder")
    untold = ("under_way",)
    much = 1.5
    things = tuple(REASONS)
    option_needs: ClassVar = {
        "peaceful": {"players": (2, 3, 4)},
        "expedition_mode": {"promo": ("all",)},
        "solo_difficulty": {"players": (1,), "fire": (True,)},
        "common": {"format": ("open",)},
    }
    first_options: ClassVar = {"fire": False}
    options_type = Options
    state_type = State

    def variants(self) -> list[Options]:
        return variants()

    def options(self, given: Mapping[str, object]) -> Options:
        options = super().options(given)
        check_options(self.content, options)
        return options

    def setup(self, options: Options, chance: Chance) -> State:
        check_options(self.content, options)
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
        return {effect: wording.sentence(effect) for effect in effect_texts(self.content)}

    def signs(self) -> dict[str, tuple[Sign, ...]]:
        return SIGNS.rows(effect_texts(self.content))

    def at_rest(self, state: State) -> bool:
        return not state.agenda

    def round_of(self, state: State) -> int:
        return state.round

    def traits(self, state: State) -> dict[str, list[list[str]]]:
        return began_with(state)

    def audit(self, state: State) -> list[str]:
        return auditing.audit(self.content, state)

    def secrets(self, state: State, seat: int | None) -> set[str]:
        return seen.secrets(self.content, state, seat)


def load(content: Path | None = None) -> Settlers:
    """The game with its content, or with what a folder or `POLYANA_CONTENT` overrides of it."""
    loaded = load_content(override_for("settlers", content))
    return Settlers(loaded, loaded.hash)
