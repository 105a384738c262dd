"""What can be under way in Empires of the North, one struct per kind of deed; `rules.DEEDS` says what they mean."""

from __future__ import annotations

from typing import Literal

from polyana.effects import GoOn, Receive
from polyana.effects.gains import Key
from polyana.games.north.components import Action
from polyana.kernel import ById, Count, Deed, Id, Many, Own

How = Literal["", "pillage", "conquer"]


# Setup and Lookout


class Opening(Deed):
    """N-042: everybody keeps some of the cards drawn."""


class LookoutDraw(Deed):
    """N-049: everybody draws cards to look at."""


class Lookout(Deed):
    """N-050: everybody keeps any number of the cards drawn, for a Worker each."""


class Payouts(Own):
    """N-054: every card with Storage of a player pays."""


class Payout(Own):
    """N-190, N-195: a card with Storage pays so many of its full sets."""

    source: Id
    sets: Count


class BeginActions(Deed):
    """On to the Action phase."""


class EndTurn(Deed):
    """N-056: the turn is over; the next player is on."""


# Prices


class PayGoods(Own):
    """N-011: named goods are owed; gold may stand in for Resources, as the payer likes."""

    source: Id
    named: ById[Count]
    others: ById[Count] = {}


class PayAny(Own):
    """N-017: so many Resources, or Goods, of any kind are owed."""

    source: Id
    number: Count
    noun: Literal["resource", "good"] = "resource"


class PayCard(Own):
    """Hand cards are owed for a gain (N-243: those after which the gain can still happen)."""

    source: Id
    gain: Key = ""
    left: Count = 1
    """How many, this one included."""


class PaySite(Own):
    """N-198, N-256: a card of the own empire is given up, or exhausted, for a gain."""

    source: Id
    gain: Key
    verb: Literal["discard", "exhaust"]
    what: Literal["location", "field"] = "location"


# Effects


class Use(Own):
    """N-019: the parts of an effect are offered in printed order, from this one on."""

    source: Id
    effect: Id
    """The card whose effect it is: `source` itself, or the card that it copies."""
    part: Count = 0
    times: Count = 0
    """How often this part was done already (N-023)."""
    began: bool = False
    """Whether anything of the effect was done."""


class DoPart(Own):
    """N-020: a part is paid, then its gain follows."""

    source: Id
    effect: Id
    part: Count


class GainAny(Own):
    """N-017: so many units of a kind of choice are gained."""

    source: Id
    noun: Literal["resource", "good"]
    number: Count


class Happened(Own):
    """Something has happened to a player; Features that wait for it pay (N-123)."""

    event: Id
    waiting: Many[Id]
    """The Features that stood there when it happened (N-125)."""


# Actions


class Declare(Own):
    """N-093: an action is declared; its window opens."""

    action: Action
    tired: bool = False


class Perform(Own):
    """N-097: the declared action is carried out."""

    action: Action
    tired: bool = False


class EndBoost(Own):
    """N-099: a Boost has been resolved and is discarded."""

    card: Id


class Attach(Own):
    """N-107, N-116: an upgrade is put under a Field, or stands as one."""

    card: Id


class Discount(Own):
    """N-202: so many Goods of the cost of a card are saved; it is built when all are chosen."""

    card: Id
    left: Count
    saved: ById[Count] = {}


class Settle(Own):
    """N-066: a card that was paid for comes into the empire."""

    card: Id


class Assign(Own):
    """N-173: up to so many units of a noun are put on a card."""

    source: Id
    noun: Id
    left: Count
    put: Count = 0
    upto: bool = True


class Remove(Own):
    """N-175: up to so many Workers or Goods are taken from own cards."""

    source: Id
    noun: Literal["worker", "good"]
    left: Count


class Salvage(Own):
    """N-204: up to so many cards are taken from the own discard pile."""

    source: Id
    left: Count


class Scout(Own):
    """N-259: up to so many of the cards looked at are taken."""

    source: Id
    left: Count


# Expedition


class Sailing(Deed):
    """N-147: the first ship of the queue takes an island; then the next."""


class Arrive(Own):
    """N-148: the ship under sail chooses its island; an early expedition has a fixed way (N-165)."""

    how: How = ""
    free: bool = False


class Take(Own):
    """N-153: the island is known; the ship pillages or conquers it."""

    how: How = ""


class EndExpedition(Deed):
    """The last ship is home."""


class EndRound(Deed):
    """On to Cleanup, or the game is over."""


# The solo game


class Token(Deed):
    """N-227: the number token of the round is drawn."""


class SoloEvent(Deed):
    """N-228: the event of the round happens."""


class Demand(Own):
    """N-229, N-237: something may be paid; `rule` says whether it is the scenario's round rule."""

    rule: bool
    left: Count = 1
    """Repetitions, this one included."""


class CountPaid(Deed):
    """N-239: all repetitions of a round rule are over."""


class Dearest(Own):
    """N-236: the dearest unexhausted Action Location is exhausted."""


AnyDeed = (
    Opening | LookoutDraw | Lookout | Payouts | Payout | BeginActions | EndTurn | PayGoods | PayAny
    | PayCard | PaySite | Use | DoPart | Receive | GoOn | GainAny | Happened | Declare | Perform
    | EndBoost | Attach | Discount | Settle | Assign | Remove | Salvage | Scout | Sailing
    | Arrive | Take | EndExpedition | EndRound | Token | SoloEvent | Demand | CountPaid
    | Dearest
)  # fmt: skip
