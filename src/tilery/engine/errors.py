"""What can go wrong, split by who has to act: unreadable, illegal, unknown, a broken record."""

from collections.abc import Iterable

import msgspec


class Problem(msgspec.Struct, frozen=True, gc=False):
    """One reason why a move is not legal.

    `code` is the key by which a client finds the words in a person's language; `text` says the same in English.

    >>> problem = Problem("HS-9", "pass-twice", "You passed in your last turn already.")
    >>> problem.rule, problem.code, problem.pieces
    ('HS-9', 'pass-twice', ())
    """

    rule: str
    code: str
    text: str
    pieces: tuple[str, ...] = ()

    def __str__(self) -> str:
        """The sentence with its rule id.

        >>> str(Problem("HS-9", "pass-twice", "You passed in your last turn already."))
        'You passed in your last turn already. (HS-9)'
        """
        return f"{self.text} ({self.rule})"


def brief(value: int | str) -> str:
    """A given value, made short enough for a sentence: users of the library can pass anything.

    >>> brief(17), brief(10**5000), brief("b5"), brief("x" * 5000) == "x" * 40 + "…"
    ('17', '…', 'b5', True)
    """
    if isinstance(value, int):
        return str(value) if abs(value) < LONG_NUMBER else "…"
    return value if len(value) <= LONG_TEXT else f"{value[:LONG_TEXT]}…"


LONG_NUMBER = 10**15
LONG_TEXT = 40


class TileryError(Exception):
    """Anything that Tilery refuses, in one sentence that a person can act on."""


class Unreadable(TileryError):
    """A text that is no move, option or deck at all.

    >>> from tilery.games import GAMES
    >>> try:
    ...     GAMES.all()[0].read("castle")
    ... except Unreadable as error:
    ...     print(str(error)[:19])
    'castle' is no move
    """


class Illegal(TileryError):
    """A readable move, or a set-up, that the rules don't allow. Nothing was changed.

    >>> print(Illegal([Problem("HS-9", "pass-twice", "You passed in your last turn already.")]))
    You passed in your last turn already. (HS-9)
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(" ".join(str(problem) for problem in self.problems))


class Unknown(TileryError):
    """A name that doesn't exist; the message lists those that do.

    >>> print(Unknown("bird", "fox", ["jay", "owl"]))
    There is no bird 'fox'. There is: jay, owl.
    """

    def __init__(self, what: str, name: str, known: Iterable[str]) -> None:
        self.what, self.name, self.known = what, name, tuple(known)
        super().__init__(f"There is no {what} '{name}'. There is: {', '.join(self.known) or 'none'}.")


class RecordError(TileryError):
    """A record file that can't be read, or breaks the rules; names the line.

    Like a `Problem` it has a `code`, for translations. `about` is the part of the file that is wrong; for an illegal
    move, `problems` says why.

    >>> error = RecordError(3, "number", "'x' is no number", about="x")
    >>> print(error)
    line 3: 'x' is no number
    """

    def __init__(
        self, line: int, code: str, message: str, *, about: str = "", problems: Iterable[Problem] = ()
    ) -> None:
        self.line, self.code, self.message, self.about = line, code, message, about
        self.problems = tuple(problems)
        super().__init__(f"line {line}: {message}")
