"""Connections, one by one: how much may be said before a request is read, and how long that may take."""

from __future__ import annotations

import asyncio
import logging
import math
from http import HTTPStatus
from typing import Any, Final

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn._types import ASGISendEvent
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from polyana.server.crowd import Crowd, room_for
from polyana.server.identity import our_cookies
from polyana.server.problems import Problem
from polyana.server.settings import Settings

HEAD: Final = 32 * 2**10
"""Bytes of a request that are not its body."""
HEADERS_AT_MOST: Final = 100
IN_LINE: Final = 8
"""Requests that may be sent before the first of them is answered."""
BODY_TAKES: Final = 4
"""A body has so many times as long as a head."""
SLOWEST: Final = 1024
"""Bytes a second at which our answers must be read at least."""
PAUSE: Final = 1.0
"""Seconds that whoever connects too often waits for the refusal, so that hurrying gains nothing."""
FAREWELL: Final = 1.0
"""Seconds in which somebody who was refused may still read why."""
SAID_BY_A_LISTENER: Final = 2048
"""Bytes that a socket may send between two pings: our page sends nothing but the answers to them."""
KEPT_OPEN: Final = 75
PING: Final = 20.0

PACKING: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=14, client_max_window_bits=12, compress_settings={"memLevel": 5}
)
"""How messages are packed: with room (80 kB) for the whole one before, from which the next hardly differs."""

QUIET: Final = logging.getLogger("uvicorn.error.visitors")
"""Where what goes wrong here is written; that a stranger sends nonsense is not worth a line."""
QUIET.setLevel(logging.ERROR)

UNREADABLE: Final = Problem(400, "bad_request", "This is not a request that can be read.")
TOO_LARGE: Final = Problem(
    431,
    "too_large",
    f"The headers of a request, cookies included, have at most {HEAD // 1024} kB and {HEADERS_AT_MOST} lines.",
)
TOO_MANY: Final = Problem(429, "too_many", "There are too many connections from this address.")
TOO_FAST: Final = Problem(
    429, "too_many", "Too many connections are opened from this address; use one for many requests."
)
IMPATIENT: Final = Problem(429, "too_many", "Wait for an answer before you ask for more.")


class Entrance(uvicorn.Config):
    """How the server listens."""

    def __init__(self, app: Litestar, settings: Settings, files: int, **more: Any) -> None:
        usual: dict[str, Any] = {
            "http": Visitor,
            "ws": Listener,
            "log_config": None,
            "access_log": False,
            "server_header": False,
            "ws_max_size": SAID_BY_A_LISTENER,
            "ws_ping_interval": PING,
            "timeout_keep_alive": KEPT_OPEN,
            "timeout_graceful_shutdown": 5,
        }
        super().__init__(app, **usual | more)
        proxies = ProxyHeadersMiddleware(app, self.forwarded_allow_ips).trusted_hosts  # type: ignore[arg-type]
        room = room_for(files, settings.bot_workers)
        self.crowd = Crowd(
            room,
            settings.connections,
            settings.lines_a_minute,
            settings.patience,
            lambda host: host in proxies,
        )


