"""A person at the terminal: whole games, undo, hints, saving and going on."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from polyana import games
from polyana.games.felinia import Felinia
from polyana.games.felinia.state import Options
from polyana.kernel import Match, Record, text
from polyana.speech import LANGUAGES
from polyana.terminal.app import run
from tests.test_golden import GOLDEN

Typist = Callable[[], str]


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def sit_down(monkeypatch: pytest.MonkeyPatch, lines: Iterator[str], *words: str) -> tuple[int, str]:
    """Runs a command with somebody typing these lines; then the input ends."""

    def typed(console: Console, prompt: str = "", **_: object) -> str:
        console.print(prompt, end="")
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr(Console, "input", typed)
    out = io.StringIO()
    code = run(words, Console(file=out, width=110, highlight=False))
    return code, out.getvalue()


def saved(seed: int) -> Record:
    return Record.from_json(Path(f"felinia-{seed}.polyana.json").read_bytes())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_person_plays_a_whole_game_by_numbers(
    monkeypatch: pytest.MonkeyPatch, mode: str, language: str
) -> None:
    dice = random.Random(5)
    numbers = (str(dice.randint(1, 4)) for _ in iter(int, 1))
    options = ("--option", f"mode={mode}", "--seats", "human,random,random", "--seed", "3")
    code, out = sit_down(monkeypatch, numbers, "play", "felinia", *options, "--lang", language)
    assert code == 0
    assert {
        "ru": "Победа" if "Победа" in out else "Победу",
        "en": "win" if "wins" in out else "share",
    }[language] in out
    assert Match(games.load("felinia"), seed=3).commitment in out.replace("\n", "")
    assert Match.replay(games.load("felinia"), saved(3)).over


def test_the_end_says_how_to_play_what_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("play", "felinia", "--seats", "human,random,random", "--seed", "3", "--lang", "en")
    first = ("1" for _ in iter(int, 1))
    assert "polyana play felinia" not in sit_down(monkeypatch, first, *words)[1], "the same again"
    following = Options(3, "advanced", next_deck_open=True)
    monkeypatch.setattr(Felinia, "sequel", lambda game, options, result: following)
    _, out = sit_down(monkeypatch, first, *words)
    line = next(line for line in out.splitlines() if "polyana play felinia" in line)
    name, _, command = line.partition(": polyana ")
    assert name == "The next game"
    assert games.load("felinia").options({"players": 3, **given(command)}) == following
    code, _ = sit_down(monkeypatch, iter(["q"]), *command.split(), "--lang", "en")
    assert code == 0


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Next chapter: The Lever"), ("ru", "Следующая глава: Рычаг")],
)
def test_the_end_of_a_chapter_tells_its_ending_and_the_next(
    monkeypatch: pytest.MonkeyPatch, language: str, name: str
) -> None:
    golden = GOLDEN / "revive-2-random-secret-false-none-chapter_1-none.json"
    Path("chapter.json").write_bytes(golden.read_bytes())
    words = ("play", "--load", "chapter.json", "--seats", "human,medium", "--lang", language)
    code, out = sit_down(monkeypatch, iter([]), *words)
    assert code == 0
    line = next(line for line in out.splitlines() if line.startswith(name))
    game = games.load("revive")
    match = Match.replay(game, Record.from_json(golden.read_bytes()))
    following = game.sequel(match.options, match.result())
    assert game.options({"players": 2, **given(line)}) == following
    assert "--seats human,medium" in line
    ending = "camp_05" if max(match.result().scores) >= 90 else "camp_06"
    assert game.names(language)[ending] in out


def given(command: str) -> dict[str, str]:
    """The options in a command line."""
    words = command.split()
    pairs = [words[at + 1] for at, word in enumerate(words) if word == "--option"]
    return dict(pair.split("=") for pair in pairs)


def test_moves_can_be_typed_and_are_saved_on_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("play", "felinia", "--seats", "human,human,human", "--seed", "7", "--lang", "en")
    code, _ = sit_down(monkeypatch, iter(["", "bid guild", "", "bid market_1", "", "q"]), *words)
    assert code == 0
    assert [move for _, move in saved(7).moves] == ["bid guild", "bid market_1"]
    assert saved(7).seats == ["human", "human", "human"]


def test_enter_is_enough_where_there_is_nothing_to_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Empires of the North a window opens for everybody alike, even if no card can be played in it."""
    match = Match(games.load("north"), games.load("north").options({"players": 1}), seed=3)
    typed = []
    while len(match.asks[0].options) > 1:
        moves = match.asks[0].options
        move = next((move for move in moves if move[0] == "place"), moves[0])
        typed.append(text(move))
        match.answer(0, move)
    words = ("play", "north", "--seats", "human", "--seed", "3", "--lang", "en")
    code, _ = sit_down(monkeypatch, iter([*typed, "", "q"]), *words)
    assert code == 0
    record = Record.from_json(Path("north-3.polyana.json").read_bytes())
    assert [move for _, move in record.moves] == [*typed, "none"]


