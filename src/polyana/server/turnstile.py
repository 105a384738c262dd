"""The turnstile: whatever comes in is counted by its address, and what no path may hold stays outside."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import Counter
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote_plus

import msgspec
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from polyana.server.identity import address_of
from polyana.server.logs import note
from polyana.server.minutes import MINUTE, Minutes
from polyana.server.problems import Problem, Rejection

if TYPE_CHECKING:
    from redis.asyncio import Redis

PAUSE: Final = 1.0
"""Seconds that an address waits for each answer beyond its limit, so that asking faster gains nothing."""
PAUSING: Final = 64
"""Requests of one address that may wait like this at the same time; further ones are answered at once."""
CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f]")

API: Final = "/api"


class Tally:
    """How often each address has come within a minute. Nodes that share a Redis count together."""

    def __init__(self, redis: Redis | None = None) -> None:
        self.redis = redis
        self._minutes = Minutes()

    async def check(self, what: str, address: str, limit: int) -> None:
        """Counts one more; Rejection if these are too many. A limit of 0 is none."""
        if not limit:
            return
        key = f"{what} {address}"
        until, count = self._minutes.count(key)
        if count <= limit and self.redis is not None:
            count = max(count, await self._count_together(self.redis, key))
        if count > limit:
            if count == limit + 1:
                note("too_many", logging.WARNING, what=what, address=address, limit=limit)
            wait = max(1, round(until - time.monotonic()))
            sentence = f"More than {limit} requests a minute are too many; go on in {wait} s."
            raise Rejection(429, "too_many", sentence, {"Retry-After": str(wait)})

    async def _count_together(self, redis: Redis, key: str) -> int:
        name = f"polyana:tally:{key}"
        try:
            async with redis.pipeline() as steps:
                steps.set(name, 0, ex=int(MINUTE), nx=True)
                steps.incr(name)
                _, count = await steps.execute()
        except Exception as error:  # until Redis is back each node counts for itself
            note("not_counted_together", logging.ERROR, error=repr(error))
            return 0
        return int(count)

    async def close(self) -> None:
        """Lets Redis go."""
        if self.redis is not None:
            await self.redis.aclose()


class Turnstile:
    """The first of the house that sees a request: API and live tables, and all the rest, have a limit each."""

    def __init__(self, app: ASGIApp, tally: Tally, api: int, rest: int) -> None:
        self.app = app
        self.tally = tally
        self.api = api
        self.rest = rest
        self._pausing: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._check(scope)
        except Rejection as refused:
            await _send_refusal(refused, scope, send)
        else:
            await self.app(scope, receive, send)

    async def _check(self, scope: Scope) -> None:
        address = address_of(scope)
        what, limit = ("api", self.api) if scope["path"].startswith(API) else ("rest", self.rest)
        try:
            await self.tally.check(what, address, limit)
        except Rejection:
            await self._pause(address)
            raise
        query = scope["query_string"].decode("latin-1")
        if CONTROL.search(scope["path"]) or CONTROL.search(unquote_plus(query)):
            sentence = "There are control characters in the address of this request."
            raise Rejection(400, "bad_request", sentence)

    async def _pause(self, address: str) -> None:
        if self._pausing[address] >= PAUSING:
            return
        self._pausing[address] += 1
        try:
            await asyncio.sleep(PAUSE)
        finally:
            self._pausing[address] -= 1
            if not self._pausing[address]:
                del self._pausing[address]


class Costly(ASGIMiddleware):
    """A lower limit for what makes much work."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, limit: int) -> None:
        self.limit = limit

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        tally: Tally = scope["litestar_app"].state.tally
        await tally.check("costly", address_of(scope), self.limit)
        await next_app(scope, receive, send)


async def _send_refusal(refused: Rejection, scope: Scope, send: Send) -> None:
    """A refusal from outside of the application."""
    said = msgspec.json.encode(Problem(refused.status_code, refused.reason, refused.detail))
    headers = {"Content-Type": "application/json", "Content-Length": str(len(said))}
    headers |= refused.headers or {}
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    if scope["type"] == ScopeType.HTTP:
        await send({"type": "http.response.start", "status": refused.status_code, "headers": raw})
        await send({"type": "http.response.body", "body": said, "more_body": False})
    else:
        await send(
            {"type": "websocket.http.response.start", "status": refused.status_code, "headers": raw}
        )
        await send({"type": "websocket.http.response.body", "body": said, "more_body": False})
