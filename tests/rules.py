"""Which numbered rules are proved by which tests. `python -m tests.rules` prints the account."""

from __future__ import annotations

import ast
import re
import sys
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


def stated(game: str) -> list[str]:
    """The numbers of all rules of a game, in their order."""
    draft = "draft." if game in drafts() else ""
    text = (GAMES / game / f"rules.{draft}md").read_text(encoding="utf-8")
    return re.findall(r"^- \**([A-Z]-\d{3})\**", text, re.MULTILINE)


def proved(game: str) -> set[str]:
    """The numbers named by `@rule` on a test function below the game's test folder."""
    found: set[str] = set()
    for path in (TESTS / game).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                found.update(_named(node))
    return found


def _named(function: ast.FunctionDef) -> list[str]:
    return [
        argument.value
        for mark in function.decorator_list
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def main() -> int:
    """Prints for every game how many of its rules are proved, and which are not."""
    missing = 0
    for game in (*games.names(), *drafts()):
        numbers, known = stated(game), proved(game)
        unproved = [number for number in numbers if number not in known]
        missing += len(unproved)
        print(f"{game} {len(numbers) - len(unproved)}/{len(numbers)} rules proved")
        for number in unproved:
            print(f"  {number} has no test")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
