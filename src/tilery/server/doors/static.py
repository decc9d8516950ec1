"""The web client's files, and the headers that keep every page to itself."""

import asyncio
import gzip
from pathlib import Path

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Match, Mount
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SOURCES = {
    "default-src": "'self'",
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
"""Files in memory: several builds of the web client."""
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><title>Tilery</title>
<h1>The web client is not built</h1>
<p>The server runs, but its pages are missing. Run <code>make play</code>.</p></html>
"""


class SafeHeaders:
    """Puts the headers on every answer."""

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
    """Where the web client lives: everywhere but where the routes are, which know best what they can't do."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["path"].startswith(("/api", "/ws")):
            return Match.NONE, {}
        return super().matches(scope)


class KeptFile:
    """A file in memory, packed once for all: a class that opens its pages at the same time costs hardly anything."""

    def __init__(self, file: FileResponse) -> None:
        content = Path(file.path).read_bytes()
        self.headers = Headers(raw=[pair for pair in file.headers.raw if pair[0] != b"content-length"])
        packed = gzip.compress(content, mtime=0) if packs(file.media_type or "") else content
        self._content, self._packed = content, packed if len(packed) < len(content) else None

    def answer(self, asked: Headers) -> Response:
        if self._packed is None:
            return Response(self._content, headers=dict(self.headers))
        headers = dict(self.headers) | {"Vary": "Accept-Encoding"}
        if "gzip" not in asked.get("accept-encoding", ""):
            return Response(self._content, headers=headers)
        return Response(self._packed, headers=headers | {"Content-Encoding": "gzip"})


def packs(kind: str) -> bool:
    """Is it worth while to compress a file of this kind?

    >>> [packs(kind) for kind in ("text/javascript", "image/svg+xml", "application/manifest+json", "font/woff2")]
    [True, True, True, False]
    """
    return kind.startswith("text/") or kind.endswith(("javascript", "json", "xml"))


class WebClient(StaticFiles):
    """The built files. Every other address is a page of the client, which finds its way by itself."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._built = (folder / "index.html").is_file
        self._kept: dict[str, KeptFile] = {}

    async def check_config(self) -> None:
        """Whether the files are there is looked at for every request: they may be built while the server runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not self._built():
            return HTMLResponse(NOT_BUILT, 503)
        try:
            response = await self._file(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in Path(path).name or path.startswith("assets/"):
                raise
            response = await super().get_response("index.html", scope)
            path = "index.html"
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else "no-cache"
        return response

    async def _file(self, path: str, scope: Scope) -> Response:
        """What never changes under its name is kept in memory."""
        asked = Headers(scope=scope)
        if "range" not in asked and (kept := self._kept.get(path)):
            return (
                NotModifiedResponse(kept.headers) if self.is_not_modified(kept.headers, asked) else kept.answer(asked)
            )
        response = await super().get_response(path, scope)
        if path.startswith("assets/") and isinstance(response, FileResponse) and len(self._kept) < MOST_KEPT:
            self._kept[path] = await asyncio.to_thread(KeptFile, response)
        return response
