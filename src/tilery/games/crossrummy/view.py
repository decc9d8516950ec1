"""What one seat, or a spectator, may know; and a full state that would look the same to them."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from tilery.engine.chance import Bits, below, pick, shuffled
from tilery.engine.game import Event, Seat
from tilery.engine.room import once
from tilery.engine.series import Series
from tilery.games.crossrummy.layings import limit
from tilery.games.crossrummy.memory import Knowledge, known_from, known_to
from tilery.games.crossrummy.moves import Cell
from tilery.games.crossrummy.pieces import ACTIONS, ALL_TILES, KINDS, in_order
from tilery.games.crossrummy.rules import PASSED_ON, may_pass, pending, to_give
from tilery.games.crossrummy.scoring import result, round_result, sum_of
from tilery.games.crossrummy.state import Dealt, Drew, HandedOn, Options, Phase, Placed, Sheet, State
from tilery.games.crossrummy.table import Lying, Table


class Line(msgspec.Struct, frozen=True, gc=False):
    """A set or a run on the table: its tiles from left to right or from top to bottom."""

    kind: Literal["set", "run"]
    down: bool
    cell: Cell
    tiles: tuple[str, ...]


class May(msgspec.Struct, frozen=True, gc=False):
    """What the viewer may do now. `give` is how many tiles they have to choose for *pass on*, 0 if none."""

    take: bool = False
    draw: bool = False
    lay: bool = False
    pass_on: bool = False
    draw_three: tuple[Seat, ...] = ()
    give: int = 0
    pass_: bool = msgspec.field(name="pass", default=False)


class View(msgspec.Struct, frozen=True, gc=False):
    """All that a seat may know. `seat` is None for a spectator, who has no rack and may do nothing.

    `limit` is how many groups the table may have after a laying by the viewer, who has opened or opens with it (CR-9,
    CR-11; for a spectator, after a laying by the player to move). `chosen` is what the viewer gives in a *pass on* that
    is not settled yet; nobody knows whether the others have chosen. `sum` is what the viewer's rack would cost now.
    `gone` are the action tiles that have left the game.
    """

    seat: Seat | None
    options: Options
    seats: int
    phase: Phase
    round: int
    start: Seat
    turn: Seat
    rack: tuple[str, ...]
    sum: int
    hands: tuple[int, ...]
    bag: int
    open: tuple[str, ...]
    gap: int | None
    table: tuple[Lying, ...]
    lines: tuple[Line, ...]
    groups: int
    limit: int
    opened: tuple[bool, ...]
    gone: tuple[str, ...]
    chosen: tuple[str, ...] | None
    victim: Seat | None
    passes: int
    may: May
    sheets: tuple[Sheet, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    remembered: Knowledge


def view(s: State, seat: Seat | None) -> View:
    if seat is None:
        return _everybody(s)
    mine = s.hands[seat]
    return replace(
        _everybody(s),
        seat=seat,
        rack=mine,
        sum=sum_of(mine),
        limit=limit(s, seat),
        chosen=s.chosen[seat] if s.chosen else None,
        may=_may(s, seat),
        remembered=known_to(known_from(s.remembered, s.seats), s.seats, seat),
    )


@once
def _everybody(s: State) -> View:
    """What everybody may know: a spectator knows no more."""
    table = Table.known(s.table)
    return View(
        seat=None,
        options=s.options,
        seats=s.seats,
        phase=s.phase,
        round=s.round,
        start=s.start,
        turn=s.turn,
        rack=(),
        sum=0,
        hands=tuple(map(len, s.hands)),
        bag=len(s.bag),
        open=s.open,
        gap=s.gap,
        table=table.lying,
        lines=tuple([Line(KINDS[line.tiles], line.down, line.cell, line.tiles) for line in table.lines]),
        groups=len(table.groups),
        limit=limit(s, s.turn),
        opened=s.opened,
        gone=s.gone,
        chosen=None,
        victim=s.victim,
        passes=s.passes,
        may=NOTHING_TO_DO,
        sheets=s.sheets,
        totals=s.series.totals if s.sheets else (0,) * s.seats,
        winners=result(s).winners if s.phase == "over" else (),
        reason=s.reason,
        remembered=known_to(known_from(s.remembered, s.seats), s.seats, None),
    )


NOTHING_TO_DO = May()


def _may(s: State, seat: Seat) -> May:
    if seat not in pending(s):
        return NOTHING_TO_DO
    if s.phase == "choose":
        return May(give=to_give(s, seat))
    hand = s.hands[seat]
    return May(
        take=bool(s.open),
        draw=bool(s.bag),
        lay=any(tile not in ACTIONS for tile in hand),
        pass_on="pass-on" in hand,
        draw_three=tuple(other for other in range(s.seats) if other != seat) if "draw-three" in hand else (),
        pass_=may_pass(s),
    )


def seen(event: Event, seat: Seat | None) -> Event:
    """Only one player sees what came out of the bag; only two see what was handed on."""
    if isinstance(event, Dealt | Drew) and event.seat != seat:
        return replace(event, tiles=())
    if isinstance(event, HandedOn) and seat not in (event.seat, event.to):
        return replace(event, tiles=())
    return event


def guess(v: View, bits: Bits) -> State:
    """A state that this viewer can't tell from the real one."""
    series = Series(rounds=v.options.rounds, low_wins=True)
    for sheet in v.sheets:
        series = series.add(round_result(sheet))
    known = Counter((*v.rack, *v.open, *v.gone, *(lying.tile for lying in v.table)))
    if v.phase == "over":  # all hands were shown when the game was scored
        hands = list(v.sheets[-1].hands)
        known.update(tile for seat, hand in enumerate(hands) if seat != v.seat for tile in hand)
        bag = list((Counter(ALL_TILES) - known).elements())
    else:
        hands, bag = _dealt(v, Counter(ALL_TILES) - known, bits)
    return State(
        v.options,
        v.seats,
        v.phase,
        round=v.round,
        start=v.start,
        turn=v.turn,
        bag=in_order(bag),
        hands=tuple(hands),
        open=v.open,
        table=table_of(v),
        gone=v.gone,
        opened=v.opened,
        chosen=_choices(v, hands, bits) if v.phase in ("choose", "hand-on") else (),
        gap=v.gap,
        victim=v.victim,
        passes=v.passes,
        series=series,
        sheets=v.sheets,
        reason=v.reason,
        remembered=(v.remembered,),
    )


