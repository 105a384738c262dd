"""How well a seat stands in Revive, by parts that can be named to a person (Part F)."""

from __future__ import annotations

from polyana.games.revive.bot.ahead import (
    corners_ahead,
    large_worth,
    progress_value,
    score_value,
    technologies,
    technology_ahead,
    tracks_ahead,
)
from polyana.games.revive.bot.clock import actions_left, turns_left
from polyana.games.revive.bot.engine import engine_of
from polyana.games.revive.bot.others import best_of_others
from polyana.games.revive.bot.place import built
from polyana.games.revive.bot.tally import Tally
from polyana.games.revive.bot.under_way import under_way
from polyana.games.revive.bot.weights import WEIGHTS, Weights
from polyana.games.revive.bot.worths import worths
from polyana.games.revive.content import Content
from polyana.games.revive.rules.counting import Whose
from polyana.games.revive.scoring import artifact_card, score_sheet
from polyana.games.revive.state import State

__all__ = ["WEIGHTS", "Weights", "evaluate"]

SPARE = 2.0
"""R-312: what an artifact scores when no main one is left."""


def evaluate(
    content: Content, state: State, seat: int, weights: Weights = WEIGHTS
) -> dict[str, float]:
    """Parts in points: what the seat has, what it will bring, and how the best of the others stands."""
    if not state.players[seat].supply:
        return {"points": 0.0}  # one tribe is as good as another
    return Outlook(content, state, seat, weights).parts()


class Outlook:
    """The table as a seat sees it, with the time that is left."""

    def __init__(self, content: Content, state: State, seat: int, weights: Weights) -> None:
        self.content, self.state, self.seat, self.weights = content, state, seat, weights
        self.player = state.players[seat]
        self.left = turns_left(content, state, seat, weights)
        self.free = actions_left(content, state, seat)
        self.worths = worths(content, weights, self.player.side, self.left)
        whose = Whose(content, state, seat)
        self.engine, self.built = engine_of(self.worths, whose), built(whose)
        self.tally = Tally(self.worths, whose, self.engine, self.built)
        self.values = self._categories()
        """By colour of artifacts: what its category will count at the end."""
        self.artifact = self._next_artifact()
        """What the next artifact is worth."""

    def parts(self) -> dict[str, float]:
        """How the seat stands."""
        state, player = self.state, self.player
        if state.phase == "over":
            return self.final()
        worths, artifact = self.worths, self.artifact
        cycle, engine = self.cycles()
        parts = {
            "points": score_value(worths, player, artifact),
            "progress": progress_value(worths, player, artifact),
            "technologies": technologies(worths, player),
            "large": self.large(),
            "cards": self.card_bonuses(),
            "artifacts": self.artifacts(),
            "goods": worths.stock(player.supply) + self.crates(),
            "cycle": cycle,
            "engine": engine,
            "tracks": tracks_ahead(worths, player, self.engine.cards, artifact),
            "goals": technology_ahead(worths, player, artifact)
            + corners_ahead(worths, state, self.tally, self.built),
            "sites": self.sites(),
            "armed": self.armed(),
            "actions": self.weights.action * min(1.0, self.left) * self.free,
            "under_way": 0.0,
        }
        if state.agenda:
            parts["under_way"] = under_way(worths, state, self.seat, artifact)
        if len(state.players) > 1:
            stands, brings = best_of_others(worths, state, self.seat)
            parts["rivals"] = -self.weights.rivals * stands
            parts["clock"] = -self.weights.clock * brings
        return parts

    def final(self) -> dict[str, float]:
        """The score sheets, when all is over."""
        totals = [
            sum(line.points for line in score_sheet(self.content, self.state, seat))
            for seat in range(len(self.state.players))
        ]
        parts = {"points": float(totals.pop(self.seat))}
        if totals:
            parts["rivals"] = -self.weights.rivals * max(totals)
        return parts

    # What is counted at the end

    def _categories(self) -> dict[str, float]:
        name = artifact_card(self.state, self.seat)
        if not name:
            return {}
        card, found = self.content.artifact_cards[name], {}
        effects, at_end = self.content.category_effects, self.tally.at_end
        for colour, category in (
            ("purple", card.purple),
            ("orange", card.orange),
            ("white", card.white),
        ):
            (item,) = effects[category].end
            found[colour] = item.amount * at_end(item.counter)
        return found

    def _next_artifact(self) -> float:
        """Part F, 9: the colour of the category that is or will be largest."""
        main, state, values = self.content.main_artifacts, self.state, self.values
        best = max([values.get(main[name].colour, 5.0) for name in state.artifacts], default=SPARE)
        last = len(state.artifacts) + state.spare == 1
        return best + (self.content.end_tile.endvp if last and len(state.players) > 1 else 0)

    def artifacts(self) -> float:
        """R-329, R-331: each category as often as 1 plus its artifacts; spare ones and the end tile."""
        main, player = self.content.main_artifacts, self.player
        value = sum(self.values.values())
        for name in player.artifacts:
            value += self.values.get(main[name].colour, 5.0)
        value += player.spare * self.content.spare_artifact.endvp
        return value + (self.content.end_tile.endvp if player.end_tile else 0)

    def large(self) -> float:
        """R-327: large locations with an own figure."""
        return sum(
            large_worth(self.worths, self.tally, kind, settled=True)
            for corner, kind in self.state.large.items()
            if corner in self.player.figures
        )

    def card_bonuses(self) -> float:
        """R-328: card bonuses that are unlocked."""
        value = 0.0
        for name in self.player.spaces:
            bonus = self.content.bonuses[name]
            if bonus.kind == "cards":
                value += 2.0 * (self.engine.cards.of_colour[bonus.colour] + 0.06 * self.left)
        return value

    # What can still be done

    def crates(self) -> float:
        """Closed crates, by what is in them."""
        if not self.left:
            return 0.0
        return sum(self.worths.crates[name] for name in self.player.closed)

    def cycles(self) -> tuple[float, float]:
        """What this cycle still brings, and the cycles that come after it."""
        weights, engine = self.weights, self.engine
        board, value = engine.board, engine.now
        if self.player.switch_up:
            value += board.switch_now
        rest = engine.plays / weights.plays
        if rest > self.left:
            value *= self.left / rest
        later = max(0.0, self.left - rest) / board.length
        return weights.hope * value, weights.hope * later * board.total

    def sites(self) -> float:
        """Part F, 5: hexes next to own buildings that nobody has seen."""
        unseen = self.built.unseen
        return self.weights.hidden * unseen * self.worths.step * min(1.0, self.left / 8)

    def armed(self) -> float:
        """R-174: what is armed for the rest of the turn."""
        state, turn = self.state, self.state.turn
        if state.seat != self.seat or not turn.armed or turn.slept:
            return 0.0
        return 0.5 * self.worths.unit * sum(turn.armed.values()) if self.free else 0.0
