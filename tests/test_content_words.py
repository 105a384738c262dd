"""What is wrong with content is said in the language of the person: every key has its sentence, with its facts."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import polyana
from polyana import games
from polyana.kernel.content import MISFITS
from polyana.speech import LANGUAGES, refused
from tests.contents import HouseSet
from tests.screens import messages

SOURCE = Path(polyana.__file__).parent
KEYS_AT = {"want": 1, "wrong": 0, "Misfit": 0, "Fault": 0, "NotationError": 1, "BadTable": 0}
"""Where the key stands in the calls that refuse content."""


def complaints(folder: Path) -> dict[str, set[str]]:
    """By key: the facts with which the code of a folder refuses content."""
    found: dict[str, set[str]] = {}
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            facts = {word.arg for word in node.keywords if word.arg}
            if name == "known" and len(node.args) == 3:
                found[f"no-{said(node.args[0])}"] = {"name"}
            elif name in KEYS_AT and (key := said(node.args[KEYS_AT[name]])):
                found[key] = found.get(key, facts) & facts
    return found


def said(node: ast.expr) -> str:
    return str(node.value) if isinstance(node, ast.Constant) else ""


def sentences(file: Path) -> dict[str, set[str]]:
    """By key: the facts that its sentence names."""
    return {name.removeprefix("refusal-"): facts for name, facts in messages(file).items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_complaint_of_a_game_has_its_sentence_and_no_other_stands_there(
    name: str, language: str
) -> None:
    wanted = complaints(games.folder(name))
    locale = SOURCE / "speech" / "locale"
    shared = sentences(locale / f"content.{language}.ftl") | sentences(locale / f"{language}.ftl")
    own = sentences(games.folder(name) / "locale" / f"content.{language}.ftl")
    assert wanted.keys() - shared.keys() == own.keys()
    for key, facts in wanted.items():
        assert (own | shared)[key] <= facts, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_complaint_of_the_shared_rooms_has_its_sentence(language: str) -> None:
    wanted: dict[str, set[str]] = {}
    for room in ("kernel", "notation", "effects"):
        wanted |= complaints(SOURCE / room)
    assert len(wanted) > 20
    shared = sentences(SOURCE / "speech" / "locale" / f"content.{language}.ftl")
    assert wanted.keys() | {key for _, key, _ in MISFITS} <= shared.keys()
    for key, facts in wanted.items():
        assert shared[key] <= facts, key


BROKEN = [
    ("felinia", "deck_tiles.toml", "seats = 1", "seats = 3", "мест 1 или 2, а не 3"),
    ("felinia", "deck_tiles.toml", 'kingdom = "lion"', 'kingdom = "lyon"', "нет королевства lyon"),
    ("felinia", "deck_tiles.toml", "seats = 1", 'seats = "1"', "seats: нужно целое число, а там текст"),
    ("felinia", "deck_tiles.toml", "seats = 1\n", "", "не хватает поля seats"),
    ("felinia", "deck_tiles.toml", "seats = 1", "seats = 1\nsize = 2", "поля size не бывает"),
    ("felinia", "deck_tiles.toml", 'back = "grey"', 'back = "pink"', "back не может быть 'pink'"),
    ("tundra", "game.toml", "vp_lap = 50", "vp_lap = 0", "vp_lap — длина шкалы очков"),
    ("tundra", "orders.toml", "1 move", "1 moove", "слова moove здесь не бывает; может быть, move?"),
    ("settlers", "game.toml", "rounds = 5", "rounds = 0", "раунды и жетоны — числа"),
    ("settlers", "game.toml", "min = 1", "min = 2", "игра для одного есть"),
    ("settlers", "game.toml", "[solo]", "[solo", "это не TOML"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "file", "old", "new", "reason"), BROKEN)
def test_broken_content_is_told_in_russian(
    tmp_path: Path, name: str, file: str, old: str, new: str, reason: str
) -> None:
    house = HouseSet(name)
    sentence = refused(house.refusal(tmp_path, file, old, new), "ru")
    assert sentence.startswith(file) and reason in sentence
