"""Points with a breakdown, places and ties; goals and medals of the solo game (A17, A19)."""

from __future__ import annotations

from typing import Final

import msgspec

from polyana.games.north.components import GoalLine
from polyana.games.north.content import Content
from polyana.games.north.effects import RESOURCES
from polyana.games.north.rules.solo import all_workers
from polyana.games.north.state import Player, State
from polyana.kernel import Line, Result

SOURCES: Final = ("action", "boost", "feature", "bonus", "storage", "pillage", "solo")
"""N-262: where points on the track come from, in the order of the score sheet."""
MEDALS: Final = ("gold", "silver", "bronze")


def result(content: Content, state: State) -> Result:
    """N-209 to N-217: points, places and score sheets; N-266: a lost scenario is a second place."""
    sheets = [score_sheet(content, state, seat) for seat in range(len(state.players))]
    result = Result.ranked(sheets, [tie_break(player) for player in state.players])
    if state.solo is not None and not won(content, state):
        return msgspec.structs.replace(result, places=[2])
    return result


def tie_break(player: Player) -> tuple[int, int, int]:
    """N-215 to N-217: cards in the empire, then Workers, then hand cards."""
    return len(player.empire), all_workers(player), len(player.hand)


def score_sheet(content: Content, state: State, seat: int) -> list[Line]:
    """N-262: the track by source, cards, Resources, gold, raze; in the solo game the goals."""
    player = state.players[seat]
    lines = [Line(source, player.scored.get(source, 0)) for source in SOURCES]
    if state.solo is None:
        lines.pop()
    lines += end_lines(content, player)
    if state.solo is not None:
        lines += goal_lines(content, state, sum(line.points for line in lines))
    return lines


def end_lines(content: Content, player: Player) -> list[Line]:
    """N-209 to N-213: what counts at the end besides the track."""
    cards = [content.cards[name] for name in player.empire]
    starting = sum(card.starting for card in cards)
    islands = sum(bool(card.distance) for card in cards)
    grounds = sum(bool(card.goods) and not card.starting for card in cards)
    resources = sum(player.supply.get(kind, 0) for kind in RESOURCES)
    gold, raze = player.supply.get("gold", 0), player.supply.get("raze", 0)
    return [
        Line("starting_cards", starting),
        Line("fields", grounds),
        Line("locations", len(cards) - starting - islands - grounds),
        Line("islands", islands),
        Line("resources", resources // 2, (resources,)),
        Line("gold", gold),
        Line("raze", raze),
    ]


# The solo game


def goal_lines(content: Content, state: State, points: int) -> list[Line]:
    """N-242: every goal with what was reached, the target, and the medal."""
    scenario = content.scenarios[state.options.scenario]
    lines = [
        Line(f"goal_{goal.counter}", 0, (reached(content, state, goal), goal.min), note=True)
        for goal in scenario.goal
    ]
    lines.append(Line("goal_points", 0, (points, scenario.target), note=True))
    if won(content, state):
        best = next(iter(medals(content, state, points)), "bronze")
        lines.append(Line("solo_won", 0, (best,), note=True))
    else:
        lines.append(Line("solo_lost", 0, note=True))
    return lines


def medals(content: Content, state: State, points: int) -> list[str]:
    """N-242: the medals that so many points are enough for, the best first."""
    needed = msgspec.structs.asdict(content.scenarios[state.options.scenario].medals)
    return [name for name in MEDALS if points >= needed[name]]


def reached(content: Content, state: State, goal: GoalLine) -> int:
    """N-242: how far a goal has come."""
    player, solo = state.players[0], state.solo
    assert solo is not None
    cards = [content.cards[name] for name in player.empire]
    match goal.counter:
        case "worker_total":
            return all_workers(player)
        case "island":
            return sum(bool(card.distance) for card in cards)
        case "island_distant":
            return sum(card.distance == "distant" for card in cards)
        case "paid_in_full":
            return solo.paid_in_full
        case "location":
            return len(cards)
        case good:
            return player.supply.get(good, 0)


def total(content: Content, player: Player) -> int:
    """The points of a player if the game ended now."""
    return player.vp + sum(line.points for line in end_lines(content, player))


def won(content: Content, state: State) -> bool:
    """N-242: all goals met, and points enough."""
    scenario = content.scenarios[state.options.scenario]
    met = all(reached(content, state, goal) >= goal.min for goal in scenario.goal)
    return met and total(content, state.players[0]) >= scenario.target
