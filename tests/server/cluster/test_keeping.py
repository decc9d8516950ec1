"""Bots, clocks and stand-ins are handled by one server at a time; when it is gone, another one goes on."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kit.cluster.services import NatsService, PostgresService
from tests.kit.server import GAME, Server, ThreadServer
from tests.server.cluster.test_two_servers import hear, wait_until
from tilery.games import GAMES, levels
from tilery.server.cluster.leases import SAFE, TERM, Leases
from tilery.server.settings import Postgres


class Watch:
    """Seconds that a test lets pass."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def lapse(place: Postgres, postgres: PostgresService, server: str) -> None:
    """As if this server had said nothing for long."""
    name = place.url.rpartition("/")[2]
    postgres.run(f"UPDATE cluster_workers SET until = now() - interval '1 s' WHERE id = '{server}'", name)


@pytest.fixture
def leases(place: Postgres) -> Iterator[list[Leases]]:
    found = [Leases(place) for _ in range(3)]
    for each in found:
        each.beat()
    yield found
    for each in found:
        each.leave()


def test_what_one_server_holds_no_other_gets_until_it_is_given_back(leases: list[Leases]) -> None:
    one, other, _ = leases
    assert one.beat({"a", "b"}).granted == {"a", "b"}
    assert other.beat({"a", "c"}).granted == {"c"}
    assert (one.keeps("a"), other.keeps("a")) == (True, False)
    one.beat(freed={"a"})
    assert not one.keeps("a")
    assert other.beat({"a"}).granted == {"a"}


def test_what_a_silent_server_held_goes_to_another_one(
    leases: list[Leases], place: Postgres, postgres: PostgresService
) -> None:
    one, other, third = leases
    one.beat({"a", "b"})
    lost = one.name
    assert other.beat().alive == {each.name for each in leases}
    lapse(place, postgres, lost)
    beat = other.beat()
    assert beat.rescued == {"a", "b"}
    assert lost not in beat.alive
    assert third.beat().rescued == frozenset()
    again = one.beat()
    assert again.lost
    assert one.name != lost
    assert not one.keeps("a")


def test_a_server_that_leaves_is_followed_at_once(leases: list[Leases]) -> None:
    one, other, _ = leases
    one.beat({"a"})
    one.leave()
    assert not one.keeps("a")
    assert other.beat().rescued == {"a"}


def test_a_server_that_reaches_no_database_stops_before_the_others_begin(place: Postgres) -> None:
    watch = Watch()
    leases = Leases(place, watch)
    leases.beat({"a"})
    watch.time = TERM - SAFE - 0.1
    assert leases.keeps("a")
    watch.time = TERM - SAFE + 0.1
    assert not leases.keeps("a")
    leases.leave()


@pytest.fixture
def servers(place: Postgres, nats: NatsService, tmp_path: Path) -> Iterator[list[Server]]:
    # Their bots are slow, or the game would be over.
    found = [Server(tmp_path / name, database=place.url, nats=nats.url, bot_tempo=4) for name in ("one", "other")]
    yield found
    for server in found:
        server.close()


def test_when_a_server_is_killed_the_other_one_plays_its_bots(servers: list[Server], join: Any) -> None:
    one, other = servers
    made = one.make("bot", "bot")
    here = join(one, made.id)
    here.catch_up(2)
    there = join(other, made.id)
    one.kill()
    there.catch_up(there.seq + 3)


def test_bots_play_where_the_people_are_and_move_over_with_them(pair: Any, join: Any) -> None:
    made = pair.one.make("device", "bot")
    here = join(pair.one, made.id, made.secrets[0])
    turns(here, 2)
    here.close()
    there = join(pair.other, made.id, made.secrets[0])
    turns(there, 2)


def turns(player: Any, count: int) -> None:
    """Play so many turns against bots."""
    for _ in range(count):
        while player.turn != 0:
            player.read()
        assert player.play(0)["type"] == "done"
    while player.turn != 0 and player.result is None:
        player.read()


def test_who_leaves_here_is_replaced_by_the_bot_that_is_kept_there(pair: Any, join: Any) -> None:
    pace = {"away": 60, "level": levels(GAMES.get(GAME)).names()[0]}
    wish = {"game": GAME, "pace": pace, "seats": [{"kind": "device"}] * 2}
    made = pair.one.post("tables", wish).json()
    secrets = [each["secret"] for each in made["secrets"]]
    anna, ben = join(pair.one, made["id"], secrets[0]), join(pair.other, made["id"], secrets[1])
    leaver, seat, other = (anna, 0, ben) if anna.turn is not None else (ben, 1, anna)
    seq = other.seq
    leaver.send("leave", id="bye", seat=seat)
    hear(other, "seats", lambda message: message["table"]["seats"][seat]["stand_in"])
    other.catch_up(seq + 1)
    leaver.send("here", id="back", seat=seat)
    hear(other, "seats", lambda message: not message["table"]["seats"][seat]["stand_in"])


def test_while_nats_is_away_steps_arrive_a_moment_later_and_none_is_lost(
    place: Postgres, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, join: Any
) -> None:
    nats = NatsService(tmp_path_factory.mktemp("nats"))
    one, other = (ThreadServer(tmp_path / name, database=place.url, nats=nats.url) for name in ("one", "other"))
    try:
        made = one.make("device", "device")
        anna, ben = join(one, made.id, made.secrets[0]), join(other, made.id, made.secrets[1])

        def moves(count: int) -> None:
            for _ in range(count):
                mover, reader = (anna, ben) if anna.turn is not None else (ben, anna)
                assert mover.play(mover.turn)["type"] == "done"
                reader.catch_up(mover.seq)

        moves(2)
        nats.kill()
        moves(2)
        nats.start()
        moves(2)
    finally:
        one.close()
        other.close()
        nats.close()


def test_a_clock_goes_on_where_a_client_comes_later(pair: Any, join: Any) -> None:
    wish = {"game": GAME, "pace": {"move": 600}, "seats": [{"kind": "device"}] * 2}
    made = pair.one.post("tables", wish).json()
    secrets = [each["secret"] for each in made["secrets"]]
    anna = join(pair.one, made["id"], *secrets)
    time.sleep(0.3)
    left = min(clock["left"] for clock in anna.hello()["clocks"] if clock["running"])
    late = join(pair.other, made["id"], *secrets)
    wait_until(lambda: min(clock["left"] for clock in late.hello()["clocks"] if clock["running"]) <= left)
