"""Puzzles of Crossrummy: all tiles can be laid, and any right table will do."""

import random
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from tilery.analysis.puzzles import attempt, shelf_of
from tilery.games.crossrummy import puzzles
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.moves import DRAW, Take
from tilery.games.crossrummy.pieces import in_order
from tilery.games.crossrummy.position import faults


def test_the_solution_lays_the_whole_hand() -> None:
    shelf = shelf_of(GAME)
    for number in range(1, len(shelf) + 1, 20):
        one = shelf.open(number)
        done = attempt(one, one.proof.moves)
        assert done.match.state.hands[one.puzzle.seat] == ()
        assert done.reached == len(one.start.hands[one.puzzle.seat]) == one.proof.goal.tiles


def test_taking_a_tile_misses() -> None:
    one = shelf_of(GAME).open(1)
    assert attempt(one, [Take(one.start.open[0])]).outcome == "missed"
    assert attempt(one, [DRAW]).outcome == "missed"


def test_a_hand_is_offered_as_far_as_it_can_be_laid_and_no_tile_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    one = next(one for one in map(shelf_of(GAME).open, range(1, 100)) if len(one.start.bag) > 6)
    seat, start = one.puzzle.seat, one.start
    hand, bag = in_order((*start.hands[seat], *start.bag[:6])), start.bag[6:]
    full = replace(start, hands=(*start.hands[:seat], hand, *start.hands[seat + 1 :]), bag=bag)
    monkeypatch.setattr(puzzles, "advise", lambda *_: SimpleNamespace(laid=start.hands[seat]))
    (offered,) = puzzles.offers(full, seat, random.Random(2))
    assert puzzles.FEWEST <= len(offered.hands[seat]) < len(hand)
    assert list(faults(offered)) == []
