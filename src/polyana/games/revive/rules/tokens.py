"""Tokens of the moon sides, which lie on the map: tiles, temples, targets, workshops, the falcon (A19)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Final

from polyana.games.revive import deeds
from polyana.games.revive.board import with_kinds
from polyana.games.revive.deeds import Waiting
from polyana.games.revive.effects import COLOUR_OF, STEP_OF
from polyana.games.revive.rules.acts import Act
from polyana.games.revive.rules.building import gained_from, ocean_reward
from polyana.games.revive.rules.counting import Whose, moved_markers
from polyana.games.revive.rules.holdings import gain
from polyana.games.revive.rules.reach import Reach, is_payable, pay_quote
from polyana.games.revive.rules.using import land_of, use
from polyana.games.revive.state import ReviveTable, State, clockwise
from polyana.kernel import Ask, Move, Rules, then
from polyana.maps import groups

FLIGHT: Final = 3
"""R-380: how many hexes the falcon flies for each tribe marker."""


# Where tokens may be laid


def is_bare(state: State, at: str) -> bool:
    """R-386: whether nothing at all is on a hex: no piece, no token, no falcon."""
    if at in state.buildings or at in state.laid or at in state.temples:
        return False
    if at in state.targets or at in state.workshops:
        return False
    return not any(at in player.figures or player.falcon == at for player in state.players)


def in_range(act: Act, kinds: Container[str]) -> Iterator[str]:
    """R-107, R-384: hexes of some kinds to which the range can be paid, if a token is left."""
    if not act.player.tokens:
        return
    reach = Reach(act.table, act.seat)
    for at, kind in reach.land.kinds.items():
        if kind in kinds:
            quote = reach.quote(act.item.word, at)
            if quote is not None and is_payable(act.player.supply, quote):
                yield at


def lay_token(act: Act, on: dict[str, int], *, ranged: bool) -> None:
    """A token leaves the supply for the hex that was chosen; its range is paid."""
    if ranged:
        quote = Reach(act.table, act.seat).quote(act.item.word, act.target)
        assert quote is not None
        pay_quote(act.table, act.seat, quote)
    act.player.tokens -= 1
    on[act.target] = act.seat
    act.table.tell("placed", act.seat, act.item.word, act.target)


# Forest and desert tiles


def forest_places(act: Act) -> Iterator[Move]:
    """R-352: empty desert hexes in range."""
    moves = act.content.board.target
    return (moves[at] for at in in_range(act, ("desert",)) if is_bare(act.state, at))


def place_forest(act: Act) -> None:
    """R-352, R-353: a forest tile; buildings next to it step, clockwise from its owner, who then gains books."""
    table, state, at = act.table, act.state, act.target
    lay_token(act, state.laid, ranged=True)
    state.ground = with_kinds(act.content.board, state.ground, {at: "forest"})
    then(state, deeds.GrowForest(act.seat, at), deeds.Happened(act.seat, "place_forest"))
    kinds = land_of(table).kinds
    sites = [site for site in act.content.board.touching[at] if site in state.buildings]
    for seat in reversed([*clockwise(state, act.seat)]):
        found = []
        for site in sites:
            if state.buildings[site].seat == seat:
                found += gained_from(table, kinds, site, state.buildings[site], (at,))
        if found:
            then(state, deeds.Pending(seat, found))


def grow_forest(table: ReviveTable, deed: deeds.GrowForest) -> None:
    """R-353: a book for every forest hex, printed or laid, of the group that contains the new one."""
    forests = land_of(table).of_kind["forest"]
    for group in groups(table.content.board.touching, forests):
        if deed.place in group:
            gain(table, deed.seat, "book", len(group))


def desert_places(act: Act) -> Iterator[Move]:
    """R-368: empty field, forest and mountain hexes in range."""
    moves = act.content.board.target
    return (moves[at] for at in in_range(act, COLOUR_OF) if is_bare(act.state, at))


def place_desert(act: Act) -> None:
    """R-368, R-370: a desert tile; then an open card of the covered terrain's colour, if there is one."""
    state, at = act.state, act.target
    colour = COLOUR_OF[land_of(act.table).kinds[at]]
    lay_token(act, state.laid, ranged=True)
    state.ground = with_kinds(act.content.board, state.ground, {at: "desert"})
    use(act.table, act.seat, (act.content.clauses[f"take_card({colour})"],), act.source)


