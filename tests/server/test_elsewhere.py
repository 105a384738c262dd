"""The match of a stranger: it answers like any other, and not one of its rules runs in the server."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from polyana import games
from polyana.games import AnyMatch
from polyana.kernel import IllegalMove, Match, text
from polyana.server import still
from polyana.server.at_play import MatchHere
from polyana.server.elsewhere import Desk, MatchElsewhere
from polyana.server.workers import game_called
from tests.server.conftest import OpenHouse
from tests.server.house import Person, question
from tests.server.test_records import played
from tests.server.test_restart import same_person

pytestmark = pytest.mark.anyio


class OwnDesk(Desk):
    """Plays in this process, and sends everything as if it did not."""

    def __init__(self) -> None:
        pass

    async def run(  # type: ignore[override]
        self, limit: float, work: Callable[..., Any], *args: Any
    ) -> Any:
        return work(*args)


def alike(here: MatchHere, elsewhere: MatchElsewhere, seats: int) -> None:
    """Whatever a table wants to know of its match is the same."""
    for name in ("number", "first", "asked", "position"):
        assert getattr(here, name) == getattr(elsewhere, name), name
    for seat in (None, *range(seats)):
        assert here.sight(seat) == elsewhere.sight(seat)
        assert here.log(seat) == elsewhere.log(seat)
        assert here.moves_for(seat) == elsewhere.moves_for(seat)


@pytest.mark.parametrize("name", games.names())
async def test_a_match_elsewhere_answers_like_one_that_is_played_here(name: str) -> None:
    game, dice = game_called(name), random.Random(3)
    first: AnyMatch = Match(game, seed=3)
    match = Match.at(game, first.options, first.state, seed=3)
    here, far = MatchHere(match), await MatchElsewhere.of(OwnDesk(), match.record())
    undone = 0
    for _ in range(60):
        if match.over:
            break
        ask = dice.choice(match.asks)
        move = text(dice.choice(ask.options))
        assert await here.trial(ask.seat, move) == await far.trial(ask.seat, move)
        assert await here.happen(ask.seat, move) == await far.happen(ask.seat, move)
        alike(here, far, match.options.players)
        if match.can_undo(ask.seat) and dice.random() < 0.4:
            assert await here.happen(ask.seat, None) == await far.happen(ask.seat, None)
            alike(here, far, match.options.players)
            undone += 1
        with pytest.raises(IllegalMove):
            await far.happen(0, "fly away")
    assert undone


async def test_more_time_or_room_than_any_game_takes_is_too_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = played(0)
    moment, seat = match.moment(), match.asks[0].seat
    for limit in ("SLOWEST_MOVE", "LARGEST"):
        with monkeypatch.context() as tight, pytest.raises(still.Excess):
            tight.setattr(still, limit, 0)
            still.played(moment, seat, "bid guild")
    with monkeypatch.context() as tight, pytest.raises(still.Excess):
        tight.setattr(still, "SLOWEST_OPENING", 0)
        still.opened(match.record().to_json())


RULES = (
    *("setup", "step", "over", "result", "view", "imagine", "evaluate", "audit", "cautions"),
    "why_not",
    *("at_rest", "forecast", "stretch_of"),
)


def forbid_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on no rule of Felinia may run in this process."""
    for rule in RULES:

        def caught(*args: object, name: str = rule) -> None:
            raise AssertionError(f"the server itself runs {name} of a stranger's match")

        monkeypatch.setattr(type(game_called("felinia")), rule, caught)


async def test_no_rule_of_a_strangers_match_runs_in_the_server(
    new_house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = played(30)
    position = Match.at(begun.game, begun.options, begun.state, seed=5)
    data = msgspec.structs.replace(position.record(), seats=["human", "human", "random"]).to_json()
    forbid_rules(monkeypatch)
    async with new_house() as house:
        anna = house.person()
        table = (await anna.browser.post("/api/records", content=data)).json()["id"]
        path = f"/api/tables/{table}"
        async with anna.sit(table) as socket:
            message = await socket.next()
            for _ in range(6):
                asked = question(message)
                while asked is None:
                    asked = question(message := await socket.next())
                seat, options = asked
                wish = {"seat": seat, "revision": message["table"]["revision"]}
                await anna.get(f"{path}/why-not?seat={seat}&thing=guild")
                unsure = wish | {"move": options[-1], "sure": False}
                held_back = (await anna.post(f"{path}/moves", unsure))["held_back"]
                if held_back:
                    await anna.post(f"{path}/moves", wish | {"move": options[0]})
                else:
                    wish["revision"] += 1
                    assert (await anna.post(f"{path}/undo", wish))["number"] >= 0
                    wish["revision"] += 1
                    await anna.post(f"{path}/moves", wish | {"move": options[0]})
                message = await socket.until(wish["revision"] + 1)
        await anna.post(f"{path}/moves", wish | {"move": "fly away"}, 409)
        await look_around(anna, path)
        await anna.post(f"{path}/resign", {"seat": 0})
    async with new_house() as house:
        anna = same_person(house, anna)
        await look_around(anna, path)
        asked = question(await anna.look(table))
        if asked is not None:
            await anna.post(f"{path}/hint", {"seat": asked[0]})


async def look_around(person: Person, path: str) -> None:
    """Everything at a table that can be looked at."""
    message = await person.get(f"{path}/live")
    assert not message["table"]["stopped"]
    number = message["table"]["number"]
    assert (await person.get(f"{path}/at/{number}?seat=1"))["number"] == number
    assert len((await person.get(f"{path}/moves?seat=1"))["moves"]) >= number
    assert (await person.browser.get(f"{path}/record")).status_code in (200, 409)
