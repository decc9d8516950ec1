"""The laws of positions that somebody sets up: every moment of a game can be one, and what is accepted can be played
to its end."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.conformance.tables import LONGEST, TABLES, Table
from tilery.engine import CHANCE, AnyMatch, Match, Record, RecordError, Unreadable, verify
from tilery.engine.chance import derived_seed, pick
from tilery.engine.data import state_data, state_of
from tilery.engine.game import AnyGame

TRIED = 25
"""How many spoilt positions are tried at each table."""


def moments(table: Table, count: int, seed: int) -> Iterator[Any]:
    """States of played games in which a player has to move."""
    for moment in table.situations(count, seed=seed):
        if moment.seat != CHANCE:
            yield moment.state


def test_every_moment_of_a_game_can_be_set_up(table: Table) -> None:
    for state in moments(table, 30, seed=51):
        match = Match.at(table.game, state, seats=table.seats, options=table.options, seed=derived_seed("set up"))
        assert match.state == state
        assert match.pending == table.game.pending(state)


def test_a_game_from_a_position_has_a_record_that_replays_and_is_verified(table: Table) -> None:
    for state in moments(table, 2, seed=52):
        match = Match.at(table.game, state, seats=table.seats, options=table.options, seed=derived_seed("record"))
        finish(match, random.Random(1))
        text = Record.of(match).text()
        assert text.startswith("tilery-record 2\n")
        assert verify(Record.parse(text), table.game).state == match.state
        assert Record.parse(text).text() == text


def test_no_position_is_set_up_where_chance_has_to_move(table: Table) -> None:
    for moment in table.situations(10, seed=53):
        if moment.seat == CHANCE:
            with pytest.raises(Unreadable):
                Match.at(table.game, moment.state, seats=table.seats, options=table.options)


@pytest.mark.parametrize("checked", [table for table in TABLES if hasattr(table.game, "faults")], ids=str)
def test_what_is_accepted_can_be_played_to_its_end(checked: Table) -> None:
    """A stranger may have spoilt the position. Whatever passes the check raises nothing later."""
    table, game, rng = checked, checked.game, random.Random(f"spoilt {checked}")
    whole = [msgspec.json.decode(msgspec.json.encode(state_data(state))) for state in moments(table, 8, seed=54)]
    refused = 0
    for _ in range(TRIED):
        data = spoilt(pick(rng, whole), rng)
        try:
            state = state_of(game, data)
            match = Match.at(game, state, seats=table.seats, options=table.options, seed=derived_seed("played on"))
        except Unreadable:
            refused += 1
            continue
        look(match, rng)
        finish(match, rng)
    assert refused > TRIED // 4


def test_a_record_with_a_position_that_is_none_is_refused(table: Table) -> None:
    state = next(moments(table, 4, seed=55))
    match = Match.at(table.game, state, seats=table.seats, options=table.options, seed=derived_seed("refused"))
    good = Record.of(match).text()
    position = next(line for line in good.split("\n") if line.startswith("position: "))
    for bad in ("[", "[" * 100_000, '"x"', "[]"):
        with pytest.raises(RecordError) as caught:
            Record.parse(good.replace(position, f"position: {bad}")).replay(table.game)
        assert caught.value.code == "position"
        assert good.split("\n")[caught.value.line - 1] == position
    with pytest.raises(RecordError, match="needs 'tilery-record 2'"):
        Record.parse(good.replace("tilery-record 2", "tilery-record 1"))


def look(match: AnyMatch, rng: random.Random) -> None:
    """Everything that a table asks of a game."""
    game: AnyGame = match.game
    for seat in (*range(match.seats), None):
        view = match.view(seat)
        assert game.view(game.guess(view, rng), seat) == view
    game.picture(match.state, *range(match.seats))


def finish(match: AnyMatch, rng: random.Random) -> None:
    """Play to the end, looking now and then."""
    for number in range(LONGEST):
        if match.over:
            break
        if number % 40 == 0:
            look(match, rng)
        seat = min(match.pending)
        moves = match.game.moves(match.state, seat)
        kind = pick(rng, list(dict.fromkeys(map(type, moves))))
        match.play(seat, pick(rng, [move for move in moves if type(move) is kind]))
    assert match.over
    assert len(match.result.points) == match.seats


def spoilt(data: Any, rng: random.Random) -> Any:
    """A position with one or two small things changed, anywhere."""
    data = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 2))):
        inside, key = pick(rng, list(places(data)))
        inside[key] = changed(inside[key], rng)
    return data


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in nested data, except for the options: those are the game's own."""
    for key, value in list(data.items()) if isinstance(data, dict) else enumerate(data):
        if key != "options":
            yield data, key
            if isinstance(value, dict | list):
                yield from places(value)


def changed(value: Any, rng: random.Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + pick(rng, (-1, 1, -value, 1 - value, 10**6))
    if isinstance(value, list) and value:
        return pick(rng, (value[:-1], value[1:], [*value, value[0]], value[::-1], []))
    if isinstance(value, str) and value:
        return pick(rng, (value[::-1], value[:-1], ""))
    return pick(rng, (None, 0, 1, [], ""))
