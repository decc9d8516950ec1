"""The proxies that docs/hosting.md describes, tried with its own texts: pages, games, and limits that apply to each
browser. A proxy that is not installed is not tried, and the report says so.
"""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from websockets.exceptions import WebSocketException

from proofs.doors import documented
from tests.kit.player import Player
from tests.kit.process import PATIENCE
from tests.kit.server import LIMITLESS, Server
from tilery.games import GAMES
from tilery.tables.wire.messages import VERSION

FIRST, SECOND = "127.0.0.2", "127.0.0.3"
"""Two browsers with addresses of their own."""
FORGED = "203.0.113.9"
GAME = GAMES.names()[0]
POSTS, SOCKETS = 20, 3
"""What one address may do in this trial."""
PROXY = "127.0.0.1"


class Tried(msgspec.Struct):
    """What was seen through one proxy; `missing`: it is not installed."""

    name: str
    missing: bool = False
    passed: list[str] = []
    wrong: list[str] = []

    def expect(self, what: str, true: bool) -> None:
        (self.passed if true else self.wrong).append(what)

    def __str__(self) -> str:
        if self.missing:
            return f"{self.name}: NOT TRIED, because it is not installed"
        wrong = "".join(f"\n  wrong: {each}" for each in self.wrong)
        return f"{self.name}: {'BROKEN' if self.wrong else 'held'}; {'; '.join(self.passed)}{wrong}"


class Proxies(msgspec.Struct):
    """All of them."""

    tried: list[Tried]

    @property
    def held(self) -> bool:
        """Whether nothing wrong was found; the report says whether anything was tried."""
        return not any(each.wrong for each in self.tried)

    def __str__(self) -> str:
        return "\n".join(map(str, self.tried))


Command = Callable[[Path, str, str], list[str]]
"""How to start a proxy with its files in a folder. It listens at the first address for the server at the second."""


def nginx(folder: Path, listen: str, server: str) -> list[str]:
    user = "user root root;\n" if os.geteuid() == 0 else ""  # otherwise it could not write into the folder
    config = folder / "nginx.conf"
    config.write_text(documented.nginx(listen, server, folder, user))
    return ["nginx", "-p", str(folder), "-e", "stderr", "-c", str(config)]


def caddy(folder: Path, listen: str, server: str) -> list[str]:
    config = folder / "Caddyfile"
    config.write_text(documented.caddy(listen, server))
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(config)]


PROXIES: dict[str, Command] = {"nginx": nginx, "caddy": caddy}


