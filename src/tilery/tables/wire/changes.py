"""What changed between two values, small enough to send in place of the new one. The web client applies it.

    change = null | true | 1 | "text"      it is this now
           | ["=", value]                  it is this now, where the value is an object or a list
           | {member: change, …}           an object in which these members changed; ["-"] is gone
           | [edit, …]                     a list, edited from its beginning; what is left over stays
    edit   = 3                             the next three items stay
           | -2                            the next two items are gone
           | ["+", item, …]                these come in here
           | change                        the next item changed: an object or a list

>>> changes({"turn": 0, "row": list("incomprehensible")}, {"turn": 1, "row": list("incomprehensibleness")})
{'turn': 1, 'row': [16, ['+', 'n', 'e', 's', 's']]}
>>> applied({"turn": 0, "row": ["a", "b", "c"]}, {"turn": 1, "row": [1, -1, 1, ["+", "d"]]})
{'turn': 1, 'row': ['a', 'c', 'd']}
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, NamedTuple

import msgspec

NOW, GONE, NEW = "=", "-", "+"
SCALARS = frozenset({type(None), bool, int, float, str})
SHORT = 16
"""In a list with no more numbers or words than this, it isn't worth looking for those that stayed."""


def changes(old: Any, new: Any) -> Any:
    """What changed from one value to the other. Both are values that msgspec can write as JSON: `applied` to the old
    value as JSON, the change gives the new value as JSON.

    As True equals 1 in Python, a place that holds numbers must not hold true or false at another time.
    """
    kind = type(new)
    if kind in SCALARS:
        return new
    if kind is type(old):
        if kind in (list, tuple):
            return _edits(old, new)
        if kind is dict:
            return _members(old, new)
        if (fields := _fields(kind)) is not None:
            return {
                name: now if type(now) in SCALARS else _member(name, before, now)
                for name, before, now in zip(fields.names, fields.values(old), fields.values(new), strict=True)
                if before is not now and before != now
            }
    return [NOW, new]


def applied(old: Any, change: Any) -> Any:
    """The new value, as JSON; whatever did not change is shared with the old one."""
    if isinstance(change, dict):
        new = dict(old)
        for name, each in change.items():
            if each == [GONE]:
                del new[name]
            else:
                new[name] = applied(new.get(name), each)
        return new
    if not isinstance(change, list):
        return change
    return change[1] if change[:1] == [NOW] else _edited(old, change)


class Fields(NamedTuple):
    """The members of a struct: their names in JSON, how to get all their values, and how to get the first."""

    names: tuple[str, ...]
    values: Callable[[Any], tuple[Any, ...]]
    first: Callable[[Any], Any]


_FIELDS: dict[Any, Fields | None] = {}


def _fields(kind: Any) -> Fields | None:
    """The members of a kind of struct. None if it is no struct, has no members, or its members come and go."""
    if kind not in _FIELDS:
        whole = not issubclass(kind, msgspec.Struct) or not kind.__struct_fields__
        whole = whole or kind.__struct_config__.array_like or kind.__struct_config__.omit_defaults
        _FIELDS[kind] = None if whole else _fields_of_struct(kind)
    return _FIELDS[kind]


def _fields_of_struct(kind: type[msgspec.Struct]) -> Fields:
    return Fields(kind.__struct_encode_fields__, msgspec.structs.astuple, attrgetter(kind.__struct_fields__[0]))


_LAST: dict[str, tuple[Any, Any, Any]] = {}
"""For each name, the member that changed last: before, after, and what changed."""


def _member(name: str, old: Any, new: Any) -> Any:
    """What changed in a member of a struct. The views of several seats share what they all see: that is compared for
    the first of them only."""
    before, after, change = _LAST.get(name, (None, None, None))
    if before is not old or after is not new:
        change = changes(old, new)
        _LAST[name] = old, new, change
    return change


def _members(old: Mapping[Any, Any], new: Mapping[Any, Any]) -> dict[Any, Any]:
    found: dict[Any, Any] = {name: [GONE] for name in old if name not in new}
    for name, now in new.items():
        if name not in old:
            found[name] = now if type(now) in SCALARS else [NOW, now]
        elif old[name] != now:
            found[name] = changes(old[name], now)
    return found


