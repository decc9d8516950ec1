"""All that a player can do in the rest of a turn, and the best of it as the children of a node."""

from tilery.engine.kernel import Ints, kernel
from tilery.games.collexion.bots.kernel.bits import HALF
from tilery.games.collexion.bots.kernel.leaves import (
    BEGINS,
    LAST_KIND,
    MINE,
    ORDER,
    PAIRED,
    REMOVED,
    ROUGH,
    TAKEN,
    action_price,
    known_way,
    list_leaves,
    tray_kinds,
)
from tilery.games.collexion.bots.kernel.table import (
    ACTED,
    ACTIONS,
    CHAIN,
    END,
    EXPERT,
    GIVES,
    HAND,
    HANDED,
    HELD,
    HELD_BY,
    KIND,
    PAIR,
    POINTS,
    REACH,
    REMOVE,
    REMOVES,
    SCORING,
    SEATS,
    SHARED,
    STACKS,
    START,
    STEAL,
    STEALS,
    SWAP,
    SWAPS,
    TABLE,
    TEAM,
    TURN,
    lift,
    move_on,
)
from tilery.games.collexion.bots.kernel.worth import (
    ACTING,
    NOW,
    VALUE,
    WAY,
    WIDTH,
    evaluate,
    lateness,
    list_ways,
    utility,
)

# A node of the tree is a table, what it is worth to each seat, and more.
STATIC = VALUE + 4
"""What it is worth to the seat that thinks."""
WORTH = VALUE + 5
"""What it is worth to the player whose turn leads here."""
FIRST = VALUE + 6
"""Where its first child stands; the others follow."""
COUNT = VALUE + 7
"""How many children it has, or -1 if nobody has looked."""
MOVE = VALUE + 8
"""The first move of the turn that leads here."""
SCORE = VALUE + 9
"""What it is worth to the seat that thinks, by the search."""
SEEN = VALUE + 10
"""The visit of its parent in which it was seen last."""
NODE = VALUE + 11

GAP = 300
"""An action is weighed in full only if the player is less than this worse off, leaving out the others."""


@kernel
def width_of(node: int, knobs: Ints) -> int:
    """How many children a node may have: the root, which stands at 0, has more."""
    return knobs[WIDTH] if node else knobs[WIDTH] * knobs[NOW]


@kernel
def adopt(nodes: Ints, parent: int, draft: int, heap: Ints, knobs: Ints) -> None:
    """Ends the turn at a draft, and makes it a child of its parent if it is among the best."""
    move_on(nodes, draft, nodes[SEATS], nodes[START])
    first, count, worst = nodes[parent + FIRST], nodes[parent + COUNT], nodes[parent + FIRST]
    for child in range(first, first + NODE * count, NODE):
        same = 0
        while same < SHARED and nodes[child + same] == nodes[draft + same]:
            same += 1
        if same == SHARED:
            return
        if nodes[child + WORTH] < nodes[worst + WORTH]:
            worst = child
    evaluate(nodes, draft, heap, knobs)
    nodes[draft + WORTH] = utility(nodes, draft, nodes[parent + TURN], knobs)
    if count < width_of(parent, knobs):
        worst = first + NODE * count
        nodes[parent + COUNT] = count + 1
    elif nodes[draft + WORTH] <= nodes[worst + WORTH]:
        return
    nodes[draft + STATIC] = nodes[draft + SCORE] = utility(nodes, draft, nodes[TURN], knobs)
    for field in range(NODE):
        nodes[worst + field] = nodes[draft + field]


@kernel
def draw(nodes: Ints, parent: int, draft: int, work: Ints, leaf: int, way: int) -> None:
    """Draws up the table after a leaf was taken and scored in one of the ways."""
    seat = nodes[parent + TURN]
    for field in range(TABLE):
        nodes[draft + field] = nodes[parent + field]
    for field in range(SHARED, SCORING + 1):
        nodes[draft + field] = 0
    nodes[draft + KIND] = nodes[draft + COUNT] = -1
    nodes[draft + FIRST] = nodes[draft + SEEN] = 0
    for field in range(4):
        nodes[draft + field] = work[leaf + field]
    if work[leaf + REMOVED]:
        nodes[draft + ACTIONS + seat] &= ~REMOVE
    nodes[draft + POINTS + seat] += work[way]
    nodes[draft + HELD_BY + seat] = work[way + 1]
    nodes[draft + STACKS] = work[way + 2]
    move = work[leaf + BEGINS] if work[leaf + BEGINS] >= 0 else work[way + 3]
    nodes[draft + MOVE] = move if move >= 0 else END


@kernel
def score(nodes: Ints, parent: int, draft: int, heap: Ints, work: Ints, leaf: int, knobs: Ints) -> None:
    """Turns that score what was taken."""
    for way in range(0, WAY * list_ways(work[leaf + MINE], nodes[parent + STACKS], work), WAY):
        draw(nodes, parent, draft, work, leaf, way)
        adopt(nodes, parent, draft, heap, knobs)


@kernel
def hand(nodes: Ints, parent: int, draft: int, heap: Ints, work: Ints, leaf: int, knobs: Ints) -> None:
    """CX-13: turns that hand the polygon taken last to the partner."""
    one = 1 << 3 * work[leaf + LAST_KIND]
    for way in range(0, WAY * list_ways(work[leaf + MINE] - one, nodes[parent + STACKS], work), WAY):
        draw(nodes, parent, draft, work, leaf, way)
        nodes[draft + HELD_BY + (nodes[parent + TURN] + 2 & 3)] += one
        if work[leaf + BEGINS] < 0:
            nodes[draft + MOVE] = HAND
        adopt(nodes, parent, draft, heap, knobs)


