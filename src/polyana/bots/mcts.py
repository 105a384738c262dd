"""The searching bot: Monte Carlo tree search over imagined tables (information sets), for any game.

A branch of its tree is a whole plan of answers, from one moment at which a table can be judged to the next, as the
greedy bot finds them.

At the root the plans run a race. Every lap imagines a table anew, with all that the seat cannot see and all that chance
will decide, and follows every plan that is still in the race on that same table: luck favours none. Where the tree has
grown, each seat goes along the plan that it should try next (PUCT); beyond it everybody plays what looks best to them.
After a stretch of play, where tables can be compared, the game says how a seat stands. Plans that fall behind drop out.
"""

from __future__ import annotations

import math
from functools import partial
from typing import Any, Final, Generic, NamedTuple

from polyana.bots.bot import dice, question_to
from polyana.bots.budget import Budget, Clock
from polyana.bots.plans import QUICK, THOROUGH, Plans, imagined
from polyana.bots.playout import Habits, follow, play_on
from polyana.bots.race import Race
from polyana.bots.roots import AnyMatch, Asked, Roots, Votes, added, winner
from polyana.bots.tree import Arm, Branch, Node, Reply, Scale, choose
from polyana.kernel import Ask, Chance, Match, Move, Thought
from polyana.kernel.game import O, S
from polyana.kernel.moment import Answer
from polyana.kernel.table import C

USUAL: Final = Budget(seconds=2.0)
GLANCES: Final = 3
"""Tables on which the plans at the root are looked for."""
BREADTH: Final = 4
"""Plans taken up when a moment is looked at."""
OTHERS: Final = 3
"""The same for the other seats."""
FEWEST: Final = 2
"""With fewer known plans that are possible on a table, the moment is looked at again."""
LAST_LOOK: Final = 32
"""A moment is looked at again at its second, fourth, eighth ... visit, so often at most."""
RIPE: Final = 8
"""Visits after which a moment belongs to the tree; until then everybody plays there what looks best."""
LONGEST: Final = 200
"""Plans in a row after which a table is judged wherever the game is."""
VICTORY: Final = 6.0
"""Points that a victory is worth besides its points."""


class Mcts:
    """Searches the tree of answers as long as its budget lasts, less if all is clear."""

    def __init__(self, seed: int = 0, budget: Budget = USUAL, name: str = "mcts") -> None:
        self.seed = seed
        self.budget = budget
        self.name = name
        self.memory: Memory | None = None
        self.roots: Roots[Any, Any, Any] | None = None
        self.turns = 0
        """Plans that were followed for the last decision."""

    def choose(self, match: Match[S, O, C], seat: int) -> Move:
        """The answer that begins the best plan, or goes on with it if nothing has become known since."""
        options = question_to(match, seat).options
        self.turns = 0
        if len(options) == 1:
            return options[0]
        memory, since = self.memory, self._since(match, seat)
        if memory is not None and since and memory.plan[: len(since)] == since:
            rest = memory.plan[len(since) :]
            if rest and rest[0] in options:
                return rest[0]
        root = memory.root.after(seat, since) if memory is not None and since else Node()
        others = self._ask_others(match, seat)
        search = Search(match, seat, root, dice(self.seed, match, seat))
        self.turns = search.run(self.budget)
        votes = search.votes()
        if others is not None:
            votes = added(votes, *others.votes(patiently=self.budget.seconds == math.inf))
        move = winner(votes)
        plan = next((plan for plan in search.race.ranking() if plan[0] == move), (move,))
        self.memory = Memory(match.number, match.answers.copy(), seat, root, plan)
        return move

    def _ask_others(self, match: Match[S, O, C], seat: int) -> Asked | None:
        """Lets the other processes think about the same decision, if there are any."""
        processes = self.budget.processes - 1
        if not processes:
            return None
        if self.roots is None or self.roots.game is not match.game:
            self.roots = Roots(match.game, processes)
        seeds = [self.seed + (number << 32) for number in range(1, processes + 1)]
        return self.roots.ask(match, seat, seeds, partial(votes_of, budget=self.budget))

    def _since(self, match: Match[S, O, C], seat: int) -> Branch:
        """The own answers since the last decision, if there is nothing else that has become known since."""
        memory = self.memory
        if memory is None or memory.seat != seat or match.floor > memory.number:
            return ()
        if match.answers[: memory.number] != memory.answers:
            return ()
        return tuple(answer.move for answer in match.answers[memory.number :])


