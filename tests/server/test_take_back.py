"""Taking back by agreement: one asks, the others agree, and nothing that has come to light is taken back."""

from __future__ import annotations

import pytest

from polyana import games
from polyana.kernel import IllegalMove, Match
from tests.server.conftest import OpenHouse
from tests.server.house import House, Json, Person, question

pytestmark = pytest.mark.anyio

PEOPLE: list[Json] = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


async def three_people(house: House, **more: object) -> tuple[list[Person], str]:
    """Three people at a table, in the order of their seats."""
    people = [house.person() for _ in range(3)]
    info = await people[0].new_table(PEOPLE, **more)
    for person, invite in zip(people[1:], info["invites"], strict=True):
        await person.post(f"/api/tables/{info['id']}/claim", {"token": invite["token"]})
    return people, info["id"]


async def play_one(people: list[Person], table: str) -> int:
    """Whoever is asked plays the first move there is; their seat."""
    info = await people[0].get(f"/api/tables/{table}")
    seat = info["asked"][0]
    asked = question(await people[seat].look(table))
    assert asked is not None
    await people[seat].move(table, seat, info["revision"], asked[1][0])
    return int(seat)


async def test_when_all_agree_a_move_and_what_followed_are_taken_back(house: House) -> None:
    people, table = await three_people(house, take_back=True)
    path = f"/api/tables/{table}"
    first = await play_one(people, table)
    second = await play_one(people, table)
    info = await people[first].get(path)
    assert info["may_ask_back"] == [first]
    live = await people[first].look(table)
    assert not live["sights"][0]["sight"]["can_undo"], "not without the others"
    wish = {"seat": first, "revision": info["revision"]}
    asked = await people[first].post(f"{path}/back", wish)
    assert asked["back"] == first
    others = [seat for seat in range(3) if seat != first]
    assert asked["back_waits_for"] == others
    assert asked["number"] == 2, "nothing is taken back yet"
    await people[others[0]].post(f"{path}/back/answer", {"seat": others[0], "agree": True})
    done = await people[others[1]].post(f"{path}/back/answer", {"seat": others[1], "agree": True})
    assert (done["number"], done["asked"], done["back"]) == (0, [first], None)
    assert second in others


async def test_one_no_is_enough_and_a_move_ends_the_asking(house: House) -> None:
    people, table = await three_people(house, take_back=True)
    path = f"/api/tables/{table}"
    first = await play_one(people, table)
    other = (first + 1) % 3
    for ending in ("no", "move"):
        info = await people[first].get(path)
        await people[first].post(f"{path}/back", {"seat": first, "revision": info["revision"]})
        if ending == "no":
            wish = {"seat": other, "agree": False}
            refused = await people[other].post(f"{path}/back/answer", wish)
            assert (refused["back"], refused["number"]) == (None, 1)
        else:
            await play_one(people, table)
            assert (await people[first].get(path))["back"] is None
    late = await people[other].post(f"{path}/back/answer", {"seat": other, "agree": True}, 409)
    assert late["reason"] == "late"


async def test_what_was_asked_and_agreed_survives_a_restart(new_house: OpenHouse) -> None:
    from tests.server.test_restart import same_person

    async with new_house() as house:
        people, table = await three_people(house, take_back=True)
        first = await play_one(people, table)
        await play_one(people, table)
        info = await people[first].get(f"/api/tables/{table}")
        wish = {"seat": first, "revision": info["revision"]}
        await people[first].post(f"/api/tables/{table}/back", wish)
    async with new_house() as house:
        again = [same_person(house, person) for person in people]
        path = f"/api/tables/{table}"
        assert (await again[0].get(path))["back"] == first
        for seat in range(3):
            if seat != first:
                await again[seat].post(f"{path}/back/answer", {"seat": seat, "agree": True})
        assert (await again[0].get(path))["number"] == 0
    async with new_house() as house:
        assert (await same_person(house, people[0]).get(f"/api/tables/{table}"))["number"] == 0


async def test_a_table_that_does_not_allow_it_says_so(house: House) -> None:
    people, table = await three_people(house)
    first = await play_one(people, table)
    info = await people[first].get(f"/api/tables/{table}")
    assert info["may_ask_back"] == []
    wish = {"seat": first, "revision": info["revision"]}
    refused = await people[first].post(f"/api/tables/{table}/back", wish, 409)
    assert refused["reason"] == "no_take_back"


@pytest.mark.parametrize("game", games.names())
def test_nothing_that_came_to_light_is_taken_back(game: str) -> None:
    """Whatever is taken back by agreement, the same answers lead to the same table again."""
    rules = games.load(game)
    match = Match(rules, next(one for one in rules.variants() if one.players > 1), seed=3)
    match.by_agreement = True
    refused = taken = 0
    while not match.over and match.number < 120:
        seat = match.asks[0].seat
        for one in range(match.options.players):
            before, counter = match.fingerprint(), match.state.chance.counter
            answers = [(answer.seat, answer.move) for answer in match.answers]
            if not match.can_take_back(one):
                with pytest.raises(IllegalMove):
                    match.take_back(one)
                refused += 1
                continue
            undone = match.take_back(one)
            taken += 1
            assert undone[-1] == one
            assert match.state.chance.counter == counter, (
                "no die was rolled and no card drawn since"
            )
            for given in answers[match.number :]:
                match.answer(*given)
            assert match.game.encode(match.state)
            assert [(a.seat, a.move) for a in match.answers] == answers
            assert before
        options = match.ask_of(seat)
        assert options is not None
        match.answer(seat, options.options[match.number % len(options.options)])
    assert refused and taken
