"""Games on the machines of a Ray cluster: the one that runs here or that RAY_ADDRESS names, else a small one that is
started for the contest, on this machine alone.

Tilery must be installed on all of them, the same as here. Files of bots, engines and rooms must be there under the same
names, as on a disk that all share. A game in which anything of this differs is refused, not played otherwise.
"""

import os
import sys
from collections.abc import Collection, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tilery.arena.bots import bot_name
from tilery.arena.engines import end_engines
from tilery.arena.executors.executor import Ticket
from tilery.arena.fixture import Fixture, Played, play
from tilery.arena.folder import code_of
from tilery.engine.errors import TileryError
from tilery.engine.kernel import is_ready, prepare
from tilery.games import GAMES, kernels
from tilery.protocol.commands import BotError

QUEUE = 4
"""So many games are handed out for each core, so that none is idle."""


class Ground(msgspec.Struct, frozen=True):
    """What a process of the cluster needs to know before it plays, and what must be the same there."""

    game: str
    code: str
    compiled: bool
    rooms: tuple[str, ...]
    folder: str
    """Where the files of bots are named from."""

    @classmethod
    def here(cls, game: str) -> "Ground":
        """As it is in this process."""
        ready = all(map(is_ready, kernels(GAMES.get(game))))
        rooms = tuple(map(str, GAMES.paths))
        return cls(game, code_of(GAMES.get(game)), ready, rooms, str(Path.cwd()))


class RayCluster:
    """A cluster that plays games. A game whose machine is lost is played again on another one."""

    def __init__(self, workers: int | None) -> None:
        self._ray = _ray()
        self._mine = not self._ray.is_initialized()
        if self._mine:
            self._start()
        cores = int(self._ray.cluster_resources().get("CPU", 1))
        self.at_once = workers or QUEUE * cores
        self._play = self._ray.remote(played_there)
        self._grounds: dict[str, Ground] = {}

    def _start(self) -> None:
        """Join the cluster that is there, or start one that nobody else can reach."""
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            try:
                self._ray.init(address=os.environ.get("RAY_ADDRESS", "auto"), **quiet)
            except ConnectionError:
                if "RAY_ADDRESS" in os.environ:
                    raise
                os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
                self._ray.init(include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise TileryError(f"Ray can't be started: {_first_line(error)}") from None

    def begin(self, fixture: Fixture) -> Ticket:
        """Hand a game to the cluster."""
        if fixture.game not in self._grounds:
            self._grounds[fixture.game] = Ground.here(fixture.game)
        ticket: Ticket = self._play.remote(self._grounds[fixture.game], fixture)
        return ticket

    def over(self, tickets: Collection[Ticket]) -> Iterator[tuple[Ticket, Played]]:
        """Those that are over."""
        done, _ = self._ray.wait(list(tickets), num_returns=1)
        for ticket in done:
            try:
                played: Played | str = self._ray.get(ticket)
            except self._ray.exceptions.RayError as error:
                raise TileryError(f"Ray could not play a game: {_first_line(error)}") from None
            if isinstance(played, str):
                raise BotError(played)
            yield ticket, played

    def close(self) -> None:
        """Leave the cluster. What it was playing for this contest ends with that."""
        if self._mine:
            self._ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ModuleNotFoundError:
        raise TileryError("Ray is not installed. Install it with: pip install 'tilery[ray]'") from None
    return ray


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]


def played_there(ground: Ground, fixture: Fixture) -> Played | str:
    """Play a game in a process of the cluster, or say why not. Ray would put words of its own around an error."""
    try:
        _stand_on(ground)
        for bot, name in zip(fixture.bots, fixture.names, strict=True):
            if not name.startswith(bot_name(bot)):
                raise BotError(f"The bot {bot} is not the same on all machines of the cluster.")
        return play(fixture)
    except TileryError as error:
        return str(error)
    finally:
        end_engines()  # nobody tells this process when the contest is over


@cache
def _stand_on(ground: Ground) -> None:
    """Make this process the same as the one that holds the contest. Raises TileryError if it can't be."""
    with suppress(OSError):
        os.chdir(ground.folder)
        if ground.folder not in sys.path:
            sys.path.append(ground.folder)
    for room in ground.rooms:
        GAMES.add(Path(room))
    game = GAMES.get(ground.game)
    if code_of(game) != ground.code:
        raise TileryError(f"The code of {ground.game} is not the same on all machines of the cluster.")
    if ground.compiled and not all(prepare(module).compiled for module in kernels(game)):
        raise TileryError(
            "numba is not installed on all machines of the cluster, so strong bots would think less there."
        )
