"""The longest games that the options allow, finished long ago: their replays and records are asked for without end."""

import asyncio
import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from typing import Any

import httpx2

from proofs.attacks.attack import Attack, Seen
from proofs.attacks.stranger import DEVICE, Raw, closing_all, line
from tilery.engine.bot import RandomBot
from tilery.engine.game import AnyGame
from tilery.engine.match import AnyMatch
from tilery.games import GAMES
from tilery.server.store.database import prepare
from tilery.server.store.sql_store import SqlStore
from tilery.tables.people.seating import seated
from tilery.tables.store.library_row import library_row
from tilery.tables.store.rows import TableRow
from tilery.tables.table.engines import NoEngines
from tilery.tables.table.game_log import begin, log_rows
from tilery.tables.wire.wishes import SeatWish

READERS = 4
UNREAD = 6
LARGEST = 600_000
"""The most bytes of one answer."""


def longest_options(game: AnyGame) -> dict[str, str]:
    """The options with as many rounds, or whatever is counted, as there can be."""
    return {
        option.name: max(option.choices, key=int)
        for option in game.info.options
        if option.choices and all(choice.isdecimal() for choice in option.choices)
    }


def long_games() -> list[AnyGame]:
    """The games that options can make longer than usual."""
    return [game for game in GAMES.all() if longest_options(game)]


def played(game: AnyGame) -> tuple[AnyMatch, bytes]:
    """Such a game, and its seed."""
    match, seed = begin(game, max(game.info.seats), longest_options(game))
    bot, rng = RandomBot(game), random.Random(0)
    while match.pending:
        seat = min(match.pending)
        match.play(seat, bot.choose(match.view(seat), rng))
    return match, seed


def put_in(database: Path) -> None:
    """Store one table for each of these games, where the game is over."""
    prepare(database)
    asyncio.run(_put_in(database))


async def _put_in(database: Path) -> None:
    store = SqlStore(database)
    store.start()
    for game in long_games():
        match, seed = played(game)
        row = TableRow(table_of(game), game.info.id, game.info.rules_version, match.options)
        _, seats = seated(game, [SeatWish(kind="device")] * match.seats, NoEngines().check)
        *log, last = log_rows(match, seed)
        await store.create(row, seats, log)
        await store.append(row.id, last, library_row(row, seats, 0, match, row.made))
    await store.close()


def table_of(game: AnyGame) -> str:
    return f"long-{game.info.id}"


class Reading:
    """What the readers found, all together."""

    def __init__(self, address: str, seen: Seen, seconds: float) -> None:
        self.address, self.seen = address, seen
        self._until = time.monotonic() + seconds
        self._lock = threading.Lock()

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self._until

    def count(self, what: str, number: float = 1) -> None:
        with self._lock:
            self.seen.figures[what] = self.seen.figures.get(what, 0) + number

    def most(self, what: str, number: float) -> None:
        with self._lock:
            self.seen.figures[what] = max(self.seen.figures.get(what, 0), number)

    def answered(self, kind: str, answer: httpx2.Response) -> bool:
        """Whether the asker got what they wanted. If not, the server may only have told them to wait."""
        self.most("largest answer, kB", len(answer.content) / 1000)
        self.seen.expect(
            f"{kind} is answered or refused: {answer.text[:90]}", answer.status_code in (200, 201, 429, 503)
        )
        if answer.status_code >= 400:
            self.count(f"{kind} refused")
            return False
        self.count(kind)
        return True


def strike(address: str, seconds: float) -> Seen:
    seen = Seen()
    reading = Reading(address, seen, seconds)
    tasks: list[tuple[Callable[..., None], tuple[Any, ...]]] = [(read_pages, (number,)) for number in range(READERS)]
    tasks += [(never_read, ()), (bring_along, ()), (play_on, ())]
    threads = [threading.Thread(target=task, args=(reading, *more)) for task, more in tasks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    seen.expect(f"no answer has more than {LARGEST} bytes", seen.figures["largest answer, kB"] <= LARGEST / 1000)
    seen.expect_soon("a whole replay was read", seen.figures.get("whole replays", 0) > 0)
    seen.expect_soon("a record of our own was read", seen.figures.get("records read", 0) > 0)
    return seen


def read_pages(reading: Reading, number: int) -> None:
    """Read all pages of all games: one reader as a seat, one without gzip, one with plain views."""
    headers = {"accept-encoding": "identity"} if number == 1 else {}
    asked = {"seat": number, "plain": number == 2}
    with line(reading.address, headers=headers) as asking:
        for game in cycle(long_games()):
            start, total = 0, 1
            while start < total:
                if not reading.goes_on:
                    return
                path = f"/api/tables/{table_of(game)}/rounds/0/replay"
                answer = asking.get(path, params={**asked, "start": start})
                if reading.answered("pages", answer):
                    page = answer.json()
                    start, total = start + len(page["steps"]), page["total"]
            reading.count("whole replays")


def never_read(reading: Reading) -> None:
    """Ask for a lot on several lines, and read none of it."""
    lines: list[Raw] = []
    with closing_all(lines):
        for number, game in zip(range(UNREAD), cycle(long_games())):
            raw = Raw(reading.address, small=True)
            path = f"/api/tables/{table_of(game)}/rounds/0/replay?start={number * 100}"
            raw.say(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 10)
            lines.append(raw)
        while reading.goes_on:
            time.sleep(0.1)
        reading.count("never read, still open", sum(each.open for each in lines))


def bring_along(reading: Reading) -> None:
    """Have our own record of such a game studied from any step, both as it is and with a mistake in the middle."""
    with line(reading.address) as asking:
        for number, game in enumerate(cycle(long_games())):
            record = asking.get(f"/api/tables/{table_of(game)}/rounds/0/record")
            if not reading.goes_on:
                return
            if record.status_code != 200:
                continue
            text = record.text if number % 4 < 2 else record.text[: len(record.text) // 2] + "\n? ?"
            answer = asking.post("/api/study", json={"record": text, "seat": 0, "start": number % 5 * 100})
            if reading.answered("records read", answer) and number % 4 < 2:
                found = answer.json()
                reading.seen.expect(f"our own record is right: {found['flaw']}", found["head"]["checked"] == "verified")


def play_on(reading: Reading) -> None:
    """Make tables whose games are long from the start; read each and leave it again."""
    with line(reading.address) as asking:
        for number, game in enumerate(cycle(long_games())):
            origin = {"table": table_of(game), "round": 0, "at": 1_500 + number % 100}
            wish = {"origin": origin, "seats": [DEVICE] * max(game.info.seats)}
            if not reading.goes_on:
                return
            answer = asking.post("/api/play-on", json=wish)
            reading.answered("played on", answer)
            with suppress(KeyError):
                asking.get(f"/api/tables/{answer.json()['id']}/tally")


ATTACK = Attack(
    "replays and records of the longest games there are",
    strike,
    seconds=20,
    prepare=put_in,
    settings={"cached_tables": 400},
)
