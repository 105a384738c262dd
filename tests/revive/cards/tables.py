"""How the components are written down, and the small table on which each is used.

What a component brings is written in words: `"2 food, -1 energy, 1 green"`. The words are `gear`, `book`, `food`,
`crystal`, `vp`; `energy` in the reserve and `machine` for machines that may be used; `crate` for closed ones, `module`,
`citizen`, `artifact`; `grey`, `green`, `yellow` for steps of the markers; `marker` for a tribe marker that moves.
What is not named must have stayed as it was. Everything is written from the printed texts, not from the code.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from polyana.games.revive.effects import COLOURS, SUPPLY
from polyana.games.revive.rules.counting import Whose, citizens
from polyana.games.revive.state import State
from tests.revive.tables import (
    CONTENT,
    ReviveMatch,
    active,
    ask,
    examples,
    give,
    me,
    past_bonuses,
    play,
    shown,
    slot,
    start,
)

Arrange = Callable[[State], None]
WORDS = (
    *SUPPLY, "vp", "energy", "machine", "crate", "module", "citizen", "artifact", *COLOURS, "marker",
)  # fmt: skip


@dataclass(frozen=True)
class Scene:
    """A component, the position in which it is used, the answers, and all that is different afterwards."""

    what: str
    brings: str
    moves: tuple[str, ...] = ()
    have: str = ""
    """What the owner has before, as it is written in `brings`."""
    side: str = "nadair_sun"
    active: tuple[str, ...] = ()
    """Active cards besides."""
    slots: tuple[tuple[str, str], ...] = ()
    """Cards in slots: `("top_2", "y_cook")`."""
    shown: tuple[str, ...] = ("y_cook", "g_teacher", "r_mason", "r_chemist", "y_baker")
    """The display of citizens."""
    arrange: Arrange | None = None
    """What more there is on the table."""
    to_active: tuple[str, ...] = ()
    to_rest: tuple[str, ...] = ()
    """Cards that have come into these areas."""
    also: Arrange | None = None
    """What else must be true afterwards."""

    def __str__(self) -> str:
        return f"{self.what}: {self.brings}"


def read(text: str) -> dict[str, int]:
    """`"2 food, -1 energy"` as numbers."""
    found = {}
    for part in filter(None, text.split(", ")):
        number, word = part.split()
        assert word in WORDS, word
        found[word] = int(number)
    return found


def together(*texts: str) -> str:
    """What several components bring in one.

    >>> together("2 food", "-2 food, 1 crystal")
    '1 crystal'
    """
    found = Counter[str]()
    for text in texts:
        found.update(read(text))
    return ", ".join(f"{number} {word}" for word, number in found.items() if number)


def holdings(state: State, seat: int = 0) -> dict[str, int]:
    """All that a component could change of a player, in the words of the scenes."""
    player = state.players[seat]
    return {
        **player.supply,
        "vp": player.vp,
        "energy": player.energy,
        "machine": len(player.machines),
        "crate": len(player.closed),
        "module": len(player.modules),
        "citizen": citizens(Whose(CONTENT, state, seat)),
        "artifact": len(player.artifacts) + player.spare,
        **player.tracks,
        "marker": CONTENT.counts.progress_markers_on_tribe - player.markers,
    }


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What is different, by words."""
    return {word: after[word] - before[word] for word in WORDS if after[word] != before[word]}


def stage(scene: Scene) -> State:
    """The table of the worked examples; seat 0 has what the scene says, and no bonus space is in the way."""
    other = "joxari_sun" if scene.side.startswith("kaniban") else "kaniban_sun"
    state = examples(scene.side, other=other)
    shown(state, *scene.shown)
    active(state, 0, *scene.active)
    for where, name in scene.slots:
        slot(state, 0, where, name)
    have = read(scene.have)
    give(state, 0, **{kind: have.get(kind, 0) for kind in SUPPLY})
    if "energy" in have:
        state.energy -= have["energy"] - state.players[0].energy
        state.players[0].energy = have["energy"]
    if scene.arrange is not None:
        scene.arrange(state)
    past_bonuses(state, 0)
    return state


def check(scene: Scene, state: State, *first: str) -> ReviveMatch:
    """Plays a scene from its first moves on: what it brings is there, and nothing else has changed."""
    before, player = holdings(state), state.players[0]
    areas = set(player.active), set(player.rest)
    match = play(start(state), *first, *scene.moves)
    assert ask(match).kind == "main", ask(match)
    after = me(match)
    assert changes(before, holdings(match.state)) == read(scene.brings)
    assert set(after.active) - areas[0] == set(scene.to_active)
    assert set(after.rest) - areas[1] == set(scene.to_rest)
    if scene.also is not None:
        scene.also(match.state)
    return match
