"""A table entered by hand: what a view shows can be entered, comes back as it was entered, and can be played on."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.conformance.tables import Table, play_on
from tests.conformance.test_refusals import assert_well_reasoned
from tilery.engine import CHANCE, Illegal, Match, Record, TileryError, Unreadable
from tilery.engine.chance import Dice
from tilery.engine.data import position_of, position_text
from tilery.engine.game import AnyGame
from tilery.engine.position import fault
from tilery.engine.record import verify
from tilery.engine.sketch.entries import YOU, from_seat
from tilery.engine.sketch.reading import (
    MOST,
    dealt_again,
    has_sketches,
    read_sketch,
    set_up,
    sketch_problems,
    sketches_of,
    start_of,
)
from tilery.games import GAMES

MOMENTS = 16


def sketched(table: Table, count: int = MOMENTS) -> Iterator[tuple[Any, Any]]:
    """Views of those who have the turn, at some moments of the finished games, with their sketches."""
    game = table.game
    if not has_sketches(game):
        return
    for situation in table.situations(count):
        for seat in game.pending(situation.state) - {CHANCE}:
            view = game.view(situation.state, seat)
            if (sketch := sketches_of(game).sketch_of(view)) is not None:
                yield view, sketch


def test_what_a_view_shows_can_be_entered_and_comes_back_the_same(table: Table) -> None:
    game, found = table.game, 0
    start = start_of(game, table.seats, table.options) if has_sketches(game) else None
    for number, (_, sketch) in enumerate(sketched(table)):
        assert sketch_problems(game, start, sketch) == ()
        state = set_up(game, start, sketch, random.Random(number))
        assert fault(game, state, start) == ""
        assert game.pending(state) == {YOU}
        assert sketches_of(game).sketch_of(game.view(state, YOU)) == sketch
        found += 1
    assert found or not has_sketches(game)


PUBLIC = ("hands", "scores", "totals", "opened", "points", "won", "players")
"""What views call that which everybody sees of each player."""


def of_each(view: Any, seats: int, first: int) -> dict[str, tuple[Any, ...]]:
    """What a view shows of each player, beginning with one of them."""
    shown = {name: getattr(view, name) for name in PUBLIC if len(getattr(view, name, ())) == seats}
    return {name: from_seat([nameless(one) for one in value], first) for name, value in shown.items()}


def nameless(one: Any) -> Any:
    """What is shown of a player, but not on which seat."""
    if not isinstance(one, msgspec.Struct):
        return one
    return {name: value for name, value in msgspec.structs.asdict(one).items() if name not in ("seat", "partner")}


def test_every_player_has_what_the_view_shows_of_them(table: Table) -> None:
    for number, (view, sketch) in enumerate(sketched(table)):
        state = set_up(table.game, start_of(table.game, table.seats, table.options), sketch, random.Random(number))
        seen = of_each(table.game.view(state, YOU), table.seats, YOU)
        assert seen
        assert seen == of_each(view, table.seats, view.seat)


def test_a_sketch_shows_the_turn_as_its_player_saw_it(table: Table) -> None:
    """The same moves are legal, whatever is drawn for the hidden rest."""
    game = table.game
    for number, (view, sketch) in enumerate(sketched(table)):
        state = set_up(game, start_of(game, table.seats, table.options), sketch, random.Random(number))
        kinds = {type(move) for move in game.moves(state, YOU)}
        real = game.guess(view, random.Random(number))
        assert kinds == {type(move) for move in game.moves(real, view.seat)}


def test_a_table_that_was_entered_can_be_played_to_its_end_and_its_record_is_right(table: Table) -> None:
    game = table.game
    for number, (_, sketch) in enumerate(list(sketched(table))[::6]):
        state = set_up(game, start_of(game, table.seats, table.options), sketch, Dice(bytes(32), number))
        kept = position_of(game, position_text(state))
        match = Match.resume(game, seats=table.seats, options=table.options, seed=bytes(32), moves=(), position=kept)
        assert not match.log
        play_on(match, seed=number)
        again = verify(Record.parse(Record.of(match).text()), game)
        assert (again.start, again.state) == (state, match.state)


def test_everything_unseen_depends_on_the_bits_alone(table: Table) -> None:
    game = table.game
    for _, sketch in list(sketched(table))[:2]:
        start = start_of(game, table.seats, table.options)
        one, same = (set_up(game, start, sketch, random.Random(5)) for _ in range(2))
        assert one == same


def test_another_game_begins_with_what_was_seen_and_another_deal(table: Table) -> None:
    game, deals, hidden = table.game, 0, 0
    start = start_of(game, table.seats, table.options) if has_sketches(game) else None
    for number, (_, sketch) in enumerate(sketched(table)):
        state = set_up(game, start, sketch, random.Random(number))
        hidden += game.guess(game.view(state, YOU), random.Random(99 + number)) != state
        other = dealt_again(game, state, bytes([number] * 32))
        assert fault(game, other, start) == ""
        assert game.view(other, YOU) == game.view(state, YOU)
        assert game.pending(other) == {YOU}
        deals += other != state
    assert bool(deals) == bool(hidden)  # in some games two players see everything


def data_of(sketch: Any) -> Any:
    """A sketch as a person would send it."""
    return msgspec.json.decode(msgspec.json.encode(sketch))


def spoilt(data: Any) -> Iterator[Any]:
    """A sketch as data, with one list of pieces in it that has all of them twice, or is one longer than another."""
    for name, value in data.items():
        if isinstance(value, list) and value:
            yield {**data, name: value * 2}
            yield {**data, name: [*value, value[0]]}
            if isinstance(value[0], list):
                yield {**data, name: [value[0] * 3, *value[1:]]}


def test_a_spoilt_sketch_is_refused_with_its_reasons(table: Table) -> None:
    game = table.game
    for _, sketch in list(sketched(table))[::8]:
        start = start_of(game, table.seats, table.options)
        for data in spoilt(data_of(sketch)):
            try:
                given = read_sketch(game, data)
                problems = sketch_problems(game, start, given)
            except Unreadable as error:
                assert str(error).endswith(".")  # noqa: PT017 - either of the two will do
                continue
            if problems:
                assert_well_reasoned(problems, game.info)
                with pytest.raises(Illegal):
                    set_up(game, start, given, random.Random(1))
            else:
                assert fault(game, set_up(game, start, given, random.Random(1)), start) == ""


@pytest.mark.parametrize("game", GAMES.all(), ids=lambda game: game.info.id)
def test_nobody_enters_what_no_table_can_have(game: AnyGame) -> None:
    if not has_sketches(game):
        with pytest.raises(TileryError, match="can't be entered by hand"):
            read_sketch(game, {})
        return
    fields = data_of(read_sketch(game, {}))
    with pytest.raises(Unreadable):
        read_sketch(game, {"strange": 1})
    for name, value in fields.items():
        if isinstance(value, list):
            for entry in (0, "0", ()):
                with pytest.raises(Unreadable):
                    read_sketch(game, {name: [entry] * (MOST + 1)})
