"""What a player of ColleXion sees, and what not."""

import random
from itertools import product

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.collexion.ledger import census
from tests.games.collexion.table import GREEN_SET, TRIANGLES, options, play, shaken, table, tower
from tilery.games.collexion import moves as m
from tilery.games.collexion.game import GAME
from tilery.games.collexion.heap import ids_of
from tilery.games.collexion.pieces import KIND_NAMED
from tilery.games.collexion.state import State
from tilery.games.collexion.view import May

VIEWERS = (0, 1, 2, None)


def sent(state: State, viewer: int | None) -> bytes:
    return msgspec.json.encode(GAME.view(state, viewer))


def test_cx_4_the_tray_is_open_to_all_with_what_covers_what() -> None:
    state = shaken(seats=3)
    for viewer in VIEWERS:
        view = GAME.view(state, viewer)
        assert len(view.pieces) == 80
        assert (view.tray.size, view.tray.cut) == (10_000, 1_900)
        assert [piece.id for piece in view.pieces if piece.reachable] == ids_of(state.tray.reachable)
        for piece, polygon in zip(view.pieces, state.tray, strict=True):
            assert piece.outline == polygon.outline
            assert piece.kind == f"{piece.shape[0]}-{piece.colour}"
            assert piece.reachable == (piece.covered_by == ())
            assert (piece.x, piece.y, piece.angle) == (polygon.x, polygon.y, polygon.angle)
            if piece.reachable:
                after = state.tray.without(piece.id)
                assert list(piece.uncovers) == ids_of(after.reachable & ~state.tray.reachable)
            else:
                assert piece.uncovers == ()


def test_what_was_taken_is_no_longer_in_the_tray_but_in_the_chain_and_the_collection() -> None:
    state = play(table("o-blue", "", tray=tower("t-green s-green p-green")), "take 2", "take 1")
    for viewer in (0, 1, None):
        view = GAME.view(state, viewer)
        assert [piece.id for piece in view.pieces] == [0]
        assert [(one.id, one.kind, one.shape, one.colour) for one in view.chain] == [
            (2, "p-green", "pentagon", "green"),
            (1, "s-green", "square", "green"),
        ]
        assert view.players[0].collection == ((0, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0), (0, 0, 0, 1))
        assert (view.players[0].polygons, view.takes_left) == (3, 2)


def test_cx_5_a_view_shows_what_may_be_taken_next() -> None:
    state = play(table("", "", tray="t-green t-blue s-blue"), "take 0")
    for viewer in (0, 1, None):
        assert {piece.id: piece.takeable for piece in GAME.view(state, viewer).pieces} == {1: True, 2: False}
    assert [(one.move, one.polygon) for one in GAME.view(state, 0).may.take] == [(m.Take(1), 1)]


def may_moves(may: May) -> set[m.Move]:
    """Everything that a client could send by what it is told."""
    found: set[m.Move] = {one.move for one in (*may.take, *may.remove)}
    found |= {one.move for one in (*may.steal, *may.give)}
    for mine, theirs in product(may.swap_mine, may.swap_theirs):
        found.add(m.Swap(KIND_NAMED[mine.kind], KIND_NAMED[theirs.kind], theirs.seat))
    found |= {reward.move for complete in may.score for reward in complete.rewards}
    return found | ({m.HAND} if may.hand else set()) | ({m.END} if may.end else set())


@pytest.mark.parametrize("given", [{}, {"team": "yes"}, {"expert": "yes"}, {"team": "yes", "expert": "yes"}])
def test_a_view_lists_every_move_and_nothing_else(given: dict[str, str]) -> None:
    rng = random.Random(5)
    for seed in range(3):
        state = shaken(seed, seats=4, **given)
        while pending := GAME.pending(state):
            (seat,) = pending
            assert may_moves(GAME.view(state, seat).may) == set(GAME.moves(state, seat))
            assert GAME.view(state, (seat + 1) % 4).may == GAME.view(state, None).may == May()
            state = GAME.apply(state, seat, rng.choice(GAME.moves(state, seat))).state


