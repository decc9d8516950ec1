"""Who sits where: the seats of a new table, and who may take a free one."""

from collections.abc import Callable, Sequence

from tilery.engine.errors import TileryError
from tilery.engine.game import AnyGame, Seat
from tilery.games import levels
from tilery.tables.people import seat_secrets
from tilery.tables.people.engine_names import engine_of
from tilery.tables.people.names import clean_name, name_of
from tilery.tables.store.rows import SeatRow, TableRow
from tilery.tables.wire.answers import SeatSecret
from tilery.tables.wire.refusal import Refusal
from tilery.tables.wire.wishes import SeatWish

Check = Callable[[str, AnyGame], None]
"""Refuses the engine with this name if it can't sit down at a table with this game."""


def seated(
    game: AnyGame, wishes: Sequence[SeatWish], check: Check
) -> tuple[tuple[SeatSecret, ...], tuple[SeatRow, ...]]:
    """The secrets of the seats at the maker's device, and all seats of a new table. An engine sits there once at most:
    on two seats, it would see two hands."""
    engines = [name for who in wishes if (name := engine_of(who.level))]
    if len(engines) > len(set(engines)):
        raise Refusal("no-bot", "A bot with a name of its own can have one seat at a table, not several.")
    for name in engines:
        check(name, game)
    here = [seat for seat, who in enumerate(wishes) if who.kind == "device"]
    secrets = tuple(SeatSecret(seat, seat_secrets.new_secret()) for seat in here)
    hashes = {secret.seat: seat_secrets.hashed(secret.secret) for secret in secrets}
    return secrets, tuple(seat_row(game, seat, who, hashes.get(seat)) for seat, who in enumerate(wishes))


def seat_row(game: AnyGame, seat: Seat, wish: SeatWish, secret_hash: bytes | None) -> SeatRow:
    """A seat as the maker of the table wants it."""
    if wish.kind != "bot" and wish.level:
        raise Refusal("malformed", "Only a bot has a level.")
    if wish.kind == "open":
        if wish.name or wish.face:
            raise Refusal("malformed", "Whoever takes an open seat brings a name and a face along.")
        return SeatRow(seat, "open", "")
    if wish.kind == "bot" and (name := engine_of(wish.level)):
        return SeatRow(seat, "bot", name, wish.level)
    level = ""
    if wish.kind == "bot":
        known = levels(game)
        level = wish.level or known.names()[-1]
        try:
            known.get(level)
        except TileryError as error:
            raise Refusal.of(error) from None
    name = clean_name(wish.name or f"Bot {seat + 1}") if wish.kind == "bot" else name_of(wish.name)
    return SeatRow(seat, wish.kind, name, level, secret_hash, wish.face)


def invited(table: TableRow, seats: Sequence[SeatRow], invite: str) -> None:
    """Refuses a wrong invitation. At a public table everybody may sit down. At a table without a free seat, nobody is
    told whether the invitation is good."""
    if table.public or not any(seat.kind == "open" for seat in seats):
        return
    if not invite:
        raise Refusal("not-invited", "To sit down at this table you need an invitation. Ask for the link.")
    if not seat_secrets.same(invite, table.invite):
        raise Refusal("no-invite", "This invitation was renewed. Ask for the new link.")


def open_seat(seats: Sequence[SeatRow], wanted: Seat | None) -> Seat:
    """The seat that somebody wants, or the first open one; refuses if it is not open or none is."""
    free = [seat.seat for seat in seats if seat.kind == "open"]
    if wanted is not None and not 0 <= wanted < len(seats):
        raise Refusal("no-seat", f"This table has {len(seats)} seats, numbered from 0.")
    if not free:
        raise Refusal("full", "All seats of this table are taken. You can watch.")
    if wanted is not None and wanted not in free:
        raise Refusal("seat-taken", "Somebody sits there already.")
    return free[0] if wanted is None else wanted
