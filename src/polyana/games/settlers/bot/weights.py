"""What things are worth to a bot, in points; found by playing variants of the evaluation against each other."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True, cache_hash=True):
    """Everything the evaluation of Imperial Settlers takes for granted."""

    wood: float = 0.87
    stone: float = 0.87
    food: float = 0.83
    gold: float = 1.3
    worker: float = 0.45
    raze: float = 1.4
    card: float = 1.35
    late: float = 0.88
    """What a good is worth in the last round, as a share."""
    rise: float = 0.2
    """More for every round that follows it."""
    sated: float = 0.84
    """Of each further good of a kind in the income, by the one before."""
    use: float = 0.38
    """Of what action locations could give in the rounds to come."""
    trigger: float = 1.2
    """How often triggers fire, by what is usual for their event."""
    hope: float = 0.8
    """Of what the goods and cards at hand could still be turned into this round."""
    idle: float = 0.09
    """A good for which there is no use this round, as a share."""
    stored: float = 0.7
    """A good that is kept for the next round, as a share."""
    hold: float = 0.3
    """Of what a card in hand will be good for in the rounds to come."""
    any_card: float = 0.5
    """Any card in hand, besides."""
    foundation: float = 0.5
    fortress: float = 0.65
    """Of what a Fortress will pay, with sieges in mind."""
    attack: float = 0.5
    """Of the best that raze tokens could take from a rival."""
    danger: float = 0.55
    """Of the best that a rival's raze tokens could take."""
    conquest: float = 1.5
    """A location that a rival would take, by what it is worth to its owner."""
    solo: float = 1.6
    """Each faction location more than the Collection pile."""
    rivals: float = 0.45
    seen: float = 0.7
    """Of a good in a rival's supply."""


WEIGHTS = Weights()
