"""Who I am."""

from __future__ import annotations

from datetime import UTC, datetime

from litestar import Request, Response, Router, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody

from polyana.server import guests, wire
from polyana.server.api.given import Guest, TheHall
from polyana.server.identity import device_link, guest_cookie, guest_of_link


@get("/")
async def who_am_i(hall: TheHall, guest: Guest) -> wire.Me:
    """The guest behind this browser's cookie."""
    return await guests.me(hall.database, guest)


@put("/")
async def change_me(hall: TheHall, guest: Guest, data: JSONBody[wire.MeChange]) -> wire.Me:
    """Tells a name or a language."""
    return await guests.change_me(hall, guest, data)


@post("/link", status_code=200)
async def make_link(state: State, guest: Guest) -> wire.DeviceLink:
    """A token with which another browser becomes the same guest; it lasts ten minutes."""
    token, expires = device_link(state.signer, guest)
    return wire.DeviceLink(token, datetime.fromtimestamp(expires, UTC))


@post("/adopt", status_code=200)
async def adopt(
    state: State, hall: TheHall, request: Request[None, None, State], data: JSONBody[wire.Adopt]
) -> Response[wire.Me]:
    """Makes this browser the guest who made the link."""
    guest = guest_of_link(state.signer, data.token)
    cookie = guest_cookie(state.signer, guest, bool(request.scope["state"]["secure"]))
    return Response(await guests.me(hall.database, guest), cookies=[cookie])


me_routes = Router("/me", route_handlers=[who_am_i, change_me, make_link, adopt], tags=["me"])
