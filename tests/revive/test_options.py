"""Variants, content switches and the options of the campaign (A21, A22)."""

from __future__ import annotations

import pytest

from polyana.games.revive.chapters import Ended, in_play, tale_of, tribes_in_play
from polyana.games.revive.state import Options
from polyana.games.revive.variants import sequel
from polyana.kernel import BadOptions, Chance, Line, Match, Result
from polyana.speech import refused
from tests.revive.tables import CONTENT, GAME, ReviveMatch, ask, options, play, seen
from tests.rules import rule


def ended(*totals: int) -> Result:
    return Result.ranked([[Line("blue", total)] for total in totals])


def match(seed: int = 1, **named: object) -> ReviveMatch:
    return Match(GAME, GAME.options(named), seed)


@rule("R-415", "R-416")
@pytest.mark.parametrize(("players", "main", "spare"), [(2, 9, 0), (3, 12, 0), (4, 12, 2)])
def test_the_longer_game_uses_more_artifacts(players: int, main: int, spare: int) -> None:
    state = GAME.setup(Options(players=players, long_game=True), Chance(1))
    assert (len(state.artifacts), state.spare, state.laid_out) == (main, spare, main + spare)


@rule("R-417")
def test_expert_tribes_are_chosen_from_the_right_of_the_first_player() -> None:
    game = match(3, players=4, tribes="choice")
    first = game.state.first
    order = []
    while ask(game).kind == "choose_tribe":
        order.append(ask(game).seat)
        assert len(options(game)) == 5 - len(order)
        game = play(game, options(game)[0])
    assert order == [
        (first - back) % 4 for back in (1, 2, 3)
    ]  # the last board is the first player's
    assert len({player.tribe for player in game.state.players}) == 4


@rule("R-418")
def test_expert_artifact_cards_are_chosen_in_secret_and_at_once() -> None:
    game = match(players=2, artifact_cards="choice")
    dealt = [list(player.artifact_cards) for player in game.state.players]
    assert [question.kind for question in game.asks] == ["keep_artifact_card"] * 2
    assert seen(game, 0).players[1].artifact_cards == []
    game.answer(0, f"keep {dealt[0][1]}")
    game.answer(1, f"keep {dealt[1][0]}")
    assert [player.artifact_card for player in game.state.players] == [dealt[0][1], dealt[1][0]]
    assert seen(game, 1).players[0].artifact_card == ""
    assert game.moves_for(1) != game.moves_for(0)


@rule("R-419")
def test_the_shared_artifact_card_is_open_and_counts_for_everybody() -> None:
    game = match(players=3, artifact_cards="shared")
    assert game.state.shared_card and seen(game, None).shared_card == game.state.shared_card
    assert not any(player.artifact_card for player in game.state.players)
    for sheet in GAME.result(game.state).sheets:
        assert [line.what for line in sheet].count("artifact_card") == 3


@rule("R-420", "R-422")
@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"players": 1, "long_game": True}, "2 players or more"),
        ({"content": "all", "chapter": "chapter_1"}, "leave content at none"),
        ({"tale": "2:97"}, "needs a chapter"),
        ({"content": "sky_castles"}, "not sky_castles"),
        ({"chapter": "chapter_2", "tale": "2:97,3:100"}, "2 chapters, but 1 come before"),
        ({"chapter": "chapter_3", "tale": "5:97"}, "'5:97' is no entry"),
        ({"chapter": "chapter_3", "tale": "2:1000"}, "'2:1000' is no entry"),
    ],
)
def test_bad_combinations_are_refused_with_a_sentence(given: dict[str, object], words: str) -> None:
    with pytest.raises(BadOptions, match=words) as caught:
        GAME.options(given)
    russian = refused(caught.value, "ru")
    assert russian != str(caught.value) and any("а" <= letter <= "я" for letter in russian)


@rule("R-421")
def test_the_options_and_their_defaults() -> None:
    assert GAME.options({}) == Options(2, "random", "secret", False, "none", "none", "none")
    chosen = {"players": "4", "tribes": "choice", "artifact_cards": "shared", "long_game": "true"}
    assert GAME.options(chosen) == Options(4, "choice", "shared", True)
    with pytest.raises(BadOptions, match="1 or 2 or 3 or 4 players"):
        GAME.options({"players": 5})


