"""Compiles what plays and thinks with mypyc, for those who want more thought in a second.

`python -m tools.fast` compiles and installs into this environment, `python -m tools.fast --plain` goes back. What was
compiled once is kept in `build/fast` and used again as long as nothing has changed.
"""

from __future__ import annotations

import argparse
import ast
import dataclasses
import hashlib
import importlib
import io
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, contextmanager, redirect_stdout
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from polyana.running import (
    COMPILED,
    FOLDER,
    HOUSE,
    LIBRARY,
    NOTE,
    WISH,
    Made,
    digest_of,
    library_in,
)

ROOT: Final = Path(__file__).parents[1]
BUILDS: Final = ROOT / "build/fast"
C_FILES: Final = BUILDS / "c"
PLACES: Final = (
    "kernel/*.py",
    "effects/*.py",
    "maps/*.py",
    "bots/*.py",
    "games/*/rules/*.py",
    "games/*/bot/*.py",
    "games/*/scoring.py",
)
"""What plays and thinks; of this every module is compiled that declares no Struct and no dataclass."""
LEFT_PLAIN: Final = {
    "polyana.kernel.playout": "a loop around a generator, which is faster as plain Python",
    "polyana.kernel.refusal": "refusals go to other processes with all that was put into them",
    "polyana.kernel.content": "whatever reads content has errors of its own kind, which extend its own",
    "polyana.kernel.check": "tests of games extend the checker",
}
"""Modules that are not compiled though they could be, and why."""
OPTIMISATION: Final = "1"
FLAGS: Final = ("-Wno-error", "-fvisibility=hidden", "-fno-semantic-interposition")
"""Calls inside the library need no detour by which others could replace its functions."""


class CannotCompile(Exception):
    """Something is missing here; the sentence says what."""


def name_of(path: Path) -> str:
    """A module as it is imported."""
    inside = path.relative_to(HOUSE.parent).with_suffix("").parts
    return ".".join(inside[:-1] if inside[-1] == "__init__" else inside)


def chosen() -> dict[str, Path]:
    """The modules that are compiled, with their files."""
    found = {name_of(path): path for place in PLACES for path in sorted(HOUSE.glob(place))}
    return {
        name: path
        for name, path in found.items()
        if name not in LEFT_PLAIN and not declares_data(name)
    }


def declares_data(name: str) -> bool:
    """Whether a module has Structs or dataclasses of its own, which are made from annotations that mypyc leaves out."""
    return any(
        isinstance(thing, type)
        and thing.__module__ == name
        and (issubclass(thing, msgspec.Struct) or dataclasses.is_dataclass(thing))
        for thing in vars(importlib.import_module(name)).values()
    )


def known_to(modules: dict[str, Path]) -> list[str]:
    """The files of the house that these modules need, their own included, as paths inside it."""
    files = {name_of(path): path for path in HOUSE.rglob("*.py")}
    seen: set[str] = set()
    waiting = list(modules)
    while waiting:
        name = waiting.pop()
        if name in files and name not in seen:
            seen.add(name)
            waiting += imported_by(files[name])
            waiting.append(name.rpartition(".")[0])
    return sorted(files[name].relative_to(HOUSE).as_posix() for name in seen)


