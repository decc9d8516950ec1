"""Outline after outline is laid out, until one finds its places. Each round has another taste."""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tilery.games.crossrummy.solver.embedding import Desk, in_lines
from tilery.games.crossrummy.solver.forest import WAYS, crossings_of, cut_of, is_run, lines_of, loops
from tilery.games.crossrummy.solver.grid import Spot, Tile
from tilery.games.crossrummy.solver.outline import Line, Outline, counts
from tilery.games.crossrummy.solver.question import Question, Taste
from tilery.games.crossrummy.solver.staying import Cells, Staying, lines_in, lying_lines

STEPS = 150
"""The steps of an embedding; lines that make a forest get MORE of them."""
MORE = 6
PER_WORK = 80_000
"""How many steps the work of OR-Tools counts for, by its own unit."""
PER_ROUND = 60
"""How many steps a round costs besides."""
RANDOM = 2
"""After this many rounds, tastes come by chance."""
PATIENCE = 0.6
"""The share of the remaining steps after which we look for a table with one tile fewer."""
POOL = 6
"""How many tables that are nearly done are remembered."""
NEARLY = 8
"""A table that lacks more tiles is not worth it."""


class Found(NamedTuple):
    """Tables of the parts, with so many tiles laid."""

    cells: list[dict[Spot, Tile]]
    laid: int


