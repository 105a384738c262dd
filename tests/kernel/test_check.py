"""The checks find what is wrong with a game: each toy here has one fault."""

from __future__ import annotations

import random

import pytest

from polyana.kernel import Ask, Chance, Line, Match, Record, Result, Rules, check
from polyana.kernel.check import Violation, check_game, check_games
from tests.kernel.toys import Desk, DeskTable, DeskView, Pair, Toy, fair, moment, note, words


def fault(game: Toy, games: int = 6) -> str:
    """The sentence of the first violation; its record leads there."""
    with pytest.raises(Violation) as found:
        list(check_games(game, games, seed=1))
    record = found.value.record
    assert Record.from_json(record.to_json()).game == "toy"
    assert len(record.moves) <= found.value.decisions + 1
    assert str(found.value).startswith("toy: ")
    return str(found.value).removeprefix("toy: ")


def test_a_good_game_passes() -> None:
    decisions = list(check_games(Toy(fair, turns=18), 6, seed=1))
    assert all(number > 15 for number in decisions)


def test_variants_take_turns() -> None:
    game = Toy(fair)
    assert list(check_games(game, 4, seed=1)) == [
        check_game(game, number, 1) for number in range(4)
    ]


# Views and imagination


class Leaky(Toy):
    """Everybody sees the top of the deck."""

    def view(self, state: Desk, seat: int | None) -> DeskView:
        view = super().view(state, seat)
        view.notes.extend(state.deck[-1:])
        return view


def test_a_view_that_shows_a_secret_id() -> None:
    assert "the view of seat 0 shows card_" in fault(Leaky(fair))


class LeakyCount(Toy):
    """Everybody sees the number of the top card, though not its id."""

    def view(self, state: Desk, seat: int | None) -> DeskView:
        view = super().view(state, seat)
        view.deck = int(state.deck[-1].removeprefix("card_"))
        return view


def test_a_view_that_hangs_on_what_is_hidden() -> None:
    assert fault(LeakyCount(fair)) == "what seat 0 imagines looks different to it"


class LeakyToSpectators(Toy):
    """A spectator sees the number of the top card."""

    def view(self, state: Desk, seat: int | None) -> DeskView:
        view = super().view(state, seat)
        if seat is None:
            view.deck = int(state.deck[-1].removeprefix("card_"))
        return view


def test_a_view_that_shows_more_to_spectators() -> None:
    assert fault(LeakyToSpectators(fair)) == "what seat 0 imagines looks different to a spectator"


class LeakyAtTheEnd(Toy):
    """The last view shows what no view may show."""

    def view(self, state: Desk, seat: int | None) -> DeskView:
        view = super().view(state, seat)
        if state.turn == self.turns and " point " in state.notes[-1]:
            view.notes.extend(state.deck)
        return view


def test_a_last_view_that_shows_a_secret() -> None:
    assert "the view of seat 0 shows card_" in fault(LeakyAtTheEnd(fair))


class Forgetful(Toy):
    """A seat imagines that it holds other cards than it does."""

    def imagine(self, state: Desk, seat: int, chance: Chance) -> Desk:
        state = super().imagine(state, seat, chance)
        pool = state.deck + state.purses[seat]
        chance.shuffle(pool)
        state.purses[seat] = [pool.pop() for _ in state.purses[seat]]
        state.deck = pool
        return state


def test_imagining_other_than_what_is_seen() -> None:
    assert "imagines looks different to it" in fault(Forgetful(fair, turns=12))


class Dreamer(Toy):
    """A card comes twice in what a seat imagines."""

    def imagine(self, state: Desk, seat: int, chance: Chance) -> Desk:
        state = super().imagine(state, seat, chance)
        state.deck[0] = state.deck[1]
        return state


def test_imagining_what_cannot_be() -> None:
    assert fault(Dreamer(fair)).startswith("seat 0 imagines what cannot be: the cards are")


class Prophet(Toy):
    """A seat knows what the dice will show."""

    def imagine(self, state: Desk, seat: int, chance: Chance) -> Desk:
        counter = state.chance.counter
        state = super().imagine(state, seat, chance)
        state.chance = Chance(counter)
        return state


def test_imagining_with_the_true_dice() -> None:
    assert fault(Prophet(fair)) == "seat 0 foresees what chance will bring"


class Seer(Toy):
    """A seat imagines the truth."""

    def imagine(self, state: Desk, seat: int, chance: Chance) -> Desk:
        state.chance = Chance(chance.bits())
        return state


def test_imagining_the_truth() -> None:
    assert fault(Seer(fair, turns=30)) == "seat 0 imagines nothing but the truth"


class Fumbling(Toy):
    """Imagining fails."""

    def imagine(self, state: Desk, seat: int, chance: Chance) -> Desk:
        raise IndexError("no such card")


def test_imagining_that_fails() -> None:
    assert fault(Fumbling(fair)) == "IndexError: no such card"


# Pieces, undo, saves


def test_a_lost_piece() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        note(table, 0, (move := (yield Ask(0, "drop", words("drop", "card", "nothing")))))
        if move[1] == "card":
            table.state.deck.pop()
            table.reveal()

    assert fault(Toy(play)).startswith("the cards are ['card_")


