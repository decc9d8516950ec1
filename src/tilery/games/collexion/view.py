"""What one seat, or a spectator, may know; and a full state that would look the same to them.

The tray is open to all: the polygons are translucent, so everybody sees what lies below, too. Point markers lie face
down (CX-8): everybody sees how many the others have, but not which.
"""

from functools import lru_cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from tilery.engine.chance import Bits, shuffled
from tilery.engine.game import Event, Seat
from tilery.engine.room import once
from tilery.games.collexion import moves as m
from tilery.games.collexion.heap import CUT, SIZE, Heap, Point, Polygon, ids_of, piled
from tilery.games.collexion.pieces import (
    COLOURS,
    KIND_NAMED,
    KINDS,
    ONE,
    POINTS,
    SETS,
    SHAPES,
    STACK_OF,
    Action,
    Colour,
    Shape,
    colour_of,
    complete_sets,
    counts,
    kinds_in,
    shape_of,
    size,
    top_of,
)
from tilery.games.collexion.rules import moves
from tilery.games.collexion.scoring import partner, result, sheets, teams
from tilery.games.collexion.state import (
    TAKES,
    Options,
    Phase,
    Sheet,
    State,
    Taken,
    may_hand,
    may_stop_taking,
    may_take,
    takeable,
)


class Tray(msgspec.Struct, frozen=True, gc=False):
    """The tray is `size` wide and high; in each corner, `cut` units of both sides belong to the point markers."""

    size: int = SIZE
    cut: int = CUT


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A polygon in the tray. `outline` are its corners in the units of the tray, x to the right, y down.

    `takeable`: the player to move may take it next. `covered_by`: what lies over it. `uncovers`: what could be reached
    for the first time if this one were gone; given only for those that can be reached themselves.
    """

    id: int
    kind: str
    shape: Shape
    colour: Colour
    x: int
    y: int
    angle: int
    outline: tuple[Point, ...]
    reachable: bool
    takeable: bool
    covered_by: tuple[int, ...]
    uncovers: tuple[int, ...]


class Picked(msgspec.Struct, frozen=True, gc=False):
    """A polygon taken in this turn."""

    id: int
    kind: str
    shape: Shape
    colour: Colour


class Player(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a player. `collection` has a row for each shape with a number for each colour.

    `complete`: the sets in the collection. `markers`: how many point markers. `partner` is None except in teams.
    """

    seat: Seat
    collection: tuple[tuple[int, ...], ...]
    polygons: int
    complete: tuple[str, ...]
    markers: int
    actions: tuple[Action, ...]
    partner: Seat | None


class Stack(msgspec.Struct, frozen=True, gc=False):
    """The point markers in a corner, from the top."""

    colour: Colour
    markers: tuple[int, ...]


class TrayMove(msgspec.Struct, frozen=True, gc=False):
    """Take or remove a polygon."""

    move: m.Take | m.Remove
    polygon: int


class Exchange(msgspec.Struct, frozen=True, gc=False):
    """Steal a polygon of this kind from a player, or give one to them."""

    move: m.Steal | m.Give
    seat: Seat
    kind: str


class Mine(msgspec.Struct, frozen=True, gc=False):
    """A polygon that may be swapped away."""

    kind: str


class Theirs(msgspec.Struct, frozen=True, gc=False):
    """A polygon that may be swapped for one of `Mine`."""

    seat: Seat
    kind: str


class Reward(msgspec.Struct, frozen=True, gc=False):
    """A way to score a set: the stack from which the marker is taken ('': none is left) and its points."""

    move: m.Score
    stack: str
    points: int


class Complete(msgspec.Struct, frozen=True, gc=False):
    """A complete set of the viewer, the four kinds to discard, and the rewards to choose from."""

    set: str
    by: Literal["colour", "shape"]
    kinds: tuple[str, ...]
    rewards: tuple[Reward, ...]


class May(msgspec.Struct, frozen=True, gc=False):
    """What the viewer may do now, each with its move. A swap is any of `swap_mine` with any of `swap_theirs`.

    `must_take`: the turn can't end before a polygon is taken; `must_score`: nor while a set is complete.
    """

    take: tuple[TrayMove, ...] = ()
    remove: tuple[TrayMove, ...] = ()
    swap_mine: tuple[Mine, ...] = ()
    swap_theirs: tuple[Theirs, ...] = ()
    steal: tuple[Exchange, ...] = ()
    give: tuple[Exchange, ...] = ()
    hand: bool = False
    score: tuple[Complete, ...] = ()
    end: bool = False
    must_take: bool = False
    must_score: bool = False


