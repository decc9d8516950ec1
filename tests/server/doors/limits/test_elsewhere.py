"""An address has one limit, however many servers it comes through."""

import pytest

from tilery.server import elsewhere
from tilery.server.doors.limits import Buckets, Crowd
from tilery.server.doors.quotas import Quotas
from tilery.server.elsewhere import Elsewhere
from tilery.tables.wire.refusal import Refusal

NOW = [0.0]


class Door:
    """The limits of one server."""

    def __init__(self) -> None:
        self.crowd, self.quotas = Crowd(100, 2), Quotas(3, 1000, lambda: NOW[0])
        self.posts, self.gets = Buckets(0, 3), Buckets(0, 3)
        self.ledger = Elsewhere(self.crowd, self.quotas, self.posts, self.gets, lambda: NOW[0])


@pytest.fixture
def doors() -> tuple[Door, Door]:
    NOW[0] = 0.0
    return Door(), Door()


def tell(one: Door, other: Door) -> None:
    other.ledger.learn("one", one.ledger.used())


def test_browsers_at_all_servers_are_counted_until_their_server_is_gone(doors: tuple[Door, Door]) -> None:
    one, other = doors
    one.crowd.join("a")
    tell(one, other)
    other.crowd.join("a")
    with pytest.raises(Refusal):
        other.crowd.join("a")
    other.crowd.join("b")
    one.crowd.leave("a")
    tell(one, other)
    other.crowd.join("a")
    one.crowd.join("a")
    tell(one, other)
    other.ledger.learn("one", None)
    other.crowd.leave("a")
    other.crowd.join("a")


def test_tables_and_bytes_are_paid_once_however_often_they_are_told(doors: tuple[Door, Door]) -> None:
    one, other = doors
    one.quotas.of("a").made_table(400)
    for _ in range(3):
        tell(one, other)
    assert other.quotas.of("a").bytes_left == 600
    other.quotas.of("a").made_table(100)
    other.quotas.of("a").made_table(100)
    with pytest.raises(Refusal):
        other.quotas.of("a").may_make_table()
    other.quotas.of("b").may_make_table()


def test_requests_at_another_server_use_up_the_same_tokens(doors: tuple[Door, Door]) -> None:
    one, other = doors
    assert one.posts.take("a")
    assert one.posts.take("a")
    tell(one, other)
    assert other.posts.take("a")
    assert not other.posts.take("a")
    assert other.gets.take("a")


def test_what_was_used_elsewhere_is_not_told_on(doors: tuple[Door, Door]) -> None:
    one, other = doors
    one.quotas.of("a").made_table(400)
    tell(one, other)
    assert other.ledger.used() == {}


def test_news_are_told_for_a_while_and_then_no_more(doors: tuple[Door, Door]) -> None:
    one, _ = doors
    one.quotas.of("a").stored(5)
    NOW[0] = 9
    assert one.ledger.used() == {"a": (0, 5, 0, 0, 0)}
    NOW[0] = 11
    assert one.ledger.used() == {}


def test_addresses_of_another_server_are_forgotten_like_our_own(
    doors: tuple[Door, Door], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(elsewhere, "REMEMBERED", 10)
    _, other = doors
    for number in range(100):
        other.ledger.learn("one", {f"a{number}": (0, 1, 0, 0, number % 2)})
    assert len(other.ledger._known["one"]) == 10
    assert len(other.crowd.elsewhere["one"]) <= 10
    other.ledger.learn("one", dict.fromkeys(other.crowd.elsewhere["one"], (0, 1, 0, 0, 0)))
    assert not other.crowd.elsewhere["one"]
