"""Where undo ends, Part B: past nothing that has become known, and past everything else in the own turn."""

from __future__ import annotations

import pytest

from polyana.games.tundra.state import State
from polyana.kernel import IllegalMove
from tests.rules import rule
from tests.tables import ask, options
from tests.tundra.tables import (
    TundraMatch,
    advisors,
    deck,
    dice,
    goals,
    last_die,
    lay,
    market,
    new_game,
    play,
    start,
    start_of,
    table,
    title,
    tracks,
    tuck,
    upgraded,
    workers,
)


def refuses(match: TundraMatch, seat: int) -> None:
    """What the seat has just answered stands."""
    assert not match.can_undo(seat)
    with pytest.raises(IllegalMove):
        match.undo(seat)


def turn(*values: int) -> State:
    """Seat 0 to move with these dice and plenty of berries."""
    state = table()
    goals(state)
    dice(state, 0, *values)
    tracks(state, 0, kindling=6, stone=6, peat=6, berry=15)
    return state


@rule("T-211")
@pytest.mark.parametrize("names", [("modest", "modest"), ("tireless", "modest")])
def test_no_undo_past_the_roll(names: tuple[str, str]) -> None:
    state = table(variant=True)
    for seat, name in enumerate(names):
        title(state, seat, name)
    match = start(start_of(state))
    for _ in [name for name in names if name == "modest"]:
        play(match, "stop")
    assert ask(match).kind == "turn"
    refuses(match, 1)


@rule("T-252", "T-254")
@pytest.mark.parametrize("move", ["reroll 3", "buy"])
def test_no_undo_past_a_reroll_or_a_bought_die(move: str) -> None:
    match = start(turn(3, 5))
    play(match, move)
    refuses(match, 0)


@rule("T-262", "T-263")
@pytest.mark.parametrize(
    ("advisor", "pick"), [("walrus_shipwright", "roll"), ("fox_trickster", "reroll 3")]
)
def test_no_undo_past_the_dice_of_a_card(advisor: str, pick: str) -> None:
    state = turn(3, 5)
    advisors(state, 0, advisor)
    match = start(state)
    play(match, f"advisor {advisor}")
    assert match.can_undo(0)
    play(match, pick)
    refuses(match, 0)


@rule("T-302")
def test_no_undo_past_a_glade_that_was_turned_up() -> None:
    state = turn(6)
    lay(state, "c2", "crane_bog", face_up=False)
    lay(state, "b2", "grey_scree")
    match = start(state)
    play(match, "place 6 movement", "move b1 b2")
    assert match.can_undo(0)
    play(match, "walk 1 c2")
    refuses(match, 0)


def test_no_undo_past_a_refreshed_market() -> None:
    state = turn(6)
    upgraded(state, 0, "trade")
    match = start(state)
    play(match, "place 6 trade", "part refresh_market")
    refuses(match, 0)
    play(match, options(match)[0])
    assert match.can_undo(0)


@rule("T-243")
def test_no_undo_past_the_end_of_a_round() -> None:
    match = start(last_die(table()))
    play(match, "place 1 architecture")
    assert match.state.round == 2
    refuses(match, 0)


@rule("T-115")
def test_both_tucked_boosts_may_be_withdrawn_until_the_last_player_is_done() -> None:
    match = new_game(3)
    before = match.fingerprint()

    def tuck_one(seat: int, number: int) -> None:
        wanted = match.ask_of(seat)
        assert wanted is not None
        match.answer(seat, wanted.options[number])

    for seat in (1, 0, 0, 1):
        tuck_one(seat, 0)
    assert [asked.seat for asked in match.asks] == [2]
    for seat in (0, 0, 1, 1):
        match.undo(seat)
    assert match.fingerprint() == before
    for seat in (0, 1, 2, 0, 1):
        tuck_one(seat, -1)
    match.undo(1)
    match.undo(1)
    assert [asked.seat for asked in match.asks] == [1, 2]
    assert [asked.about for asked in match.asks if asked.seat == 1] == [("none",)]
    for seat in (2, 1, 1):
        tuck_one(seat, 0)
    assert match.state.phase != "boosts"
    for seat in (0, 1, 2):
        refuses(match, seat)


@rule("T-241")
def test_no_undo_past_the_end_of_the_game() -> None:
    match = start(last_die(table(variant=True), 4))
    play(match, "place 1 architecture")
    assert match.over
    refuses(match, 0)


TURNS = {
    "shifting dice": ["shift 5 +1", "shift 6 -1", "shift 3 -1"],
    "a common goal": ["place 5 goal_berries"],
    "moving over open glades": ["place 5 movement", "move b1 b2", "walk 1 c2"],
    "building": ["place 5 architecture", "build b1", "pay stone"],
    "placing workers": ["place 3 architecture", "put c1", "pay peat", "put c1", "pay stone"],
    "gathering": ["place 5 gathering", "act gathering", "gather kindling", "stop"],
    "a card": ["place 5 trade", "take acorn_casket", "tuck acorn_casket trade", "shift 3 -1"],
    "upgrades": ["place 3 trade", "upgrade trade", "upgrade gathering"],
    "an advisor": ["advisor sable_changer", "gain peat", "gain peat", "gain stone"],
    "flipping": ["advisor raven_lawyer", "flip 5", "place 2 movement", "stop"],
    "boosts in any order": ["place 3 gathering", "act fur_boots", "move b1 c2", "stop"],
}


@pytest.mark.parametrize("moves", TURNS.values(), ids=TURNS.keys())
def test_everything_else_in_the_own_turn_may_be_undone(moves: list[str]) -> None:
    state = turn(3, 5)
    goals(state, "goal_berries")
    for place, token in (("b1", "dry_pinewood"), ("b2", "grey_scree"), ("c2", "crane_bog")):
        lay(state, place, token)
    workers(state, 0, "b1", "c1")
    market(state, "acorn_casket", "hare_runner")
    deck(state, "town_bell")
    advisors(state, 0, "sable_changer", "raven_lawyer")
    tuck(state, 0, "gathering", "fur_boots")
    match = start(state)
    moments = [match.fingerprint()]
    for move in moves:
        play(match, move)
        moments.append(match.fingerprint())
    while len(moments) > 1:
        assert match.fingerprint() == moments.pop()
        match.undo(0)
    assert match.fingerprint() == moments.pop()
    assert not match.can_undo(0)


@rule("T-221")
def test_a_turn_stands_once_the_next_player_has_answered() -> None:
    state = turn(3, 5)
    match = start(state)
    play(match, "place 3 movement", "stop", "end_turn")
    assert ask(match).seat == 1
    play(match, options(match)[0])
    refuses(match, 0)
