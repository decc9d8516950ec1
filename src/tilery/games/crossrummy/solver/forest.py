"""From an outline to lines, and from lines to a forest: which lines meet at each crossing, so that no loop closes."""

import random
from collections.abc import Sequence

from tilery.engine.chance import pick, shuffled
from tilery.games.crossrummy.solver.grid import Tile
from tilery.games.crossrummy.solver.outline import Cut, Line, Outline

Meeting = tuple[int, int, Tile]
"""Two lines, by their places in the list, and the tile at which they cross."""

WAYS = ("oldest", "newest", "any")
"""Which of the runs that could end at a tile does end there."""
TRIES = 15
SHORTEST_LOOPS = 12


def lines_of(outline: Outline, way: str, rng: random.Random) -> list[Line]:
    """The lines of an outline. It says only where runs start and end, so there are several ways to pair these."""
    runs = _runs(outline, way, rng) or _runs(outline, "oldest", rng) or []
    return [*runs, *outline.sets]


def _runs(outline: Outline, way: str, rng: random.Random) -> list[Line] | None:
    found: list[Line] = []
    open_runs: list[Tile] = []
    starts = sorted(outline.starts, reverse=True)
    for end in sorted(outline.ends):
        while starts and starts[-1] <= end:
            open_runs.append(starts.pop())
        long = [start for start in open_runs if end - start >= 2]
        if not long:
            return None  # another one should have ended earlier
        start = long[0] if way == "oldest" else long[-1] if way == "newest" else pick(rng, long)
        open_runs.remove(start)
        found.append(tuple(range(start, end + 1)))
    return found


def is_run(line: Sequence[Tile]) -> bool:
    """Whether this line is a run; otherwise it is a set."""
    return abs(line[0] - line[1]) == 1


def crossings_of(lines: Sequence[Line], tiles: Sequence[int]) -> dict[Tile, int]:
    """How often each tile is a crossing: so often as lines cover it more than once."""
    cover: dict[Tile, int] = {}
    for line in lines:
        for tile in line:
            cover[tile] = cover.get(tile, 0) + 1
    return {tile: count - tiles[tile] for tile, count in cover.items() if count > tiles[tile]}


def loops(lines: Sequence[Line], tiles: Sequence[int], rng: random.Random) -> list[list[Meeting]]:
    """Loops that can't be avoided, as far as some tries show; empty if the lines can meet without any."""
    crossings = crossings_of(lines, tiles)
    through: dict[Tile, list[int]] = {
        tile: [place for place, line in enumerate(lines) if tile in line] for tile in crossings
    }
    seen: dict[frozenset[Meeting], list[Meeting]] = {}
    for _ in range(TRIES):
        near: list[list[tuple[int, Tile]]] = [[] for _ in lines]
        closed = False
        for tile in sorted(shuffled(rng, list(crossings)), key=lambda tile: len(through[tile])):
            free = through[tile].copy()
            for _ in range(crossings[tile]):
                pairs = shuffled(rng, [(one, other) for place, one in enumerate(free) for other in free[:place]])
                for one, other in pairs:
                    way = _way(near, one, other)
                    if way is None:
                        near[one].append((other, tile))
                        near[other].append((one, tile))
                        free.remove(one)
                        free.remove(other)
                        break
                    loop = [*way, (one, other, tile)]
                    seen[frozenset(loop)] = loop
                else:
                    closed = True
                    free = free[2:]
        if not closed:
            return []
    return sorted(seen.values(), key=len)[:SHORTEST_LOOPS]


def _way(near: list[list[tuple[int, Tile]]], start: int, end: int) -> list[Meeting] | None:
    """How one gets from one line to another over crossings."""
    came: dict[int, Meeting | None] = {start: None}
    ahead = [start]
    while ahead and end not in came:
        line = ahead.pop()
        for other, tile in near[line]:
            if other not in came:
                came[other] = (line, other, tile)
                ahead.append(other)
    if end not in came:
        return None
    way = []
    while (meeting := came[end]) is not None:
        way.append(meeting)
        end = meeting[0]
    return way


def cut_of(lines: Sequence[Line], loop: Sequence[Meeting]) -> Cut | None:
    """What forbids this loop and all that are like it; None if it has no crossing of a run and a set."""
    values: set[int] = set()
    reach: dict[int, tuple[Tile, Tile]] = {}
    corner = None
    for one, other, tile in loop:
        for line in (one, other):
            if is_run(lines[line]):
                low, high = reach.get(line, (tile, tile))
                reach[line] = min(low, tile), max(high, tile)
            else:
                values.add(tile & 15)
        if is_run(lines[one]) != is_run(lines[other]):
            corner = tile
    between: list[tuple[Tile, Tile]] = []
    for low, high in sorted(reach.values()):
        if between and between[-1][1] >= low - 1 and between[-1][0] >> 4 == low >> 4:
            between[-1] = between[-1][0], max(high, between[-1][1])
        else:
            between.append((low, high))
    return None if corner is None else (frozenset(values), tuple(between), corner)
