"""The table of the kernels is a twin of the rules: every state, every legal move and all points are the same."""

import random

import pytest

from tests.games.triominos.bots.twins import VARIANTS, TwinGame, numbers
from tests.games.triominos.table import options
from tilery.engine.game import Variant
from tilery.engine.kernel import plain
from tilery.games.triominos.bots import kernel
from tilery.games.triominos.bots import kernel_table as kt
from tilery.games.triominos.bots.stones import lore_for, table_for

pytestmark = pytest.mark.xdist_group("triominos-twins")
"""One process sees them all."""
TWIN = plain(kernel)
SEEN: set[int] = set()


@pytest.mark.parametrize(("variant", "seats"), VARIANTS, ids=lambda value: getattr(value, "id", value))
def test_a_game_is_the_same_for_the_rules_and_for_the_kernels(variant: Variant, seats: int) -> None:
    for number in range(20):
        game = TwinGame(TWIN, options(**variant.options), seats, random.Random(number))
        game.play()
        assert game.compared > 1
        SEEN.update(game.rules)


def test_rounds_ended_in_all_ways() -> None:
    assert {kt.GOING_OUT, kt.BLOCKED, kt.STOPPED} == SEEN


def test_a_table_that_is_rewound_is_as_it_was() -> None:
    for seats in (2, 3, 4):
        rng = random.Random(seats)
        table, lore, dice = table_for(TWIN), lore_for(TWIN), [7 * seats]
        TWIN.clear(table, seats)
        TWIN.deal(table, lore, dice, -1)
        for _ in range(rng.randrange(30)):
            if not table[kt.RULE]:
                TWIN.play_at_random(table, lore, dice)
        head, mark = list(table[: kt.HEAD]), table[kt.LOGGED]
        before = list(table)
        while not table[kt.RULE]:
            TWIN.play_at_random(table, lore, dice)
        TWIN.rewind(table, mark)
        table[: kt.HEAD] = head
        open_cells = slice(kt.FRONT, kt.FRONT + head[kt.OPEN])
        assert table[open_cells] == before[open_cells]
        assert table[kt.CELLS :] == before[kt.CELLS :]


def test_the_kernels_deal_as_the_rules_do() -> None:
    starts = [0] * 4
    for number in range(400):
        table, lore = table_for(TWIN), lore_for(TWIN)
        TWIN.clear(table, 4)
        TWIN.deal(table, lore, [number * 7919], -1)
        hands = numbers(table, kt.HANDS, 4)
        pool = sum(1 << stone for stone in numbers(table, kt.PILE, table[kt.POOL]))
        assert [kt.size(hand) for hand in hands] == [7] * 4
        assert sum(hands) + pool == kt.STONES
        starts[table[kt.START]] += 1
    assert min(starts) > 70
