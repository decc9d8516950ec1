"""Whether a reason for a move of Crossrummy is true, by the rules on the full state."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import permutations

from tilery.engine import Seat
from tilery.engine.reasons import Reason
from tilery.engine.room import without
from tilery.games.crossrummy import moves as m
from tilery.games.crossrummy import reasons as r
from tilery.games.crossrummy.pieces import KINDS, NUMBERS
from tilery.games.crossrummy.rules import apply
from tilery.games.crossrummy.scoring import sum_of
from tilery.games.crossrummy.state import Laid, RoundOver, State
from tilery.games.crossrummy.table import Cells, lines


def holds(s: State, seat: Seat, move: m.Move, reason: Reason) -> bool:
    events, hand = apply(s, seat, move).events, s.hands[seat]
    laid = next((event for event in events if isinstance(event, Laid)), None)
    match reason:
        case r.GoesOut():
            return any(isinstance(event, RoundOver) and event.out == seat for event in events)
        case r.Opens():
            return laid is not None and laid.opens
        case r.Lays(tiles, points, left):
            assert laid is not None
            stays = without(hand, *(one.tile for one in laid.laid))
            return (tiles, left, points) == (len(laid.laid), laid.left, sum_of(hand) - sum_of(stays))
        case r.Makes(kind, tiles):
            assert laid is not None
            before = {placed.cell: placed.tile for placed in s.table}
            new = {one.cell for one in laid.laid}
            with_new = {line.tiles for line in lines(after(before, laid)) if new & set(line.cells)}
            return tiles in with_new and KINDS[tiles] == kind and tiles not in {line.tiles for line in lines(before)}
        case r.Crosses(tile):
            assert laid is not None
            now = lines(after({placed.cell: placed.tile for placed in s.table}, laid))
            return any(sum(one.cell in line.cells for line in now) == 2 for one in laid.laid if one.tile == tile)
        case r.Keeps(tile, kind, other):
            assert laid is not None
            stays = without(hand, *(one.tile for one in laid.laid))
            both = stays.count(tile) > 0 and stays.count(other) > (tile == other)
            return both and any(kind in kinds_of((tile, other, third)) for third in NUMBERS)
        case r.Together(tiles, of):
            assert isinstance(move, m.Take)
            held = Counter(one for one in hand if one in NUMBERS)
            more = held + Counter([move.tile])
            return more.total() == of and most_used(more) == tiles > most_used(held)
        case r.Completes(tile, kind, tiles):
            return tile in s.open and set(tiles) <= set(hand) and kind in kinds_of((tile, *tiles))
        case r.Pairs(tile, kind, other):
            thirds = set(NUMBERS) - {tile, other}
            return other in hand and any(kind in kinds_of((tile, other, third)) for third in thirds)
        case r.NoneOpenCompletes():
            return not any(kinds_of((tile, a, b)) for tile in s.open for a, b in pairs(hand))
        case r.MayComplete(tiles, unseen):
            hidden = [*s.bag, *(tile for other, held in enumerate(s.hands) if other != seat for tile in held)]
            fit = [tile for tile in hidden if tile in NUMBERS and any(kinds_of((tile, a, b)) for a, b in pairs(hand))]
            return isinstance(move, m.Draw) and (len(fit), len(hidden)) == (tiles, unseen)
        case r.Sheds(points):
            gone = move.tiles if isinstance(move, m.Give) else without(hand, *apply(s, seat, move).state.hands[seat])
            return sum_of(gone) == points
        case r.Fewest(other, tiles):
            drawn = len(s.bag) > 0 and apply(s, seat, move).state.phase == "three"
            least = min(len(held) for one, held in enumerate(s.hands) if one != seat)
            return drawn and other != seat and len(s.hands[other]) == tiles == least
        case r.FitsNothing(tiles):
            assert isinstance(move, m.Give)
            stays = without(hand, *move.tiles)
            near = (kinds_of((tile, other, third)) for tile in tiles for other in set(stays) for third in NUMBERS)
            return set(tiles) <= set(move.tiles) and bool(stays) and not any(near)
    return False


def most_used(tiles: Counter[str]) -> int:
    """CR-7: how many of these tiles lines can use up."""
    return _most_used(tuple(sorted(tiles.elements())))


@cache
def _most_used(tiles: tuple[str, ...]) -> int:
    if not tiles:
        return 0
    held = Counter(tiles)
    lines_with = {tuple(sorted(line)) for line in LINES_WITH[tiles[0]] if not Counter(line) - held}
    return max([_most_used(tiles[1:]), *(len(line) + most_used(held - Counter(line)) for line in lines_with)])


LINES_WITH = {tile: [line for line in KINDS if tile in line] for tile in NUMBERS}


def kinds_of(tiles: Iterable[str]) -> set[str]:
    """CR-7: whether these make a set or a run in some order; the same tile twice makes neither."""
    return {KINDS[order] for order in permutations(tiles) if order in KINDS}


def pairs(hand: tuple[str, ...]) -> list[tuple[str, str]]:
    held = sorted(set(hand))
    return [(a, b) for a in held for b in held if a < b]


def after(before: Cells, laid: Laid) -> Cells:
    """The table that the log tells of."""
    right, down = laid.shift
    gone = {one.cell for one in laid.moved}
    stays = {(x + right, y + down): tile for (x, y), tile in before.items() if (x, y) not in gone}
    return stays | {one.to: one.tile for one in laid.moved} | {one.cell: one.tile for one in laid.laid}
