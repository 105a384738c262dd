"""A real server with the built page, a real browser, and people who sit before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from polyana.server.settings import PAGE
from tests.server.processes import free_port, server_process
from tests.web.windows import PATIENCE, chromium, launch, new_window

NewPerson = Callable[..., Page]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that plays without pauses."""
    assert (PAGE / "index.html").is_file(), "The page has not been built: run `make page`."
    folder, port = tmp_path_factory.mktemp("server"), free_port()
    with server_process(port, str(folder / "polyana.sqlite"), folder / "log"):
        yield f"http://127.0.0.1:{port}"


# Not for the whole session: Playwright keeps an event loop running, and tests of other folders bring their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if chromium() is None:
        pytest.skip("there is no chromium; `python -m tests.server.debian` installs it")
    with sync_playwright() as playwright:
        opened = launch(playwright)
        yield opened
        opened.close()


@pytest.fixture
def new_person(server: str, browser: Browser) -> Iterator[NewPerson]:
    """Opens a browser window of somebody new; no page may complain while it is used."""
    pages: list[Page] = []
    complaints: list[str] = []

    def person(complains: bool = True, **more: Any) -> Page:
        page = new_window(browser, server, **more)
        pages.append(page)
        if not complains:  # a browser says of itself that something was not found
            return page
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.extend([said.text] * (said.type == "error")))
        return page

    yield person
    for page in pages:
        page.context.close()
    assert not complaints, complaints


@pytest.fixture
def page(new_person: NewPerson) -> Page:
    """Somebody at a wide screen."""
    return new_person()
