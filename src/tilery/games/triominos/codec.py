"""Triominos as numbers.

230 actions. First buy, pass, propose to stop, agree and decline; then 56 that choose a stone of the hand. With a stone
chosen, a place is named by a stone on the table and one of its three sides (`neighbours_of` has their order), 168
actions in all; where several are beside the same place, the first in the order of `STONES` names it. The last action is
the place of the very first stone. So the endless grid needs no window.

Chance draws one stone at a time: its place in `STONES`.

The README says what an observation has.
"""

from functools import lru_cache
from typing import Final

import numpy as np

from tilery.engine.codec import Chances, Codec, Draft, Tensor, around, memory, put
from tilery.engine.game import Seat
from tilery.engine.room import once
from tilery.games.triominos import moves as m
from tilery.games.triominos.layout import EMPTY, Layout, Placed
from tilery.games.triominos.notation import write
from tilery.games.triominos.pieces import BONUS, STONES, VALUE, neighbours_of, points_up, row_and_column
from tilery.games.triominos.rules import BUYS, moves
from tilery.games.triominos.scoring import totals
from tilery.games.triominos.state import State

PLAIN: Final[tuple[m.Move, ...]] = (m.BUY, m.PASS, m.STOP, m.AGREE, m.DECLINE)
ACTION: Final = {type(move): action for action, move in enumerate(PLAIN)}
CHOOSE: Final = len(PLAIN)
"""The action that chooses the first stone."""
PLACE: Final = CHOOSE + len(STONES)
"""The action for the first side of the first stone."""
FIRST: Final = PLACE + 3 * len(STONES)
"""The place of the very first stone."""
NUMBER: Final = {stone: number for number, stone in enumerate(STONES)}
HELD: Final = {stone: 3 * number for stone, number in NUMBER.items()}
"""Where an observation says of a stone that it is held, that it is chosen, and what it brings."""

MOST_POINTS: Final = max(VALUE.values()) + max(BONUS.values())
MANY_POINTS: Final = 400
MOST_ROUNDS: Final = 20


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
            return [ACTION[type(move)] for move in moves(s, seat)]
        if s.phase != "play" or seat != s.turn:
            return []
        turn = _turn(s)
        return sorted(turn.places(draft.stone)) if draft is not None else turn.actions.copy()

    def act(self, s: State, seat: Seat, draft: Chosen | None, action: int) -> m.Move | Chosen:
        if draft is not None:
            return _turn(s).places(draft.stone)[action]
        return PLAIN[action] if action < CHOOSE else Chosen(STONES[action - CHOOSE])

    def encode(self, s: State, seat: Seat, move: m.Move) -> tuple[int, ...] | None:
        if isinstance(move, m.Lay):
            return CHOOSE + NUMBER[move.stone], _place(s.layout, move.cell)
        return (ACTION[type(move)],) if type(move) in ACTION else None

    def chances(self, s: State, draft: Chosen | None) -> Chances:
        chance = 1 / len(s.pool)  # as `odds` says; the pool is sorted
        return [(NUMBER[stone], chance) for stone in s.pool]

    def draw(self, s: State, draft: Chosen | None, outcome: int) -> m.Move:
        return m.DRAWS[STONES[outcome]]

    def observe(self, s: State, seat: Seat, draft: Chosen | None, tensor: Tensor) -> None:
        if s.phase != "play" or seat != s.turn:
            self._look(s, seat, None, tensor)
            return
        turn = _turn(s)
        if turn.seen is None:
            self._look(s, seat, turn, tensor)
            turn.seen = tensor.copy()  # the same again when a stone has been chosen, but for the stone
        else:
            tensor[:] = turn.seen
        if draft is not None:
            numbers = memory(tensor)
            numbers[HELD[draft.stone] + 1] = 1.0
            for place, points in turn.each(draft.stone):
                numbers[self.at["places"] + place] = points

    def _look(self, s: State, seat: Seat, turn: "Turn | None", tensor: Tensor) -> None:
        """What a seat sees before it has chosen a stone."""
        at, numbers = self.at, memory(tensor)
        for stone in s.hands[seat]:
            numbers[HELD[stone]] = 1.0
        for place, points in turn.best() if turn else ():
            numbers[place] = points
        tensor[at["layout"] : at["places"]] = _lying(s.layout)
        scores = totals(s)
        votes = s.votes or (None,) * s.seats
        everybody: list[float] = []
        for other in around(s.seats, seat):
            everybody += (
                len(s.hands[other]) / len(STONES),
                max(-1, min(scores[other] / MANY_POINTS, 1)),
                other == s.turn,
                other == s.start,
                other == s.out,
                s.proposed[other],
                0 if votes[other] is None else 1 if votes[other] else -1,
            )
        put(
            tensor,
            at["seats"],
            *everybody,
            len(s.pool) / len(STONES),
            s.bought / BUYS,
            turn is not None and turn.may_buy,
            turn is not None and turn.may_pass,
            s.round / MOST_ROUNDS,
            s.phase == "vote",
        )

    def write(self, move: m.Move) -> str:
        return write(move)


