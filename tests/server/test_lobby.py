"""The lobby: everybody's tables are seen there, and it stays small."""

from __future__ import annotations

import pytest

from polyana.server import lobby
from polyana.server.live_table import SHORT
from tests.server.conftest import OpenHouse
from tests.server.house import ELSEWHERE, HERE, THREE_MINE, House, Json, Person
from tests.settlers.test_decks import BASE, file

pytestmark = pytest.mark.anyio

WITH_OPEN: list[Json] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


async def crowd_out(house: House, seats: list[Json], tables: int) -> list[str]:
    """Makes more public tables from one address than the lobby shows, each by another guest."""
    made = []
    for _ in range(tables):
        stranger = house.person()
        made.append((await stranger.new_table(seats, public=True))["id"])
        await stranger.browser.aclose()
    return made


@pytest.mark.parametrize(("seats", "where"), [(WITH_OPEN, "open"), (THREE_MINE, "live")])
async def test_many_tables_of_one_address_push_nobody_out(
    house: House, monkeypatch: pytest.MonkeyPatch, seats: list[Json], where: str
) -> None:
    monkeypatch.setattr(lobby, "SHOWN", 5)
    anna = house.person(ELSEWHERE)
    hers = [(await anna.new_table(seats, public=True))["id"] for _ in range(2)]
    theirs = await crowd_out(house, seats, 8)
    shown = [card["id"] for card in (await house.person().get("/api/tables"))[where]]
    assert shown == [*theirs[:-4:-1], *hers[::-1]], "the newest first, and everybody has a share"


async def test_where_there_is_room_one_address_may_have_it(house: House) -> None:
    theirs = await crowd_out(house, WITH_OPEN, 8)
    shown = [card["id"] for card in (await house.person().get("/api/tables"))["open"]]
    assert shown == theirs[::-1]


async def test_one_address_does_not_offer_tables_without_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "OFFERED", 3)
    await crowd_out(house, WITH_OPEN, 3)
    wish = {"game": "felinia", "seats": WITH_OPEN, "public": True}
    refused = await house.person().post("/api/tables", wish, 429)
    assert refused["reason"] == "too_many"
    assert "3 public tables" in refused["detail"]
    await house.person().new_table(WITH_OPEN)
    await house.person(ELSEWHERE).new_table(WITH_OPEN, public=True)


async def long_table(anna: Person) -> tuple[Json, str]:
    """A table with a long text among its options."""
    decks = file(BASE) + "#" * 7000
    wish = {
        "game": "settlers",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "options": {"decks": decks},
        "public": True,
    }
    made: Json = await anna.post("/api/tables", wish, 201)
    return made, decks


async def test_long_options_are_told_at_the_table_and_nowhere_else(new_house: OpenHouse) -> None:
    async with new_house() as house:
        anna = house.person(HERE)
        made, decks = await long_table(anna)
        assert made["options"]["decks"] == decks
        assert (await anna.get(f"/api/tables/{made['id']}"))["options"]["decks"] == decks
        shown = await anna.browser.get("/api/tables")
        assert len(shown.content) < 3000
        for part in ("mine", "open"):
            (card,) = shown.json()[part]
            assert card["options"]["decks"] == decks[:SHORT] + "…"
            assert card["options"]["lookout"] == "standard"
        live = await anna.look(made["id"])
        assert live["table"]["options"]["decks"] == decks[:SHORT] + "…"
