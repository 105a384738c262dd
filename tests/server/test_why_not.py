"""Why nothing can be done with a thing, asked of the server."""

from __future__ import annotations

import msgspec
import pytest

from polyana import games
from polyana.kernel import Match
from tests.server.house import House, question

pytestmark = pytest.mark.anyio


async def test_whoever_is_asked_gets_the_reasons_of_the_game(house: House) -> None:
    anna = house.person()
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = (await anna.new_table(seats, game="north", options={"players": 2}))["id"]
    asked = question(await anna.look(table))
    assert asked is not None
    path = f"/api/tables/{table}/why-not"
    answer = await anna.get(f"{path}?seat={asked[0]}&thing=player+0&thing=ship+1")
    assert answer == {"revision": 0, "reasons": []}
    other = await anna.get(f"{path}?seat={1 - asked[0]}&thing=ship+1")
    assert other["reasons"] == [{"what": "turn", "facts": [asked[0]]}]


@pytest.mark.parametrize("foreign", [False, True])
async def test_the_first_thing_with_a_reason_counts(house: House, foreign: bool) -> None:
    """A match of our own is asked here, one from a stranger elsewhere: the answer is the same."""
    anna = house.person()
    match = Match(games.load("settlers"), seed=5)
    while match.asks[0].kind != "turn":
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    seat = match.asks[0].seat
    if foreign:
        match = Match.at(match.game, match.options, match.state)
    record = msgspec.structs.replace(match.record(), seats=["human"] * match.options.players)
    table = (await anna.browser.post("/api/records", content=record.to_json())).json()["id"]
    asked = f"/api/tables/{table}/why-not?seat={seat}"
    answer = await anna.get(f"{asked}&thing=nothing&thing=pile+common&thing=discard")
    assert answer["reasons"] == [{"what": "pile", "facts": []}]


async def test_reasons_are_for_the_own_seat_and_for_names_of_some_length(house: House) -> None:
    anna, boris = house.person(), house.person()
    table = (await anna.new_table())["id"]
    path = f"/api/tables/{table}/why-not"
    await boris.get(f"{path}?seat=0&thing=guild", 403)
    await anna.get(f"{path}?seat=9&thing=guild", 403)
    await anna.get(f"{path}?seat=0", 400)
    await anna.get(f"{path}?thing=guild", 400)
    await anna.get(f"{path}?seat=0" + "&thing=guild" * 5, 400)
    await anna.get("/api/tables/nowhere/why-not?seat=0&thing=guild", 404)
