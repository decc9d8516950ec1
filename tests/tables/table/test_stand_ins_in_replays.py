"""What a bot did for somebody is still told when the game is over."""

from msgspec.structs import replace

from tests.kit.server import GAME
from tilery.engine.chance import fresh_seed
from tilery.engine.game import CHANCE
from tilery.engine.match import Match
from tilery.games import GAMES
from tilery.tables.library.replay import Replay, Viewpoint
from tilery.tables.store.rows import SeatRow, Stored, TableRow
from tilery.tables.table.game_log import log_of, log_rows, played


def test_a_replay_marks_the_moves_of_stand_ins() -> None:
    game, seed = GAMES.get(GAME), fresh_seed()
    match = Match(game, seats=2, seed=seed)
    while len([entry for entry in match.log if entry.seat != CHANCE]) < 6:
        seat = min(match.pending)
        match.play(seat, game.moves(match.state, seat)[0])
    rows = [replace(row, stand_in=row.seq in (2, 5)) for row in log_rows(match, seed)]
    table = TableRow("table", GAME, game.info.rules_version, {})
    seats = tuple(SeatRow(seat, "device", "") for seat in range(2))

    log = log_of(Stored(table, seats, tuple(rows)), 0)
    steps = Replay(played(log), log.stand_ins).page(Viewpoint()).steps

    moves = [step for step in steps if step.seat != CHANCE]
    assert [place for place, step in enumerate(moves, start=1) if step.stand_in] == [2, 5]
    assert not any(step.stand_in for step in steps if step.seat == CHANCE)