class Rounds:
    """Looks for a table with so many tiles laid, or fewer when the steps run out. Knows what was proven meanwhile."""

    def __init__(
        self, question: Question, bound: int, have: int, steps: int, rng: random.Random, brake: Callable[[], bool]
    ) -> None:
        self.question, self.bound, self._have, self._brake = question, bound, have, brake
        self._best: Found | None = None
        self.spent, self._steps, self._rng = 0, steps, rng
        self._desk = Desk()
        self._table = dict(question.position.cells)
        self._pool: list[tuple[int, Cells]] = [(bound, self._table)]
        self._blame: Counter[tuple[str, Tile | Line]] = Counter()

    def search(self) -> Found | None:
        """The best table that was found, if it is better than what we have."""
        target, level, tried = self.bound, 0, 0
        while target > self._have and self.spent < self._steps and not self._brake():
            if tried and target - 1 > self._have and self.spent > self._steps * (1 - PATIENCE ** (level + 1)):
                level, target, tried = level + 1, target - 1, 0
            taste = self._taste(tried)
            before = self.question.work
            answer, outlines = self.question.outlines(target, taste)
            self.spent += PER_ROUND + int(PER_WORK * (self.question.work - before))
            tried += 1
            if answer.state == "broken" and not taste.forced:
                self.bound = min(self.bound, target - 1)
                target, tried = target - 1, 0
            if answer.state != "solved":
                continue
            cells, cuts = [], 0
            for place, outline in enumerate(outlines):
                base = taste.base if place == len(outlines) - 1 else None
                table, more = self._lay_out(place, outline, base, answer.values)
                cuts += more
                if table is None:
                    break
                cells.append(table)
            else:
                self._have, self._best = target, Found(cells, target)
                target, tried = min(self.bound, target + 1), RANDOM
            if cuts and tried <= RANDOM:
                tried -= 1  # the same again, with the cuts
        return self._best

    def _taste(self, tried: int) -> Taste:
        """First close to the table as it lies, then anew, then by chance."""
        rng = self._rng
        if tried == 0:
            return Taste(self._table, noise=self._blamed({}))
        if tried == 1:
            return Taste(loop=200, noise=self._blamed({}))
        if rng.random() < 0.75:
            place = min(int(rng.expovariate(1.0)), len(self._pool) - 1)
            base = self._pool[place][1]
            share = 0.6 * (0.6 + 0.4 * rng.random())
            forced = frozenset(line for line in range(len(lying_lines(base))) if rng.random() < share)
            return Taste(base, forced, noise=self._blamed(self._noise(20)))
        return Taste(loop=200, noise=self._blamed(self._noise(40)))

    def _noise(self, most: int) -> dict[int, int]:
        rng = self._rng
        costs = {}
        for part in self.question.parts:
            for var in (*part.starts.values(), *part.sets.values(), *part.joins):
                costs[var] = int(most * rng.random())
        return costs

    def _blamed(self, costs: dict[int, int]) -> dict[int, int]:
        """What found no place lately costs more."""
        part = self.question.table
        for (kind, what), count in self._blame.items():
            cost = 10 * min(count, 8)
            found: Sequence[int | None]
            if isinstance(what, tuple):
                found = [part.sets.get(what)]
            elif kind == "cross":
                found = [each.get(what) for each in (part.first, part.second, part.two_runs, part.two_sets)]
            else:
                found = [(part.starts if kind == "start" else part.ends).get(what)]
            for var in found:
                if var is not None:
                    costs[var] = costs.get(var, 0) + cost
        return costs

    def _lay_out(
        self, place: int, outline: Outline, base: Cells | None, values: tuple[int, ...]
    ) -> tuple[dict[Spot, Tile] | None, int]:
        """A table with this outline, and how many cuts are new because it has none."""
        rng, tiles, cuts = self._rng, outline.tiles, 0
        before: list[Line] = []
        for way in WAYS:
            lines = lines_of(outline, way, rng)
            if sorted(lines) == before:
                continue
            before = sorted(lines)
            if base:
                staying = Staying(lines, base, tiles, rng)
                pieces, free = staying.pieces, staying.free
                if table := self._embed(free, pieces, outline, STEPS):
                    return table, cuts
                if len(pieces) > 1:
                    largest = max(pieces, key=len)
                    others = in_lines([piece for piece in pieces if piece is not largest])
                    if table := self._embed([*free, *others], [largest], outline, STEPS):
                        return table, cuts
            if table := self._embed(lines, [], outline, STEPS):
                return table, cuts
            found = loops(lines, tiles, rng) if not outline.loops else []
            for loop in found:
                cut = cut_of(lines, loop)
                cuts += cut is not None and self.question.cut(place, cut, values)
            if not found:
                if table := self._embed(lines, [], outline, MORE * STEPS):
                    return table, cuts
                if way == WAYS[0] and place == len(self.question.parts) - 1:
                    self._remember(lines, tiles)
        return None, cuts

    def _embed(
        self, lines: Sequence[Line], pieces: Sequence[Cells], outline: Outline, steps: int
    ) -> dict[Spot, Tile] | None:
        steps = min(steps, self._steps - self.spent)
        self._last: Cells = {}
        if steps <= 0:
            return None
        limit = outline.limit
        found = self._desk.embed(lines, pieces, outline.tiles, outline.groups, limit, steps, self._rng)
        if found is None:
            return None
        self.spent += found.used
        lacking = sum(outline.tiles) - len(found.cells)
        if not lacking:
            assert counts(found.cells.values()) == outline.tiles
            return found.cells
        self._last = found.cells
        self._note(found.cells)
        if lacking <= min(NEARLY, self._pool[-1][0] + 1):
            self._pool.append((lacking, found.cells))
            self._pool.sort(key=lambda each: each[0])
            del self._pool[POOL:]
        return None

    def _note(self, cells: dict[Spot, Tile]) -> None:
        """Keep a table that lacks nothing but tiles of the hand, if it is the best so far."""
        laid = len(cells) - len(self._table)
        if laid > self._have and len(self.question.parts) == 1 and self.question.position.opened:
            there = counts(cells.values())
            if all(count >= lies for count, lies in zip(there, self.question.table.lying, strict=True)):
                self._have, self._best = laid, Found([cells], laid)

    def _remember(self, lines: Sequence[Line], tiles: Sequence[int]) -> None:
        """Blame the lines and crossings that have no place in the last table."""
        blame, last = self._blame, self._last
        for key in list(blame):
            blame[key] = blame[key] * 4 // 5
        there = Counter(lines_in(last))
        for line in lines:
            if there[line]:
                there[line] -= 1
            elif is_run(line):
                blame["start", line[0]] += 1
                blame["end", line[-1]] += 1
            else:
                blame["set", line] += 2
        done = crossings_of(list(lines_in(last)), counts(last.values()))
        for tile, count in crossings_of(lines, tiles).items():
            if count > done.get(tile, 0):
                blame["cross", tile] += 2
