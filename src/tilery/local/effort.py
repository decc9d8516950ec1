"""Which levels a device can think through. Efforts are counted in playouts and nodes, so a level plays the same
everywhere, and a slow device only takes longer: the levels that would take too long aren't offered.

A device measures itself once. It plays a few moves of a game that is always the same, with one level after the other.
"""

import random

import msgspec

from tilery.engine.game import CHANCE, AnyGame
from tilery.engine.match import Match
from tilery.games import GAMES, RANDOM, levels_here, make_bot, usual_level
from tilery.tables.clock import SystemClock

PATIENCE = 2.0
"""The most seconds that a person should wait for a bot's move."""
PLAYED = 6
"""So many decisions are timed with each level; the slowest counts."""
BEFORE = 10
"""After so many moves at random there is something on the table to think about."""
CLOCK = SystemClock()


class Effort(msgspec.Struct, frozen=True):
    """Asks which levels of a game can be thought through here."""

    game: str


def measured(question: bytes) -> bytes:
    """The levels that this device can think through, as JSON, for an encoded `Effort`."""
    return msgspec.json.encode(quick_levels(GAMES.get(msgspec.msgpack.decode(question, type=Effort).game)))


def quick_levels(game: AnyGame, patience: float = PATIENCE) -> tuple[str, ...]:
    """The levels from weak to strong, up to the last that takes no longer than this; the random one at least."""
    found: list[str] = []
    for level in levels_here(game):
        if level != RANDOM and seconds_of(game, level, patience) > patience:
            break
        found.append(level)
    return tuple(found)


def seconds_of(game: AnyGame, level: str, patience: float = PATIENCE) -> float:
    """The most seconds that a bot takes for one of its moves in the middle of a game. It stops at the first that takes
    longer than `patience`."""
    rng = random.Random(0)
    match = Match(game, seats=2 if 2 in game.info.seats else min(game.info.seats), seed=bytes(32))
    bot, anybody = make_bot(game, level), make_bot(game, RANDOM)
    longest = 0.0
    for number in range(BEFORE + PLAYED):
        seat = min(match.pending, default=CHANCE)
        if match.over or seat == CHANCE:
            break
        view = match.view(seat)
        if number < BEFORE:
            match.play(seat, anybody.choose(view, rng))
            continue
        began = CLOCK.now()
        move = bot.choose(view, rng)
        longest = max(longest, CLOCK.now() - began)
        if longest > patience:
            break
        match.play(seat, move)
    return longest


def assumed(game: AnyGame) -> tuple[str, ...]:
    """The levels that any device can think through, before it was measured."""
    known = levels_here(game)
    return known[: known.index(usual_level(game)) + 1]
