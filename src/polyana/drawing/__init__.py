"""What the tables of all games are drawn with in a terminal: a scene, the one mark, lines that wrap between things."""

from polyana.drawing.flow import FAINT, Flow, joined, number
from polyana.drawing.scene import CAN_DO, COLOURS, SHAPES, Scene, asked, own_moves, section

__all__ = [
    "CAN_DO",
    "COLOURS",
    "FAINT",
    "SHAPES",
    "Flow",
    "Scene",
    "asked",
    "joined",
    "number",
    "own_moves",
    "section",
]
