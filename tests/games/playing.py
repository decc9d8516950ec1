"""A short way to play any game in notation, on tables laid out by hand. Each room's `table.py` has one for its game."""

import random
from collections.abc import Iterator
from typing import Any, Generic, TypeVar

from tilery.engine import CHANCE, Event, Problem, Seat
from tilery.engine.game import Game
from tilery.games import make_bot

O = TypeVar("O")  # noqa: E741 - options, state, move, view: the four types of a game
S = TypeVar("S")
M = TypeVar("M")
V = TypeVar("V")


class Playing(Generic[O, S, M, V]):
    """The moves of one game, as a test writes them."""

    def __init__(self, game: Game[O, S, M, V]) -> None:
        self._game = game

    def play(self, state: S, *texts: str) -> S:
        """Play these moves, each of whoever is to move; every one must be legal."""
        return self.watch(state, *texts)[0]

    def watch(self, state: S, *texts: str) -> tuple[S, list[Event]]:
        """Play these moves and tell what happened. Where several are asked at once they answer in order."""
        events: list[Event] = []
        for text in texts:
            seat, move = min(self._game.pending(state)), self._game.read(text)
            problems = self._game.check(state, seat, move)
            assert problems == (), f"{text} is illegal: {problems}"
            step = self._game.apply(state, seat, move)
            state = step.state
            events += step.events
        return state, events

    def draw_all(self, state: S, seed: int = 0) -> S:
        """Let chance play until a player is to move or the game is over."""
        rng = random.Random(seed)
        while self._game.pending(state) == {CHANCE}:
            state = self._game.apply(state, CHANCE, self._game.chance(state, rng)).state
        return state

    def refused(self, state: S, text: str, seat: Seat | None = None) -> list[tuple[str, str]]:
        """What is wrong with a move: rule and code of each problem."""
        return [(problem.rule, problem.code) for problem in self.problems(state, text, seat)]

    def problems(self, state: S, text: str, seat: Seat | None = None) -> tuple[Problem, ...]:
        return self._game.check(state, _whose(state, seat), self._game.read(text))

    def listed(self, state: S, seat: Seat | None = None) -> list[str]:
        """The texts of the moves that are listed for whoever is to move."""
        return [self._game.write(move) for move in self._game.moves(state, _whose(state, seat))]

    def choices(self, levels: tuple[str, ...], options: O, count: int) -> Iterator[tuple[S, Seat, M]]:
        """Every choice of these bots in so many games."""
        bots = [make_bot(self._game, level) for level in levels]
        for number in range(count):
            rng = random.Random(number)
            state = self._game.setup(options, len(levels))
            while pending := self._game.pending(state):
                seat = min(pending)
                if seat == CHANCE:
                    move = self._game.chance(state, rng)
                else:
                    move = bots[seat].choose(self._game.view(state, seat), rng)
                    yield state, seat, move
                state = self._game.apply(state, seat, move).state


def _whose(state: Any, seat: Seat | None) -> Seat:
    """Whoever's turn it is, unless a seat is named."""
    turn: Seat = state.turn
    return turn if seat is None else seat
