"""How others reach this server: its address in the local network, and links as QR codes for page and terminal."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from io import StringIO

from polyana.server.settings import BadSettings

EVERYWHERE = ("0.0.0.0", "::", "")
SOMEWHERE = ("192.0.2.1", 9)
"""An address that nobody has: to send there the system would use the network that we look for. Nothing is sent."""


def lan_address() -> str:
    """This machine's address in the local network. BadSettings if there is no network."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as trial:
        trial.connect(SOMEWHERE)
        found = str(trial.getsockname()[0])
        if not is_loopback(found) and found not in EVERYWHERE:
            return found
    raise BadSettings(
        "This computer is in no network, so nobody else could come. Connect it, or start without --lan.",
        "server-no-network",
    )


def is_loopback(host: str) -> bool:
    """Whether an address can be used on this machine alone.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("192.168.1.5")
    (True, True, False)
    """
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def qr_outline(text: str) -> tuple[int, str]:
    """A QR code for the page: how many dots it is wide, and its dark dots as the outline of an SVG path.

    >>> size, outline = qr_outline("http://192.168.1.5:8000")
    >>> size, outline[:6]
    (25, 'M0 0h7')
    """
    rows = [bytes(row) for row in _code(text).matrix]
    strokes = []
    for down, row in enumerate(rows):
        start = 0
        while (start := row.find(1, start)) >= 0:
            end = row.find(0, start)
            end = len(row) if end < 0 else end
            strokes.append(f"M{start} {down}h{end - start}v1h{start - end}z")
            start = end
    return len(rows), "".join(strokes)


def qr_drawing(text: str) -> str:
    """A QR code for a terminal, two dots in the height of a letter."""
    drawn = StringIO()
    _code(text).terminal(drawn, compact=True, border=2)
    return drawn.getvalue()


def _code(text: str):  # type: ignore[no-untyped-def]
    import segno  # only few servers are asked for it

    return segno.make(text, error="m", micro=False)
