"""The rules: set-up, legal moves, what is wrong with a move, and what a move leads to."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from tilery.engine.chance import Bits, below, pick
from tilery.engine.draws import Drawing
from tilery.engine.errors import Illegal, Problem, brief
from tilery.engine.game import CHANCE, Event, Seat, Step
from tilery.engine.odds import Odds, even, one_by_one, sample
from tilery.engine.room import ALONE, CHANCE_ONLY, NOBODY, put, without
from tilery.engine.series import Series
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy.layings import carried_out, limit, problems_of
from tilery.games.crossrummy.memory import Sight, seen
from tilery.games.crossrummy.pieces import ALL_TILES, and_one, in_order, missing_from
from tilery.games.crossrummy.samples.bits import ACTION_BITS, BIT, bits_of
from tilery.games.crossrummy.samples.listing import Listing, Plan
from tilery.games.crossrummy.samples.search import layings
from tilery.games.crossrummy.scoring import finished, round_result
from tilery.games.crossrummy.state import (
    Begins,
    Dealt,
    Drew,
    HandedOn,
    Opened,
    Options,
    Over,
    Passed,
    Played,
    RoundOver,
    State,
    Took,
)
from tilery.games.crossrummy.table import EMPTY, Table

HAND = 15
OPEN = 6
"""CR-2: how many tiles each player gets, and how many lie open."""
THREE = 3
PASSED_ON = 2
"""CR-5: how many tiles *draw three* draws, and how many *pass on* gives away."""
DUE = {"deal": HAND, "open": OPEN, "refill": 1, "draw": 1, "three": THREE}
"""How many tiles come out of the bag in each phase."""


def setup(options: Options, seats: int) -> State:
    """An empty table; chance says who begins and deals."""
    if options.start is not None and options.start >= seats:
        raise Illegal([Problem("CR-2", "no-such-seat", f"Seat {options.start} can't begin: nobody sits there.")])
    series = Series(rounds=options.rounds, low_wins=True)
    state = _new_round(State(options, seats, "start", series=series), 1)
    return state if options.start is None else replace(state, phase="deal", start=options.start, turn=options.start)


def _new_round(s: State, number: int) -> State:
    """CR-13: each game of a series begins like the first, with a new draw for the start player."""
    return replace(
        s,
        phase="start",
        round=number,
        start=0,
        turn=0,
        bag=ALL_TILES,
        hands=((),) * s.seats,
        open=(),
        table=EMPTY,
        gone=(),
        opened=(False,) * s.seats,
        chosen=(),
        gap=None,
        victim=None,
        passes=0,
        remembered=(),
    )


def pending(s: State) -> frozenset[Seat]:
    if s.phase == "play":
        return ALONE[s.turn]
    if s.phase == "choose":  # CR-5: all who hold a tile are asked at once
        return frozenset(seat for seat, tiles in enumerate(s.chosen) if tiles is None)
    return NOBODY if s.phase == "over" else CHANCE_ONLY


def may_pass(s: State) -> bool:
    """CR-14: whether there is nothing to take, nothing to draw and no action tile. It doesn't check for layings."""
    return not s.bag and not s.open and not bits_of(s.hands[s.turn]) & ACTION_BITS


def to_give(s: State, seat: Seat) -> int:
    """CR-5: how many tiles this player has to choose for *pass on*."""
    return min(PASSED_ON, len(s.hands[seat]))


def due(s: State) -> int:
    """How many tiles chance has to draw now; CR-14: never more than the bag has."""
    return min(DUE.get(s.phase, 0), len(s.bag))


def moves(s: State, seat: Seat) -> Sequence[m.Move]:
    """All legal moves except for layings and tiles to give; of those, a sample."""
    if seat == CHANCE:
        return _chance_moves(s)
    if s.phase == "choose":
        return _gives(s, seat) if seat in pending(s) else []
    if s.phase != "play" or seat != s.turn:
        return []
    held = bits_of(s.hands[seat])
    lying = s.open if len(set(s.open)) == len(s.open) else dict.fromkeys(s.open)  # a set is quicker, and mostly enough
    found: list[Any] = list(map(m.TAKES.__getitem__, lying))
    if s.bag:
        found.append(m.DRAW)
    found += (planned := sampled(s, seat, held))
    if held & ACTION_BITS:
        found += _actions(s, seat, held)
    elif not s.bag and not s.open:  # CR-14
        found.append(m.PASS)
    return Listing(found) if planned else found


