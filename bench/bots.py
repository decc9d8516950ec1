"""How long the bots think: every choice of whole games between bots of level normal, next to listing the legal moves
of the same positions through the public API.
"""

import random
import statistics
import time

from rich.console import Console
from rich.table import Table

from tilery.engine.game import CHANCE, AnyGame
from tilery.engine.options import settle
from tilery.games import GAMES, make_bot

LEVEL = "normal"
SECONDS = 20.0
"""For each game; a game that has begun is played to its end."""


def think(game: AnyGame, seats: int, rng: random.Random, seconds: float) -> tuple[list[float], list[float]]:
    """The seconds of each choice, and of listing the moves of the same position."""
    options = game.options(settle(game.info, {}))
    bot = make_bot(game, LEVEL)
    choices, listings, began = [], [], time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.setup(options, seats)
        while pending := game.pending(state):
            seat = min(pending)
            if seat == CHANCE:
                state = game.apply(state, seat, game.chance(state, rng)).state
                continue
            view = game.view(state, seat)
            start = time.perf_counter()
            move = bot.choose(view, rng)
            chosen = time.perf_counter()
            game.moves(state, seat)
            listings.append(time.perf_counter() - chosen)
            choices.append(chosen - start)
            state = game.apply(state, seat, move).state
    return choices, listings


def main() -> None:
    table = Table(
        f"choices of {LEVEL}", "median ms", "p99 ms", "longest ms", "times a list of moves", box=None, pad_edge=False
    )
    for game in GAMES.all():
        for seats in game.info.seats:
            choices, listings = think(game, seats, random.Random(1), SECONDS / len(game.info.seats))
            cuts = statistics.quantiles(choices, n=100)
            row = [f"{1000 * figure:.1f}" for figure in (cuts[49], cuts[98], max(choices))]
            ratio = statistics.fmean(choices) / statistics.fmean(listings)
            table.add_row(f"{game.info.id}, {seats} players", *row, f"{ratio:.0f}")
    Console().print(table)
