"""The page that `--help` shows: how a command is typed, what it is for, and all that it can be told."""

from __future__ import annotations

from collections.abc import Iterable

import click
from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from polyana import bots
from polyana.speech import Speech


def page(ctx: click.Context, say: Speech) -> RenderableType:
    """The page of the command that is typed."""
    command = ctx.command
    arguments = [param for param in command.params if isinstance(param, click.Argument)]
    options = [param for param in command.params if isinstance(param, click.Option)]
    commands = command.commands.values() if isinstance(command, click.Group) else []
    parts: list[RenderableType] = [
        Text.assemble((f"{say.say('usage')}: ", "yellow"), (usage(ctx, say), "bold"), "\n"),
        Text(f"{say.say(command.help or '')}\n"),
    ]
    rows = {
        "title-arguments": [
            (argument_name(one, say), argument_help(one, say)) for one in arguments
        ],
        "title-options": [(option_name(one, say), option_help(one, ctx, say)) for one in options],
        "title-commands": [(one.name or "", say.say(one.help or "")) for one in commands],
    }
    parts += [panel(say.say(title), found) for title, found in rows.items() if found]
    return Group(*parts)


def usage(ctx: click.Context, say: Speech) -> str:
    """How the command is typed.

    >>> from polyana.terminal.commands import polyana
    >>> from polyana.terminal.voice import voice
    >>> group = click.Context(polyana, info_name="polyana")
    >>> usage(click.Context(polyana.commands["arena"], group, "arena"), voice("en"))
    'polyana arena [OPTIONS] GAME'
    """
    words = [ctx.command_path, say.say("usage-options")]
    for param in ctx.command.params:
        if isinstance(param, click.Argument):
            name = argument_name(param, say)
            words.append(name if param.required else f"[{name}]")
    if isinstance(ctx.command, click.Group):
        words.append(say.say("usage-command"))
    return " ".join(words)


def argument_name(argument: click.Argument, say: Speech) -> str:
    """How an argument is called in its place on the line."""
    return say.say(f"argument-{argument.name}")


def argument_help(argument: click.Argument, say: Speech) -> str:
    """What an argument is."""
    return say.say(f"help-{argument.name}")


def option_name(option: click.Option, say: Speech) -> str:
    """An option as it is typed, with the kind of value that it takes."""
    kind = "" if option.is_flag else say.say(f"value-{option.metavar}")
    return f"{', '.join(option.opts)} {kind}".rstrip()


def option_help(option: click.Option, ctx: click.Context, say: Speech) -> str:
    """What an option is for, whether it is needed, and what holds without it."""
    said = [say.say(option.help or "", bots=", ".join(bots.names()))]
    usual = option.get_default(ctx)
    if option.required:
        said.append(say.say("help-required"))
    elif isinstance(usual, str | int | float) and usual:
        said.append(say.say("help-usual", value=str(usual)))
    return " ".join(said)


def panel(title: str, rows: Iterable[tuple[str, str]]) -> Panel:
    """Names and what they mean, framed."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(style="cyan", no_wrap=True)
    grid.add_column()
    for name, meaning in rows:
        grid.add_row(Text(name), Text(meaning))
    return Panel(grid, title=title, title_align="left", box=ROUNDED, border_style="dim")
