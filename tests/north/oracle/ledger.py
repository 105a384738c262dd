"""The books of a game, kept from its log alone: supplies, Workers, cards on the table, the track, the end."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from polyana.games.north.state import Player, State
from polyana.kernel import Result
from polyana.kernel.state import Told
from tests.north.oracle.box import CARDS, GOODS, RESOURCES, side
from tests.north.oracle.possible import mixes

END: Final = 25
ROUNDS: Final = 30
SOLO_ROUNDS: Final = 4
SOURCES: Final = ("action", "boost", "feature", "bonus", "storage", "pillage", "solo")


@dataclass
class Books:
    """What one player has, by the log."""

    clan: str = ""
    supply: Counter[str] = field(default_factory=Counter)
    spent: int = 0
    track: Counter[str] = field(default_factory=Counter)
    """Points by source (N-262)."""
    empire: dict[str, str] = field(default_factory=dict)
    """By card: the Field that it lies under."""
    stored: dict[str, Counter[str]] = field(default_factory=dict)
    exhausted: set[str] = field(default_factory=set)
    ships: int = 2
    out: int = 0
    """Ships in the queue."""
    passed: bool = False
    paid: Counter[str] = field(default_factory=Counter)
    """What was paid since the last answer."""
    kept: int = 0
    """Lookout cards that were kept since the last answer."""
    payouts: Counter[str] = field(default_factory=Counter)
    """Sets that were paid out in this Lookout."""

    @property
    def vp(self) -> int:
        """Where the track stands."""
        return sum(self.track.values())


class Ledger:
    """Reads a log line by line and keeps its own books; `faults` says where the table differs from them."""

    def __init__(self, players: int) -> None:
        self.books = [Books() for _ in range(players)]
        self.solo = players == 1
        self.phase, self.round, self.ended = "clans", 0, False
        self.wrong: list[str] = []
        self.harvest: Counter[str] | None = None
        """What the Field just harvested still has to give."""

    @classmethod
    def of(cls, state: State) -> Ledger:
        """Books that begin at a position of the Action phase."""
        ledger = cls(len(state.players))
        ledger.phase, ledger.round = "action", state.round
        for player, books in zip(state.players, ledger.books, strict=True):
            books.clan, books.spent = player.clan, player.spent
            books.supply, books.track = Counter(player.supply), Counter(player.scored)
            for name, site in player.empire.items():
                books.empire[name] = site.under
                books.stored[name] = Counter({**site.goods, "worker": site.workers})
                books.exhausted |= {name} if site.exhausted else set()
            books.ships = player.ships + player.common_ships
            books.passed = player.passed
        for ship in state.queue:
            ledger.books[ship.seat].out += 1
        return ledger

    # Reading

    def read(self, lines: list[Told]) -> None:
        """What was told since the last answer."""
        for books in self.books:
            books.paid.clear()
            books.kept = 0
        for line in lines:
            self._line(line.event, line.facts)
        for seat, books in enumerate(self.books):
            if books.kept and books.paid["worker"] != books.kept:
                self.wrong.append(f"seat {seat} kept {books.kept} cards for {dict(books.paid)}")
        if self.harvest:
            self.wrong.append(f"a harvest did not give {dict(self.harvest)}")
        self.harvest = None

    def _line(self, event: str, facts: tuple[str | int, ...]) -> None:
        known = getattr(self, f"_{event}", None)
        if known is not None:
            known(*facts)

    def _chose_clan(self, seat: int, clan: str) -> None:
        books = self.books[seat]
        books.clan, books.supply["worker"] = clan, 5
        starts = [card for card in CARDS.values() if card.clan == clan and card.starting]
        books.empire = {card.id: "" for card in starts}

    def _phase(self, phase: str) -> None:
        if phase == "action":
            self._look_at_payouts()
        self.phase = phase
        last = self.round >= SOLO_ROUNDS if self.solo else self.ended or self.round >= ROUNDS
        if phase in ("cleanup", "over") and (phase == "over") != last:
            self.wrong.append(f"round {self.round} is followed by {phase}")
        if phase == "cleanup":
            self._clean_up()
        self._look_at_track()

    def _clean_up(self) -> None:
        """N-205: workers come back, cards are turned upright, nobody has passed."""
        for books in self.books:
            books.supply["worker"] += books.spent
            books.spent, books.passed = 0, False
            books.exhausted.clear()

    def _round(self, said: str) -> None:
        number = int(said)
        if number != self.round + 1:
            self.wrong.append(f"round {number} follows round {self.round}")
        self.round, self.phase = number, "lookout"
        for books in self.books:
            books.payouts.clear()

    def _look_at_track(self) -> None:
        """N-064, N-065, N-250: 25 points in an Action phase."""
        if self.phase == "action" and not self.solo:
            self.ended = self.ended or any(books.vp >= END for books in self.books)

    def _look_at_payouts(self) -> None:
        """N-054, N-194: every card with Storage has paid all its full sets, once."""
        for seat, books in enumerate(self.books):
            wanted = {
                name: self._sets(books, name) for name in books.empire if self._sets(books, name)
            }
            if wanted != dict(books.payouts):
                self.wrong.append(f"seat {seat} was paid {dict(books.payouts)}, not {wanted}")

    def _sets(self, books: Books, name: str) -> int:
        storage = CARDS[name].storage
        if storage is None:
            return 0
        stored = books.stored.get(name, Counter())
        kinds = {"resource": RESOURCES, "good": GOODS}.get(storage.word, (storage.word,))
        return sum(stored[kind] for kind in kinds) // storage.number

    def _paid_out(self, seat: int, name: str, sets: int) -> None:
        self.books[seat].payouts[name] += sets

    def _kept(self, seat: int, number: int) -> None:
        """N-050: a Worker for each; the opening cards are free (N-042)."""
        self.books[seat].kept = number if self.round else 0

    def _gained(self, seat: int, good: str, number: int) -> None:
        self.books[seat].supply[good] += number
        if self.harvest is not None:
            self.harvest[good] -= number
            if self.harvest[good] < 0:
                self.wrong.append(f"a harvest gave {good} too much")
            self.harvest = +self.harvest or None

    def _paid(self, seat: int, good: str, number: int) -> None:
        books = self.books[seat]
        books.supply[good] -= number
        books.paid[good] += number
        if good == "worker":
            books.spent += number

    def _scored(self, seat: int, points: int, why: str) -> None:
        self.books[seat].track[why] += points
        self._look_at_track()

    def _lost_points(self, seat: int, points: int) -> None:
        self.books[seat].track["solo"] -= points

    def _recovered(self, seat: int, number: int) -> None:
        self.books[seat].supply["worker"] += number
        self.books[seat].spent -= number

    def _assigned(self, seat: int, name: str, kind: str, number: int) -> None:
        self.books[seat].supply[kind] -= number
        self.books[seat].stored.setdefault(name, Counter())[kind] += number

    def _removed(self, seat: int, name: str, kind: str) -> None:
        self.books[seat].supply[kind] += 1
        self.books[seat].stored[name][kind] -= 1

    def _built(self, seat: int, name: str) -> None:
        self.books[seat].empire[name] = ""

    _constructed = _built

    def _conquered(self, seat: int, name: str) -> None:
        self.books[seat].empire[name] = ""
        self._home(seat)

    def _pillaged(self, seat: int, name: str) -> None:
        self._home(seat)

    def _found_no_island(self, seat: int) -> None:
        self._home(seat)

    def _home(self, seat: int) -> None:
        self.books[seat].ships += 1
        self.books[seat].out -= 1

    def _placed(self, seat: int, name: str, under: str) -> None:
        self.books[seat].empire[name] = "" if under == "none" else under

    def _gave_up(self, seat: int, name: str) -> None:
        books = self.books[seat]
        del books.empire[name]
        books.exhausted.discard(name)
        books.spent += books.stored.pop(name, Counter())["worker"]  # N-199: its Goods are lost

    _took_back = _gave_up

    def _exhausted(self, seat: int, name: str) -> None:
        if name in self.books[seat].exhausted:
            self.wrong.append(f"{name} was exhausted already")
        self.books[seat].exhausted.add(name)

    _used = _exhausted

    def _raided(self, seat: int, name: str) -> None:
        for other, books in enumerate(self.books):
            if name in books.empire:
                if other == seat or books.passed or name in books.exhausted:
                    self.wrong.append(f"seat {seat} raided {name} of seat {other}")
                books.exhausted.add(name)

    def _refreshed(self, seat: int, name: str) -> None:
        self.books[seat].exhausted.remove(name)

    def _passed(self, seat: int) -> None:
        self.books[seat].passed = True

    def _sailed(self, seat: int, fish: int, raze: int) -> None:
        books = self.books[seat]
        books.supply["fish"] -= fish
        books.supply["raze"] -= raze
        books.ships -= 1
        books.out += 1

    def _gained_ship(self, seat: int, whose: str) -> None:
        self.books[seat].ships += 1

    def _harvested(self, seat: int, name: str) -> None:
        """N-088, N-232: the whole stack; a tired tile is told by what the state says."""
        books = self.books[seat]
        self.harvest = Counter(CARDS[name].goods)
        for other, under in books.empire.items():
            if under == name and not self.tired_harvest:
                self.harvest += CARDS[other].goods

    tired_harvest = False
    """Whether the HARVEST under way is that of a tired tile; whoever reads the log says so."""

    # Comparing

    def faults(self, state: State) -> list[str]:
        """Where the table is not what the log says."""
        found, self.wrong = self.wrong, []
        if state.last_round != self.ended:
            found.append(f"last round: {state.last_round}, by the log {self.ended}")
        for seat, (player, books) in enumerate(zip(state.players, self.books, strict=True)):
            if player.supply:
                found += [
                    f"seat {seat}: {fault}" for fault in _differences(state, seat, player, books)
                ]
        return found


def _differences(state: State, seat: int, player: Player, books: Books) -> list[str]:
    at_sea = [*state.queue, *([state.sailing] if state.sailing is not None else [])]
    stored = {name: {k: n for k, n in goods.items() if n} for name, goods in books.stored.items()}
    on_cards = {
        name: {**site.goods, **({"worker": site.workers} if site.workers else {})}
        for name, site in player.empire.items()
        if site.goods or site.workers
    }
    pairs = {
        "supply": ({k: n for k, n in player.supply.items() if n}, dict(+books.supply)),
        "spent Workers": (player.spent, books.spent),
        "track": (
            {k: n for k, n in player.scored.items() if n},
            {k: n for k, n in books.track.items() if n},
        ),
        "points": (player.vp, books.vp),
        "empire": ({n: site.under for n, site in player.empire.items()}, books.empire),
        "on cards": (on_cards, {name: goods for name, goods in stored.items() if goods}),
        "exhausted": ({n for n, site in player.empire.items() if site.exhausted}, books.exhausted),
        "ships at home": (player.ships + player.common_ships, books.ships),
        "ships out": (sum(ship.seat == seat for ship in at_sea), books.out),
        "passed": (player.passed, books.passed),
    }
    return [
        f"{what} {here}, by the log {there}"
        for what, (here, there) in pairs.items()
        if here != there
    ]


# Prices


def payment_fault(paid: Counter[str], prices: list[Counter[str]], less: int = 0) -> str:
    """Whether what was paid is one of the prices, gold in place of Resources, so many Goods saved (N-011, N-202)."""
    wanted = prices
    for _ in range(less):
        saved = [cost - Counter({kind: 1}) for cost in prices for kind in cost if kind != "worker"]
        prices = saved or prices
    supply = {kind: paid[kind] for kind in (*GOODS, "worker")}
    if any(+way == +paid for cost in prices for way in mixes(supply, cost)):
        return ""
    return f"paid {dict(paid)} for {[dict(cost) for cost in wanted]} less {less}"


def pillage_faults(lines: list[Told]) -> list[str]:
    """N-150: whoever pillages gains all that stands in the box, in its order."""
    found = []
    for place, line in enumerate(lines):
        if line.event == "pillaged":
            name = str(line.facts[1])
            following = lines[place + 1 :]
            ends = (n for n, one in enumerate(following) if one.event in ("pillaged", "conquered"))
            fault = _box_fault(name, following[: next(ends, len(following))])
            found += [fault] if fault else []
    return found


def _box_fault(name: str, lines: list[Told]) -> str:
    """Whether the box of an island was gained: Goods first come, points by their source."""
    box = side(CARDS[name].pillage)[0]
    gained = [one.facts[1:] for one in lines if one.event == "gained"]
    scored = [one.facts[1] for one in lines if one.event == "scored" and one.facts[2] == "pillage"]
    goods = [(item.word, item.number) for item in box if item.word in GOODS]
    points = [item.number for item in box if item.word == "vp"]
    if gained[: len(goods)] == goods and scored == points:
        return ""
    return f"{name} gave {gained} and {scored} points"


# The end


def total(player: Player) -> int:
    """N-209 to N-213: points on the track, a point for each card, two resources, GOLD and raze token."""
    resources = sum(player.supply[kind] for kind in RESOURCES)
    return (
        player.vp
        + len(player.empire)
        + resources // 2
        + player.supply["gold"]
        + player.supply["raze"]
    )


def strength(player: Player) -> tuple[int, ...]:
    """N-214 to N-217: the points, then what breaks ties."""
    assigned = sum(site.workers for site in player.empire.values())
    workers = player.supply["worker"] + player.spent + assigned
    return total(player), len(player.empire), workers, len(player.hand)


def result_faults(state: State, result: Result) -> list[str]:
    """Whether points, places and score sheets are right."""
    found = []
    totals = [total(player) for player in state.players]
    if [sum(line.points for line in sheet) for sheet in result.sheets] != totals:
        found.append(f"the sheets do not add up to {totals}")
    if len(state.players) > 1:
        best = [strength(player) for player in state.players]
        places = [1 + sum(other > own for other in best) for own in best]
        if list(result.places) != places:
            found.append(f"places {result.places}, by the books {places}")
    return found