def test_an_unknown_move_says_what_can_be_typed_and_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = ("play", "felinia", "--seats", "human,human,human", "--seed", "7", "--lang", "en")
    _, out = sit_down(monkeypatch, iter(["", "fly away", "99", "q"]), *words)
    assert "fly away is none of the moves" in out
    assert "99 is none of the moves" in out
    assert saved(7).moves == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Nobody has more than six coins: 2 coins are lost."),
        ("ru", "Больше шести монет не бывает: пропадут 2 монеты."),
    ],
)
def test_a_mistake_is_spoken_of_before_it_is_made(
    monkeypatch: pytest.MonkeyPatch, language: str, sentence: str
) -> None:
    words = ("play", "felinia", "--seats", "human,human,human", "--seed", "7", "--lang", language)
    # two laps lead from 2 coins to 5; the third would bring 3 more
    _, out = sit_down(monkeypatch, iter(["", "bid own_board"] * 6), *words)
    assert "!" not in out
    _, out = sit_down(monkeypatch, iter(["", "bid own_board"] * 6 + [""]), *words)
    assert f"! 1: {sentence}" in out


def test_undo_takes_back_a_sale_but_not_what_others_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = ("play", "felinia", "--seats", "human,human,human", "--seed", "7", "--lang", "en")
    match = Match(games.load("felinia"), seed=7)
    kind = next(move[1] for move in match.asks[0].options if move[0] == "sell")
    lines = ["", f"sell {kind}", "u", "bid guild", "", "u", "q"]
    _, out = sit_down(monkeypatch, iter(lines), *words)
    assert "taken back" in out
    assert [move for _, move in saved(7).moves] == ["bid guild"]
    assert "somebody else's" in out


def test_who_plays_with_bots_takes_back_over_their_answers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = ("play", "felinia", "--seats", "human,random,random", "--seed", "7", "--lang", "en")
    _, out = sit_down(monkeypatch, iter(["bid guild", "u", "bid own_board", "q"]), *words)
    assert "taken back" in out
    mine = [move for seat, move in saved(7).moves if seat == 0]
    assert mine[0] == "bid own_board"


@pytest.mark.parametrize(
    ("language", "says", "why"),
    [
        ("en", "Hard bot would play —", r"(What it brings:|It pays off later|For the moment).*\."),
        ("ru", "Сильный бот сыграл бы так —", r"(Что это даёт:|Окупится позже|Прямо сейчас).*\."),
    ],
)
def test_a_hint_names_a_move_and_says_what_it_is_good_for(
    monkeypatch: pytest.MonkeyPatch, language: str, says: str, why: str
) -> None:
    words = ("play", "felinia", "--seats", "human,random,random", "--seed", "7", "--lang", language)
    _, out = sit_down(monkeypatch, iter(["h", "q"]), *words)
    assert says in out
    assert re.search(why, out.split(says)[1])