class Turn:
    """What whoever has the turn may do, and what it brings."""

    def __init__(self, s: State) -> None:
        self._layout = s.layout
        self._lays: dict[str, list[m.Lay]] = {}
        self._places: dict[str, dict[int, m.Lay]] = {}
        self._bonus: dict[int, int] = {}
        self._best: list[tuple[int, float]] = []
        self.seen: Tensor | None = None
        """What whoever has the turn sees, once it has been looked at."""
        self.plain: list[int] = []
        """The actions without a stone."""
        for move in moves(s, s.turn):
            if isinstance(move, m.Lay):
                self._lays.setdefault(move.stone, []).append(move)
            else:
                self.plain.append(ACTION[type(move)])
        self.plain.sort()
        self.may_buy, self.may_pass = ACTION[m.Buy] in self.plain, ACTION[m.Pass] in self.plain
        self.actions = [*self.plain, *sorted([CHOOSE + NUMBER[stone] for stone in self._lays])]
        """All actions before a stone is chosen."""

    def places(self, stone: str) -> dict[int, m.Lay]:
        """The places of a stone, by the action that names them."""
        if stone not in self._places:
            self._places[stone] = {_place(self._layout, move.cell): move for move in self._lays[stone]}
        return self._places[stone]

    def bonus(self) -> dict[int, int]:
        """The bonus on each cell where something can be laid."""
        if not self._bonus:
            layout = self._layout
            cells = {move.cell for lays in self._lays.values() for move in lays}
            self._bonus = {cell: BONUS[layout.bonus(cell)] for cell in cells} if layout else {0: 0}
        return self._bonus

    def best(self) -> list[tuple[int, float]]:
        """What each stone brings at its best place, and where an observation says so."""
        if not self._best and self._lays:
            bonus = self.bonus()
            self._best = [
                (HELD[stone] + 2, (VALUE[stone] + max([bonus[move.cell] for move in lays])) / MOST_POINTS)
                for stone, lays in self._lays.items()
            ]
        return self._best

    def each(self, stone: str) -> list[tuple[int, float]]:
        """What this stone brings at each of its places, and where among the places an observation says so."""
        value, bonus = VALUE[stone], self.bonus()
        return [
            (action - PLACE, (value + bonus[move.cell]) / MOST_POINTS)
            for action, move in self.places(stone).items()
            if action != FIRST
        ]


_turn = once(Turn)


def _place(layout: Layout, cell: int) -> int:
    if not layout:
        return FIRST
    taken = layout.taken
    return PLACE + min(
        3 * NUMBER[taken[beside].stone] + neighbours_of(beside).index(cell)
        for beside in neighbours_of(cell)
        if beside in taken
    )


class _Known:
    """The last layout that was looked at, and what an observation says about it. The next may have one stone more."""

    layout: Layout = EMPTY
    rows: Tensor = np.zeros((len(STONES), 7), np.float32)


def _lying(layout: Layout) -> Tensor:
    """What an observation says about the stones on the table."""
    last, rows = _Known.layout, _Known.rows
    if last is not layout:
        known = len(last) if layout[: len(last)] == last else 0
        rows = rows.copy() if known else np.zeros_like(rows)
        for placed, cell in zip(layout[known:], layout.ground.cells[known:], strict=True):
            rows[NUMBER[placed.stone]] = _row(placed, cell)
        _Known.layout, _Known.rows = layout, rows
    return rows.ravel()


@lru_cache(maxsize=1 << 12)
def _row(placed: Placed, cell: int) -> Tensor:
    """What an observation says about a stone on the table."""
    row, column = row_and_column(cell)
    numbers = [(1 + number) / 6 for number in placed.numbers]
    known = (1, row / len(STONES), column / (2 * len(STONES)), points_up(cell), *numbers)
    return np.array(known, np.float32)


CODECS = {"stone-then-place": StoneThenPlace}
