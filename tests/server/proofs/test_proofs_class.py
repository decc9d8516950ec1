"""The class behind one address, small and short; `make prove ARGS=class` takes all thirty."""

import asyncio
from pathlib import Path

from proofs.doors.school_class import Lesson, taught

from tests.kit.server import Server

FEW = 4


def test_a_class_behind_one_address_meets_no_limit(tmp_path: Path) -> None:
    server = Server(tmp_path, limited=True)
    try:
        found = asyncio.run(taught(server.address, Lesson("straight"), 4, people=FEW))
    finally:
        server.close()
    assert found.held, str(found)
    assert found.tables == FEW // 2


def undisturbed() -> Lesson:
    found = Lesson("straight")
    found.moves.times = [1.0, 2.0]
    found.lost = found.blips = FEW
    return found


def test_a_limit_that_the_class_meets_is_told() -> None:
    found = undisturbed()
    found.requests.refused["429 too-fast"] += 1
    assert not found.held
    assert "1 429 too-fast" in str(found)


def test_a_line_that_is_lost_by_itself_is_told() -> None:
    found = undisturbed()
    found.lost += 1
    assert not found.held
    assert undisturbed().held
