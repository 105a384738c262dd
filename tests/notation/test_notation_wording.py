"""Card texts: numbers, cases and sentences in both languages."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from polyana.notation import LANGUAGES, Goods, MissingText, Vocabulary, Wording, parse
from tests.notation.notation_words import GAMES, VOCABULARIES, wording


def said(game: str, text: str) -> tuple[str, str]:
    effect = VOCABULARIES[game].parse(text, file="test", entry="card")
    return wording(game, "ru").describe(effect), wording(game, "en").describe(effect)


@pytest.mark.parametrize("game", list(VOCABULARIES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_a_message_for_every_word(game: str, language: str) -> None:
    assert wording(game, language).lacking() == []


@pytest.mark.parametrize(
    ("amount", "named", "gained", "english"),
    [
        (1, "1 ягода", "Получите 1 ягоду.", "Gain 1 berry."),
        (2, "2 ягоды", "Получите 2 ягоды.", "Gain 2 berries."),
        (5, "5 ягод", "Получите 5 ягод.", "Gain 5 berries."),
        (11, "11 ягод", "Получите 11 ягод.", "Gain 11 berries."),
        (21, "21 ягода", "Получите 21 ягоду.", "Gain 21 berries."),
        (22, "22 ягоды", "Получите 22 ягоды.", "Gain 22 berries."),
    ],
)
def test_numbers_and_cases_of_a_noun(amount: int, named: str, gained: str, english: str) -> None:
    assert wording("tundra", "ru").goods(Goods(amount, "berry")) == named
    assert said("tundra", f"{amount} berry") == (gained, english)


def test_an_animate_noun_is_gained_in_the_accusative() -> None:
    assert said("tundra", "1 worker")[0] == "Получите 1 рабочего."
    assert said("tundra", "2 worker")[0] == "Получите 2 рабочих."


@pytest.mark.parametrize(
    ("text", "russian", "english"),
    [
        ("", "", ""),
        (
            "2 berry -> 5 resource",
            "Заплатите 2 ягоды: получите 5 любых ресурсов.",
            "Pay 2 berries: gain 5 resources of your choice.",
        ),
        (
            "1 vp + 1 stone + 2 berry",
            "Получите 1 ПО, 1 камень и 2 ягоды.",
            "Gain 1 VP, 1 stone and 2 berries.",
        ),
        (
            "1 stone / 1 peat / 1 berry",
            "Получите 1 камень, 1 торф или 1 ягоду.",
            "Gain 1 stone, 1 peat or 1 berry.",
        ),
        (
            "1 stone + 1 peat / 2 berry / 1 vp",
            "Получите либо 1 камень и 1 торф, либо 2 ягоды, либо 1 ПО.",
            "Gain either 1 stone and 1 peat, or 2 berries, or 1 VP.",
        ),
        (
            "1 vp / take_card",
            "Получите 1 ПО или возьмите карту города с рынка.",
            "Gain 1 VP or take a city card from the market.",
        ),
        (
            "ride + 1 vp / take_card",
            "Либо перенесите своего рабочего на любую открытую поляну и получите 1 ПО, "
            "либо возьмите карту города с рынка.",
            "Either carry one of your workers to any face-up glade and gain 1 VP, "
            "or take a city card from the market.",
        ),
        (
            "1 vp + 1 berry + take_card",
            "Получите 1 ПО и 1 ягоду, а также возьмите карту города с рынка.",
            "Gain 1 VP and 1 berry, and also take a city card from the market.",
        ),
        (
            "1 berry + 1 vp per 2 own_tower max 3",
            "Получите 1 ягоду, а также 1 ПО за каждые 2 ваши башни на поле (не больше 3).",
            "Gain 1 berry, and also 1 VP for every 2 of your towers on the map (at most 3).",
        ),
        (
            "1 vp per 5 own_tower",
            "Получите 1 ПО за каждые 5 ваших башен на поле.",
            "Gain 1 VP for every 5 of your towers on the map.",
        ),
        (
            "reroll x2; shift x1",
            "Перебросьте свой неиспользованный кубик (до 2 раз). "
            "Измените свой неиспользованный кубик на +1 или −1 (до 1 раза).",
            "Reroll one of your unused dice (up to 2 times). "
            "Change one of your unused dice by +1 or −1 (up to 1 time).",
        ),
        (
            "2 equal -> 1 vp x own_tower",
            "Заплатите 2 одинаковых ресурса: получите 1 ПО "
            "(не больше одного раза за каждую вашу башню на поле).",
            "Pay 2 resources of one kind: gain 1 VP "
            "(at most once for each of your towers on the map).",
        ),
        (
            "1 vp; must flip",
            "Получите 1 ПО. "
            "Обязательно переверните свой неиспользованный кубик на противоположную грань.",
            "Gain 1 VP. You must turn one of your unused dice to its opposite face.",
        ),
        (
            "round_start: 1 move; 1 resource",
            "В начале каждого раунда получите 1 движение; получите 1 любой ресурс.",
            "At the start of each round, gain 1 move; gain 1 resource of your choice.",
        ),
        (
            "upgrade / upgrade(2)",
            "Улучшите планшет приказов или "
            "улучшите планшет приказов, заплатив на 2 ресурса меньше.",
            "Upgrade an order board or upgrade an order board for 2 resources less.",
        ),
    ],
)
def test_sentences(text: str, russian: str, english: str) -> None:
    assert said("tundra", text) == (russian, english)


def test_a_word_among_the_arguments_takes_the_case_that_the_verb_wants() -> None:
    assert said("felinia", "end: plus_one(lynx)") == (
        "В конце игры каждый ваш торговый жетон рыси приносит на 1 очко больше.",
        "At the end of the game, each of your lynx trade tiles is worth 1 point more.",
    )
    assert said("felinia", "end: rate(spice, 5)")[0] == (
        "В конце игры каждая ваша специя приносит 5 очков вместо обычного."
    )


def test_every_kind_of_trade_tile_has_a_name_for_its_bonus_tile() -> None:
    tiles = tomllib.loads((GAMES / "felinia/content/trade_tiles.toml").read_text(encoding="utf-8"))
    for kind in tiles["kind"]:
        assert all(said("felinia", f"plus_one({kind['id']})"))


NORTH = Vocabulary(
    nouns=["food", "wood"],
    counters=["kept"],
    moments=["storage(goods)"],
    events=["build(type)"],
    verbs=["assign(goods)", "roll(noun*)", "tier(counter, tier*)"],
    kinds={"type": ["axe"]},
)

NORTH_TEXT = """
noun-food = { $n ->
    [one] еда
   *[other] еды
}
    .acc = { $n ->
        [one] еду
       *[other] еды
    }
    .gen = еды
