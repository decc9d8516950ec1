"""Any value of a type, built from the type alone: right ones, nearly right ones and strange ones."""

from collections.abc import Iterable, Iterator
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from hypothesis import strategies as st

STRANGE: dict[type, tuple[Any, ...]] = {
    int: (-1, -2, 0, 1, 99, 1_000, -(10**6), 2**31, 2**63, -(2**64), 10**30),
    str: ("", " ", "-", "0", "\x00", "\n", "hexagon", "y0", "y15", "999", "é", "[bold]", "x" * 10_000),
}
MOST = 6
"""So many items has an arbitrary tuple at most; those of real moves come whole as well."""


def leaves(value: Any) -> Iterator[Any]:
    """The value, and everything inside it."""
    yield value
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from leaves(getattr(value, name))
    elif isinstance(value, tuple):
        for item in value:
            yield from leaves(item)


class Values:
    """Strategies for the values of a type, fed with values that are real."""

    def __init__(self, real: Iterable[Any]) -> None:
        self._real: dict[type, dict[Any, None]] = {}
        for value in real:
            for leaf in leaves(value):
                self._real.setdefault(tuple if isinstance(leaf, tuple) else type(leaf), {})[leaf] = None

    def of(self, kind: Any) -> st.SearchStrategy[Any]:
        """Any value of this type."""
        origin = get_origin(kind)
        if origin in (Union, UnionType):
            return st.one_of([self.of(one) for one in get_args(kind)])
        if origin is Literal:
            return st.sampled_from(get_args(kind))
        if origin is tuple:
            return self._tuples(get_args(kind))
        if kind is NoneType:
            return st.none()
        made: st.SearchStrategy[Any]
        if issubclass(kind, msgspec.Struct):
            hints = get_type_hints(kind)
            made = st.builds(kind, *(self.of(hints[name]) for name in kind.__struct_fields__))
        else:
            made = st.sampled_from(STRANGE[kind]) | st.from_type(kind)
        real = list(self._real.get(kind, ()))
        return st.sampled_from(real) | made if real else made

    def _tuples(self, items: tuple[Any, ...]) -> st.SearchStrategy[Any]:
        if items[-1:] != (Ellipsis,):
            return st.tuples(*map(self.of, items))
        some = st.lists(self.of(items[0]), max_size=MOST).map(tuple)
        kind = get_origin(items[0]) or items[0]
        real = [found for found in self._real.get(tuple, ()) if all(isinstance(item, kind) for item in found)]
        if not real:
            return some
        # A real one with something changed: left out, repeated, in another order.
        whole = st.sampled_from(real)
        return st.one_of(
            some, whole, whole.flatmap(st.permutations).map(tuple), st.tuples(whole, some).map(_one_after_the_other)
        )


def _one_after_the_other(parts: tuple[tuple[Any, ...], tuple[Any, ...]]) -> tuple[Any, ...]:
    return (*parts[0], *parts[1])
