"""PettingZoo's own suites, and what they don't ask."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from tests.envs.ways import WAYS, Way
from tilery.envs import pettingzoo as zoo
from tilery.envs.table import NotPossible

pytestmark = pytest.mark.parametrize("way", WAYS, ids=str)
CYCLES = 40


@pytest.fixture(autouse=True)
def no_advice() -> Any:
    """The suites warn of what is a matter of taste: observations with two parts, agents that are not called player."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_the_suite_for_players_in_turn(way: Way) -> None:
    api_test(zoo.env(way.game, **way.settings, max_steps=60), num_cycles=CYCLES)


def test_the_suite_for_players_at_once(way: Way) -> None:
    parallel_api_test(zoo.parallel_env(way.game, **way.settings, max_steps=60), num_cycles=CYCLES)


def test_the_suites_for_seeds_and_pictures(way: Way) -> None:
    seed_test(lambda: zoo.env(way.game, **way.settings), num_cycles=CYCLES)
    render_test(lambda **given: zoo.env(way.game, **way.settings, **given))


def test_a_game_comes_to_its_end_and_the_shares_of_the_win_are_one(way: Way) -> None:
    rng = np.random.default_rng(1)
    env = zoo.raw_env(way.game, **way.settings)
    env.reset(seed=1)
    total: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        assert not cut
        total[agent] = total.get(agent, 0) + reward
        if over:
            assert info["points"] == env.table.result.points[env.seat_of[agent]]
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert [total[agent] for agent in env.possible_agents] == pytest.approx(env.table.rewards())
    assert sum(total.values()) == pytest.approx(1)
    assert sum(env.table.rewards(zero_sum=True)) == pytest.approx(0)


def test_an_illegal_action_changes_nothing(way: Way) -> None:
    env = zoo.raw_env(way.game, **way.settings)
    env.reset(seed=2)
    before = env.table
    illegal = int(np.argmin(env.last()[0]["action_mask"]))
    for action in (illegal, -1, env.start.codec.action_count):
        with pytest.raises(NotPossible):
            env.step(action)
    assert env.table is before


def test_a_game_that_is_cut_off_brings_nobody_anything(way: Way) -> None:
    env = zoo.raw_env(way.game, **way.settings, max_steps=1)
    env.reset(seed=3)
    env.step(env.table.legal()[0])
    assert set(env.truncations.values()) == {True}
    assert set(env.rewards.values()) == {0.0}
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []


def test_playing_at_once_leads_where_playing_in_turn_leads(way: Way) -> None:
    """The same seed, and everybody does the first thing that is possible."""
    at_once, in_turn = zoo.parallel_env(way.game, **way.settings), zoo.raw_env(way.game, **way.settings)
    seen, _ = at_once.reset(seed=4)
    in_turn.reset(seed=4)
    for _ in range(CYCLES):
        actions = {agent: int(np.argmax(told["action_mask"])) for agent, told in seen.items()}
        asked = [agent for agent, told in seen.items() if told["action_mask"].any()]
        assert in_turn.agent_selection == asked[0]
        if len(asked) == 1:  # drafts of several players are made in another order
            in_turn.step(actions[asked[0]])
            seen, *_ = at_once.step(actions)
            assert at_once.table.state == in_turn.table.state
        else:
            break
        if at_once.table.over:
            break
