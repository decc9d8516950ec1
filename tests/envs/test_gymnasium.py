"""Gymnasium's own check, and what it doesn't ask."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.ways import WAYS, Way
from tilery.envs.gymnasium import TableEnv, registered
from tilery.games import levels

pytestmark = pytest.mark.parametrize("way", WAYS, ids=str)


def played(env: TableEnv, seed: int) -> tuple[float, int]:
    """The reward of a game in which the learner does anything, and how many actions that took."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    steps = 0
    over = cut = False
    reward = 0.0
    while not over and not cut:
        seen, reward, over, cut, _ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        steps += 1
    return reward, steps


def random_bots(way: Way) -> list[str]:
    return ["random"] * (min(seats for seats in way.game.info.seats if seats > 1) - 1)


def test_the_check_of_gymnasium(way: Way) -> None:
    env = gymnasium.make(registered(way.game), actions=way.actions, bots=random_bots(way), disable_env_checker=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of what is a matter of taste
        check_env(env.unwrapped)


def test_a_game_ends_with_a_share_of_the_win_and_the_same_seed_plays_the_same(way: Way) -> None:
    env = TableEnv(way.game, actions=way.actions, bots=random_bots(way), max_steps=400)
    first = played(env, 1)
    assert 0 <= first[0] <= 1
    assert played(env, 1) == first


def test_an_illegal_action_loses_the_game(way: Way) -> None:
    env = TableEnv(way.game, actions=way.actions, bots=random_bots(way))
    seen, _ = env.reset(seed=2)
    before = env.table
    illegal = int(np.argmin(seen["action_mask"]))
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info) == (-1, True, {"illegal": illegal})
    assert env.table is before


def seats_taken(env: TableEnv, games: int) -> set[int]:
    found = set()
    for seed in range(games):
        env.reset(seed=seed)
        found.add(env.seat)
    return found


def test_the_learner_sits_where_it_is_told_and_anywhere_otherwise(way: Way) -> None:
    env = TableEnv(way.game, actions=way.actions, bots=random_bots(way), seat=1)
    assert seats_taken(env, 4) == {1}
    env = TableEnv(way.game, actions=way.actions, bots=random_bots(way))
    assert seats_taken(env, 20) == set(range(1 + len(random_bots(way))))


def test_a_long_game_is_cut_off(way: Way) -> None:
    env = TableEnv(way.game, actions=way.actions, bots=random_bots(way), max_steps=2)
    assert played(env, 3)[1] <= 2


def test_bots_of_any_level_and_a_game_alone(way: Way) -> None:
    assert "easy" in levels(way.game).names()
    if 1 in way.game.info.seats:
        env = TableEnv(way.game, actions=way.actions, bots=[])
        seen, _ = env.reset(seed=4)
        assert env.table.seats == 1
        assert seen["action_mask"].any()