def sampled(s: State, seat: Seat, held: int) -> list[Plan]:
    """Some of what a player can lay with these tiles in the hand. Each laying is made when somebody asks for it."""
    table = Table.known(s.table)
    return layings(table, s.hands[seat], held, s.opened[seat], table.group_count < limit(s, seat))


def _actions(s: State, seat: Seat, held: int) -> list[m.Move]:
    """CR-5: what a player can do with action tiles."""
    found: list[m.Move] = [m.PASS_ON] if held & BIT["pass-on"] else []
    if held & BIT["draw-three"]:
        found += [m.DRAW_THREES[other] for other in range(s.seats) if other != seat]
    return found


def _chance_moves(s: State) -> list[m.Move]:
    """Who may begin, or one tile to draw; a whole hand can come out of the bag in too many ways to list."""
    if due(s) == 1:
        return list(map(m.DRAWN.__getitem__, dict.fromkeys(s.bag)))
    if s.phase == "start":
        return [m.Begin(seat) for seat in range(s.seats)]
    return [m.HAND_ON] if s.phase == "hand-on" else []


def _gives(s: State, seat: Seat) -> Sequence[m.Move]:
    """A sample: tiles side by side in the rack, and the outermost two."""
    hand = s.hands[seat]
    if to_give(s, seat) < PASSED_ON:
        return [m.Give(hand)]
    return Listing([(m.Give, pair) for pair in dict.fromkeys((*pairwise(hand), (hand[0], hand[-1])))])


def chance(s: State, bits: Bits) -> m.Move:
    if s.phase == "start":
        return m.Begin(below(bits, s.seats))
    if s.phase == "hand-on":
        return m.HAND_ON
    if (count := due(s)) == 1:
        return m.DRAWN[pick(bits, s.bag)]
    bag = list(s.bag)
    return m.Drawn(tuple([bag.pop(below(bits, len(bag))) for _ in range(count)]))


def odds(s: State) -> Odds[m.Move]:
    """A whole hand can come out of the bag in too many ways to list, and mostly three tiles too."""
    if s.phase == "start":
        return even(m.Begin(seat) for seat in range(s.seats))
    if s.phase == "hand-on":
        return even([m.HAND_ON])
    if (count := due(s)) == 1:
        return even(m.DRAWN[tile] for tile in s.bag)
    return one_by_one(s.bag, count, m.Drawn) or sample(chance, s)


def drawing(s: State) -> Drawing[m.Move] | None:
    """Tiles for a player, or for the table where they lie open."""
    seat = CHANCE if s.phase in ("open", "refill") else s.turn if s.victim is None else s.victim
    return Drawing(seat, s.bag, m.Drawn, count) if (count := due(s)) else None


def check(s: State, seat: Seat, move: m.Move) -> tuple[Problem, ...]:
    return tuple(_problems(s, seat, move))


def _problems(s: State, seat: Seat, move: m.Move) -> Iterator[Problem]:
    if s.phase == "over":
        yield Problem(s.sheets[-1].reason, "over", "The game is over.")
        return
    if isinstance(move, m.Drawn | m.HandOn | m.Begin):
        yield from _chance_problems(s, seat, move)
        return
    if not 0 <= seat < s.seats:
        yield Problem("CR-2", "not-your-turn", "It is not your turn.", (brief(seat),))
        return
    if isinstance(move, m.Give):
        yield from _give_problems(s, seat, move)
        return
    if s.phase != "play" or seat != s.turn:
        yield Problem("CR-2", "not-your-turn", "It is not your turn.", (brief(seat),))
    if isinstance(move, m.Lay):  # a plan made while others play is checked, too
        yield from problems_of(s, seat, move)
    elif isinstance(move, m.Take):
        if move.tile not in s.open:
            yield Problem("CR-3", "not-open", f"No {brief(move.tile)} lies open.", (brief(move.tile),))
    elif isinstance(move, m.Draw):
        if not s.bag:
            yield Problem("CR-4", "bag-empty", "The bag is empty.")
    elif isinstance(move, m.Pass):
        if not may_pass(replace(s, turn=seat)):
            text = "You may pass only when there is nothing to take or draw and you hold no action tile."
            yield Problem("CR-14", "may-not-pass", text)
    else:
        yield from _action_problems(s, seat, move)


