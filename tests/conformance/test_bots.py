"""Every level of every game: legal moves to the end of the game, chosen from the view and nothing else."""

import random
from functools import cache

from tests.conformance.tables import TABLES, Table, played
from tilery.engine import CHANCE, Match
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
def some_turns(table: Table, level: str) -> list[tuple[Match, int]]:
    """Matches of bots, each broken off where the given seat is to move."""
    found = []
    for number in range(3):
        match = table.match(number)
        bot, rng = make_bot(table.game, level), random.Random(number)
        for _ in range(4 + 10 * number):
            if match.over:
                break
            seat = min(match.pending)
            match.play(seat, bot.choose(match.view(seat), rng))
        if not match.over:
            found.append((match, min(match.pending)))
    assert found
    return found


def test_a_bot_chooses_by_the_view_alone_whatever_is_hidden(table: Table, level: str) -> None:
    game = table.game
    for match, seat in some_turns(table, level):
        view = match.view(seat)
        chosen = make_bot(game, level).choose(view, random.Random(9))
        for seed in range(2):
            other = game.guess(view, random.Random(seed))
            assert make_bot(game, level).choose(game.view(other, seat), random.Random(9)) == chosen


def test_a_bot_remembers_nothing_between_two_moves(table: Table, level: str) -> None:
    """It can step in at any time, and one bot can play at many tables."""
    game = table.game
    one_for_all = make_bot(game, level)
    for match, seat in some_turns(table, level):
        fresh = make_bot(game, level).choose(match.view(seat), random.Random(2))
        assert one_for_all.choose(match.view(seat), random.Random(2)) == fresh


def test_the_strongest_bot_knows_the_rules_of_every_table(table: Table) -> None:
    game, bot = table.game, make_bot(table.game, levels(table.game).names()[-1])
    moments = [moment.state for moment in table.situations(12, seed=61) if moment.seat != CHANCE]
    for state in moments[::6]:
        seat = min(game.pending(state))
        move = bot.choose(game.view(state, seat), random.Random(3))
        assert game.check(state, seat, move) == ()
