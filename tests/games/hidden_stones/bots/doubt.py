"""Find how far the judge can rely on its playouts: python -m tests.games.hidden_stones.bots.doubt FIRST GAMES.

Games of equal bots, *strong*, from this number on; three moments of each are played on many times. The doubt that makes
the results of the games most likely is told for each number of players. Take other numbers than those that
`python -m proofs calibration` tries (those begin at 0).
"""

import random
import sys
from collections.abc import Iterator
from math import log
from statistics import fmean

from tilery.arena import Fixture, play
from tilery.engine.bot import Shares
from tilery.engine.game import CHANCE
from tilery.engine.kernel import prepare
from tilery.engine.kernel_dice import begin
from tilery.engine.odds import utilities
from tilery.engine.record import Record
from tilery.games.hidden_stones.bots import kernel
from tilery.games.hidden_stones.bots import kernel_rules as k
from tilery.games.hidden_stones.bots.expert import VALUES
from tilery.games.hidden_stones.bots.judge import NO_END, chances
from tilery.games.hidden_stones.bots.kernel_turn import WORK
from tilery.games.hidden_stones.bots.tables import deck_numbers
from tilery.games.hidden_stones.bots.twin_table import table_of_state
from tilery.games.hidden_stones.game import GAME
from tilery.games.hidden_stones.state import State

LEVEL, PLAYOUTS, MOMENTS = "strong", 100, 3
TRIED = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 1.0)
Ends = list[tuple[list[int], int]]
"""How playouts ended: the totals, and after how many turns."""


def moments(number: int, seats: int) -> Iterator[tuple[State, Shares]]:
    """Some moments of a game, and what everybody got."""
    bots = (LEVEL,) * seats
    match = Record.parse(play(Fixture(GAME.info.id, {}, bots, bots, 17, number)).record).replay(GAME)
    choices = [place for place, entry in enumerate(match.log) if entry.seat != CHANCE]
    for place in random.Random(number).sample(choices, MOMENTS):
        yield match.log[place - 1].step.state, utilities(match.result)


def ends(state: State, rng: random.Random) -> Ends:
    """How the kernel's playouts from here end."""
    twin = prepare(kernel)
    deck, start = twin.ints(deck_numbers(state.options.deck)), table_of_state(state, twin)
    weights, work, dice = map(twin.ints, (VALUES, [0] * WORK, [0]))
    found: Ends = []
    for _ in range(PLAYOUTS):
        table = twin.ints(start)
        begin(dice, rng.getrandbits(32))
        twin.shuffle(table, dice, k.PILES, int(table[k.DRAW]))
        turns = int(twin.play_on(table, deck, weights, dice, work, NO_END))
        found.append(([int(twin.total(table, seat)) for seat in range(state.seats)], turns))
    return found


def surprise(found: Ends, shares: Shares, doubt: float) -> float:
    """How little the result was expected; a chance is never quite 0."""
    told = [chances(totals, turns, doubt) for totals, turns in found]
    likely = [(sum(column) + 0.5 / len(shares)) / (len(told) + 0.5) for column in zip(*told, strict=True)]
    return -sum(share * log(chance) for share, chance in zip(shares, likely, strict=True))


def main(first: int, games: int) -> None:
    """Tell the surprise with each doubt that is tried."""
    for seats in (2, 3, 4, 5):
        rng = random.Random(seats)
        seen = [(ends(state, rng), won) for n in range(first, first + games) for state, won in moments(n, seats)]
        told = {doubt: fmean(surprise(found, won, doubt) for found, won in seen) for doubt in TRIED}
        print(seats, "players:", ", ".join(f"{doubt} {one:.4f}" for doubt, one in told.items()), flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
