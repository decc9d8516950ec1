"""What a client does wrong ends its own connection, and is no failure of the server."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed


def test_a_text_that_is_none_ends_the_connection_without_an_alarm(new_server: Any, join: Any) -> None:
    server = new_server(process=True)
    made = server.make("device", "device")
    rude, other = (join(server, made.id, made.secrets[0]) for _ in range(2))
    rude.socket.send(b"\xc3\x28", text=True)
    with pytest.raises(ConnectionClosed) as closed:
        rude.wait("done")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    assert other.play(0)["type"] == "done"
    said = server.log.read_text()
    assert "WARNING uvicorn.error: Invalid UTF-8" in said
    assert "ERROR" not in said


@pytest.mark.parametrize(
    "wish",
    [
        '{"game": "\\ud800", "seats": [{"kind": "device"}]}',
        '{"game": "staircase", "options": {"\\udfff": ""}, "seats": [{"kind": "device"}]}',
        '{"game": "staircase", "seats": [{"kind": "bot", "level": "\\ud83d"}]}',
        '{"game": "staircase", "seats": [], "\\ud800": ""}',
    ],
)
def test_half_a_character_is_refused(server: Any, wish: str) -> None:
    for kind in ("application/json", "text/plain"):
        answer = server.http.post(f"http://{server.address}/api/tables", content=wish, headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "games", "GET"),
        ("GET", "tables", "POST"),
        ("DELETE", "tables/x", "GET"),
        ("PUT", "tables/x/rounds/0/review", "GET, POST"),
    ],
)
def test_what_a_route_cannot_do_is_said_with_what_it_can(server: Any, method: str, path: str, allowed: str) -> None:
    answer = server.http.request(method, f"http://{server.address}/api/{path}")
    assert (answer.status_code, answer.headers["allow"], answer.json()["code"]) == (405, allowed, "not-found")
    assert [server.get(nowhere).status_code for nowhere in ("nowhere", "games/")] == [404, 404]
