"""Empires: Fields with their upgrades, Action Locations, Features, islands, and all that lies on them."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, Flow, joined
from polyana.games.north.effects import Card
from polyana.games.north.outlook import Payout
from polyana.games.north.screen.ink import Scene, goods, supply, symbol
from polyana.games.north.view import PlayerView, SiteView

GAP = "  "


def own_empire(scene: Scene) -> Iterator[RenderableType]:
    """The viewer's empire, every Location with what it does in signs."""
    if scene.seat is not None and scene.viewer is not None and scene.viewer.supply:
        yield title(scene, scene.seat)
        yield from empire(scene, scene.viewer)


def other_empires(scene: Scene) -> Iterator[RenderableType]:
    """Everybody else's."""
    for seat, player in enumerate(scene.view.players):
        if seat != scene.seat and player.supply:
            yield title(scene, seat)
            yield from empire(scene, player)


def title(scene: Scene, seat: int) -> Rule:
    """Whose empire it is; somebody who has passed cannot be raided (N-060)."""
    player = scene.view.players[seat]
    name = Text.assemble(scene.player(seat), " · ", scene.name(player.clan, "bold"))
    if player.passed and scene.view.phase != "over":
        name.append(f" · {scene.say('passed')}", FAINT)
    return Rule(name, align="left", style=FAINT)


def empire(scene: Scene, player: PlayerView) -> Iterator[RenderableType]:
    """Icons and what is to come; then the cards, row by row."""
    about = [*badges(scene, player), *payouts(scene, player), *pawns(scene, player)]
    if about:
        yield Flow(about, "   ")
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for row, things in rows(scene, player):
        if things:
            grid.add_row(label(scene, row), Flow(things, GAP))
    yield grid


def label(scene: Scene, row: str) -> Text:
    """What stands before a row; where there is little room its sign, unless its cards show that themselves."""
    if not scene.narrow:
        return Text(scene.say(f"row-{row}"), FAINT)
    return Text() if row == "ready" else symbol(row)


def rows(scene: Scene, player: PlayerView) -> Iterator[tuple[str, list[Text]]]:
    """Fields, Actions, Features; islands are among the last two."""
    cards = scene.content.cards
    every = [(cards[site.card], site) for site in player.empire]
    grounds = [site for card, site in every if card.goods and not site.under]
    yield "field", [stack(scene, player, site) for site in grounds]
    yield "ready", [location(scene, player, c, s) for c, s in every if c.kind == "action"]
    yield "feature", [location(scene, player, c, s) for c, s in every if c.kind == "feature"]


def stack(scene: Scene, player: PlayerView, site: SiteView) -> Text:
    """A Field with its upgrades, and what HARVEST of it gives."""
    upgrades = [one for one in player.empire if one.under == site.card]
    names = [Text.assemble(scene.reach(one.card), called(scene, one)) for one in (site, *upgrades)]
    return Text.assemble(joined(names, " + "), " ", supply(site.harvest))


def location(scene: Scene, player: PlayerView, card: Card, site: SiteView) -> Text:
    """An Action Location or a Feature: upright or turned, what it does, and what lies on it."""
    own = player is scene.viewer
    found = [Text.assemble(raid_mark(scene, site), scene.reach(card.id))]
    if card.kind == "action":
        found[0].append_text(symbol("exhausted" if site.exhausted else "ready"))
    if card.distance:
        found[0].append_text(symbol("island"))
    found.append(called(scene, site))
    if own or not site.exhausted:
        found.append(scene.shorthand(scene.effect(card)))
    return joined((one for one in (*found, *lying(scene, card, site)) if one), " ")


def raid_mark(scene: Scene, site: SiteView) -> Text:
    """The sign that the viewer could raid this Location, where the question does not offer it just now."""
    outlook = scene.view.outlook
    could = outlook is not None and site.card in outlook.raidable and site.card not in scene.named
    return symbol("raze") if could else Text()


def called(scene: Scene, site: SiteView) -> Text:
    """The name of a card."""
    return scene.name(site.card, "strike dim" if site.exhausted else "bold")


def lying(scene: Scene, card: Card, site: SiteView) -> Iterator[Text]:
    """N-171, N-179, N-190: Goods and Workers on a card, its Storage, and the card that it copies."""
    if site.goods or site.workers:
        held = joined((one for one in (supply(site.goods), workers(site)) if one), " ")
        yield Text.assemble("[", held, "]")
    if card.storage is not None and card.title in scene.content.titles:
        storage = scene.content.titles[card.title].storage
        yield Text.assemble(("(", FAINT), scene.shorthand(storage), (")", FAINT))
    if site.link:
        yield Text.assemble("⇒ ", scene.name(site.link, "italic"))


def workers(site: SiteView) -> Text:
    """The Workers on a card."""
    return symbol("worker", site.workers) if site.workers else Text()


# What people look for


def badges(scene: Scene, player: PlayerView) -> Iterator[Text]:
    """N-026: how often each type icon stands in the empire."""
    counted = (f"{scene.talk.name(kind)} {number}" for kind, number in player.icons.items())
    if player.icons:
        yield Text.assemble((scene.say("icons"), FAINT), " ", ", ".join(counted))


def payouts(scene: Scene, player: PlayerView) -> Iterator[Text]:
    """N-054: what Storage will pay in the next Lookout; each set chooses between the ways."""
    if player.payouts:
        paid = joined((ways(one) for one in player.payouts), " + ")
        yield Text.assemble((scene.say("storage"), FAINT), " ", paid)


def ways(payout: Payout) -> Text:
    """What a card will pay, in each way."""
    return joined((goods(way, "") for way in payout.ways), "/")


def pawns(scene: Scene, player: PlayerView) -> Iterator[Text]:
    """Pawns that are not placed yet, while there is something to do with them."""
    idle = sum(not pawn.tile for pawn in player.pawns)
    if scene.view.phase == "action" and not player.passed and idle:
        seat = scene.view.players.index(player)
        yield Text.assemble((scene.say("pawns"), FAINT), " ", scene.token(seat, idle))
