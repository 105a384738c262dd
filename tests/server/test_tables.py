"""Tables are made, seats given out, games started and begun again."""

from __future__ import annotations

import asyncio
import re

import pytest

from polyana import games
from polyana.games.felinia import Felinia
from polyana.games.felinia.state import Options
from polyana.kernel import Result
from tests.server.house import ME_AND_BOTS, THREE_MINE, House, Json, play_some
from tests.server.test_records import played
from tests.test_golden import GOLDEN

pytestmark = pytest.mark.anyio

WITH_OPEN: list[Json] = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


async def test_a_guest_is_made_on_first_contact_and_known_again(house: House) -> None:
    anna = house.person()
    me = await anna.get("/api/me")
    assert me["name"] == ""
    await anna.ask("PUT", "/api/me", 200, {"name": "  Anna\u202e \n K. ", "language": "ru"})
    assert await anna.get("/api/me") == {"id": me["id"], "name": "Anna K.", "language": "ru"}
    assert (await house.person().get("/api/me"))["id"] != me["id"]


async def test_a_second_device_becomes_the_same_guest(house: House) -> None:
    phone, desk = house.person(), house.person()
    link = await desk.post("/api/me/link")
    assert (await phone.get("/api/me"))["id"] != (await desk.get("/api/me"))["id"]
    await phone.post("/api/me/adopt", {"token": link["token"]})
    assert await phone.get("/api/me") == await desk.get("/api/me")
    refused = await phone.post("/api/me/adopt", {"token": link["token"] + "x"}, 422)
    assert refused["reason"] == "bad_token"


async def test_games_are_listed_with_all_that_can_be_chosen(house: House) -> None:
    (felinia,) = [g for g in await house.person().get("/api/games") if g["id"] == "felinia"]
    assert felinia["players"] == [2, 3, 4]
    assert felinia["name"] == {"ru": "Фелиния", "en": "Felinia"}
    kinds = {option["key"]: option["kind"] for option in felinia["options"]}
    assert kinds == {"mode": "choice", "next_deck_open": "bool"}
    assert {"players": 2, "mode": "advanced", "next_deck_open": True} in felinia["variants"]


async def test_content_is_kept_by_its_hash(house: House) -> None:
    anna = house.person()
    (felinia,) = [g for g in await anna.get("/api/games") if g["id"] == "felinia"]
    path = f"/api/games/felinia/content?v={felinia['pack']}"
    answer = await anna.browser.get(path)
    assert "immutable" in answer.headers["cache-control"]
    assert answer.json()["names"]["ru"]["guild"] == "Гильдия Купцов"
    assert "basic" in answer.json()["content"]["islands"]
    again = await anna.browser.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


async def test_rulebooks_are_there_in_both_languages(house: House) -> None:
    anna = house.person()
    russian = await anna.get("/api/games/felinia/rules?lang=ru")
    english = await anna.get("/api/games/felinia/rules?lang=en")
    assert russian["text"] != english["text"]
    assert [symbol["of"] for symbol in russian["symbols"]] == [
        symbol["of"] for symbol in english["symbols"]
    ]
    assert len(english["table"]["ships"]) == 4
    path = "/api/games/felinia/rules?lang=en"
    plain = await anna.browser.get(path, headers={"Accept-Encoding": "identity"})
    squeezed = await anna.browser.get(path, headers={"Accept-Encoding": "gzip"})
    assert (plain.json(), "content-encoding" in plain.headers) == (english, False)
    assert squeezed.headers["content-encoding"] == "gzip"
    assert squeezed.headers["vary"] == "Accept-Encoding"
    for game in games.names():
        told = await anna.browser.get(f"/api/games/{game}/rules?lang=en")
        assert not re.search(r"\b[A-Z]-\d{3}\b", told.text), "numbered rules are for developers"


async def test_a_table_of_mine_and_bots_runs_at_once(house: House) -> None:
    table = await house.person().new_table(ME_AND_BOTS)
    assert table["status"] == "running"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert table["yours"]
    assert len(table["commitment"]) == 64
    assert table["seed"] == ""


async def test_a_seat_is_claimed_by_its_link_once(house: House) -> None:
    anna, boris, vera = house.person(), house.person(), house.person()
    table = await anna.new_table(WITH_OPEN)
    assert table["status"] == "waiting"
    (invite,) = table["invites"]
    assert invite["path"] == f"/table/{table['id']}#token={invite['token']}"
    path = f"/api/tables/{table['id']}"
    assert (await anna.get(path))["invites"] == []
    started = await boris.post(f"{path}/claim", {"token": invite["token"]})
    assert started["status"] == "running"
    assert [seat["mine"] for seat in started["seats"]] == [False, True, False]
    assert (await vera.post(f"{path}/claim", {"token": invite["token"]}, 422))[
        "reason"
    ] == "bad_token"
    again = await boris.post(f"{path}/claim", {"token": invite["token"]})
    assert [seat["mine"] for seat in again["seats"]] == [False, True, False]


