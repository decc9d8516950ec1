"""Layings from the sample that the rules list: 154 actions. Not every laying can be made, but a turn is one action."""

from functools import lru_cache
from typing import Final

from tilery.engine.codec import Draft, Tensor, put
from tilery.engine.game import Seat
from tilery.engine.room import once
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.codec.plain import LAYING, Drawing, Giving, Plain
from tilery.games.crossrummy.pieces import POINTS
from tilery.games.crossrummy.rules import HAND, sampled
from tilery.games.crossrummy.samples.bits import bits_of
from tilery.games.crossrummy.samples.listing import Listing, Plan
from tilery.games.crossrummy.samples.search import laid_by
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
        return Listing(_planned(s))[action - LAYING]

    def encode_laying(self, s: State, seat: Seat, move: m.Lay) -> tuple[int, ...] | None:
        listed = list(Listing(_planned(s)))
        return (LAYING + listed.index(move),) if move in listed else None

    def observe(self, s: State, seat: Seat, draft: Draft | Giving | Drawing | None, tensor: Tensor) -> None:
        super().observe(s, seat, draft, tensor)
        if s.phase == "play" and seat == s.turn:
            told: list[float] = []
            for plan in _planned(s):
                told += _told(*laid_by(plan))
            put(tensor, self.at["slots"], *told)


@lru_cache(maxsize=1 << 12)
def _told(tiles: tuple[str, ...], moves: bool) -> tuple[float, float, bool]:
    """What an observation says about a laying of these tiles."""
    return min(len(tiles) / HAND, 1), min(sum(map(POINTS.__getitem__, tiles)) / MANY_POINTS, 1), moves


@once
def _planned(s: State) -> list[Plan]:
    """The layings of whoever has the turn. One is made when it is chosen."""
    return sampled(s, s.turn, bits_of(s.hands[s.turn]))
