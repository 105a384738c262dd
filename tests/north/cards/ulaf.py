"""The cards of Ulaf. Every row is written from the card (see `tables.py`)."""

from __future__ import annotations

from tests.north.cards.tables import Printed, Scene, boost, refuses, used

PRINTED = [
    Printed("ulaf_fir_slope", "basic_field", "meadow", 1, goods="2 wood 1 stone"),
    Printed("ulaf_gull_bay", "basic_field", "meadow", 1, goods="1 food 1 fish"),
    Printed("ulaf_whetstone_yard", "basic_field", "meadow axe", 1, goods="1 raze"),
    Printed("ulaf_cod_bank", "field", "meadow", 2, requires="sail", goods="1 fish"),
    Printed("ulaf_second_grindstone", "upgrade", "meadow axe", 1, requires="harvest",
            goods="1 raze", under=("ulaf_whetstone_yard",)),
    Printed("ulaf_cliff_quarry", "field", "meadow", 1, requires="populate", goods="2 stone"),
    Printed("ulaf_rowers_longhouse", "action", "house harbour", 2, "2 wood 2 stone"),
    Printed("ulaf_outpost", "action", "axe", 3, "2 wood 2 stone"),
    Printed("ulaf_floki_workshop", "action", "harbour workshop", 1, "4 wood", "1 ship"),
    Printed("ulaf_axe_smithy", "action", "workshop axe", 2, "1 wood 1 stone"),
    Printed("ulaf_storm_gate", "action", "axe", 2, "2 stone"),
    Printed("ulaf_loot_market", "action", "house", 1, "1 wood 2 stone"),
    Printed("ulaf_berserkers_den", "action", "axe", 1, "1 wood 1 stone"),
    Printed("ulaf_treasury", "feature", "house", 1, "2 wood 3 stone", "1 gold"),
    Printed("ulaf_watchtower", "feature", "axe", 1, "2 wood 3 stone", "1 raze"),
    Printed("ulaf_white_keep", "feature", "house axe", 1, "2 wood 3 stone 1 worker"),
    Printed("ulaf_twin_ships", "feature", "harbour axe", 1, "4 wood"),
    Printed("ulaf_valkyrie", "feature", "axe", 1, "3 wood 1 fish"),
    Printed("ulaf_squadron", "feature", "harbour", 3, "2 wood 2 stone"),
    Printed("ulaf_priest_of_thor", "boost", "hero", 3, requires="sail"),
    Printed("ulaf_war_horns", "boost", "axe", 2, requires="sail"),
    Printed("ulaf_ravens", "boost", "hero", 1, requires="explore"),
]  # fmt: skip

CONQUEST = ("pass", "island island_puffin_rock", "conquer")
PILLAGE = ("pass", "island island_puffin_rock")
FAR = ("pass", "island island_golden_spit")
ROCK = ("island_puffin_rock",)


def conquers(card: str, points: int) -> Scene:
    """A Feature that pays for a conquest: Puffin Rock gives a point of its own."""
    return Scene(card, "a conquest", CONQUEST, f"+{1 + points} vp +1 ship", islands=ROCK,
                 queue=("0 raze",), gains=ROCK)  # fmt: skip


SCENES = [
    used("ulaf_rowers_longhouse", "1 fish", "-1 worker +1 spent -1 fish -1 ship", "load 1 0",
         sea=("0 fish",)),
    refuses("ulaf_rowers_longhouse", "0 worker"),
    used("ulaf_outpost", "2 food", "-1 worker +1 spent -1 food +1 vp", empire=("ulaf_outpost_2",)),
    Scene("ulaf_outpost", "twelve axes give no more than two", ("use ulaf_outpost",),
          "-1 worker +1 spent -1 food +2 vp", "1 food",
          empire=("ulaf_outpost_2", "ulaf_outpost_3", "ulaf_axe_smithy", "ulaf_axe_smithy_2",
                  "ulaf_storm_gate", "ulaf_watchtower", "ulaf_white_keep", "ulaf_twin_ships",
                  "ulaf_berserkers_den", "ulaf_valkyrie")),
    refuses("ulaf_outpost", "1 food", bare=("ulaf_whetstone_yard",)),
    used("ulaf_floki_workshop", "2 wood", "-1 wood -1 ship", sea=("0",)),
    used("ulaf_axe_smithy", "2 wood 2 stone", "-1 wood -1 stone +1 raze +1 gold"),
    used("ulaf_storm_gate", "", "+3 food +1 ship", "choose pillage_now",
         "island island_puffin_rock", islands=ROCK, queue=("0 raze",), sea=()),
    Scene("ulaf_storm_gate", "conquers", ("use ulaf_storm_gate", "choose conquer_now"),
          "+1 vp +1 ship", islands=ROCK, queue=("0 raze",), sea=(), gains=ROCK),
    used("ulaf_loot_market", "2 raze", "-1 worker +1 spent -1 raze +2 vp"),
    refuses("ulaf_loot_market", "5 gold"),
    used("ulaf_berserkers_den", "", "-1 worker +1 spent +2 gold"),
    refuses("ulaf_berserkers_den", "0 worker"),
    conquers("ulaf_treasury", 1),
    conquers("ulaf_watchtower", 1),
    conquers("ulaf_white_keep", 2),
    Scene("ulaf_twin_ships", "a pillage", PILLAGE, "+3 food +1 vp +1 ship", islands=ROCK,
          queue=("0",)),
    Scene("ulaf_valkyrie", "a near pillage", PILLAGE, "+3 food +1 ship", islands=ROCK,
          queue=("0",)),
    Scene("ulaf_valkyrie", "a distant pillage", FAR, "+3 gold +1 vp +1 ship",
          islands=("island_golden_spit",), queue=("0 fish",)),
    Scene("ulaf_squadron", "a pillage", PILLAGE, "+4 food +1 ship", islands=ROCK, queue=("0",)),
    Scene("ulaf_squadron", "a conquest", CONQUEST, "+1 vp +1 ship", islands=ROCK,
          queue=("0 raze",), gains=ROCK),
    boost("ulaf_priest_of_thor", "sail", "+3 food +1 food", "ship 1", "island island_puffin_rock",
          islands=ROCK, queue=("0 fish",), sea=("0",)),
    boost("ulaf_war_horns", "sail", "-1 ship", "advance 2 1", "load 1 1", queue=("1", "0"),
          sea=("0", "1", "0 fish raze")),
    Scene("ulaf_war_horns", "a ship moves one place at most",
          ("place sail", "play ulaf_war_horns"), "-1 hand +1 raze +1 fish",
          queue=("1", "1", "0"), offers=("advance 3 1", "decline")),
    boost("ulaf_ravens", "explore", "+1 wood +2 hand", "choose find", "take ulaf_floki_workshop",
          holds=("ulaf_floki_workshop",)),
    Scene("ulaf_ravens", "four cards are looked at, two are taken",
          ("place explore", "play ulaf_ravens", "choose scout", "take ulaf_outpost",
           "take ulaf_squadron"), "+2 hand +1 wood",
          top=("ulaf_outpost", "ulaf_squadron", "ulaf_treasury", "ulaf_war_horns",
               "ulaf_watchtower"),
          holds=("ulaf_outpost", "ulaf_squadron", "ulaf_watchtower")),
]  # fmt: skip
