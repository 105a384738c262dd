"""The page: whatever the build has put into the package, or a sentence if nothing has been built."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from polyana.server.preview import headed, preview
from polyana.server.problems import not_found

SQUEEZED: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")
BROTLI: Final = ".br"
"""Files that the build has compressed lie beside what they hold."""
REFUSED: Final = re.compile(r"q=0(\.0*)?")
"""The quality of a coding that nobody wants."""
NOT_SQUEEZED: Final = "not_squeezed"
"""The mark of a route whose answers are sent as they are: compressed already, or short."""
ROUTES: Final = ("table", "rules")
"""The places of the page itself, each with a name behind it."""
FOR_PROGRAMS: Final = ("api", "schema", "assets")
"""Where programs look: to them what is not there is said in their way, to people by the page."""
KINDS: Final = {".webmanifest": "application/manifest+json"}
FOR_EVER: Final = "public, max-age=31536000, immutable"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Polyana</title>
<p>The page has not been built. Run <code>make play</code>, or use the
<a href="/schema/openapi.json">API</a>.</p>
<p lang="ru">Страница не собрана. Запустите <code>make play</code> или пользуйтесь API.</p>
</html>
"""


class File(msgspec.Struct, frozen=True):
    """A file of the page, read and compressed once."""

    data: bytes
    squeezed: dict[str, bytes]
    """By coding, the smallest first; empty where compressing brings nothing."""
    kind: str
    tag: str
    for_ever: bool


def read_page(folder: Path) -> dict[str, File]:
    """All files of the built page by their paths."""
    if not (folder / "index.html").is_file():
        return {}
    return {
        path.relative_to(folder).as_posix(): _read(
            path, path.relative_to(folder).parts[0] == "assets"
        )
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix != BROTLI
    }


def _read(path: Path, for_ever: bool) -> File:
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    beside = path.with_name(path.name + BROTLI)
    brotli = beside.read_bytes() if beside.is_file() else None
    return _packed(path.read_bytes(), kind or "application/octet-stream", for_ever, brotli)


@lru_cache(64)
def _packed(data: bytes, kind: str, for_ever: bool, brotli: bytes | None = None) -> File:
    if kind == "text/javascript":
        kind = "application/javascript"
    squeezed = {} if brotli is None else {"br": brotli}
    if kind.startswith(SQUEEZED):
        squeezed["gzip"] = gzip.compress(data, 9)
    return File(data, squeezed, kind, f'"{hashlib.sha256(data).hexdigest()[:20]}"', for_ever)


def codings(accepted: str) -> set[str]:
    """The codings that a request accepts.

    >>> sorted(codings("gzip, br;q=0.8, deflate;q=0"))
    ['br', 'gzip']
    """
    named = (one.partition(";") for one in accepted.split(","))
    return {name.strip() for name, _, quality in named if not REFUSED.fullmatch(quality.strip())}


def page_routes(folder: Path) -> HTTPRouteHandler:
    """Serves the page; paths that are no files are routes of the page itself, or not there, which the page says."""
    files = read_page(folder)
    index = files.get("index.html")

    @get(["/", "/{path:path}"], include_in_schema=False, opt={NOT_SQUEEZED: True})
    async def page(
        request: Request[None, None, State], path: FromPath[str] = ""
    ) -> Response[bytes]:
        wanted = path.strip("/")
        file, status = files.get(wanted), 200
        if file is None:
            place = wanted.split("/")
            status = 200 if wanted == "" or (place[0] in ROUTES and len(place) == 2) else 404
            if index is None:
                return Response(NOT_BUILT.encode(), media_type=MediaType.HTML)
            if place[0] in FOR_PROGRAMS and "text/html" not in request.headers.get("accept", ""):
                raise not_found("page")
            file = index
        if file is index and file is not None:
            seen = await preview(request, wanted.split("/"))
            status = 404 if not seen.found else status
            address = request.app.state.hall.settings.address or str(request.base_url).rstrip("/")
            file = _packed(headed(file.data, seen, address), file.kind, for_ever=False)
        headers = {"ETag": file.tag, "Cache-Control": FOR_EVER if file.for_ever else "no-cache"}
        if file.squeezed:
            headers["Vary"] = "Accept-Encoding"
        if status == 200 and request.headers.get("if-none-match") == file.tag:
            return Response(b"", status_code=304, headers=headers, media_type=file.kind)
        data = file.data
        accepted = codings(request.headers.get("accept-encoding", ""))
        coding = next((one for one in file.squeezed if one in accepted), None)
        if coding is not None:
            headers["Content-Encoding"] = coding
            data = file.squeezed[coding]
        return Response(data, headers=headers, media_type=file.kind, status_code=status)

    return page