def imported_by(path: Path) -> Iterator[str]:
    """The modules that a module may import; what it takes from them may be a module as well."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def build(console: Console) -> Path:
    """Compiles what has not been compiled before; the folder with the code."""
    modules = chosen()
    sources = known_to(modules)
    made = Made(sorted(modules), sources, digest_of(sources))
    folder = BUILDS / key_of(made) / FOLDER
    if library_in(folder).is_file():
        return folder
    require_compiler()
    with Progress(console=console) as progress:
        compile_into(folder, modules, progress)
    (folder / NOTE).write_text(json.dumps(made._asdict(), indent=1), encoding="utf-8")
    return folder


def key_of(made: Made) -> str:
    """Another name for whatever would be compiled otherwise."""
    return short(made, version("mypy"), sys.version, OPTIMISATION, FLAGS)


def require_compiler() -> None:
    """CannotCompile where there is no C compiler, or not what it needs of Python."""
    compiler = [*setting("CC"), "cc"][0]
    if shutil.which(compiler) is None:
        raise CannotCompile(f"Compiling needs a C compiler, and there is no {compiler} here.")
    headers = Path(sysconfig.get_path("include"))
    if not (headers / "Python.h").is_file():
        raise CannotCompile(
            f"Compiling needs Python's header files (python3-dev in Debian); there are none in {headers}."
        )


def compile_into(folder: Path, modules: dict[str, Path], progress: Progress) -> None:
    """Turns modules into C, C into objects, with all cores, and these into one library."""
    mypycify = importlib.import_module(
        "mypyc.build"
    ).mypycify  # needs setuptools, and is slow to import
    translating = progress.add_task("Python to C", total=None)
    said = io.StringIO()
    with chdir(ROOT), redirect_stdout(said), told_if_it_fails(said):
        extensions = mypycify(
            [str(path.relative_to(ROOT)) for path in modules.values()],
            opt_level=OPTIMISATION,
            debug_level="0",
            multi_file=True,
            target_dir=str(C_FILES),
            group_name=FOLDER,
        )
    progress.update(translating, total=1, completed=1)
    library = next(one for one in extensions if one.name == LIBRARY)
    compiler = Compiler(library.include_dirs, library.extra_compile_args)
    sources = sorted(map(Path, library.sources), key=lambda path: -path.stat().st_size)
    with ThreadPoolExecutor(os.cpu_count() or 1) as cores:
        done = cores.map(compiler.compiled, sources)
        objects = [*progress.track(done, len(sources), description="C to machine code")]
    folder.mkdir(parents=True, exist_ok=True)
    compiler.link(objects, library_in(folder))


@contextmanager
def told_if_it_fails(said: io.StringIO) -> Iterator[None]:
    """What mypyc says is of interest when it gives up; otherwise these are hints."""
    try:
        yield
    except SystemExit:
        raise CannotCompile(f"mypyc failed:\n{said.getvalue()}") from None


class Compiler:
    """The C compiler that Python itself was built with."""

    def __init__(self, includes: list[str], flags: list[str]) -> None:
        places = [f"-I{place}" for place in (*includes, sysconfig.get_path("include"))]
        self.command = [
            *setting("CC"),
            *setting("CFLAGS"),
            *setting("CCSHARED"),
            *flags,
            *FLAGS,
            *places,
        ]
        self.objects = C_FILES / f"objects-{short(self.command, sys.version)}"
        self.headers = max(path.stat().st_mtime for path in C_FILES.rglob("*.h"))

    def compiled(self, source: Path) -> Path:
        """The object file of a C file; the one from before, if it is newer than that and all headers."""
        made = self.objects / f"{source.stem}.o"
        if not made.is_file() or made.stat().st_mtime <= max(source.stat().st_mtime, self.headers):
            made.parent.mkdir(exist_ok=True)
            half = made.with_suffix(".half")
            self._run([*self.command, "-c", str(source), "-o", str(half)])
            half.rename(made)
        return made

    def link(self, objects: list[Path], library: Path) -> None:
        """All objects as one library."""
        half = library.with_suffix(".half")
        self._run([*setting("LDSHARED"), *map(str, objects), "-o", str(half)])
        half.rename(library)

    def _run(self, command: list[str]) -> None:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CannotCompile(f"The C compiler failed:\n{done.stderr}")


def setting(name: str) -> list[str]:
    """How Python itself was built."""
    return shlex.split(str(sysconfig.get_config_var(name) or ""))


def short(*parts: object) -> str:
    """A short name that differs if any of these does."""
    return hashlib.blake2b(json.dumps(parts).encode(), digest_size=8).hexdigest()


def install(folder: Path) -> None:
    """Puts compiled code among the packages of this environment."""
    uninstall()
    shutil.copytree(folder, installed())


def installed() -> Path:
    """Where compiled code lies in this environment."""
    return Path(sysconfig.get_path("platlib")) / FOLDER


def uninstall() -> None:
    """Back to plain Python."""
    shutil.rmtree(installed(), ignore_errors=True)


def with_compiled(folder: Path) -> dict[str, str]:
    """The environment of a process that runs this compiled code and no other, without installing it."""
    path = [str(folder.parent), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, path)), WISH: COMPILED}


def make_wheel(folder: Path) -> int:
    """A wheel for this platform, with compiled code beside the sources; whether that failed."""
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    return subprocess.run(
        build, cwd=ROOT, env=os.environ | {"POLYANA_COMPILED": str(folder)}, check=False
    ).returncode


def main() -> int:
    """Compiles and installs, or takes away what was installed."""
    parser = argparse.ArgumentParser(description=__doc__)
    wishes = parser.add_mutually_exclusive_group()
    wishes.add_argument("--plain", action="store_true", help="back to plain Python")
    wishes.add_argument("--wheel", action="store_true", help="make a wheel, install nothing")
    wishes.add_argument("--where", action="store_true", help="say where it is, install nothing")
    wish = parser.parse_args()
    console = Console(stderr=wish.where, highlight=False)
    if wish.plain:
        uninstall()
        console.print("Plain Python runs.")
        return 0
    try:
        folder = build(console)
    except CannotCompile as missing:
        console.print(str(missing))
        return 1
    if wish.wheel:
        return make_wheel(folder)
    if wish.where:
        print(folder)
        return 0
    install(folder)
    console.print("Compiled code runs; make plain goes back.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
