"""Hidden information, imagination and undo (Part B)."""

from __future__ import annotations

import msgspec
import pytest

from polyana import bots
from polyana.games.settlers.state import Options, State
from polyana.kernel import BadOptions, Chance, IllegalMove, Match
from polyana.kernel.check import Moods
from tests.rules import rule
from tests.settlers.tables import (
    CARDS,
    GAME,
    SettlersMatch,
    deal,
    goods,
    hand,
    me,
    play,
    seen,
    settle,
    start,
    table,
    top,
)
from tests.tables import ask, options


def rich() -> State:
    """A table with something hidden in every kind of place."""
    state = table("japanese", "romans")
    hand(state, 0, "jap_dojo", "com_mill")
    hand(state, 1, "rom_spies", "com_town")
    state.decks["common"].remove("com_baker")
    settle(state, 0, "jap_gate", under={"com_baker": 0})
    settle(state, 1, "rom_builder")
    deal(state, 0, "jap_casino", at="rom_builder")
    return state


def shows(match: SettlersMatch, seat: int | None, name: str) -> bool:
    """Whether a card can be seen from a seat."""
    return f'"{name}"'.encode() in msgspec.json.encode(match.view(seat))


@rule("S-013", "S-121", "S-157")
def test_who_sees_what() -> None:
    match = start(rich())
    assert shows(match, 0, "jap_dojo") and not shows(match, 1, "jap_dojo")
    assert shows(match, 1, "rom_spies") and not shows(match, 0, "rom_spies")
    assert shows(match, 0, "com_baker") and not shows(match, 1, "com_baker")
    assert not shows(match, None, "com_mill") and not shows(match, None, "com_baker")
    for seat in (0, 1, None):
        assert not shows(match, seat, "jap_casino")  # the marker is known to nobody
    open_table = seen(match, None)
    assert (open_table.players[0].hand_common, open_table.players[0].hand_faction) == (1, 1)
    assert open_table.decks["japanese"] == len(match.state.decks["japanese"])
    assert open_table.players[0].empire[0].under == 1


def test_what_a_seat_imagines_looks_the_same_and_differs_in_what_is_hidden() -> None:
    state = rich()
    match = start(state)
    hands = set()
    for seed in range(12):
        guess = match.imagine(1, Chance(seed))
        assert GAME.audit(guess.state) == []
        same = msgspec.json.encode(guess.view(1).table) == msgspec.json.encode(match.view(1).table)
        assert same
        assert guess.state.players[1].hand == state.players[1].hand
        hands.add(tuple(guess.state.players[0].hand))
        backs = [bool(CARDS[name].faction) for name in guess.state.players[0].hand]
        assert backs == [True, False]
    assert len(hands) > 5


def test_the_same_view_gives_the_same_move() -> None:
    def bot_move(first: str, second: str) -> str:
        state = table("japanese", "romans")
        hand(state, 0, "jap_farm", "com_mill")
        goods(state, 0, wood=2, worker=4, food=1, raze=1)
        hand(state, 1, first)
        state.decks["common"].sort(key=lambda name: (name == second, name))
        match = start(state)
        return " ".join(bots.make("greedy", 3).choose(match, 0))

    assert bot_move("com_town", "com_baker") == bot_move("com_baker", "com_town")


def test_a_choice_of_a_hand_card_can_be_undone_until_something_is_seen() -> None:
    state = table("romans", "barbarians")
    hand(state, 0, "rom_builder")
    settle(state, 0, "com_mill", "com_town")
    goods(state, 0, stone=1, gold=1)
    match = play(state, "build rom_builder", "pay gold", "pick com_mill")
    assert ask(match).seat == 1
    for _ in range(3):
        match.undo(0)
    assert me(match).hand == ["rom_builder"] and list(me(match).empire) == ["com_mill", "com_town"]
    settle(state, 0, "com_castle_a")
    goods(state, 0, worker=1)
    match = play(state, "activate com_castle_a", "draw common")
    with pytest.raises(IllegalMove):
        match.undo(0)


def test_others_do_not_see_a_card_being_sifted_or_put_under_a_gate() -> None:
    state = table("japanese", "romans")
    settle(state, 0, "jap_gate")
    hand(state, 0, "com_mill", "com_town")
    match = play(state, "keep jap_gate", "pick com_mill")
    assert "pick com_mill" not in [words for _, words in match.moves_for(1)]
    assert "pick com_mill" in [words for _, words in match.moves_for(0)]
    state = table("barbarians", "romans")
    settle(state, 0, "bar_mission")
    goods(state, 0, worker=1)
    top(state, "common", "com_mill", "com_town")
    match = play(state, "activate bar_mission", "draw common", "draw common")
    assert shows(match, 0, "com_mill") and not shows(match, 1, "com_mill")


def test_whether_anything_can_be_done_is_not_told_by_a_forced_pass() -> None:
    match = start(table())
    assert options(match) == ["pass"] and ask(match).always


def test_every_kind_of_question_comes_up_and_has_legal_answers() -> None:
    kinds: set[str] = set()
    for seed in range(40):
        options = GAME.variants()[seed % len(GAME.variants())]
        match, moods = Match(GAME, options, seed), Moods(seed)
        while not match.over:
            kinds.update(question.kind for question in match.asks)
            question = match.asks[0]
            assert question.options
            match.answer(question.seat, moods.choose(question))
    assert kinds >= {
        *("faction", "deck", "lookout_pick", "draft_keep", "draw_deck", "turn", "end_turn"),
        *("pay_mix", "pay_location", "exchange_pick", "twice", "bot_faction", "expedition"),
    }


def test_a_foreign_seat_and_an_illegal_move_change_nothing() -> None:
    match = start(rich())
    before = match.fingerprint()
    for seat, move in ((1, "pass"), (0, "build com_mill"), (0, "nonsense"), (0, "")):
        with pytest.raises(IllegalMove):
            match.answer(seat, move)
    assert match.fingerprint() == before


def test_options_are_validated() -> None:
    for given in ({"players": 5}, {"players": 2, "lookout": "none"}, {"players": 2, "promo": "x"}):
        with pytest.raises(BadOptions):
            GAME.options(given)
    assert GAME.options({"players": "3", "fire": "false"}) == Options(players=3, fire=False)
