"""Empires: boards, Deals, and the three rows with all that lies on their cards."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, Flow, joined, section
from polyana.games.settlers.screen.ink import CATEGORIES, Scene, goods, symbol
from polyana.games.settlers.screen.outlook import outlook
from polyana.games.settlers.state import NEUTRAL
from polyana.games.settlers.view import DealView, LocationView, PlayerView
from polyana.games.settlers.vocabulary import VOCABULARY
from polyana.notation import amounts

GAP = "  "


def factions(scene: Scene) -> Iterator[RenderableType]:
    """The boards, while factions are chosen."""
    if scene.view.phase == "factions":
        yield section(scene, "factions")
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for name, faction in scene.content.factions.items():
            pointer = scene.pointer(("faction", name))
            title = Text.assemble(pointer, scene.name(name, f"bold {faction.tint}"))
            grid.add_row(title, *board(scene, name))
        yield grid


def own_empire(scene: Scene) -> Iterator[RenderableType]:
    """The viewer's empire, every location with what it does in signs."""
    if scene.seat is not None and scene.viewer is not None and scene.viewer.faction:
        yield title(scene, scene.seat)
        yield from empire(scene, scene.viewer)


def other_empires(scene: Scene) -> Iterator[RenderableType]:
    """Everybody else's, with what razing and conquering costs and brings."""
    for seat, player in enumerate(scene.view.players):
        if seat != scene.seat and player.faction:
            yield title(scene, seat)
            yield from empire(scene, player)


def title(scene: Scene, seat: int) -> Rule:
    """Whose empire it is; somebody who has passed is safe (S-062)."""
    player = scene.view.players[seat]
    name = Text.assemble(scene.player(seat), " · ", scene.name(player.faction, "bold"))
    if player.safe:
        name.append(f" · {scene.say('passed')}", FAINT)
    return Rule(name, align="left", style=FAINT)


def empire(scene: Scene, player: PlayerView) -> Iterator[RenderableType]:
    """Board and Deals, the rows, the Foundations."""
    about = [*board(scene, player.faction), *kept(scene, player), *deals(scene, player)]
    if player is scene.viewer:
        about += outlook(scene, player)
    yield Flow(about, "   ")
    if player.empire or any(player.rows.values()):
        yield rows(scene, player)
    if player.foundations:
        yield Flow([Text(scene.say("foundations"), FAINT), *foundations(scene, player)], GAP)


