"""A move that isn't legal is refused with reasons that cite the rules, and nothing changes."""

import random
from functools import cache
from typing import Any

import pytest

from tests.conformance.ledgers import ledger_of
from tests.conformance.tables import TABLES, Table, played, situations_of
from tilery.engine import CHANCE, AnyMatch, Illegal, Problem, Unreadable
from tilery.engine.game import Info
from tilery.engine.record import state_hash


def foreign_moves(table: Table, count: int) -> list[Any]:
    """Moves of this game that were played elsewhere: in other situations, variants and numbers of players."""
    moves = all_moves(table.game_id)
    return random.Random(5).sample(moves, min(count, len(moves)))


@cache
def all_moves(game_id: str) -> list[Any]:
    """Moves at all tables of a game, those that could be played there too."""
    moves: dict[Any, None] = {}
    for table in TABLES:
        if table.game_id == game_id:
            for situation in situations_of(played(table, "random"), 24, seed=4):
                moves[situation.move] = None
                for seat in table.game.pending(situation.state):
                    moves |= dict.fromkeys(table.game.moves(situation.state, seat)[:8])
    return list(moves)


def assert_well_reasoned(problems: tuple[Problem, ...], info: Info) -> None:
    assert problems
    for problem in problems:
        assert problem.rule in info.rules
        assert problem.code.replace("-", "").isalnum()
        assert problem.text.endswith(".")
        assert f"({problem.rule})" in str(problem)


def test_a_move_that_is_not_listed_is_refused_with_the_rule_it_breaks(table: Table) -> None:
    game = table.game
    foreign = foreign_moves(table, 150)
    refused = 0
    for situation in table.situations(16):
        before = state_hash(situation.state)
        for seat in range(table.seats):
            listed = set(game.moves(situation.state, seat))
            for move in foreign:
                problems = game.check(situation.state, seat, move)
                if move in listed:
                    assert problems == ()
                elif game.info.complete or problems:
                    assert_well_reasoned(problems, game.info)
                    refused += 1
        assert state_hash(situation.state) == before
    assert refused > 100


def test_nobody_moves_for_somebody_else(table: Table) -> None:
    game = table.game
    for situation in table.situations(20):
        pending = game.pending(situation.state)
        own = [*game.moves(situation.state, min(pending)), situation.move]
        for seat in {CHANCE, *range(table.seats), table.seats, 99, -2} - pending:
            assert list(game.moves(situation.state, seat)) == []
            for move in own:
                assert_well_reasoned(game.check(situation.state, seat, move), game.info)


def test_chance_makes_none_of_the_players_moves_and_they_make_none_of_chance(table: Table) -> None:
    game = table.game
    for situation in table.situations(60):
        wrong = 0 if situation.seat == CHANCE else CHANCE
        assert_well_reasoned(game.check(situation.state, wrong, situation.move), game.info)


def test_a_chance_move_from_elsewhere_is_refused_or_possible_but_never_half_right(table: Table) -> None:
    game = table.game
    census = ledger_of(game).census
    moves = [situation.move for situation in table.situations(60, seed=6) if situation.seat == CHANCE]
    for situation in table.situations(40):
        if situation.seat == CHANCE:
            for move in moves:
                if problems := game.check(situation.state, CHANCE, move):
                    assert_well_reasoned(problems, game.info)
                else:
                    after = census(game.apply(situation.state, CHANCE, move).state)
                    assert census(situation.state) in (None, after)


def test_a_finished_game_refuses_every_move(table: Table) -> None:
    for match in table.games():
        for entry in match.log:
            assert_well_reasoned(match.check(entry.seat, entry.move), table.game.info)


def test_a_refused_move_leaves_the_match_as_it_was(table: Table) -> None:
    match = table.match()
    refused = 0
    for move in foreign_moves(table, 150):
        for seat in (CHANCE, *range(table.seats)):
            if problems := match.check(seat, move):
                before = (match.state, state_hash(match.state), list(match.log), match.pending)
                with pytest.raises(Illegal) as error:
                    match.play(seat, move)
                assert error.value.problems == problems
                assert str(problems[0]) in str(error.value)
                assert (match.state, state_hash(match.state), match.log, match.pending) == before
                refused += 1
    assert refused > 50


def test_a_match_that_has_refused_a_move_goes_on_as_if_it_had_never_been_tried(table: Table) -> None:
    """Not even the dice have moved."""
    games: list[AnyMatch] = []
    foreign = foreign_moves(table, 20)
    for tried in (False, True):
        match, rng = table.match(), random.Random(6)
        while not match.over and len(match.log) < 120:
            seat = min(match.pending)
            if tried:
                for move in foreign:
                    if match.check(seat, move):
                        with pytest.raises(Illegal):
                            match.play(seat, move)
            match.play(seat, rng.choice(list(table.game.moves(match.state, seat))))
        games.append(match)
    assert games[0].log == games[1].log


def test_what_is_no_move_at_all_is_refused(table: Table) -> None:
    match = table.match()
    before, seat = len(match.log), min(match.pending)
    for thing in (None, "pass", 7, object()):
        for refuse in (match.check, match.play):
            with pytest.raises(Unreadable, match=f"That is no move of {table.game.info.title}: "):
                refuse(seat, thing)
    assert len(match.log) == before
