"""Rows of signs: what stands in them, in which order, and that both drawers know every sign."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import polyana.games
from polyana.games.settlers.signs import SIGNS as SETTLERS
from polyana.games.tundra.signs import SIGNS as TUNDRA
from polyana.notation import Sign, Signs, Vocabulary, Word, pictures
from polyana.notation.signs import STROKES

GAMES = Path(polyana.games.__path__[0])
ROOT = GAMES.parents[2]


def written(signs: Signs, effect: str) -> str:
    """A row as a line of text: numbers, pictures, and marks in brackets."""

    def one(sign: Sign) -> str:
        number = str(sign.n) if sign.n else ""
        return f"<{sign.stroke}{number}>" if sign.stroke else number + sign.of

    return " ".join(one(sign) for sign in pictures(signs.row(effect)))


@pytest.mark.parametrize(
    ("effect", "row"),
    [
        ("", ""),
        ("2 berry", "2berry"),
        ("1 resource + 1 berry -> place_worker", "1resource 1berry <pays> worker"),
        ("1 kindling / 1 stone + 2 berry", "1kindling <or> 1stone 2berry"),
        ("1 berry; upgrade(1)", "1berry <then> -1upgrade"),
        ("upgrade; gather(3)", "upgrade <then> 3gather"),
        ("2 equal -> build_tower x2", "2equal <pays> tower <times2>"),
        ("1 berry -> 1 vp x own_tower", "1berry <pays> 1vp <times> tower"),
        ("1 vp per 2 own_worker max 4", "1vp <per2> worker <most4>"),
        ("round_start: 3 berry", "3berry"),
        ("must 1 berry -> 1 vp", "<must> 1berry <pays> 1vp"),
    ],
)
def test_a_row_of_tundra(effect: str, row: str) -> None:
    assert written(TUNDRA, effect) == row


@pytest.mark.parametrize(
    ("effect", "row"),
    [
        ("sift(common_card, 3, 1, discard)", "3common_card <pays> 1hand_card"),
        ("end: tier(kept, 3:2, 7:5)", "hourglass <from3> 2vp <from7> 5vp"),
        ("when build(gold): 1 gold", "build gold_location <when> 1gold"),
        ("when build(faction): 1 vp", "build faction <when> 1vp"),
        ("when gain_vp(2): 1 vp", "<from2> vp <when> 1vp"),
        (
            "1 food -> 1 gold per 3 enemy_location max 2",
            "1food <pays> 1gold <per3> conquer <most2>",
        ),
        ("steal(gold)", "steal gold"),
        ("when conquer: 1 vp; when siege: 1 vp", "conquer <when> 1vp <then> siege <when> 1vp"),
        ("conquer(leftmost, ignore_token)", "conquer location"),
        ("cleanup: store_resources(2)", "2store_resources"),
    ],
)
def test_a_row_of_the_settlers(effect: str, row: str) -> None:
    assert written(SETTLERS, effect) == row


def test_a_deed_keeps_what_a_drawer_needs_to_say_it() -> None:
    (event, paid) = SETTLERS.row("when build(red): roll(gold, wood, stone)")
    assert isinstance(event, Word)
    assert isinstance(paid, Word)
    assert (event.kind, event.name, event.args) == ("event", "build", (("red_location",),))
    assert (paid.kind, paid.name, paid.args) == ("verb", "roll", (("gold",), ("wood", "stone")))


def test_a_word_that_nothing_is_said_about_shows_its_arguments() -> None:
    words = Vocabulary(
        nouns=["food", "worker"],
        verbs=["recover(goods)", "explore(number, noun)", "feed(goods)"],
        moments=["dawn"],
    )
    signs = Signs(words)
    assert written(signs, "recover(2 worker)") == "recover 2worker"
    assert written(signs, "explore(3, food)") == "3explore food"
    assert written(signs, "dawn: feed(upto 4 food)") == "dawn feed <most4> food"


def test_only_words_of_the_game_can_be_shown() -> None:
    with pytest.raises(ValueError, match="'biuld' is no verb, moment, counter or event"):
        Signs(Vocabulary(nouns=["food"], verbs=["build"]), {"biuld": "hammer"})


@pytest.mark.parametrize("game", ["settlers", "tundra"])
def test_the_page_has_a_picture_for_every_sign(game: str) -> None:
    drawn = set(re.findall(r"^  (\w+):", (GAMES / game / "table/signs.ts").read_text(), re.M))
    used = {sign.of for row in polyana.games.load(game).signs().values() for sign in row}  # type: ignore[attr-defined]
    assert len(used) > 15
    assert used - {""} <= drawn


def test_the_page_has_a_stroke_for_every_mark() -> None:
    source = (ROOT / "web/src/parts/Pictogram.svelte").read_text()
    assert {
        stroke for stroke in STROKES if f'"{stroke}"' not in source and f"{stroke}:" not in source
    } == set()
