"""Deals: making them, and the cards that cancel, steal, copy or build them (chapters 8 and 15)."""

from __future__ import annotations

from collections.abc import Iterator

from polyana.effects import affords_both
from polyana.games.settlers.deeds import Build, Happen, LayDeal, MakeDeal
from polyana.games.settlers.effects import MEANS
from polyana.games.settlers.rules.acts import Act
from polyana.games.settlers.rules.empire import drop_deal, opponents, theirs
from polyana.games.settlers.rules.gaining import can_draw, take_top
from polyana.games.settlers.rules.paying import deal_moves, deal_of, pay
from polyana.games.settlers.rules.razing import gain_one
from polyana.games.settlers.state import Deal, Player, SettlersTable
from polyana.kernel import Move, Rules, then


def make_deal(table: SettlersTable, deed: MakeDeal) -> Rules | None:
    """S-080: 1F, the card under the board, its good at once."""
    seat, name = deed.seat, deed.card
    return pay(table, seat, name, table.content.deal_price, None, LayDeal(seat, name))


def lay_deal(table: SettlersTable, deed: LayDeal) -> None:
    """The card lies under the board; S-084: Dojo."""
    player, seat = table.state.players[deed.seat], deed.seat
    player.deals.append(Deal(deed.card))
    table.tell("deal", seat, deed.card)
    then(table.state, Happen(seat, "deal"))
    gain_one(table, seat, table.content.cards[deed.card].deal, "deals")


def good_of(table: SettlersTable, deal: Deal) -> str:
    """What a Deal gives: its card's Deal good, or that of the location its marker lies at."""
    return table.content.cards[deal.at or deal.card].deal


# Verbs


def foreign_deals(
    table: SettlersTable, seat: int, verb: str, routes: bool
) -> Iterator[tuple[Move, Player]]:
    """Deals of opponents who have not passed; a marker is named by its owner and its location."""
    for _, player in opponents(table.state, seat):
        for move in deal_moves(table.content, player, verb):
            if "route" not in move:
                yield move, player
            elif routes:
                yield (verb, "route", player.faction, move[-1]), player


def cancel_targets(act: Act) -> Iterator[Move]:
    """`cancel_deal`: S-148 under a board or made by Trade Route."""
    for move, _ in foreign_deals(act.table, act.seat, "target", routes=True):
        yield move


def cancel_deal(act: Act) -> None:
    """S-148: the Deal is discarded; with `gain` its good is gained."""
    player = dict(foreign_deals(act.table, act.seat, "target", routes=True))[act.move]
    deal = deal_of(player, act.move)
    good = good_of(act.table, deal)
    drop_deal(act.table, player, deal)
    act.table.tell("cancelled", act.seat, act.move[-1])
    if "gain" in act.item.args:
        gain_one(act.table, act.seat, good, "action")


def steal_targets(act: Act) -> Iterator[Move]:
    """`steal_deal`: S-149 under a board only."""
    for move, _ in foreign_deals(act.table, act.seat, "target", routes=False):
        yield move


def steal_deal(act: Act) -> None:
    """S-149, S-150: it pays from the next Production on; no food, no Dojo, no good now."""
    player = dict(foreign_deals(act.table, act.seat, "target", routes=False))[act.move]
    deal = deal_of(player, act.move)
    player.deals.remove(deal)
    act.player.deals.append(deal)
    act.table.tell("stole_deal", act.seat, act.move[-1])


def copy_targets(act: Act) -> Iterator[Move]:
    """`copy_deal`: S-151 every own Deal; those with one good are alike."""
    player, seen = act.player, set()
    for move in deal_moves(act.content, player, "target"):
        good = good_of(act.table, deal_of(player, move))
        if good not in seen:
            seen.add(good)
            yield move


def copy_deal(act: Act) -> None:
    """S-151: the good of one own Deal."""
    deal = deal_of(act.player, act.move)
    gain_one(act.table, act.seat, good_of(act.table, deal), "action")


def build_deal_targets(act: Act) -> Iterator[Move]:
    """`build_deal`: S-152 a card from under the own board, paid without L."""
    player, cards = act.player, act.content.cards
    for move in deal_moves(act.content, player, "target"):
        card = cards[move[-1]]
        if "route" in move or not card.category:
            continue
        if affords_both(player.supply, act.owed, card.price, MEANS):
            yield move


def build_deal(act: Act) -> None:
    """S-152: it counts as building; the Deal is gone."""
    player = act.player
    player.deals.remove(deal_of(player, act.move))
    then(act.state, Build(act.seat, act.target, by_card=True))


def route_targets(act: Act) -> Iterator[Move]:
    """`enemy_deal`: S-157 an opponent's faction location, S-249 a Fortress too; S-160 a card in the own deck."""
    state, cards = act.state, act.content.cards
    if not can_draw(state, act.seat, "faction"):
        return
    own = act.player.empire
    for name, _ in theirs(state, act.seat):
        if cards[name].deal and name not in own:
            yield cards[name].target


def enemy_deal(act: Act) -> None:
    """S-085, S-157: the top card of the own deck, unseen; the good now and in every Production."""
    state, name = act.state, act.target
    player = act.player
    marker = take_top(act.table, player.faction)
    assert marker is not None
    player.deals.append(Deal(marker, name))
    act.table.tell("route", act.seat, name)
    then(state, Happen(act.seat, "deal"))
    gain_one(act.table, act.seat, act.content.cards[name].deal, "deals")
