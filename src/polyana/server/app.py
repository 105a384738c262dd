"""The application: routes, limits, headers, and the hall behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Final

from litestar import Litestar, Response, Router, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.types import Message, Middleware, Scope

from polyana.server import wire
from polyana.server.api.games import game_routes
from polyana.server.api.given import Careful, TheHall, the_hall, the_watchers
from polyana.server.api.me import me_routes
from polyana.server.api.play import play_routes
from polyana.server.api.reach import reach_routes
from polyana.server.api.tables import table_routes
from polyana.server.caretaker import Caretaker
from polyana.server.hall import CHANNEL, Hall
from polyana.server.hosts import Hosts
from polyana.server.identity import YEAR, Door, Signer, guest_of, home_of
from polyana.server.logs import RequestLog
from polyana.server.metrics import metrics
from polyana.server.page import NOT_SQUEEZED, page_routes
from polyana.server.problems import answer_problem
from polyana.server.schema import description
from polyana.server.settings import Settings
from polyana.server.storage.opening import open_database
from polyana.server.turnstile import Costly, Tally, Turnstile
from polyana.server.workers import Workers

LARGEST: Final = 64 * 2**10
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data: blob:; media-src 'self' data:; style-src-attr 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
SENT: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
"""The same as they are sent; no route says anything else."""
BY_HTTPS_ALONE: Final = f"max-age={YEAR}"
"""What browsers are told that came by https: for a year they do not come by http."""


def create_app(settings: Settings, workers: Workers | None = None) -> Litestar:
    """The whole server. `workers` may be shared; without them it starts its own."""
    channels = ChannelsPlugin(
        backend=_backend(settings), channels=[CHANNEL], subscriber_max_backlog=None
    )
    tally = _tally(settings)
    hosts = Hosts(settings.hosts, (*settings.origins, settings.address))
    costly: list[Middleware] = [Costly(-(-settings.rate // 10))]

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        database = await open_database(settings.database_url)
        app.state.signer = Signer(await database.secret("cookie"))
        team = workers or Workers(settings.bot_workers)
        app.state.hall = Hall(database, team, channels, settings)
        app.state.caretaker = Caretaker(app.state.hall)
        app.state.watchers = app.state.caretaker.watchers
        try:
            yield
        finally:
            await app.state.hall.stop()
            if workers is None:
                team.close()
            await tally.close()
            await database.close()

    async def open_hall(app: Litestar) -> None:
        await app.state.caretaker.start()

    app = Litestar(
        route_handlers=[
            health,
            metrics,
            Router(
                "/api",
                route_handlers=[
                    me_routes,
                    game_routes,
                    *table_routes(costly),
                    play_routes(costly),
                    reach_routes(costly),
                ],
            ),
            page_routes(settings.page),
        ],
        middleware=[
            RequestLog(),
            Door(
                settings.origins,
                settings.always_secure,
                hosts,
            ),
        ],
        dependencies={
            "hall": Provide(the_hall, sync_to_thread=False),
            "watchers": Provide(the_watchers, sync_to_thread=False),
            "guest": Provide(guest_of, sync_to_thread=False),
            "home": Provide(home_of, sync_to_thread=False),
        },
        exception_handlers={Exception: answer_problem},
        before_send=[add_headers],
        lifespan=[lifespan],
        on_startup=[open_hall],
        plugins=[channels],
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=1500,
            gzip_compress_level=5,
            exclude_opt_key=NOT_SQUEEZED,
        ),
        request_class=Careful,
        request_max_body_size=LARGEST,
        openapi_config=description(version("polyana")),
        logging_config=None,
    )
    app.state.tally = tally
    app.state.settings = settings
    app.asgi_handler = Turnstile(app.asgi_handler, tally, settings.rate, settings.page_rate)
    return app


@get("/health", tags=["health"])
async def health(hall: TheHall) -> Response[wire.Health]:
    """Whether the server is well."""
    state = await hall.checkup.state()
    said = wire.Health(
        status=state,
        version=version("polyana"),
        tables=len(hall.tables),
        sockets=hall.presence.count,
    )
    return Response(said, status_code=200 if state == "ok" else 503)


async def add_headers(message: Message, scope: Scope) -> None:
    """Every answer tells browsers to be careful."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *SENT]
        headers = MutableScopeHeaders.from_message(message)
        state = scope["litestar_app"].state
        if scope["scheme"] == "https" or state.settings.always_secure:
            headers["Strict-Transport-Security"] = BY_HTTPS_ALONE
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")


def _backend(settings: Settings) -> ChannelsBackend:
    if not settings.redis:
        return MemoryChannelsBackend()
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    return RedisChannelsPubSubBackend(redis=Redis.from_url(settings.redis))


def _tally(settings: Settings) -> Tally:
    if not settings.redis:
        return Tally()
    from redis.asyncio import Redis

    return Tally(Redis.from_url(settings.redis))
