"""The `polyana` command."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
import typer.rich_utils
from rich.console import Console

from polyana import bots, games
from polyana.arena.contest import Hands
from polyana.kernel import Refusal
from polyana.speech import LANGUAGES, Speech, refused
from polyana.terminal import arena, measuring, play, reading, replay
from polyana.terminal.seats import SeatError
from polyana.terminal.voice import language_of, voice

UsageError: type[Exception] = typer.BadParameter.__bases__[0]


class Unwanted(Exception):
    """Something the command line asks for that cannot be done; the sentence says why."""


def make_app(say: Speech, console: Console) -> typer.Typer:
    """The command line in one language."""
    _translate_titles(say)
    app = typer.Typer(
        help=say.say("app-help"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    Lang = Annotated[str, typer.Option("--lang", help=say.say("help-lang"))]
    GameName = Annotated[str, typer.Argument(metavar="GAME", help=say.say("help-game"))]
    Folder = Annotated[Path | None, typer.Option("--content", help=say.say("help-folder"))]
    Seed = Annotated[int, typer.Option("--seed", help=say.say("help-seed"))]
    Json = Annotated[bool, typer.Option("--json", help=say.say("help-json"))]
    File = Annotated[Path, typer.Argument(metavar="FILE", help=say.say("help-file"))]
    Seats = Annotated[
        str, typer.Option("--seats", help=say.say("help-seats", bots=", ".join(bots.names())))
    ]

    @app.callback()
    def common(lang: Lang = say.language) -> None:
        pass

    @app.command("games", help=say.say("help-games"))
    def list_games(lang: Lang = say.language) -> None:
        reading.show_games(say, console)

    @app.command("play", help=say.say("help-play"))
    def play_game(
        game: Annotated[str, typer.Argument(metavar="[GAME]", help=say.say("help-game"))] = "",
        seats: Seats = "",
        option: Annotated[
            list[str] | None, typer.Option("--option", help=say.say("help-option"))
        ] = None,
        seed: Annotated[int | None, typer.Option("--seed", help=say.say("help-seed"))] = None,
        load: Annotated[Path | None, typer.Option("--load", help=say.say("help-load"))] = None,
        names: Annotated[str, typer.Option("--names", help=say.say("help-names"))] = "",
        content: Folder = None,
        lang: Lang = say.language,
    ) -> None:
        if load is not None:
            if game:
                raise Unwanted(say.say("error-both"))
            session = play.loaded(load, seats, names, content, say, console)
        elif game:
            given = _options(say, option or [])
            session = play.started(game, seats, given, seed, names, content, say, console)
        else:
            raise Unwanted(say.say("error-game-or-load", known=", ".join(games.names())))
        session.run()

    @app.command("replay", help=say.say("help-replay"))
    def replay_file(file: File, content: Folder = None, lang: Lang = say.language) -> None:
        replay.run(file, content, say, console)

    @app.command("rules", help=say.say("help-rules"))
    def show_rules(
        game: GameName,
        find: Annotated[str, typer.Option("--find", help=say.say("help-find"))] = "",
        lang: Lang = say.language,
    ) -> None:
        reading.show_rules(game, find, say, console)

    @app.command("content", help=say.say("help-content"))
    def show_content(
        game: GameName,
        check: Annotated[
            Path | None, typer.Option("--check", help=say.say("help-check-folder"))
        ] = None,
        lang: Lang = say.language,
    ) -> None:
        if check is None:
            reading.show_content(game, say, console)
        else:
            reading.check_content(game, check, say, console)

    @app.command("check", help=say.say("help-check"))
    def check_game(
        game: GameName,
        number: Annotated[
            int, typer.Option("--games", min=1, help=say.say("help-games-number"))
        ] = 100,
        seed: Seed = 1,
        workers: Annotated[int, typer.Option("--workers", min=0, help=say.say("help-workers"))] = 0,
        json: Json = False,
        content: Folder = None,
        lang: Lang = say.language,
    ) -> None:
        if not measuring.check(game, number, seed, workers, json, content, say, console):
            raise typer.Exit(1)

    @app.command("bench", help=say.say("help-bench"))
    def bench_game(
        game: GameName,
        seconds: Annotated[
            float, typer.Option("--seconds", min=0.1, help=say.say("help-seconds"))
        ] = 5.0,
        seed: Seed = 1,
        json: Json = False,
        content: Folder = None,
        lang: Lang = say.language,
    ) -> None:
        measuring.bench(game, seconds, seed, json, content, say, console)

    Number = Annotated[int, typer.Option("--games", min=1, help=say.say("help-games-number"))]
    Players = Annotated[int, typer.Option("--players", min=0, help=say.say("help-players"))]
    Given = Annotated[list[str] | None, typer.Option("--option", help=say.say("help-option"))]
    Workers = Annotated[int, typer.Option("--workers", min=0, help=say.say("help-workers"))]
    Ray = Annotated[str, typer.Option("--ray", help=say.say("help-ray"))]
    Games = Annotated[Path | None, typer.Option("--file", help=say.say("help-arena-file"))]

    Report = Annotated[Path | None, typer.Option("--report", help=say.say("help-report"))]
    Export = Annotated[Path | None, typer.Option("--export", help=say.say("help-export"))]

    @app.command("arena", help=say.say("help-arena"))
    def hold_arena(
        game: GameName,
        bots: Annotated[str, typer.Option("--bots", help=say.say("help-bots"))],
        number: Number = 100,
        players: Players = 0,
        option: Given = None,
        workers: Workers = 0,
        ray: Ray = "",
        seed: Seed = 1,
        file: Games = None,
        json: Json = False,
        report: Report = None,
        export: Export = None,
        content: Folder = None,
        lang: Lang = say.language,
    ) -> None:
        wanted = arena.Wanted(
            game=game,
            games=number,
            seed=seed,
            hands=Hands(workers, ray, content),
            file=file,
            json=json,
            report=report,
            export=export,
        )
        given = _options(say, option or []) | ({"players": players} if players else {})
        if not arena.run_arena(wanted, _words(bots), given, say, console):
            raise typer.Exit(130)

    @app.command("balance", help=say.say("help-balance"))
    def show_balance(
        game: GameName,
        by: Annotated[str, typer.Option("--by", help=say.say("help-by"))] = "",
        bot: Annotated[str, typer.Option("--bot", help=say.say("help-bot"))] = "greedy",
        number: Number = 200,
        players: Players = 0,
        option: Given = None,
        workers: Workers = 0,
        ray: Ray = "",
        seed: Seed = 1,
        file: Games = None,
        read_from: Annotated[Path | None, typer.Option("--from", help=say.say("help-from"))] = None,
        json: Json = False,
        report: Report = None,
        export: Export = None,
        content: Folder = None,
        lang: Lang = say.language,
    ) -> None:
        wanted = arena.Wanted(
            game=game,
            games=number,
            seed=seed,
            hands=Hands(workers, ray, content),
            file=file,
            json=json,
            report=report,
            export=export,
        )
        given = _options(say, option or []) | ({"players": players} if players else {})
        if not arena.run_balance(wanted, _words(by), bot, given, read_from, say, console):
            raise typer.Exit(130)

    @app.command("serve", help=say.say("help-serve"))
    def serve_tables(
        host: Annotated[str, typer.Option("--host", help=say.say("help-host"))] = "127.0.0.1",
        port: Annotated[int | None, typer.Option("--port", help=say.say("help-port"))] = None,
        database: Annotated[str, typer.Option("--database", help=say.say("help-database"))] = "",
        redis: Annotated[str, typer.Option("--redis", help=say.say("help-redis"))] = "",
        open_browser: Annotated[bool, typer.Option("--open", help=say.say("help-open"))] = False,
        lang: Lang = say.language,
    ) -> None:
        # the server is heavy to load, and no other command needs it
        from polyana.server.run import serve
        from polyana.server.settings import BadSettings

        def announce(address: str) -> None:
            console.print(say.say("serve-address", address=address), markup=False)

        try:
            serve(host, port, database, redis, open_browser, announce)
        except BadSettings as error:
            raise Unwanted(str(error)) from None

    return app


def _words(given: str) -> list[str]:
    """`greedy,random` as a list."""
    return [word.strip() for word in given.split(",") if word.strip()]


def _value(say: Speech, given: str) -> str:
    """The value of an option; `@decks.toml` is the text of that file."""
    if not given.startswith("@"):
        return given
    try:
        return Path(given[1:]).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError):
        raise Unwanted(say.say("error-option-file", file=given[1:])) from None


def _options(say: Speech, given: Sequence[str]) -> dict[str, object]:
    """`key=value` words as a mapping."""
    options: dict[str, object] = {}
    for word in given:
        key, equals, value = word.partition("=")
        if not equals or not key:
            raise Unwanted(say.say("error-option-form", given=word))
        options[key.strip().replace("-", "_")] = _value(say, value.strip())
    return options


def _translate_titles(say: Speech) -> None:
    typer.rich_utils.ARGUMENTS_PANEL_TITLE = say.say("title-arguments")
    typer.rich_utils.OPTIONS_PANEL_TITLE = say.say("title-options")
    typer.rich_utils.COMMANDS_PANEL_TITLE = say.say("title-commands")


def run(arguments: Sequence[str], console: Console | None = None) -> int:
    """Runs a command line; its exit code. Whatever is wrong is said in a sentence."""
    say = voice(language_of(arguments))
    console = console or Console(highlight=False)
    trouble = Console(stderr=True, highlight=False) if console.file is sys.stdout else console
    try:
        _check_language(say, arguments)
        code = make_app(say, console)(list(arguments), standalone_mode=False)
        return code if isinstance(code, int) else 0
    except typer.Exit as leaving:
        return leaving.exit_code
    except UsageError as error:
        trouble.print(_usage(say, error), style="red", markup=False)
        return 2
    except Refusal as refusal:
        trouble.print(refused(refusal, say.language), style="red", markup=False)
        return 2
    except (Unwanted, SeatError) as error:
        trouble.print(str(error), style="red", markup=False)
        return 2
    except (KeyboardInterrupt, typer.Abort):
        trouble.print(say.say("play-left"))
        return 130


def _check_language(say: Speech, arguments: Sequence[str]) -> None:
    for number, word in enumerate(arguments):
        asked = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and number + 1 < len(arguments):
            asked = arguments[number + 1]
        if asked and asked not in LANGUAGES:
            raise Unwanted(say.say("error-lang", language=asked))


def _usage(say: Speech, error: Exception) -> str:
    """What is wrong with a command line, in the language of the person."""
    kind = type(error).__name__
    name = str(getattr(error, "option_name", "") or "")
    parameter = getattr(error, "param", None)
    if parameter is not None:
        name = str(parameter.metavar or "/".join(parameter.opts))
    message = str(getattr(error, "message", error))
    if kind == "NoArgsIsHelpError":
        return message
    if kind == "NoSuchOption":
        reason = say.say("error-option-unknown", name=name)
    elif kind == "MissingParameter":
        reason = say.say("error-argument-missing", name=name)
    elif kind == "BadOptionUsage":
        reason = say.say("error-value-missing", name=name)
    elif kind == "BadParameter":
        reason = say.say("error-value", name=name, value=message)
    elif "No such command" in message:
        given = message.split("'")[1] if "'" in message else message
        known = "games, play, replay, rules, content, check, bench, arena, balance, serve"
        reason = say.say("error-command", name=given, known=known)
    else:
        reason = message
    return say.say("error-usage", reason=reason)


def main() -> None:
    """The entry point of the `polyana` command."""
    sys.exit(run(sys.argv[1:]))
