"""Records: a game on paper replays exactly, and goes on whatever has happened to the rules."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from polyana.kernel import Ask, Chance, Match, Record, Rules, Snapshot, commitment
from polyana.kernel.game import O, S
from polyana.kernel.record import unpack_frames
from polyana.kernel.table import C
from tests.kernel.pages import goofspiel
from tests.kernel.toys import (
    Desk,
    DeskTable,
    Pair,
    Toy,
    fair,
    felinia,
    moment,
    note,
    play_on,
    saved,
    sealed_names,
    words,
)


def reread(match: Match[S, O, C]) -> Record:
    """The record after a journey through a file."""
    return Record.from_json(saved(match))


def toy(moves: int, turns: int = 12) -> Match[Desk, Pair, None]:
    match = Match(Toy(fair, turns), Pair(3), seed=3)
    play_on(match, moves, seed=3)
    return match


@pytest.mark.parametrize("variant", [0, 4, 9])
@pytest.mark.parametrize("moves", [0, 1, 90, 10_000])
def test_a_record_replays_to_the_same_state_and_log(variant: int, moves: int) -> None:
    match = felinia(variant, moves)
    again = Match.replay(match.game, reread(match))
    assert again.fingerprint() == match.fingerprint()
    assert again.log == match.log
    assert saved(again) == saved(match)
    play_on(match, seed=1)
    play_on(again, seed=1)
    assert again.fingerprint() == match.fingerprint()


def test_every_moment_of_a_toy_can_be_saved() -> None:
    for moves in range(45):
        match = toy(moves)
        again = Match.replay(match.game, reread(match))
        assert again.fingerprint() == match.fingerprint()
        assert saved(again) == saved(match)


def test_a_record_is_text_that_people_can_read() -> None:
    match = felinia(moves=0)
    match.answer(match.asks[0].seat, "bid guild")
    paper = msgspec.json.decode(saved(match))
    assert paper["game"] == "felinia"
    assert paper["rules"] == match.game.version
    assert paper["content"] == match.game.content_hash
    assert paper["options"] == {"players": 3, "mode": "basic", "next_deck_open": False}
    assert paper["moves"] == [[match.answers[0].seat, "bid guild"]]
    assert paper["seed"] == 7
    assert paper["commitment"] == match.commitment


def test_undone_moves_are_not_on_paper_but_stay_undone() -> None:
    match = Match(Toy(sealed_names()), Pair(2), seed=1)
    match.answer(0, "name zebra")
    match.undo(0)
    assert reread(match).moves == []
    assert Match.replay(match.game, reread(match)).fingerprint() == match.fingerprint()


def test_what_another_has_seen_cannot_be_undone_after_loading_either() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        for seat in (0, 1):
            note(table, seat, (yield Ask(seat, "talk", words("say", "yes", "no"))))

    match = Match(Toy(play), Pair(2), seed=1)
    match.answer(0, "say yes")
    match.answer(1, "say no")
    match.answer(0, "say yes")
    match.undo(0)
    for again in (Match.replay, Match.resumed):
        assert not again(match.game, reread(match)).can_undo(1)


# Rules that have changed


@pytest.mark.parametrize("moves", range(0, 36, 3))
def test_a_record_goes_on_from_its_snapshot(moves: int) -> None:
    """Also in the middle of a step, and of a simultaneous choice."""
    match = toy(moves)
    again = Match.resumed(match.game, reread(match))
    assert moment(again) == moment(match)
    assert [again.moves_for(seat) for seat in (0, 1, 2, None)] == [
        match.moves_for(seat) for seat in (0, 1, 2, None)
    ]
    play_on(match, seed=4)
    play_on(again, seed=4)
    assert moment(again) == moment(match)


@pytest.mark.parametrize("other", [{"content": "other"}, {"rules": 0}])
def test_other_rules_or_content_that_lead_to_the_snapshot_lose_nothing(
    other: dict[str, object],
) -> None:
    match = felinia(moves=77)
    record = msgspec.structs.replace(reread(match), **other)
    assert Match.replay(match.game, record).fingerprint() == match.fingerprint()


@pytest.mark.parametrize("other", [{"content": "other"}, {"rules": 0}])
def test_other_rules_or_content_that_lead_elsewhere_go_on_from_the_snapshot(
    other: dict[str, object],
) -> None:
    match = felinia(moves=77)
    record = msgspec.structs.replace(reread(match), seed=8, **other)
    record = msgspec.structs.replace(record, commitment=commitment("felinia", 8))
    again = Match.replay(match.game, record)
    assert moment(again) == moment(match)
    assert again.first == record.snapshot.at > 0


def test_rules_under_which_a_secret_would_come_out_go_on_from_the_snapshot() -> None:
    match = Match(Toy(sealed_names(secret=True)), Pair(2), seed=1)
    match.answer(0, "name zebra")
    match.answer(1, "name heron")
    again = Match.replay(SecondEdition(sealed_names(secret=False)), reread(match))
    assert again.moves_for(None)[:2] == [(0, ""), (1, "")]


def test_a_resumed_game_can_be_saved_and_replayed_again_and_again() -> None:
    match = felinia(9, moves=50)
    for _ in range(3):
        again = Match.resumed(match.game, reread(match))
        assert moment(again) == moment(match)
        assert again.start is not None
        play_on(again, 40, seed=again.number)
        match = Match.replay(again.game, reread(again))
        assert match.fingerprint() == again.fingerprint()
        assert saved(match) == saved(again)
    play_on(match, seed=2)
    final = Match.replay(match.game, reread(match))
    assert final.over
    assert final.result() == match.result()
    assert moment(final) == moment(match)


def test_a_resumed_game_cannot_be_undone_past_its_snapshot() -> None:
    def play(table: DeskTable) -> Rules:
        table.state.turn += 1
        for _ in range(2):
            note(table, 0, (yield Ask(0, "talk", words("say", "yes", "no"))))

    match = Match(Toy(play), Pair(2), seed=1)
    for _ in range(3):
        match.answer(0, "say yes")
    again = Match.resumed(match.game, reread(match))
    again.undo(0)
    assert again.number == 2
    assert not again.can_undo(0)
    assert match.can_undo(0)


def test_secret_moves_before_the_snapshot_stay_secret() -> None:
    match = Match(Toy(sealed_names(secret=True)), Pair(2), seed=1)
    match.answer(0, "name zebra")
    match.answer(1, "name heron")
    again = Match.resumed(match.game, reread(match))
    assert again.moves_for(0) == [(0, "name zebra"), (1, "")]
    assert again.moves_for(None) == [(0, ""), (1, "")]


def changing_rules(table: DeskTable) -> Rules:
    """First edition: three answers a turn, `loudly` allowed."""
    table.state.turn += 1
    for _ in range(3):
        note(table, 0, (yield Ask(0, "sing", words("sing", "softly", "loudly"))))


def changed_rules(table: DeskTable) -> Rules:
    """Second edition: nobody sings loudly, and there are whistles."""
    table.state.turn += 1
    for _ in range(3):
        note(table, 0, (yield Ask(0, "sing", words("sing", "softly", "whistling"))))


class SecondEdition(Toy):
    """The same toy after a change of its rules."""

    version = 2


def test_an_answer_that_is_no_longer_legal_is_asked_again() -> None:
    match = Match(Toy(changing_rules), Pair(2), seed=1)
    for move in ("softly", "loudly", "softly", "softly", "loudly"):
        match.answer(0, f"sing {move}")
    new = SecondEdition(changed_rules)
    again = Match.replay(new, reread(match))
    assert again.state.notes == [
        "0 sing softly",
        "0 sing loudly",
        "0 sing softly",
        "0 sing softly",
    ]
    assert again.number == 4
    again.answer(0, "sing whistling")
    play_on(again)
    assert again.over
    assert Match.replay(new, reread(again)).fingerprint() == again.fingerprint()


def test_new_rules_that_fail_on_an_old_answer_ask_again() -> None:
    def failing(table: DeskTable) -> Rules:
        table.state.turn += 1
        move = yield Ask(0, "sing", words("sing", "softly", "loudly"))
        if move[1] == "loudly":
            raise KeyError(move)
        yield Ask(0, "sing", words("sing", "softly", "loudly"))

    match = Match(Toy(changing_rules), Pair(2), seed=1)
    match.answer(0, "sing loudly")
    again = Match.replay(SecondEdition(failing), reread(match))
    assert again.number == 0
    again.answer(0, "sing softly")


def test_an_open_game_goes_on_even_if_new_rules_would_not_set_it_up() -> None:
    class ThirdEdition(SecondEdition):
        def setup(self, options: Pair, chance: Chance) -> Desk:
            raise ZeroDivisionError

    match = Match(Toy(changing_rules), Pair(2), seed=1)
    match.answer(0, "sing softly")
    again = Match.replay(ThirdEdition(changed_rules, turns=2), reread(match))
    assert moment(again)[0] == moment(match)[0]
    play_on(again)
    assert again.over
    assert len(unpack_frames(again.record().frames)) == 6 + 1


def test_a_finished_record_resumed_opens_at_its_end() -> None:
    match = felinia(moves=10_000)
    record = reread(match)
    again = Match.resumed(match.game, record)
    assert again.over
    assert again.result() == match.result()
    assert again.log == []
    assert again.view(0).seed == match.seed
    frames = unpack_frames(record.frames)
    assert [number for number, _ in frames] == list(range(match.number + 1))
    assert match.game.decode(frames[-1][1]) == match.state


def test_frames_survive_resuming_and_saving() -> None:
    match = Match(goofspiel.load(), goofspiel.Variant(2, 5), seed=1)
    play_on(match)
    record = reread(match)
    for _ in range(3):
        again = Match.resumed(match.game, record)
        assert reread(again).frames == record.frames
        again = Match.replay(match.game, reread(again))
        assert reread(again).frames == record.frames


def test_frames_show_the_game_after_every_answer() -> None:
    match = toy(1000)
    game, frames = match.game, match.frames()
    again = Match(game, match.options, match.seed)
    assert frames[0] == (0, game.encode(again.state))
    for number, answer in enumerate(match.answers, 1):
        again.answer(answer.seat, answer.move)
        assert frames[number] == (number, game.encode(again.state))
    assert len(frames) == match.number + 1
    assert toy(3).record().frames == ""
    assert match.record(frames=False).frames == ""


# Matches that begin at a position


def test_a_match_that_begins_at_a_position_is_recorded_with_it() -> None:
    state = toy(9).game.decode(toy(9)._marks[-1].state)
    match = Match.at(Toy(fair, 12), Pair(3), state, seed=5)
    assert match.number == 0
    assert match.state == toy(9).game.decode(toy(9)._marks[-1].state) or match.asks
    play_on(match, 11, seed=6)
    for moves in (0, 3, 1000):
        play_on(match, moves, seed=7)
        record = reread(match)
        assert isinstance(record.start, Snapshot)
        assert record.start.at == 0
        assert Match.replay(match.game, record).fingerprint() == match.fingerprint()
        assert moment(Match.resumed(match.game, record)) == moment(match)
    assert match.over
    frames = unpack_frames(match.record().frames)
    assert match.game.decode(frames[0][1]).turn >= state.turn
    assert len(frames) == match.number + 1


def test_a_position_is_copied_not_taken() -> None:
    state = Toy(fair).setup(Pair(2), Chance(1))
    before = Toy(fair).encode(state)
    match = Match.at(Toy(fair), Pair(2), state)
    play_on(match)
    assert Toy(fair).encode(state) == before


def test_a_finished_position_is_over() -> None:
    state = Toy(fair).setup(Pair(2), Chance(1))
    state.turn = 99
    match = Match.at(Toy(fair), Pair(2), state)
    assert match.over
    assert Match.replay(match.game, reread(match)).over


# Looking back


def test_a_match_can_be_rewound_to_any_of_its_moves() -> None:
    match = toy(1000)
    for number in range(match.number + 1):
        past = match.rewound(number)
        assert past.number == number
        assert past.log == match.log[: len(past.log)]
    assert match.rewound(match.number).fingerprint() == match.fingerprint()
    assert match.rewound(10_000).over


def test_a_resumed_match_is_rewound_to_its_snapshot_at_most() -> None:
    match = toy(14)
    again = Match.resumed(match.game, reread(match))
    assert again.rewound(0).number == reread(match).snapshot.at


def test_a_record_can_be_kept_in_a_file(tmp_path: Path) -> None:
    match = felinia(moves=20)
    path = tmp_path / "game.json"
    path.write_bytes(saved(match))
    again = Match.replay(match.game, Record.from_json(path.read_bytes()))
    assert again.fingerprint() == match.fingerprint()