noun-wood = { $n ->
    [one] дерево
   *[other] дерева
}
    .gen = дерева
counter-kept = каждую карту под этой
    .gen = карт под этой
moment-storage = если здесь лежит { $a },
    .a = nom
event-build = вы строите { $a }
    .a = acc
verb-assign = положите сюда { $a }
verb-roll = киньте кубик: { $a }
verb-tier = очки по числу { $a }: { $b }
    .a = gen
type-axe = топор
"""


def north(tmp_path: Path, text: str) -> Wording:
    (tmp_path / "north.ftl").write_text(text, encoding="utf-8")
    return Wording(NORTH, "ru", tmp_path / "north.ftl")


@pytest.mark.parametrize(
    ("text", "russian"),
    [
        ("assign(1 food)", "Положите сюда 1 еду."),
        ("assign(upto 4 food)", "Положите сюда до 4 еды."),
        ("roll(food, wood)", "Киньте кубик: еда и дерево."),
        ("tier(kept, 3:2, 7:5)", "Очки по числу карт под этой: 2 от 3 и 5 от 7."),
        ("when build axe: 1 food", "Когда вы строите топор, получите 1 еду."),
    ],
)
def test_other_kinds_of_arguments(tmp_path: Path, text: str, russian: str) -> None:
    effect = NORTH.parse(text, file="test", entry="card")
    assert north(tmp_path, NORTH_TEXT).describe(effect) == russian


def test_a_missing_case_is_an_error(tmp_path: Path) -> None:
    effect = NORTH.parse("storage 2 food: 1 wood", file="test", entry="card")
    with pytest.raises(MissingText, match=r"ru: noun-food\.nom is missing"):
        north(tmp_path, NORTH_TEXT).describe(effect)


def test_a_missing_message_is_an_error_and_never_an_id(tmp_path: Path) -> None:
    lame = north(tmp_path, NORTH_TEXT.replace("noun-food", "noun-fod").replace("{ $a }", "{ $z }"))
    with pytest.raises(MissingText, match="ru: noun-food is missing"):
        lame.describe(parse("2 food"))
    lacking = lame.lacking()
    assert "ru: noun-food is missing" in lacking
    assert any(complaint.startswith("ru: verb-roll: ") for complaint in lacking)


def test_a_broken_or_doubled_message_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(MissingText, match=r"north\.ftl: cannot be read: noun-food"):
        north(tmp_path, "noun-food { $n }\n")
    with pytest.raises(MissingText, match=r"north\.ftl: noun-food is there twice"):
        north(tmp_path, "noun-food = еда\nnoun-food = пища\n")
