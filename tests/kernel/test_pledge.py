"""The pledge: the seed is made of what was drawn before anybody gave anything, and of what everybody gave."""

from __future__ import annotations

import hashlib

import msgspec
import pytest
from msgspec.structs import replace

from polyana.kernel import Match, Pledge, Record, RecordError, commitment
from polyana.kernel.moment import Moment
from tests.kernel.toys import Desk, Pair, Toy, fair, play_on, saved

PLEDGE = Pledge("0a" * 16, "0b" * 16, ["first", "", "third"])
Pledged = Match[Desk, Pair, None]


def sha256(line: str) -> str:
    return hashlib.sha256(line.encode()).hexdigest()


def pledged(pledge: Pledge = PLEDGE, moves: int = 7) -> Pledged:
    match = Match(Toy(fair), Pair(3), pledge=pledge)
    play_on(match, moves, seed=3)
    return match


def test_commitment_and_seed_are_hashes_of_lines_that_anybody_can_type() -> None:
    secret, salt = "0a" * 16, "0b" * 16
    assert PLEDGE.commitment("toy") == sha256(f"polyana commitment toy {salt} {secret}")
    mixed = sha256(f"polyana seed {salt} {secret} first - third")
    assert f"{PLEDGE.seed:016x}" == mixed[:16]
    alone = sha256(f"polyana seed {salt} {secret}")
    for nobody in ([], ["", "", ""]):
        assert f"{replace(PLEDGE, nonces=nobody).seed:016x}" == alone[:16]


def test_secret_and_salt_are_drawn_anew_with_128_bits_each() -> None:
    drawn = [Pledge.drawn() for _ in range(20)]
    words = {word for pledge in drawn for word in (pledge.secret, pledge.salt)}
    assert len(words) == 40
    assert {len(bytes.fromhex(word)) for word in words} == {16}


def test_whoever_gives_a_nonce_changes_the_seed_and_nobody_the_commitment() -> None:
    given = [["a", "b"], ["b", "a"], ["a", ""], ["", "a"], ["a", "c"], ["ab", ""], []]
    pledges = [replace(PLEDGE, nonces=nonces) for nonces in given]
    assert len({pledge.seed for pledge in pledges}) == len(given)
    assert len({pledge.commitment("toy") for pledge in pledges}) == 1


def test_the_seed_is_not_to_be_read_from_the_commitment() -> None:
    bare = replace(PLEDGE, nonces=[])
    assert f"{bare.seed:016x}" not in bare.commitment("toy")
    assert PLEDGE.commitment("toy") != PLEDGE.commitment("goofspiel")
    assert PLEDGE.commitment("toy") != replace(PLEDGE, salt="0c" * 16).commitment("toy")
    assert PLEDGE.commitment("toy") != replace(PLEDGE, secret="0c" * 16).commitment("toy")


def test_a_pledged_match_shows_its_commitment_wherever_it_goes() -> None:
    match = pledged()
    assert match.seed == PLEDGE.seed
    moment = Moment.from_bytes(match.moment())
    copies = [
        match,
        match.fork(),
        match.rewound(3),
        Match.from_moment(match.game, moment),
        Match.again(match.game, moment, 2),
        Match.replay(match.game, Record.from_json(saved(match))),
    ]
    assert {copy.view(None).commitment for copy in copies} == {PLEDGE.commitment("toy")}
    assert {copy.seed for copy in copies} == {PLEDGE.seed}


def test_no_view_of_a_running_match_holds_what_was_drawn() -> None:
    match = pledged()
    for seat in (None, 0, 1, 2):
        seen = msgspec.json.encode(match.view(seat)).decode()
        for word in (PLEDGE.secret, PLEDGE.salt, str(match.seed)):
            assert word not in seen


def test_what_a_seat_imagines_does_not_know_the_pledge() -> None:
    match = pledged()
    assert match.imagine(0, match.state.chance).pledge is None


def test_a_record_keeps_the_pledge_and_is_the_same_game() -> None:
    match = pledged()
    record = Record.from_json(saved(match))
    assert record.pledge == PLEDGE
    assert record.commitment == PLEDGE.commitment("toy")
    assert Match.replay(match.game, record).fingerprint() == match.fingerprint()


def test_a_record_without_a_pledge_is_read_as_ever() -> None:
    match = Match(Toy(fair), Pair(3), seed=3)
    paper = msgspec.json.decode(saved(match))
    del paper["pledge"]
    record = Record.from_json(msgspec.json.encode(paper))
    assert record.commitment == commitment("toy", 3) == sha256("polyana toy 3")
    assert Match.replay(match.game, record).seed == 3


@pytest.mark.parametrize(
    ("pledge", "sentence"),
    [
        (
            replace(PLEDGE, nonces=["first", "", "other"]),
            "its seed is not made of what was pledged",
        ),
        (replace(PLEDGE, secret="0c" * 16), "its seed is not made of what was pledged"),
        (None, "its seed does not fit its commitment"),
    ],
)
def test_a_record_with_another_pledge_is_refused(pledge: Pledge | None, sentence: str) -> None:
    match = pledged()
    with pytest.raises(RecordError, match=sentence):
        Match.replay(match.game, replace(match.record(), pledge=pledge))


def test_a_record_with_more_nonces_than_seats_is_refused() -> None:
    more = replace(PLEDGE, nonces=["a", "b", "c", "d"])
    record = replace(pledged(more).record())
    with pytest.raises(RecordError, match="what was pledged"):
        Match.replay(Toy(fair), record)


@pytest.mark.parametrize(
    "broken",
    [
        {"secret": "0a", "salt": "0b" * 16},
        {"secret": "0a" * 16, "salt": "0B" * 16},
        {"secret": "0a" * 16, "salt": "0b" * 16, "nonces": ["two words"]},
        {"secret": "0a" * 16, "salt": "0b" * 16, "nonces": ["-"]},
        {"secret": "0a" * 16, "salt": "0b" * 16, "nonces": ["a" * 65]},
        {"secret": "0a" * 16, "salt": "0b" * 16, "more": 1},
    ],
)
def test_what_is_no_pledge_is_refused(broken: dict[str, object]) -> None:
    paper = msgspec.json.decode(saved(pledged())) | {"pledge": broken}
    with pytest.raises(RecordError, match="not a whole Polyana record"):
        Record.from_json(msgspec.json.encode(paper))
