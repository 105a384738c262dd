"""Whether a release is told the same everywhere: version, changelog, description of the server and tag.

`python -m tools.release` says what disagrees. It is part of `make lint`, so a version is raised everywhere at once.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
HEADING: Final = re.compile(r"^## (\S+)(?: - (\d{4}-\d{2}-\d{2}))?$", re.MULTILINE)
UNRELEASED: Final = "Unreleased"


def faults(root: Path, tags: list[str]) -> list[str]:
    """What disagrees in a tree whose commit has these tags, each as a sentence."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    version = project["version"]
    described = json.loads((root / "web/openapi.json").read_bytes())["info"]["version"]
    found = changelog_faults((root / "CHANGELOG.md").read_text(encoding="utf-8"), version, tags)
    if described != version:
        found.append(f"web/openapi.json describes {described}, not {version}: run make openapi.")
    released = [tag for tag in tags if re.fullmatch(r"v\d.*", tag)]
    found += [
        f"This commit is tagged {tag}, but pyproject.toml says {version}."
        for tag in released
        if tag != f"v{version}"
    ]
    return found


def changelog_faults(changelog: str, version: str, tags: list[str]) -> list[str]:
    """What the changelog tells otherwise; changes that wait for a release may stand above the newest one."""
    headings = HEADING.findall(changelog)
    versions = [(name, date) for name, date in headings if name != UNRELEASED]
    if not versions or versions[0][0] != version:
        newest = versions[0][0] if versions else "none"
        return [
            f"The newest version in CHANGELOG.md is {newest}, but pyproject.toml says {version}."
        ]
    found = [f"CHANGELOG.md does not say when {name} came." for name, date in versions if not date]
    if f"v{version}" in tags and headings[0][0] == UNRELEASED:
        found.append(f"v{version} is tagged, but CHANGELOG.md has changes that are unreleased.")
    return found


def tags_here(root: Path) -> list[str]:
    """The tags of the commit that is checked out; none where there is no git."""
    git = shutil.which("git")
    if git is None:
        return []
    asked = [git, "-C", str(root), "tag", "--points-at", "HEAD"]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.split()


if __name__ == "__main__":
    sys.exit("\n".join(faults(ROOT, tags_here(ROOT))) or 0)
