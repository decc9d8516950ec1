"""Puzzles in general: their day, how they are kept, made and proven again."""

from datetime import date, timedelta
from typing import Any

import msgspec
import pytest

from tilery.analysis.puzzles import (
    BEYOND,
    MakingError,
    Mix,
    checked,
    made,
    mixed,
    number_of_day,
    opened,
    rating,
    read,
    shelf_of,
    solves,
)
from tilery.analysis.puzzles.mixing import shared_out
from tilery.engine.errors import Unknown, Unreadable
from tilery.engine.position import Goal, Kind, Points
from tilery.games import GAMES

GAME = GAMES.get("staircase")


def test_the_puzzle_of_the_day_goes_through_all_of_them_and_begins_again() -> None:
    first = date(2026, 1, 1)
    numbers = [number_of_day(7, first + timedelta(days)) for days in range(15)]
    assert numbers == [1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7, 1]
    assert number_of_day(500, date(2026, 12, 31)) == 365
    assert number_of_day(500, date(2025, 12, 31)) == 500  # a clock that is wrong still finds one


def test_the_same_seed_gives_the_same_puzzles_from_any_game_on() -> None:
    games = [puzzles for _, puzzles in zip(range(6), made(GAME, 5), strict=False)]
    assert [puzzles for _, puzzles in zip(range(3), made(GAME, 5, 3), strict=False)] == games[3:]
    other = [puzzles for _, puzzles in zip(range(6), made(GAME, 6), strict=False)]
    assert other != games


def test_puzzles_are_kept_in_the_order_of_their_ids_and_none_twice() -> None:
    (puzzles,) = [puzzles for _, puzzles in zip(range(1), made(GAME, 3), strict=False)]
    found = mixed([*puzzles, *reversed(puzzles)])
    assert [puzzle.id for puzzle in found] == sorted(puzzle.id for puzzle in puzzles)


class Rare(Goal, frozen=True):
    """A goal of another kind."""


KINDS = (Kind(Points, ("random",), 4), Kind(Rare, ("random",), 1))


@pytest.mark.parametrize(("count", "points", "rare"), [(1, 1, 0), (2, 2, 0), (3, 2, 1), (5, 4, 1), (500, 400, 100)])
def test_every_kind_has_its_share_of_the_puzzles(count: int, points: int, rare: int) -> None:
    assert shared_out(count, KINDS) == {"points": points, "rare": rare}


def test_a_mix_takes_no_more_of_a_kind_than_its_share_and_none_twice() -> None:
    shelf = shelf_of(GAME)
    many = [shelf.puzzle(number) for number in range(1, 4)]
    rare = [msgspec.structs.replace(puzzle, id=f"{puzzle.id}r", goal={"type": "rare"}) for puzzle in many]
    mix = Mix(3, KINDS)
    mix.add([many[0], many[0]])
    assert (len(mix), mix.full) == (1, False)
    mix.add(many)
    assert (len(mix), mix.full) == (2, False)
    mix.add(rare)
    assert mix.full
    assert mix.puzzles() == mixed([*many[:2], rare[0]])


def test_a_puzzle_is_the_same_after_it_was_written_and_read() -> None:
    puzzle = shelf_of(GAME).puzzle(2)
    assert read(msgspec.json.encode(puzzle)) == puzzle


def test_every_puzzle_of_a_shelf_can_be_proven_again() -> None:
    shelf = shelf_of(GAME)
    for number in range(1, len(shelf) + 1):
        checked(shelf.puzzle(number), GAME)


@pytest.mark.parametrize(
    "change",
    [
        {"goal": {"type": "points", "points": 99}},
        {"goal": {"type": "points", "points": 1}},
        {"moves": ("lay 12",)},
        {"only": False},
        {"id": "0000000000"},
    ],
)
def test_a_puzzle_that_says_something_false_is_found_out(change: dict[str, object]) -> None:
    puzzle = shelf_of(GAME).puzzle(1)
    with pytest.raises(MakingError):
        checked(msgspec.structs.replace(puzzle, **change), GAME)


def test_what_is_no_puzzle_can_not_be_read() -> None:
    with pytest.raises(Unreadable):
        read(b"{}")
    puzzle = shelf_of(GAME).puzzle(1)
    with pytest.raises(Unreadable):
        opened(msgspec.structs.replace(puzzle, goal={"type": "jump"}), GAME)
    with pytest.raises(Unreadable):
        opened(msgspec.structs.replace(puzzle, position={"hands": "none"}), GAME)


def test_a_game_without_puzzles_says_so() -> None:
    class Silent:
        """It has no room at all."""

        info = GAME.info

    silent: Any = Silent()
    with pytest.raises(Unknown):
        opened(shelf_of(GAME).puzzle(1), silent)


def test_the_rating_is_the_weakest_level_from_which_on_all_solve_it() -> None:
    shelf = shelf_of(GAME)
    for number in range(1, len(shelf) + 1):
        one = shelf.open(number)
        assert rating(one) == one.puzzle.level
        assert solves(one, "normal") == (one.puzzle.level != BEYOND)
        assert not solves(one, "random")
