"""The content: complete, and refused with file, entry and reason where it is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyana.games.settlers import load
from polyana.games.settlers.content import effect_texts
from polyana.games.settlers.vocabulary import card_texts
from tests.contents import HouseSet
from tests.rules import rule
from tests.settlers.tables import CARDS, CONTENT, GAME

HOUSE = HouseSet("settlers")


@rule("S-032", "S-034", "S-186", "S-297")
def test_the_content_is_complete() -> None:
    assert len(CONTENT.common["common"]) == 84 and len(CONTENT.common["fire_common"]) == 12
    for faction in CONTENT.factions:
        assert len(CONTENT.decks[faction]) == 30
        assert sum(card.faction == faction for card in CARDS.values()) == 40
    assert sum(card.pile == "attack" for card in CARDS.values()) == 16
    assert len(CONTENT.conquest_cards) == 3 and len(CONTENT.token_entries) == 14


def test_everything_has_a_name_in_both_languages() -> None:
    for language in ("ru", "en"):
        names = GAME.names(language)
        for name in (*CARDS, *CONTENT.factions, *CONTENT.token_entries, *CONTENT.ranks):
            assert names[name].strip() and "_" not in names[name]
    assert GAME.names("ru")["com_castle_a_2"] == f"{GAME.names('ru')['com_castle_a']} (2)"


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_word_has_its_text(language: str) -> None:
    assert card_texts(language).lacking() == []
    texts = GAME.texts(language)
    assert set(texts) == set(effect_texts(CONTENT)) and all(texts.values())


BROKEN = [
    ("common.toml", 'cost = "1 wood + 2 stone"', 'cost = "1 wod"', "com_statue", "no noun 'wod'"),
    ("common.toml", 'cost = "1 wood + 2 stone"', 'cost = "1 vp"', "com_statue", "cannot be paid"),
    ("common.toml", "size = 84", "size = 85", "deck", "size says 85, but there are 84"),
    ("common.toml", 'raze = "1 vp + 1 stone"', 'raze = "1 vp"', "com_statue", "two goods"),
    ("common.toml", 'id = "com_supplier"', 'id = "com_statue"', "com_statue", "used twice"),
    ("common.toml", 'category = "feature"', 'category = "ruin"', "com_statue", "ruin"),
    ("common.toml", 'effect = "2 wood"', 'effect = ""', "com_old_forest", "produces something"),
    ("common.toml", 'effect = "2 wood"', 'effect = "1 wood -> 2 wood"', "com_old_forest",
     "no production"),
    ("common.toml", 'effect = "when raze: 1 vp"', 'effect = "1 vp"', "com_gallows", "cannot do"),
    ("romans.toml", 'deal = "1 stone"', 'deal = ""', "rom_sculptors_workshop", "has a Deal field"),
    ("romans.toml", 'deal = "1 stone"', 'deal = "2 stone"', "rom_sculptors_workshop", "one good"),
    ("romans.toml", "playset_copies = 2", "playset_copies = 3", "rom_sculptors_workshop",
     "playset_copies says 3"),
    ("fire_romans.toml", 'in = "from_cohort"', 'in = "from_field_works"', "fire_romans_full", "size"),
    ("fire_romans.toml", 'out = "rom_gardens"', 'out = "bar_raid"', "fire_romans_full",
     "not in the base deck"),
    ("fire_romans.toml", "levels = [1, 3, 4, 5, 7]", "levels = [1, 3, 4]", "from_border_castrum",
     "5 levels"),
    ("fire_romans.toml", "levels = [1, 3, 4, 5, 7]", "levels = [1, 3, 2, 5, 7]",
     "from_border_castrum", "do not fall"),
    ("factions.toml", 'storage = "cleanup: store(worker)"', 'storage = "1 worker"', "barbarians",
     "no storage"),
    ("factions.toml", '"2 worker -> 1 wood', '"2 gold -> 1 wood', "exchange", "pays with workers"),
    ("attack.toml", 'target = "wood"', 'target = "sand"', "att_wood", "no good sand"),
    ("game.toml", "conquests = [0, 1, 1, 2, 0]", "conquests = [0]", "easy", "every round"),
    ("game.toml", "from_vp = 30", "from_vp = 0", "solo_rank", "rise"),
    ("game.toml", 'default = "medium"', 'default = "easy"', "solo_difficulty", "default is medium"),
    ("game.toml", 'price = "2 raze"', 'price = "2 gold"', "siege", "in raze tokens"),
    ("game.toml", "rounds = 5", "rounds = 5\nweeks = 2", "game", "weeks"),
    ("promo.toml", 'limit = "table"', 'limit = "row"', "promo_council", "row"),
    ("promo.toml", 'effect = "1 worker + 1 food -> claim_first + 1 vp"', 'effect = "1 vp"',
     "promo_council", "cannot do"),
    ("conquest.toml", 'row = "feature"', 'row = "cellar"', "conq_feature", "cellar"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "entry", "reason"), BROKEN)
def test_broken_content_is_refused(
    tmp_path: Path, file: str, old: str, new: str, entry: str, reason: str
) -> None:
    error = HOUSE.refusal(tmp_path, file, old, new)
    assert (error.file, error.entry) == (file, entry)
    assert reason in error.reason


def test_corrected_content_is_played(tmp_path: Path) -> None:
    old, new = 'effect = "2 wood"', 'effect = "3 wood"'
    game = load(HOUSE.override(tmp_path, "common.toml", old, new))
    gain = game.content.gains[game.content.cards["com_old_forest"].produces]
    assert gain.ways[0][0].amount == 3 and game.content_hash != GAME.content_hash