def rows(scene: Scene, player: PlayerView) -> RenderableType:
    """Production, features, actions from top to bottom; the faction's left of the board, common ones right of it."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for category, sign in CATEGORIES.items():
        label = sign if scene.narrow else f"{sign} {scene.say(f'row-{category}')}"
        things = [*faction_row(scene, player, category), wall(scene, player)]
        things += common_row(scene, player, category)
        grid.add_row(Text(label, FAINT), Flow(things, GAP))
    return grid


def board(scene: Scene, faction: str) -> list[Text]:
    """What a board produces, and what it stores."""
    produced = amounts(VOCABULARY.read(scene.content.factions[faction].effect))
    stores = Text().join(symbol(good) for good in scene.content.boards[faction].stores)
    return [
        Text.assemble((scene.say("produces"), FAINT), " ", goods(produced)),
        Text.assemble((scene.say("stores"), FAINT), " ", stores),
    ]


def kept(scene: Scene, player: PlayerView) -> Iterator[Text]:
    """What else is kept in this Cleanup: by an expedition, or as picked so far."""
    if player.train:
        train = symbol("resource", player.train)
        yield Text.assemble((scene.say("train"), FAINT), " ", train)
    if player.keep:
        yield Text.assemble((scene.say("picked"), FAINT), " ", goods(player.keep))


def deals(scene: Scene, player: PlayerView) -> list[Text]:
    """The Deals with their goods; nothing is said if there are none."""
    found = [deal(scene, one) for one in player.deals]
    if found:
        found[0] = Text.assemble((scene.say("deals"), FAINT), " ", found[0])
    return found


def deal(scene: Scene, one: DealView) -> Text:
    """A Deal: its good, and its card or the location that the marker lies at."""
    if one.at:
        where = Text.assemble(symbol("deal"), scene.name(one.at, "italic"))
        return Text.assemble(scene.reach_route(one.at), symbol(one.good), " ", where)
    return Text.assemble(scene.reach(one.card), symbol(one.good), " ", scene.name(one.card, FAINT))


def wall(scene: Scene, player: PlayerView) -> Text:
    """The board, between faction locations and common ones."""
    return Text("▐█▌", scene.content.factions[player.faction].tint)


def faction_row(scene: Scene, player: PlayerView, row: str) -> list[Text]:
    """S-219: the ordered row, the exposed end first."""
    places = {place.card: place for place in player.empire}
    return [
        location(scene, player, places[name]) if name in places else foundation(scene, name)
        for name in player.rows[row]
    ]


def common_row(scene: Scene, player: PlayerView, category: str) -> list[Text]:
    """S-222: common locations, without order."""
    cards = scene.content.cards
    return [
        location(scene, player, place)
        for place in player.empire
        if not cards[place.card].faction and cards[place.card].category == category
    ]


def location(scene: Scene, player: PlayerView, place: LocationView) -> Text:
    """A location: colour, name, what it does or what it would bring, and what lies on it."""
    card = scene.content.cards[place.card]
    own = player is scene.viewer
    name = Text.assemble(
        scene.reach(place.card),
        scene.colours(place.card),
        " " if card.colours else "",
        scene.name(place.card, "strike dim" if place.used_up else "bold"),
    )
    found = [name]
    printing = scene.content.printings[card.printing]
    if card.faction not in ("", player.faction):
        found.append(symbol("conquered"))
    if own and printing.effect:
        found.append(scene.shorthand(printing.effect))
    if not own and card.raze:
        found.append(Text.assemble("(", Text().join(map(symbol, card.raze)), ")"))
    if place.card in scene.view.conquest_prices:
        price = symbol("raze", scene.view.conquest_prices[place.card])
        found.append(Text.assemble(("{", FAINT), price, ("}", FAINT)))
    return joined([*found, *lying(scene, place)], " ")


def lying(scene: Scene, place: LocationView) -> Iterator[Text]:
    """All that lies on and under a location."""
    card = scene.content.cards[place.card]
    if place.used:
        often = f" {place.used}/{card.use.times}" if card.use and card.use.times > 1 else ""
        yield Text.assemble("[", goods(place.paid, "") if place.paid else "✓", often, "]")
    for sign, there in (
        ("defence", place.token),
        ("samurai", place.samurai),
        ("shield", card.shield),
        ("blocked", place.blocked),
    ):
        if there:
            yield symbol(sign)
    if place.card in scene.view.ra_tokens:
        holder = scene.view.ra_tokens[place.card].seat
        yield Text.assemble(symbol("ra"), "–" if holder == NEUTRAL else scene.token(holder))
    if card.fortress:
        yield ladder(place.level, card.levels)
    if card.keeps:
        yield symbol("card" if card.keeps == "hand_card" else card.keeps, place.holds)
    for seat, player in enumerate(scene.view.players):
        if any(deal.at == place.card for deal in player.deals):
            yield Text.assemble(symbol("deal"), scene.token(seat))


def ladder(level: int, levels: tuple[int, ...]) -> Text:
    """S-254: what every step of a Fortress pays, the present one in brackets."""
    steps = Text().join(
        Text(f"[{vp}]", "bold reverse") if number == level else Text(f" {vp}", FAINT)
        for number, vp in enumerate(levels, 1)
    )
    return Text.assemble(symbol("fortification", level), " ", symbol("vp"), steps)


def foundations(scene: Scene, player: PlayerView) -> list[Text]:
    """The Foundations right of the board."""
    return [foundation(scene, name) for name in player.foundations]


def foundation(scene: Scene, name: str) -> Text:
    """A face-down card; everybody has seen its face."""
    return Text.assemble(scene.reach(name), symbol("foundation"), " ", scene.name(name, FAINT))
