"""Tables at which a game is learned: a fixed deal, bots that answer as the lesson says, and the coach beside it."""

from __future__ import annotations

import pytest

from polyana import games
from polyana.speech import lesson_of
from tests.server.house import House, Json, Person, question

pytestmark = pytest.mark.anyio


async def asked(person: Person, table: str) -> Json:
    """The table, as soon as the person is asked."""
    async with person.sit(table) as socket:
        message = await socket.next()
        while question(message) is None:
            message = await socket.next(30)
        return message


@pytest.mark.parametrize("name", games.names())
async def test_a_lesson_is_learned_at_an_ordinary_table(house: House, name: str) -> None:
    anna = house.person()
    lesson = lesson_of(games.load(name))
    assert lesson is not None
    steps = (await anna.get(f"/api/games/{name}/lesson?lang=ru"))["steps"]
    assert [step["moves"] for step in steps] == [step.moves for step in lesson.steps]
    table = (await anna.post("/api/lessons", {"game": name, "language": "ru"}, 201))["id"]
    for number, step in enumerate(steps):
        if not step["moves"]:
            continue
        message = await asked(anna, table)
        assert message["table"]["lesson"] == number
        await anna.move(table, lesson.learner, message["table"]["revision"], step["moves"][0])
    message = await asked(anna, table)
    assert message["table"]["lesson"] == len(steps)
    live = house.hall.tables[table]
    assert live.match is not None
    for seat, said in lesson.rivals.items():
        made = [move for whose, move in live.match.moves_for(seat) if whose == seat]
        assert made[: len(said)] == said


async def test_every_game_on_offer_says_that_it_can_be_learned(house: House) -> None:
    assert all(game["lesson"] for game in await house.person().get("/api/games"))


async def test_who_leaves_the_lesson_plays_on_and_comes_back_by_taking_back(house: House) -> None:
    anna = house.person()
    table = (await anna.post("/api/lessons", {"game": "felinia"}, 201))["id"]
    message = await asked(anna, table)
    await anna.move(table, 0, message["table"]["revision"], "bid guild")
    message = await asked(anna, table)
    assert message["table"]["lesson"] is None
    wish = {"seat": 0, "revision": message["table"]["revision"]}
    await anna.post(f"/api/tables/{table}/undo", wish)
    assert (await anna.look(table))["table"]["lesson"] == 2


async def test_an_ordinary_table_has_no_lesson(house: House) -> None:
    anna = house.person()
    assert (await anna.new_table())["lesson"] is None
    assert (await anna.post("/api/lessons", {"game": "nonsense"}, 404))["reason"] == "not_found"


async def test_the_coach_warns_and_changes_nothing(house: House) -> None:
    anna = house.person()
    table = (await anna.post("/api/lessons", {"game": "settlers"}, 201))["id"]
    for move in ("faction romans", "pick com_working_peasants", "pick com_castle_a"):
        message = await asked(anna, table)
        await anna.move(table, 0, message["table"]["revision"], move)
    message = await asked(anna, table)
    revision = message["table"]["revision"]
    path = f"/api/tables/{table}/coach"
    said = await anna.post(path, {"seat": 0, "revision": revision, "move": "pass"})
    found = question(message)
    assert found is not None
    assert said["warning"]["loss"] >= 2
    assert said["warning"]["better"] in found[1]
    assert said["warning"]["gains"]
    best = {"seat": 0, "revision": revision, "move": said["warning"]["better"]}
    assert (await anna.post(path, best))["warning"] is None
    assert (await anna.look(table))["table"]["revision"] == revision
    await anna.post(path, best | {"move": "fly home"}, 422)
    await anna.post(path, best | {"revision": revision - 1}, 409)
    await house.person().post(path, best, 403)
