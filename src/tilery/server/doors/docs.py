"""The documentation, as `make docs` built it."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

DOCS_PLACE = "/docs"
NOT_BUILT = """<!doctype html><html lang="en"><title>Tilery</title>
<h1>The documentation is not here</h1>
<p>In a checkout of Tilery, <code>make docs</code> builds it; until then, read the files in <code>docs/</code>.</p>
<p>If you installed a wheel, it was made without the documentation: run <code>make docs</code>, then
<code>make wheel</code>, and install the new wheel.</p>
<p><a href="/">To the tables</a></p></html>
"""


class Docs(StaticFiles):
    """The built pages. A page is a folder with an `index.html`, and `404.html` is shown for any that is missing."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self._built = (folder / "index.html").is_file

    async def check_config(self) -> None:
        """Nothing is checked here: every request looks for the files, because they may be built while the server
        runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if not self._built():
            return HTMLResponse(NOT_BUILT, 404)
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "no-cache"
        return response


async def to_docs(_: Request) -> Response:
    """Redirect to the address with a slash: without it, the links of the page would not work."""
    return RedirectResponse(f"{DOCS_PLACE}/")
