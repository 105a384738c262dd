"""How a card is written down, and the small table on which it is played.

Amounts are written as on the cards: `"2 wood 1 stone"`. Besides the Goods there are `worker` (free), `spent` (Workers
on the clan tile), `vp`, `hand` (cards in hand), `ship` and `common` (Clan and Common Ships at home). What changed is
written with signs: `"-1 worker +1 spent +2 food"`; whatever is not named must have stayed as it was.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from polyana.games.north.effects import SUPPLY
from polyana.games.north.state import Player, State
from tests.north.tables import (
    CARDS,
    CONTENT,
    NorthMatch,
    alone,
    bare,
    build,
    discarded,
    give,
    hand,
    islands,
    me,
    pawn,
    play,
    ship,
    spent,
    table,
    top,
)
from tests.tables import ask, options

Cards = tuple[str, ...]
SETTLED = ("turn", "lookout")
"""The questions at which nothing is left to be decided about a card."""


@dataclass(frozen=True)
class Printed:
    """A clan card as it is printed."""

    card: str
    kind: str
    types: str
    copies: int
    cost: str = ""
    bonus: str = ""
    """What it changes when it enters, the starting cards standing and no Worker spent."""
    requires: str = ""
    """The tile in whose window it is played."""
    goods: str = ""
    under: Cards = ()
    """The starting Fields that it may lie under."""


@dataclass(frozen=True)
class Shore:
    """An island as it is printed; `raze` is what conquers it."""

    card: str
    distance: str
    kind: str
    raze: int
    pillage: str
    bonus: str


@dataclass(frozen=True)
class Scene:
    """A situation with a card at work, what is done, and everything that is different afterwards.

    The card stands in the own empire, a Boost lies in hand. The opponent has passed unless he has something.
    """

    card: str
    shows: str
    moves: Cards
    changed: str
    have: str = ""
    empire: Cards = ()
    """Other own cards; an upgrade as `"x under y"`."""
    hand: Cards = ()
    top: Cards = ()
    discards: Cards = ()
    """The own discard pile."""
    bare: Cards = ()
    """Own starting cards out of the game."""
    theirs: Cards = ()
    their_have: str = ""
    islands: Cards = ()
    queue: Cards = ()
    """Ships: the owner's seat and the load, `"0 fish raze"`."""
    pawns: Cards = ()
    """Own placed pawns: a tile, with `_x` if X is shown."""
    exhausted: Cards = ()
    on: dict[str, str] = field(default_factory=dict)
    """What lies on own cards."""
    # afterwards
    gains: Cards = ()
    loses: Cards = ()
    """Cards that came into the own empire and left it."""
    turned: Cards = ()
    refreshed: Cards = ()
    """Cards that were exhausted besides those used, and that were refreshed."""
    lies: dict[str, str] = field(default_factory=dict)
    """What lies on own cards where it is not as before."""
    stand: Cards | None = None
    """The own placed pawns where they are not as before, with those placed by the moves."""
    sea: Cards | None = None
    """The queue where it is not as before."""
    holds: Cards = ()
    """Cards that are in hand in the end."""
    they_change: str = ""
    lacks: Cards = ()
    """What cannot be answered to the next question."""
    offers: Cards | None = None
    """All that can be answered to the question after the moves, where something is left to be decided."""

    def __str__(self) -> str:
        return f"{self.card}: {self.shows}"


def used(card: str, have: str, changed: str, *moves: str, **more: object) -> Scene:
    """An Action Location that is used once."""
    return Scene(card, "used", (f"use {card}", *moves), changed, have, **more)  # type: ignore[arg-type]


def refuses(card: str, have: str, **more: object) -> Scene:
    """An Action Location that cannot be used with this."""
    return Scene(card, f"not with {have}", (), "", have, lacks=(f"use {card}",), **more)  # type: ignore[arg-type]


def boost(card: str, tile: str, changed: str, *moves: str, **more: object) -> Scene:
    """A Boost that is played when a pawn declares the action of a tile; the Boost itself left the hand."""
    moves = (f"place {tile}", f"play {card}", *moves)
    return Scene(card, f"played at {tile}", moves, f"-1 hand {changed}", **more)  # type: ignore[arg-type]


def stated(text: str) -> Counter[str]:
    """The amounts of a text, signs allowed, those of one kind together."""
    words = text.split()
    found: Counter[str] = Counter()
    for number, kind in zip(words[::2], words[1::2], strict=True):
        found[kind] += int(number)
    return found


def amounts(text: str) -> Counter[str]:
    """The amounts of a text that are not nothing."""
    return Counter({kind: number for kind, number in stated(text).items() if number})


def owned(player: Player) -> Counter[str]:
    """All that a player has in numbers."""
    found = Counter({kind: player.supply[kind] for kind in SUPPLY})
    found |= Counter(spent=player.spent, vp=player.vp, hand=len(player.hand))
    return found | Counter(ship=player.ships, common=player.common_ships)


def change(before: Counter[str], after: Counter[str]) -> Counter[str]:
    """What became more and what became less."""
    kinds = {*before, *after}
    return Counter(
        {kind: after[kind] - before[kind] for kind in kinds if after[kind] != before[kind]}
    )