async def test_tokens_are_stored_hashed_and_a_new_link_replaces_the_old(house: House) -> None:
    anna, boris = house.person(), house.person()
    table = await anna.new_table(WITH_OPEN)
    token, path = table["invites"][0]["token"], f"/api/tables/{table['id']}"
    async with house.hall.at(table["id"]) as live:
        assert live.seats[1].token_hash not in (None, token)
    assert (await boris.post(f"{path}/invite", {"seat": 1}, 403))["reason"] == "not_yours"
    fresh = await anna.post(f"{path}/invite", {"seat": 1})
    await boris.post(f"{path}/claim", {"token": token}, 422)
    await boris.post(f"{path}/claim", {"token": fresh["token"]})


async def test_a_private_seat_needs_its_link_a_public_one_does_not(house: House) -> None:
    anna, boris = house.person(), house.person()
    private = await anna.new_table(WITH_OPEN)
    refused = await boris.post(f"/api/tables/{private['id']}/claim", {"seat": 1}, 403)
    assert refused["reason"] == "not_yours"
    public = await anna.new_table(WITH_OPEN, public=True)
    lobby = await boris.get("/api/tables")
    assert [card["id"] for card in lobby["open"]] == [public["id"]]
    await boris.post(f"/api/tables/{public['id']}/claim", {"seat": 1})
    refused = await house.person().post(f"/api/tables/{public['id']}/claim", {"seat": 1}, 409)
    assert refused["reason"] == "taken"


async def test_two_claims_of_one_seat_at_the_same_moment(house: House) -> None:
    anna = house.person()
    table = await anna.new_table(WITH_OPEN, public=True)
    crowd = [house.person() for _ in range(8)]
    path = f"/api/tables/{table['id']}/claim"
    answers = await asyncio.gather(*(one.browser.post(path, json={"seat": 1}) for one in crowd))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7


async def test_start_fills_open_seats_with_bots(house: House) -> None:
    anna, boris = house.person(), house.person()
    table = await anna.new_table(WITH_OPEN)
    path = f"/api/tables/{table['id']}"
    assert (await boris.post(f"{path}/start", {}, 403))["reason"] == "not_yours"
    started = await anna.post(f"{path}/start", {"bot": "random"})
    assert started["status"] == "running"
    assert started["seats"][1] | {"kind": "bot", "bot": "random"} == started["seats"][1]
    assert (await anna.post(f"{path}/start", {}, 409))["reason"] == "not_waiting"
    refused = await boris.post(f"{path}/claim", {"token": table["invites"][0]["token"]}, 422)
    assert refused["reason"] == "bad_token"


async def test_levels_are_offered_first_and_medium_is_usual(house: House) -> None:
    anna = house.person()
    for game in await anna.get("/api/games"):
        assert game["bots"][:3] == ["easy", "medium", "hard"]
    table = await anna.new_table([*THREE_MINE[:2], {"kind": "bot"}])
    assert table["seats"][2]["bot"] == "medium"


async def test_guests_do_not_choose_how_long_a_bot_thinks(house: House) -> None:
    anna = house.person()
    wish = {"game": "felinia", "seats": [*THREE_MINE[:2], {"kind": "bot", "bot": "hard:900s"}]}
    refused = await anna.post("/api/tables", wish, 422)
    assert refused["reason"] == "bad_options"
    assert "hard:900s" in refused["detail"]


async def test_bad_tables_are_refused_with_a_sentence(house: House) -> None:
    anna = house.person()
    new = "/api/tables"
    two = THREE_MINE[:2]
    refused = await anna.post(new, {"game": "felinia", "seats": two}, 422)
    assert refused["reason"] == "bad_options"
    wrong = {"game": "felinia", "seats": two, "options": {"mood": "merry"}}
    assert "mood" in (await anna.post(new, wrong, 422))["detail"]
    more = {"game": "felinia", "seats": THREE_MINE, "options": {"players": 4}}
    assert "4 players" in (await anna.post(new, more, 422))["detail"]
    assert (await anna.post(new, {"game": "chess", "seats": two}, 404))["reason"] == "not_found"
    bot = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "genius"}]
    assert "genius" in (await anna.post(new, {"game": "felinia", "seats": bot}, 422))["detail"]
    assert (await anna.post(new, {"game": "felinia", "seats": []}, 400))["reason"] == "bad_request"
    assert (await anna.get("/api/tables/nowhere", 404))["reason"] == "not_found"
    assert (await anna.get("/api/tables"))["mine"] == []


