"""How a printing is written down, and the small table on which it is played.

Goods are letters as in the rules: W wood, S stone, F food, G gold, P worker, R raze token, D defence token, V point,
C card in hand, L one own location or Foundation. `"WSS"` is one wood and two stone; the order does not matter.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from polyana.games.settlers.effects import SUPPLY
from polyana.games.settlers.state import Phase, State
from tests.settlers.tables import (
    CARDS,
    SettlersMatch,
    deal,
    foundation,
    goods,
    hand,
    me,
    place,
    play,
    settle,
    start,
    table,
    top,
)
from tests.tables import ask, options

LETTERS = dict(zip("WSFGPRD", SUPPLY, strict=True))

FODDER = ("com_ruins_5", "com_ruins_6")
"""What pays an L: Foundations have no colour and are no locations."""

WAIT = ("exchange", "take wood")
"""A turn of the opponent who has two workers: it is the owner's turn again, and nobody has passed."""

BOARDS = {"barbarians": "PPPPPRD", "japanese": "PPPPWRD", "romans": "PPWSRD", "egyptians": "PPPGRD"}


@dataclass(frozen=True)
class Printing:
    """A card as it is printed, and what it gives when it is built on an empty table."""

    card: str
    row: str
    colours: str
    cost: str
    deal: str
    raze: str
    built: str = ""
    """Production and bonus together, and its own build trigger."""
    moves: tuple[str, ...] = ()
    """What is answered to the questions of that."""
    produces: str | None = None
    """What a production location gives in the Production phase when it stands alone."""
    top: tuple[str, ...] = ()
    """Cards on top of its owner's faction deck."""


@dataclass(frozen=True)
class Counted:
    """A production location among others: what it gives then, when it is built and in the Production phase."""

    card: str
    others: tuple[str, ...]
    gives: str
    also: str = ""
    """What the others produce themselves."""
    bonus: str = ""
    moves: tuple[str, ...] = ()
    """What is answered when it is built."""
    samurai: tuple[str, ...] = ()
    """Those with a Samurai."""

    def __str__(self) -> str:
        return f"{self.card} beside {len(self.others)}"


@dataclass(frozen=True)
class Scene:
    """A situation with a card at work, what is done, and everything that is different afterwards.

    What is not told to change must have stayed as it was: locations, Foundations, Deals, and all that the opponent has.
    The card stands in the empire unless it lies in hand or under the board.
    """

    card: str
    shows: str
    moves: tuple[str, ...]
    left: str
    """Own goods, points and hand cards in the end."""
    have: str = ""
    empire: tuple[str, ...] = ()
    """Other own locations; faction locations of one row from left to right."""
    hand: tuple[str, ...] = ()
    deals: tuple[str, ...] = ()
    against: str = ""
    theirs: tuple[str, ...] = ()
    their_have: str = ""
    their_hand: tuple[str, ...] = ()
    their_deals: tuple[str, ...] = ()
    top: tuple[str, ...] = ()
    samurai: tuple[str, ...] = ()
    """Locations with a Samurai, `defended` those with a Defence token."""
    defended: tuple[str, ...] = ()
    levels: tuple[int, ...] = ()
    """Fortifications of the opponent's Fortresses, in the order of `theirs`."""
    phase: Phase = "action"
    seat: int = 0
    # afterwards
    gains: tuple[str, ...] = ()
    loses: tuple[str, ...] = ()
    """Own locations that came and went; the same for the opponent's, for Foundations and for Deals."""
    they_lose: tuple[str, ...] = ()
    they_gain: tuple[str, ...] = ()
    founded: tuple[str, ...] = ()
    they_found: tuple[str, ...] = ()
    deals_left: tuple[str, ...] | None = None
    their_deals_left: tuple[str, ...] | None = None
    their_left: str | None = None
    stands: tuple[str, ...] = ()
    """A row in the end, from left to right."""
    discards: tuple[str, ...] = ()
    """Cards that lie in a discard pile in the end."""
    guards: tuple[str, ...] = ()
    """Locations with a Samurai or a Defence token in the end."""
    level: int = 0
    """Fortifications on the card in the end."""
    offers: tuple[str, ...] = ()
    lacks: tuple[str, ...] = ()
    """What can, and what cannot, be answered to the next question."""

    def __str__(self) -> str:
        return f"{self.card}: {self.shows}"

    def also(self, card: str) -> Scene:
        """The same with another printing of the card."""
        moves = tuple(move.replace(self.card, card) for move in self.moves)
        lacks = tuple(move.replace(self.card, card) for move in self.lacks)
        offers = tuple(move.replace(self.card, card) for move in self.offers)
        return replace(self, card=card, moves=moves, lacks=lacks, offers=offers)


def once(card: str, have: str, left: str, *moves: str, **more: object) -> Scene:
    """An action that is used once; it could be paid again, but is used up."""
    act = f"activate {card}"
    return replace(
        Scene(card, "used once", (act, *moves), left, have=have, lacks=(act,)),
        **more,  # type: ignore[arg-type]
    )


def twice(card: str, have: str, left: str, *moves: str, **more: object) -> Scene:
    """An action with two uses in one turn; a third could be paid, but there is none."""
    return replace(once(card, have, left, "twice", *moves), shows="used twice", **more)  # type: ignore[arg-type]


