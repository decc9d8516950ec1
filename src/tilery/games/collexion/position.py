"""What a table that somebody has set up must fulfil, so that it can be played on."""

from collections.abc import Iterator

from tilery.engine.position import length_faults, piece_faults, seat_faults
from tilery.games.collexion.pieces import ACTIONS, KINDS, POINTS, POLYGONS, counts
from tilery.games.collexion.state import TAKES, State, may_hand, may_stop_taking


def faults(s: State) -> Iterator[str]:
    """What is wrong with a position."""
    if s.phase != "play":
        yield "A position is set up while a player has the turn."
        return
    yield from seat_faults(s.seats, turn=s.turn, start=s.start)
    yield from length_faults(s.seats, collections=s.collections, won=s.won, actions=s.actions)
    yield from length_faults(4, stacks=s.stacks)
    full = 1 << 3 * len(KINDS)
    if not all(0 <= collection < full for collection in (*s.collections, s.gone)):
        yield "A collection has no such polygons."
        return
    piles = [counts(collection) for collection in (*s.collections, s.gone)]
    there = [kind for pile in piles for kind, number in enumerate(pile) for _ in range(number)]
    yield from piece_faults("polygon", [KINDS[kind] for kind in (*there, *(one.kind for one in s.tray))], ALL)
    yield from _marker_faults(s)
    yield from _turn_faults(s)


ALL = [KINDS[kind] for kind in POLYGONS]


def _marker_faults(s: State) -> Iterator[str]:
    """CX-2, CX-3: whether every marker is in one place."""
    if not all(0 <= stack <= len(POINTS) for stack in s.stacks):
        yield f"A stack has up to {len(POINTS)} point markers."
        return
    left = [points for stack in s.stacks for points in POINTS[len(POINTS) - stack :]]
    won = [points for markers in s.won for points in markers]
    yield from piece_faults("point marker", (*left, *won), POINTS * 4)
    if any(list(markers) != sorted(markers) for markers in s.won):
        yield "The point markers are not sorted."
    if any(list(own) != [action for action in ACTIONS if action in own] for own in s.actions):
        yield "A player has each action marker once at most."
    if s.options.expert and any(s.actions):
        yield "The expert game has no action markers."


def _turn_faults(s: State) -> Iterator[str]:
    """CX-5, CX-13: whether the turn can have come this far."""
    if len(s.chain) > TAKES:
        yield f"At most {TAKES} polygons are taken in a turn."
    if any(not 0 <= one.kind < len(KINDS) or not 0 <= one.id < len(POLYGONS) for one in s.chain):
        yield "There is no such polygon."
    elif any(s.tray.has(one.id) for one in s.chain):
        yield "What was taken is not in the tray."
    if (s.held or s.handed) and not s.chain:
        yield "Nothing was taken, so nothing can be handed over."
    elif may_hand(s) and not counts(s.collections[s.turn])[s.chain[-1].kind]:
        yield "What was taken last is not in the collection."
    if s.pair and not (len(s.chain) > 1 and s.chain[-1].kind == s.chain[-2].kind):
        yield "There is no pair."
    if s.scoring and not may_stop_taking(s):
        yield "Scoring begins when taking has ended."
    if s.last not in ("", "CX-10", "CX-11"):
        yield "No such rule makes this the last round."
