"""The content of Revive: all effects compile, both languages say them, and what is wrong is refused with its place."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from polyana.games.revive import load
from polyana.games.revive.box import box
from polyana.games.revive.vocabulary import card_texts
from polyana.kernel import ContentError
from polyana.speech import refused
from tests.revive.tables import CONTENT, FOLDER, GAME

PRINTED = ("machines", "player_board", "tribes")
CHANGES = [
    ("board.toml", "a01", "[[2, -5], [3, -5], [2, -4], [3, -4]]", "[[2, -5], [3, -5], [2, -4]]"),
    ("board.toml", "a02", "[[-3, -3], [-2, -4]", "[[2, -5], [-2, -4]"),
    ("board.toml", "k01", "touches = [[-2, -4], [-1, -4]]", "touches = [[-9, -9]]"),
    ("tiles.toml", "ta_01", 'cost = "3 food"', 'cost = "6 food"'),
    ("tiles.toml", "st_camp", '["desert", "forest", "mountain", "city"]', '["desert", "ocean", "city", "city"]'),
    ("large_locations.toml", "lt_1", 'side_a = "engine_hall"', 'side_a = "engine_room"'),
    ("player_board.toml", "b7", "needs = { grey = 6, green = 5 }", "needs = { grey = 16 }"),
    ("player_board.toml", "b1", 'machine = "std_grey"', 'machine = "std_blue"'),
    ("player_board.toml", "grey", "last = 12", "last = 13"),
    ("cards.toml", "sc_smith", 'effect = "2 gear"', 'effect = "always: open_slot5 + 1 gear"'),
    ("cards.toml", "y_guide", "free_action(explore) + range(2)", "free_action(explore) + 1 food"),
    ("modules.toml", "md_01", 'effect = "1 book"', 'effect = "when explore: 1 book"'),
    ("crates.toml", "cr_tools", "1 gear + 1 book", "1 endvp"),
    ("artifacts.toml", "ac_01", 'purple = "crates"', 'purple = "boxes"'),
    ("tribes.toml", "nadair_sun", "[[1, 2], [1, 3], [1, 4], [2, 5], [3, 6], [4, 7], [3, 7]]", "[[1, 2]]"),
    ("tribes.toml", "nad_trails", "always: skip_terrain(forest,ocean)", "2 book"),
    ("tribes.toml", "formika", 'switch = "tribe_formika"', 'switch = "tribe_ants"'),
    ("modes.toml", "counts", "large_locations_used = 4", "large_locations_used = 3"),
    ("campaign.toml", "camp_04", 'trigger = "artifact_taken"', 'trigger = "explore"'),
    ("campaign.toml", "chapter_1", "bright_from = [75, 90, 100, 110]", "bright_from = [75]"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "entry", "old", "new"), CHANGES)
def test_wrong_content_is_refused_with_file_entry_and_reason_in_both_languages(
    file: str, entry: str, old: str, new: str, tmp_path: Path
) -> None:
    text = (FOLDER / file).read_text(encoding="utf-8")
    begin = text.find(f'id = "{entry}"')
    where = text.index(old, max(begin, 0))
    changed = text[:where] + new + text[where + len(old) :]
    (tmp_path / file).write_text(changed, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load(tmp_path)
    assert (caught.value.file, caught.value.entry) == (file, entry)
    russian = refused(caught.value, "ru")
    assert any("а" <= letter <= "я" for letter in russian)
    assert "refusal" not in russian and "refusal" not in str(caught.value)


def test_every_effect_is_compiled_and_said_in_both_languages_and_in_signs() -> None:
    assert len(CONTENT.effects) > 200
    for language in ("ru", "en"):
        assert card_texts(language).lacking() == []
        texts = GAME.texts(language)
        assert all(texts[effect] for effect in CONTENT.effects if effect)
        assert all(texts[clause] for clause in CONTENT.clauses)
    assert all(GAME.signs().values())


def test_everything_that_can_lie_on_the_table_has_a_name() -> None:
    for language in ("ru", "en"):
        names = GAME.names(language)
        every = (*CONTENT.cards, *CONTENT.machines, *CONTENT.modules, *CONTENT.crates)
        more = (*CONTENT.tiles, *CONTENT.large_kinds, *CONTENT.sides, *CONTENT.artifact_cards)
        places = (*CONTENT.board.corners, *CONTENT.plates, *CONTENT.campaign, *CONTENT.slots)
        assert [name for name in (*every, *more, *places) if not names.get(name)] == []


def test_the_page_shows_on_every_machine_what_its_file_says() -> None:
    files = {name: tomllib.loads((FOLDER / f"{name}.toml").read_text()) for name in PRINTED}
    printed = [*files["machines"]["machine"], *files["player_board"]["standard_machine"]]
    printed += [tech for side in files["tribes"]["side"] for tech in side["tech"]]
    shown = box(CONTENT).machines
    wanted = {one["id"]: one["effect"] for one in printed if one["id"] in shown}
    assert len(wanted) == 30 + 3 + 3
    assert {name: face.effect for name, face in shown.items()} == {
        name: effect.removeprefix("machine: ") for name, effect in wanted.items()
    }
