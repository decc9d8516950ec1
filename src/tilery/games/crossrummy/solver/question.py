"""The question of how much can be laid, as an integer programme: one part, or two if the player has yet to open."""

from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from tilery.games.crossrummy.solver.forest import is_run
from tilery.games.crossrummy.solver.grid import Spot, Tile
from tilery.games.crossrummy.solver.outline import TILES, Cut, Line, Outline, Part, amount, counts
from tilery.games.crossrummy.solver.programme import Answer, Programme, Sum
from tilery.games.crossrummy.solver.staying import Cells, lying_lines

WORK = 1.0
"""How much OR-Tools may work for the bound, in its own unit: about four seconds. It nearly always needs a hundredth."""
ROUND = 0.15
"""How much it may work for one more outline."""


class Position(NamedTuple):
    """The table, the hand as numbers of each tile, how many groups there may be, and whether the player has opened."""

    cells: Mapping[Spot, Tile]
    hand: list[int]
    limit: int
    opened: bool


class Taste(NamedTuple):
    """What an outline is liked for: lines that lie in `base`, and what else costs how much. All costs are in tenths."""

    base: Cells | None = None
    forced: frozenset[int] = frozenset()
    """The lines of the base that must stay, by their places in `lying_lines`."""
    loop: int = 60
    noise: Mapping[int, int] = {}
    """More costs, by variable."""


class Question:
    """All that is asked about one position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        programme = Programme()
        lying = counts(position.cells.values())
        self.parts: list[Part] = []
        if position.opened:
            self.parts.append(Part(programme, lying, position.hand, position.limit))
        else:  # CR-10: a group of its own, only from the hand; everything else as one group fewer allows
            own = Part(programme, counts(()), position.hand, 1)
            programme.row(own.groups, low=1)
            self.parts.append(own)
            if position.limit > 1:
                others = Part(programme, lying, position.hand, position.limit - 1)
                self.parts.append(others)
                for tile in TILES:
                    if position.hand[tile]:
                        programme.row({own.laid[tile]: 1, others.laid[tile]: 1}, high=position.hand[tile])
        self._programme = programme
        self.all_laid: Sum = {var: 1 for part in self.parts for var in part.laid.values()}
        self.cuts: dict[tuple[int, Cut], None] = {}
        self.work = 0.0
        """How much OR-Tools has worked."""

    @property
    def table(self) -> Part:
        """The part that has the tiles of the table."""
        return self.parts[-1]

    def bound(self, work: float = WORK) -> int:
        """How many tiles can be laid at most. If OR-Tools gives up early, this is more than it would prove."""
        if not self.all_laid:
            return 0
        answer = self._ask(self._programme, dict.fromkeys(self.all_laid, -1), 0.0, work)
        if answer.state == "broken":
            return 0
        if answer.state == "solved":
            return amount(self.all_laid, answer.values)
        return min(sum(self.position.hand), int(-answer.least))

    def outlines(self, laid: int, taste: Taste) -> tuple[Answer, list[Outline]]:
        """An outline of each part with so many tiles laid."""
        programme = self._programme.copy()
        programme.row(self.all_laid, low=laid, high=laid)
        costs: Sum = {}
        for part in self.parts:
            costs.update(dict.fromkeys((*part.starts.values(), *part.sets.values()), 10))
            costs.update(dict.fromkeys((*part.two_runs.values(), *part.two_sets.values()), 20))
            costs.update(dict.fromkeys((*part.loops,), taste.loop))
        for var, cost in taste.noise.items():
            costs[var] = costs.get(var, 0) + cost
        if taste.base:
            costs.update(self._rewards(programme, taste.base, taste.forced, costs))
        answer = self._ask(programme, costs, 80.0, ROUND)
        return answer, [part.outline(answer.values) for part in self.parts] if answer.state == "solved" else []

    def _rewards(self, programme: Programme, base: Cells, forced: frozenset[int], costs: Sum) -> Sum:
        """What lies there already is worth something: lines, starts and ends of runs, crossings."""
        part = self.table
        lines, starts, ends, in_lines = Counter[Line](), Counter[Tile](), Counter[Tile](), Counter[Spot]()
        must: Counter[tuple[str, Tile | Line]] = Counter()
        for place, spots in enumerate(lying_lines(base)):
            tiles = tuple(sorted(base[spot] for spot in spots))
            in_lines.update(spots)
            keys: list[tuple[str, Tile | Line]]
            if is_run(tiles):
                starts[tiles[0]] += 1
                ends[tiles[-1]] += 1
                keys = [("start", tiles[0]), ("end", tiles[-1])]
            else:
                lines[tiles] += 1
                keys = [("set", tiles)]
            if place in forced:
                must.update(keys)
        found: Sum = {}

        def reward(var: int | None, count: int, worth: int, least: int) -> None:
            if var is not None:
                seen = programme.var(count, least)
                programme.row({seen: 1, var: -1}, high=0)
                found[seen] = -worth

        for line, count in lines.items():
            reward(part.sets.get(line), count, 30, must["set", line])
        for tile, count in starts.items():
            reward(part.starts.get(tile), count, 20, must["start", tile])
        for tile, count in ends.items():
            reward(part.ends.get(tile), count, 20, must["end", tile])
        for tile, count in Counter(base[spot] for spot, lies in in_lines.items() if lies > 1).items():
            crossings = part.crossings(tile)
            if crossings:
                seen = programme.var(count)
                programme.row({seen: 1, **dict.fromkeys(crossings, -1)}, high=0)
                found[seen] = -20
            if tile in part.loop:
                found[part.loop[tile]] = min(costs[part.loop[tile]], 10)
        return found

    def cut(self, part: int, cut: Cut, outline_values: tuple[int, ...]) -> bool:
        """Forbid a loop from now on; False if that is known already, or if these values don't have the loop."""
        total = self.parts[part].cut(cut)
        if total is None or (part, cut) in self.cuts or amount(total, outline_values) <= 0:
            return False
        self.cuts[part, cut] = None
        self._programme.row(total, high=0)
        return True

    def _ask(self, programme: Programme, costs: Sum, slack: float, work: float) -> Answer:
        answer = programme.answer(costs, slack=slack, work=work)
        self.work += answer.work
        return answer
