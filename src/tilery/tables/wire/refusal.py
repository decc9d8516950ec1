"""How anything is refused: one code for programs, one sentence for people."""

from collections.abc import Iterable

from tilery.engine.errors import Illegal, Problem, TileryError, Unknown

STATUS = {
    "origin": 403,
    "not-invited": 403,
    "no-invite": 404,
    "no-pass": 404,
    "old-pass": 410,
    "host": 421,
    "no-table": 404,
    "no-seat": 404,
    "no-round": 404,
    "not-found": 404,
    "seat-taken": 409,
    "full": 409,
    "not-over": 409,
    "too-large": 413,
    "too-fast": 429,
    "internal": 500,
    "storage": 503,
    "closing": 503,
    "crowded": 503,
    "too-slow": 503,
}
"""The HTTP status of a code; of any other it is 422."""


class Refusal(TileryError):
    """Nothing was changed."""

    def __init__(self, code: str, text: str, problems: Iterable[Problem] = (), known: Iterable[str] = ()) -> None:
        super().__init__(text)
        self.code, self.text, self.problems, self.known = code, text, tuple(problems), tuple(known)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 422)

    @classmethod
    def of(cls, error: TileryError) -> "Refusal":
        """What the engine refused, with what it knows about it."""
        if isinstance(error, Refusal):
            return error
        if isinstance(error, Illegal):
            return cls("illegal", str(error), error.problems)
        if isinstance(error, Unknown):
            return cls("unknown", str(error), known=error.known)
        return cls("unreadable", str(error))


class Conflict(Refusal):
    """The log has gone on without us: another server writes to the same database."""

    def __init__(self) -> None:
        super().__init__("storage", "The table has changed in the meantime. Please try again.")


def storage_failed() -> Refusal:
    return Refusal("storage", "The server can't store anything at the moment. Nothing was changed; try again soon.")


def too_large(limit: int) -> Refusal:
    return Refusal("too-large", f"A message may have {limit} bytes at most.")
