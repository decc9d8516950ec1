"""How many puzzles of each kind go into a file, and the order in which they are kept."""

from collections import Counter
from collections.abc import Iterable

from tilery.analysis.puzzles.puzzle import Puzzle
from tilery.engine.position import Kind


def mixed(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Puzzles in the order in which they are kept: that of their ids, which has nothing to do with where they come
    from. None is there twice."""
    return [puzzle for _, puzzle in sorted({puzzle.id: puzzle for puzzle in puzzles}.items())]


def shared_out(count: int, kinds: Iterable[Kind]) -> Counter[str]:
    """How many puzzles of each kind there are among so many: as their shares say, rounded in favour of those that
    would lose the most, and of the first."""
    shares = {kind.type: kind.shares for kind in kinds}
    total = sum(shares.values())
    wanted = Counter({name: count * share // total for name, share in shares.items()})
    short = sorted(shares, key=lambda name: -(count * shares[name] % total))
    wanted.update(short[: count - wanted.total()])
    return wanted


class Mix:
    """So many puzzles, with as many of each kind as its share says. What comes after a kind is complete is left out."""

    def __init__(self, count: int, kinds: Iterable[Kind]) -> None:
        self._missing = shared_out(count, kinds)
        self._found: dict[str, Puzzle] = {}

    def add(self, puzzles: Iterable[Puzzle]) -> None:
        """Take those that are still wanted."""
        for puzzle in puzzles:
            name = puzzle.goal["type"]
            if self._missing[name] > 0 and puzzle.id not in self._found:
                self._found[puzzle.id] = puzzle
                self._missing[name] -= 1

    @property
    def full(self) -> bool:
        """Whether no kind is wanted any more."""
        return not self._missing.total()

    def __len__(self) -> int:
        return len(self._found)

    def puzzles(self) -> list[Puzzle]:
        """What was found, in the order in which it is kept."""
        return mixed(self._found.values())
