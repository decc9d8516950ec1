"""Several rounds as one contest."""

import pytest

from tilery.engine import Result, Series, ranking


def result(*points: int) -> Result:
    ranks = ranking(points)
    return Result(points, ranks, tuple(seat for seat, rank in enumerate(ranks) if rank == 1), "TR-10")


def added(series: Series, *results: Result) -> Series:
    for one in results:
        series = series.add(one)
    return series


def test_nothing_is_decided_before_the_first_round() -> None:
    series = Series(rounds=2)
    assert (series.totals, series.ranks, series.winners, series.over) == ((), (), (), False)


def test_points_are_added_over_the_rounds() -> None:
    series = added(Series(rounds=3), result(5, 0, 2), result(1, 9, 2))
    assert series.totals == (6, 9, 4)
    assert series.ranks == (2, 1, 3)
    assert series.winners == (1,)


def test_a_number_of_rounds_ends_it() -> None:
    series = added(Series(rounds=2), result(500, 0))
    assert not series.over
    assert series.add(result(0, 0)).over


def test_one_round_is_the_custom() -> None:
    assert Series().add(result(1, 0)).over


def test_a_target_ends_it_however_many_rounds_that_takes() -> None:
    series = Series(rounds=1, target=100)
    for _ in range(3):
        series = series.add(result(30, 33))
        assert not series.over
    series = series.add(result(0, 1))
    assert series.totals == (90, 100)
    assert series.over
    assert series.winners == (1,)


def test_whoever_reaches_the_target_need_not_win_where_low_wins() -> None:
    series = Series(target=50, low_wins=True).add(result(60, 10, 20))
    assert series.over
    assert series.ranks == (3, 1, 2)
    assert series.winners == (1,)


def test_the_limit_ends_a_series_whose_target_is_out_of_reach() -> None:
    series = Series(target=100, limit=3)
    for _ in range(2):
        series = series.add(result(0, 1))
        assert not series.over
    assert series.add(result(0, 1)).over


def test_a_tie_is_shared() -> None:
    series = added(Series(rounds=2), result(3, 1, 0), result(1, 3, 0))
    assert series.winners == (0, 1)
    assert series.ranks == (1, 1, 3)


def test_nothing_is_added_to_a_series_that_is_over() -> None:
    with pytest.raises(ValueError, match="over"):
        Series().add(result(1, 0)).add(result(1, 0))


def test_adding_a_round_leaves_the_old_series_alone() -> None:
    series = Series(rounds=2)
    series.add(result(1, 0))
    assert series.results == ()


def test_ranks_count_those_who_are_better_and_equals_share() -> None:
    assert ranking([]) == ()
    assert ranking([7, 7, 7]) == (1, 1, 1)
    assert ranking([(2, 0), (2, 5), (1, 9)]) == (2, 1, 3)
