"""How long Crossrummy's check of a laying takes against the size of the table: it should grow as the table does.

The dearest right laying there is: every tile of the table moves by one column, and the last tile comes from the hand.
"""

import random
import statistics
import time

from rich.console import Console
from rich.table import Table

from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.moves import Cell, laying
from tilery.games.crossrummy.pieces import COLOURS
from tilery.games.crossrummy.state import Options, State
from tilery.games.crossrummy.table import Table as Tiles

ROUNDS = 7
CHECKS = 100
BLOCKS = {10: [(1, 10)], 20: [(4, 5)], 40: [(4, 10)], 80: [(4, 10), (4, 10)], 112: [(4, 14), (4, 14)]}
"""For each number of tiles the groups, as rows and columns: in a block every row is a run and every column a set."""


def tiles_of(blocks: list[tuple[int, int]]) -> dict[Cell, str]:
    cells: dict[Cell, str] = {}
    for number, (rows, columns) in enumerate(blocks):
        for x in range(columns):
            for y in range(rows):
                cells[x + 20 * number, y] = f"{COLOURS[y]}{x + 1}"
    return cells


def seconds_per_check(cells: dict[Cell, str]) -> float:
    *before, (last, tile) = cells.items()
    state = State(Options(), 2, "play", hands=((tile,), ("y1",)), table=Tiles.of(dict(before)), opened=(True, True))
    move = laying([(tile, (last[0] + 1, last[1]))], [(name, cell, (cell[0] + 1, cell[1])) for cell, name in before])
    if problems := GAME.check(state, 0, move):
        raise RuntimeError(f"the laying is not right: {problems}")
    began = time.perf_counter()
    for _ in range(CHECKS):
        GAME.check(state, 0, move)
    return (time.perf_counter() - began) / CHECKS


def main() -> None:
    times: dict[int, list[float]] = {count: [] for count in BLOCKS}
    for _ in range(ROUNDS):
        for count in random.Random(1).sample(list(BLOCKS), len(BLOCKS)):
            times[count].append(seconds_per_check(tiles_of(BLOCKS[count])))
    table = Table("crossrummy, check of a laying", "ms", "µs a tile", "ratio to 10 tiles", box=None, pad_edge=False)
    for count, found in times.items():
        took = statistics.median(found)
        ratio = statistics.median(a / b for a, b in zip(found, times[10], strict=True))
        table.add_row(f"{count} tiles, all moved", f"{1e3 * took:.2f}", f"{1e6 * took / count:.1f}", f"{ratio:.1f}")
    Console().print(table)


if __name__ == "__main__":
    main()
