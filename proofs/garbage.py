"""What nobody should send: messages by kind, made from what a cheat at the table knows."""

import functools
import json
import random
import typing
import uuid
from collections.abc import Callable
from typing import Any

import msgspec

from tilery.engine.data import move_type
from tilery.engine.game import AnyMove
from tilery.games import GAMES
from tilery.tables.wire.messages import MAX_MESSAGE, VERSION

Garbage = list[str | bytes]
MOVES = ("x17 b2-b3", "buy", "pass", "end", "+23", "8:7:7:7", "A1 B2 C3", "", "~", "x" * 5000, "\u202e", "0-0" * 99)
"""Words of other games, and of none."""
VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 2, 7, 99, 2**63, -(2**63), 0.5, "", "y0", "b5", "344", "hexagon", "x" * 5000, "\u202e"),
    *([], {}, [[]], [0, 0], ["b5"], [{"tile": "b5", "cell": [0, 0]}], [{"tile": "b5", "cell": [10**9, -(10**9)]}]),
)
"""Values for a field of a move, right in some game or in none."""


class Known(msgspec.Struct):
    """What a cheat knows: its table and seats, the step it has seen, a move that would be legal, and what belongs to
    others."""

    rng: random.Random
    seats: list[int]
    secrets: list[str]
    foreign: list[str]
    """Secrets of seats that are not its own."""
    seq: int = 0
    moves: tuple[str, ...] = ("pass",)
    used: tuple[str, ...] = ("once",)
    """Ids that were used before."""
    coming: Callable[[], dict[str, Any] | None] = lambda: None
    """What somebody else at the table is about to ask for."""

    def request(self, kind: str = "move", **other: Any) -> dict[str, Any]:
        """A request as it should be, except for what is given."""
        about: dict[str, Any] = {"type": kind, "id": uuid.uuid4().hex}
        if kind != "ping":
            about |= {"seat": self.seat, "seq": self.seq}
        if kind == "check":
            del about["seq"]
        if kind in ("move", "check"):
            about["move"] = self.rng.choice(self.moves)
        if kind == "hint":
            about["whole"] = False
        return about | other

    @property
    def seat(self) -> int:
        return self.rng.choice(self.seats or [0])

    @property
    def kind(self) -> str:
        return self.rng.choice(("move", "undo", "check", "rematch", "hint", "ping"))


def random_bytes(known: Known) -> Garbage:
    return [known.rng.randbytes(known.rng.randrange(300))]


def random_text(known: Known) -> Garbage:
    return ["".join(chr(known.rng.choice((known.rng.randrange(128), 0x20AC, 0x1F600))) for _ in range(60))]


def cut_short(known: Known) -> Garbage:
    text = json.dumps(known.request(known.kind))
    return [text[: known.rng.randrange(len(text))]]


def mutated(known: Known) -> Garbage:
    """A proper request with some characters changed, missing or doubled."""
    text = list(json.dumps(known.request(known.kind)))
    for _ in range(known.rng.randrange(1, 4)):
        place = known.rng.randrange(len(text))
        text[place] = known.rng.choice(("", text[place] * 2, chr(known.rng.randrange(32, 127)), '"', "{", "\\u0000"))
    return ["".join(text)]


def wrong_shape(known: Known) -> Garbage:
    shapes: list[Any] = [None, True, 0, "", [], {}, [known.request()], {"move": known.request()}, {"type": None}]
    shapes += [{"type": "welcome"}, {"type": "update", "seq": 1}, {"type": ["move"]}, {"type": "Move"}]
    return [json.dumps(known.rng.choice(shapes))]


def wrong_type(known: Known) -> Garbage:
    request = known.request(known.kind)
    wrong: tuple[Any, ...] = (None, True, 1.5, -1, "0", [], {}, [0], 2**63, -(2**63) - 1, "\u0000")
    return [json.dumps(request | {known.rng.choice(list(request)): known.rng.choice(wrong)})]


def unknown_field(known: Known) -> Garbage:
    field = known.rng.choice(("secret", "__class__", "seats", "", "id ", "admin"))
    return [json.dumps(known.request(known.kind) | {field: known.rng.choice((1, None, "yes", {}))})]


def missing_field(known: Known) -> Garbage:
    request = known.request(known.kind)
    del request[known.rng.choice(list(request))]
    return [json.dumps(request)]


def field_twice(known: Known) -> Garbage:
    text = json.dumps(known.request())
    return [text[:-1] + f', "seat": {known.rng.randrange(4)}, "type": "undo"}}']


