"""What the rules refuse comes over the wire with its key and its facts: the page says it in its language."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest

from polyana.games import folder, load, names
from polyana.kernel import Match, RecordError, Refusal, Where
from polyana.server.problems import Stopped, Why, refused
from polyana.server.run import check_port
from polyana.server.settings import BadSettings
from polyana.speech import refused as said
from tests.server.house import House
from tests.settlers.test_decks import file, swapped

pytestmark = pytest.mark.anyio

Json = dict[str, Any]
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


def russian(problem: Json) -> str:
    """The sentence that the page makes of it, as the terminal does."""

    def again(why: Json) -> Refusal:
        because = tuple(map(again, why["because"]))
        return Refusal(why["detail"], why["key"], because, **why["facts"])

    home = folder(problem["game"]) if problem["game"] else None
    return said(again(problem), "ru", home)


async def test_an_illegal_move_and_an_undo_can_be_said_in_russian(house: House) -> None:
    anna = house.person()
    table = (await anna.new_table())["id"]
    seat = (await anna.look(table))["table"]["asked"][0]
    refused = await anna.move(table, seat, 0, "fly away", 422)
    assert (refused["reason"], refused["key"], refused["game"]) == ("illegal", "not-possible", "")
    assert refused["facts"]["move"] == "fly away"
    assert russian(refused).startswith("fly away — сейчас так нельзя. Можно: bid own_board, ")
    wish = {"seat": seat, "revision": 0}
    refused = await anna.post(f"/api/tables/{table}/undo", wish, 422)
    assert russian(refused) == "Ходов ещё не было."


async def test_options_can_be_said_in_russian(house: House) -> None:
    anna = house.person()

    async def options(game: str, **given: object) -> str:
        wish = {"game": game, "seats": SEATS, "options": given}
        return russian(await anna.post("/api/tables", wish, 422))

    assert await options("felinia", moode="basic") == (
        "У игры felinia нет варианта moode; есть: players, mode, next_deck_open. Может быть, mode?"
    )
    assert (await options("tundra", layout="nowhere")).startswith("Вариант layout: подходит ")
    assert (await options("settlers", promo="gifts")).startswith("Вариант promo: подходит ")
    assert await options("felinia", next_deck_open="maybe") == (
        "Вариант next_deck_open: подходит что-то из true, false, а не maybe."
    )
    assert await options("felinia", players="many") == "Вариант players: подходит число, а не many."
    assert await options("tundra", players=3) == "Игроков 3, мест нужно столько же, а не 2."


@pytest.mark.parametrize("padding", [0, 500])
async def test_every_reason_of_a_deck_file_can_be_said_in_russian(
    house: House, padding: int
) -> None:
    """A short file is read at once, a long one in another process."""
    decks = file(swapped(bar_idol="rom_gardens")) + "#" * padding
    wish = {"game": "settlers", "seats": SEATS, "options": {"decks": decks}}
    refused = await house.person().post("/api/tables", wish, 422)
    assert (refused["key"], refused["game"]) == ("decks-refused", "settlers")
    assert russian(refused) == (
        "Эти колоды не подходят. raiders: набор rom_gardens не принадлежит империи barbarians"
        " (wrong_faction)."
    )


async def test_a_record_of_an_unknown_game_can_be_said_in_russian(house: House) -> None:
    anna = house.person()
    record = json.loads(Match(load("felinia"), seed=1).record().to_json())
    answer = await anna.browser.post("/api/records", json=record | {"game": "chess"})
    assert answer.status_code == 422
    problem = answer.json()
    assert (problem["reason"], problem["key"]) == ("bad_record", "game-unknown")
    assert russian(problem) == f"Игры chess нет; есть: {', '.join(names())}."


def test_why_a_table_cannot_go_on_can_be_said_in_russian() -> None:
    problem = refused(409, "not_running", Stopped(RecordError("Damaged.", "record-elsewhere")))
    assert problem.detail == "This table cannot go on: Damaged."
    assert russian(msgspec.to_builtins(problem)) == (
        "Партию за этим столом не продолжить. "
        "Запись повреждена: её ходы не ведут к сохранённому положению."
    )


@pytest.mark.parametrize(
    ("port", "english", "in_russian"),
    [
        (
            999_999,
            "999999 is no port: they are numbered from 0 to 65535.",
            "999999 — не порт: порты бывают от 0 до 65535.",
        ),
        (0, "", ""),
    ],
)
def test_a_port_that_cannot_be_used_is_told_in_one_language(
    port: int, english: str, in_russian: str
) -> None:
    taken = socket.create_server(("127.0.0.1", 0))
    number = port or taken.getsockname()[1]
    with taken, pytest.raises(BadSettings) as refusal:
        check_port("127.0.0.1", number)
    if english:
        assert str(refusal.value) == english
    assert said(refusal.value, "ru") == (
        in_russian
        or f"Порт {number} адреса 127.0.0.1 не годится: на нём уже слушает кто-то другой."
    )


def test_broken_content_is_told_with_its_game_and_its_reason() -> None:
    error = Where("deck_tiles.toml", "deck_lion_0500").wrong("seats", given=3)
    error.home = Path("games/felinia")
    problem = refused(500, "bad_content", error)
    assert (problem.key, problem.game) == ("content", "felinia")
    assert problem.because == [Why("seats: given 3", "seats", {"given": 3}, [])]
