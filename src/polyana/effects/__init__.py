"""Effects at work: what the notation says, as the rules of card games need it. Small functions, no engine."""

from polyana.effects.any_order import Pick
from polyana.effects.in_order import Gain, GoOn, InOrder, Receive, aim, has_target
from polyana.effects.piles import different, guesses, mixed, refill
from polyana.effects.prices import Means, Price, affords, affords_both, both, mix_move, mixes
from polyana.effects.terms import Item, Term, apart, bundles, number_of
from polyana.effects.verbs import Verb, rows

__all__ = [
    "Gain",
    "GoOn",
    "InOrder",
    "Item",
    "Means",
    "Pick",
    "Price",
    "Receive",
    "Term",
    "Verb",
    "affords",
    "affords_both",
    "aim",
    "apart",
    "both",
    "bundles",
    "different",
    "guesses",
    "has_target",
    "mix_move",
    "mixed",
    "mixes",
    "number_of",
    "refill",
    "rows",
]