@rule("R-430", "R-421")
def test_content_may_be_used_without_the_campaign_all_or_any_part_of_it() -> None:
    assert in_play(CONTENT, Options(content="all")) == tuple(CONTENT.switches)
    some = Options(content="tribe_formika, crystal_clusters")
    assert in_play(CONTENT, some) == ("tribe_formika", "crystal_clusters")
    assert GAME.setup(some, Chance(1)).clusters
    assert len(CONTENT.chapters) == 5 and len(CONTENT.campaign) == 30


@rule("R-433")
def test_of_two_switch_plates_one_is_kept_and_then_public() -> None:
    game = match(players=2, content="switch_plates")
    dealt = [list(player.plates) for player in game.state.players]
    assert len({*dealt[0], *dealt[1]}) == 4
    assert seen(game, 0).players[1].plates == []
    game.answer(1, f"keep {dealt[1][0]}")
    assert seen(game, 0).players[1].plate == ""
    game.answer(0, f"keep {dealt[0][1]}")
    assert [one.plate for one in seen(game, None).players] == [dealt[0][1], dealt[1][0]]
    assert not any(player.plates for player in game.state.players)


@rule("R-435")
def test_tribes_and_large_locations_of_the_campaign_join_the_pool() -> None:
    assert tribes_in_play(CONTENT, Options(content="tribe_vukuntur"))[-1] == "vukuntur"
    kinds = set[str]()
    for seed in range(60):
        kinds |= set(GAME.setup(Options(content="large_locations_2"), Chance(seed)).large.values())
    assert kinds == set(CONTENT.large_kinds)


@rule("R-436")
def test_moon_sides_are_chosen_openly_last_seat_first_where_they_are_unlocked() -> None:
    game = match(2, players=3, content="moon_sides_1,moon_sides_2")
    order = []
    while ask(game).kind == "choose_side":
        order.append(ask(game).seat)
        game = play(game, "side moon")
    first = game.state.first
    assert order == [(first - back) % 3 for back in (1, 2, 3)]
    for player in game.state.players:
        side = CONTENT.sides[player.side]
        assert side.moon and side.tribe == player.tribe
        assert player.tokens == (0 if side.token == "falcon" else side.tokens)
    game = match(players=4, content="moon_sides_1")
    asked = {ask(game).seat}
    while ask(game).kind == "choose_side":
        asked.add(ask(game).seat)
        game = play(game, "side sun")
    tribes = {game.state.players[seat].tribe for seat in asked}
    assert tribes == {"nadair", "hofstadterians"}


@rule("R-440", "R-431")
def test_a_chapter_fixes_the_content() -> None:
    assert in_play(CONTENT, Options(chapter="chapter_1")) == ("crystal_clusters",)
    fourth = in_play(CONTENT, Options(chapter="chapter_4"))
    assert set(fourth) == set(CONTENT.switches) - {"moon_sides_2"}


@rule("R-441", "R-442")
def test_a_tale_tells_of_earlier_chapters_and_changes_nothing() -> None:
    told = Options(chapter="chapter_4", tale="2:97,-,3:121")
    assert tale_of(told) == [Ended(2, 97), None, Ended(3, 121)]
    with_tale = GAME.setup(told, Chance(7))
    without = GAME.setup(Options(chapter="chapter_4"), Chance(7))
    without.options = with_tale.options
    assert with_tale == without


@rule("R-443")
def test_D31_the_sequel_of_a_chapter_is_the_next_one() -> None:
    second = Options(3, chapter="chapter_2", tale="2:97", tribes="choice")
    third = GAME.sequel(second, ended(80, 104, 77))
    assert third == Options(3, chapter="chapter_3", tale="2:97,3:104", tribes="choice")
    skipped = GAME.sequel(Options(2, chapter="chapter_3"), ended(90, 20))
    assert skipped.tale == "-,-,2:90"
    last = Options(2, chapter="chapter_5", tale="-,-,2:90")
    assert GAME.sequel(last, ended(99, 98)) == Options(2, content="all")
    plain = Options(4, long_game=True)
    assert sequel(CONTENT, plain, ended(1, 2, 3, 4)) == plain
