"""One request must never stop the server: what strangers can do to it, over the wire, and that others do not feel it.

Nothing in here but the interface is known: HTTP, matches, records. So it can be run against other states of the house,
too: `PYTHONPATH=<there>/src pytest tests/test_one_request.py -k <one test>`. Each of these tests fails at commit
fca2d4a, where one request could stop the server; one at a time, for after some of them that server answers nobody.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import random
import resource
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn

from polyana import games
from polyana.kernel import Match, Record
from polyana.server.app import create_app
from polyana.server.settings import Settings
from tests.server.processes import free_port, server_process

AnyMatch = Match[Any, Any, Any]
Json = dict[str, Any]

NEIGHBOUR = "127.0.0.1"
STRANGER = "127.0.0.2"
SHORT = 8.0
"""Seconds that others may wait at most, on the busiest machine; what stopped the server stopped it for many more."""


class Guest:
    """Somebody with a cookie, at an address."""

    def __init__(self, server: str, home: str) -> None:
        line = httpx.HTTPTransport(local_address=home)
        self.web = httpx.Client(base_url=f"http://{server}", transport=line, timeout=40)
        self.web.get("/api/me")

    def new_table(
        self, game: str, *seats: str, public: bool = False, **options: object
    ) -> httpx.Response:
        """A table with these bots, `me`, or `open`."""
        people = ("me", "open")
        wishes = [{"kind": one} if one in people else {"kind": "bot", "bot": one} for one in seats]
        wish = {"game": game, "seats": wishes, "options": options, "public": public}
        return self.web.post("/api/tables", json=wish)

    def look(self, table: str) -> Json:
        message: Json = self.web.get(f"/api/tables/{table}/live").json()
        return message

    def bring(self, record: Record, *seats: str) -> httpx.Response:
        """A table from a record."""
        data = msgspec.structs.replace(record, seats=list(seats)).to_json()
        return self.web.post("/api/records", content=data)

    def answer(self, table: str, message: Json) -> None:
        """Any move, if this guest is asked."""
        for seen in message["sights"]:
            for asked in seen["sight"]["questions"]:
                if asked["options"] and asked["seat"] == seen["seat"]:
                    wish = {"seat": asked["seat"], "revision": message["table"]["revision"]}
                    move = wish | {"move": asked["options"][0]}
                    assert self.web.post(f"/api/tables/{table}/moves", json=move).is_success


class Others:
    """Somebody else who asks for a little thing again and again; the longest they waited."""

    def __init__(self, server: str) -> None:
        self.longest = 0.0
        self._guest = Guest(server, NEIGHBOUR)
        self._enough = threading.Event()
        self._asking = threading.Thread(target=self._ask)

    def _ask(self) -> None:
        while not self._enough.is_set():
            began = time.monotonic()
            with contextlib.suppress(httpx.HTTPError):
                self._guest.web.get("/api/me")
            self.longest = max(self.longest, time.monotonic() - began)
            time.sleep(0.01)

    def __enter__(self) -> Others:
        self._asking.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._enough.set()
        self._asking.join()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, int]]:
    """A running server: its address and its process."""
    folder, port = tmp_path_factory.mktemp("server"), free_port()
    with server_process(port, str(folder / "polyana.sqlite"), folder / "log") as process:
        assert process.pid is not None
        yield f"127.0.0.1:{port}", process.pid


def some_moves(game: str, moves: int, seed: int) -> Iterator[AnyMatch]:
    """A random match, before each of its moves."""
    match: AnyMatch = Match(games.load(game), seed=seed)
    dice = random.Random(seed)
    for _ in range(moves):
        yield match
        ask = dice.choice(match.asks)
        match.answer(ask.seat, dice.choice(ask.options))
    yield match


def position(match: AnyMatch) -> Record:
    """The record of a game that begins with the step in which another one is."""
    state = match.game.decode(match.record(frames=False).snapshot.mark(match.game).state)
    return Match.at(match.game, match.options, state, seed=5).record()


# Positions


def numbers(thing: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the numbers of a position stand."""
    inside: Any = thing.items() if isinstance(thing, dict) else enumerate(thing or ())  # type: ignore[arg-type]
    for key, value in inside:
        if isinstance(value, dict | list):
            yield from numbers(value, (*path, key))
        elif isinstance(value, int) and not isinstance(value, bool):
            yield (*path, key)


