"""Populate: a figure leaves the tribe board for a location, and its technology is unlocked (A11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from polyana.games.revive import deeds
from polyana.games.revive.deeds import Waiting
from polyana.games.revive.effects import Technology
from polyana.games.revive.rules.quote import Amounts, Quote
from polyana.games.revive.rules.reach import Reach, aided, is_payable, pay_quote
from polyana.games.revive.rules.standing import holds, standing
from polyana.games.revive.rules.using import use
from polyana.games.revive.state import Player, ReviveTable, clockwise
from polyana.kernel import Ask, Move, Rules, then


def populates(reach: Reach) -> list[Move]:
    """R-120, R-132: locations without an own figure where a technology could be paid."""
    table, player = reach.table, reach.player
    techs, price = reach.rules.next, reach.rules.cheapest
    if not techs:
        return []
    alone = reach.within("populate", price, player.figures)  # company makes it dearer, if anything
    if not alone:
        return []
    company = others_at(reach, techs)
    if not company:
        return [move for _, move, _ in alone]
    if reach.local or company is EVERYWHERE:
        return [move for at, move, _ in alone if is_open(reach, at, techs)]
    most = len(table.state.players)
    spans = [reach.span("populate", "", price, books) for books in range(most)]
    return [move for at, move, far in alone if far <= spans[company.get(at, 0)]]


EVERYWHERE: Final[dict[str, int]] = {"": 0}
"""Whose company costs books hangs on the technology."""


def others_at(reach: Reach, techs: Iterable[Technology]) -> dict[str, int]:
    """R-122, R-356: by location the players who would get a book; none if a technology spares them all."""
    state = reach.table.state
    found: dict[str, int] = {}
    for other, player in enumerate(state.players):
        if other != reach.seat:
            for at in player.figures:
                found[at] = found.get(at, 0) + 1
    if found and any(tech.spares_books for tech in techs):
        return EVERYWHERE
    return {} if found and "no_extra_books" in reach.rules.words else found


def is_open(reach: Reach, at: str, techs: Iterable[Technology]) -> bool:
    """R-126, R-132: whether one of these technologies can be paid at a location."""
    return any(
        reach.allows("populate", at, price, books)
        for _, price, books in prices_at(reach, at, techs)
    )


def open_techs(table: ReviveTable, player: Player) -> tuple[Technology, ...]:
    """R-123, R-128: the first technology, then the locked ones that are joined to an unlocked one."""
    return standing(table.content, player).next


def prices_at(
    reach: Reach, at: str, techs: Iterable[Technology]
) -> Iterator[tuple[Technology, Amounts, tuple[int, ...]]]:
    """R-122, R-125: technologies with their books, and the players who get a book each at a location."""
    others = company(reach.table, reach.seat, at)
    if others and holds(reach.table.content, reach.player, "no_extra_books"):
        others = ()
    for tech in techs:
        # already when it is unlocked
        yield tech, (("book", tech.cost),), () if tech.spares_books else others


def offered_techs(reach: Reach, at: str) -> dict[Move, tuple[Technology, Quote]]:
    """R-132: the technologies that can be paid at a location, with all that is paid there."""
    found = {}
    for tech, price, books in prices_at(reach, at, open_techs(reach.table, reach.player)):
        quote = reach.quote("populate", at, price, books)
        if quote is not None and is_payable(reach.player.supply, quote):
            found[tech.pick] = (tech, quote)
    return found


def company(table: ReviveTable, seat: int, at: str) -> tuple[int, ...]:
    """R-122: the other players who have a figure at a location."""
    players = table.state.players
    if not any(at in player.figures for player in players):
        return ()
    every = clockwise(table.state, seat)
    return tuple(other for other in every if other != seat and at in players[other].figures)


def populate(table: ReviveTable, deed: deeds.Populate) -> Rules:
    """R-131, R-132: asks for the technology, settles, and leaves the steps that follow."""
    offered = offered_techs(aided(table, deed), deed.place)
    move = yield Ask(deed.seat, "populate_tech", list(offered), (deed.place,))
    settle(table, deed, *offered[move])


def settle(table: ReviveTable, deed: deeds.Populate, tech: Technology, quote: Quote) -> None:
    """R-124, R-127, R-131: paid; the figure stands there, the technology is unlocked, its `at once` parts are next."""
    content, state, seat, place = table.content, table.state, deed.seat, deed.place
    player = state.players[seat]
    table.tell("populated", seat, place, tech.id)
    pay_quote(table, seat, quote)
    player.figures.append(place)
    player.techs.append(tech.id)
    if tech.id in content.machines:
        player.machines[tech.id] = ""
    event = "populate_large" if place in state.large else "populate"
    then(
        state,
        deeds.Unlocked(seat, place, player.fresh),
        deeds.Settled(seat, place, dict(quote.cost)),
        deeds.EndMapAction(seat, place, event),
    )
    player.fresh = tech.id
    # an artifact of a technology is compulsory
    found = [
        Waiting(clause.text, tech.id, must=clause.word == "artifact")
        for clause in tech.effect.at_once
    ]
    if found:
        then(state, deeds.Pending(seat, found))


def unlocked(table: ReviveTable, deed: deeds.Unlocked) -> None:
    """R-129, R-388: `when` parts of the technology work from now on; then what a large location gives at once."""
    content, state = table.content, table.state
    state.players[deed.seat].fresh = deed.before
    kind = state.large.get(deed.place)
    if kind is not None:
        use(table, deed.seat, content.large_effects[kind].at_once, kind)
