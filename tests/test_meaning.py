"""The hash of content is that of what it means for play: words can be mended under running tables."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from polyana import games
from polyana.kernel import Match, Record, Text
from polyana.kernel.entries import Named, Shown, meaning, seen_by_rules
from tests.contents import Toml, changed, mended

HERE = Path(__file__).parent
RECORDS = ("felinia-open", "felinia-over", "settlers-open", "tundra-open")
"""Games saved when the hash was one of the bytes of all files."""

NUMBERS = {
    "felinia": ("setup.toml", "limits", "start_coins", 1),
    "tundra": ("game.toml", "start", "berry", 1),
    "settlers": ("game.toml", "game", "opening_hand", {"common": 3, "faction": 2}),
    "north": ("tiles.toml", "components", "start_workers", 4),
    "revive": ("modes.toml", "counts", "start_energy", 2),
}
ENTRIES = {
    "felinia": ("trade_tiles.toml", "tile"),
    "tundra": ("city.toml", "boost"),
    "settlers": ("common.toml", "card"),
    "north": ("islands.toml", "island"),
    "revive": ("cards.toml", "citizen"),
}


class Card(Named, frozen=True, kw_only=True):
    """A card of the tests."""

    vp: int
    price: dict[str, int] = {}
    tint: Shown[str] = ""
    drawn: Shown[tuple[int, int]] | None = None
    hints: tuple[Text, ...] = ()


MILL = Card(id="mill", name=Text("Мельница", "Mill"), source="house", vp=2, price={"a": 1, "b": 2})


@pytest.mark.parametrize(
    "mended_card",
    [
        msgspec.structs.replace(MILL, name=Text("Мельница", "Windmill")),
        msgspec.structs.replace(MILL, source="rulebook"),
        msgspec.structs.replace(MILL, tint="#d4af37"),
        msgspec.structs.replace(MILL, drawn=(3, 4)),
        msgspec.structs.replace(MILL, price={"b": 2, "a": 1}),
    ],
)
def test_what_is_only_shown_and_the_order_of_keys_mean_nothing(mended_card: Card) -> None:
    assert meaning(mended_card) == meaning(MILL)


def test_words_in_a_list_mean_nothing_either() -> None:
    told = [msgspec.structs.replace(MILL, hints=(Text("Раз", word),)) for word in ("One", "Once")]
    assert meaning(told[0]) == meaning(told[1])


@pytest.mark.parametrize(
    "other",
    [
        msgspec.structs.replace(MILL, id="windmill"),
        msgspec.structs.replace(MILL, vp=3),
        msgspec.structs.replace(MILL, price={"a": 2, "b": 1}),
        msgspec.structs.replace(MILL, price={"a": 1}),
    ],
)
def test_an_id_and_a_number_mean_something(other: Card) -> None:
    assert meaning(other) != meaning(MILL)


def test_the_order_of_entries_means_something() -> None:
    inn = msgspec.structs.replace(MILL, id="inn")
    assert meaning({"mill": MILL, "inn": inn}) != meaning({"inn": inn, "mill": MILL})


def test_only_data_has_a_meaning() -> None:
    with pytest.raises(TypeError, match="cannot be content"):
        meaning(object())


# The games


@pytest.mark.parametrize("name", games.names())
def test_other_words_sources_comments_and_order_of_keys_are_the_same_game(
    name: str, tmp_path: Path
) -> None:
    game, other = games.load(name), games.load(name, mended(name, tmp_path / "mended"))
    assert other.names("en") != game.names("en")
    assert other.content_hash == game.content_hash


@pytest.mark.parametrize("name", games.names())
def test_another_number_is_another_game(name: str, tmp_path: Path) -> None:
    file, table, key, value = NUMBERS[name]

    def change(data: Toml) -> None:
        entry = data[table]
        assert isinstance(entry, dict) and entry[key] != value
        entry[key] = value

    other = games.load(name, changed(name, tmp_path / "changed", file, change))
    assert other.content_hash != games.load(name).content_hash


@pytest.mark.parametrize("name", games.names())
def test_another_order_of_a_deck_is_another_game(name: str, tmp_path: Path) -> None:
    file, key = ENTRIES[name]

    def change(data: Toml) -> None:
        entries = data[key]
        assert isinstance(entries, list)
        entries[0], entries[1] = entries[1], entries[0]

    other = games.load(name, changed(name, tmp_path / "changed", file, change))
    assert other.content_hash != games.load(name).content_hash


@pytest.mark.parametrize("name", games.names())
def test_the_rules_see_nothing_of_what_is_only_shown(name: str) -> None:
    """All words and pictures are taken away, and a whole game of every kind is played move by move as before."""
    game = games.load(name)
    blank = type(game)(blanked(game.content), game.content_hash)
    for file in (HERE / "golden").glob(f"{name}-*.json"):
        record = Record.from_json(file.read_bytes())
        match, again = Match.replay(game, record), Match.replay(blank, record)
        assert again.start is None
        assert [again.asks, again.state] == [match.asks, match.state]
        assert again.log == match.log


def blanked(value: object) -> object:
    """Content without anything that is only shown."""
    match value:
        case Text():
            return Text("", "")
        case msgspec.Struct():
            seen = seen_by_rules(type(value))
            return msgspec.structs.replace(
                value,
                **{
                    field: blanked(getattr(value, field)) if field in seen else None
                    for field in value.__struct_fields__
                },
            )
        case dict():
            return {key: blanked(one) for key, one in value.items()}
        case tuple():
            return tuple(blanked(one) for one in value)
        case _:
            return value


# Records from before


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_with_a_hash_of_bytes_is_replayed_whole(name: str) -> None:
    record = Record.from_json((HERE / "records" / f"{name}.json").read_bytes())
    game = games.load(record.game)
    assert record.content != game.content_hash
    match = Match.replay(game, record)
    assert (match.number, match.over) == (len(record.moves), record.over)
    assert (match.first, match.start) == (0, None), "the rules of today lead elsewhere"
    assert len(match.log) > len(record.moves)
