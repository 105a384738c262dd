"""The order of the rooms: what a module imports lies below it, and no two modules need each other."""

from __future__ import annotations

import ast
import re
import shutil
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import polyana
from polyana import games
from polyana.arena.setup import code_of
from polyana.rooms import ROOMS, below
from tests.kernel.pages import DOCS

SOURCE = Path(polyana.__file__).parent


@cache
def imports() -> dict[str, set[str]]:
    """Every module of the house, and the modules that it names in its imports, wherever they stand in it."""
    files = {name_of(path): path for path in SOURCE.rglob("*.py")}
    return {name: used_by(path, set(files)) for name, path in files.items()}


def name_of(path: Path) -> str:
    """A module as it is imported, without the house: `kernel.match`, `kernel` for the room itself."""
    inside = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(inside[:-1] if inside[-1] == "__init__" else inside)


def used_by(path: Path, modules: set[str]) -> set[str]:
    used: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            used |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: imports are written in full"
            used |= {f"{node.module}.{alias.name}" for alias in node.names}
    inside = [name.removeprefix("polyana.") for name in used if name.startswith("polyana.")]
    return {name if name in modules else name.rpartition(".")[0] for name in inside}


def circle(needs: dict[str, set[str]]) -> list[str]:
    """Modules that import each other in a circle, if there are any."""
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found
    return []


def test_every_folder_of_the_house_is_a_room_and_the_page_shows_them_in_order() -> None:
    folders = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()}
    assert folders == set(ROOMS)
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    house = page.split("src/polyana/\n")[1].split("    web/")[0]
    assert tuple(re.findall(r"^ {6}(\w+)/", house, re.MULTILINE)) == ROOMS


@pytest.mark.parametrize("room", ["kernel", "effects"])
def test_the_page_says_what_each_file_of_a_room_is(room: str) -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `(\w+\.py)` \| \S", page, re.MULTILINE))
    assert {path.name for path in (SOURCE / room).glob("[!_]*.py")} <= listed


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_builds_on_those_below_it_alone(room: str) -> None:
    known = {room, "rooms", "running", *below(room)} if room != "bots" else {"bots", "kernel"}
    for module, used in imports().items():
        if module.split(".")[0] == room:
            assert {name.split(".")[0] for name in used} <= known, module


def test_no_game_knows_another_and_no_room_but_games_names_one() -> None:
    for module, used in imports().items():
        named = {name.split(".")[1] for name in used if name.startswith("games.")}
        own = set(module.split(".")[1:2])
        assert not named & set(games.names()) - own, module


def test_no_two_modules_need_each_other() -> None:
    assert circle(imports()) == []


def test_a_circle_of_imports_is_found() -> None:
    needs = {"x.a": {"x.b"}, "x.b": {"x.y.c"}, "x.y.c": {"x.a"}, "x.d": {"x.a"}, "z": {"z.w"}}
    assert set(circle(needs)) == {"x.a", "x.b", "x.y.c"}


def test_the_arena_knows_every_room_that_plays(tmp_path: Path) -> None:
    house = tmp_path / "polyana"
    shutil.copytree(SOURCE, house, ignore=lambda folder, names: {"static", "content", "locale"})
    codes = {code_of("tundra", house)}

    def changed(file: Path) -> bool:
        """Whether a change of this file makes another arena."""
        file.write_text(file.read_text(encoding="utf-8") + "\n# mended\n", encoding="utf-8")
        code_of.cache_clear()
        code, known = code_of("tundra", house), len(codes)
        codes.add(code)
        return len(codes) > known

    for room in below("arena"):
        assert changed(house / room / "__init__.py") == (room != "games"), room
    assert changed(house / "games/tundra/rules/dice.py")
    assert changed(house / "notation/grammar.lark")
    assert not changed(house / "games/felinia/state.py")
    assert not changed(house / "server/hall.py")
