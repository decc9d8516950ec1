"""Nothing that a number stands for changes unnoticed."""

import pytest

from tests.envs.playthroughs import ROOMS, file_of, playthrough
from tests.envs.ways import WAYS, Way


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_actions_and_observations_mean_what_they_meant(way: Way) -> None:
    assert playthrough(way) == file_of(way).read_text(encoding="utf-8")


def test_no_playthrough_is_missing_and_none_is_left_over() -> None:
    assert set(ROOMS.glob("*/playthroughs/*.txt")) == set(map(file_of, WAYS))
