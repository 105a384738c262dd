"""Records that are damaged, foreign, cut short or edited: refused with a sentence, never with another exception."""

from __future__ import annotations

import random
from copy import deepcopy
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from polyana.kernel import Match, Record, RecordError, Snapshot, commitment
from polyana.kernel.record import pack_frames, unpack_frames
from tests.kernel.pages import goofspiel
from tests.kernel.toys import CARDS, Pair, Toy, fair, felinia, moment, play_on, saved

AnyMatch = Match[Any, Any, Any]


def toy(moves: int = 17) -> AnyMatch:
    match = Match(Toy(fair, turns=12), Pair(3), seed=3)
    play_on(match, moves, seed=3)
    return match


def finished() -> AnyMatch:
    match = Match(goofspiel.load(), goofspiel.Variant(2, 4), seed=3)
    play_on(match)
    return match


def edited(match: AnyMatch, **changes: object) -> bytes:
    """The record with some of its values changed."""
    return msgspec.json.encode(msgspec.json.decode(saved(match)) | changes)


def refusal(match: AnyMatch, data: bytes) -> str:
    """The sentence with which bytes are refused as a record for the game of this match."""
    with pytest.raises(RecordError) as refused:
        Match.replay(match.game, Record.from_json(data))
    return str(refused.value)


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"[]", b"null", b"{}", b"hello", b"\xff\xfe", b'{"polyana": "1"}', b"[" * 100_000],
)
def test_what_is_no_record_is_refused(data: bytes) -> None:
    assert refusal(toy(), data).startswith("This is not a whole Polyana record: ")


def test_a_record_cut_short_is_refused() -> None:
    data = saved(toy())
    for length in range(0, len(data) - 2, 7):
        assert refusal(toy(), data[:length]).startswith("This is not a whole Polyana record: ")


def test_a_record_of_another_format_is_refused_by_its_number() -> None:
    sentence = "This record has format 2; this program reads format 1."
    assert refusal(toy(), edited(toy(), polyana=2)) == sentence
    assert refusal(toy(), b'{"polyana": 2, "anything": "else"}') == sentence


def test_a_record_of_another_game_is_refused() -> None:
    assert refusal(felinia(), saved(toy())) == "This is a record of toy, not of felinia."


def test_an_edited_seed_is_refused() -> None:
    assert "its seed does not fit its commitment" in refusal(toy(), edited(toy(), seed=4))
    assert "not a number of 64 bits" in refusal(toy(), edited(toy(), seed=2**64))
    assert "not a number of 64 bits" in refusal(toy(), edited(toy(), seed=-1))


def test_a_seed_edited_with_its_commitment_does_not_lead_to_the_position() -> None:
    data = edited(toy(), seed=4, commitment=commitment("toy", 4))
    assert refusal(toy(), data).startswith("This record is damaged")


def test_an_edited_move_is_refused_with_its_number() -> None:
    moves = [list(move) for move in toy().record().moves]
    moves[2][1] = "fly away"
    sentence = refusal(toy(), edited(toy(), moves=moves))
    assert sentence.startswith("This record is damaged at move 3, 'fly away' by seat ")
    moves[2] = [9, "say yes"]
    assert "'say yes' by seat 9: Seat 9 is not asked now" in refusal(
        toy(), edited(toy(), moves=moves)
    )


def test_another_legal_move_does_not_lead_to_the_position() -> None:
    moves = [list(move) for move in toy().record().moves]
    moves[0][1] = "say yes" if moves[0][1] != "say yes" else "say no"
    sentence = "its moves do not lead to the position it holds"
    assert sentence in refusal(toy(), edited(toy(), moves=moves))


def test_moves_after_the_end_are_refused() -> None:
    record = finished().record()
    data = edited(finished(), moves=[*record.moves, (0, "bid 1")])
    assert "The game is over" in refusal(finished(), data)


def test_a_record_that_lies_about_its_end_is_refused() -> None:
    assert "do not lead" in refusal(toy(), edited(toy(), over=True))
    assert "do not lead" in refusal(finished(), edited(finished(), over=False))


def test_a_snapshot_outside_the_moves_is_refused() -> None:
    for at in (-1, 99):
        snapshot: dict[str, object] = {"at": at, "state": {}}
        assert "a snapshot lies outside" in refusal(toy(), edited(toy(), snapshot=snapshot))
        assert "a snapshot lies outside" in refusal(toy(), edited(toy(), start=snapshot))
    with pytest.raises(RecordError, match="outside its moves"):
        msgspec.structs.replace(toy().record(), snapshot=Snapshot(99, msgspec.Raw(b"{}")))
    assert "more moves stand than were made" in refusal(toy(), edited(toy(), floor=99))


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"players": "many"},
        {"players": 9},
        {"players": 2, "cards": 99},
        {"dogs": 3},
        {"players": []},
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, object]) -> None:
    match = finished()
    for rules in (0, 1):
        if options:
            sentence = refusal(match, edited(match, options=options, rules=rules))
            assert sentence.startswith("This record cannot be set up: goofspiel")