def refuses(card: str, have: str) -> Scene:
    """An action that cannot be used with these goods: gold stands for resources, nothing stands for gold."""
    return Scene(card, f"not with {have}", (), have, have=have, lacks=(f"activate {card}",))


def goods_of(letters: str) -> Counter[str]:
    """The letters of a text, counted."""
    return Counter(letters.replace(" ", ""))


def give(state: State, seat: int, letters: str) -> None:
    """Sets a supply."""
    goods(state, seat, **{LETTERS[letter]: n for letter, n in goods_of(letters).items()})


def holds(match: SettlersMatch, seat: int = 0) -> Counter[str]:
    """The goods, points and hand cards of a player, when nothing is left to be decided about a card."""
    assert match.over or ask(match).kind in ("turn", "end_turn", "lookout_pick")
    player = me(match, seat)
    found = Counter({letter: player.supply[good] for letter, good in LETTERS.items()})
    found.update({"V": player.vp, "C": len(player.hand)})
    return +found


def owner_of(card: str) -> str:
    """The faction that plays a card; common cards are played by the Barbarians."""
    return CARDS[card].faction or "barbarians"


def opponent_of(faction: str) -> str:
    """Whoever sits opposite."""
    return "barbarians" if faction == "romans" else "romans"


def alone(card: str, *cards: str) -> State:
    """The player of a card, whose opponent has passed, with cards on top of the own faction deck."""
    faction = owner_of(card)
    state = table(faction, opponent_of(faction))
    state.players[1].passed = True
    top(state, faction, *cards)
    return state


def situation(scene: Scene) -> State:
    """The table of a scene. An opponent who has nothing has passed."""
    faction = owner_of(scene.card)
    state = table(faction, scene.against or opponent_of(faction))
    state.phase, state.seat = scene.phase, scene.seat
    there = scene.theirs or scene.their_have or scene.their_hand or scene.their_deals
    state.players[1].passed = not there and scene.phase == "action"
    for pile in ("common", faction):
        top(state, pile, *(name for name in scene.top if CARDS[name].pile == pile))
    give(state, 0, scene.have)
    give(state, 1, scene.their_have)
    elsewhere = (*scene.hand, *scene.deals, *scene.empire)
    own = scene.empire if scene.card in elsewhere else (*scene.empire, scene.card)
    for seat, names in enumerate((own, scene.theirs)):
        for name in reversed(names):
            settle(state, seat, name)
    hand(state, 0, *scene.hand)
    hand(state, 1, *scene.their_hand)
    for seat, names in enumerate((scene.deals, scene.their_deals)):
        for name in names:
            deal(state, seat, name)
    every = state.players[0].empire | state.players[1].empire
    for name in scene.samurai:
        every[name].samurai = True
    for name in scene.defended:
        every[name].token = True
    for name, level in zip(scene.theirs, scene.levels, strict=False):
        every[name].level = level
    return state


def carry_out(scene: Scene) -> None:
    """Plays a scene and compares everything with what it says."""
    state = situation(scene)
    before = [list(player.empire) for player in state.players]
    match = play(state, *scene.moves)
    assert holds(match) == goods_of(scene.left)
    unchanged = scene.their_have + "C" * len(scene.their_hand)
    expected = unchanged if scene.their_left is None else scene.their_left
    assert holds(match, 1) == goods_of(expected)
    changes = ((scene.gains, scene.loses), (scene.they_gain, scene.they_lose))
    for player, names, (new, gone) in zip(match.state.players, before, changes, strict=True):
        assert set(player.empire) == (set(names) | set(new)) - set(gone)
    assert tuple(me(match).foundations) == scene.founded
    assert tuple(me(match, 1).foundations) == scene.they_found
    deals = scene.deals if scene.deals_left is None else scene.deals_left
    assert tuple(held.card for held in me(match).deals) == deals
    deals = scene.their_deals if scene.their_deals_left is None else scene.their_deals_left
    assert tuple(held.card for held in me(match, 1).deals) == deals
    rows = [tuple(found) for player in match.state.players for found in player.rows.values()]
    assert not scene.stands or scene.stands in rows
    for name in scene.discards:
        assert name in match.state.discards[CARDS[name].pile]
    guarded = {name for name, held in me(match).empire.items() if held.samurai or held.token}
    assert set(scene.guards) <= guarded <= {*scene.guards, *scene.samurai, *scene.defended}
    if scene.card in me(match).empire:
        assert place(match, scene.card).level == scene.level
    if scene.offers or scene.lacks:
        assert ask(match).kind == "turn"
    for move in scene.offers:
        assert move in options(match)
    for move in scene.lacks:
        whose = 0 if move.removeprefix("activate ") in before[0] else 1
        assert ask(match).seat == whose or not move.startswith("activate ")
        assert move not in options(match)


def with_cost(printing: Printing, cost: str) -> SettlersMatch:
    """A turn with a printing in hand, and exactly these goods and Foundations."""
    state = alone(printing.card, *printing.top)
    give(state, 0, cost.replace("L", ""))
    for name in FODDER[: cost.count("L")]:
        foundation(state, 0, name)
    hand(state, 0, printing.card)
    return start(state)


def in_production(card: str, *names: str, samurai: tuple[str, ...] = ()) -> State:
    """The Production phase of the player of a card who has these locations."""
    state = alone(card)
    state.players[1].passed = False
    state.phase = "production"
    for name in names:
        settle(state, 0, name, samurai=name in samurai)
    return state
