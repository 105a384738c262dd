"""The `polyana` command: what it prints, and the sentences it refuses bad input with."""

from __future__ import annotations

import io
import json
import re
from importlib.metadata import version
from pathlib import Path

import pytest
from rich.console import Console

import polyana.terminal
from polyana import games
from polyana.kernel import Match, Record
from polyana.running import Running
from polyana.speech import LANGUAGES, TableTalk, rulebook
from polyana.terminal.app import run
from polyana.terminal.commands import polyana as command_line
from polyana.terminal.voice import language_of, voice


def command(*words: str, width: int = 120) -> tuple[int, str]:
    """Runs a command line; its exit code and what it printed."""
    out = io.StringIO()
    code = run(words, Console(file=out, width=width, highlight=False))
    return code, out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_game_with_players_and_blurb(language: str) -> None:
    code, out = command("games", "--lang", language)
    assert code == 0
    for name in games.names():
        talk = TableTalk(games.load(name), language)
        assert talk.say("game-name") in out


def test_language_follows_the_option_then_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("POLYANA_LANG", raising=False)
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert language_of(["games"]) == "ru"
    assert language_of(["games", "--lang", "en"]) == "en"
    assert language_of(["--lang=en", "games"]) == "en"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert language_of(["games"]) == "en"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("play", "felinja"), "Did you mean felinia?"),
        (("play",), "Which game?"),
        (("play", "felinia", "--seats", "human,bob"), "nobody called bob"),
        (("play", "felinia", "--seats", "human,greedy"), "3, 4 players, not 2"),
        (("play", "felinia", "--option", "moed=basic"), "Did you mean mode?"),
        (("play", "felinia", "--option", "mode=huge"), "mode"),
        (("play", "felinia", "--option", "mode"), "key=value"),
        (("play", "felinia", "--option", "mode=@nowhere.txt"), "nowhere.txt cannot be read"),
        (("play", "felinia", "--option", "players=4", "--seats", "human,random,random"), "3 seats"),
        (("play", "felinia", "--names", "Anna"), "1 name"),
        (("play", "felinia", "--load", "x.json"), "either a game or --load"),
        (("play", "--load", "no-such-file.json"), "no-such-file.json"),
        (("replay", "no-such-file.json"), "no-such-file.json"),
        (("nonsense",), "no command nonsense"),
        (("check",), "GAME is missing"),
        (("check", "felinia", "--games", "many"), "--games"),
        (("bench", "felinia", "--speed", "3"), "--speed"),
        (("games", "--lang", "fr"), "ru and en"),
        (("rules", "chess"), "no game called"),
        (("content", "felinia", "--check", "no-such-folder"), "does not exist"),
    ],
)
def test_bad_command_lines_are_refused_with_a_sentence(
    words: tuple[str, ...], expected: str
) -> None:
    code, out = command(*words, *(() if "--lang" in words else ("--lang", "en")))
    assert code == 2
    assert expected in out
    assert "Traceback" not in out


def test_rules_can_be_searched() -> None:
    code, out = command("rules", "felinia", "--find", "price deal", "--lang", "en")
    assert code == 0
    assert "number of tokens in the stack" in out
    assert "2. Trade" in out
    assert "Storage" not in out
    assert "say nothing" in command("rules", "felinia", "--find", "dragon", "--lang", "en")[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_rules_are_the_rulebook_without_a_number(game: str, language: str) -> None:
    code, out = command("rules", game, "--lang", language)
    book = rulebook(games.load(game), language)
    assert code == 0
    for heading in book.headings:
        assert heading.title in out
    assert not re.search(r"[A-Z]-\d{3}", out)
    assert "![" not in out


def test_developers_look_up_numbered_rules() -> None:
    assert (
        "acting token included" in command("rules", "felinia", "--numbered", "--find", "F-048")[1]
    )
    found = command("rules", "felinia", "--numbered", "--find", "coin cap", "--lang", "en")[1]
    assert "F-123" in found
    assert "F-001" in command("rules", "felinia", "--numbered")[1]


def test_content_counts_entries_by_source() -> None:
    code, out = command("content", "felinia", "--lang", "en")
    assert code == 0
    assert re.search(r"deck_tiles\.toml\s*│\s*deck\s*│\s*2\s*│\s*│\s*18\s*│\s*20", out)


def test_content_check_accepts_a_good_override_and_names_the_fault_of_a_bad_one(
    tmp_path: Path,
) -> None:
    original = games.folder("felinia") / "content" / "deck_tiles.toml"
    file = tmp_path / "deck_tiles.toml"
    file.write_text(original.read_text(encoding="utf-8").replace('"Lion, 5:00"', '"Lion, five"'))
    code, out = command("content", "felinia", "--check", str(tmp_path), "--lang", "en")
    assert code == 0
    assert "deck_tiles.toml" in out
    file.write_text(file.read_text(encoding="utf-8").replace("seats = 1", "seats = 3", 1))
    code, out = command("content", "felinia", "--check", str(tmp_path), "--lang", "en")
    assert code == 2
    assert "deck_tiles.toml: deck_lion_0500: has 1 or 2 seats, not 3" in " ".join(out.split())
    code, out = command("content", "felinia", "--check", str(tmp_path), "--lang", "ru")
    assert code == 2
    assert "deck_tiles.toml: deck_lion_0500: мест 1 или 2, а не 3" in " ".join(out.split())


def test_check_reports_in_json() -> None:
    code, out = command("check", "felinia", "--games", "2", "--workers", "1", "--json")
    report = json.loads(out)
    assert code == 0
    assert report["game"] == "felinia"
    assert report["games"] == 2
    assert report["decisions"] > 100
    assert report["violations"] == 0


def test_check_stops_at_a_violation_and_saves_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from polyana.games.felinia import Felinia

    def broken_audit(self: Felinia, state: object) -> list[str]:
        return ["a coin rolled under the table"] if getattr(state, "round", 1) > 1 else []

    monkeypatch.setattr(Felinia, "audit", broken_audit)
    monkeypatch.chdir(tmp_path)
    words = ("check", "felinia", "--games", "3", "--workers", "1", "--lang", "en")
    code, out = command(*words)
    assert code == 1
    assert "a coin rolled under the table" in out
    saved = Record.from_json((tmp_path / "felinia-violation.polyana.json").read_bytes())
    monkeypatch.undo()
    assert Match.replay(games.load("felinia"), saved).number == len(saved.moves)


def test_bench_reports_all_figures_in_json() -> None:
    code, out = command("bench", "felinia", "--seconds", "0.1", "--json")
    report = json.loads(out)
    assert code == 0
    figures = {"decisions_per_s", "games_per_s", "decisions_per_game", "branching", "fork_us"}
    assert set(report) == {"game", *figures}
    assert all(report[figure] > 0 for figure in figures)


def test_both_languages_have_the_same_messages() -> None:
    assert voice("ru").messages == voice("en").messages


SAID = re.compile(r"""(?:say\.say\(|Unwanted\(|mistyped\(ctx,)\s*"([a-z-]+)\"""")


def test_every_message_that_the_terminal_uses_exists() -> None:
    known = voice("en").messages
    for path in Path(polyana.terminal.__file__).parent.glob("*.py"):
        for name in SAID.findall(path.read_text(encoding="utf-8")):
            assert name in known, f"{path.name} says {name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", *command_line.commands])
