"""The rules of Felinia, in the order of the rulebook: setup, bidding, trade, exploration, storage, preparation."""

from polyana.games.felinia.rules.setup import setup
from polyana.games.felinia.rules.turn import step

__all__ = ["setup", "step"]