def forged(record: Record, path: tuple[Any, ...], number: int) -> Record:
    """The record of a position with another number in one place."""
    state = inner = msgspec.json.decode(record.snapshot.state)
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = number
    paper = msgspec.structs.replace(record.snapshot, state=msgspec.Raw(msgspec.json.encode(state)))
    return msgspec.structs.replace(record, start=paper, snapshot=paper)


def test_a_position_with_an_absurd_number_holds_up_nobody(server: tuple[str, int]) -> None:
    stranger, tried = Guest(server[0], STRANGER), 0
    with Others(server[0]) as others:
        for match in some_moves("settlers", 5, seed=0):
            record = position(match)
            under_way = msgspec.json.decode(record.snapshot.state)["agenda"]
            for path in numbers(under_way, ("agenda",)):
                if path[-1] != "seat":
                    absurd = forged(record, path, 10**15)
                    stranger.bring(absurd, *["random"] * match.options.players)
                    tried += 1
        time.sleep(1)
    assert tried
    assert others.longest < SHORT


def test_a_die_with_a_billion_faces_holds_up_nobody(server: tuple[str, int]) -> None:
    stranger = Guest(server[0], STRANGER)
    *_, match = some_moves("tundra", 20, seed=0)
    record = position(match)
    places = [*numbers(msgspec.json.decode(record.snapshot.state))]
    dice = [place for place in places if "dice" in place]
    assert any("boards" in place for place in dice)
    with Others(server[0]) as others:
        for place in dice:
            absurd = forged(record, place, 10**9)
            refused = stranger.bring(absurd, *["random"] * match.options.players)
            assert refused.status_code == 422, place
        time.sleep(1)
    assert others.longest < SHORT


POISON = """
import os
import sys


def deadly(rule):
    def die(self, given, *more):
        if getattr(given, "state", given).stacks["guild"]:
            os._exit(9)
        return rule(self, given, *more)

    return die


if not any("resource_tracker" in word for word in sys.orig_argv):
    from polyana import games

    felinia = type(games.load("felinia"))
    felinia.step, felinia.view = deadly(felinia.step), deadly(felinia.view)
"""


@contextlib.contextmanager
def poisoned(database: Path, port: int, path: str) -> Iterator[subprocess.Popen[bytes]]:
    """A server that finds its modules there first; at the end it is killed."""
    code = f"from polyana.server.run import serve; serve(port={port}, database={str(database)!r})"
    there = os.environ | {"PYTHONPATH": f"{path}:{os.environ.get('PYTHONPATH', '')}"}
    there["POLYANA_WORKERS"] = "1"
    silence = subprocess.DEVNULL
    process = subprocess.Popen([sys.executable, "-c", code], env=there, stderr=silence)
    try:
        deadline = time.monotonic() + 60
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{port}/health", timeout=5).is_success:
                    break
            assert process.poll() is None, "the server has ended"
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)
        yield process
    finally:
        process.kill()
        process.wait()


def test_a_table_that_ends_whoever_plays_it_is_set_aside_at_start(tmp_path: Path) -> None:
    match = next(some_moves("felinia", 0, seed=5))
    match.answer(match.asks[0].seat, "bid guild")
    database, port = tmp_path / "polyana.sqlite", free_port()
    with server_process(port, str(database), tmp_path / "log"):
        guest = Guest(f"127.0.0.1:{port}", STRANGER)
        table = guest.bring(position(match), "hard", "hard", "hard").json()["id"]
    (tmp_path / "sitecustomize.py").write_text(POISON)
    with poisoned(database, port, str(tmp_path)) as process:
        guest = Guest(f"127.0.0.1:{port}", STRANGER)
        deadline = time.monotonic() + 60
        while not guest.look(table)["table"]["stopped"]:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert process.poll() is None


