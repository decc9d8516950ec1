"""The games in the log of a table: how they begin, are told apart, written down and played again."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from tilery.engine.chance import fresh_seed
from tilery.engine.data import position_of
from tilery.engine.errors import TileryError, Unknown
from tilery.engine.game import CHANCE, AnyGame, Seat
from tilery.engine.match import AnyMatch, Match
from tilery.engine.sketch.reading import dealt_again
from tilery.games import GAMES
from tilery.tables.store.rows import LogRow, SeatRow, Stored, TableRow
from tilery.tables.table.hints_given import first_entry
from tilery.tables.wire.refusal import Refusal

Moves = Sequence[tuple[Seat, str]]
NO_ENTRIES: frozenset[int] = frozenset()


class Step(msgspec.Struct, frozen=True):
    """What a request leads to, before anybody knows of it: the row to store, and the match after it. `since` is the
    first new entry of the log; `undone` says how many entries are gone."""

    row: LogRow
    match: AnyMatch
    since: int
    undone: int = 0


def begin(game: AnyGame, seats: int, options: dict[str, str]) -> tuple[AnyMatch, bytes]:
    """A new game, and the seed to store with it."""
    seed = fresh_seed()
    return Match(game, seats=seats, options=options, seed=seed), seed


def begin_again(match: AnyMatch) -> tuple[AnyMatch, bytes]:
    """Another game that starts where this one did, and the seed to store with it. If a position was set up, what
    seat 0 did not see of it is dealt anew; not so after given moves, which fit one deal only."""
    seed, start = fresh_seed(), match.start if match.set_up else None
    again = Match.resume(
        match.game,
        seats=match.seats,
        options=match.options,
        seed=seed,
        moves=given(match),
        begun=match.begun,
        position=dealt_again(match.game, start, seed) if is_dealt(match) else start,
    )
    return again, seed


def is_dealt(match: AnyMatch) -> bool:
    """Whether every game here has a deal of its own, at a table that somebody has set up."""
    return match.set_up and not match.begun


def given(match: AnyMatch) -> Moves:
    """The moves that were there before anybody played."""
    return [(entry.seat, match.game.write(entry.move)) for entry in match.log[: match.begun]]


def chances(match: AnyMatch, since: int) -> tuple[str, ...]:
    """The chance moves of the log, from entry `since` on."""
    return tuple(match.game.write(entry.move) for entry in match.log[since:] if entry.seat == CHANCE)


def branch(match: AnyMatch) -> AnyMatch:
    """A copy of a match that can be played on without touching the match: nothing moves on before it is stored."""
    twin = type(match).__new__(type(match))  # like copy.copy, which takes ten times as long
    twin.__dict__.update(match.__dict__)
    twin.log = list(match.log)
    return twin


def rounds(log: Iterable[LogRow]) -> list[list[LogRow]]:
    """The log of each game that was played at a table."""
    found: list[list[LogRow]] = []
    for row in log:
        if row.kind in ("start", "rematch"):
            found.append([])
        found[-1].append(row)
    return found


def moves_of(log: Sequence[LogRow]) -> list[tuple[Seat, str]]:
    """The moves of one game, without those that were undone."""
    first, *rest = log
    moves = [(CHANCE, text) for text in first.chance]
    for row in rest:
        if row.kind == "undo":
            moves.pop()
        elif row.seat is not None:
            moves += [(row.seat, row.move), *((CHANCE, text) for text in row.chance)]
    return moves


def stood_in(log: Sequence[LogRow], begun: int = 0) -> frozenset[int]:
    """The entries of a match's log that a stand-in made."""
    found, length = set(), first_entry(log, begun)
    for row in log:
        if row.stand_in:
            found.add(length)
        length += -1 if row.kind == "undo" else len(row.chance) + (row.kind == "move")
    return frozenset(found) or NO_ENTRIES


def game_at(table: TableRow) -> AnyGame:
    """The game that is played at a table; refuses one that this server doesn't have, or no longer has."""
    try:
        return GAMES.get(table.game)
    except Unknown:
        raise Refusal("no-game", f"This server doesn't have the game '{table.game}'.") from None


def helped(seats: Iterable[SeatRow], log: Iterable[LogRow]) -> frozenset[Seat]:
    """The bots for which another one, of the house, made their last move in this game."""
    last = {row.seat: row.stand_in for row in log if row.kind == "move"}
    return frozenset(row.seat for row in seats if row.kind == "bot" and last.get(row.seat)) or NO_ENTRIES


class GameLog(msgspec.Struct, frozen=True):
    """All that is needed to play one game again. `stand_ins` are the entries that a bot made for somebody; `position`
    is where it starts, if somebody has set that up."""

    game: str
    seats: int
    options: dict[str, str]
    seed: bytes
    moves: tuple[tuple[Seat, str], ...]
    begun: int = 0
    stand_ins: frozenset[int] = frozenset()
    position: str = ""


def log_of(stored: Stored, number: int) -> GameLog:
    """One of the games that were played at a table; refuses one that this server can't play."""
    game = game_at(stored.table)
    if game.info.rules_version != stored.table.rules_version:
        raise Refusal("no-table", "This table was played by other rules than this server knows.")
    games, begun = rounds(stored.log), stored.table.begun
    moves = moves_of(games[number])
    if number and begun:
        moves = moves_of(games[0])[:begun] + moves
    return GameLog(
        game=stored.table.game,
        seats=len(stored.seats),
        options=stored.table.options,
        seed=games[number][0].seed or b"",
        moves=tuple(moves),
        begun=begun,
        stand_ins=stood_in(games[number], begun),
        position=games[number][0].move or stored.table.position,
    )


def rebuild(stored: Stored, number: int) -> AnyMatch:
    """A game from its stored log alone; refuses one that can't be read."""
    return played(log_of(stored, number))


def played(log: GameLog) -> AnyMatch:
    """A game from its log; refuses one that can't be read."""
    try:
        *_, match = resuming(log)
        return match
    except TileryError as error:
        raise unreadable(error) from error


def resuming(log: GameLog) -> Iterator[AnyMatch]:
    """A game from its log, step by step."""
    game = GAMES.get(log.game)
    return Match.resuming(
        game,
        seats=log.seats,
        options=log.options,
        seed=log.seed,
        moves=log.moves,
        begun=log.begun,
        position=start_of(game, log),
    )


def start_of(game: AnyGame, log: GameLog) -> Any:
    """The state that was set up for a game; None if it begins as usual."""
    return position_of(game, log.position) if log.position else None


def unreadable(error: TileryError) -> Refusal:
    """The refusal for a log that can't be played. It names the kind of error and no details, which may be secret."""
    return Refusal("storage", f"The stored log of this table is damaged ({type(error).__name__}).")


def start_rows(game: AnyGame, row: TableRow, seats: tuple[SeatRow, ...]) -> tuple[LogRow, ...]:
    """The first row of the log, once no seat is open."""
    if any(seat.kind == "open" for seat in seats):
        return ()
    match, seed = begin(game, len(seats), row.options)
    return (LogRow(0, "start", chance=chances(match, 0), seed=seed),)


def log_rows(match: AnyMatch, seed: bytes) -> list[LogRow]:
    """The log of a match as a table keeps it: one row for each move, with the chance moves after it."""
    rows = [LogRow(0, "start", seed=seed)]
    for entry in match.log:
        text = match.game.write(entry.move)
        if entry.seat == CHANCE:
            rows[-1] = replace(rows[-1], chance=(*rows[-1].chance, text))
        else:
            rows.append(LogRow(len(rows), "move", seat=entry.seat, move=text))
    return rows
