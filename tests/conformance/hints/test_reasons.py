"""The law of reasons: what is said for a move is true by the rules, and a view is all that is needed to say it."""

import random
import typing
from collections.abc import Iterator
from typing import Any

import msgspec

from tests.conformance.goldens import place, variants
from tests.conformance.ledgers import proofs_of
from tests.conformance.tables import FIRST_TABLES, Table, play_on, situations_of
from tilery.engine import CHANCE, AnyMatch, Record, Seat
from tilery.engine.game import AnyGame
from tilery.engine.reasons import Reason, only_move, reason_type, reasons_for
from tilery.games import usual_level

MOVES = 4
"""Of each situation: what was done there, and some of what could have been."""

GAMES_OF_GOOD_BOTS = 30
"""So many are played at most for kinds that are rare."""


def legal_moves(table: Table, count: int) -> Iterator[tuple[Any, Seat, Any]]:
    """States of played games, with moves that can be made there, each with its seat."""
    rng = random.Random(21)
    for situation in table.situations(count, seed=21):
        if situation.seat == CHANCE:
            continue
        legal = list(table.game.moves(situation.state, situation.seat))
        for move in dict.fromkeys((situation.move, *rng.sample(legal, min(MOVES - 1, len(legal))))):
            yield situation.state, situation.seat, move


def kinds_of(game: AnyGame) -> tuple[type[Reason], ...]:
    found = reason_type(game)
    return () if found is None else typing.get_args(found)


def test_every_reason_is_true_by_the_rules_on_the_full_state(table: Table) -> None:
    if not kinds_of(table.game):
        return
    holds = proofs_of(table.game).holds
    proved = 0
    for state, seat, move in legal_moves(table, 8):
        for reason in reasons_for(table.game, table.game.view(state, seat), move):
            assert holds(state, seat, move, reason), (table.game.write(move), reason)
            proved += 1
    assert proved > 5


def test_the_same_view_gives_the_same_reasons_whatever_is_hidden(table: Table) -> None:
    game, rng = table.game, random.Random(22)
    for state, seat, move in legal_moves(table, 8):
        view = game.view(state, seat)
        reasons = reasons_for(game, view, move)
        again = reasons_for(game, game.view(game.guess(view, rng), seat), move)
        assert msgspec.json.encode(reasons) == msgspec.json.encode(again)


def test_a_reason_is_of_a_kind_that_the_clients_know(table: Table) -> None:
    kinds = kinds_of(table.game)
    for state, seat, move in legal_moves(table, 8):
        assert {type(one) for one in reasons_for(table.game, table.game.view(state, seat), move)} <= set(kinds)


def test_an_only_move_is_the_only_one_that_is_legal(table: Table) -> None:
    """No move that was made anywhere else at this table is legal there as well."""
    game = table.game
    pool = table.moves(12)
    for state, seat, move in legal_moves(table, 16):
        if only_move(game, state, seat):
            assert [one for one in pool | {move} if not game.check(state, seat, one)] == [move]


def test_every_kind_of_reason_is_given_in_some_game() -> None:
    """One that never is would have words in five languages that nobody reads. Those that no recorded game has are
    looked for in games of good bots."""
    given = set[type[Reason]]()
    for game, variant in variants():
        match = Record.parse(place(game, variant).read_text(encoding="utf-8")).replay(game)
        given |= kinds_given(match)
    for table in FIRST_TABLES:
        for number in range(GAMES_OF_GOOD_BOTS):
            if set(kinds_of(table.game)) <= given:
                break
            match = table.match(number)
            play_on(match, usual_level(table.game), seed=number)
            given |= kinds_given(match)
    assert {kind for table in FIRST_TABLES for kind in kinds_of(table.game)} - given == set()


def kinds_given(match: AnyMatch) -> set[type[Reason]]:
    """The kinds of reasons for what was done in a game, and for some of what could have been."""
    game, given = match.game, set[type[Reason]]()
    for moment in situations_of(match, len(match.log)):
        if moment.seat != CHANCE:
            view = game.view(moment.state, moment.seat)
            legal = game.moves(moment.state, moment.seat)
            for move in (moment.move, *legal[:1], *legal[-2:]):
                given |= {type(reason) for reason in reasons_for(game, view, move)}
    return given
