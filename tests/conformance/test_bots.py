"""Every level of every game: legal moves to the end of the game, chosen from the view and nothing else."""

import random
from functools import cache
from typing import Any

from tests.conformance.tables import TABLES, Table, played
from tilery.engine import CHANCE, Seat
from tilery.games import levels, make_bot


def test_every_game_has_levels_and_random_is_one_of_them() -> None:
    assert all("random" in levels(table.game).names() for table in TABLES)


def test_a_bot_plays_a_whole_game_of_legal_moves(table: Table, level: str) -> None:
    game, match = table.game, played(table, level)
    assert match.result.points
    state = match.start
    for entry in match.log:
        assert game.check(state, entry.seat, entry.move) == ()
        assert game.read(game.write(entry.move)) == entry.move
        state = entry.step.state


@cache
def choices(table: Table, level: str) -> list[tuple[Any, Seat, Any]]:
    """Moments of a game of this bot, early, in the middle and late: the view, its seat, and what a new bot chooses."""
    game, match = table.game, played(table, level)
    states = [match.start, *(entry.step.state for entry in match.log[:-1])]
    turns = [(state, entry.seat) for state, entry in zip(states, match.log, strict=True) if entry.seat != CHANCE]
    third = max(1, len(turns) // 3)
    views = [(game.view(state, seat), seat) for state, seat in turns[third // 2 :: third][:3]]
    return [(view, seat, make_bot(game, level).choose(view, random.Random(9))) for view, seat in views]


def test_a_bot_chooses_by_the_view_alone_whatever_is_hidden(table: Table, level: str) -> None:
    game = table.game
    for view, seat, chosen in choices(table, level):
        for seed in range(2):
            other = game.guess(view, random.Random(seed))
            assert make_bot(game, level).choose(game.view(other, seat), random.Random(9)) == chosen


def test_a_bot_remembers_nothing_between_two_moves(table: Table, level: str) -> None:
    """It can step in at any time, and one bot can play at many tables."""
    one_for_all = make_bot(table.game, level)
    for view, _, chosen in choices(table, level):
        assert one_for_all.choose(view, random.Random(9)) == chosen


def test_the_strongest_bot_knows_the_rules_of_every_table(table: Table) -> None:
    game, bot = table.game, make_bot(table.game, levels(table.game).names()[-1])
    moments = [moment.state for moment in table.situations(12, seed=61) if moment.seat != CHANCE]
    for state in moments[::6]:
        seat = min(game.pending(state))
        move = bot.choose(game.view(state, seat), random.Random(3))
        assert game.check(state, seat, move) == ()
