"""How the command line speaks: its help, and all that it refuses, in the language of the person.

Commands and options are those of click; their `help` is the name of a message, which is said when it is shown.
"""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

import click

from polyana.running import Running
from polyana.speech import LANGUAGES
from polyana.terminal.help_page import argument_name, page
from polyana.terminal.voice import Here, Unwanted


class _Spoken(click.Command):
    """Whatever is wrong with what was typed is said in our own words."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            raise complaint(ctx, error) from None


class Command(_Spoken):
    """A command that can be asked for its help, and in which language it shall speak."""

    allow_extra_args = True  # they are refused here, not by click

    def __init__(self, name: str, **settings: Any) -> None:
        super().__init__(name, **settings | {"add_help_option": False})
        self.params += [_lang(), _help()]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        left = super().parse_args(ctx, args)
        if left:
            raise mistyped(ctx, "error-extra", words=" ".join(left))
        return left


class CommandLine(_Spoken, click.Group):
    """All commands, or some that belong together; without one it shows what there is."""

    command_class = Command

    def __init__(self, name: str, help: str = "app-help") -> None:
        params: list[click.Parameter] = [_lang(), _version(), _help()]
        super().__init__(name, help=help, params=params, add_help_option=False)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            known = ", ".join(self.commands)
            raise mistyped(ctx, "error-command", name=args[0], known=known)
        return super().resolve_command(ctx, args)


def complaint(ctx: click.Context, error: click.UsageError) -> Unwanted:
    """What click has found wrong, as a message of ours."""
    match error:
        case click.NoSuchOption():
            return mistyped(ctx, "error-option-unknown", name=error.option_name)
        case click.BadOptionUsage():
            flags = [param for param in ctx.command.params if isinstance(param, click.Option)]
            bare = any(error.option_name in flag.opts for flag in flags if flag.is_flag)
            message = "error-value-extra" if bare else "error-value-missing"
            return mistyped(ctx, message, name=error.option_name)
        case click.MissingParameter(param=click.Argument() as argument):
            return mistyped(ctx, "error-missing", name=argument_name(argument, here(ctx).say))
        case click.MissingParameter(param=click.Option() as option):
            return mistyped(ctx, "error-missing", name=option.opts[0])
        case _:
            return mistyped(ctx, "error", reason=error.format_message())


def mistyped(ctx: click.Context, message: str, /, **facts: str) -> Unwanted:
    """What is wrong, and where to read how it is typed."""
    reason = here(ctx).say.say(message, **facts)
    return Unwanted("error-usage", reason=reason, command=ctx.command_path)


def here(ctx: click.Context) -> Here:
    """Where the command is typed."""
    found = ctx.find_object(Here)
    assert found is not None, "a command line is run with obj=Here(...)"
    return found


def _lang() -> click.Option:
    # the language is found before anything is read, for whatever is wrong is said in it
    def known(ctx: click.Context, param: click.Parameter, language: str) -> None:
        if language and language not in LANGUAGES:
            raise Unwanted("error-lang", language=language)

    return _aside("--lang", metavar="text", help="help-lang", default="", callback=known)


def _help() -> click.Option:
    def show(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
        if wanted:
            here(ctx).console.print(page(ctx, here(ctx).say))
            ctx.exit()

    return _aside("--help", "-h", help="help-help", is_flag=True, callback=show)


def _version() -> click.Option:
    def show(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
        if wanted:
            code = here(ctx).say.say(f"version-{Running.code}")
            here(ctx).console.print(f"polyana {version('polyana')} ({code})", markup=False)
            ctx.exit()

    return _aside("--version", help="help-version", is_flag=True, callback=show)


def _aside(*names: str, **settings: Any) -> click.Option:
    """An option that is answered before the command itself, and is none of its business."""
    return click.Option(names, expose_value=False, is_eager=True, **settings)