def _edits(old: Sequence[Any], new: Sequence[Any]) -> list[Any]:
    """Items at both ends that did not change stay. Between them, an item stays if both lists have the same thing."""
    if old == new:
        return []
    if len(new) <= SHORT and SCALARS.issuperset(map(type, new)):
        return [NOW, new]
    if len(old) == len(new) and _are_same(old, new):
        return _edits_in_place(old, new)
    start = _alike(old, new)
    rest, new_rest = old[start:], new[start:]
    if end := _alike(rest[::-1], new_rest[::-1]):
        rest, new_rest = rest[:-end], new_rest[:-end]
    pairs = _pairs(rest, new_rest)
    if not (start or end or pairs):
        return [NOW, new]
    script = Script(start)
    at = come = 0
    for before, after in pairs:
        if before > at:
            script.add(at - before)
        if after > come:
            script.add([NEW, *new_rest[come:after]])
        at, come = before + 1, after + 1
        was, now = rest[before], new_rest[after]
        if was is now or was == now:
            script.staying += 1
        else:
            script.add(changes(was, now))
    if len(rest) > at:
        script.add(at - len(rest))
    if len(new_rest) > come:
        script.add([NEW, *new_rest[come:]])
    return script.edits


def _are_same(old: Sequence[Any], new: Sequence[Any]) -> bool:
    """Whether both lists have the same things in order: rows of a table, or objects with the same first members."""
    kinds = {*map(type, old), *map(type, new)}
    if len(kinds) > 1:
        return False
    kind = kinds.pop()
    if kind is list or kind is tuple:
        return True
    fields = _fields(kind)
    return fields is not None and [*map(fields.first, old)] == [*map(fields.first, new)]


def _edits_in_place(old: Sequence[Any], new: Sequence[Any]) -> list[Any]:
    """The edits of a list in which each thing has stayed in its place."""
    script = Script(0)
    for was, now in zip(old, new, strict=True):
        if was is now or was == now:
            script.staying += 1
        else:
            script.add(changes(was, now))
    return script.edits


def _alike(old: Sequence[Any], new: Sequence[Any]) -> int:
    """How many items at the beginning did not change."""
    if old == new[: len(old)]:  # most lists grow at their end
        return len(old)
    count = 0
    for before, now in zip(old, new, strict=False):
        if before is not now and before != now:
            break
        count += 1
    return count


class Script:
    """Edits of a list, from its beginning."""

    def __init__(self, staying: int) -> None:
        self.edits: list[Any] = []
        self.staying = staying

    def add(self, edit: Any) -> None:
        """One more edit, after what stays as it is."""
        if self.staying:
            self.edits.append(self.staying)
            self.staying = 0
        self.edits.append(edit)


def _pairs(old: Sequence[Any], new: Sequence[Any]) -> list[tuple[int, int]]:
    """The places of things that are in both lists, in the same order in both, and as many of them as there can be."""
    if not old or not new:
        return []  # by far the most common case: something came or went
    kinds = {*map(type, old), *map(type, new)}
    kind = kinds.pop() if len(kinds) == 1 else object
    places = {key: place for place, key in enumerate(_keys(old, kind))}
    both = [(places[key], place) for place, key in enumerate(_keys(new, kind)) if key in places]
    return both if both == sorted(both) else _longest_rise(both)


def _keys(items: Sequence[Any], kind: Any) -> list[Any]:
    """How each item is recognized in a list of this kind: an object by its first member, like an id; anything else by
    itself. Equal items are numbered in order."""
    known = items
    if fields := _fields(kind):
        known = [*map(fields.first, items)]
    elif kind is dict:
        known = [next(iter(item.items()), None) for item in items]
    keys = [key if type(key) in SCALARS else msgspec.json.encode(key) for key in known]
    if len(set(keys)) == len(keys):
        return keys
    met: Counter[Any] = Counter()
    for place, key in enumerate(keys):
        if met[key]:
            keys[place] = key, met[key]
        met[key] += 1
    return keys


def _longest_rise(both: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """As many of these pairs as possible so that the first places rise; their second places rise already."""
    tails: list[int] = []
    ends: list[int] = []
    before: list[int | None] = []
    for each, (place, _) in enumerate(both):
        length = bisect_left(tails, place)
        before.append(ends[length - 1] if length else None)
        tails[length : length + 1] = [place]
        ends[length : length + 1] = [each]
    row: list[tuple[int, int]] = []
    link: int | None = ends[-1]
    while link is not None:
        row.append(both[link])
        link = before[link]
    return row[::-1]


def _edited(old: Sequence[Any], script: Sequence[Any]) -> list[Any]:
    new: list[Any] = []
    at = 0
    for edit in script:
        if isinstance(edit, int):
            new += old[at : at + edit] if edit > 0 else ()
            at += abs(edit)
        elif isinstance(edit, list) and edit[0] == NEW:
            new += edit[1:]
        else:
            new.append(applied(old[at], edit))
            at += 1
    return [*new, *old[at:]]
