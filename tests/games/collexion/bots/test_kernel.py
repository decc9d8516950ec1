"""The kernel plays by the rules."""

import pytest

from tests.games.collexion.bots.twins import VARIANTS, in_step
from tilery.engine.kernel import plain
from tilery.games.collexion.bots import kernel


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_the_kernel_and_the_rules_agree_on_every_move_of_whole_games(variant: int) -> None:
    twin = plain(kernel)
    for game in range(40):
        for _ in in_step(twin, variant + len(VARIANTS) * game):
            pass
