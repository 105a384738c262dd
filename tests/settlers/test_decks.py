"""Formats and deck building (S-207 to S-218)."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from polyana.games.settlers.decks import BuiltDeck, check_decks, faults, read_decks
from polyana.games.settlers.rules.setup import common_cards
from polyana.games.settlers.state import Options
from polyana.kernel import BadOptions, Match
from polyana.speech import refused as said
from polyana.terminal.app import run
from tests.rules import rule
from tests.settlers.tables import CARDS, CONTENT, GAME, goods, play, row, start, table
from tests.tables import options

BASE = tuple(dict.fromkeys(CARDS[card].playset for card in CONTENT.decks["barbarians"]))


def swapped(**swaps: str) -> tuple[str, ...]:
    """The barbarian base deck with playsets exchanged: `out="into"`."""
    return tuple(swaps.get(name, name) for name in BASE)


def conditions(playsets: tuple[str, ...], format: str = "standard", **cards: int) -> list[str]:
    """The violated conditions of a barbarian deck."""
    deck = BuiltDeck("raiders", "barbarians", playsets, cards)
    return [fault.condition for fault in faults(CONTENT, deck, format)]


def file(playsets: tuple[str, ...], faction: str = "barbarians", name: str = "raiders") -> str:
    """The text of a deck file."""
    listed = ", ".join(f'"{playset}"' for playset in playsets)
    return f'[[deck]]\nname = "{name}"\nfaction = "{faction}"\nplaysets = [{listed}]\n'


@rule("S-207")
def test_with_fire_everybody_may_conquer() -> None:
    state = table("romans", "barbarians")
    row(state, 1, "bar_village")
    goods(state, 0, raze=2)
    assert options(start(state), "conquer") == ["conquer bar_village"]
    state = table("romans", "barbarians", fire=False)
    row(state, 1, "bar_village")
    goods(state, 0, raze=2)
    assert not options(start(state), "conquer")


@rule("S-208", "S-209", "S-210", "S-034")
def test_the_common_deck_of_each_format() -> None:
    assert len(common_cards(CONTENT, Options())) == 84
    assert len(common_cards(CONTENT, Options(format="open"))) == 96
    some = common_cards(CONTENT, Options(format="open", common="fcom_palisade, fcom_war_chest"))
    assert len(some) == 84 + 3
    assert len(common_cards(CONTENT, Options(format="open", common="none"))) == 84
    assert len(common_cards(CONTENT, Options(format="open", fire=False))) == 84
    with pytest.raises(BadOptions, match="no expansion common card com_mill"):
        GAME.options({"players": 2, "common": "com_mill"})


@rule("S-211")
def test_there_are_four_factions() -> None:
    assert set(CONTENT.factions) == {"barbarians", "japanese", "romans", "egyptians"}


@rule("S-212", "S-213", "S-214", "S-216", "S-217")
def test_a_deck_swaps_whole_playsets_of_the_same_size() -> None:
    for format in ("standard", "open"):
        assert conditions(BASE, format) == []
        assert conditions(swapped(bar_raid="fbar_bravest_scoundrels"), format) == []
        assert conditions(swapped(bar_raid="fbar_ram_crew"), format) == ["size", "structure"]
    without = tuple(name for name in BASE if name != "bar_saboteurs")
    assert conditions(without, bar_saboteurs_a=1, bar_saboteurs_b=1) == []
    doubled = conditions(without, bar_saboteurs_a=2)
    assert doubled == ["duplicate_playset", "incomplete_playset"]
    assert conditions(without, bar_saboteurs_a=1) == ["size", "incomplete_playset"]


@rule("S-215", "S-217")
def test_every_reason_is_reported() -> None:
    assert conditions((*BASE, "bar_idol")) == ["size", "duplicate_playset"]
    assert conditions(swapped(bar_idol="rom_gardens")) == ["wrong_faction"]
    assert conditions(swapped(bar_idol="com_statue")) == ["wrong_faction"]
    assert conditions(("bar_raid", "nonsense")) == ["unknown_card"]
    many = conditions((*swapped(bar_raid="fbar_ram_crew", bar_idol="rom_gardens"), "bar_border"))
    assert many == ["size", "structure", "duplicate_playset", "wrong_faction"]
    bad = file(swapped(bar_raid="fbar_ram_crew", bar_idol="rom_gardens"))
    with pytest.raises(BadOptions) as refused:
        GAME.options({"players": 2, "decks": bad})
    for condition in ("size", "structure", "wrong_faction"):
        assert f"raiders: {condition}" in str(refused.value)
    told = said(refused.value, "ru")
    assert told.startswith(
        "Эти колоды не подходят. raiders: карточек 28, а нужно 30 (size); raiders: "
    )
    assert "набор rom_gardens не принадлежит империи barbarians (wrong_faction)" in told


@rule("S-208", "S-217")
def test_too_many_expansions(monkeypatch: pytest.MonkeyPatch) -> None:
    import msgspec

    foreign = msgspec.structs.replace(CARDS["fbar_ram_crew"], set="other")
    monkeypatch.setitem(CARDS, "fbar_ram_crew", foreign)
    mixed = swapped(bar_idol="fbar_ram_crew", bar_barter="fbar_mammoth_platoon")
    assert conditions(mixed) == ["too_many_expansions"]
    assert conditions(mixed, "open") == []


@rule("S-218")
def test_the_ready_decks_are_legal_and_hold_all_ten_cards() -> None:
    for name, preset in CONTENT.presets.items():
        deck = CONTENT.decks[name]
        faction = CARDS[deck[0]].faction
        assert len(deck) == 30 and sum(CARDS[card].set == "fire" for card in deck) == 10
        playsets = tuple(dict.fromkeys(CARDS[card].playset for card in deck))
        assert faults(CONTENT, BuiltDeck("full", faction, playsets), "standard") == []
        assert preset.swaps


@rule("S-217", "S-218")
def test_a_built_deck_can_be_played() -> None:
    text = file(swapped(bar_raid="fbar_bravest_scoundrels"))
    match = Match(GAME, GAME.options({"players": 2, "decks": text}), 1)
    play(match, "faction barbarians", "faction romans")
    first, second = match.asks
    assert first.kind == second.kind == "deck"
    assert [move[1] for move in first.options] == ["base", "fire_barbarians_full", "raiders"]
    match.answer(0, "deck raiders")
    match.answer(1, "deck base")
    held = [*match.state.decks["barbarians"], *match.state.players[0].hand]
    own = [name for name in held if CARDS[name].faction == "barbarians"]
    assert "fbar_bravest_scoundrels" in own and "bar_raid" not in own and len(own) == 30
    assert not GAME.audit(match.state)
    assert match.state.options.decks == "none"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("nonsense", "cannot be read"),
        ('[[deck]]\nname = "a b"\nfaction = "romans"', "one plain word"),
        ('[[deck]]\nname = "base"\nfaction = "romans"', "one plain word"),
        ('[[deck]]\nname = "a"\nfaction = "aztecs"', "no faction 'aztecs'"),
        ('[[deck]]\nname = "a"\nfaction = "romans"\nsize = 3', "cannot be read"),
        (file(BASE) + file(BASE), "same name"),
    ],
)
def test_a_deck_file_that_makes_no_sense(text: str, reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        check_decks(CONTENT, text, "standard")


def test_a_deck_file_may_list_single_cards() -> None:
    text = '[[deck]]\nname = "a"\nfaction = "romans"\n[deck.cards]\nrom_builder = 2\n'
    assert read_decks(text)[0].cards == {"rom_builder": 2}


def test_the_terminal_takes_a_deck_file(tmp_path: Path) -> None:
    decks = tmp_path / "decks.toml"
    decks.write_text(file(BASE[:5]), encoding="utf-8")
    console = Console(file=io.StringIO(), width=500)
    words = ["play", "settlers", "--option", f"decks=@{decks}", "--lang", "en"]
    assert run(words, console) == 2
    said = console.file.getvalue()  # type: ignore[attr-defined]
    assert "raiders: size" in said and "raiders: structure" in said
    assert run([*words[:3], "decks=@nowhere.toml", "--lang", "en"], console) == 2
    assert "nowhere.toml cannot be read" in console.file.getvalue()  # type: ignore[attr-defined]