# Texts

ENDLESS_KEY = ".".join("a" * 30_000) + " = 1"


def test_a_key_of_sixty_kilobytes_holds_up_nobody(server: tuple[str, int]) -> None:
    stranger = Guest(server[0], STRANGER)
    with Others(server[0]) as others:
        refused = stranger.new_table("settlers", "me", "me", decks=ENDLESS_KEY, format="standard")
    assert refused.status_code == 422
    assert others.longest < SHORT


def test_the_same_key_in_a_record_holds_up_no_worker(server: tuple[str, int]) -> None:
    match: AnyMatch = Match(games.load("settlers"), seed=5)
    record = match.record()
    options = record.options | {"decks": ENDLESS_KEY, "format": "standard"}
    stranger, began = Guest(server[0], STRANGER), time.monotonic()
    refused = stranger.bring(msgspec.structs.replace(record, options=options))
    assert refused.status_code == 422
    assert time.monotonic() - began < 2 * SHORT


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 30_000,
        b'{"game": "felinia", "seats": [{"kind": "me"}], "options": {"mode": ' + b"[" * 20_000,
        b'{"token": ' + b'{"a":' * 10_000,
    ],
    ids=["a list", "options", "a token"],
)
def test_nested_json_is_refused(server: tuple[str, int], body: bytes) -> None:
    stranger = Guest(server[0], STRANGER)
    for path in ("/api/tables", "/api/records", "/api/me/adopt"):
        refused = stranger.web.post(path, content=body)
        assert 400 <= refused.status_code < 500, path
        assert refused.json()["detail"]


def test_nested_toml_is_refused(server: tuple[str, int]) -> None:
    stranger = Guest(server[0], STRANGER)
    for decks in ("a = " + "[" * 20_000, "a = " + "{a = " * 5_000):
        refused = stranger.new_table("settlers", "me", "me", decks=decks, format="standard")
        assert refused.status_code == 422
        assert refused.json()["detail"]


def test_a_control_character_in_an_id_is_refused(server: tuple[str, int]) -> None:
    stranger = Guest(server[0], STRANGER)
    for path in ("/api/tables/a%00b", "/api/games/%00/content", "/table/%00", "/assets/%00"):
        assert stranger.web.get(path).status_code == 400, path


# Headers


def test_a_cookie_header_of_ten_megabytes_costs_next_to_nothing(server: tuple[str, int]) -> None:
    host, _, port = server[0].partition(":")
    before = peak_megabytes(server[1])
    for cookie in (b"x=1; " * 2_000_000, b'x="' + b"\\" * 10_000_000):
        with socket.create_connection((host, int(port)), timeout=40) as line:
            line.sendall(b"GET /api/me HTTP/1.1\r\nHost: x\r\nCookie: ")
            with contextlib.suppress(ConnectionError):  # it need not listen to the end
                line.sendall(cookie + b"\r\n\r\n")
            assert line.recv(2**16).startswith(b"HTTP/1.1 431 ")
    assert peak_megabytes(server[1]) - before < 10


@pytest.mark.parametrize("foreign", ['x={"a": 1}', "x=[1, 2]", "a[b]=c", "x=\xe9", "no value"])
def test_cookies_of_other_programs_make_nobody_a_stranger(
    server: tuple[str, int], foreign: str
) -> None:
    guest = Guest(server[0], NEIGHBOUR)
    ours, me = f"polyana={guest.web.cookies['polyana']}", guest.web.get("/api/me").json()["id"]
    guest.web.cookies.clear()
    for sent in (f"{foreign}; {ours}", f"{ours}; {foreign}", f"polyana={{}}; {foreign}; {ours}"):
        answer = guest.web.get("/api/me", headers={b"Cookie": sent.encode("latin-1")})
        assert answer.json()["id"] == me, sent
        assert "set-cookie" not in answer.headers


# Frames


