"""A game's words, and what is said about a word that is not among them."""

from __future__ import annotations

import pytest

from polyana.kernel.content import ContentError
from polyana.notation import Call, Exchange, Goods, Signature, Vocabulary

WORDS = Vocabulary(
    nouns=["wood", "worker", "vp"],
    counters=["own_tower"],
    moments=["end", "while in slot", "storage(goods)"],
    events=["build(colour)", "pillage"],
    verbs=["launch", "gather(number)", "upgrade(number?)", "roll(noun*)", "paint(colour, word?)"],
    kinds={"colour": ["grey", "brown"]},
)


def refusal(text: str) -> str:
    with pytest.raises(ContentError) as refused:
        WORDS.parse(text, file="cards.toml", entry="old_mill")
    start = f"cards.toml: old_mill: {text!r}: "
    assert str(refused.value).startswith(start)
    return str(refused.value).removeprefix(start)


def test_a_noun_without_a_number_is_one_of_it() -> None:
    effect = WORDS.parse("worker -> launch", file="cards.toml", entry="quay")
    assert effect == Exchange(Goods(1, "worker"), Call("launch"))
    assert str(effect) == "1 worker -> launch"


@pytest.mark.parametrize(
    "text",
    [
        "upgrade + upgrade(2)",
        "roll(wood, vp) / roll",
        "paint(grey) + paint(brown, twice)",
        "when build(grey): 1 vp; when pillage: wood",
        "while in slot: 1 vp; storage(upto 2 wood): 1 vp; storage 2 wood: 1 vp",
        "1 vp per 2 own_tower max 3; 1 wood -> 1 vp x own_tower",
    ],
)
def test_words_in_their_places_are_taken(text: str) -> None:
    WORDS.parse(text, file="cards.toml", entry="old_mill")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("1 vp + 2 wod", "column 10: there is no noun 'wod'; did you mean 'wood'?"),
        ("wodd -> 1 vp", "column 1: there is no noun or verb 'wodd'; did you mean 'wood'?"),
        ("lunch", "column 1: there is no noun or verb 'lunch'; did you mean 'launch'?"),
        ("1 vp per tower", "column 10: there is no counter 'tower'; did you mean 'own_tower'?"),
        ("1 vp x own_towr", "column 8: there is no counter 'own_towr'; did you mean 'own_tower'?"),
        ("when pilage: 1 vp", "column 6: there is no event 'pilage'; did you mean 'pillage'?"),
        (
            "while in slots: 1 vp",
            "column 1: there is no moment 'while in slots'; did you mean 'while in slot'?",
        ),
        ("paint(gray)", "column 7: there is no colour 'gray'; did you mean 'grey'?"),
        ("roll(wood, vpp)", "column 12: there is no noun 'vpp'; did you mean 'vp'?"),
        ("1 zebra", "column 3: there is no noun 'zebra'; known: vp, wood, worker"),
        ("gather", "column 1: verb 'gather' has other arguments: write gather(number)"),
        ("1 vp + launch(2)", "column 8: verb 'launch' has other arguments: write launch"),
        ("upgrade(1, 2)", "column 1: verb 'upgrade' has other arguments: write upgrade(number?)"),
        ("gather(wood)", "column 8: 'wood' should be a number"),
        ("storage(3): 1 vp", "column 9: '3' should be goods such as '2 food'"),
        ("1 vp -> ", "column 9: the text stops too early; expected a number or a word"),
    ],
)
def test_a_wrong_word_is_refused_with_file_entry_column_and_the_nearest_word(
    text: str, complaint: str
) -> None:
    assert refusal(text) == complaint


def test_a_game_without_counters_says_so() -> None:
    bare = Vocabulary(nouns=["vp"])
    with pytest.raises(ContentError, match="there is no counter 'tower'; this game has none"):
        bare.parse("1 vp per tower", file="cards.toml", entry="mill")


@pytest.mark.parametrize(
    "text", ["launch", "gather(number)", "upgrade(number?)", "tier(counter, tier*)", "on take"]
)
def test_a_signature_is_written_as_it_was_read(text: str) -> None:
    assert str(Signature.read(text)) == text


@pytest.mark.parametrize("text", ["gather(", "2 wood", "f(a?, b)", "f(a*, b)", "f(a b)"])
def test_a_wrong_signature_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a signature|cannot be an argument"):
        Signature.read(text)


def test_words_that_would_confuse_the_reader_are_refused() -> None:
    with pytest.raises(ValueError, match="'max' belongs to the notation itself"):
        Vocabulary(nouns=["max"])
    with pytest.raises(ValueError, match="'raze' cannot be a noun and a verb"):
        Vocabulary(nouns=["raze"], verbs=["raze"])
    with pytest.raises(ValueError, match="there is no kind 'color'"):
        Vocabulary(nouns=["vp"], verbs=["paint(color)"])
