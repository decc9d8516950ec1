"""Find the weights of the judge from records of finished games: python -m tests.games.crossrummy.bots.weights FOLDER…

Each moment at which a player has to move is a trial: which seat will win? The weights make what happened as likely as
possible. The play of *normal* is the measure: weaker bots overlook that they could go out, so moments at which anybody
could are left out of their games. If the player to move can, nothing is left to ask.
"""

import statistics
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from tilery.engine.odds import utilities
from tilery.engine.record import Record
from tilery.games import GAMES
from tilery.games.crossrummy.bots.chances import features

SEATS = 4
USUAL = "normal"
DAMPING = 1e-4
"""Keeps weights that hardly matter near zero."""
Array = np.ndarray[Any, np.dtype[Any]]


def moments(record: Record) -> Iterator[tuple[list[dict[str, float]], list[float]]]:
    """The features of all seats, and what they got of the win."""
    match = record.replay(GAMES.get("crossrummy"))
    shares = list(utilities(match.result))
    for entry in match.log:
        state = entry.step.state
        if state.phase != "play":
            continue
        seats = [features(state, seat) for seat in range(state.seats)]
        if not seats[state.turn]["out"] and (USUAL in record.players or not any(one["out"] for one in seats)):
            yield seats, shares


def fitted(tables: Array, shares: Array, there: Array) -> Array:
    """The weights, by Newton's method. `there` says which seats exist."""
    spread = tables[there].std(axis=0) + 1e-9
    scaled = tables / spread
    weights, damping = np.zeros(tables.shape[-1]), DAMPING * len(tables)
    for _ in range(50):
        found = chances(scaled, weights, there)
        slope = np.einsum("nsf,ns->f", scaled, shares - found) - damping * weights
        mean = np.einsum("nsf,ns->nf", scaled, found)
        bend = np.einsum("nsf,ns,nsg->fg", scaled, found, scaled, optimize=True)
        bend += damping * np.eye(len(weights)) - mean.T @ mean
        step = np.linalg.solve(bend, slope)
        weights += step
        if abs(step).max() < 1e-6:
            break
    return np.asarray(weights / spread)


def chances(tables: Array, weights: Array, there: Array) -> Array:
    """What the model says of each seat."""
    scores = np.where(there, tables @ weights, -np.inf)
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def main(folders: list[str]) -> None:
    """Print the weights, and what losers hold in the end."""
    tables, shares, seated, sums = [], [], [], []
    names: list[str] = []
    for path in sorted(path for folder in folders for path in Path(folder).rglob("*.tilery")):
        record = Record.parse(path.read_text())
        sums += [points for points in record.replay(GAMES.get("crossrummy")).result.points if points]
        for seats, won in moments(record):
            names = list(seats[0])
            rows = [list(map(float, one.values())) for one in seats]
            tables.append(rows + [[0.0] * len(names)] * (SEATS - len(rows)))
            shares.append(won + [0.0] * (SEATS - len(won)))
            seated.append(len(rows))
    there = np.arange(SEATS)[None] < np.array(seated)[:, None]
    for name, value in zip(names, fitted(np.array(tables), np.array(shares), there), strict=True):
        print(f'    "{name}": {value:.3f},')
    print("What losers hold:", statistics.quantiles(sums, n=11))


if __name__ == "__main__":
    main(sys.argv[1:])
