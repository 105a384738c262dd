"""The `polyana` command."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click
from rich.console import Console

from polyana.kernel import Refusal
from polyana.speech import Speech, refused
from polyana.terminal.commands import polyana
from polyana.terminal.voice import Here, Unwanted, language_of, voice


def run(arguments: Sequence[str], console: Console | None = None) -> int:
    """Runs a command line; its exit code. Whatever is wrong is said in a sentence."""
    say = voice(language_of(arguments))
    console = console or Console(highlight=False)
    trouble = Console(stderr=True, highlight=False) if console.file is sys.stdout else console
    try:
        code = polyana.main(
            list(arguments), "polyana", standalone_mode=False, obj=Here(say, console)
        )
        return code if isinstance(code, int) else 0
    except (Refusal, Unwanted) as error:
        trouble.print(sentence(error, say), style="red", markup=False)
        return 2
    except (KeyboardInterrupt, click.Abort):
        trouble.print(say.say("play-left"))
        return 130


def sentence(error: Refusal | Unwanted, say: Speech) -> str:
    """What is wrong, in the language of the person."""
    if isinstance(error, Refusal):
        return refused(error, say.language)
    return say.say(error.message, **error.facts)


def main() -> None:
    """The entry point of the `polyana` command."""
    sys.exit(run(sys.argv[1:]))
