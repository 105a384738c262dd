"""What lies ahead: bonus spaces of the tracks, technologies, corners (Part F, 6 to 8)."""

from __future__ import annotations

from typing import Final

from polyana.games.revive.bot.cards import Cards
from polyana.games.revive.bot.place import Built, nearness
from polyana.games.revive.bot.tally import Tally
from polyana.games.revive.bot.worths import GROWTH, Worths
from polyana.games.revive.effects import Bonus
from polyana.games.revive.rules.standing import standing
from polyana.games.revive.scoring import worth
from polyana.games.revive.state import Player, State

MOST: Final = 8192
"""Values of each kind that are kept in mind before all of the kind are forgotten."""

# Tracks

_TRACKS: Final[dict[tuple[object, ...], float]] = {}


def tracks_ahead(worths: Worths, player: Player, cards: Cards, artifact: float) -> float:
    """Bonus spaces to come, each by the share of its way that can be gone in time (Part F, 6); remembered."""
    key = (
        *(worths, artifact, player.progress, cards.citizens),
        *(tuple(player.tracks.items()), tuple(player.spaces)),
    )
    found = _TRACKS.get(key)
    if found is None:
        if len(_TRACKS) >= MOST:
            _TRACKS.clear()
        found = _TRACKS[key] = spaces_ahead(worths, player, cards, artifact)
    return found


def spaces_ahead(worths: Worths, player: Player, cards: Cards, artifact: float) -> float:
    """The same, reckoned anew."""
    value, weights = 0.0, worths.weights
    reach = weights.steps * worths.left + 0.5
    marker = next_marker(worths, player)
    tracks = player.tracks
    for name, bonus in worths.content.bonuses.items():
        if name in player.spaces:
            continue
        missing = 0
        for colour, space in bonus.needs:
            at = tracks[colour]
            if at < space:
                missing += space - at
        near = 1.0 - missing / reach
        if near > 0.0:
            value += (
                weights.near * near * near * (bonus_worth(worths, cards, bonus, artifact) + marker)
            )
    return value


def bonus_worth(worths: Worths, cards: Cards, bonus: Bonus, artifact: float) -> float:
    """What a bonus space gives besides its marker."""
    if bonus.kind == "standard":
        return 0.4 * worths.machines[bonus.machine] * worths.cycles
    if bonus.kind == "special":
        return 0.55 * worths.weights.use * worths.cycles
    if bonus.kind == "artifact":
        return artifact
    own = cards.of_colour[bonus.colour]
    return 2.0 * (own + GROWTH["card_grey"] * worths.weights.growth * worths.left)


def progress_at(worths: Worths, player: Player, more: int = 0) -> float:
    """R-057: the value of the space that will be the lowest free one, if markers come as they usually do."""
    progress = worths.content.progress
    at = player.progress + more + worths.weights.markers * worths.left
    whole = min(int(at), len(progress) - 2)
    here, above = progress[whole].vp, progress[whole + 1].vp
    return here + (above - here) * min(1.0, at - whole)


def next_marker(worths: Worths, player: Player) -> float:
    """What the next marker on the progress track brings."""
    return progress_at(worths, player, 1) - progress_at(worths, player) + 0.4


_PROGRESS: Final[dict[tuple[Worths, int, float], float]] = {}


def progress_value(worths: Worths, player: Player, artifact: float) -> float:
    """The progress track at the end of the game, with the bonuses that come next; remembered."""
    key = (worths, player.progress, artifact)
    found = _PROGRESS.get(key)
    if found is None:
        if len(_PROGRESS) >= MOST:
            _PROGRESS.clear()
        found = _PROGRESS[key] = progress_track(worths, player, artifact)
    return found


def progress_track(worths: Worths, player: Player, artifact: float) -> float:
    """The same, reckoned anew."""
    content, at = worths.content, player.progress
    value = progress_at(worths, player)
    for space, effect in content.progress_bonuses.items():
        if at < space <= at + 4:
            prize = artifact if effect.now[0].word == "artifact" else worths.effect(effect)
            value += 0.5 * prize * (1.0 - (space - at - 1) / 4) * min(1.0, worths.left / 3)
    return value


