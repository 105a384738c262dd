"""What the tables of all games are drawn with in a terminal: screen and scene, the pointer, signs, lines that wrap."""

from polyana.drawing.flow import FAINT, Flow, joined, number
from polyana.drawing.hexes import HexPaper
from polyana.drawing.scene import CAN_DO, COLOURS, SHAPES, Scene, section
from polyana.drawing.screen import Screen
from polyana.drawing.signs import shorthand
from polyana.drawing.symbols import Symbols

__all__ = [
    "CAN_DO",
    "COLOURS",
    "FAINT",
    "SHAPES",
    "Flow",
    "HexPaper",
    "Scene",
    "Screen",
    "Symbols",
    "joined",
    "number",
    "section",
    "shorthand",
]
