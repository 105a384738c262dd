"""Starting the server."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping

import uvicorn

from polyana.server.app import create_app
from polyana.server.crowd import raise_file_limit
from polyana.server.logs import begin_logging, note
from polyana.server.settings import BadSettings, Settings
from polyana.server.visitors import Entrance

USUAL_PORT = 8000
NEIGHBOURS = 20
WAIT = 0.05
FEW_FILES = 4096


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str = "",
    redis: str = "",
    open_browser: bool = False,
    announce: Callable[[str], None] | None = None,
) -> None:
    """Serves until it is stopped. BadSettings if it cannot start like this.

    `announce` is told the address once the port listens. With a browser there is a person at the terminal, who does
    not want to read a line about every request.
    """
    settings = Settings.from_environment(os.environ, database, redis)
    if port is None:
        port = next_port(host)
    else:
        check_port(host, port)
    begin_logging(logging.WARNING if open_browser else logging.INFO)
    address = f"http://{'localhost' if host in ('0.0.0.0', '::', '') else host}:{port}"
    note("serving", address=address, database=_without_password(settings))
    entrance = Entrance(create_app(settings), settings, _files(), host=host, port=port)
    server = uvicorn.Server(entrance)

    def welcome() -> None:
        while not server.started:
            if server.should_exit:
                return
            threading.Event().wait(WAIT)
        if announce is not None:
            announce(address)
        if open_browser and has_screen(os.environ):
            with contextlib.suppress(webbrowser.Error, OSError):
                webbrowser.open(address)

    threading.Thread(target=welcome, daemon=True).start()
    server.run()


def _files() -> int:
    """How many files the server may open; few of them are few visitors, and the operator is told so."""
    files = raise_file_limit()
    if files < FEW_FILES:
        note("few_files", logging.WARNING, files=files, better=FEW_FILES)
    return files


def next_port(host: str, first: int = USUAL_PORT) -> int:
    """The usual port, or the next one that nobody uses."""
    for port in range(first, first + NEIGHBOURS):
        with contextlib.suppress(BadSettings):
            check_port(host, port)
            return port
    last = first + NEIGHBOURS - 1
    raise BadSettings(
        f"No port of {host} from {first} to {last} can be used.",
        "server-ports",
        host=host,
        first=str(first),
        last=str(last),
    )


def has_screen(environment: Mapping[str, str]) -> bool:
    """Whether a browser would open in a window; one that would take over the terminal is not wanted."""
    windows = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return sys.platform in ("darwin", "win32") or any(map(environment.get, windows))


def check_port(host: str, port: int) -> None:
    """Says in a sentence if somebody else listens there."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", "") or str(error)
        raise BadSettings(
            f"Port {port} of {host} cannot be used: {reason}.",
            "server-port",
            host=host,
            port=str(port),
            reason=reason,
        ) from None


def _without_password(settings: Settings) -> str:
    from sqlalchemy.engine import make_url

    return make_url(settings.database_url).render_as_string(hide_password=True)
