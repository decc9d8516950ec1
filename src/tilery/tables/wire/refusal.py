"""How anything is refused: with a code for programs and a sentence for people. The only list of codes is here."""

from collections.abc import Iterable

from tilery.engine.errors import Illegal, Problem, TileryError, Unknown

AT_A_TABLE = {
    "malformed": 422,
    "too-large": 413,
    "too-fast": 429,
    "much-stored": 429,
    "version": 422,
    "origin": 403,
    "host": 421,
    "crowded": 503,
    "no-table": 404,
    "no-game": 404,
    "deleted": 410,
    "rules-fault": 500,
    "not-your-seat": 422,
    "withdrawn": 422,
    "stale": 422,
    "repeated": 422,
    "not-started": 422,
    "unreadable": 422,
    "illegal": 422,
    "not-over": 409,
    "no-hints": 422,
    "not-your-turn": 422,
    "hint-failed": 422,
    "storage": 503,
    "internal": 500,
    "closing": 503,
}
"""The codes that a client may get over its socket, each with its HTTP status: most of them are used in REST, too."""
CODES = AT_A_TABLE | {
    "many-tables": 429,
    "bad-name": 422,
    "bad-record": 422,
    "record-too-large": 413,
    "unknown": 422,
    "no-bot": 409,
    "no-moment": 422,
    "not-invited": 403,
    "needs-server": 422,
    "not-admin": 403,
    "no-invite": 404,
    "no-pass": 404,
    "old-pass": 410,
    "used-pass": 410,
    "no-seat": 404,
    "no-round": 404,
    "game-deleted": 410,
    "not-found": 404,
    "seat-taken": 409,
    "full": 409,
    "too-slow": 503,
    "too-long": 422,
}
"""All codes. The web client has a text for each of them, in every language."""


class Refusal(TileryError):
    """A request was refused, and nothing was changed."""

    def __init__(self, code: str, text: str, problems: Iterable[Problem] = (), known: Iterable[str] = ()) -> None:
        super().__init__(text)
        if code not in CODES:
            raise AssertionError(f"{code} is no code of a refusal")
        self.code, self.text, self.problems, self.known = code, text, tuple(problems), tuple(known)

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return CODES[self.code]

    @classmethod
    def of(cls, error: TileryError) -> "Refusal":
        """The same refusal from the engine, with all that it says about it."""
        if isinstance(error, Refusal):
            return error
        if isinstance(error, Illegal):
            return cls("illegal", str(error), error.problems)
        if isinstance(error, Unknown):
            return cls("unknown", str(error), known=error.known)
        return cls("unreadable", str(error))


class Conflict(Refusal):
    """The store has gone on without us: another server writes to the same database."""

    def __init__(self) -> None:
        super().__init__("storage", "The table has changed in the meantime. Please try again.")


def deleted() -> Refusal:
    """The refusal at a table that the host has deleted."""
    return Refusal("deleted", "The host has deleted this table, with all its games.")


def storage_failed() -> Refusal:
    """The refusal while nothing can be stored."""
    return Refusal("storage", "The server can't store anything at the moment. Nothing was changed; try again soon.")


def too_fast() -> Refusal:
    """The refusal for too many requests."""
    return Refusal("too-fast", "That was too much at once. Please wait a moment.")


def too_large(limit: int) -> Refusal:
    """The refusal for a message that is too long."""
    return Refusal("too-large", f"A message may have {limit} bytes at most.")
