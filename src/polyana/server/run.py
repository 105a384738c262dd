"""Starting the server."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser

import uvicorn

from polyana.server.app import create_app
from polyana.server.logs import begin_logging, note
from polyana.server.settings import BadSettings, Settings

WAIT = 0.5


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    redis: str = "",
    open_browser: bool = False,
) -> None:
    """Serves until it is stopped. BadSettings if it cannot start like this."""
    settings = Settings.from_environment(os.environ, database, redis)
    check_port(host, port)
    begin_logging()
    address = f"http://{'localhost' if host in ('0.0.0.0', '::', '') else host}:{port}"
    note("serving", address=address, database=_without_password(settings))
    server = uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            host=host,
            port=port,
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=4096,
            ws_ping_interval=20,
            timeout_keep_alive=75,
            timeout_graceful_shutdown=5,
        )
    )
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(server, address), daemon=True).start()
    server.run()


def check_port(host: str, port: int) -> None:
    """Says in a sentence if somebody else listens there."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadSettings(f"Port {port} of {host} cannot be used: {reason}.") from None


def _open_when_ready(server: uvicorn.Server, address: str) -> None:
    while not server.started:
        if server.should_exit:
            return
        threading.Event().wait(WAIT)
    webbrowser.open(address)


def _without_password(settings: Settings) -> str:
    from sqlalchemy.engine import make_url

    return make_url(settings.database_url).render_as_string(hide_password=True)
