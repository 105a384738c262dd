"""What the routes are given: the hall, whoever asks, and what a path or a query may hold."""

from __future__ import annotations

from typing import Annotated

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from polyana.kernel.paper import BadPaper, check_json
from polyana.server.hall import Hall
from polyana.server.problems import Rejection
from polyana.server.watching import Watchers

TheHall = NamedDependency[Hall]
TheWatchers = NamedDependency[Watchers]
Guest = NamedDependency[str]
Home = NamedDependency[str]
"""The alias of the address from which somebody asks."""

TableId = Annotated[str, PathParameter(max_length=32, description="The id of a table.")]
GameName = Annotated[str, PathParameter(max_length=32, description="The name of a game.")]
Number = Annotated[int, PathParameter(ge=0, le=100_000, description="So many moves.")]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=15, description="One of your seats.")]
Hash = Annotated[str, QueryParameter(max_length=64, description="The hash of the content.")]
SeatHeld = Annotated[int, QueryParameter(ge=0, le=15, description="One of your seats.")]
Things = Annotated[
    list[str],
    QueryParameter(
        name="thing",
        min_items=1,
        max_items=4,
        description="A thing on the table by its name, such as `ship 2`; then what it lies in.",
    ),
]
SeatList = Annotated[
    str, QueryParameter(name="open", max_length=40, pattern=r"^([0-9]{1,2}(,[0-9]{1,2})*)?$")
]


def the_hall(state: State) -> Hall:
    """The hall of this server."""
    hall = state.hall
    assert isinstance(hall, Hall)
    return hall


def the_watchers(state: State) -> Watchers:
    """Those who look at its tables."""
    watchers = state.watchers
    assert isinstance(watchers, Watchers)
    return watchers


class Careful(Request[None, None, State]):
    """A request whose body is measured before it is read."""

    async def json(self) -> object:
        """What the body says; Rejection if it is nested too deep to be read."""
        try:
            check_json(await self.body())
        except BadPaper as error:
            raise Rejection(400, "bad_request", f"The body cannot be read: {error}.") from None
        return await super().json()
