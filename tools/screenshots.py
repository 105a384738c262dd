"""Takes the pictures of the page for README and docs, with a real server and browser: `make screenshots`."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, expect, sync_playwright

from tests.server.processes import free_port, server_process
from tests.web.playing import sit_down, table_at
from tests.web.windows import launch, new_window

DOCS = Path(__file__).parent.parent / "docs"
SEATS = ("human", "greedy", "greedy")
MOMENTS = {"felinia": 150, "north": 140, "revive": 150, "settlers": 190, "tundra": 190}
"""How many moves have been made at the pictured tables."""
SEED = 20
MOST = 400_000


def main() -> None:
    """Lobby and tables, wide and on a phone."""
    port = free_port()
    with TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        with server_process(port, str(folder / "polyana.sqlite"), folder / "log"):
            browser = launch(playwright)
            for phone in (False, True):
                page = new_window(browser, f"http://127.0.0.1:{port}", phone, scale=1 + phone)
                page.request.put("/api/me", data={"name": "Anna"})
                for game, moves in MOMENTS.items():
                    table = table_at(page, game, moves=moves, seats=SEATS, seed=SEED, bot="greedy")
                    sit_down(page, table["id"])
                    take(page, game, phone)
                page.goto("/")
                expect(page.get_by_test_id("my-tables").get_by_test_id("table")).to_have_count(
                    len(MOMENTS)
                )
                take(page, "lobby", phone)
            browser.close()


def take(page: Page, name: str, phone: bool) -> None:
    """One picture, small enough for a repository."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => 0)")
    path = DOCS / f"{name}{'-phone' if phone else ''}.jpg"
    page.screenshot(path=path, type="jpeg", quality=85, animations="disabled")
    size = path.stat().st_size
    print(f"{path.name}: {size // 1000} kB")
    if size > MOST:
        raise SystemExit(f"{path.name} has more than {MOST // 1000} kB.")


if __name__ == "__main__":
    main()