class Memory(NamedTuple):
    """A decision: when it was made, its tree, and the plan that was chosen."""

    number: int
    answers: list[Answer]
    seat: int
    root: Node
    plan: Branch


class Search(Generic[S, O, C]):
    """One decision under thought."""

    def __init__(self, match: Match[S, O, C], seat: int, root: Node, chance: Chance) -> None:
        self.match = match
        self.seat = seat
        self.root = root
        self.chance = chance
        self.scales = [Scale() for _ in range(match.options.players)]
        self.stretch = ""
        self.clock = Clock(USUAL)
        self.race = Race({})
        self.habits = Habits()

    def run(self, budget: Budget) -> int:
        """Thinks until the budget is used up or the choice is clear; how many plans it followed."""
        self.clock = clock = Clock(budget)
        for glance in range(GLANCES):
            if glance and clock.seconds > budget.seconds / GLANCES:
                break
            table = Thought.of(self.match, self.seat, self.chance)
            self.stretch = table.game.stretch_of(table.state)
            self.look_around(self.root, table, question_to(table, self.seat))
        self.race = Race(self.looks())
        while not self.race.is_decided and not clock.is_up:
            self.race.run(self.lap())
        return clock.turns

    def looks(self) -> dict[Branch, float]:
        """How the plans look; where all look alike, such as clans at the very beginning, chance lines them up."""
        arms = self.root.arms[self.seat]
        looks = {plan: arm.looks for plan, arm in arms.items()}
        if len(set(looks.values())) > 1:
            return looks
        plans = list(looks)
        self.chance.shuffle(plans)
        return {plan: looks[plan] for plan in plans}

    def lap(self) -> dict[Branch, float]:
        """What the plans in the race lead to on one imagined table, those that look best first, while there is time."""
        table, luck = Thought.of(self.match, self.seat, self.chance), self.chance.bits()
        lap: dict[Branch, float] = {}
        for plan in self.race.running:
            if self.clock.is_up or self.race.is_full(lap, self.clock.turns_in_all):
                break
            worth = self.turn(table.fork(), plan, Chance(luck))
            if math.isnan(worth):
                break
            self.clock.turns += 1
            lap[plan] = worth
        return lap

    def votes(self) -> Votes:
        """By first answer how many laps its best plan has run, and what they brought, compared to the others."""
        return {plan[0]: self.race.record(plan) for plan in reversed(self.race.ranking())}

    def turn(self, table: Thought[S, O, C], plan: Branch, chance: Chance) -> float:
        """What a plan of the root leads to, down the tree and on to where tables can be compared; NaN if time is up."""
        path: list[tuple[int, Arm]] = []
        node: Node | None = self.root
        replies = 0
        for _ in range(LONGEST):
            if node is not None and (node is self.root or node.visits >= RIPE):
                answered, node = self.go_down(node, table, plan, path)
            else:
                if node is not None:
                    node.visits += 1
                    node = None
                answered = play_on(table, chance, self.habits)
            replies += self.is_turn_over(table, answered) and (replies or answered != {self.seat})
            if table.over or self.is_far_enough(table, replies):
                break
            if self.clock.is_late:
                return math.nan
        return self.carry_back(table, path)

    def go_down(
        self, node: Node, table: Thought[S, O, C], plan: Branch, path: list[tuple[int, Arm]]
    ) -> tuple[set[int], Node]:
        """Whoever is asked follows a plan of the tree, at the root the given one; who that was, and the next node."""
        node.visits += 1
        asks = table.asks
        step = [
            (ask.seat, plan)
            if node is self.root and ask.seat == self.seat
            else (ask.seat, self.consider(node, table, ask))
            for ask in asks
        ]
        path += [(seat, node.arms[seat][branch]) for seat, branch in step]
        for seat, branch in step:
            follow(table, seat, branch)
        return {seat for seat, _ in step}, node.child(self.seen(asks, step))

    def consider(self, node: Node, table: Thought[S, O, C], ask: Ask) -> Branch:
        """The plan to follow; new ones are looked for where too few are known, and now and then."""
        arms = node.arms.setdefault(ask.seat, {})
        legal = [plan for plan in arms if plan[0] in ask.options]
        again = node.visits.bit_count() == 1 and node.visits <= LAST_LOOK
        if len(legal) < FEWEST or again:
            self.look_around(node, table, ask)
            legal = [plan for plan in arms if plan[0] in ask.options]
        return choose(arms, legal, self.scales[ask.seat])

    def look_around(self, node: Node, table: Thought[S, O, C], ask: Ask) -> None:
        """Takes up the best plans of a seat on this table, at the root one for every first answer at least.

        Of plans that lead to the very same table one is enough.
        """
        seat, together = ask.seat, len(table.asks) > 1
        care = THOROUGH if node is self.root else QUICK
        search = Plans(imagined(table, seat, self.chance), seat, care)
        before = search.root.plan.value
        plans = sorted(search.found(), key=lambda plan: -plan.value)
        breadth = BREADTH if seat == self.seat else OTHERS
        arms, firsts, ends = node.arms.setdefault(seat, {}), set[Move](), set[bytes | Branch]()
        for plan in plans:
            moves = plan.moves[:1] if together else plan.moves
            end = plan.end or moves
            best = len(ends) < breadth
            new = end not in ends and (best or (node is self.root and moves[0] not in firsts))
            if new or moves in arms:
                arms.setdefault(moves, Arm()).look(plan.value - before)
            firsts.add(moves[0])
            ends.add(end)

    def is_turn_over(self, table: Thought[S, O, C], answered: set[int]) -> bool:
        """Whether all that was begun is done, and somebody else is asked."""
        return not (table.asks and table.asks[0].seat in answered)

    def is_far_enough(self, table: Thought[S, O, C], replies: int) -> bool:
        """Whether tables can be compared here: at the end of the stretch, or else when everybody has had a turn."""
        if not self.stretch:
            return replies >= table.options.players
        return table.game.stretch_of(table.state) != self.stretch

    def worth(self, table: Thought[S, O, C], seat: int) -> float:
        """How well a seat stands, in points; at the end a victory counts besides, a shared one its share."""
        value = table.game.forecast(table.state, seat)
        if table.over:
            places = table.result().places
            if places[seat] == 1:  # alone one may lose, and nobody is first
                value += VICTORY / places.count(1)
        return value

    def seen(self, asks: list[Ask], reply: list[tuple[int, Branch]]) -> Reply:
        """The answers as the thinking seat sees them: not what others answer in secret."""
        return tuple(
            (seat, () if ask.secret and seat != self.seat else plan)
            for ask, (seat, plan) in zip(asks, reply, strict=True)
        )

    def carry_back(self, table: Thought[S, O, C], path: list[tuple[int, Arm]]) -> float:
        """Every plan on the way gets what it led to, in the eyes of the seat that chose it; the own worth."""
        values = {seat: self.worth(table, seat) for seat in {seat for seat, _ in path}}
        for seat, value in values.items():
            self.scales[seat].widen(value)
        for seat, arm in path:
            arm.visits += 1
            arm.total += values[seat]
        return values[self.seat]


def votes_of(match: AnyMatch, seat: int, seed: int, budget: Budget) -> Votes:
    """What a search in another process makes of a decision."""
    search = Search(match, seat, Node(), dice(seed, match, seat))
    search.run(budget)
    return search.votes()
