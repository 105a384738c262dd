"""Every space of the tracks pays what is printed on it: machine tracks, progress, score, hibernation."""

from __future__ import annotations

import pytest

from tests.revive.cards.tables import changes, holdings, read
from tests.revive.tables import (
    CONTENT,
    ReviveMatch,
    ask,
    me,
    options,
    past_bonuses,
    play,
    start,
    table,
    tracks,
    using,
)


def settled(match: ReviveMatch) -> ReviveMatch:
    """Artifacts are taken and resources gained, the first that is offered."""
    while ask(match).kind in ("pick_artifact", "pick_machine", "pick_track", "pick_basic"):
        match = play(match, options(match)[0])
    return match


# Machine tracks

SPACES = {
    "b1": ("grey 2", "1 machine"),
    "b2": ("green 2", "1 machine"),
    "b3": ("yellow 2", "1 machine"),
    "b4": ("grey 4", "1 machine"),
    "b5": ("green 4", "1 machine"),
    "b6": ("yellow 4", "1 machine"),
    "b7": ("grey 6, green 5", "1 machine"),
    "b8": ("green 6, yellow 5", "1 machine"),
    "b9": ("yellow 6, grey 5", "1 machine"),
    "b10": ("grey 8, yellow 7", ""),
    "b11": ("green 8, grey 7", ""),
    "b12": ("yellow 8, green 7", ""),
    "b13": ("grey 12", "1 artifact"),
    "b14": ("green 12", "1 artifact"),
    "b15": ("yellow 12", "1 artifact"),
}
"""By bonus space the spaces of the markers, its own track first, and what it brings; card bonuses count at the end."""


@pytest.mark.parametrize("name", SPACES)
def test_a_bonus_space_pays_with_the_last_step_and_not_before(name: str) -> None:
    needs, brings = SPACES[name]
    spaces = {colour: int(at) for colour, at in (part.split() for part in needs.split(", "))}
    own = next(iter(spaces))
    state = table()
    state.players[0].spaces = [other for other in CONTENT.bonuses if other != name]
    tracks(state, 0, **(spaces | {own: spaces[own] - 2}))
    match = start(using(state, 0, f"1 step_{own}"))
    assert ask(match).kind == "main" and name not in me(match).spaces
    before = holdings(match.state)
    match = settled(start(using(match.state, 0, f"1 step_{own}")))
    assert name in me(match).spaces and me(match).progress == 1
    expected = read(brings) | {own: 1}
    assert changes(before, holdings(match.state)) == expected


def test_points_printed_on_the_machine_tracks() -> None:
    printed = [0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8]
    assert set(SPACES) == set(CONTENT.bonuses)
    assert [list(track.values) for track in CONTENT.tracks.values()] == [printed] * 3


# Progress

VALUES = [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 13, 15, 17, 19, 21, 24, 27, 30]
COVERED = {4: "1 energy", 9: "1 energy", 14: "1 artifact", 16: "1 energy", 19: "1 artifact"}


@pytest.mark.parametrize("space", range(1, 21))
def test_a_marker_brings_what_its_space_of_the_progress_track_shows(space: int) -> None:
    state = table()
    player, covered = state.players[0], space - 1
    player.progress, player.spaces = covered, list(CONTENT.bonuses)[:covered]
    player.markers -= covered - len(player.spaces)
    before = holdings(state)
    match = settled(start(using(state, 0, "ability")))
    assert me(match).progress == space
    expected = {"book": 2, "marker": 1} | read(COVERED.get(space, ""))
    assert changes(before, holdings(match.state)) == expected


def test_points_of_the_progress_track() -> None:
    assert [space.vp for space in CONTENT.progress] == VALUES


# Score

PASSED = {6: "crate", 13: "crate", 24: "artifact", 31: "crate", 40: "artifact", 46: "crate"}


@pytest.mark.parametrize("space", range(1, 51))
def test_a_space_of_the_score_track_brings_what_it_shows(space: int) -> None:
    state = table()
    state.players[0].vp = space - 1
    before = holdings(state)
    match = settled(start(using(state, 0, "1 vp")))
    found = {PASSED[space]: 1} if space in PASSED else {}
    assert changes(before, holdings(match.state)) == {"vp": 1, **found}


# Hibernation

REWARDS = {
    2: "2 gear",
    3: "2 book, 1 marker",
    4: "1 crystal, 1 grey",
    5: "1 energy",
    6: "1 artifact",
}
"""With the first choice everywhere, and the tribe ability of the Nadair on space 3."""


@pytest.mark.parametrize("space", REWARDS)
def test_a_reward_of_the_hibernation_track_is_what_it_shows(space: int) -> None:
    state = table()
    past_bonuses(state, 0)
    state.players[0].hibernation = 6
    before = holdings(state)
    match = play(state, "hibernate", f"reward {space}")
    if space == 3:
        assert options(match) == ["choose module", "choose ability", "decline"]
        match = play(match, "choose ability")
    if space == 4:
        match = play(match, "track grey")
    match = settled(match)
    assert changes(before, holdings(match.state)) == read(REWARDS[space])
