"""Content rewritten so that it means the same: other words, sources and pictures, comments, keys in another order."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from pathlib import Path

from polyana import games

Toml = dict[str, object]


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
