"""The tests of what plays and thinks, once more, with that code compiled: `python -m tests.compiled`."""

from __future__ import annotations

import subprocess
import sys

from rich.console import Console

from polyana import games
from tools.fast import ROOT, CannotCompile, build, with_compiled

TESTED = (
    "tests/kernel",
    "tests/effects",
    "tests/maps",
    "tests/bots",
    *(f"tests/{game}" for game in games.names()),
    "tests/test_golden.py",
    "tests/test_decisions.py",
    "tests/test_checks.py",
    "tests/test_running.py",
)


def main() -> int:
    """Compiles and tests; where nothing can be compiled, that is said."""
    try:
        folder = build(Console())
    except CannotCompile as missing:
        print(f"{missing} Compiled code is not tested.")
        return 0
    pytest = [sys.executable, "-m", "pytest", "-n", "auto", "-m", "not plain", *TESTED]
    return subprocess.run(pytest, cwd=ROOT, env=with_compiled(folder), check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
