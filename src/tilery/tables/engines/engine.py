"""One engine that is connected: the games that it plays, and the questions that it has not answered yet."""

import asyncio
import secrets
from collections.abc import Callable
from itertools import count

from msgspec.structs import replace

from tilery.engine.errors import Illegal, Unreadable
from tilery.engine.match import AnyMatch
from tilery.protocol.messages import Bye, HouseMessage, Left, Move, ProtocolError, Ready, Refused, Seated
from tilery.protocol.sitting import Sitting
from tilery.tables.table.engines import EngineFailed, Question, TableSeen
from tilery.tables.threads import in_thread

TRIES = 3
"""How many illegal moves an engine may try in one turn."""
SEEDS = 2**53
"""Every language has whole numbers up to this."""


class Gone(Exception):
    """The line to the engine broke before it answered."""


class Playing:
    """A game that the engine knows of, from its `start` on."""

    def __init__(self, number: int, sitting: Sitting) -> None:
        self.round, self.sitting = number, sitting


class Asked:
    """A turn that waits for its move."""

    def __init__(self, table: str, sitting: Sitting) -> None:
        self.table, self.sitting = table, sitting
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.tries = 0


class Engine:
    """An engine, once it has said `ready`. `send` never waits and never raises; `close` ends the line.

    `one_game`: it was made for contests and plays one game at a time. So it is asked one question at a time, and is
    told the whole game anew whenever the next question is about another one.
    """

    def __init__(
        self,
        name: str,
        ready: Ready,
        send: Callable[[HouseMessage], None],
        close: Callable[[], None],
        *,
        at_once: int = 8,
        one_game: bool = False,
    ) -> None:
        self.name, self.ready = name, ready
        self.close = close
        self._send = send
        self._one_game = one_game
        self._turns = asyncio.Semaphore(1 if one_game else at_once)
        self._numbers = count(1)
        self._games: dict[str, Playing] = {}
        self._asked: dict[int, Asked] = {}
        self._late: dict[int, str] = {}
        """Turns that were over before the engine answered, each with its table."""
        self._gone = False

    def plays(self, game: str) -> bool:
        """Whether it plays this game."""
        return self.ready.games is None or game in self.ready.games

    @property
    def asked(self) -> frozenset[str]:
        """The tables where it has to move."""
        return frozenset(asked.table for asked in self._asked.values())

    # What it is told

    def seat(self, table: TableSeen, seat: int) -> None:
        """Tell it that it sits here. An engine made for contests doesn't know what a table is."""
        if not self._one_game:
            row = table.row
            self._send(Seated(row.id, row.game, len(table.seats), seat, row.options, table.names()))

    def leave(self, table: str, why: str) -> None:
        """Tell it that it doesn't play here any more."""
        self._forget(table)
        for asked in self._asked.values():
            if asked.table == table and not asked.answer.done():
                asked.answer.set_exception(EngineFailed("left"))
        if not self._one_game:
            self._send(Left(table, why))

    def over(self, table: str, number: int, match: AnyMatch) -> None:
        """Tell it how this game ended, if it knows of the game."""
        game = self._games.get(table)
        if game is not None and game.round == number:
            game.sitting.follow(match)
            self._forget(table)
            self._send(replace(game.sitting.over(), table=table))

    def refuse(self, number: int, text: str) -> None:
        """Tell it that what it asked for was not done."""
        self._send(Refused(number, text))

    def _forget(self, table: str) -> None:
        self._games.pop(table, None)
        self._late = {number: place for number, place in self._late.items() if place != table}

    # What it is asked

    async def choose(self, question: Question, seconds: float, left: float) -> str:
        """Its move, in notation; of the `seconds` for each move, so many are left. Raises EngineFailed, or Gone if the
        line breaks."""
        if question.table in self._late.values():  # nobody waits again for one that has not come back to its senses
            raise EngineFailed("time")
        number, time = 0, asyncio.get_running_loop().time
        ends = time() + left
        try:
            async with asyncio.timeout(left), self._turns:
                asked, number = await self._ask(question, seconds, ends - time())
                return await asked.answer
        except TimeoutError:
            if number and self._one_game:
                self.close()  # nobody knows what it is doing now
            elif number:
                self._late[number] = question.table
            raise EngineFailed("time") from None
        finally:
            self._asked.pop(number, None)

    async def _ask(self, question: Question, seconds: float, left: float) -> tuple[Asked, int]:
        if self._gone:
            raise Gone
        table, sitting = question.table, self._sitting(question, seconds)
        seen, number = sitting.look(), next(self._numbers)
        turn = await in_thread(sitting.asked, seen, number, left)
        asked = self._asked[number] = Asked(table, sitting)
        if self._gone:
            raise Gone
        self._send(replace(turn, table=table))
        return asked, number

    def _sitting(self, question: Question, seconds: float) -> Sitting:
        """The game as the engine knows it. It is told of a new one, of one that it can't have kept in mind, and of one
        where something that it knows was undone."""
        known = self._games.get(question.table)
        if self._one_game:
            self._games = {question.table: known} if known else {}
        if known and known.round == question.round and known.sitting.follow(question.match):
            return known.sitting
        sitting = Sitting(question.match, question.seat, detail=self.ready.detail, seconds=seconds)
        self._games[question.table] = Playing(question.round, sitting)
        self._send(replace(sitting.start(secrets.randbelow(SEEDS)), table=question.table))
        return sitting

    # What it says

    def hear(self, message: Move) -> None:
        """It has moved. A move that is not legal is refused, and it may try again."""
        asked = self._asked.get(message.id)
        if asked is None or asked.answer.done():
            late = self._late.pop(message.id, None) is not None
            self.refuse(message.id, "This move came too late." if late else f"Nobody asked for turn {message.id}.")
            return
        try:
            asked.answer.set_result(asked.sitting.match.game.write(asked.sitting.move(message)))
        except (Illegal, Unreadable) as error:
            self._send(replace(asked.sitting.refused(error), table=asked.table))
            asked.tries += 1
            if asked.tries == TRIES:
                asked.answer.set_exception(EngineFailed("illegal"))
        except ProtocolError as error:
            self.refuse(message.id, str(error))

    def end(self) -> None:
        """The line is gone: whoever waits for a move learns of it."""
        self._gone = True
        for asked in self._asked.values():
            if not asked.answer.done():
                asked.answer.set_exception(Gone())

    def say_bye(self) -> None:
        """Send it away for good."""
        self._send(Bye())
        self.close()
