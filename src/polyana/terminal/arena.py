"""Bots against bots from the command line: who is stronger, and how fair a game is."""

from __future__ import annotations

import shlex
import time
from collections.abc import Mapping, Sequence
from contextlib import closing
from datetime import datetime
from itertools import chain
from pathlib import Path

import msgspec
from platformdirs import user_data_path
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from polyana import games
from polyana.arena import GamesFile, Played, Setup, prepare
from polyana.arena.balance import Balance, balance, choices_of, tables_for
from polyana.arena.contest import Hands, contest
from polyana.arena.export import export
from polyana.arena.games_file import read, refuse_other_game
from polyana.arena.report import write_report
from polyana.arena.setup import table_for
from polyana.arena.standings import Standings, standings
from polyana.arena.wording import ArenaTalk, bracketed, written
from polyana.speech import Speech


class Wanted(msgspec.Struct, frozen=True, kw_only=True):
    """What the command line asks for, of an arena and of a balance alike."""

    game: str
    games: int
    seed: int
    hands: Hands
    file: Path | None
    json: bool
    report: Path | None = None
    export: Path | None = None


def run_arena(
    wanted: Wanted, bots: Sequence[str], given: Mapping[str, object], say: Speech, console: Console
) -> bool:
    """Plays the bots against each other and shows the table; False if it was stopped before the end."""
    game = games.load(wanted.game, wanted.hands.content)
    setup = prepare(game, bots, [table_for(game, given, len(bots))], wanted.seed)
    played, whole = _played(setup, wanted, say, console)
    table = standings(setup, played)
    talk = ArenaTalk(game, say.language)
    if wanted.json:
        console.print(msgspec.json.encode(table).decode(), soft_wrap=True, markup=False)
    else:
        _show_standings(table, talk, console)
    command = typed("arena", wanted, {"bots": ",".join(bots)}, given)
    _write_out(wanted, setup, played, talk, command, say, console)
    return whole


def run_balance(
    wanted: Wanted,
    by: Sequence[str],
    bot: str,
    given: Mapping[str, object],
    read_from: Path | None,
    say: Speech,
    console: Console,
) -> bool:
    """Win rates and points by what the seats began with; False if it was stopped before the end."""
    game = games.load(wanted.game, wanted.hands.content)
    if read_from is not None:
        setup, played, _ = read(read_from)
        refuse_other_game(read_from, setup, wanted.game)
        whole = True
    else:
        tables = tables_for(game, by[0] if by else "", given)
        setup = prepare(game, [bot], tables, wanted.seed, dealt=by)
        played, whole = _played(setup, wanted, say, console)
    talk = ArenaTalk(game, say.language)
    found = [balance(wanted.game, played, choice) for choice in by or choices_of(played)]
    if wanted.json:
        for one in found:
            console.print(msgspec.json.encode(one).decode(), soft_wrap=True, markup=False)
    else:
        for one in found:
            _show_balance(one, talk, console)
    command = typed("balance", wanted, {"by": ",".join(by), "bot": bot}, given)
    _write_out(wanted, setup, played, talk, command, say, console)
    return whole


def typed(
    command: str, wanted: Wanted, words: Mapping[str, str], given: Mapping[str, object]
) -> str:
    """The command that plays the same games again."""
    pairs = [(f"--{key}", word) for key, word in words.items() if word]
    pairs += [("--games", str(wanted.games)), ("--seed", str(wanted.seed))]
    pairs += [("--option", f"{key}={value}") for key, value in given.items()]
    return shlex.join(["polyana", command, wanted.game, *chain.from_iterable(pairs)])


def _write_out(
    wanted: Wanted,
    setup: Setup,
    played: Sequence[Played],
    talk: ArenaTalk,
    command: str,
    say: Speech,
    console: Console,
) -> None:
    """The report and the tables for study, where they are wanted."""
    aside = _aside(wanted, console)
    if wanted.report is not None:
        write_report(wanted.report, setup, played, talk, command)
        said = say.say("arena-report", file=str(wanted.report))
        aside.print(said, style="dim", markup=False, soft_wrap=True)
    if wanted.export is not None:
        export(wanted.export, setup, played)
        said = say.say("arena-exported", folder=str(wanted.export))
        aside.print(said, style="dim", markup=False, soft_wrap=True)


def _aside(wanted: Wanted, console: Console) -> Console:
    """Where things are said that are not the result."""
    return Console(stderr=True, highlight=False) if wanted.json else console


def _played(
    setup: Setup, wanted: Wanted, say: Speech, console: Console
) -> tuple[list[Played], bool]:
    """The games, played now or before; and whether they are all there. Ctrl-C keeps what was played."""
    aside = _aside(wanted, console)
    whole = True
    with GamesFile(wanted.file or usual_file(setup), setup) as file:
        before = len(file.played)
        if before:
            said = say.say("arena-goes-on", games=before, file=str(file.path))
            aside.print(said, style="dim", markup=False, soft_wrap=True)
        try:
            _play(setup, file, wanted, say, aside)
        except KeyboardInterrupt:
            whole = False
        message = "arena-kept" if whole else "arena-stopped"
        said = say.say(message, games=len(file.played), file=str(file.path))
        aside.print(said, style="dim" if whole else "yellow", markup=False, soft_wrap=True)
        return [game for game in file.played if game.number < wanted.games], whole