def _chance_problems(s: State, seat: Seat, move: m.Drawn | m.HandOn | m.Begin) -> Iterator[Problem]:
    """Chance moves are checked too: a record may have been tampered with."""
    if isinstance(move, m.Begin):
        if seat != CHANCE or s.phase != "start":
            yield Problem("CR-2", "not-due", "It is settled who begins.")
        elif not 0 <= move.seat < s.seats:
            yield Problem("CR-2", "no-such-seat", f"Seat {brief(move.seat)} can't begin: nobody sits there.")
    elif isinstance(move, m.HandOn):
        if seat != CHANCE or s.phase != "hand-on":
            yield Problem("CR-5", "not-due", "Nothing is to be handed on now.")
    elif seat != CHANCE or not due(s):
        yield Problem("CR-4", "not-due", "Nothing is to be drawn now.")
    else:
        if len(move.tiles) != due(s):
            yield Problem("CR-4", "draw-count", f"{due(s)} tiles are drawn, not {len(move.tiles)}.")
        if missing := missing_from(s.bag, move.tiles):
            yield Problem("CR-1", "not-in-bag", f"Not in the bag: {' '.join(missing)}.", missing)


def _give_problems(s: State, seat: Seat, move: m.Give) -> Iterator[Problem]:
    if s.phase != "choose":
        yield Problem("CR-5", "nothing-to-give", "Nothing is passed on now.")
        return
    if s.chosen[seat] is not None:
        yield Problem("CR-5", "chosen-already", "You have chosen already.")
    if len(move.tiles) != to_give(s, seat):
        yield Problem("CR-5", "give-count", f"You pass on {to_give(s, seat)} of your tiles, not {len(move.tiles)}.")
    if missing := missing_from(s.hands[seat], move.tiles):
        yield Problem("CR-5", "not-in-hand", f"Not in your hand: {' '.join(missing)}.", missing)


def _action_problems(s: State, seat: Seat, move: m.PassOn | m.DrawThree) -> Iterator[Problem]:
    action = "pass-on" if isinstance(move, m.PassOn) else "draw-three"
    if action not in s.hands[seat]:
        yield Problem("CR-5", "no-action-tile", f"You hold no {action}.", (action,))
    if isinstance(move, m.DrawThree) and (move.victim == seat or not 0 <= move.victim < s.seats):
        yield Problem("CR-5", "bad-victim", "Another player draws three, not you.", (brief(move.victim),))


def apply(s: State, seat: Seat, move: m.Move) -> Step[State]:
    return _APPLY[type(move)](s, seat, move)


