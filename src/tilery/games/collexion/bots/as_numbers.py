"""Tables, heaps and moves as the numbers of the kernel, and back."""

from collections.abc import Sequence

from tilery.games.collexion import moves as m
from tilery.games.collexion.bots.kernel import table as t
from tilery.games.collexion.bots.kernel.bits import HALF
from tilery.games.collexion.heap import Heap
from tilery.games.collexion.pieces import COLOURS, SETS, STACK_OF
from tilery.games.collexion.state import State

LOW = (1 << HALF) - 1
LASTS = ("", "CX-10", "CX-11")
ACTION = {"remove": t.REMOVE, "swap": t.SWAP, "steal": t.STEAL}
SET_NAMES = tuple(SETS)


def table_of(s: State, points: Sequence[int]) -> list[int]:
    """The numbers of a state in which each seat has so many points on its markers, in hundredths."""
    seats = range(s.seats)
    empty = [0] * (4 - s.seats)
    return [
        *(s.tray.left & LOW, s.tray.left >> HALF, s.tray.reachable & LOW, s.tray.reachable >> HALF),
        *(*s.collections, *empty),
        sum(height << 2 * stack for stack, height in enumerate(s.stacks)),
        *(*points, *empty),
        *(*(sum(ACTION[action] for action in s.actions[seat]) for seat in seats), *empty),
        *(s.turn, LASTS.index(s.last), int(s.phase == "over")),
        *(len(s.chain), s.chain[-1].kind if s.chain else -1, int(s.acted), int(s.pair)),
        *(int(s.held), int(s.handed), int(s.scoring)),
        *(s.seats, s.start, int(s.options.team), int(s.options.expert)),
    ]


def heap_numbers(heap: Heap) -> list[int]:
    """The numbers that say how a heap lies."""
    known = len(heap.pile.over)
    kinds, of_kind, above = [0] * 80, [0] * 16, heap.pile.over + [0] * (80 - known)
    for polygon in heap:
        kinds[polygon.id] = polygon.kind
        of_kind[polygon.kind] |= 1 << polygon.id
    begins, lists = [t.LISTS], []
    for below in heap.pile.under + [[]] * (80 - known):
        lists += below
        begins.append(t.LISTS + len(lists))
    return [
        *kinds,
        *(over & LOW for over in above),
        *(over >> HALF for over in above),
        *(match & LOW for match in heap.pile.matching),
        *(match >> HALF for match in heap.pile.matching),
        *(equal & LOW for equal in of_kind),
        *(equal >> HALF for equal in of_kind),
        *begins,
        *lists,
    ]


def number_of(move: m.Move) -> int:
    """The number of a player's move."""
    match move:
        case m.Take(id_):
            return t.TAKES + id_
        case m.Remove(id_):
            return t.REMOVES + id_
        case m.Steal(kind, seat):
            return t.STEALS + 16 * seat + kind
        case m.Give(kind, seat):
            return t.GIVES + 16 * seat + kind
        case m.Swap(mine, theirs, seat):
            return t.SWAPS + 256 * seat + 16 * mine + theirs
        case m.Score(name, stack):
            return t.SCORES + 5 * SET_NAMES.index(name) + (1 + STACK_OF[stack] if stack else 0)
        case m.Hand():
            return t.HAND
    return t.END


def move_of(number: int) -> m.Move:
    """The move with this number."""
    if number < t.REMOVES:
        return m.TAKES[number]
    if number < t.STEALS:
        return m.REMOVES[number - t.REMOVES]
    if number < t.GIVES:
        return m.STEALS[number - t.STEALS >> 4][number - t.STEALS & 15]
    if number < t.SWAPS:
        return m.GIVES[number - t.GIVES >> 4][number - t.GIVES & 15]
    if number < t.SCORES:
        swap = number - t.SWAPS
        return m.Swap(swap >> 4 & 15, swap & 15, swap >> 8)
    if number < t.HAND:
        name, stack = divmod(number - t.SCORES, 5)
        return m.SCORES[SET_NAMES[name], COLOURS[stack - 1] if stack else ""]
    return m.HAND if number == t.HAND else m.END
