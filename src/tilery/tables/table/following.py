"""A table follows what is stored, whoever stored it: its own changes, and those of other processes."""

from collections.abc import Awaitable, Sequence

from tilery.engine.errors import TileryError
from tilery.engine.match import AnyMatch
from tilery.tables.store.rows import LogRow
from tilery.tables.store.store import Store
from tilery.tables.table.game_log import Step, branch, chances
from tilery.tables.table.table import Table
from tilery.tables.wire import messages as wire
from tilery.tables.wire.failure import failure
from tilery.tables.wire.refusal import Conflict

TRIES = 3
"""How often a table is read that changes under our hands, before we leave it for the next time."""


async def kept(store: Store, table: Table, change: Awaitable[None]) -> None:
    """Wait until a change is stored. If the store has gone on without us, what is stored is the truth: the table
    follows it, and so does everybody at it."""
    try:
        await change
    except Conflict:
        await catch_up(store, table)
        raise


async def look(store: Store, table: Table) -> None:
    """Find out what is stored of a table, and take over what is new. Nothing happens if nothing is."""
    for _ in range(TRIES):
        async with table.lock:
            version = table.version
            found = await store.latest([table.id])
            if table.version != version:  # something happened here meanwhile that the answer may not know
                continue
            if not found:
                table.delete()
            elif found[0].log and found[0].log[-1].seq > table.seq:
                await catch_up(store, table)
                continue
            else:
                table.follow(found[0])
            return


async def catch_up(store: Store, table: Table, *, newer: bool = False) -> None:
    """Take over the steps that others have stored, and tell everybody here of each. If there are none, the table is
    read anew, unless only `newer` steps are of interest. The caller holds the table's lock."""
    rows = await store.steps(table.id, table.seq)
    if newer and not rows:
        return
    if not (table.started and rows and follow_steps(table, rows)):
        stored = await store.load(table.id)
        if stored is None:
            table.delete()
        else:
            table.reload(stored)


def follow_steps(table: Table, rows: Sequence[LogRow]) -> bool:
    """Make the steps of these rows. Gives False if one of them can't be made from here: the table is to be read
    anew."""
    for row in rows:
        step = made(table, row) if row.seq == table.seq + 1 else None
        if step is None:
            return False
        table.advance(step)
        tell_or_say_why(table, step)
    return True


def made(table: Table, row: LogRow) -> Step | None:
    """The step of a row. It was checked by whoever stored it, so it is only made again; None if that is not enough."""
    match = branch(playing(table))
    before = len(match.log)
    if row.seat is None or row.kind not in ("move", "undo"):
        return None
    try:
        if row.kind == "undo":
            match.undo(row.seat)
            return Step(row, match, len(match.log), undone=before - len(match.log))
        match.play(row.seat, table.game.read(row.move))
    except TileryError:
        return None
    return Step(row, match, before) if chances(match, before + 1) == row.chance else None


def tell(table: Table, step: Step) -> None:
    """Tell each client what the step changes in the views of its own seats."""
    if step.row.kind == "rematch":
        table.greet_all()
        return
    result = table.result
    table.tell_each(
        lambda seats, plain: wire.Update(
            step.row.seq, table.news(seats, step.since, plain=plain), step.undone, result, table.timing.clocks(seats)
        )
    )
    if step.undone and table.hints:  # their places in the log may have moved
        table.tell_all(wire.Hints(table.hints_told()))


def tell_or_say_why(table: Table, step: Step) -> None:
    """Tell everybody of a step that is stored. Those who can't be shown it are told why."""
    try:
        tell(table, step)
    except Exception as error:  # noqa: BLE001 - the step is stored, whatever happens here
        table.tell_failure(failure(error, "showing a step"))


def playing(table: Table) -> AnyMatch:
    """The match at a table that is known to be `active`."""
    if table.match is None:
        raise AssertionError("only a table whose game has started is active")
    return table.match
