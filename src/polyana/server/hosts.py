"""The names by which this server is called. Under any other name a foreign site may have its own name lead here."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from polyana.server.problems import Rejection

EVERY: Final = "*"
LOCAL: Final = "localhost"


class Hosts:
    """Our names: those that were given, those of further origins, and what this machine calls itself.

    An address of numbers is always right, for nobody can make it lead elsewhere.

    >>> hosts = Hosts(["games.example"], ["https://play.example"])
    >>> [hosts.know(host) for host in ("games.example", "play.example:8000", "[::1]:8000", "evil.example")]
    [True, True, True, False]
    """

    def __init__(self, given: Iterable[str], origins: Iterable[str] = ()) -> None:
        here = socket.gethostname().lower()
        ours = {name_in(host) for host in given} | {urlsplit(one).hostname or "" for one in origins}
        self.names = ours | {LOCAL, here, f"{here}.local"}
        self.every = EVERY in set(given)

    def know(self, host: str) -> bool:
        """Whether the `Host` of a request is one of ours; no browser leaves it out."""
        name = name_in(host)
        return self.every or not host or name in self.names or _is_address(name)

    def check(self, host: str) -> None:
        """Rejection if a request is meant for somebody else."""
        if not self.know(host):
            sentence = (
                f"This server is not called {name_in(host)[:100]!r}. "
                "Its operator names it in POLYANA_HOSTS."
            )
            raise Rejection(421, "wrong_host", sentence)


@lru_cache(256)
def name_in(host: str) -> str:
    """The name without the port."""
    try:
        return (urlsplit(f"//{host.strip()}").hostname or "").rstrip(".")
    except ValueError:
        return host


@lru_cache(256)
def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
