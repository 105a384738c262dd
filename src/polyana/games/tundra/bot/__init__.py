"""How well a seat stands in Tundra (Part F): the features behind the bots."""

from __future__ import annotations

from polyana.games.tundra.bot.estate import Estate
from polyana.games.tundra.bot.goals import common_goals, personal_goal
from polyana.games.tundra.bot.ground import ground_of
from polyana.games.tundra.bot.lore import Lore
from polyana.games.tundra.bot.means import means_of
from polyana.games.tundra.bot.weights import BY_ROUND, WEIGHTS, Weights
from polyana.games.tundra.content import Content
from polyana.games.tundra.scoring import personal_line
from polyana.games.tundra.state import State

__all__ = ["BY_ROUND", "WEIGHTS", "Weights", "evaluate", "judged"]

_LORE: dict[str, Lore] = {}


def evaluate(content: Content, state: State, seat: int) -> dict[str, float]:
    """Parts in points: what the seat has, what it will bring, and how the best of the others stands."""
    return judged(lore_of(content), state, seat)


def lore_of(content: Content) -> Lore:
    """What a bot knows of a box, found out once."""
    lore = _LORE.get(content.hash)
    if lore is None:
        lore = _LORE[content.hash] = Lore(content, WEIGHTS)
    return lore


def judged(lore: Lore, state: State, seat: int) -> dict[str, float]:
    """The same with what a bot knows of the box."""
    player = state.players[seat]
    if state.phase == "over":
        parts = {"points": float(player.vp)}
        for line in personal_line(lore.content, state, seat):
            parts["personal_goal"] = float(line.points)
    else:
        ground = ground_of(lore, state)
        means = means_of(lore, ground, state, seat)
        parts = Estate(means, ground.holdings[seat], state, seat).parts()
        parts["goals"] = common_goals(means, ground, state, seat)
        if player.goal:
            parts["personal_goal"] = personal_goal(means, ground, state, seat)
        for part, worth in BY_ROUND[state.round].items():
            if part in parts:
                parts[part] *= worth
    rivals = [rough(lore, state, rival) for rival in range(len(state.players)) if rival != seat]
    parts["rivals"] = -lore.weights.rivals * max(rivals)
    return parts


def rough(lore: Lore, state: State, seat: int) -> float:
    """How a rival stands, roughly: points, dice and stores."""
    player, weights = state.players[seat], lore.weights
    if state.phase == "over":
        return player.vp
    dice = len(player.dice) + player.unrolled + lore.dice_after[player.title][state.round]
    stores = weights.resource * sum(player.resources.values()) + weights.berry * player.berry
    return player.vp + weights.die * dice + weights.rival_stores * stores
