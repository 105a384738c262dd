"""The tale of the campaign: endings, chronicle, epilogue, what may be read when (R-432, R-441, R-444, R-445)."""

from __future__ import annotations

import pytest

from polyana.games.revive.chronicle import Ending, Tale
from polyana.games.revive.state import Options, State
from polyana.speech import TableTalk
from tests.revive.tables import CONTENT, GAME, artifacts, play, table, using
from tests.rules import rule


def told(state: State, seat: int | None = 0) -> Tale:
    """What the table tells of the campaign."""
    found = GAME.view(state, seat).tale
    assert found is not None
    return found


def ended(best: int, players: int = 2, chapter: str = "chapter_1", tale: str = "none") -> State:
    """A chapter that has just ended with this total as the best."""
    state = table(players, chapter=chapter, tale=tale)
    state.phase = "over"
    state.players[0].vp += best - max(GAME.result(state).scores)
    assert max(GAME.result(state).scores) == best
    return state


@rule("R-432")
@pytest.mark.parametrize(
    ("players", "best", "card"),
    [
        (1, 79, "camp_12"),
        (1, 80, "camp_11"),
        (2, 94, "camp_12"),
        (2, 95, "camp_11"),
        (3, 104, "camp_12"),
        (3, 105, "camp_11"),
        (4, 114, "camp_12"),
        (4, 115, "camp_11"),
    ],
)
def test_the_best_total_decides_between_the_bright_and_the_dim_ending(
    players: int, best: int, card: str
) -> None:
    tale = told(ended(best, players, chapter="chapter_2"))
    (_, now) = tale.chronicle
    bright = card == "camp_11"
    assert now == Ending("chapter_2", players, best, tale.threshold, bright, card)
    assert tale.cards[-1] == card and (best >= tale.threshold) is bright
    assert (tale.following, tale.epilogue) == ("chapter_3", ""), "the next is open in both cases"
    assert tale.unlocks == ["tribe_formika", "large_locations_2"]


@rule("R-432", "R-441")
def test_D31_the_chronicle_is_read_from_the_tale_and_the_game() -> None:
    tale = told(ended(104, 3, chapter="chapter_2", tale="2:97"))
    first, second = tale.chronicle
    assert first == Ending("chapter_1", 2, 97, 90, True, "camp_05")
    assert second == Ending("chapter_2", 3, 104, 105, False, "camp_12")


@rule("R-441")
def test_chapters_that_were_not_played_stand_in_the_chronicle_without_an_ending() -> None:
    tale = told(table(chapter="chapter_4", tale="-,1:79"))
    assert tale.chronicle == [
        Ending("chapter_1"),
        Ending("chapter_2", 1, 79, 80, False, "camp_12"),
        Ending("chapter_3"),
    ]


@rule("R-444", "R-431")
def test_the_cards_of_a_chapter_are_read_when_their_time_has_come() -> None:
    state = table(chapter="chapter_1")
    assert told(state).cards == ["camp_01", "camp_02", "camp_03"]
    artifacts(state, "af_globe", "af_violin")
    match = play(using(state, 0, "1 artifact"), "take purple", "gain food")
    for seat in (0, 1, None):
        tale = told(match.state, seat)
        assert tale.cards == ["camp_01", "camp_02", "camp_03", "camp_04"], "nothing is secret"
        assert (tale.chronicle, tale.following, tale.unlocks) == ([], "", []), "not before the end"
    over = told(ended(95, chapter="chapter_1"))
    assert over.cards == ["camp_01", "camp_02", "camp_03", "camp_05"], "the event never happened"
    assert all(CONTENT.campaign[card].chapter == 1 for card in over.cards)


@rule("R-444")
def test_outside_the_campaign_nothing_is_told() -> None:
    state = table(content="all")
    assert GAME.view(state, 0).tale is None
    state.phase = "over"
    assert GAME.view(state, None).tale is None


@rule("R-445")
@pytest.mark.parametrize(
    ("tale", "best", "bright", "epilogue"),
    [
        ("none", 20, 0, "epilogue_snow"),
        ("-,-,-,-", 105, 1, "epilogue_snow"),
        ("2:90,2:10,-,2:20", 105, 2, "epilogue_thaw"),
        ("2:90,2:95,2:95,2:99", 104, 3, "epilogue_thaw"),
        ("2:90,2:95,2:95,2:99", 105, 4, "epilogue_summer"),
        ("1:75,2:95,3:105,4:120", 105, 5, "epilogue_summer"),
    ],
)
def test_the_epilogue_counts_the_bright_endings_of_all_five_chapters(
    tale: str, best: int, bright: int, epilogue: str
) -> None:
    end = told(ended(best, chapter="chapter_5", tale=tale))
    assert len(end.chronicle) == 5 and sum(one.bright for one in end.chronicle) == bright
    assert end.epilogue == epilogue
    assert (end.following, end.unlocks) == ("", []), "there is no sixth chapter"


@rule("R-445", "R-444")
def test_there_is_no_epilogue_before_the_end_of_the_last_chapter() -> None:
    assert told(table(chapter="chapter_5", tale="2:90,2:95,2:95,2:99")).epilogue == ""
    assert told(ended(130, chapter="chapter_4", tale="2:90,2:95,2:95")).epilogue == ""


@rule("R-443")
def test_the_sequel_is_called_by_its_name() -> None:
    first = Options(2, chapter="chapter_1")
    result = GAME.result(ended(95))
    second = GAME.sequel(first, result)
    assert second == Options(2, chapter="chapter_2", tale="2:95")
    after = GAME.sequel(Options(2, chapter="chapter_5"), result)
    said = {
        "en": ("Next chapter: The Lever", "Play on with everything"),
        "ru": ("Следующая глава: Рычаг", "Играть дальше со всем, что открыто"),
    }
    for language, words in said.items():
        talk = TableTalk(GAME, language)
        assert (talk.sequel(second), talk.sequel(after)) == words