async def test_the_lobby_says_whose_turn_it_is(house: House) -> None:
    anna = house.person()
    table = await anna.new_table(THREE_MINE)
    (card,) = (await anna.get("/api/tables"))["mine"]
    assert card["id"] == table["id"]
    assert card["my_turn"]
    assert card["asked"] == table["asked"] != []


async def test_a_rematch_seats_everybody_one_further(house: House) -> None:
    anna, boris = house.person(), house.person()
    nearly_over = played(played(10_000).number - 1).record().to_json()
    table = (await anna.browser.post("/api/records?open=1", content=nearly_over)).json()
    path = f"/api/tables/{table['id']}"
    await boris.post(f"{path}/claim", {"token": table["invites"][0]["token"]})
    assert (await anna.post(f"{path}/rematch", {}, 409))["reason"] == "not_over"
    for _ in range(10):
        for person in (anna, boris):
            await play_some(person, table["id"], 10)
    assert (await anna.get(path))["status"] == "over"
    refused = await house.person().post(f"{path}/rematch", {}, 403)
    assert refused["reason"] == "not_your_seat"
    again = await anna.post(f"{path}/rematch", {}, 201)
    assert again["status"] == "running"
    assert [seat["mine"] for seat in again["seats"]] == [True, True, False]
    assert (await boris.post(f"{path}/rematch", {}, 201))["id"] == again["id"]
    assert (await boris.get(path))["next"] == again["id"]


async def test_a_rematch_is_what_the_game_says_comes_next(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A campaign lives in the options: the game gives those of the next chapter, and the server knows no more."""
    told = list[Result]()

    def sequel(game: Felinia, options: Options, result: Result) -> Options:
        told.append(result)
        return Options(options.players, "advanced", next_deck_open=True)

    anna = house.person()
    record = played(10_000).record().to_json()
    table = (await anna.browser.post("/api/records", content=record)).json()
    path = f"/api/tables/{table['id']}"
    assert (await anna.get(path))["sequel"] is None, "the same again"
    monkeypatch.setattr(Felinia, "sequel", sequel)
    over = await anna.get(path)
    following = {"players": 3, "mode": "advanced", "next_deck_open": True}
    assert over["sequel"] == following
    again = await anna.post(f"{path}/rematch", {}, 201)
    assert again["options"] == following
    assert again["sequel"] is None, "only once it is over"
    assert {tuple(result.scores) for result in told} == {tuple(over["result"]["scores"])}


async def test_a_chapter_is_followed_by_the_next(house: House) -> None:
    anna = house.person()
    record = (GOLDEN / "revive-2-random-secret-false-none-chapter_1-none.json").read_bytes()
    table = (await anna.browser.post("/api/records", content=record)).json()
    path = f"/api/tables/{table['id']}"
    over = await anna.get(path)
    best = max(over["result"]["scores"])
    assert over["options"]["chapter"] == "chapter_1"
    assert (over["sequel"]["chapter"], over["sequel"]["tale"]) == ("chapter_2", f"2:{best}")
    again = await anna.post(f"{path}/rematch", {}, 201)
    assert again["options"] == over["sequel"]
    sight = (await anna.get(f"/api/tables/{again['id']}/live"))["sights"][0]["sight"]
    (first,) = sight["table"]["tale"]["chronicle"]
    assert (first["chapter"], first["best"], first["bright"]) == ("chapter_1", best, best >= 90)
    assert (await anna.post(f"{path}/rematch", {}, 201))["id"] == again["id"]


async def test_a_new_name_is_seen_at_the_tables(house: House) -> None:
    anna = house.person()
    table = await anna.new_table([{"kind": "me"}, {"kind": "me", "name": "Boris"}, {"kind": "me"}])
    await anna.ask("PUT", "/api/me", 200, {"name": "Anna"})
    seats = (await play_some(anna, table["id"], 1))["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Anna", "Boris", "Anna"]


async def test_a_table_says_which_language_is_spoken_there(house: House) -> None:
    anna = house.person()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wish = {"game": "felinia", "seats": seats, "public": True, "language": "ru"}
    table = await anna.post("/api/tables", wish, 201)
    assert table["language"] == "ru"
    (card,) = (await house.person().get("/api/tables"))["open"]
    assert card["language"] == "ru"
    assert (await anna.post("/api/tables", wish | {"language": "tlh"}, 400))[
        "reason"
    ] == "bad_request"
