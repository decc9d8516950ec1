"""How a request is handled: authenticate, answered, active, stale, apply, commit, tell. Each is a function here."""

from typing import Literal

from msgspec.structs import replace

from tilery.engine.data import Data, move_of, position_text
from tilery.engine.errors import Illegal, Problem, TileryError, Unreadable
from tilery.engine.game import CHANCE, Seat
from tilery.engine.match import AnyMatch
from tilery.tables.neighbours import Note
from tilery.tables.store.library_row import library_row
from tilery.tables.store.rows import LibraryRow, LogRow
from tilery.tables.store.store import Store
from tilery.tables.table.client import Holder
from tilery.tables.table.following import catch_up, kept, playing, tell_or_say_why
from tilery.tables.table.game_log import Step, begin_again, branch, chances, is_dealt
from tilery.tables.table.table import Table
from tilery.tables.wire import messages as wire
from tilery.tables.wire.refusal import Conflict, Refusal, deleted

Change = wire.Move | wire.Undo | wire.Rematch
"""The requests that make a step of the table."""
TRIES = 5
"""How often a request is carried out anew because another process was faster each time."""


async def carry_out(
    store: Store, table: Table, holder: Holder, request: Change | wire.Check, stood_in: float | None = None
) -> wire.Done | wire.Checked:
    """Do what the holder of a seat asks for, or raise Refusal with nothing changed. `stood_in`: a bot asks for
    somebody else, and this is when it began to think."""
    if isinstance(request, wire.Check):
        authenticate(holder, request)
        active(table, request)
        return check(table, request)
    async with table.lock:
        if request.seq > table.seq and not table.neighbours.alone:  # they have seen it elsewhere
            await catch_up(store, table)
        tries = TRIES
        while True:
            try:
                return await once(store, table, holder, request, stood_in)
            except Conflict:  # another process was faster, and the table has followed it: judge the request anew
                tries -= 1
                if not tries:
                    raise


async def once(store: Store, table: Table, holder: Holder, request: Change, stood_in: float | None) -> wire.Done:
    """Carry out a change under the table's lock. Conflict: another process was faster."""
    authenticate(holder, request)
    if first := await answered(store, table, request):
        return first
    active(table, request)
    stale(table, request)
    if stood_in is not None and not table.may_stand_in(request.seat):
        raise Refusal("stale", "Whoever sits there is back.")
    step = apply(table, request, stood_in)
    await commit(store, table, step)
    tell_or_say_why(table, step)
    return wire.Done(request.id, step.row.seq)


def authenticate(holder: Holder, request: wire.Request) -> None:
    """Refuses a request for a seat that the asker doesn't hold at this moment."""
    if request.seat not in (holder.seats or ()):
        raise Refusal("not-your-seat", f"You don't sit on seat {request.seat}.")


async def answered(store: Store, table: Table, request: Change) -> wire.Done | None:
    """The first answer to a request that is sent again; None if it is new. Refuses an id that was used for something
    else. Repeats are rare, so the earlier request is read from the store."""
    seq = table.answers.get(request.id)
    if seq is None:
        return None
    row = await store.step(table.id, seq)
    if row is None or not repeats(table, request, row):
        raise Refusal("repeated", "This request id was used before, for something else.")
    return wire.Done(request.id, seq)


def repeats(table: Table, request: Change, row: LogRow) -> bool:
    """Whether this row came from the same request."""
    same = (row.kind, row.seat) == (kind_of(request), request.seat) and row.seq > request.seq
    return same and (not isinstance(request, wire.Move) or means(table, request.move, row.move))


def active(table: Table, request: wire.Request) -> None:
    """Refuses a request that comes at the wrong time. Whose turn it is to move is a matter of the rules."""
    if table.deleted:
        raise deleted()
    if table.match is None:
        raise Refusal("not-started", "The game starts as soon as every seat is taken.")
    if isinstance(request, wire.Rematch) and not table.match.over:
        raise Refusal("not-over", "A new game can begin when this one is over.")
    if isinstance(request, wire.Hint) and not table.row.hints:
        raise Refusal("no-hints", "There are no hints at this table.")
    if isinstance(request, wire.Hint) and request.seat not in table.match.pending:
        raise Refusal("not-your-turn", "You can ask for a hint when it is your turn.")


