"""Artifacts, and how the end of the game comes (A17)."""

from __future__ import annotations

from typing import Final

from polyana.games.revive import deeds
from polyana.games.revive.rules.acts import Act
from polyana.games.revive.rules.campaign import chapter_event
from polyana.games.revive.state import ReviveTable, clockwise
from polyana.kernel import Ask, Move, Rules

GEMS: Final = ("purple", "orange", "white")
GEM: Final[dict[str, Move]] = {gem: ("take", gem) for gem in (*GEMS, "spare")}


def offered(table: ReviveTable) -> list[Move]:
    """R-310, R-416: the colours on the board, and the spare artifacts that lie beside them."""
    state, main = table.state, table.content.main_artifacts
    there = {main[name].colour for name in state.artifacts}
    found = [GEM[gem] for gem in GEMS if gem in there]
    return [*found, GEM["spare"]] if state.spare else found


def artifact_targets(act: Act) -> list[Move]:
    """R-310: the choice is the colour."""
    return offered(act.table)


def all_gone(act: Act) -> bool:
    """R-312: whether an artifact that is gained now is a spare one."""
    return not act.state.artifacts and not act.state.spare


def take_artifact(act: Act) -> None:
    """R-310 to R-312: a main artifact lies beside the own artifact card; when all are gone it is a spare one."""
    player = act.player
    gem = act.target if act.move else "spare"
    if gem != "spare":
        player.artifacts.append(off_the_board(act.table, gem))
    else:
        player.spare += 1
        if act.move:
            act.state.spare -= 1
    act.table.tell("took_artifact", act.seat, gem)
    if act.move:
        gone(act.table, act.seat)
    if gem != "spare":
        chapter_event(act.table, act.seat, "artifact_taken")


def off_the_board(table: ReviveTable, gem: str) -> str:
    """The first artifact of a colour: they are alike."""
    state, main = table.state, table.content.main_artifacts
    name = next(name for name in state.artifacts if main[name].colour == gem)
    state.artifacts.remove(name)
    return name


def remove_artifact(table: ReviveTable, deed: deeds.RemoveArtifact) -> Rules | None:
    """R-186, R-187: one leaves the game; if there is none, nothing is removed."""
    return pick_removed(table, deed) if offered(table) else None


def pick_removed(table: ReviveTable, deed: deeds.RemoveArtifact) -> Rules:
    """Asks for the artifact that is removed."""
    _, gem = yield Ask(deed.seat, "pick_artifact", offered(table), ("removed",))
    if gem == "spare":
        table.state.spare -= 1
    else:
        off_the_board(table, gem)
    table.tell("removed_artifact", deed.seat, gem)
    gone(table, deed.seat)


def gone(table: ReviveTable, seat: int) -> None:
    """R-311, R-313, R-314: the last one brings the end tile; all but the player in turn have one more turn."""
    state = table.state
    left = len(state.artifacts) + state.spare
    if 2 * left <= state.laid_out:
        chapter_event(table, seat, "half_artifacts_gone")
    if state.artifacts or state.spare or state.ending or len(state.players) == 1:
        return
    state.ending = True
    state.players[seat].end_tile = True
    state.last = [one for one in clockwise(state, state.seat) if one != state.seat]
    table.tell("last_artifact", seat)
