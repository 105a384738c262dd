"""How others reach this server."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.params import JSONBody
from litestar.types import Middleware

from polyana.server import wire
from polyana.server.api.given import TheHall
from polyana.server.reach import qr_outline


@get("/reach")
async def how_to_reach_us(hall: TheHall) -> wire.Reach:
    """The address under which others find this server; empty if it is the one that you came by."""
    return wire.Reach(hall.settings.address)


@post("/qr", status_code=200)
async def qr_code(data: JSONBody[wire.QrWish]) -> wire.Qr:
    """A link as a QR code. It is sent in the body: invites belong in no log."""
    return wire.Qr(*qr_outline(data.text))


def reach_routes(costly: list[Middleware]) -> Router:
    """The routes; `costly` guards those that make much work."""
    drawn = Router("/", route_handlers=[qr_code], middleware=costly)
    return Router("/", route_handlers=[how_to_reach_us, drawn], tags=["reach"])
