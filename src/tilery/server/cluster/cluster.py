"""This server among the others: the `Neighbours` of its tables."""

import asyncio
import hashlib
import logging
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from typing import Annotated, TypeVar

import msgspec
import psycopg

from tilery.engine.errors import TileryError
from tilery.server.cluster.bus import Bus
from tilery.server.cluster.leases import HEARTBEAT, Beat, Leases
from tilery.server.settings import Postgres
from tilery.server.store.postgres import asked, opened
from tilery.tables.house.neighbourhood import Neighbourhood
from tilery.tables.house.tables import Tables
from tilery.tables.neighbours import Note
from tilery.tables.table.autoplay import Autoplay

Found = TypeVar("Found")

logger = logging.getLogger(__name__)

ALL = "all"
"""The topic of what all servers hear."""
OURS = "house/"
"""What isn't a table begins like this: no id of a table has a slash."""
SHOWN = 50
"""Public tables that a server tells the others of."""
LOOK = 5.0
"""Seconds between two looks at the database while words arrive; without NATS it is looked at every heartbeat."""
AGAIN = 10
"""Heartbeats between two times that everybody is told who is where, in case it was missed."""

Amounts = Annotated[
    tuple[Annotated[float, msgspec.Meta(ge=-1e15, le=1e15)], ...], msgspec.Meta(min_length=5, max_length=5)
]
Text = Annotated[str, msgspec.Meta(max_length=64)]


class Sign(msgspec.Struct, frozen=True):
    """What a server tells all the others once a second: the public tables where people play, and what each address has
    used here so far."""

    by: str
    shown: Annotated[tuple[Text, ...], msgspec.Meta(max_length=SHOWN)] = ()
    used: dict[Text, Amounts] = {}


