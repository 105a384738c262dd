"""Structured logs: one line of JSON for everything worth knowing."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from datetime import UTC, datetime
from typing import Final

import msgspec
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from polyana.kernel import Refusal

LOGGER: Final = logging.getLogger("polyana.server")


class Lines(logging.Formatter):
    """A log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        said |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[1] is not None:
            said["trace"] = trace_of(record.exc_info[1])
        return msgspec.json.encode(said, enc_hook=str).decode()


def told(error: BaseException) -> str:
    """What went wrong. The sentence of a refusal may name a move, so that its key stands for it."""
    if isinstance(error, Refusal):
        return f"{type(error).__name__}({error.key})"
    return repr(error)


def trace_of(error: BaseException) -> str:
    """Where it went wrong, here and in the process that worked for us, and what came before it."""
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    elsewhere = [] if isinstance(error, Refusal) else getattr(error, "__notes__", [])
    lines = [trace_of(before)] if before is not None else []
    lines += ["".join(traceback.format_tb(error.__traceback__)) + told(error), *elsewhere]
    return "\n".join(lines)


def note(
    event: str, level: int = logging.INFO, trace: BaseException | None = None, **facts: object
) -> None:
    """Writes down what happened."""
    LOGGER.log(level, event, extra={"facts": facts}, exc_info=trace)


def begin_logging(level: int = logging.INFO) -> None:
    """Sends everything, the web server's own lines included, to standard error as JSON."""
    # A line of ours says neither where it was written nor by which thread: nobody needs to look for that.
    logging._srcfile = None
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for loud in ("uvicorn", "uvicorn.error", "alembic"):
        logging.getLogger(loud).setLevel(logging.WARNING)


class RequestLog(ASGIMiddleware):
    """Notes every request: what was asked, what was answered, how long it took."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began = time.perf_counter()
        status = 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await next_app(scope, receive, watched)
        finally:
            took = time.perf_counter() - began
            scope["litestar_app"].state.hall.meter.requests.add(took)
            method, ms = scope.get("method", ""), round(took * 1000, 1)
            note("request", method=method, path=scope["path"], status=status, ms=ms)
