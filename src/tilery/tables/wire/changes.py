"""What changed between two values, small enough to send in place of the new one; the web client applies the same.

    change = null | true | 1 | "text"      it is this now
           | ["=", value]                  it is this now, where the value is an object or a list
           | {member: change, …}           an object in which these members changed; ["-"] is gone
           | [edit, …]                     a list, edited from its beginning; what is left over stays
    edit   = 3                             the next three items stay
           | -2                            the next two items are gone
           | ["+", item, …]                these come in here
           | change                        the next item changed: an object or a list

>>> changes({"turn": 0, "hand": [4, 7, 9, 5]}, {"turn": 1, "hand": [4, 9, 5, 2]})
{'turn': 1, 'hand': [1, -1, 2, ['+', 2]]}
>>> applied({"turn": 0, "hand": [4, 7, 9, 5]}, {"turn": 1, "hand": [1, -1, 2, ["+", 2]]})
{'turn': 1, 'hand': [4, 9, 5, 2]}
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

NOW, GONE, NEW = "=", "-", "+"
SCALARS = frozenset({type(None), bool, int, float, str})
SHORT = 4
"""So few numbers or words, before and after, are not worth a search for what stayed."""


def changes(old: Any, new: Any) -> Any:
    """What changed from one value to the other. Both are of what msgspec writes as JSON: `applied` to the old one as
    JSON, this gives the new one as JSON.

    As Python takes True for 1, a place that holds numbers must not hold true or false at another time.
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
                name: changes(before, now)
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
    """The members of a struct: their names in JSON, and how to get all their values."""

    names: tuple[str, ...]
    values: Callable[[Any], tuple[Any, ...]]
    first: str
    """By which an object is known in a list, as by an id; empty if it has no members."""


_FIELDS: dict[Any, Fields | None] = {}


def _fields(kind: Any) -> Fields | None:
    """None of what is no struct, or one whose members come and go."""
    if kind not in _FIELDS:
        whole = not issubclass(kind, msgspec.Struct)
        whole = whole or kind.__struct_config__.array_like or kind.__struct_config__.omit_defaults
        names = () if whole else kind.__struct_encode_fields__
        first = kind.__struct_fields__[0] if names else ""
        _FIELDS[kind] = None if whole else Fields(names, msgspec.structs.astuple, first)
    return _FIELDS[kind]


def _members(old: Mapping[Any, Any], new: Mapping[Any, Any]) -> dict[Any, Any]:
    found: dict[Any, Any] = {name: [GONE] for name in old if name not in new}
    for name, now in new.items():
        if name not in old:
            found[name] = now if type(now) in SCALARS else [NOW, now]
        elif old[name] != now:
            found[name] = changes(old[name], now)
    return found


def _edits(old: Sequence[Any], new: Sequence[Any]) -> list[Any]:
    """Items at both ends that did not change stay; between them, whatever is the same thing before and after."""
    most = min(len(old), len(new))
    start = end = 0
    while start < most and old[start] == new[start]:
        start += 1
    while end < most - start and old[-1 - end] == new[-1 - end]:
        end += 1
    script = Script(start)
    at = start
    pairs = _pairs(old[start : len(old) - end], new[start : len(new) - end])
    if new and not (start or end or pairs):
        return [NOW, new]
    come = start
    for before, after in pairs:
        script.go(start + before - at)
        script.come(new[come : start + after])
        if old[start + before] == new[start + after]:
            script.stay()
        else:
            script.change(changes(old[start + before], new[start + after]))
        at, come = start + before + 1, start + after + 1
    script.go(len(old) - end - at)
    script.come(new[come : len(new) - end])
    return script.edits


class Script:
    """Edits of a list, from its beginning."""

    def __init__(self, stay: int) -> None:
        self.edits: list[Any] = []
        self._staying = stay

    def stay(self) -> None:
        self._staying += 1

    def go(self, count: int) -> None:
        if count:
            self._add(-count)

    def come(self, items: Sequence[Any]) -> None:
        if items:
            self._add([NEW, *items])

    def change(self, change: Any) -> None:
        self._add(change)

    def _add(self, edit: Any) -> None:
        if self._staying:
            self.edits.append(self._staying)
            self._staying = 0
        self.edits.append(edit)


def _pairs(old: Sequence[Any], new: Sequence[Any]) -> list[tuple[int, int]]:
    """The places of things that are in both lists, in the same order in both, and as many of them as there can be."""
    if not old or not new or (len(old) + len(new) <= SHORT and type(new[0]) in SCALARS):
        return []  # by far the most frequent case: something came, went, or is another number
    if len(old) == len(new) and all(map(_is_same, old, new)):
        return [(place, place) for place in range(len(old))]  # rows of a table, or things that stayed in order
    places = {key: place for place, key in enumerate(_keys(old))}
    both = [(places[key], place) for place, key in enumerate(_keys(new)) if key in places]
    tails: list[int] = []
    ends: list[int] = []
    before: list[int | None] = []
    for each, (place, _) in enumerate(both):  # the longest row of growing places
        length = bisect_left(tails, place)
        before.append(ends[length - 1] if length else None)
        tails[length : length + 1] = [place]
        ends[length : length + 1] = [each]
    row: list[tuple[int, int]] = []
    link = ends[-1] if ends else None
    while link is not None:
        row.append(both[link])
        link = before[link]
    return row[::-1]


def _is_same(old: Any, new: Any) -> bool:
    """Whether these are the same thing before and after: two lists, or two objects with the same first member."""
    kind = type(new)
    if kind is not type(old):
        return False
    if kind is list or kind is tuple:
        return True
    fields = _fields(kind)
    return fields is not None and fields.first != "" and bool(getattr(old, fields.first) == getattr(new, fields.first))


def _keys(items: Sequence[Any]) -> Iterator[tuple[Any, int]]:
    """What each item is known by in its list: an object by its first member, as an id; all others by themselves. Of
    equal ones the first is the first."""
    met: Counter[Any] = Counter()
    for item in items:
        known = item
        if (fields := _fields(type(item))) and fields.first:
            known = getattr(item, fields.first)
        elif type(item) is dict:
            known = next(iter(item.items()), None)
        key = known if type(known) in SCALARS else msgspec.json.encode(known)
        yield key, met[key]
        met[key] += 1


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
