"""What can be chosen at a table."""

import pytest

from tests.games.triominos.table import options
from tilery.engine import Illegal, Match, Unknown
from tilery.games.triominos.game import GAME
from tilery.games.triominos.state import Options


def codes(error: pytest.ExceptionInfo[Illegal]) -> list[tuple[str, str]]:
    return [(problem.rule, problem.code) for problem in error.value.problems]


def test_tr_13_rounds_or_a_target_can_be_chosen() -> None:
    assert options() == Options(rounds=1, target=None, start=None)
    assert options(rounds="5").rounds == 5
    assert options(target="400").target == 400


@pytest.mark.parametrize("target", ["0", "-1", "400.5", "many", "", "10000", "٤٠٠", "4 00"])
def test_tr_13_a_target_is_a_number(target: str) -> None:
    with pytest.raises(Illegal) as error:
        options(target=target)
    assert codes(error) == [("TR-13", "bad-target")]


def test_tr_13_rounds_and_a_target_are_not_chosen_together() -> None:
    with pytest.raises(Illegal) as error:
        options(rounds="3", target="400")
    assert codes(error) == [("TR-13", "rounds-and-target")]


@pytest.mark.parametrize("rounds", ["0", "21", "two"])
def test_tr_13_there_are_one_to_twenty_rounds(rounds: str) -> None:
    with pytest.raises(Unknown, match=f"'{rounds}'"):
        Match(GAME, seats=2, options={"rounds": rounds})


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_number_of_players_that_does_not_fit_is_refused_with_those_that_do(seats: int) -> None:
    with pytest.raises(Unknown, match="2, 3, 4"):
        Match(GAME, seats=seats)


@pytest.mark.parametrize(("seats", "start"), [(2, "2"), (3, "3")])
def test_tr_2_nobody_can_be_chosen_to_begin_who_does_not_sit_there(seats: int, start: str) -> None:
    with pytest.raises(Illegal) as error:
        Match(GAME, seats=seats, options={"start": start})
    assert codes(error) == [("TR-2", "no-such-seat")]
