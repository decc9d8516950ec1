"""ColleXion as numbers.

346 actions: take one of 80 polygons, remove one, give one of 16 kinds of your own for a swap, then choose one of 16
kinds of up to three other players for it; steal or give (3 × 16 each), hand over, score (the 24 ways of `SCORES`), end.
Other players are counted clockwise from the one who acts.

Chance shakes the tray: it is one of 200 heaps, which stand for all there are. They are those that the odds of the game
have, and the same every time. So an environment that lists chance (OpenSpiel) never plays on another heap. The others
shake a new one for each game.

The README says what an observation has.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

import numpy as np

from tilery.engine.chance import Dice
from tilery.engine.codec import Chances, Codec, Draft, Tensor, around, bits, clockwise, numbered, put
from tilery.engine.game import Seat
from tilery.engine.odds import SAMPLE, SEED
from tilery.engine.room import once
from tilery.games.collexion import moves as m
from tilery.games.collexion.heap import SIZE, TURN, Heap, Pile, ids_of, shaken
from tilery.games.collexion.notation import write
from tilery.games.collexion.pieces import (
    ACTIONS,
    EACH,
    EXPERT,
    KINDS,
    POINTS,
    POLYGONS,
    has_set,
    kinds_in,
)
from tilery.games.collexion.rules import odds
from tilery.games.collexion.scoring import scores
from tilery.games.collexion.state import TAKES, State, may_act, may_hand, may_stop_taking, takeable

OTHERS: Final = 3
OF_OTHERS: Final = OTHERS * len(KINDS)
TAKE: Final = 0
REMOVE: Final = TAKE + len(POLYGONS)
OFFER: Final = REMOVE + len(POLYGONS)
SWAP: Final = OFFER + len(KINDS)
STEAL: Final = SWAP + OF_OTHERS
GIVE: Final = STEAL + OF_OTHERS
HAND: Final = GIVE + OF_OTHERS
SCORE: Final = HAND + 1
SCORES: Final = tuple(m.SCORES.values())
END: Final = SCORE + len(SCORES)

SCORE_NUMBER: Final = {score: SCORE + number for number, score in enumerate(SCORES)}
ALL_POINTS: Final = 4 * sum(POINTS)
MARKERS: Final = 4 * len(POINTS)
WIDE: Final = len(KINDS) + 6
"""How many numbers a polygon has."""


class Offered(Draft, frozen=True):
    """CX-9: the kind that is swapped away."""

    kind: int

    def __str__(self) -> str:
        return f"offer {KINDS[self.kind]}"


class Polygons(Codec[State, m.Move, Offered]):
    """Polygons by their number in the heap, other players' by kind."""

    action_count = END + 1
    outcome_count = SAMPLE
    longest = 5_000

    def __init__(self, start: State) -> None:
        kinds = (len(KINDS),)
        super().__init__(
            {
                "polygons": (len(POLYGONS), WIDE),
                "collections": (start.seats, *kinds),
                "gone": kinds,
                "taken": kinds,
                "offered": kinds,
                "seats": (start.seats, 6),
                "table": (12,),
            }
        )

    def legal(self, s: State, seat: Seat, draft: Offered | None) -> list[int]:
        if s.phase != "play" or seat != s.turn:
            return []
        if draft is not None:
            return list(_of_others(s, seat, SWAP))
        found = ids_of(_takeable(s))
        actions = EXPERT if s.options.expert else s.actions[seat]
        if actions and may_act(s):
            found += self._actions(s, seat, actions)
        if may_hand(s):
            found.append(HAND)
        if may_stop_taking(s):
            if has_set(s.collections[seat]):
                found += sorted([SCORE_NUMBER[score] for score in scores(s) if isinstance(score, m.Score)])
            else:
                found.append(END)
        return found

    def _actions(self, s: State, seat: Seat, actions: tuple[str, ...]) -> Iterator[int]:
        """CX-9, CX-14: what may be done with these actions, ascending."""
        mine = kinds_in(s.collections[seat])
        if "remove" in actions:
            yield from [REMOVE + id_ for id_ in ids_of(s.tray.reachable)]
        if "swap" in actions and any(_of_others(s, seat, SWAP)):
            yield from [OFFER + kind for kind in mine]
        if "steal" in actions:
            yield from _of_others(s, seat, STEAL)
        if "give" in actions:
            yield from [GIVE + len(KINDS) * other + kind for other in range(s.seats - 1) for kind in mine]

    def act(self, s: State, seat: Seat, draft: Offered | None, action: int) -> m.Move | Offered:
        if action < OFFER:
            return m.TAKES[action] if action < REMOVE else m.REMOVES[action - REMOVE]
        if action < SWAP:
            return Offered(action - OFFER)
        if action >= HAND:
            return m.HAND if action == HAND else m.END if action == END else SCORES[action - SCORE]
        number, kind = divmod(action - SWAP, len(KINDS))
        what, other = divmod(number, OTHERS)
        whose = (seat + 1 + other) % s.seats
        if draft is not None:
            return m.SWAPS[whose][draft.kind][kind]
        return (m.STEALS if what == 1 else m.GIVES)[whose][kind]

    def encode(self, s: State, seat: Seat, move: m.Move) -> tuple[int, ...] | None:
        match move:
            case m.Take(polygon):
                return (TAKE + polygon,)
            case m.Remove(polygon):
                return (REMOVE + polygon,)
            case m.Swap(mine, theirs, other):
                return OFFER + mine, SWAP + _from(s, seat, other) + theirs
            case m.Steal(kind, other):
                return (STEAL + _from(s, seat, other) + kind,)
            case m.Give(kind, other):
                return (GIVE + _from(s, seat, other) + kind,)
            case m.Hand():
                return (HAND,)
            case m.Score():
                return (SCORE_NUMBER[move],)
            case m.End():
                return (END,)
            case _:
                return None

    def chances(self, s: State, draft: Offered | None) -> Chances:
        if s.phase == "start":
            return numbered(odds(s), lambda move: move.seat if isinstance(move, m.Start) else -1)
        return [(number, 1 / SAMPLE) for number in range(SAMPLE)]

    def whole(self, s: State) -> bool:
        return s.phase != "shake"

    def draw(self, s: State, draft: Offered | None, outcome: int) -> m.Move:
        return m.STARTS[outcome] if s.phase == "start" else _shake(outcome)

    def outcome_name(self, s: State, draft: Offered | None, outcome: int) -> str:
        """A heap is called by its number: its notation has 80 places."""
        return f"heap {outcome}" if s.phase == "shake" else super().outcome_name(s, draft, outcome)

    def observe(self, s: State, seat: Seat, draft: Offered | None, tensor: Tensor) -> None:
        at, tray = self.at, s.tray
        if tray:
            _lie(tray, _takeable(s) if s.phase == "play" else 0, tensor[: at["collections"]].reshape(-1, WIDE))
        owned = b"".join([_shares(collection) for collection in (*clockwise(s.collections, seat), s.gone)])
        tensor[at["collections"] : at["taken"]] = np.frombuffer(owned, np.float32)
        if s.chain:
            tensor[at["taken"] + s.chain[-1].kind] = 1
        if draft is not None:
            tensor[at["offered"] + draft.kind] = 1
        everybody: list[float] = []
        for other in around(s.seats, seat):
            everybody += (len(s.won[other]) / MARKERS, *_markers(s.actions[other]), other == s.turn, other == s.start)
        put(
            tensor,
            at["seats"],
            *everybody,
            *[height / len(POINTS) for height in s.stacks],
            sum(s.won[seat]) / ALL_POINTS,
            len(s.chain) / TAKES,
            s.acted,
            s.pair,
            s.held,
            s.handed,
            s.scoring,
            bool(s.last),
        )

    def write(self, move: m.Move) -> str:
        return write(move)


