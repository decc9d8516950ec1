"""All kernels of Hidden Stones together: the rules, the search of a turn, whole games, alone too, and rating."""

from tilery.engine.kernel import Twin
from tilery.games.hidden_stones.bots.kernel_alone import PLAN, first_moves, plan_turn, play_alone, take_turn_alone
from tilery.games.hidden_stones.bots.kernel_play import play_on
from tilery.games.hidden_stones.bots.kernel_rate import END, UNKNOWN, find_ends, rate
from tilery.games.hidden_stones.bots.kernel_rules import (
    PILES,
    begin,
    draw,
    list_moves,
    play,
    play_many_at_random,
    reshuffle,
    shuffle,
    total,
)
from tilery.games.hidden_stones.bots.kernel_solo import SOLO_WORK, plan_end
from tilery.games.hidden_stones.bots.kernel_turn import WEIGHTS, WORK, distance, spread
from tilery.games.hidden_stones.bots.tables import deck_numbers
from tilery.games.hidden_stones.pieces import STANDARD

__all__ = [
    "begin",
    "distance",
    "draw",
    "find_ends",
    "first_moves",
    "list_moves",
    "plan_end",
    "plan_turn",
    "play",
    "play_alone",
    "play_many_at_random",
    "play_on",
    "practise",
    "rate",
    "reshuffle",
    "shuffle",
    "spread",
    "take_turn_alone",
    "total",
]


def practise(twin: Twin) -> None:
    """Call each kernel once."""
    ints = twin.ints
    deck, dice, found, weights, work = (
        ints(values) for values in (deck_numbers(STANDARD), [1], [0] * 200, [0] * WEIGHTS, [0] * WORK)
    )
    table, other = (ints([0] * (PILES + 2 * int(deck[0]))) for _ in range(2))
    twin.play_many_at_random(table, deck, dice, found, 1, 1, 1)
    twin.begin(table, deck, dice, 2, 1)
    twin.list_moves(table, deck, found)
    twin.play(table, deck, 0)
    twin.play_on(table, deck, weights, dice, work, 1)
    twin.reshuffle(table, deck)
    twin.shuffle(table, dice, PILES, 2)
    twin.begin(table, deck, dice, 2, 1)
    twin.total(table, 0)
    twin.spread(0, work)
    twin.distance(deck, 0, 0, work)
    hard = ints([0] * int(deck[0]))
    ends, which, unknown = ints([0] * 5 * END), ints(range(5)), ints([0] * (UNKNOWN + 2 * int(deck[0])))
    twin.find_ends(table, deck, weights, work, ends, 4)
    twin.rate(table, deck, weights, unknown, ends, which, 0, 0, 1, 1, 1, work, other, dice)
    room, plan = ints([0] * SOLO_WORK), ints([0] * PLAN)
    twin.plan_end(0, which, 0, 0, 0, deck, work, room)
    twin.begin(table, deck, dice, 1, 1)
    twin.plan_turn(table, deck, hard, work, plan)
    twin.first_moves(table, deck, hard, work, plan, found)
    twin.take_turn_alone(table, deck, hard, work, plan)
    twin.play_alone(table, deck, hard, dice, work, room, which, plan, 1, 1)
    twin.draw(table, deck, 0)
