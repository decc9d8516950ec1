"""Every turn that can be played: which collection it ends with, and the most points that this brings.

Only what ends up in the collection counts, so most orders are the same. A polygon can be stolen first of all, and
swapped last of all; only removing one from the tray has its time. A bound tells early where nothing better can come.
"""

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from tilery.engine.game import Seat
from tilery.games.collexion import moves as m
from tilery.games.collexion.heap import Heap, ids_of
from tilery.games.collexion.pieces import LOWEST, ONE, SETS, STACK_OF, complete_sets, kinds_in, present, size, top_of
from tilery.games.collexion.state import State, may_act, may_stop_taking, may_take

MOST_SETS = 3
"""A turn completes at most so many sets that were not complete before: it adds four polygons and a stolen one."""

MOST = 60_000
"""How many moments of a turn are looked at, at most."""

Stacks = tuple[int, ...]


def at_least(collection: int) -> tuple[int, int, int]:
    """The kinds of which a collection has at least one, two and three polygons, as their lowest bits."""
    two, four = collection >> 1, collection >> 2
    return present(collection), (two | four) & LOWEST, (collection & two | four) & LOWEST


WANTED = tuple(
    tuple(at_least(sum(SETS[name] for name in names)) for names in combinations_with_replacement(SETS, count))
    for count in range(1, MOST_SETS + 1)
)
"""For one, two and three sets: of which kinds they need one, two and three polygons."""


class Best(NamedTuple):
    """The most points that a turn can bring, with moves that bring them, and how many sets are scored."""

    points: int
    moves: tuple[m.Move, ...]
    sets: int


@lru_cache(maxsize=1 << 16)
def lacking(collection: int) -> tuple[int, ...]:
    """How many polygons a collection lacks for one, two and three sets: the fewest that can do."""
    one, two, three = at_least(collection)
    return tuple(
        4 * count - max((a & one).bit_count() + (b & two).bit_count() + (c & three).bit_count() for a, b, c in several)
        for count, several in enumerate(WANTED, 1)
    )


@lru_cache(maxsize=1 << 12)
def top_markers(stacks: Stacks, count: int) -> int:
    """CX-2: the most points that so many markers can show, if each may come from any stack."""
    if not count or not any(stacks):
        return 0
    return max(
        top_of(height) + top_markers((*stacks[:at], height - 1, *stacks[at + 1 :]), count - 1)
        for at, height in enumerate(stacks)
        if height
    )


@lru_cache(maxsize=1 << 16)
def scored(collection: int, stacks: Stacks) -> tuple[int, tuple[m.Move, ...]]:
    """CX-7, CX-8: the most points that the sets of a collection bring, and in which order they do. All must be scored,
    but where they overlap there is a choice."""
    best: tuple[int, tuple[m.Move, ...]] = 0, ()
    for name in complete_sets(collection):
        there = [at for at, height in enumerate(stacks) if height]
        own = [STACK_OF[name]] if name in STACK_OF else there or [-1]
        for at in own:
            points = top_of(stacks[at]) if at >= 0 else 0
            left = (*stacks[:at], stacks[at] - 1, *stacks[at + 1 :]) if points else stacks
            more, rest = scored(collection - SETS[name], left)
            stack = "" if name in STACK_OF or at < 0 else list(STACK_OF)[at]
            if points + more > best[0] or not best[1]:
                best = points + more, (m.SCORES[name, stack], *rest)
    return best


def may_bring(collection: int, stacks: Stacks, more: int) -> int:
    """A bound: no collection with so many polygons more brings more points."""
    sets = 0
    for count, lacks in enumerate(lacking(collection), 1):
        if lacks <= more:
            sets = count
    if sets == MOST_SETS:  # there may be more that were complete before
        sets = (size(collection) + more) // 4
    return top_markers(stacks, sets)


class TooLong(Exception):
    """The search was given up."""


class WholeTurn:
    """All that a player can still do in a turn. It is for games without teams, and not for the expert game."""

    def __init__(self, s: State, most: int = MOST) -> None:
        """The search looks at so many moments at most."""
        if s.options.team or s.options.expert:
            raise ValueError("only turns of the usual game are searched")
        self._s, self._seat = s, s.turn
        self._others = [(kind, seat) for seat in self._other_seats() for kind in kinds_in(s.collections[seat])]
        self._actions = s.actions[self._seat] if may_act(s) else ()
        self._takes = 4 - len(s.chain) if may_take(s) else 0
        self._best = Best(-1, (), 0)
        self._left = most

    def best(self) -> Best:
        """The most points, and moves that bring them; raises TooLong."""
        s = self._s
        mine = s.collections[self._seat]
        last = s.chain[-1].kind if s.chain else -1
        can_end = may_stop_taking(s)
        self._go(s.tray, last, mine, self._takes, self._actions, (), end=can_end)
        if "steal" in self._actions:
            for kind, seat in self._others:
                move = m.STEALS[seat][kind]
                self._go(s.tray, last, mine + ONE[kind], self._takes, (), (move,), end=can_end)
        return self._best

    def _other_seats(self) -> list[Seat]:
        return [seat for seat in range(self._s.seats) if seat != self._s.turn]

    def _go(
        self,
        tray: Heap,
        last: int,
        mine: int,
        takes: int,
        actions: tuple[str, ...],
        done: tuple[m.Move, ...],
        *,
        end: bool,
    ) -> None:
        """Look at all that can follow. `end`: the turn may end here."""
        if may_bring(mine, self._s.stacks, takes + ("swap" in actions)) <= self._best.points:
            return
        self._left -= 1
        if self._left < 0:
            raise TooLong
        if end or not tray:
            self._end(mine, done)
            if "swap" in actions and may_bring(mine, self._s.stacks, 1) > self._best.points:
                self._swap(mine, done)
        if takes:
            free = tray.reachable & tray.pile.matching[last] if last >= 0 else tray.reachable
            flat = set()  # kinds that were taken where they lie on nothing: another such polygon would be the same
            for id_ in ids_of(free):
                kind = tray.find(id_).kind
                if not any(tray.left >> lower & 1 for lower in tray.pile.under[id_]):
                    if kind in flat:
                        continue
                    flat.add(kind)
                self._go(tray.without(id_), kind, mine + ONE[kind], takes - 1, actions, (*done, m.TAKES[id_]), end=True)
        if takes and "remove" in actions:
            for id_ in ids_of(tray.reachable):
                if tray.uncovers(id_):
                    self._go(tray.without(id_), last, mine, takes, (), (*done, m.REMOVES[id_]), end=end)

    def _swap(self, mine: int, done: tuple[m.Move, ...]) -> None:
        """Swap something last of all."""
        for given in kinds_in(mine):
            for kind, seat in self._others:
                if kind != given:
                    self._end(mine - ONE[given] + ONE[kind], (*done, m.SWAPS[seat][given][kind]))

    def _end(self, mine: int, done: tuple[m.Move, ...]) -> None:
        """Score what is there."""
        points, sets = scored(mine, self._s.stacks)
        if points > self._best.points:
            self._best = Best(points, (*done, *sets), len(sets))
