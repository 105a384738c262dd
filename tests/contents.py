"""Content written differently: one thing in one file, or everything so that it means the same."""

from __future__ import annotations

import json
import re
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from polyana import games
from polyana.kernel import ContentError
from polyana.speech import refused

Toml = dict[str, object]


class HouseSet:
    """The content files of a game as the house has them, to be written differently in a folder of one's own."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.folder = games.folder(name) / "content"
        self.files = sorted(path.name for path in self.folder.glob("*.toml"))

    def text(self, file: str) -> str:
        """A file as it is."""
        return (self.folder / file).read_text(encoding="utf-8")

    def entry(self, file: str, name: str) -> str:
        """The text of one entry, up to the next one; what is nested in it, `[[scenario.event]]`, is part of it."""
        whole = rf'\[\[\w+\]\]\nid = "{name}"\n(?:(?!\[\[\w+\]\]).*\n)*'
        nested = rf'\[\[\w+\.\w+\]\]\nid = "{name}"\n(?:(?!\[\[\w).*\n)*'
        found = re.search(whole, self.text(file)) or re.search(nested, self.text(file))
        assert found, f"{file} has no entry {name}"
        return found[0]

    def copy(self, into: Path) -> Path:
        """All files, in a folder that overrides them."""
        return shutil.copytree(self.folder, into, dirs_exist_ok=True)

    def override(self, into: Path, file: str, old: str, new: str, within: str = "") -> Path:
        """All files, with one thing written differently, within one entry or anywhere."""
        place = self.entry(file, within) if within else old
        assert old in place and place in self.text(file), f"{old!r} is not in {file} {within}"
        changed = self.text(file).replace(place, place.replace(old, new, 1), 1)
        (self.copy(into) / file).write_text(changed, encoding="utf-8")
        return into

    def refusal(
        self, folder: Path, file: str, old: str, new: str, within: str = ""
    ) -> ContentError:
        """The error with which this change is refused."""
        return self.refused(self.override(folder, file, old, new, within))

    def refused(self, folder: Path) -> ContentError:
        """The error with which a folder is refused: with file, entry and reason, in both languages."""
        with pytest.raises(ContentError) as caught:
            games.load(self.name, folder)
        error = caught.value
        parts = (error.file, error.entry, error.reason)
        assert str(error) == refused(error, "en") == ": ".join(part for part in parts if part)
        assert not re.search("[а-яё]", error.reason)
        russian = refused(error, "ru")
        assert russian.startswith(f"{error.where}: ")
        assert re.search("[а-яё]", russian.removeprefix(error.where))
        return error


def mended(name: str, into: Path) -> Path:
    """All content files of a game with other names and sources, comments between them, and all keys turned around."""
    into.mkdir(parents=True)
    for path in (games.folder(name) / "content").glob("*.toml"):
        data = _reworded(tomllib.loads(path.read_text(encoding="utf-8")))
        assert isinstance(data, dict)
        (into / path.name).write_text(written(data, turned=True), encoding="utf-8")
    return into


def changed(name: str, into: Path, file: str, change: Callable[[Toml], None]) -> Path:
    """One content file of a game with something else in it."""
    into.mkdir(parents=True)
    data = tomllib.loads((games.folder(name) / "content" / file).read_text(encoding="utf-8"))
    change(data)
    (into / file).write_text(written(data), encoding="utf-8")
    return into


def _reworded(value: object) -> object:
    """Everything that people read, said in other words."""
    if isinstance(value, dict) and value.keys() == {"ru", "en"}:
        return {"ru": f"Иначе: {value['ru']}", "en": f"Otherwise: {value['en']}"}
    if isinstance(value, dict):
        other = {key: _reworded(one) for key, one in value.items()}
        return other | ({"source": "public"} if "source" in other else {})
    if isinstance(value, list):
        return [_reworded(one) for one in value]
    return value


def written(data: Toml, turned: bool = False) -> str:
    """A TOML file: single values first, then tables, then entries, as the format wants it."""
    keys = list(data)[::-1] if turned else list(data)
    lines = ["# This file was written by somebody else."]
    lines += [f"{key} = {_value(data[key], turned)}" for key in keys if not _is_block(data[key])]
    for key in keys:
        value = data[key]
        if isinstance(value, dict):
            lines += ["", f"[{key}]", *_rows(value, turned)]
        elif _is_block(value) and isinstance(value, list):
            for entry in value:
                lines += ["", "# An entry.", f"[[{key}]]", *_rows(entry, turned)]
    return "\n".join(lines) + "\n"


def _is_block(value: object) -> bool:
    entries = isinstance(value, list) and value and all(isinstance(one, dict) for one in value)
    return isinstance(value, dict) or bool(entries)


def _rows(entry: Toml, turned: bool) -> list[str]:
    keys = list(entry)[::-1] if turned else list(entry)
    return [f"{key} = {_value(entry[key], turned)}" for key in keys]


def _value(value: object, turned: bool) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(_rows(value, turned)) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(one, turned) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)
