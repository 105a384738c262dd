"""The pledge of a table: shown before anybody gives anything, mixed with what the players give, told at the end."""

from __future__ import annotations

import asyncio
import hashlib
import re
import subprocess
from pathlib import Path

import msgspec
import pytest

from polyana.kernel import Match, Pledge, Record, commitment
from polyana.server.workers import game_called
from tests.server.conftest import OpenHouse
from tests.server.house import House, Json, Person, play_some, question
from tests.server.test_backup import typed

pytestmark = pytest.mark.anyio

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}


async def waiting(house: House, **more: object) -> tuple[Person, Person, Json]:
    """Anna has made a table with an open seat and a bot, for Boris."""
    anna, boris = house.person(), house.person()
    made = await anna.new_table([ME, OPEN, {"kind": "bot", "bot": "random"}], **more)
    return anna, boris, made


async def play_out(people: list[Person], table: str) -> Json:
    """Everybody plays the first move there is, until the game is over; the table."""
    async with asyncio.timeout(60):
        while True:
            for person in people:
                message = await person.look(table)
                if message["table"]["status"] == "over":
                    info: Json = message["table"]
                    return info
                asked = question(message)
                if asked is not None:
                    await person.move(table, asked[0], message["table"]["revision"], asked[1][0])


def sha256(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()


async def test_the_commitment_stands_before_anybody_gives_anything_and_the_nonces_are_mixed_in(
    house: House, tmp_path: Path
) -> None:
    anna, boris, made = await waiting(house)
    path = f"/api/tables/{made['id']}"
    shown = made["commitment"]
    assert len(shown) == 64
    assert made["nonces"]
    info = await anna.post(f"{path}/nonce", {"nonce": "annas"})
    assert [seat["nonce"] for seat in info["seats"]] == ["annas", "", ""]
    token = made["invites"][0]["token"]
    claimed = await boris.post(f"{path}/claim", {"token": token, "nonce": "boriss"})
    assert claimed["status"] == "running"
    assert [seat["nonce"] for seat in claimed["seats"]] == ["", "boriss", ""]
    over = await play_out([anna, boris], made["id"])
    assert over["commitment"] == claimed["commitment"] == info["commitment"] == shown
    pledge = over["pledge"]
    assert pledge["nonces"] == ["annas", "boriss", ""]
    line = f"{pledge['salt']} {pledge['secret']}"
    assert sha256(f"polyana commitment felinia {line}") == shown
    assert sha256(f"polyana seed {line} annas boriss -")[:16] == f"{int(over['seed']):016x}"
    answer = await house.person().browser.get(f"{path}/record")
    file = tmp_path / "game.json"
    file.write_bytes(answer.content)
    noted = ("--commitment", shown, "--nonce", "annas")
    said = await asyncio.to_thread(typed, "verify", file, *noted)
    assert said.endswith("Nothing is wrong.")
    assert "–" not in [sentence[0] for sentence in said.splitlines()]


def test_the_docs_say_how_anybody_checks_it_by_hand() -> None:
    docs = (Path(__file__).parents[2] / "docs/server.md").read_text()
    commitment_line, seed_line = re.findall(r"^    (printf 'polyana .*?) +#", docs, re.MULTILINE)
    pledge = Pledge("0a" * 16, "0b" * 16, ["annas", "", "veras"])
    words = {"GAME": "felinia", "SALT": pledge.salt, "SECRET": pledge.secret}

    def typed_in(line: str) -> str:
        for word, value in words.items():
            line = line.replace(word, value)
        line = line.replace("NONCE NONCE NONCE", "annas - veras")
        done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, check=True)
        return done.stdout.split()[0]

    assert typed_in(commitment_line) == pledge.commitment("felinia")
    assert int(typed_in(seed_line), 16) == pledge.seed


async def test_who_gives_nothing_has_an_empty_nonce(house: House) -> None:
    anna, boris, made = await waiting(house)
    await boris.post(f"/api/tables/{made['id']}/claim", {"token": made["invites"][0]["token"]})
    over = await play_out([anna, boris], made["id"])
    assert over["pledge"]["nonces"] == []
    assert over["seed"] == str(Pledge(over["pledge"]["secret"], over["pledge"]["salt"]).seed)


async def test_what_was_given_stands(house: House) -> None:
    anna, _, made = await waiting(house)
    path = f"/api/tables/{made['id']}/nonce"
    await anna.post(path, {"nonce": "first"})
    assert (await anna.post(path, {"nonce": "second"}))["seats"][0]["nonce"] == "first"


async def test_nobody_gives_a_nonce_where_they_do_not_play_or_when_the_game_has_begun(
    house: House,
) -> None:
    anna, boris, made = await waiting(house)
    path = f"/api/tables/{made['id']}"
    assert (await boris.post(f"{path}/nonce", {"nonce": "b"}, 403))["reason"] == "not_your_seat"
    for broken in ("", "two words", "-", "a" * 65, "ä"):
        await anna.post(f"{path}/nonce", {"nonce": broken}, 400)
    token = made["invites"][0]["token"]
    await boris.post(f"{path}/claim", {"token": token, "nonce": "no no"}, 400)
    await boris.post(f"{path}/claim", {"token": token})
    assert (await anna.post(f"{path}/nonce", {"nonce": "late"}, 409))["reason"] == "not_waiting"


async def test_a_table_may_go_without_nonces(house: House) -> None:
    anna, boris, made = await waiting(house, nonces=False)
    path = f"/api/tables/{made['id']}"
    assert not made["nonces"]
    assert made["commitment"]
    assert (await anna.post(f"{path}/nonce", {"nonce": "a"}, 409))["reason"] == "no_nonces"
    claim = {"token": made["invites"][0]["token"], "nonce": "boriss"}
    claimed = await boris.post(f"{path}/claim", claim)
    assert [seat["nonce"] for seat in claimed["seats"]] == ["", "", ""]


