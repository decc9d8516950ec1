"""Triominos as numbers.

230 actions. First buy, pass, propose to stop, agree and decline; then 56 that choose a stone of the hand. With a stone
chosen, a place is named by a stone on the table and one of its three sides (`neighbours_of` has their order), 168
actions in all; where several are beside the same place, the first in the order of `STONES` names it. The last action is
the place of the very first stone. So the endless grid needs no window.

Chance draws one stone at a time: its place in `STONES`.

The README says what an observation has.
"""

from functools import lru_cache
from itertools import chain
from typing import Final

import numpy as np

from tilery.engine.codec import Chances, Codec, Draft, Tensor, clockwise, put
from tilery.engine.game import Seat
from tilery.engine.room import once
from tilery.games.triominos import moves as m
from tilery.games.triominos.layout import Layout, Placed
from tilery.games.triominos.notation import write
from tilery.games.triominos.pieces import BONUS, STONES, VALUE, neighbours_of, points_up, row_and_column
from tilery.games.triominos.rules import BUYS, moves
from tilery.games.triominos.scoring import totals
from tilery.games.triominos.state import State

PLAIN: Final[tuple[m.Move, ...]] = (m.BUY, m.PASS, m.STOP, m.AGREE, m.DECLINE)
CHOOSE: Final = len(PLAIN)
"""The action that chooses the first stone."""
PLACE: Final = CHOOSE + len(STONES)
"""The action for the first side of the first stone."""
FIRST: Final = PLACE + 3 * len(STONES)
"""The place of the very first stone."""
NUMBER: Final = {stone: number for number, stone in enumerate(STONES)}

MOST_POINTS: Final = max(VALUE.values()) + max(BONUS.values())
MANY_POINTS: Final = 400
MOST_ROUNDS: Final = 20
NOT_THERE: Final = np.zeros(7, np.float32).tobytes()

Ways = dict[str, list[m.Lay]]


class Chosen(Draft, frozen=True):
    """The stone that will be laid."""

    stone: str

    def __str__(self) -> str:
        return f"choose {self.stone}"


class StoneThenPlace(Codec[State, m.Move, Chosen]):
    """A laying is a stone, then a place."""

    action_count = FIRST + 1
    outcome_count = len(STONES)
    longest = 20_000

    def __init__(self, start: State) -> None:
        super().__init__(
            {
                "stones": (len(STONES), 3),
                "layout": (len(STONES), 7),
                "places": (len(STONES), 3),
                "seats": (start.seats, 7),
                "table": (6,),
            }
        )

    def legal(self, s: State, seat: Seat, draft: Chosen | None) -> list[int]:
        if s.phase == "vote":
            return [PLAIN.index(move) for move in moves(s, seat)]
        if s.phase != "play" or seat != s.turn:
            return []
        ways, plain = _ways(s)
        if draft is not None:
            return sorted(_places(s.layout, ways[draft.stone]))
        return [*plain, *sorted([CHOOSE + NUMBER[stone] for stone in ways])]

    def act(self, s: State, seat: Seat, draft: Chosen | None, action: int) -> m.Move | Chosen:
        if draft is not None:
            return _places(s.layout, _ways(s)[0][draft.stone])[action]
        return PLAIN[action] if action < CHOOSE else Chosen(STONES[action - CHOOSE])

    def encode(self, s: State, seat: Seat, move: m.Move) -> tuple[int, ...] | None:
        if isinstance(move, m.Lay):
            return CHOOSE + NUMBER[move.stone], _place(s.layout, move.cell)
        return (PLAIN.index(move),) if move in PLAIN else None

    def chances(self, s: State, draft: Chosen | None) -> Chances:
        chance = 1 / len(s.pool)  # as `odds` says; the pool is sorted
        return [(NUMBER[stone], chance) for stone in s.pool]

    def draw(self, s: State, draft: Chosen | None, outcome: int) -> m.Move:
        return m.DRAWS[STONES[outcome]]

    def observe(self, s: State, seat: Seat, draft: Chosen | None, tensor: Tensor) -> None:
        at = self.at
        tensor[[3 * NUMBER[stone] for stone in s.hands[seat]]] = 1
        may_buy = may_pass = False
        if s.phase == "play" and seat == s.turn:
            ways, plain = _ways(s)
            may_buy, may_pass = 0 in plain, 1 in plain
            self._points(s.layout, ways, draft, tensor)
        lying = [NOT_THERE] * len(STONES)
        for cell, placed in zip(s.layout.ground.cells, s.layout, strict=True):
            lying[NUMBER[placed.stone]] = _row(placed, cell)
        tensor[at["layout"] : at["places"]] = np.frombuffer(b"".join(lying), np.float32)
        points = totals(s)
        votes = s.votes or (None,) * s.seats
        everybody = [
            (
                len(s.hands[other]) / len(STONES),
                max(-1, min(points[other] / MANY_POINTS, 1)),
                other == s.turn,
                other == s.start,
                other == s.out,
                s.proposed[other],
                0 if votes[other] is None else 1 if votes[other] else -1,
            )
            for other in clockwise(range(s.seats), seat)
        ]
        put(
            tensor,
            at["seats"],
            *chain.from_iterable(everybody),
            len(s.pool) / len(STONES),
            s.bought / BUYS,
            may_buy,
            may_pass,
            s.round / MOST_ROUNDS,
            s.phase == "vote",
        )

    def _points(self, layout: Layout, ways: Ways, draft: Chosen | None, tensor: Tensor) -> None:
        """What stones bring: each at its best place, the chosen one at each."""
        bonus = (
            {move.cell: BONUS[layout.bonus(move.cell)] for lays in ways.values() for move in lays} if layout else {0: 0}
        )
        for stone, lays in ways.items():
            best = VALUE[stone] + max([bonus[move.cell] for move in lays])
            tensor[3 * NUMBER[stone] + 2] = best / MOST_POINTS
        if draft is not None:
            tensor[3 * NUMBER[draft.stone] + 1] = 1
            for action, move in _places(layout, ways[draft.stone]).items():
                if action != FIRST:
                    points = VALUE[draft.stone] + bonus[move.cell]
                    tensor[self.at["places"] + action - PLACE] = points / MOST_POINTS

    def write(self, move: m.Move) -> str:
        return write(move)


@once
def _ways(s: State) -> tuple[Ways, list[int]]:
    """What whoever has the turn may lay, by the stone; and the actions without a stone."""
    ways: Ways = {}
    plain = []
    for move in moves(s, s.turn):
        if isinstance(move, m.Lay):
            ways.setdefault(move.stone, []).append(move)
        else:
            plain.append(PLAIN.index(move))
    return ways, sorted(plain)


def _places(layout: Layout, lays: list[m.Lay]) -> dict[int, m.Lay]:
    """The places of a stone, by the action that names them."""
    return {_place(layout, move.cell): move for move in lays}


def _place(layout: Layout, cell: int) -> int:
    if not layout:
        return FIRST
    taken = layout.taken
    return PLACE + min(
        3 * NUMBER[taken[beside].stone] + neighbours_of(beside).index(cell)
        for beside in neighbours_of(cell)
        if beside in taken
    )


@lru_cache(maxsize=1 << 12)
def _row(placed: Placed, cell: int) -> bytes:
    """What an observation says about a stone on the table. Bytes are quicker to put together than arrays."""
    row, column = row_and_column(cell)
    numbers = [(1 + number) / 6 for number in placed.numbers]
    known = (1, row / len(STONES), column / (2 * len(STONES)), points_up(cell), *numbers)
    return np.array(known, np.float32).tobytes()


CODECS = {"stone-then-place": StoneThenPlace}
