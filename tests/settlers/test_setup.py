"""Setup, the course of a round and the Lookout (S-031 to S-049)."""

from __future__ import annotations

import pytest

from polyana.games.settlers.state import Options
from polyana.kernel import Match
from tests.rules import rule
from tests.settlers.tables import CARDS, CONTENT, FOUR, GAME, SettlersMatch, me, only, play, table
from tests.tables import ask, options


def begun(seed: int = 3, **given: object) -> SettlersMatch:
    """A game up to the first Lookout: factions in order, base decks."""
    match = Match(GAME, GAME.options(given), seed)
    while match.asks[0].kind in ("faction", "bot_faction", "deck", "bot_deck"):
        question = match.asks[0]
        match.answer(question.seat, question.options[0])
    return match


@rule("S-031")
def test_every_faction_is_taken_at_most_once() -> None:
    match = Match(GAME, Options(players=3), 1)
    assert options(match) == [f"faction {name}" for name in (*CONTENT.factions, "random")]
    play(match, "faction romans", "faction japanese")
    assert options(match) == ["faction barbarians", "faction egyptians", "faction random"]


@rule("S-031")
def test_a_faction_at_random_is_one_that_is_left() -> None:
    drawn = set()
    for seed in range(30):
        match = Match(GAME, Options(players=2), seed)
        play(match, "faction romans", "faction random")
        drawn.add(match.state.players[1].faction)
    assert drawn == set(CONTENT.factions) - {"romans"}


@rule("S-032", "S-034", "S-035", "S-037")
def test_decks_of_thirty_and_a_hand_of_four() -> None:
    match = Match(GAME, Options(players=2, fire=False), 1)
    play(match, "faction romans", "faction egyptians")
    state = match.state
    log = [told.event for told in match.log]
    assert log.count("drew") == 2 * 4 + 2  # four each, and the faction card of the Lookout
    assert state.round == 1 and all(player.vp == 0 for player in state.players)
    assert all(not any(player.supply.values()) for player in state.players)
    for player in state.players:
        faction = [name for name in player.hand if CARDS[name].faction]
        assert len(faction) == 3 and len(player.hand) == 5
        assert {CARDS[name].faction for name in faction} == {player.faction}
        assert len(state.decks[player.faction]) == 30 - 3
    assert len(state.decks["common"]) + len(state.revealed) == 84 - 4


@rule("S-033")
def test_the_sides_of_a_board_are_pictures() -> None:
    for faction in CONTENT.factions.values():
        assert len(faction.leaders) == 2
        assert set(faction.leaders[0].__struct_fields__) == {"id", "name", "source"}


@rule("S-036")
def test_the_first_player_is_random() -> None:
    firsts = {begun(seed, players=4).state.first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}


@rule("S-038", "S-277")
def test_options_are_fixed_at_the_start() -> None:
    chosen = GAME.options({"players": 2, "lookout": "draft", "peaceful": True, "promo": "fair"})
    match = begun(players=2, lookout="draft", peaceful=True, promo="fair")
    assert match.options == chosen and match.state.options == chosen
    assert set(CONTENT.options) <= set(Options.__struct_fields__)
    assert Options().promo == "none"


@rule("S-039", "S-133")
def test_five_rounds_without_a_last_cleanup() -> None:
    state = table()
    state.round = 5
    state.players[0].supply["wood"] = 3
    match = play(state, "pass", "pass")
    assert match.over and match.state.round == 5
    assert me(match).supply["wood"] == 3
    assert "cleanup" not in [told.event for told in match.log]
    match = play(table(), "pass", "pass")
    assert match.state.round == 2 and match.state.first == 1
    phases = [told.event for told in match.log if told.event in ("round_end", "cleanup", "round")]
    assert phases == ["round_end", "cleanup", "round"]


@rule("S-040", "S-041", "S-042")
def test_the_standard_lookout() -> None:
    match = begun(players=3, seed=5)
    first = match.state.first
    order = [first, (first + 1) % 3, (first + 2) % 3]
    asked, shown = [], []
    while ask(match).kind == "lookout_pick":
        asked.append(ask(match).seat)
        shown.append(len(match.state.revealed))
        play(match, options(match)[0])
    assert asked == [*order, *reversed(order)]
    assert shown == [4, 3, 2, 4, 3, 2]
    assert len(match.state.discards["common"]) == 2
    assert all(len(player.hand) >= 4 + 1 + 2 for player in match.state.players)


@rule("S-043")
def test_with_too_few_cards_they_choose_while_cards_last() -> None:
    state = table(*FOUR)
    for name in list(state.decks["common"]):
        if len(state.decks["common"]) > 2:
            state.decks["common"].remove(name)
            state.players[0].hand.append(name)
    only(state, "common", *state.decks["common"])
    state.phase = "lookout"
    match = play(state)
    picks = 0
    while ask(match).kind == "lookout_pick":
        play(match, options(match)[0])
        picks += 1
    assert [told.event for told in match.log].count("picked") == 2
    assert match.state.phase == "action"


@rule("S-044", "S-045")
def test_the_draft() -> None:
    match = begun(players=3, lookout="draft", seed=2)
    state = match.state
    assert len(match.asks) == 3 and {question.kind for question in match.asks} == {"draft_keep"}
    held = [list(player.draft) for player in state.players]
    assert all(len(cards) == 3 for cards in held)
    before = [len(player.hand) for player in state.players]
    kept = []
    for question in list(match.asks):
        kept.append(question.options[0][1])
        match.answer(question.seat, question.options[0])
    for seat in range(3):
        left = [name for name in held[seat] if name != kept[seat]]
        assert match.state.players[(seat + 1) % 3].draft == left  # clockwise
        assert match.state.players[seat].aside == [kept[seat]]
        assert len(match.state.players[seat].hand) == before[seat]  # not mixed yet
    for question in list(match.asks):
        match.answer(question.seat, question.options[0])
    assert len(match.state.discards["common"]) >= 3
    assert all(not player.aside and not player.draft for player in match.state.players)
    assert all(kept[seat] in match.state.players[seat].hand for seat in range(3))


@pytest.mark.parametrize(
    ("players", "shown", "revealed"),
    [(2, [5, 4, 3, 2], 5), (3, [5, 4, 4, 3, 3, 2], 7), (4, [5, 4, 4, 4, 3, 3, 3, 2], 9)],
)
@rule("S-046", "S-047", "S-048", "S-049")
def test_the_advanced_lookout(players: int, shown: list[int], revealed: int) -> None:
    match = begun(players=players, lookout="advanced", seed=4)
    first, number = match.state.first, []
    order = [(first + place) % players for place in range(players)]
    asked = []
    while ask(match).kind == "lookout_pick":
        asked.append(ask(match).seat)
        number.append(len(match.state.revealed))
        play(match, options(match)[0])
    assert number == shown
    assert asked == order * 2
    turned = [told.facts for told in match.log if told.event == "revealed"]
    assert sum(map(len, turned)) == revealed
    picks = [told.facts[0] for told in match.log if told.event == "picked"]
    assert all(picks.count(seat) == 2 for seat in range(players))
