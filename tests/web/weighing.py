"""How much a browser loads that has never been here."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page


def first_load(page: Page, path: str) -> dict[str, int]:
    """What comes over the wire until the network is still: bytes, headers included, by path."""
    session = page.context.new_cdp_session(page)
    paths: dict[str, str] = {}
    weights: dict[str, int] = {}

    def answered(event: dict[str, Any]) -> None:
        paths[event["requestId"]] = urlsplit(event["response"]["url"]).path

    def loaded(event: dict[str, Any]) -> None:
        name = paths.get(event["requestId"], "")
        weights[name] = weights.get(name, 0) + int(event["encodedDataLength"])

    session.on("Network.responseReceived", answered)
    session.on("Network.loadingFinished", loaded)
    session.send("Network.enable")
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.wait_for_load_state("networkidle")
    session.detach()
    return weights
