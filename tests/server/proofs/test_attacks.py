"""The frame in which attacks are tried, for a moment; `make prove` tries all of them, and how long others wait."""

from pathlib import Path

from proofs.attacks import ATTACKS
from proofs.attacks.attack import Outcome, Seen, tried
from proofs.neighbours import Waits


def test_people_play_on_while_a_stranger_attacks(tmp_path: Path) -> None:
    outcome = tried("silence", ATTACKS["silence"], tmp_path, seconds=1, fresh=False)
    assert outcome.lawful, str(outcome)
    assert outcome.during.times


def test_an_attack_that_succeeds_is_told() -> None:
    calm = Waits()
    calm.times = [1.0] * 100
    seen = Seen(wrong=["the stranger sees everything"])
    outcome = Outcome("harm", seen, calm, calm, (1, 1, 1))
    assert not outcome.held
    assert "the stranger sees everything" in str(outcome)


def test_people_who_wait_longer_than_before_are_told() -> None:
    calm, upset = Waits(), Waits()
    calm.times, upset.times = [20.0] * 100, [51.0] * 100
    assert Outcome("calm", Seen(), calm, calm, (1, 1, 1)).held
    assert not Outcome("upset", Seen(), calm, upset, (1, 1, 1)).held
