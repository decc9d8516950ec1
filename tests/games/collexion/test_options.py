"""What can be chosen at a table."""

import pytest

from tests.games.collexion.table import options
from tilery.engine import Illegal, Match, Unknown
from tilery.games.collexion.game import GAME
from tilery.games.collexion.state import Options


def test_team_expert_and_who_begins_can_be_chosen() -> None:
    assert options() == Options(team=False, expert=False, start=None)
    assert options(team="yes", expert="yes", start="3") == Options(team=True, expert=True, start=3)


@pytest.mark.parametrize(
    "given", [{"team": "maybe"}, {"expert": "1"}, {"start": "4"}, {"start": "-1"}, {"rounds": "2"}]
)
def test_what_is_no_choice_is_refused(given: dict[str, str]) -> None:
    with pytest.raises(Unknown):
        Match(GAME, seats=4, options=given)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_number_of_players_that_does_not_fit_is_refused_with_those_that_do(seats: int) -> None:
    with pytest.raises(Unknown, match="2, 3, 4"):
        Match(GAME, seats=seats)


@pytest.mark.parametrize(("seats", "start"), [(2, "2"), (3, "3")])
def test_cx_3_nobody_can_be_chosen_to_begin_who_does_not_sit_there(seats: int, start: str) -> None:
    with pytest.raises(Illegal) as error:
        Match(GAME, seats=seats, options={"start": start})
    assert [(problem.rule, problem.code) for problem in error.value.problems] == [("CX-3", "no-such-seat")]


def test_everything_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(Illegal) as error:
        Match(GAME, seats=2, options={"team": "yes", "start": "3"})
    assert [problem.rule for problem in error.value.problems] == ["CX-13", "CX-3"]
