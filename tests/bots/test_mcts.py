"""The searching bot: it looks further than one plan, keeps to its budget, and knows only what its seat knows."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from polyana import bots, games
from polyana.bots import Mcts
from polyana.bots.budget import Budget
from polyana.kernel import Ask, Chance, Match, Move, Options, Rules, State, Together, text
from tests.bots.stalls import Stalls, answers, chest, dice, finish
from tests.clock import least_seconds
from tests.kernel.toys import DeskTable, Pair, Play, felinia, note, words

AnyMatch = Match[State, Options, object]


def searching(turns: int = 60, seed: int = 0) -> Mcts:
    """A bot that thinks the same whatever the machine does."""
    return Mcts(seed, Budget(turns=turns))


def chosen(play: Play, seat: int = 0, turns: int = 60) -> str:
    """What the bot answers first at a stall."""
    return text(searching(turns).choose(Match(Stalls(play), Pair(2), seed=1), seat))


def savings(table: DeskTable) -> Rules:
    """Copper at once, or patience: who waits is asked again and may take gold."""
    if not table.state.notes:
        move = yield Ask(0, "savings", [("take", "copper"), ("wait",)])
        if move == ("wait",):
            return note(table, 0, ("waited", "copper"))
        return finish(table, "copper")
    _, prize = yield Ask(0, "savings", words("take", "gold", "dust"))
    finish(table, prize)


def thief(table: DeskTable) -> Rules:
    """Silver lies in the open and copper in a pocket; the other may steal what lies in the open, and gains by it."""
    if not table.state.notes:
        return note(table, 0, (yield Ask(0, "hide", words("won", "silver", "copper"))))
    options = words("won", "dust")
    if "silver" in table.state.notes[0]:
        options += words("steal", "silver")
    move = yield Ask(1, "steal", options, always=True)
    if move[0] == "steal":
        table.state.notes[:] = ["0 won dust", "1 won silver"]
    else:
        note(table, 1, move)
    table.state.turn = 1


def whisper(table: DeskTable) -> Rules:
    """Seat 1 hides a coin in secret; then seat 0 guesses the hand, or takes copper."""
    if not table.state.notes:
        move = yield Ask(1, "hide", words("hide", "left", "right"), secret=True)
        table.state.purses[1].append(table.state.deck.pop(1 if move[1] == "left" else 0))
        return note(table, 1, ("hid", "coin"))
    move = yield Ask(0, "guess", [*words("guess", "left", "right"), ("take", "copper")])
    finish(table, "copper" if move[0] == "take" else "dust")


def coins(table: DeskTable) -> Rules:
    """Both show a side at once: seat 0 wins gold if they match, seat 1 if they differ."""
    sides = words("show", "head", "tail")
    yield (sealed := Together([Ask(seat, "show", sides) for seat in (0, 1)]))
    match = sealed.answers[0] == sealed.answers[1]
    note(table, 0 if match else 1, ("won", "gold"))
    note(table, 1 if match else 0, ("won", "dust"))
    table.state.turn = 1


@pytest.mark.parametrize(
    ("play", "answer"), [(savings, "wait"), (thief, "won copper"), (dice, "take copper")]
)
def test_it_sees_what_comes_after_the_first_plan(play: Play, answer: str) -> None:
    assert chosen(play) == answer


def test_greedy_does_not_see_so_far() -> None:
    for play, answer in ((savings, "take copper"), (thief, "won silver")):
        match = Match(Stalls(play), Pair(2), seed=1)
        assert text(bots.make("greedy").choose(match, 0)) == answer


def test_it_follows_a_plan_of_several_answers_without_thinking_anew() -> None:
    match, bot = Match(Stalls(chest), Pair(2), seed=1), searching()
    given, turns = [], []
    while not match.over:
        move = bot.choose(match, 0)
        match.answer(0, move)
        given.append(text(move))
        turns.append(bot.turns)
    assert given == ["enter attic", "open left", "grab gold"]
    assert turns[0] > 0 and turns[1:] == [0, 0]


def test_after_an_undo_it_thinks_anew() -> None:
    match, bot = Match(Stalls(chest), Pair(2), seed=1), searching()
    match.answer(0, bot.choose(match, 0))
    bot.choose(match, 0)
    match.undo(0)
    match.answer(0, "enter cellar")
    assert text(bot.choose(match, 0)).startswith("open")
    match.answer(0, "open left")
    assert text(bot.choose(match, 0)) == "grab copper"


def test_what_has_become_known_makes_the_old_tree_worthless() -> None:
    match, bot = felinia(variant=4, moves=40), searching(20)
    seat = match.asks[0].seat
    bot.choose(match, seat)
    while match.floor <= 40 or match.asks[0].seat != seat:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[0])
    fresh = searching(20)
    assert bot.choose(match, seat) == fresh.choose(match, seat)


def test_who_is_asked_at_once_does_not_see_the_others() -> None:
    assert chosen(answers) == "name heron"
    found = Counter(
        text(searching(30, seed).choose(Match(Stalls(coins), Pair(2), seed), 0))
        for seed in range(24)
    )
    # nobody can know the other's side: a bot that peeped would find one side better in every search
    assert set(found) == {"show head", "show tail"}
    shown = set()
    for first in ("show head", "show tail"):
        match = Match(Stalls(coins), Pair(2), seed=9)
        match.answer(1, first)
        shown.add(searching(30, 4).choose(match, 0))
    assert len(shown) == 1


def test_what_others_answer_in_secret_does_not_part_the_tree() -> None:
    match = Match(Stalls(whisper), Pair(2), seed=1)
    bot = searching(40)
    bot.choose(match, 1)
    match.answer(1, "hide left")
    seen = bot.choose(match, 0)
    other = Match(Stalls(whisper), Pair(2), seed=1)
    other.answer(1, "hide right")
    assert searching(40).choose(other, 0) == seen == ("take", "copper")


def test_a_victory_counts_more_than_a_point() -> None:
    def last_card(table: DeskTable) -> Rules:
        """A card in the purse wins the game; the silver is worth more points."""
        move = yield Ask(0, "last", [("take", "silver"), ("draw", "card")])
        if move == ("draw", "card"):
            table.state.purses[0].append(table.state.deck.pop())
            table.reveal()
        else:
            table.state.purses[1].append(table.state.deck.pop())
            note(table, 0, ("won", "silver"))
        table.state.turn = 1

    assert chosen(last_card) == "draw card"


@pytest.mark.parametrize("name", games.names())
def test_what_a_seat_cannot_see_does_not_show_in_its_moves(name: str) -> None:
    game = games.load(name)
    for variant, options in enumerate(game.variants()[:4]):
        match = Match(game, options, seed=variant)
        chance = Chance(variant)
        for _ in range(20 if options.players == 1 else 37 + 11 * variant):  # alone it is over soon
            answer_somehow(match, chance)
        assert not match.over
        if sealed(
            match
        ):  # a bot's dice hang on how many have answered, which imagined tables do not know
            assert len(set(moves_on_guesses(match))) == 1
            while sealed(match):
                answer_somehow(match, chance)
        move = searching(6).choose(match, match.asks[0].seat)
        assert moves_on_guesses(match) == [move, move]


def answer_somehow(match: AnyMatch, chance: Chance) -> None:
    """Somebody who is asked gives any answer."""
    ask = chance.pick(match.asks)
    match.answer(ask.seat, chance.pick(ask.options))


def sealed(match: AnyMatch) -> bool:
    """Whether others have given answers that the seat that is asked cannot know yet."""
    return match.imagine(match.asks[0].seat, Chance(1)).number < match.number


def moves_on_guesses(match: AnyMatch) -> list[Move]:
    """What the seat that is asked would answer on two tables that look the same to it."""
    seat = match.asks[0].seat
    return [searching(6).choose(match.imagine(seat, Chance(guess)), seat) for guess in (1, 2)]


def test_it_keeps_to_its_time() -> None:
    match = felinia(variant=4, moves=40)
    seat = match.asks[0].seat
    assert least_seconds(lambda: bots.make("mcts:200ms").choose(match, seat), 0.7) < 0.7


def test_a_clear_choice_takes_no_time() -> None:
    match = Match(Stalls(dice), Pair(2), seed=1)
    bot = Mcts(0, Budget(seconds=30.0))
    began = time.perf_counter()
    bot.choose(match, 0)
    assert time.perf_counter() - began < 15.0
    assert 0 < bot.turns < 100


def test_several_processes_add_their_votes() -> None:
    match = felinia(variant=4, moves=40)
    seat = match.asks[0].seat
    bot = bots.make("mcts:10:2", seed=3)
    assert isinstance(bot, Mcts)
    try:
        assert bot.choose(match, seat) == bot.choose(match, seat)
    finally:
        assert bot.roots is not None
        bot.roots.close()


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("mcts:soon", r"'soon' is no budget; .*mcts:500ms"),
        ("mcts:", r"'' is no budget"),
        ("mcts:0", r"'0' is no budget"),
        ("mcts:2h", r"'2h' is no budget"),
        ("hard:3000s", r"'3000s' is no budget"),
        ("mcts:2.5", r"'2\.5' is no budget"),
        ("mcts:2s:0", r"'2s:0' is no budget"),
        ("greedy:2s", r"'greedy' takes no budget; only hard and mcts do"),
    ],
)
def test_a_budget_that_is_none_is_refused(spec: str, sentence: str) -> None:
    with pytest.raises(bots.UnknownBot, match=sentence):
        bots.make(spec)


def test_budgets_are_read() -> None:
    hard, long, many = bots.make("hard"), bots.make("hard:5s"), bots.make("mcts:300:2")
    assert isinstance(hard, Mcts) and isinstance(long, Mcts) and isinstance(many, Mcts)
    assert hard.budget == Budget(seconds=2.0)
    assert (long.name, long.budget) == ("hard:5s", Budget(seconds=5.0))
    assert many.budget == Budget(turns=300, processes=2)
