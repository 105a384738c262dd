"""Stalls of a fair, one decision each, to see how a bot thinks."""

from __future__ import annotations

from polyana.kernel import Ask, Chance, Rules, Together
from tests.kernel.toys import Desk, DeskTable, Play, Toy, note, words

POINTS = {"copper": 1.0, "silver": 2.0, "gold": 3.0, "dust": -1.0}


class Stalls(Toy):
    """Notes such as `0 won gold` are worth points; one decision, then it is over."""

    def __init__(self, play: Play) -> None:
        super().__init__(play, turns=1)

    def evaluate(self, state: Desk, seat: int) -> dict[str, float]:
        won = [line.split() for line in state.notes]
        return {
            "won": sum(
                POINTS[prize] for who, verb, prize in won if verb == "won" and int(who) == seat
            )
        }

    def imagine(self, state: Desk, seat: int, chance: Chance) -> Desk:
        state.deck.sort()
        return super().imagine(state, seat, chance)


def shells(table: DeskTable) -> Rules:
    """Any card may lie on top of the deck; who names it wins."""
    deck = table.state.deck
    _, shell = yield Ask(0, "lift", words("lift", *sorted(deck)))
    finish(table, "gold" if shell == deck[-1] else "copper")


def chest(table: DeskTable) -> Rules:
    """Three choices in a row; nothing happens before the last, and every one but the first has a way back."""
    while True:
        room = (yield Ask(0, "room", [*words("enter", "cellar", "attic"), ("leave",)]))[-1]
        if room == "leave":
            return finish(table, "copper")
        box = (yield Ask(0, "box", [("back",), *words("open", "left", "right")], (room,)))[-1]
        if box == "back":
            continue
        prize = "gold" if (room, box) == ("attic", "left") else "dust"
        grab = [("back",), *words("grab", prize, "copper")]
        grabbed = (yield Ask(0, "grab", grab, (room, box)))[-1]
        if grabbed != "back":
            return finish(table, grabbed)


def pawnshop(table: DeskTable) -> Rules:
    """Something must be pawned before the silver can be bought; pawning more is only a loss."""
    pawned = 0
    while True:
        options = [("leave",), *words("pawn", "hat", "coat")[pawned:]]
        if pawned:
            options += words("buy", "silver")
        verb = (yield Ask(0, "pawn", options))[0]
        if verb == "buy":
            return finish(table, "silver")
        if verb == "leave":
            table.state.turn = 1
            return
        pawned += 1
        note(table, 0, ("won", "dust"))


def dice(table: DeskTable) -> Rules:
    """Copper for sure, or a roll that wins gold on a six and otherwise dust."""
    verb, _ = yield Ask(0, "dice", words("take", "copper") + words("roll", "die"))
    sure = verb == "take"
    finish(table, "copper" if sure else "gold" if table.state.chance.die() == 6 else "dust")


def twins(table: DeskTable) -> Rules:
    """Two doors with the same behind them, and a third with less."""
    _, door = yield Ask(0, "door", words("open", "red", "blue", "black"))
    finish(table, "dust" if door == "black" else "gold")


def answers(table: DeskTable) -> Rules:
    """All name an animal at once: the heron wins silver whatever the other says, the zebra copper."""
    animals = words("name", "zebra", "heron")
    yield (sealed := Together([Ask(seat, "name", animals) for seat in (0, 1)]))
    for seat in (0, 1):
        note(table, seat, ("won", "silver" if sealed.answers[seat][1] == "heron" else "copper"))
    table.state.turn = 1


def finish(table: DeskTable, prize: str) -> None:
    """Seat 0 has won something, and the stall closes."""
    note(table, 0, ("won", prize))
    table.state.turn = 1
