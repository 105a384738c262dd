"""How well a seat stands in Felinia (Part F): the features behind the bots."""

from __future__ import annotations

from polyana.games.felinia.bot.trader import Berth, Trader
from polyana.games.felinia.bot.traveller import Traveller, traveller
from polyana.games.felinia.bot.weights import WEIGHTS, Weights
from polyana.games.felinia.content import Content, Fare
from polyana.games.felinia.state import State

__all__ = ["WEIGHTS", "Weights", "evaluate", "forecast"]


def evaluate(
    content: Content, state: State, seat: int, weights: Weights = WEIGHTS
) -> dict[str, float]:
    """Parts in points: what the seat has, what it may expect, and how the best of the others stands."""
    return Outlook(content, state, weights).parts(seat)


def forecast(content: Content, state: State, seat: int, weights: Weights = WEIGHTS) -> float:
    """By how many points a seat is likely to end before the best of the others, looked at between two rounds."""
    outlook = Outlook(content, state, weights)
    points = [outlook.prospect(each, aboard) for each, aboard in enumerate(outlook.aboard())]
    return points[seat] - max(points[:seat] + points[seat + 1 :])


class Outlook:
    """The whole table: how long it will last, which ships sail, and what is aboard."""

    def __init__(self, content: Content, state: State, weights: Weights) -> None:
        self.content = content
        self.state = state
        self.weights = weights
        self.order = sorted(
            (number for number, ship in enumerate(state.ships) if ship.deck),
            key=lambda number: content.decks[state.ships[number].deck].minutes,
        )
        self.free = {number: self.free_seats(number) for number in self.order}
        self.rounds = self.rounds_left()
        self.travellers: list[Traveller] = [
            traveller(content, state, seat, self.rounds, weights)
            for seat in range(len(state.players))
        ]
        self.sailing = self.sailing_now()

    def parts(self, seat: int) -> dict[str, float]:
        """How a seat stands."""
        aboard = self.aboard()
        parts = self.own_parts(seat, aboard[seat])
        parts["rivals"] = -self.weights.rivals * max(
            self.rough(rival) + aboard[rival]
            for rival in range(len(self.state.players))
            if rival != seat
        )
        return parts

    def own_parts(self, seat: int, aboard: float) -> dict[str, float]:
        """What a seat has and may expect, the others aside."""
        me, player = self.travellers[seat], self.state.players[seat]
        trader = Trader(self.content, self.state, seat, me, self.berths(seat), self.weights)
        return {
            "tiles": float(me.tile_points),
            "groups": float(me.group_points),
            "cards": me.card_points,
            "promise": me.promise(),
            "coins": trader.purse(player.coins) + trader.liquidity(),
            "goods": trader.wares(player.hold, player.coins),
            "ships": aboard,
            "deals": trader.deals() if self.state.phase in ("bidding", "trade") else 0.0,
            "future": me.future(),
        }

    def prospect(self, seat: int, aboard: float) -> float:
        """Points that a seat may expect in the end: its parts, and what its special tiles will have brought by then."""
        share = (2 / len(self.state.players)) ** 2
        coming = self.rounds * share * self.travellers[seat].income()
        return sum(self.own_parts(seat, aboard).values()) + coming

    def rough(self, seat: int) -> float:
        """How a rival stands, roughly."""
        rival, player = self.travellers[seat], self.state.players[seat]
        return (
            rival.points
            + sum(player.hold.values())
            + 0.5 * rival.fade * player.coins
            + 2.0 * rival.journeys_left
        )

    def rounds_left(self) -> float:
        """Rounds still to be played after this one: until the deck tiles or somebody's merchants run out."""
        state = self.state
        if state.ending or state.phase == "over":
            return 0.0
        smallest = min(player.stock for player in state.players)
        return max(0.0, min(len(state.deck) / 1.5, smallest / 0.8 - 1))

    def free_seats(self, number: int) -> int:
        """Seats still free on a ship."""
        ship = self.state.ships[number]
        return self.content.decks[ship.deck].seats - len(ship.seats)

    def sailing_now(self) -> list[int]:
        """The ships that sail this round as things stand, in their order."""
        state = self.state
        if state.phase == "exploration":
            return state.sailing
        if state.phase == "storage":
            return []
        if state.ending:
            return self.order
        full = [number for number in self.order if not self.free[number]]
        return full or self.order[:1]

    def aboard(self) -> list[float]:
        """What the merchants on the ships will bring, by seat; who lands first takes the best post."""
        state = self.state
        worth = [0.0] * len(state.players)
        taken: set[str] = set()
        waiting = [number for number in self.order if number not in self.sailing]
        for number in [*self.sailing, *waiting]:
            ship = state.ships[number]
            kingdom = self.content.decks[ship.deck].kingdom
            for place, seat in enumerate(ship.seats):
                if place == 0 and state.journey is not None and number == self.sailing[0]:
                    value, post = self.travellers[seat].walk(state.journey, state.players[seat])
                else:
                    value, post = self.travellers[seat].landing(kingdom, taken)
                worth[seat] += value if number in self.sailing else value * self.weights.waiting
                taken.add(post)
        return worth

    def berths(self, seat: int) -> list[Berth]:
        """The ships that a player may still board, this round or later."""
        state, w = self.state, self.weights
        boards_again = state.phase == "bidding" or (
            state.phase == "trade" and any(seat in stack for stack in state.stacks.values())
        )
        any_full = 0 in self.free.values()
        berths = []
        for number in self.order:
            free = self.free[number]
            if not free or (number in self.sailing and not boards_again):
                continue
            deck = self.content.decks[state.ships[number].deck]
            fare = self.content.fares[deck.id]
            worth = self.travellers[seat].landing(deck.kingdom)[0]
            sails = free == 1 or (number == self.order[0] and not any_full)
            chance = (1 - w.crowded) ** max(0, self.rivals_for(fare, seat) - free + 1)
            gain = max(0.0, worth * chance - fare.tiles * w.goods)
            in_sight = tuple([gain * likely for likely in w.chances])
            boarded = worth * chance * (w.delay if sails else w.delay * w.waiting)
            berths.append(Berth(fare, boarded, in_sight))
        return berths

    def rivals_for(self, fare: Fare, seat: int) -> int:
        """How many others have the goods for a fare at hand."""
        rivals = 0
        for other, player in enumerate(self.state.players):
            if other == seat:
                continue
            for kind, n in fare.goods:
                if player.hold[kind] < n:
                    break
            else:
                rivals += 1
        return rivals
