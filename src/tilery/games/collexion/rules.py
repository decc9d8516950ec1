"""The rules: set-up, legal moves, and what a move leads to."""

from typing import Any

from msgspec.structs import replace

from tilery.engine.chance import Bits, pick
from tilery.engine.errors import Illegal, Problem
from tilery.engine.game import CHANCE, Event, Seat, Step
from tilery.engine.odds import Odds, even, sample
from tilery.engine.room import ALONE, CHANCE_ONLY, NOBODY, put
from tilery.games.collexion import moves as m
from tilery.games.collexion.heap import known, shaken
from tilery.games.collexion.pieces import (
    ACTIONS,
    EXPERT,
    KINDS,
    NOTHING,
    ONE,
    SETS,
    STACK_OF,
    count,
    has_set,
    present,
    top_of,
)
from tilery.games.collexion.problems import problems_of
from tilery.games.collexion.scoring import partner, scores, sheets
from tilery.games.collexion.state import (
    Begins,
    Ended,
    Gave,
    Handed,
    LastRound,
    Options,
    Over,
    Removed,
    Scored,
    Shaken,
    State,
    Stole,
    Swapped,
    Taken,
    Took,
    may_act,
    may_hand,
    may_stop_taking,
    takeable,
)


def setup(options: Options, seats: int) -> State:
    """CX-1 to CX-3: an empty tray; chance shakes it and names who begins."""
    problems = []
    if options.team and seats != 4:
        problems.append(Problem("CX-13", "team-of-four", "Team play needs four players."))
    if options.start is not None and options.start >= seats:
        problems.append(Problem("CX-3", "no-such-seat", f"Seat {options.start} can't begin: nobody sits there."))
    if problems:
        raise Illegal(problems)
    start = options.start or 0
    return State(
        options,
        seats,
        "shake",
        start=start,
        turn=start,
        collections=(NOTHING,) * seats,
        won=((),) * seats,
        actions=(() if options.expert else ACTIONS,) * seats,  # CX-14: experts have none
    )


def pending(s: State) -> frozenset[Seat]:
    if s.phase == "play":
        return ALONE[s.turn]
    return NOBODY if s.phase == "over" else CHANCE_ONLY


def moves(s: State, seat: Seat) -> list[m.Move]:
    if seat != s.turn or s.phase != "play":
        # There are too many ways for a shaken tray to lie to list them.
        return list(m.STARTS[: s.seats]) if seat == CHANCE and s.phase == "start" else []
    free = takeable(s)
    result = m.takes(free) if free else []
    actions = EXPERT if s.options.expert else s.actions[seat]
    if actions and may_act(s):
        result += _actions(s, seat, actions)
    if s.options.team and may_hand(s):
        result.append(m.HAND)
    if may_stop_taking(s):
        if has_set(s.collections[seat]):
            result += scores(s)
        else:
            result.append(m.END)
    return result


def _actions(s: State, seat: Seat, actions: tuple[str, ...]) -> list[m.Move]:
    """CX-9, CX-14: every way to use one of these actions."""
    found = m.removes(s.tray.reachable) if "remove" in actions else []
    swap, steal, give = "swap" in actions, "steal" in actions, "give" in actions
    mine = present(s.collections[seat])
    for other, collection in enumerate(s.collections):
        if other == seat:
            continue
        theirs = present(collection)
        if swap and mine and theirs:
            found += m.swaps(mine, theirs, other)
        if steal and theirs:
            found += m.steals(theirs, other)
        if give:
            found += m.gives(mine, other)
    return found


def chance(s: State, bits: Bits) -> m.Move:
    return pick(bits, m.STARTS[: s.seats]) if s.phase == "start" else m.Shake(shaken(bits))


def odds(s: State) -> Odds[m.Move]:
    """No heap comes twice, so a few stand for all."""
    return even(m.STARTS[: s.seats]) if s.phase == "start" else sample(chance, s)


def check(s: State, seat: Seat, move: m.Move) -> tuple[Problem, ...]:
    return tuple(problems_of(s, seat, move))


def apply(s: State, seat: Seat, move: m.Move) -> Step[State]:
    step: Step[State] = _APPLY[type(move)](s, seat, move)
    return step


def _moved(collections: tuple[int, ...], kind: int, giver: Seat, taker: Seat) -> tuple[int, ...]:
    """A polygon of this kind goes from one collection to another."""
    changed = list(collections)
    changed[giver] -= ONE[kind]
    changed[taker] += ONE[kind]
    return tuple(changed)


def _start(s: State, seat: Seat, move: m.Start) -> Step[State]:
    state = replace(s, phase="play", start=move.seat, turn=move.seat)
    return Step(state, (Begins(move.seat),), True)


def _shake(s: State, seat: Seat, move: m.Shake) -> Step[State]:
    heap = known(move.heap)
    state = replace(s, phase="start" if s.options.start is None else "play", tray=heap)
    return Step(state, (Shaken(heap.reachable.bit_count(), heap.height),), True)


