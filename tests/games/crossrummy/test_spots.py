"""What a table has learnt and carried on makes it quicker, and never changes an answer."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.crossrummy.table import options
from tilery.engine import CHANCE
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.moves import Cell, Lay
from tilery.games.crossrummy.pieces import TILES
from tilery.games.crossrummy.samples.spots import Spots
from tilery.games.crossrummy.state import Placed
from tilery.games.crossrummy.table import Table

WIDE = 6
cells = st.tuples(st.integers(0, WIDE), st.integers(0, WIDE))
tiles = st.sampled_from([f"{colour}{value}" for colour in "yrb" for value in range(1, 6)])
some_tiles = st.dictionaries(cells, tiles, min_size=1, max_size=4)
tables = st.dictionaries(cells, tiles, min_size=8, max_size=30)
Answers = dict[str, tuple[Cell | None, tuple[Cell, ...], int, bool]]


def new(table: dict[Cell, str]) -> Spots:
    """A table that nothing is known of."""
    return Spots.of([Placed(cell, table[cell]) for cell in sorted(table, key=lambda cell: cell[::-1])])


def answers(spots: Spots) -> Answers:
    """All that can be asked; whatever is asked in vain is no longer looked for on this table."""
    return {
        tile: (
            spots.cell_of(spots.where[tile]) if tile in spots.where else None,
            tuple(map(spots.cell_of, spots.ends_for(tile))),
            spots.way_from(tile),
            spots.is_spare(tile),
        )
        for tile in TILES
    }


@given(before=tables, changes=st.lists(some_tiles, max_size=4), data=st.data())
def test_a_table_that_changes_answers_like_a_new_one(
    before: dict[Cell, str], changes: list[dict[Cell, str]], data: st.DataObject
) -> None:
    """The tables need not be right, so tiles touch in more ways than in a game."""
    spots, table = new(before), before
    assert answers(spots) == answers(spots)
    for laid in changes:
        gone = data.draw(st.sets(st.sampled_from(sorted(table)), max_size=2)) if table else set()
        laid = {cell: tile for cell, tile in laid.items() if cell not in table or cell in gone}
        left, come = [spots.spot_of(cell) for cell in gone], {spots.spot_of(cell): tile for cell, tile in laid.items()}
        groups = len(Table.of(table).groups)
        table = {cell: tile for cell, tile in table.items() if cell not in gone} | laid
        spots, more = spots.after(left, come, spots.origin)
        assert answers(spots) == answers(new(table))
        assert more is None or groups + more == len(Table.of(table).groups)


@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games_a_table_knows_as_much_as_one_that_was_read(seed: int) -> None:
    rng = random.Random(seed)
    state = GAME.setup(options(), 2 + seed % 3)
    while pending := GAME.pending(state):
        seat = min(pending)
        moves = GAME.moves(state, seat)
        read = Table(state.table)
        assert moves == GAME.moves(replace(state, table=tuple(state.table)), seat)
        known = Table.known(state.table)
        assert (known.order, known.columns) == ([known.spots.spot_of(one.cell) for one in read], read.columns)
        assert (known.group_count, known.cramped) == (read.group_count, read.cramped)
        assert answers(known.spots) == answers(read.spots)
        lays = [move for move in moves if isinstance(move, Lay)]
        move = GAME.chance(state, rng) if seat == CHANCE else rng.choice(lays or moves)
        state = GAME.apply(state, seat, move).state
