"""What changed between two views says exactly that, in few bytes; the web client is tried on the same examples."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tilery.tables.wire.changes import applied, changes

VECTORS = Path(__file__).parents[3] / "web/src/net/changes.json"
SHARED = json.loads(VECTORS.read_text(encoding="utf-8"))

scalars = st.none() | st.integers(2, 9) | st.sampled_from(["", "a", "=", "+", "-", "__proto__"])
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("abc="), inner, max_size=4),
    max_leaves=20,
)
rows = st.lists(st.integers(0, 20), min_size=10, max_size=30)
truths = st.lists(st.fixed_dictionaries({"id": st.integers(0, 5), "open": st.booleans()}), max_size=8)


class Card(msgspec.Struct, frozen=True, tag="card"):
    number: int
    lies: bool = False
    cells: tuple[str, ...] = ()


class Hand(msgspec.Struct, frozen=True):
    seat: int | None
    cards: tuple[Card, ...]
    rows: tuple[tuple[int, ...], ...] = ()
    sizes: dict[int, int] = {}


class Short(msgspec.Struct, frozen=True, omit_defaults=True):
    points: int = 0
    note: str = ""


cards = st.builds(Card, st.integers(0, 6), st.booleans(), st.lists(st.sampled_from("abc"), max_size=3).map(tuple))
hands = st.builds(
    Hand,
    st.none() | st.integers(0, 3),
    st.lists(cards, max_size=6).map(tuple),
    st.lists(st.lists(st.integers(0, 2), max_size=3).map(tuple), max_size=3).map(tuple),
    st.dictionaries(st.integers(0, 3), st.integers(0, 3)),
)
shorts = st.builds(Short, st.integers(0, 1), st.sampled_from(["", "x"]))


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def check(old: Any, new: Any) -> None:
    before, after, change = as_json(old), as_json(new), as_json(changes(old, new))
    kept = json.dumps(before)
    assert json.dumps(applied(before, change), sort_keys=True) == json.dumps(after, sort_keys=True)
    assert json.dumps(before) == kept


@given(values, values)
def test_the_old_value_and_what_changed_give_the_new_one(old: Any, new: Any) -> None:
    check(old, new)


@given(truths, truths)
def test_truths_and_numbers_are_told_apart_by_their_places(old: Any, new: Any) -> None:
    check(old, new)


@given(hands, hands)
def test_structs_change_as_they_are_written(old: Hand, new: Hand) -> None:
    check(old, new)


@given(st.lists(shorts, max_size=3), st.lists(shorts, max_size=3))
def test_a_struct_whose_members_come_and_go_is_replaced(old: Any, new: Any) -> None:
    check(old, new)


@given(values)
def test_nothing_changed_is_nothing_to_send(value: Any) -> None:
    assert changes(value, value) == (type(value)() if isinstance(value, list | dict) else value)


def test_items_are_known_by_their_first_member() -> None:
    old = Hand(0, tuple(Card(number) for number in range(50)))
    gone = tuple(card for card in old.cards if card.number != 7)
    new = msgspec.structs.replace(old, cards=(*gone[:30], Card(31, lies=True), *gone[31:], Card(99)))
    added = Card(99)
    assert changes(old, new) == {"cards": [7, -1, 23, {"lies": True}, 18, ["+", added]]}


def test_a_thing_that_moved_to_the_front_leaves_the_others_where_they_are() -> None:
    row = list(range(20))
    assert changes([*row, 20], [20, *row]) == [["+", 20], 20, -1]


def test_what_two_seats_see_alike_is_compared_once() -> None:
    before, after = tuple(map(Card, range(5))), tuple(map(Card, range(6)))
    first, second = (changes(Hand(seat, before), Hand(seat, after))["cards"] for seat in (0, 1))
    assert first is second
    assert changes(Hand(2, before), Hand(2, after[1:])) == {"cards": [-1, 4, ["+", Card(5)]]}


def test_a_list_that_grows_tells_only_what_came() -> None:
    row = list(range(30))
    assert changes(row, [*row, 30, 31]) == [30, ["+", 30, 31]]
    assert changes(row, row[:-2]) == [28, -2]


@given(rows, rows)
def test_long_rows_of_numbers_are_edited(old: Any, new: Any) -> None:
    check(old, new)


@example([Card(1)], [Hand(1, ())])
@given(st.lists(cards | hands | scalars, max_size=6), st.lists(cards | hands | scalars, max_size=6))
def test_a_list_may_hold_things_of_several_kinds(old: Any, new: Any) -> None:
    check(old, new)


@pytest.mark.parametrize("vector", SHARED, ids=lambda vector: vector["about"])
def test_the_examples_of_the_web_client_are_ours(vector: Any) -> None:
    assert as_json(changes(vector["old"], vector["now"])) == vector["change"]
    assert applied(vector["old"], vector["change"]) == vector["now"]
