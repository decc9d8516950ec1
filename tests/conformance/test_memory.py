"""What was seen stays known: a guess never contradicts the log as that viewer saw it, and the hash doesn't notice."""

import random
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from tests.conformance.ledgers import ledger_of
from tests.conformance.tables import Table
from tilery.engine import Event, Seat
from tilery.engine.game import REMEMBERED
from tilery.engine.record import state_hash

MOMENTS = 8
GUESSES = 2


def contradiction_of(table: Table) -> Callable[[Any, Sequence[tuple[Event, ...]], Seat | None], str]:
    ledger = ledger_of(table.game)
    return getattr(ledger, "contradiction", lambda guess, log, viewer: "")


def test_a_guess_never_contradicts_the_log_as_its_viewer_saw_it(table: Table) -> None:
    contradiction = contradiction_of(table)
    rng = random.Random(15)
    for match in table.games():
        numbers = rng.sample(range(len(match.log)), min(MOMENTS, len(match.log)))
        late = range(max(0, len(match.log) - MOMENTS), len(match.log))
        for viewer in table.viewers:
            told = [events for _, _, events in match.events(viewer)]
            for number in sorted({*numbers, *late}):
                view = table.game.view(match.log[number].step.state, viewer)
                for _ in range(GUESSES):
                    guess = table.game.guess(view, rng)
                    assert contradiction(guess, told[: number + 1], viewer) == "", f"to {viewer} after move {number}"


def test_the_truth_never_contradicts_the_log_either(table: Table) -> None:
    """Otherwise the law above would ask for something that isn't so."""
    contradiction = contradiction_of(table)
    for match in table.games():
        for viewer in table.viewers:
            told = [events for _, _, events in match.events(viewer)]
            for number in range(0, len(match.log), 5):
                assert contradiction(match.log[number].step.state, told[: number + 1], viewer) == ""


def test_what_is_remembered_is_no_part_of_the_hash(table: Table) -> None:
    for situation in table.situations(10):
        if REMEMBERED in type(situation.state).__struct_fields__:
            blank = table.match().start.remembered
            assert state_hash(replace(situation.state, remembered=blank)) == state_hash(situation.state)
