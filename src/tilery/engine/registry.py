"""Names that lead to objects."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from tilery.engine.errors import Unknown

T = TypeVar("T")


class Registry(Generic[T]):
    """What there is of something, by name.

    >>> birds = Registry("bird", {"jay": 1, "owl": 2})
    >>> birds.get("owl"), birds.names()
    (2, ('jay', 'owl'))
    >>> birds.get("fox")
    Traceback (most recent call last):
    tilery.engine.errors.Unknown: There is no bird 'fox'. There is: jay, owl.
    """

    def __init__(self, what: str, found: Mapping[str, T]) -> None:
        self._what = what
        self._found = dict(found)

    def names(self) -> tuple[str, ...]:
        """All names, in their order.

        >>> Registry("bird", {"jay": 1, "owl": 2}).names()
        ('jay', 'owl')
        """
        return tuple(self._found)

    def get(self, name: str) -> T:
        """What the name stands for; raises Unknown with the names that exist.

        >>> Registry("bird", {"jay": 1, "owl": 2}).get("owl")
        2
        """
        if name not in self._found:
            raise Unknown(self._what, name, self._found)
        return self._found[name]

    def all(self) -> tuple[T, ...]:
        """All that the names stand for, in the same order.

        >>> Registry("bird", {"jay": 1, "owl": 2}).all()
        (1, 2)
        """
        return tuple(self._found.values())
