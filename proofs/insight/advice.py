"""What is wrong with advice: a move that can't be made, a reason that isn't true, or anything that no view tells.

Positions come from games at every table of `tests/conformance/tables.py`. Whoever plays there does what the coach says
or, now and then, anything.
"""

import itertools
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import msgspec

from tests.conformance.ledgers import proofs_of
from tests.conformance.tables import LONGEST, TABLES
from tilery.analysis.coach import advise
from tilery.engine.bot import RandomBot
from tilery.engine.game import AnyGame, Seat
from tilery.engine.reasons import reason_type
from tilery.games import strongest, usual_level

TWINS = 5
"""Of so many positions, one is also looked at as it would be if all that is hidden were different."""
ANYTHING = 0.15
"""How often a player does anything."""
SELDOM = 0.05
"""How many positions of a game are looked at with all effort."""

AT_ONCE = 8
"""How many games wait for a free core."""


class Seen(msgspec.Struct):
    """What was seen in one game: positions, how long each took, how often the coach knew better than the bot, and all
    faults."""

    positions: int = 0
    better: int = 0
    seconds: list[float] = []
    faults: list[str] = []


def faults_of(
    game: AnyGame, state: Any, seat: Seat, rng: random.Random, *, twin: bool = True, **effort: Any
) -> list[str]:
    """What is wrong with the advice to this seat."""
    view = game.view(state, seat)
    advice = advise(game, view, **effort)
    told = f"{game.info.id}, {game.write(advice.move)}"
    found = [f"{told}: {problem.code}" for problem in game.check(state, seat, advice.move)]
    if reason_type(game) is not None and not found:
        holds = proofs_of(game).holds
        found += [f"{told}: not true: {why}" for why in advice.reasons if not holds(state, seat, advice.move, why)]
    if twin:
        again = advise(game, game.view(game.guess(view, rng), seat), **effort)
        found += [f"{told}: other advice with other secrets"] if again != advice else []
    return found


def easy_look(game: str, number: int) -> Seen:
    """A whole game: at each position what the usual bot would do, and all its reasons."""
    seen = Seen()
    for rules, state, seat, rng in _positions(game, number):
        twin = seen.positions % TWINS == 0
        seen.faults += faults_of(rules, state, seat, rng, twin=twin, level=usual_level(rules), playouts=0)
        seen.positions += 1
    return seen


def full_look(game: str, number: int) -> Seen:
    """A game: at a few positions, all that a hint is worth."""
    seen = Seen()
    for rules, state, seat, rng in _positions(game, number):
        if rng.random() > SELDOM:
            continue
        view = rules.view(state, seat)
        began = time.process_time()
        advice = advise(rules, view)
        seen.seconds.append(time.process_time() - began)
        seen.better += advice.gain > 0
        seen.faults += faults_of(rules, state, seat, rng, level=strongest(rules))
        seen.positions += 1
    return seen


def _positions(game: str, number: int) -> Iterator[tuple[AnyGame, Any, Seat, random.Random]]:
    """All choices of one game; the same number gives the same game."""
    tables = [table for table in TABLES if table.game_id == game]
    table = tables[number % len(tables)]
    match, rng, rules = table.match(number), random.Random(number), table.game
    anybody = RandomBot(rules)
    while not match.over and len(match.log) < LONGEST:
        seat = rng.choice(sorted(match.pending))
        yield rules, match.state, seat, rng
        view = match.view(seat)
        anything = rng.random() < ANYTHING
        move = anybody.choose(view, rng) if anything else advise(rules, view, level=usual_level(rules), playouts=0).move
        match.play(seat, move)


def looked_at(look: Callable[[str, int], Seen], game: str, positions: int) -> Seen:
    """So many positions of a game, on all cores."""
    seen = Seen()
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        numbers = itertools.count()
        waiting = [pool.submit(look, game, next(numbers)) for _ in range(AT_ONCE)]
        while seen.positions < positions:
            one = waiting.pop(0).result()
            waiting.append(pool.submit(look, game, next(numbers)))
            seen.positions += one.positions
            seen.better += one.better
            seen.seconds += one.seconds
            seen.faults += one.faults
        pool.shutdown(cancel_futures=True)
    return seen
