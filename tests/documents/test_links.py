"""Every page of the site's menu is there, and every link between documents leads somewhere."""

import re
from pathlib import Path

import pytest

from tests.documents.pages import DOCS, documents, outside, prose
from tests.layout.sources import PROJECT

SITE = outside()
MENU = re.findall(r"^ +- [^:\n]+: (\S+\.md)$", (PROJECT / "site/mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")


def anchors(path: Path) -> set[str]:
    """What can stand behind a `#`: the headings, as GitHub and the site spell them."""
    titles = re.findall("^#+ (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).strip().replace(" ", "-") for title in titles}


def test_every_page_of_the_menu_is_there_and_every_page_is_in_the_menu() -> None:
    found = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} | set(SITE.OUTSIDE)
    assert set(MENU) | {"index.md"} == found
    assert [place for place in SITE.OUTSIDE.values() if not (PROJECT / place).is_file()] == []


@pytest.mark.parametrize("path", documents(), ids=lambda path: path.relative_to(PROJECT).as_posix())
def test_every_link_leads_somewhere(path: Path) -> None:
    place = path.relative_to(PROJECT).as_posix()
    for target in LINK.findall(prose(path)):
        if "://" in target or target.startswith("mailto:"):
            continue
        goal = PROJECT / SITE.linked(place, target)
        assert goal.exists(), target
        if anchor := target.partition("#")[2]:
            assert anchor in anchors(goal), target


def test_links_between_pages_of_the_site_lead_to_the_pages() -> None:
    def on_page(page: str, text: str) -> str:
        rewritten: str = SITE.rewritten(page, text)
        return rewritten

    assert on_page("tutorials/first.md", "[a](../hosting.md#b)") == "[a](../hosting.md#b)"
    assert on_page("index.md", "[a](../CONTRIBUTING.md#b)") == "[a](contributing.md#b)"
    assert on_page("contributing.md", "[a](docs/bots.md)") == "[a](bots.md)"
    assert on_page("contributing.md", "[a](tests/kit) and [b](#c)") == "a and [b](#c)"
    assert on_page("index.md", "![a](pictures/a.jpg)") == "![a](pictures/a.jpg)"
    assert on_page("index.md", "[a](https://example.org)") == "[a](https://example.org)"
