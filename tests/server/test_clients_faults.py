"""What a client does wrong ends its own connection, and is no failure of the server."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed


def test_a_text_that_is_none_ends_the_connection_without_an_alarm(new_server: Any, join: Any) -> None:
    server = new_server(process=True)
    made = server.make("device", "device", start="0")
    rude, other = (join(server, made.id, made.secrets[0]) for _ in range(2))
    rude.socket.send(b"\xc3\x28", text=True)
    with pytest.raises(ConnectionClosed) as closed:
        rude.wait("done")
    assert closed.value.rcvd.code == 1007
    assert other.move(0, "end")["type"] == "done"
    said = server.log.read_text()
    assert "WARNING uvicorn.error: Invalid UTF-8" in said
    assert "ERROR" not in said
