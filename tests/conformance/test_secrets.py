"""The law of secrets: nothing that a viewer gets may differ between two states that this viewer can't tell apart."""

import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.conformance.ledgers import ledger_of
from tests.conformance.tables import Situation, Table
from tilery.engine import CHANCE, Seat
from tilery.engine.record import state_hash

GUESSES = 3


def as_sent(anything: object) -> bytes:
    """The bytes that leave the house: equal objects that print differently would tell something too."""
    return msgspec.json.encode(anything)


def guesses(table: Table, count: int) -> Iterator[tuple[Situation, Seat | None, Any]]:
    """Situations, viewers, and a state that looks to the viewer like the situation's."""
    rng = random.Random(11)
    for situation in table.situations(count):
        for viewer in table.viewers:
            yield situation, viewer, table.game.guess(table.game.view(situation.state, viewer), rng)


def test_a_guessed_state_looks_exactly_like_the_real_one(table: Table) -> None:
    game = table.game
    for situation, viewer, guessed in guesses(table, 60):
        real, again = game.view(situation.state, viewer), game.view(guessed, viewer)
        assert again == real
        assert as_sent(again) == as_sent(real)


def test_the_last_state_keeps_its_secrets_too(table: Table) -> None:
    game, rng = table.game, random.Random(12)
    for match in table.games():
        for viewer in table.viewers:
            view = match.view(viewer)
            assert as_sent(game.view(game.guess(view, rng), viewer)) == as_sent(view)


def test_a_guess_varies_everything_that_is_hidden(table: Table) -> None:
    """A view that told too much would let `guess` rebuild the truth each time."""
    hidden = ledger_of(table.game).hidden
    rng = random.Random(13)
    seen_hiding: set[tuple[Seat | None, str]] = set()
    varied: set[tuple[Seat | None, str]] = set()
    for situation in table.situations(30):
        for viewer in table.viewers:
            truth = hidden(situation.state, viewer)
            view = table.game.view(situation.state, viewer)
            for _ in range(GUESSES):
                guessed = hidden(table.game.guess(view, rng), viewer)
                assert guessed.keys() == truth.keys()
                seen_hiding |= {(viewer, part) for part in truth}
                varied |= {(viewer, part) for part in truth if guessed[part] != truth[part]}
    assert varied == seen_hiding


def test_a_guess_draws_every_hidden_part_anew_each_time(table: Table) -> None:
    """The same view with other bits: whatever is hidden for more than a moment comes out in several ways."""
    hidden = ledger_of(table.game).hidden
    outcomes: dict[tuple[Seat | None, str], set[str]] = defaultdict(set)
    for situation in table.situations(6):
        for viewer in table.viewers:
            view = table.game.view(situation.state, viewer)
            for seed in range(4):
                for part, content in hidden(table.game.guess(view, random.Random(seed)), viewer).items():
                    outcomes[viewer, part].add(f"{state_hash(view)} {content}")
    views: dict[tuple[Seat | None, str], set[str]] = {
        key: {outcome.split()[0] for outcome in found} for key, found in outcomes.items()
    }
    assert [key for key, found in outcomes.items() if len(found) <= len(views[key])] == []


def test_what_may_be_done_depends_only_on_what_the_player_knows(table: Table) -> None:
    game = table.game
    for situation, viewer, guessed in guesses(table, 60):
        assert game.pending(guessed) == game.pending(situation.state)
        if viewer is not None:
            assert list(game.moves(guessed, viewer)) == list(game.moves(situation.state, viewer))


def test_reasons_why_not_tell_nothing_that_the_player_does_not_know(table: Table) -> None:
    game = table.game
    pool = list(dict.fromkeys(situation.move for situation in table.situations(120, seed=5)))
    for situation, viewer, guessed in guesses(table, 20):
        if viewer is not None:
            for move in pool:
                assert game.check(guessed, viewer, move) == game.check(situation.state, viewer, move)


def draws_in_secret(table: Table) -> bool:
    """Not where all that chance does is open to everybody: then no two draws look the same to anybody."""
    return any(
        table.game.seen(event, viewer) != event
        for match in table.games()
        for entry in match.log
        if entry.seat == CHANCE
        for event in entry.step.events
        for viewer in table.viewers
    )


def test_the_log_keeps_the_same_secrets_as_the_view(table: Table) -> None:
    """The same move in two states that look the same: while they still do, what was told must be the same."""
    game, rng = table.game, random.Random(14)
    compared = {"same move": 0, "chance": 0}
    for situation, viewer, guessed in guesses(table, 80):
        others = {"same move": situation.move}
        if situation.seat == CHANCE:
            others["chance"] = game.chance(guessed, rng)
        for kind, move in others.items():
            if game.check(guessed, situation.seat, move):
                continue  # the other player could not have done this: the viewer learns something by it
            step = game.apply(guessed, situation.seat, move)
            if game.view(step.state, viewer) == game.view(situation.after, viewer):
                told = [
                    tuple(game.seen(event, viewer) for event in events) for events in (situation.events, step.events)
                ]
                assert as_sent(told[0]) == as_sent(told[1])
                compared[kind] += 1
    assert compared["same move"] > 20
    assert compared["chance"] > 20 or not draws_in_secret(table)


def test_two_draws_that_look_the_same_are_told_the_same(table: Table) -> None:
    """From the same state chance goes two ways; whoever can't see the difference must not read it in the log."""
    game = table.game
    told_alike = 0
    for situation in table.situations(80):
        if situation.seat != CHANCE:
            continue
        steps = [game.apply(situation.state, CHANCE, game.chance(situation.state, random.Random(n))) for n in range(4)]
        for viewer in table.viewers:
            told: dict[bytes, set[bytes]] = defaultdict(set)
            for step in steps:
                events = tuple(game.seen(event, viewer) for event in step.events)
                told[as_sent(game.view(step.state, viewer))].add(as_sent(events))
            assert all(len(versions) == 1 for versions in told.values())
            told_alike += len(told) < len(steps)
    assert told_alike or not draws_in_secret(table)


def test_the_log_of_a_match_is_told_as_each_viewer_may_see_it(table: Table) -> None:
    game = table.game
    match = table.games()[0]
    for viewer in table.viewers:
        log = match.events(viewer, since=3)
        assert [number for number, _, _ in log] == list(range(3, len(match.log)))
        for number, seat, events in log:
            entry = match.log[number]
            assert seat == entry.seat
            assert events == tuple(game.seen(event, viewer) for event in entry.step.events)


def test_a_step_that_reveals_nothing_leads_everybody_who_knows_as_much_to_the_same_view(table: Table) -> None:
    """Otherwise undo would be a way to look and step back."""
    game = table.game
    looked_at = 0
    for situation, viewer, guessed in guesses(table, 80):
        if viewer == situation.seat and not situation.reveals:
            step = game.apply(guessed, viewer, situation.move)
            assert not step.reveals
            assert as_sent(game.view(step.state, viewer)) == as_sent(game.view(situation.after, viewer))
            looked_at += 1
    assert looked_at > 5


@pytest.mark.parametrize("viewer", [0, None])
def test_a_view_does_not_depend_on_the_bits_of_the_guess(table: Table, viewer: Seat | None) -> None:
    game = table.game
    for situation in table.situations(10):
        view = game.view(situation.state, viewer)
        sent = {as_sent(game.view(game.guess(view, random.Random(seed)), viewer)) for seed in range(8)}
        assert sent == {as_sent(view)}
