"""OpenSpiel's own suite, its searches, and what they don't ask."""

import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from tests.envs.ways import WAYS, Way
from tilery.envs import openspiel  # noqa: F401 - importing it registers the games
from tilery.envs.spaces import versioned

every_way = pytest.mark.parametrize("way", WAYS, ids=str)
SHORT = [way for way in WAYS if way.is_short]
"""A random game of the others has thousands of actions, and the suite looks at each for long."""


def game_of(way: Way) -> pyspiel.Game:
    return pyspiel.load_game(versioned(way.game), {"actions": way.actions})


def begun(way: Way, seed: int, steps: int = 3) -> pyspiel.State:
    """A state after chance has dealt and a few actions were made."""
    rng = random.Random(seed)
    state = game_of(way).new_initial_state()
    while state.is_chance_node() or steps > 0:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            steps -= 1
    return state


class Even:
    """Finds all states equally good: to play each to its end would take long."""

    def evaluate(self, state: pyspiel.State) -> list[float]:
        return [0.0] * state.num_players()

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("way", SHORT, ids=str)
def test_the_suite_of_openspiel(way: Way) -> None:
    pyspiel.random_sim_test(game_of(way), num_sims=1, serialize=False, verbose=False)


@every_way
def test_a_state_can_be_stored_and_read_again(way: Way) -> None:
    state = begun(way, 2)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert again.table.state == state.table.state
    assert again.table.drafts == state.table.drafts


@every_way
def test_searches_run(way: Way) -> None:
    state = begun(way, 1)
    legal = state.legal_actions()
    rng = np.random.RandomState(1)
    assert mcts.MCTSBot(game_of(way), 1.4, 20, Even(), random_state=rng).step(state) in legal
    searcher = ismcts.ISMCTSBot(game=game_of(way), uct_c=1.4, evaluator=Even(), max_simulations=20, random_state=rng)
    assert searcher.step(state) in legal


@every_way
def test_a_resampled_state_looks_the_same_to_its_player_and_keeps_no_secret_of_others(way: Way) -> None:
    for seed in range(5):
        state = begun(way, seed)
        player = state.current_player()
        texts = set()
        for number in range(3):
            other = state.resample_from_infostate(player, random.Random(number).random)
            assert other.current_player() == player
            assert other.legal_actions() == state.legal_actions()
            assert other.information_state_string(player) == state.information_state_string(player)
            texts.add(other.information_state_string(1 - player))
        assert state.information_state_string(1 - player) not in texts or way.hides_little


@every_way
def test_the_observer_fills_one_array(way: Way) -> None:
    state = begun(way, 3)
    observer = make_observation(game_of(way))
    for player in range(2):
        observer.set_from(state, player)
        assert np.array_equal(observer.tensor, state.table.observe(player))
        assert np.array_equal(np.concatenate([part.ravel() for part in observer.dict.values()]), observer.tensor)
    assert observer.string_from(state, 0) == state.observation_string(0)


@every_way
def test_options_and_players_are_parameters(way: Way) -> None:
    most = max(way.game.info.seats)
    game = pyspiel.load_game(f"{versioned(way.game)}(players={most},options=start:1,actions={way.actions})")
    assert game.num_players() == most
    assert game.start.game.texts(game.start.state.options)["start"] == "1"
