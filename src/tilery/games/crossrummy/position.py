"""What a table that somebody has set up must fulfil, so that it can be played on."""

from collections.abc import Iterator
from itertools import chain

from tilery.engine.position import length_faults, piece_faults, seat_faults, sheet_faults
from tilery.games.crossrummy.memory import Knowledge
from tilery.games.crossrummy.pieces import ACTIONS, ALL_TILES, in_order, missing_from
from tilery.games.crossrummy.rules import OPEN, PASSED_ON
from tilery.games.crossrummy.state import State
from tilery.games.crossrummy.table import REACH, Table, group_limit, is_right


def faults(s: State) -> Iterator[str]:
    """What is wrong with a position."""
    if s.phase not in ("play", "choose"):
        yield "A position is set up while players choose what to do."
        return
    yield from seat_faults(s.seats, turn=s.turn, start=s.start)
    yield from length_faults(s.seats, hands=s.hands, opened=s.opened)
    tiles = chain(s.bag, s.open, s.gone, *s.hands, (placed.tile for placed in s.table))
    yield from piece_faults("tile", tiles, ALL_TILES)
    if any(tiles != in_order(tiles) for tiles in (s.bag, s.gone, *s.hands)):
        yield "The bag, the hands and the tiles out of the game are not sorted."
    if not set(s.gone) <= set(ACTIONS):
        yield "Only action tiles leave the game."
    if s.gap is not None or s.victim is not None or not 0 <= s.passes < s.seats:
        yield "Nothing is to be drawn while a player has the turn."
    if len(s.open) > OPEN or (s.bag and len(s.open) < OPEN):
        yield f"{OPEN} tiles lie open while the bag has any."
    yield from _table_faults(s)
    yield from _choice_faults(s)
    yield from _round_faults(s)
    yield from _memory_faults(s)


def _table_faults(s: State) -> Iterator[str]:
    """CR-7 to CR-9: whether the table is right."""
    table = Table.known(s.table)
    if tuple(Table.of(table.cells)) != tuple(s.table):
        yield "The table does not begin with column 0 and row 0, or is not sorted."
    elif any(max(placed.cell) >= REACH for placed in s.table):
        yield "The table is too large."
    elif not is_right(table.cells):
        yield "Every tile on the table must be in a set or run, and every line must be one."
    elif len(s.opened) == s.seats and table.group_count > group_limit(s.seats, s.opened):
        yield "There are too many groups on the table."
    if any(placed.tile in ACTIONS for placed in s.table):
        yield "An action tile lies on the table."


def _choice_faults(s: State) -> Iterator[str]:
    """CR-5: whether what was chosen can be handed on."""
    if s.phase == "play":
        if s.chosen:
            yield "Nothing is passed on now."
        return
    yield from length_faults(s.seats, chosen=s.chosen)
    for hand, tiles in zip(s.hands, s.chosen, strict=False):
        count = min(PASSED_ON, len(hand))
        if (tiles is None and not hand) or (tiles is not None and (len(tiles) != count or missing_from(hand, tiles))):
            yield "Somebody has chosen tiles that they can't pass on."


def _round_faults(s: State) -> Iterator[str]:
    """CR-12, CR-13: whether the game is still on."""
    if (s.series.rounds, s.series.target, s.series.low_wins) != (s.options.rounds, None, True):
        yield "The games of the position are not those of the series."
    elif s.series.over or s.round != len(s.series.results) + 1:
        yield "All games of the series are played."
    yield from sheet_faults(s.seats, s.series.results, s.sheets)


def _memory_faults(s: State) -> Iterator[str]:
    """Whether what is known from before, and what was seen since, can be made sense of."""
    known = [one for one in s.remembered if isinstance(one, Knowledge)]
    for one in known:
        yield from length_faults(s.seats, held=one.held, no_action=one.no_action)
        for group in one.loose:
            yield from seat_faults(s.seats, giver=group.giver)
            if not 0 <= group.least <= group.most <= len(group.tiles):
                yield "What is remembered of the tiles that were handed on is wrong."
    if len(known) not in (0, 1, s.seats + 1):
        yield "What is remembered is known to all, or to each by themselves."
    for sight in s.remembered[len(known) :]:
        if isinstance(sight, Knowledge):
            yield "What was known before comes before what was seen."
            return
        yield from seat_faults(s.seats, seat=sight.seat)
        if sight.deed == "took" and len(sight.tiles) != 1:
            yield "One open tile is taken, no more and no fewer."
        if sight.deed == "handed on":
            yield from length_faults(s.seats, hands=sight.hands, given=sight.given)
            if any(map(missing_from, sight.hands, sight.given)):
                yield "Somebody has handed on tiles that they did not hold."
