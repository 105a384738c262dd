"""One layout of a game's folder: the same names for the same things in every game, as the page shows it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from polyana import games
from tests.kernel.pages import DOCS
from tests.test_rooms import imports

PAGE = (DOCS / "add-a-game.md").read_text(encoding="utf-8")
LINES = re.findall(r"^ {4}([ ?]) (\S+?)/?  +\S", PAGE.split("games/goofspiel/\n")[1], re.MULTILINE)
ALWAYS = [name for mark, name in LINES if mark == " "]
LISTED = [name for _, name in LINES]
OWN = re.compile(r"(content/.*\.toml|table/\w+\.svelte|rules/.*|bot/.*|screen/.*)")
"""Names from the game itself; where two games happen to use one, they need not mean the same."""


GAMES = games.folder("felinia").parent
MADE = [folder.name for folder in GAMES.iterdir() if [*folder.glob("rules*.md")]]
"""All games, those in the making too."""


def files(name: str) -> set[str]:
    """All files of a game, and the folders in which they lie."""
    folder = GAMES / name
    return {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if "__pycache__" not in path.parts
    }


@pytest.mark.parametrize("name", games.names())
def test_every_game_has_what_the_page_lists(name: str) -> None:
    assert len(ALWAYS) > 25
    wanted = {*ALWAYS, *(file.replace("ru.", "en.") for file in ALWAYS)}
    assert wanted - files(name) == set()


def test_what_two_games_have_is_listed() -> None:
    shared = Counter(file for name in MADE for file in files(name))
    listed = {*LISTED, *(file.replace("ru.", "en.") for file in LISTED), "locale"}
    twice = {file for file, number in shared.items() if number > 1 and not OWN.fullmatch(file)}
    assert twice - listed == set()


def test_what_is_listed_is_there_in_some_game() -> None:
    assert set(LISTED) - set().union(*(files(name) for name in games.names())) == set()


@pytest.mark.parametrize("name", games.names())
def test_a_module_imports_only_from_those_above_it_in_the_list(name: str) -> None:
    rooms = [file.removesuffix(".py") for file in LISTED if "/" not in file]
    place = {room: number for number, room in enumerate(rooms)}
    for module, used in imports().items():
        room = module.removeprefix(f"games.{name}.").split(".")[0]
        own = {other.removeprefix(f"games.{name}.") for other in used if f"games.{name}." in other}
        if module.startswith(f"games.{name}.") and room in place:
            above = [place.get(other.split(".")[0], 0) for other in own]
            assert max(above, default=0) <= place[room], module
