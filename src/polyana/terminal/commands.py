"""The commands of `polyana`, in the order in which its help shows them."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import click

from polyana import games
from polyana.terminal import (
    arena,
    learn,
    measuring,
    options,
    play,
    reading,
    replay,
    rulebook,
    verify,
)
from polyana.terminal.arena import Wanted
from polyana.terminal.command_line import CommandLine
from polyana.terminal.verify import Noted
from polyana.terminal.voice import Here, Unwanted

polyana = CommandLine("polyana")
admin = CommandLine("admin", help="help-admin")


@polyana.command("games", help="help-games")
@click.pass_obj
def list_games(here: Here) -> None:
    reading.show_games(here.say, here.console)


@polyana.command("play", help="help-play")
@options.GAME_IF_ANY
@options.text("--seats", help="help-seats")
@options.OPTION
@options.SEED_IF_ANY
@options.file("--load", help="help-load")
@options.text("--names", help="help-names")
@options.CONTENT
@click.pass_obj
def play_game(
    here: Here,
    game: str,
    seats: str,
    given: dict[str, object],
    seed: int | None,
    load: Path | None,
    names: str,
    content: Path | None,
) -> None:
    if load is not None and game:
        raise Unwanted("error-both")
    if load is not None:
        session = play.loaded(load, seats, names, content, *here)
    elif game:
        session = play.started(game, seats, given, seed, names, content, *here)
    else:
        raise Unwanted("error-game-or-load", known=", ".join(games.names()))
    session.run()


@polyana.command("learn", help="help-learn")
@options.GAME
@options.CONTENT
@click.pass_obj
def learn_game(here: Here, game: str, content: Path | None) -> None:
    learn.learning(game, content, *here).run()


@polyana.command("replay", help="help-replay")
@options.FILE
@options.CONTENT
@click.pass_obj
def replay_file(here: Here, file: Path, content: Path | None) -> None:
    replay.run(file, content, *here)


@polyana.command("verify", help="help-verify")
@options.FILE
@options.text("--commitment", help="help-commitment")
@options.text("--nonce", help="help-nonce")
@options.CONTENT
@click.pass_obj
def verify_file(here: Here, file: Path, commitment: str, nonce: str, content: Path | None) -> None:
    if not verify.run(file, Noted(commitment, nonce), content, *here):
        raise click.exceptions.Exit(1)


@polyana.command("rules", help="help-rules")
@options.GAME
@options.text("--find", help="help-find")
@options.flag("--numbered", help="help-numbered")
@click.pass_obj
def show_rules(here: Here, game: str, find: str, numbered: bool) -> None:
    show = rulebook.show_numbered if numbered else rulebook.show_rules
    show(game, find, *here)


@polyana.command("content", help="help-content")
@options.GAME
@options.file("--check", help="help-check-folder")
@click.pass_obj
def show_content(here: Here, game: str, check: Path | None) -> None:
    if check is None:
        reading.show_content(game, *here)
    else:
        reading.check_content(game, check, *here)


@polyana.command("check", help="help-check")
@options.GAME
@options.games(100)
@options.SEED
@options.WORKERS
@options.JSON
@options.CONTENT
@click.pass_obj
def check_game(
    here: Here, game: str, number: int, seed: int, workers: int, json: bool, content: Path | None
) -> None:
    if not measuring.check(game, number, seed, workers, json, content, *here):
        raise click.exceptions.Exit(1)


@polyana.command("bench", help="help-bench")
@options.GAME
@options.counted(
    "--seconds", default=5, callback=options.number(float, least=0.1), help="help-seconds"
)
@options.SEED
@options.JSON
@options.CONTENT
@click.pass_obj
def bench_game(
    here: Here, game: str, seconds: float, seed: int, json: bool, content: Path | None
) -> None:
    measuring.bench(game, seconds, seed, json, content, *here)


@polyana.command("arena", help="help-arena")
@options.listed("--bots", required=True, help="help-bots")
@click.pass_obj
@options.held(100)
def hold_arena(here: Here, wanted: Wanted, given: dict[str, object], bots: list[str]) -> None:
    if not arena.run_arena(wanted, bots, given, *here):
        raise click.exceptions.Exit(130)


@polyana.command("balance", help="help-balance")
@options.listed("--by", default="", help="help-by")
@options.text("--bot", default="greedy", help="help-bot")
@options.file("--from", "read_from", help="help-from")
@click.pass_obj
@options.held(200)
def show_balance(
    here: Here,
    wanted: Wanted,
    given: dict[str, object],
    by: list[str],
    bot: str,
    read_from: Path | None,
) -> None:
    if not arena.run_balance(wanted, by, bot, given, read_from, *here):
        raise click.exceptions.Exit(130)


@polyana.command("serve", help="help-serve")
@options.text("--host", default="127.0.0.1", help="help-host")
@options.counted("--port", help="help-port")
@options.DATABASE
@options.text("--redis", help="help-redis")
@options.flag("--lan", help="help-lan")
@options.flag("--open", "open_browser", help="help-open")
@click.pass_obj
def serve_tables(
    here: Here,
    host: str,
    port: int | None,
    database: str,
    redis: str,
    lan: bool,
    open_browser: bool,
) -> None:
    # the server is heavy to load, and no other command needs it
    from polyana.server.reach import qr_drawing
    from polyana.server.run import serve

    def announce(address: str, others: str) -> None:
        here.console.print(here.say.say("serve-address", address=address), markup=False)
        if others:
            here.console.print(here.say.say("serve-lan", address=others), markup=False)
            here.console.out(qr_drawing(others), highlight=False)

    serve(host, port, database, redis, open_browser, announce, lan)


@polyana.command("backup", help="help-backup")
@click.argument("copy", type=click.Path(path_type=Path))
@options.DATABASE
@click.pass_obj
def back_up(here: Here, copy: Path, database: str) -> None:
    _office().back_up(copy, database, *here)


@polyana.command("restore", help="help-restore")
@click.argument("copy", type=click.Path(path_type=Path))
@options.DATABASE
@click.pass_obj
def restore(here: Here, copy: Path, database: str) -> None:
    _office().restore(copy, database, *here)


polyana.add_command(admin)


@admin.command("list", help="help-admin-list")
@options.text("--status", help="help-admin-status")
@options.JSON
@options.DATABASE
@click.pass_obj
def list_tables(here: Here, status: str, json: bool, database: str) -> None:
    _office().list_tables(database, status, json, *here)


@admin.command("show", help="help-admin-show")
@options.TABLE
@options.JSON
@options.DATABASE
@click.pass_obj
def show_table(here: Here, table: str, json: bool, database: str) -> None:
    _office().show_table(table, database, json, *here)


@admin.command("close", help="help-admin-close")
@options.TABLE
@options.REASON
@options.DATABASE
@click.pass_obj
def close_table(here: Here, table: str, reason: str, database: str) -> None:
    _office().close_table(table, reason, database, *here)


@admin.command("reopen", help="help-admin-reopen")
@options.TABLE
@options.DATABASE
@click.pass_obj
def reopen_table(here: Here, table: str, database: str) -> None:
    _office().reopen_table(table, database, *here)


@admin.command("delete", help="help-admin-delete")
@options.TABLE
@options.DATABASE
@click.pass_obj
def delete_table(here: Here, table: str, database: str) -> None:
    _office().delete_table(table, database, *here)


@admin.command("ban", help="help-admin-ban")
@options.WHO
@options.REASON
@options.counted("--days", callback=options.number(float, least=0), help="help-days")
@options.DATABASE
@click.pass_obj
def ban(here: Here, who: str, reason: str, days: float | None, database: str) -> None:
    _office().ban(who, reason, days, database, *here)


@admin.command("unban", help="help-admin-unban")
@options.WHO
@options.DATABASE
@click.pass_obj
def unban(here: Here, who: str, database: str) -> None:
    _office().unban(who, database, *here)


@admin.command("bans", help="help-admin-bans")
@options.DATABASE
@click.pass_obj
def list_bans(here: Here, database: str) -> None:
    _office().list_bans(database, *here)


def _office() -> ModuleType:
    # the server is heavy to load, and no other command needs it
    from polyana.terminal import office

    return office
