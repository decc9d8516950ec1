"""How long ColleXion's tray is shaken, and how often again, next to a whole random game with its heap given."""

import random
import statistics
import time

from rich.console import Console
from rich.table import Table

from tilery.engine.bot import playout
from tilery.engine.chance import Dice
from tilery.engine.game import CHANCE
from tilery.games.collexion import heap as heaps
from tilery.games.collexion.game import GAME
from tilery.games.collexion.moves import Shake
from tilery.games.collexion.pieces import POLYGONS
from tilery.games.collexion.state import Options

SHUFFLES = 500


def main() -> None:
    rng, shaking, playing, reachable, heights = random.Random(1), [], [], [], []
    for number in range(SHUFFLES):
        began = time.perf_counter()
        heap = heaps.shaken(Dice(bytes(32), number))
        shaking.append(time.perf_counter() - began)
        reachable.append(heap.reachable.bit_count())
        heights.append(heap.height)
        start = GAME.apply(GAME.setup(Options(start=0), 4), CHANCE, Shake(heap)).state
        began = time.perf_counter()
        playout(GAME, start, rng)
        playing.append(time.perf_counter() - began)
    table = Table("ColleXion, 4 players", "median ms", "worst ms", box=None, pad_edge=False)
    for name, times in {"shaking the tray": shaking, "a random game after that": playing}.items():
        table.add_row(name, f"{1000 * statistics.median(times):.2f}", f"{1000 * max(times):.2f}")
    Console().print(table)
    share = statistics.fmean(reachable) / len(POLYGONS)
    Console().print(f"reachable at the start {share:.1%}, longest chain {min(heights)} to {max(heights)}")
