"""What one seat, or a spectator, may know; and a full state that would look the same to them."""

from collections.abc import Iterator
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from tilery.engine.chance import Bits, shuffled
from tilery.engine.game import Event, Seat
from tilery.engine.room import once
from tilery.engine.series import Series
from tilery.games.triominos import moves as m
from tilery.games.triominos.layout import EMPTY, Layout, Placed, laid
from tilery.games.triominos.memory import Deal, Memory
from tilery.games.triominos.pieces import (
    BONUS,
    FITTING,
    STONES,
    VALUE,
    WIDE,
    BonusName,
    Numbers,
    cell_name,
    neighbours_of,
    points_up,
    row_and_column,
    stones_of,
)
from tilery.games.triominos.rules import moves, pass_price, pending
from tilery.games.triominos.scoring import BUY_PRICE, round_result, totals
from tilery.games.triominos.state import Drawn, Drew, Options, Phase, Sheet, State, Turn


class Stone(msgspec.Struct, frozen=True, gc=False):
    """A stone of the viewer's rack; its numbers clockwise from the smallest."""

    stone: str
    numbers: Numbers
    value: int


class Lying(msgspec.Struct, frozen=True, gc=False):
    """A stone on the table. Rows go down from the first stone, columns right in half sides; `up` is a ▲, else a ▼.

    `numbers` are clockwise from the corner that points: top, right, left of a ▲; bottom, left, right of a ▼.
    """

    seat: Seat
    stone: str
    cell: str
    row: int
    column: int
    up: bool
    numbers: Numbers


class Place(msgspec.Struct, frozen=True, gc=False):
    """A stone of the rack where it fits, turned as it fits, with what it brings and the stones it would lie beside."""

    move: m.Lay
    stone: str
    cell: str
    row: int
    column: int
    up: bool
    numbers: Numbers
    beside: tuple[str, ...]
    value: int
    bonus: BonusName
    bonus_points: int
    points: int


class May(msgspec.Struct, frozen=True, gc=False):
    """What the viewer may do now, and what it costs. `must_lay`: neither buying nor passing is possible."""

    lay: tuple[Place, ...] = ()
    must_lay: bool = False
    buy: bool = False
    buy_price: int = 0
    pass_: bool = msgspec.field(name="pass", default=False)
    pass_price: int = 0
    stop: bool = False
    answer: bool = False


class View(msgspec.Struct, frozen=True, gc=False):
    """All that a seat may know. `seat` is None for a spectator, who has no rack and may do nothing.

    `turns` and `scores` are of the round that is being played, `sheets` the finished rounds, `totals` all together.
    """

    seat: Seat | None
    options: Options
    seats: int
    phase: Phase
    round: int
    start: Seat
    turn: Seat
    contenders: tuple[Seat, ...]
    drawn: tuple[Drawn, ...]
    rack: tuple[Stone, ...]
    hands: tuple[int, ...]
    pool: int
    layout: tuple[Lying, ...]
    bought: int
    penalty: int
    out: Seat | None
    proposed: tuple[bool, ...]
    votes: tuple[bool | None, ...]
    may: May
    turns: tuple[Turn, ...]
    scores: tuple[int, ...]
    totals: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    winners: tuple[Seat, ...]
    reason: str
    remembered: Memory


def view(s: State, seat: Seat | None) -> View:
    if seat is None:
        return _everybody(s)
    return replace(_everybody(s), seat=seat, rack=tuple([RACK[stone] for stone in s.hands[seat]]), may=_may(s, seat))


@once
def _everybody(s: State) -> View:
    """What everybody may know: a spectator knows no more."""
    return View(
        seat=None,
        options=s.options,
        seats=s.seats,
        phase=s.phase,
        round=s.round,
        start=s.start,
        turn=s.turn,
        contenders=s.contenders,
        drawn=s.drawn,
        rack=(),
        hands=tuple(map(len, s.hands)),
        pool=len(s.pool),
        layout=tuple([_lying(placed, cell) for cell, placed in s.layout.taken.items()]),
        bought=s.bought,
        penalty=BUY_PRICE * s.bought,
        out=s.out,
        proposed=s.proposed,
        votes=s.votes,
        may=NOTHING_TO_DO,
        turns=s.turns,
        scores=s.scores,
        totals=totals(s),
        sheets=s.sheets,
        winners=s.series.winners if s.phase == "over" else (),
        reason=s.reason,
        remembered=s.remembered,
    )


def _numbers(stone: str) -> Numbers:
    a, b, c = map(int, stone)
    return a, b, c


