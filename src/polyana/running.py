"""Which code runs: plain Python, as it is written, or what `make fast` has compiled of it.

Compiled code lies apart from the sources, in a folder of its own among the installed packages, with a note of what it
was made from. It runs as long as those sources are the same to the letter; otherwise plain Python runs, and says so.

`POLYANA_CODE=plain` runs plain Python all the same, `POLYANA_CODE=compiled` runs nothing else than compiled code.
"""

from __future__ import annotations

import ctypes
import hashlib
import json
import os
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import module_from_spec, spec_from_file_location, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

HOUSE: Final = Path(__file__).parent
WISH: Final = "POLYANA_CODE"
PLAIN: Final = "plain"
COMPILED: Final = "compiled"

FOLDER: Final = "polyana_compiled"
LIBRARY: Final = f"{FOLDER}__mypyc"
NOTE: Final = "made.json"


class Made(NamedTuple):
    """The note beside compiled code."""

    modules: list[str]
    """What it holds, by the names that are imported."""
    sources: list[str]
    """The files it was made from, also those whose types it only knows."""
    digest: str
    """What stood in them."""


class Running:
    """What this process runs; decided once, before anything else of the house is imported."""

    code: str = PLAIN


def decide() -> None:
    """Runs compiled code if it is there and fresh, unless plain Python is wanted."""
    wish = os.environ.get(WISH, "")
    if wish == PLAIN:
        return
    folder = compiled_folder()
    trouble = fault(folder) if folder is not None else "Nothing has been compiled here"
    if folder is not None and not trouble:
        sys.meta_path.insert(0, CompiledCode(folder, note_in(folder).modules))
        Running.code = COMPILED
    elif wish == COMPILED:
        raise ImportError(f"{trouble}: run make fast.")
    elif folder is not None:
        print(f"{trouble}, so plain Python runs; make fast compiles anew.", file=sys.stderr)
        os.environ[WISH] = PLAIN  # processes started from here run the same, and need not repeat it


def compiled_folder() -> Path | None:
    """Where compiled code is installed, if it is."""
    found = PathFinder.find_spec(FOLDER)
    places = found.submodule_search_locations if found is not None else None
    return next((Path(place) for place in places or () if (Path(place) / NOTE).is_file()), None)


def fault(folder: Path) -> str:
    """Why the code in a folder cannot run, empty if it can."""
    if not library_in(folder).is_file():
        return "The compiled code is for another Python"
    made = note_in(folder)
    if digest_of(made.sources) != made.digest:
        return "The sources have changed since they were compiled"
    return ""


def library_in(folder: Path) -> Path:
    """The file with all compiled code for this Python."""
    return folder / (LIBRARY + str(sysconfig.get_config_var("EXT_SUFFIX")))


def note_in(folder: Path) -> Made:
    """What the code in a folder was made from."""
    return Made(**json.loads((folder / NOTE).read_text(encoding="utf-8")))


def digest_of(sources: Iterable[str], house: Path = HOUSE) -> str:
    """What stands in these files of the house, in one number; a file that is gone counts as well."""
    digest = hashlib.blake2b(digest_size=16)
    for name in sources:
        path = house / name
        digest.update(name.encode() + b"\0")
        digest.update(path.read_bytes() if path.is_file() else b"gone")
    return digest.hexdigest()


class CompiledCode(MetaPathFinder, Loader):
    """Finds the compiled modules; all others are imported as ever."""

    def __init__(self, folder: Path, modules: list[str]) -> None:
        self.modules = frozenset(modules)
        found = spec_from_file_location(LIBRARY, library_in(folder))
        assert found is not None
        self.library = sys.modules[LIBRARY] = module_from_spec(found)
        # compiled modules take their own places from that of the library: they are to be where their sources are
        self.library.__file__ = str(HOUSE.parent / library_in(folder).name)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self.modules:
            return None
        source = HOUSE.parent.joinpath(*name.split("."))
        return spec_from_loader(name, self, is_package=source.is_dir())

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Imports a module as the library knows it: by a function for each, handed out in a capsule."""
        key = f"init_{spec.name.replace('.', '___')}"
        address = ctypes.pythonapi.PyCapsule_GetPointer
        address.restype = ctypes.c_void_p
        address.argtypes = [ctypes.py_object, ctypes.c_char_p]
        door = address(getattr(self.library, key), f"{LIBRARY}.{key}".encode())
        module: ModuleType = ctypes.PYFUNCTYPE(ctypes.py_object)(door)()
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to do: the library has run the module when it made it."""
