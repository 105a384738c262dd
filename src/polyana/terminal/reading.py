"""Games and their content to read in the terminal."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from polyana import games
from polyana.kernel import ContentFiles, override_for
from polyana.speech import Speech, TableTalk


def show_games(say: Speech, console: Console) -> None:
    """All games, with how many play and what they are about."""
    grid = Grid(title=say.say("games-title"), title_style="bold")
    for column in ("games-name", "games-players", "games-variants", "games-blurb"):
        grid.add_column(say.say(column))
    for name in games.names():
        game = games.load(name)
        talk = TableTalk(game, say.language)
        players = sorted({options.players for options in game.variants()})
        numbers = f"{players[0]}–{players[-1]}" if len(players) > 1 else str(players[0])
        named = f"{talk.say('game-name')} ({name})"
        grid.add_row(named, numbers, str(len(game.variants())), talk.say("game-blurb"))
    console.print(grid)
    console.print(say.say("games-start", game=games.names()[0]), style="dim")


def show_content(name: str, say: Speech, console: Console) -> None:
    """How many entries each file holds, by source."""
    files = ContentFiles(games.folder(name) / "content", override_for(name))
    game = games.load(name)  # refuses content that cannot be played
    grid = Grid(title=say.say("content-title", game=name), title_style="bold")
    sources = ("rulebook", "public", "house")
    grid.add_column(say.say("content-file"))
    grid.add_column(say.say("content-kind"))
    for source in (*sources, say.say("content-sum")):
        grid.add_column(source, justify="right")
    totals = Counter[str]()
    for file in files.texts:
        for kind, entries in files.read(file).items():
            if not isinstance(entries, list) or not all(isinstance(e, dict) for e in entries):
                continue
            counts = Counter(str(entry.get("source", "")) for entry in entries)
            totals += counts
            mark = f" ({say.say('content-replaced')})" if file in files.replaced else ""
            numbers = [str(counts[source] or "") for source in sources]
            grid.add_row(file + mark, kind, *numbers, str(counts.total()))
    grid.add_section()
    sums = [str(totals[source]) for source in sources]
    grid.add_row(say.say("content-sum"), "", *sums, str(totals.total()))
    console.print(grid)
    console.print(say.say("content-hash", hash=game.content_hash), style="dim")


def check_content(name: str, folder: Path, say: Speech, console: Console) -> None:
    """Validates an override; a ContentError says what is wrong with it."""
    override = override_for(name, folder)
    files = ContentFiles(games.folder(name) / "content", override)
    games.load(name, folder)
    if not files.replaced:
        console.print(say.say("content-nothing", folder=str(folder)), soft_wrap=True)
        return
    replaced = ", ".join(files.replaced)
    console.print(say.say("content-good", folder=str(folder), files=replaced), soft_wrap=True)