# Temples, targets, workshops


def temple_places(act: Act) -> Iterator[Move]:
    """R-357: ocean hexes in range without a temple."""
    moves, temples = act.content.board.target, act.state.temples
    return (moves[at] for at in in_range(act, ("ocean",)) if at not in temples)


def place_temple(act: Act) -> None:
    """R-357, R-358: a temple; the reward of the hex is taken now, whether or not a building has taken it."""
    lay_token(act, act.state.temples, ranged=True)
    then(act.state, deeds.Happened(act.seat, "place_temple"))
    found = ocean_reward(act.table, act.target)
    if found:
        then(act.state, deeds.Pending(act.seat, found))


def target_places(act: Act) -> Iterator[Move]:
    """R-362: deserts without a building, locations without an own figure; without range, one target each."""
    state, moves, of_kind = act.state, act.content.board.target, land_of(act.table).of_kind
    if not act.player.tokens:
        return
    for at in of_kind.get("desert", ()):
        if at not in state.buildings and at not in state.targets:
            yield moves[at]
    for at in (*of_kind.get("city", ()), *act.content.board.corners):
        if at not in act.player.figures and at not in state.targets:
            yield moves[at]


def place_target(act: Act) -> None:
    """R-362: a target waits for the next who builds or settles there."""
    lay_token(act, act.state.targets, ranged=False)
    then(act.state, deeds.Happened(act.seat, "place_target"))


def workshop_places(act: Act) -> Iterator[Move]:
    """R-372: field, mountain and forest hexes without a workshop; no range."""
    if act.player.tokens:
        for at, kind in land_of(act.table).kinds.items():
            if kind in COLOUR_OF and at not in act.state.workshops:
                yield act.content.board.target[at]


def place_workshop(act: Act) -> None:
    """R-372: a workshop, and a step on the track of its terrain."""
    kind = land_of(act.table).kinds[act.target]
    lay_token(act, act.state.workshops, ranged=False)
    then(
        act.state,
        deeds.Pending(act.seat, [Waiting(f"1 {STEP_OF[kind]}", act.target, must=True)]),
        deeds.Happened(act.seat, "place_workshop"),
    )


# The falcon


def flight(act: Act) -> int:
    """R-380: how far the falcon flies: for each tribe marker that is gone, this use included."""
    gone = moved_markers(Whose(act.content, act.state, act.seat))
    return FLIGHT * (gone + (act.player.markers > 0))


def falcon_ends(act: Act) -> Iterator[Move]:
    """R-380, R-381: forest, mountain and field hexes within its flight over what is revealed; also where it is."""
    falcon, land = act.player.falcon, land_of(act.table)
    if not falcon:
        return
    bits, reached = act.content.board.bits.of, land.ways((falcon,)).reached(flight(act) - 1)
    for at, kind in land.kinds.items():
        if kind in COLOUR_OF and (at == falcon or bits[at] & reached):
            yield act.content.board.target[at]


def move_falcon(act: Act) -> None:
    """R-380: the falcon ends its flight."""
    act.player.falcon = act.target
    act.table.tell("falcon_flew", act.seat, act.target)


# Figures that move


def movable_figures(act: Act) -> Iterator[Move]:
    """R-361: own figures on standard locations, if there is another one to go to."""
    if any(True for _ in free_cities(act.table, act.seat)):
        for at in act.player.figures:
            if at not in act.state.large:
                yield act.content.board.target[at]


def free_cities(table: ReviveTable, seat: int) -> Iterator[str]:
    """R-361: revealed standard locations without an own figure."""
    figures = table.state.players[seat].figures
    return (at for at in land_of(table).of_kind.get("city", ()) if at not in figures)


def move_figure(act: Act) -> None:
    """R-361: the figure is chosen; where it goes comes next."""
    then(act.state, deeds.MoveFigure(act.seat, act.target))


def figure_moves(table: ReviveTable, deed: deeds.MoveFigure) -> Rules:
    """R-361: asks where the figure goes; no range, no books, and its technology stays."""
    moves = table.content.board.target
    options = [moves[at] for at in free_cities(table, deed.seat)]
    _, at = yield Ask(deed.seat, "ability_target", options, (deed.place,))
    figures = table.state.players[deed.seat].figures
    figures[figures.index(deed.place)] = at
    table.tell("figure_moved", deed.seat, deed.place, at)
