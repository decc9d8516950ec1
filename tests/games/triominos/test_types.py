"""Whoever imports this game gets its own types from the library, and nowhere Any.

mypy checks each `assert_type` here: it refuses a type that is another one, or Any. The tests run the same lines.
"""

import random
from typing import assert_type

from tilery.analysis import Advice, Best, Comparison, Value, advise, best_moves, clear_mistake, compare, values
from tilery.engine import (
    Bot,
    Entry,
    Game,
    Match,
    Odds,
    Record,
    Step,
    legal_moves,
    move_of,
    odds_of,
    playout,
    state_data,
    state_of,
    verify,
    view_of,
)
from tilery.games import levels, make_bot
from tilery.games.triominos import GAME, Move, Options, State, View

assert_type(GAME, Game[Options, State, Move, View])
OPENED = Match(GAME, seats=2, seed=bytes(32))
assert_type(OPENED, Match[State, Move, View])
SEAT = min(OPENED.pending)
RNG = random.Random(1)


def played() -> Match[State, Move, View]:
    match = Match(GAME, seats=2, seed=bytes(32))
    while match.pending:
        seat = min(match.pending)
        match.play(seat, GAME.moves(match.state, seat)[0])
    return match


def test_a_match_has_the_states_moves_and_views_of_its_game() -> None:
    match = Match.fresh(GAME, seats=2)
    assert_type(match, Match[State, Move, View])
    assert_type(match.state, State)
    assert_type(match.start, State)
    assert_type(match.view(None), View)
    assert_type(match.log, list[Entry[State, Move]])
    move = GAME.moves(match.state, min(match.pending))[0]
    assert_type(move, Move)
    assert_type(match.play(min(match.pending), move), Step[State])
    assert isinstance(match.log[-1].step.state, State)


def test_a_match_from_a_position_or_a_log_has_them_too() -> None:
    at = Match.at(GAME, OPENED.state, seats=2)
    assert_type(at, Match[State, Move, View])
    log = [(entry.seat, GAME.write(entry.move)) for entry in OPENED.log]
    resumed = Match.resume(GAME, seats=2, options=OPENED.options, seed=bytes(32), moves=log)
    assert_type(resumed, Match[State, Move, View])
    assert at.state == resumed.state


def test_a_replayed_record_has_them_too() -> None:
    match = played()
    record = Record.of(match)
    assert_type(record.replay(GAME), Match[State, Move, View])
    assert_type(verify(record, GAME), Match[State, Move, View])
    assert verify(record, GAME).state == match.state


def test_what_is_read_and_drawn_and_played_out_has_the_types_of_the_game() -> None:
    assert_type(GAME.guess(OPENED.view(SEAT), RNG), State)
    assert_type(playout(GAME, OPENED.state, RNG), tuple[State, int])
    assert_type(odds_of(GAME, OPENED.start), Odds[Move])
    assert_type(move_of(GAME, "pass"), Move)
    assert_type(state_of(GAME, state_data(OPENED.state)), State)
    assert_type(view_of(GAME, state_data(OPENED.view(SEAT))), View)
    assert move_of(GAME, "pass") == GAME.read("pass")


def test_a_bot_of_the_game_takes_its_views_and_gives_its_moves() -> None:
    view = OPENED.view(SEAT)
    assert_type(legal_moves(GAME, view)[0], Move)
    bot = make_bot(GAME, "random")
    assert_type(bot, Bot[View, Move])
    assert_type(bot.choose(view, RNG), Move)
    assert_type(levels(GAME).get("random"), type[Bot[View, Move]])
    assert bot.choose(view, RNG) in legal_moves(GAME, view)


def test_values_and_advice_are_about_the_moves_of_the_game() -> None:
    *_, before, last = played().log
    view = GAME.view(before.step.state, last.seat)
    found = values(GAME, view, playouts=1)
    assert_type(found, list[Value[Move]])
    assert_type(found[0].move, Move)
    assert_type(compare(GAME, view, playouts=1), Comparison[Move])
    assert_type(best_moves(GAME, view, playouts=1), list[Best[Move]])
    advice = advise(GAME, view, level="random", playouts=0)
    assert_type(advice, Advice[Move])
    if mistake := clear_mistake(GAME, view, advice.move, level="random"):
        assert_type(mistake.move, Move)
    assert advice.move in legal_moves(GAME, view)
