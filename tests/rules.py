"""Which numbered rules are proved by which tests. `python -m tests.rules` prints the account."""

from __future__ import annotations

import ast
import re
import sys
from functools import cache
from pathlib import Path

import pytest

from polyana import games

TESTS = Path(__file__).parent
GAMES = Path(games.__file__).parent


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Marks a test as the proof of numbered rules: `@rule("F-041", "F-042")`."""
    return pytest.mark.rule(*numbers)


def drafts() -> list[str]:
    """Games in the making: their numbered rules are a draft, and nobody can play them yet."""
    return sorted(path.parent.name for path in GAMES.glob("*/rules.draft.md"))


def _text(game: str) -> str:
    draft = "draft." if game in drafts() else ""
    return (GAMES / game / f"rules.{draft}md").read_text(encoding="utf-8")


def stated(game: str) -> list[str]:
    """The numbers of all rules of a game, in their order."""
    return re.findall(r"^- \**([A-Z]-\d{3})\**", _text(game), re.MULTILINE)


def examples(game: str) -> list[str]:
    """The numbers of the worked examples beside the rules; a test may name one of them, too."""
    return re.findall(r"^- \**(D-\d{2})\b", _text(game), re.MULTILINE)


@cache
def proved(game: str) -> frozenset[str]:
    """The numbers named by `@rule` on a test function below the game's test folder."""
    found: set[str] = set()
    for path in (TESTS / game).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                found.update(_named(node))
    return frozenset(found)


def _named(function: ast.FunctionDef) -> list[str]:
    return [
        argument.value
        for mark in function.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def main() -> int:
    """Prints for every game how many of its rules are proved; a game that is offered needs proof of all."""
    missing = 0
    for game in (*games.names(), *drafts()):
        numbers, known = stated(game), proved(game)
        unproved = [number for number in numbers if number not in known]
        print(f"{game} {len(numbers) - len(unproved)}/{len(numbers)} rules proved")
        for number in unproved:
            print(f"  {number} has no test")
        if game in games.names():
            missing += len(unproved)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
