"""What every game stands on; it knows no game."""

from polyana.kernel.agenda import (
    Meanings,
    Phases,
    carry_on,
    carry_through,
    simply,
    then,
    under_way,
)
from polyana.kernel.asking import (
    Ask,
    BrokenRules,
    IllegalMove,
    Move,
    Rules,
    Together,
    move_from,
    text,
)
from polyana.kernel.chance import Chance
from polyana.kernel.content import ContentError, ContentFiles, Loader, Misfit, Where, override_for
from polyana.kernel.deed import Deed, Own
from polyana.kernel.entries import Content, Entry, Named, PlayerNumbers, Shown, Source, Text
from polyana.kernel.game import (
    LATER,
    BadOptions,
    Caution,
    Game,
    Line,
    Options,
    Reason,
    Result,
    meanwhile,
)
from polyana.kernel.limits import ById, Count, Id, Limits, Many, Seat
from polyana.kernel.match import Match
from polyana.kernel.moment import Question, Sight
from polyana.kernel.playout import play_out
from polyana.kernel.pledge import Pledge, commitment
from polyana.kernel.record import Record, RecordError, Snapshot
from polyana.kernel.refusal import Refusal
from polyana.kernel.state import Fact, State, Told
from polyana.kernel.table import Table
from polyana.kernel.thought import Thought

__all__ = [
    "LATER",
    "Ask",
    "BadOptions",
    "BrokenRules",
    "ById",
    "Caution",
    "Chance",
    "Content",
    "ContentError",
    "ContentFiles",
    "Count",
    "Deed",
    "Entry",
    "Fact",
    "Game",
    "Id",
    "IllegalMove",
    "Limits",
    "Line",
    "Loader",
    "Many",
    "Match",
    "Meanings",
    "Misfit",
    "Move",
    "Named",
    "Options",
    "Own",
    "Phases",
    "PlayerNumbers",
    "Pledge",
    "Question",
    "Reason",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "Rules",
    "Seat",
    "Shown",
    "Sight",
    "Snapshot",
    "Source",
    "State",
    "Table",
    "Text",
    "Thought",
    "Together",
    "Told",
    "Where",
    "carry_on",
    "carry_through",
    "commitment",
    "meanwhile",
    "move_from",
    "override_for",
    "play_out",
    "simply",
    "text",
    "then",
    "under_way",
]
