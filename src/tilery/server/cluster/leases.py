"""Which server keeps which table, in a database that all of them share.

A server is at work as long as it says so once a second. What it holds, it holds by its name alone, so saying so is one
small row, however many tables it keeps. When a server has said nothing for a few seconds, the others take over what it
held, some each. All times are those of the database: the servers' own clocks don't matter.
"""

import secrets
import time
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from typing import Any, LiteralString

import msgspec
import psycopg

from tilery.server.settings import Postgres
from tilery.server.store.postgres import opened

HEARTBEAT = 1.0
"""Seconds between two signs of life."""
TERM = 6.0
"""Seconds after its last sign of life when a server counts as gone: on a very busy machine, a sign may come late."""
SAFE = 0.5
"""A server stops acting this many seconds before the others may take over."""
RESCUED = 100
"""How many tables of a lost server are taken over at a time, so that several servers share them."""

BEAT: LiteralString = """
UPDATE cluster_workers SET until = clock_timestamp() + make_interval(secs => %s)
WHERE id = %s AND until > clock_timestamp()
"""
JOIN: LiteralString = """
INSERT INTO cluster_workers VALUES (%s, clock_timestamp() + make_interval(secs => %s))
"""
FREE: LiteralString = "DELETE FROM cluster_leases WHERE worker = %s AND name = ANY(%s)"
CLAIM: LiteralString = """
INSERT INTO cluster_leases SELECT name, %s FROM unnest(%s::text[]) AS name ORDER BY name
ON CONFLICT (name) DO UPDATE SET worker = EXCLUDED.worker
WHERE cluster_leases.worker = EXCLUDED.worker
   OR NOT EXISTS (SELECT 1 FROM cluster_workers w WHERE w.id = cluster_leases.worker AND w.until > clock_timestamp())
RETURNING name
"""
RESCUE: LiteralString = """
UPDATE cluster_leases SET worker = %s WHERE name IN (
  SELECT l.name FROM cluster_leases l
  WHERE NOT EXISTS (SELECT 1 FROM cluster_workers w WHERE w.id = l.worker AND w.until > clock_timestamp())
  LIMIT %s FOR UPDATE SKIP LOCKED
) RETURNING name
"""
FORGET: LiteralString = """
DELETE FROM cluster_workers w WHERE until < clock_timestamp()
AND NOT EXISTS (SELECT 1 FROM cluster_leases l WHERE l.worker = w.id)
"""
ALIVE: LiteralString = "SELECT id FROM cluster_workers WHERE until > clock_timestamp()"
KEPT: LiteralString = "SELECT name FROM cluster_leases"
LEAVE: LiteralString = "DELETE FROM cluster_workers WHERE id = %s"


NOTHING: frozenset[str] = frozenset()


class Beat(msgspec.Struct, frozen=True):
    """What a sign of life found: the servers at work, what is ours now, and what we have taken over from lost
    servers. If we were silent for too long, all was `lost` before."""

    alive: frozenset[str]
    granted: frozenset[str] = NOTHING
    rescued: frozenset[str] = NOTHING
    lost: bool = False


class Leases:
    """What one server holds. Everything but `keeps` talks to the database and belongs into a thread."""

    def __init__(self, place: Postgres, now: Callable[[], float] = time.monotonic) -> None:
        self._place, self._now = place, now
        self._connection: psycopg.Connection[Any] | None = None
        self._until = -1.0
        self.name = ""
        self.held = NOTHING

    def keeps(self, name: str) -> bool:
        """Whether we hold this, for certain."""
        return name in self.held and self._now() < self._until

    def beat(self, wanted: Collection[str] = (), freed: Collection[str] = ()) -> Beat:
        """Say that we are at work, give back what we don't need, and ask for what we want. Raises psycopg.Error, and
        then nothing is known."""
        try:
            return self._beat(sorted(wanted), sorted(freed))
        except psycopg.Error:
            self._hang_up()
            raise

    def _beat(self, wanted: list[str], freed: list[str]) -> Beat:
        began = self._now()
        connection = self._connection
        if connection is None:
            connection = self._connection = opened(self._place, TERM)
        lost = not connection.execute(BEAT, (TERM, self.name)).rowcount
        if lost:  # the others may have taken what we held: begin again under a new name
            self.name, self.held = secrets.token_hex(8), NOTHING
            connection.execute(JOIN, (self.name, TERM))
        self._until = began + TERM - SAFE
        if freed:
            connection.execute(FREE, (self.name, freed))
        granted = names(connection.execute(CLAIM, (self.name, wanted))) if wanted else NOTHING
        rescued = names(connection.execute(RESCUE, (self.name, RESCUED)))
        connection.execute(FORGET)
        alive = names(connection.execute(ALIVE))
        self.held = self.held - frozenset(freed) | granted | rescued
        return Beat(alive, granted, rescued, lost)

    def kept(self) -> frozenset[str]:
        """Everything that any server holds. Raises psycopg.Error."""
        if self._connection is None:
            self._connection = opened(self._place, TERM)
        return names(self._connection.execute(KEPT))

    def leave(self) -> None:
        """End in good order: the others can take over at once."""
        self._until = -1.0
        with suppress(psycopg.Error):
            if self._connection is not None:
                self._connection.execute(LEAVE, (self.name,))
        self._hang_up()

    def _hang_up(self) -> None:
        if (connection := self._connection) is not None:
            self._connection = None
            with suppress(psycopg.Error):
                connection.close()


def names(rows: Iterable[Any]) -> frozenset[str]:
    """The names in the first column."""
    return frozenset(row[0] for row in rows)
