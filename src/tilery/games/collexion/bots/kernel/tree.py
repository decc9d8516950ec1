"""The search: a tree of whole turns, looked through with alpha and beta, one turn deeper each time.

The seat that thinks, with its partner, wants the most, and the others want the least. With two players or two teams
that is exact. Among three or four players everybody plays for themselves: see `next_child`.
"""

from tilery.engine.kernel import Ints, kernel
from tilery.games.collexion.bots.kernel.table import OVER, SEATS, TEAM, TURN
from tilery.games.collexion.bots.kernel.turns import COUNT, FIRST, NODE, SCORE, SEEN, STATIC, WORTH, expand
from tilery.games.collexion.bots.kernel.worth import IN_FULL, NOW, REPLIES

# What a search remembers, so that it can go on later.
FREE = 0
"""Where the next free place for nodes is."""
OPENED = 1
"""How many nodes have been opened."""
VISITS = 2
"""How many times a node has been visited."""
BEST = 3
"""The best child of the root so far."""
LEVEL = 4
"""How many turns ahead the search is, or -1 if it has ended."""
FRAMES = 5
# From there on, for each level: the node, the bounds alpha and beta, the best value so far, the visit, how many turns
# it looks ahead from the node, how many children it has looked at, and whether it looks at the node only briefly.
ALPHA, BETA, VALUE, VISIT, AHEAD, TRIED, BRIEFLY, FRAME = 1, 2, 3, 4, 5, 6, 7, 8
DEEPEST = 20
SEARCH = FRAMES + FRAME * (DEEPEST + 1)

MOST = 1 << 50


@kernel
def ours(nodes: Ints, node: int) -> bool:
    """Whether the seat that thinks, or its partner, has the turn at a node."""
    return nodes[node + TURN] == nodes[TURN] or (nodes[TEAM] != 0 and (nodes[node + TURN] ^ nodes[TURN]) == 2)


@kernel
def next_child(nodes: Ints, node: int, visit: int, knobs: Ints) -> int:
    """The child to look at next, of those not yet seen in this visit; -1 if there is none. It is the one that looked
    best before. Among three or four players, the others are expected to play one of the turns that are best for
    themselves, as far as can be seen at once."""
    mine = ours(nodes, node)
    several = nodes[SEATS] > 2 and nodes[TEAM] == 0 and not mine
    found, most, seen = -1, -MOST, 0
    for child in range(nodes[node + FIRST], nodes[node + FIRST] + NODE * nodes[node + COUNT], NODE):
        if nodes[child + SEEN] == visit:
            seen += 1
            continue
        score = nodes[child + WORTH] if several else nodes[child + SCORE] if mine else -nodes[child + SCORE]
        if score > most:
            found, most = child, score
    return -1 if several and seen >= knobs[REPLIES] else found


@kernel
def is_late(nodes: Ints, node: int, tried: int, knobs: Ints) -> bool:
    """Whether the child that is looked at as this one of many is probably not the best. With two players or two teams,
    such children are first looked at one turn less far ahead, and again in full if they turn out to be better."""
    full = knobs[IN_FULL] if node else knobs[IN_FULL] * knobs[NOW]
    return tried > full and (nodes[SEATS] == 2 or nodes[TEAM] != 0)


@kernel
def enter(nodes: Ints, search: Ints, level: int, node: int, ahead: int, briefly: bool) -> None:
    """Begins to look through the children of a node."""
    frame = FRAMES + FRAME * level
    search[VISITS] += 1
    search[frame], search[frame + ALPHA], search[frame + BETA] = node, -MOST, MOST
    if level:
        search[frame + ALPHA], search[frame + BETA] = search[frame + ALPHA - FRAME], search[frame + BETA - FRAME]
    search[frame + VALUE] = -MOST if ours(nodes, node) else MOST
    search[frame + VISIT] = search[VISITS]
    search[frame + AHEAD], search[frame + TRIED], search[frame + BRIEFLY] = ahead, 0, briefly
    search[LEVEL] = level


@kernel
def deepen(nodes: Ints, search: Ints, heap: Ints, work: Ints, knobs: Ints, depth: int, most: int) -> bool:
    """Looks so many turns ahead, or goes on with it. Returns False if that would open more than `most` nodes in all;
    then it can be called again with more."""
    if search[LEVEL] < 0:
        enter(nodes, search, 0, 0, depth, False)
    while search[LEVEL] >= 0:
        level = search[LEVEL]
        frame = FRAMES + FRAME * level
        node = search[frame]
        if nodes[node + COUNT] < 0:
            if search[OPENED] >= most:
                return False
            search[OPENED] += 1
            search[FREE] = expand(nodes, node, search[FREE], heap, work, knobs)
        cut = search[frame + ALPHA] >= search[frame + BETA]
        child = -1 if cut else next_child(nodes, node, search[frame + VISIT], knobs)
        if child >= 0:
            nodes[child + SEEN] = search[frame + VISIT]
            search[frame + TRIED] += 1
            ahead = search[frame + AHEAD] - 1
            briefly = ahead > 0 and is_late(nodes, node, search[frame + TRIED], knobs)
            if not nodes[child + OVER] and ahead > briefly:
                enter(nodes, search, level + 1, child, ahead - briefly, briefly)
                continue
            value = nodes[child + SCORE] = nodes[child + STATIC]
        else:
            value, briefly = search[frame + VALUE], search[frame + BRIEFLY] != 0
            nodes[node + SCORE] = value
            search[LEVEL] = level = level - 1
            if level < 0:
                break
            child = node
            frame -= FRAME
            node = search[frame]
        # The value of a child has come back to its node.
        mine = ours(nodes, node)
        better = value > search[frame + ALPHA] if mine else value < search[frame + BETA]
        if briefly and better and not nodes[child + OVER]:
            enter(nodes, search, level + 1, child, search[frame + AHEAD] - 1, False)
        elif mine:
            if value > search[frame + VALUE]:
                search[frame + VALUE] = value
                if level == 0:
                    search[BEST] = child
            search[frame + ALPHA] = max(search[frame + ALPHA], value)
        else:
            search[frame + VALUE] = min(search[frame + VALUE], value)
            search[frame + BETA] = min(search[frame + BETA], value)
    return True
