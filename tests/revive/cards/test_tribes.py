"""Every ability and every technology of the twelve sides is used, and costs and scores what is printed."""

from __future__ import annotations

import pytest

from polyana.games.revive.state import State
from polyana.kernel import IllegalMove
from tests.revive.cards.citizens import BUILT, MODULE, a_tile
from tests.revive.cards.tables import Arrange, Scene, check, stage, together
from tests.revive.tables import (
    CONTENT,
    GAME,
    GATE_CITY,
    GATE_DESERT,
    building,
    examples,
    figure,
    give,
    me,
    options,
    past_bonuses,
    play,
    start,
    token,
)

CAMP, FORD = "s1_4", "s3_1"
"""Two more locations on the table of the worked examples."""

# Abilities, used by the lower half of a card


def touched_ocean(state: State) -> None:
    building(state, 0, GATE_DESERT)


ABILITIES = [
    Scene("nadair_sun", "2 book"),
    Scene("nadair_moon", "-1 crystal, 1 book", ("do nadair_moon place_forest",), "1 crystal",
          also=lambda state: lies(state.laid, "s2_3")),
    Scene("hofstadterians_sun", "1 gear", ("gain gear",), arrange=touched_ocean),
    Scene("hofstadterians_moon", "-1 crystal, 1 energy", ("do hofstadterians_moon place_temple",), "1 crystal",
          also=lambda state: lies(state.temples, "s5_4")),
    Scene("joxari_sun", "1 grey", ("track grey",)),
    Scene("joxari_moon", "", ("target s1_1",), also=lambda state: lies(state.targets, "s1_1")),
    Scene("kaniban_sun", "-1 food, 1 citizen", ("do kaniban_sun take_card", "card y_cook"), "1 food",
          to_active=("y_cook",)),
    Scene("kaniban_moon", "1 citizen", ("target s4_4", "card y_cook"), to_active=("y_cook",),
          also=lambda state: lies(state.laid, "s4_4")),
    Scene("formika_sun", "1 crystal"),
    Scene("formika_moon", "-1 crystal, 1 grey", ("do formika_moon place_workshop", "target s1_3"), "1 crystal",
          also=lambda state: lies(state.workshops, "s1_3")),
    Scene("vukuntur_sun", "-1 book", (f"populate {GATE_CITY}",), "1 book"),
    Scene("vukuntur_moon", "", ("target s4_4",), also=lambda state: flown(state, "s4_4")),
]  # fmt: skip


def lies(tokens: dict[str, int], at: str) -> None:
    assert tokens == {at: 0}


def flown(state: State, at: str) -> None:
    assert state.players[0].falcon == at


def of_side(scene: Scene, brings: str, *active: str) -> Scene:
    """A scene on the side that it is about."""
    return Scene(
        scene.what, brings, scene.moves, scene.have, scene.what, active,
        arrange=scene.arrange, to_active=scene.to_active, also=scene.also,
    )  # fmt: skip


def test_no_ability_is_missing() -> None:
    assert [scene.what for scene in ABILITIES] == list(CONTENT.sides)


@pytest.mark.parametrize("scene", ABILITIES, ids=str)
def test_an_ability_does_what_it_says_and_moves_a_marker(scene: Scene) -> None:
    own = of_side(scene, together(scene.brings, "1 marker"), "sc_gatherer_a")
    check(own, stage(own), "play sc_gatherer_a", "slot bottom_1")


# Costs and points

