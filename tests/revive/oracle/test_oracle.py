"""The second opinion in golden and random games: the same map actions at every turn, the same totals at the end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from polyana.games.revive.content import Content
from polyana.games.revive.rules.map_actions import map_offers
from polyana.games.revive.state import Options, State
from polyana.kernel import Chance, Match, Record, play_out, text
from tests.revive.oracle.prices import Traveller
from tests.revive.oracle.scores import total
from tests.revive.tables import GAME, at_work
from tests.rules import rule

GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("revive-*.json"))
MAP_ACTIONS = ("explore", "populate", "build")

ReviveMatch = Match[State, Options, Content]


def agree(match: ReviveMatch) -> int:
    """Both opinions on what may be done now on the map; how much that is."""
    ask, turn = match.asks[0], match.state.turn
    allowed = 1 if len(match.state.players) == 1 else 2
    if ask.kind != "main" or turn.slept or turn.actions == allowed:
        return 0
    offered = {text(move) for move in ask.options if move[0] in MAP_ACTIONS}
    assert offered == Traveller(match.state, ask.seat).moves(), match.number
    return len(offered)


def agree_at_the_end(match: ReviveMatch) -> None:
    players = range(len(match.state.players))
    assert list(match.result().scores) == [total(match.state, seat) for seat in players]


@rule("R-100", "R-109", "R-126", "R-132", "R-135", "R-325", "R-331")
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: str(file.stem))
def test_a_golden_game(file: Path) -> None:
    record = Record.from_json(file.read_bytes())
    match: ReviveMatch = Match(GAME, GAME.options(record.options), record.seed)
    looked = 0
    for seat, move in record.moves:
        looked += agree(match)
        match.answer(seat, move)
    assert match.over and looked > 0
    agree_at_the_end(match)


@rule(
    "R-119",
    "R-220",
    "R-351",
    "R-359",
    "R-360",
    "R-365",
    "R-370",
    "R-371",
    "R-373",
    "R-382",
    "R-383",
)
@pytest.mark.parametrize("seed", range(4))
def test_a_game_of_rich_players_on_all_sides(seed: int) -> None:
    """Random moves with everything in play; supplies and what is armed are dealt anew before each look."""
    chance = random.Random(seed)
    options = GAME.options({"players": 2 + seed % 2, "content": "all"})
    state: State = GAME.setup(options, Chance(seed))
    looked = 0
    for _ in range(40):
        play_out(GAME, state, lambda ask: chance.choice(list(ask.options)), limit=10)
        if state.phase != "turn":
            continue
        rich: State = GAME.decode(GAME.encode(state))
        held = rich.players[rich.seat].supply
        for kind, most in (("crystal", 2), ("gear", 6), ("book", 6), ("food", 4)):
            held[kind] = chance.randint(0, most)
        armed = chance.choice(["range", "explore", "build", "populate", "explore_anywhere", ""])
        rich.turn.armed = {armed: 1} if armed else {}
        offered = {text(move) for move in map_offers(at_work(rich), rich.seat)}
        assert offered == Traveller(rich, rich.seat).moves(), (seed, armed)
        looked += len(offered)
    assert looked > 50
