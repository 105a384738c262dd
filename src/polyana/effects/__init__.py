"""Effects at work: what the notation says, as the rules of card games need it. Small functions, no engine."""

from polyana.effects.acts import Act
from polyana.effects.aiming import begin, can_happen, has_target
from polyana.effects.any_order import Pick
from polyana.effects.gains import Gain, GoOn, Receive
from polyana.effects.in_order import InOrder
from polyana.effects.parts import Part, Trigger, Written, written
from polyana.effects.paying import (
    affords,
    affords_both,
    both,
    choose_mix,
    mix_move,
    mixes,
    once_paid,
    shortage,
    unit_moves,
)
from polyana.effects.piles import different, guesses, mixed, refill
from polyana.effects.prices import Means, Price, listed
from polyana.effects.terms import Item, Term, apart, bundles, number_of
from polyana.effects.verbs import DECLINE, NONE, Verb, always, rows

__all__ = [
    "DECLINE",
    "NONE",
    "Act",
    "Gain",
    "GoOn",
    "InOrder",
    "Item",
    "Means",
    "Part",
    "Pick",
    "Price",
    "Receive",
    "Term",
    "Trigger",
    "Verb",
    "Written",
    "affords",
    "affords_both",
    "always",
    "apart",
    "begin",
    "both",
    "bundles",
    "can_happen",
    "choose_mix",
    "different",
    "guesses",
    "has_target",
    "listed",
    "mix_move",
    "mixed",
    "mixes",
    "number_of",
    "once_paid",
    "refill",
    "rows",
    "shortage",
    "unit_moves",
    "written",
]
