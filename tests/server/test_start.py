"""A server that cannot start says why in one sentence, and what to do about it."""

from __future__ import annotations

import asyncio
import contextlib
import io
import os
import shutil
import signal
import sqlite3
import stat
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from polyana.server.run import serve
from polyana.server.settings import BadSettings
from polyana.server.storage.opening import held, known_schemas, open_database
from polyana.terminal.app import run
from tests.server.house import settings_for
from tests.server.processes import free_port, server_process

NOBODY = 65534


def url_of(file: Path) -> str:
    return settings_for(file).database_url


def refused(database: object) -> str:
    """What `polyana serve` says instead of starting."""
    said = []
    for language in ("ru", "en"):
        out = io.StringIO()
        words = ["serve", "--database", str(database), "--port", str(free_port())]
        console = Console(file=out, width=1000, highlight=False)
        assert run([*words, "--lang", language], console) == 2
        assert "Traceback" not in out.getvalue()
        said.append(out.getvalue().strip())
    russian, english = said
    assert len(english.splitlines()) == len(russian.splitlines()) == 1
    assert russian != english
    return english


def made(file: Path) -> Path:
    """A database of ours."""

    async def open_and_close() -> None:
        await (await open_database(url_of(file))).close()

    asyncio.run(open_and_close())
    return file


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    file = made(tmp_path / "newer.sqlite")
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    said = refused(file)
    assert f"schema 9999, this one knows {known_schemas()[0]}" in said
    assert "Install the newer version" in said


def test_a_junk_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "junk.sqlite"
    file.write_bytes(b"a shopping list, not a database " * 200)
    assert "is not a database. Move it away" in refused(file)
    assert file.read_bytes().startswith(b"a shopping list")


def test_the_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "foreign.sqlite"
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        connection.execute("INSERT INTO alembic_version VALUES ('0001')")
    assert "another program: it has tables called alembic_version, recipes" in refused(file)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        assert len(found.fetchall()) == 2


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert f"is a folder. Name a file: --database {tmp_path}/polyana.sqlite" in refused(tmp_path)


def test_a_dead_postgresql_is_refused() -> None:
    said = refused(f"postgresql://polyana:geheim@127.0.0.1:{free_port()}/polyana")
    assert "does not answer" in said
    assert "Start PostgreSQL, or correct --database." in said
    assert "geheim" not in said


@pytest.fixture
def locked_folder() -> Iterator[Path]:
    """A folder in which this user may not write; an administrator is somebody else for a while."""
    folder = Path(tempfile.mkdtemp(prefix="polyana-locked-"))
    made(folder / "polyana.sqlite")
    for file in folder.iterdir():
        file.chmod(0o444)
    folder.chmod(0o555)
    root = os.geteuid() == 0
    if root:
        os.seteuid(NOBODY)
    try:
        yield folder
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o700)
        shutil.rmtree(folder)


def test_a_disk_on_which_nothing_can_be_written_is_refused(locked_folder: Path) -> None:
    for file in ("polyana.sqlite", "new.sqlite", "new/new.sqlite"):
        said = refused(locked_folder / file)
        assert "cannot be written. Make the file and its folder writable" in said, file


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    file = made(tmp_path / "polyana.sqlite")
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:  # the first server, in another process
        with held(url_of(file)):
            os.write(writing, b"!")
            signal.pause()
        os._exit(0)
    try:
        os.read(reading, 1)
        assert f"Another server uses {file} already. Stop it" in refused(file)
    finally:
        os.kill(child, 9)
        os.waitpid(child, 0)
        os.close(reading)
        os.close(writing)
    with held(url_of(file)):
        pass  # whoever is gone holds nothing


def test_a_server_that_runs_holds_its_file(tmp_path: Path) -> None:
    file = tmp_path / "polyana.sqlite"
    with server_process(free_port(), str(file), tmp_path / "log"):
        assert f"Another server uses {file} already. Stop it" in refused(file)


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    file = made(tmp_path / "polyana.sqlite")
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(file.read_bytes())
    data[100:4096] = b"\xff" * 3996  # the first page below its header
    file.write_bytes(data)
    assert "is damaged. Restore a backup" in refused(file)


def test_a_redis_that_does_not_answer_is_refused(tmp_path: Path) -> None:
    nowhere = f"redis://127.0.0.1:{free_port()}/0"
    with pytest.raises(BadSettings, match="Redis does not answer"):
        serve(port=free_port(), database=str(tmp_path / "polyana.sqlite"), redis=nowhere)


def test_nobody_else_may_read_the_database(tmp_path: Path) -> None:
    def mode(file: Path) -> int:
        return stat.S_IMODE(file.stat().st_mode)

    old = os.umask(0)
    try:
        file = made(tmp_path / "new.sqlite")
        assert mode(file) == 0o600
        file.chmod(0o644)
        assert mode(made(file)) == 0o600
    finally:
        os.umask(old)
