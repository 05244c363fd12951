"""The built page: its files from memory, with what browsers should know of them."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

STATIC = Path(__file__).parent / "static"
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg")
ROUTES = ("/", "/t/{table_id:str}", "/help", "/help/{rest:path}")

SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self';"
        " style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self';"
        " media-src 'self'; connect-src 'self'; manifest-src 'self';"
        " worker-src 'self'; base-uri 'none'; form-action 'none';"
        " frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}

NOT_BUILT = (
    "<!doctype html><title>Spielkiste</title>"
    "<p>The page is not built yet: run <code>make play</code>."
)

FOUND = 200


@dataclass(frozen=True)
class File:
    """One file, ready to be sent."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    is_lasting: bool
    """Whether its name changes with its contents."""


class Pages:
    """All files of the built page, read when they are first asked for."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._paths = {
            path.relative_to(folder).as_posix(): path
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }
        self._files: dict[str, File] = {}

    def find(self, name: str) -> File | None:
        """Return a file by its path below the folder."""
        path = self._paths.get(name)
        if path is None:
            return None
        if name not in self._files:
            if not path.exists():  # an update put others in its place
                return None
            self._files[name] = _read(path, is_lasting=name.startswith("assets/"))
        return self._files[name]

    def is_for_people(self, path: str) -> bool:
        """Whether an unknown address is one that people type, not a lost file."""
        is_file = path.startswith(("/api/", "/assets/")) or "." in path
        return not is_file and "index.html" in self._paths


def _read(path: Path, *, is_lasting: bool) -> File:
    body = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    packed = gzip.compress(body, mtime=0) if kind.startswith(COMPRESSIBLE) else None
    tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    return File(body, packed, kind, tag, is_lasting)


@get(list(ROUTES), sync_to_thread=False, include_in_schema=False)
def page(request: Request[Any, Any, Any]) -> Response[bytes | str]:
    """Send the page itself; it finds out from the address what to show."""
    found = request.app.state.pages.find("index.html")
    if found is None:
        return Response(NOT_BUILT, media_type=MediaType.HTML, status_code=503)
    return _answer(request, found)


@get("/{path:path}", sync_to_thread=False, include_in_schema=False)
def asset(
    request: Request[Any, Any, Any], path: FromPath[str]
) -> Response[bytes | str]:
    """Send a file of the page; a wrong address gets the page that says so."""
    pages = request.app.state.pages
    found = pages.find(str(path).lstrip("/"))
    if found is not None:
        return _answer(request, found)
    if pages.is_for_people(str(path)):
        return _answer(request, pages.find("index.html"), status=404)
    return Response("not found", media_type=MediaType.TEXT, status_code=404)


def _answer(
    request: Request[Any, Any, Any], file: File, *, status: int = FOUND
) -> Response[bytes | str]:
    lasting = "public, max-age=31536000, immutable"
    headers = {
        "ETag": file.tag,
        "Cache-Control": lasting if file.is_lasting else "no-cache",
        "Vary": "Accept-Encoding",
    }
    known = request.headers.get("if-none-match") == file.tag
    if known and status == FOUND:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=file.kind, headers=headers, status_code=status)
