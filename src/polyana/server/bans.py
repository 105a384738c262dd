"""Whom the operator keeps out, guests and addresses: they may look on, but neither play nor talk nor make tables."""

from __future__ import annotations

import ipaddress
import time
from typing import Final

from sqlalchemy import ColumnElement, or_, select

from polyana.server.identity import neighbourhood
from polyana.server.problems import Rejection
from polyana.server.storage.database import Database
from polyana.server.storage.models import AddressBan, Ban

KNOWN_FOR: Final = 5.0
"""Seconds after which the list is read again."""

SUBSCRIBER: Final = 64
"""Of IPv6, the part of an address that one subscriber has for all devices."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def network_of(who: str) -> Network | None:
    """The addresses that an operator means: one, of IPv6 its /64, or all of a network; None if it is no address.

    >>> str(network_of("192.0.2.7")), str(network_of("2001:db8:1:2::7")), str(network_of("10.0.0.0/8"))
    ('192.0.2.7/32', '2001:db8:1:2::/64', '10.0.0.0/8')
    >>> network_of("gJ3x9") is None
    True
    """
    try:
        network = ipaddress.ip_network(who if "/" in who else neighbourhood(who), strict=False)
    except ValueError:
        return None
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen > SUBSCRIBER:
        return network.supernet(new_prefix=SUBSCRIBER)
    return network


class Bans:
    """The list, as it was a few seconds ago."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._guests: set[str] = set()
        self._networks: list[Network] = []
        self._known_until = 0.0

    def forget(self) -> None:
        """The list is read anew when somebody asks next."""
        self._known_until = 0.0

    async def check(self, guest: str | None, address: str) -> None:
        """Rejection if this guest, or whoever comes from this address, is kept out."""
        if time.monotonic() >= self._known_until:
            self._known_until = time.monotonic() + KNOWN_FOR
            await self._read()
        home = network_of(address) if self._networks else None
        kept_out = home is not None and any(home.network_address in one for one in self._networks)
        if guest in self._guests or kept_out:
            raise Rejection(403, "banned", "The operator of this server keeps you out.")

    async def _read(self) -> None:
        async with self.database.reading() as session:
            self._guests = set(await session.scalars(select(Ban.guest).where(counts(Ban))))
            networks = await session.scalars(select(AddressBan.network).where(counts(AddressBan)))
            self._networks = [found for one in networks if (found := network_of(one)) is not None]


def counts(kind: type[Ban] | type[AddressBan]) -> ColumnElement[bool]:
    """Bans that have not ended."""
    return or_(kind.until.is_(None), kind.until > time.time())
