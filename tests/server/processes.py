"""Servers in processes of their own, that can be killed at any moment."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import socket
import sys
import time
from collections.abc import Iterator
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx

_start = multiprocessing.get_context("forkserver")
_start.set_forkserver_preload(["polyana.server.run", "polyana.games.felinia"])


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


def _serve(port: int, database: str, log: str) -> None:
    from polyana.server.run import serve

    os.environ |= {"POLYANA_RATE": "0", "POLYANA_WORKERS": "1", "POLYANA_BOT_PACE": "0"}
    with Path(log).open("a") as errors:
        sys.stderr = errors
        serve(port=port, database=database)


@contextlib.contextmanager
def server_process(port: int, database: str, log: Path) -> Iterator[BaseProcess]:
    """A server that answers; at the end it is killed, if the test has not done so."""
    process = _start.Process(target=_serve, args=(port, database, str(log)))
    process.start()
    try:
        deadline = time.monotonic() + 60
        while not _answers(port):
            assert process.is_alive(), f"the server did not start:\n{log.read_text()}"
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.03)
        yield process
    finally:
        process.kill()
        process.join()


def _answers(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False
