"""Nothing that a seat may not see leaves the socket: whole games, checked on the bytes."""

from __future__ import annotations

import asyncio
import random
import re

import msgspec
import pytest

from polyana import games
from polyana.kernel import Match, Record
from polyana.server.workers import AnyMatch, game_called
from tests.server.house import House, Json, Person, Socket, play_some, question

pytestmark = pytest.mark.anyio

VARIANTS: list[tuple[str, Json]] = [
    (name, {key: getattr(variant, key) for key in variant.__struct_fields__})
    for name in games.names()
    for variant in (game_called(name).variants()[0], game_called(name).variants()[-1])
]


async def collect(socket: Socket) -> None:
    """Reads until the game is over."""
    while True:
        message = await socket.next(60)
        if message["table"]["status"] == "over":
            return


async def play(people: list[Person], table: str) -> None:
    """Random moves, each by whoever is asked, until the game is over."""
    dice = random.Random(11)
    asked = (await people[0].get(f"/api/tables/{table}"))["asked"]
    while asked:
        person = people[asked[0]]
        message = await person.look(table)
        question_to_me = question(message)
        if question_to_me is not None:
            seat, options = question_to_me
            await person.move(table, seat, message["table"]["revision"], dice.choice(options))
        asked = (await person.get(f"/api/tables/{table}"))["asked"]


def words_in(text: str) -> set[str]:
    """All strings in a JSON text, words within them apart."""
    return {
        word
        for string in re.findall(r'"((?:[^"\\]|\\.)*)"', text)
        for word in (string, *string.split())
    }


def check_messages(texts: list[str], history: list[AnyMatch], seat: int | None) -> None:
    """Every message against the true table at that moment."""
    for text in texts:
        message: Json = msgspec.json.decode(text)
        for seen in message["sights"]:
            assert seen["seat"] == seat
            match = history[seen["sight"]["number"]]
            assert seen["sight"] == msgspec.json.decode(msgspec.json.encode(match.view(seat)))
            found = match.game.secrets(match.state, seat) & words_in(text)
            assert not found, f"seat {seat} was shown {found} after {match.number} moves"
        if message["table"]["status"] != "over":
            assert message["table"]["seed"] == ""
            assert str(history[0].seed) not in text


@pytest.mark.parametrize(("name", "options"), VARIANTS)
async def test_no_message_of_a_whole_game_shows_a_secret(
    house: House, name: str, options: Json
) -> None:
    players = int(options["players"])
    people = [house.person() for _ in range(players)]
    spectator = house.person()
    seats: list[Json] = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
    info = await people[0].new_table(seats, game=name, options=options)
    table = info["id"]
    for person, invite in zip(people[1:], info["invites"], strict=True):
        await person.post(f"/api/tables/{table}/claim", {"token": invite["token"]})
    sockets: list[Socket] = []
    async with asyncio.TaskGroup() as group:
        for one in (*people, spectator):
            opened = asyncio.Event()

            async def watch(one: Person = one, opened: asyncio.Event = opened) -> None:
                async with one.sit(table) as socket:
                    sockets.append(socket)
                    opened.set()
                    await collect(socket)

            group.create_task(watch())
            await opened.wait()
        await play(people, table)
    record = (await spectator.browser.get(f"/api/tables/{table}/record")).content
    history = replayed(record)
    for seat, socket in enumerate(sockets):
        check_messages(socket.received, history, seat if seat < players else None)
        assert max(map(len, socket.received[1:])) < 20_000
    own = {word for text in sockets[0].received for word in words_in(text)}
    foreign = set[str]().union(*(match.game.secrets(match.state, 1) for match in history[:-1]))
    assert own & foreign, "the check is of no use if seat 0 sees nothing that is hidden from others"


def replayed(record: bytes) -> list[AnyMatch]:
    """The match after every move."""
    read = Record.from_json(record)
    game = game_called(read.game)
    match: AnyMatch = Match(game, game.options(read.options), read.seed)
    history = [match.fork()]
    for seat, move in read.moves:
        match.answer(seat, move)
        history.append(match.fork())
    return history


async def test_past_moments_show_no_more_than_the_present_did(house: House) -> None:
    anna, spectator = house.person(), house.person()
    table = (await anna.new_table())["id"]
    await play_some(anna, table, 60, seed=3)
    record = (await anna.browser.get(f"/api/tables/{table}/record")).content
    history = replayed(record)
    whole = Match.replay(history[0].game, Record.from_json(record))
    logs = [whole.rewound(number) for number in range(len(history))]
    for number in range(0, len(history), 7):
        match = history[number]
        for seat, path in ((None, ""), (1, "?seat=1")):
            person = spectator if seat is None else anna
            past = await person.get(f"/api/tables/{table}/at/{number}{path}")
            assert past["sight"] == msgspec.json.decode(msgspec.json.encode(match.view(seat)))
            hidden = match.game.secrets(match.state, seat)
            assert not hidden & words_in(msgspec.json.encode(past["sight"]).decode())
            told = [(line.event, list(line.facts)) for line in logs[number].told_to(seat)]
            assert [(line["event"], line["facts"]) for line in past["log"]] == told


async def test_nothing_but_the_record_of_a_finished_or_lonely_game_holds_the_seed(
    house: House,
) -> None:
    anna, boris = house.person(), house.person()
    info = await anna.new_table([{"kind": "me"}, {"kind": "me"}, {"kind": "open"}])
    path = f"/api/tables/{info['id']}"
    await anna.get(f"{path}/record", 409)
    await boris.post(f"{path}/claim", {"token": info["invites"][0]["token"]})
    assert (await anna.get(f"{path}/record", 409))["reason"] == "not_over"
    assert (await boris.get(f"{path}/course", 409))["reason"] == "not_over"
    async with house.hall.at(info["id"]) as live:
        seed = live.stored.seed
    for page in ("", "/live", "/at/0", "/moves"):
        assert seed not in (await anna.browser.get(path + page)).text
    alone = (await anna.new_table())["id"]
    assert (await anna.browser.get(f"/api/tables/{alone}/record")).status_code == 200
    await boris.get(f"/api/tables/{alone}/record", 409)
