"""What a worker's process keeps in memory because whoever asked for it will soon ask for more of it."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")

KEPT = 4
"""How many things stay in memory."""


class Recent(Generic[T]):
    """The last few things that were asked for. They never change.

    >>> recent = Recent[str]()
    >>> recent.get("a", lambda: None), recent.get("a", lambda: "first"), recent.get("a", lambda: "second")
    (None, 'first', 'first')
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[str, T] = OrderedDict()

    def get(self, key: str, make: Callable[[], T | None]) -> T | None:
        """What was asked for lately under this key, or else what is made now; None if that can't be made."""
        found = self._kept.pop(key, None)
        if found is None:
            found = make()
        if found is not None:
            self._kept[key] = found
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found