def test_help_speaks_the_language(name: str, language: str) -> None:
    code, out = command(*([name] if name else []), "--help", "--lang", language)
    say = voice(language)
    assert code == 0
    assert out.startswith(f"{say.say('usage')}: polyana {name}".rstrip())
    for message in (f"help-{name}" if name else "app-help", "title-options", "help-lang"):
        assert say.say(message) in out
    if language == "ru":
        english = {"Usage", "OPTIONS", "COMMAND", "Options", "default", "required", "Show", "TEXT"}
        assert not english & set(re.findall(r"\w+", out))


def test_help_says_what_is_needed_and_what_holds_without_being_told() -> None:
    out = " ".join(command("arena", "--help", "--lang", "en")[1].replace("│", "").split())
    assert "Usage: polyana arena [OPTIONS] GAME" in out
    assert re.search(r"--bots A,B .* \[required\] --games", out)
    assert "--games NUMBER How many games to play. [default: 100]" in out
    assert "--json Print the result" in out


@pytest.mark.parametrize(
    ("words", "english", "russian"),
    [
        (("check",), "GAME is missing. See polyana check --help.", "Не указано: ИГРА."),
        (("arena", "tundra"), "--bots is missing.", "Не указано: --bots."),
        (("rules", "felinia", "--speed"), "There is no option --speed.", "Параметра --speed нет."),
        (("rules", "felinia", "--find"), "--find needs a value.", "--find нужно значение."),
        (("bench", "felinia", "--json=3"), "--json takes no value.", "--json значения не"),
        (("rules", "felinia", "please"), "Unexpected: please.", "Лишнее: please."),
        (
            ("bensh",),
            "There is no command bensh; there are: games,",
            "Команды bensh нет; есть: games,",
        ),
        (
            ("check", "felinia", "--games", "0"),
            "--games is 1 or more, not 0.",
            "не меньше 1, а дано 0",
        ),
        (("check", "felinia", "--seed", "1.5"), "whole number, not 1.5.", "целое число, а не 1.5."),
        (("bench", "felinia", "--seconds", "nan"), "a number, not nan.", "это число, а не nan."),
        (
            ("bench", "felinia", "--seed", "9" * 400),
            "a whole number, not 99",
            "целое число, а не 99",
        ),
        (("play", "felinia", "--names", "Анна"), "1 name is given", "Дано 1 имя"),
        (("serve", "--database", "mysql://h/d"), "not mysql://.", "а не mysql://."),
        (("serve", "--port", "70000"), "70000 is no port", "70000 — не порт"),
    ],
)
def test_what_is_mistyped_is_said_in_both_languages(
    words: tuple[str, ...], english: str, russian: str
) -> None:
    for language, sentence in (("en", english), ("ru", russian)):
        code, out = command("--lang", language, *words)
        assert code == 2
        assert sentence in " ".join(out.split())


def test_the_version_is_that_of_the_project_and_says_which_code_runs() -> None:
    code, out = command("--version")
    assert (code, out) == (0, f"polyana {version('polyana')} ({Running.code})\n")


def test_without_a_command_there_is_help() -> None:
    assert command() == command("--help")


def test_the_value_of_an_option_may_stand_in_a_file(tmp_path: Path) -> None:
    wish = tmp_path / "mode.txt"
    wish.write_text("huge\n", encoding="utf-8")
    code, out = command("play", "felinia", "--option", f"mode=@{wish}", "--lang", "en")
    assert code != 0
    assert "huge" in out, "the file was read, and its text is refused like any other"
