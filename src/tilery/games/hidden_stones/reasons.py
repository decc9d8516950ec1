"""Why somebody would make a move: what it completes, how much closer it brings a card, what it draws."""

from functools import lru_cache

from tilery.engine.chance import Dice
from tilery.engine.reasons import Reason
from tilery.games.hidden_stones import moves as m
from tilery.games.hidden_stones.pieces import CELLS, NEIGHBOURS, flipped, placements, swapped
from tilery.games.hidden_stones.rules import apply
from tilery.games.hidden_stones.view import Held, View, guess

FAR = 4
"""The count of changes stops here: nobody plans further ahead."""
SEARCHED = 4
"""With so many cards at most, all ways to play a turn are looked at: a few milliseconds' work."""
SEED = bytes(32)
"""The end of a turn leads to the same whatever is hidden, so any guess will do."""


class Scores(Reason, frozen=True):
    """HS-6: the card's formation lies on these cells now, and it is worth these points."""

    card: int
    points: int
    cells: tuple[str, ...]


class Completes(Reason, frozen=True):
    """HS-4, HS-5: after the change, this card of the hand lies on these cells; before, it lay nowhere."""

    card: int
    points: int
    cells: tuple[str, ...]


class Prepares(Reason, frozen=True):
    """After the change, this card of the hand needs `changes` more, one fewer than before."""

    card: int
    points: int
    changes: int


class Most(Reason, frozen=True):
    """HS-4 to HS-6: no way to play the rest of this turn brings more than these points, and after the move they can
    still be had."""

    points: int


class Farthest(Reason, frozen=True):
    """HS-4, HS-5: no card of the hand needs more changes on the board after this one than the card that pays."""

    card: int


class Keeps(Reason, frozen=True):
    """HS-7, HS-9: this card stays in the hand, and one change is all that it needs."""

    card: int
    points: int


class Draws(Reason, frozen=True):
    """HS-7, HS-9: how many cards the move brings."""

    cards: int


class NoneLies(Reason, frozen=True):
    """HS-6: no card of the hand can be scored now."""


class Costs(Reason, frozen=True):
    """HS-14: a turn that ends without a scored card brings a penalty; `penalty` is how many there will be."""

    penalty: int


AnyReason = Scores | Completes | Prepares | Most | Farthest | Keeps | Draws | NoneLies | Costs


def reasons(v: View, move: m.Move) -> tuple[AnyReason, ...]:
    if isinstance(move, m.Score):
        [scored] = [held for held in v.hand if held.number == move.card]
        return (Scores(scored.number, scored.points, scored.cells), *_most(v, move.card, v.board, scored.points))
    if isinstance(move, m.Swap | m.Flip):
        return _of_change(v, move)
    if not isinstance(move, m.Pass | m.End):
        return ()
    after = apply(guess(v, Dice(SEED, 0)), v.turn, move).state
    draws = (Draws(after.owed),) if after.owed else ()
    near = tuple(Keeps(held.number, held.points) for held in sorted(v.hand, key=_by_points) if one_away(held, v.board))
    nothing = _most(v, None, v.board, 0)
    if isinstance(move, m.Pass):
        return (*nothing, *near[:1], *draws)
    penalty = (Costs(after.penalties),) if after.penalties > v.penalties else ()
    none_lies = () if nothing or v.may.score or not v.hand else (NoneLies(),)
    return (*penalty, *nothing, *draws, *none_lies, *near[:1])


def one_away(held: Held, board: str) -> bool:
    """Whether one change is all that a card needs."""
    return changes_to(held.formation, board) == 1


def _most(v: View, gone: int | None, board: str, gained: int) -> tuple[Most, ...]:
    """Whether a move loses nothing of what the turn can bring: after it, a card is gone, the stones lie like this, and
    so much was gained. Large hands have too many turns to look at them all while somebody waits."""
    if len(v.hand) > SEARCHED or not v.hand:
        return ()
    most = most_points(v.board, v.hand)
    left = tuple(held for held in v.hand if held.number != gone)
    after = gained + most_points(board, left) if gone is not None else 0
    return (Most(most),) if after == most else ()


@lru_cache(maxsize=64)
def most_points(board: str, hand: tuple[Held, ...]) -> int:
    """The most points that a turn can bring from here on, by all ways to play it."""
    from tilery.games.hidden_stones.bots.search import BOARD_BITS, Turn  # late: rules need no bots

    turn = Turn(board, [held.formation for held in hand])
    scored = {position >> BOARD_BITS for layer in turn.layers for position in layer}
    return max(sum(held.points for place, held in enumerate(hand) if cards >> place & 1) for cards in scored)


def _of_change(v: View, move: m.Swap | m.Flip) -> tuple[Completes | Prepares | Most | Farthest, ...]:
    """What the board after the change is good for, the most valuable card first. The card that pays is gone."""
    after = swapped(v.board, move.a, move.b) if isinstance(move, m.Swap) else flipped(v.board, move.cell)
    most = _most(v, move.card, after, 0)
    completed: list[Completes] = []
    prepared: list[Prepares] = []
    for held in sorted(v.hand, key=_by_points):
        if held.number == move.card:
            continue
        now, then = changes_to(held.formation, v.board), changes_to(held.formation, after)
        if then < now and then == 0:
            completed.append(Completes(held.number, held.points, lying(held.formation, after)))
        elif then < now:
            prepared.append(Prepares(held.number, held.points, then))
    return (*completed, *most, *sorted(prepared, key=lambda one: one.changes), *_farthest(v, move.card, after))


def _farthest(v: View, pays: int, after: str) -> tuple[Farthest, ...]:
    """Why this card pays and not another one. Of two beyond the end of counting, nobody knows which is farther."""
    changes = {held.number: changes_to(held.formation, after) for held in v.hand}
    others = [needed for number, needed in changes.items() if number != pays]
    known = others and max(others) < FAR
    return (Farthest(pays),) if known and changes[pays] >= max(others) > min(others) else ()


def _by_points(held: Held) -> tuple[int, int]:
    return -held.points, held.number


def lying(formation: str, board: str) -> tuple[str, ...]:
    """The cells of the first placement that lies on the board; () if none does."""
    for placement in placements(formation):
        for cell, face in placement:
            if board[cell] != face:
                break
        else:
            return tuple([CELLS[cell] for cell, _ in placement])
    return ()


@lru_cache(maxsize=4096)
def changes_to(formation: str, board: str) -> int:
    """How many swaps and flips it takes until the formation lies on the board; FAR for that many or more.

    >>> changes_to("FF", "FFUHHHSSS"), changes_to("FF", "FUFHHHSSS"), changes_to("FF", "FUBHHHSSS")
    (0, 1, 2)
    >>> changes_to("FF", "FHHHHHSSF"), changes_to("MM", "FUBHHHSSS")
    (3, 4)
    """
    for changes in range(FAR):
        for one in _after(board, changes):
            if lying(formation, one):
                return changes
    return FAR


@lru_cache(maxsize=16)  # three changes lead to thousands of boards, and a hint looks at two
def _after(board: str, changes: int) -> frozenset[str]:
    """All boards that this many swaps and flips lead to."""
    if not changes:
        return frozenset((board,))
    return frozenset(
        changed
        for one in _after(board, changes - 1)
        for changed in (*(swapped(one, a, b) for a, b in NEIGHBOURS), *(flipped(one, cell) for cell in range(9)))
    )
