"""A real PostgreSQL for the tests, from Debian's package, in a folder of its own."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.server.debian import program
from tests.server.processes import free_port

SETTINGS = "-c fsync=on -c shared_buffers=32MB -c max_connections=60 -c listen_addresses=127.0.0.1"


class NoPostgres(Exception):
    """PostgreSQL cannot be started here; the sentence says why."""


def _owner() -> str | None:
    """PostgreSQL refuses to run as root: then it runs as the user of its package."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            pwd.getpwnam(name)
            return name
    raise NoPostgres("PostgreSQL does not run as root, and there is no other user for it.")


def _run(*command: str | Path, user: str | None) -> None:
    done = subprocess.run(
        list(map(str, command)), user=user, cwd="/", capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise NoPostgres(
            f"{Path(str(command[0])).name} failed: {(done.stderr or done.stdout)[-500:]}"
        )


@contextlib.contextmanager
def postgres_server() -> Iterator[str]:
    """Starts a server; its address without the name of a database."""
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    if initdb is None or pg_ctl is None:
        raise NoPostgres("PostgreSQL is not installed; on Debian: apt install postgresql.")
    user, port = _owner(), free_port()
    folder = Path(tempfile.mkdtemp(prefix="polyana-postgres-"))
    data = folder / "data"
    try:
        if user is not None:
            shutil.chown(folder, user)
        _run(initdb, "--pgdata", data, "--auth=trust", "--username=polyana", user=user)
        options = f"{SETTINGS} -p {port} -k {folder}"
        log = folder / "log"
        _run(pg_ctl, "start", "--wait", "-D", data, "-l", log, "-o", options, user=user)
        try:
            yield f"postgresql://polyana@127.0.0.1:{port}"
        finally:
            _run(pg_ctl, "stop", "-D", data, "-m", "immediate", user=user)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
