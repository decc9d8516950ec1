"""Says what a table of ColleXion is worth: all play on for a few rounds, and a curve tells the chances from there."""

import random
from collections.abc import Sequence
from math import exp, sqrt
from typing import ClassVar, Final, NamedTuple

from tilery.engine.bot import Shares
from tilery.engine.game import AnyGame
from tilery.engine.kernel import Ints, twin_of
from tilery.games.collexion.bots import kernel
from tilery.games.collexion.bots.as_numbers import heap_numbers, move_of, table_of
from tilery.games.collexion.bots.kernel import table as t
from tilery.games.collexion.bots.kernel.leaves import ROOM
from tilery.games.collexion.bots.kernel.turns import COUNT, FIRST, MOVE, NODE, WORTH
from tilery.games.collexion.bots.kernel.worth import NOW, VALUE, WIDTH
from tilery.games.collexion.bots.levels import Expert
from tilery.games.collexion.bots.mind import DESK, KNOBS, expected_points
from tilery.games.collexion.moves import END, Move, Score
from tilery.games.collexion.pieces import size
from tilery.games.collexion.rules import moves
from tilery.games.collexion.scoring import TEAMS
from tilery.games.collexion.state import State
from tilery.games.collexion.view import View

ROUNDS: Final = {2: 3, 3: 3, 4: 2}
"""How many rounds are played before the curve tells the chances, by the number of players. Whole games differ so much
from one playout to the next that the moves could not be told apart."""
OPENS = 300
"""How many positions are looked at to find the moves that are worth comparing."""
PROMISING = 8
"""How many of those there are, beside the ways to score and to end the turn."""


class Curve(NamedTuple):
    """Chances at the beginning of a round: each side has e^(worth / scale), compared with the others. The scale is
    `late` when all point markers are gone, and greater by `early` for each that is there. `order` is what it is worth
    to be the first, the second … of the round. All are hundredths of a point."""

    late: int
    early: int
    order: tuple[int, ...]


CURVES: Final = {2: Curve(200, 55, (0, 0)), 3: Curve(350, 18, (0, 0, 120)), 4: Curve(365, 26, (0, 0, -100, -270))}
"""By the number of players. They were fitted to thousands of games in which all play as here. With three and four
players the scale is 1.3 times as great as these say: so it suits games of *normal*, in which the best of several others
is harder to foresee."""
TEAM_CURVE: Final = Curve(200, 60, (0, -50))
DOUBT: Final = 90
"""Hundredths of a point by which a lead at the end is uncertain if one more turn comes after the present one: nobody
plays quite as the playouts do. With more turns it grows like their square root."""


class Judge:
    """Plays whole turns in the kernel."""

    PLAYOUTS: ClassVar = 400
    LEVEL: ClassVar = "normal"
    MODEST: ClassVar = True
    VERSION: ClassVar = 2

    def __init__(self, game: AnyGame) -> None:
        self._twin = twin_of(kernel)
        self._mind = Expert(game)
        self._mind.opens = min(OPENS, self._mind.opens)
        weighing = list(KNOBS)
        weighing[NOW] = 1
        self._knobs, self._dice = self._twin.ints(weighing), self._twin.ints([0])

    def coaching(self, view: View) -> int:
        """None. The expert looks further ahead than a few rounds of quick turns do."""
        return 0

    def offer(self, view: View, state: State) -> list[Move]:
        """The first moves of the most promising turns, and every way to score or to end the turn."""
        nodes, best = self._mind.look_ahead(state, expected_points(view), self._mind.depth(view))
        first = int(nodes[FIRST])
        turns = sorted(range(first, first + NODE * int(nodes[COUNT]), NODE), key=lambda turn: -nodes[turn + WORTH])
        promising = dict.fromkeys(move_of(int(nodes[turn + MOVE])) for turn in (best, *turns))
        closing = [move for move in moves(state, state.turn) if move == END or isinstance(move, Score)]
        return list(dict.fromkeys([*list(promising)[:PROMISING], *closing]))

    def likely(self, view: View, state: State, rng: random.Random) -> State:
        """As it was guessed: hardly anything is hidden."""
        return state

    def draws(self, state: State) -> bool:
        """Nothing: after the set-up there is no chance."""
        return False

    def play_on(self, state: State, seeds: Sequence[int]) -> list[Shares]:
        """What each seat can expect, for each seed."""
        twin = self._twin
        nodes, work = DESK.room(twin, "playout", NODE * (KNOBS[WIDTH] + 2)), DESK.room(twin, "work", ROOM)
        heap, start = twin.ints(heap_numbers(state.tray)), table_of(state, [100 * sum(won) for won in state.won])
        found = []
        for seed in seeds:
            for place, number in enumerate(start):
                nodes[place] = number
            turns = state.seats - 1 - (state.turn - state.start) % state.seats
            for _ in range(rounds_from(state)):
                twin.play_on(nodes, heap, work, self._knobs, 1, seed, self._dice)
                if nodes[t.OVER]:
                    break
                turns += state.seats
            sides = TEAMS if state.options.team else tuple((seat,) for seat in range(state.seats))
            shares = self._won(nodes, sides, turns) if nodes[t.OVER] else chances(nodes, sides)
            found.append(tuple(shares[seat % len(sides)] for seat in range(state.seats)))
        return found

    def _won(self, nodes: Ints, sides: tuple[tuple[int, ...], ...], turns: int) -> list[float]:
        """What each side can expect of the win if the game ends like this, so many turns after the present one. If
        there are none, it is certain (CX-12, CX-13)."""
        totals = [sum(int(self._twin.total(nodes, 0, seat)) for seat in side) for side in sides]
        if turns:
            return _expected(totals, DOUBT * sqrt(turns))
        left_over = [sum(size(int(nodes[t.HELD_BY + seat])) for seat in side) for side in sides]
        ranks = [(total, -left) for total, left in zip(totals, left_over, strict=True)]
        best = max(ranks)
        return [(rank == best) / ranks.count(best) for rank in ranks]


def rounds_from(state: State) -> int:
    """How many ends of rounds to wait for. Whatever a player does in a turn, the moment is the same; it moves on when
    the first player of a round begins."""
    begun = state.turn != state.start or state.chain or state.acted or state.scoring
    return ROUNDS[state.seats] - (not begun)


def chances(table: Ints, sides: tuple[tuple[int, ...], ...]) -> list[float]:
    """What each side can expect of the win at the beginning of a round; its worth to each seat is known."""
    curve = TEAM_CURVE if table[t.TEAM] else CURVES[len(sides)]
    stacks, start = int(table[t.STACKS]), int(table[t.START])
    scale = curve.late + curve.early * sum(stacks >> 2 * stack & 3 for stack in range(4))
    worth = [
        sum(int(table[VALUE + seat]) for seat in side) + curve.order[(number - start) % len(sides)]
        for number, side in enumerate(sides)
    ]
    return _expected(worth, scale)


def _expected(worth: list[int], scale: float) -> list[float]:
    """What each side can expect of the win with so much, where leads are uncertain by this scale."""
    likely = [exp((own - max(worth)) / scale) for own in worth]
    return [one / sum(likely) for one in likely]
