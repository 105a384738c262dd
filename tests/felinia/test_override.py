"""People who own a box may correct the house set: a folder of files, by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from polyana import games
from polyana.games.felinia import load
from polyana.games.felinia.reading import load_content
from polyana.kernel import ContentError, Match
from tests.contents import HouseSet
from tests.felinia.tables import CONTENT, GAME

HOUSE = HouseSet("felinia")
DECKS, SETUP = "deck_tiles.toml", "setup.toml"


def broken(folder: Path) -> Path:
    """A folder that overrides one file: the first deck tile has seven seats."""
    changed = HOUSE.text(DECKS).replace("seats = 1", "seats = 7", 1)
    (folder / DECKS).write_text(changed, encoding="utf-8")
    return folder


def renamed(folder: Path) -> Path:
    """A folder that overrides one file: the Fish Row has another name."""
    folder.mkdir(parents=True, exist_ok=True)
    changed = HOUSE.text(SETUP).replace("Fish Row", "Herring Row")
    (folder / SETUP).write_text(changed, encoding="utf-8")
    return folder


def test_an_override_replaces_files_by_name_and_keeps_the_others(tmp_path: Path) -> None:
    game = load(renamed(tmp_path))
    assert game.content.markets["market_1"].name.read("en") == "Herring Row"
    assert game.content.decks == CONTENT.decks
    assert game.content.islands == CONTENT.islands


def test_the_override_may_come_from_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POLYANA_CONTENT", str(renamed(tmp_path)))
    assert load().content.markets["market_1"].name.read("en") == "Herring Row"
    monkeypatch.delenv("POLYANA_CONTENT")
    assert load().content.markets["market_1"].name.read("en") == "Fish Row"
    monkeypatch.setenv("POLYANA_CONTENT", "")
    assert load().content.markets["market_1"].name.read("en") == "Fish Row"


def test_a_folder_named_like_the_game_is_preferred(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    renamed(tmp_path / "felinia")
    (tmp_path / "tundra").mkdir()
    monkeypatch.setenv("POLYANA_CONTENT", str(tmp_path))
    assert load().content.markets["market_1"].name.read("en") == "Herring Row"


def test_a_given_folder_comes_before_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POLYANA_CONTENT", str(tmp_path / "nowhere"))
    game = load(renamed(tmp_path / "here"))
    assert game.content.markets["market_1"].name.read("en") == "Herring Row"


def test_a_broken_override_from_the_environment_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POLYANA_CONTENT", str(broken(tmp_path)))
    with pytest.raises(ContentError, match="deck_lion_0500: has 1 or 2 seats, not 7"):
        games.load("felinia")


def test_a_corrected_folder_is_read_anew(tmp_path: Path) -> None:
    with pytest.raises(ContentError):
        load_content(broken(tmp_path))
    (tmp_path / DECKS).write_text(HOUSE.text(DECKS), encoding="utf-8")
    renamed(tmp_path)
    assert load_content(tmp_path).markets["market_1"].name.read("en") == "Herring Row"


def test_an_override_changes_the_content_hash_that_goes_into_every_record(tmp_path: Path) -> None:
    richer = HOUSE.text(SETUP).replace("start_coins = 2", "start_coins = 3")
    (tmp_path / SETUP).write_text(richer, encoding="utf-8")
    game = load(tmp_path)
    assert game.content_hash != GAME.content_hash
    assert Match(game, seed=1).record().content == game.content_hash
    assert Match(GAME, seed=1).record().content == GAME.content_hash
    assert load(renamed(tmp_path / "renamed")).content_hash == GAME.content_hash


def test_a_game_under_way_goes_on_with_other_content(tmp_path: Path) -> None:
    match = Match(GAME, seed=5)
    for _ in range(4):
        match.answer(match.asks[0].seat, "bid guild")
    other = Match.replay(load(renamed(tmp_path)), match.record())
    assert (other.number, other.asks) == (match.number, match.asks)
    assert other.state == match.state