def test_levels_and_budgets_take_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = ("--seats", "human,mcts:4,easy,easy", "--option", "mode=basic")
    words = ("play", "felinia", *seats, "--seed", "7", "--lang", "en")
    code, out = sit_down(monkeypatch, iter(["1", "q"]), *words)
    assert code == 0
    for name in ("Searching bot", "Easy bot 1", "Easy bot 2"):
        assert name in out
    assert saved(7).seats == ["human", "mcts:4", "easy", "easy"]


@pytest.mark.parametrize("wrong", ["hard:soon", "greedy:1s", "genius"])
def test_a_seat_that_nobody_can_take_is_refused_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    words = ("play", "felinia", "--seats", f"human,{wrong},easy", "--lang", "ru")
    code, out = sit_down(monkeypatch, iter([]), *words)
    assert code == 2
    assert re.search("[а-я]", out)
    assert "Traceback" not in out


def test_at_a_terminal_one_sees_who_is_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Console, "input", lambda *_, **__: "q")
    out = io.StringIO()
    words = ("play", "felinia", "--seats", "mcts:8,mcts:8,human", "--seed", "7", "--lang", "en")
    run(words, Console(file=out, width=110, highlight=False, force_terminal=True))
    assert re.search(r"Searching bot \d is thinking… \d s", out.getvalue())


def test_a_saved_game_goes_on_with_the_same_players(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("play", "felinia", "--seats", "human,human,human", "--seed", "7", "--lang", "en")
    sit_down(monkeypatch, iter(["", "bid guild", "", "s mine.json", "q"]), *words)
    code, out = sit_down(
        monkeypatch,
        iter(["", "bid market_2", "", "q"]),
        "play",
        "--load",
        "mine.json",
        "--lang",
        "en",
    )
    assert code == 0
    assert "goes on after turn 1" in out
    record = Record.from_json(Path("mine.json").read_bytes())
    assert [move for _, move in record.moves] == ["bid guild", "bid market_2"]


def test_saving_where_nothing_can_be_written_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("play", "felinia", "--seats", "human,random,random", "--seed", "7", "--lang", "en")
    _, out = sit_down(monkeypatch, iter(["s no/such/folder/x.json", "q"]), *words)
    assert "cannot be written" in out


@pytest.mark.parametrize("damage", [b"", b"{}", b"not a record", b'{"polyana": 99}'])
def test_a_broken_save_is_refused_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, damage: bytes
) -> None:
    Path("broken.json").write_bytes(damage)
    for command in (("play", "--load", "broken.json"), ("replay", "broken.json")):
        code, out = sit_down(monkeypatch, iter([]), *command, "--lang", "en")
        assert code == 2
        assert "record" in out
        assert "Traceback" not in out


def test_replay_steps_forward_back_and_to_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("play", "felinia", "--seats", "human,human,human", "--seed", "7", "--lang", "en")
    sit_down(monkeypatch, iter(["", "bid guild", "", "bid market_1", "", "q"]), *words)
    file = "felinia-7.polyana.json"
    lines = iter(["", "b", "2", "q"])
    code, out = sit_down(monkeypatch, lines, "replay", file, "--lang", "en")
    assert code == 0
    shown = [f"Turn {number} of 2 · answer {number} of 2" for number in (0, 1, 0, 2)]
    positions = [out.index(shown[0])]
    for title in shown[1:]:
        positions.append(out.index(title, positions[-1] + 1))
    assert positions == sorted(positions)


def test_between_two_people_there_is_a_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("play", "felinia", "--seats", "human,human,random", "--seed", "7", "--lang", "en")
    names = ("--names", "Anna,Boris,Bot")
    _, out = sit_down(monkeypatch, iter(["", "bid guild", "", "q"]), *words, *names)
    assert "Anna is to play" in out or "Boris is to play" in out
