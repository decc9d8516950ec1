"""Pages that stand outside of docs/, and links that lead out of it.

GitHub and an editor show the same Markdown files as the site. So a file links to another one by its place in the
project, and here such links become links between pages.
"""

import os
import posixpath
import re
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).parents[1]
ROOMS = PROJECT / "src/tilery/games"
OUTSIDE = {f"{name.lower()}.md": f"{name}.md" for name in ("CONTRIBUTING", "CHANGELOG", "SECURITY")} | {
    f"rules/{path.parent.name.replace('_', '-')}.md": path.relative_to(PROJECT).as_posix()
    for path in sorted(ROOMS.glob("*/README.md"))
}
"""By the page's place in the site: the file's place in the project."""
PAGE_OF = {place: page for page, place in OUTSIDE.items()} | {"README.md": "index.md"}
LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")


def place_of(page: str) -> str:
    """Where in the project the text of a page is."""
    return OUTSIDE.get(page, f"docs/{page}")


def linked(place: str, target: str) -> str:
    """The place in the project that a link in the file at `place` leads to, without what stands behind a `#`."""
    path = target.partition("#")[0]
    return posixpath.normpath(posixpath.join(posixpath.dirname(place), path)) if path else place


def rewritten(page: str, text: str) -> str:
    """The text of a page with links between pages. Of a link to any other file only the words are left."""
    place = place_of(page)

    def link(found: re.Match[str]) -> str:
        words, target = found.groups()
        if "://" in target or target.startswith(("mailto:", "#")):
            return found[0]
        goal = linked(place, target)
        there = PAGE_OF.get(goal) or (goal.removeprefix("docs/") if goal.startswith("docs/") else None)
        if there is None:
            return words
        anchor = target.partition("#")[1:]
        return f"[{words}]({posixpath.relpath(there, posixpath.dirname(page) or '.')}{''.join(anchor)})"

    return LINK.sub(link, text)


# What mkdocs calls


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    for page, place in OUTSIDE.items():
        files.append(File.generated(config, page, abs_src_path=os.fspath(PROJECT / place)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    return rewritten(page.file.src_uri, markdown)