def frames_that_grow(thousands: int) -> str:
    """So many thousand small frames, packed without ever taking the room that they would take."""
    press = zlib.compressobj(9)
    head = press.compress(b"\xdd" + struct.pack(">I", 1000 * thousands))
    rows = [press.compress(b"\x92\x00\xc4\x02no" * 1000) for _ in range(thousands)]
    return base64.b85encode(b"".join([head, *rows, press.flush()])).decode()


def workers_of(process: int) -> list[int]:
    """The processes that work for a server."""
    found = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        for child in task.read_text().split():
            with contextlib.suppress(OSError):
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    found.append(int(child))
    return found


def peak_megabytes(process: int) -> int:
    """The most memory that a process has held so far."""
    with contextlib.suppress(OSError):
        status = Path(f"/proc/{process}/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0]) // 1024
    return 0


def test_frames_that_grow_take_no_memory(server: tuple[str, int]) -> None:
    last = max(some_moves("felinia", 0, seed=5), key=lambda match: match.number)
    dice = random.Random(5)
    while not last.over:
        ask = dice.choice(last.asks)
        last.answer(ask.seat, dice.choice(ask.options))
    frames = frames_that_grow(4000)
    assert len(frames) < 100_000
    stranger = Guest(server[0], STRANGER)
    refused = stranger.bring(msgspec.structs.replace(position(last), frames=frames))
    assert max(map(peak_megabytes, workers_of(server[1]))) < 200
    assert refused.status_code == 422


# Connections

FILES = 256


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, Path]]:
    """A server that may open few files, and has little patience: its port and its log."""
    folder, port = tmp_path_factory.mktemp("small"), free_port()
    database, log = str(folder / "polyana.sqlite"), folder / "log"
    with server_process(port, database, log, files=FILES, PATIENCE="5"):
        yield port, log


@pytest.mark.parametrize("home", [STRANGER, NEIGHBOUR])
def test_eleven_hundred_silent_connections_keep_nobody_out(
    small: tuple[int, Path], home: str
) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with contextlib.ExitStack() as held:
        for _ in range(1100):
            line = held.enter_context(socket.socket())
            line.bind((home, 0))
            line.connect((NEIGHBOUR, small[0]))
        for _ in range(5):
            answer = httpx.get(f"http://{NEIGHBOUR}:{small[0]}/api/me", timeout=4)
            assert answer.status_code == 200


@pytest.mark.parametrize("said", [b"", b"GET /api/me HTTP/1.1\r\nHost: x\r\n"])
def test_half_a_request_is_not_waited_for(small: tuple[int, Path], said: bytes) -> None:
    with socket.create_connection((NEIGHBOUR, small[0]), timeout=60) as line:
        line.sendall(said)
        with contextlib.suppress(ConnectionError):
            while line.recv(2**16):
                pass


def test_the_file_limit_is_raised_and_a_low_one_is_noted(small: tuple[int, Path]) -> None:
    lines = [msgspec.json.decode(line) for line in small[1].read_text().splitlines()]
    (noted,) = [line for line in lines if line["event"] == "few_files"]
    assert (noted["level"], noted["files"]) == ("warning", FILES)


