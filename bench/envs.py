"""The environments, next to games of the libraries that they are for, in the same rounds: PettingZoo's gin rummy, and
block dominoes, which OpenSpiel has in Python.

A step is one action, with what its player sees and the mask before it; through OpenSpiel one action or outcome of
chance, with all that are possible listed before it. Players do anything. The seconds are those of the processor.
"""

import random
import time
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.games import block_dominoes  # noqa: F401 - importing it registers the game
from pettingzoo.classic import gin_rummy_v4

from bench import ratios
from tests.envs.ways import WAYS, Way
from tilery.envs import openspiel, pettingzoo  # noqa: F401 - importing the first registers our games
from tilery.envs.spaces import versioned

ROUNDS = 7
SECONDS = 1.0
GIN_RUMMY, DOMINOES = "PettingZoo gin_rummy_v4", "OpenSpiel python_block_dominoes"


def zoo_steps(env: Any, rng: random.Random, seconds: float) -> float:
    """Steps per second of whole random games."""
    steps, began = 0, time.process_time()
    while (elapsed := time.process_time() - began) < seconds:
        env.reset(seed=rng.randrange(1 << 30))
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
    return steps / elapsed


def spiel_steps(game: pyspiel.Game, rng: random.Random, seconds: float) -> float:
    """The same through OpenSpiel."""
    steps, began = 0, time.process_time()
    while (elapsed := time.process_time() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, weights)[0]
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            steps += 1
    return steps / elapsed


def compare(title: str, peer: str, theirs: Callable[[], float], ours: dict[str, Callable[[], float]]) -> None:
    """Measure all in turn, again and again."""
    peers: list[float] = []
    speeds: dict[str, list[float]] = {name: [] for name in ours}
    for _ in range(ROUNDS):
        peers.append(theirs())
        for name, measure in ours.items():
            speeds[name].append(measure())
    ratios.show(title, peer, peers, speeds)


def _spiel(way: Way) -> pyspiel.Game:
    return pyspiel.load_game(versioned(way.game), {"actions": way.actions})


def main() -> None:
    """Both comparisons."""
    warnings.filterwarnings("ignore", module="pettingzoo|pygame|rlcard")
    rng = random.Random(1)
    zoo = {str(way): pettingzoo.raw_env(way.game, actions=way.actions) for way in WAYS}
    compare(
        "steps through PettingZoo",
        GIN_RUMMY,
        lambda: zoo_steps(gin_rummy_v4.raw_env(), rng, SECONDS),
        {name: partial(zoo_steps, env, rng, SECONDS) for name, env in zoo.items()},
    )
    spiel = {str(way): _spiel(way) for way in WAYS}
    compare(
        "steps through OpenSpiel",
        DOMINOES,
        lambda: spiel_steps(pyspiel.load_game("python_block_dominoes"), rng, SECONDS),
        {name: partial(spiel_steps, game, rng, SECONDS) for name, game in spiel.items()},
    )