def deep(known: Known) -> Garbage:
    depth = known.rng.choice((50, 900, 2000, MAX_MESSAGE // 2 - 40))
    inner = known.rng.choice(
        ("[" * depth + "]" * depth, '{"a":' * (depth // 3) + "1" + "}" * (depth // 3), "[" * depth)
    )
    return [
        known.rng.choice((inner, f'{{"type":"move","id":"d","seat":0,"seq":0,"move":{inner}}}', f'{{"id":{inner}}}'))
    ]


def huge_number(known: Known) -> Garbage:
    number = known.rng.choice(
        ("9" * 20, "9" * 4200, "9" * 5000, "9" * 16000, "1e999", "-1e-999", "1" + "0" * 400 + ".5")
    )
    field = known.rng.choice(("seat", "seq"))
    return [f'{{"type":"move","id":"h","seat":0,"seq":0,"move":"x","{field}":{number}}}']


def not_a_number(known: Known) -> Garbage:
    return [
        f'{{"type":"undo","id":"n","seat":0,"seq":{known.rng.choice(("NaN", "Infinity", "-Infinity", "0x1", "01"))}}}'
    ]


def long_text(known: Known) -> Garbage:
    field = known.rng.choice(("move", "id", "type"))
    return [json.dumps(known.request() | {field: known.rng.choice("a9~\u20ac") * known.rng.choice((65, 1000, 5000))})]


def just_at_the_limit(known: Known) -> Garbage:
    """As large as a message may be, and one byte more."""
    room = MAX_MESSAGE - len(json.dumps(known.request(move="")))
    return [json.dumps(known.request(move="~" * (room + more))) for more in (-1, 0, 1)]


def too_large(known: Known) -> Garbage:
    return [json.dumps(known.request(move="~" * known.rng.randrange(MAX_MESSAGE, 3 * MAX_MESSAGE)))]


def binary(known: Known) -> Garbage:
    return [json.dumps(known.request(known.kind)).encode()]


def surrogates(known: Known) -> Garbage:
    half = known.rng.choice(("\\ud800", "\\udfff", "\\ud800\\ud800", "\\ud83d", "\\ud83d\\ude00", "\\u0000"))
    return [
        f'{{"type":"move","id":"s","seat":0,"seq":0,"move":"{half}"}}',
        f'{{"type":"hello","version":1,"secrets":["{half}"]}}',
    ]


def repeated_id(known: Known) -> Garbage:
    """An id that was used for something else, by this cheat or by somebody else."""
    name = known.rng.choice(known.used)
    return [json.dumps(known.request(known.kind, id=name)), json.dumps(known.request(move="something else", id=name))]


def sent_twice(known: Known) -> Garbage:
    return [json.dumps(known.request(known.rng.choice(("move", "undo"))))] * 2


def a_bots_id(known: Known) -> Garbage:
    return [
        json.dumps(known.request(id=known.rng.choice((f"bot/{known.seq + 1}", "", " ", "a b", "x" * 65, "\u00e9"))))
    ]


def out_of_order(known: Known) -> Garbage:
    seq = known.rng.choice((known.seq - 1, known.seq + 1, 0, -1, known.seq + 10**6, 2**70))
    return [json.dumps(known.request(known.rng.choice(("move", "undo", "rematch", "hint")), seq=seq))]


def not_held(known: Known) -> Garbage:
    """A move that would be legal, on somebody else's seat."""
    seats = [seat for seat in range(-2, 6) if seat not in known.seats]
    return [json.dumps(known.request(known.kind, seat=known.rng.choice(seats)))]


def foretold(known: Known) -> Garbage:
    """Exactly what somebody else is about to do, and an undo of what they did."""
    theirs = known.request(**(known.coming() or {"seat": 1}))
    undo = known.request("undo", seat=theirs["seat"], seq=theirs["seq"])
    return [json.dumps(undo), json.dumps(theirs)]


def other_games(known: Known) -> Garbage:
    return [json.dumps(known.request(known.rng.choice(("move", "check")), move=known.rng.choice(MOVES)))]


def strange_data(known: Known) -> Garbage:
    """A move as data, of any game, with anything in its fields."""
    kind = known.rng.choice(kinds_of_moves())
    data = {field: known.rng.choice(VALUES) for field in kind.__struct_fields__ if known.rng.random() < 0.95}
    tag = kind.__struct_config__.tag if known.rng.random() < 0.95 else known.rng.choice(VALUES)
    return [json.dumps(known.request(known.rng.choice(("move", "check")), move={"type": tag, **data}))]


@functools.cache
def kinds_of_moves() -> tuple[type[AnyMove], ...]:
    return tuple(kind for game in GAMES.all() for kind in typing.get_args(move_type(game)))


def out_of_turn(known: Known) -> Garbage:
    return [json.dumps(known.request("move")), json.dumps(known.request("undo")), json.dumps(known.request("rematch"))]


def checks(known: Known) -> Garbage:
    return [json.dumps(known.request("check"))]


def forged_hello(known: Known) -> Garbage:
    """A hello with secrets that are not quite right, and then with the right ones, so that the cheat stays."""
    close = known.rng.choice(known.foreign or ["none"])
    place = known.rng.randrange(len(close))
    wrong: list[Any] = [
        close[:-1],
        close + "A",
        close[:place] + "_" + close[place + 1 :],
        "",
        "0",
        close.upper(),
        "é" * 40,
    ]
    secrets = known.rng.choice(([known.rng.choice(wrong)], wrong, ["x"] * 100, ["x"] * 101, [known.secrets], close))
    hello = {"type": "hello", "version": VERSION}
    return [json.dumps(hello | {"secrets": secrets}), json.dumps(hello | {"secrets": known.secrets})]


def other_version(known: Known) -> Garbage:
    version = known.rng.choice((0, VERSION - 1, VERSION + 1, -1, 10**30))
    return [json.dumps({"type": "hello", "version": version, "secrets": known.secrets})]


def pings(known: Known) -> Garbage:
    return [json.dumps(known.request("ping"))] * 3


def hello_again(known: Known) -> Garbage:
    return [json.dumps({"type": "hello", "version": VERSION, "secrets": known.secrets})] * 3


KINDS: dict[str, Callable[[Known], Garbage]] = {
    kind.__name__: kind
    for kind in (
        *(random_bytes, random_text, cut_short, mutated, wrong_shape, wrong_type, unknown_field, missing_field),
        *(field_twice, deep, huge_number, not_a_number, long_text, just_at_the_limit, too_large, binary, surrogates),
        *(repeated_id, sent_twice, a_bots_id, out_of_order, not_held, foretold, other_games, strange_data),
        *(out_of_turn, checks, pings),
        *(forged_hello, other_version, hello_again),
    )
}