def owner_of(card: str) -> str:
    """The clan that plays a card; islands are played by Glenn."""
    return CARDS[card].clan or "glenn"


def small_table(card: str) -> State:
    """The turn of the player of a card, against a clan that is not the same."""
    clan = owner_of(card)
    return table(clans=(clan, "glenn" if clan == "ulaf" else "ulaf"))


def provide(state: State, seat: int, have: str) -> None:
    """Sets what a player has."""
    found = stated(have)
    give(state, seat, **{kind: number for kind, number in found.items() if kind in SUPPLY})
    if found["spent"]:
        spent(state, seat, found["spent"])


def situation(scene: Scene) -> State:
    """The table of a scene."""
    state = small_table(scene.card)
    if not (scene.theirs or scene.their_have):
        alone(state)
    provide(state, 0, scene.have)
    provide(state, 1, scene.their_have)
    if scene.bare:
        bare(state, 0, *scene.bare)
    boosted = CARDS[scene.card].kind == "boost"
    held = (*scene.hand, scene.card) if boosted and scene.card not in scene.hand else scene.hand
    for one in (*scene.empire, scene.card):
        name, _, field_above = one.partition(" under ")
        if name not in held and name not in state.players[0].empire:
            build(state, 0, name, under=field_above)
    for name in scene.theirs:
        build(state, 1, name)
    discarded(state, 0, *scene.discards)
    top(state, 0, *scene.top)
    hand(state, 0, *held)
    for name in scene.exhausted:
        state.players[0 if name in state.players[0].empire else 1].empire[name].exhausted = True
    for name, lying in scene.on.items():
        site, found = state.players[0].empire[name], amounts(lying)
        site.workers = found.pop("worker", 0)
        site.goods = dict(found)
    islands(state, *scene.islands)
    for one in scene.queue:
        owner, *load = one.split()
        ship(state, int(owner), load.count("fish"), load.count("raze"))
    for one in scene.pawns:
        pawn(state, 0, one.removesuffix("_x"), used=one.endswith("_x"))
    return state


def lying(player: Player) -> dict[str, Counter[str]]:
    """What lies on the cards of a player."""
    found = {name: Counter(site.goods) for name, site in player.empire.items()}
    for name, site in player.empire.items():
        found[name]["worker"] += site.workers
    return {name: +here for name, here in found.items() if +here}


def sideways(state: State) -> set[str]:
    """The exhausted cards of all."""
    empires = [player.empire for player in state.players]
    return {name for empire in empires for name, site in empire.items() if site.exhausted}


def placed(player: Player) -> Counter[str]:
    """The placed pawns of a player."""
    return Counter(one.tile + "_x" * one.used for one in player.pawns if one.tile)


def queued(state: State) -> Cards:
    """The queue as a scene writes it."""
    return tuple(
        " ".join((str(one.seat), *["fish"] * one.fish, *["raze"] * one.raze)) for one in state.queue
    )


def carry_out(scene: Scene) -> None:
    """Plays a scene and compares everything with what it says."""
    state = situation(scene)
    before, other_before = (owned(player) for player in state.players)
    empire, turned = set(state.players[0].empire), sideways(state)
    lay, pawns, sea = lying(state.players[0]), placed(state.players[0]), queued(state)
    match = play(state, *scene.moves)
    if scene.offers is None:
        assert match.over or ask(match).kind in SETTLED, options(match)
    else:
        assert tuple(options(match)) == scene.offers
    assert change(before, owned(me(match))) == amounts(scene.changed)
    assert change(other_before, owned(me(match, 1))) == amounts(scene.they_change)
    assert set(me(match).empire) == (empire | set(scene.gains)) - set(scene.loses)
    assert set(scene.holds) <= set(me(match).hand)
    if match.state.phase == "action":
        uses = {move.removeprefix("use ") for move in scene.moves if move.startswith("use ")}
        there = turned | (uses - set(scene.loses)) | set(scene.turned)
        assert sideways(match.state) == there - set(scene.refreshed)
        placing = Counter(m.removeprefix("place ") for m in scene.moves if m.startswith("place "))
        stood = pawns + placing if scene.stand is None else Counter(scene.stand)
        assert placed(me(match)) == stood
        assert queued(match.state) == (sea if scene.sea is None else scene.sea)
    expected = lay | {name: amounts(text) for name, text in scene.lies.items()}
    assert lying(me(match)) == {name: here for name, here in expected.items() if here}
    for move in scene.lacks:
        assert ask(match).seat == 0 and ask(match).kind == "turn"
        assert move not in options(match)


def with_cost(row: Printed, cost: str) -> State:
    """A turn with a card in hand and exactly this to pay for it."""
    state = alone(small_table(row.card))
    give(state, 0, **dict.fromkeys(SUPPLY, 0))
    provide(state, 0, cost)
    hand(state, 0, row.card)
    return state


def in_window(row: Printed, tile: str, *names: str) -> NorthMatch:
    """A pawn has declared the action of a tile, with a card in hand and something to construct."""
    state = alone(small_table(row.card))
    clan = owner_of(row.card)
    location = next(name for name in CONTENT.decks[clan] if CARDS[name].cost)
    hand(state, 0, row.card, *names, location)
    give(state, 0, gold=1)
    return play(state, f"place {tile}")
