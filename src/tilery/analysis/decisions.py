"""Recorded games as data to learn from: every decision, with what could have been done there and how the game ended."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tilery.engine.chance import Dice
from tilery.engine.game import CHANCE, Seat
from tilery.engine.odds import utilities
from tilery.engine.plain import SEED
from tilery.engine.record import Record
from tilery.games import GAMES


class Decision(msgspec.Struct, frozen=True):
    """One move of a player. How the game ended is None if it is not over."""

    record: str
    """The name of the record."""
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    players: tuple[str, ...]
    number: int
    """The number of the move in the record, counted from 0, chance moves included."""
    seat: Seat
    """Who made it."""
    position: Any
    """What the player saw, or the full state with all secrets."""
    moves: tuple[str, ...]
    """The legal moves in notation."""
    complete: bool
    """Whether these are all; otherwise they are a sample."""
    move: str
    points: tuple[int, ...] | None
    winners: tuple[Seat, ...] | None
    share: float | None
    """What the player got of the win in the end: 1, 0, or a part of it."""


def decisions(record: Record, name: str = "", *, full: bool = False) -> Iterator[Decision]:
    """Every decision of a recorded game, in order. The positions are what each player saw, unless `full` states are
    asked for. Raises RecordError if it breaks the rules.

    >>> from tilery.engine.match import Match
    >>> match = Match(GAMES.all()[0], seats=2, seed=bytes(32))
    >>> list(decisions(Record.of(match)))
    []
    """
    game = GAMES.get(record.game)
    match = record.replay(game)
    result = match.result if match.over else None
    state = match.start
    for number, entry in enumerate(match.log):
        if entry.seat != CHANCE:
            view = game.view(state, entry.seat)
            # As in a player's head: which moves are listed must not tell what nobody sees.
            known = state if full else game.guess(view, Dice(SEED, 0))
            yield Decision(
                record=name,
                game=record.game,
                rules=record.rules_version,
                seats=record.seats,
                options=match.options,
                players=record.players,
                number=number,
                seat=entry.seat,
                position=state if full else view,
                moves=tuple(map(game.write, game.moves(known, entry.seat))),
                complete=game.info.complete,
                move=game.write(entry.move),
                points=result.points if result else None,
                winners=result.winners if result else None,
                share=utilities(result)[entry.seat] if result else None,
            )
        state = entry.step.state
