"""Requests without end: heads and bodies that never stop, that stop halfway, or that come one byte at a time."""

import threading
import time
from collections.abc import Callable, Iterator
from itertools import count, repeat

from proofs.attacks.attack import Attack, Seen
from proofs.attacks.stranger import GONE, Raw, closing_all

FLOODS = 6
"""Lines of each kind that send as fast as they can."""
DRIPS = 200
HALVES = 40
MUCH = 64 * 1024
MOST = 40_000_000
"""Bytes after which a line must be closed. The server reads far less; the rest is on its way inside the system, which
may hold that much."""
PATIENT = 34.0
"""Seconds after which even the slowest line has been cut."""

GET = b"GET /api/health HTTP/1.1\r\nHost: x\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"


def forever(first: bytes, more: bytes) -> Callable[[], Iterator[bytes]]:
    def words() -> Iterator[bytes]:
        yield first
        yield from repeat(more * (MUCH // len(more)))

    return words


def numbered() -> Iterator[bytes]:
    """Headers that are all different."""
    yield GET
    for number in count():
        yield b"".join(b"X-%d-%d: y\r\n" % (number, each) for each in range(1000))


ENDLESS: dict[str, tuple[Callable[[], Iterator[bytes]], set[bytes]]] = {
    "url": (forever(b"GET /", b"a"), {b"414"}),
    "one header": (forever(GET + b"X: ", b"a"), {b"431"}),
    "name of a header": (forever(GET, b"a"), {b"431"}),
    "headers": (numbered, {b"431"}),
    "empty lines": (forever(b"", b"\r\n"), {b"431"}),
    "chunks": (forever(CHUNKED, b"400\r\n" + b"a" * 0x400 + b"\r\n"), {b"413"}),
    "small chunks": (forever(CHUNKED, b"1\r\na\r\n"), {b"413"}),
    "one chunk": (forever(CHUNKED + b"ffffffff\r\n", b"a"), {b"413"}),
    "chunk's extension": (forever(CHUNKED + b"1;", b"a"), {b"413", b"400"}),
    "trailers": (forever(CHUNKED + b"0\r\n", b"X: y\r\n"), {b"413", b"431", b"400"}),
    "body": (forever(POST + b"Content-Length: 9000000000\r\n\r\n", b"a"), {b"413"}),
    "pipeline": (forever(b"", GET + b"\r\n"), {b"429"}),
    "nonsense": (forever(b"", b"\x16\x03\x01"), {b"400"}),
}
"""Requests that go on for ever, and how each is refused."""
HALF = (b"", b"G", GET, GET + b"X: y", POST + b"Content-Length: 20\r\n\r\n{", CHUNKED + b"4\r\nab", b"\r\n")


def strike(address: str, seconds: float) -> Seen:
    seen = Seen()
    until = time.monotonic() + seconds
    slow: list[Raw] = []
    with closing_all(slow):
        dripping = threading.Thread(target=drip, args=(address, slow, until))
        dripping.start()
        floods = [threading.Thread(target=flood, args=(address, name, seen, until)) for name in ENDLESS]
        for thread in floods:
            thread.start()
        for thread in (*floods, dripping):
            thread.join()
        left = sum(line.open for line in slow)
        seen.figures |= {"slow lines": len(slow), "of them left": left}
        if seconds > PATIENT:
            seen.expect("whoever never comes to an end is hung up on", not left)
    return seen


def drip(address: str, lines: list[Raw], until: float) -> None:
    """A byte a second on many lines, and halves of requests on others."""
    lines += [Raw(address) for _ in range(DRIPS)]
    for at in range(HALVES):
        lines.append(Raw(address))
        lines[-1].say(HALF[at % len(HALF)])
    endless = GET + b"X: " + b"a" * 1000
    body = POST + b"Content-Length: 5000\r\n\r\n"
    for line in lines[: DRIPS // 2]:
        line.say(body)
    for at in range(len(endless)):
        if time.monotonic() > until:
            return
        for line in lines[:DRIPS]:
            line.push(endless[at : at + 1])
        time.sleep(1)


def flood(address: str, name: str, seen: Seen, until: float) -> None:
    """Send a request that never ends on several lines, one after the other, again and again; count what was taken."""
    words, wanted = ENDLESS[name]
    while time.monotonic() < until:
        lines: list[Raw] = []
        with closing_all(lines):
            try:
                lines += [Raw(address) for _ in range(min(FLOODS, round(until - time.monotonic()) + 1))]
            except GONE:
                continue
            for line in lines:
                for word in words():
                    if not line.say(word) or line.sent > MOST:
                        break
                answer = line.hear(2)
                seen.figures["lines"] = seen.figures.get("lines", 0) + 1
                seen.figures["most kB taken"] = max(seen.figures.get("most kB taken", 0), line.sent / 1000)
                seen.expect(f"of {name} without end not everything is taken", line.sent <= MOST)
                if said := answer.partition(b"HTTP/1.1 ")[2][:3]:
                    seen.figures["refused in words"] = seen.figures.get("refused in words", 0) + 1
                    seen.expect(f"{name} without end is refused, not with {said!r}", said in wanted | {b"200", b"429"})


ATTACK = Attack("heads and bodies without end, by halves, or a byte a second", strike, seconds=36)
