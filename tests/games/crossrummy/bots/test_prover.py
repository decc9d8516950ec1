"""The prover: how many tiles could be laid, and whether that is certain."""

import pytest

from tests.games.crossrummy.table import play, table
from tilery.games.crossrummy.bots import prover
from tilery.games.crossrummy.bots.plan import position_of
from tilery.games.crossrummy.bots.prover import Prover
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.moves import DRAW
from tilery.games.crossrummy.solver import solve
from tilery.games.crossrummy.solver.programme import can_prove

RUN = "y2 y3 y4"


def test_cr_6_what_was_laid_is_compared_with_the_most_that_can_be() -> None:
    state = table("y5 y6 r9", "b1", on_table=RUN)
    some = Prover(GAME).prove(GAME.view(state, 0), GAME.read("lay y5@3,0"))
    assert (some.most, some.kept, some.ends) == (2, 1, True)
    assert some.exact == can_prove(), "only OR-Tools can show that r9 finds no place"
    assert Prover(GAME).prove(GAME.view(state, 0), DRAW).kept == 0


def test_a_whole_hand_needs_no_proof(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tilery.games.crossrummy.solver.best.can_prove", lambda: False)
    state = table("y5 y6", "b1", on_table=RUN)
    assert Prover(GAME).prove(GAME.view(state, 0), DRAW).exact
    more = table("y5 y6 r9", "b1", on_table=RUN)
    assert not Prover(GAME).prove(GAME.view(more, 0), DRAW).exact


def test_whoever_lays_more_than_the_search_finds_left_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table("y5 y6 r9", "b1", on_table=RUN)
    move = GAME.read("lay y5@3,0 y6@4,0")
    found = solve(position_of(GAME.view(state, 0), ("r9",)))
    monkeypatch.setattr(prover, "solve", lambda *_, **__: found._replace(bound=2))
    proof = Prover(GAME).prove(GAME.view(state, 0), move)
    assert (proof.most, proof.kept, proof.exact) == (2, 2, True)


def test_cr_5_giving_tiles_away_is_no_turn() -> None:
    state = play(table("pass-on y5 r9 b12", "y6 g1 b11", on_table=RUN), "pass-on")
    proof = Prover(GAME).prove(GAME.view(state, 0), GAME.moves(state, 0)[0])
    assert (proof.most, proof.kept, proof.ends) == (0, 0, False)
