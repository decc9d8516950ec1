"""What nobody should do to a socket: broken WebSocket frames and handshakes, and HTTP as no browser speaks it."""

import asyncio
import base64
import os
import random
import socket
import struct
from contextlib import suppress

import msgspec

from tilery.games import GAMES
from tilery.server.doors.limits import MAX_BODY
from tilery.server.run import MAX_FRAME

PATIENCE = 5.0
"""Seconds after which a client that was not let in goes away."""
HURRY = 0.1
"""Seconds for an answer; half a request gets none."""
GONE = (OSError, EOFError, TimeoutError, ValueError)

NUMBERS = (
    "0",
    "1",
    "-1",
    "x",
    "",
    "9" * 40,
    "9" * 5000,
    "1e3",
    "1000001",
    "%31",
    "%ff",
    "\u00b2",
    "spectator",
    "1&seat=2",
)
"""Few of these are numbers."""
NONE = -1
"""In place of a status: there was no answer, which is right for half a request."""


def handshake(path: str, *more: str, key: str | None = None, version: str = "13") -> bytes:
    """The beginning of a WebSocket, as it should be except for what is given."""
    key = base64.b64encode(os.urandom(16)).decode() if key is None else key
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: Upgrade", "Upgrade: websocket"]
    lines += [f"Sec-WebSocket-Key: {key}", f"Sec-WebSocket-Version: {version}", *more, "", ""]
    return "\r\n".join(lines).encode("latin-1")


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True, bits: int = 0, masked: bool = True) -> bytes:
    head = bytes([fin << 7 | bits << 4 | opcode])
    size, high = len(payload), 0x80 if masked else 0
    if size < 126:
        head += bytes([high | size])
    else:
        head += bytes([high | (126 if size < 1 << 16 else 127)]) + size.to_bytes(2 if size < 1 << 16 else 8, "big")
    mask = os.urandom(4) if masked else b""
    return head + mask + (bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload)) if masked else payload)


def frames(rng: random.Random) -> bytes:
    """Frames of which at least one is wrong, or useless."""
    text = b'{"type":"hello","version":1,"secrets":[]}'
    return rng.choice(
        (
            frame(1, text, masked=False),
            frame(1, text, bits=rng.randrange(1, 8)),
            frame(rng.choice((3, 7, 11, 15)), text),
            frame(0, text),  # continues nothing
            frame(1, text[:9], fin=False) + frame(1, text[9:]),  # begins twice
            frame(1, text[:9], fin=False) + frame(9, b"?") + frame(0, text[9:]),  # a ping in between is allowed
            b"".join(frame(0 if at else 1, text[at : at + 1], fin=False) for at in range(len(text))),
            frame(1, bytes([0xC3, 0x28, 0xFF])),  # no UTF-8
            frame(9, b"p" * 126),  # a ping may have 125 bytes
            frame(9, b"p", fin=False),
            frame(9, b"ping") * 200,
            frame(10, b"nobody asked") * 50,
            frame(8, b"\x03"),
            frame(8, struct.pack(">H", rng.choice((0, 999, 1005, 1006, 2000, 65535))) + b"bye"),
            frame(8, struct.pack(">H", 1000) + b"\xff\xfe"),
            frame(8) + frame(1, text) * 20,
            b"\x81\xff" + struct.pack(">Q", 1 << 62) + b"abcd",  # claims to be very long
            b"\x81\xff" + struct.pack(">Q", 1 << 63) + b"abcd",
            frame(1, b"x" * (MAX_FRAME + 1)),
            frame(1, b"x" * MAX_FRAME),
            frame(2, b"x" * 1000, fin=False) * 70,
            frame(1, text)[: rng.randrange(1, 40)],  # half a frame
            frame(1, text) + rng.randbytes(100),
            rng.randbytes(rng.randrange(1, 400)),
        )
    )


def handshakes(rng: random.Random, table: str) -> bytes:
    """The beginning of a WebSocket with something wrong in it."""
    path = f"/ws/tables/{table}"
    whole = handshake(path)
    return rng.choice(
        (
            whole[: rng.randrange(1, len(whole))],
            handshake(path, key=""),
            handshake(path, key="short"),
            handshake(path, key="=" * 24),
            handshake(path, version=rng.choice(("12", "", "x"))),
            handshake(path, "Origin: http://[", "X-More: 1"),
            handshake(path, "Origin: null"),
            handshake(path, f"Origin: http://{'a' * 5000}"),
            handshake(path, "Origin: http://else\u00e9where"),
            handshake(path, "Origin: //::]["),
            handshake(path, "Sec-WebSocket-Protocol: a, b, c"),
            handshake(path, "Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=99"),
            handshake(path, "Sec-WebSocket-Extensions: ;;;,,"),
            handshake(path, "Host: other", "Host: third"),
            handshake(path, *(f"X-{at}: {'h' * 200}" for at in range(150))),
            handshake(path, *(f"X-{at}: {'h' * 200}" for at in range(20))),
            handshake(path, "X-Odd: \x01\xff"),
            handshake("/ws/tables/" + "a" * rng.choice((65, 4000, 9000))),
            handshake("/ws/tables/%00%ff%2e%2e"),
            handshake("/ws/tables/\u00e9\u00ff"),
            handshake("/ws/tables/"),
            handshake("/ws"),
            handshake("/api/tables"),
            handshake(path + "?" + "q=%zz&" * 100),
            handshake("ws://else.where/ws/tables/x"),
            whole.replace(b"GET", b"POST"),
            whole.replace(b"HTTP/1.1", b"HTTP/1.0"),
            whole.replace(b"\r\n\r\n", b"\r\nContent-Length: 5\r\n\r\nhello"),
        )
    )


