"""Names that lead to objects, imported only when they are asked for."""

import importlib
from collections.abc import Mapping
from typing import Generic, TypeVar, cast

from tilery.engine.errors import Unknown

T = TypeVar("T")


class Registry(Generic[T]):
    """A table of names and where to find what they stand for (`package.module:object`)."""

    def __init__(self, what: str, places: Mapping[str, str]) -> None:
        self._what = what
        self._places = dict(places)

    def names(self) -> tuple[str, ...]:
        return tuple(self._places)

    def get(self, name: str) -> T:
        """What the name stands for; raises Unknown with the names that exist."""
        if name not in self._places:
            raise Unknown(self._what, name, self._places)
        module, _, attribute = self._places[name].partition(":")
        return cast("T", getattr(importlib.import_module(module), attribute))

    def all(self) -> tuple[T, ...]:
        return tuple(self.get(name) for name in self._places)
