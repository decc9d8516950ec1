"""What really leaves the process for a bot: nothing that its seat may not know."""

import json
from typing import Any

from tests.server.doors.test_secrets import TILES, known_tiles, tiles_in
from tests.server.engines.test_at_a_table import finish, sat
from tilery.engine import Record
from tilery.games import GAMES


def test_no_tile_is_named_to_a_bot_that_has_not_seen_it(server: Any, join: Any, come: Any) -> None:
    bot, other = come(server, detail="data"), come(server, detail="data")
    anna = sat(server, join, bot.level, options={"tiles": str(TILES)})
    finish(anna, bot)
    over = bot.find("over")
    match = Record.parse(over["record"]).replay(GAMES.get(anna.table["game"]))
    known, entry, named = known_tiles(match, 1), 0, 0
    for message in bot.received[: bot.received.index(over)]:
        entry = max([entry, *(event["number"] for event in message.get("events", ()))])
        tiles = {tile for tile in tiles_in({**message, "moves": []}) if tile is not None}
        moves = {tile for tile in tiles_in(message.get("moves", [])) if tile is not None}
        named += len(tiles)
        assert tiles | moves <= known[entry], message
    assert named > TILES
    seed = Record.parse(over["record"]).seed
    assert seed
    assert all(seed not in json.dumps(message) for message in bot.received[: bot.received.index(over)])
    assert [message for message in other.received if message["type"] not in ("hello", "refused")] == []
