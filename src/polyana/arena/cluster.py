"""Games on a Ray cluster: one actor for every processor, each with the game loaded once."""

from __future__ import annotations

import importlib
import socket
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from polyana import games
from polyana.arena.fixtures import Fixture
from polyana.arena.local import failed
from polyana.arena.playing import Played, play
from polyana.arena.setup import ArenaRefusal, Setup, code_of

PATIENCE: Final = 10.0
"""Seconds in which a cluster must answer."""


class Player:
    """Somebody on another machine who plays what they are given."""

    def __init__(self, name: str, content: Path | None) -> None:
        self.game = games.load(name, content)

    def code(self) -> tuple[str, str]:
        """The code and the content that are there."""
        return code_of(self.game.name), self.game.content_hash

    def play(self, fixture: Fixture) -> Played:
        """A game."""
        return play(self.game, fixture)


def play_on_ray(
    setup: Setup, content: Path | None, fixtures: Iterator[Fixture], address: str, workers: int
) -> Generator[Played]:
    """Plays the games on a cluster; they come as they end. `workers` is 0 for all its processors."""
    with joined(address, workers) as ray:
        number = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        actor = ray.remote(num_cpus=1)(Player)
        idle = [actor.remote(setup.game, content) for _ in range(number)]
        for code, there in ray.get([player.code.remote() for player in idle]):
            if (code, there) != (setup.code, setup.content):
                raise ArenaRefusal(
                    "A node of the Ray cluster has another version of Polyana or other content;"
                    " install the same on all.",
                    "arena-nodes",
                )
        busy: dict[Any, tuple[Any, Fixture]] = {}
        while True:
            while idle and (fixture := next(fixtures, None)) is not None:
                player = idle.pop()
                busy[player.play.remote(fixture)] = (player, fixture)
            if not busy:
                return
            for done in ray.wait(list(busy))[0]:
                player, fixture = busy.pop(done)
                try:
                    played: Played = ray.get(done)
                except ray.exceptions.RayError as error:
                    raise failed(fixture, repr(getattr(error, "cause", error))) from None
                idle.append(player)
                yield played


@contextmanager
def joined(address: str, workers: int) -> Iterator[Any]:
    """Ray, connected to a cluster: `auto` finds the one that runs, `local` starts one here, else `host:port`."""
    try:
        ray = importlib.import_module("ray")
    except ImportError:
        raise ArenaRefusal(
            "Ray is not installed; install it with: pip install 'polyana[ray]'.", "arena-ray"
        ) from None
    already = ray.is_initialized()
    try:
        if not already:
            knock(address)
            ray.init(
                address=address,
                num_cpus=(workers or None) if address == "local" else None,
                include_dashboard=False if address == "local" else None,
                logging_level="ERROR",
                log_to_driver=False,
            )
    except (OSError, ValueError, RuntimeError) as error:
        reason = str(error).rstrip(".")
        raise ArenaRefusal(
            f"There is no Ray cluster at {address}: {reason}.",
            "arena-no-cluster",
            address=address,
            reason=reason,
        ) from None
    try:
        yield ray
    finally:
        if not already:
            ray.shutdown()


def knock(address: str) -> None:
    """OSError if nobody answers at `host:port`; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
