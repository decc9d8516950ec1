"""What is wrong with advice: a move that can't be made, a reason that isn't true, or anything that no view tells.

Positions come from games at every table of `tests/conformance/tables.py`. Whoever plays there does what the coach says
or, now and then, anything.
"""

import random
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from proofs.rooms.many import many
from tests.conformance.ledgers import proofs_of
from tests.conformance.tables import LONGEST, TABLES
from tilery.analysis.coach import Advice, advise
from tilery.analysis.mistakes import CLEAR, clear_mistake
from tilery.engine.bot import RandomBot
from tilery.engine.game import AnyGame, Seat
from tilery.engine.reasons import reason_type
from tilery.games import make_bot, usual_level

TWINS = 5
"""Of so many positions, one is also looked at as it would be if all that is hidden were different."""
ANYTHING = 0.15
"""How often a player does anything."""
SELDOM = 0.05
"""How many positions of a game are looked at with all effort."""


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
    return faults_in(game, state, seat, advise(game, view, **effort), rng, twin=twin, **effort)


def faults_in(
    game: AnyGame, state: Any, seat: Seat, advice: Advice[Any], rng: random.Random, *, twin: bool, **effort: Any
) -> list[str]:
    """What is wrong with this advice, which was given with this effort."""
    told = f"{game.info.id}, {game.write(advice.move)}"
    found = [f"{told}: {problem.code}" for problem in game.check(state, seat, advice.move)]
    if reason_type(game) is not None and not found:
        holds = proofs_of(game).holds
        found += [f"{told}: not true: {why}" for why in advice.reasons if not holds(state, seat, advice.move, why)]
    if twin:
        again = advise(game, game.view(game.guess(game.view(state, seat), rng), seat), **effort)
        found += [f"{told}: other advice with other secrets"] if again != advice else []
    return found


def faults_beside(game: AnyGame, state: Any, seat: Seat, rng: random.Random, *, twin: bool = True) -> list[str]:
    """What is wrong with what the coach says of any move, beside whoever makes it."""
    view = game.view(state, seat)
    move = RandomBot(game).choose(view, rng)
    word = clear_mistake(game, view, move)
    told = f"{game.info.id}, instead of {game.write(move)}"
    found = [f"{told}: other words with other secrets"] if twin and word != _redealt(game, view, move, rng) else []
    if word is not None:
        found += [f"{told}: {problem.code}" for problem in game.check(state, seat, word.move)]
        found += [f"{told}: not worth a word"] if word.cost < CLEAR or word.move == move else []
    return found


def _redealt(game: AnyGame, view: Any, move: Any, rng: random.Random) -> Any:
    return clear_mistake(game, game.view(game.guess(view, rng), view.seat), move)


def easy_look(game: str, number: int) -> Seen:
    """A whole game: at each position what the usual bot would do, and all its reasons."""
    seen = Seen()

    def look(rules: AnyGame, state: Any, seat: Seat, rng: random.Random) -> Any:
        effort: dict[str, Any] = {"level": usual_level(rules), "playouts": 0}
        advice = advise(rules, rules.view(state, seat), **effort)
        twin = seen.positions % TWINS == 0
        seen.faults += faults_in(rules, state, seat, advice, rng, twin=twin, **effort)
        seen.positions += 1
        return advice.move

    _play(game, number, look)
    return seen


def full_look(game: str, number: int) -> Seen:
    """A game: at a few positions, all that a hint is worth."""
    seen = Seen()
    _load(game)

    def look(rules: AnyGame, state: Any, seat: Seat, rng: random.Random) -> Any:
        view = rules.view(state, seat)
        if rng.random() > SELDOM:
            return make_bot(rules, usual_level(rules)).choose(view, rng)
        began = time.process_time()
        advice = advise(rules, view)
        seen.seconds.append(time.process_time() - began)
        seen.better += advice.gain > 0
        seen.faults += faults_in(rules, state, seat, advice, rng, twin=True)
        seen.faults += faults_beside(rules, state, seat, rng, twin=seen.positions % TWINS == 0)
        seen.positions += 1
        return advice.move

    _play(game, number, look)
    return seen


@cache
def _load(game: str) -> None:
    """Think once in this process: loading kernels is no part of a hint's time, and may take a bot to its brake."""
    table = next(table for table in TABLES if table.game_id == game)
    match = table.match()
    advise(table.game, match.view(min(match.pending)))


def _play(game: str, number: int, look: Callable[[AnyGame, Any, Seat, random.Random], Any]) -> None:
    """A whole game in which `look` chooses, but for the times when a player does anything; the same number gives the
    same game."""
    tables = [table for table in TABLES if table.game_id == game]
    table = tables[number % len(tables)]
    match, rng, rules = table.match(number), random.Random(number), table.game
    anybody = RandomBot(rules)
    while not match.over and len(match.log) < LONGEST:
        seat = rng.choice(sorted(match.pending))
        move = look(rules, match.state, seat, rng)
        match.play(seat, anybody.choose(match.view(seat), rng) if rng.random() < ANYTHING else move)


def looked_at(look: Callable[[str, int], Seen], game: str, positions: int) -> Seen:
    """So many positions of a game."""
    seen = Seen()
    for one in many(look, game):
        seen.positions += one.positions
        seen.better += one.better
        seen.seconds += one.seconds
        seen.faults += one.faults
        if seen.positions >= positions:
            break
    return seen
