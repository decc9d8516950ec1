"""The law of positions: a state, a view and a move are the same after they were written as JSON and read again."""

from typing import Any

import msgspec
import pytest

from tests.conformance.tables import FIRST_TABLES, Table
from tilery.engine import CHANCE, Unreadable
from tilery.engine.data import move_of, state_data, state_of, view_of
from tilery.engine.game import AnyGame


def through_json(data: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(data))


def test_a_state_is_the_same_after_json_and_plays_on_alike(table: Table) -> None:
    game = table.game
    for moment in table.situations(14, seed=41):
        state = state_of(game, through_json(state_data(moment.state)))
        assert state == moment.state
        assert game.pending(state) == game.pending(moment.state)
        assert list(game.moves(state, moment.seat)) == list(game.moves(moment.state, moment.seat))
        assert game.apply(state, moment.seat, moment.move).state == moment.after
        for seat in table.viewers:
            assert game.view(state, seat) == game.view(moment.state, seat)


def test_a_view_is_the_same_after_json(table: Table) -> None:
    game = table.game
    for moment in table.situations(14, seed=42):
        for seat in table.viewers:
            view = game.view(moment.state, seat)
            assert view_of(game, through_json(msgspec.to_builtins(view))) == view


def test_a_move_is_the_same_after_json(table: Table) -> None:
    for moment in table.situations(14, seed=43):
        if moment.seat != CHANCE:
            assert move_of(table.game, through_json(msgspec.to_builtins(moment.move))) == moment.move


@pytest.mark.parametrize("first", FIRST_TABLES, ids=str)
def test_what_is_no_position_is_refused_in_words(first: Table) -> None:
    """Whatever a field is replaced with, it is read or refused: nothing else is raised."""
    game = first.game
    whole = through_json(state_data(first.situations(20, seed=44)[-1].state))
    wrongs: tuple[Any, ...] = (None, -1, "no", [], [[]], [{"id": 1}], {"x": 1})
    complaints = [complaint(game, {**whole, name: wrong}) for name in whole for wrong in wrongs]
    assert all(game.info.title in one for one in complaints if one)
    assert sum(map(bool, complaints)) > len(whole)


def complaint(game: AnyGame, data: Any) -> str:
    """Why this is no position; '' if it may be one."""
    try:
        state_of(game, data)
    except Unreadable as error:
        return str(error)
    return ""
