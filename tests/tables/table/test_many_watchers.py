"""Where many watch, not each of them who comes or goes is told to all the others."""

from tests.kit.clock import Hands
from tests.kit.ears import Ear, attend
from tests.kit.server import GAME
from tests.tables.table.test_watchers import new_game
from tilery.tables.table.present import FEW, GATHERED
from tilery.tables.table.table import Table


def watched(clock: Hands, watchers: int) -> tuple[Table, Ear]:
    """A table with so many watchers, and somebody who sits there."""
    table, sitting = Table(new_game(GAME, 2, clock, delay=0), clock), Ear(0)
    attend(table, sitting, *(Ear() for _ in range(watchers)))
    clock.turn(GATHERED)
    sitting.heard.clear()
    return table, sitting


def seen(ear: Ear) -> list[int]:
    return [message["table"]["watchers"] for message in ear.of_type("seats")]


def test_where_few_are_a_watcher_is_told_at_once() -> None:
    table, sitting = watched(Hands(), FEW - 3)
    attend(table, Ear(), Ear())
    assert seen(sitting) == [FEW - 2, FEW - 1]


def test_where_many_are_those_of_a_second_are_told_together() -> None:
    clock = Hands()
    table, sitting = watched(clock, FEW)
    guests = [Ear() for _ in range(5)]
    attend(table, *guests)
    table.leave(guests[0])
    assert seen(sitting) == []
    clock.turn(GATHERED)
    assert seen(sitting) == [FEW + 4]
    clock.turn(10 * GATHERED)
    assert seen(sitting) == [FEW + 4]


def test_whoever_sits_there_is_told_at_once_however_many_watch() -> None:
    table, sitting = watched(Hands(), FEW)
    other = Ear(1)
    attend(table, other)
    assert [seat["present"] for seat in sitting.of_type("seats")[-1]["table"]["seats"]] == [True, True]
    table.leave(other)
    assert [seat["present"] for seat in sitting.of_type("seats")[-1]["table"]["seats"]] == [True, False]


def test_a_table_that_left_memory_tells_nothing() -> None:
    clock = Hands()
    table, _ = watched(clock, FEW)
    attend(table, Ear())
    table.put_away()
    assert not clock.alarms
