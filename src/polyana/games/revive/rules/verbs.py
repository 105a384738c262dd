"""The words of effects, one row each: what sort it is, when it can be done, what it does (A16)."""

from __future__ import annotations

from typing import Final

from polyana.effects import Item, rows
from polyana.games.revive import deeds
from polyana.games.revive.effects import BASIC, COLOUR_OF, COLOURS, RESOURCE_OF
from polyana.games.revive.rules.ability import ability_clauses, use_ability
from polyana.games.revive.rules.acts import Act, Word
from polyana.games.revive.rules.arming import arm, in_own_turn
from polyana.games.revive.rules.artifacts import all_gone, artifact_targets, take_artifact
from polyana.games.revive.rules.cards import (
    active_to_rest_top,
    another_cards,
    movable,
    offered_cards,
    play_another,
    rest_to_active,
    resting,
    slot_to_rest,
    take_card,
    unplayed,
)
from polyana.games.revive.rules.crates import crates_left, gain_crates, opened_crates, reopen_crate
from polyana.games.revive.rules.energy import recharge, rechargeable
from polyana.games.revive.rules.hibernating import hibernate_remove
from polyana.games.revive.rules.holdings import (
    GAIN,
    gain,
    gain_crystals,
    gain_energy,
    room_for_crystals,
)
from polyana.games.revive.rules.map_actions import free_action, free_targets
from polyana.games.revive.rules.modules import gain_module, module_targets
from polyana.games.revive.rules.switch import can_refresh, refresh_switch
from polyana.games.revive.rules.tokens import (
    desert_places,
    falcon_ends,
    forest_places,
    movable_figures,
    move_falcon,
    move_figure,
    place_desert,
    place_forest,
    place_target,
    place_temple,
    place_workshop,
    target_places,
    temple_places,
    workshop_places,
)
from polyana.games.revive.rules.tracks import (
    TRACKS,
    make_steps,
    score,
    scores_plainly,
    step_on,
    steps_plainly,
)
from polyana.kernel import Move, then

# Goods


def some(act: Act) -> bool:
    """Whether there is anything to gain."""
    return act.amount > 0


def fixed(act: Act) -> bool:
    """R-461: whether the number is fixed."""
    return not act.item.counter


def gain_goods(act: Act) -> None:
    """R-200: gears, books or food."""
    gain(act.table, act.seat, act.item.word, act.amount)


def gain_points(act: Act) -> None:
    """R-050: blue points."""
    score(act.table, act.seat, act.amount)


def gain_own_energy(act: Act) -> None:
    """R-206: energy into the reserve."""
    gain_energy(act.table, act.seat, act.amount)


def crystal_targets(act: Act) -> list[Move]:
    """R-044: for a crystal that does not fit a basic resource of choice."""
    fits = act.amount <= room_for_crystals(act.table, act.player)
    return [] if fits else list(GAIN.values())


def gain_own_crystals(act: Act) -> None:
    """R-044: crystals, or basic resources for those that do not fit."""
    number = act.amount
    if act.move:
        gain(act.table, act.seat, act.target, 1)
        number -= 1
    gain_crystals(act.table, act.seat, number, act.source)


def crystals_fit(act: Act) -> bool:
    """R-461: whether all crystals fit under the cap."""
    return 0 < act.amount <= room_for_crystals(act.table, act.player)


def basic_targets(act: Act) -> list[Move]:
    """R-200, R-201: the kinds of basic resources; `other_basic` is another than was paid."""
    if not some(act):
        return []
    but = act.entry.bound if act.item.word == "other_basic" else ""
    return [move for kind, move in GAIN.items() if kind != but]


def gain_any_basic(act: Act) -> None:
    """R-200: chosen unit by unit."""
    gain(act.table, act.seat, act.target, 1)
    left = act.amount - 1
    if left:
        but = act.entry.bound if act.item.word == "other_basic" else ""
        then(act.state, deeds.GainBasic(act.seat, act.source, left, but))


def gain_equal(act: Act) -> None:
    """R-227: all units of one kind."""
    gain(act.table, act.seat, act.target, act.amount)


def gain_colour(act: Act) -> None:
    """R-227: the resource of the colour of the card that was taken."""
    gain(act.table, act.seat, RESOURCE_OF[act.entry.bound], act.amount)


def gain_terrain(act: Act) -> None:
    """R-227: the resource of the terrain on which the falcon ended."""
    gain(act.table, act.seat, RESOURCE_OF[COLOUR_OF[act.entry.bound]], act.amount)


def step(act: Act) -> None:
    """R-203: steps on the track of a colour."""
    colour = act.item.word.removeprefix("step_")
    make_steps(act.table, deeds.Steps(act.seat, colour, act.amount))


def step_is_plain(act: Act) -> bool:
    """R-461: steps by which no bonus space is paid."""
    colour = act.item.word.removeprefix("step_")
    return fixed(act) and steps_plainly(act.table, act.player, colour, act.item.amount)


def track_targets(act: Act) -> tuple[Move, ...]:
    """R-203: the tracks."""
    return TRACKS if some(act) else ()


def step_any(act: Act) -> None:
    """R-203: steps on tracks of choice, step by step."""
    step_on(act.table, act.seat, act.source, act.target, act.amount)