class Team(msgspec.Struct, frozen=True, gc=False):
    """CX-12, CX-13: who plays together, and what they have together at the end; a single player is a team, too."""

    seats: tuple[Seat, ...]
    points: int
    polygons: int
    rank: int


class View(msgspec.Struct, frozen=True, gc=False):
    """All that a seat may know. `seat` is None for a spectator, who has no markers and may do nothing.

    `mine` are the points on the viewer's own point markers. `takes_left` is how many polygons may still be taken in
    this turn. `last_round` is the rule that made it the last round, or ''. `sheets` and `teams` are there when the game
    is over.
    """

    seat: Seat | None
    options: Options
    seats: int
    phase: Phase
    start: Seat
    turn: Seat
    tray: Tray
    pieces: tuple[Piece, ...]
    chain: tuple[Picked, ...]
    takes_left: int
    acted: bool
    pair: bool
    held: bool
    handed: bool
    scoring: bool
    players: tuple[Player, ...]
    mine: tuple[int, ...]
    stacks: tuple[Stack, ...]
    gone: tuple[tuple[int, ...], ...]
    last_round: str
    may: May
    sheets: tuple[Sheet, ...]
    teams: tuple[Team, ...]
    winners: tuple[Seat, ...]


def view(s: State, seat: Seat | None) -> View:
    if seat is None:
        return _everybody(s)
    may = _may(s) if s.phase == "play" and seat == s.turn else NOTHING_TO_DO
    return replace(_everybody(s), seat=seat, mine=s.won[seat], may=may)


@once
def _everybody(s: State) -> View:
    """What everybody may know: a spectator knows no more."""
    over = s.phase == "over"
    return View(
        seat=None,
        options=s.options,
        seats=s.seats,
        phase=s.phase,
        start=s.start,
        turn=s.turn,
        tray=TRAY,
        pieces=_pieces(s),
        chain=tuple([Picked(one.id, KINDS[one.kind], shape_of(one.kind), colour_of(one.kind)) for one in s.chain]),
        takes_left=TAKES - len(s.chain) if s.phase == "play" and may_take(s) else 0,
        acted=s.acted,
        pair=s.pair,
        held=s.held,
        handed=s.handed,
        scoring=s.scoring,
        players=tuple([_player(s, each) for each in range(s.seats)]),
        mine=(),
        stacks=tuple(
            Stack(colour, POINTS[len(POINTS) - height :]) for colour, height in zip(COLOURS, s.stacks, strict=True)
        ),
        gone=_rows(s.gone),
        last_round=s.last,
        may=NOTHING_TO_DO,
        sheets=sheets(s) if over else (),
        teams=_teams(s) if over else (),
        winners=result(s).winners if over else (),
    )


TRAY = Tray()
NOTHING_TO_DO = May()


def _pieces(s: State) -> tuple[Piece, ...]:
    tray = s.tray
    next_ones = takeable(s) if s.phase == "play" else 0
    return tuple(
        [_piece(p, next_ones >> p.id & 1, tray.pile.over[p.id] & tray.left, _uncovers(tray, p.id)) for p in tray]
    )


def _uncovers(tray: Heap, id_: int) -> tuple[int, ...]:
    return tuple(sorted(tray.uncovers(id_))) if tray.reachable >> id_ & 1 else ()


@lru_cache(maxsize=1 << 12)
def _piece(p: Polygon, takeable: int, covering: int, uncovers: tuple[int, ...]) -> Piece:
    """A piece as clients see it. Cached: a move changes only a few of them."""
    shape, colour = shape_of(p.kind), colour_of(p.kind)
    piece = KINDS[p.kind], shape, colour, p.x, p.y, p.angle, p.outline
    return Piece(p.id, *piece, not covering, bool(takeable), tuple(ids_of(covering)), uncovers)


@lru_cache(maxsize=1 << 12)
def _rows(collection: int) -> tuple[tuple[int, ...], ...]:
    """A row for each shape, with a number for each colour."""
    each = counts(collection)
    return each[0:4], each[4:8], each[8:12], each[12:16]


def _player(s: State, seat: Seat) -> Player:
    collection = s.collections[seat]
    return Player(
        seat,
        _rows(collection),
        size(collection),
        tuple(complete_sets(collection)),
        len(s.won[seat]),
        s.actions[seat],
        partner(seat) if s.options.team else None,
    )


