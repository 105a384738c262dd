"""Cards in empires: Fields with their upgrades, Action Locations, what enters and what leaves (A6, A9, A10, A15)."""

from __future__ import annotations

from collections.abc import Iterator

from polyana.effects import Receive
from polyana.games.north.content import Content
from polyana.games.north.deeds import Happened
from polyana.games.north.effects import Card
from polyana.games.north.rules.holdings import gain_good
from polyana.games.north.state import NorthTable, Player, Site, State, sea_of
from polyana.kernel import then


def sites(content: Content, player: Player) -> Iterator[tuple[Card, Site]]:
    """The cards of an empire in the order in which they entered."""
    cards = content.cards
    for name, site in player.empire.items():
        yield cards[name], site


def fields(content: Content, player: Player) -> list[Card]:
    """The Field cards of an empire; upgrades lie under them and are none (N-111)."""
    cards = content.cards
    return [
        cards[name] for name, site in player.empire.items() if not site.under and cards[name].field
    ]


def ready(content: Content, player: Player) -> list[tuple[Card, Site]]:
    """N-121: the Action Locations that are not exhausted."""
    cards = content.cards
    return [
        (cards[name], site)
        for name, site in player.empire.items()
        if not site.exhausted and cards[name].location
    ]


def upgrades_of(player: Player, field: str) -> list[str]:
    """The upgrades under a Field."""
    return [name for name, site in player.empire.items() if site.under == field]


def may_lie_under(upgrade: Card, field: Card) -> bool:
    """N-107: the printed goods of both cards have a type in common."""
    return bool({good for good, _ in upgrade.goods} & {good for good, _ in field.goods})


def places_for(content: Content, player: Player, upgrade: Card) -> list[Card]:
    """N-107, N-108: the Fields that an upgrade may be put under."""
    return [field for field in fields(content, player) if may_lie_under(upgrade, field)]


def may_be_copied(card: Card) -> bool:
    """N-178: an Action Location that is no copy card and on which nothing lies."""
    return card.location and not card.copies and not card.assigns


# Events


def happening(
    content: Content, state: State, seat: int, event: str, card: str = ""
) -> list[Happened]:
    """N-125: the deed that pays the Features which wait for this now; none if there are none."""
    empire, features, cards = state.players[seat].empire, content.features, content.cards
    if features.isdisjoint(empire):
        return []
    types = cards[card].types if card else ()
    waiting = [
        name
        for name in empire
        if name in features
        and (feature := cards[name].feature) is not None
        and feature.fits(event, types)
        and name != card  # N-073, N-156: the own arrival never triggers
    ]
    return [Happened(seat, event, waiting)] if waiting else []


# Entering


def enter(table: NorthTable, seat: int, name: str, under: str = "") -> list[Receive | Happened]:
    """N-072: the card is placed. What follows: its building bonus, then the Features that wait for such a card."""
    state, card = table.state, table.content.cards[name]
    if name in state.playing:
        state.playing.remove(name)
    waiting = happening(table.content, state, seat, "build", name)
    state.players[seat].empire[name] = Site(under=under)
    bonus = [Receive(seat, name, card.bonus)] if card.bonus else []
    return [*bonus, *waiting]


def pay_goods_of(table: NorthTable, seat: int, card: Card) -> None:
    """N-106, N-109: the Goods printed on a Field or an upgrade."""
    for good, number in card.goods:
        gain_good(table, seat, good, number)


# Leaving


def clear(table: NorthTable, seat: int, name: str) -> None:
    """N-199: a card leaves: its Workers go to the clan tile, its Goods to the general supply, links to it end."""
    player = table.state.players[seat]
    site = player.empire.pop(name)
    player.spent += site.workers
    for other in player.empire.values():
        if other.link == name:
            other.link = ""


def discard_site(table: NorthTable, seat: int, name: str) -> None:
    """N-113, N-198, N-200: a card is discarded with its upgrades; each that left is an event of its own."""
    state, content = table.state, table.content
    player = state.players[seat]
    leaving = [name, *upgrades_of(player, name)]
    for one in leaving:
        clear(table, seat, one)
        _put_away(table, seat, one)
    waiting = happening(content, state, seat, "discard_location")
    then(state, *(deed for _ in leaving for deed in waiting))


def _put_away(table: NorthTable, seat: int, name: str) -> None:
    """N-198: clan cards to the own discard pile, islands to theirs, starting cards out of the game."""
    state, card = table.state, table.content.cards[name]
    if card.distance:
        sea_of(state, card.distance).discard.append(name)
    elif card.starting:
        state.players[seat].gone.append(name)
    else:
        state.players[seat].discard.append(name)
    table.tell("gave_up", seat, name)


def return_to_hand(table: NorthTable, seat: int, name: str) -> None:
    """N-114, N-201: a clan card returns to hand; upgrades of a Field are discarded, which is discarding."""
    state = table.state
    player = state.players[seat]
    upgrades = upgrades_of(player, name)
    clear(table, seat, name)
    player.hand.append(name)
    table.tell("took_back", seat, name)
    for one in upgrades:
        clear(table, seat, one)
        _put_away(table, seat, one)
    discarded = happening(table.content, state, seat, "discard_location")
    returned = happening(table.content, state, seat, "take_back")
    then(state, *(deed for _ in upgrades for deed in discarded), *returned)
