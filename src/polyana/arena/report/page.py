"""The page of the report: its heading, its sections in their order, its foot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from html import escape
from importlib.resources import files
from pathlib import Path

from polyana.arena.balance import balance, choices_of
from polyana.arena.playing import Played
from polyana.arena.report.sections import (
    ahead_section,
    category_section,
    choice_section,
    length_section,
    rating_section,
    score_section,
    standings_section,
)
from polyana.arena.setup import Setup, writing
from polyana.arena.standings import standings
from polyana.arena.wording import ArenaTalk


def write_report(
    path: Path, setup: Setup, games: Sequence[Played], talk: ArenaTalk, command: str
) -> None:
    """Writes the report of these games."""
    page = report(setup, games, talk, command)
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page, encoding="utf-8")


def report(setup: Setup, games: Sequence[Played], talk: ArenaTalk, command: str) -> str:
    """The report of these games, played by this command."""
    style = files("polyana.arena.report").joinpath("style.css").read_text(encoding="utf-8")
    title = talk.say("report-title", game=talk.game)
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{talk.language}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>",
            heading(setup, games, talk, command),
            "<main>",
            *(sections(setup, games, talk) if games else [f"<p>{talk.say('report-empty')}</p>"]),
            "</main>",
            f"<footer><p>{escape(talk.say('report-method'))}</p>",
            f"<p>{escape(source(setup, talk))}</p></footer>",
            "</body>\n</html>\n",
        ]
    )


def heading(setup: Setup, games: Sequence[Played], talk: ArenaTalk, command: str) -> str:
    """What was played, and the command that plays it again."""
    deals = len({game.deal for game in games})
    lines = [
        talk.say("report-games", games=len(games), deals=deals),
        *(talk.table(table) for table in setup.tables),
    ]
    return (
        f'<header><div><p class="kicker">{escape(talk.say("report-kicker"))}</p>'
        f"<h1>{escape(talk.game)}: {escape(', '.join(setup.bots))}</h1>"
        + "".join(f"<p>{escape(line)}</p>" for line in lines)
        + f"<code>{escape(command)}</code></div></header>"
    )


def sections(setup: Setup, games: Sequence[Played], talk: ArenaTalk) -> Iterator[str]:
    """All that there is to see, the bots first, then the game."""
    table = standings(setup, games)
    tones = {bot: number for number, bot in enumerate(setup.bots)}
    if len(setup.bots) > 1:
        yield standings_section(table, tones, talk)
        yield rating_section(table, tones, talk)
        yield ahead_section(table, talk)
    yield score_section(games, tones, talk)
    yield category_section(games, tones, talk)
    yield length_section(games, talk)
    for by in choices_of(games):
        yield choice_section(balance(setup.game, games, by), len(setup.bots), talk)


def source(setup: Setup, talk: ArenaTalk) -> str:
    """Which rules, content and code were played, and when the report was written."""
    return talk.say(
        "report-source",
        rules=str(setup.rules),
        content=setup.content[:12],
        code=setup.code,
        seed=str(setup.seed),
        date=date.today().isoformat(),
    )
