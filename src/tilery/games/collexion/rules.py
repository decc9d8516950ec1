"""The rules: set-up, legal moves, what is wrong with a move, and what a move leads to."""

from collections.abc import Iterator
from typing import Any, TypeVar

from msgspec.structs import replace

from tilery.engine.chance import Bits, pick
from tilery.engine.errors import Illegal, Problem, brief
from tilery.engine.game import CHANCE, Event, Seat, Step
from tilery.engine.room import ALONE, CHANCE_ONLY, NOBODY, put
from tilery.games.collexion import moves as m
from tilery.games.collexion.heap import faults, known, shaken
from tilery.games.collexion.pieces import (
    ACTIONS,
    KINDS,
    NOTHING,
    ONE,
    SETS,
    SHAPES,
    STACK_OF,
    alike,
    complete_sets,
    count,
    kind_name,
    kinds_in,
    present,
    top_of,
)
from tilery.games.collexion.scoring import partner, scores, sheets
from tilery.games.collexion.state import (
    TAKES,
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
        # The ways in which a shaken tray may lie can't be listed.
        return list(m.STARTS[: s.seats]) if seat == CHANCE and s.phase == "start" else []
    free = takeable(s)
    result = m.takes(free) if free else []
    actions = EXPERT if s.options.expert else s.actions[seat]
    if actions and may_act(s):
        mine = present(s.collections[seat])
        if "remove" in actions:
            result += m.removes(s.tray.reachable)
        for other in range(s.seats):
            if other == seat:
                continue
            theirs = present(s.collections[other])
            if "swap" in actions:
                result += m.swaps(mine, theirs, other)
            if "steal" in actions:
                result += m.steals(theirs, other)
            if "give" in actions:
                result += m.gives(mine, other)
    if may_hand(s):
        result.append(m.HAND)
    if may_stop_taking(s):
        result += scores(s) or (m.END,)
    return result


EXPERT = ("steal", "give", "remove")
"""CX-14: what may be done after a pair."""


def chance(s: State, bits: Bits) -> m.Move:
    return pick(bits, m.STARTS[: s.seats]) if s.phase == "start" else m.Shake(shaken(bits))


def check(s: State, seat: Seat, move: m.Move) -> tuple[Problem, ...]:
    return tuple(_problems(s, seat, move))


def _problems(s: State, seat: Seat, move: m.Move) -> Iterator[Problem]:
    if s.phase == "over":
        yield Problem(s.last, "over", "The game is over.")
        return
    if isinstance(move, m.Start | m.Shake):
        yield from _chance_problems(s, seat, move)
        return
    if s.phase != "play" or seat != s.turn:
        yield Problem("CX-5", "not-your-turn", "It is not your turn.", (brief(seat),))
        return
    if isinstance(move, m.Score):
        yield from _must_take_problems(s)
        yield from _score_problems(s, move)
        return
    if isinstance(move, m.End):
        yield from _must_take_problems(s)
        if complete := complete_sets(s.collections[seat]):
            text = f"Your collection holds a complete set: {', '.join(complete)}."
            yield Problem("CX-7", "must-score", text, tuple(complete))
        return
    if s.scoring:
        yield Problem(
            _about(s, move), "scoring-begun", "Scoring has begun: nothing but sets until the end of the turn."
        )
    if isinstance(move, m.Take):
        yield from _take_problems(s, move)
    elif isinstance(move, m.Hand):
        yield from _hand_problems(s)
    else:
        yield from _act_problems(s, move)
        if isinstance(move, m.Remove):
            yield from _reach_problems(s, move.polygon)
        else:
            yield from _exchange_problems(s, seat, move)


def _about(s: State, move: m.Take | m.Hand | m.Remove | m.Swap | m.Steal | m.Give) -> str:
    """The rule that a problem is about: taking, handing over, an expert's interruption or an action marker."""
    if isinstance(move, m.Take):
        return "CX-7"  # first one takes, then one scores
    if isinstance(move, m.Hand):
        return "CX-13"
    return "CX-14" if s.options.expert or isinstance(move, m.Give) else "CX-9"


def _chance_problems(s: State, seat: Seat, move: m.Start | m.Shake) -> Iterator[Problem]:
    """Chance moves are checked too: a record may have been tampered with."""
    if isinstance(move, m.Start):
        if seat != CHANCE or s.phase != "start":
            yield Problem("CX-3", "not-due", "Nobody is to be named to begin now.")
        elif not 0 <= move.seat < s.seats:
            yield Problem("CX-3", "no-such-seat", f"Seat {brief(move.seat)} can't begin: nobody sits there.")
        return
    if seat != CHANCE or s.phase != "shake":
        yield Problem("CX-1", "not-due", "The tray is not to be shaken now.")
        return
    yield from faults(move.heap)


def _must_take_problems(s: State) -> Iterator[Problem]:
    if not may_stop_taking(s):
        yield Problem("CX-5", "must-take", "You must take at least one polygon.")


def _reach_problems(s: State, polygon: int) -> Iterator[Problem]:
    if not s.tray.has(polygon):
        name = brief(polygon)
        yield Problem("CX-4", "not-in-tray", f"Polygon {name} is not in the tray.", (name,))
    elif covering := s.tray.covering(polygon):
        names = tuple(map(str, covering))
        yield Problem("CX-4", "covered", f"Polygon {polygon} is covered by {', '.join(names)}.", names)


def _take_problems(s: State, move: m.Take) -> Iterator[Problem]:
    yield from _reach_problems(s, move.polygon)
    if len(s.chain) >= TAKES:
        yield Problem("CX-5", "four-taken", "You have taken four polygons in this turn already.")
    if s.handed:
        yield Problem("CX-13", "handed-over", "After handing over nothing more is taken.")
    if s.chain and s.tray.has(move.polygon):
        last, kind = s.chain[-1].kind, s.tray.find(move.polygon).kind
        if not alike(last, kind):
            text = f"{KINDS[kind]} shares neither shape nor colour with {KINDS[last]}, which you took last."
            yield Problem("CX-5", "no-match", text, (str(move.polygon),))


def _hand_problems(s: State) -> Iterator[Problem]:
    if not s.options.team:
        yield Problem("CX-13", "no-partner", "You have no partner to hand a polygon to.")
    elif not s.chain:
        yield Problem("CX-13", "nothing-taken", "You have not taken a polygon yet.")
    elif s.handed:
        yield Problem("CX-13", "handed-already", "You have handed a polygon over in this turn already.")
    elif not s.held:
        yield Problem("CX-13", "not-held", "The polygon that you took last is no longer yours.")


def _act_problems(s: State, move: m.Remove | m.Swap | m.Steal | m.Give) -> Iterator[Problem]:
    """CX-9, CX-14: is it the time for this action?"""
    action = ACTION_OF[type(move)]
    if s.options.expert:
        if action not in EXPERT:
            yield Problem("CX-14", "expert-swap", "In the expert game there is no swap.")
        if not s.pair:
            yield Problem("CX-14", "no-pair", "You must have taken two identical polygons just now.")
        return
    if action == "give":
        yield Problem("CX-14", "expert-only", "Only in the expert game a polygon is given away.")
        return
    if action not in s.actions[s.turn]:
        yield Problem("CX-9", "marker-used", f"You have used your marker '{action}' already.", (action,))
    if s.acted:
        yield Problem("CX-9", "one-marker", "You have used a marker in this turn already.")


ACTION_OF: dict[type, str] = {m.Remove: "remove", m.Swap: "swap", m.Steal: "steal", m.Give: "give"}


def _exchange_problems(s: State, seat: Seat, move: m.Swap | m.Steal | m.Give) -> Iterator[Problem]:
    """CX-9, CX-14: who has what."""
    gives = move.mine if isinstance(move, m.Swap) else move.kind if isinstance(move, m.Give) else None
    gets = move.theirs if isinstance(move, m.Swap) else move.kind if isinstance(move, m.Steal) else None
    rule = _about(s, move)
    if gives is not None and gives not in kinds_in(s.collections[seat]):
        name = kind_name(gives)
        yield Problem(rule, "not-yours", f"There is no {name} in your collection.", (name,))
    if move.seat == seat or not 0 <= move.seat < s.seats:
        yield Problem(rule, "not-another-player", "That is not another player at this table.", (brief(move.seat),))
    elif gets is not None and gets not in kinds_in(s.collections[move.seat]):
        name = kind_name(gets)
        yield Problem(rule, "not-theirs", f"There is no {name} in the collection of player {move.seat}.", (name,))


def _score_problems(s: State, move: m.Score) -> Iterator[Problem]:
    if move.set not in SETS:
        name = brief(move.set)
        yield Problem("CX-7", "no-such-set", f"There is no set '{name}': a set has one colour or one shape.", (name,))
        return
    four, there = SETS[move.set], present(s.collections[s.turn])
    if there & four != four:
        lacking = tuple(KINDS[kind] for kind, one in enumerate(ONE) if four & one and not there & one)
        yield Problem("CX-7", "not-complete", f"The set is not complete: {', '.join(lacking)} is missing.", lacking)
    stack = brief(move.stack)
    if move.set not in SHAPES:
        if move.stack:
            text = "A colour set takes the marker of its own colour: there is nothing to choose."
            yield Problem("CX-8", "own-stack", text, (stack,))
    elif move.stack and not (move.stack in STACK_OF and s.stacks[STACK_OF[move.stack]]):
        yield Problem("CX-8", "stack-empty", f"There is no marker in the {stack} corner.", (stack,))
    elif not move.stack and any(s.stacks):
        yield Problem("CX-8", "choose-stack", "Choose the stack from which you take a marker.")


def apply(s: State, seat: Seat, move: m.Move) -> Step[State]:
    step: Step[State] = _APPLY[type(move)](s, seat, move)
    return step


T = TypeVar("T")


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
    """CX-5, CX-6: it belongs to the collection at once."""
    kind = s.tray.find(move.polygon).kind
    pair = bool(s.chain) and s.chain[-1].kind == kind
    state = replace(
        s,
        tray=s.tray.without(move.polygon),
        collections=put(s.collections, seat, s.collections[seat] + ONE[kind]),
        chain=(*s.chain, Taken(move.polygon, kind)),
        pair=pair,
        held=True,
    )
    return Step(state, (Took(seat, move.polygon, KINDS[kind], pair),))


def _acted(s: State, action: str, event: Event, **changes: Any) -> Step[State]:
    """CX-9, CX-14: the marker is used up, or the interruption."""
    if s.options.expert:
        return Step(replace(s, pair=False, **changes), (event,))
    left = tuple(other for other in s.actions[s.turn] if other != action)
    return Step(replace(s, acted=True, actions=put(s.actions, s.turn, left), **changes), (event,))


def _remove(s: State, seat: Seat, move: m.Remove) -> Step[State]:
    kind = s.tray.find(move.polygon).kind
    event = Removed(seat, move.polygon, KINDS[kind])
    return _acted(s, "remove", event, tray=s.tray.without(move.polygon), gone=s.gone + ONE[kind])


def _still_held(s: State, kind: int) -> bool:
    """CX-13: one of this kind goes; equal polygons are one as good as the other, so it matters if it is the last."""
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
    """CX-13; CX-14: with it the time for an interruption is over."""
    kind, other = s.chain[-1].kind, partner(seat)
    collections = _moved(s.collections, kind, seat, other)
    state = replace(s, collections=collections, handed=True, held=False, pair=False)
    return Step(state, (Handed(seat, other, KINDS[kind]),))


def _score(s: State, seat: Seat, move: m.Score) -> Step[State]:
    """CX-7, CX-8: the set is discarded, also if there is no marker for it."""
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
    if last and following == s.start:  # CX-10, CX-11: all have had equally many turns
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
