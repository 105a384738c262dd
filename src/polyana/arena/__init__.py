"""The arena: bots play each other, many games at once, and every figure says how sure it is."""

from polyana.arena.fixtures import Fixture, fixtures
from polyana.arena.games_file import GamesFile
from polyana.arena.playing import Played, play
from polyana.arena.setup import ArenaRefusal, Setup, prepare

__all__ = [
    "ArenaRefusal",
    "Fixture",
    "GamesFile",
    "Played",
    "Setup",
    "fixtures",
    "play",
    "prepare",
]
