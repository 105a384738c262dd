"""The game of docs/add-a-game.md, taken out of the page as it stands there."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

DOCS = Path(__file__).parents[2] / "docs"


def python_blocks(page: str) -> list[str]:
    """The Python of a page of the docs, block by block."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def module_of(name: str, source: str) -> ModuleType:
    """The module that this source makes; msgspec looks types up where modules are registered."""
    module = sys.modules[name] = ModuleType(name)
    exec(compile(source, f"<{name}>", "exec"), module.__dict__)
    return module


*GAME_BLOCKS, USE_BLOCK = python_blocks("add-a-game.md")
goofspiel = module_of("goofspiel", "\n".join(GAME_BLOCKS))
