"""What a server is told when it starts: the command line and the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta
from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from polyana.kernel import Refusal

AT_ONCE: Final = 8
"""Bots that can think at the same time on a small machine."""
HOUR: Final = 3600.0
PAGE: Final = Path(__file__).parent / "static"

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
}


class BadSettings(Refusal):
    """A server that cannot be started like this; the sentence says why."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All that can be chosen about a server."""

    database: str = ""
    redis: str = ""
    origins: tuple[str, ...] = ()
    hosts: tuple[str, ...] = ()
    metrics: str = ""
    address: str = ""
    """Where others find this server, as `http://192.168.1.5:8000`; empty: where whoever asks has found it."""
    always_secure: bool = False
    workers: int = 0
    bot_pace: float = 0.35
    rate: int = 600
    page_rate: int = 1200
    sockets: int = 64
    connections: int = 256
    patience: Annotated[float, Meta(gt=0)] = 15.0
    bot_tables: int = 4
    away_after: float = HOUR
    late_after: float = 10.0
    page: Path = PAGE

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy names it; an empty one is a file in the user's data directory."""
        given = self.database or f"sqlite:///{user_data_path('polyana') / 'polyana.sqlite'}"
        if "://" not in given:
            given = f"sqlite:///{given}"
        try:
            url = make_url(given)
        except ArgumentError:
            raise BadSettings(
                f"{given} is no database; write sqlite:///file or postgresql://user@host/name.",
                "server-database",
                given=given,
            ) from None
        if url.drivername not in DRIVERS:
            raise BadSettings(
                f"A database is named sqlite:// or postgresql://, not {url.drivername}://.",
                "server-driver",
                driver=url.drivername,
            )
        return url.set(drivername=DRIVERS[url.drivername]).render_as_string(hide_password=False)

    @property
    def bot_workers(self) -> int:
        """How many processes think, if so many are needed. They share the processors, so that a bot with a time to
        think is not kept waiting by others, and give way to the tables."""
        return self.workers or max(AT_ONCE, os.cpu_count() or 1)

    @property
    def lines_a_minute(self) -> int:
        """New connections a minute from one address: one for every request that it may make. 0 is no limit."""
        return self.rate + self.page_rate if self.rate and self.page_rate else 0

    @classmethod
    def from_environment(
        cls, environment: Mapping[str, str], database: str = "", redis: str = ""
    ) -> Settings:
        """The settings of the command line, with the rest from `POLYANA_…` variables."""
        given: dict[str, object] = {"database": database, "redis": redis}
        for name, key in (("POLYANA_ORIGINS", "origins"), ("POLYANA_HOSTS", "hosts")):
            words = environment.get(name, "").split(",")
            given[key] = [word.strip() for word in words if word.strip()]
        given["metrics"] = environment.get("POLYANA_METRICS", "")
        given["address"] = environment.get("POLYANA_ADDRESS", "").rstrip("/")
        given["always_secure"] = environment.get("POLYANA_SECURE", "auto") == "always"
        for name, key in (
            ("POLYANA_WORKERS", "workers"),
            ("POLYANA_BOT_PACE", "bot_pace"),
            ("POLYANA_RATE", "rate"),
            ("POLYANA_PAGE_RATE", "page_rate"),
            ("POLYANA_SOCKETS", "sockets"),
            ("POLYANA_CONNECTIONS", "connections"),
            ("POLYANA_PATIENCE", "patience"),
            ("POLYANA_BOT_TABLES", "bot_tables"),
        ):
            if environment.get(name):
                given[key] = environment[name]
        try:
            return msgspec.convert(given, cls, strict=False)
        except msgspec.ValidationError as error:
            raise BadSettings(
                f"A setting from the environment cannot be used: {error}",
                "server-setting",
                reason=str(error),
            ) from None
