"""What modules may not do that mypyc compiles, because it would make something else of it than Python does.

`python -m tools.compilable`, a part of `make lint`, says where they do it all the same; docs/performance.md tells why.
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from polyana.running import HOUSE
from tools.fast import chosen, name_of

ENDLESS: Final = ("count", "cycle", "repeat")
"""Iterators that a generator may take from, and a list may not."""


def faults(source: str) -> list[str]:
    """What is wrong in a module, each as a sentence with its line."""
    return [
        f"line {line}: {sentence}"
        for node in ast.walk(ast.parse(source))
        for line, sentence in (*read_again(node), *endless(node))
    ]


def read_again(node: ast.AST) -> Iterator[tuple[int, str]]:
    """mypyc believes that what was None a moment ago still is, whatever has been called since."""
    if not isinstance(node, ast.If):
        return
    for name in found_none(node.test):
        for statement in node.body:
            if name in assigned(statement):
                break
            for inside in ast.walk(statement):
                if isinstance(inside, ast.Attribute) and ast.unparse(inside) == name:
                    yield (
                        inside.lineno,
                        f"{name} was None, and is read again in the same branch: read it after that.",
                    )


def found_none(test: ast.expr) -> Iterator[str]:
    """The attributes that a test has found to be None where it holds."""
    if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And):
        for part in test.values:
            yield from found_none(part)
    elif (
        isinstance(test, ast.Compare)
        and isinstance(test.left, ast.Attribute)
        and isinstance(test.ops[0], ast.Is)
        and isinstance(test.comparators[0], ast.Constant)
        and test.comparators[0].value is None
    ):
        yield ast.unparse(test.left)


def assigned(statement: ast.stmt) -> list[str]:
    """What a statement gives a new value."""
    if isinstance(statement, ast.Assign):
        return [ast.unparse(target) for target in statement.targets]
    return [ast.unparse(statement.target)] if isinstance(statement, ast.AnnAssign) else []


def endless(node: ast.AST) -> Iterator[tuple[int, str]]:
    """mypyc makes a list of most generator expressions before anything is taken from them."""
    if isinstance(node, ast.GeneratorExp):
        for loop in node.generators:
            called = loop.iter.func if isinstance(loop.iter, ast.Call) else None
            if isinstance(called, ast.Name) and called.id in ENDLESS:
                yield node.lineno, f"a generator expression over {called.id}() would never end."


def extended(compiled: Mapping[str, Path]) -> Iterator[str]:
    """Plain classes with a compiled base."""
    for path in sorted(HOUSE.rglob("*.py")):
        name = name_of(path)
        if name in compiled or "migrations" in name:
            continue
        for thing in vars(importlib.import_module(name)).values():
            if isinstance(thing, type) and thing.__module__ == name:
                for base in thing.__bases__:
                    if base.__module__ in compiled:
                        yield f"{name}: {thing.__name__} is plain, but {base.__name__} is compiled."


def main() -> int:
    """Prints what is wrong; 1 if anything is."""
    compiled = chosen()
    found = [
        f"{path.relative_to(HOUSE.parent)}, {fault}"
        for path in compiled.values()
        for fault in faults(path.read_text(encoding="utf-8"))
    ]
    found += extended(compiled)
    print("\n".join(found) or f"{len(compiled)} modules can be compiled.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
