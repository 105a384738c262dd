"""Effects at work: what the notation says, as the rules of card games need it. Small functions, no engine."""

from polyana.effects.piles import different, guesses, mixed, refill
from polyana.effects.prices import Means, Price, affords, affords_both, both, mix_move, mixes
from polyana.effects.terms import Item, Term, apart, bundles, number_of
from polyana.effects.verbs import Verb, rows

__all__ = [
    "Item",
    "Means",
    "Price",
    "Term",
    "Verb",
    "affords",
    "affords_both",
    "apart",
    "both",
    "bundles",
    "different",
    "guesses",
    "mix_move",
    "mixed",
    "mixes",
    "number_of",
    "refill",
    "rows",
]
