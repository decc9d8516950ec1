"""Drafts of moves as large as a message may be, sent again and again only to learn what is wrong with them."""

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from typing import Any, NamedTuple

import msgspec
from websockets.exceptions import WebSocketException

from proofs.attacks.attack import STRANGER, Attack, Seen
from proofs.attacks.stranger import HELLO, connected, make, read_all
from tilery.engine.bot import RandomBot
from tilery.engine.data import move_of
from tilery.engine.game import CHANCE, AnyGame
from tilery.engine.match import AnyMatch, Match
from tilery.games import GAMES
from tilery.tables.wire.messages import MAX_MESSAGE

SOCKETS = 10
ADDRESSES = (STRANGER, "127.0.0.3", "127.0.0.4")
ROOM = MAX_MESSAGE - 150
"""Bytes for the move itself: the rest of the message is around it."""
WARMED_UP = 120
"""Moves after which the table is full, and a check has much to look at."""
DEAREST = 6
SOME = 100
SHAPES = ((2, 45), (1, 45), (1, 1_000), (3, 20), (0, 1))
"""How far apart the repeated things lie, and how many are in a row: alone, in a block, in one line, scattered."""
CHEAP = 7.0
"""Milliseconds that checking one draft may take: nobody else is answered meanwhile."""


class Draft(NamedTuple):
    """A move of a game, and how many milliseconds of a processor it takes to say what is wrong with it."""

    game: str
    seats: int
    move: Any
    ms: float


def strike(address: str, seconds: float) -> Seen:
    return asyncio.run(struck(address, seconds))


async def struck(address: str, seconds: float) -> Seen:
    """First ask for checks from one address; then make moves that are none; then do so from several addresses."""
    seen = Seen()
    drafts = dearest()
    seen.figures["dearest check, ms"] = drafts[0].ms
    seen.figures["its bytes"] = len(msgspec.json.encode(drafts[0].move))
    seen.expect_soon(f"checking a draft takes at most {CHEAP:g} ms", drafts[0].ms <= CHEAP)
    for kind, addresses in (("check", ADDRESSES[:1]), ("move", ADDRESSES[:1]), ("check", ADDRESSES)):
        sent = await asyncio.gather(
            *(pester(address, at, kind, drafts, SOCKETS // len(addresses), seconds / 3) for at in addresses)
        )
        seen.figures[f"{kind}s sent from {len(addresses)}"] = sum(sent)
        seen.expect(f"drafts are sent as a {kind}", sum(sent) > 0)
    return seen


async def pester(address: str, at: str, kind: str, drafts: list[Draft], count: int, seconds: float) -> int:
    """Send drafts on this many sockets, each as fast as the server allows; gives how many were sent."""
    first = drafts[0]
    table, secrets = make(address, first.game, first.seats, at)
    moves = [draft.move for draft in drafts if draft.game == first.game]
    sent = await asyncio.gather(*(talk(address, at, table, secrets, kind, moves, seconds) for _ in range(count)))
    return sum(sent)


async def talk(
    address: str, at: str, table: str, secrets: list[str], kind: str, moves: list[Any], seconds: float
) -> int:
    """Send drafts on one socket; if it is closed, come back at once."""
    sent = 0
    reading = []
    until = asyncio.get_running_loop().time() + seconds
    while asyncio.get_running_loop().time() < until:
        socket = None
        try:
            async with asyncio.timeout_at(until):
                socket = await connected(address, table, at)
                reading.append(asyncio.create_task(read_all(socket)))
                await socket.send(msgspec.json.encode(HELLO | {"secrets": secrets}).decode())
                for move in cycle(moves):
                    asked = {"type": kind, "id": f"draft-{sent}", "seat": sent % len(secrets), "move": move}
                    await socket.send(msgspec.json.encode(asked | ({"seq": 0} if kind == "move" else {})).decode())
                    sent += 1
        except (OSError, TimeoutError, WebSocketException):
            await asyncio.sleep(0)
        finally:
            if socket is not None:
                socket.transport.abort()
    return sent


def dearest() -> list[Draft]:
    """The drafts of all games that take longest to check, the dearest first."""
    found = [draft for game in GAMES.all() for draft in measured(game)]
    return sorted(found, key=lambda draft: -draft.ms)[:DEAREST]


def measured(game: AnyGame) -> Iterator[Draft]:
    seats = max(game.info.seats)
    match = Match.fresh(game, seats=seats)
    bot, rng = RandomBot(game), random.Random(0)
    while match.pending and len(match.log) < WARMED_UP:
        seat = min(match.pending)
        match.play(seat, bot.choose(match.view(seat), rng))
    kinds = {type(entry.move): entry.move for entry in match.log if entry.seat != CHANCE}
    for move in kinds.values():
        for given in swollen(game, msgspec.to_builtins(move)):
            yield Draft(game.info.id, seats, given, min(cost(game, match, given) for _ in range(3)))


def cost(game: AnyGame, match: AnyMatch, given: Any) -> float:
    """Milliseconds to read a draft, check it and write the answer."""
    began = time.thread_time()
    msgspec.json.encode(match.check(0, move_of(game, given)))
    return (time.thread_time() - began) * 1000


def swollen(game: AnyGame, move: dict[str, Any]) -> Iterator[Any]:
    """This move with its lists as full as a message can hold, in different patterns, as text and as data."""
    for name, value in move.items():
        if isinstance(value, list | tuple) and value:
            for apart, wide in SHAPES:
                data = partial(filled, move, name, apart, wide)
                yield largest(partial(written, game, data))
                yield largest(data)


def written(game: AnyGame, data: Callable[[int], Any], count: int) -> str:
    return game.write(move_of(game, data(count)))


def filled(move: dict[str, Any], name: str, apart: int, wide: int, count: int) -> dict[str, Any]:
    """The move with its list filled up with `count` copies of its first item."""
    places = ((number % wide * apart, number // wide * apart) for number in range(count))
    return move | {name: [placed(move[name][0], *place) for place in places]}


def largest(filled: Callable[[int], Any]) -> Any:
    """What `filled` gives for about the largest number that still fits in a message."""
    count = SOME * ROOM // len(msgspec.json.encode(filled(SOME)))
    while len(msgspec.json.encode(given := filled(count))) > ROOM:
        count -= count // 40
    return given


def placed(element: Any, column: int, row: int) -> Any:
    """The same item with other numbers in it."""
    numbers = cycle((column, row))

    def renumbered(value: Any) -> Any:
        if isinstance(value, int) and not isinstance(value, bool):
            return next(numbers)
        if isinstance(value, dict):
            return {key: renumbered(each) for key, each in value.items()}
        if isinstance(value, list | tuple):
            return [renumbered(each) for each in value]
        return value

    return renumbered(element)


ATTACK = Attack("drafts as large as a message, checked again and again", strike, seconds=24)
