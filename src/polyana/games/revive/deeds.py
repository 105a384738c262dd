"""What can be under way in Revive, one struct per kind of deed; `rules.DEEDS` says what they mean."""

from __future__ import annotations

from typing import Annotated

import msgspec

from polyana.kernel import ById, Count, Id, Limits, Many, Own

Key = Annotated[str, Limits(0, 200)]
"""The notation of a clause, by which the content knows it."""


class Waiting(msgspec.Struct, omit_defaults=True, gc=False):
    """R-460: a pending effect: a clause, and what it comes from."""

    clause: Key
    source: Id
    """The card, module, machine, crate, hex, technology or track space whose effect it is."""
    card: Id = ""
    """R-208: the card whose play has caused it, by its own half or by a module."""
    bound: Id = ""
    """R-201, R-227: what a bound noun means here: the kind that was paid, a colour, a terrain."""
    times: Count = 0
    """How often a repeat was done already."""
    must: bool = False
    """R-066: whether it may not be left out."""
    slot: Id = ""
    """R-083: the slot in which a repeated card must still lie."""
    event: Id = ""
    """R-464: what has happened as soon as it is resolved or left: an ocean reward."""
    ability: bool = False
    """R-204: whether it is the tribe ability, whose marker moves if it is used."""


class Pending(Own):
    """R-460 to R-463: the pending effects of a player, resolved one after the other in the order of choice."""

    entries: Many[Waiting]


class Apply(Own):
    """R-462: a pending effect is applied; `optional` says whether its own question contains `decline`."""

    entry: Waiting
    optional: bool = False


class Happened(Own):
    """R-464: an event has happened to a player; what waits for it comes next."""

    event: Id


class Buy(Own):
    """R-049: of an exchange so many basic resources are still to be paid; then its gain is pending."""

    entry: Waiting
    left: Count


class GainBasic(Own):
    """R-200: so many basic resources of choice are gained, one by one."""

    source: Id
    left: Count
    but: Id = ""
    """R-201: the kind that may not be chosen."""


# Tracks


class Steps(Own):
    """R-155, R-162: so many steps on a track are still to be made, one by one."""

    colour: Id
    left: Count


class AnySteps(Own):
    """R-203: so many steps are still to be made, the track chosen for each."""

    source: Id
    left: Count


class PayBonus(Own):
    """R-157: a bonus space pays, then its progress marker moves."""

    space: Id


class TakeMachine(Own):
    """R-159: one of the open special machines of a colour comes into the cell of a bonus space."""

    space: Id


class MoveMarker(Own):
    """R-056, R-058: a marker goes to the lowest free space of the progress track."""


# Cards


class Play(Own):
    """R-070, R-211: a card is played into a free slot."""

    card: Id


class PlayInto(Own):
    """R-072, R-219: a card goes into this slot; its half may be chosen."""

    card: Id
    slot: Id


class UseHalf(Own):
    """R-226: the half of a card that was played has a part that may not be left out: it is used as a whole or left."""

    card: Id
    slot: Id
    others: Many[Waiting]
    """What else the play gives."""


class EndPlay(Own):
    """R-221: a play is resolved."""

    card: Id


# The map


class MapAction(Own):
    """A map action at a place; `aids` is the clause whose reductions belong to it (R-213)."""

    place: Id
    aids: Key = ""


class Aided(Own):
    """R-213: what lies on top belongs to a map action with the reductions of this clause; nothing is left to do."""

    clause: Key


class Explore(MapAction):
    """R-110, R-119: an area tile is explored; units of these kinds were taken off its cost."""

    off: Many[Id] = []


class TakeCitizen(Own):
    """R-113: an explorer takes a citizen card, before the front of the tile is seen."""

    place: Id


class TurnTile(Own):
    """R-112: the tile is turned over."""

    place: Id


class LayTile(Own):
    """R-115: it is laid one way round or the other."""

    place: Id


class RewardTile(Own):
    """R-116: buildings gain from the new hexes next to them."""

    place: Id


class Populate(MapAction):
    """R-120: a figure comes to a location and unlocks a technology."""


class Unlocked(Own):
    """R-131, R-388: the `at once` parts of a technology are resolved; `before` was at work when it was unlocked."""

    place: Id
    before: Id = ""


class Build(MapAction):
    """R-135: a building is built."""


class Settled(Own):
    """R-363, R-364, R-369: where somebody has built or settled a target returns, and a desert tile scores."""

    place: Id
    paid: ById[Count]
    """What the action itself cost."""


class GrowForest(Own):
    """R-353: books for the group of forests to which a laid one belongs."""

    place: Id


class MoveFigure(Own):
    """R-361: a figure moves from this location to another."""

    place: Id


class EndMapAction(Own):
    """R-464: a map action has come to its end; `event` is what has happened by it."""

    place: Id
    event: Id


# The own board


class AbilityUsed(Own):
    """R-385: the tribe ability has been used; what waits for it comes before the marker moves."""


class MoveTribeMarker(Own):
    """R-204: a tribe marker goes to the progress track, if one is left."""


class UseSwitch(Own):
    """R-095: the switch gives its effect."""


class EndCopy(Own):
    """R-375: the copied half of somebody's card has been used."""


class GainModules(Own):
    """R-085: so many modules are still gained, one by one."""

    source: Id
    left: Count


class PlaceModule(Own):
    """R-085, R-091: a module of the display comes into a cell."""

    module: Id


# Artifacts


class RemoveArtifact(Own):
    """R-186: a main artifact of choice leaves the game."""


# Hibernation


class Hibernate(Own):
    """R-181 to R-185: the fixed steps; R-224: the card leaves the game."""

    card: Id = ""


class SoloDiscard(Own):
    """R-405: the solo player throws away what lies open in the displays, one by one."""


class MoveHibernation(Own):
    """R-185: the hibernation marker moves up."""


class Reward(Own):
    """R-185: one reward of the space reached, or of a lower one."""


class WakeUp(Own):
    """R-189: the hibernation has been resolved; R-224: by a card that leaves the game it ends the turn."""

    card: Id = ""


# Turns


class EndAction(Own):
    """R-042, R-468: an action has been fully resolved; surplus is lost."""


class EndFree(Own):
    """R-064: a free action that was taken in `main` has been fully resolved."""


class EndTurn(Own):
    """R-060: the turn is over; the next player is on."""


AnyDeed = (
    Pending | Apply | Happened | Buy | GainBasic | Steps | AnySteps | PayBonus | TakeMachine | MoveMarker
    | Play | PlayInto | UseHalf | EndPlay
    | Aided | Explore | TakeCitizen | TurnTile | LayTile | RewardTile | Populate | Unlocked | Build | Settled
    | EndMapAction | GrowForest | MoveFigure
    | AbilityUsed | MoveTribeMarker | GainModules | PlaceModule | UseSwitch | EndCopy
    | RemoveArtifact
    | Hibernate | SoloDiscard | MoveHibernation | Reward | WakeUp | EndAction | EndFree | EndTurn
)  # fmt: skip
