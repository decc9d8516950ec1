"""The law of draws: by the scheme `seats`, each seat draws in an order of its own, and each draw has its odds."""

import math
from collections import Counter
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from tests.conformance.tables import Table, play_on
from tilery.engine import CHANCE, AnyMatch, Dice, Match, Record, RecordError, Seat, odds_of, verify
from tilery.engine.chance import derived_seed
from tilery.engine.draws import SeatOrders

DRAWS = 12
"""For each move that is possible."""
MANY = 60


def drawing(table: Table, state: Any) -> Any:
    """The drawing that is due; None if there is none, or if nobody draws in this game."""
    find = getattr(table.game, "drawing", None)
    return find and find(state)


@cache
def played(table: Table, number: int) -> AnyMatch:
    """The same deal each time, with other players."""
    match = Match(
        table.game, seats=table.seats, options=table.options, seed=derived_seed(str(table), "draws"), draws="seats"
    )
    play_on(match, seed=number)
    return match


def states(match: AnyMatch) -> list[Any]:
    return [match.start, *(entry.step.state for entry in match.log)]


def test_a_drawing_says_what_chance_may_do(table: Table) -> None:
    """What it can draw is what the odds list, and it is due only when chance is to move."""
    for moment in table.situations(30, seed=51):
        due = drawing(table, moment.state) if moment.seat == CHANCE else None
        if due is not None and due.count == 1:
            odds = odds_of(table.game, moment.state)
            total = len(due.pool)
            counts = Counter(due.move((tile,)) for tile in due.pool)
            assert dict(odds) == pytest.approx({move: count / total for move, count in counts.items()})


def test_each_draw_has_its_odds(table: Table) -> None:
    """A chi-square test for all states together, far beyond what luck explains."""
    deviation, freedom = 0.0, 0
    for moment in table.situations(30, seed=52):
        if moment.seat != CHANCE or (due := drawing(table, moment.state)) is None or due.count > 1:
            continue
        odds = odds_of(table.game, moment.state)
        if not 1 < len(odds.moves) <= MANY:
            continue
        draws = DRAWS * len(odds.moves)
        seeds = [derived_seed("law", freedom, number) for number in range(draws)]
        seen = Counter(SeatOrders(table.game, seed).chance(moment.state, Dice(seed, 0)) for seed in seeds)
        assert set(seen) <= set(odds.moves)
        deviation += sum((seen[move] - chance * draws) ** 2 / (chance * draws) for move, chance in odds)
        freedom += len(odds.moves) - 1
        if freedom > 200:
            break
    assert deviation <= freedom + 5 * math.sqrt(2 * freedom)


def test_a_record_names_the_scheme_and_is_verified_by_it(table: Table) -> None:
    match = played(table, 1)
    record = Record.of(match)
    assert Record.parse(record.text()).draws == "seats"
    assert verify(Record.parse(record.text()), table.game).state == match.state
    if any(drawing(table, state) for state in states(match)[:-1]):
        with pytest.raises(RecordError, match="by the seed"):
            verify(replace(record, draws=""), table.game)


Fill = int


def drawn_by(table: Table, match: AnyMatch) -> dict[tuple[Fill, Seat], list[tuple[Any, Counter[Any]]]]:
    """What each seat drew each time until something came back into the pool, each with the pool it came from."""
    found: dict[tuple[Fill, Seat], list[tuple[Any, Counter[Any]]]] = {}
    fill, left = 0, None
    for state, entry in zip(states(match), match.log, strict=False):
        if entry.seat != CHANCE or (due := drawing(table, state)) is None:
            continue
        pool = Counter(due.pool)
        fill += left is not None and not pool <= left
        for tile in drawn_tiles(entry.move):
            found.setdefault((fill, due.seat), []).append((tile, pool.copy()))
            pool[tile] -= 1
        left = +pool
    return found


def drawn_tiles(move: Any) -> tuple[Any, ...]:
    """The tiles of a chance move, whatever its fields are called."""
    [field] = [getattr(move, name) for name in move.__struct_fields__]
    return field if isinstance(field, tuple) else (field,)


def preferred(draws: list[tuple[Any, Counter[Any]]]) -> set[tuple[Any, Any]]:
    """What was drawn, each with all that could have been drawn instead."""
    return {(tile, other) for tile, pool in draws for other, left in pool.items() if left and other != tile}


def test_other_players_get_the_same_tiles_as_long_as_they_are_there(table: Table) -> None:
    one, other = (drawn_by(table, played(table, number)) for number in (1, 2))
    for key in set(one) & set(other):
        draws, again = one[key], other[key]
        if max(draws[0][1].values()) == 1:
            # No seat ever draws first what it drew last in the other game, if it had the choice.
            assert not preferred(draws) & {(later, first) for first, later in preferred(again)}
        for (tile, pool), (tile_2, pool_2) in zip(draws, again, strict=False):
            if tile != tile_2:  # copies of a tile may be gone, and others of it left
                assert pool_2[tile] < pool[tile] or pool[tile_2] < pool_2[tile_2]
                break