def _and(hands: tuple[tuple[str, ...], ...], seat: Seat, tiles: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    hand = hands[seat]
    return put(hands, seat, and_one(hand, *tiles) if len(tiles) == 1 else in_order((*hand, *tiles)))


def _begin(s: State, _: Seat, move: m.Begin) -> Step[State]:
    return Step(replace(s, phase="deal", start=move.seat, turn=move.seat), (Begins(move.seat, s.round),), True)


def _drawn(s: State, _: Seat, move: m.Drawn) -> Step[State]:
    tiles = move.tiles
    bag = without(s.bag, *tiles)
    if s.phase == "open":
        return Step(replace(s, phase="play", bag=bag, open=tiles), (Opened(tiles, 0),), True)
    if s.phase == "refill":
        place = s.gap or 0
        lying = s.open[:place] + tiles + s.open[place:]
        state = replace(s, phase="play", turn=(s.turn + 1) % s.seats, bag=bag, open=lying, gap=None)
        return Step(state, (Opened(tiles, place),), True)  # whoever took a tile is not out
    seat = s.turn if s.victim is None else s.victim
    hands = _and(s.hands, seat, tiles)
    if s.phase == "deal":  # CR-2: clockwise from the start player
        following = (seat + 1) % s.seats
        state = replace(s, bag=bag, hands=hands, turn=following, phase="open" if following == s.start else "deal")
        return Step(state, (Dealt(seat, len(tiles), in_order(tiles)),), True)
    drew = Drew(seat, len(tiles), tiles if len(tiles) == 1 else in_order(tiles))
    return _end_turn(s, (drew,), reveals=True, bag=bag, hands=hands, victim=None)


def _take(s: State, seat: Seat, move: m.Take) -> Step[State]:
    place = s.open.index(move.tile)
    lying = s.open[:place] + s.open[place + 1 :]
    hands = put(s.hands, seat, and_one(s.hands[seat], move.tile))
    remembered = seen(s.remembered, Sight("took", seat, (move.tile,)))
    events = (Took(seat, move.tile, place),)
    state = replace(s, phase="refill", hands=hands, open=lying, gap=place, passes=0, remembered=remembered)
    return Step(state, events) if s.bag else _end_turn(state, events, gap=None)  # CR-14: nothing left to refill with


def _draw(s: State, _: Seat, __: m.Draw) -> Step[State]:
    return Step(replace(s, phase="draw", passes=0), (), True)


def _pass_on(s: State, seat: Seat, _: m.PassOn) -> Step[State]:
    state = _played(s, seat, "pass-on")
    chosen = tuple(None if hand else () for hand in state.hands)
    state = replace(state, phase="choose" if None in chosen else "hand-on", chosen=chosen)
    # No undo from here on: if undo ended later, that would tell that somebody has chosen.
    return Step(state, (Played(seat, "pass-on", None),), True)


def _give(s: State, seat: Seat, move: m.Give) -> Step[State]:
    """CR-5: nobody is told, and nothing happens before all have chosen. A choice can't be undone: whether it was the
    last one is news."""
    chosen = put(s.chosen, seat, move.tiles)
    return Step(replace(s, phase="choose" if None in chosen else "hand-on", chosen=chosen), (), True)


def _hand_on(s: State, _: Seat, __: m.HandOn) -> Step[State]:
    given = tuple([tiles or () for tiles in s.chosen])
    hands = tuple(in_order((*without(hand, *given[seat]), *given[seat - 1])) for seat, hand in enumerate(s.hands))
    events = tuple(HandedOn(seat, (seat + 1) % s.seats, len(tiles), tiles) for seat, tiles in enumerate(given) if tiles)
    remembered = seen(s.remembered, Sight("handed on", s.turn, hands=s.hands, given=given))
    return _end_turn(s, events, reveals=True, hands=hands, chosen=(), remembered=remembered)


def _draw_three(s: State, seat: Seat, move: m.DrawThree) -> Step[State]:
    state = _played(s, seat, "draw-three")
    events = (Played(seat, "draw-three", move.victim),)
    if s.bag:
        return Step(replace(state, phase="three", victim=move.victim), events, True)
    return _end_turn(state, events)  # CR-14: nothing is left to draw


def _played(s: State, seat: Seat, action: str) -> State:
    hands = put(s.hands, seat, without(s.hands[seat], action))
    remembered = seen(s.remembered, Sight("showed", seat, (action,)))
    return replace(s, hands=hands, gone=in_order((*s.gone, action)), passes=0, remembered=remembered)


def _lay(s: State, seat: Seat, move: m.Lay) -> Step[State]:
    tiles = tuple([one.tile for one in move.laid])
    hand = without(s.hands[seat], *tiles)
    table, event = carried_out(s, seat, move, left=len(hand))
    return _end_turn(
        s,
        (event,),
        table=table,
        hands=put(s.hands, seat, hand),
        opened=s.opened if s.opened[seat] else put(s.opened, seat, True),
        passes=0,
        remembered=seen(s.remembered, Sight("showed", seat, tiles)),
    )


def _pass(s: State, seat: Seat, _: m.Pass) -> Step[State]:
    passes = s.passes + 1
    remembered = seen(s.remembered, Sight("passed", seat))
    if passes == s.seats and s.hands[seat]:
        return _end_round(replace(s, passes=passes, remembered=remembered), "CR-14", None, (Passed(seat),))
    return _end_turn(s, (Passed(seat),), passes=passes, remembered=remembered)


_APPLY: dict[type[m.Move], Callable[[State, Seat, Any], Step[State]]] = {
    m.Begin: _begin,
    m.Drawn: _drawn,
    m.Take: _take,
    m.Draw: _draw,
    m.PassOn: _pass_on,
    m.Give: _give,
    m.HandOn: _hand_on,
    m.DrawThree: _draw_three,
    m.Lay: _lay,
    m.Pass: _pass,
}


def _end_turn(s: State, events: tuple[Event, ...], *, reveals: bool = False, **changes: Any) -> Step[State]:
    """With these changes, the turn is over. They come one by one, so that the state is copied only once."""
    hands = changes.get("hands", s.hands)
    if not hands[s.turn]:  # CR-12: only at the end of the player's own turn
        return _end_round(replace(s, **changes), "CR-12", s.turn, events)
    return Step(replace(s, phase="play", turn=(s.turn + 1) % s.seats, **changes), events, reveals)


def _end_round(s: State, rule: str, out: Seat | None, events: tuple[Event, ...]) -> Step[State]:
    """Score the game; then it is all over, or the next game of the series begins (CR-13)."""
    sheet = finished(s, rule, out)
    series = s.series.add(round_result(sheet))
    events += (RoundOver(s.round, rule, out, sheet.hands, sheet.points, series.totals),)
    state = replace(s, series=series, sheets=(*s.sheets, sheet))
    if not series.over:
        return Step(_new_round(state, s.round + 1), events, True)
    reason = rule if s.options.rounds == 1 else "CR-13"
    return Step(replace(state, phase="over", reason=reason), (*events, Over(reason)), True)
