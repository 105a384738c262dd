"""A public server: systemd accepts the unit, its command runs, and a game is played through the proxy."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shlex
import signal
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.debian import program
from tests.server.house import Person, Socket, play_some
from tests.server.processes import free_port, server_process

pytestmark = pytest.mark.anyio

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = (DEPLOY / "polyana.service").read_text(encoding="utf-8")
PROXY = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
POLYANA = Path(sys.executable).with_name("polyana")
NAME = "games.example"


def needed(name: str) -> Path:
    """A program from Debian's packages."""
    found = program(name)
    if found is None:
        pytest.skip(f"{name} is not installed; python -m tests.server.debian")
    return found


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "polyana.service"
    unit.write_text(UNIT.replace("/opt/polyana/bin/polyana", str(POLYANA)), encoding="utf-8")
    told = subprocess.run(
        [needed("systemd-analyze"), "verify", "--man=no", str(unit)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    complaints = [line for line in told.stderr.splitlines() if "polyana" in line]
    assert (told.returncode, complaints) == (0, [])


def test_the_command_of_the_unit_serves_and_stops(tmp_path: Path) -> None:
    settings = dict(re.findall(r"^Environment=(\w+)=(.*)$", UNIT, re.MULTILINE))
    line = re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)[0]
    port = free_port()
    words = shlex.split(line.replace("${STATE_DIRECTORY}", str(tmp_path)))
    words = [str(POLYANA), *(str(port) if word == "8000" else word for word in words[1:])]
    server = subprocess.Popen(
        words, env=os.environ | settings | {"POLYANA_HOSTS": NAME}, stderr=subprocess.DEVNULL
    )
    try:
        assert answered(f"http://127.0.0.1:{port}/health", NAME).json()["status"] == "ok"
        greeted = httpx.get(f"http://127.0.0.1:{port}/api/me", headers={"Host": NAME})
        assert "Secure" in greeted.headers["set-cookie"]
        server.send_signal(signal.SIGTERM)
        assert server.wait(60) in (0, -signal.SIGTERM)
    finally:
        server.kill()
        server.wait()
    assert (tmp_path / "polyana.sqlite").exists()


def test_a_refused_start_ends_with_the_code_that_is_not_tried_again(tmp_path: Path) -> None:
    code = re.findall(r"^RestartPreventExitStatus=(\d+)$", UNIT, re.MULTILINE)
    words = [str(POLYANA), "serve", "--port", str(free_port()), "--database", str(tmp_path)]
    told = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    assert [str(told.returncode)] == code
    assert "Traceback" not in told.stderr


def answered(address: str, host: str) -> httpx.Response:
    """The first answer of a server that is starting."""
    deadline = time.monotonic() + 120
    while True:
        try:
            return httpx.get(address, headers={"Host": host}, verify=False)
        except httpx.TransportError:
            assert time.monotonic() < deadline, f"{address} does not answer"
            time.sleep(0.1)


@contextlib.contextmanager
def proxy(server: int, plain: int, secret: int) -> Iterator[None]:
    """The nginx of the example, before a server, with other ports and a certificate of its own."""
    with tempfile.TemporaryDirectory(prefix="polyana-nginx-") as name:
        folder = Path(name)
        key, certificate = folder / "key.pem", folder / "certificate.pem"
        subject = ["-subj", f"/CN={NAME}", "-days", "1", "-nodes", "-newkey", "rsa:2048"]
        made = [needed("openssl"), "req", "-x509", *subject, "-keyout", key, "-out", certificate]
        subprocess.run(list(map(str, made)), capture_output=True, check=True)
        site = PROXY.replace("127.0.0.1:8000;", f"127.0.0.1:{server};")
        site = site.replace("listen 80;", f"listen 127.0.0.1:{plain};")
        site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{secret} ssl")
        live = f"/etc/letsencrypt/live/{NAME}"
        site = site.replace(f"{live}/fullchain.pem", str(certificate))
        site = site.replace(f"{live}/privkey.pem", str(key))
        paths = "".join(
            f"{kind}_temp_path {folder / kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        whole = f"pid {folder / 'pid'}; error_log {folder / 'errors'}; daemon off;\n"
        whole += f"events {{}}\nhttp {{ access_log off; {paths}\n{site}\n}}\n"
        file = folder / "nginx.conf"
        file.write_text(whole, encoding="utf-8")
        words = [str(needed("nginx")), "-c", str(file), "-e", str(folder / "errors")]
        subprocess.run([*words, "-t"], capture_output=True, check=True)
        running = subprocess.Popen(words)
        try:
            yield
        finally:
            running.terminate()
            running.wait()


async def test_a_game_is_played_through_the_proxy(tmp_path: Path) -> None:
    needed("nginx")
    server, plain, secret = free_port(), free_port(), free_port()
    file, log = str(tmp_path / "polyana.sqlite"), tmp_path / "log"
    with (
        server_process(server, file, log, HOSTS=NAME, SECURE="always", METRICS="token"),
        proxy(server, plain, secret),
    ):
        moved = await asyncio.to_thread(answered, f"http://127.0.0.1:{plain}/lobby", NAME)
        assert (moved.status_code, moved.headers["location"]) == (301, f"https://{NAME}/lobby")
        anna = Person("")
        await anna.browser.aclose()
        anna.browser = httpx.AsyncClient(
            base_url=f"https://127.0.0.1:{secret}",
            headers={"Host": NAME, "Origin": f"https://{NAME}"},
            verify=False,
            timeout=30,
        )
        greeted = await anna.browser.get("/api/me")
        assert "Secure" in greeted.headers["set-cookie"]
        assert greeted.headers["strict-transport-security"].startswith("max-age=")
        cookie = {"Cookie": greeted.headers["set-cookie"].split(";")[0]}
        anna.browser.headers.update(cookie)
        table = (await anna.new_table())["id"]
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        async with connect(
            f"wss://{NAME}/api/tables/{table}/live",
            host="127.0.0.1",
            port=secret,
            ssl=trusting,
            origin=f"https://{NAME}",  # type: ignore[arg-type]
            additional_headers=cookie,
        ) as line:
            live = Socket(line)
            await live.next(30)
            message = await play_some(anna, table, 20)
            assert message["table"]["number"] == 20
            assert (await live.until(20, 30))["table"]["number"] == 20
        record = await anna.browser.get(f"/api/tables/{table}/record")
        brought = await anna.browser.post("/api/records", content=record.content)
        assert brought.status_code == 201
        numbers = {"Authorization": "Bearer token"}
        assert (await anna.browser.get("/metrics", headers=numbers)).status_code == 404
        beside = httpx.get(f"http://127.0.0.1:{server}/metrics", headers=numbers)
        assert "polyana_moves_total 20" in beside.text
        await anna.browser.aclose()