COMMON = {
    "tech_art_energy": "1 artifact, 1 energy",
    "tech_art_crate": "1 artifact, 1 crate",
    "tech_art_points": "1 artifact, 2 vp",
}
PRINTED = {
    "nadair_sun": "nad_trails 1 1, nad_verse 3 0, tech_slot5 2 1, nad_pupil 3 1, "
    "tech_art_points 5 4, tech_art_energy 5 3, tech_art_crate 5 4",
    "nadair_moon": "nad_resin 1 1, nad_hedge 2 2, tech_slot5 2 1, nad_song 2 1, "
    "tech_art_energy 4 3, tech_art_crate 4 4, tech_art_points 5 5",
    "hofstadterians_sun": "hof_salt 1 1, hof_guests 2 1, tech_slot5 2 1, hof_scales 2 2, "
    "tech_art_crate 4 4, tech_art_points 4 3, tech_art_energy 5 5",
    "hofstadterians_moon": "hof_causeway 1 1, hof_bell 2 2, tech_slot5 2 1, hof_lamp 2 2, "
    "tech_art_points 4 4, tech_art_energy 4 3, tech_art_crate 5 5",
    "joxari_sun": "jox_packs 1 1, jox_glider 2 2, tech_slot5 2 1, jox_move 2 4, "
    "tech_art_energy 4 3, tech_art_crate 4 4, tech_art_points 5 5",
    "joxari_moon": "jox_spotters 1 1, jox_longsight 3 1, tech_slot5 2 1, jox_trophies 3 1, "
    "tech_art_crate 5 3, tech_art_energy 5 3, tech_art_points 6 4",
    "kaniban_sun": "kan_gifts 1 2, kan_shifts 2 3, tech_slot5 2 1, kan_relay 2 2, "
    "tech_art_crate 4 5, tech_art_energy 4 4, tech_art_points 5 6",
    "kaniban_moon": "kan_quarrymen 1 1, kan_toll 2 2, tech_slot5 2 1, kan_camp 3 1, "
    "tech_art_energy 4 4, tech_art_crate 4 3, tech_art_points 5 5",
    "formika_sun": "for_lode 1 1, for_quarry 2 1, tech_slot5 2 1, for_splitter 3 2, "
    "tech_art_points 4 3, tech_art_crate 4 4, tech_art_energy 5 5",
    "formika_moon": "for_shift 1 1, for_guild 2 2, tech_slot5 2 1, for_mimic 3 2, "
    "tech_art_energy 4 3, tech_art_points 4 4, tech_art_crate 5 5",
    "vukuntur_sun": "vuk_wings 1 1, vuk_cache 3 1, tech_slot5 2 1, vuk_eye 2 2, "
    "tech_art_energy 4 3, tech_art_points 4 4, tech_art_crate 5 5",
    "vukuntur_moon": "vuk_bells 1 1, vuk_shadow 2 2, tech_slot5 2 1, vuk_prey 3 0, "
    "tech_art_crate 4 4, tech_art_energy 5 3, tech_art_points 5 5",
}
"""By side its technologies from position 1 to 7, each with its price in books and its points."""
TECHS = [(side, *row.split()) for side, rows in PRINTED.items() for row in rows.split(", ")]


def before(side: str, tech: str) -> State:
    """Everything but this technology is unlocked, a figure stands at the gate, and food is there for any way."""
    other = "joxari_sun" if side.startswith("kaniban") else "kaniban_sun"
    state = examples(side, other=other)
    rest = [name for name in CONTENT.sides[side].techs if name != tech]
    if tech != PRINTED[side].split()[0]:
        for name, place in zip(rest, (GATE_CITY, "nw", "ne", "sw", "se", CAMP), strict=True):
            figure(state, 0, place, name)
    past_bonuses(state, 0)
    if state.players[0].falcon:
        state.players[0].falcon = "s1_3"  # not next to the ford
    return state


@pytest.mark.parametrize(("side", "tech", "cost", "points"), TECHS)
def test_a_technology_costs_and_scores_what_is_printed(
    side: str, tech: str, cost: str, points: str
) -> None:
    state = before(side, tech)
    give(state, 0, book=int(cost) - 1, food=6)
    assert f"populate {FORD}" not in options(start(state)), "a book is missing"
    give(state, 0, book=int(cost))
    match = play(state, f"populate {FORD}")
    assert me(match).techs[-1] == tech and me(match).supply["book"] == 0
    line = {one.what: one.points for one in GAME.result(match.state).sheets[0]}["technologies"]
    had = {one.what: one.points for one in GAME.result(state).sheets[0]}["technologies"]
    assert line - had == int(points)


