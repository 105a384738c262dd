"""`polyana verify`: a sentence on the commitment, the seed and the moves of a saved game, and a code that tells."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from polyana import bots, games
from polyana.games import AnyMatch
from polyana.kernel import Match, Pledge, Record, Snapshot
from polyana.speech import LANGUAGES
from tests.server.test_backup import typed

PLEDGE = Pledge("0a" * 16, "0b" * 16, ["annas", "", "veras"])
HERE = Path(__file__).parent.parent


def played(moves: int = 10_000, seed: int | None = None) -> AnyMatch:
    """A game of random bots, pledged unless it has a seed."""
    game = games.load("felinia")
    match: AnyMatch = Match(game, seed=seed, pledge=PLEDGE if seed is None else None)
    bot = bots.make("random", 5)
    while not match.over and match.number < moves:
        seat = match.asks[0].seat
        match.answer(seat, bot.choose(match, seat))
    return match


@pytest.fixture(scope="module")
def finished() -> Record:
    return played().record()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.polyana.json"


def verified(file: Path, record: Record, *words: str, code: int = 0) -> list[str]:
    """What is said of a record; in both languages as many sentences, with the same marks."""
    file.write_bytes(record.to_json())
    said = {
        language: typed("verify", file, *words, code=code, language=language).splitlines()
        for language in LANGUAGES
    }
    marks = {language: [line[0] for line in lines[:-1]] for language, lines in said.items()}
    assert marks["ru"] == marks["en"]
    assert not set(said["ru"]) & set(said["en"])
    return said["en"]


def test_a_fair_game_is_said_to_be_fair(file: Path, finished: Record) -> None:
    committed, seed, moves, verdict = verified(file, finished)
    assert committed.startswith("✓ Secret and salt have the hash that was shown before the game")
    assert PLEDGE.commitment("felinia") in committed
    assert (
        seed
        == f"✓ The seed {PLEDGE.seed} is made of the secret, the salt and the nonces of 2 seats."
    )
    assert moves.startswith(f"✓ All {len(finished.moves)} moves can be played again and lead")
    assert verdict == "Nothing is wrong."


def test_what_one_noted_down_is_compared(file: Path, finished: Record) -> None:
    noted = finished.commitment.upper()
    said = verified(file, finished, "--commitment", noted, "--nonce", "annas")
    assert "✓ It is the commitment that you noted down." in said
    assert "✓ Your nonce annas is among those that were given." in said
    said = verified(file, finished, "--commitment", "0" * 64, "--nonce", "boriss", code=1)
    assert "✗ You noted down another commitment." in said
    assert "✗ Your nonce boriss is not among those that the seed is made of." in said
    assert said[-1] == "Something is wrong."


def test_another_secret_is_found(file: Path, finished: Record) -> None:
    forged = replace(PLEDGE, secret="0c" * 16)
    said = verified(file, replace(finished, pledge=forged), code=1)
    assert [line[0] for line in said[:-1]] == ["✗", "✗", "✓"]


def test_another_nonce_is_found(file: Path, finished: Record) -> None:
    forged = replace(PLEDGE, nonces=["annas", "", "other"])
    said = verified(file, replace(finished, pledge=forged), code=1)
    assert [line[0] for line in said[:-1]] == ["✓", "✗", "✓"]
    assert "is not made of" in said[1]


def test_another_commitment_is_found(file: Path, finished: Record) -> None:
    said = verified(file, replace(finished, commitment="0" * 64), code=1)
    assert [line[0] for line in said[:-1]] == ["✗", "✓", "✓"]
    assert PLEDGE.commitment("felinia") in said[0]


def test_a_seed_that_somebody_chose_is_found(file: Path) -> None:
    chosen = replace(
        played(seed=7).record(), pledge=PLEDGE, commitment=PLEDGE.commitment("felinia")
    )
    said = verified(file, chosen, code=1)
    assert [line[0] for line in said[:-1]] == ["✓", "✗", "✓"]


def test_moves_that_were_changed_are_found(file: Path, finished: Record) -> None:
    moves = [*finished.moves]
    moves[5] = (moves[5][0], "fly away")
    said = verified(file, replace(finished, moves=moves), code=1)
    assert [line[0] for line in said[:-1]] == ["✓", "✓", "✗"]
    said = verified(file, replace(finished, over=False, frames=""), code=1)
    assert said[2].startswith("✗ The moves do not lead from the seed to where the file ends.")


def test_a_game_that_goes_on_is_checked_as_far_as_it_is(file: Path) -> None:
    said = verified(file, played(12).record())
    assert said[2].startswith("✓ The game is not over; its 12 moves can be played again")


def test_an_old_game_has_its_own_form_and_says_what_cannot_be_checked(file: Path) -> None:
    said = verified(file, played(seed=7).record())
    assert said[0].startswith("✓ The seed has the hash that was shown before the game")
    assert said[0].endswith("It is the form without a salt.")
    assert said[1].startswith("– The file does not say what the seed was made of")
    assert verified(file, replace(played(seed=7).record(), seed=8), code=1)[0][0] == "✗"


@pytest.mark.parametrize("name", ["felinia-over", "felinia-open", "tundra-open", "settlers-open"])
def test_records_of_earlier_versions_are_verified(name: str) -> None:
    said = typed("verify", HERE / "records" / f"{name}.json")
    assert said.splitlines()[-1] == "Nothing is wrong."
    assert said.startswith("✓ The seed has the hash")


@pytest.mark.parametrize("without", [{}, {"commitment": ""}])
def test_a_file_without_a_commitment_says_what_cannot_be_checked(
    file: Path, finished: Record, without: dict[str, str]
) -> None:
    paper = msgspec.json.decode(finished.to_json())
    del paper["commitment"], paper["pledge"]
    file.write_bytes(msgspec.json.encode(paper | without))
    said = typed("verify", file).splitlines()
    assert [line[0] for line in said[:-1]] == ["–", "–", "✓"]
    assert said[0].startswith("– The file says nothing of a commitment")


def test_other_rules_cannot_check_the_moves(file: Path, finished: Record) -> None:
    moves = [*finished.moves]
    moves[5] = (moves[5][0], "a move of old")
    said = verified(file, replace(finished, rules=0, moves=moves))
    assert [line[0] for line in said[:-1]] == ["✓", "✓", "–"]
    assert said[2].startswith("– The game was played by version 0 of the rules")


def test_a_game_that_began_at_a_position_is_checked_from_there(file: Path) -> None:
    match = played(12)
    begun = Match.at(match.game, match.options, match.state, seed=match.seed)
    record = replace(begun.record(), moves=match.record().moves)
    start = Snapshot(12, record.snapshot.state)
    said = verified(file, replace(record, start=start, snapshot=start, floor=12))
    assert said[2].startswith("– The moves after move 12 can be played again")


def test_what_is_no_record_is_refused_with_a_sentence(file: Path) -> None:
    file.write_text("{}")
    assert "This is not a whole Polyana record" in typed("verify", file, code=2)
    file.write_text("[" * 100)
    assert "This is not a whole Polyana record" in typed("verify", file, code=2)
    assert "nowhere.json" in typed("verify", "nowhere.json", code=2)
