"""Whole random games by the kernels, interleaved with OpenSpiel's random rollouts of gin_rummy inside C++.

A move is one player or chance move on both sides. OpenSpiel plays rollouts for its tree search only, so a search that
does little else is asked, and the mean length of a rollout is that of as many random games from Python.
"""

import random
import statistics
import time
from collections.abc import Callable
from functools import partial

import pyspiel

from bench import ratios
from bench.rooms import playouts
from tilery.engine.kernel import prepare
from tilery.games import GAMES, kernels

ROUNDS = 7
SECONDS = 0.3
AT_ONCE = 50
"""How many games are played in one call."""
LENGTHS = 400
"""The games whose mean length counts."""

Play = Callable[[], float]
"""Plays some games, and says how many moves they had."""


class Rollouts:
    """Random games of gin_rummy from after the deal, inside C++."""

    def __init__(self, rng: random.Random) -> None:
        self._game, self._rng = pyspiel.load_game("gin_rummy"), rng
        self._moves = statistics.fmean(self._length() for _ in range(LENGTHS))
        self._starts = [self._dealt() for _ in range(20)]
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=AT_ONCE // 2, seed=1)
        # Two simulations: rollouts from the root, then from one of its children.
        self._search = pyspiel.MCTSBot(self._game, evaluator, 1.0, 2, 100, False, 1, False)

    def __call__(self) -> float:
        self._search.step(self._rng.choice(self._starts))
        return self._moves * AT_ONCE

    def _dealt(self) -> pyspiel.State:
        state = self._game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(self._rng.choice(state.chance_outcomes())[0])
        return state

    def _length(self) -> int:
        state, moves = self._dealt(), 0
        while not state.is_terminal():
            legal = state.legal_actions()  # of chance too; in gin_rummy its moves are equally likely
            state.apply_action(self._rng.choice(legal))
            moves += 1
        return moves


def speed(play: Play) -> float:
    """Moves per second of the processor, so that other work on the machine disturbs little."""
    moves, began = 0.0, time.process_time()
    while (elapsed := time.process_time() - began) < SECONDS:
        moves += play()
    return moves / elapsed


def contestants() -> dict[str, Play]:
    """Each game whose kernels play whole random games, with the most players."""
    found: dict[str, Play] = {}
    for name, room in playouts().items():
        game = GAMES.get(name)
        seats = max(game.info.seats)
        play = room.random_games(prepare(kernels(game)[0]), seats)
        play(1)  # reads what was compiled before
        found[f"{name}, {seats} players"] = partial(play, AT_ONCE)
    return found


def main() -> None:
    peer, ours = Rollouts(random.Random(1)), contestants()
    theirs: list[float] = []
    speeds: dict[str, list[float]] = {name: [] for name in ours}
    for _ in range(ROUNDS):
        theirs.append(speed(peer))
        for name, play in ours.items():
            speeds[name].append(speed(play))
    ratios.show("random games by kernels", "OpenSpiel gin_rummy, rollouts in C++", theirs, speeds)
