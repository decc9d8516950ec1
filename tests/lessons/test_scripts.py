"""What can be wrong with a script, and that it is said where."""

from typing import Any

import msgspec
import pytest

from tilery.lessons.frames import play, texts
from tilery.lessons.script import BadLesson, Script, StepScript, read

DEAL = "\n".join(f"* draw {stone}" for stone in ("111", "022", "112", "033", "123", "044", "223", "055", "344", "000"))
MORE = "\n".join(f"* draw {stone}" for stone in ("001", "334", "003", "355", "004", "455", "005", "555"))


def script(*steps: StepScript, log: str = f"{DEAL}\n{MORE}") -> Script:
    return Script("triominos", 2, steps, {"start": "0"}, log)


def first(**more: Any) -> StepScript:
    return StepScript("first", **({"accept": ("111@0",)} | more))


def test_a_step_shows_one_s_own_move_then_each_of_the_others_with_what_they_draw() -> None:
    (step,) = play(script(first(then="1 buy\n* draw 113\n1 113@e1"))).steps
    assert [[line.seat for line in frame.log] for frame in step.frames] == [[0], [1, -1], [1]]
    assert [frame.to_move for frame in step.frames] == [False, False, True]
    assert [len(frame.view.layout) for frame in step.frames] == [1, 1, 2]
    assert [frame.result for frame in step.frames] == [None] * 3


def test_the_next_step_begins_where_the_last_ended_and_after_what_happened_unseen() -> None:
    steps = play(script(first(), StepScript("later", before="1 buy\n* draw 113\n1 113@e1"))).steps
    assert len(steps[1].start.view.layout) == 2
    assert steps[1].start.log == ()


def test_a_step_may_begin_at_a_new_table() -> None:
    steps = play(script(first(), StepScript("anew", anew=True, before=f"{DEAL}\n{MORE}"))).steps
    assert len(steps[1].start.view.layout) == 0


def test_what_is_also_right_is_wanted_too_and_the_first_is_shown() -> None:
    (step,) = play(script(first(also=("112@0",)))).steps
    assert step.accept == ("111@0", "112@0")
    assert [frame.view.layout[0].stone for frame in step.frames] == ["111"]


def test_a_mistake_is_kept_with_what_the_rules_say_of_it() -> None:
    (step,) = play(script(first(refuse=("pass", "022@0")))).steps
    assert {text: [problem.code for problem in problems] for text, problems in step.refuse.items()} == {
        "pass": ["lay-first"],
        "022@0": ["not-in-hand"],
    }


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (first(accept=("222@0",)), "2-2-2 is not in your hand"),
        (first(accept=("nonsense",)), "no move of Triominos"),
        (first(accept=("111@0", "112@0")), "112@0 leads to another table than 111@0"),
        (first(accept=("111@0", "222@0")), "2-2-2 is not in your hand"),
        (first(also=("222@0",)), "2-2-2 is not in your hand"),
        (first(also=("nonsense",)), "no move of Triominos"),
        (first(accept=(), also=("111@0",)), "nothing follows"),
        (first(refuse=("nonsense",)), "no move of Triominos"),
        (first(refuse=("112@0",)), "nothing speaks against 112@0"),
        (first(then="1 buy"), "still to be drawn after it"),
        (first(then="1 buy\n* draw 111"), "not in the pool"),
        (first(accept=(), then="0 111@0"), "nothing follows"),
        (first(accept=(), refuse=("pass",)), "nothing is refused"),
        (StepScript("first", anew=True), "still to be drawn before it"),
    ],
)
def test_what_the_rules_do_not_allow_is_named_with_its_step(wrong: StepScript, said: str) -> None:
    with pytest.raises(BadLesson, match=said) as found:
        play(script(wrong))
    assert "step 'first'" in str(found.value)


def test_a_log_that_can_t_be_played_is_named_too() -> None:
    with pytest.raises(BadLesson, match="step 'log'"):
        play(script(first(), log="* draw 111\n* draw 111"))


def test_two_ways_to_write_the_same_move_are_both_accepted() -> None:
    (step,) = play(script(StepScript("first", accept=("112@0", "211@0", "1-1-2@0")))).steps
    assert len(step.accept) == 3


def test_a_script_is_read_from_toml_and_a_slip_of_the_pen_is_noticed() -> None:
    text = 'game = "triominos"\nseats = 2\n[[steps]]\nid = "look"\n'
    assert read(text) == Script("triominos", 2, (StepScript("look"),))
    with pytest.raises(msgspec.ValidationError):
        read(text + 'acept = ["buy"]\n')


def test_what_is_done_needs_words_before_and_after_what_is_looked_at_only_before() -> None:
    assert texts(script(StepScript("look"), first())) == [
        "lesson-triominos-look",
        "lesson-triominos-first",
        "lesson-triominos-first-done",
    ]
