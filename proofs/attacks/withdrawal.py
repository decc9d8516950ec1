"""A link to another device is withdrawn while that device leaves and comes back without a pause."""

import asyncio
from contextlib import suppress
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from proofs.attacks.attack import Attack, Seen
from proofs.attacks.stranger import DEVICE, GONE, HELLO, connected
from tilery.games import GAMES

TRIES = 200
AT_ONCE = 8
"""How many tables at a time."""
GAME = GAMES.names()[0]


def strike(address: str, seconds: float) -> Seen:
    return asyncio.run(struck(address, seconds))


async def struck(address: str, seconds: float) -> Seen:
    """Attack from several addresses, because a single one is soon told to wait."""
    seen = Seen()
    tries = TRIES if seconds > 10 else AT_ONCE
    waiting = iter(range(tries))

    async def go_on(at: str) -> None:
        transport = httpx2.AsyncHTTPTransport(local_address=at)
        async with httpx2.AsyncClient(transport=transport, base_url=f"http://{address}", timeout=60) as line:
            for number in waiting:
                await attempt(line, address, at, number, seen)

    await asyncio.gather(*(go_on(f"127.0.0.{2 + number}") for number in range(AT_ONCE)))
    seen.expect("there were tries", seen.figures.get("tries", 0) == tries)
    return seen


async def attempt(line: httpx2.AsyncClient, address: str, at: str, number: int, seen: Seen) -> None:
    made = await post(line, "tables", {"game": GAME, "seats": [DEVICE] * 2})
    table, secret = made["id"], made["secrets"][0]["secret"]
    token = (await post(line, "passes", {"tables": [{"id": table, "secrets": [secret]}]}))["token"]
    lent = (await post(line, "passes/open", {"token": token}))["seats"][0]["secret"]
    device = Device(address, at, table, lent, again=number % 2 == 0)
    cheating = asyncio.create_task(device.cheat())
    await device.greeted.wait()
    await asyncio.sleep(number % 20 / 1000)
    await post(line, "passes/withdraw", {"token": token})
    await asyncio.sleep(0.1)
    seen.figures["tries"] = seen.figures.get("tries", 0) + 1
    held = await device.still_plays()
    seen.figures["kept its seat"] = seen.figures.get("kept its seat", 0) + held
    seen.expect("a device keeps no seat that was withdrawn", not held)
    cheating.cancel()
    await asyncio.gather(cheating, return_exceptions=True)
    device.close()


async def post(line: httpx2.AsyncClient, path: str, body: Any) -> Any:
    """Post this; wait a little if that was too fast."""
    answer = await line.post(f"/api/{path}", json=body)
    if answer.status_code == 429:
        await asyncio.sleep(0.2)
        return await post(line, path, body)
    return answer.raise_for_status().json()


class Device:
    """A device that doesn't want to give its seat back. It leaves the seat and says hello on the same line, or on a new
    line each time (`again`)."""

    def __init__(self, address: str, at: str, table: str, secret: str, *, again: bool) -> None:
        self._address, self._at, self._table, self._again = address, at, table, again
        self._hello = msgspec.json.encode(HELLO | {"secrets": [secret]}).decode()
        self._socket: ClientConnection | None = None
        self.greeted = asyncio.Event()

    async def cheat(self) -> None:
        number = 0
        while True:
            with suppress(*GONE, TimeoutError, WebSocketException):
                if self._socket is not None:
                    self._socket.transport.abort()
                self._socket = socket = await connected(self._address, self._table, self._at)
                while True:
                    number += 1
                    await socket.send(self._hello)
                    if "welcome" in str(await socket.recv()):
                        self.greeted.set()
                    await socket.send(f'{{"type": "leave", "id": "l{number}", "seat": 0}}')
                    await asyncio.sleep(0.05)  # about as fast as possible without being sent away
                    if self._again:
                        break
            await asyncio.sleep(0.001)

    def close(self) -> None:
        if self._socket is not None:
            self._socket.transport.abort()

    async def still_plays(self) -> bool:
        """Whether a request for the seat is carried out, on the line it has or on a new one."""
        held = False
        for socket in (self._socket, await connected(self._address, self._table, self._at)):
            if socket is None:
                continue
            with suppress(*GONE, TimeoutError, WebSocketException):
                await socket.send(self._hello)
                await socket.send('{"type": "here", "id": "still-here", "seat": 0}')
                async with asyncio.timeout(1):
                    while True:
                        said = msgspec.json.decode(await socket.recv())
                        if said.get("id") == "still-here":
                            held |= said["type"] == "done"
                            break
            socket.transport.abort()
        return held


ATTACK = Attack("withdrawing a link while its device leaves and comes back", strike, seconds=30)
