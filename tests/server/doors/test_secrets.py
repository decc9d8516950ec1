"""What really leaves the process: no client is ever sent anything that its seats may not know."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.kit.server import GAME
from tests.kit.told import Told
from tilery.engine import CHANCE, Record
from tilery.engine.match import AnyMatch
from tilery.games import GAMES

TILES = 20


def known_tiles(match: AnyMatch, seat: int | None) -> list[set[int]]:
    """For every entry of the log the tiles that this seat can have seen until then, by the record alone."""
    known: set[int] = set()
    result = []
    for entry in match.log:
        state = entry.step.state
        known |= {*state.staircase, *state.cleared}
        if seat is not None:
            known |= set(state.hands[seat])
        result.append(set(known))
    return result


def tiles_in(message: Any) -> Iterator[int | None]:
    """Every tile that a message names, wherever it stands."""
    if isinstance(message, list):
        for item in message:
            yield from tiles_in(item)
    elif isinstance(message, dict):
        for key, value in message.items():
            if key == "tile":
                yield value
            elif key in ("hand", "staircase", "cleared") or (key == "tiles" and isinstance(value, list)):
                yield from value
            else:
                yield from tiles_in(value)


def as_sent(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.fixture
def finished(server: Any, join: Any, play: Any) -> Any:
    """A game of two with a spectator, undo, a reload and a refused move, and all that was sent."""
    made = server.make("device", "device", tiles=str(TILES))
    anna = join(server, made.id, made.secrets[0])
    bela = join(server, made.id, made.secrets[1])
    watcher = join(server, made.id)
    play({0: anna, 1: bela}, 10)
    for player in (anna, bela, watcher):
        player.hello()
    for seat, player in enumerate((anna, bela)):
        for tile in range(1, TILES + 1):
            player.ask("check", seat, move=f"lay {tile}")
            if tile not in player.views[seat]["hand"]:
                assert player.move(seat, f"lay {tile}")["code"] == "illegal"
    play({0: anna, 1: bela})
    watcher.catch_up(anna.seq)
    text = server.get(f"tables/{made.id}/rounds/0/record").text
    match = Record.parse(text).replay(GAMES.get(GAME))
    return match, {0: anna, 1: bela, None: watcher}, made, text


def test_no_tile_is_named_to_whoever_has_not_seen_it(finished: Any) -> None:
    match, players, _, _ = finished
    for seat, player in players.items():
        known, told = known_tiles(match, seat), Told()
        entry = 0
        named = 0
        for text in player.received:
            message = json.loads(text)
            told.take(message)
            for each in told.sights.values() if message["type"] in ("welcome", "update") else ():
                assert each["seat"] == seat
                assert each["view"]["seat"] == seat
                entry = max([entry, *(line["number"] for line in each["log"])])
                tiles = set(tiles_in(each)) - {None}
                named += len(tiles)
                assert tiles <= known[entry], (seat, tiles - known[entry])
        assert named > 50
    assert len(known_tiles(match, 0)[len(match.log) // 2]) < TILES


def test_draws_of_others_are_just_tiles(finished: Any) -> None:
    _, players, _, _ = finished
    for seat, player in players.items():
        drawn = [
            event
            for text in player.received
            for message in [json.loads(text)]
            for each in (*message.get("views", ()), *message.get("news", ()))
            for line in each["log"]
            for event in line["events"]
            if event["type"] == "drew"
        ]
        assert {event["seat"] for event in drawn} == {0, 1}
        assert all((event["tile"] is None) == (event["seat"] != seat) for event in drawn)


def test_what_is_sent_is_the_view_of_the_seat_and_nothing_more(finished: Any) -> None:
    """The leak law holds for views (the conformance suite): so it holds for all that is sent, if that is only views."""
    match, players, _, _ = finished
    game = match.game
    for seat, player in players.items():
        lines, told = 0, Told()
        for text in player.received:
            message = json.loads(text)
            told.take(message)
            for each in told.sights.values() if message["type"] in ("welcome", "update") else ():
                if message["type"] == "welcome":
                    lines = 0
                assert [line["number"] for line in each["log"]] == list(range(lines, lines + len(each["log"])))
                for line in each["log"]:
                    entry = match.log[line["number"]]
                    seen = [game.seen(event, seat) for event in entry.step.events]
                    assert line == {"number": line["number"], "seat": entry.seat, "events": as_sent(seen)}
                lines += len(each["log"])
                state = match.log[lines - 1].step.state
                assert each == {
                    "seat": seat,
                    "view": as_sent(game.view(state, seat)),
                    "log": each["log"],
                    "can_undo": each["can_undo"],
                    "to_move": seat in game.pending(state),
                }


def test_the_seed_stays_secret_until_the_end(finished: Any) -> None:
    match, players, made, text = finished
    seed = Record.parse(text).seed
    assert len(seed) == 64
    for player in players.values():
        sent = "".join(player.received)
        assert seed not in sent
        for secret in made.secrets.values():
            assert secret not in sent
    assert CHANCE in {entry.seat for entry in match.log}


def test_secrets_are_neither_stored_nor_logged(new_server: Any, join: Any) -> None:
    server = new_server(process=True)
    made = server.make("device", "device", "open")
    secrets = [*made.secrets.values(), server.sit(made.id)]
    everybody = join(server, made.id, *secrets)
    everybody.move(0, "nonsense")
    everybody.socket.send("{" + secrets[0])
    assert secrets[0] not in json.dumps(everybody.wait("refused"))
    server.post(f"tables/{made.id}/seats", {"name": secrets[0], "seat": secrets[1]})
    server.stop()
    kept = b"".join(path.read_bytes() for path in server.database.parent.iterdir())
    for secret in secrets:
        assert secret.encode() not in kept
