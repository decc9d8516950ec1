"""Engines that play in contests: their processes, and what becomes of a game if one of them fails."""

import atexit
import time
from contextlib import suppress
from functools import cache
from typing import Any

from tilery import __version__
from tilery.arena.forfeits import Forfeited
from tilery.engine.errors import Illegal, TileryError, Unreadable
from tilery.engine.game import AnyGame, Seat
from tilery.engine.match import AnyMatch
from tilery.protocol.commands import BotError, command_of
from tilery.protocol.messages import VERSION, Bye, Forfeit, Hello, ProtocolError, Ready
from tilery.protocol.process import Ended, EngineProcess, TooSlow
from tilery.protocol.sitting import Sitting

READY_SECONDS = 20.0
"""How long an engine may take to say that it is ready."""
MOVE_SECONDS = 60.0
"""How long it may think about a move if nobody has said otherwise."""
LAST_WORDS = 300
"""How much is told of what it wrote to its standard error."""


class Engine:
    """An engine that is ready for games."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.process = EngineProcess(command_of(bot))
        try:
            self.process.send(Hello(VERSION, f"tilery {__version__}"), READY_SECONDS)
            self.ready = self._introduced()
        except TooSlow:
            self.process.end()
            raise ProtocolError(f"It did not say 'ready' within {READY_SECONDS:g} s.") from None
        except TileryError as error:
            self.process.end()
            raise type(error)(f"{error}{self.last_words}") from None

    def _introduced(self) -> Ready:
        message = self.process.receive(READY_SECONDS)
        if not isinstance(message, Ready):
            raise ProtocolError(f"'hello' is answered by 'ready', not by '{message.__struct_config__.tag}'.")
        if message.version != VERSION:
            raise ProtocolError(f"It speaks version {message.version} of the protocol, not version {VERSION}.")
        return message

    @property
    def last_words(self) -> str:
        """What it said about its errors, as the end of a message."""
        errors = " ".join(self.process.errors.split())
        if not errors:
            return ""
        return f" It said: {errors if len(errors) <= LAST_WORDS else '…' + errors[-LAST_WORDS:]}"


_idle: dict[str, list[Engine]] = {}
"""Engines that wait for their next game."""


def end_engines() -> None:
    """End all engines of this process that don't play just now."""
    for engines in _idle.values():
        while engines:
            engines.pop().process.end(Bye())


atexit.register(end_engines)


@cache
def _ready(bot: str) -> Ready:
    """What an engine says about itself. It is started for that, and ended again."""
    try:
        engine = Engine(bot)
    except TileryError as error:
        raise BotError(f"The engine {bot} can't play. {error}") from None
    engine.process.end(Bye())
    return engine.ready


def check_engine(game: AnyGame, bot: str) -> None:
    """Raise a BotError unless this engine can be started and plays this game."""
    plays = _ready(bot).games
    if plays is not None and game.info.id not in plays:
        raise BotError(f"The engine {bot} doesn't play {game.info.title}. It plays: {', '.join(plays) or 'nothing'}.")


class EnginePlayer:
    """An engine at a seat, for one game. After a game without a fault it waits for the next one; otherwise it is ended,
    and another process plays on."""

    def __init__(self, bot: str, match: AnyMatch, seat: Seat, *, seconds: float | None, seed: int) -> None:
        self._bot, self._match, self._seat, self._seed = bot, match, seat, seed
        self._seconds = MOVE_SECONDS if seconds is None else seconds
        self._engine: Engine | None = None
        self._sitting: Sitting | None = None

    def choose(self) -> tuple[Any, float]:
        try:
            return self._answer(self._engine or self._seated())
        except TooSlow:
            fault = Forfeited("time", f"It took longer than {self._seconds:g} s.")
        except Ended as error:
            fault = Forfeited("crash", f"{error}{self._engine.last_words if self._engine else ''}")
        except ProtocolError as error:
            fault = Forfeited("garbage", f"{error}{self._engine.last_words if self._engine else ''}")
        except (Illegal, Unreadable) as error:
            fault = Forfeited("illegal", str(error))
            self._tell_refused(error)
        raise fault

    def over(self, players: tuple[str, ...], forfeit: Forfeit | None) -> None:
        # An engine that has not moved yet knows of no game.
        engine, sitting, self._engine = self._engine, self._sitting, None
        if engine is None or sitting is None:
            return
        try:
            engine.process.send(sitting.over(players, forfeit), self._seconds)
        except TileryError:
            engine.process.end()
            return
        if forfeit is not None and forfeit.seat == self._seat:
            engine.process.end(None if forfeit.reason == "time" else Bye())  # it would not hear us
        else:
            _idle.setdefault(self._bot, []).append(engine)

    def leave(self) -> None:
        # Nobody knows what it is doing just now.
        if self._engine is not None:
            self._engine.process.end()
            self._engine = None

    def _seated(self) -> Engine:
        waiting = _idle.get(self._bot)
        engine = self._engine = waiting.pop() if waiting else Engine(self._bot)
        self._sitting = Sitting(self._match, self._seat, detail=engine.ready.detail, seconds=self._seconds)
        engine.process.send(self._sitting.start(self._seed), self._seconds)
        return engine

    def _answer(self, engine: Engine) -> tuple[Any, float]:
        assert self._sitting is not None
        turn = self._sitting.turn()
        began = time.monotonic()
        engine.process.send(turn, self._seconds)
        message = engine.process.receive(self._seconds - (time.monotonic() - began))
        return self._sitting.move(message), time.monotonic() - began

    def _tell_refused(self, error: Illegal | Unreadable) -> None:
        if self._engine is not None and self._sitting is not None:
            with suppress(TileryError):
                self._engine.process.send(self._sitting.refused(error), self._seconds)
