"""Which code runs: plain Python or compiled code, and that old compiled code never does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from polyana.running import FOLDER, NOTE, WISH, Running, digest_of, fault, library_in

SAYS = "from polyana.running import Running; print(Running.code)"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with compiled code of one module, as its note says; the library itself is not looked into."""
    made = tmp_path / FOLDER
    made.mkdir()
    library_in(made).write_bytes(b"")
    note(made, digest_of(["kernel/chance.py"]))
    return made


def note(folder: Path, digest: str) -> None:
    made = {"modules": ["polyana.kernel.chance"], "sources": ["kernel/chance.py"], "digest": digest}
    (folder / NOTE).write_text(json.dumps(made), encoding="utf-8")


def run(folder: Path, wish: str = "") -> subprocess.CompletedProcess[str]:
    """A process that finds this folder among the packages, and says what it runs."""
    environment = os.environ | {"PYTHONPATH": str(folder.parent), WISH: wish}
    return subprocess.run(
        [sys.executable, "-c", SAYS], env=environment, capture_output=True, text=True, check=False
    )


def test_this_process_runs_what_is_wanted() -> None:
    assert Running.code == (os.environ.get(WISH) or Running.code)


def test_fresh_code_has_no_fault_and_any_changed_letter_is_one(
    folder: Path, tmp_path: Path
) -> None:
    assert fault(folder) == ""
    source = tmp_path / "kernel/chance.py"
    source.parent.mkdir()
    source.write_text("DICE = 6\n", encoding="utf-8")
    before = digest_of(["kernel/chance.py"], tmp_path)
    source.write_text("DICE = 7\n", encoding="utf-8")
    assert digest_of(["kernel/chance.py"], tmp_path) != before
    source.unlink()
    assert digest_of(["kernel/chance.py"], tmp_path) != before


def test_old_code_does_not_run_and_that_is_said(folder: Path) -> None:
    note(folder, "of other sources")
    ran = run(folder)
    assert (ran.returncode, ran.stdout) == (0, "plain\n")
    assert ran.stderr == (
        "The sources have changed since they were compiled, so plain Python runs; "
        "make fast compiles anew.\n"
    )


def test_code_for_another_python_does_not_run(folder: Path) -> None:
    library_in(folder).unlink()
    ran = run(folder)
    assert ran.stdout == "plain\n"
    assert "The compiled code is for another Python" in ran.stderr


def test_who_insists_on_compiled_code_runs_nothing_else(folder: Path) -> None:
    note(folder, "of other sources")
    ran = run(folder, "compiled")
    assert ran.returncode == 1
    assert "The sources have changed since they were compiled: run make fast." in ran.stderr


def test_plain_python_can_be_wanted_beside_fresh_compiled_code(folder: Path) -> None:
    ran = run(folder, "plain")
    assert (ran.stdout, ran.stderr) == ("plain\n", "")
