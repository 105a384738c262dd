"""Nothing that a seat may not see leaves the socket: whole games, checked on the bytes."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re

import msgspec
import pytest

from polyana import games
from polyana.games import AnyMatch
from polyana.kernel import Match, Record
from polyana.server.workers import game_called
from tests.server.house import House, Json, Person, Socket, play_some, question

pytestmark = pytest.mark.anyio

VARIANTS: list[tuple[str, Json]] = [
    (name, {key: getattr(variant, key) for key in variant.__struct_fields__})
    for name in games.names()
    for variant in (game_called(name).variants()[0], game_called(name).variants()[-1])
]


async def play(person: Person, socket: Socket, table: str, dice: random.Random) -> None:
    """Answers whatever this person is asked, at random, until the game is over."""
    answered = -1
    while True:
        message = await socket.next(60)
        revision = message["table"]["revision"]
        asked = question(message)
        if asked is not None and answered < revision:
            answered = revision
            seat, options = asked
            wish = {"seat": seat, "revision": revision, "move": dice.choice(options)}
            answer = await person.browser.post(f"/api/tables/{table}/moves", json=wish)
            # In a simultaneous choice somebody else's answer shows our question once more: that one is late.
            assert answer.status_code in (200, 409), answer.text
        if message["table"]["status"] == "over":
            return


def words_in(text: str) -> set[str]:
    """All strings in a JSON text, words within them apart."""
    return {
        word
        for string in re.findall(r'"((?:[^"\\]|\\.)*)"', text)
        for word in (string, *string.split())
    }


def check_messages(
    texts: list[str], history: list[AnyMatch], whole: AnyMatch, seat: int | None
) -> None:
    """Every message against the true table at that moment, and its log against what the seat was told.

    The log is compared apart: it may name a tile that everybody saw when it was turned and that is hidden now.
    """
    told = [(line.event, list(line.facts), line.only) for line in whole.told_to(seat)]
    for text in texts:
        message: Json = msgspec.json.decode(text)
        for seen in message["sights"]:
            assert seen["seat"] == seat
            match = history[seen["sight"]["number"]]
            assert seen["sight"] == msgspec.json.decode(msgspec.json.encode(match.view(seat)))
            log = seen.pop("log")
            lines = [(line["event"], line["facts"], line["only"]) for line in log["lines"]]
            assert lines == told[log["from"] : log["from"] + len(lines)]
            found = match.game.secrets(match.state, seat) & words_in(text_of(message))
            found -= words_in(
                text_of(seen["sight"]["questions"])
            )  # what may be chosen may be known
            assert not found, f"seat {seat} was shown {found} after {match.number} moves"
        if message["table"]["status"] != "over":
            assert message["table"]["seed"] == ""
            assert message["table"]["pledge"] is None
            assert not [word for word in dealt(whole) if word in text]


def dealt(match: AnyMatch) -> list[str]:
    """What nobody may know of the deal before the game is over."""
    assert match.pledge is not None
    return [str(match.seed), match.pledge.secret, match.pledge.salt]


def text_of(message: object) -> str:
    return msgspec.json.encode(message).decode()


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
    if len(people) > 1:
        await people[0].post(f"/api/tables/{table}/nonce", {"nonce": "nonce0"})
    for number, (person, invite) in enumerate(zip(people[1:], info["invites"], strict=True), 1):
        claim = {"token": invite["token"], "nonce": f"nonce{number}"}
        await person.post(f"/api/tables/{table}/claim", claim)
    dice = random.Random(11)
    async with contextlib.AsyncExitStack() as stack:
        watching = [
            spectator,
            *people,
        ]  # the spectator first: nothing happens until the players look
        opened = [await stack.enter_async_context(one.sit(table)) for one in watching]
        sockets = [*opened[1:], opened[0]]
        seated = zip([*people, spectator], sockets, strict=True)
        await asyncio.gather(*(play(one, socket, table, dice) for one, socket in seated))
    record = (await spectator.browser.get(f"/api/tables/{table}/record")).content
    history = replayed(record)
    whole = Match.replay(history[0].game, Record.from_json(record))
    assert whole.pledge is not None
    assert whole.pledge.nonces == [f"nonce{seat}" for seat in range(players)] * (players > 1)
    for seat, socket in enumerate(sockets):
        if seat > 0:
            before = [text for text in socket.received if '"status":"over"' not in text]
            assert "nonce0" not in "".join(before), "what others gave is shown at the end"
        check_messages(socket.received, history, whole, seat if seat < players else None)
        assert max(map(len, socket.received[1:])) < 20_000
    own = {word for text in sockets[0].received for word in words_in(text)}
    foreign = set[str]().union(*(match.game.secrets(match.state, 1) for match in history[:-1]))
    assert own & foreign, "the check is of no use if seat 0 sees nothing that is hidden from others"


def replayed(record: bytes) -> list[AnyMatch]:
    """The match after every move."""
    read = Record.from_json(record)
    game = game_called(read.game)
    match: AnyMatch = Match(game, game.options(read.options), pledge=read.pledge)
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
        pledge = live.stored.pledge
        assert pledge is not None
        hidden = [live.stored.seed, str(pledge["secret"]), str(pledge["salt"])]
    for page in (path, *(path + one for one in ("/live", "/at/0", "/moves")), "/api/tables"):
        shown = (await anna.browser.get(page)).text
        assert not [word for word in hidden if word in shown]
    alone = (await anna.new_table())["id"]
    assert (await anna.browser.get(f"/api/tables/{alone}/record")).status_code == 200
    await boris.get(f"/api/tables/{alone}/record", 409)