NOTHING_TO_DO = May()
RACK = {stone: Stone(stone, _numbers(stone), VALUE[stone]) for stone in STONES}


@lru_cache(maxsize=1 << 12)
def _lying(placed: Placed, cell: int) -> Lying:
    row, column = row_and_column(cell)
    return Lying(placed.seat, placed.stone, placed.cell, row, column, points_up(cell), placed.numbers)


def _may(s: State, seat: Seat) -> May:
    if seat not in pending(s):
        return NOTHING_TO_DO
    if s.phase == "vote":
        return May(answer=True)
    legal = moves(s, seat)
    places = tuple(_place(s.layout, move) for move in legal if isinstance(move, m.Lay))
    buy, pass_ = m.BUY in legal, m.PASS in legal
    return May(
        lay=places,
        must_lay=bool(places) and not buy and not pass_,
        buy=buy,
        buy_price=BUY_PRICE if buy else 0,
        pass_=pass_,
        pass_price=pass_price(s) if pass_ else 0,
        stop=m.STOP in legal,
    )


def _place(layout: Layout, move: m.Lay) -> Place:
    row, column = row_and_column(move.cell)
    bonus = layout.bonus(move.cell)
    value, bonus_points = VALUE[move.stone], BONUS[bonus]
    return Place(
        move=move,
        stone=move.stone,
        cell=cell_name(move.cell),
        row=row,
        column=column,
        up=points_up(move.cell),
        numbers=FITTING[layout.ground.live[move.cell]][move.stone],
        beside=tuple(layout.taken[cell].stone for cell in neighbours_of(move.cell) if cell in layout.taken),
        value=value,
        bonus=bonus,
        bonus_points=bonus_points,
        points=value + bonus_points,
    )


def seen(event: Event, seat: Seat | None) -> Event:
    """Only one seat sees which stone was drawn; to the others it is just a stone."""
    return Drew(event.seat, "") if isinstance(event, Drew) and event.seat != seat else event


def guess(v: View, bits: Bits) -> State:
    """A state that this viewer can't tell from the real one."""
    series = Series(rounds=v.options.rounds, target=v.options.target)
    for sheet in v.sheets:
        series = series.add(round_result(sheet))
    mine = tuple(stone.stone for stone in v.rack)
    aside = {one.stone for one in v.drawn} if v.phase == "start" else set()
    known = {*mine, *aside, *(lying.stone for lying in v.layout)}
    unseen = shuffled(bits, [stone for stone in STONES if stone not in known])
    if v.phase in ("play", "vote") and not v.pool:
        unseen = _last_stones(v, unseen, bits)
    hands = []
    for seat, count in enumerate(v.hands):
        if seat == v.seat:
            hands.append(mine)
        elif v.phase == "over":  # what everybody held was shown when the round was scored
            hands.append(v.sheets[-1].hands[seat])
        else:
            hands.append(tuple(sorted(unseen[:count])))
            unseen = unseen[count:]
    shown = {stone for hand in hands for stone in hand}
    return State(
        v.options,
        v.seats,
        v.phase,
        round=v.round,
        start=v.start,
        turn=v.turn,
        contenders=v.contenders,
        drawn=v.drawn,
        pool=tuple(sorted(stone for stone in unseen if stone not in shown)),
        hands=tuple(hands),
        layout=layout_of(v),
        bought=v.bought,
        out=v.out,
        proposed=v.proposed,
        votes=v.votes,
        turns=v.turns,
        scores=v.scores,
        series=series,
        sheets=v.sheets,
        reason=v.reason,
        remembered=v.remembered,
    )


def _last_stones(v: View, unseen: list[str], bits: Bits) -> list[str]:
    """With an empty pool all stones are in the hands: those of the others, in their order."""
    sizes = {seat: count for seat, count in enumerate(v.hands) if seat != v.seat}
    deal = Deal(v.remembered, sizes, unseen, bits)
    if v.out is None and not v.bought:  # TR-11: a turn ended with an empty pool, and the round went on
        wanted = stones_of(layout_of(v).wanted)
        if not any(stone.stone in wanted for stone in v.rack):
            deal.with_one_of(wanted)
    return [stone for hand in deal.hands.values() for stone in hand]


def layout_of(v: View) -> Layout:
    """The layout that this viewer sees, ready to lay stones on."""
    *_, layout = layouts_of(v)
    return layout


def layouts_of(v: View) -> Iterator[Layout]:
    """The layout before each of its stones was laid, and as it is now."""
    layout = EMPTY
    for lying in v.layout:
        yield layout
        layout = laid(layout, lying.seat, lying.stone, WIDE * lying.row + lying.column)
    yield layout
