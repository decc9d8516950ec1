"""The prover: its most points of a turn are those of the best of all turns that the rules allow."""

from functools import cache

import pytest

from tests.games.collexion.table import GREEN_SET, options, play, table, tower
from tilery.games import prover_of
from tilery.games.collexion.bots.prover import Prover
from tilery.games.collexion.game import GAME
from tilery.games.collexion.moves import END
from tilery.games.collexion.state import State

EXPERT = options(expert="yes")
POOR = (3, 1, 2, 0)
"""Stacks of which each brings something else."""


@cache
def by_the_rules(state: State) -> int:
    """The most points on the markers of whoever's turn it is, at its end."""
    seat, best = state.turn, 0
    for move in GAME.moves(state, seat):
        after = GAME.apply(state, seat, move).state
        best = max(best, sum(state.won[seat]) if move == END else by_the_rules(after))
    return best


SITUATIONS = {
    "a set that is complete": table(GREEN_SET, "", tray="s-blue", stacks=POOR),
    "a chain": table("t-green s-green", "", tray="p-green o-green s-blue o-blue", stacks=POOR),
    "no chain leads there": table("t-green s-green", "", tray="p-green o-blue", actions=((), ()), stacks=POOR),
    "one that another has": table("t-green s-green", "o-green o-pink", tray="p-green s-pink", stacks=POOR),
    "one for which another is given": table(
        "t-green s-green p-green", "o-green", tray="s-pink", stacks=POOR, actions=(("swap",), ())
    ),
    "one below another": table(
        "t-green s-green", "", tray=tower("o-green p-green s-pink"), stacks=POOR, actions=(("remove",), ())
    ),
    "two sets with a polygon in common": table(
        "t-green s-green p-green t-pink t-blue", "", tray="o-green t-yellow s-blue", stacks=POOR
    ),
    "a marker is used already": table("t-green s-green", "o-green", tray="p-green s-pink", stacks=POOR, acted=True),
    "a pair, to steal": table("t-green s-green", "o-green", tray="p-green p-green s-pink", stacks=POOR, options=EXPERT),
    "a pair, to remove": table(
        "t-green s-green p-green", "", tray=tower("o-green s-pink s-green s-green"), stacks=POOR, options=EXPERT
    ),
    "a pair that is there, to remove": play(
        table("t-green s-green p-green", "", tray=tower("o-green s-pink s-green s-green"), stacks=POOR, options=EXPERT),
        "take 3",
        "take 2",
    ),
    "two pairs": table(
        "t-green", "o-green s-green", tray="p-green p-green p-green s-pink", stacks=POOR, options=EXPERT
    ),
    "of a partner too": table(
        "t-green s-green p-green", "", "o-green", "", tray="s-pink", stacks=POOR, options=options(team="yes")
    ),
    "no points are left": table("t-green s-green", "", tray="p-green o-green", stacks=(0, 0, 0, 0)),
}


@pytest.mark.parametrize("state", SITUATIONS.values(), ids=SITUATIONS)
def test_cx_7_no_turn_brings_more_and_one_brings_as_much(state: State) -> None:
    prover = Prover(GAME)
    for move in GAME.moves(state, 0):
        proof = prover.prove(GAME.view(state, 0), move)
        after = GAME.apply(state, 0, move).state
        assert proof.exact
        assert proof.most == by_the_rules(state)
        assert proof.ends == (move == END)
        assert proof.kept == (sum(after.won[0]) if proof.ends else by_the_rules(after))


def test_cx_7_what_was_scored_in_the_turn_counts() -> None:
    state = play(table(f"{GREEN_SET} t-pink t-blue t-yellow", "", stacks=POOR, won=((4,), ())), "take 0", "score green")
    proof = Prover(GAME).prove(GAME.view(state, 0), END)
    assert (proof.now, proof.most, proof.kept) == (6, 6, 6)


def test_too_many_ways_to_take_leave_it_open() -> None:
    tray = " ".join(f"{shape}-{colour}" for shape in "tspo" for colour in ("green", "pink", "blue", "yellow"))
    state = table("", "", tray=tray)
    assert not Prover(GAME).prove(GAME.view(state, 0), GAME.moves(state, 0)[0]).exact


def test_it_is_the_prover_of_its_room() -> None:
    assert isinstance(prover_of(GAME), Prover)
