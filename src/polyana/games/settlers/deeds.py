"""What can be under way in Imperial Settlers, one struct for each kind of deed; `rules.DEEDS` says what they mean."""

from __future__ import annotations

from polyana.effects import GoOn, Receive
from polyana.kernel import Count, Deed, Id, Own, Seat

# Lookout


class Reveal(Deed):
    """So many Common cards are revealed."""

    number: Count


class LookoutPick(Own):
    """A player takes one of the revealed cards."""


class LookoutRest(Deed):
    """The revealed cards that are left over are discarded."""


class BotTakes(Deed):
    """The virtual player takes one of the revealed cards at random, or all that are left."""

    rest: bool


class DraftDeal(Deed):
    """Everybody gets cards to draft from."""


class DraftKeep(Deed):
    """Everybody keeps one of them."""


class DraftPass(Deed):
    """The others go to the left neighbour."""


class DraftEnd(Deed):
    """What was kept comes into the hand, the last card is discarded."""


class EndLookout(Deed):
    """On to Production."""


# Production


class Produce(Own):
    """A player's whole production."""


class DealPays(Own):
    """A Deal gives its good."""

    good: Id


class BeginActions(Deed):
    """On to the actions."""


# Paying


class PayResource(Own):
    """A resource of any kind is owed."""

    source: Id
    lies_there: bool
    """Whether it is put on the card that it is paid for."""


class PayCard(Own):
    """A hand card is owed."""

    source: Id


class PayDeal(Own):
    """An own Deal is owed."""

    source: Id


class PayLocation(Own):
    """An own location or Foundation is owed."""

    source: Id


# Gaining


class Happen(Own):
    """An event sets off the triggers of a player; with `build`, `built` is the new location."""

    event: Id
    built: Id = ""


class SetOff(Own):
    """One trigger of a location is set off, by its number among those for the event."""

    source: Id
    event: Id
    number: Count


class Draw(Own):
    """Cards are drawn from decks of choice."""

    number: Count
    returnable: bool = False
    """Whether they may be returned by a tithe (S-141)."""


class Sift(Own):
    """Cards are drawn to be looked at, `looks` more; then some are kept, `keeps` more."""

    source: Id
    drawn: Id
    """From which deck: `card`, `common_card`, `faction_card`."""
    looks: Count
    keeps: Count
    shuffled: bool
    """Whether the rest is shuffled back, not discarded."""


class DeploySamurai(Own):
    """Workers from the general supply become Samurai."""

    number: Count


class Copying(Own):
    """A mark: this location is copying another just now (S-172)."""

    source: Id


# Actions


class Build(Own):
    """A card from hand is paid for."""

    card: Id
    by_card: bool = False
    """Whether another card builds it; then it costs no locations."""


class Settle(Own):
    """A card that was paid for enters the empire."""

    card: Id


class MakeDeal(Own):
    """A Deal is paid for."""

    card: Id


class LayDeal(Own):
    """A Deal that was paid for comes under the board."""

    card: Id


class Spoils(Own):
    """The goods of a Raze field are gained."""

    card: Id


class PickSpoil(Own):
    """One good of a Raze field is chosen."""

    card: Id


class Tithe(Own):
    """Goods just gained may be returned for points."""

    source: Id
    points: Count
    """For each good."""
    at_once: bool
    """S-056: whether each is a gain of its own; otherwise S-142: all are one gain in the end."""
    returned: Count = 0


class Activate(Own):
    """An own location is activated."""

    card: Id


class Use(Own):
    """A part of its action is used."""

    card: Id
    part: Count
    again: bool = False
    """S-098: whether it is the second of two uses."""


class Exchange(Own):
    """Pairs of workers are exchanged."""

    pairs: Count = 0
    """So far."""


class UseStall(Own):
    """A stall is used."""

    stall: Id


class KeepCard(Own):
    """A hand card goes under a Gate."""

    gate: Id


class GoOnExpedition(Own):
    """One of the expeditions may be chosen."""


class Steal(Own):
    """A resource is taken from a victim."""

    victim: Seat


class ForcedDiscard(Own):
    """A card is discarded because of somebody else."""

    by: Seat


# The virtual player


class Collect(Deed):
    """His common locations go onto his Collection pile."""


class Attack(Deed):
    """He turns up a new target."""


class Strike(Deed):
    """He takes a location that his targets hit."""


class ClearLine(Deed):
    """His line is discarded."""


class BotConquest(Deed):
    """He tries to conquer."""


class Refill(Deed):
    """His line is laid out anew."""


class EndAttack(Deed):
    """The attack phase is over."""


OnTheWay = Build | Settle | MakeDeal | LayDeal
"""Deeds whose card is neither in hand nor in play."""

AnyDeed = (
    Reveal
    | LookoutPick
    | LookoutRest
    | BotTakes
    | DraftDeal
    | DraftKeep
    | DraftPass
    | DraftEnd
    | EndLookout
    | Produce
    | DealPays
    | BeginActions
    | PayResource
    | PayCard
    | PayDeal
    | PayLocation
    | Receive
    | GoOn
    | Happen
    | SetOff
    | Draw
    | Sift
    | DeploySamurai
    | Copying
    | OnTheWay
    | Spoils
    | PickSpoil
    | Tithe
    | Activate
    | Use
    | Exchange
    | UseStall
    | KeepCard
    | GoOnExpedition
    | Steal
    | ForcedDiscard
    | Collect
    | Attack
    | Strike
    | ClearLine
    | BotConquest
    | Refill
    | EndAttack
)
