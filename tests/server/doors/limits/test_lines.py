"""TCP connections that say too much, too slowly or nothing, and too many of them."""

import asyncio
import socket
import threading
import time
from contextlib import ExitStack, closing, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from tilery.server.doors import lines
from tilery.server.doors.budgets import Budgets
from tilery.server.doors.lines import (
    MAX_HEAD,
    MAX_HEADERS,
    MAX_PIPELINED,
    MAX_URL,
    QUIET,
    SPARE_FILES,
    SPARE_LINES,
    Lines,
)
from tilery.server.metrics import Metrics
from tilery.server.settings import Settings

ASKED = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


class Raw:
    """A line on which anything can be said."""

    def __init__(self, address: str) -> None:
        host, port = address.split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=10)

    def say(self, *words: bytes) -> None:
        with suppress(ConnectionError):  # nobody listens any more: then there is an answer
            for word in words:
                self.socket.sendall(word)

    def hear(self) -> bytes:
        """All until it is closed."""
        heard = b""
        while True:
            try:
                more = self.socket.recv(65536)
            except ConnectionError:
                return heard
            if not more:
                return heard
            heard += more

    def close(self) -> None:
        self.socket.close()


def heard(server: Any, *words: bytes) -> bytes:
    """What is answered to that until the line is closed."""
    with closing(Raw(server.address)) as line:
        line.say(*words)
        return line.hear()


def status(answer: bytes) -> int:
    return int(answer.split()[1])


TOO_MUCH: list[tuple[int, list[bytes]]] = [
    (414, [b"GET /", b"a" * (MAX_URL + 1)]),
    (414, [b"GET /", *[b"a" * 1000] * 20]),
    (431, [ASKED, b"X: ", b"a" * (2 * MAX_HEAD + 20_000)]),
    (431, [ASKED, b"X", b"a" * (2 * MAX_HEAD + 20_000)]),
    (431, [ASKED, b"X: ", b"a" * (MAX_HEAD + 1), b"\r\n\r\n"]),
    (431, [ASKED, *[b"X: " + b"a" * 1000 + b"\r\n"] * 40, b"\r\n"]),
    (431, [ASKED, b"X: y\r\n" * (MAX_HEADERS + 1)]),
    (431, [b"\r\n" * (MAX_HEAD + 20_000)]),
    (413, [POST, b"Transfer-Encoding: chunked\r\n\r\n", *[b"8000\r\n" + b"a" * 0x8000 + b"\r\n"] * 40]),
    (413, [POST, b"Transfer-Encoding: chunked\r\n\r\n0\r\n", b"X: " + b"a" * 1_100_000]),
    (400, [b"NONSENSE\r\n\r\n"]),
]
"""What is said, and how it is refused."""


def test_too_much_is_refused_and_the_line_closed(server: Any) -> None:
    with ExitStack() as stack:
        said = [(stack.enter_context(closing(Raw(server.address))), *each) for each in TOO_MUCH]
        for line, _, words in said:
            line.say(*words)
        for line, wanted, words in said:
            assert (status(line.hear()), words[:2]) == (wanted, words[:2])
    assert server.get("health").status_code == 200


def test_the_second_request_of_a_line_has_the_same_limits(server: Any) -> None:
    with closing(Raw(server.address)) as line:
        line.say(ASKED + b"\r\n")
        assert b"200 OK" in line.socket.recv(4096)
        line.say(ASKED, b"X: ", b"a" * (2 * MAX_HEAD + 20_000))
        assert status(line.hear()) == 431


def test_what_browsers_and_proxies_send_is_read(server: Any) -> None:
    large = b"Cookie: " + b"a" * 7000 + b"\r\n"
    last = b"Connection: close\r\n\r\n"
    assert status(heard(server, b"GET /api/health?", b"a" * 7000, b" HTTP/1.1\r\nHost: x\r\n", large, last)) == 200
    assert status(heard(server, ASKED, b"X: y\r\n" * 80, last)) == 200
    several = heard(server, (ASKED + b"\r\n") * 5, ASKED, last)
    assert several.count(b"HTTP/1.1 200 OK") == 6
    slowly = heard(server, *(bytes([byte]) for byte in ASKED + last))
    assert status(slowly) == 200


def test_requests_follow_each_other_on_one_line(server: Any) -> None:
    with closing(HTTPConnection(server.address)) as line:
        line.connect()
        place = line.sock.getsockname()
        for _ in range(3):
            for method, path, wanted in (("GET", "/api/health", 200), ("POST", "/api/tables", 422)):
                line.request(method, path, "{}", {"Content-Type": "application/json"})
                answer = line.getresponse()
                assert (answer.status, answer.read()[:1]) == (wanted, b"{")
        assert line.sock.getsockname() == place


def test_nobody_asks_for_everything_before_the_first_answer(server: Any) -> None:
    assert heard(server, (ASKED + b"\r\n") * 1000).count(b"HTTP/1.1 200 OK") <= MAX_PIPELINED


