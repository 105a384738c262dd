"""Tables and seats."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.params import JSONBody, RawBody
from litestar.types import Middleware

from polyana.kernel.paper import LARGEST_JSON
from polyana.server import hosting, reception, sitting, wire
from polyana.server.api.given import Guest, Home, SeatList, TableId, TheHall
from polyana.server.hall import Hall
from polyana.server.lobby import lobby as tables_to_go_to


async def info(
    hall: Hall, guest: str, table: str, invites: list[wire.Invite] | None = None
) -> wire.TableInfo:
    """A table as a guest may see it."""
    async with hall.at(table, fresh=True) as live:
        return live.info(guest, hall.presence.at(table), invites)


@get("/")
async def lobby(hall: TheHall, guest: Guest) -> wire.Lobby:
    """My tables, tables with an open seat, tables to watch."""
    return await tables_to_go_to(hall, guest)


@get("/{table:str}")
async def one_table(hall: TheHall, guest: Guest, table: TableId) -> wire.TableInfo:
    """A table, without what lies on it."""
    return await info(hall, guest, table)


@post("/")
async def make_table(
    hall: TheHall, guest: Guest, home: Home, data: JSONBody[wire.NewTable]
) -> wire.TableInfo:
    """Opens a table; it starts by itself as soon as no seat is open."""
    table, invites = await reception.make_table(hall, guest, home, data)
    return await info(hall, guest, table, invites)


@post("/lessons", tags=["tables"])
async def learn(
    hall: TheHall, guest: Guest, home: Home, data: JSONBody[wire.LessonWish]
) -> wire.TableInfo:
    """A table at which the guest learns a game."""
    return await info(hall, guest, await reception.learn(hall, guest, home, data))


@post("/{table:str}/claim", status_code=200)
async def claim(
    hall: TheHall, guest: Guest, home: Home, table: TableId, data: JSONBody[wire.Claim]
) -> wire.TableInfo:
    """Takes a seat."""
    await sitting.claim(hall, guest, home, table, data)
    return await info(hall, guest, table)


@post("/{table:str}/invite", status_code=200)
async def invite(
    hall: TheHall, guest: Guest, table: TableId, data: JSONBody[wire.SeatOnly]
) -> wire.Invite:
    """A new link to an open seat."""
    return await sitting.invite(hall, guest, table, data.seat)


@post("/{table:str}/start", status_code=200)
async def start(
    hall: TheHall, guest: Guest, table: TableId, data: JSONBody[wire.StartWish]
) -> wire.TableInfo:
    """Begins the game; open seats are filled with bots."""
    await sitting.start(hall, guest, table, data.bot)
    return await info(hall, guest, table)


@post("/{table:str}/nonce", status_code=200)
async def give_nonce(
    hall: TheHall, guest: Guest, table: TableId, data: JSONBody[wire.NonceWish]
) -> wire.TableInfo:
    """Adds to what the seed of a table that waits will be made of."""
    await sitting.give_nonce(hall, guest, table, data.nonce)
    return await info(hall, guest, table)


@post("/{table:str}/name", status_code=200)
async def change_name(
    hall: TheHall, guest: Guest, table: TableId, data: JSONBody[wire.NameWish]
) -> wire.TableInfo:
    """Calls somebody otherwise, on a seat of theirs."""
    await sitting.change_name(hall, guest, table, data)
    return await info(hall, guest, table)


@post("/{table:str}/mute", status_code=200)
async def mute(
    hall: TheHall, guest: Guest, table: TableId, data: JSONBody[wire.MuteWish]
) -> wire.TableInfo:
    """The host does not let somebody be heard, or does so again."""
    await hosting.mute(hall, guest, table, data)
    return await info(hall, guest, table)


@post("/{table:str}/remove", status_code=200)
async def remove(
    hall: TheHall, guest: Guest, table: TableId, data: JSONBody[wire.SeatOnly]
) -> wire.TableInfo:
    """The host removes a player, who cannot sit down here again."""
    await hosting.remove(hall, guest, table, data.seat)
    return await info(hall, guest, table)


@delete("/{table:str}")
async def cancel(hall: TheHall, guest: Guest, table: TableId) -> None:
    """The host clears a table away: before the game, or if nobody else plays it."""
    await hosting.clear(hall, guest, table)


@post("/{table:str}/rematch")
async def rematch(hall: TheHall, guest: Guest, home: Home, table: TableId) -> wire.TableInfo:
    """The same players once more."""
    return await info(hall, guest, await reception.rematch(hall, guest, home, table))


@post("/records", request_max_body_size=LARGEST_JSON, tags=["tables"])
async def bring_record(
    hall: TheHall,
    guest: Guest,
    home: Home,
    body: RawBody,
    free: SeatList = "",
) -> wire.TableInfo:
    """A table from a record: an open game goes on, a finished one can be looked at."""
    seats = {int(seat) for seat in free.split(",") if seat}
    table, invites = await reception.bring(hall, guest, home, body, seats)
    return await info(hall, guest, table, invites)


def table_routes(costly: list[Middleware]) -> list[Router]:
    """The routes; `costly` guards those that make much work."""
    guarded = Router("/", route_handlers=[make_table, claim, rematch], middleware=costly)
    sitting = [invite, start, give_nonce, change_name, mute, remove, cancel]
    plain = Router("/", route_handlers=[lobby, one_table, *sitting])
    tables = Router("/tables", route_handlers=[guarded, plain], tags=["tables"])
    return [tables, Router("/", route_handlers=[bring_record, learn], middleware=costly)]
