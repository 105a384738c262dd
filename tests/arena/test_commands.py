"""`polyana arena` and `polyana balance`: what they print, keep and refuse."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from polyana.arena import Played
from polyana.arena.contest import Hands, contest
from polyana.arena.games_file import GamesFile, read
from polyana.arena.setup import Setup
from polyana.terminal import arena as commands
from tests.terminal.test_commands import command

RANDOM = ("tundra", "--bots", "random,easy", "--workers", "1", "--lang", "en")


def test_the_table_is_one_line_of_json(tmp_path: Path) -> None:
    file = str(tmp_path / "games")
    code, out = command("arena", *RANDOM, "--games", "2", "--json", "--file", file)
    assert code == 0 and out.count("\n") == 1
    table = json.loads(out)
    assert (table["game"], table["games"]) == ("tundra", 2)
    for bot, name in zip(table["bots"], ("random", "easy"), strict=True):
        assert list(bot)[:7] == [
            "bot",
            "games",
            "wins",
            "win_rate",
            "mean_rank",
            "mean_score",
            "rating",
        ]
        assert (bot["bot"], bot["games"]) == (name, 2)
        for figure in ("win_rate", "rank_interval", "score_interval"):
            low, middle, high = bot[figure]
            assert low <= middle <= high
        assert bot["mean_rank"] == bot["rank_interval"][1]
        assert bot["mean_score"] == bot["score_interval"][1]
        assert isinstance(bot["rating"], float)
    assert sum(bot["wins"] for bot in table["bots"]) == 2


def test_the_table_is_shown_and_the_file_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code, out = command("arena", *RANDOM, "--games", "1")
    assert code == 0
    assert "Tundra: 1 game" in out and "Win rate" in out
    (file,) = (tmp_path / "polyana" / "arena").iterdir()
    assert f"1 game is kept in {file}" in out
    code, out = command("arena", *RANDOM, "--games", "2", "--file", str(file))
    assert f"1 game is already in {file}" in out and "Tundra: 2 games" in out


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("arena", "chess", "--bots", "random"), "no game called chess"),
        (("arena", "tundra", "--bots", "random,genius"), "no bot called genius"),
        (("arena", "tundra", "--bots", ""), "at least one bot"),
        (("arena", "tundra", "--bots", "random,random"), "random is named twice"),
        (("arena", "tundra"), "--bots is missing"),
        (("arena", "tundra", "--bots", "random", "--option", "lay=x"), "no option lay"),
        (("arena", "tundra", "--bots", "random", "--players", "9"), "not 9"),
        (("arena", "tundra", "--bots", "random", "--games", "none"), "--games"),
        (
            ("arena", "felinia", "--bots", "random", "--players", "2", "--option", "mode=basic"),
            "not 2",
        ),
        (("balance", "tundra", "--by", "faction"), "no choice faction"),
        (("balance", "tundra", "--from", "no-such-file"), "not the file of an arena"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(
    words: tuple[str, ...], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    code, out = command(*words, "--lang", "en")
    assert code == 2
    assert expected in out.replace("\n", " ")
    assert "Traceback" not in out
    assert not (tmp_path / "polyana").exists()


@pytest.mark.parametrize("option", ["--file", "--report", "--export"])
def test_a_place_that_cannot_be_written_is_told(tmp_path: Path, option: str) -> None:
    (tmp_path / "taken").write_text("")
    place = tmp_path / "taken" / "x"
    words = ("--games", "1", "--file", str(tmp_path / "games"), option, str(place))
    code, out = command("arena", *RANDOM, *words, width=500)
    assert code == 2
    assert f"{place} cannot be written" in out and "Traceback" not in out


def test_two_players_of_felinia_get_the_game_that_is_for_two(tmp_path: Path) -> None:
    file = tmp_path / "games"
    words = ("--bots", "random", "--players", "2", "--games", "1", "--file", str(file))
    assert command("arena", "felinia", *words)[0] == 0
    assert read(file)[0].tables[0]["mode"] == "advanced"


def test_balance_by_several_choices_and_from_a_file(tmp_path: Path) -> None:
    file, html = tmp_path / "games", tmp_path / "x.html"
    words = ("tundra", "--by", "title,seat", "--bot", "random", "--games", "3", "--workers", "1")
    code, out = command(
        "balance", *words, "--file", str(file), "--lang", "en", "--report", str(html)
    )
    assert code == 0
    assert "Tundra by Title: 3 games" in out and "Seat 2" in out
    assert "polyana balance tundra --by title,seat" in html.read_text(encoding="utf-8")
    code, out = command("balance", "tundra", "--by", "goal", "--from", str(file), "--json")
    found = json.loads(out)
    assert (found["by"], found["games"]) == ("goal", 3)
    assert sum(one["wins"] for one in found["choices"]) == pytest.approx(3)
    code, out = command("balance", "felinia", "--from", str(file), "--lang", "en")
    assert code == 2 and "holds games of tundra, not of felinia" in out.replace("\n", " ")


def test_ctrl_c_keeps_what_was_played_and_shows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(setup: Setup, file: GamesFile, number: int, hands: Hands) -> Iterator[Played]:
        coming = contest(setup, file, number, hands)
        yield next(coming)
        coming.close()
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "contest", interrupted)
    file = tmp_path / "games"
    code, out = command("arena", *RANDOM, "--games", "50", "--file", str(file))
    assert code == 130
    assert "Stopped. 1 game is kept" in out and "Tundra: 1 game" in out
    assert len(read(file)[1]) == 1


# A shell that starts the tests in the background has Ctrl-C ignored in all that they start.
LISTENING = """
import signal, sys
from polyana.terminal.app import run
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(run(sys.argv[1:]))
"""


@pytest.mark.skipif(os.name != "posix", reason="signals as a terminal sends them")
def test_ctrl_c_in_a_terminal_ends_the_workers_too(tmp_path: Path) -> None:
    file = tmp_path / "games"
    words = ["--bots", "random", "--games", "100000", "--workers", "2", "--file", str(file)]
    running = subprocess.Popen(
        [sys.executable, "-c", LISTENING, "arena", "tundra", *words, "--lang", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        limit = time.monotonic() + 60
        while not (file.exists() and file.read_bytes().count(b"\n") >= 3):
            assert time.monotonic() < limit, "nothing is played"
            time.sleep(0.1)
        os.killpg(running.pid, signal.SIGINT)  # a terminal sends it to all processes of the command
        out, _ = running.communicate(timeout=60)  # it ends when the last that could print is gone
    finally:
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)
    assert running.returncode == 130
    assert "Stopped." in out and "Win rate" in out
    assert len(read(file)[1]) >= 2
