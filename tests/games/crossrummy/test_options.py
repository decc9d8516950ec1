"""What can be chosen at a table."""

import pytest

from tests.games.crossrummy.table import options
from tilery.engine import Illegal, Match, Unknown
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.state import Options


def test_cr_13_rounds_and_cr_2_a_start_player_can_be_chosen() -> None:
    assert options() == Options(rounds=1, start=None)
    assert options(rounds="5", start="1") == Options(rounds=5, start=1)


@pytest.mark.parametrize("rounds", ["0", "21", "two", ""])
def test_cr_13_there_are_one_to_twenty_games(rounds: str) -> None:
    with pytest.raises(Unknown, match=f"'{rounds}'"):
        Match(GAME, seats=2, options={"rounds": rounds})


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_number_of_players_that_does_not_fit_is_refused_with_those_that_do(seats: int) -> None:
    with pytest.raises(Unknown, match="2, 3, 4"):
        Match(GAME, seats=seats)


@pytest.mark.parametrize(("seats", "start"), [(2, "2"), (3, "3")])
def test_cr_2_nobody_can_be_chosen_to_begin_who_does_not_sit_there(seats: int, start: str) -> None:
    with pytest.raises(Illegal) as error:
        Match(GAME, seats=seats, options={"start": start})
    assert [(problem.rule, problem.code) for problem in error.value.problems] == [("CR-2", "no-such-seat")]
