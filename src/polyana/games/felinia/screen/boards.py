"""The players' boards, and what the viewer alone may see."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, SHAPES, Flow
from polyana.games.felinia.outlook import SetView
from polyana.games.felinia.screen.ink import Scene, marked, symbol
from polyana.games.felinia.view import PlayerView

ROOM_FOR_MERCHANTS = 112
"""Columns from which on every merchant in stock is drawn."""


def boards(scene: Scene) -> RenderableType:
    """One line for each player: coins, merchants, tokens, goods, cards, and how much was taken."""
    mystery = scene.content.modes[scene.view.mode].mystery
    roomy = scene.width >= (126 if mystery else 106)
    grid = Grid(box=None, pad_edge=False, padding=(0, 2 if roomy else 1, 0, 0), header_style="")
    grid.add_column(no_wrap=True)
    for title in ("coins", "merchants") if scene.narrow else ("coins", "merchants", "tokens"):
        grid.add_column(Text(scene.say(f"board-{title}"), FAINT), no_wrap=True)
    counted = [scene.goods(kind) for kind in scene.content.goods]
    counted += [symbol(card) for card in scene.cards]
    for title in ("tiles", "bonuses", "mysteries") if mystery else ("tiles", "bonuses"):
        counted.append(Text(scene.say(f"board-{title}"), FAINT))
    if any(player.sheet is not None for player in scene.view.players):
        counted.append(Text(scene.say("board-points"), FAINT))
    for heading in counted:
        grid.add_column(heading, justify="center", no_wrap=True)
    for seat, player in enumerate(scene.view.players):
        grid.add_row(*board(scene, seat, player, mystery))
    return Group(grid, *specials(scene))


def board(scene: Scene, seat: int, player: PlayerView, mystery: bool) -> list[Text]:
    """The line of one player."""
    shape, colour = SHAPES[seat], scene.colour(seat)
    turn = "▸" if seat in scene.asked else " "
    flag = " ⚑" if seat == scene.view.first else ""
    name = scene.player(seat, 9 if scene.narrow else 16)
    line = [
        Text.assemble((turn, "bold"), name, (flag, "bold")),
        coin_track(scene, player.coins),
        Text(f"{player.stock:>2} ", "bold"),
    ]
    if scene.width >= ROOM_FOR_MERCHANTS:
        line[-1].append(shape * player.stock, f"not bold {colour}")
    if not scene.narrow:
        line.append(Text(shape * player.tokens or "—", colour))
    line += [number(count) for count in player.hold.values()]
    line += [number(player.cards[card]) for card in scene.cards]
    line += [number(player.tile_count), number(player.bonus_count)]
    if mystery:
        line.append(number(player.mystery_count))
    if player.sheet is not None:
        line.append(number(sum(entry.points for entry in player.sheet)))
    return line


def number(count: int) -> Text:
    """A number that stands out unless it is nothing."""
    return Text(str(count), "bold") if count else Text("·", FAINT)


def coin_track(scene: Scene, coins: int) -> Text:
    """The money track from 0 to its cap."""
    if scene.narrow:
        return Text.assemble((str(coins), "bold"), symbol("coin"))
    empty = "·" * (scene.content.limits.coin_cap - coins)
    return Text.assemble((str(coins), "bold"), " ", symbol.times("coin", coins), (empty, FAINT))


def specials(scene: Scene) -> list[RenderableType]:
    """The special tiles that lie open before their owners."""
    lines: list[RenderableType] = []
    for seat, player in enumerate(scene.view.players):
        tiles = [marked("★", scene.name(tile)) for tile in player.specials]
        if tiles:
            lines.append(Flow([scene.player(seat), *tiles]))
    return lines


def tile_table(scene: Scene) -> RenderableType:
    """The kinds of trade tiles: points, how many each kingdom has, and the viewer's own sets."""
    own = None if scene.viewer is None else scene.viewer.sets
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
    for title in ("open", "points"):
        grid.add_column(Text(scene.say(f"kinds-{title}"), FAINT))
    kingdoms = scene.content.kingdoms.values()
    for kingdom in kingdoms:
        grid.add_column(scene.kingdom(kingdom.id), justify="center")
    for title in ("own", "next") if own is not None else ():
        grid.add_column(Text(scene.say(f"kinds-{title}"), FAINT))
    for kind in scene.content.kinds.values():
        line = [scene.name(kind.id), Text("-".join(map(str, kind.points_each)), FAINT)]
        for kingdom in kingdoms:
            shown, perhaps, gone = scene.view.kingdoms[kingdom.id].tiles.get(kind.id, (0, 0, 0))
            line.append(of_all(shown, shown + perhaps + gone))
        if own is not None:
            line += own_set(own[kind.id])
        grid.add_row(*line)
    return grid


def of_all(shown: int, mix: int) -> Text:
    """How many tiles of a kind lie face up in a kingdom, of all that it had."""
    if not mix:
        return Text("·", FAINT)
    return Text.assemble((str(shown), "bold" if shown else FAINT), (f"/{mix}", FAINT))


def own_set(own: SetView) -> list[Text]:
    """How many tiles of a kind the viewer has, what they are worth, and what one more would add."""
    if not own.count:
        return [Text("—", FAINT), Text(f"+{own.more}")]
    return [Text.assemble((str(own.count), "bold"), f" = {own.points}"), Text(f"+{own.more}")]


def secrets(scene: Scene) -> RenderableType:
    """What the viewer alone sees: bonus tiles, mystery cards, and the running score."""
    viewer = scene.viewer
    if viewer is None:
        return Text()
    lines: list[RenderableType] = []
    for message, names in (("own-bonuses", viewer.bonuses), ("own-mysteries", viewer.mysteries)):
        if names:
            lines.append(Flow([Text(scene.say(message), FAINT), *map(scene.name, names)]))
    journey = scene.view.journey
    if journey is not None and journey.drawn:
        drawn = [mystery(scene, card) for card in journey.drawn]
        lines.append(Flow([Text(scene.say("own-drawn"), FAINT), *drawn]))
    sheet = Grid.grid(padding=(0, 2, 0, 0))
    sheet.add_column()
    sheet.add_column(justify="right")
    entries = viewer.sheet or []
    tiles = sum(entry.points for entry in entries if entry.what == "tiles")
    sheet.add_row(scene.say("own-tiles"), str(tiles))
    for entry in entries:
        if entry.what != "tiles" and entry.points:
            sheet.add_row(scene.talk.line(entry), str(entry.points))
    total = sum(entry.points for entry in entries)
    sheet.add_row(Text(scene.say("own-total"), "bold"), Text(str(total), "bold"))
    return Group(*lines, sheet)


def mystery(scene: Scene, card: str) -> Text:
    """A mystery card with the goods it costs to keep."""
    cost = scene.content.mystery_costs[card]
    return Text.assemble(scene.name(card), " ", scene.goods(cost)) if cost else scene.name(card)
