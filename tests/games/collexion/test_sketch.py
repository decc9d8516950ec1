"""A table of ColleXion at home: each mistake is told at its place, and what was not entered is drawn."""

import random
from typing import Any

import pytest

from tilery.engine import Unreadable, state_data, state_of
from tilery.engine.sketch.reading import certain, likeness, read_sketch, set_up, sketch_problems, start_of
from tilery.games.collexion.game import GAME
from tilery.games.collexion.moves import Remove, Take
from tilery.games.collexion.pieces import KINDS, size
from tilery.games.collexion.reasons import Frees, Sheds
from tilery.games.collexion.sketch import SPOTS

REACHABLE = ["t-green", "t-green", "s-pink", "o-blue", "p-yellow"]


def start(seats: int = 2, **options: str) -> Any:
    return start_of(GAME, seats, options)


def sketch(**given: Any) -> Any:
    return read_sketch(GAME, {"reachable": REACHABLE, **given})


def problems(table: Any = None, **given: Any) -> dict[str, tuple[str, ...]]:
    """The codes of all problems, each with its pieces."""
    found = sketch_problems(GAME, table or start(), sketch(**given))
    return {problem.code: problem.pieces for problem in found}


def made(table: Any = None, **given: Any) -> Any:
    return set_up(GAME, table or start(), sketch(**given), random.Random(1))


def reachable(state: Any) -> list[str]:
    return sorted(piece.kind for piece in GAME.view(state, 0).pieces if piece.reachable)


def test_exactly_what_was_entered_can_be_reached_and_the_rest_lies_beneath() -> None:
    state = made()
    assert reachable(state) == sorted(REACHABLE)
    assert len(state.tray) == 80
    assert state_of(GAME, state_data(state)) == state


def test_even_the_fullest_heap_has_room_side_by_side() -> None:
    every = [kind for kind in KINDS for _ in range(5)][: len(SPOTS)]
    for number in range(20):
        some = random.Random(number).sample(every, random.Random(number).randrange(1, len(SPOTS)))
        state = set_up(GAME, start(), sketch(reachable=some), random.Random(number))
        assert reachable(state) == sorted(some)
    assert problems(reachable=every) == {}
    assert list(problems(reachable=[*every, "o-blue"])) == ["many-reachable"]


def test_cx_1_there_are_five_polygons_of_each_kind() -> None:
    assert problems(collections=[["t-green"] * 2, ["t-green"] * 2]) == {"entered-twice": ("t-green",)}
    assert problems(covered=76) == {"covered-count": ("75",)}
    assert problems(reachable=[], covered=3, start=1) == {"nothing-reachable": ()}


def test_what_is_out_of_the_game_need_not_be_entered() -> None:
    state = made(stacks=[3, 2, 3, 3], points=[2])
    assert size(state.gone) == 4
    assert len(made(covered=10).tray) == 15
    assert made(gone=["t-pink"]).gone


def test_cx_2_your_markers_are_gone_from_the_stacks() -> None:
    assert problems(points=[2]) == {"marker-not-won": ("2",)}
    assert problems(stacks=[3, 2, 3, 3], points=[3]) == {"marker-not-won": ("3",)}
    assert problems(stacks=[3, 1, 3, 3], points=[3], markers=[2]) == {"marker-count": ("2", "3")}


def test_cx_8_the_others_have_the_markers_that_you_do_not_have() -> None:
    assert made(stacks=[2, 1, 3, 3], points=[3]).won == ((3,), (2, 2))


def test_cx_9_and_14_action_markers_belong_to_the_usual_game() -> None:
    assert made().actions == (("remove", "swap", "steal"),) * 2
    assert made(actions=[["steal", "remove"], []]).actions == (("remove", "steal"), ())
    assert made(start(expert="yes")).actions == ((), ())
    with pytest.raises(Unreadable):
        problems(start(expert="yes"), actions=[["steal"], []])


def test_cx_10_and_11_in_the_last_round_somebody_else_began() -> None:
    assert made(stacks=[0, 0, 0, 0]).last == "CX-10"
    assert made(reachable=[]).last == "CX-11"
    assert made(reachable=[]).start == 1
    assert list(problems(reachable=[], start=0)) == ["over-already"]


def test_cx_13_a_team_of_four_can_be_entered() -> None:
    assert GAME.view(made(start(4, team="yes")), 0).players[0].partner == 2


@pytest.mark.parametrize(
    "given",
    [
        {"reachable": ["x-red"]},
        {"stacks": [4, 0, 0, 0]},
        {"stacks": [1]},
        {"points": [7]},
        {"markers": [0, 0]},
        {"actions": [["steal", "steal"], []]},
        {"start": 2},
    ],
)
def test_what_no_form_could_make_can_not_be_read(given: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        problems(**given)


def test_what_a_polygon_would_free_is_not_known_at_home() -> None:
    assert certain(GAME, (Frees(("t-green",)), Sheds("t-green"))) == (Sheds("t-green"),)


def test_polygons_of_a_kind_are_alike_at_home() -> None:
    view = GAME.view(made(), 0)
    found = {move: likeness(GAME, view, move) for move in GAME.moves(made(), 0)}
    takes = [like for move, like in found.items() if isinstance(move, Take)]
    assert (len(takes), len(set(takes))) == (len(REACHABLE), len(set(REACHABLE)))
    assert not {like for move, like in found.items() if isinstance(move, Remove)} & set(takes)
