"""Layings tile by tile: what can be said, and when a laying is done."""

from tests.games.crossrummy.table import table
from tilery.engine.codec import Draft
from tilery.games.crossrummy.codec.tiles import DONE, LIFT, LIFTS, GaveUp, Laying, Rearranging, TileByTile
from tilery.games.crossrummy.game import GAME
from tilery.games.crossrummy.moves import laying
from tilery.games.crossrummy.state import State

RUN = "b4 b5 b6"


def said(state: State, *names: str) -> Laying:
    """The draft after these actions, each of them legal."""
    codec = TileByTile(state)
    draft: Laying | None = None
    for name in names:
        legal = {codec.name(state, 0, draft, action): action for action in codec.legal(state, 0, draft)}
        found = codec.act(state, 0, draft, legal[name])
        assert isinstance(found, Rearranging | GaveUp)
        draft = found
    assert draft is not None
    return draft


def actions_after(state: State, *names: str) -> list[int]:
    return TileByTile(state).legal(state, 0, said(state, *names))


def test_a_laying_is_done_only_when_it_is_legal() -> None:
    state = table("b7 g14", "y1", on_table=RUN)
    assert DONE in actions_after(state, "pick b7", "put @3,0")
    assert DONE not in actions_after(state, "pick g14", "put @3,0")
    assert DONE not in actions_after(state, "lift b4@0,0", "pick b7", "put @3,0"), "a lifted tile has no place yet"


def test_a_lifted_tile_goes_elsewhere() -> None:
    state = table("r6 y6 g14", "y1", on_table="b4 b5 b6 b7")
    names = ("lift b7@3,0", "pick b7", "put @-1,0")
    assert DONE not in actions_after(state, *names), "nothing was laid"
    codec = TileByTile(state)
    draft = said(state, "pick r6", "put @2,1", "pick y6", "put @2,2")
    assert codec.act(state, 0, draft, DONE) == laying([("r6", (2, 1)), ("y6", (2, 2))])


def test_only_so_many_tiles_are_lifted() -> None:
    state = table("g14", "y1", on_table="b1 b2 b3 b4 b5 b6 b7 b8")
    lifted = [f"lift b{value}@{value - 1},0" for value in range(1, LIFTS + 1)]
    assert any(action >= LIFT for action in actions_after(state, *lifted[:-1]))
    assert not any(action >= LIFT for action in actions_after(state, *lifted))


def test_whoever_gives_up_lays_nothing_in_this_turn() -> None:
    state = table("b7 g14", "y1", on_table=RUN)
    codec = TileByTile(state)
    draft = said(state, "pick b7", "put @3,0", "back")
    moves = [codec.act(state, 0, draft, action) for action in codec.legal(state, 0, draft)]
    assert moves
    assert not any(isinstance(move, Draft) or GAME.write(move).startswith("lay") for move in moves)