class Cluster:
    """Talks to the other servers. As long as there are none, it only says that it is there."""

    def __init__(self, place: Postgres, nats: str) -> None:
        self._place = place
        self._leases = Leases(place)
        self._bus = Bus(nats, self._hear)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="leases")
        self._others: frozenset[str] = frozenset()
        self._wanted: set[str] = set()
        self._freed: set[str] = set()
        self._asking, self._beating = asyncio.Event(), asyncio.Lock()
        self._signs: dict[str, Sign] = {}
        self._tables_of: dict[str, str] = {}
        """The table of each topic that we listen to."""
        self._tasks: list[asyncio.Task[None]] = []
        self._beats = Counter[str]()
        self._looked = 0.0
        self.used: Callable[[], dict[str, tuple[float, ...]]] = dict
        """What each address has used here."""
        self.learn: Callable[[str, dict[str, tuple[float, ...]] | None], None] = lambda *_: None
        """Called with what each address has used at another server; None: that server is gone."""
        self._tables: Tables
        self._neighbourhood: Neighbourhood

    # For the tables

    @property
    def alone(self) -> bool:
        return not self._others

    def tell(self, note: Note) -> None:
        topic = topic_of(note.table)
        if note.asks:
            self._tables_of[topic] = note.table
            self._bus.listen(topic)
        if self._others:  # the id of the table stays here
            self._bus.say(topic, msgspec.json.encode(msgspec.structs.replace(note, table="", by=self.name)))

    def keeps(self, table: str) -> bool:
        return self._leases.keeps(table)

    def want(self, table: str) -> None:
        self._freed.discard(table)
        if table not in self._wanted and not self.keeps(table):
            self._wanted.add(table)
            self._asking.set()

    def free(self, table: str) -> None:
        self._wanted.discard(table)
        if table in self._leases.held:
            self._freed.add(table)
            self._asking.set()

    def shown(self) -> list[str]:
        return [name for sign in self._signs.values() for name in sign.shown]

    async def kept(self) -> frozenset[str]:
        return await self._in_thread(self._leases.kept)

    # Its life

    @property
    def name(self) -> str:
        """The name of this server among the others."""
        return self._leases.name

    @property
    def others(self) -> int:
        """How many other servers are at work."""
        return len(self._others)

    @property
    def held(self) -> int:
        """How many tables this server keeps."""
        return len(self._leases.held)

    async def join(self) -> None:
        """Say that we are there, and wait until all the others know: from then on they tell us what they store."""
        key = await self._in_thread(self._key)
        beat = await self._in_thread(self._leases.beat)
        self._others = beat.alive - {self.name}
        self._bus.listen(ALL)
        self._bus.start(key)
        if self._others:
            await asyncio.sleep(2 * HEARTBEAT)

    def start(self, tables: Tables, autoplay: Autoplay) -> None:
        """Begin to listen, to speak and to hold tables."""
        self._tables = tables
        self._neighbourhood = Neighbourhood(tables, autoplay)
        self._tasks = [asyncio.create_task(self._live()), asyncio.create_task(self._ask())]

    async def close(self) -> None:
        """Leave in good order."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._neighbourhood.close()
        await self._in_thread(self._leases.leave)
        self._thread.shutdown()
        await self._bus.close()

    async def _live(self) -> None:
        """Beat once a second."""
        while True:
            began = time.monotonic()
            try:
                await self._beat()
                self._speak()
                await self._look_around()
            except (psycopg.Error, OSError, TileryError) as error:
                if not self._beats["failed"]:
                    logger.error("the other servers can't be seen: %s", type(error).__name__)
                self._beats["failed"] += 1
            else:
                if self._beats.pop("failed", 0):
                    logger.warning("the other servers are seen again")
            await asyncio.sleep(max(0.1, began + HEARTBEAT - time.monotonic()))

    async def _ask(self) -> None:
        """Don't wait for the next beat if somebody wants a table: people may be waiting for a bot there."""
        while True:
            await self._asking.wait()
            await asyncio.sleep(0.01)  # many may want one at the same time
            self._asking.clear()
            if not self._beats["failed"]:
                with suppress(psycopg.Error, OSError):
                    await self._beat()

    async def _beat(self) -> None:
        async with self._beating:
            await self._beat_once()

    async def _beat_once(self) -> None:
        held = self._leases.held
        wanted, freed = set(self._wanted), set(self._freed)
        beat: Beat = await self._in_thread(lambda: self._leases.beat(wanted, freed))
        self._freed -= freed
        self._wanted -= wanted  # whoever holds the others is at work; we hear of it when it lets go
        for name in freed:
            self.tell(Note(name, free=True))
        self._meet(beat.alive - {self.name})
        if beat.lost and held:
            logger.warning("we were silent for too long: %d tables may be kept by other servers now", len(held))
            self._wanted |= held - freed
            self._asking.set()
        self._neighbourhood.wake(beat.granted)
        for name in beat.rescued:
            if not name.startswith(OURS):
                await self._neighbourhood.rescue(name)

    def _meet(self, others: frozenset[str]) -> None:
        for gone in self._others - others:
            self._signs.pop(gone, None)
            self.learn(gone, None)
            self._neighbourhood.gone(gone)
        if others - self._others:
            self._neighbourhood.tell_all()
        self._others = others

    def _speak(self) -> None:
        if self.alone:
            return
        self._beats["all"] += 1
        public = [table.id for table in self._tables.in_memory() if table.row.public and table.there and table.clients]
        sign = Sign(self.name, tuple(public[-SHOWN:]), self.used())
        self._bus.say(ALL, msgspec.json.encode(sign))
        if self._beats["all"] % AGAIN == 0:
            self._neighbourhood.tell_all()
            self._neighbourhood.wake(table.id for table in self._tables.in_memory() if not self.keeps(table.id))

    async def _look_around(self) -> None:
        """Look at the database in case words were lost. Listen to what is in memory or held, and to nothing else."""
        if self.alone:
            return
        if not self._bus.works or time.monotonic() - self._looked >= LOOK:
            self._looked = time.monotonic()
            await self._neighbourhood.look_around()
        here = {table.id for table in self._tables.in_memory()} | self._leases.held
        self._tables_of = {topic_of(name): name for name in here}
        topics = self._tables_of.keys() | {ALL}
        for topic in topics - self._bus.topics:
            self._bus.listen(topic)
        for topic in self._bus.topics - topics:
            self._bus.ignore(topic)

    def _hear(self, topic: str, word: bytes) -> None:
        """A server of another version may say what we don't understand."""
        try:
            if topic == ALL:
                self._hear_sign(msgspec.json.decode(word, type=Sign))
            elif topic in self._tables_of:
                self._hear_note(self._tables_of[topic], msgspec.json.decode(word, type=Note))
        except (msgspec.DecodeError, TileryError, ValueError, RecursionError) as error:
            logger.error("a word of another server can't be understood: %s", type(error).__name__)

    def _hear_sign(self, sign: Sign) -> None:
        if sign.by in self._others:
            self._signs[sign.by] = sign
            self.learn(sign.by, sign.used)

    def _hear_note(self, table: str, note: Note) -> None:
        """A server that we don't know yet can only make us look at what is stored."""
        if note.by in self._others:
            self._neighbourhood.take(msgspec.structs.replace(note, table=table))
        elif note.by != self.name:
            self._neighbourhood.take(Note(table, seq=note.seq, stored=note.stored))

    def _key(self) -> bytes:
        """What all servers on this database have in common, and nobody else knows."""
        with closing(opened(self._place, 5)) as connection:
            return hashlib.sha256(str(asked(connection, "SELECT key FROM cluster_key")).encode()).digest()

    async def _in_thread(self, work: Callable[[], Found]) -> Found:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


def topic_of(table: str) -> str:
    """The topic of a table. Its id would be an invitation for whoever can see NATS."""
    return f"table.{hashlib.sha256(table.encode()).hexdigest()[:24]}"
