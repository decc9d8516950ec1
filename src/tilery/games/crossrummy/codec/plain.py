"""What both ways to number the moves share: all moves but layings, chance, and most of an observation."""

from abc import abstractmethod
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Generic, TypeVar

import numpy as np

from tilery.engine.codec import Chances, Codec, Draft, Shape, Tensor, around, numbered, put
from tilery.engine.game import Seat
from tilery.engine.room import without
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.codec.grid import KNOWN, rows_of
from tilery.games.crossrummy.layings import limit
from tilery.games.crossrummy.notation import write
from tilery.games.crossrummy.pieces import ACTIONS, ALL_TILES, COPIES, NUMBERS, ORDER, TILES
from tilery.games.crossrummy.rules import due, may_pass, odds, to_give
from tilery.games.crossrummy.state import State
from tilery.games.crossrummy.table import Table

TAKE: Final = 0
DRAW: Final = TAKE + len(TILES)
PASS_ON: Final = DRAW + 1
DRAW_THREE: Final = PASS_ON + 1
PASS: Final = DRAW_THREE + 3
PICK: Final = PASS + 1
"""The action that picks the first tile of the hand, to give or to lay it."""
LAYING: Final = PICK + len(TILES)
"""From here on, what has to do with layings."""

MOST_GROUPS: Final = 4
MOST_ROUNDS: Final = 20
MANY_TILES: Final = 60
MANY_POINTS: Final = 400

SHARE: Final = np.float32(1 / COPIES)
"""One tile, of all that are equal."""


class Giving(Draft, frozen=True):
    """CR-5: what a player has chosen to pass on so far."""

    tiles: tuple[str, ...]

    def __str__(self) -> str:
        return f"pick {self.tiles[-1]}"


class Drawing(Draft, frozen=True):
    """Chance: what has come out of the bag so far."""

    tiles: tuple[str, ...]

    def __str__(self) -> str:
        return f"draw {self.tiles[-1]}"


D = TypeVar("D", bound=Draft)


