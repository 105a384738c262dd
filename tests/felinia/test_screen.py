"""The table of Felinia on the screen: every moment can be drawn, for everybody, and shows what it may."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from polyana.games.felinia.screen import Screen
from polyana.games.felinia.state import Options, State
from polyana.kernel import Ask, Match, Move, Sight
from polyana.speech import LANGUAGES
from tests.felinia.tables import (
    CONTENT,
    GAME,
    FeliniaMatch,
    berth,
    give,
    lay,
    settle,
    stall,
    start,
    table,
    trade,
)
from tests.screens import Paper, rulebook_lacks

KINDS = {
    "basic": {
        "bid",
        "buy",
        "exchange",
        "give",
        "take",
        "bonus",
        "board",
        "flip",
        "step",
        "storage",
    },
    "advanced": {
        *("bid", "buy", "exchange", "give", "take", "bonus", "board", "step", "mystery", "storage"),
    },
}
EAGER = {
    "sell": 0.02,
    "board": 30,
    "keep": 30,
    "exchange": 5,
    "decline": 0.3,
    "back": 0.2,
    "done": 0.3,
}
PAPER = Paper(GAME, Screen)
TALK, written, seen = PAPER.talk, PAPER.written, PAPER.seen


def eager(ask: Ask, chance: random.Random) -> Move:
    """A random answer by somebody who wants to get on."""
    return chance.choices(ask.options, [EAGER.get(move[0], 1) for move in ask.options])[0]


def played(mode: str, players: int) -> Iterator[FeliniaMatch]:
    """Random games until every kind of question has come up: the first of each kind, and the end."""
    wanted = set(KINDS[mode])
    for seed in range(200):
        chance = random.Random(seed)
        options = Options(players=players, mode=mode, next_deck_open=bool(seed % 2))  # type: ignore[arg-type]
        match = Match(GAME, options, seed)
        while not match.over:
            (ask,) = match.asks
            # a table with something on it is drawn, not the empty one of the beginning
            if ask.kind in wanted and match.state.round > 5:
                wanted.remove(ask.kind)
                yield match.fork()
            match.answer(ask.seat, eager(ask, chance))
        if not wanted:
            yield match
            return
    raise AssertionError(f"no game asked {wanted}")


@cache
def moments(mode: str, players: int) -> list[FeliniaMatch]:
    return list(played(mode, players))


VARIANTS = [("basic", 4), ("advanced", 4)]


@pytest.mark.parametrize(("mode", "players"), VARIANTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_shows_the_whole_table(
    mode: str, players: int, language: str
) -> None:
    for match in moments(mode, players):
        asked = match.asks[0].seat if match.asks else 0
        for seat, width in ((asked, 80), (asked, 100), (asked, 120), (None, 100)):
            text = written(match.view(seat), language, width)
            PAPER.fits(text, language, width)
            check(text, match, language)


def test_a_table_of_two_is_shown_whole() -> None:
    match = moments("advanced", 2)[-1]
    check(written(match.view(1)), match, "en")


def check(text: str, match: FeliniaMatch, language: str) -> None:
    """The round, ships, provinces and the numbers of all players are there."""
    say = TALK[language].say
    assert say("screen-round", round=match.state.round) in text
    for deck in (ship.deck for ship in match.state.ships if ship.deck):
        assert CONTENT.decks[deck].time in text
    names = TALK[language].names
    for province in CONTENT.islands[match.state.mode].provinces:
        assert names[province] in text
    for seat, player in enumerate(match.state.players):
        line = next(line for line in text.splitlines() if re.match(rf"[▸ ]{'●■▲◆'[seat]} ", line))
        assert re.search(rf" {player.coins} ?[◎·]", line)
        assert str(player.stock) in line


def secretive() -> State:
    """A table where seat 1 has a bonus tile and a mystery card."""
    state = table("advanced", next_deck_open=True)
    state.players[1].bonuses.append(state.bonuses.pop(0))
    state.players[1].mysteries.append("mystery_grotto")
    state.mysteries.remove("mystery_grotto")
    return state


def test_others_see_no_secrets() -> None:
    state = secretive()
    for seat in (None, 0, 2):
        text = written(seen(state, seat))
        assert "Panther Renown" not in text
        assert "Singing Grotto" not in text
    own = written(seen(state, 1))
    assert "Panther Renown" in own
    assert "Singing Grotto" in own


def line_with(text: str, words: str) -> str:
    """The one line that contains these words."""
    (line,) = [line for line in text.splitlines() if words in line]
    return line


def test_stacks_show_who_acts_at_which_price() -> None:
    state = trade(table(), market_1=[1, 0, 2], market_2=[1])
    lines = written(seen(state)).splitlines()
    top = next(number for number, line in enumerate(lines) if "▶ Fish Row" in line)
    assert lines[top + 2].startswith("3◎ ▲ Vera")
    assert lines[top + 3].startswith("2◎ ● Anna")
    assert lines[top + 4].startswith("1◎ ■ Boris")
    assert "1◎ ■ Boris" in lines[top + 2]
    assert "Fish Row: ▲ Vera acts, the price is 3 coins." in "\n".join(lines)


def test_a_stall_shows_its_goods() -> None:
    state = table()
    stall(state, "market_1", wine=2, books=1)
    assert "▐Wi▌▐Wi▌▐Bo▌" in written(seen(state)).splitlines()[7]


def test_the_quay_shows_seats_fares_and_what_is_missing() -> None:
    state = table()
    berth(state, 0, "deck_lion_0500")
    berth(state, 1, "deck_cheetah_0945", 1)
    berth(state, 2, "deck_tiger_1030", 2)
    berth(state, 3, "deck_leopard_0530", 0, 1)
    give(state, 0, clothing=2, glassware=1, watches=1)
    state.players[0].coins = 0
    text = written(seen(state))
    lion = line_with(text, "5:00")
    assert "▐Wa▌▐Wa▌◎" in lion
    assert lion.rstrip().endswith("▐Wa▌◎")
    cheetah = line_with(text, "9:45")
    assert "■ Boris ○" in cheetah
    assert "✓ nothing" in cheetah
    assert "» full" in line_with(text, "10:30")
    assert "● Anna ■ Boris" in line_with(text, "5:30")
    assert "»" not in lion + cheetah
    order = [text.index(time) for time in (" 5:00", " 5:30", " 9:45", "10:30")]
    assert order == sorted(order)


def test_the_earliest_ship_is_marked_when_none_is_full() -> None:
    state = table()
    for number, deck in enumerate(("deck_lion_0500", "deck_cheetah_0945", "deck_tiger_1030")):
        berth(state, number, deck)
    berth(state, 3, "deck_leopard_0530", 0)
    text = written(seen(state))
    assert "» earliest" in line_with(text, "5:00")
    assert text.count("»") == 1


def test_posts_show_tiles_and_merchants() -> None:
    state = table()
    lay(state, "lion_post_2", "tile_lion_panther_1")
    settle(state, 1, "lion_post_1")
    gate = line_with(written(seen(state, 1)), "Noon Gate")
    assert "Roarwick ▐■▌" in gate
    assert "Lionyawn ▐Panther⁴▌" in gate
    assert "Purrgrass ▒▒" in gate


def test_bordering_posts_are_marked_for_their_neighbour_alone() -> None:
    state = table()
    settle(state, 0, "lion_post_5")
    assert "Savannock+ ▒▒" in written(seen(state, 0))
    assert "Savannock ▒▒" in written(seen(state, 1))


def test_the_next_steps_of_a_walking_merchant_are_marked() -> None:
    state = table("advanced")
    berth(state, 0, "deck_lion_0500", 0)
    state.phase, state.sailing = "exploration", [0]
    text = written(start(state).view(0))
    assert "▐● Goldmane▌" in text
    assert "►∝ Noon Gate" in text
    assert "►◎ Sandy Ford" in text
    assert "►" not in written(start(state).view(1))


def test_own_sets_show_their_value_and_the_next_tile() -> None:
    state = table()
    lay(state, "lion_post_1", "tile_lion_panther_1")
    lay(state, "lion_post_2", "tile_lion_panther_2")
    settle(state, 0, "lion_post_1", "lion_post_2")
    row = next(line for line in written(seen(state)).splitlines() if line.startswith("Panther"))
    assert "2 = 4  +5" in row


def test_tokens_left_to_place() -> None:
    state = table()
    state.lap, state.turn = 2, 1
    text = written(seen(state, None))
    assert re.search(r" ● Anna .* ● ", text)
    assert re.search(r" ■ Boris .* ■■ ", text)


def rare_tables() -> Iterator[Sight]:
    """Moments that random games seldom show."""
    state = trade(table(), market_1=[])
    yield seen(state)
    state.phase, state.sailing = "exploration", [0, 1]
    yield seen(state)
    state = table()
    state.ending = "merchants"
    state.players[0].stock = 0
    yield seen(state)
    state.ending = "decks"
    yield seen(state)
    yield seen(secretive(), 1)
    state = table("advanced")
    berth(state, 0, "deck_lion_0500")
    settle(state, 1, "lion_post_1", "lion_post_2", "lion_post_3", "lion_post_4")
    settle(state, 2, "lion_post_5", "lion_post_6", "lion_post_7", "lion_post_8", "leopard_post_6")
    yield seen(state)


def test_every_message_of_the_screen_is_used() -> None:
    drawn = [
        match.view(match.asks[0].seat if match.asks else None)
        for mode, players in VARIANTS
        for match in moments(mode, players)
    ]
    assert not PAPER.unused(*drawn, *rare_tables())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_uses_the_words_of_the_table(language: str) -> None:
    phases = ("bidding", "trade", "exploration", "storage")
    words = [TALK[language].say(f"screen-phase-{phase}") for phase in phases]
    words += [TALK[language].name(tile) for tile in CONTENT.specials]
    words += [TALK[language].name(kind) for kind in CONTENT.goods]
    assert rulebook_lacks(GAME.name, language, words) == []
