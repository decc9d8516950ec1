"""Starting: a busy port, the pages, the headers that protect them."""

import socket
import sys
from pathlib import Path
from typing import Any

import pytest

from tilery.server.run import PortError, address, listen
from tilery.server.settings import default_database


def test_a_busy_port_is_named(tmp_path: Path, failing_start: Any) -> None:
    with listen("127.0.0.1", 0) as busy:
        port = busy.getsockname()[1]
        with pytest.raises(PortError, match=f"Port {port} is in use already"):
            listen("127.0.0.1", port)
        said = failing_start(port, tmp_path / "x.db")
    assert said == f"Port {port} is in use already: end the other program, or choose another port.\n"
    assert not (tmp_path / "x.db").exists()


@pytest.mark.parametrize(("host", "port"), [("no.such.host.invalid", 80), ("127.0.0.1", 70_000), ("192.0.2.1", 8080)])
def test_a_place_where_nobody_can_listen_is_named(host: str, port: int) -> None:
    with pytest.raises(PortError, match=str(port)):
        listen(host, port)


def test_nobody_is_sent_to_a_server_that_is_still_starting() -> None:
    with listen("127.0.0.1", 0, shared=True) as starting, pytest.raises(ConnectionRefusedError):
        socket.create_connection(starting.getsockname())


def test_the_address_can_be_typed_into_a_browser() -> None:
    with listen("0.0.0.0", 0) as anywhere:
        assert address(anywhere) == f"http://localhost:{anywhere.getsockname()[1]}"
    if socket.has_ipv6:
        try:
            with listen("::1", 0) as six:
                assert address(six) == f"http://[::1]:{six.getsockname()[1]}"
        except PortError:
            pytest.skip("no IPv6 here")


def test_the_database_is_in_the_users_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "tilery" / "tables.db"


@pytest.fixture
def pages(new_server: Any, tmp_path: Path) -> Any:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Tilery</title>")
    (static / "favicon.svg").write_text("<svg/>")
    (static / "sw.js").write_text("self.BUILD = '1';")
    (static / "manifest.webmanifest").write_text("{}")
    (static / "assets" / "index-abc123.js").write_text("export const x = 1;\n" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    return new_server(static=str(static))


def test_every_page_of_the_client_is_found(pages: Any) -> None:
    def get(path: str) -> Any:
        return pages.http.get(f"http://{pages.address}{path}")

    for path in ("/", "/table/abc-_DEF", "/rules/some-game", "/index.html"):
        answer = get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert answer.headers["cache-control"] == "no-cache"
        assert "Tilery" in answer.text
    assert get("/favicon.svg").text == "<svg/>"
    script = get("/assets/index-abc123.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    for path in ("/assets/index-old.js", "/nothing.png", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/ws/nothing"):
        assert get(path).status_code == 404, path


def test_what_is_kept_in_memory_is_told_as_from_the_disk(pages: Any) -> None:
    def get(**headers: str) -> Any:
        return pages.http.get(f"http://{pages.address}/assets/index-abc123.js", headers=headers)

    plain = {"Accept-Encoding": "identity"}
    for more in ({}, plain, {"Accept-Encoding": "gzip"}):
        first, again = get(**more), get(**more)
        assert first.content == again.content == b"export const x = 1;\n" * 100
        for name in ("etag", "cache-control", "content-type", "last-modified", "vary"):
            assert first.headers[name] == again.headers[name], name
    assert "content-encoding" not in get(**plain).headers
    assert get(**{"If-None-Match": get().headers["etag"]}).status_code == 304
    assert get(Range="bytes=0-5", **plain).content == b"export"


def test_what_the_build_packed_goes_to_those_who_can_unpack_it(pages: Any, tmp_path: Path) -> None:
    script = next(tmp_path.rglob("index-abc123.js"))
    script.with_name(f"{script.name}.br").write_bytes(b"packed by the build")

    def sent(accepted: str) -> tuple[str, bytes]:
        asking = {"Accept-Encoding": accepted}
        with pages.http.stream("GET", f"http://{pages.address}/assets/{script.name}", headers=asking) as answer:
            return answer.headers.get("content-encoding", ""), b"".join(answer.iter_raw())

    assert sent("gzip, deflate, br") == ("br", b"packed by the build")  # also to the first who asks
    assert sent("br;q=0, gzip")[0] == "gzip"
    assert sent("identity") == ("", script.read_bytes())


def test_a_worker_and_a_manifest_are_what_they_are_and_always_asked_for(pages: Any) -> None:
    for path, kind in (
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ):
        answer = pages.http.get(f"http://{pages.address}{path}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
        assert answer.headers["cache-control"] == "no-cache"


def test_every_answer_carries_the_headers_that_protect_it(pages: Any) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/assets/nothing.js", "/api/tables/nowhere"):
        headers = pages.http.get(f"http://{pages.address}{path}").headers
        policy = headers["content-security-policy"].split("; ")
        assert {"default-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"} <= set(policy)
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


def test_without_the_web_client_the_page_says_what_to_do(new_server: Any, tmp_path: Path) -> None:
    server = new_server(static=str(tmp_path / "nowhere"))
    answer = server.http.get(f"http://{server.address}/")
    assert answer.status_code == 503
    assert "make" in answer.text
    assert server.get("health").status_code == 200
