"""Starting the server."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping

import msgspec
import uvicorn
from sqlalchemy.engine import make_url

from polyana.server.app import create_app
from polyana.server.crowd import raise_file_limit
from polyana.server.logs import begin_logging, note
from polyana.server.reach import EVERYWHERE, lan_address
from polyana.server.settings import BadSettings, Settings
from polyana.server.storage.opening import held, name_of, open_database
from polyana.server.visitors import Entrance

USUAL_PORT = 8000
NEIGHBOURS = 20
WAIT = 0.05
FEW_FILES = 4096
PORTS = 65536
WHY_NOT = {
    errno.EADDRINUSE: "taken",
    errno.EACCES: "forbidden",
    errno.EADDRNOTAVAIL: "nowhere",
}
"""Why a port cannot be used, as a word for the sentence about it."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str = "",
    redis: str = "",
    open_browser: bool = False,
    announce: Callable[[str, str], None] | None = None,
    lan: bool = False,
) -> None:
    """Serves until it is stopped. BadSettings if it cannot start like this.

    With `lan` it listens in the local network, and the links it gives out carry its address there.

    `announce` is told the address once the port listens, and the one for others if there is one. With a browser there
    is a person at the terminal, who does not want to read a line about every request.
    """
    settings = Settings.from_environment(os.environ, database, redis)
    here = lan_address() if lan else ""
    if lan:
        host = "0.0.0.0"
    if port is None:
        port = next_port(host)
    else:
        check_port(host, port)
    settings = msgspec.structs.replace(settings, hosts=(*settings.hosts, host))
    if lan and not settings.address:
        settings = msgspec.structs.replace(settings, address=f"http://{here}:{port}")
    with held(settings.database_url):
        asyncio.run(try_out(settings))
        _serve(settings, host, port, open_browser, announce)


def _serve(
    settings: Settings,
    host: str,
    port: int,
    open_browser: bool,
    announce: Callable[[str, str], None] | None,
) -> None:
    begin_logging(logging.WARNING if open_browser else logging.INFO)
    address = f"http://{'localhost' if host in EVERYWHERE else host}:{port}"
    note("serving", address=address, database=name_of(make_url(settings.database_url)))
    entrance = Entrance(create_app(settings), settings, _files(), host=host, port=port)
    server = uvicorn.Server(entrance)

    def welcome() -> None:
        while not server.started:
            if server.should_exit:
                return
            threading.Event().wait(WAIT)
        if announce is not None:
            announce(address, settings.address)
        if open_browser and has_screen(os.environ):
            with contextlib.suppress(webbrowser.Error, OSError):
                webbrowser.open(address)

    threading.Thread(target=welcome, daemon=True).start()
    server.run()


async def try_out(settings: Settings) -> None:
    """Opens what the server needs, and closes it again. BadSettings if that cannot be done."""
    database = await open_database(settings.database_url)
    await database.close()
    if not settings.redis:
        return
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    try:
        async with Redis.from_url(settings.redis) as redis:
            await redis.ping()
    except (RedisError, OSError, ValueError) as error:
        reason = str(error).rstrip(".")
        raise BadSettings(
            f"Redis does not answer: {reason}. Start it, or correct --redis.",
            "server-no-redis",
            reason=reason,
        ) from None


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
        facts = {"host": host, "port": str(port)}
        if not 0 <= port < PORTS:
            sentence = f"{port} is no port: they are numbered from 0 to {PORTS - 1}."
            raise BadSettings(sentence, "server-no-port", most=str(PORTS - 1), **facts) from None
        reason = (getattr(error, "strerror", "") or str(error)).rstrip(".")
        sentence = f"Port {port} of {host} cannot be used: {reason}."
        why = WHY_NOT.get(error.errno or 0, "other") if isinstance(error, OSError) else "other"
        raise BadSettings(sentence, "server-port", why=why, reason=reason, **facts) from None
