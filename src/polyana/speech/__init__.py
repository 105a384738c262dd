"""What people read: everything is said through Fluent, in Russian and in English."""

from polyana.speech.fluent import LANGUAGES, MissingText, Speech, message_id
from polyana.speech.lessons import LessonTalk, lesson_of
from polyana.speech.refusals import refused
from polyana.speech.rulebook import Picture, Rulebook, Symbol, rulebook
from polyana.speech.table_talk import TableTalk

__all__ = [
    "LANGUAGES",
    "LessonTalk",
    "MissingText",
    "Picture",
    "Rulebook",
    "Speech",
    "Symbol",
    "TableTalk",
    "lesson_of",
    "message_id",
    "refused",
    "rulebook",
]