# Limits


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that answers an address twenty times a minute."""
    folder, port = tmp_path_factory.mktemp("strict"), free_port()
    database = str(folder / "polyana.sqlite")
    with server_process(port, database, folder / "log", RATE="20", PAGE_RATE="20"):
        yield f"127.0.0.1:{port}"


def test_what_is_not_the_api_has_a_limit_too(strict: str) -> None:
    web = Guest(strict, STRANGER).web
    answers = [web.get("/schema/openapi.json").status_code for _ in range(22)]
    assert answers == [200] * 20 + [429] * 2


def test_live_tables_cannot_be_opened_without_end(strict: str) -> None:
    guest, opened = Guest(strict, "127.0.0.3"), []
    table = guest.new_table("felinia", "me", "me", "me").json()["id"]
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    upgrade["Sec-WebSocket-Key"] = "dGhlIHNhbXBsZSBub25jZQ=="
    for _ in range(20):
        with guest.web.stream("GET", f"/api/tables/{table}/live", headers=upgrade) as live:
            opened.append(live.status_code)
    assert (opened[0], opened[-1]) == (101, 429)


def test_a_network_is_one_address(strict: str) -> None:
    proxy = Guest(strict, NEIGHBOUR).web
    network = [{"X-Forwarded-For": f"2001:db8::{number:x}"} for number in range(22)]
    answers = [proxy.get("/api/me", headers=one).status_code for one in network]
    assert answers == [200] * 20 + [429] * 2


# Bots


def test_another_address_does_not_keep_a_neighbours_bot_waiting(tmp_path: Path) -> None:
    port, database = free_port(), str(tmp_path / "polyana.sqlite")
    with server_process(port, database, tmp_path / "log", WORKERS="2", BOT_TABLES="4"):
        crowd, neighbour = (Guest(f"127.0.0.1:{port}", home) for home in (STRANGER, NEIGHBOUR))
        table = neighbour.new_table("felinia", "me", "medium", "medium").json()["id"]
        is_asked(neighbour, table)
        alone = [crowd.new_table("felinia", "hard", "hard", "hard") for _ in range(12)]
        seated = [crowd.new_table("felinia", "me", "hard", "hard") for _ in range(12)]
        tables = [made.json()["id"] for made in (*alone, *seated) if made.is_success]
        while not neighbour.look(table)["thinking"]:
            neighbour.answer(table, neighbour.look(table))
        before = moves_at(crowd, tables)
        is_asked(neighbour, table)
        first = moves_at(crowd, tables) - before
        assert first < len(seated), f"{first} moves of others came first"
        assert neighbour.look(table)["late"] == []
    assert [made.status_code for made in alone] == [201] * 4 + [429] * 8


def moves_at(guest: Guest, tables: list[str]) -> int:
    """How many moves have been made at all these tables."""
    return sum(int(guest.look(table)["table"]["number"]) for table in tables)


def is_asked(guest: Guest, table: str) -> None:
    """Waits until the bots have answered and it is the guest's turn."""
    deadline = time.monotonic() + 90
    while guest.look(table)["thinking"]:
        assert time.monotonic() < deadline, "the bots do not come to think"
        time.sleep(0.02)


def test_a_bot_that_is_late_says_so_at_the_table(tmp_path: Path) -> None:
    port, stopped = free_port(), set[int]()
    with server_process(port, str(tmp_path / "polyana.sqlite"), tmp_path / "log") as process:
        guest = Guest(f"127.0.0.1:{port}", NEIGHBOUR)
        assert process.pid is not None
        table = guest.new_table("felinia", "hard", "hard", "hard").json()["id"]
        deadline = time.monotonic() + 40
        try:
            while not (message := guest.look(table)).get("late"):
                assert time.monotonic() < deadline
                for worker in set(workers_of(process.pid)) - stopped:
                    os.kill(worker, signal.SIGSTOP)  # it thinks, and comes to no end
                    stopped.add(worker)
                time.sleep(0.02)
        finally:
            for worker in stopped:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
        assert message["late"] == message["thinking"]


