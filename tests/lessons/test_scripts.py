"""What can be wrong with a script, and that it is said where."""

from typing import Any

import msgspec
import pytest

from tilery.lessons.frames import play, texts
from tilery.lessons.script import BadLesson, Script, StepScript, read

DEAL = "\n".join(f"* draw {tile}" for tile in (1, 4, 6, 2, 3, 9))
"""The learner draws 1, 4 and 6."""


def script(*steps: StepScript, log: str = DEAL) -> Script:
    return Script("staircase", 2, steps, {}, log)


def first(**more: Any) -> StepScript:
    return StepScript("first", **({"accept": ("lay 1",)} | more))


def test_a_step_shows_one_s_own_move_then_each_of_the_others_with_what_they_draw() -> None:
    (step,) = play(script(first(then="0 end\n* draw 5\n1 lay 2\n1 end\n* draw 7"))).steps
    assert [[line.seat for line in frame.log] for frame in step.frames] == [[0], [0, -1], [1], [1, -1]]
    assert [frame.to_move for frame in step.frames] == [True, False, False, True]
    assert [len(frame.view.staircase) for frame in step.frames] == [1, 1, 2, 2]
    assert [frame.result for frame in step.frames] == [None] * 4


def test_the_next_step_begins_where_the_last_ended_and_after_what_happened_unseen() -> None:
    steps = play(script(first(), StepScript("later", before="0 end\n* draw 5\n1 lay 2"))).steps
    assert len(steps[1].start.view.staircase) == 2
    assert steps[1].start.log == ()


def test_a_step_may_begin_at_a_new_table() -> None:
    steps = play(script(first(), StepScript("anew", anew=True, before=DEAL))).steps
    assert len(steps[1].start.view.staircase) == 0


def test_what_is_also_right_is_wanted_too_and_the_first_is_shown() -> None:
    (step,) = play(script(first(also=("lay 4",)))).steps
    assert list(map(msgspec.to_builtins, step.accept)) == [{"type": "lay", "tile": 1}, {"type": "lay", "tile": 4}]
    assert [frame.view.staircase for frame in step.frames] == [(1,)]


def test_a_mistake_is_kept_with_what_the_rules_say_of_it() -> None:
    (step,) = play(script(first(refuse=("end", "lay 9")))).steps
    told = [(type(mistake.move).__name__, [problem.code for problem in mistake.problems]) for mistake in step.refuse]
    assert told == [("End", ["lay-first"]), ("Lay", ["not-yours"])]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (first(accept=("lay 2",)), "You don't hold the 2"),
        (first(accept=("nonsense",)), "is no move"),
        (first(accept=("lay 1", "lay 4")), "lay 4 leads to another table than lay 1"),
        (first(accept=("lay 1", "lay 2")), "You don't hold the 2"),
        (first(also=("lay 2",)), "You don't hold the 2"),
        (first(also=("nonsense",)), "is no move"),
        (first(accept=(), also=("lay 1",)), "nothing follows"),
        (first(refuse=("nonsense",)), "is no move"),
        (first(refuse=("lay 4",)), "nothing speaks against lay 4"),
        (first(then="0 end"), "still to be drawn after it"),
        (first(then="0 end\n* draw 1"), "no 1 in the stock"),
        (first(accept=(), then="0 lay 1"), "nothing follows"),
        (first(accept=(), refuse=("end",)), "nothing is refused"),
        (StepScript("first", anew=True), "still to be drawn before it"),
    ],
)
def test_what_the_rules_do_not_allow_is_named_with_its_step(wrong: StepScript, said: str) -> None:
    with pytest.raises(BadLesson, match=said) as found:
        play(script(wrong))
    assert "step 'first'" in str(found.value)


def test_a_log_that_can_t_be_played_is_named_too() -> None:
    with pytest.raises(BadLesson, match="step 'log'"):
        play(script(first(), log="* draw 1\n* draw 1"))


def test_a_script_is_read_from_toml_and_a_slip_of_the_pen_is_noticed() -> None:
    text = 'game = "staircase"\nseats = 2\n[[steps]]\nid = "look"\n'
    assert read(text) == Script("staircase", 2, (StepScript("look"),))
    with pytest.raises(msgspec.ValidationError):
        read(text + 'acept = ["end"]\n')


def test_what_is_done_needs_words_before_and_after_what_is_looked_at_only_before() -> None:
    assert texts(script(StepScript("look"), first())) == [
        "lesson-staircase-look",
        "lesson-staircase-first",
        "lesson-staircase-first-done",
    ]
