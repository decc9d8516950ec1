"""Layings from the sample that the rules list: 154 actions. Not every laying can be made, but a turn is one action."""

from itertools import chain
from typing import Final

from tilery.engine.codec import Draft, Tensor, put
from tilery.engine.game import Seat
from tilery.engine.room import once
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.codec.plain import LAYING, Drawing, Giving, Plain
from tilery.games.crossrummy.pieces import POINTS
from tilery.games.crossrummy.rules import HAND, sampled
from tilery.games.crossrummy.samples.bits import bits_of
from tilery.games.crossrummy.samples.listing import Listing
from tilery.games.crossrummy.state import State

SLOTS: Final = 32
"""More than the sample ever has."""
MANY_POINTS: Final = 100


class Sampled(Plain[Draft]):
    """The first 122 actions are those of `Plain`, then come the layings of the sample in their order."""

    action_count = LAYING + SLOTS

    def __init__(self, start: State) -> None:
        super().__init__(start, {"slots": (SLOTS, 3)})

    def layings(self, s: State, seat: Seat) -> list[int]:
        return list(range(LAYING, LAYING + len(_planned(s))))

    def lay(self, s: State, seat: Seat, draft: Draft | None, action: int) -> m.Move:
        return _planned(s)[action - LAYING]

    def encode_laying(self, s: State, seat: Seat, move: m.Lay) -> tuple[int, ...] | None:
        planned = _planned(s)
        return (LAYING + planned.index(move),) if move in planned else None

    def observe(self, s: State, seat: Seat, draft: Draft | Giving | Drawing | None, tensor: Tensor) -> None:
        super().observe(s, seat, draft, tensor)
        if s.phase == "play" and seat == s.turn:
            told = [_told(move) for move in _planned(s)]
            put(tensor, self.at["slots"], *chain.from_iterable(told))


def _told(move: m.Lay) -> tuple[float, float, bool]:
    points = sum([POINTS[one.tile] for one in move.laid])
    return min(len(move.laid) / HAND, 1), min(points / MANY_POINTS, 1), bool(move.moved)


@once
def _planned(s: State) -> list[m.Lay]:
    """The layings of whoever has the turn."""
    planned = Listing(sampled(s, s.turn, bits_of(s.hands[s.turn])))
    return [move for move in planned if isinstance(move, m.Lay)]
