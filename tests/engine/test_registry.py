"""Names that lead somewhere, options, and errors that list what exists."""

import subprocess
import sys

import pytest

from tests.engine.toy import OddsAndEvens
from tilery.engine import Illegal, Info, Option, Problem, Registry, TileryError, Unknown
from tilery.engine.game import AnyGame
from tilery.engine.options import check_seats, settle
from tilery.games import GAMES, Rooms, levels, make_bot, usual_level

INFO = Info(
    id="toy",
    title="Toy",
    rules_version=1,
    seats=(2, 4),
    options=(Option("size", "small", "TY-1", ("small", "large")), Option("name", "x", "TY-2")),
    variants=(),
    rules=("TY-1", "TY-2"),
)


def test_a_game_that_does_not_exist_is_unknown_and_those_that_do_are_listed() -> None:
    with pytest.raises(Unknown, match=rf"There is no game 'chess'\. There is: {GAMES.names()[0]}") as error:
        GAMES.get("chess")
    assert error.value.known == GAMES.names()
    assert (error.value.what, error.value.name) == ("game", "chess")


def test_a_level_that_does_not_exist_is_unknown_and_those_that_do_are_listed() -> None:
    with pytest.raises(Unknown, match="'genius'") as error:
        make_bot(GAMES.all()[0], "genius")
    assert {"random", "easy", "normal"} <= set(error.value.known)


def test_a_game_without_bots_of_its_own_has_the_random_one() -> None:
    game: AnyGame = OddsAndEvens()
    assert levels(game).names() == ("random",)
    assert (usual_level(game), usual_level(GAMES.all()[0])) == ("random", "normal")


def test_a_registry_gives_what_there_is_by_name_and_in_order() -> None:
    registry = Registry("thing", {"two": 2, "one": 1})
    assert (registry.get("one"), registry.names(), registry.all()) == (1, ("two", "one"), (2, 1))


def test_a_room_is_imported_only_when_it_is_asked_for() -> None:
    asked = "import sys; from tilery.games import GAMES; GAMES.get(GAMES.names()[0]) if sys.argv[1:] else None; "
    rooms = "print(sum(name.startswith('tilery.games.') and name.endswith('.game') for name in sys.modules))"
    found = [
        int(subprocess.run([sys.executable, "-c", asked + rooms, *more], capture_output=True, check=True).stdout)
        for more in ([], ["names"])
    ]
    assert found == [0, len(Rooms().names())]


def test_every_registered_game_is_found_under_its_own_id() -> None:
    assert tuple(game.info.id for game in GAMES.all()) == GAMES.names()


def test_an_empty_registry_says_that_there_is_none() -> None:
    with pytest.raises(Unknown, match="There is: none"):
        Registry("thing", {}).get("x")


def test_options_not_given_have_their_default_and_all_stand_in_the_games_order() -> None:
    assert list(settle(INFO, {"name": "y"}).items()) == [("size", "small"), ("name", "y")]
    assert settle(INFO, {}) == {"size": "small", "name": "x"}


def test_an_unknown_option_or_choice_is_refused_with_those_that_exist() -> None:
    with pytest.raises(Unknown, match=r"no option of Toy 'sise'.*size, name"):
        settle(INFO, {"sise": "small"})
    with pytest.raises(Unknown, match=r"no choice of size 'huge'.*small, large"):
        settle(INFO, {"size": "huge"})


def test_an_option_without_choices_takes_any_text() -> None:
    assert settle(INFO, {"name": "anything at all"})["name"] == "anything at all"


@pytest.mark.parametrize("seats", [0, 1, 3, 5])
def test_a_number_of_seats_that_does_not_fit_is_refused_with_those_that_do(seats: int) -> None:
    with pytest.raises(Unknown, match=r"2, 4"):
        check_seats(INFO, seats)
    for fits in (2, 4):
        check_seats(INFO, fits)


def test_an_illegal_move_tells_all_its_problems_with_their_rules() -> None:
    error = Illegal([Problem("HS-3", "not-your-turn", "It is not your turn."), Problem("HS-9", "x", "No pass.")])
    assert str(error) == "It is not your turn. (HS-3) No pass. (HS-9)"
    assert len(error.problems) == 2
    assert isinstance(error, TileryError)
