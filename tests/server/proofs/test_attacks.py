"""The frame in which attacks are tried, for a moment; `make prove` tries all of them, and how long others wait."""

from pathlib import Path

from proofs.attacks import ATTACKS
from proofs.attacks.attack import Attack, Seen, tried


def test_people_play_on_while_a_stranger_attacks(tmp_path: Path) -> None:
    outcome = tried("silence", ATTACKS["silence"], tmp_path, seconds=1)
    assert outcome.lawful, str(outcome)
    assert outcome.during.times


def does_harm(_: str, seconds: float) -> Seen:
    return Seen(wrong=["the stranger sees everything"])


def test_an_attack_that_succeeds_is_told(tmp_path: Path) -> None:
    outcome = tried("harm", Attack("harm", does_harm), tmp_path, seconds=1)
    assert not outcome.held
    assert "the stranger sees everything" in str(outcome)