def test_no_technology_is_missing() -> None:
    every = [(side, tech) for side, one in CONTENT.sides.items() for tech in one.techs]
    assert [(side, tech) for side, tech, _, _ in TECHS] == every
    used = {(scene.side, scene.what) for scene in OWN}
    machines = {
        ("joxari_sun", "jox_glider"),
        ("kaniban_sun", "kan_relay"),
        ("formika_sun", "for_lode"),
    }
    own = {(side, tech) for side, tech in every if not tech.startswith("tech_")}
    assert used | machines == own, "machines of tribe boards are among the machines"


@pytest.mark.parametrize("side", list(PRINTED))
@pytest.mark.parametrize("tech", list(COMMON))
def test_a_common_technology_brings_an_artifact_and_more(side: str, tech: str) -> None:
    state = before(side, tech)
    give(state, 0, book=6, food=6)
    other = play(state, f"populate {FORD}").fork()
    while "take purple" not in options(other):
        other = play(other, next(move for move in options(other) if move.startswith("do ")))
    other = play(other, "take purple")
    while me(other).turns == 0 and any(move.startswith("do ") for move in options(other)):
        other = play(other, next(move for move in options(other) if move.startswith("do ")))
    held = (len(me(other).artifacts), me(other).energy, len(me(other).closed), me(other).vp)
    assert (
        held
        == {
            "tech_art_energy": (1, 2, 0, 0),
            "tech_art_crate": (1, 1, 1, 0),
            "tech_art_points": (1, 1, 0, 2),
        }[tech]
    )


@pytest.mark.parametrize("side", list(PRINTED))
def test_the_common_technology_opens_the_side_slot(side: str) -> None:
    first = PRINTED[side].split()[0]
    for techs in ([first], [first, "tech_slot5"]):
        state = before(side, first)
        for name, place in zip(techs, (GATE_CITY, "nw"), strict=False):
            figure(state, 0, place, name)
        match = play(state, "play sc_gatherer_a")
        assert ("slot side" in options(match)) is (len(techs) == 2)


# What the own technologies of a side do


def at_gate(tech: str, *more: Arrange) -> Arrange:
    """The technology was unlocked by a figure at the gate; and more besides."""
    return arranged(GATE_CITY, tech, *more)


def in_camp(tech: str, *more: Arrange) -> Arrange:
    """The technology was unlocked by a figure in the camp."""
    return arranged(CAMP, tech, *more)


def far(tech: str, *more: Arrange) -> Arrange:
    """The technology was unlocked at a corner behind the ice: no way begins there."""
    return arranged("nw", tech, *more)


def arranged(place: str, tech: str, *more: Arrange) -> Arrange:
    def arrange(state: State) -> None:
        figure(state, 0, place, tech)
        for one in more:
            one(state)

    return arrange


def tokens(*places: str) -> Arrange:
    """Own tokens lie there."""

    def arrange(state: State) -> None:
        for place in places:
            token(state, 0, place)

    return arrange


def falcon_at_the_gate(state: State) -> None:
    state.players[0].falcon = "s4_4"


def company(state: State) -> None:
    """Somebody else stands at the ford."""
    figure(state, 1, FORD)


def moved(state: State) -> None:
    assert state.players[0].figures == [CAMP, FORD]


ABILITY = ("play sc_gatherer_a", "slot bottom_1")
GATHERER = ("sc_gatherer_a",)
A_TILE = ("explore a04", "card y_cook", "lay 0")
AT_GATE, AT_POOL = f"build {GATE_DESERT}", "build s5_3"
POOL = "1 yellow, 1 energy"
"""What a small building at the pool gains; two hexes lie between it and the gate, one of them an ocean."""


def row(side: str, tech: str, brings: str, *moves: str, **more: object) -> Scene:
    return Scene(tech, brings, moves, side=side, **more)  # type: ignore[arg-type]


