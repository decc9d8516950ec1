"""Memory is tidied up at quiet moments, and not too late."""

import gc
from collections.abc import Iterator

import pytest

from tests.kit.clock import Hands
from tilery.server.garbage import DEADLINE, ENOUGH, EVERY, MIDDLE, NEVER, NEW, QUIET, Garbage
from tilery.server.metrics import Metrics


class House:
    """A process of which a test says how busy it is, and how much waits to be tidied up."""

    def __init__(self) -> None:
        self.hands = Hands()
        self.metrics = Metrics()
        self.load = 0.0
        self.waiting = 0
        self.collected: list[float] = []
        self.garbage = Garbage(
            self.metrics,
            self.hands,
            worked=lambda: self.load * self.hands.now(),
            waiting=lambda: self.waiting,
            collect=self.collect,
        )
        self.garbage.start()
        self.collected.clear()  # all begins with a clean house

    def collect(self) -> None:
        self.collected.append(self.hands.now())
        self.waiting = 0


@pytest.fixture
def house() -> Iterator[House]:
    made = House()
    yield made
    made.garbage.close()


def test_nothing_is_done_while_little_waits(house: House) -> None:
    house.waiting = ENOUGH - 1
    house.hands.turn(10 * DEADLINE)
    assert house.collected == []


def test_a_quiet_moment_is_used_at_once(house: House) -> None:
    house.waiting = ENOUGH
    house.hands.turn(EVERY)
    assert len(house.collected) == 1
    house.hands.turn(10 * DEADLINE)
    assert len(house.collected) == 1
    assert "tilery_garbage_collections_total 1" in house.metrics.text()


def test_while_there_is_much_to_do_it_waits_until_it_is_quiet(house: House) -> None:
    house.load, house.waiting = 5 * QUIET, ENOUGH
    house.hands.turn(DEADLINE / 2)
    assert house.collected == []
    house.load = QUIET / 2
    house.hands.turn(2 * EVERY)
    assert len(house.collected) == 1


def test_it_does_not_wait_longer_than_the_deadline(house: House) -> None:
    house.load, house.waiting = 5 * QUIET, ENOUGH
    house.hands.turn(DEADLINE)
    assert house.collected == []
    house.hands.turn(2 * EVERY)
    assert len(house.collected) == 1


def test_python_does_not_look_at_everything_by_itself_meanwhile() -> None:
    before = gc.get_threshold()
    house = House()
    assert gc.get_threshold() == (NEW, MIDDLE, NEVER)
    assert gc.get_freeze_count() > 0
    house.garbage.close()
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
    house.waiting = ENOUGH
    house.hands.turn(DEADLINE)
    assert house.collected == []