def test_nobody_moves_for_a_bot_that_cannot_answer(tmp_path: Path) -> None:
    port = free_port()
    with server_process(port, str(tmp_path / "polyana.sqlite"), tmp_path / "log") as process:
        guest = Guest(f"127.0.0.1:{port}", NEIGHBOUR)
        assert process.pid is not None
        table = guest.new_table("felinia", "hard", "hard", "hard").json()["id"]
        deadline = time.monotonic() + 40
        while not (message := guest.look(table)).get("failing"):
            assert time.monotonic() < deadline
            assert message["table"]["revision"] == 0, "somebody moved in its name"
            for worker in workers_of(process.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
            time.sleep(0.02)
        assert message["failing"] == message["thinking"]


# A long prehistory


def with_prehistory(moves: int) -> Record:
    """The record of a game that goes on after moves which nobody can play again."""
    record = next(some_moves("felinia", 0, seed=5)).record()
    start = msgspec.structs.replace(record.snapshot, at=moves)
    before = [(0, "bid guild")] * moves
    return msgspec.structs.replace(record, moves=before, start=start, snapshot=start)


def test_a_prehistory_has_its_limit(server: tuple[str, int]) -> None:
    stranger = Guest(server[0], STRANGER)
    assert stranger.bring(with_prehistory(1000)).status_code == 201
    assert stranger.bring(with_prehistory(1001)).status_code == 422


class Steps:
    """Counts what Python does in our modules, step by step: that is the same on every machine."""

    def __init__(self) -> None:
        self.count = 0

    def __enter__(self) -> Steps:
        sys.settrace(self._trace)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(None)

    def _trace(self, frame: FrameType, event: str, arg: object) -> Callable[..., Any] | None:
        if "/polyana/" not in frame.f_code.co_filename:
            return None
        frame.f_trace_lines, frame.f_trace_opcodes = False, True
        self.count += event == "opcode"
        return self._trace


class InProcess(uvicorn.Server):
    """A server that leaves the signals to the tests."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def server_here(database: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A server within the test's own event loop, and somebody who uses it."""
    settings = Settings(database=str(database), rate=0, workers=1, bot_pace=0.0)
    app = create_app(settings)
    server = InProcess(uvicorn.Config(app, port=0, lifespan="on", log_config=None))
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=40) as web:
        yield web
    server.should_exit = True
    await running


async def steps_of_a_move(web: httpx.AsyncClient, prehistory: int) -> int:
    """What a move and a look cost at the same position, after so many other moves."""
    data = with_prehistory(prehistory).to_json()
    table = (await web.post("/api/records", content=data)).json()
    path, revision = f"/api/tables/{table['id']}", table["revision"]
    costs = []
    for _ in range(3):  # whatever else the server does meanwhile
        seat = (await web.get(f"{path}/live")).json()["table"]["asked"][0]
        wish = {"seat": seat, "revision": revision}
        with Steps() as steps:
            move = wish | {"move": "bid own_board"}
            assert (await web.post(f"{path}/moves", json=move)).is_success
            await web.get(f"{path}/live")
        costs.append(steps.count)
        undo = wish | {"revision": revision + 1}
        assert (await web.post(f"{path}/undo", json=undo)).is_success
        revision += 2
    return min(costs)


def test_a_move_costs_the_same_however_many_came_before(tmp_path: Path) -> None:
    async def costs() -> list[int]:
        async with server_here(tmp_path / "polyana.sqlite") as web:
            return [await steps_of_a_move(web, before) for before in (0, 980)]

    early, late = asyncio.run(costs())
    assert late - early < 980, f"{early} steps at the start, {late} after 980 moves"


# Lobby


def test_many_public_tables_of_one_address_push_nobody_out(server: tuple[str, int]) -> None:
    neighbour = Guest(server[0], NEIGHBOUR)
    theirs = neighbour.new_table("felinia", "me", "open", "open", public=True).json()["id"]
    for _ in range(60):
        stranger = Guest(server[0], STRANGER)
        stranger.new_table("felinia", "me", "open", "open", public=True)
        stranger.web.close()
    shown = Guest(server[0], NEIGHBOUR).web.get("/api/tables").json()["open"]
    assert theirs in [card["id"] for card in shown]


def test_long_options_of_a_table_are_cut_in_lists(server: tuple[str, int]) -> None:
    stranger = Guest(server[0], "127.0.0.4")
    content: Any = games.load("settlers").content
    playsets = dict.fromkeys(content.cards[card].playset for card in content.decks["barbarians"])
    listed = ", ".join(f'"{playset}"' for playset in playsets)
    decks = f'[[deck]]\nname = "raiders"\nfaction = "barbarians"\nplaysets = [{listed}]\n'
    made = stranger.new_table("settlers", "me", "open", public=True, decks=decks + "#" * 7000)
    assert made.status_code == 201
    shown = stranger.web.get("/api/tables").json()["mine"]
    assert [len(card["options"]["decks"]) < 100 for card in shown] == [True]