@contextmanager
def proxied(command: Command, folder: Path, server: str) -> Iterator[str]:
    """Run the proxy; gives its address."""
    with socket.socket() as free:
        free.bind((PROXY, 0))
        listen = f"{PROXY}:{free.getsockname()[1]}"
    folder.mkdir(parents=True)
    with (folder / "proxy.log").open("w") as log:
        started = command(folder, listen, server)
        homes = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        process = subprocess.Popen(started, stdout=log, stderr=log, env=os.environ | homes)
    try:
        wait_for(listen, process, folder / "proxy.log")
        yield listen
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_for(address: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    host, port = address.split(":")
    until = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < until:
        try:
            socket.create_connection((host, int(port))).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError(f"the proxy did not start: {log.read_text()}")


class Browser:
    """A browser with an address of its own, and if it is `forging`, with a header that names another."""

    def __init__(self, proxy: str, source: str, *, forging: str = "") -> None:
        self._proxy, self._source = proxy, source
        self._headers = {"X-Forwarded-For": forging} if forging else {}
        self.http = httpx2.Client(
            transport=httpx2.HTTPTransport(local_address=source),
            base_url=f"http://{proxy}",
            headers=self._headers | {"Origin": f"http://{proxy}"},
            timeout=PATIENCE,
        )

    def join(self, table: str, *secrets: str, hello: bool = True) -> Player:
        return Player(
            self._proxy,
            table,
            *secrets,
            hello=hello,
            source_address=(self._source, 0),
            additional_headers=self._headers,
            origin=f"http://{self._proxy}",
            proxy=None,
            ping_interval=None,  # only the server asks whether we are there
        )

    def posted(self) -> int:
        """Post something that is counted and changes nothing; gives the status."""
        return self.http.post("/api/mine", json={"tables": []}).status_code


def look_at_pages(seen: Tried, browser: Browser) -> None:
    page = browser.http.get("/")
    seen.expect("the page loads", page.status_code == 200 and "<title>Tilery</title>" in page.text)
    asset = page.text.partition('type="module" crossorigin src="')[2].partition('"')[0]
    answer = browser.http.get(asset)
    seen.expect("its files come packed", answer.status_code == 200 and "gzip" in answer.headers["content-encoding"])
    seen.expect("/metrics is kept to the house", browser.http.get("/metrics").status_code == 404)


def play(seen: Tried, one: Browser, two: Browser) -> None:
    """Two browsers at a table, from the first move to the last."""
    wish = {"game": GAME, "seats": [{"kind": "device"}, {"kind": "open"}]}
    made = one.http.post("/api/tables", json=wish).raise_for_status().json()
    guest = {"name": "Bea", "invite": made["invite"]}
    taken = two.http.post(f"/api/tables/{made['id']}/seats", json=guest).raise_for_status().json()
    secrets = made["secrets"][0]["secret"], taken["secret"]
    players = [browser.join(made["id"], secret) for browser, secret in zip((one, two), secrets, strict=True)]
    moves = 0
    while players[0].result is None:
        seat = next(seat for seat, player in enumerate(players) if player.sights[seat]["to_move"])
        answer = players[seat].play(seat)
        assert answer["type"] == "done", answer
        for player in players:
            player.catch_up(answer["seq"])
        moves += 1
    seen.expect(f"a game of {moves} moves is played over sockets", moves > 0)
    for player in players:
        player.close()


def stay_silent(seen: Tried, browser: Browser, table: str, seconds: float) -> None:
    """The server's pings keep a quiet line alive; ours are answered, too."""
    player = browser.join(table)
    seen.expect("a ping is answered", player.socket.ping().wait(PATIENCE))
    time.sleep(seconds)
    try:
        there = player.hello()["type"] == "welcome"
    except (WebSocketException, OSError):
        there = False
    seen.expect(f"a line that was silent for {seconds:g} s is still good", there)
    player.close()


def use_up(seen: Tried, proxy: str) -> None:
    """One browser asks until it is refused. A forged header neither helps it nor harms others."""
    first, second = Browser(proxy, FIRST), Browser(proxy, SECOND)
    answers = [first.posted() for _ in range(POSTS + 1)]
    seen.expect("an address that asks too much is refused", answers == [200] * POSTS + [429])
    for forged in (FORGED, SECOND, PROXY, "unknown", f"{FORGED}, {SECOND}"):
        seen.expect(f"also if it claims to be {forged}", Browser(proxy, FIRST, forging=forged).posted() == 429)
    answers = [second.posted() for _ in range(POSTS + 1)]
    seen.expect("another address has its own limit, whole", answers == [200] * POSTS + [429])


def crowd(seen: Tried, proxy: str, table: str) -> None:
    """The same for sockets."""
    with ExitStack() as lines:

        def welcome(source: str, forging: str = "") -> bool:
            player = Browser(proxy, source, forging=forging).join(table, hello=False)
            lines.callback(player.close)
            with suppress(WebSocketException):  # the line may have been closed already, with a reason
                player.send("hello", version=VERSION, secrets=())
            answer = player.read()
            assert answer.get("code", "crowded") == "crowded", answer
            return bool(answer["type"] == "welcome")

        full = [welcome(FIRST) for _ in range(SOCKETS)]
        seen.expect("an address has as many sockets as it may, and no more", all(full) and not welcome(FIRST))
        seen.expect("also if it claims to be another", not welcome(FIRST, FORGED) and not welcome(FIRST, SECOND))
        seen.expect("another address has sockets of its own", all(welcome(SECOND) for _ in range(SOCKETS)))


def tried(name: str, folder: Path, seconds: float) -> Tried:
    """Everything through one proxy, with `seconds` of silence."""
    if shutil.which(name) is None:
        return Tried(name, missing=True)
    seen = Tried(name)
    limits: dict[str, Any] = {"posts": (0.0, POSTS), "connections_per_address": SOCKETS, "metrics": True}
    settings: dict[str, Any] = LIMITLESS | limits | documented.settings(PROXY)
    server = Server(folder / f"{name}-server", **settings)
    try:
        table = server.make("device", "device", game=GAME)
        with proxied(PROXIES[name], folder / name, server.address) as proxy:
            one, two = Browser(proxy, "127.0.0.4"), Browser(proxy, "127.0.0.5")
            look_at_pages(seen, one)
            play(seen, one, two)
            use_up(seen, proxy)
            crowd(seen, proxy, table.id)
            stay_silent(seen, one, table.id, seconds)
        seen.expect("the server knows its proxy", "no trusted proxy" not in server.said)
    except (WebSocketException, httpx2.HTTPError, OSError) as error:
        seen.wrong.append(f"a line failed: {error}")
    finally:
        server.close()
    return seen


def run(folder: Path, seconds: int) -> Proxies:
    return Proxies([tried(name, folder, seconds) for name in PROXIES])
