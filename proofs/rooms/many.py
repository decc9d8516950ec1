"""One look after another at a game, on all cores. What a trial found before it was cut off is not looked for again."""

import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from itertools import count
from multiprocessing import get_context
from typing import TypeVar

from proofs.rooms.kept import Kept
from tilery.engine.kernel import prepare
from tilery.games import GAMES, kernels

T = TypeVar("T")
WAITING = 8
"""How many looks wait for a free core."""


def many(
    look: Callable[..., T], game: str, times: int | None = None, *, work: Callable[[int], T] | None = None
) -> Iterator[T]:
    """What `look(game, number)` finds for each number; without `times`, until nobody asks for more. `work` is what to
    do with a number instead."""
    for module in kernels(GAMES.get(game)):
        prepare(module)
    kept = Kept(look, game, times)
    if len(kept):
        print(f"{game}: {len(kept)} looks were taken before.", file=sys.stderr, flush=True)
    yield from kept
    numbers = count(len(kept)) if times is None else range(len(kept), times)
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        try:
            yield from kept.adding(_in_order(pool, work or partial(look, game), numbers))
        finally:
            pool.shutdown(cancel_futures=True)


def _in_order(pool: ProcessPoolExecutor, work: Callable[[int], T], numbers: Iterable[int]) -> Iterator[T]:
    waiting: deque[Future[T]] = deque()
    for number in numbers:
        waiting.append(pool.submit(work, number))
        if len(waiting) > WAITING:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()
