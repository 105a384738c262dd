"""Playing and looking on, live or later."""

from __future__ import annotations

from litestar import MediaType, Response, Router, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.handlers import send_websocket_stream
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody
from litestar.types import Middleware

from polyana.kernel import Record
from polyana.server import looking, playing, wire
from polyana.server.api.given import (
    Careful,
    Guest,
    Home,
    Number,
    SeatAsked,
    SeatHeld,
    TableId,
    TheHall,
    TheWatchers,
    Things,
    the_hall,
)
from polyana.server.api.tables import info
from polyana.server.identity import address_of, guest_of
from polyana.server.page import NOT_SQUEEZED
from polyana.server.presence import Watcher
from polyana.server.problems import Rejection

# Moves are what comes most often. They ask the request itself: what other routes are given costs a task each.


@post("/{table:str}/moves", status_code=200, opt={NOT_SQUEEZED: True})
async def make_move(
    request: Careful, table: TableId, data: JSONBody[wire.MoveWish]
) -> wire.Accepted:
    """Makes a move. 409 if the table has moved on, 422 if the move is not legal."""
    return await playing.play(the_hall(request.app.state), guest_of(request), table, data)


@post("/{table:str}/undo", status_code=200, opt={NOT_SQUEEZED: True})
async def take_back(
    request: Careful, table: TableId, data: JSONBody[wire.UndoWish]
) -> wire.Accepted:
    """Takes back the last move, as far as nothing new has become known."""
    return await playing.undo(the_hall(request.app.state), guest_of(request), table, data)


@post("/{table:str}/back", status_code=200)
async def ask_back(
    hall: TheHall, guest: Guest, table: TableId, data: JSONBody[wire.UndoWish]
) -> wire.TableInfo:
    """Asks the other people whether the last move may be taken back."""
    await playing.ask_back(hall, guest, table, data)
    return await info(hall, guest, table)


@post("/{table:str}/back/answer", status_code=200)
async def answer_back(
    hall: TheHall, guest: Guest, table: TableId, data: JSONBody[wire.BackAnswer]
) -> wire.TableInfo:
    """Agrees that somebody takes back a move, or does not."""
    await playing.answer_back(hall, guest, table, data)
    return await info(hall, guest, table)


@post("/{table:str}/hint", status_code=200)
async def hint(
    hall: TheHall, guest: Guest, home: Home, table: TableId, data: JSONBody[wire.SeatOnly]
) -> wire.Hint:
    """What a bot would do."""
    return await playing.give_hint(hall, guest, home, table, data.seat)


@post("/{table:str}/coach", status_code=200)
async def coach(
    hall: TheHall, guest: Guest, home: Home, table: TableId, data: JSONBody[wire.CoachWish]
) -> wire.Coached:
    """Whether a move gives much away, before it is made."""
    return await playing.coach(hall, guest, home, table, data)


@get("/{table:str}/why-not")
async def why_not(
    hall: TheHall, guest: Guest, table: TableId, seat: SeatHeld, things: Things
) -> wire.WhyNot:
    """Why nothing can be done with a thing on the table now."""
    return await playing.why_not(hall, guest, table, seat, things)


@post("/{table:str}/resign", status_code=200)
async def resign(
    hall: TheHall, guest: Guest, table: TableId, data: JSONBody[wire.SeatOnly]
) -> wire.TableInfo:
    """Gives up a seat; a bot plays it to the end."""
    await playing.resign(hall, guest, table, data.seat)
    return await info(hall, guest, table)


@post("/{table:str}/replace", status_code=200)
async def replace(
    hall: TheHall, guest: Guest, table: TableId, data: JSONBody[wire.SeatOnly]
) -> wire.TableInfo:
    """Agrees that a bot takes over for a player who left."""
    await playing.replace(hall, guest, table, data.seat)
    return await info(hall, guest, table)


@post("/{table:str}/chat", status_code=200)
async def say(
    hall: TheHall, guest: Guest, table: TableId, data: JSONBody[wire.ChatWish]
) -> wire.SaidId:
    """Says something to the table."""
    return await playing.say(hall, guest, table, data.text)


@get("/{table:str}/live")
async def look(
    hall: TheHall, watchers: TheWatchers, guest: Guest, table: TableId
) -> wire.LiveMessage:
    """The whole table as this browser may see it: the message that the WebSocket of the same path sends."""
    async with hall.at(table, fresh=True) as live:
        return watchers.message(Watcher(guest), live)


@get("/{table:str}/at/{number:int}")
async def look_back(
    hall: TheHall, guest: Guest, home: Home, table: TableId, number: Number, seat: SeatAsked = None
) -> wire.Moment:
    """The table after so many moves."""
    return await looking.past(hall, guest, home, table, number, seat)


@get("/{table:str}/moves")
async def list_moves(
    hall: TheHall, guest: Guest, table: TableId, seat: SeatAsked = None
) -> wire.MovesMade:
    """The moves so far."""
    return await looking.moves(hall, guest, table, seat)


@get("/{table:str}/course")
async def course(hall: TheHall, table: TableId) -> wire.Course:
    """Everybody's points over a finished game."""
    return await looking.course(hall, table)


@get("/{table:str}/record", responses={200: ResponseSpec(Record, generate_examples=False)})
async def record(hall: TheHall, guest: Guest, table: TableId) -> Response[bytes]:
    """The game as a file."""
    found = await looking.record(hall, guest, table)
    name = f'attachment; filename="{found.game}-{table}.polyana.json"'
    headers = {"Content-Disposition": name}
    return Response(found.to_json(), headers=headers, media_type=MediaType.JSON)


@websocket("/{table:str}/live")
async def live(
    socket: WebSocket[None, None, State], watchers: TheWatchers, guest: Guest, table: TableId
) -> None:
    """The whole table at once and after every change."""
    await socket.accept()
    try:
        async with watchers.watching(table, guest, address_of(socket.scope)) as watcher:
            await send_websocket_stream(
                socket,
                watchers.messages(table, watcher),
                listen_for_disconnect=True,
                warn_on_data_discard=False,
            )
    except* Rejection as refused:
        first = refused.exceptions[0]
        assert isinstance(first, Rejection)
        await socket.close(code=4000 + first.status_code, reason=first.detail)


def play_routes(costly: list[Middleware]) -> Router:
    """The routes; `costly` guards those that make much work."""
    guarded = Router("/", route_handlers=[hint, coach, course], middleware=costly)
    doing = [make_move, take_back, ask_back, answer_back, resign, replace, say]
    seeing = [look, look_back, list_moves, why_not, record, live]
    plain = Router("/", route_handlers=[*doing, *seeing])
    return Router("/tables", route_handlers=[guarded, plain], tags=["playing"])
