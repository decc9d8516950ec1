#!/usr/bin/env python3
"""A bot for Triominos, a game with it, and what its moves are worth. mypy --strict knows every type in this file."""

import random
from collections.abc import Mapping

from tilery.analysis import Value, values
from tilery.arena import meetings, play
from tilery.engine import Bot, Game, Match, Record, Seat, legal_moves, verify
from tilery.games import make_bot
from tilery.games.triominos import GAME, Move, Options, State, View
from tilery.games.triominos.moves import Lay

Triominos = Match[State, Move, View]
"""One game of Triominos."""


class Greedy:
    """Lays the stone that brings the most points; otherwise it does anything that is legal."""

    def __init__(self, game: Game[Options, State, Move, View]) -> None:
        self.game = game

    def choose(self, view: View, rng: random.Random) -> Move:
        if view.may.lay:
            return max(view.may.lay, key=lambda place: place.points).move
        return rng.choice(legal_moves(self.game, view))


def played(bots: Mapping[Seat, Bot[View, Move]], seed: bytes) -> Triominos:
    """A whole game of these bots."""
    match = Match(GAME, seats=len(bots), seed=seed)
    rng = random.Random(seed)
    while match.pending:
        seat = min(match.pending)
        match.play(seat, bots[seat].choose(match.view(seat), rng))
    return match


def stones_laid(match: Triominos, seat: Seat) -> list[str]:
    """What a player laid, from the log."""
    return [entry.move.stone for entry in match.log if entry.seat == seat and isinstance(entry.move, Lay)]


def best(state: State, seat: Seat) -> Value[Move]:
    """The best move of a player in a position, as far as a few playouts can tell."""
    match = Match.at(GAME, state, seats=state.seats)
    return values(GAME, match.view(seat), playouts=8)[0]


if __name__ == "__main__":
    match = played({0: Greedy(GAME), 1: make_bot(GAME, "easy")}, bytes(32))
    print("points:", match.result.points, "laid:", len(stones_laid(match, 0)))

    record = Record.of(match, ("Greedy", "easy"))
    again = verify(Record.parse(record.text()), GAME)  # raises RecordError if anything is wrong
    print("the same state:", again.state == match.state)

    start = Match(GAME, seats=2, seed=bytes(32))
    value = best(start.state, min(start.pending))
    print("to begin with:", GAME.write(value.move), f"wins {value.chance:.0%}")

    [meeting] = meetings("triominos", [f"{__file__}:Greedy", "random"], seats=2, games=4, seed=1, options={})
    for _, fixture in meeting.fixtures():
        print(fixture.names, play(fixture).result.points)