def stale(table: Table, request: Change | wire.Hint) -> None:
    """Refuses a request from somebody who hasn't seen the latest step, unless it has only `crossed` others."""
    behind = table.seq - request.seq
    if behind and not (isinstance(request, wire.Move) and crossed(playing(table), request.seat, behind)):
        raise Refusal("stale", f"The table is at step {table.seq}; you have seen {request.seq}.")


def crossed(match: AnyMatch, seat: Seat, behind: int) -> bool:
    """Whether since then only others have made their choices. Where several choose at once, nobody waits for anybody,
    so a choice that has crossed others is still good."""
    if not 0 < behind <= len(match.log):
        return False
    for number in range(len(match.log) - behind, len(match.log)):
        mover = match.log[number].seat
        if mover in (CHANCE, seat) or not {seat, mover} <= match.pending_before(number):
            return False
    return seat in match.pending


def check(table: Table, request: wire.Check) -> wire.Checked:
    """What speaks against a move, for somebody who only asks."""
    match = playing(table)
    try:
        return wire.Checked(request.id, match.check(request.seat, move_of(match.game, request.move)))
    except Unreadable as error:
        raise Refusal("unreadable", str(error)) from None


def sign(table: Table, holder: Holder, request: wire.Sign) -> wire.Done:
    """Let everybody see a friendly sign. There is nothing to store and nothing to wait for."""
    authenticate(holder, request)
    active(table, request)
    table.sign(request.seat, request.sign)
    table.neighbours.tell(Note(table.id, sign=(request.seat, request.sign)))
    return wire.Done(request.id, table.seq)


def apply(table: Table, request: Change, stood_in: float | None = None) -> Step:
    """What the request leads to by the rules, on a copy of the match: the table stays as it is."""
    match = branch(playing(table))
    before = len(match.log)
    row = LogRow(
        table.seq + 1,
        kind_of(request),
        seat=request.seat,
        request_id=request.id,
        spent=table.timing.used(request.seat, stood_in),
        stand_in=stood_in is not None,
    )
    try:
        if isinstance(request, wire.Move):
            move = move_of(match.game, request.move)
            match.play(request.seat, move)
            row = replace(row, move=match.game.write(move), chance=chances(match, before + 1))
            return Step(row, match, before)
        if isinstance(request, wire.Undo):
            if before - 1 in table.stand_ins:
                raise Illegal([Problem("undo", "stand-in", "What a bot did for you stands.")])
            match.undo(request.seat)
            return Step(row, match, len(match.log), undone=before - len(match.log))
        match, seed = begin_again(match)
        dealt = position_text(match.start) if is_dealt(match) else ""
        return Step(replace(row, seed=seed, move=dealt, chance=chances(match, match.begun)), match, 0)
    except TileryError as error:
        raise Refusal.of(error) from None


async def commit(store: Store, table: Table, step: Step) -> None:
    """Store the step, and only then let the table move on. If the step ends the game, the library gets it too."""
    await kept(store, table, store.append(table.id, step.row, finished(table, step)))
    table.advance(step)
    table.neighbours.tell(Note(table.id, seq=table.seq))


def finished(table: Table, step: Step) -> LibraryRow | None:
    """What the library keeps, if this step ends a game."""
    if not step.match.over:
        return None
    number = table.round + (step.row.kind == "rematch")
    return library_row(table.row, table.seats, number, step.match, table.clock.wall())


def means(table: Table, given: str | Data, stored: str) -> bool:
    """Whether this is the move in the log. A move may be given in notation or as data; it is the same request."""
    try:
        return bool(move_of(table.game, given) == table.game.read(stored))
    except Unreadable:
        return False


def kind_of(request: Change) -> Literal["move", "undo", "rematch"]:
    """The kind of row that a request makes in the log."""
    if isinstance(request, wire.Move):
        return "move"
    return "undo" if isinstance(request, wire.Undo) else "rematch"