def test_a_position_that_cannot_be_is_refused() -> None:
    paper = msgspec.json.decode(saved(toy()))
    paper["rules"] = 0
    state = paper["snapshot"]["state"]
    for changes, sentence in [
        ({"deck": []}, "This position cannot be: the cards are"),
        ({"turn": "soon"}, "This record cannot be set up"),
        ({"turn": 2**70}, "This record cannot be set up"),
        ({"purses": []}, "This position cannot be"),
        ({"purses": [[]], "deck": CARDS}, "its players are 1 instead of 3"),
        ({"notes": None}, "This record cannot be set up"),
    ]:
        snapshot = paper["snapshot"] | {"state": state | changes}
        data = msgspec.json.encode(paper | {"snapshot": snapshot})
        assert sentence in refusal(toy(), data)


def test_damaged_frames_are_refused() -> None:
    frames = finished().record().frames
    assert unpack_frames(frames)[0][0] == 0
    for broken in ("", "zzz", frames[:-5], frames[5:], "\u0416" + frames, pack_frames([])[:-1]):
        with pytest.raises(RecordError, match="frames of this record are damaged"):
            unpack_frames(broken)


# Any damage at all


def check_damaged(match: AnyMatch, data: bytes) -> None:
    """A damaged record is refused with a sentence, or it is a match that can be looked at, saved and loaded."""
    try:
        again = Match.replay(match.game, Record.from_json(data))
    except RecordError as error:
        assert str(error).startswith("This ")
        return
    for seat in (None, *range(again.options.players)):
        again.view(seat)
    if again.over:
        again.result()
    paper = Record.from_json(saved(again))
    assert moment(Match.replay(again.game, paper)) == moment(again)


VICTIMS = [toy(), toy(3), finished(), felinia(9, moves=50), felinia(0, moves=7)]
PAPERS = [saved(match) for match in VICTIMS]
LOOSE = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@LOOSE
@given(victim=st.integers(0, len(VICTIMS) - 1), seed=st.integers(0, 2**32), flips=st.integers(1, 4))
def test_flipped_bytes(victim: int, seed: int, flips: int) -> None:
    dice, data = random.Random(seed), bytearray(PAPERS[victim])
    for _ in range(flips):
        data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
    check_damaged(VICTIMS[victim], bytes(data))


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 30),
    st.sampled_from([2**31, 2**63, 2**64, -(2**63), 10**25, 0.5, 1e300]),
    st.sampled_from(
        ["", "bid", "over", "bidding", "exploration", "mystery", "card_3", "wine", "x y"]
    ),
    st.just([]),
    st.just({}),
    st.just([[]]),
)


def damage(paper: Any, dice: random.Random, value: object, way: str) -> None:
    """Changes, removes or doubles one value somewhere in the tree."""
    spots: list[tuple[Any, Any]] = []
    trees = [paper]
    while trees:
        tree = trees.pop()
        keys = list(tree) if isinstance(tree, dict) else range(len(tree))
        spots += [(tree, key) for key in keys]
        trees += [tree[key] for key in keys if isinstance(tree[key], dict | list)]
    # few of the many moves and notes, so that the rest gets its share
    tree, key = dice.choice(
        sorted(spots, key=lambda spot: len(spot[0]))[: max(40, len(spots) // 3)]
    )
    if way == "remove":
        del tree[key]
    elif way == "double" and isinstance(tree, list):
        tree.insert(key, tree[key])
    elif way == "swap" and isinstance(tree, dict):
        other = dice.choice(list(tree))
        tree[key], tree[other] = tree[other], tree[key]
    else:
        tree[key] = deepcopy(value)


@settings(parent=LOOSE, max_examples=300)
@given(
    victim=st.integers(0, len(VICTIMS) - 1),
    seed=st.integers(0, 2**32),
    harm=st.lists(
        st.tuples(VALUES, st.sampled_from(["change", "change", "remove", "double", "swap"])),
        min_size=1,
        max_size=3,
    ),
    other_rules=st.booleans(),
    begun=st.booleans(),
)
def test_values_changed_dropped_doubled_and_swapped(
    victim: int, seed: int, harm: list[tuple[object, str]], other_rules: bool, begun: bool
) -> None:
    dice, paper = random.Random(seed), msgspec.json.decode(PAPERS[victim])
    if begun:
        paper["start"] = msgspec.json.decode(msgspec.json.encode(paper["snapshot"]))
    for value, way in harm:
        damage(paper, dice, value, way)
    if other_rules:
        paper["rules"] = 0
    check_damaged(VICTIMS[victim], msgspec.json.encode(paper))


@LOOSE
@given(victim=st.integers(0, len(VICTIMS) - 1), seed=st.integers(0, 2**64 - 1))
def test_any_seed_with_its_own_commitment(victim: int, seed: int) -> None:
    match = VICTIMS[victim]
    data = edited(match, seed=seed, commitment=commitment(match.game.name, seed))
    check_damaged(match, data)