def _take(s: State, seat: Seat, move: m.Take) -> Step[State]:
    """CX-5, CX-6: the polygon belongs to the collection at once."""
    polygon, tray = s.tray.lifted(move.polygon)
    kind, chain = polygon.kind, s.chain
    pair = bool(chain) and chain[-1].kind == kind
    state = replace(
        s,
        tray=tray,
        collections=put(s.collections, seat, s.collections[seat] + ONE[kind]),
        chain=(*chain, Taken(move.polygon, kind)),
        pair=pair,
        held=True,
    )
    return Step(state, (Took(seat, move.polygon, KINDS[kind], pair, polygon.x, polygon.y, polygon.angle),))


def _acted(s: State, action: str, event: Event, **changes: Any) -> Step[State]:
    """CX-9, CX-14: the marker or the interruption is used up."""
    if s.options.expert:
        return Step(replace(s, pair=False, **changes), (event,))
    left = tuple(other for other in s.actions[s.turn] if other != action)
    return Step(replace(s, acted=True, actions=put(s.actions, s.turn, left), **changes), (event,))


def _remove(s: State, seat: Seat, move: m.Remove) -> Step[State]:
    polygon, tray = s.tray.lifted(move.polygon)
    kind = polygon.kind
    event = Removed(seat, move.polygon, KINDS[kind], polygon.x, polygon.y, polygon.angle)
    return _acted(s, "remove", event, tray=tray, gone=s.gone + ONE[kind])


def _still_held(s: State, kind: int) -> bool:
    """CX-13: whether the polygon taken last is still held when one of this kind goes. Equal polygons can't be told
    apart, so it is gone only if none of its kind is left."""
    return s.held and (s.chain[-1].kind != kind or count(s.collections[s.turn], kind) > 1)


def _swap(s: State, seat: Seat, move: m.Swap) -> Step[State]:
    held = _still_held(s, move.mine)
    collections = _moved(_moved(s.collections, move.mine, seat, move.seat), move.theirs, move.seat, seat)
    event = Swapped(seat, move.seat, KINDS[move.mine], KINDS[move.theirs])
    return _acted(s, "swap", event, collections=collections, held=held)


def _steal(s: State, seat: Seat, move: m.Steal) -> Step[State]:
    collections = _moved(s.collections, move.kind, move.seat, seat)
    return _acted(s, "steal", Stole(seat, move.seat, KINDS[move.kind]), collections=collections)


def _give(s: State, seat: Seat, move: m.Give) -> Step[State]:
    held = _still_held(s, move.kind)
    collections = _moved(s.collections, move.kind, seat, move.seat)
    return _acted(s, "give", Gave(seat, move.seat, KINDS[move.kind]), collections=collections, held=held)


def _hand(s: State, seat: Seat, move: m.Hand) -> Step[State]:
    """CX-13: the partner gets the polygon. CX-14: after that, there can be no interruption."""
    kind, other = s.chain[-1].kind, partner(seat)
    collections = _moved(s.collections, kind, seat, other)
    state = replace(s, collections=collections, handed=True, held=False, pair=False)
    return Step(state, (Handed(seat, other, KINDS[kind]),))


def _score(s: State, seat: Seat, move: m.Score) -> Step[State]:
    """CX-7, CX-8: the set is discarded, even if there is no marker for it."""
    four = SETS[move.set]
    stack = move.stack or (move.set if move.set in STACK_OF else "")
    stacks, won = s.stacks, s.won
    points = top_of(stacks[STACK_OF[stack]]) if stack else 0
    if points:
        at = STACK_OF[stack]
        stacks = put(stacks, at, stacks[at] - 1)
        won = put(won, seat, tuple(sorted((*won[seat], points))))
    state = replace(
        s,
        collections=put(s.collections, seat, s.collections[seat] - four),
        gone=s.gone + four,
        stacks=stacks,
        won=won,
        pair=False,
        scoring=True,
    )
    return Step(state, (Scored(seat, move.set, stack if points else "", points),))


def _end(s: State, seat: Seat, move: m.End) -> Step[State]:
    following = (seat + 1) % s.seats
    events: tuple[Event, ...] = (Ended(seat, len(s.chain)),)
    last = s.last
    if not last:
        last = "CX-10" if not any(s.stacks) else "CX-11" if not s.tray else ""
        if last and following != s.start:
            events += (LastRound(seat, last),)
    state = replace(
        s, turn=following, chain=(), acted=False, pair=False, held=False, handed=False, scoring=False, last=last
    )
    if last and following == s.start:  # CX-10, CX-11: all have had the same number of turns
        state = replace(state, phase="over")
        # CX-8, CX-12: now all markers are turned up.
        return Step(state, (*events, Over(last, sheets(state))), True)
    return Step(state, events)


_APPLY: dict[type, Any] = {
    m.Take: _take,
    m.End: _end,
    m.Score: _score,
    m.Remove: _remove,
    m.Swap: _swap,
    m.Steal: _steal,
    m.Give: _give,
    m.Hand: _hand,
    m.Start: _start,
    m.Shake: _shake,
}
