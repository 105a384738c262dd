"""Points with a breakdown, places and ties (F-146 to F-162, F-182 to F-190)."""

from __future__ import annotations

from polyana.games.felinia.content import Content
from polyana.games.felinia.state import Player, State
from polyana.kernel import Line, Result


def result(content: Content, state: State) -> Result:
    """Points, places and score sheets of all players."""
    sheets = [score_sheet(content, state, seat) for seat in range(len(state.players))]
    # F-159, F-160: most points, then more coins; F-162: still tied, the place is shared
    return Result.ranked(sheets, [(last_coins(content, player),) for player in state.players])


def score_sheet(content: Content, state: State, seat: int) -> list[Line]:
    """One line for everything that gives points; the total is their plain sum (F-158)."""
    player, values = state.players[seat], content.score
    groups = group_sizes(content, state, seat)
    sheet = [
        *tile_lines(content, player),
        Line("groups", sum(group_points(content, size) for size in groups), tuple(groups)),
        Line("gold", values.gold * player.cards["gold"], (player.cards["gold"],)),
        Line("spice", values.spice_pair * (player.cards["spice"] // 2), (player.cards["spice"],)),
        Line("goods", values.goods * sum(player.hold.values()), (sum(player.hold.values()),)),
    ]
    if content.modes[state.mode].mystery:
        cards = len(player.mysteries)
        sheet.append(Line("mystery", mystery_points(content, cards), (cards,)))
    for special in player.specials:
        if content.running[special].points_per or content.running[special].rates:
            points = special_points(content, player, special, groups)
            sheet.append(Line("special", points, (special,)))
    return sheet


def total(content: Content, state: State, seat: int) -> int:
    """The points of a seat if the game ended now."""
    return sum(line.points for line in score_sheet(content, state, seat))


def tile_lines(content: Content, player: Player) -> list[Line]:
    """F-146 to F-149: sets of trade tiles, and the bonus tiles that raise them."""
    numbers = tile_numbers(content, player)
    lines = [
        Line("tiles", set_points(content, kind, number), (kind, number))
        for kind, number in numbers.items()
        if number
    ]
    for name in player.bonuses:
        bonus = content.bonuses[name]
        if bonus.sort == "plus_one":
            lines.append(Line("plus_one", numbers[bonus.kind], (bonus.kind, numbers[bonus.kind])))
    return lines


def tile_numbers(content: Content, player: Player) -> dict[str, int]:
    """How many trade tiles of each kind a player has, extra tiles of the Guild included (F-147)."""
    numbers = dict.fromkeys(content.kinds, 0)
    for tile in player.tiles:
        numbers[content.tiles[tile].kind] += 1
    for name in player.bonuses:
        bonus = content.bonuses[name]
        if bonus.sort == "extra_tile":
            numbers[bonus.kind] += 1
    return numbers


def set_points(content: Content, kind: str, number: int) -> int:
    """F-146: each tile of a set is worth the size of the set, up to the cap."""
    return number * min(number, content.kinds[kind].cap)


def set_worth(content: Content, player: Player, kind: str, number: int) -> int:
    """F-146, F-148: what a set of so many tiles brings its owner, with the bonus tiles that raise it."""
    raised = sum(
        bonus.sort == "plus_one" and bonus.kind == kind
        for bonus in (content.bonuses[name] for name in player.bonuses)
    )
    return set_points(content, kind, number) + raised * number


def group_sizes(content: Content, state: State, seat: int) -> list[int]:
    """F-150 to F-152: the sizes of a player's groups of merchants on bordering posts, largest first."""
    borders = content.islands[state.mode].borders
    posts = {post for post, owner in state.merchants.items() if owner == seat}
    sizes = []
    while posts:
        frontier, size = [posts.pop()], 0
        while frontier:
            joined = posts & borders[frontier.pop()]
            posts -= joined
            frontier += joined
            size += 1
        sizes.append(size)
    return sorted(sizes, reverse=True)


def group_points(content: Content, size: int) -> int:
    """F-151: 3 for each merchant of a group of three or more, 2 in a pair, 1 alone."""
    values = content.score
    return size * {1: values.group_lone, 2: values.group_pair}.get(size, values.group_three_plus)


def mystery_points(content: Content, cards: int) -> int:
    """F-182: a single card gives 1 point, two or more give 2 each."""
    return content.score.mystery_single if cards == 1 else content.score.mystery_each * cards


def special_points(content: Content, player: Player, special: str, groups: list[int]) -> int:
    """F-187 to F-190: what a special tile adds to the points that its units give anyway."""
    running, values = content.running[special], content.score
    counts = {
        "food": player.cards["food"],
        "spice": player.cards["spice"],
        "mystery_card": len(player.mysteries),
        "lone_merchant": groups.count(1),
    }
    usual = {
        "food": values.food * counts["food"],
        "spice": values.spice_pair * (counts["spice"] // 2),
        "mystery_card": mystery_points(content, counts["mystery_card"]),
        "lone_merchant": values.group_lone * counts["lone_merchant"],
    }
    more = sum(points * counts[counter] for counter, points in running.points_per.items())
    instead = sum(
        rate * counts[counter] - usual[counter] for counter, rate in running.rates.items()
    )
    return more + instead


def last_coins(content: Content, player: Player) -> int:
    """F-160, F-161: the coins that break a tie; an odd SPICE scored in pairs counts as sold."""
    pairs = all("spice" not in content.running[special].rates for special in player.specials)
    odd = player.cards["spice"] % 2 if pairs else 0
    return min(player.coins + odd * content.sale.spice, content.limits.coin_cap)
