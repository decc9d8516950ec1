"""Turns one after the other, each as the player likes it: what a judge needs to know what a table is worth."""

from tilery.engine.kernel import Ints, kernel
from tilery.engine.kernel_dice import MASK, begin, roll
from tilery.games.collexion.bots.kernel.table import OVER, SHARED, START, TURN
from tilery.games.collexion.bots.kernel.turns import NODE, WORTH, expand

WAVERING = 100
"""Turns whose worth differs by less than a point may change their order: nobody can foresee exactly what others do."""


@kernel
def inclination(nodes: Ints, node: int, seed: int, dice: Ints) -> int:
    """How much the player is inclined to a turn beyond what it is worth. This depends on the seed and on the table that
    the turn leads to. So whoever was going to play a turn still is after its first move, and two games that come to
    the same table go on alike: the difference between two moves tells more."""
    mixed = seed
    for field in range(SHARED):
        number = nodes[node + field]
        mixed = ((mixed ^ number ^ number >> 32) * 0x2C9277B5) & MASK
        mixed ^= mixed >> 15
    begin(dice, mixed)
    return roll(dice, WAVERING)


@kernel
def play_turn(nodes: Ints, heap: Ints, work: Ints, knobs: Ints, seed: int, dice: Ints) -> None:
    """The player at the root ends the turn in a way that it likes, not always in the one that is worth most."""
    end = expand(nodes, 0, NODE, heap, work, knobs)
    best, most = NODE, 0
    for child in range(NODE, end, NODE):
        liking = nodes[child + WORTH] + inclination(nodes, child, seed, dice)
        if child == NODE or liking > most:
            best, most = child, liking
    for field in range(NODE):
        nodes[field] = nodes[best + field]


@kernel
def play_on(nodes: Ints, heap: Ints, work: Ints, knobs: Ints, rounds: int, seed: int, dice: Ints) -> None:
    """All play on from the root until so many rounds have ended, or the game is over. The root is the table then."""
    while rounds > 0 and nodes[OVER] == 0:
        play_turn(nodes, heap, work, knobs, seed, dice)
        if nodes[TURN] == nodes[START]:
            rounds -= 1
