"""One game of bots: who sits where and which luck they have decides every move."""

import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import cache

import msgspec

from tilery.arena.forfeits import Forfeited, result_of
from tilery.arena.players import seat_player
from tilery.engine.chance import derived_seed
from tilery.engine.draws import USUAL
from tilery.engine.errors import Illegal, Unreadable
from tilery.engine.game import Result, Seat
from tilery.engine.kernel import twin_of
from tilery.engine.match import AnyMatch, Match
from tilery.engine.record import Record
from tilery.games import GAMES, RANDOM, kernels
from tilery.protocol.commands import BotError
from tilery.protocol.messages import Forfeit


class Fixture(msgspec.Struct, frozen=True):
    """A game that is to be played: everything that decides it, move by move."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    """In the order of the seats; see `tilery.arena.bots`."""
    names: tuple[str, ...]
    """What the record calls them."""
    seed: int
    number: int
    """The number of the deal under this seed."""
    draws: str = USUAL
    seconds: float | None = None
    """The time for each move: by the clock for engines, of the processor for bots. Whoever takes longer loses."""
    timeless: bool = False
    """Whether the clocks of bots stand still: then no brake for slow machines can change the game."""

    @property
    def chance_seed(self) -> bytes:
        """The seed of all chance moves."""
        return derived_seed("chance", self.seed, self.number)


class Played(msgspec.Struct, frozen=True):
    """A game that was played. If it was forfeited, its result is not in the record."""

    moves: int
    result: Result
    record: str
    seconds: tuple[tuple[float, ...], ...]
    """For each seat, how long each choice took: time of the processor for a bot, by the clock for an engine."""
    forfeit: Forfeit | None = None


class Move(msgspec.Struct, frozen=True):
    """What a bot has just done in a match, and how long it thought."""

    match: AnyMatch
    seat: Seat
    text: str
    seconds: float


class Lost(msgspec.Struct, frozen=True):
    """A match that ends here because somebody forfeited it."""

    match: AnyMatch
    forfeit: Forfeit


def live_game(fixture: Fixture) -> Iterator[Move | Lost]:
    """Play a game; tells of each move of a bot, and at the end if somebody forfeited it.

    >>> from tilery.arena import meetings
    >>> from tilery.games import GAMES
    >>> game = GAMES.names()[1]
    >>> [meeting] = meetings(game, ["easy", "random"], seats=2, games=2, seed=1, options={})
    >>> name, fixture = next(iter(meeting.fixtures()))
    >>> first = next(live_game(fixture))
    >>> first.seat in (0, 1)
    True
    """
    game, seats = GAMES.get(fixture.game), len(fixture.bots)
    match = Match(game, seats=seats, options=fixture.options, seed=fixture.chance_seed, draws=fixture.draws)
    _warm_up(fixture.game)
    luck = fixture.seed, fixture.number
    players = [
        seat_player(match, seat, bot=bot, name=name, seconds=fixture.seconds, luck=luck, timeless=fixture.timeless)
        for seat, (bot, name) in enumerate(zip(fixture.bots, fixture.names, strict=True))
    ]
    forfeit = None
    try:
        while match.pending and not forfeit:
            seat = min(match.pending)
            try:
                move, seconds = players[seat].choose()
            except Forfeited as fault:
                forfeit = Forfeit(seat, fault.reason, str(fault))
                yield Lost(match, forfeit)
                continue
            _make(match, seat, move, fixture)
            yield Move(match, seat, game.write(move), seconds)
        for player in players:
            player.over(fixture.names, forfeit)
    finally:
        for player in players:
            player.leave()


def _make(match: AnyMatch, seat: Seat, move: object, fixture: Fixture) -> None:
    try:
        match.play(seat, move)
    except (Illegal, Unreadable) as error:
        what = f"'{match.game.write(move)}'. " if isinstance(error, Illegal) else ""
        where = f"seed {fixture.seed}, deal {fixture.number + 1}, seat {seat + 1}, move {len(match.log)}"
        raise BotError(f"The bot {fixture.names[seat]} made an illegal move ({where}): {what}{error}") from error


def play(fixture: Fixture) -> Played:
    """Play a game to its end. What bots print is no part of the results.

    >>> from tilery.arena import meetings
    >>> from tilery.games import GAMES
    >>> game = GAMES.names()[1]
    >>> [meeting] = meetings(game, ["easy", "random"], seats=2, games=2, seed=1, options={})
    >>> name, fixture = next(iter(meeting.fixtures()))
    >>> played = play(fixture)
    >>> len(played.result.points), played.record.splitlines()[0]
    (2, 'tilery-record 2')
    """
    with redirect_stdout(sys.stderr):
        steps = list(live_game(fixture))
    last = steps[-1]
    match, seats = last.match, len(fixture.bots)
    forfeit = last.forfeit if isinstance(last, Lost) else None
    moves = [step for step in steps if isinstance(step, Move)]
    return Played(
        len(match.log),
        result_of(forfeit, seats, teams_of(fixture.game, fixture.options, seats)) if forfeit else match.result,
        Record.of(match, fixture.names).text(),
        tuple(tuple(move.seconds for move in moves if move.seat == seat) for seat in range(seats)),
        forfeit,
    )


def teams_of(game: str, options: dict[str, str], seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Who plays together."""
    return _teams(game, tuple(options.items()), seats) if seats > 2 else ()


@cache
def _teams(game: str, options: tuple[tuple[str, str], ...], seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Only the result of a game says so, so one is played at random."""
    bots = (RANDOM,) * seats
    return play(Fixture(game, dict(options), bots, bots, 0, 0)).result.teams


@cache
def _warm_up(game: str) -> None:
    """Load compiled kernels before a bot is timed for the first time."""
    for module in kernels(GAMES.get(game)):
        twin = twin_of(module)
        if twin.compiled:
            module.practise(twin)