def test_cx_7_a_view_lists_the_complete_sets_with_what_each_brings() -> None:
    state = table(f"{GREEN_SET} {TRIANGLES}", "", tray="", stacks=(1, 0, 3, 0))
    may = GAME.view(state, 0).may
    assert [(one.set, one.by, one.kinds) for one in may.score] == [
        ("green", "colour", ("t-green", "s-green", "p-green", "o-green")),
        ("triangle", "shape", ("t-green", "t-yellow", "t-pink", "t-blue")),
    ]
    assert [
        [(GAME.write(reward.move), reward.stack, reward.points) for reward in one.rewards] for one in may.score
    ] == [
        [("score green", "green", 4)],
        [("score triangle @green", "green", 4), ("score triangle @pink", "pink", 2)],
    ]
    assert (may.must_score, may.must_take, may.end) == (True, False, False)
    assert GAME.view(state, 1).players[0].complete == ("green", "triangle")
    empty = GAME.view(replace(state, stacks=(0, 3, 3, 3)), 0).may.score[0].rewards
    assert [(reward.stack, reward.points) for reward in empty] == [("", 0)]


def test_cx_5_a_view_says_when_a_polygon_must_be_taken() -> None:
    state = table("", "", tray="t-green")
    assert GAME.view(state, 0).may.must_take
    assert not GAME.view(play(state, "take 0"), 0).may.must_take


def test_cx_8_of_the_others_markers_it_is_seen_how_many_not_which() -> None:
    one = table("", "", "", won=((2,), (3, 4), (2,)), stacks=(0, 2, 3, 3))
    other = table("", "", "", won=((2,), (2, 4), (3,)), stacks=(0, 2, 3, 3))
    assert sent(one, 0) == sent(other, 0)
    assert sent(one, None) == sent(other, None)
    assert sent(one, 1) != sent(other, 1)
    assert GAME.view(one, 1).mine == (3, 4)
    assert GAME.view(one, None).mine == ()
    assert [player.markers for player in GAME.view(one, 0).players] == [1, 2, 1]


def test_cx_8_a_guess_gives_the_others_every_deal_of_markers_that_can_be() -> None:
    state = table("", "", "", won=((2,), (3, 4), (2,)), stacks=(0, 2, 3, 3))
    found = {GAME.guess(GAME.view(state, 0), random.Random(seed)).won for seed in range(60)}
    assert found == {((2,), (3, 4), (2,)), ((2,), (2, 4), (3,)), ((2,), (2, 3), (4,))}
    two = table("", "", won=((2,), (2, 3)), stacks=(1, 2, 3, 3))
    assert {GAME.guess(GAME.view(two, 0), random.Random(seed)).won for seed in range(20)} == {two.won}


def test_cx_12_at_the_end_all_markers_are_turned_up() -> None:
    state = play(table("t-green", "", "", tray="", won=((2,), (3, 4), (2,)), stacks=(0, 2, 3, 3), turn=2), "end")
    for viewer in VIEWERS:
        view = GAME.view(state, viewer)
        assert [(sheet.markers, sheet.unused, sheet.polygons, sheet.points) for sheet in view.sheets] == [
            ((2,), 3, 1, 4),
            ((3, 4), 3, 0, 10),
            ((2,), 3, 0, 5),
        ]
        assert (view.phase, view.winners, view.last_round) == ("over", (1,), "CX-11")
        assert [side.seats for side in view.teams] == [(0,), (1,), (2,)]
        assert GAME.guess(view, random.Random(0)) == state


def test_cx_13_a_view_names_the_partner() -> None:
    state = shaken(seats=4, team="yes")
    assert [player.partner for player in GAME.view(state, 0).players] == [2, 3, 0, 1]
    assert [player.partner for player in GAME.view(shaken(seats=4), 0).players] == [None] * 4


def test_a_guess_is_the_state_itself_but_for_the_markers() -> None:
    rng, state = random.Random(3), shaken(seats=3)
    for _ in range(60):
        for viewer in VIEWERS:
            guessed = GAME.guess(GAME.view(state, viewer), rng)
            assert replace(guessed, won=state.won) == state
            assert census(guessed) == census(state)
            assert (guessed.tray.left, guessed.tray.reachable) == (state.tray.left, state.tray.reachable)
        state = GAME.apply(state, state.turn, rng.choice(GAME.moves(state, state.turn))).state


def test_a_picture_shows_the_numbers_of_what_can_be_reached() -> None:
    state = table("t-green t-green", "", tray="o-blue s-pink")
    shown = GAME.picture(state)
    assert "[bold #5aa9e6]0[/]" in shown
    assert "[bold #e573a5]1[/]" in shown
    assert "[#4caf7d]▲[/][#4caf7d]▲[/]" in shown
    assert GAME.picture(GAME.setup(options(), 2))
