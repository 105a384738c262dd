"""Empires of the North: six clans build, harvest, sail and conquer until somebody reaches 25 points."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from polyana.games.north import auditing, bot, rules, scoring
from polyana.games.north import box as boxed
from polyana.games.north import view as seen
from polyana.games.north.cautions import cautions
from polyana.games.north.content import Content, effect_texts, names, stories
from polyana.games.north.outlook import wants
from polyana.games.north.reading import load_content
from polyana.games.north.reasons import REASONS, why_not
from polyana.games.north.rules import setup
from polyana.games.north.signs import SIGNS
from polyana.games.north.state import Options, State
from polyana.games.north.vocabulary import card_texts, event_text
from polyana.kernel import Ask, Caution, Chance, Game, Move, Reason, Result, Table, override_for
from polyana.notation import Sign


class North(Game[State, Options, Content]):
    """The game as the kernel knows it."""

    name = "north"
    version = 1
    promises = ("engine", "ships", "pawns", "plans", "hand")
    untold = ("under_way", "rounds")
    much = 1.25
    things = tuple(REASONS)
    option_needs: ClassVar = {"scenario": {"players": (1,)}}
    options_type = Options
    state_type = State

    def variants(self) -> list[Options]:
        """N-248: two, three and four players, and the four scenarios."""
        alone = [Options(1, name) for name in self.content.scenarios]  # type: ignore[arg-type]
        return [*(Options(players) for players in (2, 3, 4)), *alone]

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

    def box(self) -> boxed.Box:
        return boxed.box(self.content)

    def names(self, language: str) -> dict[str, str]:
        return names(self.content, language)

    def texts(self, language: str) -> dict[str, str]:
        """By notation; parts of effects by themselves, too; events by their ids; stories of clans and scenarios."""
        wording, scenarios = card_texts(language), self.content.scenarios.values()
        every = effect_texts(self.content)
        parts = [part.strip() for effect in every for part in effect.split(";")]
        said = {effect: wording.sentence(effect) for effect in (*every, *parts)}
        events = [event for scenario in scenarios for event in scenario.event]
        said |= {event.id: event_text(event, language) for event in events}
        return said | stories(self.content, language)

    def signs(self) -> dict[str, tuple[Sign, ...]]:
        return SIGNS.rows(effect_texts(self.content))

    def at_rest(self, state: State) -> bool:
        return not state.agenda

    def stretch_of(self, state: State) -> str:
        """With two a plan is judged when both have had a turn, otherwise at the end of the round.

        Alone nobody else has a turn. With three and four another turn of everybody shows less of what a plan is good
        for than of what the others do. The choice of clans is a stretch of its own: nobody can tell yet which of them
        is better.
        """
        if state.solo is None and state.phase == "clans":
            return "clans"
        return "" if len(state.players) == 2 else str(state.round)

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
