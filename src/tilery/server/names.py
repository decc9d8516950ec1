"""The names of people and bots, and other short texts that a person types."""

import unicodedata

from tilery.server.refusal import Refusal

MAX_NAME = 24
BIDI_CONTROLS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
"""They could turn the text around a name upside down."""
FORBIDDEN = frozenset(["Cc", "Cs", "Zl", "Zp"])


def one_line(text: str) -> bool:
    """Nothing in it that breaks a line or that a screen can't show.

    >>> one_line("Ágnes"), one_line("a\\nb")
    (True, False)
    """
    return not any(char in BIDI_CONTROLS or unicodedata.category(char) in FORBIDDEN for char in text)


def clean_name(text: str) -> str:
    """The name without blanks around it; refuses one that is empty, too long or has control characters.

    >>> clean_name("  Ágnes ")
    'Ágnes'
    """
    name = unicodedata.normalize("NFC", text.strip(" \t")) if one_line(text.strip(" \t")) else ""
    if not name.strip() or len(name) > MAX_NAME:
        raise Refusal("bad-name", f"A name has 1 to {MAX_NAME} characters, and no control characters among them.")
    return name