async def test_alone_nobody_is_asked_for_a_nonce_but_the_commitment_is_salted(house: House) -> None:
    anna = house.person()
    made = await anna.new_table()
    assert not made["nonces"]
    record = Record.from_json((await anna.browser.get(f"/api/tables/{made['id']}/record")).content)
    assert record.pledge is not None
    assert made["commitment"] == record.pledge.commitment("felinia")
    assert made["commitment"] != commitment("felinia", record.seed)


async def test_a_known_deal_is_not_pledged(house: House) -> None:
    anna = house.person()
    lesson = await anna.post("/api/lessons", {"game": "felinia"}, 201)
    assert not lesson["nonces"]
    record = await anna.get(f"/api/tables/{lesson['id']}/record")
    assert record["pledge"] is None
    assert lesson["commitment"] == commitment("felinia", record["seed"])


async def test_a_seat_that_is_free_again_has_given_nothing(house: House) -> None:
    anna, boris, vera = house.person(), house.person(), house.person()
    made = await anna.new_table([ME, OPEN, OPEN], public=True)
    path = f"/api/tables/{made['id']}"
    await boris.post(f"{path}/claim", {"seat": 1, "nonce": "boriss"})
    await anna.post(f"{path}/remove", {"seat": 1})
    info = await vera.post(f"{path}/claim", {"seat": 1})
    assert info["seats"][1]["nonce"] == ""
    await anna.post(f"{path}/start", {"bot": "random"})
    async with house.hall.at(made["id"]) as live:
        assert live.stored.pledge is not None
        assert live.stored.pledge["nonces"] == []


async def test_a_rematch_is_pledged_anew_and_the_old_pledge_tells_nothing_of_it(
    house: House,
) -> None:
    anna, boris, made = await waiting(house)
    await boris.post(f"/api/tables/{made['id']}/claim", {"token": made["invites"][0]["token"]})
    over = await play_out([anna, boris], made["id"])
    fresh = await anna.post(f"/api/tables/{made['id']}/rematch", {}, 201)
    assert fresh["commitment"] not in ("", over["commitment"])
    assert fresh["pledge"] is None
    async with house.hall.at(fresh["id"]) as live:
        pledge = live.stored.pledge
    assert pledge is not None
    drawn = {str(pledge["secret"]), str(pledge["salt"])}
    assert not drawn & {over["pledge"]["secret"], over["pledge"]["salt"]}
    for person in (anna, boris, house.person()):
        for page in ("", "/live", "/at/0", "/moves"):
            path = f"/api/tables/{fresh['id']}{page}"
            shown = (await person.browser.get(path)).text
            assert not [word for word in (*drawn, live.stored.seed) if word in shown]
        await person.get(f"/api/tables/{fresh['id']}/record", 409)


async def test_a_pledged_record_that_is_brought_stays_what_it_is(house: House) -> None:
    anna = house.person()
    made = await anna.new_table()
    await play_some(anna, made["id"], 5)
    record = (await anna.browser.get(f"/api/tables/{made['id']}/record")).content
    brought = (await anna.browser.post("/api/records", content=record)).json()
    assert brought["imported"]
    assert brought["commitment"] == made["commitment"]
    assert not brought["nonces"]
    again = (await anna.browser.get(f"/api/tables/{brought['id']}/record")).content
    assert Record.from_json(again).pledge == Record.from_json(record).pledge
    await play_some(anna, brought["id"], 3)
    forged = msgspec.json.decode(record)
    forged["pledge"]["nonces"] = ["x", "y", "z"]
    refused = await anna.post("/api/records", forged, 422)
    assert refused["key"] == "record-pledge"


async def test_metrics_and_health_hold_nothing_of_the_deal(new_house: OpenHouse) -> None:
    async with new_house(metrics="token") as house:
        anna, _, made = await waiting(house)
        async with house.hall.at(made["id"]) as live:
            pledge = live.stored.pledge
        assert pledge is not None
        bearer = {"Authorization": "Bearer token"}
        pages = [(await anna.browser.get("/metrics", headers=bearer)).text]
        pages += [(await anna.browser.get(path)).text for path in ("/health", "/api/tables")]
        assert "polyana_tables" in pages[0]
        drawn = [str(pledge[word]) for word in ("secret", "salt")]
        assert not [text for text in pages for word in drawn if word in text]


async def test_a_nonce_given_while_the_game_begins_counts_or_is_refused_but_is_never_lost(
    new_house: OpenHouse,
) -> None:
    async with new_house() as house, new_house() as other:
        for _ in range(8):
            anna, _, made = await waiting(house)
            path = f"/api/tables/{made['id']}"
            elsewhere = Person(other.address)
            elsewhere.browser.cookies = anna.browser.cookies
            given, begun = await asyncio.gather(
                elsewhere.browser.post(f"{path}/nonce", json={"nonce": "annas"}),
                anna.browser.post(f"{path}/start", json={"bot": "random"}),
            )
            assert begun.status_code == 200, begun.text
            assert given.status_code in (200, 409), given.text
            await elsewhere.browser.aclose()
            async with house.hall.at(made["id"], fresh=True) as live:
                pledge = msgspec.convert(live.stored.pledge, Pledge)
                seed, mine = live.stored.seed, live.seats[0].nonce
            assert (pledge.nonces == ["annas", "", ""]) == (mine == "annas")
            assert seed == str(pledge.seed)
            match = Match(game_called("felinia"), pledge=pledge)
            assert (await anna.look(made["id"]))["table"]["commitment"] == match.commitment
