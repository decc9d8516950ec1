"""The web client's files, and the headers that keep every page to itself."""

from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles
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


class WebClient(StaticFiles):
    """The built files. Every other address is a page of the client, which finds its way by itself."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._built = (folder / "index.html").is_file

    async def check_config(self) -> None:
        """Whether the files are there is looked at for every request: they may be built while the server runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not self._built():
            return HTMLResponse(NOT_BUILT, 503)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in Path(path).name or path.startswith("assets/"):
                raise
            response = await super().get_response("index.html", scope)
            path = "index.html"
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else "no-cache"
        return response
