"""Why somebody would make a move: what it completes, how much closer it brings a card, what it draws."""

from collections.abc import Iterator
from functools import lru_cache

from tilery.engine.chance import Dice
from tilery.engine.reasons import Reason
from tilery.games.hidden_stones import moves as m
from tilery.games.hidden_stones.pieces import CELLS, FACES, NEIGHBOURS, flipped, placements, swapped
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


class InPlace(Reason, frozen=True):
    """After the change, so many of the stones of this card of the hand lie as it wants them, where it comes closest:
    one more or two more than before."""

    card: int
    points: int
    right: int
    of: int


class InTurn(Reason, frozen=True):
    """HS-4 to HS-6: after the change, this card of the hand can still be scored in this turn; other cards pay for what
    it needs."""

    card: int
    points: int


class TooFar(Reason, frozen=True):
    """HS-4, HS-5: after the change, the card that pays would need at least so many more changes."""

    card: int
    changes: int


class Cheapest(Reason, frozen=True):
    """HS-6: no card of the hand is worth less than the one that pays, and some are worth more."""

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


AnyReason = (
    Scores
    | Completes
    | Prepares
    | Most
    | InPlace
    | InTurn
    | Farthest
    | TooFar
    | Cheapest
    | Keeps
    | Draws
    | NoneLies
    | Costs
)


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


def _of_change(v: View, move: m.Swap | m.Flip) -> tuple[AnyReason, ...]:
    """What the board after the change is good for, the most valuable card first, and why this card pays for it."""
    after = swapped(v.board, move.a, move.b) if isinstance(move, m.Swap) else flipped(v.board, move.cell)
    stay = [held for held in sorted(v.hand, key=_by_points) if held.number != move.card]
    completed: list[Completes] = []
    prepared: list[Prepares] = []
    for held in stay:
        now, then = changes_to(held.formation, v.board), changes_to(held.formation, after)
        if then < now and then == 0:
            completed.append(Completes(held.number, held.points, lying(held.formation, after)))
        elif then < now:
            prepared.append(Prepares(held.number, held.points, then))
    found = (*completed, *_most(v, move.card, after, 0), *sorted(prepared, key=lambda one: one.changes))
    return (*(found or _in_sight(v.board, after, stay)), *_pays(v, move.card, after))


def _in_sight(board: str, after: str, stay: list[Held]) -> Iterator[InPlace | InTurn]:
    """What a change is good for that brings no card nearer as far as changes are counted: the first card of which more
    stones lie right, and the first that can be scored all the same. Each card but that one may pay for a change."""
    for held in stay:
        before, then = in_place(held.formation, board), in_place(held.formation, after)
        if before < then:
            yield InPlace(held.number, held.points, then, sum(face in FACES for face in held.formation))
            break
    for held in stay:
        if changes_to(held.formation, after) < min(len(stay), FAR):
            yield InTurn(held.number, held.points)
            break


def _pays(v: View, pays: int, after: str) -> Iterator[Farthest | TooFar | Cheapest]:
    """Why this card pays and not another one. Of two beyond the end of counting, nobody knows which is farther."""
    changes = {held.number: changes_to(held.formation, after) for held in v.hand}
    others = [needed for number, needed in changes.items() if number != pays]
    points = {held.number: held.points for held in v.hand}
    if others and max(others) < FAR and changes[pays] >= max(others) > min(others):
        yield Farthest(pays)
    elif changes[pays] >= FAR:
        yield TooFar(pays, FAR)
    elif points[pays] == min(points.values()) < max(points.values()):
        yield Cheapest(pays)


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


@lru_cache(maxsize=1024)
def in_place(formation: str, board: str) -> int:
    """How many stones of a formation lie right where it comes closest.

    >>> in_place("FF", "UFBHHHSSS"), in_place("SSS", "UFBHHHSSS"), in_place("TT", "UFBHHHSSS")
    (1, 3, 0)
    """
    return max(sum(board[cell] == face for cell, face in placement) for placement in placements(formation))


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