def _teams(s: State) -> tuple[Team, ...]:
    lines, ranks = sheets(s), result(s).ranks
    return tuple(
        Team(
            side,
            sum(lines[seat].points for seat in side),
            sum(lines[seat].polygons for seat in side),
            ranks[side[0]],
        )
        for side in teams(s)
    )


def _may(s: State) -> May:
    legal = moves(s, s.turn)
    swaps = [move for move in legal if isinstance(move, m.Swap)]
    complete: dict[str, list[Reward]] = {}
    for move in [move for move in legal if isinstance(move, m.Score)]:
        stack = move.stack or (move.set if move.set in COLOURS else "")
        points = top_of(s.stacks[STACK_OF[stack]]) if stack else 0
        complete.setdefault(move.set, []).append(Reward(move, stack if points else "", points))
    return May(
        take=tuple([TrayMove(move, move.polygon) for move in legal if isinstance(move, m.Take)]),
        remove=tuple([TrayMove(move, move.polygon) for move in legal if isinstance(move, m.Remove)]),
        swap_mine=tuple([Mine(KINDS[kind]) for kind in sorted({swap.mine for swap in swaps})]),
        swap_theirs=tuple(
            [Theirs(seat, KINDS[kind]) for seat, kind in sorted({(swap.seat, swap.theirs) for swap in swaps})]
        ),
        steal=tuple([Exchange(move, move.seat, KINDS[move.kind]) for move in legal if isinstance(move, m.Steal)]),
        give=tuple([Exchange(move, move.seat, KINDS[move.kind]) for move in legal if isinstance(move, m.Give)]),
        hand=may_hand(s),
        score=tuple([_complete(name, rewards) for name, rewards in complete.items()]),
        end=may_stop_taking(s) and not complete,
        must_take=not may_stop_taking(s),
        must_score=bool(complete_sets(s.collections[s.turn])),
    )


def _complete(name: str, rewards: list[Reward]) -> Complete:
    kinds = tuple([KINDS[kind] for kind in kinds_in(SETS[name])])
    return Complete(name, "shape" if name in SHAPES else "colour", kinds, tuple(rewards))


def seen(event: Event, seat: Seat | None) -> Event:
    """Nothing is hidden: everybody sees the marker on top of a stack when it is taken (CX-8)."""
    return event


def guess(v: View, bits: Bits) -> State:
    """A state that this viewer can't tell from the real one: the others' point markers are dealt anew."""
    return State(
        v.options,
        v.seats,
        v.phase,
        start=v.start,
        turn=v.turn,
        tray=heap_of(v),
        collections=tuple(_collection(player.collection) for player in v.players),
        stacks=tuple(len(stack.markers) for stack in v.stacks),
        won=tuple(sheet.markers for sheet in v.sheets) if v.sheets else _dealt(v, bits),
        actions=tuple(player.actions for player in v.players),
        gone=_collection(v.gone),
        chain=tuple(Taken(one.id, KIND_NAMED[one.kind]) for one in v.chain),
        acted=v.acted,
        pair=v.pair,
        held=v.held,
        handed=v.handed,
        scoring=v.scoring,
        last=v.last_round,
    )


def heap_of(v: View) -> Heap:
    """The heap that this viewer sees, ready to take from."""
    polygons = tuple(Polygon(p.id, KIND_NAMED[p.kind], p.x, p.y, p.angle) for p in v.pieces)
    return piled(polygons, [(p.id, upper) for p in v.pieces for upper in p.covered_by])


def _collection(rows: tuple[tuple[int, ...], ...]) -> int:
    return sum(number * one for number, one in zip((number for row in rows for number in row), ONE, strict=True))


def _dealt(v: View, bits: Bits) -> tuple[tuple[int, ...], ...]:
    """CX-8: somebody has each marker that is gone from the stacks; if not the viewer, it could be any of the others."""
    unseen = [points for stack in v.stacks for points in POINTS if points not in stack.markers]
    for points in v.mine:
        unseen.remove(points)
    unseen = shuffled(bits, unseen)
    won = []
    for player in v.players:
        if player.seat == v.seat:
            won.append(v.mine)
        else:
            won.append(tuple(sorted(unseen[: player.markers])))
            unseen = unseen[player.markers :]
    return tuple(won)
