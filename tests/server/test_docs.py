"""The documentation at /docs: the built files, or a word on how to build them."""

from pathlib import Path
from typing import Any

import pytest


@pytest.fixture
def docs(new_server: Any, tmp_path: Path) -> Any:
    folder = tmp_path / "docs"
    (folder / "records").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Documentation</title>")
    (folder / "404.html").write_text("<!doctype html><title>No such page</title>")
    (folder / "style.css").write_text("html { color: black }")
    (folder / "records" / "index.html").write_text("<!doctype html><title>Records</title>")
    (tmp_path / "secret.txt").write_text("secret")
    server = new_server(docs=str(folder))

    def get(path: str, **more: Any) -> Any:
        return server.http.get(f"http://{server.address}{path}", **more)

    return get


def test_every_page_and_its_style_are_found(docs: Any) -> None:
    for path, kind, text in (
        ("/docs/", "text/html", "Documentation"),
        ("/docs/records/", "text/html", "Records"),
        ("/docs/style.css", "text/css", "color"),
    ):
        answer = docs(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, f"{kind}; charset=utf-8")
        assert answer.headers["cache-control"] == "no-cache"
        assert text in answer.text


def test_a_folder_without_its_slash_leads_to_the_page(docs: Any) -> None:
    assert docs("/docs", follow_redirects=False).headers["location"] == "/docs/"
    assert "Records" in docs("/docs/records", follow_redirects=True).text


def test_what_is_not_there_is_refused_and_so_is_a_way_out(docs: Any) -> None:
    for path in ("/docs/nothing/", "/docs/nothing.css", "/docs/..%2fsecret.txt", "/docs/%2e%2e/secret.txt"):
        answer = docs(path)
        assert answer.status_code == 404, path
        assert "secret" not in answer.text
    assert "No such page" in docs("/docs/nothing/").text


def test_the_pages_are_kept_to_themselves_like_all_others(docs: Any) -> None:
    for path in ("/docs/", "/docs", "/docs/style.css", "/docs/nothing/"):
        headers = docs(path, follow_redirects=False).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_if_nobody_built_it_the_page_says_how(new_server: Any, tmp_path: Path) -> None:
    server = new_server(docs=str(tmp_path / "nowhere"))
    for path in ("/docs/", "/docs/records/"):
        answer = server.http.get(f"http://{server.address}{path}")
        assert answer.status_code == 404
        assert "make docs" in answer.text