def test_of_a_line_that_is_turned_away_nothing_more_is_read(new_server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    server = new_server()
    unheard = 0
    listen = lines.Line.data_received

    def counted(line: lines.Line, data: bytes) -> None:
        nonlocal unheard
        unheard += len(data) * line._gone
        listen(line, data)

    monkeypatch.setattr(lines.Line, "data_received", counted)
    with closing(Raw(server.address)) as line:
        line.say(*[(ASKED + b"\r\n") * 2000] * 500)
        line.hear()
    assert unheard < 1_000_000


def test_an_upgrade_to_something_else_is_answered_as_if_it_were_none(server: Any) -> None:
    upgrade = b"Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n"
    assert status(heard(server, ASKED, upgrade)) == 200


def test_who_says_nothing_or_half_a_request_is_not_waited_for(new_server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "HEAD_SECONDS", 0.1)
    monkeypatch.setattr(lines, "BODY_SECONDS", 0.1)
    monkeypatch.setattr(lines, "LINGER", 0.05)
    server = new_server()
    assert heard(server) == b""
    assert status(heard(server, ASKED)) == 408
    assert status(heard(server, POST + b"Content-Length: 20\r\n\r\n{")) == 408
    twice = heard(server, ASKED + b"\r\n", b"GET")
    assert (status(twice), twice.count(b"408")) == (200, 2)
    with closing(Raw(server.address)) as line:
        for byte in POST[:30]:  # a byte now and then is no sign of life
            line.say(bytes([byte]))
            time.sleep(0.01)
        assert status(line.hear()) == 408
    assert server.get("health").status_code == 200
    assert server.post("tables", {}).status_code == 422


def test_who_reads_nothing_of_an_answer_is_not_waited_for(
    new_server: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(lines, "UNREAD_SECONDS", 0.2)
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html>")
    (static / "large.bin").write_bytes(b"x" * 20_000_000)
    server = new_server(static=str(static), metrics=True)
    with closing(Raw(server.address)) as line:
        line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.say(b"GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n")
        until_lines(server, 2)
        until_lines(server, 1)


def test_who_hangs_up_before_the_second_answer_is_no_failure(
    new_server: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Only the request that was read last would hear of it, and the one that is being answered would go on writing."""
    (tmp_path / "index.html").write_bytes(b"x" * 5_000_000)
    turns = iter([True])
    gone = threading.Event()

    async def turn(*_: Any) -> bool:
        return next(turns, False) or await asyncio.to_thread(gone.wait)

    monkeypatch.setattr(Budgets, "turn", turn)
    server = new_server(static=str(tmp_path))
    state = server._uvicorn.config.app.state
    with closing(Raw(server.address)) as line:
        line.say(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 3)
        assert line.socket.recv(1000)
    while state.lines.size:
        time.sleep(0.01)
    gone.set()
    assert server.get("health").status_code == 200
    assert caplog.records == []


def until_lines(server: Any, number: int) -> None:
    """Wait until there are so many, that of the client which asks included."""
    while f"\ntilery_lines {number}\n" not in server.http.get(f"http://{server.address}/metrics").text:
        time.sleep(0.01)


def test_the_server_ends_at_once_whatever_is_half_said_or_unread(new_server: Any, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(b"x" * 20_000_000)
    server = new_server(process=True, static=str(tmp_path))
    table = server.make("device", "device").id
    handshake = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
    said = [
        POST + b"Content-Length: 20\r\n\r\n{",
        ASKED,
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n\r\n",
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: x\r\n".encode() + handshake + b"A" * 22 + b"==\r\n\r\n",
    ]
    with ExitStack() as stack:
        for words in said:
            stack.enter_context(closing(Raw(server.address))).say(words)
        assert server.get("health").status_code == 200
        server.stop()
    assert "graceful" not in server.said  # it says so when it has waited for the whole time that it may take
    assert "Exception" not in server.said
    assert " at " not in server.said


def settings(**more: Any) -> Settings:
    return Settings(Path("x.db"), **more)


def test_one_address_has_half_of_all_lines_at_most() -> None:
    found = Lines(settings(), Metrics(), SPARE_FILES + 8)
    assert [found.enter("192.0.2.1") for _ in range(6)] == [True] * 4 + [False] * 2
    assert [found.enter(f"192.0.2.{number}") for number in range(2, 8)] == [True] * 4 + [False] * 2
    assert found.size == 8
    found.leave("192.0.2.1")
    assert found.enter("192.0.2.1")


def test_a_trusted_proxy_may_have_all_of_them() -> None:
    found = Lines(settings(trusted_proxies=("127.0.0.1",)), Metrics(), SPARE_FILES + 8)
    assert [found.enter("127.0.0.1") for _ in range(9)] == [True] * 8 + [False]


def test_lines_follow_the_settings_where_there_are_files_enough() -> None:
    found = Lines(settings(connections=40, connections_per_address=2), Metrics(), 100_000)
    assert sum(found.enter("192.0.2.1") for _ in range(50)) == 2 * 2 + SPARE_LINES
    assert sum(found.enter(f"198.51.100.{number}") for number in range(100)) == 2 * 40 - 2 * 2


def test_the_host_is_told_now_and_then_that_somebody_was_turned_away(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    found = Lines(settings(), Metrics(), SPARE_FILES + 2, lambda: now)
    for _ in range(1000):
        found.enter("192.0.2.1")
    now = QUIET
    found.enter("192.0.2.1")
    first, second = caplog.messages
    assert "192.0.2.1" in first
    assert "999 turned away" in second


def test_a_line_too_many_is_told_so_and_there_is_room_again_later(
    new_server: Any, join: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilery.server.app.file_limit", lambda: SPARE_FILES + 12)
    server = new_server(metrics=True)
    made = server.make("device", "device")  # the client keeps this line
    players = [join(server, made.id) for _ in range(3)]
    held = [Raw(server.address) for _ in range(2)]
    assert status(heard(server)) == 503
    assert server.get("health").status_code == 200
    for line in held:
        line.close()
    for player in players:
        player.close()
    until_lines(server, 1)
    found = server.http.get(f"http://{server.address}/metrics").text
    assert 'tilery_lines_refused_total{status="503"} 1' in found
    assert join(server, made.id).table["id"] == made.id
