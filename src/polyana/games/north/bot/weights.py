"""What things are worth to a bot, in points; found by playing variants of the evaluation against each other."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True, cache_hash=True):
    """Everything the evaluation of Empires of the North takes for granted."""

    scarce: float = 0.14
    """What the first Resource of a kind is worth besides its half point, while rounds are to come."""
    sated: float = 0.8
    """Of that for each further one, by the one before."""
    food: float = 0.1
    """More for food: it moves pawns."""
    sheep: float = -0.04
    fish: float = 0.0
    gold: float = 1.04
    raze: float = 1.0
    card: float = 0.3
    """A card that is drawn, while there is a round to play it in."""
    fresh: float = 0.14
    """More for every round to come, two at most."""
    worker: float = 0.36
    """A Worker in each round to come."""
    crowd: float = 0.3
    """Of that for a Worker for whom neither Locations nor Lookouts have use."""
    labour: float = 0.36
    """What a Worker could do elsewhere, where one is needed for a use."""
    spare: float = 0.12
    """A free Worker for whom there is no use this round."""
    settled: float = 0.1
    """A card of the empire in each round to come, whatever it does."""
    use: float = 0.62
    """Of what Action Locations could give in the rounds to come."""
    trigger: float = 1.0
    """How often Features pay, by what is usual for their event."""
    hope: float = 0.75
    """Of what the goods and cards at hand could still be turned into this round."""
    plans: float = 0.35
    """Of that again beside the worth that the goods and cards have by themselves."""
    window: float = 0.65
    """Of what a card could bring in the window of an action this round."""
    hold: float = 0.42
    """Of what a card in hand will be good for in the rounds to come."""
    any_card: float = 0.1
    """Any card in hand, besides."""
    first_use: float = 1.0
    """A pawn that is not placed."""
    second_use: float = 0.55
    """A placed pawn that is active, with food for it."""
    usual: float = 5.2
    """Rounds of a game."""
    pace: float = 7.0
    """Points on the track that the leader gains in a round of the later game."""
    spill: float = 0.5
    """Part of a round that is played after somebody has reached the end of the track."""
    round: float = 4.5
    """What a round to come brings besides, with its pawns and new cards."""
    harvest: float = 0.9
    """How often the best Field is harvested in each round to come."""
    ship: float = 0.5
    """A ship more than two, in each round to come."""
    home: float = 0.95
    """Of what a ship in the queue will bring home."""
    raids: float = 0.5
    """Of the best Location of a rival that a raid would exhaust."""
    goal: float = 2.5
    """Every unit of a goal of the solo game that is missing."""
    lead: float = 30.0
    """Points ahead with which it does not matter any more how the game would go on."""
    rivals: float = 0.9
    """Of the position of the best of the others, whoever is ahead of all wins."""


WEIGHTS = Weights()
