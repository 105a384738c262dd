"""Servers in processes of their own, that can be killed at any moment."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import resource
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


def _serve(port: int, database: str, log: str, files: int, more: dict[str, str]) -> None:
    from polyana.server.run import serve

    usual = {"RATE": "0", "PAGE_RATE": "0", "BOT_TABLES": "1000", "WORKERS": "1", "BOT_PACE": "0"}
    os.environ |= {f"POLYANA_{name}": value for name, value in (usual | more).items()}
    if files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files // 2, files))
    with Path(log).open("a") as errors:
        sys.stderr = errors
        serve(port=port, database=database)


@contextlib.contextmanager
def server_process(
    port: int, database: str, log: Path, files: int = 0, **more: str
) -> Iterator[BaseProcess]:
    """A server that answers; at the end it is killed, if the test has not done so.

    It may take so many files and begins with half of them. `more` are settings, as the environment has them.
    """
    process = _start.Process(target=_serve, args=(port, database, str(log), files, more))
    process.start()
    try:
        deadline = time.monotonic() + 180
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
