"""Browser windows: wide ones and phones, with what their owners like."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright, ViewportSize

LOOKING = (Path(__file__).parent / "page.js").read_text()
LIKES = {"motion": False, "sound": False, "confirm": False, "language": "en", "theme": "light"}
WIDE: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PATIENCE = 20_000


def chromium() -> str | None:
    """Where Debian's browser lies, if it is there."""
    return shutil.which("chromium")


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])


def new_window(
    browser: Browser,
    server: str,
    phone: bool = False,
    likes: dict[str, Any] | None = None,
    scale: float = 1,
) -> Page:
    """A window of somebody who has never been here."""
    context = browser.new_context(
        base_url=server,
        viewport=PHONE if phone else WIDE,
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=scale,
        locale="en-GB",
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(LOOKING.replace("__LIKES__", json.dumps(LIKES | (likes or {}))))
    return context.new_page()
