"""Moves as text. A polygon in the tray is written as its number, one in a collection as its kind, a player as `@` and
the seat.

>>> texts = "take 17", "remove 3", "swap p-green o-pink @2", "steal t-blue @1", "give s-yellow @0", "hand", "end"
>>> [write(read(text)) for text in texts] == list(texts)
True
>>> [write(read(text)) for text in ("score pink", "score octagon @blue", "score octagon", "start 2")]
['score pink', 'score octagon @blue', 'score octagon', 'start 2']
"""

import re

from tilery.engine.errors import Unreadable
from tilery.games.collexion import moves as m
from tilery.games.collexion.heap import Heap, Polygon, piled
from tilery.games.collexion.pieces import COLOURS, KIND_NAMED, KINDS, POLYGONS, SHAPES

KIND = f"({'|'.join(KINDS)})"
STACK = "|".join(COLOURS)
NUMBER = "(0|[1-9][0-9]{0,4})"
TAKE = re.compile("(take|remove) (0|[1-9][0-9]?)")
SWAP = re.compile(f"swap {KIND} {KIND} @([0-3])")
STEAL = re.compile(f"(steal|give) {KIND} @([0-3])")
SCORE = re.compile(f"score (?:({STACK})|({'|'.join(SHAPES)})(?: @({STACK}))?)")
START = re.compile("start ([0-3])")
LYING = re.compile(f"{KIND} {NUMBER},{NUMBER},(0|[1-9][0-9]?|[12][0-9]{{2}}|3[0-5][0-9])")
SHAKE = "shake "
BETWEEN = "; "
WORDS: dict[str, m.Move] = {"hand": m.HAND, "end": m.END}


def write(move: m.Move) -> str:
    match move:
        case m.Take(polygon):
            return f"take {polygon}"
        case m.Remove(polygon):
            return f"remove {polygon}"
        case m.Swap(mine, theirs, seat):
            return f"swap {KINDS[mine]} {KINDS[theirs]} @{seat}"
        case m.Steal(kind, seat):
            return f"steal {KINDS[kind]} @{seat}"
        case m.Give(kind, seat):
            return f"give {KINDS[kind]} @{seat}"
        case m.Score(name, stack):
            return f"score {name} @{stack}" if stack else f"score {name}"
        case m.Hand():
            return "hand"
        case m.End():
            return "end"
        case m.Start(seat):
            return f"start {seat}"
        case m.Shake(heap):
            return SHAKE + BETWEEN.join(f"{KINDS[p.kind]} {p.x},{p.y},{p.angle}" for p in heap)


def read(text: str) -> m.Move:
    """The move of a text. A shaken tray lists its polygons from the bottom up: kind, x, y, angle."""
    if text in WORDS:
        return WORDS[text]
    if (found := TAKE.fullmatch(text)) and int(found[2]) < len(POLYGONS):
        return (m.TAKES if found[1] == "take" else m.REMOVES)[int(found[2])]
    if found := SWAP.fullmatch(text):
        return m.Swap(KIND_NAMED[found[1]], KIND_NAMED[found[2]], int(found[3]))
    if found := STEAL.fullmatch(text):
        return (m.STEALS if found[1] == "steal" else m.GIVES)[int(found[3])][KIND_NAMED[found[2]]]
    if found := SCORE.fullmatch(text):
        return m.SCORES[found[1] or found[2], found[3] or ""]
    if found := START.fullmatch(text):
        return m.STARTS[int(found[1])]
    if text.startswith(SHAKE) and (heap := _heap(text.removeprefix(SHAKE))) is not None:
        return m.Shake(heap)
    raise Unreadable(
        f"'{text[:40]}' is no move of ColleXion. Moves read: take 17, remove 17, swap p-green o-pink @2 (yours, "
        "theirs, whose), steal p-green @2, give p-green @2, hand, score pink, score octagon @pink, end."
    )


def _heap(text: str) -> Heap | None:
    lying = text.split(BETWEEN, len(POLYGONS))
    found = [LYING.fullmatch(one) for one in lying]
    if len(lying) > len(POLYGONS) or None in found:
        return None
    places = [(KIND_NAMED[one[1]], int(one[2]), int(one[3]), int(one[4])) for one in found if one]
    return piled(tuple(Polygon(id_, *place) for id_, place in enumerate(places)))
