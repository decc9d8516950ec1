"""Who plays a game of a contest: bots in this process, and engines in theirs. A table treats both alike."""

import random
import time
import traceback
from inspect import signature
from typing import Any, Protocol

from tilery.arena.bots import bot_class
from tilery.arena.engines import EnginePlayer, check_engine
from tilery.arena.forfeits import Forfeited
from tilery.engine.bot import AnyBot
from tilery.engine.chance import derived_seed
from tilery.engine.game import AnyGame, Seat
from tilery.engine.match import AnyMatch
from tilery.protocol.commands import BotError, command_of
from tilery.protocol.messages import Forfeit


class Player(Protocol):
    """Somebody at one seat of a match."""

    def choose(self) -> tuple[Any, float]:
        """A move, and how many seconds it took. Raises Forfeited if the game is lost by that."""

    def over(self, players: tuple[str, ...], forfeit: Forfeit | None) -> None:
        """The game is over."""

    def leave(self) -> None:
        """The game was broken off, unless it is over."""


class BotPlayer:
    """A bot in this process. Only the time of the processor counts: others may be thinking on the same one."""

    def __init__(
        self, bot: AnyBot, name: str, match: AnyMatch, seat: Seat, *, seconds: float | None, rng: random.Random
    ) -> None:
        self._bot, self._name, self._match, self._seat = bot, name, match, seat
        self._seconds, self._rng = seconds, rng

    def choose(self) -> tuple[Any, float]:
        view = self._match.view(self._seat)
        began = time.process_time()
        try:
            move = self._bot.choose(view, self._rng)
        except (Exception, SystemExit) as error:
            raise _failure(f"The bot {self._name} failed", error) from error
        seconds = time.process_time() - began
        if self._seconds is not None and seconds > self._seconds:
            raise Forfeited("time", f"It took longer than {self._seconds:g} s.")
        return move, seconds

    def over(self, players: tuple[str, ...], forfeit: Forfeit | None) -> None:
        pass  # a bot remembers nothing

    def leave(self) -> None:
        pass


def check_bot(game: AnyGame, bot: str) -> None:
    """Raise Unknown or BotError unless this bot can play this game."""
    if command_of(bot):
        check_engine(game, bot)
    else:
        bot_class(game, bot)


def seat_player(
    match: AnyMatch,
    seat: Seat,
    *,
    bot: str,
    name: str,
    seconds: float | None,
    luck: tuple[int, int],
    timeless: bool = False,
) -> Player:
    """A player for this seat. `luck` is the seed of the contest and the number of the deal. In a `timeless` game, the
    clock of a bot that has one stands still."""
    if command_of(bot):
        seed = int.from_bytes(derived_seed("engine", *luck, seat)[:6], "big")  # JavaScript knows 53 bits
        return EnginePlayer(bot, match, seat, seconds=seconds, seed=seed)
    rng = random.Random(derived_seed("bot", *luck, seat))
    return BotPlayer(_made(match.game, bot, name, timeless=timeless), name, match, seat, seconds=seconds, rng=rng)


def _made(game: AnyGame, bot: str, name: str, *, timeless: bool) -> AnyBot:
    kind: Any = bot_class(game, bot)
    clock = {"clock": lambda: 0.0} if timeless and "clock" in signature(kind).parameters else {}
    try:
        made: AnyBot = kind(game, **clock)
        return made
    except (Exception, SystemExit) as error:
        raise _failure(f"The bot {name} can't be made with the game, as in '{kind.__name__}(game)'", error) from error


def _failure(told: str, error: BaseException) -> BotError:
    where = traceback.extract_tb(error.__traceback__)[-1]
    what = f"{type(error).__name__}: {error}".rstrip(": ")
    return BotError(f"{told}: {what} ({where.filename}, line {where.lineno}).")
