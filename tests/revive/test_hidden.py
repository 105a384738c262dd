"""Hidden information, imagination, where steps end, and undo (Part B)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from polyana import bots
from polyana.games.revive.state import Options, State
from polyana.kernel import Chance, IllegalMove, Match, Move
from polyana.kernel.check import Moods
from tests.revive.tables import (
    CONTENT,
    GAME,
    ReviveMatch,
    active,
    artifacts,
    crate,
    energy,
    examples,
    figure,
    give,
    machine,
    me,
    options,
    past_bonuses,
    play,
    reveal,
    seen,
    slot,
    start,
    table,
    tile,
    using,
)
from tests.rules import rule

FOREIGN = (1, None)


def shows(match: ReviveMatch, seat: int | None, name: str) -> bool:
    """Whether a component can be seen from a seat, on the table or in a question."""
    return f'"{name}"'.encode() in msgspec.json.encode(match.view(seat))


def looks(match: ReviveMatch, seat: int | None) -> bytes:
    """The whole table as a seat sees it."""
    return msgspec.json.encode(match.view(seat).table)


def rich() -> State:
    """A table with something hidden in every kind of place: cards, crates, tiles, stacks."""
    state = examples()
    crate(state, 0, "cr_tools_1", "cr_totem_2")
    crate(state, 1, "cr_books_1")
    crate(state, 1, "cr_medal_1", opened=1)
    return state


def chosen(**named: str | int) -> ReviveMatch:
    """A new game with these options."""
    return Match(GAME, msgspec.convert({"players": 2, **named}, Options), 3)


# What is seen


@rule("R-026")
def test_an_artifact_card_is_seen_by_its_owner_alone_until_the_final_scoring() -> None:
    match = start(rich())
    own, other = me(match).artifact_card, me(match, 1).artifact_card
    assert shows(match, 0, own) and not shows(match, 0, other)
    assert shows(match, 1, other) and not shows(match, 1, own)
    assert not shows(match, None, own) and not shows(match, None, other)
    state = rich()
    state.phase = "over"
    for seat in (0, 1, None):
        shown = GAME.view(state, seat).players
        assert [player.artifact_card for player in shown] == [own, other]


@rule("R-418")
def test_the_second_artifact_card_is_never_shown() -> None:
    match = chosen(artifact_cards="choice")
    first, second = me(match).artifact_cards
    assert shows(match, 0, first) and shows(match, 0, second)
    for seat in FOREIGN:
        assert not shows(match, seat, first) and not shows(match, seat, second)
    match.answer(0, f"keep {first}")
    assert match.moves_for(1)[-1] == (0, ""), "the answer is secret"
    match.answer(1, f"keep {me(match, 1).artifact_cards[0]}")
    assert me(match).artifact_card == first and match.moves_for(1)[0] == (0, "")
    for seat in (0, 1, None):
        assert not shows(match, seat, second), "not even to its owner"
    match.state.phase = "over"
    assert second.encode() not in msgspec.json.encode(GAME.view(match.state, None))
    assert second in GAME.secrets(match.state, 1)


@rule("R-005", "R-007", "R-008", "R-009", "R-011")
def test_fronts_and_stacks_are_known_to_nobody_backs_and_sizes_to_everybody() -> None:
    match = start(rich())
    state = match.state
    hidden = [state.tiles["a04"], state.citizens.stack[-1], state.modules.stack[-1]]
    hidden += [state.crates[-1], *(state.machines[one].stack[-1] for one in state.machines)]
    for seat in (0, 1, None):
        for name in hidden:
            assert not shows(match, seat, name)
        view = seen(match, seat)
        assert (view.citizens.stack, view.modules.stack, view.crates) == (34, 43, 24)
        assert {colour: one.stack for colour, one in view.machines.items()} == dict.fromkeys(
            ("grey", "green", "yellow"), 7
        )
        back = view.tiles["a04"]
        tile = CONTENT.tiles[state.tiles["a04"]]
        assert (back.tile, back.cost, back.vp) == ("", dict(tile.price), tile.vp)


@rule("R-177", "R-207")
def test_closed_crates_are_their_owners_to_the_end_and_opened_ones_are_public() -> None:
    match = start(rich())
    assert seen(match, 0).players[0].closed == ["cr_tools_1", "cr_totem_2"]
    for seat in FOREIGN:
        view = seen(match, seat)
        assert (view.players[0].closed, view.players[0].closed_size) == ([], 2)
        assert not shows(match, seat, "cr_tools_1")
    for seat in (0, 1, None):
        assert seen(match, seat).players[1].opened == {"cr_medal_1": 1}
    match = play(match, "crate cr_tools_1")
    assert shows(match, 1, "cr_tools_1") and not shows(match, 1, "cr_totem_2")
    state = rich()
    state.phase = "over"
    assert GAME.view(state, 1).players[0].closed == [], "they stay closed"
    assert "cr_totem_2" in GAME.secrets(state, 1)


@rule("R-031")
def test_areas_supplies_tracks_modules_machines_and_artifacts_are_open() -> None:
    state = rich()
    give(state, 0, gear=3)
    slot(state, 0, "top_1", "y_cook")
    machine(state, 0, "mg_crane", charged=True)
    state.players[0].artifacts = [state.artifacts.pop()]
    state.module_discard = [state.modules.stack.pop()]
    match = start(state)
    for seat in FOREIGN:
        view = seen(match, seat)
        player, own = view.players[0], me(match)
        assert player.rest == sorted(own.rest) and player.active == own.active
        assert player.slots == own.slots and player.supply == own.supply
        assert player.charged == ["mg_crane"] and player.artifacts == own.artifacts
        assert player.tracks == own.tracks and view.module_discard == match.state.module_discard


@rule("R-433")
def test_switch_plates_are_their_owners_until_all_have_chosen_and_the_others_never_shown() -> None:
    match = chosen(content="switch_plates")
    plates = [list(player.plates) for player in match.state.players]
    assert shows(match, 0, plates[0][0]) and not shows(match, 1, plates[0][0])
    match.answer(0, f"keep {plates[0][0]}")
    assert not shows(match, 1, plates[0][0]), "not before all have chosen"
    match.answer(1, f"keep {plates[1][1]}")
    for seat in (0, 1, None):
        assert [player.plate for player in seen(match, seat).players] == [
            plates[0][0],
            plates[1][1],
        ]
        assert not shows(match, seat, plates[0][1]) and not shows(match, seat, plates[1][0])


@rule("R-006", "R-026", "R-433")
def test_what_is_not_used_at_the_setup_is_not_kept_at_all() -> None:
    match = chosen(content="switch_plates")
    plates = {name for player in match.state.players for name in player.plates}
    for player in list(match.state.players):
        match.answer(match.asks[0].seat, f"keep {player.plates[0]}")
    kept = msgspec.json.encode(match.state).decode()
    assert [name for name in CONTENT.artifact_cards if f'"{name}"' in kept] == sorted(
        player.artifact_card for player in match.state.players
    )
    assert len(plates) == 4
    assert {name for name in CONTENT.plates if f'"{name}"' in kept} == {
        player.plate for player in match.state.players
    }
    assert len(match.state.large) == 4


@rule("R-331")
def test_points_now_leave_out_the_artifact_card_but_for_its_owner() -> None:
    match = start(rich())
    for seat in (0, 1, None):
        for number, player in enumerate(seen(match, seat).players):
            lines = [line.what for line in player.sheet]
            assert ("artifact_card" in lines) is (number == seat)
            assert player.points == sum(line.points for line in player.sheet)


# What is guessed


def test_what_a_seat_imagines_looks_the_same_and_differs_in_what_is_hidden() -> None:
    match = start(rich())
    state = match.state
    guesses = [match.imagine(1, Chance(seed)) for seed in range(16)]
    for guess in guesses:
        assert GAME.faults(guess.state) == []
        assert looks(guess, 1) == looks(match, 1)
        assert me(guess, 1).artifact_card == me(match, 1).artifact_card
        assert me(guess, 1).closed == me(match, 1).closed
        assert me(guess).artifact_card != me(match, 1).artifact_card
        assert len(me(guess).closed) == 2
        assert sorted([*me(guess).closed, *guess.state.crates]) == sorted(
            [*me(match).closed, *state.crates]
        ), "closed crates and the stack are one pile"
        for place in CONTENT.board.explore:
            back = CONTENT.tiles[guess.state.tiles[place]].back
            assert back == CONTENT.tiles[state.tiles[place]].back
    piles: list[Sequence[object]] = [
        [guess.state.citizens.stack[-1] for guess in guesses],
        [guess.state.modules.stack[-1] for guess in guesses],
        [guess.state.machines["grey"].stack[-1] for guess in guesses],
        [guess.state.crates[-1] for guess in guesses],
        [me(guess).closed[0] for guess in guesses],
        [me(guess).artifact_card for guess in guesses],
        [guess.state.chance for guess in guesses],
    ]
    for pile in piles:
        assert len({str(one) for one in pile}) > 4
    fronts = {guess.state.tiles["a04"] for guess in guesses}
    assert 1 < len(fronts) <= 3, "two or three tiles have this back"


@rule("R-418")
def test_the_own_rejected_artifact_card_is_known_to_be_out() -> None:
    match = chosen(artifact_cards="choice")
    mine, rejected = me(match).artifact_cards
    match.answer(0, f"keep {mine}")
    match.answer(1, f"keep {me(match, 1).artifact_cards[0]}")
    guessed = {me(match.imagine(0, Chance(seed)), 1).artifact_card for seed in range(80)}
    assert guessed == set(CONTENT.artifact_cards) - {mine, rejected}


def test_cards_and_plates_that_are_being_chosen_are_guessed_too() -> None:
    match = chosen(artifact_cards="choice", content="switch_plates")
    cards = {tuple(me(match.imagine(1, Chance(seed))).artifact_cards) for seed in range(12)}
    assert len(cards) > 6 and all(len(pair) == 2 for pair in cards)
    for seat in (0, 1):
        match.answer(seat, f"keep {me(match, seat).artifact_cards[0]}")
    plates = {tuple(me(match.imagine(1, Chance(seed))).plates) for seed in range(12)}
    assert len(plates) > 6 and not any(set(pair) & set(me(match, 1).plates) for pair in plates)


def test_secrets_are_all_that_is_hidden_and_nothing_else() -> None:
    state = rich()
    assert {"cr_tools_1", "cr_totem_2", state.players[0].artifact_card} <= GAME.secrets(state, 1)
    assert not {"cr_books_1", state.players[1].artifact_card} & GAME.secrets(state, 1)
    for seat in (0, 1, None):
        secrets = GAME.secrets(state, seat)
        assert {state.tiles["a04"], *state.citizens.stack, *state.modules.stack} <= secrets
        assert {*state.crates, *state.machines["green"].stack} <= secrets
        assert not {state.tiles["s1"], *state.citizens.open, "cr_medal_1"} & secrets


def test_the_same_view_gives_the_same_move() -> None:
    def bot_move(crates: str, card: str) -> Move:
        state = examples()
        crate(state, 1, crates)
        state.players[1].artifact_card = card
        state.citizens.stack.sort(key=lambda name: (name == card, name))
        return bots.make("greedy", 3).choose(start(state), 0)

    assert bot_move("cr_tools_1", "ac_05") == bot_move("cr_totem_1", "ac_07")


# What is asked


@rule("R-176")
def test_crates_are_offered_by_copy_equal_kinds_once_and_to_their_owner_alone() -> None:
    state = table()
    crate(state, 0, "cr_tools_2", "cr_tools_1", "cr_books_2")
    match = start(state)
    assert options(match, "crate") == ["crate cr_books_2", "crate cr_tools_1"]
    (question,) = match.view(1).questions
    assert question.kind == "main" and question.options == []
    match = play(match, "crate cr_tools_1")
    assert match.moves_for(1)[-1] == (0, "crate cr_tools_1")


HANGING = ("keep_artifact_card", "keep_switch_plate")
"""The decisions whose options others cannot know; of `main` and `order_effect` it is the crates alone."""


@pytest.mark.parametrize("number", range(0, len(GAME.variants()), 3))
def test_all_other_options_follow_from_what_everybody_sees(number: int) -> None:
    """Another seat that guesses all it cannot see finds the same question, with the same answers but for crates."""
    match: ReviveMatch = Match(GAME, GAME.variants()[number], number)
    moods, looked = Moods(number), 0
    while not match.over and looked < 60:
        question = match.asks[0]
        if question.kind not in HANGING and match.number % 5 == 0:
            for seat in range(match.options.players):
                if seat != question.seat:
                    guess = match.imagine(seat, Chance(match.number)).asks
                    assert [(one.seat, one.kind) for one in guess] == [
                        (question.seat, question.kind)
                    ]
                    assert known(guess[0].options) == known(question.options)
                    assert guess[0].about == question.about
                    looked += 1
        match.answer(question.seat, moods.choose(question))
    assert looked or match.options.players == 1


def known(moves: Sequence[Move]) -> list[Move]:
    """The answers that do not open a crate."""
    return [move for move in moves if move[0] != "crate"]


def test_a_foreign_seat_and_an_illegal_move_change_nothing() -> None:
    match = start(rich())
    before = match.fingerprint()
    for seat, move in ((1, "switch"), (0, "crate cr_books_1"), (0, "nonsense"), (0, "")):
        with pytest.raises(IllegalMove):
            match.answer(seat, move)
    assert match.fingerprint() == before


# Undo


NEWS: dict[str, tuple[str, ...]] = {
    "a tile is turned over, a card of the deck taken": ("explore a14", "take deck"),
    "the display of citizens is refilled": ("play y_courier", "slot bottom_1", "card y_cook"),
    "the display of modules is refilled": ("switch", "take md_01", "cell top_1_1"),
    "a crate is taken": ("play r_storekeeper", "slot top_1"),
}


@pytest.mark.parametrize("moves", NEWS.values(), ids=list(NEWS))
def test_nothing_is_undone_past_news(moves: tuple[str, ...]) -> None:
    state = examples()
    energy(state, 0, 0)
    tile(state, "a14", "ta_04")
    give(state, 0, crystal=0, gear=6, book=6, food=6)
    state.citizens.stack[:0] = [name for name in state.citizens.open if name != "y_cook"]
    state.citizens.open = ["y_cook"]
    active(state, 0, "y_courier", "r_storekeeper")
    state.players[0].plate = "sw_solder"
    match = play(state, *moves)
    assert not match.can_undo(0)
    with pytest.raises(IllegalMove):
        match.undo(0)


def test_a_machine_that_is_taken_is_news() -> None:
    state = table()
    energy(state, 0, 0)
    state.players[0].tracks["grey"] = 3
    match = play(using(state, 0, "1 step_grey"), f"take {state.machines['grey'].open[0]}")
    assert not match.can_undo(0)


@rule("R-405")
def test_the_displays_thrown_away_are_news_once_they_are_refilled() -> None:
    state = table(1)
    match = play(state, "hibernate", f"card {state.citizens.open[0]}")
    assert match.can_undo(0), "nothing is refilled yet"
    assert not play(match, "done").can_undo(0)


@rule("R-451")
def test_a_reshuffle_of_modules_is_news() -> None:
    state = table()
    energy(state, 0, 0)
    state.module_discard, state.modules.stack = state.modules.stack[:4], []
    lying = (*state.modules.open, *state.module_discard)
    state.discarded = [name for name in CONTENT.modules if name not in lying]
    match = play(using(state, 0, "1 module"), "take md_01", "cell top_1_1")
    assert len(match.state.modules.open) == 5 and not match.can_undo(0)


def test_payments_plays_trades_switch_and_steps_can_be_undone() -> None:
    state = examples()
    past_bonuses(state, 0)
    give(state, 0, crystal=2, gear=6, food=3)
    figure(state, 0, "s4_3", "jox_packs")
    before = start(state).fingerprint()
    moves = ("trade gear", "play sc_gatherer_a", "slot top_1", "build s4_2", "size small")
    match = play(state, *moves)
    for _ in moves:
        match.undo(0)
    assert match.fingerprint() == before
    match = play(match, "switch", "do switch basic", "gain food")
    for _ in range(3):
        match.undo(0)
    assert match.fingerprint() == before


def test_an_opened_crate_can_be_closed_again() -> None:
    match = play(rich(), "crate cr_tools_1")
    assert me(match).opened == {"cr_tools_1": 1} and match.can_undo(0)
    match.undo(0)
    assert me(match).closed == ["cr_tools_1", "cr_totem_2"]


def test_an_answer_that_is_sealed_can_be_taken_back() -> None:
    match = chosen(artifact_cards="choice")
    match.answer(0, f"keep {me(match).artifact_cards[0]}")
    assert match.can_undo(0)
    match.undo(0)
    assert [question.seat for question in match.asks] == [0, 1]


def test_nothing_is_undone_once_somebody_else_has_answered() -> None:
    match = play(table(), "switch", "gain food", "end_turn", "switch", "gain food")
    assert not match.can_undo(0) and match.can_undo(1)


# Every decision


def test_every_kind_of_question_comes_up_and_has_legal_answers() -> None:
    kinds: set[str] = set()
    for seed in range(36):
        choices = GAME.variants()
        match: ReviveMatch = Match(GAME, choices[seed % len(choices)], seed)
        moods = Moods(seed)
        while not match.over:
            kinds.update(question.kind for question in match.asks)
            question = match.asks[0]
            assert question.options
            match.answer(question.seat, moods.choose(question))
    assert kinds >= {
        *("choose_tribe", "choose_side", "keep_artifact_card", "keep_switch_plate", "main"),
        *("slot", "half", "use_half", "order_effect", "effect_option", "repeat", "pay_basic"),
        *("pick_basic", "pick_track", "pick_artifact", "pick_machine", "pick_module"),
        *("pick_cell", "pick_card_display", "pick_card_own", "pick_recharge", "map_action"),
        *("orientation", "populate_tech", "building_size", "ability_target", "solo_discard"),
        *("hibernation_reward",),
    }


@rule("R-444")
def test_the_event_of_a_chapter_is_shown_when_it_happens() -> None:
    state = table(chapter="chapter_1")
    artifacts(state, "af_globe", "af_violin")
    match = start(using(state, 0, "1 artifact"))
    for seat in (0, 1, None):
        assert not shows(match, seat, "camp_04")
    match = play(match, "take purple")
    for seat in (0, 1, None):
        assert shows(match, seat, "camp_04")


@rule("R-010")
def test_a_revealed_tile_is_known_to_everybody() -> None:
    state = examples()
    reveal(state, "a14", "ta_04", turned=True)
    match = start(state)
    for seat in (0, 1, None):
        shown = seen(match, seat).tiles["a14"]
        assert (shown.tile, shown.turned) == ("ta_04", True)
