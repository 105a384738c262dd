"""What is still to be done on the agenda, by what it will probably bring."""

from __future__ import annotations

from polyana.games.revive import deeds
from polyana.games.revive.bot.worths import Worths
from polyana.games.revive.deeds import Waiting
from polyana.games.revive.state import State
from polyana.kernel import Own


def under_way(worths: Worths, state: State, seat: int, artifact: float) -> float:
    """The deeds of a player in points, with the one that is just being asked about: it has left the agenda."""
    agenda, value = state.agenda, 0.0
    if state.seat == seat:
        asked = isinstance(agenda[-1], deeds.EndAction | deeds.EndFree)
        value = worths.weights.asked if asked else 0.4
    for deed in agenda:
        if isinstance(deed, Own) and deed.seat == seat:
            value += promise(worths, deed, artifact)
    return value


def promise(worths: Worths, deed: Own, artifact: float) -> float:
    """What a deed will bring; those that are not here bring nobody anything by themselves."""
    words, weights = worths.words, worths.weights
    match deed:
        case deeds.Pending(entries=entries):
            return sum(entry_worth(worths, entry, artifact) for entry in entries)
        case deeds.Apply(entry=entry):
            return entry_worth(worths, entry, artifact)
        case deeds.UseHalf(others=others):
            return 1.0 + sum(entry_worth(worths, entry, artifact) for entry in others)
        case deeds.Buy(entry=entry, left=left):
            return 1.2 * worths.unit - left * worths.unit
        case deeds.GainBasic(left=left):
            return left * words["basic"]
        case deeds.Steps(left=left) | deeds.AnySteps(left=left):
            return left * words["step_any"]
        case deeds.PayBonus():
            return 1.5
        case deeds.TakeMachine():
            return 0.6 * weights.use * worths.cycles
        case deeds.MoveMarker() | deeds.MoveTribeMarker():
            return weights.marker
        case deeds.Play() | deeds.PlayInto():
            return weights.card
        case deeds.TurnTile():  # the citizen is just being chosen
            return worths.citizen + 0.3
        case deeds.GainModules(left=left):
            return left * words["module"]
        case deeds.PlaceModule():
            return words["module"]
        case deeds.UseSwitch():
            return words["basic"]
        case deeds.Reward():
            return 2.0 * words["basic"]
        case deeds.MoveHibernation():
            return 0.2
        case _:
            return 0.0


def entry_worth(worths: Worths, entry: Waiting, artifact: float) -> float:
    """What a pending effect will bring."""
    clause = worths.content.clauses[entry.clause]
    if clause.word == "artifact" and clause.item is not None:
        return artifact
    return max(0.0, worths.clause(clause))
