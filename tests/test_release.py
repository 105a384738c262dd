"""What a release and a fresh machine rely on: versions that agree, and locks that hold what the project asks for."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.release import faults

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS = PROJECT["dependency-groups"]
EXTRAS = [
    wanted for extra in PROJECT["project"]["optional-dependencies"].values() for wanted in extra
]
NEEDED = [*PROJECT["project"]["dependencies"], *GROUPS["build"]]

LOCKED = {
    "play": NEEDED,
    "dev": [*NEEDED, *EXTRAS, *(wanted for wanted in GROUPS["dev"] if isinstance(wanted, str))],
    "bench": [*NEEDED, *GROUPS["bench"]],
    "node": GROUPS["node"],
}
"""What each lock is made from."""


def pins(lock: str) -> dict[str, list[str]]:
    """The versions in a lock by name; some differ by Python."""
    found: dict[str, list[str]] = {}
    text = (ROOT / f"locks/{lock}.txt").read_text(encoding="utf-8")
    for name, version in re.findall(r"^([\w.-]+)==([\w.+!]+)", text, re.MULTILINE):
        found.setdefault(canonicalize_name(name), []).append(version)
    return found


@pytest.mark.parametrize("lock", LOCKED)
def test_a_lock_holds_what_the_project_asks_for(lock: str) -> None:
    known = pins(lock)
    for wanted in map(Requirement, LOCKED[lock]):
        versions = known.get(canonicalize_name(wanted.name), [])
        assert versions, f"{wanted.name} is not in locks/{lock}.txt: run make lock"
        assert all(wanted.specifier.contains(version) for version in versions), wanted


@pytest.mark.parametrize("lock", LOCKED)
def test_a_lock_can_be_checked_and_names_no_registry(lock: str) -> None:
    text = (ROOT / f"locks/{lock}.txt").read_text(encoding="utf-8")
    assert "://" not in text and "index-url" not in text
    entries = re.split(r"^(?=[\w-])", text, flags=re.MULTILINE)[1:]
    assert entries and all("--hash=sha256:" in entry for entry in entries)


def test_playing_and_testing_use_the_same_versions_and_playing_needs_little() -> None:
    play, dev = pins("play"), pins("dev")
    assert {name: dev.get(name) for name in play} == play
    heavy = {"ray", "pyarrow", "playwright", "pytest", "hypothesis", "mypy", "schemathesis"}
    assert heavy <= set(dev) and not heavy & set(play)


def test_a_wheel_carries_the_house_and_nothing_else() -> None:
    """An editable install is the folder itself, so nobody would notice."""
    packed = {
        str(file.distribution_path) for file in WheelBuilder(str(ROOT)).recurse_included_files()
    }
    assert not [path for path in packed if not path.startswith("polyana/")]
    for kind in ("py", "toml", "ftl", "md", "lark"):
        files = [
            file for file in (ROOT / "src/polyana").rglob(f"*.{kind}") if "static" not in file.parts
        ]
        assert files and {str(file.relative_to(ROOT / "src")) for file in files} <= packed, kind
    assert not [path for path in packed if "/table/" in path]


def test_the_version_is_the_same_everywhere() -> None:
    assert faults(ROOT, []) == []


def tree(root: Path, changelog: str = "## 1.2.0 - 2026-01-02\n", described: str = "1.2.0") -> Path:
    """A project of version 1.2.0, as far as a release is concerned."""
    (root / "web").mkdir()
    (root / "pyproject.toml").write_text('[project]\nversion = "1.2.0"\n')
    (root / "web/openapi.json").write_text(json.dumps({"info": {"version": described}}))
    (root / "CHANGELOG.md").write_text(f"# Changelog\n\n{changelog}")
    return root


@pytest.mark.parametrize(
    ("changelog", "tags"),
    [
        ("## 1.2.0 - 2026-01-02\n\n- All.\n", ["v1.2.0", "best"]),
        ("## Unreleased\n\n- More.\n\n## 1.2.0 - 2026-01-02\n", []),
        ("## 1.2.0 - 2026-01-02\n\n## 1.1.0 - 2025-01-02\n", []),
    ],
)
def test_a_release_that_is_told_the_same_everywhere(
    tmp_path: Path, changelog: str, tags: list[str]
) -> None:
    assert faults(tree(tmp_path, changelog), tags) == []


@pytest.mark.parametrize(
    ("changelog", "tags", "fault"),
    [
        ("## 1.1.0 - 2025-01-02\n", [], "CHANGELOG.md is 1.1.0, but pyproject.toml says 1.2.0"),
        ("## Unreleased\n", [], "CHANGELOG.md is none"),
        ("## 1.2.0\n", [], "does not say when 1.2.0 came"),
        ("## 1.2.0 - 2026-01-02\n", ["v1.3.0"], "tagged v1.3.0, but pyproject.toml says 1.2.0"),
        ("## Unreleased\n\n## 1.2.0 - 2026-01-02\n", ["v1.2.0"], "changes that are unreleased"),
    ],
)
def test_a_release_that_is_not(tmp_path: Path, changelog: str, tags: list[str], fault: str) -> None:
    (said,) = faults(tree(tmp_path, changelog), tags)
    assert fault in said


def test_the_description_of_the_server_has_the_version(tmp_path: Path) -> None:
    (said,) = faults(tree(tmp_path, described="1.1.9"), [])
    assert "web/openapi.json describes 1.1.9, not 1.2.0" in said
