"""One game of bots: who sits where and which luck they have decides every move."""

import random
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import cache
from typing import Any

import msgspec

from tilery.arena.bots import BotError, bot_class
from tilery.engine.bot import Bot
from tilery.engine.chance import derived_seed
from tilery.engine.draws import USUAL
from tilery.engine.errors import Illegal, Unreadable
from tilery.engine.game import AnyGame, Result, Seat
from tilery.engine.kernel import twin_of
from tilery.engine.match import Match
from tilery.engine.record import Record
from tilery.games import GAMES, kernels


class Fixture(msgspec.Struct, frozen=True):
    """A game that is to be played: everything that decides it, move by move."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    """In the order of the seats; see `bot_class`."""
    names: tuple[str, ...]
    """What the record calls them."""
    seed: int
    number: int
    """The number of the deal under this seed."""
    draws: str = USUAL

    @property
    def chance_seed(self) -> bytes:
        """The seed of all chance moves."""
        return derived_seed("chance", self.seed, self.number)


class Played(msgspec.Struct, frozen=True):
    """A game that was played."""

    moves: int
    result: Result
    record: str
    seconds: tuple[tuple[float, ...], ...]
    """For each seat, how much time of the processor each choice took."""


class Move(msgspec.Struct, frozen=True):
    """What a bot has just done in a match, and how long it thought."""

    match: Match
    seat: Seat
    text: str
    seconds: float


def live_game(fixture: Fixture) -> Iterator[Move]:
    """Play a game; tells of each move of a bot."""
    game, seats = GAMES.get(fixture.game), len(fixture.bots)
    match = Match(game, seats=seats, options=fixture.options, seed=fixture.chance_seed, draws=fixture.draws)
    _warm_up(fixture.game)
    bots = [_made(game, bot, name) for bot, name in zip(fixture.bots, fixture.names, strict=True)]
    rngs = [random.Random(derived_seed("bot", fixture.seed, fixture.number, seat)) for seat in range(seats)]
    while match.pending:
        seat = min(match.pending)
        view = match.view(seat)
        began = time.process_time()
        move = _choice(bots[seat], fixture.names[seat], view, rngs[seat])
        seconds = time.process_time() - began
        try:
            match.play(seat, move)
        except (Illegal, Unreadable) as error:
            what = f"'{game.write(move)}'. " if isinstance(error, Illegal) else ""
            where = f"seed {fixture.seed}, deal {fixture.number + 1}, seat {seat + 1}, move {len(match.log)}"
            raise BotError(f"The bot {fixture.names[seat]} made an illegal move ({where}): {what}{error}") from error
        yield Move(match, seat, game.write(move), seconds)


def play(fixture: Fixture) -> Played:
    """Play a game to its end. What bots print is no part of the results."""
    with redirect_stdout(sys.stderr):
        moves = list(live_game(fixture))
    match = moves[-1].match
    return Played(
        len(match.log),
        match.result,
        Record.of(match, fixture.names).text(),
        tuple(tuple(move.seconds for move in moves if move.seat == seat) for seat in range(match.seats)),
    )


def _made(game: AnyGame, bot: str, name: str) -> Bot:
    kind = bot_class(game, bot)
    try:
        return kind(game)
    except (Exception, SystemExit) as error:
        raise _failure(f"The bot {name} can't be made with the game, as in '{kind.__name__}(game)'", error) from error


def _choice(bot: Bot, name: str, view: Any, rng: random.Random) -> Any:
    try:
        return bot.choose(view, rng)
    except (Exception, SystemExit) as error:
        raise _failure(f"The bot {name} failed", error) from error


def _failure(told: str, error: BaseException) -> BotError:
    where = traceback.extract_tb(error.__traceback__)[-1]
    what = f"{type(error).__name__}: {error}".rstrip(": ")
    return BotError(f"{told}: {what} ({where.filename}, line {where.lineno}).")


@cache
def _warm_up(game: str) -> None:
    """Load compiled kernels before a bot is timed for the first time."""
    for module in kernels(GAMES.get(game)):
        twin = twin_of(module)
        if twin.compiled:
            module.practise(twin)
