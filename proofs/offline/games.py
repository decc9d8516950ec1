"""Whole games of bots, each told by one hash. Python in a browser runs this too, so it needs nothing but tilery."""

import hashlib
import random
import time
from typing import Any

from tilery.engine.match import Match
from tilery.engine.record import Record
from tilery.games import GAMES, levels_here, make_bot, usual_level

# Bots have emergency brakes for slow machines. Here no time passes, however busy the machine is: the rooms, which are
# imported later, find this clock.
time.process_time = lambda: 0.0

MOST = 3000
"""After so many moves a game is long enough to be compared."""


def levels_of(game: Any) -> tuple[str, ...]:
    """The levels that any device can think through."""
    known = levels_here(game)
    return known[: known.index(usual_level(game)) + 1]


def digest(name: str, number: int) -> str:
    """The SHA-256 of the record of a game. Its number says with which seed, how many players and which bots."""
    game = GAMES.get(name)
    known = levels_of(game)
    seats = game.info.seats[number % len(game.info.seats)]
    match = Match(game, seats=seats, seed=hashlib.sha256(f"{name} {number}".encode()).digest())
    bots = [make_bot(game, known[(number + seat) % len(known)]) for seat in range(seats)]
    for ply in range(MOST):
        if match.over:
            break
        seat = min(match.pending)
        match.play(seat, bots[seat].choose(match.view(seat), random.Random(f"{number} {ply}")))
    names = tuple(f"player {seat + 1}" for seat in range(seats))
    return hashlib.sha256(Record.of(match, names).text().encode()).hexdigest()
