"""Who is next when many wait for a few workers."""

import asyncio
from collections import OrderedDict
from typing import Generic, TypeVar

import msgspec

from tilery.tables.table.thinker import Asker

Thing = TypeVar("Thing")

MOST = 10_000
"""How many shares are remembered."""


class Anybody(msgspec.Struct, frozen=True):
    """An `Asker` of whom nothing is known but that somebody waits."""

    waited_for: bool = True
    share: str = ""


ANYBODY = Anybody()


class Place(msgspec.Struct, Generic[Thing], frozen=True, eq=False):
    """A place in the line. `number` counts up; `turn` gets the thing that is waited for. Whoever is `slow` keeps it for
    long."""

    asker: Asker
    number: int
    slow: bool
    turn: "asyncio.Future[Thing]"


class WaitingLine(Generic[Thing]):
    """Askers with a person waiting come first. Among these, and among the others, the share that was served longest ago
    is next: whoever asks for two hundred things makes only themselves wait."""

    def __init__(self) -> None:
        self._places: list[Place[Thing]] = []
        self._served: OrderedDict[str, int] = OrderedDict()
        self._count = 0

    def join(self, asker: Asker, *, slow: bool = False) -> "asyncio.Future[Thing]":
        """Stand in line. The result of the future is the thing that is waited for."""
        turn: asyncio.Future[Thing] = asyncio.get_running_loop().create_future()
        self._count += 1
        self._places.append(Place(asker, self._count, slow, turn))
        return turn

    def next(self, *, urgent: bool) -> "asyncio.Future[Thing] | None":
        """Whose turn it is, or None; with `urgent`, only quick askers with a person waiting count."""
        self._places = [place for place in self._places if not place.turn.done()]  # some have stopped waiting
        waiting = [place for place in self._places if not urgent or (place.asker.waited_for and not place.slow)]
        if not waiting:
            return None
        first = min(waiting, key=self._rank)
        self._places.remove(first)
        self._served[first.asker.share] = self._count = self._count + 1
        self._served.move_to_end(first.asker.share)
        if len(self._served) > MOST:
            self._served.popitem(last=False)
        return first.turn

    def _rank(self, place: Place[Thing]) -> tuple[bool, int, int]:
        return not place.asker.waited_for, self._served.get(place.asker.share, 0), place.number