def test_a_piece_lost_with_the_last_move() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        yield Ask(0, "drop", words("drop", "card", "nothing"))
        table.state.deck.pop()
        table.reveal()

    assert fault(Toy(play, turns=1)).startswith("the cards are ['card_")


class Diary(Toy):
    """A game that remembers something outside its state."""

    def __init__(self) -> None:
        super().__init__(self.remember)
        self.memory = 0

    def remember(self, table: DeskTable) -> Rules:
        table.state.turn += 1
        for _ in range(3):
            yield Ask(0, "talk", words("say", "yes", "no"))
            self.memory += 1
            table.state.notes.append(str(self.memory))


def test_a_memory_outside_the_state() -> None:
    assert fault(Diary()).endswith("after an undo leads elsewhere")


def test_dice_outside_the_state() -> None:
    dice = random.Random(1)

    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        yield Ask(0, "roll", words("roll", "die", "nothing"))
        table.state.notes.append(str(dice.random()))

    assert "leads elsewhere" in fault(Toy(play))


def test_dice_outside_the_state_after_the_last_undo() -> None:
    dice = random.Random(1)

    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        yield Ask(0, "roll", words("roll", "die", "nothing"))
        table.state.notes.append(str(dice.random()))
        table.reveal()

    assert fault(Toy(play)).startswith(("RecordError: ", "the record replays to another end"))


class Offstage(Toy):
    """Undo is broken: a step changes content, which is shared, and asks by it."""

    def __init__(self) -> None:
        super().__init__(self.shift)
        self.words = ["yes", "no", "perhaps"]

    def shift(self, table: DeskTable) -> Rules:
        table.state.turn += 1
        yield Ask(0, "talk", words("say", *self.words))
        self.words.append(f"word_{len(self.words)}")


def test_undo_that_does_not_restore() -> None:
    assert fault(Offstage()).endswith("does not restore the moment before")


def test_a_state_that_is_not_plain_data() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        yield Ask(0, "talk", words("say", "yes", "no"))
        table.state.notes.append(lambda: "later")  # type: ignore[arg-type]

    assert "Encoding objects of type function is unsupported" in fault(Toy(play))


# Questions


def test_a_move_offered_twice() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        yield Ask(0, "talk", words("say", "yes", "no", "yes"))

    assert fault(Toy(play)) == "'talk' offers a move twice"


@pytest.mark.parametrize("words_of_move", [("say", "good day"), (), ("say", ""), ("",)])
def test_a_move_that_its_text_does_not_stand_for(words_of_move: tuple[str, ...]) -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        yield Ask(0, "talk", [("say", "yes"), words_of_move])

    assert fault(Toy(play)) == f"'talk' offers {words_of_move!r}, which its text does not stand for"


def test_a_seat_that_is_not_at_the_table() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        yield Ask(5, "talk", words("say", "yes", "no"))

    assert fault(Toy(play)) == "'talk' is asked of seat 5, which is not at the table"


def test_rules_that_break_their_promises() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        yield Ask(0, "talk", words("say", "yes", "no"))
        table.state.chance.die()
        yield Ask(0, "again", words("say", "yes", "no"))

    assert fault(Toy(play)).startswith("BrokenRules: toy asks Ask(seat=0, kind='again'")


def test_rules_that_fail() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        yield Ask(0, "talk", words("say", "yes", "no"))
        raise KeyError("wine")

    assert fault(Toy(play)) == "KeyError: 'wine'"


# The end


def test_a_game_that_does_not_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(table: DeskTable) -> Rules:
        yield Ask(0, "talk", words("say", "yes", "no"))

    monkeypatch.setattr(check, "LONGEST", 60)
    assert fault(Toy(play)) == "the game does not end"


def test_a_game_that_stops_asking_and_does_not_end() -> None:
    def play(table: DeskTable) -> Rules:
        if len(table.state.notes) < 3:
            note(table, 0, (yield Ask(0, "talk", words("say", "yes", "no"))))

    assert fault(Toy(play)).startswith("BrokenRules: toy asks nobody anything")


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        (Result([1], [1], [[Line("all", 1)]]), "the result does not cover all seats"),
        (Result([1, 1], [2, 2], [[Line("all", 1)]] * 2), "nobody is first"),
        (Result([1, 2], [2, 1], [[Line("all", 1)]] * 2), "a score sheet does not add up"),
    ],
)
def test_a_result_that_cannot_be(result: Result, sentence: str) -> None:
    class Judge(Toy):
        def result(self, state: Desk) -> Result:
            return result

    assert fault(Judge(fair)) == sentence


def test_the_record_of_a_violation_leads_to_it() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        note(table, 0, (yield Ask(0, "talk", words("say", "yes", "no"))))
        if len(table.state.notes) == 4:
            yield Ask(0, "talk", words("say", "yes", "yes"))

    with pytest.raises(Violation) as found:
        check_game(Toy(play), 0, seed=1)
    match = Match.replay(Toy(play), found.value.record)
    assert match.asks[0].options == words("say", "yes", "yes")
    assert moment(match)[0] == match.game.encode(match.state)
    assert Pair(2) == match.options
