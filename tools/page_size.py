"""Weighs the page for docs/performance.md: what a browser loads that has never been here."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from polyana import games
from tests.server.processes import free_port, server_process
from tests.web.playing import table_at
from tests.web.weighing import first_load
from tests.web.windows import launch, new_window

SEATS = ("human", "random", "random")


def main() -> None:
    """A line for the lobby and each table, in both languages; with -v for every file."""
    port = free_port()
    with TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        with server_process(port, str(folder / "polyana.sqlite"), folder / "log"):
            browser = launch(playwright)
            for place in ("lobby", *games.names()):
                for language in ("en", "ru"):
                    likes = {"language": language}
                    page = new_window(browser, f"http://127.0.0.1:{port}", likes=likes)
                    path = "/"
                    if place != "lobby":
                        path = f"/table/{table_at(page, place, seats=SEATS, moves=30)['id']}"
                    weights = first_load(page, path)
                    print(f"{place:8} {language} {sum(weights.values()) / 1000:6.1f} kB")
                    if "-v" in sys.argv:
                        for file, size in sorted(weights.items(), key=lambda item: -item[1]):
                            print(f"    {size / 1000:6.1f} {file}")
            browser.close()


if __name__ == "__main__":
    main()
