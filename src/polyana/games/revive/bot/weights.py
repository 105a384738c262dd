"""What things are worth to a bot, in points; found by playing variants of the evaluation against each other."""

from __future__ import annotations

import msgspec


class Weights(msgspec.Struct, frozen=True, cache_hash=True):
    """Everything the evaluation of Revive takes for granted."""

    # Time
    usual: float = 18.0
    """Turns of a game."""
    tail: float = 5.0
    """Turns that are left when the usual ones are over and all artifacts still lie there."""
    rest: float = 0.5
    """Turns that are left when the last artifact is about to be taken."""
    pace: float = 0.75
    """Of the usual turns to come, how many are played with all artifacts on the board."""

    # Goods
    late: float = 0.2
    """A basic resource when there is no time to use it."""
    rise: float = 0.52
    """More for one that can still be used."""
    horizon: float = 3.0
    """Turns it takes to use one."""
    crystal: float = 1.45
    """A crystal in basic resources."""
    sated: float = 0.86
    """Of each further resource of a kind, by the one before."""
    crate: float = 2.0
    """A closed crate in basic resources."""

    # What an effect gives as a rule
    step: float = 1.15
    """A step on a track."""
    use: float = 1.35
    """What the use of a machine brings."""
    trigger: float = 0.8
    """How often a module is used in a cycle."""
    card: float = 1.75
    """What playing a citizen brings."""
    marker: float = 1.1
    """A tribe marker that moves to the progress track."""
    artifact: float = 6.0
    """An artifact of which nothing more is known."""
    exchange: float = 0.8
    """Of what an exchange brings: it is not always made."""
    action: float = 1.2
    """An action that can still be taken, or is saved."""

    # The cycle
    plays: float = 2.0
    """Cards that can be played in a turn."""
    on_map: float = 1.2
    """Turns of a cycle that are spent on the map."""
    resting: float = 0.5
    """Of what a card brings that waits for the next cycle: it is there half a round of all cards earlier."""
    hope: float = 0.6
    """Of what the cards and machines of this cycle and of the cycles to come could bring."""

    # What is on its way
    steps: float = 1.15
    """Steps on the tracks that are made in a turn."""
    markers: float = 0.45
    """Markers that come to the progress track in a turn."""
    near: float = 0.62
    """Of a bonus space that is to be reached in time."""
    growth: float = 0.6
    """Of what is usually added to what is counted at the end."""
    goal: float = 0.35
    """Of the best technology, as far as its books are at hand."""
    corner: float = 0.22
    """Of the best large location, if it lies next to an own piece."""
    hidden: float = 0.3
    """Steps for a hex next to an own building that nobody has seen."""
    standing: float = 0.11
    """A standing rule in each turn to come."""
    often: float = 0.16
    """How often what waits for an event happens in a turn."""

    # Others
    asked: float = 1.6
    """What is just being asked about."""
    clock: float = 1.0
    """Of what the cycles to come bring to the best of the others."""
    rivals: float = 0.45
    """Of the position of the best of the others."""


WEIGHTS = Weights()