class Plain(Codec[State, m.Move, D | Giving | Drawing], Generic[D]):
    """Takes, draws, action tiles and tiles to give. How a laying is made is left to others."""

    outcome_count = len(TILES)
    longest = 20_000

    def __init__(self, start: State, parts: Mapping[str, Shape]) -> None:
        tiles = (len(TILES),)
        super().__init__(
            {
                "rack": tiles,
                "open": tiles,
                "picked": tiles,
                "table": (COPIES * len(NUMBERS), KNOWN),
                "seats": (start.seats, 5),
                "gone": (len(ACTIONS),),
                "round": (6,),
                **parts,
            }
        )

    @abstractmethod
    def layings(self, s: State, seat: Seat) -> list[int]:
        """The actions with which whoever has the turn can begin a laying, or make one; ascending."""

    @abstractmethod
    def lay(self, s: State, seat: Seat, draft: D | None, action: int) -> m.Move | D:
        """What such an action, or one that follows, makes of the draft."""

    def legal(self, s: State, seat: Seat, draft: D | Giving | Drawing | None) -> list[int]:
        if s.phase == "choose":
            if s.chosen[seat] is not None:
                return []
            rest = Counter(s.hands[seat])
            rest.subtract(draft.tiles if isinstance(draft, Giving) else ())
            return sorted([PICK + ORDER[tile] for tile, count in rest.items() if count > 0])
        return self.plain(s, seat) + self.layings(s, seat) if s.phase == "play" and seat == s.turn else []

    def plain(self, s: State, seat: Seat) -> list[int]:
        """All that can be done instead of laying, ascending."""
        found = sorted([TAKE + ORDER[tile] for tile in set(s.open)])
        if s.bag:
            found.append(DRAW)
        hand = s.hands[seat]
        if "pass-on" in hand:
            found.append(PASS_ON)
        if "draw-three" in hand:
            found += range(DRAW_THREE, DRAW_THREE + s.seats - 1)
        if may_pass(s):
            found.append(PASS)
        return found

    def act(self, s: State, seat: Seat, draft: D | Giving | Drawing | None, action: int) -> m.Move | D | Giving:
        if s.phase == "choose":
            tiles = (*(draft.tiles if isinstance(draft, Giving) else ()), TILES[action - PICK])
            return m.Give(tiles) if len(tiles) == to_give(s, seat) else Giving(tiles)
        if action >= PICK:
            assert not isinstance(draft, Giving | Drawing)
            return self.lay(s, seat, draft, action)
        if action < DRAW:
            return m.TAKES[TILES[action]]
        if DRAW_THREE <= action < PASS:
            return m.DRAW_THREES[(seat + 1 + action - DRAW_THREE) % s.seats]
        return m.DRAW if action == DRAW else m.PASS_ON if action == PASS_ON else m.PASS

    def encode(self, s: State, seat: Seat, move: m.Move) -> tuple[int, ...] | None:
        match move:
            case m.Take(tile):
                return (TAKE + ORDER[tile],)
            case m.Draw():
                return (DRAW,)
            case m.PassOn():
                return (PASS_ON,)
            case m.DrawThree(victim):
                return (DRAW_THREE + (victim - seat - 1) % s.seats,)
            case m.Pass():
                return (PASS,)
            case m.Give(tiles):
                return tuple(PICK + ORDER[tile] for tile in tiles)
            case m.Lay():
                return self.encode_laying(s, seat, move)
            case _:
                return None

    @abstractmethod
    def encode_laying(self, s: State, seat: Seat, move: m.Lay) -> tuple[int, ...] | None:
        """As `encode`."""

    def chances(self, s: State, draft: D | Giving | Drawing | None) -> Chances:
        if s.phase in ("start", "hand-on"):
            return numbered(odds(s), lambda move: move.seat if isinstance(move, m.Begin) else 0)
        bag = without(s.bag, *draft.tiles) if isinstance(draft, Drawing) else s.bag
        one, both = 1 / len(bag), COPIES / len(bag)
        found: dict[int, float] = {}
        for outcome in map(ORDER.__getitem__, bag):  # the bag is in order
            found[outcome] = both if outcome in found else one
        return list(found.items())

    def draw(self, s: State, draft: D | Giving | Drawing | None, outcome: int) -> m.Move | Drawing:
        if s.phase in ("start", "hand-on"):
            return m.Begin(outcome) if s.phase == "start" else m.HAND_ON
        tiles = (*(draft.tiles if isinstance(draft, Drawing) else ()), TILES[outcome])
        return m.Drawn(tiles) if len(tiles) == due(s) else Drawing(tiles)

    def observe(self, s: State, seat: Seat, draft: D | Giving | Drawing | None, tensor: Tensor) -> None:
        at = self.at
        chosen = draft.tiles if isinstance(draft, Giving) else s.chosen[seat] if s.chosen else None
        counted = b"".join((_shares(s.hands[seat]), _shares(s.open), _shares(chosen or ())))
        tensor[: at["table"]] = np.frombuffer(counted, np.float32)
        tensor[at["table"] : at["seats"]] = self.rows(s, draft)
        points = s.series.totals if s.sheets else (0,) * s.seats
        everybody: list[float] = []
        for other in around(s.seats, seat):
            everybody += (
                min(len(s.hands[other]) / MANY_TILES, 1),
                s.opened[other],
                other == s.turn,
                other == s.start,
                min(points[other] / MANY_POINTS, 1),
            )
        put(
            tensor,
            at["seats"],
            *everybody,
            *[s.gone.count(action) / COPIES for action in ACTIONS],
            len(s.bag) / len(ALL_TILES),
            Table.known(s.table).group_count / MOST_GROUPS,
            limit(s, seat) / MOST_GROUPS,
            s.phase == "choose",
            s.passes / s.seats,
            s.round / MOST_ROUNDS,
        )

    def rows(self, s: State, draft: D | Giving | Drawing | None) -> Tensor:
        """How the tiles lie that the viewer looks at."""
        return rows_of(s.table)

    def write(self, move: m.Move) -> str:
        return write(move)


@lru_cache(maxsize=256)  # a player in the middle of a turn has the same tiles all the time
def _shares(tiles: tuple[str, ...]) -> bytes:
    """How many there are of each tile, of its copies. Bytes are quicker to put together than arrays."""
    count = bytearray(len(TILES))
    for tile in tiles:
        count[ORDER[tile]] += 1
    shares: Tensor = np.frombuffer(count, np.uint8) * SHARE
    return shares.tobytes()
