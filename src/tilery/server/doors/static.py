"""The web client's files, and the headers that keep other sites out of every page."""

import asyncio
import gzip
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Match, Mount
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SOURCES = {
    "default-src": "'self'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # the house that runs in the browser is WebAssembly
    "style-src-attr": "'unsafe-inline'",  # Svelte writes style attributes into its templates
    "img-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "Content-Security-Policy": "; ".join(f"{kind} {where}" for kind, where in SOURCES.items()),
    "Referrer-Policy": "no-referrer",  # whoever has the address of a table may watch
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
MOST_KEPT = 1000
"""The most files in memory: enough for several builds of the web client."""
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><title>Tilery</title>
<h1>The web client is not built</h1>
<p>The server runs, but its pages are missing. Run <code>make play</code>.</p></html>
"""


class SafeHeaders:
    """Adds the safety headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/"):
                    headers["Cache-Control"] = "no-store"
            await send(message)

        await self._app(scope, receive, send_safely if scope["type"] == "http" else send)


class Pages(Mount):
    """Where the web client lives: everywhere except under the routes, which answer their own errors."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["path"].startswith(("/api", "/ws")):
            return Match.NONE, {}
        return super().matches(scope)


class KeptFile:
    """A file in memory, packed once for everybody: even a whole class that opens its pages at once costs little."""

    def __init__(self, file: FileResponse, cache: str) -> None:
        self._place = Path(file.path)
        self._stamp = self._now()
        content = self._place.read_bytes()
        headers = {name: value for name, value in file.headers.items() if name != "content-length"}
        self._headers = headers | {"Cache-Control": cache}
        self._content = content
        self._packed = dict(self._ways(content)) if packs(file.media_type or "") else {}

    def _ways(self, content: bytes) -> Iterator[tuple[str, bytes]]:
        """The packed content for each encoding, the smallest first. Brotli comes from the build, where time doesn't
        matter."""
        with suppress(OSError):
            yield "br", self._place.with_name(f"{self._place.name}.br").read_bytes()
        if len(packed := gzip.compress(content, mtime=0)) < len(content):
            yield "gzip", packed

    @property
    def changed(self) -> bool:
        """Whether the file on disk is another one now."""
        return self._stamp != self._now()

    def _now(self) -> tuple[int, int] | None:
        try:
            found = self._place.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size

    def answer(self, asked: Headers) -> Response:
        """The file, in the smallest form that the client accepts."""
        ways = (way.replace(" ", "").partition(";") for way in asked.get("accept-encoding", "").split(","))
        accepted = {name for name, _, weight in ways if weight != "q=0"}
        for way, packed in self._packed.items():
            if way in accepted:
                return Response(packed, headers=self._headers | {"Content-Encoding": way, "Vary": "Accept-Encoding"})
        return Response(self._content, headers=self._headers)


def packs(kind: str) -> bool:
    """Whether it is worth compressing a file of this kind.

    >>> [packs(kind) for kind in ("text/javascript", "image/svg+xml", "application/manifest+json", "font/woff2")]
    [True, True, True, False]
    >>> [packs(kind) for kind in ("application/wasm", "application/zip")]  # archives of ours are stored as they are
    [True, True]
    """
    return kind.startswith("text/") or kind.endswith(("javascript", "json", "xml", "wasm", "zip"))


class WebClient(StaticFiles):
    """The built files. Every other address is a page of the client, which does its own routing."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._built = (folder / "index.html").is_file
        self._kept: dict[str, KeptFile] = {}
        self._reading: dict[str, asyncio.Event] = {}
        """Files that are being read just now. Others wait for them: after a start, a whole class may ask for one
        file."""

    async def check_config(self) -> None:
        """Nothing is checked here: every request looks for the files, because they may be built while the server
        runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not self._built():
            return HTMLResponse(NOT_BUILT, 503)
        try:
            return await self._file(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in Path(path).name or path.startswith("assets/"):
                raise
            return await self._file("index.html", scope)

    def remembered(self, path: str, scope: Scope) -> Response | None:
        """A file from memory, or None if nobody has asked for it before."""
        kept = self._kept.get(path)
        if kept is None or scope["method"] not in ("GET", "HEAD"):
            return None
        asked = Headers(scope=scope)
        if "range" in asked or (not path.startswith("assets/") and kept.changed):
            return None
        response = kept.answer(asked)
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response

    async def _file(self, path: str, scope: Scope) -> Response:
        if reading := self._reading.get(path):
            await reading.wait()
        if response := self.remembered(path, scope):
            return response
        self._reading[path] = read = asyncio.Event()
        try:
            return await self._read(path, scope)
        finally:
            self._reading.pop(path, None)
            read.set()

    async def _read(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        cache = FOR_EVER if path.startswith("assets/") else "no-cache"
        if isinstance(response, FileResponse) and (path in self._kept or len(self._kept) < MOST_KEPT):
            self._kept[path] = await asyncio.to_thread(KeptFile, response, cache)
            if packed := self.remembered(path, scope):
                return packed
        response.headers["Cache-Control"] = cache
        return response


class FromMemory:
    """Answers with the files that the web client keeps in memory, before anybody looks for a route."""

    def __init__(self, app: ASGIApp, client: WebClient) -> None:
        self._app = app
        self._client = client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kept = self._client.remembered(self._client.get_path(scope), scope) if scope["type"] == "http" else None
        await (kept or self._app)(scope, receive, send)
