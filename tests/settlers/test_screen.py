"""The table of Imperial Settlers on the screen: every moment can be drawn, for everybody, and shows what it may."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from polyana.games.settlers.content import effect_texts
from polyana.games.settlers.effects import SUPPLY
from polyana.games.settlers.screen import Screen
from polyana.games.settlers.screen.heading import ROMAN
from polyana.games.settlers.state import NEUTRAL, Options, RaToken, Stall
from polyana.kernel import Match, Sight
from polyana.speech import LANGUAGES
from polyana.terminal.drawing import score_sheet
from polyana.terminal.voice import voice
from tests.screens import NAMES, WIDTHS, Paper, line_with, rulebook_lacks
from tests.settlers.tables import (
    CONTENT,
    FOUR,
    GAME,
    SettlersMatch,
    deal,
    foundation,
    goods,
    hand,
    play,
    row,
    settle,
    solo,
    start,
    table,
    take_away,
)

VARIANTS = (
    Options(players=2),
    Options(players=3, lookout="draft", format="open"),
    Options(players=4, lookout="advanced", promo="all"),
    Options(players=1, solo_difficulty="hard"),
)
PAPER = Paper(GAME, Screen)
TALK, written, seen = PAPER.talk, PAPER.written, PAPER.seen


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_shows_the_whole_table(options: Options, language: str) -> None:
    for number, match in enumerate(PAPER.moments(options)):
        for observer in (number % options.players, None):
            check(written(match.view(observer), language, WIDTHS[number % 3]), match, language)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_big_game_is_shown_whole_in_every_width(language: str, width: int) -> None:
    match = PAPER.moments(VARIANTS[2])[-1]
    for observer in (0, 1, 2, 3, None):
        check(written(match.view(observer), language, width), match, language)


def check(text: str, match: SettlersMatch, language: str) -> None:
    """The round, the numbers of all players and their empires are there."""
    lines = text.splitlines()
    assert f"[{ROMAN[match.state.round - 1]}]" in text
    for seat, player in enumerate(match.state.players[: match.state.seats]):
        line = next(line for line in lines if re.match(rf"[▸ ]{'●■▲◆'[seat]} ", line))
        for count in (player.vp, *(player.supply[good] for good in SUPPLY)):
            assert re.search(rf" {count or '·'} ", line)
        for name in player.empire:
            assert TALK[language].name(name) in text


def test_a_row_stands_in_its_order_with_the_price_of_conquest() -> None:
    state = table("barbarians", "romans")
    row(state, 0, "bar_hillfort", "fbar_bravest_scoundrels", "bar_idol")
    features = line_with(written(seen(state, 1)), "Hillfort")
    assert "↯ Hillfort {2↯}  ↯ Bravest Scoundrels {4↯} ▽  ★ Idol {4↯}  ▐█▌" in features


def test_a_foundation_in_a_row_fills_a_place() -> None:
    state = table("barbarians", "romans")
    row(state, 1, "rom_builder")
    foundation(state, 1, "com_ruins", "production")
    foundation(state, 1, "com_mill")
    text = written(seen(state))
    assert "▒▒ Ruins  ♣ Builder {3↯}  ▐█▌" in text
    assert "Foundations  ▒▒ Mill" in text


def test_own_locations_say_what_they_do_and_those_of_others_what_razing_them_brings() -> None:
    state = table("barbarians", "romans", fire=False)
    settle(state, 0, "com_gold_mine")
    settle(state, 1, "com_masons_guild")
    text = written(seen(state))
    assert "▐█▌  ◎ Gold Mine 1♙ › 1◎ ×2" in text
    assert "▐█▌  ▰ Masons Guild (◎▰)" in text
    assert "▰ Masons Guild 1♙ 2▰ › 3★" in written(seen(state, 1))


def test_what_lies_on_a_location_is_shown() -> None:
    state = table("japanese", "egyptians")
    settle(state, 0, "com_gold_mine", used=1, paid={"worker": 1})
    settle(state, 0, "com_mill", token=True)
    settle(state, 0, "jap_shrine", samurai=True, kept=4)
    settle(state, 0, "jap_gate", under={"com_ruins": 0})
    take_away(state, "com_ruins")
    settle(state, 1, "egy_slaves", blocked=True)
    text = written(seen(state, 1))
    assert "Gold Mine (★◎) [1♙ 1/2]" in text
    assert "Mill (♙∝) ▼" in text
    assert "Shrine {4↯} ♟ 4*" in text
    assert "Gate {2↯} 1▯" in text
    assert re.search(r"Slaves 1♙ › 2▰ 1★ {2↯} ⊘", text)
    for sign in ("♟ samurai", "⊘ blocked"):
        assert sign in text
    assert "♟ samurai" not in written(seen(table()))


def test_a_fortress_shows_its_steps() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "from_border_castrum", level=2)
    assert "Border Castrum 2♜ ★ 1[3] 4 5 7" in written(seen(state, 1))


def test_a_conquered_location_is_marked() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "bar_village", "rom_builder")
    text = written(seen(state, 1))
    assert "♣ Builder {2↯}  ♙ Village † {3↯}" in text
    assert "† conquered" in text


def test_ra_tokens_show_who_holds_a_location() -> None:
    state = table("egyptians", "romans")
    settle(state, 0, "egy_temple_of_ra")
    settle(state, 1, "com_mill", "com_quarry")
    state.ra_tokens = {
        "com_mill": RaToken(0, "egy_temple_of_ra"),
        "com_quarry": RaToken(NEUTRAL, "egy_temple_of_ra"),
    }
    text = written(seen(state))
    assert "Mill (♙∝) ☼●" in text
    assert "Quarry (▰▰) ☼–" in text


def test_deals_show_their_goods_and_markers_only_where_they_lie() -> None:
    state = table("japanese", "romans")
    deal(state, 0, "jap_casino")
    settle(state, 1, "rom_legions")
    deal(state, 0, "jap_dojo", at="rom_legions")
    for seat in (0, 1, None):
        text = written(seen(state, seat))
        assert "Deals ◎ Casino   ↯ ≡Legions" in text
        assert "≡●" in line_with(text, "▯ Legions")
        assert "Dojo" not in text


def test_the_next_production_and_the_colours_are_counted() -> None:
    state = table("romans", "barbarians")
    settle(state, 0, "com_rubble", "com_statue", "com_working_peasants", "rom_trade_colony")
    deal(state, 0, "rom_gardens")
    text = written(seen(state))
    assert "Next production 1♣ 4▰ 1∝ 1◎ 3♙ 1↯ 1▼ and more" in text
    assert "Colours 1∝ 1♣ 3▰ 1♙" in text
    state.round = CONTENT.about.rounds
    assert "Next production" not in written(seen(state))


def test_a_hand_card_shows_cost_deal_raze_field_and_text() -> None:
    state = table("japanese", "romans")
    hand(state, 0, "jap_dojo", "com_ruins", "com_quarry", "com_quarry_2")
    text = written(seen(state))
    assert re.search(r"◇ ∝ Dojo +1♣1⌂ +1★ +1★ +When you make a deal, gain 1 VP\. Once", text)
    assert re.search(r"↻ ▰ Quarry ×2 +1♣1▰ +2▰ +Gain 1 stone\. Once when built: gain 1 st", text)
    assert re.search(r"Ruins +0 +Once when built: gain 1 worker\.", text)
    assert "Dojo" not in written(seen(state, 1))


def test_a_hand_card_shows_how_far_its_effect_goes() -> None:
    state = table("egyptians", "romans")
    hand(state, 0, "egy_oasis", "egy_slaver", "fegy_scarab_fortress")
    text = " ".join(written(seen(state), width=200).split())
    assert "gain 1 worker. At most 4 times a round. Once when built: gain 2 workers." in text
    assert "pay 1 stone: gain 1 VP. Only one of them each time." in text
    assert "♜ 1→1 2→2 3→3 4→4 5→5★" in text


def test_what_the_viewer_may_do_is_marked() -> None:
    state = table("barbarians", "romans")
    goods(state, 0, wood=1, food=1, worker=1, raze=2)
    hand(state, 0, "bar_village", "com_quarry")
    settle(state, 0, "com_gold_mine")
    row(state, 1, "rom_builder", "rom_stonemason")
    match = start(state)
    own = written(match.view(0))
    assert re.search(r"Village +►1♣ +►1♙ ", own)
    assert re.search(r"Quarry +1♣1▰ +►2▰ ", own)
    assert "►◎ Gold Mine" in own
    assert "►♣ Builder {2↯}  ▰ Stonemason {3↯}" in own
    assert "►" not in written(match.view(1))


def test_a_location_to_discard_is_marked() -> None:
    state = table("barbarians", "romans")
    goods(state, 0, wood=2)
    hand(state, 0, "bar_sentry_tower")
    settle(state, 0, "com_mill", "com_gold_mine")
    text = written(play(state, "build bar_sentry_tower").view(0))
    assert "►∝ Mill" in text
    assert "►◎ Gold Mine" in text


def test_who_has_passed_is_safe() -> None:
    state = table()
    row(state, 1, "rom_builder")
    state.players[1].passed = True
    text = written(seen(state))
    assert "■ Boris · Romans · passed, safe until the round ends" in text
    assert "Builder  ▐█▌" in text


def test_cards_of_the_lookout_can_be_read_while_they_are_chosen() -> None:
    match = Match(GAME, Options(players=2, fire=False), 1)
    while ask_kind(match) != "lookout_pick":
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    text = written(match.view(match.asks[0].seat))
    assert "[Lookout] › Production" in text
    shown = text[text.index("Lookout: open cards") :]
    for name in match.state.revealed:
        assert f" {TALK['en'].name(name)} " in shown
    assert shown.count("►") == 3


def ask_kind(match: SettlersMatch) -> str:
    """What is asked first."""
    return match.asks[0].kind


def test_drafted_cards_are_seen_by_their_holder_alone() -> None:
    match = Match(GAME, Options(players=2, lookout="draft", fire=False), 1)
    while ask_kind(match) != "draft_keep":
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    assert "Lookout: keep one of these" in written(match.view(0))
    assert "Lookout: keep one of these" not in written(match.view(None))


def test_the_virtual_player_shows_targets_line_and_the_race() -> None:
    state = solo("romans", bot="egyptians", solo_difficulty="hard")
    state.round = 3
    settle(state, 0, "rom_builder", "com_mill")
    settle(state, 1, "com_quarry", "egy_pyramid", "egy_slaves")
    for name in ("att_gold", "att_wood"):
        deal(state, 1, name)
    take_away(state, "com_ruins")
    state.collection.append("com_ruins")
    text = written(seen(state))
    assert "Faction locations 1 : 1 in the collection   Targets ◎ ♣  (attack deck 14)" in text
    assert "Egyptians, Hard, conquests by round 2 2 [3] 3 0" in text
    assert "Locations  ▰ Quarry (▰▰)" in text
    assert "Line  ▰ Slaves {2↯}  ▰ Pyramid {3↯}" in text
    assert "› Cleanup › Attack" in text
    state.phase = "over"
    assert "Defeat: 1 faction location against a collection of 1" in written(seen(state))


@pytest.mark.parametrize(
    ("language", "sentence"), [("ru", "Никто не победил."), ("en", "Nobody wins.")]
)
def test_a_lost_solo_game_has_no_winner(language: str, sentence: str) -> None:
    state = solo()
    state.phase = "over"
    paper = io.StringIO()
    sheet = score_sheet(start(state), TALK[language], voice(language), NAMES[language][:1])  # type: ignore[arg-type]
    Console(file=paper, width=80).print(sheet)
    assert sentence in paper.getvalue()


def test_promo_tokens_show_what_they_do_and_who_used_them() -> None:
    state = table(promo="all")
    goods(state, 0, wood=1)
    state.stalls = {
        "promo_fair_timber": Stall(),
        "promo_fair_curio": Stall([1], {"gold": 1}),
    }
    text = written(start(state).view(0))
    assert "►Fair: Timber Row 1♣ › 1◎   Fair: Curio Row 1◎ › 2★ [1◎■]" in text
    assert "Declaration of War production: 1↯" in text
    assert "Amber Road production: 1◎:3≡ ≤2" in text
    state.round = 2
    assert "Mobilisation production: 1♙ 1▼" in written(seen(state))


def test_every_message_of_the_screen_is_used() -> None:
    drawn = [match.view(0) for options in VARIANTS for match in PAPER.moments(options)]
    scene = Screen(GAME, seen(table()), TALK["en"], NAMES["en"]).scene(100)
    for effect in effect_texts(CONTENT):
        assert scene.shorthand(effect)
    assert not PAPER.unused(*drawn, *rare_tables())


def rare_tables() -> list[Sight]:
    """Moments that a few random games may miss: everything that can lie somewhere, and every phase."""
    state = table(*FOUR)
    settle(state, 0, "fbar_wolf_stockade", "fbar_bravest_scoundrels", "com_working_peasants")
    settle(state, 1, "rom_builder", blocked=True)
    settle(state, 2, "jap_shrine", samurai=True)
    settle(state, 3, "egy_temple_of_ra", "bar_village")
    deal(state, 2, "jap_dojo", at="rom_builder")
    foundation(state, 1, "com_ruins")
    state.ra_tokens = {"rom_builder": RaToken(3, "egy_temple_of_ra")}
    state.players[0].passed, state.next_first = True, 1
    state.players[1].train, state.players[1].keep = 2, {"wood": 1}
    sights = [seen(state), seen(solo("romans", bot="egyptians"))]
    for phase in ("factions", "decks", "lookout", "production", "cleanup", "over"):
        state.phase = phase
        sights.append(seen(state))
    state.phase, state.acted = "action", True
    hand(state, 0, "fbar_bravest_scoundrels_2", "egy_oasis", "egy_slaver")
    state.players[0].aside, state.players[0].draft = ["com_mill"], ["com_quarry"]
    return [*sights, seen(state)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_uses_the_words_of_the_table(language: str) -> None:
    phases = ("lookout", "production", "action", "cleanup", "attack")
    words = [TALK[language].say(f"screen-phase-{phase}") for phase in phases]
    words += [TALK[language].name(faction) for faction in CONTENT.factions]
    assert rulebook_lacks(GAME.name, language, words) == []
