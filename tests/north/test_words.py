"""What cards and events say: a payment reads as a payment, and the log tells a use from a mere turning."""

from __future__ import annotations

import pytest

from polyana.games.north.vocabulary import event_text
from polyana.speech import TableTalk
from tests.north.solo import RAIDS, TAX, WINTER
from tests.north.tables import CONTENT, GAME, build, play, spent, table
from tests.rules import rule


def said(scenario: str, number: int, language: str) -> str:
    return event_text(CONTENT.scenarios[scenario].event[number - 1], language)


@rule("N-229")
def test_what_an_event_demands_is_paid_not_gained() -> None:
    assert said(WINTER, 2, "en") == "Pay 2 resources of your choice, or lose 2 VP."
    assert said(WINTER, 3, "en") == "Pay 2 food: gain 1 worker."
    assert said(TAX, 1, "ru") == "Сбросьте 1 карточку с руки, иначе потеряйте 2 ПО."
    assert said(RAIDS, 3, "ru") == (
        "Заплатите 2 рабочих: получите 1 жетон разрушения; иначе потеряйте 1 ПО."
    )
    assert said(RAIDS, 4, "en").endswith("your most expensive unexhausted action location (twice).")
    for scenario in CONTENT.scenarios.values():
        for event in scenario.event:
            assert event_text(event, "en").startswith(("Pay ", "Discard 1 ")) == bool(event.demand)


@rule("N-005")
def test_a_card_is_drawn_or_discarded_never_gained_or_paid() -> None:
    texts = GAME.texts("en")
    assert texts["1 card"] == "Draw 1 card from your deck."
    discards = [text for effect, text in texts.items() if effect.startswith("1 hand_card ->")]
    assert discards and all(text.startswith("Discard 1 card") for text in discards)


@pytest.mark.parametrize("language", ["ru", "en"])
def test_every_part_of_an_effect_has_a_text_of_its_own(language: str) -> None:
    texts = GAME.texts(language)
    for title in CONTENT.titles.values():
        for part in title.effect.split(";"):
            assert not part or texts[part.strip()]


def test_a_use_is_told_apart_from_a_card_that_is_only_turned() -> None:
    state = table()
    build(state, 0, "glenn_village_bell", "glenn_tug_green")
    spent(state, 0, 2)
    match = play(state, "use glenn_village_bell")
    talk = TableTalk(GAME, "en")
    log = [talk.told(told, ["Anna", "Boris"]) for told in match.log]
    assert [log[0], log[2]] == ["Anna uses Village Bell", "Anna exhausts Tug-of-War Green"]


def test_loads_and_forward_moves_are_counted_in_words() -> None:
    talk = {language: TableTalk(GAME, language) for language in ("ru", "en")}
    assert talk["ru"].move(("load", "1", "2")) == "1 рыбу и 2 жетона разрушения"
    assert talk["en"].move(("load", "0", "0")) == "Nothing"
    assert talk["ru"].move(("advance", "3", "2")) == "Корабль 3: вперёд на 2 места"
    assert talk["en"].move(("advance", "2", "1")) == "Ship 2: 1 place forward"