class Visitor(HttpToolsProtocol):
    """A connection that asks. What is not the body of a request is weighed before anything is made of it."""

    config: Entrance

    def __init__(
        self,
        config: Entrance,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.logger = QUIET
        self.crowd = config.crowd
        self.due = math.inf
        self.whole = True
        self.in_body = False
        self.unread = 0
        self.head = 0
        self.fault: Problem | None = None
        self.done = False
        self.unsent: tuple[object, int, float] | None = None

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.due = self.loop.time() + self.crowd.patience
        host = self.client[0] if self.client else ""
        hurries = self.crowd.hurries(host)
        if not self.crowd.enter(self, host):
            self._refuse(TOO_MANY)
            transport.close()
        elif hurries:
            self.done = True
            self.flow.pause_reading()
            self.loop.call_later(PAUSE, self._slow_down)

    def _slow_down(self) -> None:
        if not self.transport.is_closing():
            self._refuse(TOO_FAST)

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self)
        super().connection_lost(exc)

    def overdue(self, now: float) -> bool:
        """Whether nothing is to be expected of this one: silent, half said, or not reading what it asked for."""
        if self.transport.is_closing() and self.due == math.inf:
            self.due = now + self.crowd.patience
        return now > self.due or self._reads_nothing(now)

    def _reads_nothing(self, now: float) -> bool:
        left = self.transport.get_write_buffer_size()
        if not left:
            self.unsent = None
            return False
        if self.unsent is None or self.unsent[0] is not self.cycle:
            self.unsent = (self.cycle, left, now)
        _, before, since = self.unsent
        if now - since < self.crowd.patience:
            return False
        self.unsent = (self.cycle, left, now)
        return before - left < SLOWEST * (now - since)

    def timeout_keep_alive_handler(self) -> None:
        if self.transport.get_write_buffer_size():
            return  # it still reads; if it does not, it is overdue
        super().timeout_keep_alive_handler()

    # Asking

    def data_received(self, data: bytes) -> None:
        if self.done:
            return
        self.unread += len(data)
        super().data_received(data)
        if self.done or self.transport.is_closing():
            return
        if not self.whole and self.unread > HEAD:
            self._refuse(TOO_LARGE)
        elif self.whole and self.cycle is not None and not self.cycle.response_complete:
            self.due = math.inf
        elif self.due == math.inf:
            takes = BODY_TAKES if self.in_body else 1
            self.due = self.loop.time() + takes * self.crowd.patience

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= IN_LINE:
            self._object(IMPATIENT)
        self.whole = self.in_body = False
        self.head = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._weigh(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._weigh(len(name) + len(value))
        super().on_header(name, value)
        if len(self.headers) > HEADERS_AT_MOST:
            self._object(TOO_LARGE)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.in_body = True
        self.due = math.inf
        self.crowd.speaks(self)

    def on_body(self, body: bytes) -> None:
        self.unread -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.whole = True
        self.in_body = False
        self.unread = 0
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.crowd.is_silent(self)

    def handle_websocket_upgrade(self) -> None:
        self.crowd.leave(self)
        self.done = True
        # The handshake is read once more, by a parser that takes short headers only.
        self.scope["headers"] = [
            (name, our_cookies(value) if name == b"cookie" else value)
            for name, value in self.headers
        ]
        super().handle_websocket_upgrade()

    # Refusing

    def _weigh(self, size: int) -> None:
        self.head += size
        if self.head > HEAD:
            self._object(TOO_LARGE)

    def _object(self, problem: Problem) -> None:
        """Stops the reading of a request. The parser then calls for `send_400_response`."""
        self.fault = problem
        raise ValueError(problem.detail)

    def send_400_response(self, msg: str) -> None:
        self._refuse(self.fault or UNREADABLE)

    def _refuse(self, problem: Problem) -> None:
        """Says why, and listens no longer; whoever still talks has a moment to hear it."""
        self.done = True
        self.flow.pause_reading()
        self.transport.write(_answer(problem))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.due = self.loop.time() + FAREWELL


class Listener(WebSocketsSansIOProtocol):
    """A connection that looks on at a table. It answers our pings and says nothing else."""

    config: Entrance

    def __init__(
        self,
        config: Entrance,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn.available_extensions = [PACKING]
        self.crowd = config.crowd
        self.due = math.inf
        self.said = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.due = self.loop.time() + self.crowd.patience
        self.crowd.enter(self, self.client[0] if self.client else "")
        self.crowd.speaks(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(self)
        super().connection_lost(exc)

    def overdue(self, now: float) -> bool:
        """Whether the handshake or the farewell takes too long. Between them the pings show who is still there."""
        if self.transport.is_closing():
            self.due = min(self.due, now + self.crowd.patience)
        elif self.handshake_complete:
            self.due = math.inf
        return now > self.due

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete:
            self.said += len(data)
            if self.said > SAID_BY_A_LISTENER:
                self.transport.abort()
                return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()) or _answer(UNREADABLE))
            self.transport.close()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # by a refusal

    def send_keepalive_ping(self) -> None:
        self.said = 0
        super().send_keepalive_ping()


def _answer(problem: Problem) -> bytes:
    said = msgspec.json.encode(problem)
    phrase = HTTPStatus(problem.status).phrase
    head = (
        f"HTTP/1.1 {problem.status} {phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(said)}\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + said