_SCORE: Final[dict[tuple[Worths, int, float], float]] = {}


def score_value(worths: Worths, player: Player, artifact: float) -> float:
    """R-051: blue points, with the bonus spaces that come next; remembered."""
    key = (worths, player.vp, artifact)
    found = _SCORE.get(key)
    if found is None:
        if len(_SCORE) >= MOST:
            _SCORE.clear()
        found = _SCORE[key] = score_track(worths, player.vp, artifact)
    return found


def score_track(worths: Worths, at: int, artifact: float) -> float:
    """The same, reckoned anew."""
    value = float(at)
    for space, effect in worths.content.score_bonuses.items():
        if at < space <= at + 8:
            prize = artifact if effect.now[0].word == "artifact" else worths.effect(effect)
            value += 0.6 * prize * (1.0 - (space - at - 1) / 8) * min(1.0, worths.left / 3)
    return value


# What is counted at the end


def large_worth(worths: Worths, tally: Tally, kind: str, *, settled: bool) -> float:
    """R-327: what a large location will score; for who does not live there yet the own figure counts as well."""
    value = 0.0
    for item in worths.content.large_effects[kind].end:
        counter = item.counter
        if not counter:
            value += worth(tally.whose, item) + 0.35 * worths.left
            continue
        number = tally.at_end(counter)
        if not settled and counter in ("population", "population_on_large"):
            number += 1
        value += item.amount * number
    return value


# Technologies and corners

_UNLOCKED: Final[dict[tuple[object, ...], float]] = {}


def technologies(worths: Worths, player: Player) -> float:
    """R-326: points of technologies at the end, and what they do until then; remembered."""
    key = (worths, *player.techs)
    found = _UNLOCKED.get(key)
    if found is None:
        if len(_UNLOCKED) >= MOST:
            _UNLOCKED.clear()
        techs = worths.content.sides[player.side].techs
        value = sum(techs[name].endvp + worths.techs[name] for name in player.techs)
        found = _UNLOCKED[key] = value
    return found


_TECHNOLOGIES: Final[dict[tuple[object, ...], float]] = {}


def technology_ahead(worths: Worths, player: Player, artifact: float) -> float:
    """The best technology to come, as far as its books are at hand (Part F, 8); remembered."""
    books = player.supply["book"] + player.supply["crystal"]
    key = (worths, artifact, books, *player.techs)
    found = _TECHNOLOGIES.get(key)
    if found is None:
        if len(_TECHNOLOGIES) >= MOST:
            _TECHNOLOGIES.clear()
        found = _TECHNOLOGIES[key] = best_technology(worths, player, books, artifact)
    return found


def best_technology(worths: Worths, player: Player, books: int, artifact: float) -> float:
    """The same, reckoned anew."""
    best = 0.0
    for tech in standing(worths.content, player).next:
        gain = tech.endvp + worths.techs[tech.id] + worths.at_once(tech, artifact)
        if any(item.word == "open_slot5" for item in tech.effect.always):
            gain += worths.weights.card * worths.cycles * 0.6
        net = gain + 1.0 - tech.cost * worths.unit
        best = max(best, net * min(1.0, (1 + books) / (1 + tech.cost)))
    return worths.weights.goal * best * min(1.0, worths.left / 2)


def corners_ahead(worths: Worths, state: State, tally: Tally, own: Built) -> float:
    """Large locations without an own figure, the nearer the better; the best counts (Part F, 7)."""
    content, figures = worths.content, tally.player.figures
    near = nearness(content, own.bits | content.board.bits.together(figures))
    best = second = 0.0
    for corner, kind in state.large.items():
        if corner in figures or not near[corner]:
            continue
        value = large_worth(worths, tally, kind, settled=False) * near[corner]
        if value > best:
            best, second = value, best
        elif value > second:
            second = value
    return worths.weights.corner * (best + 0.4 * second) * min(1.0, worths.left / 2)
