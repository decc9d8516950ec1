"""Whether a turn of ColleXion can still complete a set, by all ways to take."""

from tilery.games.collexion.pieces import KIND_NAMED, SETS, kinds_in
from tilery.games.collexion.view import View, heap_of

Node = tuple[int, int, int, int, int, bool]
"""What is left in the tray, what of it can be reached, the kinds in the collection, the kind taken last (-1: none), how
many may still be taken, and whether one may be removed now."""


def can_complete(v: View) -> bool:
    """CX-5, CX-7, CX-9: whether the collection of the player to move can come to hold a complete set, by taking on and
    by what may be removed meanwhile, which frees what lies below. Steals, swaps and gifts are left out.

    Ways that lead to the same are followed once, and only while what a set lacks may still be taken.
    """
    heap = heap_of(v)
    over, under, matching = heap.pile.over, heap.pile.under, heap.pile.matching
    kinds = {piece.id: KIND_NAMED[piece.kind] for piece in v.pieces}
    held = sum(number > 0 and 1 << kind for kind, number in enumerate(_each(v)))
    lying = held | sum({1 << kind for kind in kinds.values()})
    sets = [four for four in _SETS if four & lying == four]  # nobody completes the others
    expert = v.options.expert
    removes = bool(v.may.remove)
    last = KIND_NAMED[v.chain[-1].kind] if v.chain else -1
    todo: list[Node] = [(heap.left, heap.reachable, held, last, v.takes_left, removes)]
    known = set(todo)
    while todo:
        left, reach, held, last, takes, removes = todo.pop()
        lacking = min([(four & ~held).bit_count() for four in sets], default=takes + 1)
        if not lacking:
            return True
        if lacking > takes:
            continue
        free = reach if last < 0 else reach & matching[last]
        gone = reach if removes else free
        while gone:
            bit = gone & -gone
            gone ^= bit
            id_ = bit.bit_length() - 1
            then_left, then_reach = left ^ bit, reach ^ bit
            for lower in under[id_]:
                if then_left >> lower & 1 and not over[lower] & then_left:
                    then_reach |= 1 << lower
            nodes = []
            if removes and then_reach != reach ^ bit:  # one that lies over nothing is left alone
                nodes.append((then_left, then_reach, held, last, takes, False))
            if free & bit:
                kind = kinds[id_]
                may_remove = kind == last if expert else removes
                nodes.append((then_left, then_reach, held | 1 << kind, kind, takes - 1, may_remove))
            for node in nodes:
                if node not in known:
                    known.add(node)
                    todo.append(node)
    return False


_SETS = [sum(1 << kind for kind in kinds_in(four)) for four in SETS.values()]


def _each(v: View) -> list[int]:
    return [number for row in v.players[v.turn].collection for number in row]
