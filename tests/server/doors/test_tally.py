"""Who won how often at a table."""

from typing import Any

from tests.kit.server import GAME
from tilery.engine import Record
from tilery.games import GAMES


def test_games_that_are_over_are_counted_for_whoever_won_them(server: Any, join: Any, play: Any) -> None:
    made = server.make("device", "device")
    player = join(server, made.id, *made.secrets.values())
    seats = {0: player, 1: player}
    wins = [0, 0]
    assert server.get(f"tables/{made.id}/tally").json() == {"games": 0, "wins": wins}
    for number in range(3):
        play(seats)
        record = Record.parse(server.get(f"tables/{made.id}/rounds/{number}/record").text)
        for seat in record.replay(GAMES.get(GAME)).result.winners:
            wins[seat] += 1
        assert server.get(f"tables/{made.id}/tally").json() == {"games": number + 1, "wins": wins}
        assert player.ask("rematch", 0)["type"] == "done"
        assert server.get(f"tables/{made.id}/tally").json() == {"games": number + 1, "wins": wins}
    assert sum(wins) >= 3


def test_a_table_that_is_not_there_has_no_tally(server: Any) -> None:
    assert server.get("tables/nowhere/tally").status_code == 404
