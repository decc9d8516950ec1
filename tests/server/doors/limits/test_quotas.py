"""What one address may leave behind in a day, and who is refused last."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tilery.server.doors.budgets import MAX_ADDRESSES
from tilery.server.doors.quotas import DAY, RESERVE, STEP, TABLE, Quota, Quotas
from tilery.server.settings import Settings
from tilery.tables.wire.refusal import Refusal


class Watch:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def watch() -> Watch:
    return Watch()


def refused(may: Any) -> str:
    """The code with which this is refused, if it is."""
    try:
        may()
    except Refusal as refusal:
        return refusal.code
    return ""


def test_who_has_made_all_tables_of_a_day_makes_no_more_and_others_do(watch: Watch) -> None:
    quotas = Quotas(3, 0, watch)
    for _ in range(3):
        assert not refused(quotas.of("a").may_make_table)
        quotas.of("a").made_table(TABLE)
    assert refused(quotas.of("a").may_make_table) == "many-tables"
    assert not refused(quotas.of("a").may_store)
    assert not refused(quotas.of("b").may_make_table)


def test_who_asks_for_many_tables_at_once_gets_no_more_than_one_after_the_other(watch: Watch) -> None:
    quota = Quotas(1, 0, watch).of("a")
    with quota.making_table(TABLE):
        assert refused(quota.may_make_table) == "many-tables"
    assert refused(quota.may_make_table) == "many-tables"


def test_a_table_that_could_not_be_made_costs_nothing(watch: Watch) -> None:
    quota = Quotas(1, TABLE, watch).of("a")
    with pytest.raises(Refusal, match="full"), quota.making_table(TABLE):
        raise Refusal("storage", "The disk is full.")
    assert not refused(quota.may_make_table)


def test_a_quota_fills_up_steadily_and_not_beyond_a_day(watch: Watch) -> None:
    quotas = Quotas(24, 0, watch)
    for _ in range(24):
        quotas.of("a").made_table(TABLE)
    watch.now += DAY / 24 - 1
    assert refused(quotas.of("a").may_make_table) == "many-tables"
    watch.now += 2
    assert not refused(quotas.of("a").may_make_table)
    watch.now += 100 * DAY
    for _ in range(24):
        quotas.of("a").made_table(TABLE)
    assert refused(quotas.of("a").may_make_table) == "many-tables"


def test_when_much_is_stored_nothing_new_begins_but_people_play_on(watch: Watch) -> None:
    quota = Quotas(0, 10 * STEP, watch).of("a")
    for _ in range(10):
        assert not refused(quota.may_store)
        quota.stored(STEP)
    assert refused(quota.may_store) == "much-stored"
    assert refused(quota.may_make_table) == "much-stored"
    assert not refused(quota.may_go_on)


def test_at_last_people_at_tables_are_refused_too_and_nothing_is_forgiven(watch: Watch) -> None:
    quota = Quotas(0, 10 * STEP, watch).of("a")
    for _ in range(10 * (1 + RESERVE)):
        assert not refused(quota.may_go_on)
        quota.stored(STEP)
    assert refused(quota.may_go_on) == "much-stored"
    watch.now += DAY / 10 + 1
    assert not refused(quota.may_go_on)
    quota.stored(10 * STEP)
    assert refused(quota.may_go_on) == "much-stored"
    watch.now += DAY / 10 + 1
    assert refused(quota.may_go_on) == "much-stored"


def test_without_a_quota_there_is_no_limit(watch: Watch) -> None:
    quota = Quotas(0, 0, watch).of("a")
    for _ in range(10_000):
        quota.made_table(10**9)
    assert not refused(quota.may_make_table)


def test_addresses_not_seen_for_longest_are_forgotten(watch: Watch) -> None:
    quotas = Quotas(1, 0, watch)
    for number in range(MAX_ADDRESSES):
        quotas.of(str(number)).made_table(TABLE)
    quotas.of("0")
    quotas.of("one more")
    assert refused(quotas.of("0").may_make_table) == "many-tables"
    assert not refused(quotas.of("1").may_make_table)


def test_a_class_that_plays_all_day_has_enough(tmp_path: Path, watch: Watch) -> None:
    settings = Settings(tmp_path / "tables.db")
    quota = Quotas(settings.tables_per_day, settings.bytes_per_day, watch).of("school")
    for _ in range(200):
        quota.made_table(TABLE)
    for _ in range(20_000):
        quota.stored(STEP)
    assert not refused(quota.may_make_table)


def test_one_table_too_many_is_refused_and_nothing_is_stored(new_server: Any) -> None:
    server = new_server(tables_per_day=2, metrics=True)
    wish = {"game": "staircase", "seats": [{"kind": "device"}, {"kind": "device"}]}
    answers = [server.post("tables", wish) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[2].json()["code"] == "many-tables"
    assert "tables_per_day" in answers[2].json()["text"]
    assert "tilery_tables_made_total 2" in server.http.get(f"http://{server.address}/metrics").text


def test_what_is_refused_for_other_reasons_costs_nothing(new_server: Any) -> None:
    server = new_server(tables_per_day=1)
    assert server.post("tables", {"game": "staircase", "seats": [{"kind": "device"}] * 9}).status_code == 422
    assert server.make("device", "device").id


def test_when_nothing_new_may_begin_people_play_on(new_server: Any, join: Any) -> None:
    server = new_server(bytes_per_day=2 * TABLE)
    made = server.make("device", "device")
    secrets = {"tables": [{"id": made.id, "secrets": list(made.secrets.values())}]}
    given = server.post("passes", secrets)
    assert given.status_code == 201
    player = join(server, made.id, *made.secrets.values())
    server.make("device", "device")
    refusals = [
        server.post("tables", {"game": "staircase", "seats": [{"kind": "device"}] * 2}),
        server.post("passes", secrets),
        server.post("passes/open", {"token": given.json()["token"]}),
    ]
    assert [answer.json()["code"] for answer in refusals] == ["much-stored"] * 3
    assert player.play(0)["type"] == "done"


def test_every_way_to_store_something_has_its_price(new_server: Any, join: Any, play: Any) -> None:
    server = new_server(bytes_per_day=10**6)
    quota: Quota = server._uvicorn.config.app.state.quotas.of("127.0.0.1")

    def price(act: Callable[[], Any]) -> float:
        before = quota.bytes_left
        act()
        return round((before - quota.bytes_left) / STEP)

    made = server.make("device", "open")
    assert price(lambda: server.make("device", "device")) >= TABLE / STEP
    assert price(lambda: server.sit(made.id)) == 1
    table = server.make("device", "device")
    player = join(server, table.id, *table.secrets.values())
    assert price(lambda: player.play(player.turn)) == 1
    play({0: player, 1: player})
    moment = {"table": table.id, "round": 0, "at": 2}
    wish = {"origin": moment, "seats": [{"kind": "device"}] * 2}
    assert price(lambda: server.post("play-on", wish)) == TABLE / STEP + 2
    assert price(lambda: player.ask("rematch", 0)) == TABLE / STEP
    assert price(lambda: player.ask("check", 0, move="end")) == 0
    own = {"tables": [{"id": table.id, "secrets": list(table.secrets.values())}]}
    given = server.post("passes", own).json()["token"]
    assert price(lambda: server.post("passes", own)) == 3
    assert price(lambda: server.post("passes/open", {"token": given})) == 3


def test_steps_at_a_table_use_up_the_quota_and_are_refused_last(new_server: Any, join: Any) -> None:
    server = new_server(bytes_per_day=TABLE)
    made = server.make("device", "device")
    player = join(server, made.id, *made.secrets.values())
    steps = 0
    while (answer := player.play(player.turn))["type"] == "done":
        steps += 1
        assert steps <= (1 + RESERVE) * TABLE / STEP
        if player.result is not None:
            assert player.ask("rematch", 0)["type"] in ("done", "refused")
    assert answer["code"] == "much-stored"
    assert steps >= 2
    assert player.ask("check", 0, move="end").get("code") != "much-stored"
