"""The rules: set-up, legal moves, what is wrong with a move, and what a move leads to."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from tilery.engine.chance import Bits, pick
from tilery.engine.draws import Drawing
from tilery.engine.errors import Illegal, Problem, brief
from tilery.engine.game import CHANCE, Event, Seat, Step
from tilery.engine.odds import Odds, even
from tilery.engine.room import ALONE, CHANCE_ONLY, NOBODY, put
from tilery.engine.series import Series
from tilery.games.triominos import moves as m
from tilery.games.triominos.layout import EMPTY, Layout, laid
from tilery.games.triominos.memory import NOTHING, could_not_lay
from tilery.games.triominos.pieces import (
    FAR,
    MASKS,
    STONES,
    VALUE,
    cell_name,
    corners_of,
    less,
    mask_of,
    more,
    neighbours_of,
    of_each,
)
from tilery.games.triominos.scoring import (
    BUY_PRICE,
    PASS_PRICE,
    finished,
    laid_turn,
    passed_turn,
    round_result,
)
from tilery.games.triominos.state import (
    Answered,
    Begins,
    Bought,
    Drawn,
    Drew,
    Laid,
    LastLap,
    Lot,
    Options,
    Over,
    Passed,
    PlayedOn,
    Proposed,
    RoundOver,
    State,
    Tie,
    Turn,
)

HAND = {2: 9, 3: 7, 4: 7}
"""TR-3: how many stones each player gets, by number of players."""
BUYS = 3
"""TR-5: the most stones that can be bought in a turn."""


def setup(options: Options, seats: int) -> State:
    """An empty table; chance draws for the start and deals."""
    if options.start is not None and options.start >= seats:
        raise Illegal([Problem("TR-2", "no-such-seat", f"Seat {options.start} can't begin: nobody sits there.")])
    state = _new_round(State(options, seats, "start", series=Series(rounds=options.rounds, target=options.target)), 1)
    if options.start is None:
        return state
    return replace(state, phase="deal", contenders=(), start=options.start, turn=options.start)


def _new_round(s: State, number: int) -> State:
    """TR-13: each further round draws a new start player too."""
    return replace(
        s,
        phase="start",
        round=number,
        start=0,
        turn=0,
        contenders=tuple(range(s.seats)),
        drawn=(),
        pool=STONES,
        hands=((),) * s.seats,
        layout=EMPTY,
        bought=0,
        out=None,
        proposed=(False,) * s.seats,
        votes=(),
        turns=(),
        scores=(0,) * s.seats,
        remembered=NOTHING,
    )


def pending(s: State) -> frozenset[Seat]:
    if s.phase == "play":
        return ALONE[s.turn]
    if s.phase == "vote":  # TR-12: all others are asked at once
        return frozenset([seat for seat, vote in enumerate(s.votes) if vote is None and seat != s.turn])
    return NOBODY if s.phase == "over" else CHANCE_ONLY


def may_pass(s: State) -> bool:
    """TR-6, TR-7, TR-10: after a buy, with an empty pool if nothing fits, and always in the last lap."""
    if s.out is not None:
        return True
    if s.pool:
        return s.bought > 0
    return not s.layout.fits_any(mask_of(s.hands[s.turn]))


def pass_price(s: State) -> int:
    """TR-7, TR-10: passing is free with an empty pool and in the last lap."""
    return PASS_PRICE if s.pool and s.out is None else 0


def moves(s: State, seat: Seat) -> Sequence[m.Move]:
    if seat == CHANCE:
        return of_each(m.DRAWS, s.pool) if s.phase in ("start", "deal", "buy") else ()
    if s.phase == "vote":
        return m.ANSWERS if seat in pending(s) else ()
    if s.phase != "play" or seat != s.turn:
        return ()
    layout, hand = s.layout, mask_of(s.hands[seat])
    result: list[m.Move] = []
    for cell, key in layout.ground.live.items():
        if fitting := MASKS[key] & hand:
            lays = m.LAYS[cell]
            while (lay := lays.get(fitting)) is None:  # as long as it is more than one stone
                bit = fitting & -fitting
                result.append(lays[bit])
                fitting ^= bit
            result.append(lay)
    if s.out is not None:  # TR-10: in the last lap everybody may pass, and nobody buys
        return [*result, m.PASS]
    bought, pool = s.bought, s.pool
    if bought if pool else not result:  # TR-6, TR-7
        result.append(m.PASS)
    if layout:  # TR-4: whoever begins lays a stone first
        if pool and bought < BUYS:
            result.append(m.BUY)
        if not bought and not s.proposed[seat]:  # TR-12: before buying, and once a round
            result.append(m.STOP)
    return result


def chance(s: State, bits: Bits) -> m.Move:
    return m.DRAWS[pick(bits, s.pool)]


def odds(s: State) -> Odds[m.Move]:
    """Any stone of the pool."""
    return even(m.DRAWS[stone] for stone in s.pool)


def drawing(s: State) -> Drawing[m.Move]:
    """All that chance does here: whoever has to draw gets a stone of the pool."""
    return Drawing(s.turn, s.pool, lambda stones: m.DRAWS[stones[0]])


def check(s: State, seat: Seat, move: m.Move) -> tuple[Problem, ...]:
    return tuple(_problems(s, seat, move))


def _problems(s: State, seat: Seat, move: m.Move) -> Iterator[Problem]:
    if s.phase == "over":
        yield Problem("TR-13", "over", "The game is over.")
        return
    if isinstance(move, m.Draw):
        yield from _draw_problems(s, seat, move)
        return
    if not 0 <= seat < s.seats:
        yield Problem("TR-5", "not-your-turn", "It is not your turn.", (brief(seat),))
        return
    if isinstance(move, m.Agree | m.Decline):
        if seat not in pending(s) or s.phase != "vote":
            yield Problem("TR-12", "nothing-to-answer", "Nobody waits for your answer.", (brief(seat),))
        return
    if s.phase != "play" or seat != s.turn:
        yield Problem("TR-5", "not-your-turn", "It is not your turn.", (brief(seat),))
        if isinstance(move, m.Lay) and move.stone not in s.hands[seat]:
            yield Problem(
                "TR-4", "not-in-hand", f"The stone {_dashed(move.stone)} is not in your hand.", (brief(move.stone),)
            )
        return
    if isinstance(move, m.Lay):
        yield from _lay_problems(s, seat, move)
    elif isinstance(move, m.Buy):
        yield from _buy_problems(s)
    elif isinstance(move, m.Pass):
        yield from _pass_problems(s)
    else:
        yield from _stop_problems(s)


def _draw_problems(s: State, seat: Seat, move: m.Draw) -> Iterator[Problem]:
    """Chance moves are checked too: a record may have been tampered with."""
    if seat != CHANCE or s.phase not in ("start", "deal", "buy"):
        yield Problem("TR-3", "not-due", "Nothing is to be drawn now.")
    elif move.stone not in s.pool:
        yield Problem(
            "TR-3", "not-in-pool", f"The stone {_dashed(move.stone)} is not in the pool.", (brief(move.stone),)
        )


def _lay_problems(s: State, seat: Seat, move: m.Lay) -> Iterator[Problem]:
    stone, cell = move.stone, move.cell
    if stone not in s.hands[seat]:
        yield Problem("TR-4", "not-in-hand", f"The stone {_dashed(stone)} is not in your hand.", (brief(stone),))
    place = cell_name(cell) if abs(cell) < FAR else brief(cell)
    if not s.layout:
        if cell != 0:
            yield Problem("TR-4", "first-stone", "The first stone lies on cell 0.", (place,))
    elif cell in s.layout.taken:
        there = s.layout.taken[cell].stone
        yield Problem("TR-4", "cell-taken", f"On {place} lies {_dashed(there)} already.", (place, there))
    elif not any(neighbour in s.layout.taken for neighbour in neighbours_of(cell)):
        yield Problem("TR-4", "no-edge", f"On {place} a stone would share no edge with another.", (place,))
    elif s.layout.numbers(stone, cell) is None:
        wanted = "-".join(
            str(s.layout.ground.corners[corner]) if corner in s.layout.ground.corners else "any"
            for corner in corners_of(cell)
        )
        text = f"{_dashed(stone)} does not fit on {place}, where the corners are {wanted} clockwise."
        yield Problem("TR-4", "does-not-fit", text, (brief(stone), place))


def _buy_problems(s: State) -> Iterator[Problem]:
    if not s.layout:
        yield Problem("TR-4", "lay-first", "Whoever begins lays a stone first.")
    if s.out is not None:
        yield Problem("TR-10", "last-lap-buy", "In the last lap nothing is bought.")
    if not s.pool:
        yield Problem("TR-7", "pool-empty", "The pool is empty.")
    if s.bought >= BUYS:
        yield Problem("TR-5", "bought-three", "You have bought three stones in this turn already.")


def _pass_problems(s: State) -> Iterator[Problem]:
    if not s.layout:
        yield Problem("TR-4", "lay-first", "Whoever begins lays a stone first.")
    elif not may_pass(s):
        if s.pool:
            yield Problem("TR-6", "buy-first", "You may pass only after buying at least one stone.")
        else:
            yield Problem("TR-7", "must-lay", "The pool is empty and one of your stones fits: you must lay.")


def _stop_problems(s: State) -> Iterator[Problem]:
    if not s.layout:
        yield Problem("TR-4", "lay-first", "Whoever begins lays a stone first.")
    if s.out is not None:
        yield Problem("TR-12", "last-lap-stop", "Somebody is out: this is the last lap anyway.")
    if s.bought:
        yield Problem("TR-12", "stop-after-buy", "Stopping is proposed before buying.")
    if s.proposed[s.turn]:
        yield Problem("TR-12", "proposed-already", "You have proposed to stop once in this round already.")


def _dashed(stone: str) -> str:
    return "-".join(stone) if stone in VALUE else brief(stone)


def apply(s: State, seat: Seat, move: m.Move) -> Step[State]:
    # In the order of how often each kind is played.
    kind = type(move)
    if kind is m.Draw:
        return _DRAWN[s.phase](s, move.stone)  # type: ignore[union-attr]
    if kind is m.Lay:
        return _lay(s, seat, move.stone, move.cell)  # type: ignore[union-attr]
    if kind is m.Buy:
        bought = s.bought + 1
        scores = put(s.scores, seat, s.scores[seat] - BUY_PRICE)
        state = replace(s, phase="buy", bought=bought, scores=scores)
        return Step(state, (Bought(seat, bought, BUY_PRICE),), True)
    if kind is m.Pass:
        price = pass_price(s)
        turn = passed_turn(seat, s.bought, price)
        scores = put(s.scores, seat, s.scores[seat] - price)
        if not s.pool and s.out is None:  # TR-7: nothing fitted, else it would have been laid
            s = replace(s, remembered=could_not_lay(s.remembered, s.seats, seat, s.layout.wanted))
        return _end_turn(s, s.layout, s.hands, turn, scores, (Passed(seat, price),))
    if kind is m.Stop:
        state = replace(s, phase="vote", votes=(None,) * s.seats, proposed=put(s.proposed, seat, True))
        return Step(state, (Proposed(seat),))
    return _answer(s, seat, agrees=kind is m.Agree)


def _draw_for_start(s: State, stone: str) -> Step[State]:
    """TR-2: stones stay aside until it is settled, and only those who tie draw again.

    The pool can't run out: 0-0-0, 0-0-1, 4-5-5 and 5-5-5 tie with nothing, so they last for all who are still in it.
    """
    seat, drawn = s.turn, (*s.drawn, Drawn(s.turn, stone))
    lot = Lot(seat, stone)
    if seat != s.contenders[-1]:
        following = s.contenders[s.contenders.index(seat) + 1]
        return Step(replace(s, pool=less(s.pool, stone), drawn=drawn, turn=following), (lot,), True)
    latest = drawn[-len(s.contenders) :]
    highest = max(VALUE[one.stone] for one in latest)
    best = tuple(one.seat for one in latest if VALUE[one.stone] == highest)
    if len(best) > 1:
        state = replace(s, pool=less(s.pool, stone), drawn=drawn, contenders=best, turn=best[0])
        return Step(state, (lot, Tie(best)), True)
    state = replace(s, phase="deal", pool=STONES, drawn=drawn, contenders=(), start=best[0], turn=best[0])
    return Step(state, (lot, Begins(best[0], s.round)), True)


def _deal(s: State, stone: str) -> Step[State]:
    """TR-3: one stone after the other, clockwise from whoever begins."""
    seat, start = s.turn, s.start
    hand = more(s.hands[seat], stone)
    following = (seat + 1) % s.seats
    dealt = following == start and len(hand) == HAND[s.seats]
    hands, pool = put(s.hands, seat, hand), less(s.pool, stone)
    state = replace(s, phase="play" if dealt else "deal", pool=pool, hands=hands, turn=following)
    return Step(state, (Drew(seat, stone),), True)


def _take_bought(s: State, stone: str) -> Step[State]:
    seat = s.turn
    hands, pool = put(s.hands, seat, more(s.hands[seat], stone)), less(s.pool, stone)
    return Step(replace(s, phase="play", pool=pool, hands=hands), (Drew(seat, stone),), True)


_DRAWN = {"start": _draw_for_start, "deal": _deal, "buy": _take_bought}


def _lay(s: State, seat: Seat, stone: str, cell: int) -> Step[State]:
    bonus = s.layout.bonus(cell)
    layout = laid(s.layout, seat, stone, cell)
    placed = layout[-1]
    turn = laid_turn(seat, stone, placed.cell, bonus, s.bought)
    points = turn.value + turn.bonus_points
    event = Laid(seat, stone, placed.cell, placed.numbers, turn.value, bonus, turn.bonus_points, points)
    hands = put(s.hands, seat, less(s.hands[seat], stone))
    return _end_turn(s, layout, hands, turn, put(s.scores, seat, s.scores[seat] + points), (event,))


def _end_turn(
    s: State,
    layout: Layout,
    hands: tuple[tuple[str, ...], ...],
    turn: Turn,
    scores: tuple[int, ...],
    events: tuple[Event, ...],
) -> Step[State]:
    seat = s.turn
    following = (seat + 1) % s.seats
    out = s.out
    if out is None and not hands[seat]:
        out = seat
        if following != s.start:
            events += (LastLap(seat),)
    turns = s.turns + (turn,)  # noqa: RUF005 - a sum is faster
    state = replace(s, layout=layout, hands=hands, turns=turns, scores=scores, turn=following, bought=0, out=out)
    if out is not None:
        if following == s.start:  # TR-10: the lap is played to its end
            return _end_round(state, "TR-10", events)
    elif not s.pool and not layout.fits_any(mask_of(sum(hands, ()))):
        return _end_round(state, "TR-11", events)
    # With an empty pool a game that goes on says that somebody's stone fits: that is something new.
    return Step(state, events, not s.pool)


def _answer(s: State, seat: Seat, *, agrees: bool) -> Step[State]:
    """TR-12: nothing is decided until all have answered, so it doesn't matter who answers first."""
    votes = put(s.votes, seat, agrees)
    events: tuple[Event, ...] = (Answered(seat, agrees),)
    if votes.count(None) > 1:  # whoever proposes has no vote
        return Step(replace(s, votes=votes), events)
    state = replace(s, phase="play", votes=())
    if False not in votes:
        return _end_round(state, "TR-12", events)
    return Step(state, (*events, PlayedOn(s.turn)))


def _end_round(s: State, rule: str, events: tuple[Event, ...]) -> Step[State]:
    """Score the round; then the game is over or chance draws for the start of the next (TR-13)."""
    sheet = finished(s, rule)
    series = s.series.add(round_result(sheet))
    events += (RoundOver(s.round, rule, sheet.hands, sheet.end_points, sheet.points, series.totals),)
    sheets = (*s.sheets, sheet)
    if not series.over:
        return Step(_new_round(replace(s, series=series, sheets=sheets), s.round + 1), events, True)
    reason = rule if s.options.rounds == 1 and s.options.target is None else "TR-13"
    state = replace(s, phase="over", scores=(0,) * s.seats, series=series, sheets=sheets, reason=reason)
    return Step(state, (*events, Over(reason)), True)