def _from(s: State, seat: Seat, other: Seat) -> int:
    """Where the actions that concern another player begin, from the first one's."""
    return len(KINDS) * ((other - seat - 1) % s.seats)


def _of_others(s: State, seat: Seat, first: int) -> Iterator[int]:
    """An action for each kind that each other player has, ascending."""
    for collection in clockwise(s.collections, seat)[1:]:
        yield from [first + kind for kind in kinds_in(collection)]
        first += len(KINDS)


_takeable: Final = once(takeable)


@lru_cache(maxsize=1 << 12)
def _shares(collection: int) -> bytes:
    """How many of each kind a collection has, of all there are. Bytes are quicker to put together than arrays."""
    return b"".join([_FOUR_SHARES[collection >> place & 0o7777] for place in range(0, 3 * len(KINDS), 12)])


_FOUR_SHARES: Final = [
    shares.tobytes() for shares in (np.arange(1 << 12)[:, None] >> np.arange(0, 12, 3) & 7).astype(np.float32) / EACH
]
"""The shares of four kinds, by their part of a collection."""


@cache
def _markers(actions: tuple[str, ...]) -> tuple[bool, ...]:
    return tuple(action in actions for action in ACTIONS)


@cache
def _shake(number: int) -> m.Shake:
    """One of the heaps that `odds` has, made when somebody asks for it."""
    return m.Shake(shaken(Dice(SEED, number)))


def _rows(heap: Heap) -> Tensor:
    """How the polygons lie, whatever may be done with them."""
    rows = np.zeros((len(POLYGONS), WIDE), np.float32)
    for polygon in heap:
        row = rows[polygon.id]
        row[polygon.kind] = 1
        row[len(KINDS) : len(KINDS) + 4] = 1, polygon.x / SIZE, polygon.y / SIZE, polygon.angle / TURN
    return rows


class _Known:
    """The last pile that was looked at: all heaps of a game share it, so their rows are worked out once."""

    pile: Pile | None = None
    ever: int = 0
    rows: Tensor
    """Of all polygons that were ever there."""
    left: int = 0
    now: Tensor
    """Of those that are left."""


def _lie(tray: Heap, takeable: int, polygons: Tensor) -> None:
    """Write how the polygons lie, and which of them can be reached and taken."""
    if _Known.pile is not tray.pile or tray.left & ~_Known.ever:
        _Known.pile, _Known.ever, _Known.rows = tray.pile, tray.left, _rows(tray)
        _Known.left, _Known.now = tray.left, _Known.rows.copy()
    elif changed := tray.left ^ _Known.left:
        for id_ in ids_of(changed):
            _Known.now[id_] = _Known.rows[id_] if tray.left >> id_ & 1 else 0
        _Known.left = tray.left
    polygons[:] = _Known.now
    may = bits(tray.reachable | takeable << len(POLYGONS), 2 * len(POLYGONS))
    polygons[:, WIDE - 2 :] = may.reshape(2, len(POLYGONS)).T


CODECS = {"polygons": Polygons}