NOUNS: Final[dict[str, Word]] = rows(
    *(
        Word(kind, gain_goods, possible=some, sort="goods", plain=fixed, sure=True, worth=1.0)
        for kind in BASIC
    ),
    Word(
        "crystal", gain_own_crystals, "pick_basic", crystal_targets, crystals_fit,
        sort="goods", plain=crystals_fit, sure=True, worth=1.5,
    ),
    Word("basic", gain_any_basic, "pick_basic", basic_targets, sort="goods", sure=True, worth=1.1),
    Word("vp", gain_points, possible=some, sort="goods", plain=scores_plainly, sure=True, worth=1.2),
    Word("energy", gain_own_energy, possible=some, sort="goods", plain=fixed, sure=True, worth=4.0),
    Word("endvp", sort="end", worth=1.2),
    Word("other_basic", gain_any_basic, "pick_basic", basic_targets, sort="bound", sure=True, worth=1.1),
    Word("same_basic", gain_equal, "pick_basic", basic_targets, sort="bound", sure=True, worth=1.1),
    Word("colour_resource", gain_colour, possible=some, sort="bound", plain=fixed, sure=True, worth=1.0),
    Word("terrain_resource", gain_terrain, possible=some, sort="bound", plain=fixed, sure=True, worth=1.0),
    Word("crate", gain_crates, possible=crates_left, sort="pick", worth=2.4),
    Word("module", gain_module, "pick_module", module_targets, sort="pick", worth=2.0),
    Word(
        "artifact", take_artifact, "pick_artifact", artifact_targets, all_gone,
        sort="pick", worth=8.0,
    ),
    *(
        Word(f"step_{colour}", step, possible=some, sort="pick", plain=step_is_plain, sure=True, worth=1.7)
        for colour in COLOURS
    ),
    Word("step_any", step_any, "pick_track", track_targets, sort="pick", sure=True, worth=1.9),
)  # fmt: skip
"""Goods that are gained; those without `do` are still to be written."""

VERBS: Final[dict[str, Word]] = rows(
    Word("ability", use_ability, stands_for=ability_clauses, worth=2.0),
    Word("recharge", recharge, "pick_recharge", rechargeable, worth=2.0),
    Word("slot_to_rest", slot_to_rest, "pick_card_own", movable, worth=2.0),
    Word("rest_to_active", rest_to_active, "pick_card_own", resting, worth=2.0),
    Word("take_card(colour?)", take_card, "pick_card_display", offered_cards, worth=2.7),
    Word("play_another(playable)", play_another, "pick_card_own", another_cards, worth=2.0),
    Word("free_action(deed)", free_action, "map_action", free_targets, worth=2.0),
    Word("active_to_rest_top", active_to_rest_top, "pick_card_own", unplayed, worth=2.0),
    Word("reopen_crate", reopen_crate, "pick_crate", opened_crates, worth=2.0),
    Word("move_figure", move_figure, "ability_target", movable_figures, worth=0.5),
    Word("refresh_switch", refresh_switch, possible=can_refresh, worth=1.0),
    Word("hibernate_remove", hibernate_remove),
    Word("range(number)", arm, possible=in_own_turn, sort="modifier", worth=0.8),
    Word("discount(map_action, number)", arm, possible=in_own_turn, sort="modifier", worth=0.8),
    Word("rotate_card", arm, possible=in_own_turn, sort="modifier", worth=1.0),
    Word("all_colours", arm, possible=in_own_turn, sort="modifier", worth=1.0),
    Word("explore_anywhere", arm, possible=in_own_turn, sort="modifier", worth=2.0),
    Word("place_forest", place_forest, "ability_target", forest_places, sort="token", worth=3.0),
    Word("place_temple", place_temple, "ability_target", temple_places, sort="token", worth=3.0),
    Word("place_target", place_target, "ability_target", target_places, sort="token", worth=2.0),
    Word("place_desert", place_desert, "ability_target", desert_places, sort="token", worth=2.0),
    Word(
        "place_workshop", place_workshop, "ability_target", workshop_places, sort="token", worth=2.0
    ),
    Word("move_falcon", move_falcon, "ability_target", falcon_ends, sort="token", worth=1.0),
    Word("open_slot5", sort="standing"),
    Word("skip_terrain(terrain, terrain*)", sort="standing"),
    Word("skip_hexes(number)", sort="standing"),
    Word("no_extra_books", sort="standing"),
    Word("explore_food(number)", sort="standing"),
    Word("build_discount_per_mountain(number)", sort="standing"),
    Word("copy_lower_half", sort="standing"),
    Word("temple_range(number)", sort="standing"),
    Word("target_range(number)", sort="standing"),
    Word("falcon_discount(number)", sort="standing"),
    Word("workshop_stack(number)", sort="standing"),
    Word("desert_bonus(number)", sort="standing"),
    Word("own_desert_discount(number)", sort="standing"),
    Word("tile_presence", sort="end"),
)
"""What more an effect can do; standing rules are looked up where a price is made, the others need `do`."""

WORDS: Final[dict[str, Word]] = NOUNS | VERBS


def is_certain(item: Item) -> bool:
    """Whether an item is a fixed gain that nothing can hinder."""
    return WORDS[item.word].sure and not item.counter and item.amount > 0
