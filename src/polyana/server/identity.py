"""Who is asking: guests by a signed cookie, seats by unguessable tokens, and no requests from other sites."""

from __future__ import annotations

import base64
import hashlib
import hmac
import ipaddress
import re
import secrets
import time
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, Headers, MutableScopeHeaders, State
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from polyana.server.hosts import Hosts
from polyana.server.problems import Rejection

COOKIE: Final = "polyana"
YEAR: Final = 365 * 24 * 3600
LINK_LASTS: Final = 600
NAME_LENGTH: Final = 24
OURS: Final = re.compile(rf'(?<![^\s;,]){COOKIE}="?([\w-]{{1,40}}\.[\w-]{{43}})(?![\w-])', re.ASCII)
"""Our cookie among others, which may be written in any way: only its own letters have to be right."""
KEPT: Final = 50
"""Cookies of our name that are passed on."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Signer:
    """Signs what a browser keeps for us."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, purpose: str, text: str) -> str:
        """The text with its signature; one purpose cannot pass for another."""
        return f"{text}.{self._signature(purpose, text)}"

    def read(self, purpose: str, signed: str) -> str | None:
        """The text, if we signed it for this purpose."""
        text, _, signature = signed.rpartition(".")
        if signature.isascii() and hmac.compare_digest(self._signature(purpose, text), signature):
            return text
        return None

    def alias(self, purpose: str, text: str) -> str:
        """A name under which we know something again without keeping the thing itself."""
        return self._signature(purpose, text)

    def _signature(self, purpose: str, text: str) -> str:
        digest = hmac.new(self._key, f"{purpose}:{text}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def new_guest() -> str:
    """The id of somebody we have not met."""
    return "g" + secrets.token_urlsafe(12)


def new_token() -> str:
    """What an invite link carries."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is stored of a token. It is random, so a plain hash will do."""
    return hashlib.sha256(token.encode()).hexdigest()


def device_link(signer: Signer, guest: str) -> tuple[str, float]:
    """A token that makes another browser the same guest, and when it runs out."""
    expires = int(time.time()) + LINK_LASTS
    return signer.sign("device", f"{guest}:{expires}"), expires


def guest_of_link(signer: Signer, token: str) -> str:
    """The guest who made a device link."""
    text = signer.read("device", token)
    guest, _, expires = (text or "").rpartition(":")
    if not guest or int(expires) < time.time():
        raise Rejection(422, "bad_token", "This link does not work, or no longer; make a new one.")
    return guest


def clean(text: str, longest: int) -> str:
    """What a person typed, without characters that could disturb others' screens."""
    shown = "".join(
        " " if letter.isspace() else letter
        for letter in unicodedata.normalize("NFC", text)
        if letter.isspace() or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
    return " ".join(shown.split())[:longest].strip()


def guest_cookie(signer: Signer, guest: str, secure: bool) -> Cookie:
    """The cookie by which we know a guest again."""
    return Cookie(
        key=COOKIE,
        value=signer.sign("guest", guest),
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def for_one_alone(kept: str) -> str:
    """How an answer may be kept that holds a cookie: nobody else is given it.

    >>> for_one_alone("public, max-age=60"), for_one_alone("no-cache"), for_one_alone("no-store")
    ('private, max-age=60', 'private, no-cache', 'private, no-store')
    """
    return ", ".join(["private", *(word for word in kept.split(", ") if word != "public")])


def known_guest(signer: Signer, headers: Iterable[str]) -> str | None:
    """The guest in the cookies of a request: whatever else stands there, the first of ours that is valid counts."""
    for header in headers:
        for signed in OURS.findall(header):
            guest = signer.read("guest", signed)
            if guest is not None:
                return guest
    return None


def our_cookies(header: bytes) -> bytes:
    """Of a header with cookies, those that may be ours."""
    found = OURS.findall(header.decode("latin-1"))
    return "; ".join(f"{COOKIE}={signed}" for signed in found[:KEPT]).encode()


def guest_of(request: ASGIConnection[Any, Any, Any, State]) -> str:
    """Whoever sends this request."""
    return str(request.scope["state"]["guest"])


@lru_cache(4096)
def neighbourhood(address: str) -> str:
    """The addresses that count as one: of IPv6 the /64 that one subscriber has, of IPv4 the address itself.

    >>> neighbourhood("192.0.2.7"), neighbourhood("::ffff:192.0.2.7"), neighbourhood("2001:db8:1:2::7")
    ('192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


def address_of(scope: Scope) -> str:
    """The address from which somebody comes, as addresses are counted."""
    client = scope.get("client")
    return neighbourhood(client[0] if client else "")


def home_of(request: ASGIConnection[object, object, object, State]) -> str:
    """Where this request comes from, under an alias: what is stored of an address tells nobody the address."""
    signer: Signer = request.app.state.signer
    return signer.alias("home", address_of(request.scope))


class Door(ASGIMiddleware):
    """Turns away requests for or from other sites and gives newcomers a cookie."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, origins: tuple[str, ...], always_secure: bool, hosts: Hosts) -> None:
        self.origins = set(origins)
        self.always_secure = always_secure
        self.hosts = hosts

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        headers = Headers.from_scope(scope)
        self.hosts.check(headers.get("host", ""))
        is_looking = scope["type"] == ScopeType.HTTP and scope["method"] in SAFE
        if not is_looking:
            self._check_origin(headers)
        signer: Signer = scope["litestar_app"].state.signer
        known = known_guest(signer, headers.getall("cookie", []))
        scope["state"]["guest"] = known or new_guest()
        secure = self.always_secure or scope["scheme"] in ("https", "wss")
        scope["state"]["secure"] = secure
        if scope["path"].startswith("/api/") and not is_looking:
            await scope["litestar_app"].state.hall.bans.check(known, address_of(scope))

        async def greeting(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableScopeHeaders.from_message(message)
                if "set-cookie" not in sent:
                    cookie = guest_cookie(signer, scope["state"]["guest"], secure)
                    sent.add("set-cookie", cookie.to_header(header=""))
                    sent["cache-control"] = for_one_alone(sent.get("cache-control", "no-store"))
            await send(message)

        # A request that another site's page sends comes without our cookie, even if there is one.
        elsewhere = headers.get("sec-fetch-site") == "cross-site"
        newcomer = known is None and scope["path"].startswith("/api/") and not elsewhere
        await next_app(scope, receive, greeting if newcomer else send)

    def _check_origin(self, headers: Headers) -> None:
        """A browser says which page sends a request; only our own may."""
        origin = headers.get("origin")
        if origin is None:
            ours = headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
        else:
            ours = origin in self.origins or urlsplit(origin).netloc == headers.get("host")
        if not ours:
            raise Rejection(403, "foreign_origin", "This request came from another site.")