@kernel
def exchange(
    nodes: Ints, parent: int, draft: int, heap: Ints, work: Ints, leaf: int, knobs: Ints, other: int, actions: int
) -> None:
    """CX-9: turns that steal or swap. CX-14: turns that steal or give away. An interruption that is there now is used
    now; else all actions come after taking. Only to steal, the pair may be anywhere on the way: it makes no difference
    then."""
    seat, stacks, late = nodes[parent + TURN], nodes[parent + STACKS], lateness(nodes, parent)
    mine, theirs, expert = work[leaf + MINE], nodes[parent + HELD_BY + other], nodes[EXPERT]
    now = expert and nodes[parent + PAIR]
    owned = nodes[parent + HELD_BY + seat] if now else mine
    tray = tray_kinds(nodes, parent, heap)
    least = work[work[ORDER] + ROUGH] - GAP + action_price(nodes, parent, knobs)
    for got in range(-1, 16):  # -1 stands for nothing
        if theirs >> 3 * got & 7 == 0 if got >= 0 else not expert:
            continue
        for given in range(-1, 16):
            if given < 0:
                if got < 0 or not actions & STEAL:
                    continue
                used, move = STEAL, STEALS + 16 * other + got
            elif owned >> 3 * given & 7 == 0 or given == got or not actions & SWAP:
                continue
            elif expert:
                if got >= 0 or (work[leaf + PAIRED] == 1 and not now):
                    continue
                used, move = SWAP, GIVES + 16 * other + given
            else:
                used, move = SWAP, SWAPS + 256 * other + 16 * given + got
            change = (1 << 3 * got if got >= 0 else 0) - (1 << 3 * given if given >= 0 else 0)
            if known_way(mine + change, stacks, tray, late, work, knobs) < least:
                continue
            for way in range(0, WAY * list_ways(mine + change, stacks, work), WAY):
                draw(nodes, parent, draft, work, leaf, way)
                nodes[draft + HELD_BY + other] -= change
                if not expert:
                    nodes[draft + ACTIONS + seat] &= ~used
                if now or work[leaf + BEGINS] < 0:
                    nodes[draft + MOVE] = move
                adopt(nodes, parent, draft, heap, knobs)


@kernel
def remove(nodes: Ints, parent: int, draft: int, heap: Ints, work: Ints, leaf: int, knobs: Ints) -> None:
    """CX-9, CX-14: turns that remove a polygon after taking, or now if there is an interruption now."""
    now = nodes[EXPERT] and nodes[parent + PAIR]
    ways = WAY * list_ways(work[leaf + MINE], nodes[parent + STACKS], work)
    for id_ in range(80):
        word, bit = (REACH, 1 << id_) if id_ < HALF else (REACH + 1, 1 << id_ - HALF)
        if work[leaf + word] & bit == 0 or (now and nodes[parent + word] & bit == 0):
            continue
        for way in range(0, ways, WAY):
            draw(nodes, parent, draft, work, leaf, way)
            lift(nodes, draft, heap, id_)
            if not nodes[EXPERT]:
                nodes[draft + ACTIONS + nodes[parent + TURN]] &= ~REMOVE
            if now or work[leaf + BEGINS] < 0:
                nodes[draft + MOVE] = REMOVES + id_
            adopt(nodes, parent, draft, heap, knobs)


@kernel
def expand(nodes: Ints, parent: int, free: int, heap: Ints, work: Ints, knobs: Ints) -> int:
    """Makes the best turns of a player children of a node; they stand at `free`. Returns where the next free place is.
    The place behind the last child is needed for drafts."""
    seat, team, expert = nodes[parent + TURN], nodes[TEAM], nodes[EXPERT]
    draft, wide = free + NODE * width_of(parent, knobs), 1 if parent else knobs[NOW]
    nodes[parent + FIRST], nodes[parent + COUNT] = free, 0
    actions = 0
    if not nodes[parent + SCORING]:
        if expert:
            actions = REMOVE | SWAP | STEAL
        elif not nodes[parent + ACTED]:
            actions = nodes[parent + ACTIONS + seat]
    for place in range(list_leaves(nodes, parent, heap, work, knobs, wide)):
        leaf = work[ORDER + place]
        score(nodes, parent, draft, heap, work, leaf, knobs)
        holds_last = work[leaf + TAKEN] > nodes[parent + CHAIN] or nodes[parent + HELD]
        if team and holds_last and not nodes[parent + HANDED] and not nodes[parent + SCORING]:
            hand(nodes, parent, draft, heap, work, leaf, knobs)
        if not actions or place >= wide * knobs[ACTING] or work[leaf + REMOVED] or (expert and not work[leaf + PAIRED]):
            continue
        for other in range(nodes[SEATS]):
            if other != seat and not (team and other == (seat + 2 & 3)):
                exchange(nodes, parent, draft, heap, work, leaf, knobs, other, actions)
        if actions & REMOVE and (not expert or nodes[parent + PAIR] or work[leaf + PAIRED] == 2):
            remove(nodes, parent, draft, heap, work, leaf, knobs)
    return free + NODE * nodes[parent + COUNT]
