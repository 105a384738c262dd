"""What the content of every game holds to: the house set is whole, and what is wrong is refused with its place."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from polyana import games
from polyana.kernel import ContentError, ContentFiles, Loader, Match
from polyana.kernel.content import OVERRIDE
from polyana.kernel.entries import Content
from tests.contents import HouseSet, Toml, changed

HOUSES = {name: HouseSet(name) for name in games.names()}
FILES = [(name, file) for name, house in HOUSES.items() for file in house.files]
LISTS = [
    (name, file)
    for name, file in FILES
    if re.search(r'\[\[\w+\]\]\nid = "', HOUSES[name].text(file))
]
EFFECT = re.compile(r'\nid = "(\w+)"\n(?:(?!\[).+\n)*?(effect = "[^"\n]+")\n')
NAME = re.compile(r'\n(name = \{[^\n]*, (en = "[^\n]*") \})\n')


def loader(name: str) -> Loader[Content]:
    """What reads the content of a game."""
    found = importlib.import_module(f"polyana.games.{name}.reading").load_content
    assert isinstance(found, Loader)
    return found


def first(name: str, file: str) -> str:
    """The id of the first entry of a file."""
    found = re.search(r'\[\[\w+\]\]\nid = "(\w+)"', HOUSES[name].text(file))
    assert found
    return found[1]


def first_entry(name: str, file: str) -> str:
    """The text of that entry."""
    return HOUSES[name].entry(file, first(name, file))


@pytest.mark.parametrize("name", games.names())
def test_an_equal_copy_of_the_house_set_is_the_same_game(name: str, tmp_path: Path) -> None:
    assert (
        games.load(name, HOUSES[name].copy(tmp_path)).content_hash == games.load(name).content_hash
    )


@pytest.mark.parametrize(("name", "file"), FILES)
def test_a_file_that_is_no_toml_is_refused_with_its_line(
    name: str, file: str, tmp_path: Path
) -> None:
    (tmp_path / file).write_text("# A comment.\n[[card]\n", encoding="utf-8")
    error = HOUSES[name].refused(tmp_path)
    assert (error.file, error.entry) == (file, "")
    assert "not valid TOML" in error.reason and "line 2" in error.reason


@pytest.mark.parametrize(("name", "file"), FILES)
def test_a_file_that_is_no_text_is_refused(name: str, file: str, tmp_path: Path) -> None:
    (tmp_path / file).write_bytes(b"\xff\xfe\x00")
    error = HOUSES[name].refused(tmp_path)
    assert error.file == file and "not valid TOML" in error.reason


@pytest.mark.parametrize(("name", "file"), FILES)
def test_an_empty_file_is_refused_with_what_is_missing(
    name: str, file: str, tmp_path: Path
) -> None:
    (tmp_path / file).write_text("# nothing here\n", encoding="utf-8")
    error = HOUSES[name].refused(tmp_path)
    assert error.file == file and error.reason.endswith("missing")


@pytest.mark.parametrize(("name", "file"), FILES)
def test_a_missing_file_is_refused(name: str, file: str, tmp_path: Path) -> None:
    (HOUSES[name].copy(tmp_path) / file).unlink()
    with pytest.raises(ContentError) as caught:
        loader(name).read(ContentFiles(tmp_path))
    assert str(caught.value) == f"{file}: this content file is missing"


@pytest.mark.parametrize("name", games.names())
def test_a_file_of_a_foreign_name_is_refused(name: str, tmp_path: Path) -> None:
    (tmp_path / "foreign.toml").write_text("", encoding="utf-8")
    error = HOUSES[name].refused(tmp_path)
    known = ", ".join(HOUSES[name].files)
    assert str(error) == f"foreign.toml: no such content file; the files are {known}"


@pytest.mark.parametrize("name", games.names())
def test_a_folder_that_does_not_exist_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="does not exist"):
        games.load(name, tmp_path / "nowhere")


@pytest.mark.parametrize("bad", ["two words", "Capital", ""])
@pytest.mark.parametrize(("name", "file"), LISTS)
def test_an_id_is_one_plain_word(name: str, file: str, bad: str, tmp_path: Path) -> None:
    error = HOUSES[name].refusal(tmp_path, file, f'id = "{first(name, file)}"', f'id = "{bad}"')
    assert error.file == file and error.entry
    assert error.reason == "an id is one plain word such as market_2"


@pytest.mark.parametrize(("name", "file"), LISTS)
def test_an_entry_written_twice_is_refused(name: str, file: str, tmp_path: Path) -> None:
    entry = first_entry(name, file)
    error = HOUSES[name].refusal(tmp_path, file, entry, f"{entry}\n{entry}")
    assert (error.file, error.entry) == (file, first(name, file))
    assert error.reason == "this id is used twice"


@pytest.mark.parametrize(("name", "file"), LISTS)
def test_an_entry_that_is_no_table_is_refused(name: str, file: str, tmp_path: Path) -> None:
    entry = first_entry(name, file)
    kind = entry[2 : entry.index("]")]

    def change(data: Toml) -> None:
        data[kind] = [1, 2]

    error = HOUSES[name].refused(changed(name, tmp_path / "numbers", file, change))
    assert (error.file, error.entry) == (file, f"{kind} 1")


@pytest.mark.parametrize(("name", "file"), LISTS)
def test_a_field_of_a_foreign_name_is_refused(name: str, file: str, tmp_path: Path) -> None:
    own = first(name, file)
    error = HOUSES[name].refusal(tmp_path, file, f'id = "{own}"', f'id = "{own}"\nbenches = 1')
    assert (error.file, error.entry) == (file, own)
    assert error.reason == "there is no field benches"


@pytest.mark.parametrize(
    ("name", "file"),
    [(name, file) for name, file in LISTS if NAME.search(first_entry(name, file))],
)
def test_a_name_is_given_in_both_languages(name: str, file: str, tmp_path: Path) -> None:
    own = first(name, file)
    found = NAME.search(first_entry(name, file))
    assert found
    error = HOUSES[name].refusal(tmp_path / "en", file, f", {found[2]}", "", own)
    assert (error.file, error.entry) == (file, own)
    assert error.reason == "name.en is missing"
    error = HOUSES[name].refusal(tmp_path / "type", file, found[1], "name = 3", own)
    assert (error.file, error.entry) == (file, own)
    assert error.reason == "name: expected object, got int"


@pytest.mark.parametrize(
    ("name", "file"),
    [(name, file) for name, file in FILES if EFFECT.search(HOUSES[name].text(file))],
)
def test_an_effect_of_a_foreign_word_is_refused_with_its_place(
    name: str, file: str, tmp_path: Path
) -> None:
    found = EFFECT.search(HOUSES[name].text(file))
    assert found
    for effect, reason in (("2 zzyzx", "there is no noun 'zzyzx'"), ("1 -> -> 2", "column")):
        error = HOUSES[name].refusal(
            tmp_path, file, found[2], f'effect = "{effect}"', within=found[1]
        )
        assert (error.file, error.entry) == (file, found[1])
        assert reason in error.reason


# Folders of people


@pytest.mark.parametrize("name", games.names())
def test_a_folder_may_come_from_the_environment_and_one_of_the_game_is_preferred(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = HOUSES[name].files[0]
    (tmp_path / name).mkdir()
    (tmp_path / file).write_text("broken", encoding="utf-8")
    (tmp_path / name / file).write_text("# mended\n" + HOUSES[name].text(file), encoding="utf-8")
    monkeypatch.setenv(OVERRIDE, str(tmp_path))
    assert Match(games.load(name), seed=1).record().content == games.load(name).content_hash
    (tmp_path / name / file).unlink()
    (tmp_path / name).rmdir()
    with pytest.raises(ContentError, match=f"^{file}: not valid TOML"):
        games.load(name)
    (tmp_path / file).write_text(HOUSES[name].text(file), encoding="utf-8")
    assert games.load(name).name == name
