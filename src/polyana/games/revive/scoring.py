"""Final scoring with a breakdown, places and ties, the rating of a solo game (A18, R-407)."""

from __future__ import annotations

from collections.abc import Iterator

from polyana.effects import Item, number_of
from polyana.games.revive.content import Content
from polyana.games.revive.rules.counting import COUNTERS, Whose
from polyana.games.revive.rules.holdings import leftovers
from polyana.games.revive.rules.standing import technologies
from polyana.games.revive.state import Player, State
from polyana.kernel import Line, Result


def result(content: Content, state: State) -> Result:
    """R-337: points, places and score sheets."""
    sheets = [score_sheet(content, state, seat) for seat in range(len(state.players))]
    return Result.ranked(sheets, [tie_break(content, player) for player in state.players])


def tie_break(content: Content, player: Player) -> tuple[int, int]:
    """R-337: leftover resources that did not score, then the sum of the track positions."""
    if not player.supply:
        return 0, 0
    rest = leftovers(player) % content.costs.leftover_resources_per_point
    return rest, sum(player.tracks.values())


def score_sheet(content: Content, state: State, seat: int) -> list[Line]:
    """R-325 to R-332: every line; the artifact card last, for it is hidden until the end."""
    return [*open_lines(content, state, seat), *artifact_lines(content, state, seat)]


def open_lines(content: Content, state: State, seat: int) -> list[Line]:
    """All that everybody can see."""
    player = state.players[seat]
    if not player.supply:
        return []
    whose = Whose(content, state, seat)
    held = leftovers(player)
    techs = sum(tech.endvp for tech in technologies(content, player))
    spare, end = content.spare_artifact.endvp, content.end_tile.endvp
    return [
        Line("blue", player.vp),
        Line("progress", content.progress[player.progress].vp, (player.progress,)),
        Line("technologies", techs, (len(player.techs),)),
        *large_lines(whose),
        *card_lines(whose),
        Line("end_tile", end if player.end_tile else 0),
        Line("spare", player.spare * spare, (player.spare,)),
        Line("leftovers", held // content.costs.leftover_resources_per_point, (held,)),
    ]


def large_lines(whose: Whose) -> Iterator[Line]:
    """R-327: every large location with an own figure."""
    for corner, kind in whose.state.large.items():
        if corner in whose.player.figures:
            effect = whose.content.large_effects[kind]
            yield Line("large", sum(worth(whose, item) for item in effect.end), (kind,))


def card_lines(whose: Whose) -> Iterator[Line]:
    """R-328: the card bonuses that are unlocked."""
    for name in whose.player.spaces:
        bonus = whose.content.bonuses[name]
        if bonus.kind == "cards":
            points = sum(worth(whose, item) for item in bonus.effect.end)
            yield Line("card_bonus", points, (bonus.colour,))


def worth(whose: Whose, item: Item) -> int:
    """What an end effect scores."""
    if item.word == "tile_presence":
        return presence_value(whose)
    return number_of(item, COUNTERS, whose)


def presence_value(whose: Whose) -> int:
    """R-336: by the number of different tiles with an own building or figure; large locations do not count."""
    place_of = whose.content.board.place_of
    standing = [at for at, one in whose.state.buildings.items() if one.seat == whose.seat]
    standing += whose.player.figures
    tiles = len({place_of[at] for at in standing if at in place_of})
    reached = [step.vp for step in whose.content.presence.steps if tiles >= step.tiles]
    return max(reached, default=0)


# The artifact card


def artifact_card(state: State, seat: int) -> str:
    """R-331, R-419: the card that counts for a player; empty while none is kept."""
    return state.shared_card or state.players[seat].artifact_card


def artifact_lines(content: Content, state: State, seat: int) -> list[Line]:
    """R-331: each category counts as often as 1 plus the own main artifacts of its colour."""
    name = artifact_card(state, seat)
    if not name:
        return []
    card, whose = content.artifact_cards[name], Whose(content, state, seat)
    colours = [content.main_artifacts[one].colour for one in whose.player.artifacts]
    lines = []
    for colour, category in (
        ("purple", card.purple),
        ("orange", card.orange),
        ("white", card.white),
    ):
        (item,) = content.category_effects[category].end
        value, times = worth(whose, item), 1 + colours.count(colour)  # type: ignore[arg-type]
        lines.append(Line("artifact_card", value * times, (colour, category, value, times)))
    return lines


# The solo game


def rating(content: Content, total: int) -> int:
    """R-407: the number of the rating that a total reaches, from 0 for a failure on."""
    return sum(total >= one.from_ for one in content.ratings) - 1
