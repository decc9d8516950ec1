"""The search: a tree of whole turns, looked through with alpha and beta, one turn deeper each time.

The seat that thinks, with its partner, wants the most, and the others want the least. With two players or two teams
that is exact. Among three or four players everybody plays for themselves: see `next_child`.
"""

from tilery.engine.kernel import Ints, kernel
from tilery.games.collexion.bots.kernel.table import OVER, SEATS, TEAM, TURN
from tilery.games.collexion.bots.kernel.turns import COUNT, FIRST, NODE, SCORE, SEEN, STATIC, WORTH, expand
from tilery.games.collexion.bots.kernel.worth import REPLIES

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
# From there on, for each level: the node, the bounds alpha and beta, the best value so far, and the visit.
ALPHA, BETA, VALUE, VISIT, FRAME = 1, 2, 3, 4, 5
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
def enter(nodes: Ints, search: Ints, level: int, node: int, alpha: int, beta: int) -> None:
    """Begins to look through the children of a node."""
    frame = FRAMES + FRAME * level
    search[VISITS] += 1
    search[frame], search[frame + ALPHA], search[frame + BETA] = node, alpha, beta
    search[frame + VALUE] = -MOST if ours(nodes, node) else MOST
    search[frame + VISIT] = search[VISITS]
    search[LEVEL] = level


@kernel
def deepen(nodes: Ints, search: Ints, heap: Ints, work: Ints, knobs: Ints, depth: int, most: int) -> bool:
    """Looks so many turns ahead, or goes on with it. Returns False if that would open more than `most` nodes in all;
    then it can be called again with more."""
    if search[LEVEL] < 0:
        enter(nodes, search, 0, 0, -MOST, MOST)
    while search[LEVEL] >= 0:
        level = search[LEVEL]
        frame = FRAMES + FRAME * level
        node, alpha, beta = search[frame], search[frame + ALPHA], search[frame + BETA]
        if nodes[node + COUNT] < 0:
            if search[OPENED] >= most:
                return False
            search[OPENED] += 1
            search[FREE] = expand(nodes, node, search[FREE], heap, work, knobs)
        child = next_child(nodes, node, search[frame + VISIT], knobs) if alpha < beta else -1
        if child >= 0:
            nodes[child + SEEN] = search[frame + VISIT]
            if not nodes[child + OVER] and level + 1 < depth:
                enter(nodes, search, level + 1, child, alpha, beta)
                continue
            value = nodes[child + SCORE] = nodes[child + STATIC]
        else:
            value = nodes[node + SCORE] = search[frame + VALUE]
            search[LEVEL] = level = level - 1
            if level < 0:
                break
            child = node
            frame -= FRAME
            node = search[frame]
        # The value of a child has come back to its node.
        if ours(nodes, node):
            if value > search[frame + VALUE]:
                search[frame + VALUE] = value
                if level == 0:
                    search[BEST] = child
            search[frame + ALPHA] = max(search[frame + ALPHA], value)
        else:
            search[frame + VALUE] = min(search[frame + VALUE], value)
            search[frame + BETA] = min(search[frame + BETA], value)
    return True
