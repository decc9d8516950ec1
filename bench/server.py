"""Round trips of the server: many tables of two clients moving at once over loopback.

Next to it, in the same run, a bare Starlette fan-out that knows no rules, stores nothing and passes on messages of the
same size: what the web framework and the clients alone cost. A round trip ends when both clients have the result.
"""

import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect

from bench.rooms import fast_client
from tests.kit.process import Process
from tests.kit.server import Server

TABLES = 100
ROUNDS = 3
MOVES = 20
"""Per table and round."""
SECONDS = 60.0
"""After which a round is over, whatever was done."""

BARE = """
import socket, sys, uvicorn
from collections import defaultdict
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocketDisconnect
rooms = defaultdict(list)
async def table(websocket):
    await websocket.accept()
    room = rooms[websocket.path_params["table"]]
    room.append(websocket)
    try:
        while True:
            size, message = (await websocket.receive_text()).split(" ", 1)
            update = "u" * int(size)
            for each in room:
                await each.send_text(update)
            await websocket.send_text(message)
    except WebSocketDisconnect:
        room.remove(websocket)
listener = socket.create_server(("127.0.0.1", 0))
print(f"Bare is at http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
app = Starlette(routes=[WebSocketRoute("/ws/tables/{table}", table)])
config = uvicorn.Config(app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="warning")
uvicorn.Server(config).run([listener])
"""


class FastView(Protocol):
    """What a client looks at to find a move; it skips the rest as fast as it can."""

    def move(self) -> str: ...


V = TypeVar("V", bound=FastView)


class SeatView(msgspec.Struct, Generic[V]):
    view: V
    to_move: bool


class Message(msgspec.Struct, Generic[V]):
    type: str
    seq: int = 0
    views: list[SeatView[V]] = []


GAME, VIEW = fast_client()
DECODE: Callable[[str | bytes], Message[FastView]] = msgspec.json.Decoder(Message[VIEW]).decode  # type: ignore[valid-type]


class TileryTable:
    """A real table and its two clients."""

    def __init__(self, server: Server) -> None:
        made = server.make("device", "device", game=GAME)
        self.address = f"ws://{server.address}/ws/tables/{made.id}"
        self.secrets = list(made.secrets.values())
        self.clients: list[ClientConnection] = []
        self.views: list[SeatView[FastView]] = []
        self.seq = 0
        self.sizes: list[int] = []

    async def join(self) -> None:
        for secret in self.secrets:
            client = await connect(self.address, compression=None)
            self.clients.append(client)
            await client.send(json.dumps({"type": "hello", "version": 1, "secrets": [secret]}))
            self.views.append(DECODE(await client.recv()).views[0])
        await self.clients[0].recv()  # the second came

    def request(self) -> tuple[int, str]:
        """Who is to move, and what they ask for."""
        seat = next(seat for seat, each in enumerate(self.views) if each.to_move)
        move = self.views[seat].view.move()
        return seat, json.dumps({"type": "move", "id": f"m{self.seq}", "seat": seat, "seq": self.seq, "move": move})

    async def move(self) -> float:
        """One move of whoever's turn it is; the seconds until both clients have its result."""
        seat, request = self.request()
        began = time.perf_counter()
        await self.clients[seat].send(request)
        for each, client in enumerate(self.clients):
            answer = await client.recv()
            message = DECODE(answer)
            if message.type != "update":
                raise RuntimeError(f"the move was not made: {answer!r}")
            self.views[each] = message.views[0]
            self.sizes.append(len(answer))
        elapsed = time.perf_counter() - began
        await self.clients[seat].recv()  # the acknowledgement
        self.seq += 1
        return elapsed


class BareTable:
    """Two clients of the fan-out."""

    def __init__(self, address: str, name: int, size: int) -> None:
        self.address = f"ws://{address}/ws/tables/{name}"
        self.message = f"{size} ".ljust(75, "m")
        self.clients: list[ClientConnection] = []

    async def join(self) -> None:
        self.clients = [await connect(self.address, compression=None) for _ in range(2)]

    async def move(self) -> float:
        began = time.perf_counter()
        await self.clients[0].send(self.message)
        for client in self.clients:
            await client.recv()
        elapsed = time.perf_counter() - began
        await self.clients[0].recv()
        return elapsed


class Speed(msgspec.Struct):
    """What a round of moves took."""

    per_second: float
    p50: float
    p99: float


async def measure(tables: Sequence[TileryTable | BareTable]) -> Speed:
    """All tables at once, each making one move after the other."""
    times: list[float] = []
    began = time.perf_counter()

    async def play(table: TileryTable | BareTable) -> None:
        for _ in range(MOVES):
            if time.perf_counter() - began > SECONDS:
                return
            times.append(await table.move())

    await asyncio.gather(*map(play, tables))
    elapsed = time.perf_counter() - began
    cuts = statistics.quantiles(times, n=100)
    return Speed(len(times) / elapsed, cuts[49] * 1000, cuts[98] * 1000)


async def compare(ours: Server, bare: str) -> tuple[list[Speed], list[Speed], int]:
    real = [TileryTable(ours) for _ in range(TABLES)]
    for table in real:
        await table.join()
    await measure(real[:5])  # warm up, and see how large messages are
    size = round(statistics.mean(size for table in real for size in table.sizes))
    plain = [BareTable(bare, name, size) for name in range(TABLES)]
    for bare_table in plain:
        await bare_table.join()
    await measure(plain[:5])
    pairs = [(await measure(real), await measure(plain)) for _ in range(ROUNDS)]
    for both in ([one.clients for one in real], [one.clients for one in plain]):
        for client in chain.from_iterable(both):
            await client.close()
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs], size


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        closing(Server(Path(folder) / "tilery", fresh=True)) as ours,
        closing(Process(Path(folder) / "bare")) as bare,
    ):
        bare.launch("-c", BARE)
        tilery, plain, size = asyncio.run(compare(ours, bare.address))
    table = Table(f"{TABLES} tables of two, {size} bytes", "moves/s", "p50 ms", "p99 ms", box=None, pad_edge=False)
    for name, speeds in (("bare Starlette fan-out", plain), ("Tilery, every move committed", tilery)):
        columns = [
            statistics.median(getattr(speed, field) for speed in speeds) for field in ("per_second", "p50", "p99")
        ]
        table.add_row(name, f"{columns[0]:,.0f}", f"{columns[1]:.1f}", f"{columns[2]:.1f}")
    Console().print(table)
    ratio = statistics.median(a.per_second / b.per_second for a, b in zip(tilery, plain, strict=True))
    Console().print(f"Tilery makes {ratio:.2f} of the bare fan-out's moves.")


if __name__ == "__main__":
    main()
