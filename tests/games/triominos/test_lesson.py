"""A lesson of Triominos may accept a stone however it is turned."""

from tilery.games.triominos.moves import Lay
from tilery.lessons.frames import play
from tilery.lessons.script import Script, StepScript

DEAL = "111 022 112 033 123 044 223 055 344 000 001 334 003 355 004 455 005 555"


def test_several_ways_to_write_a_move_are_one_move() -> None:
    log = "\n".join(f"* draw {stone}" for stone in DEAL.split())
    first = StepScript("first", accept=("112@0", "211@0", "1-1-2@0"))
    (step,) = play(Script("triominos", 2, (first,), {"start": "0"}, log)).steps
    assert step.accept == (Lay("112", 0),)
