"""The kernels of ColleXion: the rules, what a table is worth, a search over whole turns, the most points of one, and
playouts."""

from tilery.engine.kernel import Twin
from tilery.games.collexion.bots.kernel import table as t
from tilery.games.collexion.bots.kernel.leaves import ROOM
from tilery.games.collexion.bots.kernel.playout import play_on
from tilery.games.collexion.bots.kernel.points import POINTS_ROOM, best_points
from tilery.games.collexion.bots.kernel.table import legal, play, playouts, total
from tilery.games.collexion.bots.kernel.tree import FREE, LEVEL, SEARCH, deepen
from tilery.games.collexion.bots.kernel.turns import COUNT, NODE
from tilery.games.collexion.bots.kernel.worth import KNOBS


def practise(twin: Twin) -> None:
    """Calls each kernel once, with an empty tray."""
    heap, moves = twin.ints([0] * t.LISTS), twin.ints([0] * t.MOST_MOVES)
    table = twin.ints([0] * t.TABLE)
    table[t.SEATS], table[t.KIND] = 2, -1
    twin.playouts(table, twin.ints(table), heap, moves, twin.ints([1]), 1)
    twin.legal(table, heap, moves)
    twin.best_points(table, heap, twin.ints([0] * POINTS_ROOM), 1 << 16)
    nodes = twin.ints([*(int(number) for number in table), *[0] * (40 * NODE)])
    twin.play(table, heap, t.END)
    twin.total(table, 0, 0)
    nodes[COUNT] = -1
    search = twin.ints([0] * SEARCH)
    search[FREE], search[LEVEL] = NODE, -1
    twin.deepen(nodes, search, heap, twin.ints([0] * ROOM), twin.ints([1] * KNOBS), 2, 4)
    twin.play_on(nodes, heap, twin.ints([0] * ROOM), twin.ints([1] * KNOBS), 1, 0, twin.ints([0]))


__all__ = ["best_points", "deepen", "legal", "play", "play_on", "playouts", "practise", "total"]
