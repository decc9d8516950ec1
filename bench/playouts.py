"""Random playouts through the public API, interleaved with OpenSpiel's gin_rummy through its Python API.

A move is one applied player or chance move on both sides, with all legal moves listed before it. The seconds are those
of the processor, so that other work on the machine disturbs little.
"""

import random
import statistics
import time
from itertools import chain
from typing import NamedTuple

import pyspiel
from rich.console import Console
from rich.table import Table

from bench import ratios
from tilery.engine.game import CHANCE, AnyGame
from tilery.engine.options import settle
from tilery.games import GAMES

ROUNDS = 7
SECONDS = 1.0


def tilery_moves(game: AnyGame, seats: int, rng: random.Random, seconds: float) -> float:
    """Moves per second of whole random games."""
    options = game.options(settle(game.info, {}))
    moves, began = 0, time.process_time()
    while (elapsed := time.process_time() - began) < seconds:
        state = game.setup(options, seats)
        while pending := game.pending(state):
            seat = min(pending)  # if several are asked at once, the order doesn't matter
            legal = game.moves(state, seat)
            # A few chance moves (how the stones lie) have millions of outcomes: they are drawn without a list.
            move = rng.choice(legal) if legal or seat != CHANCE else game.chance(state, rng)
            state = game.apply(state, seat, move).state
            moves += 1
    return moves / elapsed


Costs = dict[type, list[float]]
"""Seconds that moves took, by the kind of move."""


class Thirds(NamedTuple):
    """What players' moves cost in the first and in the last third of random games."""

    early: Costs
    late: Costs

    @property
    def speeds(self) -> tuple[float, float]:
        """Moves per second."""
        early, late = (statistics.fmean(chain.from_iterable(costs.values())) for costs in self)
        return 1 / early, 1 / late

    @property
    def ratio(self) -> float:
        """How fast late moves are compared to early ones: does a full table cost more?"""
        early, late = self.speeds
        return late / early

    @property
    def same_mix(self) -> float:
        """The same if both thirds had the same mix of kinds: the dear kinds may only be more frequent at the end.

        Only kinds that occur in both thirds count, each with its median: a busy machine disturbs it less.
        """
        times = {kind: len(self.early[kind]) + len(self.late[kind]) for kind in self.early.keys() & self.late.keys()}
        early, late = (sum(statistics.median(costs[kind]) * n for kind, n in times.items()) for costs in self)
        return early / late


def thirds(game: AnyGame, seats: int, rng: random.Random, seconds: float) -> Thirds:
    options = game.options(settle(game.info, {}))
    costs, began = Thirds({}, {}), time.process_time()
    while time.process_time() - began < seconds:
        state = game.setup(options, seats)
        spent = []
        while pending := game.pending(state):
            seat = min(pending)
            if seat == CHANCE:
                state = game.apply(state, seat, game.chance(state, rng)).state
                continue
            start = time.perf_counter()
            move = rng.choice(game.moves(state, seat))
            state = game.apply(state, seat, move).state
            spent.append((type(move), time.perf_counter() - start))
        third = len(spent) // 3
        for part, those in ((costs.early, spent[:third]), (costs.late, spent[len(spent) - third :])):
            for kind, cost in those:
                part.setdefault(kind, []).append(cost)
    return costs


def open_spiel_moves(name: str, rng: random.Random, seconds: float) -> float:
    game = pyspiel.load_game(name)
    moves, began = 0, time.process_time()
    while (elapsed := time.process_time() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = rng.choice(outcomes)[0]  # gin_rummy's are equally likely
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
            moves += 1
    return moves / elapsed


def main() -> None:
    rng = random.Random(1)
    contestants = {f"{game.info.id}, {max(game.info.seats)} players": game for game in GAMES.all()}
    ours: dict[str, list[float]] = {name: [] for name in contestants}
    peer: list[float] = []
    for _ in range(ROUNDS):
        peer.append(open_spiel_moves("gin_rummy", rng, SECONDS))
        for name, game in contestants.items():
            ours[name].append(tilery_moves(game, max(game.info.seats), rng, SECONDS))
    ratios.show("random playouts", "OpenSpiel gin_rummy", peer, ours)
    table = Table(
        "players' moves alone", "first third of a game", "last third", "ratio", "same mix", box=None, pad_edge=False
    )
    for name, game in contestants.items():
        rounds = [thirds(game, max(game.info.seats), rng, SECONDS) for _ in range(ROUNDS)]
        first, last = (statistics.median(speeds) for speeds in zip(*[one.speeds for one in rounds], strict=True))
        ratio = statistics.median(one.ratio for one in rounds)
        same_mix = statistics.median(one.same_mix for one in rounds)
        table.add_row(name, f"{first:,.0f}", f"{last:,.0f}", f"{ratio:.2f}", f"{same_mix:.2f}")
    Console().print()
    Console().print(table)
