"""A store in memory whose changes are handed to a keeper, so that another house can go on from them later."""

import logging
from collections.abc import Callable, Coroutine, Mapping
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar, cast

import msgspec

from tilery.tables.clock import Clock
from tilery.tables.store.memory import MemoryStore
from tilery.tables.store.rows import HintRow, KeyRow, LibraryRow, LogRow, PassRow, SeatRow, Stored, TableRow

logger = logging.getLogger(__name__)

PIECE = 50
"""Rows of a log that are kept together. Only the last piece of a log ever changes."""

Kept = dict[str, bytes]
"""What is kept, each part under its key. The keys say what it is: `table/…`, `log/…/…`, `game/…/…`."""
Changes = Mapping[str, bytes | None]
"""What has changed since the last time; None: it is gone."""

P = ParamSpec("P")
T = TypeVar("T")
Place = TypeVar("Place", str, tuple[str, int])


class Keeper(Protocol):
    """Keeps what a house must not forget."""

    async def keep(self, changes: Changes) -> None:
        """Keep these changes, all of them or none, after all that came before. Never raises: a keeper that can't keep
        tells whoever can do something about it, and the house goes on in memory."""


class Head(msgspec.Struct, frozen=True):
    """A stored table without its log and its hints."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    keys: tuple[KeyRow, ...]
    removed: frozenset[int]


class Memory(msgspec.Struct, frozen=True):
    """All that a store knows at one moment."""

    tables: dict[str, Stored]
    passes: dict[str, PassRow]
    library: dict[tuple[str, int], LibraryRow]
    reviews: dict[tuple[str, int], bytes]


def kept(
    change: Callable[Concatenate[Any, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate["KeptStore", P], Coroutine[Any, Any, T]]:
    """The same method, which hands what it has changed to the keeper before it returns."""

    @wraps(change)
    async def changing(store: "KeptStore", *args: P.args, **more: P.kwargs) -> T:
        before = store.memory()
        found = await change(store, *args, **more)
        if changes := differences(before, store.memory()):
            await store.keeper.keep(changes)
        return found

    return cast("Callable[Concatenate[KeptStore, P], Coroutine[Any, Any, T]]", changing)


class KeptStore(MemoryStore):
    """A `Store` for one device. Whatever changes goes to its keeper; with what was kept, it goes on."""

    def __init__(self, keeper: Keeper, known: Mapping[str, bytes] | None = None, clock: Clock | None = None) -> None:
        super().__init__(clock)
        self.keeper = keeper
        found = read(known or {})
        self._tables, self._passes = found.tables, found.passes
        self._library, self._reviews = found.library, found.reviews

    def memory(self) -> Memory:
        """All that it knows now."""
        return Memory(dict(self._tables), dict(self._passes), dict(self._library), dict(self._reviews))

    create = kept(MemoryStore.create)
    sit = kept(MemoryStore.sit)
    append = kept(MemoryStore.append)
    add_hint = kept(MemoryStore.add_hint)
    renew_invite = kept(MemoryStore.renew_invite)
    delete = kept(MemoryStore.delete)
    make_nameless = kept(MemoryStore.make_nameless)
    lend = kept(MemoryStore.lend)
    withdraw = kept(MemoryStore.withdraw)
    index = kept(MemoryStore.index)
    keep_review = kept(MemoryStore.keep_review)
    remove_game = kept(MemoryStore.remove_game)


def differences(before: Memory, after: Memory) -> dict[str, bytes | None]:
    """What has to be kept so that what was there before becomes what is there now."""
    found: dict[str, bytes | None] = {}
    for name in before.tables.keys() | after.tables.keys():
        old, new = before.tables.get(name), after.tables.get(name)
        if old is not new:
            was, now = parts_of(old), parts_of(new)
            found |= dict.fromkeys(was.keys() - now.keys())
            found |= {key: encoded(part) for key, part in now.items() if was.get(key) != part}
    found |= rows_changed("pass", before.passes, after.passes)
    found |= rows_changed("game", before.library, after.library)
    found |= rows_changed("review", before.reviews, after.reviews)
    return found


def rows_changed(kind: str, before: Mapping[Place, Any], after: Mapping[Place, Any]) -> dict[str, bytes | None]:
    """What has to be kept of the rows of one kind."""
    gone: dict[str, bytes | None] = {key_of(kind, place): None for place in before.keys() - after.keys()}
    return gone | {key_of(kind, place): encoded(row) for place, row in after.items() if before.get(place) is not row}


def parts_of(stored: Stored | None) -> dict[str, Any]:
    """A table in the parts in which it is kept."""
    if stored is None:
        return {}
    name, log = stored.table.id, stored.log
    parts: dict[str, Any] = {f"table/{name}": Head(stored.table, stored.seats, stored.keys, stored.removed)}
    if stored.hints:
        parts[f"hints/{name}"] = stored.hints
    for first in range(0, len(log), PIECE):
        parts[f"log/{name}/{first // PIECE}"] = log[first : first + PIECE]
    return parts


def key_of(kind: str, place: str | tuple[str, int]) -> str:
    """The key of a row that is kept as a whole."""
    return f"{kind}/{place}" if isinstance(place, str) else f"{kind}/{place[0]}/{place[1]}"


def encoded(part: Any) -> bytes:
    """A part as it is kept."""
    return part if isinstance(part, bytes) else msgspec.msgpack.encode(part)


def read(known: Mapping[str, bytes]) -> Memory:
    """What was kept. A table of which a part is missing or can't be read is left out, and stays where it is kept."""
    found = Memory({}, {}, {}, {})
    heads: dict[str, Head] = {}
    hints: dict[str, tuple[HintRow, ...]] = {}
    logs: dict[str, dict[int, tuple[LogRow, ...]]] = {}
    broken: set[str] = set()
    for key, content in known.items():
        kind, _, place = key.partition("/")
        name, *number = place.split("/")
        try:
            match kind:
                case "table":
                    heads[name] = msgspec.msgpack.decode(content, type=Head)
                case "hints":
                    hints[name] = msgspec.msgpack.decode(content, type=tuple[HintRow, ...])
                case "log":
                    piece = msgspec.msgpack.decode(content, type=tuple[LogRow, ...])
                    logs.setdefault(name, {})[int(number[0])] = piece
                case "pass":
                    found.passes[name] = msgspec.msgpack.decode(content, type=PassRow)
                case "game":
                    found.library[name, int(number[0])] = msgspec.msgpack.decode(content, type=LibraryRow)
                case "review":
                    found.reviews[name, int(number[0])] = content
        except (msgspec.DecodeError, ValueError, IndexError):
            logger.exception("what was kept as %s can't be read", kind)
            broken.add(name)
    for name, head in heads.items():
        pieces = logs.get(name, {})
        log = tuple(row for _, piece in sorted(pieces.items()) for row in piece)
        if name not in broken and [row.seq for row in log] == list(range(len(log))):
            found.tables[name] = Stored(head.table, head.seats, log, hints.get(name, ()), head.keys, head.removed)
    return found