def usual_file(setup: Setup) -> Path:
    """Where an arena is kept if nobody says where: a new file in the user's data directory."""
    now = datetime.now().strftime("%Y%m%d-%H%M%S")
    return user_data_path("polyana") / "arena" / f"{setup.game}-{now}.jsonl"


def _play(setup: Setup, file: GamesFile, wanted: Wanted, say: Speech, aside: Console) -> None:
    """Plays what is missing, with a bar that says how far it is; at the end how fast it was."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=wanted.json,
        transient=True,
    )
    title = say.say("arena-title", game=setup.game, bots=", ".join(setup.bots))
    coming = contest(setup, file, wanted.games, wanted.hands)
    with bar, closing(coming):
        done = sum(game.number < wanted.games for game in file.played)
        task = bar.add_task(title, total=wanted.games, completed=done, speed="")
        start = time.monotonic()
        number, speed = 0, ""
        for number, _ in enumerate(coming, start=1):
            pace = number / (time.monotonic() - start)
            speed = say.say("arena-speed", speed=written(pace, 2, say.language))
            bar.update(task, advance=1, speed=speed)
    if number:
        seconds = written(time.monotonic() - start, 1, say.language)
        said = say.say("arena-pace", games=number, seconds=seconds, speed=speed)
        aside.print(said, style="dim")


Cell = tuple[str, str]
"""A figure and its interval; either may be empty."""


def _show_standings(table: Standings, talk: ArenaTalk, console: Console) -> None:
    """The figures of every bot, and who stands ahead of whom."""
    grid = _grid(talk.say("standings-title", game=talk.game, games=table.games), talk)
    heads = ["bot", "games", "wins", "win-rate", "even", "mean-rank", "mean-score", "rating"]
    rows: list[list[Cell]] = [
        [
            (bot.bot, ""),
            (str(bot.games), ""),
            (f"{bot.wins:g}", ""),
            talk.share(bot.win_rate),
            (talk.percent(bot.even), ""),
            talk.mean(bot.rank_interval, 2),
            talk.mean(bot.score_interval),
            talk.mean(bot.rating_interval),
        ]
        for bot in sorted(table.bots, key=lambda one: -one.win_rate[1])
    ]
    _fill(grid, [talk.say(f"column-{head}") for head in heads], rows)
    console.print(grid)
    for one in table.ahead:
        if one.share[1] >= 0.5:
            share = bracketed(*talk.share(one.share))
            said = talk.say("ahead", bot=one.bot, of=one.of, share=share)
            console.print(said, markup=False)


def _show_balance(found: Balance, talk: ArenaTalk, console: Console) -> None:
    """The figures of every value of a choice; those that are surely not even are coloured."""
    choice = talk.choice(found.by)
    title = talk.say("balance-title", game=talk.game, choice=choice, games=found.games)
    grid = _grid(title, talk)
    heads = ["games", "wins", "win-rate", "even", "mean-rank", "mean-score"]
    rows: list[list[Cell]] = []
    styles = []
    for one in found.choices:
        name = f"  {talk.say('within', place=int(one.within))}" if one.within else ""
        cells: list[Cell] = [
            (f"{one.wins:g}", ""),
            talk.share(one.win_rate),
            (talk.percent(one.even), ""),
            talk.mean(one.mean_rank, 2),
        ]
        low, _, high = one.win_rate
        style = "green" if low > one.even else "red" if high < one.even else ""
        if found.whole and not one.within:  # a whole table wins exactly its share
            cells, style = [("", "")] * len(cells), "bold"
        named = (name or talk.value(found.by, one.choice), "")
        rows.append([named, (str(one.games), ""), *cells, talk.mean(one.mean_score)])
        styles.append(style)
    _fill(grid, [choice, *(talk.say(f"column-{head}") for head in heads)], rows, styles)
    console.print(grid)


def _grid(title: str, talk: ArenaTalk) -> Grid:
    """An empty table for figures with their intervals."""
    return Grid(
        title=title,
        title_style="bold",
        caption=talk.say("interval-note"),
        box=SIMPLE_HEAD,
        padding=(0, 1, 0, 0),
    )


def _fill(
    grid: Grid, heads: Sequence[str], rows: Sequence[Sequence[Cell]], styles: Sequence[str] = ()
) -> None:
    """Puts the cells in; no figure is ever cut short, heads and names are wrapped."""
    for number, head in enumerate(heads):
        if number == 0:
            grid.add_column(head, overflow="fold")
            continue
        words = [*head.split(), *(text for row in rows for text in row[number])]
        grid.add_column(head, justify="right", min_width=max(map(len, words)))
    for row, style in zip(rows, styles or [""] * len(rows), strict=True):
        cells = [
            Text.assemble(figure, ("\n" * bool(bounds) + bounds, "dim")) for figure, bounds in row
        ]
        grid.add_row(*cells, style=style)
