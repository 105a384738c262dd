"""Content files: a folder of TOML, replaced file by file by what somebody has corrected."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from polyana.kernel import Content, ContentError, ContentFiles, Loader, Refusal, Where, override_for
from polyana.kernel.content import OVERRIDE


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    box = tmp_path / "box"
    box.mkdir()
    (box / "cards.toml").write_text("lion = 1\n")
    (box / "map.toml").write_text("roads = 3\n")
    (box / "notes.txt").write_text("not content")
    return box


@pytest.fixture
def override(tmp_path: Path) -> Path:
    corrected = tmp_path / "corrected"
    corrected.mkdir()
    return corrected


def test_the_files_of_a_folder_are_read(folder: Path) -> None:
    files = ContentFiles(folder)
    assert list(files.files) == ["cards.toml", "map.toml"]
    assert files.read("cards.toml") == {"lion": 1}
    assert files.replaced == []


def test_an_override_replaces_files_by_name(folder: Path, override: Path) -> None:
    (override / "cards.toml").write_text("lion = 2\n")
    files = ContentFiles(folder, override)
    assert files.read("cards.toml") == {"lion": 2}
    assert files.read("map.toml") == {"roads": 3}
    assert files.replaced == ["cards.toml"]


class Zoo(Content, frozen=True, kw_only=True):
    """What the loader reads from the two files."""

    lion: int
    roads: int


def zoo(files: ContentFiles) -> Zoo:
    """Reads it."""
    lion = files.value("cards.toml", "lion", int)
    return Zoo(lion=lion, roads=files.value("map.toml", "roads", int))


def tame(content: Zoo) -> None:
    """Checks it."""
    Where("cards.toml", "lion").want(content.lion < 9, "too-many")


def told(refusal: Refusal, language: str) -> str:
    """Says what is wrong with it."""
    assert isinstance(refusal, ContentError)
    (why,) = refusal.because
    return f"{refusal.file}: {refusal.entry}: {why.key}"


def test_content_is_read_once_for_the_same_files(folder: Path, override: Path) -> None:
    load = Loader(folder, zoo, tame, told)
    plain = load()
    assert load(override) is plain
    (override / "cards.toml").write_text("lion = 1\n")
    assert load(override) is plain
    (override / "cards.toml").write_text("lion = 2\n")
    assert load(override).lion == 2
    (folder / "notes.txt").write_text("other notes")
    assert load() is plain


def test_what_is_read_is_checked_as_a_whole(folder: Path, override: Path) -> None:
    load = Loader(folder, zoo, tame, told)
    (override / "cards.toml").write_text("lion = 9\n")
    for _ in range(2):
        with pytest.raises(ContentError, match=r"^cards.toml: lion: too-many$"):
            load(override)


def test_the_hash_changes_with_the_content_and_only_with_it(folder: Path, override: Path) -> None:
    load = Loader(folder, zoo, tame, told)
    (override / "cards.toml").write_text("# A comment.\nlion = 1\n")
    assert load(override).hash == load().hash
    (override / "cards.toml").write_text("lion = 2\n")
    assert load(override).hash != load().hash


def test_a_file_that_the_game_does_not_have_is_refused(folder: Path, override: Path) -> None:
    (override / "crads.toml").write_text("lion = 2\n")
    with pytest.raises(ContentError) as refused:
        ContentFiles(folder, override)
    assert str(refused.value) == (
        "crads.toml: no such content file; the files are cards.toml, map.toml"
    )


def test_a_folder_that_does_not_exist_is_refused(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="this content folder does not exist"):
        ContentFiles(folder, tmp_path / "nowhere")


@pytest.mark.parametrize("broken", [b"lion = ", b"\xff\xfe", b"lion = 1\nlion = 2\n"])
def test_a_file_that_is_no_toml_is_refused_with_its_name(folder: Path, broken: bytes) -> None:
    (folder / "cards.toml").write_bytes(broken)
    with pytest.raises(ContentError, match=r"^cards.toml: not valid TOML: "):
        ContentFiles(folder).read("cards.toml")


def test_a_missing_file_is_refused_with_its_name(folder: Path) -> None:
    with pytest.raises(ContentError, match=r"^tiles.toml: this content file is missing$"):
        ContentFiles(folder).read("tiles.toml")


def test_an_error_names_file_entry_and_reason() -> None:
    error = Where("cards.toml", "lion").wrong("costs", "costs must be 1 or {most}", most=2)
    assert (error.file, error.entry) == ("cards.toml", "lion")
    assert str(error) == "cards.toml: lion: costs must be 1 or 2"
    (why,) = error.because
    assert (why.key, why.facts) == ("costs", {"most": 2})


def test_an_error_comes_whole_out_of_another_process() -> None:
    error = Where("cards.toml", "lion").wrong("costs", "costs must be 1 or {most}", most=2)
    error.home = Path("cards")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (ContentError, str(error))
    assert (again.key, again.facts, again.home) == (error.key, error.facts, error.home)
    assert (again.file, again.entry, again.because[0].key) == ("cards.toml", "lion", "costs")


def test_where_corrected_content_lies(override: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OVERRIDE, raising=False)
    assert override_for("felinia") is None
    assert override_for("felinia", override) == override
    monkeypatch.setenv(OVERRIDE, "")
    assert override_for("felinia") is None
    monkeypatch.setenv(OVERRIDE, str(override))
    assert override_for("felinia") == override
    (override / "felinia").mkdir()
    assert override_for("felinia") == override / "felinia"
    assert override_for("toy") == override
    assert override_for("felinia", override / "felinia") == override / "felinia"
