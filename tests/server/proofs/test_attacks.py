"""The frame in which attacks are tried, for a moment; `make prove` tries all of them, and how long others wait."""

from pathlib import Path

import pytest
from proofs.attacks import ATTACKS
from proofs.attacks.attack import Outcome, Seen, tried
from proofs.neighbours import Waits

from tests.kit.server import Server


@pytest.mark.parametrize("name", ["forwarded", "heads", "passes", "withdrawal"])
def test_an_attack_finds_nothing_in_a_moment(name: str, tmp_path: Path) -> None:
    """Those that need no long game and no long look; without anybody beside them."""
    attack = ATTACKS[name]
    server = Server(tmp_path, limited=True, **attack.settings)
    try:
        seen = attack.strike(server.address, 0.3)
        if attack.judge is not None:
            attack.judge(server, seen)
        assert seen.wrong == []
        assert " ERROR " not in server.said
    finally:
        server.close()


def test_people_play_on_while_a_stranger_attacks(tmp_path: Path) -> None:
    outcome = tried("passes", ATTACKS["passes"], tmp_path, seconds=1, fresh=False)
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
    assert Outcome("upset", Seen(), calm, upset, (1, 1, 1)).lawful


def test_what_takes_too_long_or_too_much_memory_is_told() -> None:
    calm = Waits()
    calm.times = [1.0] * 100
    late = Outcome("late", Seen(slow=["an answer takes a minute"]), calm, calm, (1, 1, 1))
    assert (late.held, late.lawful) == (False, True)
    assert "an answer takes a minute" in str(late)
    assert not Outcome("large", Seen(), calm, calm, (1, 100, 1), most_memory=50).held