def requests(rng: random.Random, table: str) -> bytes:
    """An HTTP request that is not as it should be."""
    body = rng.choice(bodies(rng))
    path = rng.choice(("/api/tables", f"/api/tables/{table}/seats"))
    return rng.choice(
        (
            post(path, body),
            post(
                path,
                body,
                kind=rng.choice(("text/plain", "", "application/xml", "multipart/form-data", "\u00e9/\u00e9")),
            ),
            post(path, body, length=rng.choice(("0", "-1", "+5", "1e3", "abc", "", "9" * 30, "1_0", "5, 5", "\xb2"))),
            post(path, b"x" * 200, length=str(MAX_BODY + 1)),
            post(path, b"{" * (MAX_BODY + 1)),
            post(path, b'{"game":"' + b"a" * (MAX_BODY - 20) + b'"}'),
            chunked(path, [b"x" * 5000] * 20),
            chunked(path, [b'{"ga', b'me":', b"1}"]),
            chunked(path, []).replace(b"0\r\n\r\n", b"zz\r\nnothing\r\n"),
            chunked(path, [body]).replace(b"Transfer", b"Content-Length: 3\r\nTransfer"),
            post(path, body, more=(f"Origin: {rng.choice(('http://[', 'null', 'http://a]', '//', 'http://x:y:z'))}",)),
            post(path, body, more=(f"Content-Encoding: {rng.choice(('gzip', 'br', 'x'))}",)),
            post(path, body, more=("Expect: 100-continue",)),
            get(rng.choice(paths(rng, table))),
            get("/", *(f"X-{at}: {'h' * 200}" for at in range(rng.choice((10, 400))))),
            get("/", "X-Long: " + "h" * 70_000),
            get("/", f"Host: {rng.choice(('[', 'a:b:c', '', ' ', 'x' * 3000))}"),
            get("/", "Accept-Encoding: gzip;q=zz, *;;;", "Range: bytes=9-1,-,x", "If-Modified-Since: yesterday"),
            get("/api/games", "If-None-Match: " + "," * 500),
            get("/", "no colon here"),
            get("/", ": no name"),
            rng.choice(
                (b"OPTIONS * HTTP/1.1\r\n\r\n", b"TRACE / HTTP/1.1\r\nHost: a\r\n\r\n", b"CONNECT a:1 HTTP/1.1\r\n\r\n")
            ),
            rng.choice(
                (b"BREW / HTTP/1.1\r\n\r\n", b"GET /\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"get / http/1.1\r\n\r\n")
            ),
            get("/api/health").replace(b"GET", rng.choice((b"PUT", b"DELETE", b"PATCH", b"HEAD", b"OPTIONS"))),
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + rng.randbytes(200),  # somebody tries HTTPS
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + rng.randbytes(30),
            rng.randbytes(rng.randrange(1, 500)),
            post(path, body)[: rng.randrange(1, 120)],  # half a request
            get("/api/health") * 20 + b"\x00",
        )
    )


def bodies(rng: random.Random) -> list[bytes]:
    game = GAMES.names()[0].encode()
    made = b'{"game":"%b","seats":[{"kind":"device"},{"kind":"open"}]}' % game
    return [
        made[: rng.randrange(len(made))],
        made.replace(game, rng.choice((b"\\u0000", b"\\ud800", b"../../etc", b"x" * 5000, b"\xff\xfe"))),
        made.replace(b"device", rng.choice((b"person", b"", b"Device", b"bot"))),
        made.replace(b'"device"', rng.choice((b"1", b"null", b"[]", b"{}", b"NaN", b"1e999"))),
        b'{"game":"%b","seats":' % game + b'{"kind":"open"},' * 20 + b"]}",
        b'{"game":"%b","seats":[' % game + b'{"kind":"open"},' * 300 + b'{"kind":"open"}]}',
        b'{"game":"%b","options":{"a":"b"},"seats":[{"kind":"open"},{"kind":"open"}]}' % game,
        b'{"game":"%b","options":{"\\ud800":"\\udfff"},"seats":[{"kind":"open"},{"kind":"open"}]}' % game,
        b'{"name":"\\u202eAnna","seat":0}',
        b'{"name":"\\ud800","seat":99999999999999999999999}',
        b'{"name":"Anna","seat":' + b"9" * 5000 + b"}",
        b'{"name":"Anna","seat":1e400}',
        b'{"name":"Anna","seat":true,"secret":"x"}',
        b'{"name":' + b"[" * 20_000 + b"]" * 20_000 + b"}",
        b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
        b"[]",
        b"null",
        b"",
        b"\xff" * 50,
        "{\u201cgame\u201d: 1}".encode("utf-16"),
    ]


def paths(rng: random.Random, table: str) -> list[str]:
    return [
        *("/api", "/api/", "/api/nothing", "//api//games", "/api/tables/", "/ws/tables/x", "/metrics", "/..", "/."),
        *("/../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/..%2f..%2fapp.py", "/assets/%00", "/%ff%fe"),
        *(
            "/\u00e9\u00ff",
            "/" + "a" * rng.choice((300, 5000, 60_000)),
            "/a b",
            "/con",
            "/index.html/x",
            "/?" + "&" * 999,
        ),
        f"/api/tables/{'a' * rng.choice((64, 65, 3000))}",
        f"/api/tables/%00{table}",
        f"/api/tables/{table}/rounds/{rng.choice(NUMBERS)}/record",
        f"/api/tables/{table}/rounds/0/replay?seat={rng.choice(NUMBERS)}",
        f"/api/tables/{table}/rounds/0/hints",
        f"/api/tables/{table}?secret=x",
    ]


def get(path: str, *more: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", "Host: 127.0.0.1", *more, "", ""]).encode("latin-1")


def post(
    path: str, body: bytes, *, kind: str = "application/json", length: str | None = None, more: tuple[str, ...] = ()
) -> bytes:
    head = [f"POST {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Type: {kind}"]
    head += [f"Content-Length: {len(body) if length is None else length}", *more, "", ""]
    return "\r\n".join(head).encode("latin-1") + body


def chunked(path: str, parts: list[bytes]) -> bytes:
    head = [
        f"POST {path} HTTP/1.1",
        "Host: 127.0.0.1",
        "Content-Type: application/json",
        "Transfer-Encoding: chunked",
        "",
        "",
    ]
    return "\r\n".join(head).encode() + b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in [*parts, b""])


class Answer(msgspec.Struct, frozen=True):
    """The status of the first answer, or NONE; and the code with which a WebSocket was closed, if it was."""

    status: int = NONE
    code: int = NONE


async def talk(address: str, rng: random.Random, *parts: bytes) -> Answer:
    """Send these parts over a bare TCP connection, which ends rudely or politely at random."""
    host, _, port = address.rpartition(":")
    status, rest, writer = NONE, b"", None
    with suppress(*GONE):
        async with asyncio.timeout(PATIENCE) as timer:
            reader, writer = await asyncio.open_connection(host, int(port))
            for at, part in enumerate(parts):
                writer.write(part)
                await writer.drain()
                if at == 0 and rng.random() < 0.9:  # otherwise it doesn't wait to be let in
                    if len(parts) == 1:
                        timer.reschedule(asyncio.get_running_loop().time() + HURRY)
                    status = int((await reader.readuntil(b"\r\n")).split()[1])
                    await reader.readuntil(b"\r\n\r\n")
            if rng.random() < 0.8:
                timer.reschedule(asyncio.get_running_loop().time() + HURRY)
                rest = await reader.read(1000)
    if writer is not None:
        if rng.random() < 0.5:  # without a goodbye
            linger = struct.pack("ii", 1, 0)
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        writer.transport.abort()
    closed = len(parts) > 1 and rest[:1] == b"\x88" and len(rest) >= 4
    return Answer(status, int.from_bytes(rest[2:4], "big") if closed else NONE)


async def break_frames(address: str, rng: random.Random, table: str) -> Answer:
    return await talk(address, rng, handshake(f"/ws/tables/{table}"), frames(rng))


async def break_handshakes(address: str, rng: random.Random, table: str) -> Answer:
    return await talk(address, rng, handshakes(rng, table))


async def break_requests(address: str, rng: random.Random, table: str) -> Answer:
    return await talk(address, rng, requests(rng, table))


async def read_nothing(address: str, rng: random.Random, table: str) -> None:
    """Watch and never read a word, until cancelled; with a small buffer, the server feels it at once."""
    host, _, port = address.rpartition(":")
    with socket.socket() as sock:
        sock.setblocking(False)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        loop = asyncio.get_running_loop()
        with suppress(*GONE):
            await loop.sock_connect(sock, (host, int(port)))
            hello = frame(1, b'{"type":"hello","version":1,"secrets":[]}')
            await loop.sock_sendall(sock, handshake(f"/ws/tables/{table}"))
            await asyncio.sleep(0.2)  # it reads nothing, so it can't know when it is let in
            await loop.sock_sendall(sock, hello)
            await asyncio.sleep(rng.uniform(5, 30))


ABUSES = (break_frames, break_handshakes, break_requests)
