"""Points with a breakdown, places and ties; the solo game (chapters 14 and 17)."""

from __future__ import annotations

from typing import Final

import msgspec

from polyana.games.settlers.content import Content
from polyana.games.settlers.effects import RESOURCES
from polyana.games.settlers.state import Location, Player, State
from polyana.kernel import Line, Result

SOURCES: Final = (
    *("deals", "production", "bonus", "action", "trigger", "raze", "tithe"),
    *("gate", "fortress", "promo"),
)
"""Where points come from during the game, in the order of the score sheet."""


def result(content: Content, state: State) -> Result:
    """Points, places and score sheets of all players."""
    sheets = [score_sheet(content, state, seat) for seat in range(state.seats)]
    result = Result.ranked(sheets, [tie_break(player) for player in state.players[: state.seats]])
    if state.seats == 1 and not solo_won(content, state):
        # S-204: with equal or fewer faction locations the virtual player has won
        return msgspec.structs.replace(result, places=[2])
    return result


def tie_break(player: Player) -> tuple[int, int]:
    """S-137 to S-139: workers and resources in the supply, then hand cards; still tied, the victory is shared."""
    goods = player.supply["worker"] + sum(player.supply[kind] for kind in RESOURCES)
    return goods, len(player.hand)


def score_sheet(content: Content, state: State, seat: int) -> list[Line]:
    """S-134: what was scored on the way, the locations, the end effects; in the solo game how it ended."""
    player = state.players[seat]
    lines = [Line(source, player.scored.get(source, 0)) for source in SOURCES]
    lines += location_lines(content, player)
    lines.append(Line("end_effects", end_effects(content, player)))
    if state.seats == 1:
        won = solo_won(content, state)
        numbers = (faction_locations(content, player), len(state.collection))
        total = sum(line.points for line in lines)
        facts = (*numbers, rank_of(content, total)) if won else numbers
        lines.append(Line("solo_won" if won else "solo_lost", 0, facts, note=True))
    return lines


def location_lines(content: Content, player: Player) -> list[Line]:
    """S-134, S-238: every location by its kind; conquered ones are the holder's."""
    cards = content.cards
    common = [cards[name] for name in player.empire if not cards[name].faction]
    own = [cards[name] for name in player.empire if cards[name].faction == player.faction]
    taken = [cards[n] for n in player.empire if cards[n].faction not in ("", player.faction)]
    return [
        Line("common", sum(card.end_vp for card in common), (len(common),)),
        Line("faction", sum(card.end_vp for card in own), (len(own),)),
        Line("conquered", sum(card.end_vp for card in taken), (len(taken),)),
    ]


def end_effects(content: Content, player: Player) -> int:
    """S-122 to S-126: Gates and the Shrine, each by itself."""
    return sum(tier(content, name, location) for name, location in player.empire.items())


def tier(content: Content, name: str, location: Location) -> int:
    """S-126: the highest step reached."""
    kept = location.kept + len(location.under)
    return max(
        (worth for reached, worth in content.cards[name].tiers if kept >= reached), default=0
    )


def faction_locations(content: Content, player: Player) -> int:
    """S-204, S-313: faction locations in the empire, conquered ones too."""
    return sum(bool(content.cards[name].faction) for name in player.empire)


def solo_won(content: Content, state: State) -> bool:
    """S-204: more faction locations than cards in the Collection pile."""
    return faction_locations(content, state.players[0]) > len(state.collection)


def rank_of(content: Content, points: int) -> str:
    """S-205: the rank for so many points in the solo game.

    >>> from polyana.games.settlers.reading import load_content
    >>> rank_of(load_content(), 59)
    'knight'
    """
    reached = [rank.id for rank in content.ranks.values() if rank.from_vp <= points]
    return reached[-1]
