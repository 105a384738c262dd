"""The players' boards, and what the viewer alone may see."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from polyana.drawing import FAINT, SHAPES, Flow
from polyana.games.felinia.components import TileKind
from polyana.games.felinia.scoring import set_points
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
        line.append(Text(shape * tokens_left(scene, seat) or "—", colour))
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


def tokens_left(scene: Scene, seat: int) -> int:
    """The bid tokens a player has still to place, or that have still to act."""
    view = scene.view
    if view.phase == "bidding":
        placed = view.lap - 1 + ((seat - view.first) % len(view.players) < view.turn)
        return scene.content.limits.bid_tokens_per_player - placed
    return sum(stack.count(seat) for stack in view.stacks.values())


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
    own = own_sets(scene)
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
    for title in ("open", "points"):
        grid.add_column(Text(scene.say(f"kinds-{title}"), FAINT))
    kingdoms = scene.content.kingdoms.values()
    for kingdom in kingdoms:
        grid.add_column(scene.kingdom(kingdom.id), justify="center")
    for title in ("own", "next") if own is not None else ():
        grid.add_column(Text(scene.say(f"kinds-{title}"), FAINT))
    open_tiles = Counter(
        (tile.kingdom, tile.kind)
        for name in scene.view.face_up.values()
        if (tile := scene.content.tiles.get(name)) is not None
    )
    for kind in scene.content.kinds.values():
        line = [scene.name(kind.id), Text("-".join(map(str, kind.points_each)), FAINT)]
        for kingdom in kingdoms:
            mix, shown = kingdom.tile_mix.get(kind.id, 0), open_tiles[kingdom.id, kind.id]
            line.append(of_all(shown, mix))
        if own is not None:
            line += own_set(scene, kind, own)
        grid.add_row(*line)
    return grid


def of_all(shown: int, mix: int) -> Text:
    """How many tiles of a kind lie face up in a kingdom, of all that it had."""
    if not mix:
        return Text("·", FAINT)
    return Text.assemble((str(shown), "bold" if shown else FAINT), (f"/{mix}", FAINT))


def own_sets(scene: Scene) -> dict[str, tuple[int, int]] | None:
    """The viewer's sets of trade tiles: how many of a kind, and their points now."""
    if scene.viewer is None or scene.viewer.sheet is None:
        return None
    return {
        str(line.facts[0]): (int(line.facts[1]), line.points)
        for line in scene.viewer.sheet
        if line.what == "tiles"
    }


def own_set(scene: Scene, kind: TileKind, own: dict[str, tuple[int, int]]) -> list[Text]:
    """How many tiles of a kind the viewer has, what they are worth, and what one more would add."""
    count, points = own.get(kind.id, (0, 0))
    more = set_points(scene.content, kind.id, count + 1) - set_points(scene.content, kind.id, count)
    bonuses = scene.viewer.bonuses if scene.viewer and scene.viewer.bonuses else []
    more += sum(
        scene.content.bonuses[bonus].sort == "plus_one"
        and scene.content.bonuses[bonus].kind == kind.id
        for bonus in bonuses
    )
    have = Text.assemble((str(count), "bold"), f" = {points}") if count else Text("—", FAINT)
    return [have, Text(f"+{more}")]


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