def _dealt(v: View, hidden: Counter[str], bits: Bits) -> tuple[list[tuple[str, ...]], list[str]]:
    """The hands, and what is left in the bag. Tiles that are known to be in a hand go there first, before the rest is
    dealt."""
    hands = [list(v.rack) if seat == v.seat else [] for seat in range(v.seats)]
    for seat, tile in _fitting_places(v, bits):
        if hidden[tile] and len(hands[seat]) < v.hands[seat]:
            hands[seat].append(tile)
            hidden[tile] -= 1
    rest = shuffled(bits, list(hidden.elements()))
    for seat in sorted(range(v.seats), key=lambda seat: not v.remembered.no_action[seat]):
        if v.remembered.no_action[seat]:  # number tiles first: action tiles must find a place elsewhere
            rest.sort(key=ACTIONS.__contains__)
        count = v.hands[seat] - len(hands[seat])
        hands[seat] += rest[:count]
        rest = rest[count:]
    return [in_order(hand) for hand in hands], rest


TRIES = 100
"""How often loose tiles are shared out anew if a hand can't have what it got."""


def _fitting_places(v: View, bits: Bits) -> list[tuple[Seat, str]]:
    """Known places for which every hand has room, and no action tile where there is none (CR-14). If no such places are
    found, some of the tiles will go elsewhere."""
    found: list[tuple[Seat, str]] = []
    for _ in range(TRIES):
        found = list(_known_places(v.remembered, bits))
        counts = Counter(seat for seat, _ in found)
        wrong = any(tile in ACTIONS and v.remembered.no_action[seat] for seat, tile in found)
        if not wrong and all(counts[seat] <= v.hands[seat] for seat in counts):
            break
    return found


def _known_places(known: Knowledge, bits: Bits) -> Iterator[tuple[Seat, str]]:
    """Where the tiles are that the viewer has seen go into a hand; loose tiles get one of their possible places."""
    for seat, tiles in enumerate(known.held):
        yield from ((seat, tile) for tile in tiles)
    for group in known.loose:
        moved = group.least + below(bits, group.most - group.least + 1)
        for place, tile in enumerate(shuffled(bits, group.tiles)):
            yield (group.giver + (place < moved)) % len(known.held), tile


def _choices(v: View, hands: Sequence[tuple[str, ...]], bits: Bits) -> tuple[tuple[str, ...] | None, ...]:
    """CR-5: what the others give, or None. Until it is settled, somebody has not chosen yet, but nobody knows who."""
    chosen: list[tuple[str, ...] | None] = [
        v.chosen if seat == v.seat else in_order(shuffled(bits, hand)[:PASSED_ON]) for seat, hand in enumerate(hands)
    ]
    if v.phase == "choose":
        others = [seat for seat, hand in enumerate(hands) if hand and seat != v.seat]
        waiting = [seat for seat in others if bits.getrandbits(1)]
        if not waiting and None not in chosen:
            waiting = [pick(bits, others)]
        for seat in waiting:
            chosen[seat] = None
    return tuple(chosen)


def table_of(v: View) -> Table:
    """The table that this viewer sees."""
    return Table([Placed(lying.cell, lying.tile) for lying in v.table])
