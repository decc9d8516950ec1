"""Whole games of every game: they end, nothing is lost, nothing that was is changed, the same seed gives the same."""

import random
from itertools import permutations

import pytest

from tests.conformance.ledgers import ledger_of
from tests.conformance.tables import Table, play_on
from tilery.engine import CHANCE, AnyMatch, Dice, Record
from tilery.engine.game import AnyGame
from tilery.engine.record import state_hash


@pytest.mark.parametrize("number", range(3))
def test_players_who_do_anything_come_to_an_end(table: Table, number: int) -> None:
    match = table.match(number)
    play_on(match, seed=number)
    assert match.result.reason in table.game.info.rules


def test_a_result_has_points_and_a_rank_for_everybody_and_the_winners_are_first(table: Table) -> None:
    for match in table.games():
        result = match.result
        assert len(result.points) == len(result.ranks) == table.seats
        assert all(result.ranks[seat] == 1 for seat in result.winners)
        assert all(seat in result.winners for seat in range(table.seats) if result.ranks[seat] == 1)


def test_a_game_is_over_when_nobody_is_to_move_and_not_before(table: Table) -> None:
    game = table.game
    for match in table.games():
        for entry in match.log[:-1]:
            assert game.pending(entry.step.state)
        assert not match.pending
        assert all(not game.moves(match.state, seat) for seat in (CHANCE, *range(table.seats)))


def test_chance_moves_alone_and_everybody_else_has_a_move_when_it_is_theirs(table: Table) -> None:
    game = table.game
    for situation in table.situations(200):
        pending = game.pending(situation.state)
        assert situation.seat in pending
        assert pending == {CHANCE} or (CHANCE not in pending and pending <= set(range(table.seats)))
        for seat in pending - {CHANCE}:
            assert game.moves(situation.state, seat), "a player to move has no legal move at all"


def test_every_listed_move_passes_the_check_and_can_be_applied(table: Table) -> None:
    game = table.game
    for situation in table.situations(40):
        for seat in game.pending(situation.state):
            moves = game.moves(situation.state, seat)
            assert len(set(moves)) == len(moves), "a move is listed twice"
            for move in moves:
                assert game.check(situation.state, seat, move) == ()
                step = game.apply(situation.state, seat, move)
                assert step.state != situation.state, "a move that changes nothing is no move"


def test_every_chance_move_passes_the_check(table: Table) -> None:
    game, rng = table.game, random.Random(1)
    for situation in table.situations(100):
        if situation.seat == CHANCE:
            assert game.check(situation.state, CHANCE, game.chance(situation.state, rng)) == ()


def test_old_states_never_change(table: Table) -> None:
    game, rng = table.game, random.Random(2)
    hashes = []
    for number in range(2):
        match = table.match(number)
        while not match.over and len(match.log) < 100:
            state, seat = match.state, min(match.pending)
            hashes.append((state, state_hash(state)))
            for viewer in table.viewers:
                game.guess(game.view(state, viewer), rng)
            game.picture(state, *range(table.seats))
            for move in game.moves(state, seat):
                game.check(state, seat, move)
                game.apply(state, seat, move)
            match.play(seat, rng.choice(list(game.moves(state, seat))))
    assert len({state for state, _ in hashes}) > 5
    assert [state_hash(state) for state, _ in hashes] == [old for _, old in hashes]


def test_pieces_are_conserved(table: Table) -> None:
    census = ledger_of(table.game).census
    for match in table.games():
        counts = [census(entry.step.state) for entry in match.log]
        known = [count for count in counts if count is not None]
        assert len(known) > len(counts) // 2
        assert set(known) == {known[0]}


def test_points_recomputed_from_what_happened_are_those_of_the_result(table: Table) -> None:
    points = ledger_of(table.game).points
    for match in table.games():
        events = [event for entry in match.log for event in entry.step.events]
        assert tuple(points(events, table.seats)) == match.result.points


def test_the_same_seed_gives_the_same_game(table: Table) -> None:
    records = []
    for _ in range(2):
        match = table.match(7)
        play_on(match, seed=7)
        records.append(Record.of(match).text())
    assert records[0] == records[1]


def test_another_seed_gives_another_game(table: Table) -> None:
    assert table.match(0).log != table.match(1).log


def test_chance_depends_on_its_bits_and_the_state_only(table: Table) -> None:
    game = table.game
    for situation in table.situations(60):
        if situation.seat == CHANCE:
            moves = [game.chance(situation.state, Dice(bytes(32), 5)) for _ in range(2)]
            assert moves[0] == moves[1]


def order_matters(game: AnyGame, match: AnyMatch, rng: random.Random) -> bool:
    """Do the choices that are due at once lead somewhere else if they are made in another order?"""
    chosen = {seat: rng.choice(list(game.moves(match.state, seat))) for seat in sorted(match.pending)}
    ends = set()
    for order in permutations(chosen):
        state = match.state
        for seat in order:
            assert game.check(state, seat, chosen[seat]) == ()
            state = game.apply(state, seat, chosen[seat]).state
        ends.add(state_hash(state))
    return len(ends) > 1


def test_the_order_of_simultaneous_choices_does_not_matter(table: Table) -> None:
    rng = random.Random(3)
    match = table.match()
    while not match.over and len(match.log) < 500:
        if len(match.pending) > 1:
            assert not order_matters(table.game, match, rng)
        seat = rng.choice(sorted(match.pending))
        match.play(seat, rng.choice(list(table.game.moves(match.state, seat))))
