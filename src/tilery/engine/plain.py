"""A view that anybody can show, of any game: its picture, whose turn it is, and what may be done, as text."""

from typing import Any

import msgspec

from tilery.engine.chance import Dice
from tilery.engine.game import CHANCE, AnyGame, Seat
from tilery.engine.markup import Line, lines_of

MAX_MOVES = 200
"""Nobody reads a longer list."""
GUESSES = 3
SEED = bytes(32)


class PlainView(msgspec.Struct, frozen=True, gc=False):
    """All that a seat, or a spectator (None), needs in order to play without a board.

    `turn` is who is to move; None if that is nobody, or not certain. `moves` are the legal moves of this
    seat in notation; unless `complete`, there are more. `secret`: a spectator sees less than this seat.
    """

    seat: Seat | None
    picture: tuple[Line, ...]
    turn: Seat | None
    moves: tuple[str, ...]
    complete: bool
    secret: bool


def plain_view(game: AnyGame, view: Any, seat: Seat | None, *, moves: bool = True) -> PlainView:
    """The plain view of a view. It is made from a state that looks the same to this seat, so it can't tell more than
    the view. For a finished game, `moves` may be left out.
    """
    guesses = [game.guess(view, Dice(SEED, number)) for number in range(GUESSES)]
    state = guesses[0]
    due = frozenset[Seat].intersection(*map(game.pending, guesses)) - {CHANCE}
    legal = game.moves(state, seat) if moves and seat is not None and seat in due else ()
    seats = () if seat is None else (seat,)
    picture = game.picture(state, *seats)
    return PlainView(
        seat=seat,
        picture=lines_of(picture),
        turn=seat if seat in due else min(due) if len(due) == 1 else None,
        moves=tuple(map(game.write, legal[:MAX_MOVES])),
        complete=game.info.complete and len(legal) <= MAX_MOVES,
        secret=bool(seats) and picture != game.picture(state),
    )