OWN = [
    row("nadair_sun", "nad_trails", f"-3 gear, -1 food, {POOL}", AT_POOL, have="3 gear, 1 food",
        arrange=at_gate("nad_trails")),
    row("nadair_sun", "nad_verse", "3 book, 1 vp, 1 marker", *ABILITY, active=GATHERER, arrange=far("nad_verse")),
    row("nadair_sun", "nad_pupil", "-3 book, -1 food, 1 green, 1 citizen", f"populate {FORD}", "tech nad_pupil",
        "card g_teacher", have="3 book, 1 food", arrange=at_gate("nad_trails"), to_active=("g_teacher",)),
    row("nadair_moon", "nad_resin", "-2 book, 1 crystal", "trade nad_resin", have="2 book", arrange=far("nad_resin")),
    row("nadair_moon", "nad_hedge", "-3 gear, 1 grey, 1 green", "build s1_1", have="3 gear",
        arrange=in_camp("nad_hedge")),
    row("nadair_moon", "nad_song", "-1 crystal, 2 book, 2 vp, 1 marker", *ABILITY, "do nadair_moon place_forest",
        f"target {GATE_DESERT}", have="1 crystal", active=GATHERER, arrange=at_gate("nad_song")),
    row("hofstadterians_sun", "hof_salt", f"-3 gear, 1 crystal, {BUILT}", AT_GATE, have="3 gear",
        arrange=at_gate("hof_salt")),
    row("hofstadterians_sun", "hof_guests", "-2 book, -1 food", f"populate {FORD}", "tech tech_slot5",
        have="2 book, 1 food", arrange=at_gate("hof_salt", company, far("hof_guests"))),
    row("hofstadterians_sun", "hof_scales", "-1 gear, -1 book, 1 crystal", "trade hof_scales", "pay gear",
        have="1 gear, 1 book", arrange=far("hof_scales")),
    row("hofstadterians_moon", "hof_causeway", "-3 gear, 1 green, 1 module", "build s2_1", *MODULE, have="3 gear",
        arrange=far("hof_causeway", tokens("s5_4"))),
    row("hofstadterians_moon", "hof_bell", "-1 crystal, -1 food, 1 energy, 1 module, 1 marker", *ABILITY,
        "do hofstadterians_moon place_temple", "target s5_4", *MODULE, have="1 crystal, 1 food", active=GATHERER,
        arrange=at_gate("hof_bell")),
    row("hofstadterians_moon", "hof_lamp", "-2 book, -1 food, 1 energy", f"populate {FORD}", "tech hof_lamp",
        have="2 book, 1 food", arrange=at_gate("hof_causeway")),
    row("joxari_sun", "jox_packs", "-3 food, 2 vp, 1 citizen", *A_TILE, have="3 food",
        arrange=in_camp("jox_packs", a_tile), to_active=("y_cook",)),
    row("joxari_sun", "jox_move", "-2 book, -1 food", f"populate {FORD}", "tech jox_move", f"target {GATE_CITY}",
        have="2 book, 1 food", arrange=at_gate("jox_packs"), also=moved),
    row("joxari_moon", "jox_spotters", "1 food, 1 marker", *ABILITY, "target s1_1", active=GATHERER,
        arrange=far("jox_spotters")),
    row("joxari_moon", "jox_longsight", f"-1 gear, {POOL}", AT_POOL, have="1 gear",
        arrange=at_gate("jox_longsight", tokens("s5_3"))),
    row("joxari_moon", "jox_trophies", f"-1 gear, 1 vp, {BUILT}", AT_GATE, have="1 gear",
        arrange=at_gate("jox_trophies", tokens(GATE_DESERT))),
    row("kaniban_sun", "kan_gifts", "-1 food, 1 book, 1 citizen, 1 marker", *ABILITY, "do kaniban_sun take_card",
        "card g_teacher", have="1 food", active=GATHERER, arrange=far("kan_gifts"), to_active=("g_teacher",)),
    row("kaniban_sun", "kan_shifts", "-1 crystal", "trade kan_shifts", "card y_cook", have="1 crystal",
        slots=(("top_1", "y_cook"),), arrange=far("kan_shifts"), to_rest=("y_cook",)),
    row("kaniban_moon", "kan_quarrymen", "-1 book, -1 food, 1 citizen", f"populate {GATE_CITY}", "card r_mason",
        have="1 book, 1 food", to_active=("r_mason",)),
    row("kaniban_moon", "kan_toll", "-3 gear, 2 vp, 1 energy", "build s4_4", have="3 gear",
        arrange=at_gate("kan_toll", tokens("s4_4"))),
    row("kaniban_moon", "kan_camp", "-1 gear, 1 vp, 1 energy", "build s4_4", have="1 gear",
        arrange=at_gate("kan_camp", tokens("s4_4"))),
    row("formika_sun", "for_quarry", "-2 gear, -1 food, 1 grey, 1 yellow", "build s5_1", have="2 gear, 1 food",
        arrange=in_camp("for_quarry")),
    row("formika_sun", "for_splitter", "-1 crystal, 2 food", "trade for_splitter", "gain food", have="1 crystal",
        arrange=far("for_splitter")),
    row("formika_moon", "for_shift", "-1 crystal, 1 yellow, 1 gear, 1 marker", *ABILITY,
        "do formika_moon place_workshop", "target s4_4", "gain gear", have="1 crystal", active=GATHERER,
        arrange=far("for_shift")),
    row("formika_moon", "for_guild", f"-1 gear, {BUILT}", AT_GATE, have="1 gear",
        arrange=at_gate("for_guild", tokens("s4_4", "s4_1"))),
    row("formika_moon", "for_mimic", "1 yellow, 1 food", "switch", "copy sc_pathfinder_b", arrange=far("for_mimic")),
    row("vukuntur_sun", "vuk_wings", f"-3 gear, -1 food, {POOL}", AT_POOL, have="3 gear, 1 food",
        arrange=at_gate("vuk_wings")),
    row("vukuntur_sun", "vuk_cache", "-3 book, 1 crate, 1 crystal", f"populate {FORD}", "tech vuk_cache",
        have="3 book", arrange=at_gate("vuk_wings")),
    row("vukuntur_sun", "vuk_eye", "-4 food, 2 vp, 1 citizen, 1 gear", *A_TILE, "gain gear", have="4 food",
        arrange=in_camp("vuk_eye", a_tile), to_active=("y_cook",)),
    row("vukuntur_moon", "vuk_bells", "1 vp, 1 marker", *ABILITY, "target s4_4", active=GATHERER,
        arrange=far("vuk_bells")),
    row("vukuntur_moon", "vuk_shadow", f"-2 gear, {BUILT}", AT_GATE, have="2 gear",
        arrange=at_gate("vuk_shadow", falcon_at_the_gate)),
    row("vukuntur_moon", "vuk_prey", "3 gear, 1 marker", *ABILITY, "target s1_3", active=GATHERER,
        arrange=far("vuk_prey")),
]  # fmt: skip


AT_ONCE = ("nad_pupil", "hof_lamp", "jox_move", "kan_quarrymen", "vuk_cache")
"""What these do happens when they are unlocked."""


@pytest.mark.parametrize("scene", OWN, ids=str)
def test_an_own_technology_does_what_it_says(scene: Scene) -> None:
    check(scene, stage(scene))


@pytest.mark.parametrize("scene", [one for one in OWN if one.what not in AT_ONCE], ids=str)
def test_without_the_technology_it_is_not_so(scene: Scene) -> None:
    """The same position with another technology unlocked in its place: the answers lead elsewhere, or nowhere."""
    state = stage(scene)
    player = state.players[0]
    player.techs = ["tech_slot5" if name == scene.what else name for name in player.techs]
    with pytest.raises((IllegalMove, AssertionError)):
        check(scene, state)
