"""All players at a glance, their boards in short, and the cards in front of the viewer."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, Flow, number
from polyana.games.tundra.effects import RESOURCES
from polyana.games.tundra.screen.city import card_table
from polyana.games.tundra.screen.ink import Scene, die, symbol
from polyana.games.tundra.view import PlayerView


def players_table(scene: Scene) -> RenderableType:
    """One line for each player, and the boards of the others in short below it."""
    grid = Grid(
        box=None, pad_edge=False, padding=(0, 1 if scene.narrow else 2, 0, 0), header_style=""
    )
    grid.add_column(no_wrap=True)
    grid.add_column(Text(scene.say("column-title"), FAINT), no_wrap=True)
    for sign in ("vp", *RESOURCES, "berry"):
        grid.add_column(symbol(sign), justify="right", no_wrap=True)
    for sign in ("worker", "tower"):
        grid.add_column(symbol(sign), justify="center", no_wrap=True)
    grid.add_column(Text(scene.say("column-dice"), FAINT), no_wrap=True)
    for seat, player in enumerate(scene.view.players):
        grid.add_row(*line(scene, seat, player))
    others = [seat for seat in range(len(scene.view.players)) if seat != scene.seat]
    shorts = Grid.grid(padding=(0, 1, 0, 0))
    for seat in others:
        shorts.add_row(Text.assemble(" ", scene.token(seat)), Flow(before(scene, seat)))
    return Group(grid, shorts)


def line(scene: Scene, seat: int, player: PlayerView) -> list[Text]:
    """The line of one player."""
    turn = "▸" if seat in scene.asked else " "
    flag = " ⚑" if seat == scene.view.first else ""
    name = Text.assemble(
        (turn, "bold"), scene.player(seat, 10 if scene.narrow else 16), (flag, "bold")
    )
    bearer = scene.name(player.character)
    if scene.view.variant:
        title = scene.title(player)
        bearer = Text(title) if scene.narrow else Text.assemble(bearer, " ", (title, "italic"))
    workers = f"{len(player.workers)}+{player.workers_left}"
    towers = sum(owner == seat for owner in scene.view.towers.values())
    return [
        name,
        bearer,
        number(player.vp),
        *(number(player.resources[kind]) for kind in RESOURCES),
        number(player.berry),
        Text(workers),
        Text(f"{towers}+{player.towers_left}"),
        unused_dice(player),
    ]


def unused_dice(player: PlayerView) -> Text:
    """The dice on the character board, and how many are left in supply."""
    dice = Text("").join(die(value) for value in player.dice)
    dice.append("[ ]" * player.unrolled)
    return Text.assemble(dice, (f"{' ' if dice else ''}+{player.dice_left}", FAINT))


def before(scene: Scene, seat: int) -> list[Text]:
    """What lies before a player in short: boards with sides, dice and boosts, and advisors."""
    player = scene.view.players[seat]
    found = []
    for name, board in player.boards.items():
        side = "⇑" if board.upgraded else ""
        text = Text.assemble((scene.talk.name(name) + side, "bold" if side else ""))
        for value in sorted(board.dice, reverse=True):
            text.append_text(die(value))
        boosts = [*([board.starting] if board.starting else []), *board.boosts]
        if boosts:
            text.append(": " + ", ".join(map(scene.talk.name, boosts)), FAINT)
        found.append(text)
    for card, upright in player.advisors.items():
        found.append(advisor(scene, card, upright))
    return found


def advisor(scene: Scene, card: str, upright: bool) -> Text:
    """An advisor, upright or turned sideways."""
    used = "" if upright else "strike dim"
    return Text.assemble(symbol("advisor"), " ", scene.name(card, used), "" if upright else " –")


def advisors(scene: Scene) -> Iterator[RenderableType]:
    """The viewer's advisors with their texts; used ones are faint."""
    viewer = scene.viewer
    if viewer is None or not viewer.advisors:
        return
    limit = scene.content.titles[viewer.title].advisors_max
    yield Text(scene.say("own-advisors", count=len(viewer.advisors), limit=limit), FAINT)
    cards = []
    for card, upright in viewer.advisors.items():
        pointer = scene.pointer(("advisor", card), ("recover", card), ("discard", card))
        cards.append((pointer, card, "" if upright else "dim strike"))
    yield card_table(scene, cards)


def hand(scene: Scene) -> Iterator[RenderableType]:
    """The starting boosts to choose from; once two are tucked the others are out of the game."""
    viewer = scene.viewer
    if viewer is None or scene.view.phase != "boosts" or not viewer.hand:
        return
    yield Text(scene.say("own-hand"), FAINT)
    orders = tuple(scene.content.orders)
    cards = [
        (scene.pointer(*(("tuck", card, order) for order in orders)), card, "")
        for card in viewer.hand
    ]
    yield card_table(scene, cards)
