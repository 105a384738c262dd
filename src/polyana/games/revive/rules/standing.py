"""What holds for a player, and what waits for something to happen: technologies, cards in slots, the law (A16)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from polyana.effects import Item
from polyana.games.revive.chapters import chapter_card, chapter_of
from polyana.games.revive.content import Content
from polyana.games.revive.deeds import Happened, Pending, Waiting
from polyana.games.revive.effects import Clause, Effect, Technology
from polyana.games.revive.modes import CampaignCard
from polyana.games.revive.rules.using import entries
from polyana.games.revive.state import Options, Player, ReviveTable, State
from polyana.kernel import then


def technologies(content: Content, player: Player) -> Iterator[Technology]:
    """R-124: the unlocked technologies."""
    if player.techs:
        every = content.sides[player.side].techs
        for name in player.techs:
            yield every[name]


def total(content: Content, player: Player, word: str) -> int:
    """R-383: the numbers of all standing rules of this word together."""
    return standing(content, player).numbers.get(word, 0)


def holds(content: Content, player: Player, word: str) -> bool:
    """Whether a standing rule without a number holds."""
    return word in standing(content, player).words


class Standing(NamedTuple):
    """What follows from the unlocked technologies: standing rules as prices need them, trades, what comes next."""

    words: frozenset[str]
    numbers: dict[str, int]
    """By word: its numbers added up (R-383); words without a rule are missing."""
    skipped: tuple[str, ...]
    """R-351: the kinds of hexes that cost no range."""
    local: bool
    """Whether any of them takes something off the own cost of map actions at some places alone."""
    trades: tuple[tuple[str, Clause], ...]
    """R-170: what may be traded at any time, with its technology."""
    waiting: tuple[tuple[str, Effect], ...]
    """R-079: the effects that wait for events, with their technologies."""
    next: tuple[Technology, ...]
    """R-123, R-128: what can be unlocked: the first technology, then those that are joined to an unlocked one."""
    cheapest: tuple[tuple[str, int], ...]
    """The price of the cheapest of these."""


LOCAL: Final = ("build_discount_per_mountain", "falcon_discount", "own_desert_discount")
"""The words of standing rules by which map actions become cheaper here and there; tokens on the map do so besides."""
_STANDING: Final[dict[tuple[str, ...], Standing]] = {}


def standing(content: Content, player: Player) -> Standing:
    """The standing rules that follow from the unlocked technologies; added up once for each set of them."""
    key = (content.hash, player.side, *player.techs)
    found = _STANDING.get(key)
    if found is None:
        techs = [*technologies(content, player)]
        every = [item for tech in techs for item in tech.effect.always]
        kinds = {str(kind) for item in every if item.word == "skip_terrain" for kind in item.args}
        numbers: dict[str, int] = {}
        for item in every:
            number = item.args[-1] if item.args else ""
            if isinstance(number, int):
                numbers[item.word] = numbers.get(item.word, 0) + number
        following = tuple(unlockable(content, player))
        found = _STANDING[key] = Standing(
            words=frozenset(item.word for item in every),
            numbers=numbers,
            skipped=tuple(sorted(kinds)),
            local=any(word in numbers for word in LOCAL),
            trades=tuple((tech.id, clause) for tech in techs for clause in tech.effect.any_time),
            waiting=tuple((tech.id, tech.effect) for tech in techs if tech.effect.triggers),
            next=following,
            cheapest=(("book", min((tech.cost for tech in following), default=0)),),
        )
    return found


def unlockable(content: Content, player: Player) -> Iterator[Technology]:
    """R-123, R-128: the first technology, then the locked ones that are joined to an unlocked one."""
    unlocked = player.techs
    if player.side:
        for tech in content.sides[player.side].techs.values():
            joined = any(name in unlocked for name in tech.joined) if unlocked else not tech.joined
            if joined and tech.id not in unlocked:
                yield tech


def in_slots(content: Content, player: Player) -> Iterator[tuple[str, Effect]]:
    """R-223: the visible halves of the own cards in slots."""
    for slot in player.slots.values():
        for played in slot:
            yield played.card, content.cards[played.card].half(played.half).effect


def while_in_slot(content: Content, player: Player) -> list[Item]:
    """R-223: the reductions of cards in slots."""
    found: list[Item] = []
    for slot in player.slots.values():
        for played in slot:
            found += content.cards[played.card].half(played.half).effect.in_slot
    return found


# Events


def card_of_chapter(content: Content, options: Options, kind: str) -> CampaignCard | None:
    """R-431: the law or the event of the chapter that is played."""
    chapter = chapter_of(content, options)
    return None if chapter is None else chapter_card(content, chapter.number, kind)


def waiting(content: Content, state: State, player: Player) -> Iterator[tuple[str, Effect]]:
    """R-079, R-388, R-447: whatever of a player may wait for events, with its source."""
    for tech, effect in standing(content, player).waiting:
        if tech != player.fresh:
            yield tech, effect
    for slot in player.slots.values():
        for played in slot:
            effect = content.cards[played.card].half(played.half).effect
            if effect.triggers:
                yield played.card, effect
    law = card_of_chapter(content, state.options, "law")
    if law is not None and law.effect:
        yield law.id, content.campaign_effects[law.id]["effect"]


def triggered(
    table: ReviveTable, seat: int, event: str, args: tuple[str, ...] = ("",), bound: str = ""
) -> list[Waiting]:
    """R-464: the effects of a player that wait for this event; `args` are the colours of a card."""
    content, state = table.content, table.state
    found: list[Waiting] = []
    for source, effect in waiting(content, state, state.players[seat]):
        for trigger in effect.triggers:
            if trigger.event == event and trigger.arg in args:
                found += entries(trigger.clauses, source, bound=bound)
    return found


def happened(table: ReviveTable, seat: int, event: str, bound: str = "") -> None:
    """R-464: an event has happened to a player; what waits for it is pending before what comes next."""
    found = triggered(table, seat, event, bound=bound)
    if found:
        then(table.state, Pending(seat, found))


def wake_triggers(table: ReviveTable, deed: Happened) -> None:
    """R-464: what waits for an event that has happened is pending."""
    happened(table, deed.seat, deed.event)
