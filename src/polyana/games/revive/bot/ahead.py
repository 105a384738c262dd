"""What lies ahead: bonus spaces of the tracks, technologies, corners, hexes next to own buildings (Part F, 5 to 8)."""

from __future__ import annotations

from typing import Final

from polyana.games.revive.board import PIT
from polyana.games.revive.bot.worths import GROWTH, Worths
from polyana.games.revive.content import Content
from polyana.games.revive.effects import Bonus
from polyana.games.revive.rules.counting import COUNTERS, Whose
from polyana.games.revive.rules.land import Land
from polyana.games.revive.rules.standing import standing
from polyana.games.revive.rules.ways import Terrain
from polyana.games.revive.scoring import worth
from polyana.games.revive.state import Player, State

MOST: Final = 4096
"""Sets of origins that are kept in mind before all are forgotten."""

# Tracks


def tracks_ahead(worths: Worths, player: Player, artifact: float) -> float:
    """Bonus spaces to come, each by the share of its way that can be gone in time (Part F, 6)."""
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
                weights.near * near * near * (bonus_worth(worths, player, bonus, artifact) + marker)
            )
    return value


def bonus_worth(worths: Worths, player: Player, bonus: Bonus, artifact: float) -> float:
    """What a bonus space gives besides its marker."""
    if bonus.kind == "standard":
        return 0.4 * worths.machines[bonus.machine] * worths.cycles
    if bonus.kind == "special":
        return 0.55 * worths.weights.use * worths.cycles
    if bonus.kind == "artifact":
        return artifact
    cards = worths.content.cards
    every = [*player.active, *player.rest]
    for slot in player.slots.values():
        every += [played.card for played in slot]
    own = sum([cards[name].citizen and cards[name].colour == bonus.colour for name in every])
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


def progress_value(worths: Worths, player: Player, artifact: float) -> float:
    """The progress track at the end of the game, with the bonuses that come next."""
    content, at = worths.content, player.progress
    value = progress_at(worths, player)
    for space, effect in content.progress_bonuses.items():
        if at < space <= at + 4:
            prize = artifact if effect.now[0].word == "artifact" else worths.effect(effect)
            value += 0.5 * prize * (1.0 - (space - at - 1) / 4) * min(1.0, worths.left / 3)
    return value


def score_track(worths: Worths, player: Player, artifact: float) -> float:
    """R-051: blue points, with the bonus spaces that come next."""
    at = player.vp
    value = float(at)
    for space, effect in worths.content.score_bonuses.items():
        if at < space <= at + 8:
            prize = artifact if effect.now[0].word == "artifact" else worths.effect(effect)
            value += 0.6 * prize * (1.0 - (space - at - 1) / 8) * min(1.0, worths.left / 3)
    return value


# What is counted at the end


def counted(worths: Worths, whose: Whose, word: str) -> float:
    """What a counter will say at the end, as a rule."""
    return COUNTERS[word](whose) + worths.weights.growth * GROWTH.get(word, 0.1) * worths.left


def large_worth(worths: Worths, whose: Whose, kind: str, *, settled: bool) -> float:
    """R-327: what a large location will score; for who does not live there yet the own figure counts as well."""
    value = 0.0
    for item in worths.content.large_effects[kind].end:
        if not item.counter:
            value += worth(whose, item) + 0.35 * worths.left
            continue
        number = counted(worths, whose, item.counter)
        if not settled and item.counter.startswith("population"):
            number += 1
        value += item.amount * number
    return value


# Technologies and corners


def technology_ahead(worths: Worths, player: Player, artifact: float) -> float:
    """The best technology to come, as far as its books are at hand (Part F, 8)."""
    best, books = 0.0, player.supply["book"] + player.supply["crystal"]
    for tech in standing(worths.content, player).next:
        gain = tech.endvp + worths.techs[tech.id] + worths.at_once(tech, artifact)
        if any(item.word == "open_slot5" for item in tech.effect.always):
            gain += worths.weights.card * worths.cycles * 0.6
        net = gain + 1.0 - tech.cost * worths.unit
        best = max(best, net * min(1.0, (1 + books) / (1 + tech.cost)))
    return worths.weights.goal * best * min(1.0, worths.left / 2)


_RINGS: dict[tuple[str, int], list[int]] = {}


def open_rings(content: Content, origins: int) -> list[int]:
    """By distance what could be reached if everything were revealed."""
    key = (content.hash, origins)
    found = _RINGS.get(key)
    if found is None:
        if len(_RINGS) >= MOST:
            _RINGS.clear()
        bits = content.board.bits
        found = _RINGS[key] = Terrain(bits, bits.every).rings(origins)
    return found


def corners_ahead(worths: Worths, state: State, seat: int, whose: Whose) -> float:
    """Large locations without an own figure, the nearer the better; the best counts (Part F, 7)."""
    content, player = worths.content, whose.player
    bits = content.board.bits
    own = [at for at, one in state.buildings.items() if one.seat == seat] + player.figures
    found = open_rings(content, bits.together(own or (PIT,)))
    best = second = 0.0
    for corner, kind in state.large.items():
        if corner in player.figures:
            continue
        far = next(n for n, reached in enumerate(found) if reached & bits.of[corner])
        value = large_worth(worths, whose, kind, settled=False) * max(0.0, 1.0 - far / 9)
        if value > best:
            best, second = value, best
        else:
            second = max(second, value)
    return worths.weights.corner * (best + 0.4 * second) * min(1.0, worths.left / 2)


def hidden_beside(content: Content, land: Land, state: State, seat: int) -> int:
    """Hexes next to own buildings that nobody has seen; next to a large one they count twice."""
    found, kinds, touching = 0, land.kinds, content.board.touching
    for at, building in state.buildings.items():
        if building.seat == seat:
            unseen = sum([near not in kinds for near in touching[at]])
            found += unseen * (2 if building.large else 1)
    return found
